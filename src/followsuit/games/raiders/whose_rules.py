"""Which rules are for three players only, and which for four."""

from typing import Final

from followsuit.core.rule_group import RuleGroup

THREE: Final[list[int]] = [3]
FOUR: Final[list[int]] = [4]

GROUPS: Final[list[RuleGroup]] = [
    RuleGroup("TR-3P-", [], THREE),
    RuleGroup("TR-SETUP-04", [], THREE),
    RuleGroup("TR-DECL-02", [], FOUR),
    RuleGroup("TR-DECL-03", [], THREE),
    RuleGroup("TR-DECL-04", [], FOUR),
    RuleGroup("TR-DECL-05", [], THREE),
    RuleGroup("TR-DECL-06", [], THREE),
    RuleGroup("TR-BONUS-01", [], FOUR),
    RuleGroup("TR-BONUS-02", [], THREE),
    RuleGroup("TR-BONUS-04", [], FOUR),
    RuleGroup("TR-BONUS-05", [], FOUR),
    RuleGroup("TR-BONUS-06", [], THREE),
    RuleGroup("TR-BONUS-08", [], FOUR),
    RuleGroup("TR-DROP-09", [], FOUR),
    RuleGroup("TR-DROP-10", [], THREE),
    RuleGroup("TR-DROP-17", [], THREE),
]
