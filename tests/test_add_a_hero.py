"""The guide's hero: one file and its test, as the package of somebody else."""

import re
from pathlib import Path

import pytest

import followsuit
from followsuit.games.trickster.cards import CARD_NAMES, HERO_NAMES
from outside import ROOT, installed, known, own_test, python

HOARDER = ROOT / "examples" / "hoarder"
GUIDE = (ROOT / "docs/guide/add-a-hero.md").read_text(encoding="utf-8")
RECORDS = sorted((ROOT / "tests/records/trickster").glob("*.txt"))

PLAY = """
import followsuit
from followsuit import describe
from followsuit.bots.thumb_bot import ThumbBot
from followsuit.core.rng import seeded
from followsuit.properties import PROPERTIES

game = followsuit.find_game("trickster")
heroes = "hoarder,guard,soldier,magician,nomad,archivist,brigand"
options = {"deck_mode": "custom", "sets": "base,others", "heroes": heroes}
for players in (2, 4):
    for check in PROPERTIES.values():
        check(game, players, options, 3)
for mode in ("random", "draft"):
    followsuit.new_match("trickster", 3, {"deck_mode": mode, "sets": "base,others"}, 1)

said = set()
for seed in range(4):
    match = followsuit.new_match("trickster", 4, options, seed)
    match.table.log = log = followsuit.Log()
    bots = [ThumbBot(seeded(seat)) for seat in range(4)]
    while (seat := match.table.next_seat()) >= 0:
        match.answer(seat, bots[seat].answer(match.table.view(seat)))
    told = [event for event in log.told[0] if event.kind == "hoarder"]
    news = describe.news(game, told, ["Mika", "Sora", "Juno", "Ren"], "en")
    said |= {item.text for item in news}
    assert followsuit.read_record(match.record()).table.fingerprint() == match.table.fingerprint()
assert any(" from the trash to the own tableau." in sentence for sentence in said), said
print(len(game.card_names), *game.card_names[-2:], followsuit.is_compiled())
"""

REPLAY = """
import sys
import followsuit
for path in sys.argv[1:]:
    match = followsuit.read_record(open(path, encoding="utf-8").read())
    print(match.parted or "as it was")
"""


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(HOARDER, tmp_path_factory)


def test_the_guide_followed_word_for_word_gives_the_example() -> None:
    for name in ("hoarder.py", "test_hoarder.py"):
        pieces = re.findall(rf"^```python file={name}\n(.*?)^```", GUIDE, re.M | re.S)
        assert "\n\n".join(pieces) == (HOARDER / name).read_text(encoding="utf-8")
    project = re.findall(r"^```toml\n(.*?)^```", GUIDE, re.M | re.S)
    assert project == [(HOARDER / "pyproject.toml").read_text(encoding="utf-8")]


def test_the_hero_is_found_plays_is_told_of_and_has_every_property(outside: Path) -> None:
    done = python([outside], "-c", PLAY)
    assert done.stdout.split() == ["192", "Hoarder/black", "Hoarder/white", str(followsuit.is_compiled())]
    assert done.stderr == ""


def test_its_own_test_holds(outside: Path) -> None:
    assert "2 passed" in own_test([outside], HOARDER)


def test_no_stored_game_is_another_with_it(outside: Path) -> None:
    """Cards and heroes are stored by their numbers; those of the box stay."""
    done = python([outside], "-c", REPLAY, *map(str, RECORDS))
    assert RECORDS
    assert done.stdout.splitlines() == ["as it was"] * len(RECORDS), done.stderr


def test_the_numbers_of_the_box_are_those_that_are_stored() -> None:
    assert (HERO_NAMES[0], HERO_NAMES[13], HERO_NAMES[22]) == ("Archivist", "Witness", "Maven")
    assert (CARD_NAMES[0], CARD_NAMES[23]) == ("Archivist/red", "Archivist/orange")
    assert CARD_NAMES[183] == "Maven/white"


BROKEN = """
from followsuit.games.trickster.hero import Hero
from followsuit.games.trickster.moving import OWN_HAND, THE_TRASH, MoveCard
GUARD = MoveCard("Guard", "XX-01", OWN_HAND, THE_TRASH, "Throw a card away.")
SILENT = Hero("Silent", "XX-02", "Says nothing.")
MANY = [MoveCard(f"Many{i}", f"M{i}-01", OWN_HAND, THE_TRASH, f"Throw card {i} away.") for i in range(10)]
M0, M1, M2, M3, M4, M5, M6, M7, M8, M9 = MANY
"""


def test_what_is_no_hero_is_passed_over_and_there_is_room_for_so_many(tmp_path: Path) -> None:
    lines = ["lost = nowhere:LOST", "odd = os:sep", "guard = broken:GUARD", "a-silent = broken:SILENT"]
    many = [f"m{i} = broken:M{i}" for i in range(10)]
    folder = known(tmp_path, "broken", BROKEN, "followsuit.heroes", [*lines, *many])
    count = "import followsuit; print(len(followsuit.find_game('trickster').card_names))"
    done = python([folder], "-c", count)
    assert done.stdout.split() == ["256"]
    assert done.stderr.splitlines() == [
        "The hero a-silent cannot be loaded: its texts do not say what is told of silent.",
        "The hero guard cannot be loaded: there is a Guard already.",
        "The hero lost cannot be loaded: No module named 'nowhere'",
        "The hero m9 cannot be loaded: there is room for 32 heroes, and no more.",
        "The hero odd cannot be loaded: / is not a Hero.",
    ]


def test_the_files_the_guide_names_are_there() -> None:
    for name in re.findall(r"`((?:docs|tests|web|games)/[\w/.-]+)`", GUIDE):
        path = ROOT / "src/followsuit" / name if name.startswith("games/") else ROOT / name
        assert path.exists() or "hoarder" in name, name
