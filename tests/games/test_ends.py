"""Whatever is done with a game comes to an end."""

import os
import subprocess
import sys
from pathlib import Path

ENDS = Path(__file__).with_name("ends.py")


def test_what_is_done_with_games_ends() -> None:
    """In a process of its own, which the system ends."""
    tests = str(Path(__file__).parents[1])
    path = os.pathsep.join([tests, *filter(None, [os.environ.get("PYTHONPATH", "")])])
    done = subprocess.run(
        [sys.executable, str(ENDS)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
