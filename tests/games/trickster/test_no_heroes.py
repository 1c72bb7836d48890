"""Flow, moves and policy know no names: a hero is a row of the roster, or has a file."""

import re
from pathlib import Path

import pytest

from followsuit.games.trickster.cards import HERO_NAMES

FOLDER = Path(__file__).parents[3] / "src/followsuit/games/trickster"
# Where the box is listed, what its heroes tell and ask, and how those that copy are written down.
LISTED = {"cards", "events", "game", "moments", "options", "roster", "state", "whose_rules"}
FILES = [path for path in sorted(FOLDER.glob("*.py")) if path.stem not in LISTED]
NAME = re.compile(rf"\b(?:{'|'.join(HERO_NAMES)})(?:s|'s)?\b", re.IGNORECASE)


def test_all_heroes_are_looked_for() -> None:
    assert len(HERO_NAMES) >= 23
    assert {"flow", "moving", "policy", "standing", "table"} <= {path.stem for path in FILES}
    assert NAME.search("what the archivist's hand holds")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_hero_is_named(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [f"{number}: {line}" for number, line in enumerate(lines, 1) if NAME.search(line)] == []
