"""A table as its list tells it: who sits where, the game so far, and what each viewer has heard.

Entries are applied in order and nothing else changes a story, so every worker that reads the list has
the same one. There is no waiting and no store in here.

What a viewer is sent is numbered by what that viewer could notice, never by the entries stored: a
seat that chooses several cards in secret leaves no trace in the others' numbers.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from followsuit.core.bits import BIT
from followsuit.core.cards import SPECTATOR
from followsuit.core.errors import FollowSuitError
from followsuit.core.event import Event, Log
from followsuit.core.game import Game
from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.reason import GAME_OVER, Reason
from followsuit.core.record import Match
from followsuit.core.rng import seeded
from followsuit.core.step import AskAll
from followsuit.core.table import Table
from followsuit.describe.bot_names import bot_name
from followsuit.registry import find_game
from followsuit.service.entries import (
    AGAIN,
    ANSWER,
    ASK_UNDO,
    BACK,
    CONSENT,
    LATE,
    NEXT,
    NUDGE,
    OPEN,
    SIT,
    STAND_IN,
    UNDO,
    Entry,
    TableRow,
)
from followsuit.service.rights import commitment
from followsuit.service.settings import Limits
from followsuit.service.shapes import SeatKind, TableState
from followsuit.service.undo import UndoMoment, UndoPoint, looked_at_again, mark_of

PERSON: Final = "person"
BOT: Final = "bot"
VACANT: Final = "open"

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

REFS: Final = 32  # of each seat, the last that are remembered


class OtherRules(FollowSuitError):
    """The list does not agree with the rules as they are now."""


class SeatHolder(msgspec.Struct):
    kind: SeatKind = VACANT
    name: str = ""
    level: str = ""
    guest: str = ""  # the hash of the person's token
    is_stand_in: bool = False
    reserved_for: str = ""  # after a rematch: whose seat it was

    def called(self, lang: str) -> str:
        """A bot has a name in every language; whoever came in with a record is called as it says."""
        return bot_name(self.name, lang) if self.kind == BOT and self.level else self.name


class Note(msgspec.Struct, frozen=True):
    """Something that happened at the table and not in the game."""

    key: str  # of followsuit.service.texts
    seat: int


class Heard(msgspec.Struct, frozen=True):
    """What one viewer noticed of one entry."""

    note: Note | None
    events: list[Event]


class GivenPick(msgspec.Struct, frozen=True):
    seat: int
    pick: int
    is_persons: bool


class Stored(msgspec.Struct, frozen=True):
    """An answer that its sender named, so that it can be sent again until it is known to be here."""

    at: int  # how many answers had been given before it
    question: str
    pick: int
    n: int  # the number by which its seat noticed it


class UndoWish(msgspec.Struct):
    seat: int
    agreed: set[int] = msgspec.field(default_factory=set)


class World(msgspec.Struct, frozen=True):
    """From so many answers on, what a seat could not know was drawn anew."""

    at: int
    seat: int
    seed: int


class Again(msgspec.Struct, frozen=True):
    """A moment of a finished game that is played again: whose, and after how many answers."""

    table: str
    at: int
    seat: int
    is_drawn: bool


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not done: a rule of the game, or a sentence of the server's own."""

    key: str = ""
    reason: Reason | None = None


