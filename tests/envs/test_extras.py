"""Whoever lacks a package is told which, and how to get it; the engine itself needs none of them."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == {absent!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent())
from followsuit import find_game, seeded
t = find_game("trick-raiders").new_table(3, {{}}, 1)
t.play_at_random(99, seeded(1))
try:
    from followsuit.envs import {name}
    print("found")
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("absent", "name", "said"),
    [
        ("librt", "vector_env", "librt is not installed: pip install 'followsuit[envs]'."),
        ("pettingzoo", "aec_env", "pettingzoo is not installed: pip install 'followsuit[envs]'."),
        ("pyspiel", "openspiel_game", "pyspiel is not installed: pip install 'followsuit[openspiel]'."),
        ("pettingzoo", "vector_env", "found"),
    ],
)
def test_what_is_absent_is_named(absent: str, name: str, said: str) -> None:
    program = WITHOUT.format(absent=absent, name=name)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.stdout.strip() == said, done.stderr


FAULTY = """
import sys

class Faulty:
    def find_spec(self, name, path=None, target=None):
        if name == "followsuit.envs.encodings":
            raise ImportError("It is ours.", name={name!r})

sys.meta_path.insert(0, Faulty())
try:
    import followsuit.envs
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (None, "It is ours."),
        ("followsuit.encoding.many", "It is ours."),
        ("numpy", "numpy is not installed: pip install 'followsuit[envs]'."),
    ],
)
def test_a_fault_of_ours_is_not_told_as_something_that_is_absent(name: str | None, said: str) -> None:
    program = FAULTY.format(name=name)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.stdout.strip() == said, done.stderr
