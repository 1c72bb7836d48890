"""The end of the game: section 3.14 of the rules."""

import pytest

from little import Little
from little_rounds import Options


def ended(characters: list[str], points: list[int], wins: list[int] | None = None, **more: object) -> Little:
    """The last round is over; no line of any character changes the points, unless it says otherwise."""
    given: dict[str, object] = {"at": "score", "round": 3, "characters": characters, "points": points, **more}
    given["wins"] = wins or [0] * len(characters)
    options = given.pop("options", {})
    assert isinstance(options, dict)
    return Little(len(characters), options, 0, **given)


def places(g: Little) -> list[int]:
    assert g.t.outcome is not None
    return g.t.outcome.places


def test_after_round_3_the_most_points_win() -> None:
    """LT-END-01"""
    g = ended(["king samurai", "resistance collector", "healer gambler"], [100, 130, 120], bid=1)
    assert g.told("game-over") == ["1 LT-END-01"]
    assert places(g) == [3, 1, 2]


@pytest.mark.parametrize("round", [1, 2])
def test_nobody_wins_by_points_before(round: int) -> None:
    """LT-END-01"""
    g = ended(["king", "resistance", "healer"], [100, 990, 120], round=round)
    assert (g.t.outcome, g.table.round) == (None, round + 1)


@pytest.mark.parametrize(
    ("characters", "winner"),
    [
        (["king samurai", "resistance collector", "healer gambler"], 0),
        (["healer gambler", "resistance collector", "king samurai"], 2),
        (["samurai healer", "king collector", "resistance gambler"], 2),
    ],
)
def test_the_lower_sum_wins_a_tie(characters: list[str], winner: int) -> None:
    """LT-END-02, LT-GAP-41  Sums of 6, 11, 11; of 11, 11, 6; of 14, 8, 6."""
    g = ended(characters, [100, 100, 100], bid=1)
    assert g.told("game-over") == [f"{winner} LT-END-02"]
    assert places(g)[winner] == 1


@pytest.mark.parametrize(
    ("characters", "order"),
    [
        (["resistance collector", "healer gambler", "king samurai"], [3, 2, 1]),
        (["gambler resistance", "samurai king", "healer collector"], [2, 1, 3]),
    ],
)
def test_still_tied_the_lowest_single_number_wins(characters: list[str], order: list[int]) -> None:
    """LT-END-02, LT-END-04, LT-GAP-41  11 by 4 and 7, or by 9 and 2; 6 by 2 and 4, or by 5 and 1."""
    assert places(ended(characters, [100, 100, 100], bid=1)) == order


@pytest.mark.parametrize("round", [1, 2, 3])
def test_five_wins_end_the_game_at_once_in_any_round(round: int) -> None:
    """LT-END-03, LT-TRICK-07"""
    characters = (
        ["king", "resistance", "healer"]
        if round < 3
        else ["king samurai", "resistance collector", "healer gambler"]
    )
    more: dict[str, object] = {"bid": 1} if round == 3 else {}
    g = ended(characters, [0, 500, 400], [5, 0, 0], round=round, **more)
    assert places(g) == [1, 2, 3]
    assert g.told("game-over")[0].startswith("0 ")
    assert g.asked() == ""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_there_is_always_exactly_one_winner(players: int, seed: int) -> None:
    """LT-END-04"""
    g = Little(players, seed=seed).play_on(seed)
    assert sorted(places(g)) == list(range(1, players + 1))
    assert g.t.outcome is not None
    by_points = ("LT-END-01", "LT-END-02", "LT-2P-24")
    if [event for event in g.events("game-over") if event.because[0].rule in by_points]:
        points = g.table.points
        ranked = sorted(range(players), key=lambda seat: places(g)[seat])
        assert [points[seat] for seat in ranked] == sorted(points, reverse=True)


def test_behind_a_winner_by_five_wins_the_others_are_ranked_by_points() -> None:
    """LT-END-04, LT-GAP-41  Equal ones by their numbers."""
    g = ended(["hermit", "healer", "king", "ninja"], [0, 70, 70, 90], [5, 0, 0, 0], round=1)
    assert places(g) == [1, 4, 3, 2]


def test_after_five_wins_points_stand_as_they_were_and_stakes_are_not_paid() -> None:
    """LT-END-05, LT-GAP-41"""
    g = ended(
        ["gambler", "healer", "king"], [10, 70, 60], [5, 0, 0], round=1, bid=4, stake=30, taken=["b1", "", ""]
    )
    assert g.t.outcome is not None
    assert g.t.outcome.scores == [10, 70, 60]
    assert g.events("scored") == []


LIGHT: Options = {"mode": "light1"}


def test_a_tie_of_the_first_light_game_goes_by_the_number() -> None:
    """LT-LIGHT-13, LT-END-04, LT-GAP-41"""
    g = ended(["hermit", "resistance", "berserker"], [50, 100, 0], [0, 0, 0], options=LIGHT)
    assert g.table.points == [100, 100, 100]
    assert places(g) == [2, 1, 3]
