"""What a race makes of its games: whole deals, in whatever order, and an end when enough is known."""

from random import Random

import pytest

from arena.contests import contest, made_up, tossed
from followsuit.arena.contest import Contest
from followsuit.arena.game import PlayedGame
from followsuit.arena.race import Race
from followsuit.arena.ratings import ratings
from followsuit.arena.result import ABOVE, BELOW, OPEN, ContestResult, result_of
from followsuit.arena.running import next_race

DUEL = contest("search:5", "random", players=4)


def result(race: Race) -> ContestResult:
    assert race.result is not None
    return race.result


def test_the_order_in_which_games_end_changes_nothing() -> None:
    games = [made_up(DUEL, deal, turn, (deal + turn) % 3 % 2) for deal in range(30) for turn in range(2)]
    straight, shuffled = Race(DUEL, 30, True), Race(DUEL, 30, True)
    for game in games:
        straight.take(game)
    Random(1).shuffle(games)
    for game in games:
        shuffled.take(game)
    assert straight.result == shuffled.result is not None
    assert straight.played() == shuffled.played()


def test_only_whole_deals_count() -> None:
    race = Race(DUEL, 10, False)
    for deal, turn in [(0, 0), (0, 1), (1, 1), (2, 0), (2, 1)]:
        race.take(made_up(DUEL, deal, turn, 0))
    assert race.next_game() == (1, 0)
    race.end()
    assert (result(race).deals, result(race).games) == (1, 2)


def test_nothing_played_is_no_result() -> None:
    race = Race(DUEL, 10, False)
    race.take(made_up(DUEL, 0, 0, 0))
    race.end()
    assert race.result is None


def test_a_game_that_is_being_played_is_not_given_out_again() -> None:
    race = Race(DUEL, 2, False)
    given = []
    while (at := race.next_game()) is not None:
        race.running.add(at)
        given.append(at)
    assert given == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_it_is_stopped_at_the_first_look_that_is_clear() -> None:
    race = tossed(DUEL, 500, True, Random(1), 1.0)
    assert (result(race).deals, result(race).verdict(), result(race).error) == (12, ABOVE, 0.002)
    race = tossed(DUEL, 500, True, Random(1), 0.0)
    assert (result(race).deals, result(race).verdict()) == (12, BELOW)
    race = tossed(DUEL, 500, True, Random(1), 0.75)
    assert (result(race).deals, result(race).verdict()) == (24, ABOVE)


def test_it_is_not_stopped_unless_asked_to() -> None:
    race = tossed(DUEL, 100, False, Random(1), 1.0)
    assert (result(race).deals, result(race).error) == (100, 0.05)


def test_what_looks_have_taken_is_missing_at_the_end() -> None:
    race = tossed(DUEL, 60, True, Random(3), 0.5)  # looks after 12, 24 and 48 deals
    assert result(race).verdict() == OPEN
    assert result(race).error == pytest.approx(0.05 - 3 * 0.002)


def test_of_even_bots_at_most_one_in_20_seems_to_be_better_or_worse() -> None:
    source = Random(5)
    races = [tossed(DUEL, 50, True, source, 0.5) for _ in range(100)]
    wrong = [race for race in races if result(race).verdict() != OPEN]
    assert len(wrong) <= 5


def test_the_race_that_had_least_time_is_next() -> None:
    races = [Race(DUEL, 5, False) for _ in range(3)]
    races[0].take(made_up(DUEL, 0, 0, 0, seconds=3.0))
    races[1].take(made_up(DUEL, 0, 0, 0, seconds=1.0))
    races[2].take(made_up(DUEL, 0, 0, 0, seconds=0.7))
    races[2].running.add((0, 1))
    assert next_race(races) is races[1]


def of_team(contest: Contest, deal: int, turn: int, winners: list[int]) -> PlayedGame:
    """Seats that win together."""
    game = made_up(contest, deal, turn, 0)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(contest.players)]
    places = [1 if seat in winners else 3 for seat in range(contest.players)]
    return game._replace(shares=shares, places=places, scores=[10 * (4 - place) for place in places])


def test_those_who_win_together_share_the_victory() -> None:
    """Opposite seats are a team: first both of a bot, then one of each."""
    deals = [[of_team(DUEL, 0, 0, [0, 2]), of_team(DUEL, 0, 1, [0, 1])]]
    found = result_of(DUEL, deals, 0.05)
    assert [bot.share.mean for bot in found.bots] == [0.75, 0.25]
    assert [bot.points for bot in found.bots] == [25.0, 15.0]
    deals.append([of_team(DUEL, 1, 0, [0, 2]), of_team(DUEL, 1, 1, [0, 2])])
    leads = [bot.lead for bot in result_of(DUEL, deals, 0.05).bots]
    assert [lead.mean for lead in leads if lead is not None] == [2.5, -2.5]


def test_whoever_wins_more_is_rated_higher() -> None:
    games = [made_up(DUEL, deal, turn, 0) for deal in range(10) for turn in range(2)]
    rated = ratings([(DUEL, games)])
    assert rated["search:5"].mean > 25 > rated["random"].mean
    assert rated["search:5"].deviation < 25 / 3


def test_a_bot_is_the_same_in_several_contests() -> None:
    other = contest("thumb", "search:5", players=4)
    games = [made_up(DUEL, 0, turn, 0) for turn in range(2)]
    rated = ratings([(DUEL, games), (other, [made_up(other, 0, turn, 0) for turn in range(2)])])
    assert rated["thumb"].mean > rated["search:5"].mean > rated["random"].mean


def test_a_shared_victory_is_a_draw() -> None:
    rated = ratings([(DUEL, [of_team(DUEL, 0, 0, [0, 1])])])
    assert rated["search:5"].mean == pytest.approx(rated["random"].mean)
