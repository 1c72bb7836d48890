"""Thinking ahead: better than chance, from what a seat knows alone, in its time, and the same again."""

import gc
import os
import time
import tracemalloc
from itertools import count, islice

import pytest

from followsuit import Game
from followsuit.bots.playing import bot_answer
from followsuit.bots.random_bot import RandomBot
from followsuit.bots.roster import levels
from followsuit.bots.search_bot import SearchBot
from followsuit.core.policy import AT_RANDOM, BY_POLICY, CARDS_AT_RANDOM
from followsuit.core.rng import seeded
from followsuit.search.clock import MOST_AT_ONCE, SLICE, is_settled, next_slice, think
from followsuit.search.helper import CAN_HELP, Helper
from followsuit.search.tail import MOST, TOO_MANY, solved
from followsuit.search.tree import FEW, Search
from moments import GAMES, after, moments, name_of, size_of
from raiders import Raiders

WORLDS = 16


def share_of_thinker(game: Game, players: int, games: int) -> float:
    """How much of the victories goes to one who thinks, among others who do not, in every seat in turn."""
    won = 0.0
    for number in range(games):
        thinker = number % players
        t = game.new_table(players, {}, number)
        bots = [RandomBot(seeded(100 + seat)) for seat in range(players)]
        mind = SearchBot(seeded(number), worlds=WORLDS)
        while (seat := t.next_seat()) >= 0:
            t.apply(seat, bot_answer(mind if seat == thinker else bots[seat], t, seat))
        won += t.standing()[thinker]
    return won / games


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_whoever_thinks_wins_more_than_an_even_share(game: Game) -> None:
    """In a team less so, whose other players go by chance."""
    players = size_of(game)
    least = 1.25 if game.teams else 1.5
    assert share_of_thinker(game, players, 4 * players) > least / players


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_the_same_seed_and_view_give_the_same_answer(game: Game) -> None:
    """With a number of worlds instead of a time; another seed sees other worlds."""
    tables = [after(game, game.players[-1], answers, 2) for answers in range(9, 12)]
    t = next(t for t in tables if len(t.options(t.next_seat())) > 1)
    view = t.view(t.next_seat())
    looks = []
    for seed in (7, 7, 8):
        bot = SearchBot(seeded(seed), worlds=WORLDS)
        pick = bot.answer(view)
        assert bot.why is not None
        looks.append((pick, [(look.pick, look.visits, look.mean) for look in bot.why.looks]))
    assert looks[0] == looks[1]
    assert looks[0][1] != looks[2][1]


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_of_a_few_answers_each_is_tried_before_one_is_tried_again(game: Game) -> None:
    t, seat = next(
        (t, seat) for t, seat in moments(game, game.players[-1], 3, 1) if len(t.options(seat)) in (4, 5, FEW)
    )
    search = Search(t.view(seat), seeded(1))
    search.run(len(search.offered))
    assert sorted(node.pick for node in search.answers()) == sorted(search.offered)
    assert [node.visits for node in search.answers()] == [1] * len(search.offered)
    search.run(50)
    ranked = search.answers()
    assert sum(node.visits for node in ranked) == len(search.offered) + 50 == search.root.visits
    assert ranked[0].visits == max(node.visits for node in ranked)
    assert all(0.0 <= node.mean() <= 1.0 for node in ranked)


def test_of_many_answers_more_are_tried_as_the_worlds_go_on_and_none_is_left_out() -> None:
    """A draft of heroes: fourteen answers, and no rule of thumb to tell them apart."""
    game = next(game for game in GAMES if game.id == "trickster")
    t = game.new_table(4, {"deck_mode": "draft"}, 1)
    search = Search(t.view(t.next_seat()), seeded(1))
    tried = []
    for worlds in (FEW, 20, 100):
        search.run(worlds)
        tried.append(len(search.answers()))
    assert tried == [FEW, 8, len(t.options(t.next_seat()))]


@pytest.mark.parametrize("rollouts", [AT_RANDOM, CARDS_AT_RANDOM, BY_POLICY])
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_the_rest_of_a_part_can_be_played_on_in_three_ways(game: Game, rollouts: int) -> None:
    t = after(game, game.players[-1], 3, 4)
    search = Search(t.view(t.next_seat()), seeded(1), rollouts=rollouts)
    search.run(WORLDS)
    assert search.choice().pick in t.options(t.next_seat())


