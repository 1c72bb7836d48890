"""Which tests are asked about a fault, by where it is made."""

import re
from functools import cache
from pathlib import Path

# By folder of src/followsuit; the longest that fits counts. These are its own tests: they say what is wrong.
TESTS: dict[str, list[str]] = {
    "core": [
        *("core", "games/raiders", "games/trickster", "properties", "test_high_card.py", "games/little"),
        *(
            "games/test_every_step.py",
            "games/test_by_thumb.py",
            "review/test_thought.py",
            "rules/test_reasons.py",
        ),
    ],
    "tricks": [
        "games/raiders",
        "games/kings",
        "core",
        "properties",
        "games/test_every_step.py",
        "test_oh_hell.py",
    ],
    "games/takers": [
        "games/tricktakers",
        "games/little",
        "games/kings",
        "scenarios",
        "encoding",
        "games/test_every_question.py",
        "games/test_every_step.py",
        "games/test_by_thumb.py",
        "games/test_declared.py",
        "games/test_ends.py",
        "games/test_prints.py",
        "rules/test_reasons.py",
        "test_rulebook.py",
    ],
    "games/tricktakers": [
        "games/tricktakers",
        "scenarios",
        "messages",
        "encoding",
        "games/test_every_question.py",
        "games/test_every_step.py",
        "games/test_by_thumb.py",
        "games/test_declared.py",
        "games/test_ends.py",
        "games/test_prints.py",
        "rules/test_reasons.py",
        "test_rulebook.py",
    ],
    "games/little": [
        "games/little",
        "scenarios",
        "encoding",
        "describe",
        "games/test_every_question.py",
        "games/test_every_step.py",
        "games/test_by_thumb.py",
        "games/test_declared.py",
        "games/test_ends.py",
        "games/test_prints.py",
        "rules/test_reasons.py",
        "test_rulebook.py",
    ],
    "games/kings": [
        "games/kings",
        "scenarios",
        "encoding",
        "describe",
        "games/test_every_question.py",
        "games/test_every_step.py",
        "games/test_by_thumb.py",
        "games/test_declared.py",
        "games/test_ends.py",
        "games/test_prints.py",
        "rules/test_reasons.py",
        "test_rulebook.py",
    ],
    "games/raiders": [
        "games/raiders",
        "scenarios",
        "encoding",
        "describe",
        "games/test_every_question.py",
        "games/test_every_step.py",
        "games/test_by_thumb.py",
        "games/test_declared.py",
        "games/test_ends.py",
        "games/test_prints.py",
        "rules/test_reasons.py",
        "test_rulebook.py",
    ],
    "games/trickster": [
        "games/trickster",
        "scenarios",
        "encoding",
        "describe",
        "games/test_every_question.py",
        "games/test_every_step.py",
        "games/test_by_thumb.py",
        "games/test_declared.py",
        "games/test_ends.py",
        "games/test_prints.py",
        "rules/test_reasons.py",
        "test_rulebook.py",
    ],
    "search": ["bots", "review/test_thought.py", "games/test_ends.py"],
    "bots": ["bots", "review/test_thought.py", "test_add_a_bot.py", "cli/test_levels.py"],
    "scenarios": ["scenarios", "cli/test_check.py", "lessons/test_check.py"],
    "describe": ["describe", "messages", "service/test_only_views.py"],
    "messages": ["messages", "describe"],
    "encoding": ["encoding", "envs/test_vector.py", "games/test_by_thumb.py", "games/test_ends.py"],
    "envs": ["envs"],
    "service": ["service"],
    "cli": ["cli", "service/test_serve.py", "lab/test_refused.py", "lab/test_report.py"],
    "arena": ["arena", "cli/test_arena.py"],
    "lab": ["lab"],
    "lessons": ["lessons", "cli/test_learn.py", "cli/test_said.py", "service/test_lessons.py"],
    "review": ["review", "cli/test_review.py", "cli/test_said.py"],
    "puzzles": [
        *("puzzles", "cli/test_puzzle.py", "service/test_puzzles.py"),
        *("review/test_thought.py", "cli/test_said.py"),
    ],
    "values.py": ["core/test_surface.py", "bots/test_travel.py"],
    "site": ["offline"],
    "properties": ["properties", "core/test_every_game.py"],
    "testing.py": ["games/raiders", "games/trickster"],
    "": ["test_rulebook.py", "test_examples.py", "test_add_a_character.py", "cli", "service/test_page.py"],
}

# What none of a package's own tests notices is put to stored games, then to everybody else: all that
# `make test` runs, but without a browser, and without building or measuring anything.
STORED = ["records"]
OTHERS = [
    *("core", "games", "scenarios", "messages", "describe", "encoding", "properties", "lessons"),
    *("review", "cli", "bots", "puzzles", "envs", "arena", "lab", "service", "offline", "page", "rules"),
    *("test_rulebook.py", "test_every_rule_is_tested.py", "test_imports_point_down.py", "test_examples.py"),
    *("test_high_card.py", "test_oh_hell.py", "test_add_a_bot.py", "test_add_a_character.py"),
    *("test_add_a_hero.py", "test_add_a_language.py", "test_hooks_page.py", "test_documents.py"),
]

# What keeps whole classes of faults out: all that is said is what was said once. These are asked as a whole.
NETS = [
    "tests/games/test_every_step.py",
    "tests/games/test_by_thumb.py",
    "tests/describe/test_told.py",
    "tests/cli/test_said.py",
    "tests/review/test_thought.py",
    "tests/service/test_surface.py",
    "tests/encoding/test_rows.py",
]

MODULE = re.compile(r"from followsuit\.([a-z_.]+) import")

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
    """A package's own tests, in their order: its folders, and whatever imports something of it by name."""
    files = files_of(root, TESTS[package])
    return list(dict.fromkeys([*files, *speaking_of(root).get(package, [])]))


@cache
def speaking_of(root: Path) -> dict[str, list[str]]:
    """By package, the files of tests among all that could be asked which name one of its modules."""
    found: dict[str, list[str]] = {}
    for file in files_of(root, OTHERS):
        modules = MODULE.findall((root / file).read_text(encoding="utf-8"))
        for package in {package_of(name.replace(".", "/")) for name in modules}:
            found.setdefault(package, []).append(file)
    return found


def files_of(root: Path, names: list[str]) -> list[str]:
    """The files of tests with these names or in these folders."""
    files: list[str] = []
    for name in names:
        place = root / "tests" / name
        found = sorted(place.rglob("test_*.py")) if place.is_dir() else [place]
        files += [path.relative_to(root).as_posix() for path in found]
    return list(dict.fromkeys(files))


def nearest_first(
    root: Path, files: list[str], path: str, rules: tuple[str, ...]
) -> tuple[list[str], list[str]]:
    """Those that speak of the same rules, or of the module, whose name comes first; and the others."""
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
    near.sort(key=lambda file: Path(file).stem != f"test_{stem}")
    return near, [file for file in files if file not in near]
