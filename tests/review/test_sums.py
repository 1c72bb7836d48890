"""The sums behind a review: when it is clear what an answer cost, and what a calibration comes to."""

import math

import msgspec
import pytest

from followsuit.review.calibrating import (
    BINS,
    NamedChance,
    Sample,
    binned,
    calibration,
    error,
    mean,
    scores,
    slopes,
)
from followsuit.review.judging import NO_PICK, Judging, is_clear, mean_and_error
from followsuit.review.kept import CERTAIN, LEAST
from followsuit.review.tempering import AS_IT_IS, Temper, temper_at
from raiders import Raiders


def judging(*worths: list[float], given: int = NO_PICK) -> Judging:
    """Of two answers, which came to this, world by world."""
    g = Raiders(3, leader=0, trick="H5", hands=["C3 C4", "H3 H9b", "S4 C6"], leads=["", "", ""])
    found = Judging(g.t.view(1))
    picks = list(found.worths)
    found.worths = dict(zip(picks, worths, strict=True))
    found.given = picks[given] if given != NO_PICK else NO_PICK
    return found


CLEAR = [0.9, 0.1] * 20  # in the worlds that choose it is far ahead
LOST = [0.0, 0.1] * 20
SAME = [0.5, 0.4] * 20
DOUBTFUL = [0.9, 0.4, 0.0, 0.4] * 10


def test_without_an_answer_it_is_clear_when_one_is_left() -> None:
    found = judging(CLEAR, LOST)
    assert not found.is_clear()
    found.alive = found.alive[:1]
    assert found.is_clear()


def test_what_an_answer_cost_is_clear_when_it_is_far_or_nothing() -> None:
    assert judging(LOST, CLEAR, given=0).is_clear()
    assert judging(SAME, SAME, given=1).is_clear(), "whatever is best of those that are the same"
    assert judging(CLEAR, LOST, given=0).is_clear(), "it is the best"
    assert not judging(DOUBTFUL, SAME, given=0).is_clear()


def test_what_is_too_little_is_none() -> None:
    """As far as it may be with its error."""
    little = (LEAST - 1) / CERTAIN
    near = [0.5 - little] * 40
    assert judging(near, [0.5] * 40, given=0).is_clear()
    doubtful = [0.3, 0.3, 0.69, 0.69] * 10
    assert not judging(doubtful, [0.5] * 40, given=0).is_clear()


def test_the_chance_of_the_best_is_told_by_worlds_that_did_not_choose_it() -> None:
    found = judging([0.2, 0.5] * 20, [1.0, 0.6] * 20, given=0)
    best = list(found.worths)[1]
    assert found.highest(best) == pytest.approx(0.35 + 0.1)
    found.given = best
    assert found.highest(best) == pytest.approx(0.8), "it was given: none of them chose it"
    found.given = NO_PICK
    assert found.highest(best) == pytest.approx(0.6)
    worse = judging([0.2, 0.9] * 20, [1.0, 0.6] * 20, given=0)
    assert worse.highest(list(worse.worths)[1]) == pytest.approx(0.55), (
        "and is not less than that of the given"
    )
    sure = judging([0.5, 0.0] * 20, [1.0, 1.0] * 20, given=0)
    assert sure.highest(list(sure.worths)[1]) == 1.0, "nor more than certain"


