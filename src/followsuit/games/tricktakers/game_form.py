"""Whose rules hold: by the number of players, and with two by the characters in use."""

from typing import TYPE_CHECKING, Final, cast

from followsuit.core.reason import Reason
from followsuit.games.takers.table import TakersTable

if TYPE_CHECKING:
    from followsuit.games.tricktakers.table import TrickTakersTable

# Which round the last one is, with two players: in the basic game, in a draft of the base box, and in one
# with the expansion.
LAST_ROUNDS_OF_TWO: Final[list[str]] = ["TT-2P-28", "TA-2P-31", "TX-2P-29"]


def game_form(t: TakersTable) -> int:
    """0 with 3 to 5 players; with two 1 to 3, in the order above."""
    if t.seat_count > 2:
        return 0
    rules = cast("TrickTakersTable", t).rules
    if not rules.is_drafted:
        return 1
    return 3 if rules.has_expansion else 2


def by_last_round(rule: str, sentence: str) -> list[Reason]:
    """By the form of the game, what an effect of the last round rests on; the rule itself says round 3."""
    return [Reason(one, sentence) for one in [rule, *LAST_ROUNDS_OF_TWO]]
