"""One meaning per name (docs/glossary.md): a class of the house shares its name with no other.

A game may have the rulebook's own words: what `Deal`, `Samurai` or `Rules` are, its folder says, and no game
knows another. Steps may share theirs everywhere, as each is a sentence of one game's rulebook: Hearts beside
OpenSpiel and the usual tricks have them too, and a step's name is part of every fingerprint.
"""

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[1] / "src" / "followsuit"
GAMES = SOURCE / "games"
STEPS = {"Step", "Ask", "AskAll", "PickCards"}
# How names begin that ask something.
ASKING = ("is_", "are_", "was_", "has_", "may_", "can_", "cannot_", "must_", "knows_", "shows_", "does_")


class Home(NamedTuple):
    """Where a class stands: a game by its folder, or the house by the file."""

    place: str
    is_of_a_game: bool
    is_step: bool


@cache
def modules() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(SOURCE.rglob("*.py"))]


def place_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def home_of(path: Path, made: ast.ClassDef) -> Home:
    bases = {ast.unparse(base.value) for base in made.bases if isinstance(base, ast.Subscript)}
    is_of_a_game = path.is_relative_to(GAMES)
    return Home(game_of(path) if is_of_a_game else place_of(path), is_of_a_game, bool(bases & STEPS))


def game_of(path: Path) -> str:
    """Each remake of Kings is a game of its own, in a folder of the first one's."""
    folders = path.relative_to(GAMES).parts[:-1]
    is_remake = len(folders) > 1 and (GAMES / folders[0] / folders[1] / "flow.py").exists()
    return "/".join(folders[:2] if is_remake else folders[:1])


def why_not(homes: list[Home]) -> str:
    """Why these may not have one name; empty where they may."""
    places = [home.place for home in homes]
    if len(set(places)) < len(places):
        return "twice in one place"
    if len(homes) > 1 and any(not home.is_of_a_game and not home.is_step for home in homes):
        return "a thing of the house shares it"
    return ""


@cache
def classes() -> dict[str, list[Home]]:
    found: dict[str, list[Home]] = defaultdict(list)
    for path, module in modules():
        for node in module.body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(home_of(path, node))
    return found


def aliases() -> list[tuple[str, str]]:
    """Names of types that are written like those of classes, each with its module."""
    found = []
    for path, module in modules():
        for node in module.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                if name[0].isupper() and not name.isupper():
                    found.append((name, place_of(path)))
    return found


def test_a_class_of_the_house_shares_its_name_with_no_other() -> None:
    assert len(classes()) > 800
    faults = [f"{name}: {why_not(homes)}: {homes}" for name, homes in classes().items() if why_not(homes)]
    assert not faults, "\n".join(faults)


def test_a_short_name_of_a_type_is_not_that_of_a_class() -> None:
    """`Words = dict[str, str]` in one module and a class `Words` in another would be two meanings."""
    assert aliases(), "none was found"
    assert not [f"{name} in {place}: a class is called so" for name, place in aliases() if name in classes()]


def test_what_changes_something_does_not_read_as_a_question() -> None:
    """Whoever is called `is_…` or `may_…` answers; what only does something is called by a verb."""
    functions = [
        (node, place_of(path))
        for path, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(ASKING)
    ]
    assert len(functions) > 100
    mute = [f"{node.name} in {place}" for node, place in functions if returns_nothing(node)]
    assert not mute


def test_none_is_the_name_of_no_empty_list() -> None:
    """`t.points = NONE` would read as None; an empty list is EMPTY, or says of what it has none."""
    empty = [
        (ast.unparse(target), place_of(path))
        for path, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Assign | ast.AnnAssign) and is_empty(node.value)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
    ]
    assert ("EMPTY", "games/takers/table.py") in empty
    assert [place for name, place in empty if name == "NONE"] == []


def is_empty(value: ast.expr | None) -> bool:
    return isinstance(value, ast.List | ast.Tuple) and not value.elts


def returns_nothing(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return node.returns is None or ast.unparse(node.returns) == "None"


def test_what_may_share_a_name_and_what_may_not() -> None:
    """The rule itself, on made-up homes."""
    kings, raiders = Home("kings", True, False), Home("raiders", True, False)
    hearts, service = Home("benchmarks/beside/hearts.py", False, True), Home("service/room.py", False, False)
    assert why_not([kings, raiders]) == why_not([kings, hearts]) == why_not([service]) == ""
    assert why_not([kings, kings]) == "twice in one place"
    assert why_not([kings, service]) == why_not([hearts, service]) == "a thing of the house shares it"
