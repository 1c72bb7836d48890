"""Thinking ahead: better than chance, from what a seat knows alone, and the same again from a seed."""

import time

import pytest

from followsuit import Game, all_games
from followsuit.bots.random_bot import RandomBot
from followsuit.bots.roster import LEVELS
from followsuit.bots.search_bot import SearchBot
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.search.tree import Search

WORLDS = 24
GAMES = list(all_games().values())


def after(game: Game, players: int, answers: int, seed: int) -> Table:
    """A table after so many answers, and more until none lies sealed; or at its end."""
    t = game.new_table(players, {}, seed)
    rng = seeded(seed)
    while (answers > 0 or any(t.sealed)) and (seat := t.next_seat()) >= 0:
        offered = t.options(seat)
        t.apply(seat, offered[rng.below(len(offered))])
        answers -= 1
    return t


def share_of_thinker(game: Game, players: int, games: int) -> float:
    """How much of the victories goes to one who thinks, among others who do not, in every seat in turn."""
    won = 0.0
    for number in range(games):
        thinker = number % players
        t = game.new_table(players, {}, number)
        bots = [RandomBot(seeded(100 + seat)) for seat in range(players)]
        mind = SearchBot(seeded(number), worlds=WORLDS)
        while (seat := t.next_seat()) >= 0:
            view = t.view(seat)
            t.answer(seat, mind.answer(view) if seat == thinker else bots[seat].answer(view))
        won += t.standing()[thinker]
    return won / games


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whoever_thinks_wins_more_than_an_even_share(game: Game) -> None:
    players = game.players[1]
    assert share_of_thinker(game, players, 2 * players) > 1.5 / players


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_seed_and_view_give_the_same_answer_whatever_the_others_hold(game: Game) -> None:
    """The second table is another one that looks the same from this seat."""
    for seed in range(4):
        t = after(game, game.players[-1], 9 + seed, seed)
        seat = t.next_seat()
        twin = t.view(seat).imagine(seeded(seed))
        assert twin.view(seat).fingerprint() == t.view(seat).fingerprint()
        answers = [SearchBot(seeded(7), worlds=WORLDS).answer(table.view(seat)) for table in (t, twin)]
        assert answers[0] == answers[1]
        assert answers[0] in t.options(seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_answer_is_tried_before_one_is_tried_again(game: Game) -> None:
    t = after(game, game.players[-1], 5, 3)
    seat = t.next_seat()
    offered = t.options(seat)
    search = Search(t.view(seat), seeded(1))
    search.run(len(offered))
    assert sorted(node.pick for node in search.answers()) == sorted(offered)
    assert [node.visits for node in search.answers()] == [1] * len(offered)
    search.run(50)
    ranked = search.answers()
    assert sum(node.visits for node in ranked) == len(offered) + 50
    assert ranked[0].visits == max(node.visits for node in ranked)
    assert all(0.0 <= node.mean() <= 1.0 for node in ranked)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_bot_that_has_no_choice_does_not_think(game: Game) -> None:
    """Its generator has not been touched."""
    tables = [after(game, game.players[-1], answers, 11) for answers in range(150)]
    forced = [t for t in tables if t.next_seat() >= 0 and len(t.options(t.next_seat())) == 1]
    assert forced
    rng = seeded(1)
    t = forced[0]
    assert SearchBot(rng, worlds=WORLDS).answer(t.view(t.next_seat())) == t.options(t.next_seat())[0]
    assert rng.words() == seeded(1).words()


def test_a_bot_keeps_to_its_time() -> None:
    t = after(GAMES[0], GAMES[0].players[-1], 6, 2)
    bot = SearchBot(seeded(1), seconds=0.05)
    begun = time.perf_counter()
    assert bot.answer(t.view(t.next_seat())) in t.options(t.next_seat())
    assert time.perf_counter() - begun >= 0.05


def test_it_can_be_had_by_name() -> None:
    assert isinstance(LEVELS["search"](seeded(1)), SearchBot)
