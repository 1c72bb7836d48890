"""A finished game, looked at again: from any seat, after any answer.

The game is played through once, in slices, and the table is kept now and then on the way; so a moment is
never further than a few answers from one that is at hand.
"""

from collections.abc import Iterator
from typing import Final

from followsuit import describe
from followsuit.core.cards import SPECTATOR
from followsuit.core.event import Event, Log
from followsuit.core.record import Writing
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.describe.shapes import ShownArea
from followsuit.service.shapes import StateMessage
from followsuit.service.slices import Bill
from followsuit.service.story import Story
from followsuit.service.wire import table_part

STRIDE: Final = 16  # answers between two tables that are kept


class Stop:
    """The table after some answers, and how much each viewer had been told by then."""

    def __init__(self, table: Table, told: list[int]) -> None:
        self.table = table
        self.told = told


class Replay:
    def __init__(self, story: Story) -> None:
        self.story = story
        self.stops: list[Stop] = []
        self.headings: list[tuple[int, View]] = []  # where a new one begins, as those who watch saw it
        self.marks_in: dict[str, list[tuple[int, str]]] = {}  # by language
        self.record = ""

    async def prepare(self, bill: Bill) -> None:
        if not self.stops:
            stops: list[Stop] = []
            headings: list[tuple[int, View]] = []
            await bill.run(self.played(stops, headings))
            self.stops, self.headings = stops, headings

    def played(self, stops: list[Stop], headings: list[tuple[int, View]]) -> Iterator[None]:
        log = Log()
        t = self.story.match.at(0, log)
        heading = ""
        for at in range(len(self.story.given) + 1):
            if at:
                t.apply(self.story.given[at - 1].seat, self.story.given[at - 1].pick)
            t = self.story.turned(t, at)
            if at % STRIDE == 0:
                stops.append(Stop(t.clone(), [len(told) for told in log.told]))
            if t.heading() != heading:
                heading = t.heading()
                headings.append((at, t.view(SPECTATOR)))
            yield

    async def marks(self, lang: str, bill: Bill) -> list[tuple[int, str]]:
        """Where a new heading begins: after how many answers, and what it says."""
        if lang not in self.marks_in:
            await self.prepare(bill)
            marks: list[tuple[int, str]] = []
            await bill.run(self.described_marks(lang, marks))
            self.marks_in[lang] = marks
        return self.marks_in[lang]

    def described_marks(self, lang: str, marks: list[tuple[int, str]]) -> Iterator[None]:
        names = self.story.names("", lang)
        for at, view in self.headings:
            marks.append((at, describe.view(self.story.game, view, names, lang).heading))
            yield

    async def written(self, bill: Bill) -> str:
        """The game's record."""
        if not self.record:
            writing = Writing(self.story.match)
            await bill.run(iter(writing.go_on, False))
            self.record = writing.text()
        return self.record

    async def moment(self, n: int, seat: str, lang: str, bill: Bill) -> StateMessage:
        """The state one seat saw, or those who watched; 'all' lays every seat's cards open."""
        await self.prepare(bill)
        with bill.at_once():
            return self.state_at(n, seat, lang)

    def every_moment(self, states: dict[str, list[StateMessage]], lang: str) -> Iterator[None]:
        """The states of these viewpoints, one after the other; after `prepare`."""
        for viewpoint, found in states.items():
            for n in range(len(self.story.given) + 1):
                found.append(self.state_at(n, viewpoint, lang))
                yield

    def state_at(self, n: int, seat: str, lang: str) -> StateMessage:
        story = self.story
        names = story.names("", lang)
        viewer = int(seat) if seat.isdecimal() else SPECTATOR
        t, told, events = self.at(n, viewer)
        view = t.view(viewer)
        question = None
        if viewer != SPECTATOR:
            question = describe.question(story.game, view, names, lang, f"replay-{n}")
        new_sheets = describe.sheets(story.game, events, names, lang) if events else []
        sheets = describe.sheets(story.game, told, names, lang, t) if new_sheets else []
        shown = describe.view(story.game, view, names, lang)
        if seat == "all":
            shown.areas = open_areas(story, t, shown.areas, names, lang)
        return StateMessage(
            n=n,
            table=table_part(story, viewer, [True] * len(names), lang),
            view=shown,
            question=question,
            asides=None,
            news=describe.news(story.game, events, names, lang),
            sheet=sheets[-1] if sheets else None,
            outcome=describe.outcome(story.game, t, names, lang),
            undo=None,
        )

    def at(self, n: int, viewer: int) -> tuple[Table, list[Event], list[Event]]:
        """The table after so many answers, what a viewer had been told by then, and what by the last one."""
        given = self.story.given
        number = max(0, n - 1) // STRIDE
        stop = self.stops[number]
        t, log = stop.table.clone(), Log()
        t.log = log
        before = 0
        for at in range(number * STRIDE, n):
            before = len(log.told[viewer])
            t.apply(given[at].seat, given[at].pick)
            t = self.story.turned(t, at + 1)
        told = [*self.story.log.told[viewer][: stop.told[viewer]], *log.told[viewer]]
        # Before the first answer there is the deal.
        return t, told, told[stop.told[viewer] + before :] if n else told


def open_areas(
    story: Story, t: Table, areas: list[ShownArea], names: list[str], lang: str
) -> list[ShownArea]:
    """Each seat's own areas as that seat sees them, the common ones as everyone does."""
    own: dict[tuple[str, int], list[ShownArea]] = {}
    for seat in range(len(names)):
        for area in describe.view(story.game, t.view(seat), names, lang).areas:
            if area.seat == seat:
                own.setdefault((area.name, seat), []).append(area)
    opened: list[ShownArea] = []
    for area in areas:
        waiting = own.get((area.name, area.seat), []) if area.seat is not None else []
        opened.append(waiting.pop(0) if waiting else area)
    for left in own.values():
        opened += left
    return opened
