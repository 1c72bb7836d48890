"""A moment of a finished game, played on: one person takes a seat, bots take the others.

It is a table like any other. Its list begins with where it comes from, and has all answers up to the moment;
so whatever holds for tables (replays, undo, workers that read on) holds for it. What the seat could not know
is as it was, or drawn anew: then the list has the seed it is drawn with.
"""

import secrets
import time
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from followsuit import describe
from followsuit.bots.thumb_bot import ThumbBot
from followsuit.core.errors import FollowSuitError
from followsuit.core.event import Log
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.describe.candidate import answer_name
from followsuit.describe.question import QuestionText
from followsuit.describe.shapes import ShownOutcome
from followsuit.describe.wording import wording
from followsuit.service import shapes
from followsuit.service.entries import AGAIN, ANSWER, NO_ONE, SIT, Entry, TableRow
from followsuit.service.rights import new_table_id
from followsuit.service.room import Refused, Room
from followsuit.service.rooms import Rooms
from followsuit.service.slices import Bill
from followsuit.service.story import BOT, PERSON, Refusal, Story
from followsuit.service.tables import check_tables_begun

FOR_PEOPLE: Final = "search"  # the level of bots that take the seats of people
BEFORE: Final = "before"  # who gave an answer that had been given before the moment
SEEDS: Final = 128  # bits
MOST_TRIED: Final = 100  # answers; no trick has as many

Begun = tuple[str, int, str, dict[str, Any]]  # the kind of an entry, its seat, its answer, and the rest


class AgainWish(msgspec.Struct, frozen=True):
    """From which moment on, whose seat, and what that seat answers first, if anything."""

    at: int
    seat: int
    is_drawn: bool
    pick: str | None = None


async def begin_again(house: Rooms, room: Room, wish: AgainWish, guest: str, bill: Bill) -> Room:
    """A table that stands as the finished one did after so many answers. Somebody was asked then."""
    story = room.story
    if wish.at >= len(story.given):
        raise Refused(Refusal("again-over"))
    if wish.pick is not None:
        await room.replay.prepare(bill)
        allowed(story, room.replay.at(wish.at, wish.seat)[0], wish.seat, wish.pick)
    await check_tables_begun(house, guest)
    return await house.create(row_like(story.row, guest), first_entries(story, wish, guest, house.worker))


def allowed(story: Story, t: Table, seat: int, written: str) -> int:
    """The answer, if the seat may give it there."""
    try:
        pick = story.game.read_pick(written)
    except FollowSuitError as error:
        raise Refused(Refusal("again-pick")) from error
    if seat not in t.seats_to_act() or pick not in t.options(seat):
        raise Refused(Refusal("again-pick"))
    return pick


def row_like(row: TableRow, guest: str) -> TableRow:
    """The same deal at another table."""
    salt, secret = secrets.token_hex(16), secrets.token_hex(32)
    return replace(row, id=new_table_id(), salt=salt, secret=secret, host=guest, begun=time.time())


def first_entries(story: Story, wish: AgainWish, guest: str, worker: str) -> list[Entry]:
    at, seat = wish.at, wish.seat
    worlds = [[world.at, world.seat, str(world.seed)] for world in story.worlds if world.at <= at]
    if wish.is_drawn:
        worlds.append([at, seat, str(secrets.randbits(SEEDS))])
    where = {"table": story.row.id, "at": at, "seat": seat, "is_drawn": wish.is_drawn, "worlds": worlds}
    rest: list[Begun] = [(AGAIN, NO_ONE, "", where)]
    for number, one in enumerate(story.seats):
        if number == seat:
            rest.append((SIT, number, "", {"kind": PERSON, "name": one.name, "guest": guest}))
        else:
            level = one.level or FOR_PEOPLE
            rest.append((SIT, number, "", {"kind": BOT, "name": one.name, "level": level}))
    for given in story.given[:at]:
        rest.append((ANSWER, given.seat, story.game.write_pick(given.pick), {"by": BEFORE}))
    if wish.pick is not None:
        rest.append((ANSWER, seat, wish.pick, {"by": BEFORE}))
    return entries_of(rest, worker)


