"""Who wins a trick, and why: section 7 of the rules."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.reason import Reason
from followsuit.games.raiders.cards import ALIKE, CARD_COUNT, SUIT, SUIT_COUNT, VALUE
from followsuit.games.raiders.table import RaidersTable

CANCELLED: Final = Reason("TR-WIN-02", "Cards of the same suit and value cancel each other.")
HIGHEST_TRUMP: Final = Reason("TR-WIN-05", "It is the highest trump that was not cancelled.")
HIGHEST_OF_SUIT: Final = Reason("TR-WIN-06", "No trump counts, and it is the highest card of the lead suit.")
LEADER_WINS: Final = Reason("TR-WIN-07", "No card is left that could win, so the leader wins.")

TRUMP_RANK: Final = 100  # above every value


def ranks(trump: int, led: int) -> list[int]:
    """TR-WIN-03 to TR-WIN-06  By card, how high it is in a trick; 0 if it cannot win."""
    return [
        VALUE[card] + TRUMP_RANK if SUIT[card] == trump else VALUE[card] if SUIT[card] == led else 0
        for card in range(CARD_COUNT)
    ]


# By trump and lead suit.
RANKS: Final[list[list[list[int]]]] = [
    [ranks(trump, led) for led in range(SUIT_COUNT)] for trump in range(SUIT_COUNT)
]
ALIKE_BIT: Final[list[i64]] = [2 ** ALIKE[card] for card in range(CARD_COUNT)]


def winning_play(t: RaidersTable, because: list[Reason] | None) -> int:
    """TR-WIN-02 to TR-WIN-08  Which card of the trick wins, counted from the lead; the reasons are added."""
    trick = t.trick()
    rank_of = RANKS[t.trump][SUIT[trick[0]]]
    laid: i64 = 0  # masks of suits and values: those that lie here, and those that do so more than once
    cancelled: i64 = 0
    for card in trick:
        bit: i64 = ALIKE_BIT[card]
        cancelled |= laid & bit
        laid |= bit
    best = -1
    best_rank: i64 = 0
    for i in range(len(trick)):
        rank: i64 = rank_of[trick[i]]
        if rank > best_rank and not cancelled & ALIKE_BIT[trick[i]]:
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
