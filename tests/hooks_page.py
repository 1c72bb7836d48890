"""Write docs/reference/hooks.md: every place where a character may change the rules, and who does.

    python tests/hooks_page.py

A test compares the page with what this makes of the sources.
"""

import ast
import re
from collections.abc import Sequence
from pathlib import Path

from followsuit.games.kings.character import KingsCharacter
from followsuit.games.kings.court import COURT
from followsuit.games.kings.roster import CHARACTERS as OF_KINGS
from followsuit.games.little.belongings import BELONGINGS
from followsuit.games.little.roster import CHARACTERS as OF_LITTLE
from followsuit.games.takers.character import Character
from followsuit.games.tricktakers.roster import CHARACTERS

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/followsuit/games/takers/character.py"
OF_KINGS_ALONE = ROOT / "src/followsuit/games/kings/character.py"
PAGE = ROOT / "docs/reference/hooks.md"
HEAD = """\
# Hooks

The flow of a round asks the characters at the places below, and nowhere else; it knows none of them by name.
A character is a class that answers where it has something to say
(`followsuit.games.takers.character.Character`; the guide is [Add a character](../guide/add-a-character.md)).
A hook that is written is asked. Nothing is declared beside it, but for what stands in brackets here: a number
or an answer that no hook can give. This page is made from the sources by `python tests/hooks_page.py`.
"""
NO_HOOKS = ("__init__", "role_at", "has_hook", "power_key")  # the same for every character
HEADING = re.compile(r"^    # (.+)$")
GATE = re.compile(r"\s*\(([a-z_]+)(?:;[^)]*)?\)")


def hooks(
    source: Path = SOURCE, base: type[Character] = Character, known: tuple[str, ...] = NO_HOOKS
) -> list[tuple[str, str, str, str]]:
    """Heading, name, gate and sentence of every hook, in the order of the source."""
    text = source.read_text()
    lines = text.splitlines()
    module = ast.parse(text)
    character = next(
        node for node in module.body if isinstance(node, ast.ClassDef) and node.name == base.__name__
    )
    found: list[tuple[str, str, str, str]] = []
    for node in character.body:
        if isinstance(node, ast.FunctionDef) and node.name not in known:
            heading, gate = heading_above(lines, node.lineno) if base is Character else ("", "")
            sentence = " ".join((ast.get_docstring(node) or "").split())
            own = [name for name in GATE.findall(sentence) if hasattr(base, name)]
            for name in own:
                sentence = re.sub(rf"\s*\({name}[^)]*\)", "", sentence)
            found.append((heading, node.name, own[0] if own else gate, sentence))
    return found


def heading_above(lines: list[str], number: int) -> tuple[str, str]:
    """The last comment of its own above this line, and the gate it names for all below it."""
    for line in reversed(lines[:number]):
        match = HEADING.match(line)
        if match:
            gates = [name for name in GATE.findall(match[1]) if hasattr(Character, name)]
            return GATE.sub("", match[1]).rstrip("."), gates[0] if gates else ""
    return "What it is", ""


def answering(
    hook: str, characters: Sequence[Character], base: type[Character] = Character
) -> list[Character]:
    """Those whose class, or a class they are made of, answers this hook."""
    return [one for one in characters if getattr(type(one), hook) is not getattr(base, hook)]


def users(hook: str) -> str:
    """Who answers it, by game. Items and beasts are the belongings of a seat, King and Queen its court."""
    found = [
        ("", answering(hook, CHARACTERS)),
        ("in Little TrickTakers ", answering(hook, [*OF_LITTLE, BELONGINGS])),
        ("in Kings TrickTakers ", answering(hook, [*OF_KINGS, COURT], KingsCharacter)),
    ]
    return "; ".join([game + ", ".join([one.name for one in who]) for game, who in found if who])


def own_part_of_kings() -> str:
    """What only Kings TrickTakers asks."""
    lines = ["\n## Only in Kings TrickTakers\n\n| hook | what it answers | who |\n|---|---|---|\n"]
    shared = tuple(name for _, name, _, _ in hooks())
    for _, name, gate, sentence in hooks(OF_KINGS_ALONE, KingsCharacter, shared):
        who = ", ".join([one.name for one in answering(name, [*OF_KINGS, COURT], KingsCharacter)])
        gated = f"<br>[`{gate}`]" if gate else ""
        lines.append(f"| `{name}`{gated} | {sentence} | {who} |\n")
    return "".join(lines)


def page() -> str:
    parts = [HEAD]
    last = ""
    for heading, name, gate, sentence in hooks():
        if heading != last:
            parts.append(f"\n## {heading}\n\n| hook | what it answers | who |\n|---|---|---|\n")
            last = heading
        gated = f"<br>[`{gate}`]" if gate else ""
        parts.append(f"| `{name}`{gated} | {sentence} | {users(name) or 'none of ours'} |\n")
    return "".join([*parts, own_part_of_kings()])


if __name__ == "__main__":
    PAGE.write_text(page())
