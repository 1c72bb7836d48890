"""`followsuit rules`."""

import re

import pytest

from cli.command import said
from followsuit import find_game
from followsuit.rulebook import all_rules


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def test_one_rule_with_its_source() -> None:
    rule = all_rules(find_game("trick-raiders"))["TR-FOLLOW-03"]
    assert unwrapped(said("rules", "trick-raiders", "TR-FOLLOW-03")) == (
        f"TR-FOLLOW-03: {rule.text} ({rule.source})"
    )


def test_the_number_may_be_typed_in_small_letters() -> None:
    assert said("rules", "trick-raiders", "tr-follow-03") == said("rules", "trick-raiders", "TR-FOLLOW-03")


def test_the_ruling_a_rule_names_stands_below_it() -> None:
    text = unwrapped(said("rules", "trick-raiders", "TR-SETUP-04"))
    assert re.findall(r"(TR-[A-Z]+-\d+): ", text) == ["TR-SETUP-04", "TR-GAP-01"]
    ruling = all_rules(find_game("trick-raiders"))["TR-GAP-01"]
    assert text.endswith(f"TR-GAP-01: {ruling.text} ({ruling.source})")


def test_several_rulings_all_stand_below() -> None:
    text = said("rules", "trick-raiders", "TR-SPC-16")
    assert re.findall(r"(TR-[A-Z]+-\d+): ", text) == ["TR-SPC-16", "TR-GAP-13", "TR-GAP-14"]


def test_what_holds_at_every_table_is_found_from_any_game() -> None:
    assert said("rules", "trick-raiders", "FS-TURN-01").startswith("FS-TURN-01: ")


@pytest.mark.parametrize("game", ["trick-raiders", "tricktakers"])
def test_all_pages_have_every_rule_and_fit_the_width(game: str) -> None:
    text = said("rules", game)
    for id in all_rules(find_game(game)):
        assert id in text or id.startswith("FS-")
    assert "**" not in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_a_rule_of_the_second_page() -> None:
    """TA-ITM-20"""
    assert said("rules", "tricktakers", "TA-ITM-20").startswith("TA-ITM-20: Sword: ")


def test_a_rule_that_rests_on_a_table_is_shown_with_it() -> None:
    """TT-RES-18"""
    shown = said("rules", "tricktakers", "TT-RES-18")
    assert "White Flag  Rare  Berserker card" in shown
    assert "100  80   50   30" in shown
    assert "Bonus" not in said("rules", "tricktakers", "TT-RES-17")