class Story:
    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game: Game = find_game(row.game)
        self.commitment = commitment(row.id, row.seed, row.salt)
        self.seq = 0
        self.last_at = row.begun
        self.seats = [SeatHolder() for _ in range(row.players)]
        self.viewers = [*range(row.players), SPECTATOR]
        self.match = Match(self.game, row.players, row.options, row.seed)
        self.table: Table | None = None  # dealt when the last seat is taken
        self.log = Log()
        self.given: list[GivenPick] = []
        self.heard: list[list[Heard]] = [[] for _ in range(SPECTATOR + 1)]
        self.question_numbers = [0] * row.players
        self.aside_counts = [0] * row.players  # how many asides each seat has taken
        self.refs: list[dict[str, Stored]] = [{} for _ in range(row.players)]  # by seat, the last of its own
        self.marks: list[UndoPoint | None] = [None] * row.players
        self.reveals = 0  # how often answers sealed by several seats were opened
        self.asides = 0  # how many were taken since the deal
        self.wish: UndoWish | None = None
        self.undos = 0  # how often one was asked for or done
        self.most_undos = Limits().undos_per_table
        self.next_table = ""
        self.next_by: int | None = None  # the seat that laid it
        self.within = 0  # seconds after which a bot answers for somebody who does not; 0: never
        self.asked_at = [row.begun] * row.players  # when each seat was asked what it is asked now
        self.late: set[int] = set()  # seats for which a bot answers this one question
        self.nudged: set[int] = set()  # who has nudged those that are asked
        self.again: Again | None = None
        self.worlds: list[World] = []

    # Looking.

    def state(self) -> TableState:
        if self.table is None:
            return WAITING
        return PLAYING if self.table.outcome is None else OVER

    def n(self, viewer: int) -> int:
        """The number of the last thing this viewer noticed."""
        return len(self.heard[viewer])

    def guests(self) -> list[str]:
        return [seat.guest for seat in self.seats]

    def seat_of(self, guest: str) -> int | None:
        guests = self.guests()
        return guests.index(guest) if guest and guest in guests else None

    def people(self) -> list[int]:
        return [seat for seat, one in enumerate(self.seats) if one.kind == PERSON]

    def names(self, vacant: str, lang: str = "") -> list[str]:
        """As whoever reads in this language calls them; without one, as they stand in the list."""
        return [(seat.called(lang) if lang else seat.name) or vacant for seat in self.seats]

    def seats_to_act(self) -> list[int]:
        return [] if self.table is None else self.table.seats_to_act()

    def is_bots(self, seat: int) -> bool:
        """Whether a bot answers for this seat now."""
        return self.seats[seat].kind == BOT or self.seats[seat].is_stand_in or seat in self.late

    def question_id(self, seat: int) -> str:
        """The same as long as the seat is asked the same; told to that seat alone."""
        return f"{self.row.id}-{seat}-{self.question_numbers[seat]}"

    def aside_id(self, seat: int) -> str:
        """Good for one aside, whoever is asked what meanwhile."""
        return f"{self.row.id}-{seat}-aside-{self.aside_counts[seat]}"

    def pick_meant(self, seat: int, question: str, pick_text: str) -> int | Refusal:
        """The answer that is meant, if it may be given; or why it is not taken."""
        if self.table is None:
            return Refusal("waiting")
        if self.table.outcome is not None:
            return Refusal(reason=GAME_OVER)
        try:
            pick = self.game.read_pick(pick_text)
        except FollowSuitError:
            return Refusal("no-answer")
        is_aside = pick in self.table.out_of_turn(seat)
        if question != (self.aside_id(seat) if is_aside else self.question_id(seat)):
            return Refusal("stale")
        reason = self.table.why_not(seat, pick)
        return pick if reason is None else Refusal(reason=reason)

    def stored(self, seat: int, question: str, pick_text: str, ref: str) -> Stored | None:
        """This very answer, if it is here already and was not taken back."""
        stored = self.refs[seat].get(ref) if ref else None
        if stored is None or stored.question != question:
            return None
        try:
            return stored if self.game.read_pick(pick_text) == stored.pick else None
        except FollowSuitError:
            return None

    def undo_forbidden(self, seat: int) -> str | None:
        """Why this seat's last answer cannot be taken back by anyone's leave; None if it can."""
        mark = self.marks[seat]
        return "undo-nothing" if mark is None else mark.forbidden

    def undo_refused(self, seat: int) -> str | None:
        """Why this seat may not ask to take its last answer back; None if it may."""
        forbidden = self.undo_forbidden(seat)
        if forbidden is None and self.undos >= self.most_undos:
            return "undo-enough"
        return forbidden

    def to_be_asked(self, seat: int) -> list[int]:
        """The other people at the table, whose leave an undo needs; a stand-in needs no asking."""
        return [other for other in self.people() if other != seat and not self.seats[other].is_stand_in]

    def bots_with(self, seat: int) -> list[int]:
        """The other seats, if bots play all of them; what they have played can be played again."""
        others = [other for other in range(len(self.seats)) if other != seat]
        return others if all(self.seats[other].kind == BOT for other in others) else []

    def undo_card(self, seat: int, viewer: int) -> int | None:
        """The card that this seat's last answer laid open to this viewer; a secret answer names none."""
        mark = self.marks[seat]
        if mark is None or mark.before is None or self.table is None:
            return None
        knew = mark.before.table.cards.known_by
        for given in self.given[mark.keep :]:
            if given.seat == seat and verb_of(given.pick) == CARD:
                card = argument_of(given.pick)
                is_shown = self.table.cards.known_by[card] & ~knew[card] & BIT[viewer]
                return card if is_shown or viewer == seat else None
        return None

    def undo_entry_data(self, seat: int) -> dict[str, int]:
        mark = self.marks[seat]
        assert mark is not None
        return {"keep": mark.keep}

    # Changing.

    def apply(self, entry: Entry) -> None:
        assert entry.seq == self.seq + 1, "entries are applied one after the other"
        self.last_at = entry.at
        if entry.kind == ANSWER:
            self.take_answer(entry)
        else:
            self.take_note(entry)
        self.seq = entry.seq

    def take_answer(self, entry: Entry) -> None:
        t = self.table
        if t is None:
            raise OtherRules("an answer before the deal")
        before = [len(told) for told in self.log.told]
        question = t.question()
        given_before = len(self.given)
        asked, aside = self.question_id(entry.seat), self.aside_id(entry.seat)
        try:
            pick = self.game.read_pick(entry.pick)
            is_aside = self.play(GivenPick(entry.seat, pick, entry.data.get("by", PERSON) == PERSON))
        except FollowSuitError as error:
            raise OtherRules(str(error)) from error
        is_still_open = is_aside or is_same_question(t, question, entry.seat)
        for viewer in self.viewers:
            events = self.log.told[viewer][before[viewer] :]
            if viewer == entry.seat or events or not is_still_open:
                self.heard[viewer].append(Heard(None, events))
        if is_aside:
            self.aside_counts[entry.seat] += 1
        elif is_still_open:
            self.question_numbers[entry.seat] = self.n(entry.seat)
        else:
            self.ask_anew()
        ref = entry.data.get("ref", "")
        if ref:
            stored = Stored(given_before, aside if is_aside else asked, pick, self.n(entry.seat))
            self.remember(entry.seat, ref, stored)
        self.wish = None
        if not is_aside:
            self.nudged = set()
            if entry.data.get("by", PERSON) == PERSON:
                self.late.discard(entry.seat)

    def remember(self, seat: int, ref: str, stored: Stored) -> None:
        own = self.refs[seat]
        own.pop(ref, None)
        own[ref] = stored
        if len(own) > REFS:
            del own[next(iter(own))]

    def play(self, given: GivenPick) -> bool:
        """One answer in the game, and what undo has to know about it; whether it was an aside."""
        t = self.table
        assert t is not None
        if given.pick in t.out_of_turn(given.seat):
            self.match.answer(given.seat, given.pick)
            self.given.append(given)
            self.asides += 1
            self.look_at_marks()
            self.go_on_with(t)
            return True
        question = t.question()
        mark = self.marks[given.seat]
        if given.is_persons:
            is_more = mark is not None and mark.question is question and bool(t.sealed[given.seat])
            if not is_more:
                bots = self.bots_with(given.seat)
                mark = mark_of(t, given.seat, len(self.given), self.moment(), bots)
        self.match.answer(given.seat, given.pick)
        self.marks[given.seat] = mark
        self.given.append(given)
        is_closed = not is_same_question(t, question, given.seat)
        if isinstance(question, AskAll) and len(question.seats) > 1 and is_closed:
            self.reveals += 1
        self.look_at_marks()
        self.go_on_with(t)
        return False

    def go_on_with(self, t: Table) -> None:
        self.match.table = self.table = self.turned(t, len(self.given))

    def moment(self) -> UndoMoment:
        assert self.table is not None
        told = [len(told) for told in self.log.told]
        return UndoMoment(self.table.clone(), told, self.marks[:], self.reveals, self.asides)

    def look_at_marks(self) -> None:
        assert self.table is not None
        for seat, mark in enumerate(self.marks):
            self.marks[seat] = looked_at_again(mark, self.table, self.reveals, self.asides)

    def take_note(self, entry: Entry) -> None:
        note: Note | None = Note(entry.kind, entry.seat)
        events: list[int] = [0] * len(self.log.told)
        seat = self.seats[entry.seat] if entry.seat >= 0 else SeatHolder()
        data = entry.data
        if entry.kind == OPEN:
            seat.reserved_for = data.get("reserved_for", "")
            note = None
        elif entry.kind == SIT:
            seat.kind, seat.name = data["kind"], data["name"]
            self.within = data.get("within", self.within)
            seat.level, seat.guest = data.get("level", ""), data.get("guest", "")
            note = Note("sat" if seat.kind == PERSON else "bot-sat", entry.seat)
            if all(one.kind != VACANT for one in self.seats):
                self.deal()
        elif entry.kind == STAND_IN:
            seat.is_stand_in = True
            if self.wish is not None and self.wish.seat == entry.seat:
                self.wish = None
        elif entry.kind == BACK:
            seat.is_stand_in = False
        elif entry.kind == LATE:
            self.late.add(entry.seat)
        elif entry.kind == NUDGE:
            self.nudged.add(entry.seat)
        elif entry.kind == ASK_UNDO:
            self.wish = UndoWish(entry.seat)
            self.undos += 1
        elif entry.kind == CONSENT:
            note = self.take_consent(entry.seat, bool(data["yes"]))
        elif entry.kind == UNDO:
            self.take_back(entry.seat, data["keep"])
            self.undos += 1
            note = Note("undone", entry.seat)
            events = [len(told) for told in self.log.told]
        elif entry.kind == NEXT:
            self.next_table = data["table"]
            self.next_by = entry.seat
        elif entry.kind == AGAIN:
            self.again = Again(data["table"], data["at"], data["seat"], data["is_drawn"])
            self.worlds = [World(at, number, int(seed)) for at, number, seed in data["worlds"]]
            note = None
        else:
            raise OtherRules(f"an entry of the unknown kind {entry.kind}")
        for viewer in self.viewers:
            new_events = self.log.told[viewer][events[viewer] :] if self.is_dealt_by(entry) else []
            self.heard[viewer].append(Heard(note, new_events))
        if entry.kind == UNDO or self.is_dealt_by(entry):
            self.ask_anew()

    def is_dealt_by(self, entry: Entry) -> bool:
        """Whether this was the last seat to be taken: the game begins with it."""
        return entry.kind == SIT and self.table is not None

    def deal(self) -> None:
        self.log = Log()
        self.match.names = self.names("")
        self.match.begin_again(self.log)
        self.go_on_with(self.match.table)

    def turned(self, t: Table, count: int) -> Table:
        """The table after so many answers, or the one that was drawn in its place; told to the same log."""
        for world in self.worlds:
            if world.at == count:
                log = t.log
                t = t.view(world.seat).imagine(seeded(world.seed))
                t.log = log
        return t

    def take_consent(self, seat: int, is_yes: bool) -> Note:
        if not is_yes:
            self.wish = None
            return Note("declined", seat)
        if self.wish is not None:
            self.wish.agreed.add(seat)
        return Note("agreed", seat)

    def take_back(self, seat: int, keep: int) -> None:
        """What was given after so many answers never happened."""
        mark = self.marks[seat]
        if mark is not None and mark.keep == keep and mark.before is not None:
            self.go_back_to(mark.before, keep)
        else:
            self.play_again(keep)
        for own in self.refs:
            for ref in [ref for ref, stored in own.items() if stored.at >= keep]:
                del own[ref]
        self.wish = None

    def go_back_to(self, before: UndoMoment, keep: int) -> None:
        """A moment that was kept: this costs the same however long the game is."""
        del self.given[keep:]
        for viewer, told in enumerate(self.log.told):
            del told[before.told[viewer] :]
        self.table = before.table.clone()
        self.table.log = self.log
        self.match.go_back(keep, self.table)
        self.marks = before.marks[:]
        self.reveals, self.asides = before.reveals, before.asides

    def play_again(self, keep: int) -> None:
        """From the first deal: for lists of an older version, which took back what stands by now."""
        kept = self.given[:keep]
        self.given = []
        self.marks = [None] * len(self.seats)
        self.reveals = 0
        self.asides = 0
        self.deal()
        for given in kept:
            self.play(given)

    def ask_anew(self) -> None:
        for seat in range(len(self.seats)):
            self.question_numbers[seat] = self.n(seat)
            self.asked_at[seat] = self.last_at
        self.late = set()


def is_same_question(t: Table, question: object, seat: int) -> bool:
    """Whether this is the question put to several that was open before this seat's answer.

    The answer of the seat lies sealed as long as it is; a step that asks the same again begins with
    nothing sealed.
    """
    return isinstance(question, AskAll) and t.question() is question and bool(t.sealed[seat])


def new_story(row: TableRow) -> Story:
    try:
        return Story(row)
    except FollowSuitError as error:
        raise OtherRules(str(error)) from error


def telling(story: Story, entries: list[Entry]) -> Iterator[None]:
    """Apply these, one at a time."""
    for entry in entries:
        story.apply(entry)
        yield


def told_story(row: TableRow, entries: list[Entry]) -> Story:
    """The story of a whole list."""
    story = new_story(row)
    for _ in telling(story, entries):
        pass
    return story
