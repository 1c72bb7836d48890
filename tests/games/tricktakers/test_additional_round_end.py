"""The end of a round, and winning, with Adventurer, Collector and Ruler (chapters 3.9 and 3.10)."""

import pytest

from tricktakers import Takers

CAST = ["king", "collector", "hermit", "ruler"]
NINE = "g1 g2 g3 g4 g5 g6 g7 g8 g9"


def scoring(cast: list[str] = CAST, **position: object) -> Takers:
    return Takers(len(cast), None, 0, at="score", characters=cast, **position)


# What the three bring to the end of a round: the wins and taken cards of seat 1, and the rule.
SPECIAL_WINS = [
    ("adventurer", 5, "", "TA-ADV-55"),
    ("collector", 1, NINE, "TA-COL-36"),
    ("ruler", 2, "k1 k2 RAa", "TA-RUL-23"),
]


@pytest.mark.parametrize(("character", "wins", "taken", "rule"), SPECIAL_WINS)
def test_special_wins_are_noted_before_crowns_and_points(
    character: str, wins: int, taken: str, rule: str
) -> None:
    """TA-END-01, TA-GAP-05  With no later character win possible they decide at once."""
    cast = ["king", character, "hermit"]
    g = scoring(cast, wins=[0, wins, 0], taken=["", taken, ""])
    assert g.told("game-over") == [f"1 {rule}"]
    assert [g.told(kind) for kind in ("crown", "no-crown", "black-crown", "points")] == [[]] * 4


@pytest.mark.parametrize(("character", "wins", "taken", "rule"), SPECIAL_WINS)
def test_special_wins_wait_for_a_win_by_points(character: str, wins: int, taken: str, rule: str) -> None:
    """TA-END-01  Where points can win as well, the higher priority is found at the end."""
    options: dict[str, int | str | bool] = {"points_win": True, "points_win_scope": "all"}
    cast = ["king", character, "hermit", "resistance"]
    g = Takers(
        4, options, at="score", round=3, characters=cast, wins=[0, wins, 0, 0], taken=["", taken, "", ""]
    )
    assert g.told("points")
    assert g.told("game-over") == [f"1 {rule}"]


def test_the_collectors_wins_count_in_the_comparison_for_the_crown() -> None:
    """TA-END-02, TA-END-04  A tie with the Collector leaves nobody with the most."""
    assert scoring(wins=[2, 1, 1, 1]).now("crowns") == [1, 0, 0, 0]
    assert scoring(wins=[2, 2, 1, 0]).now("crowns") == [0, 0, 0, 0]


def test_nobody_gets_the_crown_when_the_collector_alone_has_the_most_wins() -> None:
    """TA-END-03, TA-GAP-17"""
    g = scoring(wins=[1, 3, 1, 0])
    assert (g.now("crowns"), g.told("no-crown")) == ([0, 0, 0, 0], ["TA-END-03"])


def test_a_collector_without_wins_uses_up_no_black_crown() -> None:
    """TA-END-05, TA-GAP-17  Hermit and Ruler get the two, though the Collector has priority over one."""
    cast = ["gambler", "collector", "hermit", "ruler"]
    assert scoring(cast, wins=[3, 0, 0, 0], bid=1).now("black_crowns") == [0, 0, 1, 1]


@pytest.mark.parametrize("character", ["adventurer", "ruler"])
def test_adventurer_and_ruler_get_crowns_by_the_general_rules(character: str) -> None:
    """TA-END-06"""
    cast = ["king", character, "hermit"]
    taken = ["", "r1", ""]
    assert scoring(cast, wins=[1, 3, 1], taken=taken).now("crowns") == [0, 1, 0]
    assert scoring(cast, wins=[2, 2, 1], taken=taken).now("crowns") == [0, 0, 0]
    assert scoring(cast, wins=[3, 0, 2]).now("black_crowns") == [0, 1, 0]


def test_open_tasks_are_settled_at_the_end() -> None:
    """TA-END-07"""
    g = scoring(wins=[2, 1, 1, 1], tasks="take-red take-blue do-not-take-red")
    told = [
        line for line in g.told("scored") + g.told("scored-loss") if line[2:] in ("TA-RUL-10", "TA-RUL-11")
    ]
    assert sorted(told) == ["0 TA-RUL-11", "1 TA-RUL-11", "2 TA-RUL-10"]


def test_a_character_is_one_net_amount_and_each_task_its_own() -> None:
    """TA-END-08, TA-GAP-10  Sets and unused cards are one sum: 20 - 20, and no point is lost on the way."""
    g = scoring(points=[30, 0, 30, 30], wins=[2, 1, 1, 1], taken=["", "r1 r4 r9 b2 g5 k7 WFa", "", ""])
    assert [event.number for event in g.events("scored") if event.seat == 1] == [20]
    assert [event.number for event in g.events("scored-loss") if event.seat == 1] == [20]
    assert g.table.points[1] == 0
    # The Hermit loses 30 with two wins and gains 10 by the task: in one sum nothing would be left of 10.
    hermit = scoring(points=[30, 30, 10, 30], wins=[1, 1, 2, 1], tasks="take-red take-blue do-not-take-green")
    assert hermit.table.points[2] == 10


