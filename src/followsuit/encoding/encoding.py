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

from followsuit.core.bits import BIT, BIT_COUNT
from followsuit.core.cards import EVERYONE, HIDDEN, NOBODY, Cards
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
from followsuit.core.table import Table
from followsuit.encoding.features import Features, Field

VERBS: Final = 8
ARGUMENTS: Final = 256
NO_ACTION: Final = -1
KEY_ROOM: Final = 10  # the longest key of a question
CANNOT_LIE: Final = 1
LIES: Final = 2
UNSEEN: Final = 128
PIECE_NUMBERS: Final = 64  # what is said of a piece: the longest description


class Undescribed(FollowSuitError):
    """An answer for which the encoding has no action: a fault of the encoding."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.card_count: i64 = len(game.card_names)
        sample = game.new_table(players)
        self.pile_count = self.most_piles(sample)
        self.place_count: i64 = 0
        # By the seat that looks, then by place: its column, or -1 for a pile of a seat that is not there.
        self.columns: list[list[int]] = [self.columns_of(viewer) for viewer in range(players)]
        self.kinds: dict[str, int] = {}
        for name in self.question_names():
            self.kinds[name] = len(self.kinds)
        self.kind_of: dict[Any, int] = {}  # the same by class, as they come
        self.picks = self.all_picks()
        self.actions: list[list[int]] = [self.actions_of(viewer) for viewer in range(players)]
        self.picks_of = [[self.turned(pick, seat) for pick in self.picks] for seat in range(players)]
        self.action_count: i64 = len(self.picks)
        self.offers = Features(players)
        self.offers.zeros = bytes(len(self.picks))
        self.head_size: i64 = 0
        # Room for the cards that not everyone can name, and for where each of them may be.
        self.doubtful = vec[i64]([0] * len(game.card_names))
        self.masks = vec[i64]([0] * len(game.card_names))
        self.spread = vec[i64]([0] * BIT_COUNT)  # and for columns
        self.seen = Features(players)
        self.all_seen = Features(players)
        # The layouts are noted with the first rows.
        self.write(self.seen, sample, 0, False)
        self.size: int = self.seen.settle(self.head_size)
        self.write(self.all_seen, sample, 0, True)
        self.state_size: int = self.all_seen.settle(self.head_size)

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
        """What is the same for long, laid in blocks that are put together once."""

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

    def pick_of(self, action: int, seat: int) -> int:
        return self.picks_of[seat][action]

    def action_of(self, pick: int, seat: int) -> int:
        action = self.actions[seat][pick]
        if action == NO_ACTION:
            raise Undescribed(f"{self.game.id} has no action for {self.game.write_pick(pick)}.")
        return action

    def mark_offered(self, t: Table, seat: int) -> None:
        """Mark what a seat that is asked may choose, in the mask that was begun last."""
        out = self.offers.out
        start = self.offers.at
        actions = self.actions[seat]
        for pick in t.options(seat):
            action: i64 = actions[pick]
            if action < 0:
                self.action_of(pick, seat)
            out[start + action] = u8(1)
        if t.has_out_of_turn():
            for pick in t.out_of_turn(seat):
                out[start + self.action_of(pick, seat)] = u8(1)

    # For those who look at one table.

    def fields(self) -> list[Field]:
        return self.seen.fields

    def state_fields(self) -> list[Field]:
        return self.all_seen.fields

    def observation(self, t: Table, seat: int) -> bytes:
        """What this seat knows; from a table or from its view."""
        self.seen.clear()
        self.write(self.seen, t, seat, False)
        return self.seen.rows_so_far()

    def state(self, t: Table) -> bytes:
        """Everything, with seat 0 as the one that looks: for whoever trains, not for who plays."""
        self.all_seen.clear()
        self.write(self.all_seen, t, 0, True)
        return self.all_seen.rows_so_far()

    def mask(self, t: Table, seat: int) -> bytes:
        """1 for every action that this seat may choose now; nothing while it is not asked."""
        self.offers.clear()
        self.offers.begin(seat)
        self.offers.fill()
        if seat in t.seats_to_act():
            self.mark_offered(t, seat)
        return self.offers.rows_so_far()

    # What every game has.

    def write(self, o: Features, t: Table, viewer: int, is_all: bool) -> None:
        o.begin(viewer)
        self.head(o, t)
        if o.is_noting:
            self.head_size = o.at
        o.fill()
        self.write_cards(o, t, viewer, is_all)
        self.write_question(o, t, viewer, is_all)
        self.own(o, t, is_all)

    def write_cards(self, o: Features, t: Table, viewer: int, is_all: bool) -> None:
        cards = t.cards
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
        columns = self.columns[viewer]
        bit: i64 = BIT[viewer]
        knows = cards.known_by
        ordered: i64 = cards.unordered
        doubtful = self.doubtful  # the cards that not everyone can name
        doubts: i64 = 0
        last: i64 = EVERYONE
        hidden_from = u8(0)
        has_hidden = False
        place: i64 = 0
        for pile in cards.piles:
            if pile:
                column: i64 = columns[place]
                out[sizes + column] = u8(len(pile))
                index: i64 = 0
                for entry in pile:
                    index += 1
                    card: i64 = entry
                    if card == HIDDEN:
                        has_hidden = True
                        continue
                    known: i64 = knows[card]
                    if known & bit or is_all:
                        out[where + card * width + column] = u8(LIES)
                        if place >= ordered:
                            out[position + card] = u8(index)
                        if known != EVERYONE:
                            if known != last:
                                last = known
                                hidden_from = u8(self.hidden_from(o, known))
                            out[secret + card] = hidden_from
                            doubtful[doubts] = card
                            doubts += 1
                    else:
                        out[secret + card] = u8(UNSEEN)
                        doubtful[doubts] = card
                        doubts += 1
            place += 1
        if has_hidden:  # in a view, unseen cards lie in no pile
            doubts = self.add_unseen(o, cards, secret, doubts)
        if doubts:
            self.write_doubts(o, cards, viewer, is_all, where, unseen, doubts)

    def add_unseen(self, o: Features, cards: Cards, secret: i64, doubts: i64) -> i64:
        """What a view cannot name; how many cards are doubtful then."""
        knows = cards.known_by
        may_be = cards.possible_places
        for card in range(len(knows)):
            if knows[card] == NOBODY and may_be[card] != 0:
                o.out[secret + card] = u8(UNSEEN)
                self.doubtful[doubts] = card
                doubts += 1
        return doubts

    def write_doubts(
        self, o: Features, cards: Cards, viewer: int, is_all: bool, where: i64, unseen: i64, doubts: i64
    ) -> None:
        """Where cards may be that not everyone can name: all of them together, and which of them cannot."""
        out = o.out
        may_be = cards.possible_places
        doubtful = self.doubtful
        masks = self.masks
        bit: i64 = BIT[viewer]
        has_memories = bool(cards.memories) and not is_all
        together: i64 = 0
        i: i64 = 0
        while i < doubts:
            card: i64 = doubtful[i]
            places: i64 = may_be[card]
            if has_memories and not cards.known_by[card] & bit:
                places = self.remembered(cards, card, viewer, places)
            masks[i] = places
            together |= places
            i += 1
        columns = self.columns[viewer]
        spread = self.spread
        k: i64 = spread_out(together, columns, spread)
        while k > 0:
            k -= 1
            out[unseen + spread[k]] = u8(1)
        last: i64 = 0
        wide: i64 = 0
        i = 0
        while i < doubts:
            excluded: i64 = together & ~masks[i]
            if excluded:
                if excluded != last:
                    last = excluded
                    wide = spread_out(excluded, columns, spread)
                at: i64 = where + doubtful[i] * self.place_count
                k = wide
                while k > 0:
                    k -= 1
                    out[at + spread[k]] = u8(CANNOT_LIE)
            i += 1

    def remembered(self, cards: Cards, card: i64, viewer: i64, places: i64) -> i64:
        """Where this seat knows a card to be that it can no longer name."""
        for one in cards.memories:
            if card_of(one) == card and seat_of(one) == viewer:
                places &= places_of(one)
        return places

    def hidden_from(self, o: Features, known: i64) -> i64:
        """Who cannot name a card, as the one that looks counts the seats."""
        mask: i64 = 0 if known & WATCHERS else 1
        seat: i64 = 0
        while seat < o.seats:
            if not known & BIT[seat] and seat != o.viewer:
                mask |= BIT[o.seen_from(seat)]
            seat += 1
        return mask

    def write_question(self, o: Features, t: Table, viewer: int, is_all: bool) -> None:
        o.seat("seat 0", 0)
        asked: i64 = 0
        kind: i64 = -1
        key: tuple[int, ...] = ()
        if t.todo:
            question = t.todo[-1]
            for seat in question.seats_to_act(t):
                asked |= BIT[seat]
            kind = self.kind_number(type(question))
            key = question.key()
        o.seat_bits("asked", asked)
        o.one_of("question", kind, len(self.kinds))
        start = o.rows("what is asked about", 1, KEY_ROOM, 255, "its numbers, each plus 1; 0 where none is")
        for number in key:
            o.put(start, number + 1)
            start += 1
        sealed: i64 = 0
        for other in range(t.seat_count):
            if t.sealed[other] and (other != viewer and not asked & BIT[other]):
                sealed |= BIT[other]
        o.seat_bits("answered in secret", sealed)
        self.write_picks(o, "own picks so far", viewer, t.sealed[viewer])
        if is_all:
            for i in range(1, self.players):
                other = (viewer + i) % self.players
                self.write_picks(o, f"picks of seat {i}", other, t.sealed[other])

    def write_picks(self, o: Features, name: str, seat: int, picks: list[int]) -> None:
        start = o.rows(name, self.action_count, 1, 255, "for each action: its place among them, from 1")
        place: i64 = 1
        for pick in picks:
            if pick >= 0:
                o.put(start + self.actions[seat][pick], place)
            place += 1

    def kind_number(self, kind: Any) -> int:
        number = self.kind_of.get(kind)
        if number is None:
            number = self.kinds.get(kind.__name__, -1)
            self.kind_of[kind] = number
        return number

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


def spread_out(places: i64, columns: list[int], into: vec[i64]) -> i64:
    """The columns of the places of a mask, and how many they are."""
    count: i64 = 0
    place: i64 = 0
    while places:
        if places & 1:
            column: i64 = columns[place]
            if column >= 0:
                into[count] = column
                count += 1
        places >>= 1
        place += 1
    return count
