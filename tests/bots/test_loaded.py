"""What is loaded once, for all processes that think."""

import subprocess
import sys


def test_every_game_and_every_bot_is_there_before_anybody_thinks() -> None:
    """Each process is a copy of the one that has loaded them, and would have to do it again otherwise."""
    asked = (
        "import followsuit.bots.loaded; from followsuit.bots.roster import levels; "
        "from followsuit.registry import all_games; "
        "print(levels.cache_info().currsize, all_games.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1", "1"]
