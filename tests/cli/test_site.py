"""`followsuit site`; that the folder can be played in is seen by tests/browser."""

import gzip
import random
from pathlib import Path

import pytest

from cli.command import complaint, invoke, said
from followsuit.site import writing
from followsuit.site.bundle import NoSite

PAGE = random.Random(1).randbytes(600_000)


def part_of_it(out: Path) -> list[Path]:
    (out / "assets").mkdir()
    paths = [out / "index.html", out / "assets/page.js"]
    for path in paths:
        path.write_bytes(PAGE)
    return paths


def test_it_is_said_what_was_written_and_how_it_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "write_site", part_of_it)
    size = 2 * len(gzip.compress(PAGE)) / 1e6
    out = tmp_path / "new" / "house"
    first, second = said("site", str(out)).splitlines()
    assert first == f"{out} has 2 files, {size:.1f} MB compressed. Any host of static files serves it:"
    assert second == f"  python -m http.server --directory {out}"


@pytest.mark.parametrize("failure", [NoSite("There is no page."), KeyboardInterrupt()])
def test_nothing_half_written_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: BaseException
) -> None:
    def fail(out: Path) -> list[Path]:
        part_of_it(out)
        raise failure

    monkeypatch.setattr(writing, "write_site", fail)
    assert invoke("site", str(tmp_path / "house")).exit_code != 0
    assert list((tmp_path / "house").iterdir()) == []


def test_what_lies_in_a_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear aunt")
    assert (
        complaint("site", str(tmp_path)) == f"{tmp_path} is not empty; name a folder that is, or a new one."
    )
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
