"""What a seat knows, and what it may answer, as rows of numbers of a fixed layout.

One encoding belongs to a game and a number of players; all their tables have the same layout, whatever the
options. What every game has is written here: cards, what is asked, what was answered in secret. What only one
game has, its own encoding adds, found by the entry point `followsuit.encodings`.

A row is written from the table itself and is the same, byte for byte, when written from the seat's view:
nothing is looked at that the seat does not know. tests/envs holds it to that.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, Cards
from followsuit.core.errors import FollowSuitError
from followsuit.core.game import Game
from followsuit.core.memories import card_of, places_of, seat_of
from followsuit.core.option import (
    CARD,
    COLOUR,
    NUMBER,
    PIECE,
    PLACE,
    POWER,
    SEAT,
    WORD,
    WORDS,
    argument_of,
    option,
    verb_of,
)
from followsuit.core.step import Ask
from followsuit.core.table import Table
from followsuit.encoding.features import Features, RowField, untyped
from followsuit.encoding.whereabouts import APART, BYTE, IN_A_LINE, IN_A_VIEW, POSITION, Whereabouts

VERBS: Final = 8
ARGUMENTS: Final = 256
PICKS: Final[i64] = VERBS * ARGUMENTS
NO_ACTION: Final = -1
KEY_ROOM: Final = 10  # the longest key of a question
CANNOT_LIE: Final = 1
LIES: Final = 2
UNSEEN: Final = 128
MASKS: Final[i64] = 256  # of who can name a card


class Undescribed(FollowSuitError):
    """An answer for which the encoding has no action: a fault of the encoding."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.card_count: i64 = len(game.card_names)
        sample = game.new_table(players)
        self.pile_count: i64 = self.most_piles(sample)
        self.place_count: i64 = 0
        # Tables by the seat that looks, one row after the other. By place: its column, or -1 for a pile of a
        # seat that is not there.
        self.columns = vec[i64]([column for viewer in range(players) for column in self.columns_of(viewer)])
        self.kinds: dict[str, int] = {}
        for name in self.question_names():
            self.kinds[name] = len(self.kinds)
        self.kind_of: dict[Any, int] = {}  # the same by class, as they come
        self.last_kind: Any = None
        self.last_kind_number: i64 = -1
        self.kind_count: i64 = len(self.kinds)
        self.picks = self.all_picks()
        # By pick, its action, and the other way round.
        self.actions = vec[i64]([action for viewer in range(players) for action in self.actions_of(viewer)])
        self.picks_of = vec[i64]([self.turned(pick, seat) for seat in range(players) for pick in self.picks])
        self.action_count: i64 = len(self.picks)
        self.offers = Features(players)
        self.offers.at = self.action_count
        self.offers.settle()
        self.offered = vec[i64]([0] * len(self.picks))  # room for the actions that are offered
        # By who can name a card: who cannot, as the one that looks counts the seats.
        self.hidden_from = vec[u8](
            [u8(hidden_from(known, viewer, players)) for viewer in range(players) for known in range(MASKS)]
        )
        self.once = self.room_for(1)  # for rows of which nothing is kept
        self.place_of = self.once.place_of
        # Room for the cards that not everyone can name, for where each of them may be, and for columns where
        # one of them cannot.
        self.doubtful = vec[i64]([0] * len(game.card_names))
        self.masks = vec[i64]([0] * len(game.card_names))
        self.closed = vec[i64]([0] * self.place_count)
        self.first_size: i64 = 0  # how long the part of a row is that is written first
        self.seen = Features(players)
        self.all_seen = Features(players)
        # The layouts are noted with the first rows.
        self.write(self.seen, sample, 0, False)
        self.size: int = self.seen.settle()
        self.write(self.all_seen, sample, 0, True)
        self.state_size: int = self.all_seen.settle()

    # For a game's own encoding to write.

    def most_piles(self, sample: Table) -> int:
        """How many piles a table can have, whatever its options."""
        return len(sample.cards.piles)

    def seat_piles(self) -> list[int]:
        """The first pile of every row that has one for each seat; the hands are such a row."""
        return [0]

    def most_seats(self) -> int:
        """How many piles such a row has, with the seats that are not there."""
        return self.players

    def question_names(self) -> list[str]:
        """Every class of question there is, in an order that never changes; new ones come last."""
        return []

    def numbers(self) -> list[int]:
        """What can be answered with the verb NUMBER."""
        return list(range(ARGUMENTS))

    def powers(self) -> list[int]:
        return list(range(ARGUMENTS))

    def places(self) -> list[int]:
        return list(range(ARGUMENTS))

    def colours(self) -> list[int]:
        return list(range(ARGUMENTS))

    def head(self, o: Features, t: Table) -> None:
        """What comes first: what is the same for long, laid in blocks that are put together once."""

    # Thousands of tables lie far from the processor, which waits for every line of memory that it has not
    # seen for long. What is only looked at does not wait for what comes before it, so lines that do not lead
    # from one to the next are fetched at the same time: first those of all the tables to come, then those of
    # their lists, then what is in these. Each returns any number, which nobody uses.

    def touch(self, t: Table) -> i64:
        """Look at the table itself, all along its fields."""
        return t.seat_count + t.horizon

    def touch_lists(self, t: Table) -> i64:
        """Look at what it has: lists and the like."""
        return t.cards.unordered + len(t.todo) + len(t.sealed) + t.rng.a

    def touch_items(self, t: Table) -> i64:
        """Look at what is in those lists, and at those of the cards: every hand, as another seat is next."""
        cards = t.cards
        known_by: list[Any] = cards.known_by
        places: list[Any] = cards.possible_places
        piles = cards.piles
        seen: i64 = 0
        if t.todo[-1].is_question():
            seen += 1
        seat: i64 = 0
        while seat < self.players:
            seen += len(piles[seat]) + len(t.sealed[seat])
            seat += 1
        card: i64 = 0
        end: i64 = len(known_by)
        while card < end:
            if known_by[card] is places[card]:
                seen += 1
            card += IN_A_LINE
        return seen

    def own(self, o: Features, t: Table, is_all: bool) -> None:
        """What only this game has. Where is_all, nothing is hidden from the one that looks."""

    def describe_piece(self, piece: int) -> list[int]:
        """What its rule card says, as numbers from 0 to 255; as many for every piece of the game."""
        return []

    # Actions.

    def all_picks(self) -> list[int]:
        """By action, the pick as the seat that looks would say it; seats are counted from itself."""
        picks = [option(WORD, word) for word in range(len(WORDS))]
        picks += [option(CARD, card) for card in range(len(self.game.card_names))]
        picks += [option(SEAT, seat) for seat in range(self.players)]
        picks += [option(NUMBER, number) for number in self.numbers()]
        picks += [option(POWER, power) for power in self.powers()]
        picks += [option(PLACE, place) for place in self.places()]
        picks += [option(COLOUR, colour) for colour in self.colours()]
        return picks + [option(PIECE, piece) for piece in sorted(self.game.pieces)]

    def actions_of(self, viewer: int) -> list[int]:
        """By pick, its action for this seat, or NO_ACTION."""
        actions = [NO_ACTION] * (VERBS * ARGUMENTS)
        for action in range(len(self.picks)):
            actions[self.turned(self.picks[action], viewer)] = action
        return actions

    def turned(self, pick: int, viewer: int) -> int:
        """A pick that names a seat as the viewer counts them, as the table counts them."""
        if verb_of(pick) == SEAT:
            return option(SEAT, (argument_of(pick) + viewer) % self.players)
        return pick

    def pick_of(self, action: i64, seat: i64) -> i64:
        return self.picks_of[seat * self.action_count + action]

    def action_of(self, pick: i64, seat: i64) -> i64:
        action = self.actions[seat * PICKS + pick]
        if action == NO_ACTION:
            raise Undescribed(f"{self.game.id} has no action for {self.game.write_pick(pick)}.")
        return action

    def mark_offered(self, t: Table, seat: int) -> i64:
        """Mark what a seat that is asked may choose, in the mask that was begun last.

        How many actions these are; `offered` has them.
        """
        count = self.mark(t.options(seat), seat, 0)
        if t.has_out_of_turn():
            count = self.mark(t.out_of_turn(seat), seat, count)
        return count

    def mark(self, picks: list[int], seat: i64, count: i64) -> i64:
        out = self.offers.out
        start = self.offers.at
        offered = self.offered
        numbers: list[i64] = untyped(picks)
        actions = self.actions
        here: i64 = seat * PICKS
        for pick in numbers:
            action = actions[here + pick]
            if action < 0:
                self.action_of(pick, seat)  # which says so
            if not out[start + action]:
                out[start + action] = u8(1)
                offered[count] = action
                count += 1
        return count

    # For those who look at one table.

    def fields(self) -> list[RowField]:
        return self.seen.fields

    def state_fields(self) -> list[RowField]:
        return self.all_seen.fields

    def observation(self, t: Table, seat: int) -> bytes:
        """What this seat knows; from a table or from its view."""
        self.seen.clear()
        self.write(self.seen, t, seat, False)
        return self.seen.row()

    def state(self, t: Table) -> bytes:
        """Everything, with seat 0 as the one that looks: for whoever trains, not for who plays."""
        self.all_seen.clear()
        self.write(self.all_seen, t, 0, True)
        return self.all_seen.row()

    def mask(self, t: Table, seat: int) -> bytes:
        """1 for every action that this seat may choose now; nothing while it is not asked."""
        self.offers.clear()
        self.offers.begin(seat)
        if seat in t.seats_to_act():
            self.mark_offered(t, seat)
        return self.offers.row()

    # What every game has.

    def write(self, o: Features, t: Table, viewer: int, is_all: bool) -> None:
        """A row that begins at the first place, where nothing is written yet; from a table or a view."""
        self.once.look_everywhere(t.cards, 0)
        self.write_first(o, t, viewer, 0, is_all, self.once, 0)
        self.first_size = o.at
        self.write_rest(o, t, viewer, 0, is_all)

    # Whoever writes the rows of many tables does so in two parts, each for several tables: what the one takes
    # of the processor's cache for instructions, the other would drive out.

    def write_first(
        self, o: Features, t: Table, viewer: int, at: i64, is_all: bool, kept: Whereabouts, table: i64
    ) -> None:
        """The cards and what comes before, in a row that begins here and of which nothing is written yet."""
        o.begin(viewer, at)
        self.head(o, t)
        self.write_cards(o, t.cards, viewer, is_all, kept, table)

    def write_rest(self, o: Features, t: Table, viewer: int, at: i64, is_all: bool) -> None:
        o.begin(viewer, at + self.first_size)
        self.write_question(o, t, viewer, is_all)
        self.own(o, t, is_all)

    def write_cards(
        self, o: Features, cards: Cards, viewer: i64, is_all: bool, kept: Whereabouts, table: i64
    ) -> None:
        width = self.place_count
        count = self.card_count
        where = o.rows(
            "cards",
            count,
            width,
            LIES,
            "for each card and place: 2 if it lies there; 1 if it cannot, though other unseen cards can",
        )
        position = o.rows(
            "positions", count, 1, 255, "for each card in a pile with an order: its place, from 1"
        )
        secret = o.rows(
            "secrets",
            count,
            1,
            255,
            "for each card: 128 if it is unseen; or who cannot name it, a bit for each seat, 1 for who watch",
        )
        sizes = o.rows("sizes", 1, width, 255, "for each place: how many cards lie there")
        unseen = o.rows(
            "unseen", 1, width, 1, "for each place: 1 if cards may lie there that not all can name"
        )
        out = o.out
        columns = self.columns
        here: i64 = viewer * self.pile_count
        kept_sizes = kept.sizes
        at: i64 = table * self.pile_count
        place: i64 = 0
        end: i64 = len(cards.piles)
        while place < end:
            size = kept_sizes[at + place]
            if size:
                out[sizes + columns[here + place]] = size
            place += 1
        here -= 1  # the places of `lying` are counted from 1
        bit: i64 = BIT[viewer]
        mask_of = viewer * MASKS
        lying = kept.lying
        kept_masks = kept.masks
        hidden = self.hidden_from
        doubtful = self.doubtful  # the cards that not everyone can name
        masks = self.masks
        together: i64 = 0
        doubts: i64 = 0
        at = table * count
        card: i64 = 0
        while card < count:
            lies: i64 = i64(lying[at + card])
            if lies:
                known: i64 = lies >> 8 & BYTE
                if known != EVERYONE:
                    doubtful[doubts] = card
                    places = kept_masks[at + card]
                    masks[doubts] = places
                    together |= places
                    doubts += 1
                    if (not known & bit and not is_all) or lies == IN_A_VIEW:
                        out[secret + card] = u8(UNSEEN)
                        card += 1
                        continue
                    out[secret + card] = hidden[mask_of + known]
                out[where + card * width + columns[here + (lies & BYTE)]] = u8(LIES)
                if lies >= POSITION:
                    out[position + card] = u8(lies >> 16)
            card += 1
        if cards.memories and not is_all:
            together = self.look_again(cards, viewer, doubts)
        if doubts:
            self.write_doubts(o, viewer, where, unseen, doubts, together)

    def look_again(self, cards: Cards, viewer: i64, doubts: i64) -> i64:
        """Where each of these cards may be, by what this seat remembers too; and all of them together."""
        bit: i64 = BIT[viewer]
        together: i64 = 0
        i: i64 = 0
        while i < doubts:
            card = self.doubtful[i]
            places = self.masks[i]
            if not cards.known_by[card] & bit:
                places = self.remembered(cards, card, viewer, places)
                self.masks[i] = places
            together |= places
            i += 1
        return together

    def write_doubts(
        self, o: Features, viewer: i64, where: i64, unseen: i64, doubts: i64, together: i64
    ) -> None:
        """Where cards may be that not everyone can name: all of them together, and which of them cannot."""
        out = o.out
        doubtful = self.doubtful
        masks = self.masks
        columns = self.columns
        here: i64 = viewer * self.pile_count
        place_of = self.place_of
        rest = together
        while rest:
            low: i64 = rest & -rest
            rest ^= low
            column = columns[here + place_of[low % APART]]
            if column >= 0:
                out[unseen + column] = u8(1)
        width = self.place_count
        closed = self.closed  # most cards have the same as the one before
        closed_to: i64 = 0
        count: i64 = 0
        i: i64 = 0
        while i < doubts:
            rest = together & ~masks[i]
            if rest:
                if rest != closed_to:
                    closed_to = rest
                    count = 0
                    while rest:
                        low = rest & -rest
                        rest ^= low
                        column = columns[here + place_of[low % APART]]
                        if column >= 0:
                            closed[count] = column
                            count += 1
                at: i64 = where + doubtful[i] * width
                k: i64 = 0
                while k < count:
                    out[at + closed[k]] = u8(CANNOT_LIE)
                    k += 1
            i += 1

    def room_for(self, tables: int) -> Whereabouts:
        return Whereabouts(tables, self.card_count, self.pile_count)

    def remembered(self, cards: Cards, card: i64, viewer: i64, places: i64) -> i64:
        """Where this seat knows a card to be that it can no longer name."""
        for one in cards.memories:
            if card_of(one) == card and seat_of(one) == viewer:
                places &= places_of(one)
        return places

    def write_question(self, o: Features, t: Table, viewer: i64, is_all: bool) -> None:
        o.seat("seat 0", 0)
        asked: i64 = 0
        kind: i64 = -1
        key: tuple[int, ...] = ()
        if t.todo:
            question = t.todo[-1]
            if isinstance(question, Ask):
                asked = BIT[question.seat]
            else:
                for seat in question.seats_to_act(t):
                    asked |= BIT[seat]
            kind = self.kind_number(type(question))
            key = question.key()
        o.seat_bits("asked", asked)
        o.one_of("question", kind, self.kind_count)
        start = o.rows("what is asked about", 1, KEY_ROOM, 255, "its numbers, each plus 1; 0 where none is")
        for number in key:
            o.put(start, number + 1)
            start += 1
        sealed: i64 = 0
        other: i64 = 0
        for answered in t.sealed:
            if answered and other != viewer and not asked & BIT[other]:
                sealed |= BIT[other]
            other += 1  # noqa: SIM113 - a native int
        o.seat_bits("answered in secret", sealed)
        self.write_picks(o, "own picks so far", viewer, t.sealed[viewer])
        if is_all:
            for i in range(1, self.players):
                other = (viewer + i) % self.players
                self.write_picks(o, f"picks of seat {i}", other, t.sealed[other])

    def write_picks(self, o: Features, name: str, seat: i64, picks: list[int]) -> None:
        start = o.rows(name, self.action_count, 1, 255, "for each action: its place among them, from 1")
        place: i64 = 1
        for pick in picks:
            if pick >= 0:
                o.put(start + self.actions[seat * PICKS + pick], place)
            place += 1

    def kind_number(self, kind: Any) -> i64:
        if kind is not self.last_kind:  # most are the same as before
            number = self.kind_of.get(kind)
            if number is None:
                number = self.kinds.get(kind.__name__, -1)
                self.kind_of[kind] = number
            self.last_kind = kind
            self.last_kind_number = number
        return self.last_kind_number

    def columns_of(self, viewer: int) -> list[int]:
        """By place, its column: first the rows of the seats, as they sit from here, then the others."""
        columns = [-1] * self.pile_count
        rows = self.seat_piles()
        for i in range(len(rows)):
            for seat in range(self.players):
                columns[rows[i] + (viewer + seat) % self.players] = i * self.players + seat
        column = len(rows) * self.players
        for place in range(self.pile_count):
            if columns[place] < 0 and not self.is_of_absent_seat(place):
                columns[place] = column
                column += 1
        self.place_count = column
        return columns

    def is_of_absent_seat(self, place: int) -> bool:
        for first in self.seat_piles():
            if first + self.players <= place < first + self.most_seats():
                return True
        return False


WATCHERS: Final[i64] = 128  # the bit of core/cards.py's SPECTATOR


def hidden_from(known: i64, viewer: i64, seats: i64) -> i64:
    """Who cannot name a card, as the one that looks counts the seats."""
    mask: i64 = 0 if known & WATCHERS else 1
    away: i64 = 1
    while away < seats:
        if not known & BIT[(viewer + away) % seats]:
            mask |= BIT[away]
        away += 1
    return mask