# When there is nothing to think about.


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_bot_that_has_no_choice_does_not_think(game: Game) -> None:
    """Its generator has not been touched."""
    tables = [after(game, game.players[-1], answers, 11) for answers in range(150)]
    forced = [t for t in tables if t.next_seat() >= 0 and len(t.options(t.next_seat())) == 1]
    assert forced
    rng = seeded(1)
    t = forced[0]
    bot = SearchBot(rng, worlds=WORLDS)
    assert bot.answer(t.view(t.next_seat())) == t.options(t.next_seat())[0]
    assert rng.words() == seeded(1).words()
    assert bot.why is None


def test_a_bot_whose_answers_all_come_to_the_same_does_not_think() -> None:
    """TR-WIN-02  Three tens of hearts are three answers, and one."""
    g = Raiders(leader=0, trick="H5", hands=["S1", "H10a H10b H10c", "H4 H6", "S4"], leads=["C2", "", "", ""])
    rng = seeded(1)
    assert g.game.write_pick(SearchBot(rng).answer(g.t.view(1))) == "H10a"
    assert rng.words() == seeded(1).words()


def test_thinking_ends_when_nothing_can_change_the_answer() -> None:
    g = Raiders(leader=0, trick="H5", hands=["S1", "H2 H3 C1", "H4 H6", "S4"], leads=["C2", "", "", ""])
    search = Search(g.t.view(1), seeded(1), is_exact=False)
    assert not is_settled(search, 0)
    search.run(40)
    most, second = (node.visits for node in search.answers())
    assert is_settled(search, most - second - 1)
    assert not is_settled(search, most - second)
    quick = Search(g.t.view(1), seeded(1), is_exact=False)
    think(quick, 2_000, 0.0)
    assert quick.worlds < 2_000
    first, other = quick.answers()
    assert first.visits - other.visits > 2_000 - quick.worlds


def test_there_is_an_answer_even_when_the_time_is_over() -> None:
    t = after(GAMES[0], GAMES[0].players[-1], 6, 2)
    assert SearchBot(seeded(1), seconds=0.0).answer(t.view(t.next_seat())) in t.options(t.next_seat())


# What it plays.


def test_the_last_tricks_are_played_as_well_as_they_can_be() -> None:
    """TR-DROP-01  Without a lead card only a trick that is lost saves the life chip: the 3, not the 9."""
    g = Raiders(3, leader=0, trick="H5", hands=["C3 C4", "H3 H9b", "S4 C6"], leads=["", "", ""])
    for seed in range(5):
        assert g.game.write_pick(SearchBot(seeded(seed), worlds=200).answer(g.t.view(1))) == "H3"


def test_a_short_rest_is_played_out_in_every_world_after_every_answer() -> None:
    """TR-DROP-01  So all answers are seen equally often, and a few worlds are enough to be sure."""
    g = Raiders(3, leader=0, trick="H5", hands=["C3 C4", "H3 H9b", "S4 C6"], leads=["", "", ""])
    search = Search(g.t.view(1), seeded(1))
    assert search.is_tail
    think(search, 2_000, 0.0)
    assert search.worlds == MOST_AT_ONCE
    assert [node.visits for node in search.answers()] == [MOST_AT_ONCE] * 2
    assert not Search(after(GAMES[0], 4, 6, 2).view(1), seeded(1)).is_tail


def test_a_rest_with_too_many_ends_is_given_up_and_searched_instead() -> None:
    t = after(GAMES[0], GAMES[0].players[-1], 6, 2)
    search = Search(t.view(t.next_seat()), seeded(1))
    search.is_tail = True
    search.run(10)
    assert not search.is_tail
    assert search.root.visits >= 10
    assert solved(t.clone(), 1, MOST) == TOO_MANY


def test_in_a_world_that_is_known_every_seat_takes_what_is_worth_most_to_itself() -> None:
    """TR-REND-02  The last trick: only its winner stays in, so each takes it who can."""
    hands = ["", "S3 S9a", "S4 S5"]
    g = Raiders(3, leader=0, trick="H5", hands=hands, leads=["", "", ""], lives=[2, 2, 2])
    values = []
    for pick in sorted(g.t.options(1)):
        after_it = g.t.clone()
        after_it.apply(1, pick)
        values.append(solved(after_it, g.t.part(), MOST))
    assert all(abs(sum(worths) - 1.0) < 1e-9 for worths in values)
    assert solved(g.t.clone(), g.t.part(), MOST)[1] == max(worths[1] for worths in values)


