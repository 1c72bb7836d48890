"""Rules read from their pages."""

import re
from pathlib import Path

import pytest

from followsuit import FollowSuitError, Game, all_games, find_game
from followsuit.rulebook import (
    ID,
    PagePart,
    all_rules,
    completed,
    find_rule,
    pages_with,
    parted_source,
    rule_pages,
    rules_of,
)

PAGE = """# A page

Some words (not a rule).

- **AB-ONE-01** One line. (Setup)
- **AB-ONE-02** Two lines, and
  here is the second; see AB-GAP-07. (Setup / More;
  AB-GAP-07, AB-GAP-08)
- **AB-3P-01** Brackets (of its own) and a source (with (inner) ones; AB-GAP-07)

A paragraph between them.

- **AB-ONE-03** Without a source
- *seat*: a word of the glossary, and no rule.
  It goes on.
1. A step of a list.
- **AB-GAP-07** Is it? Yes. (confidence: house)
"""

SOURCES = Path(__file__).parents[1] / "src/followsuit"


def test_every_entry_is_a_rule() -> None:
    assert list(rules_of(PAGE)) == ["AB-ONE-01", "AB-ONE-02", "AB-3P-01", "AB-ONE-03", "AB-GAP-07"]


def test_a_rule_has_its_text_and_its_source() -> None:
    rule = rules_of(PAGE)["AB-ONE-01"]
    assert (rule.id, rule.text, rule.source) == ("AB-ONE-01", "One line.", "Setup")


def test_lines_that_go_on_belong_to_the_rule() -> None:
    rule = rules_of(PAGE)["AB-ONE-02"]
    assert rule.text == "Two lines, and here is the second; see AB-GAP-07."
    assert rule.source == "Setup / More; AB-GAP-07, AB-GAP-08"


def test_what_follows_a_rule_does_not_belong_to_it() -> None:
    rule = rules_of(PAGE)["AB-ONE-03"]
    assert (rule.text, rule.source) == ("Without a source", "")


@pytest.mark.parametrize(
    ("text", "parted"),
    [
        ("A. (b)", ("A.", "b")),
        ("A (b) c. (d (e) f)", ("A (b) c.", "d (e) f")),
        ("A (b) c.", ("A (b) c.", "")),
        ("A) b)", ("A) b)", "")),
        ("", ("", "")),
    ],
)
def test_the_last_brackets_are_the_source(text: str, parted: tuple[str, str]) -> None:
    assert parted_source(text) == parted


def test_the_rulings_a_rule_names_are_found_once_each() -> None:
    rules = rules_of(PAGE)
    assert rules["AB-ONE-02"].rulings() == ["AB-GAP-07", "AB-GAP-08"]
    assert rules["AB-3P-01"].rulings() == ["AB-GAP-07"]
    assert rules["AB-ONE-01"].rulings() == []
    assert rules["AB-GAP-07"].rulings() == []


def test_the_page_of_a_game_is_found() -> None:
    pages = rule_pages(find_game("trick-raiders"))
    assert [page.partition("\n")[0] for page in pages] == ["# Trick Raiders"]
    assert len(rules_of(pages[0])) > 200


def test_a_game_may_have_several_pages_each_found_by_its_prefix() -> None:
    game = find_game("tricktakers")
    titles = [page.partition("\n")[0] for page in rule_pages(game)]
    assert titles == ["# TrickTakers", "# TrickTakers, additional characters", "# TrickTakers, expansion"]
    assert pages_with("TA") == rule_pages(game)[1:2]
    assert find_rule(game, "TT-TRICK-07").id == "TT-TRICK-07"
    assert find_rule(game, "ta-itm-20").text.startswith("Sword: ")
    assert pages_with("T") == []


def test_a_game_knows_its_own_rules_and_those_of_every_game() -> None:
    prefixes = [id.partition("-")[0] for id in all_rules(find_game("tricktakers"))]
    assert list(dict.fromkeys(prefixes)) == ["TT", "TA", "TX", "FS"]
    with pytest.raises(FollowSuitError, match=r"^TrickTakers has no rule TR-WIN-05\."):
        find_rule(find_game("tricktakers"), "TR-WIN-05")


@pytest.mark.parametrize("game", ["trick-raiders", "tricktakers"])
def test_every_entry_of_our_pages_is_read_whole(game: str) -> None:
    """Each has a text and a source or the rules it follows from; no marks of the page are left in them."""
    for rule in all_rules(find_game(game)).values():
        assert rule.text, rule.id
        assert rule.source or re.search(ID, rule.text), rule.id
        assert "**" not in f"{rule.text}{rule.source}", rule.id


def test_a_rule_is_found_whatever_the_letters() -> None:
    game = find_game("trick-raiders")
    assert find_rule(game, " tr-follow-03 ").id == "TR-FOLLOW-03"
    assert find_rule(game, "fs-turn-01").id == "FS-TURN-01"


def test_a_number_that_is_none_is_answered_with_one_that_is_close() -> None:
    with pytest.raises(
        FollowSuitError, match=r"^Trick Raiders has no rule TR-WINN-5\. Did you mean TR-WIN-05\?$"
    ):
        find_rule(find_game("trick-raiders"), "TR-WINN-5")
    with pytest.raises(FollowSuitError, match=r"^Trick Raiders has no rule 17\.$"):
        find_rule(find_game("trick-raiders"), "17")


def test_a_game_of_another_package_may_have_no_page() -> None:
    stranger = Game("stranger", "Stranger", [2], ["A1", "A2"])
    sentence = "^Stranger has no page of rules here; ask the package it comes from.$"
    with pytest.raises(FollowSuitError, match=sentence):
        rule_pages(stranger)
    with pytest.raises(FollowSuitError, match=sentence):
        find_rule(stranger, "ST-01")
    assert find_rule(stranger, "FS-TURN-02").id == "FS-TURN-02"


def test_every_reason_cites_a_rule_that_there_is() -> None:
    """As it stands in the source, whether or not a game ever gives it."""
    known = {id for game in all_games().values() for id in all_rules(game)}
    cited: list[str] = []
    for folder in ("core", "tricks", "games"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            found = re.findall(r'\bReason\(\s*"([A-Z0-9-]+)"', path.read_text(encoding="utf-8"))
            assert [f"{path.name}: {id}" for id in found if id not in known] == []
            cited += found
    assert len(cited) > 500


def test_what_a_translated_part_lacks_stands_in_its_place() -> None:
    """In English, between the rules that are there; and what lies between the rules stays."""

    def part(*lines: str) -> PagePart:
        found = PagePart("## Title", "en")
        found.lines = [*lines]
        return found

    theirs = part("訳", "- **AB-ONE-01** 一", "  続き", "", "- **AB-ONE-03** 三", "終わり")
    theirs.name = "題"
    english = part(
        "- **AB-ONE-01** One.",
        "- **AB-ONE-02** Two,",
        "  here.",
        "- **AB-ONE-03** Three.",
        "- **AB-ONE-04** Four.",
    )
    assert completed(theirs, english).lines == [
        "訳",
        "- **AB-ONE-01** 一",
        "  続き",
        "- **AB-ONE-02** Two,",
        "  here.",
        "",
        "- **AB-ONE-03** 三",
        "- **AB-ONE-04** Four.",
        "終わり",
    ]
    assert theirs.name == "Title"
