"""The variants for three players and for four or five: section 3.14 of the rules."""

import pytest

from followsuit import WrongOption
from followsuit.games.tricktakers.game import GAME
from tricktakers import Takers

VARIANT: dict[str, int | str | bool] = {"resistance_variant_3p": True}
POINTS: dict[str, int | str | bool] = {"points_win": True}
POINTS_FOR_ALL: dict[str, int | str | bool] = {"points_win": True, "points_win_scope": "all"}
THREE = ["resistance", "king", "hermit"]
FOUR = ["king", "gambler", "hermit", "resistance"]


def kakumei(trick_number: int, options: dict[str, int | str | bool] | None = None, **more: object) -> Takers:
    """Resistance declares Kakumei with black 2 and wins the trick."""
    hands = ["k2 r1", "RAk r3", "RAb r4"] if trick_number < 5 else ["k2", "RAk", "RAb"]
    g = Takers(
        3,
        options or VARIANT,
        0,
        **{"characters": THREE, "trick_number": trick_number, "hands": hands, **more},
    )
    g.when("0 power-0, 0 k2, 1 RAk, 2 RAb")
    return g


def variant_scored(wins: list[int], **more: object) -> Takers:
    """The end of a round in which Resistance has won the Kakumei trick with black."""
    return Takers(
        3,
        VARIANT,
        0,
        **{"at": "score", "characters": THREE, "wins": wins, "kakumei_wins": 1, "black_kakumei": 1, **more},
    )


def test_the_variant_of_resistance_is_for_three_players() -> None:
    """TT-VAR-01"""
    for players in (2, 4, 5):
        with pytest.raises(WrongOption, match="resistance_variant_3p is for 3"):
            GAME.new_table(players, VARIANT)


@pytest.mark.parametrize("trick_number", [2, 5])
def test_in_the_variant_black_kakumei_does_not_win_the_game(trick_number: int) -> None:
    """TT-VAR-01  Neither at once nor after the fifth trick; without the variant it does."""
    assert kakumei(trick_number).t.outcome is None
    plain = kakumei(trick_number, {"resistance_variant_3p": False})
    assert plain.told("game-over") == ["0 TT-RES-19"]


def test_in_the_variant_black_kakumei_brings_100_points() -> None:
    """TT-VAR-02"""
    g = kakumei(5, wins=[1, 2, 1])
    assert g.table.points[0] == 130
    assert "0 TT-VAR-02" in g.told("scored")


def test_in_the_variant_black_kakumei_takes_the_crown() -> None:
    """TT-VAR-03  Whoever has the most wins."""
    g = variant_scored([1, 3, 1])
    assert g.told("crown") == ["0 TT-VAR-03"]


@pytest.mark.parametrize("wins", [[1, 3, 1], [1, 2, 2], [1, 0, 4]])
def test_in_the_variant_nobody_else_gets_a_crown_then(wins: list[int]) -> None:
    """TT-VAR-04"""
    assert variant_scored(wins).table.crowns == [1, 0, 0]


def test_in_the_variant_the_most_wins_bring_no_second_crown() -> None:
    """TT-VAR-05, TT-GAP-44"""
    g = variant_scored([4, 1, 0])
    assert (g.table.crowns, g.told("crown")) == ([1, 0, 0], ["0 TT-VAR-03"])


def test_in_the_variant_a_lone_black_kakumei_brings_a_black_crown_too() -> None:
    """TT-VAR-06  As the only win; not with a second one."""
    assert variant_scored([1, 3, 1]).table.black_crowns == [1, 0, 0]
    assert variant_scored([2, 2, 1]).table.black_crowns == [0, 0, 0]


def test_in_the_variant_crown_and_points_come_at_the_end_of_the_round() -> None:
    """TT-VAR-07, TT-GAP-44  The round is played to its end."""
    g = kakumei(4, wins=[0, 2, 1])
    assert (g.table.crowns, g.table.points, g.asked()) == ([0, 0, 0], [30, 30, 30], "0 TakeTurn: r1")
    g.when("0 r1, 1 r3, 2 r4")
    assert (g.told("crown"), g.table.points[0]) == (["0 TT-VAR-03"], 130)


def test_in_the_variant_the_last_round_adds_30_for_each_win() -> None:
    """TT-VAR-08, TT-GAP-44  100, and 2 x 30."""
    g = variant_scored([2, 2, 1], round=3)
    assert g.table.points[0] == 30 + 100 + 60


def test_in_the_variant_a_second_crown_wins() -> None:
    """TT-VAR-09  In category 2."""
    g = variant_scored([1, 3, 1], round=2, crowns=[1, 0, 0])
    assert g.told("game-over") == ["0 TT-WIN-03"]


