"""Bots: what they are given, what they answer, and that their games can be played again."""

import pytest

from followsuit import Match, View, WrongOption, find_game, seeded
from followsuit.bots import playing
from followsuit.bots.bot import Bot
from followsuit.bots.playing import Endless, play_out
from followsuit.bots.random_bot import RandomBot
from followsuit.bots.roster import DEFAULT_LEVEL, levels, new_bot
from followsuit.bots.seeds import derived_seed, rng_of_bot, seed_of_game


class LooksAtViews:
    """A random bot that is not known to be one, so it is given views; it looks whether they are its own."""

    def __init__(self, seat: int, bot: RandomBot) -> None:
        self.seat = seat
        self.bot = bot

    def answer(self, view: View) -> int:
        assert isinstance(view, View)
        assert view.seat == self.seat
        return self.bot.answer(view)


def new_match(seed: int, players: int = 4) -> Match:
    return Match(find_game("trick-raiders"), players, {}, seed)


def random_bots(seed: int, players: int = 4) -> list[RandomBot]:
    return [RandomBot(rng_of_bot(seed, seat)) for seat in range(players)]


@pytest.mark.parametrize("seed", range(5))
def test_bots_play_a_game_to_its_end(seed: int) -> None:
    match = new_match(seed)
    play_out(match, [*random_bots(seed)])
    assert match.table.outcome is not None


def test_the_same_seed_is_the_same_game() -> None:
    records = []
    for seed in [3, 3, 4]:
        match = new_match(3)
        play_out(match, [*random_bots(seed)])
        records.append(match.record())
    assert records[0] == records[1]
    assert records[0] != records[2]


@pytest.mark.parametrize(("seed", "players"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_random_bots_spared_their_views_play_the_same_game(seed: int, players: int) -> None:
    """The short way of `bot_answer` changes nothing but the time it takes."""
    quick, slow = new_match(seed, players), new_match(seed, players)
    play_out(quick, [*random_bots(seed, players)])
    bots: list[Bot] = [LooksAtViews(seat, bot) for seat, bot in enumerate(random_bots(seed, players))]
    play_out(slow, bots)
    assert quick.record() == slow.record()


def test_a_random_bot_picks_every_option_and_no_other() -> None:
    bot = RandomBot(seeded(1))
    picked = [bot.pick([10, 20, 30]) for _ in range(300)]
    assert {pick: 70 < picked.count(pick) < 130 for pick in picked} == {10: True, 20: True, 30: True}


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_ANSWERS", 10)
    match = new_match(1)
    with pytest.raises(Endless, match="does not end within 10 answers"):
        play_out(match, [*random_bots(1)])
    assert len(match.picks) == 11


def test_the_bots_there_are_can_be_had_by_name() -> None:
    assert DEFAULT_LEVEL in levels()
    assert isinstance(new_bot("random", seeded(1)), RandomBot)
    with pytest.raises(
        WrongOption, match=r"^There is no bot rnadom\. Did you mean random\? There are: random, "
    ):
        new_bot("rnadom", seeded(1))


def test_the_first_game_has_the_seed_itself_and_the_others_their_own() -> None:
    seeds = [seed_of_game(seed, index) for seed in range(20) for index in range(20)]
    assert seed_of_game(7, 0) == 7
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**128 for seed in seeds)


def test_seeds_are_the_same_for_ever() -> None:
    """Records name them; written down when they were first made."""
    assert derived_seed(0) == int("5feceb66ffc86f38d952786c6d696c79", 16)
    assert derived_seed(1, 2) == derived_seed(1, 2) != derived_seed(12)


def test_every_bot_has_numbers_of_its_own() -> None:
    words = [tuple(rng_of_bot(5, seat).words()) for seat in range(7)]
    assert len({*words, tuple(seeded(5).words())}) == 8
