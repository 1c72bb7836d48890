"""Whose rules the numbers are: of a character, a number of players or a way of playing."""

from typing import Final

from followsuit.core.rule_group import RuleGroup
from followsuit.games.little.roster import CHARACTERS, key_of
from followsuit.games.little.rules import LIGHT_1, LIGHT_2, LIGHT_3, Rules
from followsuit.games.little.table import LittleTable

TWO: Final[list[int]] = [2]
MORE: Final[list[int]] = [3, 4, 5]
OPTIONS: Final = "options"  # and with them Enhancement Cards and items
BEASTS: Final = "beasts"  # and two characters for everybody in the last round

GROUPS: Final[list[RuleGroup]] = [
    # Characters.
    RuleGroup("LT-KING-", ["king"]),
    RuleGroup("LT-GAMB-", ["gambler"]),
    RuleGroup("LT-NINJA-", ["ninja"]),
    RuleGroup("LT-RESI-", ["resistance"]),
    RuleGroup("LT-RESI-06", ["resistance"], MORE),  # its table and its amount are others with two
    RuleGroup("LT-RESI-10", ["resistance"], MORE),
    RuleGroup("LT-SAMU-", ["samurai"]),
    RuleGroup("LT-HERM-", ["hermit"]),
    RuleGroup("LT-COLL-", ["collector"]),
    RuleGroup("LT-BERS-", ["berserker"]),
    RuleGroup("LT-BERS-07", []),  # a 10 may come about otherwise, and a 1 beats it all the same
    RuleGroup("LT-HEAL-", ["healer"]),
    RuleGroup("LT-DEVIL-", ["devil"]),
    # Numbers of players.
    RuleGroup("LT-2P-", [], TWO),
    RuleGroup("LT-SEL-01", [], MORE),
    RuleGroup("LT-SEL-02", [OPTIONS], MORE),
    RuleGroup("LT-SEL-03", [OPTIONS], MORE),
    RuleGroup("LT-SEL-04", [OPTIONS], MORE),
    RuleGroup("LT-SEL-06", [], MORE),
    RuleGroup("LT-SEL-07", [], MORE),
    RuleGroup("LT-SEL-08", [], MORE),
    RuleGroup("LT-LEAD-01", [], MORE),
    RuleGroup("LT-LEAD-03", [], MORE),
    RuleGroup("LT-LEAD-04", [], MORE),
    RuleGroup("LT-R3-", [], MORE),
    RuleGroup("LT-END-01", [], MORE),
    RuleGroup("LT-END-02", [BEASTS], MORE),
    # Ways of playing.
    RuleGroup("LT-OPT-", [OPTIONS], MORE),
    RuleGroup("LT-ITEM-", [OPTIONS], MORE),
    RuleGroup("LT-ITEM-85", []),  # a 0 may come about without an item too
    RuleGroup("LT-ENH-", [OPTIONS], MORE),
    RuleGroup("LT-BEAST-", [BEASTS]),
    RuleGroup("LT-LIGHT-", [LIGHT_1], MORE),
    RuleGroup("LT-LIGHT-09", [LIGHT_2], MORE),
    RuleGroup("LT-LIGHT-10", [LIGHT_3], MORE),
    RuleGroup("LT-LIGHT-11", [LIGHT_3], MORE),
    RuleGroup("LT-LIGHT-12", [LIGHT_1, LIGHT_2, LIGHT_3], MORE),
]


def at_the_table(t: LittleTable) -> list[str]:
    """The active characters, then what is agreed on."""
    names = [key_of(CHARACTERS[number].name) for active in t.characters for number in active]
    return [*names, *agreed_on(t.rules)]


def may_be_at_the_table(rules: Rules) -> list[str]:
    """All characters of the game, whoever will choose them. Then what is agreed on."""
    return [*[key_of(CHARACTERS[number].name) for number in rules.characters], *agreed_on(rules)]


def agreed_on(rules: Rules) -> list[str]:
    names = [rules.mode]
    if rules.has_options:
        names.append(OPTIONS)
    if rules.has_pairs:
        names.append(BEASTS)
    return names
