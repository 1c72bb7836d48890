"""Collector and Ruler beside each other and beside the basic characters (chapter 9)."""

import pytest

from followsuit.games.takers.powers.combinations import best_sets
from followsuit.games.tricktakers.cards import PRINTS
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.sets import SETS
from tricktakers import Takers

BASE_BOX: dict[str, int | str | bool] = {"characters": "base_box"}
TOKEN = "power-0"


def playing(cast: list[str], hands: list[str], **position: object) -> Takers:
    position.setdefault("trick_number", 5)
    return Takers(len(cast), None, 0, characters=cast, hands=hands, **position)


def scoring(cast: list[str], **position: object) -> Takers:
    return Takers(len(cast), None, 0, at="score", characters=cast, **position)


# Among the three.


def test_a_reserved_card_counts_for_the_collector_and_can_make_the_rulers_trick_clean() -> None:
    """TA-MAT-05"""
    cast = ["king", "collector", "ruler"]
    position: dict[str, object] = {"wins": [1, 2, 1], "tasks": "do-not-take-green take-red"}
    reserved = playing(cast, ["k1", "r3", "k9"], **position).when("0 k1, 1 r3, 1 r3, 2 k9")
    assert reserved.told("game-over") == ["2 TA-RUL-23"]
    left = playing(cast, ["k1", "r3", "k9"], **position).when("0 k1, 1 r3, 1 no, 2 k9")
    assert left.told("game-over") == []


def test_a_reservation_breaks_the_collectors_task() -> None:
    """TA-MAT-06  Without a win and without such a reservation it is done."""
    cast = ["king", "collector", "ruler"]
    hands = ["r9 b9", "r3 b3", "r2 b2"]
    tasks = "take-blue do-not-take-red"  # of the seats 0 and 1
    broken = playing(cast, hands, tasks=tasks, trick_number=4).when("0 r9, 1 r3, 1 r9, 2 r2")
    assert broken.now("tasks_taken") == "do-not-take-red"
    done = playing(cast, ["r9", "b3", "r2"], tasks=tasks, wins=[3, 0, 1]).when("0 r9, 1 b3, 1 b3, 2 r2")
    assert "1 TA-RUL-10" in done.told("scored")


def test_a_collector_who_wins_takes_the_reserved_card_once() -> None:
    """TA-MAT-07"""
    cast = ["king", "collector", "gambler"]
    g = playing(cast, ["r5 b1", "r9 b2", "r8 b3"], trick_number=4).when("0 r5, 1 r9, 1 r5, 2 r8")
    assert g.now("taken") == ["", "r5 r8 r9", ""]
    assert g.told("took-reserved") == []


def test_all_tasks_are_looked_at_in_the_state_they_are_in_at_the_end() -> None:
    """TA-MAT-08  A task done stays done, whatever lies among the taken cards then."""
    g = scoring(
        ["king", "collector", "ruler"],
        wins=[2, 1, 2],
        tasks="take-red take-blue",
        tasks_taken="take-red take-blue",
        taken=["k1", "k2", "r5"],
    )
    assert "2 TA-RUL-20" in g.told("scored")


def test_the_token_never_changes_what_anybody_takes() -> None:
    """TA-MAT-09  The green 8 fought as red; it is green for King and Ruler alike."""
    cast = ["king", "collector", "ruler"]
    tasks = "take-green take-blue"
    lost = playing(cast, ["r9 b1", "r2 b2", "g8 b3"], tasks=tasks, trick_number=4)
    assert lost.when(f"0 r9, 1 r2, 1 no, 2 {TOKEN}, 2 g8").now("tasks_taken") == "take-green"
    own = playing(cast, ["k1", "k2", "g8"], tasks=tasks, wins=[1, 2, 1])
    own.when(f"0 k1, 1 k2, 1 no, 2 {TOKEN}, 2 g8")
    assert (own.told("won"), own.told("game-over")) == (["2 g8 TT-STRN-02"], [])


# With the basic characters.


def test_the_kings_rare_is_a_joker_in_the_collection() -> None:
    """TA-MAT-11"""
    g = playing(["king", "collector", "ruler"], ["RAk", "r2", "g8"], taken=["", "r4 r6", ""], wins=[2, 1, 1])
    assert g.when("0 RAk, 1 r2, 1 RAk, 2 g8").told("set") == ["1 r4 r6 RAk"]


