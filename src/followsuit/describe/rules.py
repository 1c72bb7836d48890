"""The numbered rules, by section, with tables and text beside them: all of them, or those that a table has a
use for. What is said in another language than the one that was asked for, has it said."""

import re
from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, UnsetType

from followsuit.core.game import Game
from followsuit.describe import shapes
from followsuit.describe.form import Chosen
from followsuit.describe.wording import wording
from followsuit.rulebook import (
    COMMON_PREFIX,
    ENTRY,
    FENCE,
    PagePart,
    Rule,
    all_rules,
    left_out,
    pages_with,
    parts_in,
    table_rows,
)

ITEM: Final = re.compile(r"^(?:- |\d+\. )(.*)$")
# What programs call something: in brackets behind the words for it, or a column of a table.
NAME: Final = r"`[^`]+`"
NAMES_IN_BRACKETS: Final = re.compile(rf" \({NAME}(?:, {NAME})*\)")


def rules(game: Game, language: str, without: Sequence[str] = ()) -> shapes.Rulebook:
    """Every section, in the order of the pages; those of every table come last. Without these rules, and
    without the sections and pages of which they are all."""
    words = wording(game, language)
    pages: dict[str, None] = {}
    for prefix in [*game.rule_prefixes, COMMON_PREFIX]:
        pages.update(dict.fromkeys(pages_with(prefix)))
    known = all_rules(game, language)
    english = all_rules(game)
    sections: list[shapes.RuleSection] = []
    for page in pages:
        sections += kept(sections_of(parts_in(page, language), known, english, language), without)
    return shapes.Rulebook(words.text("game", "name", game.name), sections, [*without])


def rules_for(game: Game, players: int, options: Chosen, language: str) -> shapes.Rulebook:
    """What a table with these options has a use for: they alone decide, never who holds what."""
    return rules(game, language, left_out(game, players, options))


def kept(sections: list[shapes.RuleSection], without: Sequence[str]) -> list[shapes.RuleSection]:
    """What a page has without these rules; what stands beside one of them goes with it."""
    gone = set(without)
    left: list[shapes.RuleSection] = []
    for section in sections:
        had_rules = bool(section.rules)
        section.rules = [rule for rule in section.rules if rule.id not in gone]
        section.beside = [block for block in section.beside if block.after not in gone]
        if section.rules or not had_rules:
            left.append(section)
    has_rules = any(section.rules for section in left)
    return left if has_rules or not gone else []


def sections_of(
    parts: list[PagePart], known: dict[str, Rule], english: dict[str, Rule], language: str
) -> list[shapes.RuleSection]:
    """A part without anything is no section. Its id is English in every language, so that links hold."""
    sections: list[shapes.RuleSection] = []
    page = parts[0]
    for part in parts:
        if part.is_title():
            page = part
        section = Section(known, english, language)
        section.read(part.lines)
        if section.rules or section.beside:
            sections.append(
                shapes.RuleSection(
                    id=slug(page.name if part is page else f"{page.name} {part.name}"),
                    title=part.title,
                    page=page.title,
                    rules=section.rules,
                    beside=section.beside,
                    lang=another(part.language, language),
                    page_lang=another(page.language, language),
                )
            )
    return sections


def another(language: str, asked: str) -> str | UnsetType:
    """A language, where it is not the one that was asked for."""
    return UNSET if language == asked else language


class Section:
    """The rules below one heading, and what stands beside them: tables, text, lists, figures."""

    def __init__(self, known: dict[str, Rule], english: dict[str, Rule], language: str) -> None:
        self.known = known
        self.english = english
        self.language = language
        self.rules: list[shapes.RuleText] = []
        self.beside: list[shapes.Beside] = []  # each with the rule it stands after

    def read(self, lines: list[str]) -> None:
        """By paragraphs: an empty line ends one, and so does the first line of another kind."""
        paragraph: list[str] = []
        is_code = False
        for line in [*lines, ""]:
            if line.startswith(FENCE):
                if is_code:
                    self.beside.append(shapes.Beside(after=self.after(), code="\n".join(paragraph)))
                else:
                    self.close(paragraph)
                paragraph = []
                is_code = not is_code
            elif is_code:
                paragraph.append(line)
            elif not line.strip():
                self.close(paragraph)
                paragraph = []
            else:
                if paragraph and is_another(paragraph, line):
                    self.close(paragraph)
                    paragraph = []
                paragraph.append(line)

    def close(self, paragraph: list[str]) -> None:
        if not paragraph:
            return
        entry = ENTRY.match(paragraph[0])
        if entry is not None:
            if entry.group(1) in self.known:
                self.rules.append(self.rule_facts(entry.group(1)))
            return
        if paragraph[0].startswith("|"):
            head, *rows = for_players(table_rows(paragraph))
            self.beside.append(shapes.Beside(after=self.after(), head=head, rows=rows))
            return
        text = NAMES_IN_BRACKETS.sub("", " ".join([line.strip() for line in paragraph]))
        item = ITEM.match(text)
        block = shapes.Beside(after=self.after())
        if item:
            block.item = item.group(1)
        else:
            block.text = text
        self.beside.append(block)

    def rule_facts(self, id: str) -> shapes.RuleText:
        """What a rule says, and its rulings: those that it names in English, where it names every one."""
        rule = self.known[id]
        facts = shapes.RuleText(id, rule.text, lang=another(rule.language, self.language))
        rulings = [self.known[ruling] for ruling in self.english[id].rulings() if ruling in self.known]
        if rulings:
            facts.ruling = " ".join([ruling.text for ruling in rulings])
            others = [ruling.language for ruling in rulings if ruling.language != self.language]
            facts.ruling_lang = others[0] if others else UNSET
        return facts

    def after(self) -> str | None:
        """The rule that what comes now stands after."""
        return self.rules[-1].id if self.rules else None


def for_players(rows: list[list[str]]) -> list[list[str]]:
    """A table without what only programs need: names in brackets, and columns of nothing but names."""
    body = rows[1:]
    kept = [
        column
        for column in range(len(rows[0]))
        if not is_only_names([row[column] for row in body if column < len(row) and row[column]])
    ]
    return [[NAMES_IN_BRACKETS.sub("", row[column]) for column in kept if column < len(row)] for row in rows]


def is_only_names(cells: list[str]) -> bool:
    return bool(cells) and all(re.fullmatch(NAME, cell) for cell in cells)


def is_another(paragraph: list[str], line: str) -> bool:
    """Whether this line begins something of its own: a rule, a list's next item, a table after text."""
    is_table = paragraph[0].startswith("|")
    return bool(ITEM.match(line)) or line.startswith("|") != is_table


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
