"""Which of the numbers of Kings TrickTakers a study can replace: those in tables of their own."""

from followsuit.core.number import Number, NumberInList, NumberInTable
from followsuit.games.kings.numbers import (
    BIDS,
    COLLECTOR,
    CONTRACT_A_CARD,
    JACK,
    JACK_BID,
    KING_NUMBER,
    KING_UNUSED,
    QUEEN_PRICE,
    WHITE_KING,
)
from followsuit.games.kings.set_names import SET_NAMES


def numbers_of_courts() -> list[Number]:
    """KT-KNUM-05, KT-KING-09, KT-KING-12  In every game of the box; by the colour of the set."""
    return [
        NumberInList("king.number", KING_NUMBER, 1, 50),
        NumberInList("king.unused", KING_UNUSED),
        NumberInList("white-king.points", WHITE_KING),
    ]


def numbers_of_parties() -> list[Number]:
    """KT-GAP-04, KT-JACK-01, KT-SET-05  Where there are characters: bids, Jacks, Queens, the contract."""
    found: list[Number] = [NumberInTable(f"{key}.bid", BIDS[key]) for key in BIDS]
    for colour in range(len(JACK)):
        found.append(NumberInTable(f"{SET_NAMES[colour]}-jack.points", JACK[colour]))
    found.append(NumberInTable("jack.bid", JACK_BID))
    found.append(NumberInList("queen.price", QUEEN_PRICE, 0))
    found.append(NumberInList("collector.points", COLLECTOR))
    found.append(NumberInList("contract.card", CONTRACT_A_CARD, 0))
    return found
