"""`followsuit puzzle` and `followsuit puzzles`."""

from datetime import date
from pathlib import Path

import pytest

from cli.command import complaint, invoke, said
from followsuit import find_game
from followsuit.puzzles.shelf import puzzle_of_the_day, puzzles_of, read_puzzles, write_puzzles


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def test_wrong_then_right() -> None:
    puzzle = puzzles_of("trick-raiders")[0]
    wrong = next(pick for pick in puzzle.facts if pick != puzzle.right)
    text = unwrapped(
        said("puzzle", "trick-raiders", "--language", "en", input=f"nonsense\n{wrong}\n{puzzle.right}")
    )
    assert "is no answer in Trick Raiders" in text
    assert "Solved, if not at first." in text
    assert "What each answer comes to, of 100:" in text
    assert f"({puzzle.rules[0]}" in text
    assert f"The next one: followsuit puzzle trick-raiders {puzzles_of('trick-raiders')[1].id}" in text


def test_leaving_is_said_and_tells_nothing() -> None:
    text = unwrapped(said("puzzle", "trick-raiders", "--language", "en", input="quit"))
    assert "Your answer: quit You have left the lesson." in text
    assert "What each answer comes to" not in text


def test_right_at_once_in_japanese() -> None:
    puzzle = puzzles_of("kings")[3]
    text = said("puzzle", "kings", puzzle.id, "--language", "ja", input=puzzle.right)
    assert "正解です。" in text
    assert "解けました。" in text
    assert "一度目では" not in text


def test_the_puzzle_of_the_day_needs_no_game() -> None:
    game, id = puzzle_of_the_day(date.today())
    puzzle = next(one for one in puzzles_of(game) if one.id == id)
    text = said("puzzle", "--today", "--language", "en", input=puzzle.right)
    assert "Solved." in text
    assert text.splitlines()[0] == said("puzzle", "--language", "en", input="quit").splitlines()[0]


def test_the_list_has_every_puzzle() -> None:
    text = said("puzzle", "trickster", "--list", "--language", "en")
    assert [line.split()[0] for line in text.splitlines()] == [one.id for one in puzzles_of("trickster")]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("puzzle", "bridge"), "bridge"),
        (("puzzle", "kings", "chess"), "kings has no puzzle chess"),
        (("puzzles", "mine", "kings", "--count", "0"), "At least one puzzle"),
        (("puzzles", "check", "nowhere.json"), "nowhere.json cannot be read"),
    ],
)
def test_what_is_not_there(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in complaint(*words)


def test_mined_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    said("puzzles", "mine", "trick-raiders", "--count", "1", "--seed", "3", "--out", str(file))
    found = read_puzzles(file.read_text(encoding="utf-8"))
    assert found.game == "trick-raiders"
    assert found.rules_version == find_game("trick-raiders").rules_version
    assert said("puzzles", "check", str(file), "--worlds", "500") == "1 of 1 hold.\n"
    found.puzzles[0].right = next(pick for pick in found.puzzles[0].facts if pick != found.puzzles[0].right)
    file.write_text(write_puzzles(found), encoding="utf-8")
    result = invoke("puzzles", "check", str(file))
    assert result.exit_code == 1
    assert "the right answer is ahead by -" in result.stdout
    assert "0 of 1 hold." in result.stdout