def entries_of(rest: list[Begun], worker: str) -> list[Entry]:
    """A list that begins with these."""
    now = time.time()
    return [
        Entry(number, kind, whose, pick, data, worker, now)
        for number, (kind, whose, pick, data) in enumerate(rest, 1)
    ]


# Another answer, tried.


async def tried(
    room: Room, at: int, seat: int, written: str, reader: int, lang: str, bill: Bill
) -> shapes.Tried:
    """What follows this answer until the trick is over: what was played, if it was given; else everybody
    has the cards they had, and goes on by rule of thumb. To the reader it is told with 'you'."""
    story = room.story
    if at >= len(story.given):
        raise Refused(Refusal("again-over"))
    await room.replay.prepare(bill)
    with bill.at_once():
        t, _, _ = room.replay.at(at, seat)
        pick = allowed(story, t, seat, written)
        is_played = story.given[at].seat == seat and story.given[at].pick == pick
        log = t.log = Log()
        go_on(story, t, at, seat, pick, is_played)
        names = story.names("", lang)
        return shapes.Tried(
            pick=written,
            is_played=is_played,
            news=describe.news(story.game, log.told[seat], names, lang, reader),
            outcome=describe.outcome(story.game, t, names, lang, reader),
        )


def go_on(story: Story, t: Table, at: int, seat: int, pick: int, is_played: bool) -> None:
    """Until the trick is over that the answer belongs to."""
    heading = t.heading()
    bots = [ThumbBot(seeded(story.row.seed ^ number)) for number in range(len(story.seats))]
    t.apply(seat, pick)
    for number in range(1, MOST_TRIED):
        asked = t.next_seat()
        if asked < 0 or t.heading() != heading:
            return
        if is_played and at + number < len(story.given):
            given = story.given[at + number]
            t.apply(given.seat, given.pick)
        else:
            t.apply(asked, bots[asked].answer(t.view(asked)))


# Beside what was played.


async def comparison(origin: Room, room: Room, lang: str, bill: Bill) -> shapes.Comparison:
    """How both ended, and what the seat answered in either from the moment on."""
    again = room.story.again
    assert again is not None
    parts: dict[str, shapes.ComparedPart] = {}
    for one, is_here in ((origin, False), (room, True)):
        marks = await one.replay.marks(lang, bill)
        await bill.run(own_answers(one, again.at, again.seat, marks, lang, parts, is_here))
    return shapes.Comparison(
        again=shapes.AgainInfo(again.table, again.at, again.seat, again.is_drawn),
        there=ending(origin, lang),
        here=ending(room, lang),
        parts=list(parts.values()),
    )


def ending(room: Room, lang: str) -> ShownOutcome:
    story = room.story
    assert story.table is not None
    outcome = describe.outcome(story.game, story.table, story.names("", lang), lang)
    assert outcome is not None
    return outcome


def named_answer(story: Story, view: View, pick: int, names: list[str], lang: str) -> str:
    """An aside by its sentence, all else by its name."""
    words = wording(story.game, lang)
    if pick in view.out_of_turn():
        return words.reason(view.table.about_out_of_turn(view.seat, pick)).sentence
    return words.capital(answer_name(QuestionText(words, view, names), pick))


def own_answers(
    room: Room,
    first: int,
    seat: int,
    marks: list[tuple[int, str]],
    lang: str,
    parts: dict[str, shapes.ComparedPart],
    is_here: bool,
) -> Iterator[None]:
    """What a seat answered after so many answers, put where its heading is; one part for each heading."""
    story = room.story
    names = story.names("", lang)
    t, _, _ = room.replay.at(first, seat)
    for at in range(first, len(story.given)):
        given = story.given[at]
        if given.seat == seat:
            label = [label for begins, label in marks if begins <= at][-1]
            part = parts.setdefault(label, shapes.ComparedPart(label, [], []))
            named = named_answer(story, t.view(seat), given.pick, names, lang)
            (part.here if is_here else part.there).append(named)
        t.apply(given.seat, given.pick)
        t = story.turned(t, at + 1)
        yield
