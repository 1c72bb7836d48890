"""The numbered rules, read from their pages: docs/rules in a source tree, rule_pages in the package.

A package with games of its own names its folder of pages as an entry point of the group
`followsuit.rule_pages`. Pages in another language lie in a folder of that name within it, `ja`, say, and
translate whatever page has the same rules, ours or another package's: by the numbers of its rules, and a
heading by its number. What they leave out is taken from English.
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
from followsuit.core.rule_group import group_of
from followsuit.core.sentence import Sentence

COMMON_PREFIX: Final = "FS"  # what holds at every table
PACKAGE: Final = Path(__file__).parent
GROUP: Final = "followsuit.rule_pages"
ENGLISH: Final = "en"  # the language of the pages that have every rule
PAGE_FOLDERS: Final = [PACKAGE / "rule_pages", PACKAGE.parents[1] / "docs" / "rules"]

ID: Final = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+"
ENTRY: Final = re.compile(rf"- \*\*({ID})\*\* (.*)")
RULING: Final = re.compile(r"[A-Z][A-Z0-9]*-GAP-[A-Z0-9]+")
NAMED: Final = re.compile(ID)
# Worked examples and interactions: each rests on the rules it names.
RESTING: Final = re.compile(r"[A-Z][A-Z0-9]*-(?:EX|MAT)-")
HEADING: Final = re.compile(r"(#{1,4}) (.*)")
NUMBER: Final = re.compile(r"\d+(?:\.\d+)*")  # of a heading
FENCE: Final = "```"


class NoSuchRule(FollowSuitError):
    """A page or a number that is not there."""


class Rule:
    """One numbered sentence. Its source is what its last brackets say, without them."""

    def __init__(self, id: str, text: str, source: str, language: str = ENGLISH) -> None:
        self.id = id
        self.text = text
        self.source = source
        self.language = language

    def __str__(self) -> str:
        return f"{self.id}: {self.text}"

    def rulings(self) -> list[str]:
        """The rulings it names, each once, in order; itself left out."""
        named = dict.fromkeys(RULING.findall(f"{self.text} {self.source}"))
        return [id for id in named if id != self.id]


class PagePart:
    """What stands below one heading of a page, up to the next one; the first heading is the page's title."""

    def __init__(self, heading: str, language: str) -> None:
        self.heading = heading  # as the page has it, with its signs
        self.title = heading.lstrip("#").strip()
        self.lines: list[str] = []
        self.language = language
        self.name = self.title  # in English, by which it is found
        self.key = ""  # by which it is known in every language

    def is_title(self) -> bool:
        return self.heading.startswith("# ")

    def rules(self) -> list[str]:
        return [entry.group(1) for line in self.lines if (entry := ENTRY.match(line))]


@cache
def folders() -> list[Traversable]:
    """Ours, then those of other packages by the names of their entry points."""
    ours: list[Traversable] = [folder for folder in PAGE_FOLDERS if folder.is_dir()]
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return [*ours[:1], *[files(point.module) for point in points]]


@cache
def all_pages(language: str = ENGLISH) -> list[str]:
    """Every page of rules there is in a language, as Markdown: those of each folder by their names."""
    pages: list[str] = []
    for folder in folders():
        inner = folder if language == ENGLISH else folder / language
        if inner.is_dir():
            found = sorted([page for page in inner.iterdir() if page.name.endswith(".md")], key=page_name)
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
        raise NoSuchRule(
            Sentence("{game} has no page of rules here; ask the package it comes from.", game=game.name)
        )
    return list(dict.fromkeys(pages))


@cache
def rules_of(text: str, language: str = ENGLISH) -> dict[str, Rule]:
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
            rules.setdefault(id, Rule(id, *parted_source(" ".join(words)), language))
            id = ""
        if entry:
            id = entry.group(1)
            words = [entry.group(2).strip()]
    return rules


def parts_of(page: str, language: str = ENGLISH) -> list[PagePart]:
    """A page cut at its headings; what is drawn in it may look like one and is none."""
    parts: list[PagePart] = []
    is_drawn = False
    for line in page.splitlines():
        is_drawn ^= line.startswith(FENCE)
        if not is_drawn and HEADING.match(line):
            parts.append(PagePart(line, language))
        elif parts:
            parts[-1].lines.append(line)
    key_parts(parts)
    return parts


def key_parts(parts: list[PagePart]) -> None:
    """A part is known by its number; without one by its first rule, or its place after one with a number."""
    last = ""
    since = 0
    for part in parts:
        number = NUMBER.match(part.title)
        rules = part.rules()
        if number:
            last = number.group()
            since = 0
        else:
            since += 1
        if not part.is_title():
            part.key = number.group() if number else rules[0] if rules else f"{last}+{since}"


@cache
def translation(page: str, language: str) -> str | None:
    """The page in another language that has rules of this one."""
    own = rules_of(page).keys()
    return next((other for other in all_pages(language) if own & rules_of(other).keys()), None)


