"""Match value: what a table is worth before the end is the chance to win, as games that were played tell.

More of what wins is worth more, to oneself and not to others; and over many games a seat that was said
to have a third of the victory wins about every third.
"""

import math
from itertools import product
from statistics import fmean

import pytest

from followsuit import Game, Table
from followsuit.bots.roster import new_bot
from followsuit.core.rng import seeded
from followsuit.games.little.standing import standing_of as of_little
from followsuit.games.raiders.standing import standing_of as of_raiders
from followsuit.games.trickster.standing import standing_of as of_trickster
from followsuit.games.tricktakers.standing import standing_of as of_tricktakers
from many import ALL
from moments import GAMES, name_of, size_of


def is_shared_out(standing: list[float]) -> bool:
    return abs(sum(standing) - 1.0) < 1e-9 and min(standing) >= 0.0


def is_better(after: list[float], before: list[float]) -> bool:
    """For the first seat, and for nobody else."""
    others = zip(after[1:], before[1:], strict=True)
    return after[0] > before[0] and all(now < then for now, then in others)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_life_chip_is_worth_having(seats: int) -> None:
    """TR-GAME-02"""
    for lives in product(range(1, 5), repeat=seats):
        now = of_raiders(list(lives))
        more = of_raiders([lives[0] + 1, *lives[1:]])
        assert is_shared_out(now)
        assert more[0] > now[0]
        for other in range(1, seats):
            if lives[other] > min(lives):  # one more for whoever has the fewest puts off the end as well
                richer = [*lives[:other], lives[other] + 1, *lives[other + 1 :]]
                assert of_raiders(richer)[0] < now[0]


def test_a_chip_ahead_is_worth_more_near_the_end() -> None:
    """TR-GAME-01"""
    assert of_raiders([2, 1, 1])[0] > of_raiders([3, 2, 2])[0] > 1 / 3


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_trouble_point_is_worth_avoiding(seats: int) -> None:
    """TS-GAME-02"""
    for first, second, rounds in product(range(0, 40, 3), range(0, 40, 7), range(3)):
        totals = [first, second] * seats
        now = of_trickster(totals[:seats], [0] * seats, rounds)
        fewer = of_trickster([first, second + 1, *totals[2:seats]], [0] * seats, rounds)
        assert is_shared_out(now)
        assert fewer[0] > now[0]
        more = of_trickster([first + 1, *totals[1:seats]], [0] * seats, rounds)
        assert is_better(now, more)


def test_trouble_weighs_more_the_fewer_rounds_are_left() -> None:
    """TS-GAME-01"""
    shares = [of_trickster([4, 6, 6, 6], [0] * 4, rounds)[0] for rounds in range(3)]
    assert shares == sorted(shares)
    assert shares[0] < shares[2]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_points_and_crowns_are_worth_having(seats: int) -> None:
    """TT-WIN-03 to TT-WIN-05"""
    none = [0] * seats
    one = [1, *none[1:]]
    two = [2, *none[1:]]
    for first, second in product(range(0, 300, 30), repeat=2):
        points = [first, *[second] * (seats - 1)]
        for rounds in range(1, 3):
            now = of_tricktakers(points, none, none, rounds)
            assert is_shared_out(now)
            assert is_better(of_tricktakers([first + 10, *points[1:]], none, none, rounds), now)
            assert is_better(of_tricktakers(points, one, none, rounds), now)
            black = of_tricktakers(points, none, one, rounds)
            assert black[0] >= now[0]  # before the last round the first one hardly helps to a third
            assert is_better(of_tricktakers(points, none, two, rounds), black)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_points_are_worth_having(seats: int) -> None:
    """LT-END-01"""
    for first, second in product(range(0, 300, 30), repeat=2):
        points = [first, *[second] * (seats - 1)]
        now = of_little(points, 1)
        assert is_shared_out(now)
        assert is_better(of_little([first + 10, *points[1:]], 1), now)
        assert first <= second or is_better(of_little(points, 2), now)


def ends_of_parts(game: Game, players: int, games: int, bot: str = "thumb") -> list[tuple[float, float]]:
    """After every part but the last, for every seat or team: what it was said to win, and what it won."""
    pairs: list[tuple[float, float]] = []
    for seed in range(games):
        t = game.new_table(players, {}, seed)
        bots = [new_bot(bot, seeded(1000 * seed + seat)) for seat in range(players)]
        said: list[list[float]] = []
        part = t.part()
        while (seat := t.next_seat()) >= 0:
            t.apply(seat, bots[seat].answer(t.view(seat)))
            if t.part() != part and t.outcome is None:
                part = t.part()
                if part > 1:
                    said.append(t.standing())
        won = by_side(t, t.standing())
        for shares in said:
            pairs += zip(by_side(t, shares), won, strict=True)
    return pairs


def by_side(t: Table, shares: list[float]) -> list[float]:
    """The seats of a team share what it wins."""
    assert t.outcome is not None
    teams = t.outcome.teams or list(range(t.seat_count))
    return [
        sum(share for share, team in zip(shares, teams, strict=True) if team == side)
        for side in sorted(set(teams))
    ]


def thirds(pairs: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Of those said to win little, of the middle and of those said to win much: what was said, and won."""
    third = len(pairs) // 3
    pairs = sorted(pairs)
    groups = (pairs[:third], pairs[third : 2 * third], pairs[2 * third :])
    return [(fmean(said for said, _ in group), fmean(won for _, won in group)) for group in groups]


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_those_said_to_win_much_win_more(game: Game) -> None:
    """Whoever plays; among rules of thumb a lead is worth more than among those who think ahead."""
    pairs = ends_of_parts(game, size_of(game), 120)
    assert len(pairs) > 200
    little, middle, much = thirds(pairs)
    assert little[1] < much[1]
    assert little[1] - 0.05 < middle[1] < much[1] + 0.05
    assert abs(middle[0] - middle[1]) < 0.08


@pytest.mark.skipif(not ALL, reason="many games: make many")
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_over_many_games_a_share_is_won_about_as_often_as_was_said(game: Game) -> None:
    """Among bots that think ahead, in games that nothing was fitted to."""
    for said, won in thirds(ends_of_parts(game, game.default_players, 200, "search:20")):
        assert abs(said - won) < 0.08


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_what_is_said_is_worth_more_than_an_even_share(game: Game) -> None:
    """By the surprise at who wins, which is smaller than if all had the same chance."""
    sides = len(game.teams) or size_of(game)
    pairs = ends_of_parts(game, size_of(game), 120)
    surprise = -sum(won * math.log(max(said, 1e-9)) for said, won in pairs)
    assert surprise < 0.97 * sum(won for _, won in pairs) * math.log(sides)
