"""The tables of the rules' pages: what stands in them is held against what the engine has."""

import re
from functools import cache
from pathlib import Path

PAGES = Path(__file__).parents[2] / "docs/rules"
Row = list[str]


@cache
def tables_of(page: str) -> list[list[Row]]:
    """Every table of a page, row by row, its head first."""
    found: list[list[Row]] = []
    before = ""
    for line in (PAGES / f"{page}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not before.startswith("|"):
                found.append([])
            if set("".join(cells)) - set("-:"):
                found[-1].append(cells)
        before = line
    return found


def table_with(page: str, head: str) -> list[Row]:
    """The rows below the one head of which this is the beginning: 'Set, King Number'."""
    (found,) = [table[1:] for table in tables_of(page) if ", ".join(table[0]).startswith(head)]
    return found


def numbers_of(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"(?<![\w.])[+-]?\d+", text)]


def number_of(text: str) -> int:
    """The first number in it; none is 0: '-', 'wins the game'."""
    return next(iter(numbers_of(text)), 0)


def by_wins(text: str) -> dict[int, int]:
    """'0: 30, 2: 60'"""
    return {int(wins): int(points) for wins, points in re.findall(r"(\d+)(?: wins?)?: (\d+)", text)}
