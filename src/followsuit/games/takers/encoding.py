"""What the three games of the family have in common, as numbers."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr, u8

from followsuit.core.table import Table
from followsuit.encoding.encoding import Encoding
from followsuit.encoding.features import MOST, Block, Features, first_of, untyped
from followsuit.games.takers.cards import NO_COLOUR
from followsuit.games.takers.character import Character
from followsuit.games.takers.table import (
    EMPTY_SHEET,
    FACE_DOWN,
    MOST_SEATS,
    TAKEN,
    TRICK,
    Play,
    TakersTable,
)
from followsuit.games.takers.turn import POWERS_OF_A_ROLE

COLOURS: Final = NO_COLOUR + 1
KINDS: Final = 6  # of cards
MARKS: Final = 14  # bits that a play can be marked with
MOST_POINTS: Final = 500
MOST_WINS: Final = 11
MOST_USES: Final = 16
MOST_ROUNDS: Final = 5
SHEET_ROOM: Final = 24  # numbers that a character can remember
SPARE_PLAYS: Final = 2  # of a trick, beyond one for each seat

# What is known of a character once it is a role: where it may change the rules, and how often.
HOOKS: Final[tuple[str, ...]] = (
    "acts_after_play",
    "acts_after_scoring",
    "acts_after_tricks",
    "acts_at_end_of_turn",
    "acts_at_start",
    "acts_before_scoring",
    "acts_before_winner",
    "acts_first",
    "acts_on_crowns",
    "acts_on_decision",
    "acts_on_win",
    "bans_cards",
    "cards_a_turn",
    "fixes_lead_late",
    "forges",
    "forgets_runs",
    "has_deck",
    "has_privilege",
    "is_of_expansion",
    "may_be_free",
    "own_places",
    "plays_otherwise",
    "power_count",
    "renews_before_set_up",
    "reserves",
    "resolves",
    "takes_back_otherwise",
    "watches_plays",
    "watches_taking",
    "wins_game_of_two",
)
# Numbers that some declare beside those.
NUMBERS: Final[tuple[str, ...]] = (
    "added_wins",
    "copies_bid",
    "declarations",
    "flag_bonus",
    "flag_bonus_last",
    "for_a_miss",
    "last_round_win",
    "pays_in",
    "replaces_bid",
    "revealed_may_lead",
    "shares_partner",
    "variant_bonus",
)
# Tables of points, and what they are called with two players: by wins, by the bid, by the card of a Kakumei.
TABLES: Final[tuple[tuple[str, str], ...]] = (
    ("points_for_wins", "points_of_two"),
    ("points_for_bid", "points_of_two"),
    ("bonus", "bonus_of_two"),
)
TABLE_ROOM: Final = 6  # no win to five
DESCRIPTION: Final[int] = len(HOOKS) + 1 + len(NUMBERS) + len(TABLES) * TABLE_ROOM
BELOW_ZERO: Final = 100  # the most that a table takes away


def describe(character: Character, players: int) -> list[int]:
    """What its rule card says, as numbers: its hooks, how many cards it brings, and its points."""
    role = character.role_at(0)
    said: list[int] = [int(getattr(role if hasattr(role, name) else character, name)) for name in HOOKS]
    said.append(len(character.exclusive_cards()))
    said += [int(getattr(character, name, 0)) for name in NUMBERS]
    for name, name_of_two in TABLES:
        table: Any = getattr(character, name, ())
        if table and players == 2:
            table = getattr(character, name_of_two)
        said += told_points(list(table))
    return [max(0, min(255, number)) for number in said]


def told_points(table: list[int]) -> list[int]:
    """Half of the points plus 100, so that a byte holds them; 0 where there is no such line."""
    return [(table[i] + BELOW_ZERO) // 2 if i < len(table) else 0 for i in range(TABLE_ROOM)]


@mypyc_attr(allow_interpreted_subclasses=True)
class TakersEncoding(Encoding):
    def slots(self) -> int:
        """How many roles a seat can have."""
        return 1

    def characters(self) -> list[Character]:
        return []

    def orders(self) -> list[str]:
        """How tricks can be judged, by the names of their classes."""
        return []

    def seat_piles(self) -> list[int]:
        return [0, TAKEN, FACE_DOWN]

    def most_seats(self) -> int:
        return MOST_SEATS

    def powers(self) -> list[int]:
        return list(range(self.slots() * POWERS_OF_A_ROLE))

    def places(self) -> list[int]:
        return []

    def colours(self) -> list[int]:
        return list(range(COLOURS))

    def ready(self) -> None:
        """What is found once, when the first row is written."""
        self.said: list[list[int]] = []
        self.blocks: dict[str, Block] = {}  # by a character's code: which it is, and what its card says
        kinds = self.characters()
        for number, character in enumerate(kinds):
            said = self.describe(character)
            self.said.append(said)
            self.blocks[character.code] = Block([int(number == i) for i in range(len(kinds))] + said)
        self.block_size = len(kinds) + DESCRIPTION
        self.slot_count = self.slots()
        self.no_roles: i64 = self.slot_count * self.block_size  # the room for all of a seat
        self.order_numbers: dict[str, int] = {}
        for name in self.orders():
            self.order_numbers[name] = len(self.order_numbers)
        self.order_of: dict[Any, int] = {}
        self.last_order: Any = None
        self.last_order_number: i64 = -1

    def describe(self, character: Character) -> list[int]:
        return describe(character, self.players)

    def describe_piece(self, piece: int) -> list[int]:
        if self.game.pieces[piece].kind != "character":
            return [0] * DESCRIPTION
        return self.said[self.character_of(piece)]

    def character_of(self, piece: int) -> int:
        """Which of the characters this piece is."""
        return piece

    def head(self, o: Features, t: Table) -> None:
        """The characters of this round, from the one that looks on."""
        assert isinstance(t, TakersTable)
        if o.is_noting:
            self.ready()
            self.note_roles(o)
        self.write_characters(o, t)

    def write_characters(self, o: Features, t: TakersTable) -> None:
        width = self.no_roles
        at = o.at
        roles_by_seat = t.roles_by_seat
        if roles_by_seat:
            seat: i64 = o.viewer
            for _ in range(t.seat_count):
                for role in roles_by_seat[seat]:
                    block = self.blocks.get(role.code)
                    if block is not None:
                        o.lay(block, at + role.slot * block.size)
                at += width
                seat += 1
                if seat == o.seats:
                    seat = 0
        o.at += width * o.seats

    def note_roles(self, o: Features) -> None:
        width = self.block_size
        kinds = width - DESCRIPTION
        o.note(
            "roles",
            o.seats * self.slot_count * width,
            255,
            f"for each seat and role: 1 for the one of {kinds} characters it is, then {DESCRIPTION} numbers: "
            "what its card says",
        )

    def write_trick(self, o: Features, t: TakersTable, is_all: bool) -> None:
        """The fields that the tables of the family share."""
        o.one_of("order", self.order_number(type(t.order)), len(self.order_numbers))
        o.by_seat("points", t.points, MOST_POINTS)
        o.by_seat("wins", t.wins, MOST_WINS)
        o.number("round", t.round, MOST_ROUNDS)
        o.number("trick number", t.trick_number, MOST_WINS)
        o.seat("leader", t.leader)
        o.one_of("led colour", t.led, COLOURS)
        o.seat_order("waiting", t.waiting)
        self.write_roles(o, t, is_all)
        self.write_plays(o, t)
        last = o.rows(
            "last trick", self.card_count, 1, 255, "for each of its cards: when it was played, from 1"
        )
        out = o.out
        when: i64 = 1
        for play in t.last_trick:
            card: i64 = play.card
            if card >= 0:
                out[last + card] = u8(when)
            when += 1
        o.order("open cards", t.open_cards, self.card_count)
        o.order("reserved", t.reserved, self.card_count)
        o.seat("reserver", t.reserver)

    def order_number(self, kind: Any) -> i64:
        if kind is not self.last_order:  # most are the same as before
            number = self.order_of.get(kind)
            if number is None:
                number = self.order_numbers.get(kind.__name__, -1)
                self.order_of[kind] = number
            self.last_order = kind
            self.last_order_number = number
        return self.last_order_number

    def touch(self, t: Table) -> i64:
        assert isinstance(t, TakersTable)
        return t.seat_count + t.horizon + t.used + t.trick_number + t.reserver

    def touch_lists(self, t: Table) -> i64:
        assert isinstance(t, TakersTable)
        return self.touch_table(t) + self.touch_trick(t)

    def touch_table(self, t: Table) -> i64:
        """What every table has."""
        return t.cards.unordered + len(t.todo) + len(t.sealed) + t.rng.a

    def touch_trick(self, t: TakersTable) -> i64:
        seen: i64 = len(t.points) + len(t.wins) + len(t.uses) + len(t.waiting) + len(t.sheets)
        return seen + len(t.roles_by_seat) + len(t.roles) + len(t.plays) + len(t.last_trick)

    def touch_items(self, t: Table) -> i64:
        assert isinstance(t, TakersTable)
        return super().touch_items(t) + self.touch_plays(t) + len(t.cards.piles[TRICK])

    def touch_plays(self, t: TakersTable) -> i64:
        seen = first_of(t.points) + first_of(t.wins) + first_of(t.uses) + first_of(t.waiting)
        seen += first_of(t.roles_by_seat) + first_of(t.roles) + first_of(t.sheets)
        for play in t.last_trick:
            seen += play.card
        for play in t.plays:
            seen += play.card
        return seen

    def write_roles(self, o: Features, t: TakersTable, is_all: bool) -> None:
        slots: i64 = self.slot_count
        room: i64 = o.seats * slots
        uses = o.rows(
            "uses", room, 1, MOST_USES, "for each seat and role: how often its power was used this round"
        )
        used = o.rows("used", room, 1, 1, "for each seat and role: 1 if its power was used in this trick")
        notes = o.rows(
            "sheets", room, SHEET_ROOM, 255, "for each seat and role: what it remembers, each number plus 1"
        )
        counts: list[i64] = untyped(t.uses)
        sheets = t.sheets
        for role in t.roles:
            at: i64 = o.seen_from(role.seat) * slots + role.slot
            index: i64 = role.index
            if index < len(counts):
                count = counts[index]
                if count > 0:
                    o.put(uses + at, count)
            if t.used and t.has_used(role):
                o.out[used + at] = u8(1)
            if index < len(sheets):
                sheet = sheets[index]
                if sheet is EMPTY_SHEET:
                    continue
                if not is_all:
                    sheet = sheet.erased(role.seat == o.viewer)
                words: list[int] = []
                sheet.words(words)
                if words:
                    self.write_words(o, notes + at * SHEET_ROOM, words)

    def write_words(self, o: Features, at: i64, words: list[int]) -> None:
        end: i64 = at + SHEET_ROOM
        out = o.out
        numbers: list[i64] = untyped(words)
        for word in numbers:
            if at < end and word >= 0:
                out[at] = u8(word + 1) if word < MOST else u8(MOST)
            at += 1

    def write_plays(self, o: Features, t: TakersTable) -> None:
        """The trick, in the order of play; what its cards are is told with the cards."""
        width: i64 = o.seats + KINDS + COLOURS + 1 + MARKS + 2
        count: i64 = o.seats + SPARE_PLAYS
        start = o.rows(
            "trick",
            count,
            width,
            255,
            "for each play: its seat, kind, colour, value plus 1, marks, if it covers, if it is face down",
        )
        laid = o.rows("laid by", self.card_count, 1, o.seats, "for each card of the trick: its seat, from 1")
        if not t.plays:
            return
        out = o.out
        left: i64 = count
        for play in t.plays:
            away: i64 = o.seen_from(play.seat)
            if left > 0:
                self.write_play(o, start, play, away)
            start += width
            left -= 1
            by = u8(away + 1)
            card: i64 = play.card
            if card >= 0:
                out[laid + card] = by
            if play.covered:
                for other in play.covered:
                    if other >= 0:
                        out[laid + other] = by

    def write_play(self, o: Features, at: i64, play: Play, away: i64) -> None:
        out = o.out
        out[at + away] = u8(1)
        at += o.seats
        kind: i64 = play.kind
        if 0 <= kind < KINDS:
            out[at + kind] = u8(1)
        at += KINDS
        colour: i64 = play.colour
        if 0 <= colour < COLOURS:
            out[at + colour] = u8(1)
        at += COLOURS
        o.put(at, play.value + 1)
        at += 1
        marks: i64 = play.marks
        i: i64 = 0
        while marks:
            if marks & 1 and i < MARKS:
                out[at + i] = u8(1)
            marks >>= 1
            i += 1
        at += MARKS
        if play.covers:
            out[at] = u8(1)
        if play.is_hidden():
            out[at + 1] = u8(1)