def test_the_variant_with_other_characters_at_the_table() -> None:
    """TT-VAR-16  Black Kakumei is no character win, at once or noted, with Collector and Ruler either."""
    options: dict[str, int | str | bool] = {**VARIANT, "characters": "base_box"}
    others = ["resistance", "collector", "ruler"]
    hands = ["k2 r1", "RAa r3", "RAb r4"]
    g = Takers(3, options, characters=others, trick_number=2, hands=hands, tasks="take-red take-blue")
    g.when("0 power-0, 0 k2, 1 RAa, 1 no, 2 RAb")
    assert (g.t.outcome, g.asked()) == (None, "0 TakeTurn: r1")
    g = Takers(
        3,
        options,
        at="score",
        characters=others,
        wins=[1, 2, 2],
        taken=["", "r1 r2", "b1"],
        tasks="take-red take-blue",
        kakumei_wins=1,
        black_kakumei=1,
    )
    assert (g.t.outcome, g.told("crown")) == (None, ["0 TT-VAR-03"])


def test_the_points_variant_is_for_four_or_five_players() -> None:
    """TT-VAR-10"""
    for players in (2, 3):
        with pytest.raises(WrongOption, match="points_win is for"):
            GAME.new_table(players, POINTS)
    for players in (4, 5):
        assert GAME.new_table(players, POINTS).seats_to_act()


def points_scored(
    points: list[int], options: dict[str, int | str | bool] = POINTS_FOR_ALL, **more: object
) -> Takers:
    """The Hermit of seat 2 has three wins, for 70 points, the King and Resistance one each."""
    return Takers(
        4,
        options,
        0,
        **{"at": "score", "round": 3, "characters": FOUR, "wins": [1, 0, 3, 1], "points": points, **more},
    )


@pytest.mark.parametrize(("before", "rule"), [(280, "TT-VAR-10"), (270, "TT-WIN-05")])
def test_350_points_after_the_last_round_are_a_character_win(before: int, rule: str) -> None:
    """TT-VAR-10  350 is enough, 340 is not; the King is less than 150 behind."""
    g = points_scored([170, 30, before, 30])
    assert g.told("game-over") == [f"2 {rule}"]


@pytest.mark.parametrize(("before", "rule"), [(180, "TT-VAR-11"), (170, "TT-WIN-05")])
def test_150_points_more_than_every_other_are_a_character_win(before: int, rule: str) -> None:
    """TT-VAR-11  The King has 100: 250 is 150 more, 240 is not."""
    g = points_scored([60, 30, before, 30])
    assert g.told("game-over") == [f"2 {rule}"]


def test_by_default_basic_characters_are_not_in_its_scope() -> None:
    """TT-VAR-12, TT-GAP-45  With 350 points the Hermit wins by points, after two Crowns of another."""
    g = points_scored([30, 30, 300, 30], POINTS, crowns=[2, 0, 0, 0])
    assert g.told("game-over") == ["0 TT-WIN-03"]


def test_by_option_all_characters_are_in_its_scope() -> None:
    """TT-VAR-13, TT-GAP-45"""
    g = points_scored([30, 30, 300, 30], crowns=[2, 0, 0, 0])
    assert g.told("game-over") == ["2 TT-VAR-10"]


def test_the_points_variant_holds_in_the_last_round_only() -> None:
    """TT-VAR-10"""
    assert points_scored([30, 30, 900, 30], round=2).t.outcome is None


def test_priority_decides_between_two_wins_by_points() -> None:
    """TT-VAR-14, TT-GAP-45  The King with 370 before the Hermit with 470."""
    g = points_scored([330, 30, 400, 30])
    assert g.told("game-over") == ["0 TT-VAR-10"]


def test_the_points_variant_counts_the_points_of_the_last_round() -> None:
    """TT-VAR-14  The King reaches 350 only with his doubled 20."""
    assert points_scored([310, 30, 300, 30]).told("game-over") == ["0 TT-VAR-10"]


def test_with_the_points_variant_the_last_round_is_scored_before_anybody_has_won() -> None:
    """TT-VAR-15  The Gambler's four of four bid are noted, and crowns and points are given."""
    g = points_scored([30, 30, 30, 30], wins=[0, 4, 0, 1], bid=4)
    assert (g.told("crown"), g.table.black_crowns) == (["1 TT-CRN-02"], [1, 0, 1, 0])
    assert g.table.points[2] == 80
    assert g.told("game-over") == ["1 TT-GAM-16"]