def test_the_kings_task_is_not_doubled_in_the_last_round() -> None:
    """TA-MAT-12  Twice 50 for two wins, and once 20."""
    cast = ["king", "collector", "ruler"]
    g = scoring(
        cast,
        round=3,
        wins=[2, 1, 2],
        tasks="take-red take-blue",
        tasks_taken="take-red",
        taken=["", "", "r1"],
    )
    assert g.table.points[0] == 30 + 2 * 50 + 20


def test_the_last_king_chooses_first_with_and_without_a_king_in_the_row() -> None:
    """TA-MAT-13  He cannot take the King again, but somebody else can."""
    previous = ["hermit", "gambler", "king"]
    position: dict[str, object] = {"at": "choose", "round": 2, "previous": previous, "points": [10, 50, 90]}
    again = Takers(3, BASE_BOX, 0, row="king, adventurer, collector, ruler", **position)
    assert again.asked() == "2 ChooseCharacter: adventurer collector ruler"
    assert again.refused("2 king") == "TT-SEL-08"
    assert again.when("2 ruler").asked() == "0 ChooseCharacter: king adventurer collector"
    gone = Takers(3, BASE_BOX, 0, row="resistance, adventurer, collector, ruler", **position)
    assert gone.asked() == "2 ChooseCharacter: resistance adventurer collector ruler"


def test_the_bid_is_known_before_the_task_is_given() -> None:
    """TA-MAT-14"""
    cast = ["ruler", "gambler", "resistance"]
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    g = Takers(3, at="setup", characters=cast, hands=hands).when("1 done, 1 number-2, 1 number-30")
    assert g.asked().startswith("0 GiveTasks")
    assert (g.now("bid", 0), g.now("stake", 0)) == (2, 30)


@pytest.mark.parametrize(("bid", "outside", "after"), [(2, 30, 210), (2, 0, 190), (3, 30, 20), (3, 0, 0)])
def test_a_failed_task_takes_points_outside_the_bet_only(bid: int, outside: int, after: int) -> None:
    """TA-MAT-14  A bid of two that is made brings 90 and twice the 50 of the bet, whatever the task costs."""
    cast = ["ruler", "gambler", "resistance"]
    tasks = "take-red take-blue"  # of the seats 1 and 2
    g = scoring(cast, wins=[1, 2, 2], bid=bid, stake=50, tasks=tasks, points=[30, outside, 30])
    assert g.table.points[1] == after


def test_black_kakumei_counts_though_the_black_card_was_reserved() -> None:
    """TA-MAT-18, TA-GAP-19"""
    g = playing(["resistance", "collector", "ruler"], ["k1 b1", "k5 b2", "k9 b3"], trick_number=2)
    g.when("0 power-0, 0 k1, 1 k5, 1 k1, 2 k9")
    assert g.told("game-over") == ["0 TT-RES-19"]


def test_a_blue_1_under_a_black_token_is_black_in_kakumei() -> None:
    """TA-MAT-19"""
    cast = ["resistance", "king", "ruler"]
    hands = ["k5 r1", "r9 r2", "b1 r3"]
    with_token = playing(cast, hands, trick_number=4).when(f"0 power-0, 0 k5, 1 r9, 2 {TOKEN}, 2 b1")
    assert with_token.told("won") == ["1 r9 TT-RES-11"]
    without = playing(cast, hands, trick_number=4).when("0 power-0, 0 k5, 1 r9, 2 b1")
    assert without.told("won") == ["2 b1 TT-RES-11"]


@pytest.mark.parametrize("reserved", ["WFa", "RAa", "no"])
def test_the_hermit_keeps_the_bonus_whichever_card_is_reserved(reserved: str) -> None:
    """TA-MAT-21, TA-GAP-19"""
    g = playing(["king", "hermit", "collector"], ["RAa r1", "WFa r2", "g3 r4"], trick_number=4)
    g.when(f"0 RAa, 1 WFa, 2 g3, 2 {reserved}")
    assert g.told("gained") == ["1 TT-HER-13"]
    assert (g.table.points[1], g.now("wins")) == (60, [0, 1, 0])


