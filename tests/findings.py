"""What a program among the tests finds, held against what was found before and written down."""

import os
import subprocess
import sys
from pathlib import Path


def check_as_before(program: Path, words: list[str], before: Path, what: str) -> None:
    """Run in a process of its own, in which messages say their names instead of their words."""
    path = os.pathsep.join([str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    done = subprocess.run(
        [sys.executable, str(program), *words],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    kept = before.read_text(encoding="utf-8").splitlines()
    changed = [line for line in done.stdout.splitlines() if line not in kept]
    assert changed == [], f"{len(changed)} {what}; if all is well, run it without words."
    assert done.stdout.splitlines() == kept
