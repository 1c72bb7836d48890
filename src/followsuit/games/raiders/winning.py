"""Who wins a trick, and why: section 7 of the rules."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.games.raiders.cards import SUIT, VALUE
from followsuit.games.raiders.table import RaidersTable

CANCELLED: Final = Reason("TR-WIN-02", "Cards of the same suit and value cancel each other.")
HIGHEST_TRUMP: Final = Reason("TR-WIN-05", "It is the highest trump that was not cancelled.")
HIGHEST_OF_SUIT: Final = Reason("TR-WIN-06", "No trump counts, and it is the highest card of the lead suit.")
LEADER_WINS: Final = Reason("TR-WIN-07", "No card is left that could win, so the leader wins.")


def winning_play(t: RaidersTable, because: list[Reason]) -> int:
    """TR-WIN-02 to TR-WIN-08  Which card of the trick wins, counted from the lead; the reasons are added."""
    trick = t.trick()
    lead_suit = SUIT[trick[0]]
    best = -1
    best_rank = 0
    for i in range(len(trick)):
        card = trick[i]
        suit = SUIT[card]
        rank = VALUE[card]
        if suit == t.trump:
            rank += 100
        elif suit != lead_suit:
            continue
        if rank > best_rank and not is_cancelled(trick, i):
            best = i
            best_rank = rank
    for i in range(len(trick)):
        if is_cancelled(trick, i):
            because.append(CANCELLED)
            break
    if best < 0:
        because.append(LEADER_WINS)
        return 0
    because.append(HIGHEST_TRUMP if best_rank > 100 else HIGHEST_OF_SUIT)
    return best


def is_cancelled(trick: list[int], index: int) -> bool:
    card = trick[index]
    for other in trick:
        if other != card and SUIT[other] == SUIT[card] and VALUE[other] == VALUE[card]:
            return True
    return False
