"""The numbered rules, read from their pages: docs/rules in a source tree, rule_pages in the package.

A package with games of its own names its folder of pages as an entry point of the group
`followsuit.rule_pages`.
"""

import re
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from followsuit.core.errors import FollowSuitError
from followsuit.core.game import Game

COMMON_PREFIX: Final = "FS"  # what holds at every table
PACKAGE: Final = Path(__file__).parent
GROUP: Final = "followsuit.rule_pages"
PAGE_FOLDERS: Final = [PACKAGE / "rule_pages", PACKAGE.parents[1] / "docs" / "rules"]

ID: Final = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+"
ENTRY: Final = re.compile(rf"- \*\*({ID})\*\* (.*)")
RULING: Final = re.compile(r"[A-Z][A-Z0-9]*-GAP-[A-Z0-9]+")


class NoSuchRule(FollowSuitError):
    """A page or a number that is not there."""


class Rule:
    """One numbered sentence. Its source is what its last brackets say, without them."""

    def __init__(self, id: str, text: str, source: str) -> None:
        self.id = id
        self.text = text
        self.source = source

    def __str__(self) -> str:
        return f"{self.id}: {self.text}"

    def rulings(self) -> list[str]:
        """The rulings it names, each once, in order; itself left out."""
        named = dict.fromkeys(RULING.findall(f"{self.text} {self.source}"))
        return [id for id in named if id != self.id]


@cache
def all_pages() -> list[str]:
    """Every page of rules there is, as Markdown: ours, then those of other packages, each by their names."""
    ours = next((folder for folder in PAGE_FOLDERS if folder.is_dir()), None)
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    pages: list[str] = []
    for folder in [*([] if ours is None else [ours]), *[files(point.module) for point in points]]:
        found = sorted([page for page in folder.iterdir() if page.name.endswith(".md")], key=page_name)
        pages += [page.read_text(encoding="utf-8") for page in found]
    return pages


def page_name(page: Traversable) -> str:
    return page.name


def pages_with(prefix: str) -> list[str]:
    """The pages whose rules have numbers that begin so: 'TT' of 'TT-TRICK-07'."""
    return [page for page in all_pages() if any(prefix_of(id) == prefix for id in rules_of(page))]


def prefix_of(id: str) -> str:
    return id.partition("-")[0]


def rule_pages(game: Game) -> list[str]:
    """The pages of a game's rules, in the order of its prefixes; a page with several of them once."""
    pages = [page for prefix in game.rule_prefixes for page in pages_with(prefix)]
    if not pages:
        raise NoSuchRule(f"{game.name} has no page of rules here; ask the package it comes from.")
    return list(dict.fromkeys(pages))


@cache
def rules_of(text: str) -> dict[str, Rule]:
    """Every entry '- **ID** text (source)' of a page, with the lines that continue it, by number."""
    rules: dict[str, Rule] = {}
    id = ""
    words: list[str] = []
    for line in [*text.splitlines(), ""]:
        entry = ENTRY.match(line)
        if id and not entry and line.startswith("  "):
            words.append(line.strip())
            continue
        if id:
            rules.setdefault(id, Rule(id, *parted_source(" ".join(words))))
            id = ""
        if entry:
            id = entry.group(1)
            words = [entry.group(2).strip()]
    return rules


def table_rows(lines: list[str]) -> list[list[str]]:
    """The cells of a table, its head first; the line of dashes below the head is left out."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    return [row for row in rows if not all(set(cell) <= {"-", ":"} and cell for cell in row)]


def tables_beside(page: str, id: str) -> list[list[str]]:
    """The tables of the section in which a page has this rule, each as its lines."""
    tables: list[list[str]] = []
    is_here = is_table = False
    for line in page.splitlines():
        if line.startswith("#"):
            if is_here:
                break
            tables = []
        entry = ENTRY.match(line)
        is_here = is_here or (entry is not None and entry.group(1) == id)
        if line.startswith("|"):
            if not is_table:
                tables.append([])
            tables[-1].append(line)
        is_table = line.startswith("|")
    return tables if is_here else []


def parted_source(text: str) -> tuple[str, str]:
    """An entry without its last brackets, and what stands in them; brackets within brackets count."""
    if not text.endswith(")"):
        return text, ""
    depth = 0
    for at in range(len(text) - 1, -1, -1):
        if text[at] == ")":
            depth += 1
        elif text[at] == "(":
            depth -= 1
            if depth == 0:
                return text[:at].rstrip(), text[at + 1 : -1]
    return text, ""


def all_rules(game: Game) -> dict[str, Rule]:
    """The rules of a game and those of every game; a game of another package may have only those."""
    prefixes = [*game.rule_prefixes, COMMON_PREFIX]
    found = {id: rule for page in all_pages() for id, rule in rules_of(page).items()}
    return {id: found[id] for prefix in prefixes for id in found if prefix_of(id) == prefix}


def find_rule(game: Game, id: str) -> Rule:
    rules = all_rules(game)
    wanted = id.strip().upper()
    if wanted in rules:
        return rules[wanted]
    rule_pages(game)  # where there is no page, that is what to say
    close = get_close_matches(wanted, rules, 1, 0.5)
    guess = f" Did you mean {close[0]}?" if close else ""
    raise NoSuchRule(f"{game.name} has no rule {id.strip()}.{guess}")
