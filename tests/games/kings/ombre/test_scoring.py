"""Scoring, and who wins: KO-SCORE. Every split of the tricks is scored, with and without a Red Queen."""

from itertools import product

import pytest

from followsuit.games.kings.ombre.scoring import awards_for
from kings import Ombre
from ombre import SEATS, playing, scored

SPLITS = [split for split in product(range(10), repeat=3) if sum(split) == 9]
NO_QUEEN = -1


def by_the_page(king_player: int, tricks: tuple[int, ...], red_queen: int) -> list[int]:
    """KO-SCORE-01 to KO-SCORE-05, written once more."""
    wins = [tricks[seat] + (seat == red_queen) for seat in SEATS]
    rivals = [seat for seat in SEATS if seat != king_player]
    points = [0, 0, 0]
    if all(wins[seat] < wins[king_player] for seat in rivals):
        points[king_player] += 100
    if wins[king_player] >= 5:
        points[king_player] += 100
    if any(wins[seat] >= wins[king_player] for seat in rivals):
        for seat in rivals:
            points[seat] += 100
    for seat in rivals:
        if wins[seat] == 3:
            points[seat] += 100
    return points


@pytest.mark.parametrize("red_queen", [NO_QUEEN, *SEATS])
@pytest.mark.parametrize("king_player", SEATS)
def test_every_split_of_nine_tricks(king_player: int, red_queen: int) -> None:
    """KO-SCORE-01 to KO-SCORE-05, KO-SCORE-07  A Red Queen took effect for one or for nobody."""
    sets = ["blue", "green", "black"]
    queens = ["up", "up", "up"]
    if red_queen != NO_QUEEN:
        sets[red_queen] = "red"
        queens[red_queen] = "counts"
    for split in SPLITS:
        points = scored(list(split), king_player, sets, queens=queens)
        assert points == by_the_page(king_player, split, red_queen), split


def test_a_red_queen_that_took_effect_is_a_win() -> None:
    """KO-SCORE-01  One that did not is none, and one that was never used neither."""
    for queen, points in (("counts", [200, 0, 0]), ("down", [0, 100, 100]), ("up", [0, 100, 100])):
        assert scored([4, 4, 1], sets=["red", "blue", "green"], queens=[queen, "up", "up"]) == points


def test_nobody_has_as_many_wins_as_the_king_player() -> None:
    """KO-SCORE-02"""
    assert scored([4, 4, 1]) == [0, 100, 100]
    assert scored([4, 3, 2]) == [100, 100, 0]


def test_five_wins_or_more() -> None:
    """KO-SCORE-03  Beside the 100 for the most wins."""
    assert scored([5, 2, 2]) == [200, 0, 0]
    assert scored([9, 0, 0]) == [200, 0, 0]


def test_five_wins_pay_even_if_a_rival_has_as_many() -> None:
    """KO-SCORE-03, KO-GAP-07  A Rival with the Red Queen has five as well."""
    sets = ["blue", "red", "green"]
    assert scored([5, 4, 0], sets=sets, queens=["up", "counts", "up"]) == [100, 100, 100]


def test_each_of_the_rivals_gets_100_if_one_has_as_many_or_more() -> None:
    """KO-SCORE-04"""
    assert scored([4, 4, 1]) == [0, 100, 100]
    assert scored([3, 1, 5]) == [0, 100, 100]


def test_a_rival_with_exactly_three_wins() -> None:
    """KO-SCORE-05  However the King player fared; both of them, or one."""
    assert scored([3, 3, 3]) == [0, 200, 200]
    assert scored([6, 3, 0]) == [200, 100, 0]
    assert scored([2, 4, 3]) == [0, 100, 200]


def test_the_most_points_after_three_rounds_win() -> None:
    """KO-SCORE-06"""
    g = Ombre(at="score", round=3, sets=["red", "blue", "green"], wins=[5, 3, 1], points=[0, 100, 150])
    assert g.table.points == [200, 200, 150]
    assert g.t.outcome is not None
    assert g.t.outcome.places == [1, 1, 3]
    assert g.t.outcome.way.rule == "KO-SCORE-06"
    assert g.told("game-over") == ["0 KO-SCORE-06", "1 KO-SCORE-06"]


def test_players_who_tie_win_together() -> None:
    """KO-SCORE-06  Two of them, or all three; King Numbers are of no interest."""
    for points, places in (
        ([0, 0, 200], [1, 3, 1]),
        ([0, 200, 200], [1, 1, 1]),
        ([300, 200, 0], [1, 2, 3]),
        ([0, 300, 0], [2, 1, 3]),
    ):
        g = Ombre(at="score", round=3, sets=["black", "white", "green"], wins=[5, 2, 2], points=points)
        assert g.t.outcome is not None
        assert g.t.outcome.places == places


def test_no_winner_before_round_three() -> None:
    """KO-SCORE-06"""
    for number in (1, 2):
        g = Ombre(at="score", round=number, sets=["red", "blue", "green"], wins=[9, 0, 0], points=[900, 0, 0])
        assert g.t.outcome is None
        assert g.table.round == number + 1


def test_a_round_is_scored_in_one_go_and_in_this_order() -> None:
    """KO-SCORE-07"""
    for wins, rules in (
        ([6, 3, 0], ["0 KO-SCORE-02", "0 KO-SCORE-03", "1 KO-SCORE-05"]),
        ([3, 3, 3], ["1 KO-SCORE-04", "2 KO-SCORE-04", "1 KO-SCORE-05", "2 KO-SCORE-05"]),
    ):
        g = Ombre(at="score", sets=["red", "blue", "green"], wins=wins)
        assert g.told("scored") == rules


def test_exactly_one_of_the_two_is_paid_each_time() -> None:
    """KO-SCORE-07"""
    for split in SPLITS:
        rules = {award.why.rule for award in awards_for(0, [1, 2], list(split))}
        assert len(rules & {"KO-SCORE-02", "KO-SCORE-04"}) == 1


def test_nothing_comes_off() -> None:
    """KO-SCORE-07"""
    for split in SPLITS:
        points = scored(list(split), points=[70, 80, 90])
        assert all(after >= before for after, before in zip(points, [70, 80, 90], strict=True))


def test_a_bonus_has_been_paid_before_and_counts() -> None:
    """KO-SCORE-07, KO-PLAY-08"""
    g = playing(["red", "blue", "green"], ["RAa", "WFa", "b1"], trick_number=9, wins=[6, 0, 2], round=3)
    g.when("0 RAa, 1 WFa, 2 b1")
    assert g.table.points == [200, 100, 0]
    assert g.told("gained") == ["1 KO-PLAY-08"]
