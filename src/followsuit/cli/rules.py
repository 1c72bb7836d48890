"""`followsuit rules`: the numbered rules of a game, or one of them."""

import re
from typing import Final

from followsuit.cli.screen import Screen
from followsuit.cli.speaker import chosen_language, say
from followsuit.core.game import Game
from followsuit.registry import find_game
from followsuit.rulebook import (
    ENTRY,
    PagePart,
    Rule,
    all_rules,
    find_rule,
    parts_in,
    rule_pages,
    tables_beside,
)

TABLE: Final = re.compile(r"\b[Tt]ables?\b")  # said, in English, by a rule that rests on one


def show_rules(game_id: str, rule_id: str | None, wish: str | None) -> None:
    game = find_game(game_id)
    language = chosen_language(wish)
    screen = Screen()
    if rule_id is None:
        parts = all_parts(game, language)
        show_page(screen, "\n".join([line for part in parts for line in part_lines(game, part, language)]))
        return
    for line in rule_lines(game, rule_id, language):
        screen.say(line)
    rule = find_rule(game, rule_id)
    if TABLE.search(f"{rule.text} {rule.source}"):
        for table in tables_with(game, rule.id, language):
            screen.say("")
            show_page(screen, "\n".join(table))


def show_page(screen: Screen, page: str) -> None:
    from followsuit.cli.markdown import UncutMarkdown

    with screen.console.capture() as drawn:
        screen.console.print(UncutMarkdown(page), width=screen.width, soft_wrap=False)
    for line in drawn.get().splitlines():
        print(line.rstrip())


def all_parts(game: Game, language: str) -> list[PagePart]:
    return [part for page in rule_pages(game) for part in parts_in(page, language)]


def part_lines(game: Game, part: PagePart, language: str) -> list[str]:
    """A part of a page; what is in English though another language was asked for, says so."""
    english = say("in-english", language)
    if part.language != language:
        return [f"{part.heading} {english}", *part.lines]
    known = all_rules(game, language)
    lines = [part.heading]
    for line in part.lines:
        entry = ENTRY.match(line)
        if entry and known[entry.group(1)].language != language:
            line = f"- **{entry.group(1)}** {english} {entry.group(2)}"
        lines.append(line)
    return lines


def tables_with(game: Game, id: str, language: str) -> list[list[str]]:
    """The tables of the part in which a rule stands."""
    parts = all_parts(game, language)
    return [table for part in parts if id in part.rules() for table in tables_beside(part)]


def rule_lines(game: Game, rule_id: str, language: str) -> list[str]:
    """A rule and where it comes from, then the rulings it names in English, where it names every one."""
    known = all_rules(game, language)
    rule = find_rule(game, rule_id)
    lines = lines_of(known[rule.id], language)
    for id in rule.rulings():
        if id in known:
            lines += ["", *lines_of(known[id], language)]
    return lines


def lines_of(rule: Rule, language: str) -> list[str]:
    text = rule.text if rule.language == language else f"{say('in-english', language)} {rule.text}"
    lines = [f"{rule.id}: {text}"]
    if rule.source:
        lines.append(f"  ({rule.source})")
    return lines
