"""Whose rules the numbers are: of a hero, of a number of players, or of a draft."""

from typing import Final

from followsuit.core.rule_group import RuleGroup
from followsuit.games.trickster.cards import HERO_NAMES
from followsuit.games.trickster.roster import HEROES
from followsuit.games.trickster.rules import Rules
from followsuit.games.trickster.table import TricksterTable

TIMELINE: Final[list[int]] = [2, 3]
WITH_A_LEADER: Final[list[int]] = [4, 5, 6, 7]
DRAFT: Final = "draft"

GROUPS: Final[list[RuleGroup]] = [
    # Heroes: the numbers of ours begin with the first three letters of the name.
    *[RuleGroup(f"{hero.why.rule.rpartition('-')[0]}-", [hero.kind]) for hero in HEROES],
    RuleGroup("TS-COPY-", ["archivist", "general"]),
    # Numbers of players.
    RuleGroup("TS-ROLE-", [], WITH_A_LEADER),
    RuleGroup("TS-ROLE-09"),
    RuleGroup("TS-ROLE-10"),
    RuleGroup("TS-PLAY-01", [], WITH_A_LEADER),
    RuleGroup("TS-TL-", [], TIMELINE),
    RuleGroup("TS-TL-08", [], [3]),
    RuleGroup("TS-2P-", [], [2]),
    # A draft.
    RuleGroup("TS-DECK-08", [DRAFT]),
    RuleGroup("TS-DECK-09", [DRAFT]),
    RuleGroup("TS-DECK-10", [DRAFT]),
    RuleGroup("TS-DECK-12", [DRAFT]),
]


def at_the_table(t: TricksterTable) -> list[str]:
    """The heroes of the game, and whether they are drafted."""
    return named(t.heroes.numbers, t.rules)


def may_be_at_the_table(rules: Rules) -> list[str]:
    """The heroes that were listed, or all from whom seven are drawn or drafted."""
    return named(rules.available if rules.heroes is None else rules.heroes.numbers, rules)


def named(heroes: list[int], rules: Rules) -> list[str]:
    names = [HERO_NAMES[hero].lower() for hero in heroes]
    return [*names, DRAFT] if rules.is_draft else names
