"""Rules of thumb for Kings TrickTakers: what to take and to bid; each remake has its own beside it."""

from typing import Final

from followsuit.core.option import DONE, PIECE, YES, argument_of, verb_of
from followsuit.core.policy import EVEN, Policy
from followsuit.core.table import Table
from followsuit.games.kings.bidding import Bid
from followsuit.games.kings.cards import PRINTS, VALUE, WHITE, is_of_colour
from followsuit.games.kings.characters.cheerleader import NameCopied, NamePartner, PassCard
from followsuit.games.kings.characters.ninja import Appoint
from followsuit.games.kings.counting import copies_bid, for_a_miss, paid_for_wins
from followsuit.games.kings.jack import SpendJacks
from followsuit.games.kings.numbers import KING_UNUSED, QUEEN_PRICE
from followsuit.games.kings.pieces import (
    CARDS_OF,
    CHARACTER_OF,
    FIRST_KING_PIECE,
    FIRST_SET_PIECE,
    KEY_OF,
    KEYS,
    is_character,
)
from followsuit.games.kings.policy_turn import turning
from followsuit.games.kings.policy_worth import (
    BID_COPIED,
    BID_OF_MISSES,
    FACE_UP,
    MOST,
    chance_of,
    expected,
    hoped,
    tenths_of,
    wants_more,
    wins_of,
    worths_of,
)
from followsuit.games.kings.roster import CHARACTERS
from followsuit.games.kings.set_up import TurnUpQueen
from followsuit.games.kings.table import KingsTable, kings_table
from followsuit.games.kings.turn import KingsTurn
from followsuit.games.takers.policy import equivalent_cards
from followsuit.games.takers.powers.exchange import DiscardOne
from followsuit.tricks.following import PLAY_OF
from followsuit.tricks.sealed import PickCards

PLACES: Final = 64  # more than a hand has
ALIKE: Final = 131072  # above every answer and every kind of card: a kind of character

SET: Final[list[int]] = [30, 28, 26, 26, 34]  # by colour: red, blue, green, black, white
A_CARD_OF_IT: Final = 5  # for each card of the hand that the King may lie on
NO_BID: Final = 45.0  # what Cheerleader face up may bring


class KingsPolicy(Policy):
    def priors(self, t: Table, seat: int, offered: list[int]) -> list[int]:
        """Turns are taken alike in all games of the box."""
        table = kings_table(t)
        if isinstance(t.todo[-1], KingsTurn):
            return turning(table, seat, offered)
        return self.choosing(table, seat, offered)

    def choosing(self, t: KingsTable, seat: int, offered: list[int]) -> list[int]:
        """What is asked beside turns, in the main game; each remake has its own."""
        question = t.todo[-1]
        if isinstance(question, Bid):
            return [bidding(t, seat, pick) for pick in offered]
        if isinstance(question, PickCards):
            return picking(t, seat, offered, question.candidates(t, seat, t.sealed[seat]), question.least)
        if isinstance(question, DiscardOne):
            return giving(t, seat, offered, not wants_more(t, seat))
        if isinstance(question, PassCard):
            wants = wants_more(t, t.partner)
            return giving(t, seat, offered, wants == (seat != t.partner))
        if isinstance(question, Appoint):
            keeps = EVEN + 5 if wants_more(t, seat) else EVEN - 5
            return [keeps if argument_of(pick) == seat else EVEN for pick in offered]
        if isinstance(question, TurnUpQueen):
            is_cheap = QUEEN_PRICE[t.sets[seat]] <= 10 or t.is_last_round()
            return [EVEN + 10 if (pick == YES) == is_cheap else EVEN for pick in offered]
        if isinstance(question, SpendJacks):
            return [spending(t, seat, pick) for pick in offered]
        if isinstance(question, NamePartner):
            return [cheering(t, argument_of(pick)) for pick in offered]
        if isinstance(question, NameCopied):
            return [bounded(copying(t, seat, argument_of(pick))) for pick in offered]
        return taking_all(t, seat, offered)

    def equivalent(self, t: Table, seat: int, offered: list[int]) -> list[int]:
        """Copies of a character are the same to whoever takes one."""
        same = equivalent_cards(PRINTS, offered)
        for i in range(len(offered)):
            if verb_of(offered[i]) == PIECE and is_character(argument_of(offered[i])):
                same[i] = ALIKE + CARDS_OF[KEY_OF[argument_of(offered[i])]][0]
        return same


# Rollouts at random: by this policy a world takes three times as long, and no more was won.
POLICY: Final = KingsPolicy()


def bounded(worth: float) -> int:
    """Points as a prior."""
    return max(0, min(100, 20 + int(worth)))


# Taking sets, characters and Kings.


def taking_all(t: KingsTable, seat: int, offered: list[int]) -> list[int]:
    """What lies there to be taken; copies of a character are worth the same."""
    left = len(t.hand(seat))
    later = wins_of(t, tenths_of(t, seat))
    known: dict[str, int] = {}
    found: list[int] = []
    for pick in offered:
        number = argument_of(pick)
        if verb_of(pick) == PIECE and is_character(number):
            key = KEY_OF[number]
            if key not in known:
                known[key] = bounded(character_worth(key, left, later))
            found.append(known[key])
        else:
            found.append(taking(t, seat, pick))
    return found


