"""Compile the engine behind a table that people play at: at the lowest priority, kept for the next start.

`make play` starts this. Its last line says how it went.
"""

import contextlib
import os
import subprocess

from building.alone import CannotInstall
from building.environment import PYTHON, ROOT, prepare, reason_in


def main() -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.nice(19)
    try:
        prepare("build")
    except (CannotInstall, OSError) as problem:
        print(f"The engine stays interpreted: {problem}.", flush=True)
        return
    done = subprocess.run(
        [str(PYTHON), "-m", "building.engine"],
        cwd=ROOT,
        env={**os.environ, "FOLLOWSUIT_BESIDE": "1"},
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        reason = reason_in(done.stdout + done.stderr).removesuffix(".")
        print(f"The engine stays interpreted: {reason}.", flush=True)
    else:
        print("The engine is compiled. The next start uses it.", flush=True)


if __name__ == "__main__":
    main()
