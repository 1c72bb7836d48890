"""The short ways that compiled modules take with lists and ints lead where Python's own lead."""

import subprocess
import sys
from pathlib import Path

import pytest

from building import engine
from building.kept import Kept

AT_THE_EDGES = '''
from typing import Any

class Step:
    def __init__(self, number: int) -> None:
        self.number = number

class Question(Step):
    pass

class Ask(Question):
    pass

class Other:
    pass

def grown(count: int) -> list[int]:
    """A list that outgrows its room time and again."""
    numbers: list[int] = []
    for i in range(count):
        numbers.append(i * 7 - 20)
    return numbers

def shrunk(numbers: list[int]) -> list[int]:
    """And that is given less of it again."""
    taken = []
    while numbers:
        taken.append(numbers.pop())
    return taken

def pop_of_nothing() -> str:
    numbers: list[int] = []
    try:
        numbers.pop()
    except IndexError as error:
        return str(error)
    return "nothing was said"

def extended(first: list[int], second: list[int]) -> list[list[int]]:
    whole = [*first, *second]
    twice = first[:]
    twice.extend(twice)
    more = [*second, 3]
    more.append(4)
    more.extend(first)
    more.extend(())
    return [whole, twice, more, [*first]]

def numbers_as_objects(least: int, most: int) -> list[Any]:
    return [number for number in range(least, most)]

def is_same(first: Any, second: Any) -> bool:
    return first is second

def kinds(things: list[Any]) -> list[str]:
    found = []
    for thing in things:
        if isinstance(thing, Ask):
            found.append("ask")
        elif isinstance(thing, Step):
            found.append("step")
        else:
            found.append("other")
    return found

def as_step(thing: Any) -> str:
    try:
        step: Step = thing  # compiled code looks at its class here, other code at its fields below
        return str(step.number)
    except (TypeError, AttributeError):
        return "refused"

def play() -> list[object]:
    many = grown(200)
    result: list[object] = [many[:], shrunk(many), many, pop_of_nothing()]
    result.append(extended([1, 2, 3], [5, 1000]))
    result.append(extended([], []))
    result.append(numbers_as_objects(-9, 5) + numbers_as_objects(250, 260))
    result.append([2**29, 2**30, 2**62, -(2**62), 2**64, -(2**64)])
    result.append([is_same(x, x + 0) for x in (-5, 0, 256)])
    result.append(kinds([Step(1), Question(2), Ask(3), Other(), 4, None, bool]))
    result.append([as_step(Ask(5)), as_step(Question(6)), as_step(Other()), as_step(7)])
    return result
'''


def played(folder: Path, is_compiled: bool) -> str:
    code = (
        "from followsuit.games.a_game import game; "
        f"assert game.__file__.endswith('.py') is not {is_compiled}; print(game.play())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False, env={}
    )
    assert not done.stderr, done.stderr
    return done.stdout


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    if problem := engine.compiler_problem():
        pytest.skip(f"no C compiler works here: {problem}")
    path = tmp_path / "src/followsuit/games/a_game/game.py"
    path.parent.mkdir(parents=True)
    path.write_text(AT_THE_EDGES)
    for package in (path.parent, path.parents[1], path.parents[2]):
        (package / "__init__.py").touch()
    (tmp_path / "pyproject.toml").write_text('requires = [\n    "mypy",\n]\n')
    return tmp_path


def test_compiled_code_comes_to_the_same_at_every_edge(tree: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    interpreted = played(tree / "src", is_compiled=False)
    built = engine.compiled_engine(tree, Kept(kept))
    for path in built.rglob("*"):
        if path.is_file():
            place = tree / "src" / path.relative_to(built)
            place.write_bytes(path.read_bytes())
    assert played(tree / "src", is_compiled=True) == interpreted


def test_they_are_in_every_c_file_of_the_unit() -> None:
    header = engine.runtime_header(engine.new_compiler())
    assert ("followsuit_append" in header) == (engine.new_compiler().compiler_type == "unix")
