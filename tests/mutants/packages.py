"""Which tests are asked about a fault, by where it is made."""

import re
from pathlib import Path

# By folder of src/followsuit; the longest that fits counts. Tests of the browser, of benchmarks and of stored
# games are not asked: a stored game notices nearly everything, and says nothing of what is wrong.
TESTS: dict[str, list[str]] = {
    "core": ["core", "games/raiders", "games/trickster", "properties", "test_high_card.py", "games/little"],
    "tricks": ["games/raiders", "games/kings", "core", "properties"],
    "games/takers": [
        "games/tricktakers",
        "games/little",
        "games/kings",
        "scenarios",
        "encoding",
        "games/test_every_question.py",
        "test_rulebook.py",
    ],
    "games/tricktakers": [
        "games/tricktakers",
        "scenarios",
        "messages",
        "encoding",
        "games/test_every_question.py",
        "test_rulebook.py",
    ],
    "games/little": [
        "games/little",
        "scenarios",
        "encoding",
        "describe",
        "games/test_every_question.py",
        "test_rulebook.py",
    ],
    "games/kings": [
        "games/kings",
        "scenarios",
        "encoding",
        "describe",
        "games/test_every_question.py",
        "test_rulebook.py",
    ],
    "games/raiders": [
        "games/raiders",
        "scenarios",
        "encoding",
        "describe",
        "games/test_every_question.py",
        "test_rulebook.py",
    ],
    "games/trickster": [
        "games/trickster",
        "scenarios",
        "encoding",
        "describe",
        "games/test_every_question.py",
        "test_rulebook.py",
    ],
    "search": ["bots"],
    "bots": ["bots", "test_add_a_bot.py", "cli/test_levels.py"],
    "scenarios": ["scenarios", "cli/test_check.py", "lessons/test_check.py"],
    "describe": ["describe", "messages", "service/test_only_views.py"],
    "messages": ["messages", "describe"],
    "encoding": ["encoding", "envs/test_vector.py"],
    "envs": ["envs"],
    "service": ["service"],
    "cli": ["cli", "service/test_serve.py", "lab/test_refused.py", "lab/test_report.py"],
    "arena": ["arena", "cli/test_arena.py"],
    "lab": ["lab"],
    "lessons": ["lessons", "cli/test_learn.py", "service/test_lessons.py"],
    "review": ["review", "cli/test_review.py"],
    "puzzles": ["puzzles", "cli/test_puzzle.py", "service/test_puzzles.py"],
    "values.py": ["core/test_surface.py", "bots/test_travel.py"],
    "site": ["offline"],
    "properties": ["properties", "core/test_every_game.py"],
    "testing.py": ["games/raiders", "games/trickster"],
    "": ["test_rulebook.py", "test_examples.py", "test_add_a_character.py", "cli", "service/test_page.py"],
}

# What only makes a bot play better or worse, and what measures: no test says how well they have to.
NOT_JUDGED = re.compile(r"(^|/)(policy\w*|standing)\.py$|^benchmarks/|/migrations/|^build\.py$")


def package_of(path: str) -> str:
    """The package that this file, given from src/followsuit on, belongs to."""
    fitting = [name for name in TESTS if not name or f"{path}/".startswith(f"{name}/")]
    return max(fitting, key=len)


def sources(root: Path) -> list[str]:
    """Every file that faults are made in, from src/followsuit on."""
    folder = root / "src/followsuit"
    paths = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.py"))
    return [path for path in paths if not NOT_JUDGED.search(path)]


def files_asked(root: Path, package: str) -> list[str]:
    """The files of tests that are asked, in their order."""
    files: list[str] = []
    for name in TESTS[package]:
        place = root / "tests" / name
        found = sorted(place.rglob("test_*.py")) if place.is_dir() else [place]
        files += [path.relative_to(root).as_posix() for path in found]
    return list(dict.fromkeys(files))


def nearest_first(
    root: Path, files: list[str], path: str, rules: tuple[str, ...]
) -> tuple[list[str], list[str]]:
    """Those that speak of the same rules, or of the module by its name; and the others."""
    stem = Path(path).stem.removesuffix("_")
    module = "followsuit." + path.removesuffix(".py").replace("/", ".")
    near: list[str] = []
    for file in files:
        text = (root / file).read_text(encoding="utf-8")
        if (
            module in text
            or (len(stem) > 3 and stem in Path(file).stem)
            or any(rule in text for rule in rules)
        ):
            near.append(file)
    return near, [file for file in files if file not in near]
