"""Flow and policy know no names: a character is written in its own file and nowhere else."""

import re
from pathlib import Path

import pytest

from followsuit.games.tricktakers.roster import CHARACTERS
from tricktakers import Takers

GAMES = Path(__file__).parents[3] / "src/followsuit/games"
FLOW = ["flow", "choosing", "renewal", "end_of_round", "table", "two_players", "policy"]
FILES = [*sorted((GAMES / "takers").rglob("*.py")), *[GAMES / f"tricktakers/{name}.py" for name in FLOW]]
EXPANSION = ["Strategist", "Summoner", "Ninja", "Alchemist", "Samurai", "Time Traveler", "Phantom Thief"]
NAMES = sorted({*EXPANSION, *[character.name for character in CHARACTERS]})
RULE = re.compile(r"[A-Z0-9]+-[A-Z0-9]+-\d+")  # TT-KING-03 is a number, not a name
NAME = re.compile(rf"\b({'|'.join(NAMES)})(s|'s)?\b", re.IGNORECASE)


def test_all_fifteen_names_are_looked_for_in_all_files_of_the_flow() -> None:
    assert len(NAMES) == 15
    assert len(FILES) > 15
    assert all(path.is_file() for path in FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_character_is_named_in_the_flow(path: Path) -> None:
    """Not in code, not in a docstring, not in a comment."""
    lines = path.read_text().splitlines()
    named = [f"{number}: {line}" for number, line in enumerate(lines, 1) if NAME.search(RULE.sub("", line))]
    assert named == []


def test_the_codes_alone_rank_the_characters() -> None:
    """TT-GAP-01  The number of the code, then its letter; in this order, too, they are offered."""
    codes = [character.code for character in CHARACTERS]
    assert len(codes) >= 8
    assert codes == sorted(codes, key=lambda code: (int(code[:-1]), code[-1]))
    g = Takers(3, {"characters": "base_box", "selection_mode": "all_star"}, at="choose")
    names = "king gambler resistance adventurer hermit collector berserker ruler"
    assert g.asked().split(": ")[1] == names
