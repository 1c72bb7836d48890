"""Real contests: even or clear where they must be, and the same in any number of processes."""

import time

import pytest

from arena.contests import contest, raced
from followsuit import AnswerRefused, Table
from followsuit.arena import game as arena_game
from followsuit.arena.game import PlayedGame, play
from followsuit.arena.race import Race
from followsuit.arena.result import ABOVE, OPEN
from followsuit.bots.bot import Bot
from followsuit.bots.playing import GameFailed, bot_answer
from followsuit.bots.seeds import seed_of_game


def without_times(game: PlayedGame) -> PlayedGame:
    return game._replace(seconds=[], slowest=[])


@pytest.mark.parametrize(("game", "players"), [("trick-raiders", 3), ("tricktakers", 4), ("trickster", 2)])
def test_a_bot_against_itself_comes_out_even(game: str, players: int) -> None:
    race = raced(contest("random", "random", game=game, players=players), 60)
    assert race.result is not None
    assert race.result.verdict() == OPEN
    shares = [bot.share for bot in race.result.bots]
    assert sum(share.mean for share in shares) == pytest.approx(1)
    for share in shares:
        assert share.low < 0.5 < share.high
        assert share.high - share.low < 0.3


@pytest.mark.parametrize(
    ("game", "players", "bot", "share"),
    [("trick-raiders", 3, "search:10", 0.65), ("tricktakers", 2, "search:6", 0.8)],
)
def test_one_who_thinks_leaves_chance_far_behind(game: str, players: int, bot: str, share: float) -> None:
    race = raced(contest(bot, "random", game=game, players=players), 48, until_clear=True)
    assert race.result is not None
    assert race.result.verdict() == ABOVE
    assert race.result.bots[0].share.mean > share
    lead = race.result.bots[0].lead
    assert lead is not None
    assert lead.mean > 0


def test_three_bots_share_the_victories() -> None:
    race = raced(contest("random", "thumb", "search:4", players=4), 3)
    assert race.result is not None
    assert race.result.games == 9
    assert sum(bot.share.mean for bot in race.result.bots) == pytest.approx(1)


def test_how_many_processes_play_does_not_matter() -> None:
    alone, together = (raced(contest("thumb", "random"), 20, processes=count) for count in (1, 3))
    assert [without_times(game) for game in alone.played()] == [
        without_times(game) for game in together.played()
    ]


def test_another_seed_is_other_games() -> None:
    first, second = (raced(contest("random", "random", seed=seed), 6).played() for seed in (1, 2))
    assert [game.places for game in first] != [game.places for game in second]


def test_every_answer_is_counted_for_the_bot_that_gave_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def noted(bot: Bot, t: Table, seat: int) -> int:
        asked.append(seat)
        return bot_answer(bot, t, seat)

    monkeypatch.setattr(arena_game, "bot_answer", noted)
    game = play(contest("random", "thumb"), 0, 1)
    assert game is not None
    of_bots = [game.seats[seat] for seat in asked]
    assert game.answers == [of_bots.count(0), of_bots.count(1)]


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_game, "MOST_ANSWERS", 5)
    with pytest.raises(GameFailed, match="does not end within 5 answers"):
        play(contest("random", "random"), 0, 0)


def test_when_the_time_is_over_a_game_comes_to_nothing() -> None:
    assert play(contest("random", "random"), 0, 0, until=time.time() - 1) is None


@pytest.mark.parametrize("processes", [1, 2])
def test_a_race_ends_with_its_time(processes: int) -> None:
    race = raced(contest("random", "random"), 1_000_000, processes=processes, minutes=2 / 60)
    assert race.whole < 1_000_000
    if processes == 1:  # several may have taken all the time to begin
        assert race.result is not None
        assert race.result.deals == race.whole > 0


def test_a_game_that_fails_is_named_with_the_command_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_game, "bot_answer", lambda bot, t, seat: -1)
    with pytest.raises(GameFailed) as caught:
        Race(contest("random", "thumb"), 3, False).take(play(contest("random", "thumb"), 2, 1) or never())
    assert isinstance(caught.value.__cause__, AnswerRefused)
    line = str(caught.value)
    assert line.startswith("A game failed in ")
    command = "followsuit arena trick-raiders --players 3 --bots random,thumb"
    options = "--option starting_lives=2 --option show_played_cards_list=true"
    assert line.endswith(f"It is shown by: {command} {options} --games 1 --seed {seed_of_game(1, 2)}")


def never() -> PlayedGame:
    raise AssertionError("a game without a time is played to its end")
