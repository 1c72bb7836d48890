"""Games that are kept in a file are not played again."""

from pathlib import Path

import pytest

from arena.contests import contest, made_up
from followsuit import Unreadable
from followsuit.arena.keeping import Keeper

DUEL = contest("random", "thumb")
OTHER = contest("random", "thumb", seed=2)


def test_what_is_kept_is_found_again_by_its_contest(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = [made_up(DUEL, deal, turn, turn) for deal in range(3) for turn in range(2)]
    keeper = Keeper(path)
    for game in games:
        keeper.keep(DUEL, game)
    keeper.keep(OTHER, games[0])
    assert Keeper(path).kept(DUEL) == games
    assert Keeper(path).kept(OTHER) == games[:1]
    assert Keeper(path).kept(contest("random", "random")) == []


def test_a_line_that_was_not_finished_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first, second = made_up(DUEL, 0, 0, 0), made_up(DUEL, 0, 1, 0)
    Keeper(path).keep(DUEL, first)
    with path.open("a") as file:
        file.write('{"contest": {"ga')
    Keeper(path).keep(DUEL, second)
    assert Keeper(path).kept(DUEL) == [first, second]


@pytest.mark.parametrize("text", ["a story\n", "{}\n", '{"contest": {}, "game": {}}\n', "[1]\n"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "story.txt"
    path.write_text(text)
    with pytest.raises(Unreadable, match=r"is no file of games of the arena\.$"):
        Keeper(path)
    assert path.read_text() == text


def test_without_a_file_nothing_is_kept() -> None:
    keeper = Keeper(None)
    keeper.keep(DUEL, made_up(DUEL, 0, 0, 0))
    assert keeper.kept(DUEL) == []