def test_losses_come_first_and_stop_at_zero() -> None:
    """TA-END-09, TA-GAP-10  The Collector's 50 come after the failed task, which finds nothing to take."""
    g = scoring(
        points=[30, 0, 30, 30],
        wins=[2, 1, 1, 1],
        taken=["", "r4 r5 r6", "", ""],
        tasks="take-red take-blue take-green",
    )
    assert g.table.points[1] == 50


def test_the_rulers_points_for_tasks_belong_to_the_rulers_own_amount() -> None:
    """TA-END-10  They are lines of the Ruler's card, and come before what the tasks bring their owners."""
    g = scoring(wins=[2, 1, 1, 1], tasks="take-red take-blue take-green", tasks_taken="take-red take-blue")
    rulers = [(event.number, event.because[0].rule) for event in g.events("scored") if event.seat == 3]
    assert rulers == [(20, "TA-RUL-12"), (20, "TA-RUL-12"), (20, "TA-RUL-22")]
    assert g.told("scored").index("3 TA-RUL-22") < g.told("scored").index("0 TA-RUL-10")
    assert g.table.points[3] == 90


@pytest.mark.parametrize(("character", "wins", "taken", "rule"), SPECIAL_WINS)
def test_special_wins_come_before_crowns_and_points(character: str, wins: int, taken: str, rule: str) -> None:
    """TA-WIN-01  Before two Crowns, three Black Crowns and any number of points."""
    cast = ["king", character, "hermit"]
    g = scoring(
        cast,
        round=3,
        wins=[0, wins, 0],
        taken=["", taken, ""],
        crowns=[2, 0, 0],
        black_crowns=[0, 0, 3],
        points=[900, 0, 0],
    )
    assert g.told("game-over") == [f"1 {rule}"]


@pytest.mark.parametrize(
    ("cast", "wins", "taken", "rule"),
    [
        (["ruler", "collector", "king"], [2, 1, 2], ["k1", NINE, ""], "1 TA-COL-36"),
        (["collector", "gambler", "king"], [1, 4, 0], [NINE, "", ""], "1 TT-GAM-16"),
        (["ruler", "gambler", "collector"], [2, 3, 0], ["k1", "", NINE], "2 TA-COL-36"),
    ],
)
def test_of_several_special_wins_the_higher_priority_wins(
    cast: list[str], wins: list[int], taken: list[str], rule: str
) -> None:
    """TA-WIN-02"""
    more = {"bid": 4} if "gambler" in cast else {}
    assert scoring(cast, wins=wins, taken=taken, **more).told("game-over") == [rule]


@pytest.mark.parametrize("round_number", [1, 2, 3])
@pytest.mark.parametrize(("character", "wins", "taken", "rule"), SPECIAL_WINS)
def test_special_wins_hold_in_every_round(
    round_number: int, character: str, wins: int, taken: str, rule: str
) -> None:
    """TA-WIN-03"""
    g = scoring(["king", character, "hermit"], round=round_number, wins=[0, wins, 0], taken=["", taken, ""])
    assert g.told("game-over") == [f"1 {rule}"]


@pytest.mark.parametrize(("character", "wins", "taken", "rule"), SPECIAL_WINS[1:])
def test_special_wins_are_noted_after_the_fifth_trick_and_not_before(
    character: str, wins: int, taken: str, rule: str
) -> None:
    """TA-WIN-04, TA-GAP-05"""
    cast = ["king", character, "hermit"]
    reserve = ", 1 no" if character == "collector" else ""
    g = Takers(
        3,
        characters=cast,
        hands=["k9 k8", "k3 k4", "k5 k6"],
        wins=[1, wins, 0],
        taken=["", taken, ""],
        trick_number=4,
    )
    g.when(f"0 k9, 1 k3{reserve}, 2 k5")
    assert g.told("game-over") == []
    assert g.when(f"0 k8, 1 k4{reserve}, 2 k6").told("game-over") == [f"1 {rule}"]


def test_black_kakumei_before_the_fifth_trick_ends_the_game_before() -> None:
    """TA-WIN-04, TA-GAP-05  The Ruler's clean tricks come too late."""
    g = Takers(
        3,
        characters=["resistance", "ruler", "hermit"],
        hands=["k1 b1", "k9 b2", "k8 b3"],
        wins=[0, 3, 0],
        taken=["", "k3 k4", ""],
        trick_number=4,
    )
    g.when("0 power-0, 0 k1, 1 k9, 2 k8")
    assert g.told("game-over") == ["0 TT-RES-19"]
