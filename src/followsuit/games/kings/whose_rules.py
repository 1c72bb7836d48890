"""Whose rules the numbers are: of one of the five games, of a character or of what a table agrees on."""

from typing import Final

from followsuit.core.rule_group import RuleGroup
from followsuit.games.kings.pieces import KEY_OF
from followsuit.games.kings.rules import MAIN, NAPOLEON, OFF, OMBRE, TWO_PLAYER, WHIST, Rules
from followsuit.games.kings.table import KingsTable

CONTRACT: Final = "contract"
PARTIES: Final = "initial parties"
WITH_CHARACTERS: Final[list[str]] = [MAIN, TWO_PLAYER]

GROUPS: Final[list[RuleGroup]] = [
    # The games. What is not named here holds in all of them, as far as they do not change it.
    RuleGroup("KT-PREP-", [MAIN]),
    RuleGroup("KT-DRAFT-", WITH_CHARACTERS),
    RuleGroup("KT-DRAFT-12", [PARTIES]),
    RuleGroup("KT-DRAFT-13", [PARTIES]),
    RuleGroup("KT-DRAFT-14", [PARTIES]),
    RuleGroup("KT-BID-", WITH_CHARACTERS),
    RuleGroup("KT-JACK-", WITH_CHARACTERS),
    RuleGroup("KT-SCORE-", WITH_CHARACTERS),
    RuleGroup("KT-END-", [MAIN]),
    RuleGroup("KT-DEVC-", [CONTRACT]),
    RuleGroup("KT2-", [TWO_PLAYER]),
    RuleGroup("KO-", [OMBRE]),
    RuleGroup("KW-", [WHIST]),
    RuleGroup("KN-", [NAPOLEON]),
    # Characters.
    RuleGroup("KT-GAM-", ["gambler"]),
    RuleGroup("KT-HER-", ["hermit"]),
    RuleGroup("KT-RES-", ["resistance"]),
    RuleGroup("KT-BER-", ["berserker"]),
    RuleGroup("KT-SAM-", ["samurai"]),
    RuleGroup("KT-NIN-", ["ninja"]),
    RuleGroup("KT-HEA-", ["healer"]),
    RuleGroup("KT-COL-", ["collector"]),
    RuleGroup("KT-DEV-", ["devil"]),
    RuleGroup("KT-CHE-", ["cheerleader"]),
]


def at_the_table(t: KingsTable) -> list[str]:
    """The characters of all parties, each once; the game, and what is agreed on."""
    names = sorted({KEY_OF[card] for party in t.party for card in party})
    return [*names, *agreed_on(t.rules)]


def may_be_at_the_table(rules: Rules) -> list[str]:
    """All characters that are in use, whoever will draft them; the game, and what is agreed on."""
    return [*sorted({KEY_OF[card] for card in rules.characters}), *agreed_on(rules)]


def agreed_on(rules: Rules) -> list[str]:
    names = [rules.game]
    if rules.has_contract:
        names.append(CONTRACT)
    if rules.initial_parties != OFF:
        names.append(PARTIES)
    return names
