"""docs/architecture.md: its picture of the layers is the one that is tested, and its stations are there."""

import re
from pathlib import Path

from test_imports_point_down import BELOW

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
HOMES = (ROOT / "src/followsuit", ROOT / "web/src")


def section(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def rows(heading: str) -> list[list[str]]:
    """The cells of the table in a section."""
    lines = [line for line in section(heading).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[1:]]


def test_the_table_of_layers_is_the_one_that_is_tested() -> None:
    told = {cells[0].strip("` "): re.findall(r"`(\w+)`", cells[1]) for cells in rows("The layers")}
    assert {layer: sorted(below) for layer, below in told.items()} == {
        layer: sorted(below) for layer, below in BELOW.items()
    }


def test_in_the_picture_every_layer_stands_once_and_above_what_it_imports() -> None:
    picture = re.findall(r"^```\n(.*?)^```", section("The layers"), re.M | re.S)[0]
    height = {name: line for line, names in enumerate(picture.splitlines()) for name in names.split()}
    assert sorted(picture.split()) == sorted(BELOW)
    for layer, below in BELOW.items():
        assert all(height[layer] < height[other] for other in below), layer


def test_every_station_is_there() -> None:
    """A file, and after a colon the names it has."""
    stations = [*rows("The way of one answer"), *rows("The way of one thought")]
    assert [int(cells[0].strip("| ")) for cells in stations] == [*range(1, 19), *range(1, 12)]
    for _, where, _ in stations:
        for part in where.split("; "):
            files, _, names = part.partition(": ")
            for name in re.findall(r"`([^`]+)`", files):
                found = [home / name for home in HOMES if (home / name).is_file()]
                assert found, name
                for word in re.findall(r"`(\w+)`", names):
                    assert re.search(rf"\b{word}\b", found[0].read_text(encoding="utf-8")), (name, word)
