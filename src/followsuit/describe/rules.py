"""The numbered rules, by section. Their pages are English in every language."""

import re
from typing import Any, Final

from followsuit.core.game import Game
from followsuit.describe.wording import wording
from followsuit.rulebook import COMMON_PREFIX, Rule, all_rules, pages_with, rules_of

SECTION: Final = re.compile(r"^(#{1,4}) (.*)$")


def rules(game: Game, language: str) -> dict[str, Any]:
    """Every section that has rules, in the order of the pages; those of every table come last."""
    words = wording(game, language)
    pages: dict[str, None] = {}
    for prefix in [*game.rule_prefixes, COMMON_PREFIX]:
        pages.update(dict.fromkeys(pages_with(prefix)))
    known = all_rules(game)
    sections: list[dict[str, Any]] = []
    for page in pages:
        sections += sections_of(page, known)
    return {"title": words.text("game", "name", game.name), "sections": sections}


def sections_of(page: str, known: dict[str, Rule]) -> list[dict[str, Any]]:
    sections: list[dict[str, Any]] = []
    title = ""
    page_title = ""
    lines: list[str] = []
    for line in [*page.splitlines(), "# "]:
        heading = SECTION.match(line)
        if heading is None:
            lines.append(line)
            continue
        found = [id for id in rules_of("\n".join(lines)) if id in known]
        if found:
            name = title or page_title
            sections.append(
                {
                    "id": slug(f"{page_title} {title}" if title else page_title),
                    "title": name,
                    "rules": [rule_facts(known, id) for id in found],
                }
            )
        lines = []
        if heading.group(1) == "#":
            page_title = heading.group(2)
            title = ""
        else:
            title = heading.group(2)
    return sections


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def rule_facts(known: dict[str, Rule], id: str) -> dict[str, Any]:
    rule = known[id]
    facts: dict[str, Any] = {"id": id, "text": rule.text}
    rulings = [known[ruling].text for ruling in rule.rulings() if ruling in known]
    if rulings:
        facts["ruling"] = " ".join(rulings)
    return facts