def parts_in(page: str, language: str) -> list[PagePart]:
    """The parts of a page in a language, in the order of the English page; what nobody translated stays so.

    A part is taken from the page that translates it, with those of its rules that are missing there; where
    there is none, single rules may be translated all the same, wherever they stand.
    """
    parts = parts_of(page)
    other = None if language == ENGLISH else translation(page, language)
    if other is None:
        return parts
    theirs = parts_of(other, language)
    by_key = {part.key: part for part in theirs}
    entries = {id: entry for part in theirs for id, entry in entries_of(part).items()}
    return [
        completed(by_key[part.key], part) if part.key in by_key else with_entries(part, entries)
        for part in parts
    ]


def entries_of(part: PagePart) -> dict[str, list[str]]:
    """Each rule of a part, as its lines."""
    return {id: part.lines[begin_of(part.lines, id) : end_of(part.lines, id)] for id in part.rules()}


def completed(part: PagePart, english: PagePart) -> PagePart:
    """A translated part, with every rule that it lacks in its place."""
    part.name = english.title
    own = part.rules()
    at = 0
    for id, entry in entries_of(english).items():
        if id in own:
            at = end_of(part.lines, id)
        else:
            part.lines[at:at] = entry
            at += len(entry)
    return part


def with_entries(part: PagePart, entries: dict[str, list[str]]) -> PagePart:
    """A part in English, with those of its rules that there are in another language."""
    for id in part.rules():
        if id in entries:
            part.lines[begin_of(part.lines, id) : end_of(part.lines, id)] = entries[id]
    return part


def begin_of(lines: list[str], id: str) -> int:
    return next(i for i in range(len(lines)) if lines[i].startswith(f"- **{id}**"))


def end_of(lines: list[str], id: str) -> int:
    """Where the lines of this rule end."""
    at = begin_of(lines, id) + 1
    while at < len(lines) and lines[at].startswith("  "):
        at += 1
    return at


def table_rows(lines: list[str]) -> list[list[str]]:
    """The cells of a table, its head first; the line of dashes below the head is left out."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    return [row for row in rows if not all(set(cell) <= {"-", ":"} and cell for cell in row)]


def tables_beside(part: PagePart) -> list[list[str]]:
    """The tables of a part, each as its lines."""
    tables: list[list[str]] = []
    is_table = False
    for line in part.lines:
        if line.startswith("|"):
            if not is_table:
                tables.append([])
            tables[-1].append(line)
        is_table = line.startswith("|")
    return tables


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


def all_rules(game: Game, language: str = ENGLISH) -> dict[str, Rule]:
    """The rules of a game and those of every game, in English where the language has none; a game of another
    package may have only those of every game."""
    prefixes = [*game.rule_prefixes, COMMON_PREFIX]
    found = {id: rule for page in all_pages() for id, rule in rules_of(page).items()}
    if language != ENGLISH:
        for page in all_pages(language):
            found.update({id: rule for id, rule in rules_of(page, language).items() if id in found})
    return {id: found[id] for prefix in prefixes for id in found if prefix_of(id) == prefix}


def left_out(game: Game, players: int, options: dict[str, int | str | bool]) -> list[str]:
    """The numbers of the rules that no table of so many with these options has a use for: those of a game,
    a number of players, a way of playing or a character that cannot come to be there; then examples and
    interactions of nothing else, and rulings that nothing else rests on. The options need not be whole."""
    checked = game.checked_options(players, options, 0)
    present = game.may_be_at_the_table(players, checked)
    rules = all_rules(game)
    out: set[str] = set()
    for id in rules:
        group = group_of(game.rule_groups, id)
        if group is not None and not group.is_for(players, present):
            out.add(id)
    used_by: dict[str, list[str]] = {}
    for id, rule in rules.items():
        named = [other for other in NAMED.findall(f"{rule.text} {rule.source}") if other in rules]
        if RESTING.match(id):
            if named and out.issuperset(named):
                out.add(id)
            continue
        for ruling in rule.rulings():
            used_by.setdefault(ruling, []).append(id)
    out.update([ruling for ruling, users in used_by.items() if ruling in rules and out.issuperset(users)])
    return [id for id in rules if id in out]


def find_rule(game: Game, id: str, language: str = ENGLISH) -> Rule:
    rules = all_rules(game, language)
    wanted = id.strip().upper()
    if wanted in rules:
        return rules[wanted]
    rule_pages(game)  # where there is no page, that is what to say
    close = get_close_matches(wanted, rules, 1, 0.5)
    pattern = "{game} has no rule {rule}. Did you mean {guess}?" if close else "{game} has no rule {rule}."
    raise NoSuchRule(Sentence(pattern, game=game.name, rule=id.strip(), guess=close[0] if close else ""))