@pytest.mark.parametrize("reserved", ["r9", "r2"])
def test_the_level_up_comes_whichever_card_is_reserved(reserved: str) -> None:
    """TA-GAP-19"""
    cast = ["adventurer", "collector", "king"]
    g = playing(cast, ["r9 b1", "r2 b2", "r3 b3"], items="map-of-destiny miracle-sword", trick_number=4)
    g.when(f"0 r9, 1 r2, 1 {reserved}, 2 r3")
    assert len(str(g.now("items")).split()) == 3


def test_cards_without_colour_neither_fulfil_nor_break_a_task() -> None:
    """TA-MAT-22"""
    cast = ["hermit", "king", "ruler"]
    for tasks in ("take-red take-green", "do-not-take-red do-not-take-blue"):
        g = playing(cast, ["WFa b1", "RAa b2", "WFb b3"], tasks=tasks, trick_number=4)
        g.when("0 WFa, 1 RAa, 2 WFb")
        assert (g.now("wins"), g.now("tasks_taken")) == ([1, 0, 0], "")


@pytest.mark.parametrize(
    ("cards", "made"),
    [
        ("r10 b10 g10 k10", ["r10 b10 g10 k10"]),
        ("r8 r9 r10", ["r8 r9 r10"]),
        ("b7 g7 RAm", ["b7 g7 RAm"]),
        ("r8 r9 WFm", []),
        ("r8 r9 M", []),
    ],
)
def test_the_berserkers_cards_in_the_collection(cards: str, made: list[str]) -> None:
    """TA-MAT-24  10s serve, the Rare is a joker, flag and picture are dead weight."""
    sets = best_sets(GAME.read_cards(cards), SETS, PRINTS)
    assert [sorted(one.cards) for one in sets] == [sorted(GAME.read_cards(words)) for words in made]


@pytest.mark.parametrize(
    ("card", "task", "happened"),
    [
        ("r10", "take-red", "take-red"),
        ("b10", "do-not-take-blue", "do-not-take-blue"),
        ("g10", "take-green", "take-green"),
        ("k10", "take-green", ""),
    ],
)
def test_the_berserkers_10s_count_as_their_colour_for_tasks(card: str, task: str, happened: str) -> None:
    """TA-MAT-25"""
    hands = [f"{card} k2", "WFa k3", "WFb k4"]
    g = playing(["berserker", "king", "ruler"], hands, tasks=f"{task} do-not-take-red", trick_number=4)
    assert g.when(f"0 {card}, 1 WFa, 2 WFb").now("tasks_taken") == happened


def test_a_black_10_is_a_black_card_for_the_ruler() -> None:
    """TA-MAT-25"""
    g = scoring(
        ["berserker", "king", "ruler"], wins=[2, 2, 1], taken=["", "", "k10"], tasks="take-red take-blue"
    )
    assert "2 TA-RUL-21" in g.told("scored")


def test_a_blue_1_under_a_red_token_beats_the_red_10() -> None:
    """TA-MAT-25"""
    g = playing(["berserker", "king", "ruler"], ["r10 b2", "r9 b3", "b1 r4"], trick_number=4)
    assert g.when(f"0 r10, 1 r9, 2 {TOKEN}, 2 b1").told("won") == ["2 b1 TT-BER-13"]


@pytest.mark.parametrize(
    ("other", "wins", "taken", "winner"),
    [
        ("adventurer", 5, "", "1 TA-ADV-55"),
        ("collector", 3, "g1 g2 g3 g4 g5 g6 g7 g8 g9", "1 TA-COL-36"),
        ("ruler", 3, "k1 k2", "0 TT-BER-19"),
    ],
)
def test_the_berserkers_last_round_beside_the_wins_of_the_three(
    other: str, wins: int, taken: str, winner: str
) -> None:
    """TA-MAT-26  3B and 4B come before 5A, and 5B after it."""
    g = scoring(["berserker", other, "hermit"], round=3, wins=[0, wins, 0], taken=["", taken, ""])
    assert g.told("game-over") == [winner]
