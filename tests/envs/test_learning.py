"""A learning run at toy size: what examples/research/ppo.py learns in seconds already beats random."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from many import ALL

RESEARCH = Path(__file__).parents[2] / "examples" / "research"


@pytest.mark.skipif(
    not ALL or find_spec("torch") is None, reason="under `make many`, where PyTorch is installed"
)
def test_a_short_run_learns_in_many_games() -> None:
    command = [
        sys.executable,
        str(RESEARCH / "ppo.py"),
        "--answers",
        "250000",
        "--deals",
        "200",
        "--seed",
        "3",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=800, check=False)
    assert done.returncode == 0, done.stderr
    found = re.search(r"^trained .*\((\d\.\d+) to", done.stdout, re.M)
    assert found is not None, done.stdout
    assert float(found.group(1)) > 1 / 3  # the lower end of the interval is above the even share
