"""A blunder that was planted into a game is the largest mistake of that game, in every game there is.

The games are played by rules of thumb; in the last round one answer is replaced by one that throws the
victory away. That it is one is shown without the judgement: `test_it_is_a_blunder`.
"""

from typing import NamedTuple

import pytest

from followsuit import find_game
from followsuit.core.policy import BY_POLICY
from followsuit.core.rng import seeded, split
from followsuit.core.view import View
from followsuit.review import Budget, judge, review
from followsuit.search.tree import Search
from many import ALL
from moments import GAMES
from review.games import different, played
from tricktakers import Takers


class Planted(NamedTuple):
    game: str
    players: int
    seed: int
    at: int
    pick: str


PLANTED = [
    Planted("trick-raiders", 4, 6, 111, "S10b"),
    Planted("tricktakers", 3, 13, 72, "k6"),
    Planted("little-tricktakers", 3, 15, 151, "no"),
    Planted("trickster", 3, 14, 202, "Peddler/green"),
    Planted("kings", 3, 0, 113, "power-16"),
    Planted("kings-ombre", 3, 3, 138, "b10"),
    Planted("kings-whist", 4, 25, 152, "g11"),
    Planted("kings-napoleon", 5, 24, 103, "g10"),
]


def name_of(planted: Planted) -> str:
    return planted.game


def test_every_game_has_one() -> None:
    assert sorted(one.game for one in PLANTED) == sorted(game.id for game in GAMES)


@pytest.mark.parametrize("planted", PLANTED, ids=name_of)
def test_a_planted_blunder_is_the_largest_mistake_of_its_game(planted: Planted) -> None:
    """Of its seat; of all seats under `make many`."""
    game = find_game(planted.game)
    match = played(game, planted.players, planted.seed, planted.at, game.read_pick(planted.pick))
    seats = None if ALL else [match.seats[planted.at]]
    found = review(match, Budget(worlds=200 if ALL else 40), seats)
    worst = max(found.decisions, key=lambda one: one.cost())
    assert worst.at == planted.at
    assert worst.cost() > 5000
    others = [one.cost() for one in found.decisions if one is not worst]
    assert worst.cost() > max(others)


@pytest.mark.parametrize("planted", PLANTED, ids=name_of)
def test_it_is_a_blunder(planted: Planted) -> None:
    """Played out by rules of thumb, without any tree."""
    game = find_game(planted.game)
    match = played(game, planted.players, planted.seed)
    t = match.at(planted.at)
    seat = match.seats[planted.at]
    view = t.view(seat)
    shares = {pick: share_won(view, pick) for pick in different(t, seat)}
    assert shares[game.read_pick(planted.pick)] == 0
    assert max(shares.values()) >= (0.4 if game.teams else 0.9)  # a team shares its victory


def share_won(view: View, pick: int) -> float:
    lots = seeded(3)
    search = Search(view, split(lots), rollouts=BY_POLICY, is_exact=False)
    total = 0.0
    for _ in range(20):
        search.rng = split(lots)
        world = search.view.imagine(search.rng)
        world.apply(view.seat, pick)
        search.play_on(world)
        total += world.standing()[view.seat]
    return total / 20


# Two that a person would plant.


def test_a_kings_rare_thrown_on_a_lost_trick() -> None:
    """TT-STRN-07, TT-KING-09  Of several Rares the first wins: the King's is for the last trick."""
    g = Takers(
        3,
        round=3,
        trick_number=4,
        leader=1,
        trick="RAa b3",
        hands=["RAk r2", "b4", "g5"],
        characters=["king", "hermit", "collector"],
        wins=[2, 1, 0],
        points=[60, 150, 30],
    )
    rare, red = (g.game.read_pick(name) for name in ("RAk", "r2"))
    judgement = judge(g.t.view(0), Budget(worlds=40), rare)
    assert judgement.best().pick == red
    assert judgement.cost(rare) > 3000


def test_a_bid_that_cannot_be_made() -> None:
    """TT-GAM-06  Four tricks with nothing but low cards."""
    g = Takers(
        3,
        at="setup",
        round=3,
        characters=["gambler", "resistance", "hermit"],
        hands=["r2 r3 b2 g2 g3", "k5 k6 k7 b9 b8", "k8 k9 k10 g9 g8"],
        points=[100, 100, 100],
    ).when("0 done")
    assert g.asked().startswith("0 BidWins")
    none, four = (g.game.read_pick(name) for name in ("number-0", "number-4"))
    judgement = judge(g.t.view(0), Budget(worlds=60), four)
    assert judgement.best().pick == none
    assert judgement.cost(four) > 2000
    assert judgement.cost(none) == 0
