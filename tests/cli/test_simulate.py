"""`followsuit simulate`."""

import json
from pathlib import Path

import pytest

from cli.command import complaint, run, said
from followsuit import Match, read_record
from followsuit.bots.bot import Bot
from followsuit.bots.playing import play_out
from followsuit.bots.seeds import seed_of_game
from followsuit.cli import simulation
from followsuit.cli.simulation import SimulatedGame
from followsuit.cli.summary import count_rounds, wilson_interval


def facts(*arguments: str) -> dict[str, object]:
    found = json.loads(said("simulate", "trick-raiders", "--json", *arguments))
    assert isinstance(found, dict)
    return found


def test_the_summary_adds_up() -> None:
    found = json.loads(said("simulate", "trick-raiders", "--games", "60", "--seed", "3", "--json"))
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("trick-raiders", 4, 60, 3)
    assert found["bots"] == ["random"] * 4
    assert found["options"] == {"starting_lives": 2, "show_played_cards_list": True}
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1)
    assert sum(seat["wins"] for seat in found["seats"]) >= 60
    for seat in found["seats"]:
        assert 0 <= seat["shared"] <= seat["wins"] <= 60
        assert seat["rate"] == seat["wins"] / 60
        low, high = seat["interval"]
        assert 0 <= low <= seat["rate"] <= high <= 1
    assert sum(found["rounds"].values()) == 60
    assert sum(way["games"] for way in found["ways"]) == 60
    assert {way["rule"] for way in found["ways"]} <= {"TR-GAME-02", "TR-GAME-03", "TR-GAME-04"}
    assert found["answers"]["least"] <= found["answers"]["mean"] <= found["answers"]["most"]


def test_the_summary_in_words_says_the_same() -> None:
    arguments = ["simulate", "trick-raiders", "--players", "3", "--games", "20", "--seed", "8"]
    text = said(*arguments)
    found = json.loads(said(*arguments, "--json"))
    assert text.startswith("Trick Raiders for 3 players: 20 games, seed 8.\n")
    for seat in found["seats"]:
        assert f"seat {seat['seat']} (random): {100 * seat['rate']:.1f} %, from" in text
        assert f"{seat['wins']} won, {seat['shared']} of them shared" in text
    assert f"{found['answers']['mean']:.1f} on average" in text
    for way in found["ways"]:
        assert way["rule"] in text


def test_how_many_processes_play_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "CHUNK", 8)
    alone = facts("--games", "30", "--seed", "5", "--jobs", "1")
    assert facts("--games", "30", "--seed", "5", "--jobs", "2") == alone
    monkeypatch.setattr(simulation, "CHUNK", 7)
    assert facts("--games", "30", "--seed", "5", "--jobs", "1") == alone


def test_another_seed_is_other_games() -> None:
    assert facts("--games", "20", "--seed", "5")["seats"] != facts("--games", "20", "--seed", "6")["seats"]


def test_without_a_seed_one_is_drawn_and_said() -> None:
    first, second = facts("--games", "1"), facts("--games", "1")
    assert first["seed"] != second["seed"]
    assert facts("--games", "1", "--seed", str(first["seed"])) == first


def test_options_and_a_bot_for_every_seat_are_taken() -> None:
    found = facts("--games", "2", "--option", "starting_lives=3", "--bots", "random,random,random,random")
    assert found["options"] == {"starting_lives": 3, "show_played_cards_list": True}


def test_every_game_is_recorded_and_can_be_played_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    said("simulate", "trick-raiders", "--games", "12", "--seed", "5", "--records", str(folder))
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"trick-raiders-{index:02}.txt" for index in range(12)]
    for index, path in enumerate(files):
        match = read_record(path.read_text())
        assert match.seed == seed_of_game(5, index)
        assert match.table.outcome is not None
    alone = tmp_path / "alone"
    seed = str(seed_of_game(5, 7))
    said("simulate", "trick-raiders", "--games", "1", "--seed", seed, "--records", str(alone))
    assert (alone / "trick-raiders-0.txt").read_text() == files[7].read_text()


def test_records_are_not_mixed_with_other_files(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert "is not empty" in complaint("simulate", "trick-raiders", "--records", str(tmp_path))
    assert "cannot be used as a folder" in complaint(
        "simulate", "trick-raiders", "--records", str(tmp_path / "mine.txt")
    )


def test_a_game_that_fails_is_named_with_the_seed_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    third = seed_of_game(5, 2)

    def stumble(match: Match, bots: list[Bot]) -> None:
        play_out(match, bots)
        if match.seed == third:
            raise AssertionError("a card is missing")

    monkeypatch.setattr(simulation, "play_out", stumble)
    line = complaint("simulate", "trick-raiders", "--players", "3", "--games", "5", "--seed", "5")
    assert line.startswith("Game 2 failed in test_simulate.py, line ")
    assert "AssertionError: a card is missing" in line
    command = "followsuit simulate trick-raiders --players 3 --bots random,random,random"
    options = "--option starting_lives=2 --option show_played_cards_list=true"
    assert line.endswith(f"It is shown by: {command} {options} --games 1 --seed {third}")


def test_a_process_of_its_own_starts_others() -> None:
    """More games than one process is given at a time; spawned, so it works wherever Python does."""
    arguments = ["simulate", "trick-raiders", "--games", str(simulation.CHUNK + 1), "--seed", "2", "--json"]
    done = run(*arguments, "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == said(*arguments, "--jobs", "1")


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_intervals_are_wilsons(hits: int, tries: int, low: float, high: float) -> None:
    """The last is the worked example of Newcombe (1998)."""
    assert wilson_interval(hits, tries) == pytest.approx((low, high), abs=5e-5)


def test_rounds_are_counted_where_headings_speak_of_them() -> None:
    def game(heading: str) -> SimulatedGame:
        return SimulatedGame([1, 2], ("R-1", "Won."), 5, heading)

    found = count_rounds(
        [game("round 12"), game("round 2, trick 5"), game("round 1, trick 9"), game("round 2")]
    )
    assert list(found.items()) == [(1, 1), (2, 2), (12, 1)]  # the shortest first
    assert count_rounds([game("round 2, trick 5"), game("the game")]) == {}
