"""Little TrickTakers, as the rest of the house sees it."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter, Layout, Picture, Shape
from followsuit.core.preview import Preview
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.roles import CounterRole
from followsuit.core.strength import Strength
from followsuit.core.strip import NOT_LIT, Occasion, Strip
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.core.way import Way
from followsuit.games.little import numbers
from followsuit.games.little.cards import ENHANCEMENT_CARDS, NAMES
from followsuit.games.little.declared import marks_of
from followsuit.games.little.events import MOVES, SHEET
from followsuit.games.little.faces import all_pieces, all_powers, face_of
from followsuit.games.little.flow import PlayRound
from followsuit.games.little.new_table import new_little_table
from followsuit.games.little.options import MAIN_OPTIONS, OPTIONS, rules_of
from followsuit.games.little.order import KAKUMEI
from followsuit.games.little.pairing import preview_of_side
from followsuit.games.little.pieces import (
    FIRST_BEAST_PIECE,
    FIRST_ENHANCEMENT_PIECE,
    FIRST_ITEM_PIECE,
    is_character,
)
from followsuit.games.little.places import SHELF, WAITING
from followsuit.games.little.policy import POLICY
from followsuit.games.little.preparing import pending_tasks
from followsuit.games.little.roster import CHARACTERS
from followsuit.games.little.selecting import is_free
from followsuit.games.little.table import EndGame, LittleTable, little_table
from followsuit.games.little.whose_rules import GROUPS, at_the_table, may_be_at_the_table
from followsuit.games.takers.cards import BLACK
from followsuit.games.takers.layout import (
    MARKS,
    add_roles,
    hand_area,
    is_with_card,
    last_trick,
    pile_areas,
    power_key,
    trick_areas,
    trick_counters,
    trick_now,
)
from followsuit.games.takers.numbers import numbers_on_cards
from followsuit.games.takers.powers.giving import GiveInTurn
from followsuit.games.takers.strength import strength_of
from followsuit.games.takers.strips import lit_of
from followsuit.games.takers.table import DECK

RULES_VERSION: Final = 2
PICTURES: Final[dict[str, str]] = {"picture": "berserker"}  # ranks of its own, and their symbols
NEVER_BELOW_ZERO: Final = Reason("LT-SET-12", "Points never fall below 0.")


# LT-TRICK-07, LT-END-01, LT-2P-04  With two players points alone count.
WAYS: Final[list[Way]] = [
    Way("character", "piece", "person", least_players=3),
    Way("points", "points", "coins"),
]


class LittleTrickTakers(Game):
    def __init__(self) -> None:
        super().__init__(
            id="little-tricktakers",
            name="Little TrickTakers",
            players=[2, 3, 4, 5],
            card_names=NAMES,
            rules_version=RULES_VERSION,
            rule_prefixes=["LT"],
            options=OPTIONS,
            main_options=MAIN_OPTIONS,
            shelf=40,
            draw_piles=[DECK],
            default_players=4,
            faces=[face_of(card) for card in range(len(NAMES))],
            pieces=all_pieces(),
            powers=all_powers(),
            moves=MOVES,
            marks=MARKS,
            sheet=SHEET,
            floor=NEVER_BELOW_ZERO,
            style="tricktakers",
            rule_groups=GROUPS,
            policy=POLICY,
            numbers=[*numbers_on_cards(CHARACTERS), *marks_of(CHARACTERS)],
            ways=WAYS,
        )

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        """LT-FLOW-01  Points by seat, everything shuffled; then round after round."""
        t = new_little_table(rules_of(players, options), rng)
        t.then([PlayRound(), EndGame()])
        return t

    def at_the_table(self, t: Table) -> list[str]:
        return at_the_table(little_table(t))

    def may_be_at_the_table(self, players: int, options: dict[str, int | str | bool]) -> list[str]:
        return may_be_at_the_table(rules_of(players, options))

    def power_of(self, view: View, number: int) -> str:
        return power_key(little_table(view.table), view.seat, number)

    def is_with_card(self, view: View, number: int) -> bool:
        return is_with_card(little_table(view.table), view.seat, number)

    def length(self, t: Table) -> tuple[int, int]:
        """LT-2P-01  Four rounds with two players."""
        return (numbers.ROUNDS_OF_TWO if t.seat_count == 2 else numbers.ROUNDS, numbers.TRICKS)

    def occasion(self, t: Table) -> Occasion:
        return Occasion(t.seat_count, False, [])

    def occasions(self) -> list[Occasion]:
        """LT-2P-03  Two players have tables of their own."""
        return [Occasion(players, False, []) for players in (4, 2)]

    def strip(self, piece: int, occasion: Occasion) -> Strip | None:
        return CHARACTERS[piece].strip(occasion) if is_character(piece) else None

    def price(self, view: View, piece: int) -> int:
        """LT-OPT-15  With 10 points or fewer everything is free."""
        return 0 if is_free(little_table(view.table), view.seat) else super().price(view, piece)

    def strength(self, view: View, picks: list[int]) -> Strength | None:
        return strength_of(view, little_table(view.table), picks, BLACK, PICTURES)

    def preview(self, view: View, pick: int) -> Preview:
        """LT-BEAST-02  On which side a new character lies, and which beasts that brings."""
        return preview_of_side(little_table(view.table), view.seat, pick)

    def may_win_by(self, piece: int, occasion: Occasion) -> bool:
        """LT-2P-04  With two players there is no win but by points."""
        return occasion.players > 2

    def lit_cell(self, view: View, seat: int, piece: int) -> int:
        if not is_character(piece):
            return NOT_LIT
        return lit_of(little_table(view.table), seat, CHARACTERS[piece])

    def concerned(self, view: View) -> int:
        """LT-DEVIL-12  Devil Cards are chosen for one after the other."""
        question = view.question()
        if not isinstance(question, GiveInTurn):
            return NO_SEAT
        return question.receiver_now(view.table.sealed[question.role.seat])

    def layout(self, view: View) -> Layout:
        t = little_table(view.table)
        areas = [*trick_areas(t), *offered_areas(t)]
        counters = trick_counters(t, t.order is KAKUMEI, self.write_cards(t.reserved))
        for seat in range(t.seat_count):
            areas.append(hand_area(t, seat, view.seat))
            areas += areas_of(t, seat)
            counters += self.counters_of(t, seat)
        pictures: list[Picture] = []
        add_roles(t, view.seat, areas, counters, pictures)
        areas += pile_areas(t)
        return Layout(areas, counters, trick_now(t), last_trick(t), pictures)

    def counters_of(self, t: LittleTable, seat: int) -> list[Counter]:
        """LT-HID-13, LT-HID-22  Characters, points, wins, and what is still to be prepared."""
        counters = [
            Counter("character", seat, CHARACTERS[number].name, piece=number, role=CounterRole.CHARACTER)
            for number in t.characters[seat]
        ]
        counters.append(Counter("points", seat, str(t.points[seat]), role=CounterRole.POINTS))
        counters.append(Counter("wins", seat, str(t.wins[seat]), role=CounterRole.WINS))
        if t.trick_number == 0:
            for task in pending_tasks(t, seat):
                counters.append(Counter("to prepare", seat, "", piece=task))
        return counters


def offered_areas(t: LittleTable) -> list[Area]:
    """What lies in the middle: while characters are taken it is what the round is about, later a list."""
    shape: Shape = "board" if t.trick_number == 0 else "list"
    shelf = [FIRST_ENHANCEMENT_PIECE + ENHANCEMENT_CARDS.index(card) for card in sorted(t.cards.piles[SHELF])]
    offered = [
        ("characters", t.row if t.trick_number == 0 else []),
        ("enhancement cards", shelf if t.rules.has_options else []),
        ("items", [FIRST_ITEM_PIECE + item for item in t.display]),
        ("beasts", [FIRST_BEAST_PIECE + beast for beast in t.beast_display]),
    ]
    return [Area(name, NO_SEAT, shape, [], pieces=pieces) for name, pieces in offered if pieces]


def areas_of(t: LittleTable, seat: int) -> list[Area]:
    """What lies open before a seat."""
    areas: list[Area] = []
    if t.cards.piles[WAITING + seat]:
        areas.append(Area("bought", seat, "row", t.cards.piles[WAITING + seat][:]))
    awake = [beast for beast in t.beasts[seat] if beast not in t.asleep]
    asleep = [beast for beast in t.beasts[seat] if beast in t.asleep]
    owned = [
        ("own items", [FIRST_ITEM_PIECE + item for item in t.items[seat]]),
        ("own beasts", [FIRST_BEAST_PIECE + beast for beast in awake]),
        ("beasts face down", [FIRST_BEAST_PIECE + beast for beast in asleep]),
        ("characters kept", t.kept[seat]),
    ]
    areas += [Area(name, seat, "board", [], pieces=pieces) for name, pieces in owned if pieces]
    return areas


GAME: Final = LittleTrickTakers()
