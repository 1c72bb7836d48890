"""Whose wins, cards and bids count, and what bid cards pay: the first half of the block of chapter 3.10."""

from followsuit.core.event import NO_SEAT
from followsuit.games.kings.character import KingsCharacter
from followsuit.games.kings.numbers import BIDS, JACK_BID, JACK_RAISE, RED_QUEEN_WINS
from followsuit.games.kings.pieces import CHARACTER_OF, KEY_OF, is_character
from followsuit.games.kings.roster import CHARACTERS
from followsuit.games.kings.table import COUNTS, KingsTable
from followsuit.games.kings.tally import Tally
from followsuit.games.takers.table import EMPTY


def own_wins(t: KingsTable, seat: int) -> int:
    """KT-SCORE-01  Tricks taken, 1 more for the Red Queen used, 2 more with Devil face up."""
    return t.wins[seat] + queen_wins(t, seat) + added_wins(t, seat)


def queen_wins(t: KingsTable, seat: int) -> int:
    """KT-QUEEN-21  The win that the Red Queen is."""
    return RED_QUEEN_WINS if t.queens[seat] == COUNTS else 0


def added_wins(t: KingsTable, seat: int) -> int:
    """KT-DEV-01  What characters face up add."""
    wins = 0
    if t.roles:
        for role in t.roles_of(seat):
            character = role.character
            if isinstance(character, KingsCharacter):
                wins += character.added_wins
    return wins


def sharer(t: KingsTable) -> int:
    """KT-CHE-11  Who scores with what is the partner's, or NO_SEAT."""
    if t.partner != NO_SEAT:
        for role in t.roles:
            character = role.character
            if isinstance(character, KingsCharacter) and character.shares_partner:
                return role.seat
    return NO_SEAT


def counts(t: KingsTable) -> list[int]:
    """KT-CHE-14 to KT-CHE-16, KT-CHE-19  By seat, the wins each player scores with."""
    found = [own_wins(t, seat) for seat in range(t.seat_count)]
    seat = sharer(t)
    if seat == NO_SEAT:
        return found
    partner = t.partner
    if t.rules.is_advanced:  # a Red Queen counts for whoever used her, and for nobody else
        found[seat] = t.wins[partner] + added_wins(t, partner) + queen_wins(t, seat)
    else:
        found[partner] += queen_wins(t, seat)
        found[seat] = found[partner]
    found[seat] += added_wins(t, seat)
    return found


def bids_that_count(t: KingsTable, seat: int) -> list[int]:
    """KT-CHE-12, KT-CHE-21  The own bid cards, or the partner's; for a COPY the card it lies by."""
    if seat == sharer(t):
        return t.bids[t.partner]
    return [t.copied if copies_bid(piece) else piece for piece in t.bids[seat]]


def copies_bid(piece: int) -> bool:
    return is_character(piece) and CHARACTERS[CHARACTER_OF[piece]].copies_bid


def for_a_miss(piece: int) -> int:
    """KT-DEV-06  What this bid card pays for each player who missed; 0 if it names numbers of wins."""
    return CHARACTERS[CHARACTER_OF[piece]].for_a_miss if is_character(piece) else 0


def paid_for_wins(piece: int, wins: int, is_raised: bool) -> int:
    """KT-BID-08, KT-BID-17, KT-JACK-02, KT-SCORE-10, KT2-JACK-03  By exactly this number of wins."""
    table = JACK_BID
    if is_character(piece):
        if for_a_miss(piece):
            return 0
        table = BIDS[KEY_OF[piece]]
    paid = table.get(wins, 0)
    return max(paid, table.get(wins - JACK_RAISE, 0)) if is_raised else paid


def has_missed(t: KingsTable, seat: int, bids: list[int], wins: int) -> bool:
    """KT-BID-11, KT-DEV-09, KT-CHE-26  A bid was made, and none of its cards pays."""
    if not t.bids[seat]:
        return False
    for piece in bids:
        if paid_for_wins(piece, wins, t.spent[seat] != 0):
            return False
    return True


def tallies(t: KingsTable) -> list[Tally]:
    """KT-SCORE-11  By seat. Bids by numbers come first, so that it is known who missed them.

    Whoever has a card that pays for misses is out of its count (KT-DEV-08, KT-CHE-17, KT-CHE-24), so
    nobody's miss hangs on such a card.
    """
    wins = counts(t)
    bids = [bids_that_count(t, seat) for seat in range(t.seat_count)]
    shares = sharer(t)
    found: list[Tally] = []
    for seat in range(t.seat_count):
        paid: list[int] = []
        for piece in bids[seat]:
            amount = for_a_miss(piece)
            if amount:
                paid.append(amount * count_misses(t, piece, bids, wins))
            else:
                paid.append(paid_for_wins(piece, wins[seat], t.spent[seat] != 0))
        cards = t.taken(t.partner if seat == shares else seat)
        found.append(Tally(seat, wins[seat], cards, bids[seat], paid if paid else EMPTY))
    return found


def count_misses(t: KingsTable, piece: int, bids: list[list[int]], wins: list[int]) -> int:
    """KT-DEV-06, KT-CHE-27  How many missed, of those to whom this bid card does not pay."""
    count = 0
    for seat in range(t.seat_count):
        if piece not in bids[seat] and has_missed(t, seat, bids[seat], wins[seat]):
            count += 1
    return count
