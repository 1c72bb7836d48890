"""The arrows of docs/decisions/0001: a module imports from the layers below it, and no others."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "followsuit"

# Each layer with the layers it may import from, besides itself.
BELOW = {
    "core": [],
    "tricks": ["core"],
    "encoding": ["core"],
    "games": ["tricks", "encoding", "core"],
    "build": ["core"],
    "registry": ["core"],
    "messages": ["core"],
    "rulebook": ["core", "registry"],
    "scenarios": ["messages", "core", "registry"],
    "properties": ["core", "registry"],
    "values": ["core"],
    "author": ["core", "tricks"],
    "testing": ["core", "registry", "scenarios"],
    "search": ["core"],
    "bots": ["search", "core", "registry", "values"],
    "arena": ["bots", "core", "registry", "build"],
    "lab": ["arena", "bots", "describe", "messages", "core", "registry", "__init__"],
    "envs": ["bots", "encoding", "core", "registry"],
    "benchmarks": [
        "envs",
        "arena",
        "bots",
        "search",
        "tricks",
        "core",
        "registry",
        "build",
        "service",
        "__init__",
    ],
    "page_folder": [],
    "review": ["bots", "search", "describe", "messages", "core"],
    "lessons": ["scenarios", "describe", "messages", "core", "registry"],
    "puzzles": ["lessons", "scenarios", "describe", "messages", "core", "registry", "bots", "search"],
    "service": [
        "page_folder",
        "puzzles",
        "review",
        "lessons",
        "describe",
        "messages",
        "core",
        "registry",
        "bots",
        "__init__",
    ],
    "site": ["service", "lessons", "describe", "messages", "core", "registry", "bots", "page_folder"],
    "describe": ["messages", "tricks", "core", "registry", "rulebook", "bots"],
    "cli": [
        "site",
        "service",
        "puzzles",
        "review",
        "lessons",
        "describe",
        "messages",
        "tricks",
        "core",
        "registry",
        "rulebook",
        "scenarios",
        "bots",
        "arena",
        "lab",
        "benchmarks",
        "properties",
        "build",
        "__init__",
    ],
    "__init__": ["core", "registry", "build", "values"],
    "command": ["cli"],
    "__main__": ["command"],
}


def layer_of(path: Path) -> str:
    part = path.relative_to(SOURCE).parts[0]
    return part.removesuffix(".py")


def imported_layers(path: Path) -> set[str]:
    layers = set()
    for node in ast.walk(ast.parse(path.read_text())):
        modules: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: imports are written out in full"
            modules = [node.module]
            if node.module == "followsuit":
                modules = [f"followsuit.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        for module in modules:
            parts = module.split(".")
            if parts[0] == "followsuit":
                layers.add(parts[1] if len(parts) > 1 and parts[1] in BELOW else "__init__")
    return layers


def test_imports_point_down() -> None:
    for path in SOURCE.rglob("*.py"):
        layer = layer_of(path)
        assert layer in BELOW, f"{path} is in no layer"
        wrong = imported_layers(path) - {layer, *BELOW[layer]}
        assert not wrong, f"{path.relative_to(SOURCE)} imports from {', '.join(wrong)}"


FAMILIES = ["takers"]  # what several games share; it knows none of them


def test_games_do_not_know_each_other() -> None:
    games = [folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir()]
    for game in games:
        strangers = [other for other in games if other != game and other not in FAMILIES]
        for path in (SOURCE / "games" / game).rglob("*.py"):
            known = [other for other in strangers if f"followsuit.games.{other}" in path.read_text()]
            assert not known, f"{path} imports from {known}"
