"""`followsuit rules`: the numbered rules of a game, or one of them."""

import re
from typing import Final

from followsuit.cli.screen import Screen
from followsuit.core.game import Game
from followsuit.registry import find_game
from followsuit.rulebook import Rule, all_rules, find_rule, rule_pages, tables_beside

TABLE: Final = re.compile(r"\b[Tt]ables?\b")  # said by a rule that rests on one


def show_rules(game_id: str, rule_id: str | None) -> None:
    game = find_game(game_id)
    screen = Screen()
    if rule_id is None:
        show_page(screen, "\n".join(rule_pages(game)))
        return
    for line in rule_lines(game, rule_id):
        screen.say(line)
    rule = find_rule(game, rule_id)
    if TABLE.search(f"{rule.text} {rule.source}"):
        for page in rule_pages(game):
            for table in tables_beside(page, rule.id):
                screen.say("")
                show_page(screen, "\n".join(table))


def show_page(screen: Screen, page: str) -> None:
    from rich.markdown import Markdown  # here, because it takes longer to load than all the rest

    with screen.console.capture() as drawn:
        screen.console.print(Markdown(page), width=screen.width, soft_wrap=False)
    for line in drawn.get().splitlines():
        print(line.rstrip())


def rule_lines(game: Game, rule_id: str) -> list[str]:
    """A rule and where it comes from, then the rulings it names."""
    rule = find_rule(game, rule_id)
    lines = lines_of(rule)
    known = all_rules(game)
    for id in rule.rulings():
        if id in known:
            lines += ["", *lines_of(known[id])]
    return lines


def lines_of(rule: Rule) -> list[str]:
    lines = [str(rule)]
    if rule.source:
        lines.append(f"  ({rule.source})")
    return lines
