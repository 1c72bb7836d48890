"""Our search and OpenSpiel's play the same Hearts: in step, with the same cards, time and seats."""

import pytest

from followsuit.arena.estimate import Estimate
from followsuit.arena.race import Race
from followsuit.arena.running import run
from followsuit.benchmarks.beside.hearts import GAME, NO_PASSING, hearts
from followsuit.benchmarks.beside.hearts_match import dealt, margin_text, new_contest, play, report

pytest.importorskip("pyspiel", reason="open_spiel is not installed (the extra `bench` has it)")

SECONDS = 0.03


def test_two_games_of_a_deal_are_played_in_step_to_the_end() -> None:
    """`play` itself compares the scores of the two sides."""
    race = Race(new_contest(SECONDS, 10.0, 1), 1, False)
    run([race], 1, 0.0, lambda race, game: None, play)
    games = race.played()
    assert [game.seats for game in games] == [[0, 1, 0, 1], [1, 0, 1, 0]]
    for game in games:
        assert sum(game.answers) > 30
        means = [spent / answers for spent, answers in zip(game.seconds, game.answers, strict=True)]
        assert means[1] * 1.05 >= SECONDS
        assert means[0] * 2 >= SECONDS  # ours does not think where all answers come to the same
    assert race.result is not None
    text = "\n".join(report(race.result, games))
    assert f"Both sides have {SECONDS} seconds for an answer." in text
    assert "Hearts for 4 players, seed 1: 1 deal, each played 2 times, 2 games." in text


def test_a_deal_has_no_passing_and_is_the_same_again() -> None:
    for deal in range(5):
        t = dealt(3, deal)
        assert t.direction == NO_PASSING
        assert t.is_for_points
        assert dealt(3, deal).fingerprint() == t.fingerprint()
    assert dealt(3, 0).fingerprint() != dealt(3, 1).fingerprint()


def test_playing_for_points_a_standing_is_the_score() -> None:
    """HB-END-01  Otherwise it is the victory, as in every game."""
    for is_score in (True, False):
        t = hearts(GAME.new_table(4, seed=2))
        t.is_for_points = is_score
        while (seat := t.next_seat()) >= 0:
            t.apply(seat, t.options(seat)[0])
        assert t.outcome is not None
        assert (t.standing() == [score / 26 for score in t.outcome.scores]) is is_score
        assert (t.standing() == t.outcome.standing()) is not is_score
        assert t.clone().standing() == t.standing()


def test_two_seats_against_two_are_ahead_by_twice_what_is_beyond_the_average() -> None:
    assert margin_text(Estimate(0.5, -0.25, 1.25)).endswith("+1.00 against one of theirs (-0.50 to +2.50).")
