"""How chances are held against outcomes: by hand, and over many games of bots."""

from collections.abc import Sequence

import pytest

from followsuit import Game, find_game
from followsuit.review import Budget
from followsuit.review.calibrating import (
    ALL,
    NamedChance,
    Sample,
    binned,
    calibration,
    played,
    sample_of,
    sampled,
    slopes,
)
from many import ALL as MANY
from moments import GAMES, name_of, size_of


def said(
    seat: int, chance: float, won: float, cost: float = 0.0, is_late: bool = False, part: int = 1
) -> NamedChance:
    return NamedChance(seat=seat, part=part, chance=chance, won=won, even=0.5, cost=cost, is_late=is_late)


def of_two(winner: int, chances: Sequence[tuple[int, float]]) -> Sample:
    found = [said(seat, chance, float(seat == winner)) for seat, chance in chances]
    return Sample(found, len(found))


def test_a_prophet_has_no_score_and_who_knows_nothing_the_even_one() -> None:
    prophet = calibration("any", 2, [of_two(0, [(0, 1.0), (1, 0.0)])] * 2)
    assert (prophet.brier, prophet.even, prophet.brier_error) == (0, 0.25, 0)
    shrug = calibration("any", 2, [of_two(0, [(0, 0.5), (1, 0.5)])])
    assert shrug.brier == shrug.even == 0.25
    liar = calibration("any", 2, [of_two(1, [(0, 1.0), (1, 0.0)])])
    assert liar.brier == 1


def test_what_was_said_stands_beside_what_was_won() -> None:
    bins = binned([[said(0, 0.12, 0.0), said(0, 0.18, 1.0)], [said(0, 0.95, 1.0), said(0, 1.0, 1.0)]])
    assert [(round(one.said, 3), one.won, one.moments) for one in bins] == [(0.15, 0.5, 2), (0.975, 1.0, 2)]


def test_the_last_third_of_a_game_has_a_score_of_its_own() -> None:
    learned = Sample([said(0, 0.0, 1.0), said(0, 1.0, 1.0, is_late=True)], 2)
    found = calibration("any", 2, [learned])
    assert (found.brier, found.late_brier, found.late_even) == (0.5, 0, 0.25)


def test_a_slope_tells_who_is_too_bold() -> None:
    """Of four that were said to win by 90 of 100, three did: 40 ahead was said, 25 was true."""
    games = [[said(0, 0.9, won)] for won in (1.0, 1.0, 1.0, 0.0)]
    right = [[said(0, 0.75, won, part=2)] for won in (1.0, 1.0, 1.0, 0.0)]
    bold, true = slopes([*games, *right])
    assert (bold.part, true.part) == (1, 2)
    assert bold.slope == pytest.approx(0.625)
    assert true.slope == pytest.approx(1.0)
    assert bold.games == true.games == 4


def test_slopes_stand_in_the_order_of_the_rounds() -> None:
    games = [[said(0, 0.9, won, part=part)] for part in (8, 16, 1, 3) for won in (1.0, 0.0)]
    assert [slope.part for slope in slopes(games)] == [1, 3, 8, 16]


def test_what_decisions_cost_is_compared_by_game() -> None:
    """Where half of the decisions were looked at, they stand for twice as many."""
    careless = Sample([said(0, 0.5, 1.0, 0.1), said(1, 0.5, 0.0, 0.02)], 2)
    careful = Sample([said(0, 0.5, 1.0), said(1, 0.5, 0.0, 0.01)], 4)
    both = calibration("any", 2, [careless, careful])
    assert both.skill_gap == pytest.approx((-0.08 + 0.02) / 2)
    assert both.skill_gap_error == pytest.approx(0.05)
    assert [one.mean for one in both.skills] == pytest.approx([-0.05, -0.02])


def test_some_decisions_of_a_game_are_judged_as_in_all_of_it() -> None:
    game = find_game("trick-raiders")
    match = played(game, 3, "thumb", 4)
    every = sampled(match, Budget(worlds=2), ALL, 1)
    some = sampled(match, Budget(worlds=2), 6, 1)
    assert len(every.said) == every.decisions == some.decisions > 6
    assert len(some.said) == 6
    assert set(some.said) <= set(every.said)
    assert sampled(match, Budget(worlds=2), 6, 2) != some, "another lot draws others"


@pytest.mark.skipif(not MANY, reason="many games: make many")
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_over_many_games_equal_bots_are_equally_skilled_and_chances_are_right(game: Game) -> None:
    players = size_of(game)
    samples = [sample_of(game, players, "search:20", 60, 24, seed) for seed in range(200)]
    found = calibration(game.id, players, samples)
    assert abs(found.skill_gap) < 3 * found.skill_gap_error
    assert found.brier - 3 * found.brier_error < found.even
    assert found.late_brier + 3 * found.late_brier_error < found.late_even
