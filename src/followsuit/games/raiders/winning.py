"""Who wins a trick, and why: section 7 of the rules."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.bits import BIT
from followsuit.core.reason import Reason
from followsuit.games.raiders.cards import ALIKE, SUIT, VALUE
from followsuit.games.raiders.table import RaidersTable

CANCELLED: Final = Reason("TR-WIN-02", "Cards of the same suit and value cancel each other.")
HIGHEST_TRUMP: Final = Reason("TR-WIN-05", "It is the highest trump that was not cancelled.")
HIGHEST_OF_SUIT: Final = Reason("TR-WIN-06", "No trump counts, and it is the highest card of the lead suit.")
LEADER_WINS: Final = Reason("TR-WIN-07", "No card is left that could win, so the leader wins.")

TRUMP_RANK: Final = 100  # above every value


def winning_play(t: RaidersTable, because: list[Reason] | None) -> int:
    """TR-WIN-02 to TR-WIN-08  Which card of the trick wins, counted from the lead; the reasons are added."""
    trick = t.trick()
    lead_suit: i64 = SUIT[trick[0]]
    trump: i64 = t.trump
    once: i64 = 0  # masks of suits and values that lie in the trick, and lie there more than once
    cancelled: i64 = 0
    for card in trick:
        bit: i64 = BIT[ALIKE[card]]
        cancelled |= once & bit
        once |= bit
    best = -1
    best_rank: i64 = 0
    for i in range(len(trick)):
        card = trick[i]
        if cancelled and cancelled & BIT[ALIKE[card]]:
            continue
        suit: i64 = SUIT[card]
        rank: i64 = VALUE[card]
        if suit == trump:
            rank += TRUMP_RANK
        elif suit != lead_suit:
            continue
        if rank > best_rank:
            best = i
            best_rank = rank
    if because is not None:
        if cancelled:
            because.append(CANCELLED)
        if best < 0:
            because.append(LEADER_WINS)
        else:
            because.append(HIGHEST_TRUMP if best_rank > TRUMP_RANK else HIGHEST_OF_SUIT)
    return 0 if best < 0 else best


def is_cancelled(trick: list[int], card: int) -> bool:
    """TR-WIN-02  Another card of the trick has the same suit and value."""
    alike = ALIKE[card]
    for other in trick:
        if other != card and ALIKE[other] == alike:
            return True
    return False
