"""How well the rules of thumb of one game choose, where all seats play their cards by the same ones."""

from collections.abc import Callable

from followsuit import Game, Table
from followsuit.core.rng import seeded
from followsuit.games.kings.table import KingsTable, kings_table
from followsuit.games.kings.turn import KingsTurn
from tables import Given

Choosing = Callable[[KingsTable, int, list[int]], list[int]]


def share_of(priors: Choosing, game: Game, deals: int) -> float:
    """What one seat that chooses by them wins, in even shares, among seats that choose at random."""
    players = game.players[0]
    won = 0.0
    seats = 0
    for deal in range(deals):
        for first in range(2):
            standing = played(priors, game, deal, first).standing()
            for seat in range(first, players, 2):
                won += standing[seat] * players
                seats += 1
    return won / seats


def played(priors: Choosing, game: Game, deal: int, first: int) -> Table:
    """A whole game. Every other seat chooses by the rules of thumb; all play cards by them."""
    t = game.new_table(game.players[0], {}, deal)
    rng = seeded(deal + 7)
    while (seat := t.next_seat()) >= 0:
        offered = sorted(t.options(seat))
        found: list[int] = []
        if isinstance(t.question(), KingsTurn):
            found = t.policy.priors(t, seat, offered)
        elif seat % 2 == first:
            found = priors(kings_table(t), seat, offered)
        if found:
            offered = [offered[i] for i in range(len(offered)) if found[i] == max(found)]
        t.apply(seat, offered[rng.below(len(offered))])
    return t


def best(g: Given, priors: Choosing) -> str:
    """The answer that looks best to the seat that is asked."""
    seat = g.t.next_seat()
    offered = sorted(g.t.options(seat))
    found = priors(kings_table(g.t), seat, offered)
    assert len(found) == len(offered)
    assert all(0 <= prior <= 100 for prior in found)
    return g.game.write_pick(offered[found.index(max(found))])
