"""The guide's toy game, built as the package of somebody else and found by its entry point."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HIGH_CARD = ROOT / "examples" / "high-card"

PLAY = """
import followsuit
from followsuit.properties import PROPERTIES

game = followsuit.find_game("high-card")
for check in PROPERTIES.values():
    for players in game.players:
        check(game, players, {}, 5)
match = followsuit.new_match("high-card", players=3, seed=4)
while (seat := match.table.next_seat()) >= 0:
    match.answer(seat, match.table.options(seat)[-1])
print(followsuit.read_record(match.record()).table.fingerprint() == match.table.fingerprint())
print("trick-raiders" in followsuit.all_games())
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the package as an installation would."""
    built = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)],
        cwd=HIGH_CARD,
        check=True,
        capture_output=True,
    )
    folder = tmp_path_factory.mktemp("installed")
    zipfile.ZipFile(next(built.glob("*.whl"))).extractall(folder)
    return folder


def python(installed: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": path.rstrip(os.pathsep)}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=env, check=False)


def test_a_game_of_another_package_is_found_and_has_every_property(installed: Path) -> None:
    done = python(installed, "-c", PLAY)
    assert done.stdout.split() == ["True", "True"], done.stderr


def test_the_command_line_knows_it(installed: Path) -> None:
    done = python(installed, "-m", "followsuit", "games")
    assert "high-card" in done.stdout, done.stderr


def test_a_package_whose_game_cannot_be_loaded_is_passed_over(installed: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken-0.1.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 0.1\n")
    (broken / "entry_points.txt").write_text("[followsuit.games]\nbroken = nowhere:GAME\nodd = os:sep\n")
    done = python(tmp_path, "-c", "import followsuit; print(*followsuit.all_games())")
    assert "trick-raiders" in done.stdout.split()
    assert not {"broken", "odd"} & set(done.stdout.split())
    assert "The game broken cannot be loaded: No module named 'nowhere'" in done.stderr
    assert "os:sep, named as the game odd, is not a Game." in done.stderr


def test_the_guide_followed_word_for_word_gives_the_example() -> None:
    guide = (ROOT / "docs/guide/add-a-game.md").read_text()
    pieces = re.findall(r"^```python file=high_card.py\n(.*?)^```", guide, re.M | re.S)
    assert "\n\n".join(pieces) == (HIGH_CARD / "high_card.py").read_text()
    project = re.findall(r"^```toml\n(.*?)^```", guide, re.M | re.S)
    assert project == [(HIGH_CARD / "pyproject.toml").read_text()]
