"""Every numbered rule of docs/rules is named by a test or shown by a scenario."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
DEFINED = re.compile(r"^- \*\*([A-Z0-9]+-[A-Z0-9]+-\d+[a-z]?)\*\*", re.M)
NAMED = re.compile(r"[A-Z0-9]+-[A-Z0-9]+-\d+[a-z]?")

# Rules that no play can show, each with its reason.
UNTESTABLE = {
    "KT-CHE-10": "is about what players say to each other",
    "KT-GAP-52": "says that points are a way of counting; nothing follows from it",
    "KW-PLAY-14": "is about what players say to each other",
    "TR-GAP-23": "says which pictures of the rulebook are lost; nothing follows from it",
    "TT-GAP-51": "says which components are in which box",
    "TT-GAP-52": "says where page references point",
    "TX-GAP-70": "says which lines of the list of components are lost",
    **{f"TX-TIP-0{number}": "is advice for players, and no rule" for number in range(1, 9)},
}


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
    known = named | set(UNTESTABLE)
    missing = [rule for rule in defined_rules() if rule not in known]
    assert not missing, f"no test names {', '.join(missing)}"


def test_what_is_called_untestable_is_a_rule_that_no_test_names() -> None:
    left_out = set(UNTESTABLE)
    assert left_out <= set(defined_rules())
    assert not left_out & named_rules()


def test_every_rule_named_in_the_sources_exists() -> None:
    """A rule in a docstring or a reason is one of docs/rules."""
    defined = set(defined_rules())
    prefixes = {rule.split("-")[0] for rule in defined}
    for path in (ROOT / "src").rglob("*.py"):
        for rule in NAMED.findall(path.read_text()):
            if rule.split("-")[0] in prefixes:
                assert rule in defined, f"{path.name} names {rule}"
