"""Which modules a module needs, found without running it; and what is put in the folder is there."""

from pathlib import Path

import pytest

from followsuit.site.compiling import Sources
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