def test_between_answers_that_come_to_the_same_the_sensible_one_is_given() -> None:
    """By the rules of thumb, as long as the means do not tell them apart."""
    t = after(GAMES[0], GAMES[0].players[-1], 6, 2)
    search = Search(t.view(t.next_seat()), seeded(1))
    search.run(60)
    first, second = search.answers()[:2]
    for node in (first, second):
        node.visits = 100
        node.worth = 25.0
        node.squares = 12.0
    for high, low in ((first, second), (second, first)):
        high.prior = 0.9
        low.prior = 0.1
        assert search.choice() is high
    high.worth = 5.0
    assert search.choice() is low


# Its time.


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_bot_keeps_to_its_time(game: Game) -> None:
    """It takes the time it has, unless it is sure before, and hardly more; a busy machine may hold it up."""
    limit = 0.1
    took = []
    for t, seat in islice(moments(game, size_of(game), 6, 9), 7):
        bot = SearchBot(seeded(1), seconds=limit)
        begun = time.thread_time()
        assert bot.answer(t.view(seat)) in t.options(seat)
        took.append(time.thread_time() - begun)
    assert sorted(took)[len(took) // 2] < 1.1 * limit
    assert max(took) < 3 * limit


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_bot_stops_when_the_clock_says_so(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a hundredth of a second whenever it is looked at."""
    limit, tick = 0.1, 0.01
    for t, seat in islice(moments(game, size_of(game), 6, 9), 4):
        view = t.view(seat)
        looks = count()
        monkeypatch.setattr(time, "perf_counter", lambda looks=looks: tick * next(looks))
        assert SearchBot(seeded(1), seconds=limit).answer(view) in t.options(seat)
        monkeypatch.undo()
        assert next(looks) <= limit / tick + 2


def test_slices_fit_the_speed_of_the_game() -> None:
    assert next_slice(4, SLICE, 1.0) == 4
    assert next_slice(4, SLICE / 100, 1.0) == 8
    assert next_slice(MOST_AT_ONCE, SLICE / 100, 1.0) == MOST_AT_ONCE
    assert next_slice(64, 10 * SLICE, 1.0) == 6
    assert next_slice(1, 1.0, 1.0) == 1
    assert next_slice(64, SLICE, 0.0) == 0
    assert next_slice(64, SLICE, SLICE / 4) == 16


# Helpers.


@pytest.mark.skipif(not CAN_HELP, reason="this system cannot copy a process")
def test_a_helper_looks_at_worlds_of_its_own() -> None:
    t = after(GAMES[0], GAMES[0].players[-1], 6, 2)
    view = t.view(t.next_seat())
    search = Search(view, seeded(1))
    helper = Helper(Search(view, seeded(2)), WORLDS, 0.0)
    search.run(WORLDS)
    alone = sorted((node.pick, node.visits) for node in search.answers())
    helper.tell(search)
    assert search.root.visits == sum(node.visits for node in search.answers()) == 2 * WORLDS
    together = sorted((node.pick, node.visits) for node in search.answers())
    assert together != alone
    with pytest.raises(ChildProcessError):
        os.waitpid(helper.process, 0)


@pytest.mark.skipif(not CAN_HELP, reason="this system cannot copy a process")
def test_with_two_cores_twice_as_much_is_seen_and_the_answer_is_still_the_same_again() -> None:
    t = after(GAMES[0], GAMES[0].players[-1], 6, 2)
    view = t.view(t.next_seat())
    answers = []
    for _ in range(2):
        bot = SearchBot(seeded(1), worlds=101, cores=2)
        answers.append(bot.answer(view))
        assert bot.why is not None
        assert bot.why.worlds == 102
    assert answers[0] == answers[1]


# Its memory.


def test_thinking_leaves_nothing_behind() -> None:
    """After the first games, further ones need no more memory."""
    game = GAMES[0]
    tracemalloc.start()
    try:
        sizes = []
        for number in range(6):
            for t, seat in moments(game, game.players[0], number % 2, 12):
                SearchBot(seeded(number), worlds=WORLDS).answer(t.view(seat))
            gc.collect()
            sizes.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    # What is left behind is there after each of the last games; what another thread has in hand is not.
    assert min(sizes[4:]) - sizes[2] < 10_000, sizes


def test_it_can_be_had_by_name() -> None:
    assert isinstance(levels()["search"](seeded(1)), SearchBot)