def test_of_one_world_it_is_known_as_well_as_can_be() -> None:
    found = judging([0.2], [1.0], given=0)
    given, best = found.worths
    judged = found.judged(given, best)
    assert (judged.behind, judged.worlds, judged.is_clear) == (CERTAIN * 8 // 10, 1, False)
    assert judged.same == []
    assert found.judged(best, best).behind == 0
    found.given = NO_PICK
    assert found.highest(best) == 1.0


def test_means_and_their_errors_by_hand() -> None:
    assert mean_and_error([0.0, 1.0, 1.0, 0.0]) == pytest.approx((0.5, math.sqrt(1 / 3 / 4)))
    assert mean_and_error([0.3]) == (0.3, 1.0)
    assert (mean([1.0, 2.0]), mean([])) == (1.5, 0.0)
    assert error([0.0, 1.0, 1.0, 0.0]) == pytest.approx(math.sqrt(1 / 3 / 4))
    assert (error([0.3]), error([])) == (1.0, 1.0)
    assert error([1.0, 3.0]) == pytest.approx(1.0)
    assert not is_clear([0.0, 0.0])
    assert is_clear([0.1, 0.1])
    assert not is_clear([0.0, 0.1, 0.1])
    assert is_clear([0.1, 0.1, 0.12])


def said(seat: int, chance: float, won: float, **more: float) -> NamedChance:
    facts = {"part": 1, "cost": 0.0, "is_late": False, "even": 0.25, **more}
    return NamedChance(seat=seat, chance=chance, won=won, **facts)  # type: ignore[arg-type]


GAMES = [
    [said(0, 0.1, 0.0, cost=0.02), said(1, 0.6, 1.0), said(1, 0.62, 1.0, part=2, is_late=True, cost=0.1)],
    [said(0, 0.65, 0.0), said(1, 0.3, 0.0, cost=0.01), said(0, 0.9, 0.0, part=2, is_late=True)],
    [],
    [said(1, 0.64, 1.0, cost=0.3), said(0, 1.0, 1.0, part=2, is_late=True), said(0, 0.0, 0.0)],
]


def test_what_was_missed_game_by_game() -> None:
    own, even = scores(GAMES)
    assert own == pytest.approx([(0.01 + 0.16 + 0.1444) / 3, (0.4225 + 0.09 + 0.81) / 3, 0.1296 / 3])
    assert even == pytest.approx([(0.0625 + 2 * 0.5625) / 3, 0.0625, (2 * 0.5625 + 0.0625) / 3])


def test_how_far_a_bin_may_be_off_goes_by_games() -> None:
    found = {round(one.said, 4): one for one in binned(GAMES)}
    sixth = found[0.6275]
    assert (sixth.won, sixth.moments) == (0.75, 4)
    assert sixth.error == pytest.approx(2 * math.sqrt(0.5**2 + 0.75**2 + 0.25**2) / 4)
    assert [one.moments for one in found.values()] == [1, 1, 1, 4, 2]
    assert len(binned([[said(0, number / BINS, 0.0) for number in range(BINS + 1)]])) == BINS


def test_slopes_and_their_errors_by_hand() -> None:
    first, second = slopes(GAMES)
    assert (first.part, second.part, first.games, second.games) == (1, 2, 3, 3)
    away = [(0.37, 0.75), (0.65, -0.25), (0.75, 0.75)]
    squares = sum(x * x for x, _ in away)
    slope = sum(x * y for x, y in away) / squares
    assert second.slope == pytest.approx(slope)
    rest = math.sqrt(sum((x * (y - slope * x)) ** 2 for x, y in away)) / squares
    assert second.error == pytest.approx(rest)
    assert slopes([GAMES[0], []]) == [], "of one game nothing can be said"
    assert slopes([[said(0, 0.25, 1.0)], [said(0, 0.25, 0.0)]]) == [], "nor where only the even chance was"


def test_a_calibration_is_the_sum_of_these() -> None:
    samples = [Sample(game, 2 * len(game)) for game in GAMES]
    found = calibration("any", 2, samples, "thumb", 7)
    own, even = scores(GAMES)
    assert (found.game, found.players, found.bots, found.worlds) == ("any", 2, "thumb", 7)
    assert (found.games, found.moments) == (4, 9)
    assert (found.brier, found.even) == pytest.approx((mean(own), mean(even)))
    assert found.brier_error == pytest.approx(error(own))
    late = [0.38**2, 0.81, 0.0]
    assert found.late_brier == pytest.approx(mean(late))
    assert found.late_brier_error == pytest.approx(error(late))
    assert found.late_even == pytest.approx((0.5625 * 2 + 0.0625) / 3)
    lost = [[-0.04, 0.0, 0.0, 0.0], [-0.2, -0.02, 0.0, -0.6]]
    assert [one.mean for one in found.skills] == pytest.approx([mean(one) for one in lost])
    assert [one.error for one in found.skills] == pytest.approx([error(one) for one in lost])
    gaps = [first - last for first, last in zip(*lost, strict=True)]
    assert (found.skill_gap, found.skill_gap_error) == pytest.approx((mean(gaps), error(gaps)))
    assert msgspec.to_builtins(found.bins) == msgspec.to_builtins(binned(GAMES))


def test_odds_are_taken_so_many_times_around_the_even_chance() -> None:
    temper = Temper(0.25, 2.0)
    # Odds of 1 to 1 are three times those of the even chance: they become nine times as much, 3 to 1.
    assert temper.of(0.5) == pytest.approx(0.75)
    assert Temper(0.25, 0.5).of(0.75) == pytest.approx(0.5)
    assert (temper.of(0.0), temper.of(1.0)) == (0.0, 1.0)


@pytest.mark.parametrize("even", [0.0, 1.0])
def test_where_nothing_is_open_chances_are_as_they_are(even: float) -> None:
    g = Raiders(3, leader=0, trick="H5", hands=["C3 C4", "H3 H9b", "S4 C6"], leads=["", "", ""])
    assert temper_at(g.game, g.t, even) is AS_IT_IS
    assert temper_at(g.game, g.t, 0.3).even == 0.3
