"""What the cards of Kings TrickTakers bring, cell by cell: characters and Jacks as bids, Jacks face up."""

from typing import Final

from followsuit.core.preview import Preview
from followsuit.core.reason import Reason
from followsuit.core.strip import BY_WINS, NOT_LIT, Cell, Occasion, Strip
from followsuit.games.kings.counting import counts
from followsuit.games.kings.numbers import BIDS, JACK, JACK_BID, TRICKS
from followsuit.games.kings.pieces import (
    CHARACTER_OF,
    FIRST_JACK_PIECE,
    FIRST_SET_PIECE,
    KEY_OF,
    is_character,
    is_jack,
    is_set,
)
from followsuit.games.kings.roster import CHARACTERS
from followsuit.games.kings.scoring import JACK_PAYS
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.table import KingsTable

BY_MISSES: Final = "misses"  # the axis of a bid that pays when others miss theirs
TOTAL: Final = "total"  # a bid and the Jack together
EXACT: Final = "exact"  # that of the other bids: points for exactly so many wins


def table_strip(axis: str, table: dict[int, int], paid_by: list[Reason] | None = None) -> Strip:
    """Points for none to five wins; nothing where nothing is paid."""
    cells = [
        Cell(str(wins), table[wins]) if wins in table else Cell(str(wins), 0, "none")
        for wins in range(TRICKS + 1)
    ]
    return Strip(axis, cells, paid_by)


def bid_strip(piece: int, at: Occasion) -> Strip | None:
    """KT-BID-08, KT-JACK-02, KT-DEV-06  What this card pays face down; nothing of one that copies another."""
    if is_jack(piece):
        return table_strip(EXACT, paid_at(JACK_BID, at))
    character = CHARACTERS[CHARACTER_OF[piece]]
    if character.for_a_miss:
        misses = range(1, at.players)
        return Strip(BY_MISSES, [Cell(f"missed {count}", count * character.for_a_miss) for count in misses])
    return table_strip(EXACT, paid_at(BIDS[KEY_OF[piece]], at)) if KEY_OF[piece] in BIDS else None


def paid_at(table: dict[int, int], at: Occasion) -> dict[int, int]:
    """KT2-R3-01  In the last round of two players a bid pays twice."""
    times = 2 if at.players == 2 and at.is_last else 1
    return {wins: times * table[wins] for wins in table}


def strip_of(piece: int, at: Occasion) -> Strip | None:
    """KT-JACK-01, KT-JACK-02  A Jack pays face up, by wins, and so does its set; all else as a bid only."""
    if is_character(piece) or (is_jack(piece) and as_bid(piece) in at.variants):
        return bid_strip(piece, at)
    if is_set(piece):
        return table_strip(BY_WINS, JACK[piece - FIRST_SET_PIECE], [JACK_PAYS])
    return table_strip(BY_WINS, JACK[piece - FIRST_JACK_PIECE], [JACK_PAYS]) if is_jack(piece) else None


def as_bid(jack: int) -> str:
    return f"bid {SET_NAMES[jack - FIRST_JACK_PIECE]}"


def jacks_bid(t: KingsTable) -> list[str]:
    """KT-JACK-02  The Jacks of which it is known that they are bid cards, in the order of the seats."""
    return [as_bid(piece) for bids in t.bids for piece in bids if is_jack(piece)]


def lit_of(t: KingsTable, seat: int, piece: int) -> int:
    """KT-SCORE-01  By the wins that the seat scores with."""
    if not t.roles or piece not in t.bids[seat] or (is_character(piece) and KEY_OF[piece] not in BIDS):
        return NOT_LIT
    wins = counts(t)[seat]
    return wins if wins <= TRICKS else NOT_LIT


def total_strip(piece: int, set_colour: int, at: Occasion) -> Strip | None:
    """KT-BID-08, KT-JACK-01, KT-JACK-02  By tricks won: this card as the only bid, and the Jack beside it.

    Nothing of a bid that goes by something else than the own wins. With two players the Jack may be spent
    for the bid (KT2-JACK-05): there it is the bid by itself.
    """
    if at.players == 2:
        return bid_strip(piece, at)
    if is_jack(piece):
        return table_strip(TOTAL, JACK_BID)
    if KEY_OF[piece] not in BIDS:
        return None
    bid, jack = BIDS[KEY_OF[piece]], JACK[set_colour]
    return Strip(TOTAL, [Cell(str(wins), bid.get(wins, 0) + jack.get(wins, 0)) for wins in range(TRICKS + 1)])


def preview_of_bid(t: KingsTable, seat: int, piece: int, at: Occasion) -> Preview:
    """KT-BID-03  What it would pay, and who stays face up and helps."""
    keeps = [card for card in t.party[seat] if card != piece]
    return Preview(total=total_strip(piece, t.sets[seat], at), keeps=keeps)
