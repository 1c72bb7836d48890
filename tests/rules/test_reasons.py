"""Every reason cites the rule that it is listed with."""

from rules.reasons import LISTED, lines


def test_every_reason_cites_the_rule_it_is_listed_with() -> None:
    listed = LISTED.read_text(encoding="utf-8").splitlines()
    found = lines()
    assert [line for line in found if line not in listed] == [], "Read it beside its rule: see reasons.py."
    assert [line for line in listed if line not in found] == []
