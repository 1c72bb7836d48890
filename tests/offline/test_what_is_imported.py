"""Which modules a module needs, found without running it; and what is put in the folder is there."""

import subprocess
import sys
from pathlib import Path

import pytest

from followsuit.site.compiling import INSTEAD, Sources
from followsuit.site.writing import put

TEXT = b"""
import os.path
from . import near
from .near import one
from ..far import other

def later():
    import lazy

async def later_too():
    from lazier import thing

shortly = lambda: __import__("x")

class Body:
    import inner
"""
# Says the first state of every game in both languages, and which of what takes a phone long was imported.
FIRST_STATES = """
import sys
import followsuit.site.inside
from followsuit.registry import all_games, new_match
from followsuit.service import wire
from followsuit.service.story import told_story
from followsuit.site.imported import entries_of, row_of
for id in all_games():
    match = new_match(id, seed=1)
    story = told_story(row_of(match), entries_of(match, ""))
    for lang in ("en", "ja"):
        wire.text_of(wire.state(story, 0, lang, [True] * len(match.names), []))
print(*sorted({name.partition(".")[0] for name in sys.modules} & {"fluent", "babel", "attr", "pytz"}))
"""
AT_ONCE = {"os.path", "a.b", "a.b.near", "a.b.near.one", "a.far", "a.far.other", "inner"}


@pytest.mark.parametrize("path", ["a/b/module.py", "a/b/__init__.py"])
def test_relative_imports_start_at_the_package(path: str) -> None:
    files = Sources({path: TEXT})
    assert set(files.imported(path, with_functions=False)) == AT_ONCE


def test_functions_import_when_they_run() -> None:
    files = Sources({"a/b/module.py": TEXT})
    found = set(files.imported("a/b/module.py", with_functions=True))
    assert found == AT_ONCE | {"lazy", "lazier", "lazier.thing"}


def test_what_is_put_in_the_folder_is_there(tmp_path: Path) -> None:
    assert put(tmp_path, "deep/below/one.txt", b"something") == "deep/below/one.txt"
    assert (tmp_path / "deep/below/one.txt").read_bytes() == b"something"


def test_the_first_table_is_shown_without_fluent() -> None:
    """To import it takes a phone a second, and in a first state there is nothing for it to decide."""
    ran = subprocess.run([sys.executable, "-c", FIRST_STATES], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout.split()) == (0, []), ran.stderr


@pytest.mark.skipif(sys.version_info < (3, 14), reason="older Pythons have no colours, or other ones")
def test_a_traceback_is_printed_without_colours() -> None:
    """What stands for the library's colours has all that `traceback` asks of it."""
    shim = "\n".join(
        [
            "import sys, types",
            f"made = types.ModuleType('_colorize'); exec({INSTEAD['_colorize.py']!r}, vars(made))",
            "sys.modules['_colorize'] = made",
            "import traceback",
            "try: 1 / 0",
            "except ZeroDivisionError: print(traceback.format_exc())",
        ]
    )
    ran = subprocess.run([sys.executable, "-c", shim], capture_output=True, text=True)
    assert "ZeroDivisionError: division by zero" in ran.stdout, ran.stderr
