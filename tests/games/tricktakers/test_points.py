"""Points at the end of a round: section 3.10 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.tricktakers.game import GAME
from tricktakers import Takers

VIEWERS = [0, 1, 2, 3, SPECTATOR]
BOX: dict[str, int | str | bool] = {"characters": "base_box"}
FOUR = ["king", "resistance", "hermit", "berserker"]


def scored(characters: list[str], wins: list[int], **more: object) -> Takers:
    return Takers(len(wins), BOX, 0, at="score", characters=characters, wins=wins, **more)


def test_each_player_scores_by_the_own_character() -> None:
    """TT-VP-01  After the crowns: King 50, Resistance 0, Hermit 50, Berserker 50."""
    g = scored(FOUR, [2, 0, 0, 3])
    assert g.table.points == [80, 30, 80, 80]
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[SPECTATOR]]
    assert kinds[:3] == ["crown", "black-crown", "black-crown"]
    assert {"scored", "points"} <= set(kinds[3:])


@pytest.mark.parametrize(
    ("character", "table"),
    [
        ("king", [0, 20, 50, 80, 120]),
        ("hermit", [50, -10, -30, 70, 100]),
        ("berserker", [-30, -10, 30, 50, 80, -50]),
        ("resistance", [0, 0, 0, 0, 0, 0]),
        ("gambler", [0, 0, 0, 0, 0]),
    ],
)
def test_the_tables_of_the_basic_characters(character: str, table: list[int]) -> None:
    """TT-VP-01  Points for 0, 1, 2 … wins in the first round; the Gambler's bid is missed."""
    others = [other for other in [*FOUR, "gambler"] if other != character][:3]
    for wins in range(len(table)):
        g = scored([character, *others], [wins, 5 - wins, 0, 0] if wins else [0, 2, 2, 1], points=[100] * 4)
        assert g.table.points[0] == 100 + table[wins]


def test_the_kakumei_trick_is_a_win_for_the_points() -> None:
    """TT-VP-02  Two wins, one of them in Kakumei with a 2: 50 and 2 x 30 in the last round."""
    g = Takers(
        characters=["resistance", "king", "hermit", "berserker"],
        round=3,
        trick_number=5,
        wins=[1, 2, 0, 1],
        hands=["r2", "r5", "g5", "b10"],
    )
    g.when("0 power-0, 0 r2, 1 r5, 2 g5, 3 b10")
    assert g.table.points[0] == 30 + 50 + 60


def test_points_given_at_once_are_in_the_stock_before_the_round_is_scored() -> None:
    """TT-VP-03  The Gambler may stake the 20 of the setup; the Hermit's 30 are there with the trick."""
    hands = ["", "r1 r2 r3 r4 r5", "", ""]
    g = Takers(
        at="setup", characters=["hermit", "gambler", "resistance", "collector"], hands=hands, options=BOX
    )
    assert g.table.points == [30, 50, 30, 30]
    g.when("1 done, 1 number-2, 1 number-50")
    assert g.table.points == [30, 0, 30, 30]
    hands = ["WFa r1", "RAa r2", "r5 r3", "r10 b10"]
    g = Takers(characters=["hermit", "king", "resistance", "berserker"], hands=hands)
    g.when("0 WFa, 1 RAa, 2 r5, 3 r10")
    assert g.table.points == [60, 30, 30, 30]


def test_points_given_at_once_are_no_part_of_the_amounts_of_the_round() -> None:
    """TT-VP-08, TT-GAP-50  The Hermit without points wins once, by the flag: 30, then 10 less, not 30."""
    g = Takers(
        characters=["hermit", "king", "resistance", "berserker"],
        points=[0, 0, 0, 0],
        trick_number=5,
        wins=[0, 2, 1, 1],
        hands=["WFa", "RAa", "r5", "r10"],
    )
    g.when("0 WFa, 1 RAa, 2 r5, 3 r10")
    assert g.told("gained") == ["0 TT-HER-13"]
    assert g.table.points[0] == 20


