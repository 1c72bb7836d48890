"""How chances are held against outcomes: by hand, and over many games of bots."""

from collections.abc import Sequence

import pytest

from followsuit import Game, Match
from followsuit.bots.playing import play_out
from followsuit.bots.roster import new_bot
from followsuit.bots.seeds import rng_of_bot
from followsuit.review import Budget, Decision, GameReview, Judgement, review
from followsuit.review.calibrating import binned, calibration
from followsuit.review.kept import CERTAIN
from many import ALL
from moments import GAMES, name_of, size_of


def decided(seat: int, before: int, after: int, at: int = 0) -> Decision:
    judgement = Judgement(options=[], worlds=1)
    return Decision(at=at, seat=seat, pick=0, before=before, after=after, judgement=judgement)


def of_two(winner: int, said: Sequence[tuple[int, ...]]) -> GameReview:
    return GameReview(
        game="any",
        rules_version=1,
        answers=9,
        seats=[0, 1],
        start=[5000, 5000],
        result=[CERTAIN if seat == winner else 0 for seat in range(2)],
        decisions=[decided(*one) for one in said],
        line=[],
    )


def test_a_prophet_has_no_score_and_who_knows_nothing_the_even_one() -> None:
    prophet = calibration("any", 2, [of_two(0, [(0, CERTAIN, CERTAIN), (1, 0, 0)])] * 2)
    assert (prophet.brier, prophet.even, prophet.brier_error) == (0, 0.25, 0)
    shrug = calibration("any", 2, [of_two(0, [(0, 5000, 5000), (1, 5000, 5000)])])
    assert shrug.brier == shrug.even == 0.25
    liar = calibration("any", 2, [of_two(1, [(0, CERTAIN, CERTAIN), (1, 0, 0)])])
    assert liar.brier == 1


def test_what_was_said_stands_beside_what_was_won() -> None:
    bins = binned([(0.12, 0.0), (0.18, 1.0), (0.95, 1.0), (1.0, 1.0)])
    assert [(round(one.said, 3), one.won, one.moments) for one in bins] == [(0.15, 0.5, 2), (0.975, 1.0, 2)]


def test_the_last_third_of_a_game_has_a_score_of_its_own() -> None:
    learned = calibration("any", 2, [of_two(0, [(0, 0, 0, 5), (0, CERTAIN, CERTAIN, 6)])])
    assert (learned.brier, learned.late_brier, learned.late_even) == (0.5, 0, 0.25)


def test_what_decisions_cost_is_compared_by_game() -> None:
    careless = of_two(0, [(0, 5000, 4000), (1, 5000, 4800)])
    careful = of_two(0, [(0, 5000, 5000), (1, 5000, 4800)])
    both = calibration("any", 2, [careless, careful])
    assert both.skill_gap == pytest.approx((-0.08 + 0.02) / 2)
    assert both.skill_gap_error == pytest.approx(0.05)


@pytest.mark.skipif(not ALL, reason="many games: make many")
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_over_many_games_equal_bots_are_equally_skilled_and_late_chances_are_right(game: Game) -> None:
    players = size_of(game)
    reviews = []
    for seed in range(200):
        match = Match(game, players, {}, seed)
        play_out(match, [new_bot("search:60", rng_of_bot(seed, seat)) for seat in range(players)])
        reviews.append(review(match, Budget(worlds=60)))
    found = calibration(game.id, players, reviews)
    assert abs(found.skill_gap) < 3 * found.skill_gap_error
    assert found.brier - 3 * found.brier_error < found.even
    assert found.late_brier + 3 * found.late_brier_error < found.late_even
