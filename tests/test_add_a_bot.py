"""The guide's bot, built as the package of somebody else and found by its entry point."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import outside

ROOT = Path(__file__).parents[1]
ONE_STEP = ROOT / "examples" / "one-step"
GUIDE = ROOT / "docs" / "guide" / "write-a-bot.md"


def followsuit(folders: list[Path], *arguments: str, input: str = "") -> "subprocess.CompletedProcess[str]":
    """The command, with these folders before everything else."""
    path = [*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH", "")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-m", "followsuit", *arguments],
        capture_output=True,
        encoding="utf-8",
        env=env,
        check=False,
        input=input,
        timeout=300,
    )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return outside.installed(ONE_STEP, tmp_path_factory)


def test_the_guide_shows_the_example_as_it_is() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    pieces = re.findall(r"^```python file=one_step.py\n(.*?)^```", guide, re.M | re.S)
    assert pieces == [(ONE_STEP / "one_step.py").read_text(encoding="utf-8")]
    project = re.findall(r"^```toml\n(.*?)^```", guide, re.M | re.S)
    assert project == [(ONE_STEP / "pyproject.toml").read_text(encoding="utf-8")]


def test_it_plays_in_the_arena_with_its_settings_in_processes_of_their_own(
    installed: Path, tmp_path: Path
) -> None:
    wish = ["--players", "3", "--bots", "one-step:2,random", "--games", "8", "--seed", "1"]
    facts = tmp_path / "facts.json"
    done = followsuit([installed], "arena", "trick-raiders", *wish, "--processes", "2", "--json", str(facts))
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(facts.read_text(encoding="utf-8"))
    assert [bot["bot"] for bot in found["results"]] == ["one-step:2", "random"]
    assert found["games"] == 8


def test_it_can_be_played_against_beside_others(installed: Path) -> None:
    done = followsuit([installed], "play", "trick-raiders", "--players", "3", "--bots", "one-step,random")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The bots: Sora (one-step), Mio (random)." in done.stdout


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("one-step:0", "One step is looked at in 1 to 999 worlds, not in 0."),
        ("onestep", "There is no bot onestep. Did you mean one-step?"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(installed: Path, bot: str, sentence: str) -> None:
    done = followsuit([installed], "simulate", "trick-raiders", "--bots", bot)
    assert done.returncode == 2
    assert done.stderr.startswith(f"followsuit: {sentence}")


def test_what_is_no_bot_is_passed_over_and_nobody_takes_a_name_of_ours(
    installed: Path, tmp_path: Path
) -> None:
    (tmp_path / "odd.py").write_text("def odd(rng): raise AssertionError\n")
    metadata = tmp_path / "odd-0.1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 0.1\n")
    lines = [
        "[followsuit.bots]",
        "lost = nowhere:Lost",
        "slash = os:sep",
        "A,B = odd:odd",
        "random = odd:odd",
    ]
    (metadata / "entry_points.txt").write_text("\n".join(lines))
    done = followsuit([installed, tmp_path], "simulate", "trick-raiders", "--games", "1", "--bots", "random")
    assert done.returncode == 0, done.stderr
    assert "The bot lost cannot be loaded: No module named 'nowhere'" in done.stderr
    assert "os:sep, named as the bot slash, is not one." in done.stderr
    assert "odd:odd, named as the bot A,B, is not one." in done.stderr
    for name in ("lost", "slash"):
        done = followsuit([installed, tmp_path], "simulate", "trick-raiders", "--games", "1", "--bots", name)
        assert done.returncode == 2
        assert f"There is no bot {name}" in done.stderr
