"""The modules of games name what they named: a number of the rules is changed on purpose or not at all."""

import subprocess
import sys
from pathlib import Path

from games.declared import LISTED

DECLARED = Path(__file__).with_name("declared.py")


def test_every_module_of_a_game_names_what_it_named() -> None:
    """In a process of its own: what games find out while they are played, they keep."""
    done = subprocess.run([sys.executable, str(DECLARED), "say"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    listed = LISTED.read_text(encoding="utf-8").splitlines()
    changed = [line.partition(" ")[0] for line in done.stdout.splitlines() if line not in listed]
    assert changed == [], (
        "Look at what they name, before and after, with `python tests/games/declared.py MODULE`; "
        "if it was meant, run it without words."
    )
    assert done.stdout.splitlines() == listed
