"""The guide's toy games, built as the package of somebody else and found by their entry points."""

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
import sys

import followsuit
from followsuit.properties import PROPERTIES

game = followsuit.find_game(sys.argv[1])
for check in PROPERTIES.values():
    for players in game.players:
        check(game, players, {}, 5)
match = followsuit.new_match(game.id, players=3, seed=4)
while (seat := match.table.next_seat()) >= 0:
    match.answer(seat, match.table.options(seat)[-1])
print(followsuit.read_record(match.record()).table.fingerprint() == match.table.fingerprint())
print("trick-raiders" in followsuit.all_games())
"""

# The second one: who may not answer what, what others conclude, what is drawn, and how far bots look.
RULES = """
import followsuit
from followsuit import SPECTATOR, describe, seeded
from followsuit.bots.search_bot import SearchBot
from followsuit.core.bits import BIT
from followsuit.search.tree import Search
from short_suit import SUIT, TRICK

game = followsuit.find_game("short-suit")
names = ["Mika", "Sora", "Juno"]
refused = voids = 0
for seed in range(4):
    t = game.new_table(3, {"rounds": 2}, seed)
    while t.outcome is None:
        seat = t.next_seat()
        options = t.options(seat)
        for card in t.cards.piles[seat]:
            reason = t.why_not(seat, 256 + card)
            assert (reason is None) == (256 + card in options)
            if reason is not None:
                assert reason.rule == "SS-04"
                refused += 1
        led = [SUIT[card] for card in t.cards.piles[TRICK]][:1]
        shown = describe.view(game, t.view(SPECTATOR), names, "en").areas
        hands = [area.cards for area in shown if area.name == "hand"]
        assert [len(hand) for hand in hands] == [len(t.cards.piles[seat]) for seat in range(3)]
        assert {card for hand in hands for card in hand} <= {"?"}
        pick = SearchBot(seeded(seed), worlds=8).answer(t.view(seat)) if seat == 0 else options[-1]
        t.answer(seat, pick)
        if led and SUIT[pick & 255] != led[0] and t.cards.piles[TRICK]:
            voids += 1
            hidden = [card for card in range(36) if SUIT[card] == led[0]]
            assert all(t.cards.may_be[card] & BIT[seat] == 0 for card in hidden)
    assert sum(t.tricks) == 8
assert refused > 10 and voids > 3, (refused, voids)

t = game.new_table(3, {"rounds": 3}, 1)
thinking = Search(t.view(0), seeded(1))
world = thinking.view.imagine(seeded(2))
world.play_at_random(thinking.last_part, seeded(3))
print(world.outcome, world.round, sum(world.tricks), len(world.todo))
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


@pytest.mark.parametrize("game", ["high-card", "short-suit"])
def test_a_game_of_another_package_is_found_and_has_every_property(installed: Path, game: str) -> None:
    done = python(installed, "-c", PLAY, game)
    assert done.stdout.split() == ["True", "True"], done.stderr


def test_the_second_game_follows_suit_and_bots_look_to_the_end_of_the_round(installed: Path) -> None:
    done = python(installed, "-c", RULES)
    assert done.stdout.split() == ["None", "1", "4", "0"], done.stderr


def test_the_command_line_knows_them(installed: Path) -> None:
    done = python(installed, "-m", "followsuit", "games")
    assert "high-card" in done.stdout, done.stderr
    assert "short-suit" in done.stdout


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
    for name in ("high_card.py", "short_suit.py"):
        pieces = re.findall(rf"^```python file={name}\n(.*?)^```", guide, re.M | re.S)
        assert "\n\n".join(pieces) == (HIGH_CARD / name).read_text()
    project = re.findall(r"^```toml\n(.*?)^```", guide, re.M | re.S)
    assert project == [(HIGH_CARD / "pyproject.toml").read_text()]
