"""TrickTakers, as the rest of the house sees it."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter, Layout, Picture
from followsuit.core.option import argument_of
from followsuit.core.preview import NO_PREVIEW, Preview
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.roles import CounterRole
from followsuit.core.strength import Strength
from followsuit.core.strip import NOT_LIT, Occasion, Strip
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.core.way import Way
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
from followsuit.games.takers.table import DECK, NO_CARD
from followsuit.games.tricktakers.cards import NAMES
from followsuit.games.tricktakers.characters.ruler import GiveTasks
from followsuit.games.tricktakers.drafting import Draft, PlayDraftedRound
from followsuit.games.tricktakers.events import MOVES, SHEET
from followsuit.games.tricktakers.faces import all_pieces, all_powers, face_of
from followsuit.games.tricktakers.flow import PlayRound
from followsuit.games.tricktakers.options import MAIN_OPTIONS, OPTIONS, rules_of
from followsuit.games.tricktakers.order import KAKUMEI
from followsuit.games.tricktakers.policy import POLICY
from followsuit.games.tricktakers.powers.magic_circle import (
    FIRST_POINT_PIECE,
    PlaceElement,
    preview_of_point,
)
from followsuit.games.tricktakers.roster import CHARACTERS
from followsuit.games.tricktakers.rules import (
    BLACK_CROWNS_TO_WIN,
    CROWNS_TO_WIN,
    RANDOM_FIRST_PLAYER,
    TRICKS,
)
from followsuit.games.tricktakers.table import NO_CHARACTER, EndGame, TrickTakersTable, new_trick_table
from followsuit.games.tricktakers.two_players import PlayBasicRound
from followsuit.games.tricktakers.whose_rules import GROUPS, at_the_table, may_be_at_the_table

# 2: the expansion. 3: an exclusive card that is seen to be discarded is out at once; a pile that moves whole
# is followed by whoever could name its cards.
RULES_VERSION: Final = 3
PICTURES: Final[dict[str, str]] = {"picture": "berserker"}  # ranks of its own, and their symbols
NEVER_BELOW_ZERO: Final = Reason("TT-GEN-04", "Points never fall below 0.")


# TT-WIN-01 to TT-WIN-05, TT-2P-01  In this order; with two players points alone count.
WAYS: Final[list[Way]] = [
    Way("character", "piece", "person", least_players=3),
    Way("crowns", "award", "crown", least_players=3),
    Way("black-crowns", "award", "black-crown", least_players=3),
    Way("points", "points", "coins"),
]


class TrickTakers(Game):
    def __init__(self) -> None:
        super().__init__(
            id="tricktakers",
            name="TrickTakers",
            players=[2, 3, 4, 5],
            card_names=NAMES,
            rules_version=RULES_VERSION,
            rule_prefixes=["TT", "TA", "TX"],
            options=OPTIONS,
            main_options=MAIN_OPTIONS,
            shelf=10,
            draw_piles=[DECK],
            default_players=4,
            faces=[face_of(card) for card in range(len(NAMES))],
            pieces=all_pieces(),
            powers=all_powers(),
            moves=MOVES,
            marks=MARKS,
            sheet=SHEET,
            floor=NEVER_BELOW_ZERO,
            rule_groups=GROUPS,
            policy=POLICY,
            numbers=numbers_on_cards(CHARACTERS),
            ways=WAYS,
        )

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        """TT-PREP-01 to TT-PREP-05  Points, crowns, characters, and a first player by lot."""
        rules = rules_of(players, options)
        t = new_trick_table(rules, rng)
        is_drawn = rules.first_player == RANDOM_FIRST_PLAYER
        t.first_player = rng.below(players) if is_drawn else rules.first_player
        if rules.is_drafted:
            t.then([Draft(), PlayDraftedRound(), EndGame()])
        elif players > 2:
            t.then([PlayRound(), EndGame()])
        else:
            t.drafted = [rules.characters[:], rules.characters[:]]
            t.then([PlayBasicRound(), EndGame()])
        return t

    def power_of(self, view: View, number: int) -> str:
        return power_key(trick_table(view.table), view.seat, number)

    def is_with_card(self, view: View, number: int) -> bool:
        return is_with_card(trick_table(view.table), view.seat, number)

    def at_the_table(self, t: Table) -> list[str]:
        return at_the_table(trick_table(t))

    def may_be_at_the_table(self, players: int, options: dict[str, int | str | bool]) -> list[str]:
        return may_be_at_the_table(rules_of(players, options))

    def length(self, t: Table) -> tuple[int, int]:
        """TT-GEN-01, TT-2P-01  A win may end it before."""
        return (trick_table(t).rules.rounds, TRICKS)

    def occasion(self, t: Table) -> Occasion:
        table = trick_table(t)
        return Occasion(table.seat_count, table.is_last_round(), table.rules.variants)

    def occasions(self) -> list[Occasion]:
        """TT-2P-22, TT-KING-09, TT-BER-19  Two players have tables of their own, and the last round."""
        return [Occasion(players, is_last, []) for players in (4, 2) for is_last in (False, True)]

    def strip(self, piece: int, occasion: Occasion) -> Strip | None:
        return CHARACTERS[piece].strip(occasion) if piece < len(CHARACTERS) else None

    def strength(self, view: View, picks: list[int]) -> Strength | None:
        return strength_of(view, trick_table(view.table), picks, BLACK, PICTURES)

    def preview(self, view: View, pick: int) -> Preview:
        """TX-ALC-39  What a point of the magic circle would complete."""
        question = view.question()
        if not isinstance(question, PlaceElement):
            return NO_PREVIEW
        point = argument_of(pick) - FIRST_POINT_PIECE
        return preview_of_point(trick_table(view.table), question.role, point)

    def may_win_by(self, piece: int, occasion: Occasion) -> bool:
        """TT-2P-22, TT-2P-24  With two players only the Berserker's way is left."""
        return occasion.players > 2 or CHARACTERS[piece].wins_game_of_two

    def lit_cell(self, view: View, seat: int, piece: int) -> int:
        if piece >= len(CHARACTERS):
            return NOT_LIT
        return lit_of(trick_table(view.table), seat, CHARACTERS[piece])

    def concerned(self, view: View) -> int:
        """TA-RUL-01, TX-THF-01, TX-TIM-35  Tasks, letters and cards are given to one after the other."""
        question = view.question()
        if isinstance(question, GiveInTurn):
            return question.receiver_now(view.table.sealed[question.role.seat])
        if not isinstance(question, GiveTasks):
            return NO_SEAT
        given = len(question.handed_out(view.table.sealed[question.role.seat])) - 1
        return question.owners[given] if given < len(question.owners) else NO_SEAT

    def layout(self, view: View) -> Layout:
        t = trick_table(view.table)
        areas = trick_areas(t)
        if NO_CHARACTER in t.characters and t.row:
            row = [number for number in t.row if number not in t.characters]
            areas.append(Area("characters", NO_SEAT, "board", [], pieces=row))
        counters = trick_counters(t, t.order is KAKUMEI, self.write_cards(t.reserved))
        if t.rules.has_forging:
            counters.append(Counter("forging crowns", NO_SEAT, str(t.forging_crowns), "crown"))
            left = str(t.forging_black_crowns)
            counters.append(Counter("forging black crowns", NO_SEAT, left, "black-crown"))
        for seat in range(t.seat_count):
            areas.append(hand_area(t, seat, view.seat))
            if t.characters[seat] != NO_CHARACTER:
                number = t.characters[seat]
                name = CHARACTERS[number].name
                counters.append(Counter("character", seat, name, piece=number, role=CounterRole.CHARACTER))
            counters.append(Counter("points", seat, str(t.points[seat]), role=CounterRole.POINTS))
            counters.append(Counter("wins", seat, str(t.wins[seat]), role=CounterRole.WINS))
            if t.crowns[seat]:
                crowns = str(t.crowns[seat])
                counters.append(award_counter("crowns", seat, crowns, "crown", crowns_to_win(t)))
            if t.black_crowns[seat]:
                crowns = str(t.black_crowns[seat])
                goal = BLACK_CROWNS_TO_WIN if t.seat_count > 2 else 0
                counters.append(award_counter("black crowns", seat, crowns, "black-crown", goal))
            if t.carried[seat] != NO_CARD:
                areas.append(Area("carried", seat, "row", [t.carried[seat]]))
            if t.drafted[seat]:
                areas.append(Area("characters left", seat, "board", [], pieces=t.drafted[seat][:]))
        pictures: list[Picture] = []
        add_roles(t, view.seat, areas, counters, pictures)
        areas += pile_areas(t)
        return Layout(areas, counters, trick_now(t), last_trick(t), pictures)


def crowns_to_win(t: TrickTakersTable) -> int:
    """TT-2P-30  With two players no crowns are given."""
    return CROWNS_TO_WIN if t.seat_count > 2 else 0


def award_counter(name: str, seat: int, count: str, icon: str, goal: int) -> Counter:
    return Counter(name, seat, count, icon, role=CounterRole.AWARD, goal=goal)


def trick_table(t: Table) -> TrickTakersTable:
    assert isinstance(t, TrickTakersTable)
    return t


GAME: Final = TrickTakers()
