"""Every numbered rule of docs/rules is named by a test or shown by a scenario."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
DEFINED = re.compile(r"^- \*\*([A-Z0-9]+-[A-Z0-9]+-\d+[a-z]?)\*\*", re.M)
NAMED = re.compile(r"[A-Z0-9]+-[A-Z0-9]+-\d+[a-z]?")

# Rules that no play can show, each with its reason.
UNTESTABLE = {
    "TR-GAP-23": "says which pictures of the rulebook are lost; nothing follows from it",
    "TT-GAP-51": "says which components are in which box",
    "TT-GAP-52": "says where page references point",
}

# Rules that speak only of characters that are not in the house yet. Each leaves this list with them.
OF_THE_EXPANSION = {
    "Strategist": ["TT-FLOW-01", "TT-EOR-01", "TT-MAT-44", "TA-MAT-30", "TA-MAT-31"],
    "Summoner": ["TT-GAP-67", "TT-MAT-45", "TA-MAT-32", "TA-MAT-33", "TA-COL-12"],
    "Ninja": ["TT-FLOW-22", "TT-MAT-49", "TA-ITM-19", "TA-MAT-43", "TA-MAT-44"],
    "Alchemist": ["TT-EOR-10", "TT-MAT-50", "TA-MAT-34", "TA-MAT-35"],
    "Samurai": ["TT-OWN-06", "TT-MAT-46", "TA-MAT-45", "TA-MAT-46"],
    "Time Traveler": [
        "TT-FLOW-25",
        "TT-FLOW-31",
        "TT-FLOW-32",
        "TT-FLOW-33",
        "TT-EOR-07",
        "TT-GAP-69",
        "TT-MAT-47",
        "TA-MAT-36",
        "TA-MAT-37",
        "TA-MAT-38",
        "TA-MAT-39",
    ],
    "Phantom Thief": ["TT-EOR-11", "TT-MAT-48", "TA-MAT-41", "TA-MAT-42"],
    "the draft of 3 to 5 players, and 350 points": ["TT-SEL-24", "TT-MAT-51"],
}
NOT_YET = [rule for rules in OF_THE_EXPANSION.values() for rule in rules]


def defined_rules() -> list[str]:
    return [
        rule
        for page in sorted((ROOT / "docs/rules").glob("*.md"))
        for rule in DEFINED.findall(page.read_text())
    ]


def named_rules() -> set[str]:
    """All rules named in tests, this file left out."""
    files = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "tests").rglob("*.toml")]
    texts = [path.read_text() for path in files if path != Path(__file__)]
    return {rule for text in texts for rule in NAMED.findall(text)}


def test_no_rule_is_defined_twice() -> None:
    rules = defined_rules()
    assert sorted(rules) == sorted(set(rules))


def test_every_rule_is_named_by_a_test() -> None:
    named = named_rules()
    missing = [rule for rule in defined_rules() if rule not in {*named, *UNTESTABLE, *NOT_YET}]
    assert not missing, f"no test names {', '.join(missing)}"


def test_what_is_called_untestable_is_a_rule_that_no_test_names() -> None:
    left_out = {*UNTESTABLE, *NOT_YET}
    assert left_out <= set(defined_rules())
    assert not left_out & named_rules()


def test_every_rule_named_in_the_sources_exists() -> None:
    """A rule in a docstring or a reason is one of docs/rules."""
    prefixes = {rule.split("-")[0] for rule in defined_rules()}
    for path in (ROOT / "src").rglob("*.py"):
        for rule in NAMED.findall(path.read_text()):
            if rule.split("-")[0] in prefixes:
                assert rule in defined_rules(), f"{path.name} names {rule}"
