"""Games that are kept in a file are not played again: a run that was broken off goes on."""

import json
from contextlib import suppress
from pathlib import Path

import pytest

from arena.contests import contest, made_up
from followsuit import Unreadable
from followsuit.arena.contest import Contest
from followsuit.arena.game import PlayedGame, play
from followsuit.arena.keeping import HEADER, ContestKeeper
from followsuit.arena.race import Race
from followsuit.arena.running import run

DUEL = contest("random", "thumb")
OTHER = contest("random", "thumb", seed=2)
MACHINE = "a small machine"


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_what_is_kept_is_found_again_by_its_contest(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = [made_up(DUEL, deal, turn, turn) for deal in range(3) for turn in range(2)]
    keeper = ContestKeeper(path)
    for game in games:
        keeper.keep(DUEL, game)
    keeper.keep(OTHER, games[0])
    assert ContestKeeper(path).kept(DUEL) == games
    assert ContestKeeper(path).kept(OTHER) == games[:1]
    assert ContestKeeper(path).kept(contest("random", "random")) == []


@pytest.mark.parametrize(
    "other",
    [
        DUEL._replace(rules=DUEL.rules + 1),
        DUEL._replace(players=4),
        DUEL._replace(bots=["thumb", "random"]),
        DUEL._replace(options={**DUEL.options, "starting_lives": 3}),
        DUEL._replace(seed=2),
    ],
    ids=["rules", "players", "bots", "options", "seed"],
)
def test_a_game_of_anything_else_is_not_taken(tmp_path: Path, other: Contest) -> None:
    path = tmp_path / "games.jsonl"
    ContestKeeper(path).keep(DUEL, made_up(DUEL, 0, 0, 0))
    assert ContestKeeper(path).kept(other) == []


def test_a_line_that_was_not_finished_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first, second = made_up(DUEL, 0, 0, 0), made_up(DUEL, 0, 1, 0)
    ContestKeeper(path).keep(DUEL, first)
    with path.open("a") as file:
        file.write('{"contest": {"ga')
    ContestKeeper(path).keep(DUEL, second)
    assert ContestKeeper(path).kept(DUEL) == [first, second]


def test_a_file_that_stopped_at_its_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"games')
    ContestKeeper(path).keep(DUEL, made_up(DUEL, 0, 0, 0))
    assert lines_of(path)[0] == HEADER
    assert len(ContestKeeper(path).kept(DUEL)) == 1


@pytest.mark.parametrize("text", ["a story\n", "{}\n", "[1]\n", '{"format": "new"}\n', '{"format": 3}\n'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "story.txt"
    path.write_text(text)
    with pytest.raises(Unreadable, match=r"is no file of games of the arena\.$"):
        ContestKeeper(path)
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("first", "number"), [({"contest": {}, "game": {}}, 1), ({**HEADER, "format": 3}, 3)], ids=["old", "new"]
)
def test_a_file_of_another_format_is_refused(tmp_path: Path, first: dict[str, object], number: int) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(first) + "\n")
    with pytest.raises(
        Unreadable, match=rf"games of the arena in format {number}, .* format 2: name another file\.$"
    ):
        ContestKeeper(path)


def test_a_line_that_is_no_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(HEADER) + '\n{"contest": {}, "game": {}}\n')
    with pytest.raises(Unreadable, match=r"is no file of games of the arena\.$"):
        ContestKeeper(path)


def test_without_a_file_nothing_is_kept() -> None:
    keeper = ContestKeeper(None, MACHINE)
    keeper.keep(DUEL, made_up(DUEL, 0, 0, 0))
    assert keeper.kept(DUEL) == []
    assert keeper.sittings == [MACHINE]


def test_a_run_that_played_something_is_a_sitting(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for turn in range(2):
        ContestKeeper(path, MACHINE).keep(DUEL, made_up(DUEL, 0, turn, 0))
    keeper = ContestKeeper(path, "another")
    assert keeper.sittings == [MACHINE, MACHINE]
    keeper.keep(DUEL, made_up(DUEL, 1, 0, 0))
    keeper.keep(DUEL, made_up(DUEL, 1, 1, 0))
    assert keeper.sittings == [MACHINE, MACHINE, "another"] == ContestKeeper(path).sittings


class Stopped(Exception):
    """The machine goes off."""


def sitting(path: Path | None, contests: list[Contest], most: int) -> tuple[list[Race], int]:
    """Races that go on where the file says, until so many games are played; how many there were."""
    keeper = ContestKeeper(path, MACHINE)
    races = [Race(one, 6, True) for one in contests]
    for race in races:
        for game in keeper.kept(race.contest):
            race.take(game)
    count = 0

    def play_some(contest: Contest, deal: int, turn: int, until: float) -> PlayedGame | None:
        nonlocal count
        if count == most:
            raise Stopped
        count += 1
        return play(contest, deal, turn, until)

    with suppress(Stopped):
        run(races, 1, 0.0, lambda race, game: keeper.keep(race.contest, game), play_some)
    return races, count


def test_broken_off_again_and_again_it_comes_to_the_same(tmp_path: Path) -> None:
    """No game is played twice, and the results are those of a run at one go."""
    contests = [DUEL, contest("thumb", "random", game="tricktakers", players=3)]
    path = tmp_path / "games.jsonl"
    total = 0
    for _ in range(4):
        races, count = sitting(path, contests, 7)
        total += count
    at_once, all_games = sitting(None, contests, 1000)
    assert total == all_games == 24
    assert len(ContestKeeper(path).sittings) == 4
    for race, whole in zip(races, at_once, strict=True):
        assert race.result is not None
        assert whole.result is not None
        assert [bot[:4] for bot in race.result.bots] == [bot[:4] for bot in whole.result.bots]  # without pace
        assert race.result.deals == whole.result.deals == 6
