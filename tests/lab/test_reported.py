"""A study comes to what it came to: every figure, every picture, every sentence of its report."""

import json
import os
import subprocess
import sys
from pathlib import Path

from lab.reported import kept

REPORTED = Path(__file__).with_name("reported.py")


def test_studies_come_to_what_they_came_to() -> None:
    """In a process of its own, in which messages say their names instead of their words."""
    tests = str(Path(__file__).parents[1])
    path = os.pathsep.join([tests, *filter(None, [os.environ.get("PYTHONPATH", "")])])
    done = subprocess.run(
        [sys.executable, str(REPORTED), "--hashes"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout)
    for name, parts in kept().items():
        changed = [part for part, hash in parts.items() if found[name].get(part) != hash]
        assert changed == [], (
            f"Something else comes out of study {name}. Look at a part, before and after, with "
            f"`python tests/lab/reported.py {name} PART`; if all is well, run it without words."
        )
    assert found == kept()