def test_the_lines_of_a_character_are_one_amount() -> None:
    """TT-VP-04, TT-GAP-50  Adventurer without points: 10 for a win, 10 and -30 for items, at once."""
    g = scored(
        ["adventurer", *FOUR[:3]],
        [1, 2, 1, 1],
        points=[0, 0, 0, 0],
        items="map-of-destiny miracle-sword",
        item_deck="",
    )
    assert g.table.points[0] == 0


def test_an_own_task_is_an_amount_of_its_own() -> None:
    """TT-VP-04, TT-VP-07  The Hermit without points loses 10 for a win, then gains 10 for the task."""
    g = with_tasks("do-not-take-red do-not-take-blue do-not-take-green", [1, 2, 1, 1])
    assert g.table.points[0] == 10


def test_losses_come_before_gains() -> None:
    """TT-VP-07, TT-GAP-50  The King without points: a failed task takes nothing, then 50 come."""
    g = with_tasks("do-not-take-red take-blue do-not-take-green", [0, 2, 2, 1])
    assert g.table.points[1] == 50


def with_tasks(tasks: str, wins: list[int]) -> Takers:
    return scored(["hermit", "king", "gambler", "ruler"], wins, points=[0, 0, 0, 0], tasks=tasks)


def test_a_lost_stake_is_not_deducted_again() -> None:
    """TT-VP-05  Two bid, three won: what was staked is gone, and nothing more."""
    g = scored(["gambler", *FOUR[:3]], [3, 1, 1, 0], points=[100, 30, 30, 30], bid=2, stake=50)
    assert g.table.points[0] == 100


def test_a_won_stake_comes_back_with_as_much_again() -> None:
    """TT-VP-05"""
    g = scored(["gambler", *FOUR[:3]], [2, 1, 1, 1], points=[100, 30, 30, 30], bid=2, stake=50)
    assert g.table.points[0] == 100 + 90 + 50 + 50


def test_everybody_sees_the_points() -> None:
    """TT-VP-06, TT-GAP-43"""
    g = Takers(characters=FOUR, points=[10, 120, 0, 350], hands=["r1", "r2", "r3", "r4"])
    for viewer in VIEWERS:
        drawn = GAME.layout(g.t.view(viewer)).counters
        assert [c.value for c in drawn if c.name == "points"] == ["10", "120", "0", "350"]
        assert g.now("points", viewer) == [10, 120, 0, 350]


def test_points_do_not_run_out() -> None:
    """TT-GAP-43  The box holds tokens for 1200; a King with three wins gets his 80 all the same."""
    g = scored(FOUR, [3, 1, 1, 0], round=2, points=[1200, 1200, 1200, 1200])
    assert g.table.points == [1280, 1200, 1190, 1170]


def test_what_other_sources_say_about_characters_is_not_played() -> None:
    """TT-GAP-60  Nothing for a win of Resistance before the last round, nor for a missed bid."""
    g = scored(["resistance", "gambler", "hermit", "king"], [2, 2, 1, 0], points=[100] * 4, bid=3)
    assert g.table.points[:2] == [100, 100]


def test_a_bid_that_is_made_wins_the_game_only_if_it_is_four() -> None:
    """TT-GAP-60"""
    for bid in range(4):
        g = scored(["gambler", "resistance", "hermit", "king"], [bid, 5 - bid, 0, 0], bid=bid)
        assert g.t.outcome is None
    assert scored(["gambler", *FOUR[:3]], [4, 1, 0, 0], bid=4).told("game-over") == ["0 TT-GAM-16"]


def test_the_hermit_keeps_the_hand_that_was_dealt() -> None:
    """TT-GAP-60  Only the Berserker throws it away."""
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "", ""]
    g = Takers(
        at="setup", characters=["hermit", "berserker", "resistance", "collector"], hands=hands, options=BOX
    )
    assert g.now("hands", 0) == ["r1 r2 r3 r4 r5", "M ? ? ? ?", "", ""]
    assert g.now("discard_count") == 5
