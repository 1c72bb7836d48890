"""`followsuit rules`."""

import json
import re

import pytest
from rich.cells import cell_len

from cli.command import complaint, said
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


def test_every_reason_beside_its_rule() -> None:
    text = unwrapped(said("rules", "trick-raiders", "--reasons", "--games", "2", "--seed", "4"))
    rule = all_rules(find_game("trick-raiders"))["TR-FOLLOW-03"]
    assert f"TR-FOLLOW-03: {rule.text} " in text
    assert re.search(r"refused card \w+: [SHDC]\d+\w?, round \d+, trick \d+, 3 players", text)
    assert re.search(r"Trick Raiders: \d+ reasons by \d+ rules in 2 games, 0 out of place\.$", text)


def test_the_reasons_of_one_rule() -> None:
    text = said("rules", "trick-raiders", "tr-follow-03", "--reasons", "--games", "2")
    assert set(re.findall(r"^(TR-[A-Z]+-\d+): ", text, re.M)) == {"TR-FOLLOW-03"}


def test_reasons_as_json() -> None:
    facts = json.loads(
        said("rules", "trick-raiders", "--reasons", "--games", "2", "--players", "4", "--json")
    )
    by_rule = {one["rule"]: one for one in facts}
    follow = by_rule["TR-FOLLOW-03"]
    assert follow["text"] == all_rules(find_game("trick-raiders"))["TR-FOLLOW-03"].text
    situation = follow["situations"][0]
    assert situation["players"] == 4
    assert situation["fault"] is None
    assert set(situation) == {
        "occasion",
        "pick",
        "seat",
        "heading",
        "players",
        "options",
        "at_the_table",
        "seed",
        "answers",
        "fault",
    }


def test_the_same_seed_lists_the_same_reasons() -> None:
    command = ["rules", "trick-raiders", "--reasons", "--games", "2", "--seed", "9", "--json"]
    assert said(*command) == said(*command)


def test_reasons_of_a_table_that_cannot_be() -> None:
    assert complaint("rules", "trick-raiders", "--reasons", "--players", "6") == (
        "Trick Raiders is for 3 or 4 players, not 6."
    )
    assert complaint("rules", "trick-raiders", "--reasons", "--games", "0") == "--games is 1 or more, not 0."
    assert complaint("rules", "trick-raiders", "TR-X-1", "--reasons", "--games", "1").startswith(
        "Trick Raiders has no rule TR-X-1."
    )


def test_a_rule_that_rests_on_a_table_is_shown_with_it() -> None:
    """TT-RES-18"""
    shown = said("rules", "tricktakers", "TT-RES-18")
    assert "White Flag  Rare  Berserker card" in shown
    assert "100  80   50   30" in shown
    assert "Bonus" not in said("rules", "tricktakers", "TT-RES-17")


def test_a_rule_in_japanese_and_its_ruling_that_is_english() -> None:
    """KT-GAM-01"""
    rules = all_rules(find_game("kings"), "ja")
    text = said("rules", "kings", "KT-GAM-01", "--language", "ja")
    assert text.replace("\n    ", "").startswith(f"KT-GAM-01: {rules['KT-GAM-01'].text}\n")
    assert "KT-GAP-55: （英語のみ） May Gambler" in text
    assert "英語" not in said("rules", "kings", "KT-GAP-27", "--language", "ja"), "cited, so in Japanese"


def test_all_pages_in_japanese_say_which_parts_are_english_and_cut_no_table() -> None:
    text = said("rules", "trick-raiders", "--language", "ja")
    for id in all_rules(find_game("trick-raiders")):
        assert id in text or id.startswith("FS-")
    headings = re.findall(r"^ *(\d+\. .*?) *（英語のみ）$", text, re.M)
    assert headings == [
        "2. Glossary",
        "8. Worked examples",
        "9. Rulings",
        "10. Who sees what",
        "11. Interactions",
        "12. Options",
    ]
    assert "…" not in text
    assert max(cell_len(line) for line in text.splitlines()) <= 80


def test_a_table_in_japanese() -> None:
    """TT-RES-18"""
    assert "1～3  白旗  レア  ード" in said("rules", "tricktakers", "TT-RES-18", "--language", "ja")


def test_a_language_that_nobody_speaks() -> None:
    assert complaint("rules", "kings", "--language", "xx").endswith("not xx.")
