"""Who wins a trick, and why: section 7 of the rules."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.games.raiders.cards import ALIKE, SUIT, VALUE
from followsuit.games.raiders.table import RaidersTable

CANCELLED: Final = Reason("TR-WIN-02", "Cards of the same suit and value cancel each other.")
HIGHEST_TRUMP: Final = Reason("TR-WIN-05", "It is the highest trump that was not cancelled.")
HIGHEST_OF_SUIT: Final = Reason("TR-WIN-06", "No trump counts, and it is the highest card of the lead suit.")
LEADER_WINS: Final = Reason("TR-WIN-07", "No card is left that could win, so the leader wins.")

TRUMP_RANK: Final = 100  # above every value


def winning_play(t: RaidersTable, because: list[Reason]) -> int:
    """TR-WIN-02 to TR-WIN-08  Which card of the trick wins, counted from the lead; the reasons are added."""
    trick = t.trick()
    lead_suit = SUIT[trick[0]]
    best = -1
    best_rank = 0
    has_cancelled = False
    for i in range(len(trick)):
        card = trick[i]
        if is_cancelled(trick, card):
            has_cancelled = True
            continue
        rank = VALUE[card]
        if SUIT[card] == t.trump:
            rank += TRUMP_RANK
        elif SUIT[card] != lead_suit:
            continue
        if rank > best_rank:
            best = i
            best_rank = rank
    if has_cancelled:
        because.append(CANCELLED)
    if best < 0:
        because.append(LEADER_WINS)
        return 0
    because.append(HIGHEST_TRUMP if best_rank > TRUMP_RANK else HIGHEST_OF_SUIT)
    return best


def is_cancelled(trick: list[int], card: int) -> bool:
    """TR-WIN-02  Another card of the trick has the same suit and value."""
    alike = ALIKE[card]
    for other in trick:
        if other != card and ALIKE[other] == alike:
            return True
    return False