def taking(t: KingsTable, seat: int, pick: int) -> int:
    """A set, a King, or none."""
    number = argument_of(pick)
    if verb_of(pick) != PIECE:
        return 0  # KT2-ASSIST-02  no King to help
    if number >= FIRST_KING_PIECE:
        return 40 + KING_UNUSED[number - FIRST_KING_PIECE] // 2
    return set_prior(t, seat, number - FIRST_SET_PIECE)


def set_prior(t: KingsTable, seat: int, colour: int) -> int:
    """A King needs a card to lie on."""
    prior = SET[colour]
    for card in t.hand(seat):
        if is_of_colour(card, colour):
            prior += A_CARD_OF_IT + (VALUE[card] // 3 if colour != WHITE else 0)
    return min(100, prior)


def character_worth(key: str, left: int, later: float) -> float:
    """As a bid card or face up, whichever is more; and a little for the other."""
    number = KEYS.index(key)
    bid = hoped(AS_BID[key], 0, left, later)
    shown = expected(FACE_UP[number], 0, left, later) + CHARACTERS[number].appeal
    return max(bid, shown) + 0.3 * min(bid, shown)


def worths_as_bid(key: str) -> list[float]:
    """KT-BID-08  By wins; what names no numbers brings about the same for all."""
    card = CARDS_OF[key][0]
    if copies_bid(card):
        return [BID_COPIED] * (MOST + 1)
    if for_a_miss(card):
        return [BID_OF_MISSES] * (MOST + 1)
    return [float(paid_for_wins(card, wins, False)) for wins in range(MOST + 1)]


AS_BID: Final[dict[str, list[float]]] = {key: worths_as_bid(key) for key in KEYS}


# Bids, and what goes with them.


def bidding(t: KingsTable, seat: int, pick: int) -> int:
    """What the round may come to with this bid, the rest of the party face up."""
    bids = [argument_of(one) for one in t.sealed[seat]]
    if pick != DONE:
        bids.append(argument_of(pick))
    if not bids:
        return bounded(NO_BID)
    up = [card for card in t.party[seat] if card not in bids]
    worths = worths_of(t, seat, bids, up)
    shown = [CHARACTERS[CHARACTER_OF[card]] for card in up]
    added = sum([character.added_wins for character in shown])
    later = wins_of(t, tenths_of(t, seat))
    appeal = sum([character.appeal for character in shown])
    return bounded((hoped(worths, added, len(t.hand(seat)), later) + appeal) / 2)


def spending(t: KingsTable, seat: int, pick: int) -> int:
    """KT2-JACK-03  All tricks are played: what pays more is known."""
    wins = t.wins[seat] + (1 if t.queens[seat] == 3 else 0)
    raised = 0
    plain = 0
    for piece in t.bids[seat]:
        raised += paid_for_wins(piece, wins, True)
        plain += paid_for_wins(piece, wins, False)
    is_good = raised > plain
    return EVEN + 20 if (pick == YES) == is_good else EVEN - 20


def cheering(t: KingsTable, other: int) -> int:
    """KT-CHE-04  Whose bid may bring the most."""
    most = 0.0
    left = len(t.hand(other))
    for piece in t.bids[other]:
        most += copied_worth(piece, left, left / t.seat_count)
    return bounded(most)


def copying(t: KingsTable, seat: int, piece: int) -> float:
    return copied_worth(piece, len(t.hand(seat)), wins_of(t, tenths_of(t, seat)))


def copied_worth(piece: int, left: int, later: float) -> float:
    """What a bid card may pay to whoever wins so many tricks."""
    if is_character(piece) and for_a_miss(piece):
        return BID_OF_MISSES
    worths = [float(paid_for_wins(piece, wins, False)) for wins in range(MOST + 1)]
    return hoped(worths, 0, left, later)


# Hand cards.


def giving(t: KingsTable, seat: int, offered: list[int], is_strong: bool) -> list[int]:
    """A card to be given away: one that wins often, or one that does not."""
    found: list[int] = []
    for pick in offered:
        chance = chance_of(t, seat, argument_of(pick))
        found.append(20 + 6 * chance if is_strong else 80 - 6 * chance)
    return found


def picking(t: KingsTable, seat: int, offered: list[int], hand: list[int], count: int) -> list[int]:
    """Just so many cards, in ascending order: those of which the hand has no use."""
    picked = t.sealed[seat]
    after = picked[-1] if picked else -1
    left = sorted([PLAY_OF[card] for card in hand if PLAY_OF[card] > after])
    values = giving(t, seat, left, not wants_more(t, seat))
    keys = sorted([values[i] * PLACES + i for i in range(len(left))])
    chosen = [left[key % PLACES] for key in keys[len(keys) - (count - len(picked)) :]]
    first = min(chosen)
    return [90 if pick == first else 10 for pick in offered]
