"""`followsuit review`."""

import json
import re
from pathlib import Path

import pytest

from cli.command import complaint, said
from followsuit import Match, find_game
from review.games import NAMES, played

RAIDERS = find_game("trick-raiders")
QUICK = ("--seconds", "0.01")


def unwrapped(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "game.txt"
    path.write_text(played(RAIDERS, 3, 5).record(), encoding="utf-8")
    return path


def test_the_curve_the_costs_and_the_moments_are_told(record: Path) -> None:
    text = said("review", str(record), *QUICK)
    told = unwrapped(text)
    assert told.startswith("Trick Raiders for 3 players, seed 5. Ben wins.")
    for name, end in zip(NAMES, ["0", "100", "0"], strict=False):
        assert re.search(rf"^{name} [▁-█]+ from 33 to {end}$", text, re.MULTILINE)
        assert re.search(rf"{name} began with a chance of 33 of 100 and ended with {end}:", told)
    assert "Round 1 · Declaration: Ann 33, Ben 33, Cho 33" in told
    assert "The end: Ann 0, Ben 100, Cho 0" in told
    assert re.search(r"\d+ of \d+ plays were as good as any\.", told)
    assert re.search(r"^1\. Round \d", text, re.MULTILINE)
    assert re.search(r"[█░]{20} +\d+ .*\(best", text)
    assert re.search(r"replay --at \d+ --seat \d", text)
    assert max(len(line) for line in text.splitlines()) <= 80


def test_one_seat_alone(record: Path) -> None:
    told = said("review", str(record), "--seat", "1", *QUICK)
    assert "Ben began" in told
    assert "Ann began" not in told


def test_as_json_all_of_it(record: Path) -> None:
    whole = json.loads(said("review", str(record), "--json", *QUICK))
    assert [seat["seat"] for seat in whole["review"]["seats"]] == [0, 1, 2]
    assert [one["number"] for one in whole["decisions"]] == list(range(len(whole["review"]["moves"])))
    assert all(one["options"] for one in whole["decisions"])


def test_in_japanese(record: Path) -> None:
    told = said("review", str(record), "--language", "ja", *QUICK)
    assert "勝率" in told
    assert "began" not in told


def test_what_cannot_be_reviewed_is_said_in_a_line(record: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun.txt"
    begun.write_text(Match(RAIDERS, 3, {}, 5).record(), encoding="utf-8")
    assert complaint("review", str(begun)) == (
        f"{begun} is a game that is not over, and only one that is can be reviewed."
    )
    broken = tmp_path / "broken.txt"
    broken.write_text("no record", encoding="utf-8")
    assert complaint("review", str(broken)).startswith(f"{broken}: line 1: a record begins with")
    assert complaint("review", str(tmp_path / "none.txt")).endswith("No such file or directory.")
    assert complaint("review", str(record), "--seat", "3") == "A seat is a number from 0 to 2, not 3."
    assert complaint("review", str(record), "--seconds", "0") == "--seconds is more than 0, not 0."
    assert complaint("review") == "Name the record to review, or a game with --calibrate."


def test_how_far_chances_can_be_trusted() -> None:
    found = json.loads(
        said(
            "review",
            "--calibrate",
            "trick-raiders",
            "--games",
            "1",
            "--players",
            "3",
            "--seed",
            "1",
            "--json",
        )
    )
    assert found["games"] == 1
    assert found["moments"] == sum(one["moments"] for one in found["bins"])
    assert 0 <= found["brier"] <= 1
    assert (
        complaint("review", "--calibrate", "trick-raiders", "--games", "0") == "--games is 1 or more, not 0."
    )
