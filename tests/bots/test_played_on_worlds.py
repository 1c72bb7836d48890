"""Worlds that a search plays on: to the end of their part, by lot, and no otherwise than a table."""

from collections import Counter

import pytest

from followsuit import Game, Table
from followsuit.core.rng import seeded
from moments import GAMES, SIZES, after, moments, name_of
from pond import Pond

DRAWS = 60  # for each answer that is offered
EVERY = 7  # moments of a game; not all, for their number
MOST_OFFERED = 6
BEGIN_ANOTHER = ["trickster"]  # what a table is worth there is told when the cards of a round are put away


def world_of(t: Table) -> Table:
    seat = t.next_seat()
    return t.view(seat).imagine(seeded(5))


@pytest.mark.parametrize(("game", "players"), SIZES, ids=name_of)
def test_a_world_is_played_to_the_end_of_its_part(game: Game, players: int) -> None:
    """Nothing is left to be done there; without a last part the game goes on."""
    for answers in (0, 12, 31):
        world = world_of(after(game, players, answers, 3))
        horizon = max(1, world.part())
        free = world.clone()
        world.horizon = horizon
        assert world.clone().horizon == horizon
        world.play_at_random(horizon, seeded(6))
        if game.id not in BEGIN_ANOTHER:
            assert world.todo == []
            assert world.next_seat() == -1
            assert world.part() <= horizon
        assert sum(world.standing()) == pytest.approx(1.0)
        free.play_at_random(horizon, seeded(6))
        assert free.part() > horizon or free.outcome is not None
        assert free.standing() == world.standing()


@pytest.mark.parametrize("game", [*GAMES, Pond()], ids=name_of)
def test_an_answer_by_lot_is_one_of_those_offered_each_as_likely(game: Game) -> None:
    """However a question draws it."""
    seen: Counter[str] = Counter()
    rng = seeded(8)
    for players in game.players:
        for t, seat in moments(game, players, 4, EVERY):
            offered = t.options(seat)
            question = t.todo[-1]
            kind = type(question).__name__
            if len(offered) > MOST_OFFERED or seen[kind] == 8:
                continue
            seen[kind] += 1
            before = t.words()
            drawn = Counter(question.at_random(t, seat, rng) for _ in range(DRAWS * len(offered)))
            assert t.words() == before
            assert set(drawn) == set(offered)
            assert sum((count - DRAWS) ** 2 / DRAWS for count in drawn.values()) < 30  # of at most 5 freedoms
    assert seen


@pytest.mark.parametrize(("game", "players"), SIZES, ids=name_of)
def test_no_rule_asks_where_cards_may_be(game: Game, players: int) -> None:
    """So a world that does not keep it up is played like any other."""
    for seed in range(3):
        t = game.new_table(players, {}, seed)
        other = t.clone()
        other.cards.keeps_whereabouts = False
        assert not other.clone().cards.keeps_whereabouts
        rng = seeded(seed)
        while (seat := t.next_seat()) >= 0:
            assert other.next_seat() == seat
            offered = t.options(seat)
            assert other.options(seat) == offered
            pick = offered[rng.below(len(offered))]
            t.apply(seat, pick)
            other.apply(seat, pick)
            assert other.cards.piles == t.cards.piles
        assert other.next_seat() == -1
        assert other.standing() == t.standing()
