"""Bids: everybody chooses at once what to lay face down; the rest of the party is active from then on."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.option import DONE, PIECE, PIECES, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, AskAll, Step
from followsuit.games.kings.court import COURT
from followsuit.games.kings.pieces import CHARACTER_CARDS, CHARACTER_OF, FIRST_JACK_PIECE, is_jack
from followsuit.games.kings.roster import CHARACTERS, courts_of, role_of_card
from followsuit.games.kings.table import NO_PIECE, KingsTable
from followsuit.games.takers.powers.exchange import ONCE_EACH
from followsuit.games.takers.table import EMPTY, MOST_SEATS, Role
from followsuit.tricks.following import is_among

LAY_ONE: Final = Reason("KT-BID-01", "Choose which of your characters you lay face down as your bid.")
LAY_ONE_OR_TWO: Final = Reason(
    "KT-BID-04", "Choose one or two cards as your bid, of your characters and the Jack."
)
LAY_ONE_OF_TWO: Final = Reason("KT2-RND-07", "Choose one card as your bid: a character or the Jack.")
MUST_BID: Final = Reason("KT-BID-12", "Everybody has to bid.")
NOT_YET_JACK: Final = Reason("KT-BID-07", "The Jack can be a bid card in Round 3 only.")
MUST_BID_OF_TWO: Final = Reason("KT2-RND-07", MUST_BID.sentence)
NOT_IN_PARTY: Final = Reason("KT-BID-01", "A bid card is one of your own party.")
NOT_IN_PARTY_OR_JACK: Final = Reason("KT-BID-04", NOT_IN_PARTY.sentence)
NOT_IN_PARTY_OF_TWO: Final = Reason("KT2-RND-07", NOT_IN_PARTY.sentence)

COURTS: Final[list[Role]] = courts_of(COURT)
# By character card.
REPLACES_BID: Final[list[bool]] = [
    CHARACTERS[CHARACTER_OF[card]].replaces_bid for card in range(CHARACTER_CARDS)
]


class Bid(AskAll[KingsTable]):
    """KT-BID-01, KT-BID-04 to KT-BID-07, KT-BID-12, KT-BID-13, KT-DEC-04, KT2-RND-07, KT2-DEC-05

    One card of the party, or as many as two; in ascending order, so that a bid is made in one way.
    """

    def __init__(self, seats: tuple[int, ...], most: int, has_jack: bool) -> None:
        super().__init__(seats)
        self.most = most
        self.has_jack = has_jack

    def key(self) -> tuple[int, ...]:
        return (self.most, int(self.has_jack), *self.seats)

    def most_at_once(self) -> int:
        return self.most

    def about(self) -> Reason:
        if not self.has_jack:
            return LAY_ONE
        return LAY_ONE_OR_TWO if self.most > 1 else LAY_ONE_OF_TWO

    def options(self, t: KingsTable, seat: int, picks: list[int]) -> list[int]:
        instead = instead_of_bid(t, seat)
        if instead != NO_PIECE:
            return self.options_beside(t, seat, picks, instead)
        offered: list[int] = []
        after = argument_of(picks[-1]) if picks else -1
        for card in t.party[seat]:
            if card > after:
                offered.append(PIECES[card])
        if self.has_jack:
            offered.append(PIECES[FIRST_JACK_PIECE + t.sets[seat]])
        if picks:
            offered.append(DONE)
        return offered

    def options_beside(self, t: KingsTable, seat: int, picks: list[int], instead: int) -> list[int]:
        """KT-CHE-02, KT-CHE-03, KT-CHE-25, KT-GAP-36  Nothing, or this; in Round 3 with another card."""
        after = argument_of(picks[-1]) if picks else -1
        cards = [card for card in t.party[seat] if card > after]
        if self.has_jack:
            cards.append(FIRST_JACK_PIECE + t.sets[seat])
        is_laid = PIECES[instead] in picks
        is_last = len(picks) + 1 == self.most
        offered = [
            PIECES[card] for card in cards if is_laid or card == instead or (not is_last and card < instead)
        ]
        if is_laid or not picks:
            offered.append(DONE)
        return offered

    def is_complete(self, picks: list[int]) -> bool:
        last = picks[-1]
        return len(picks) == self.most or last == DONE or is_jack(argument_of(last))

    def why_not(self, t: KingsTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        if pick == DONE:
            return why_not_without(t, seat) if picks else MUST_BID_OF_TWO if t.rules.is_two else MUST_BID
        if verb_of(pick) != PIECE:
            return NOT_OFFERED
        piece = argument_of(pick)
        if piece == FIRST_JACK_PIECE + t.sets[seat]:
            return why_not_without(t, seat) if self.has_jack else NOT_YET_JACK
        if not is_among(piece, t.party[seat]):
            return self.why_not_in_party(t)
        is_behind = bool(picks) and pick <= picks[-1]
        return ONCE_EACH if is_behind else why_not_without(t, seat)

    def why_not_in_party(self, t: KingsTable) -> Reason:
        """KT-BID-01, KT-BID-04, KT2-RND-07  By the number of players and the round."""
        if t.rules.is_two:
            return NOT_IN_PARTY_OF_TWO
        return NOT_IN_PARTY_OR_JACK if self.has_jack else NOT_IN_PARTY

    def revealed(self, t: KingsTable, picks: list[list[int]]) -> None:
        """KT-BID-02, KT-BID-13, KT-GAP-39  All know all bid cards; the others are active."""
        bids: list[list[int]] = []
        for seat in range(t.seat_count):
            laid = [argument_of(pick) for pick in picks[seat] if pick != DONE]
            bids.append(laid)
            if t.log is not None:
                for piece in laid:
                    t.log.tell("laid-bid", seat=seat, number=piece)
                if not laid:
                    t.log.tell("no-bid", seat=seat)
        t.bids = bids
        activate(t)


def instead_of_bid(t: KingsTable, seat: int) -> int:
    """The card of a party with which nothing need be bid, or NO_PIECE."""
    for card in t.party[seat]:
        if REPLACES_BID[card]:
            return card
    return NO_PIECE


def why_not_without(t: KingsTable, seat: int) -> Reason:
    """Why a bid is none without that card."""
    card = instead_of_bid(t, seat)
    return NOT_OFFERED if card == NO_PIECE else CHARACTERS[CHARACTER_OF[card]].why_not_without()


def activate(t: KingsTable) -> None:
    """KT-BID-02, KT-BID-03, KT-BID-06  The courts, and the characters that are no bid cards."""
    roles: list[Role] = []
    for seat in range(t.seat_count):
        roles.append(COURTS[seat])
        laid = t.bids[seat]
        slot = 1
        for card in t.party[seat]:
            if not is_among(card, laid):
                roles.append(role_of_card(card, seat, slot))
                slot += 1
    t.set_active(roles)


class BidAtOnce(Step[KingsTable]):
    """KT-BID-01, KT-BID-04, KT2-RND-07  One card; in Round 3 one or two, and the Jack may be among them."""

    def run(self, t: KingsTable) -> None:
        t.todo.append(bid_of(t))


def bid_of(t: KingsTable) -> AnyStep:
    """The bid of this round."""
    if t.rules.is_two:
        return BID_OF_TWO
    return ONE_OR_TWO_CARDS[t.seat_count] if t.is_last_round() else ONE_CARD[t.seat_count]


class NameAfterBids(Step[KingsTable]):
    """KT-BID-16, KT-GAP-63  Whoever names somebody, or a bid card, does so when all bids can be seen."""

    def run(self, t: KingsTable) -> None:
        for seat in range(t.seat_count):
            card = instead_of_bid(t, seat)
            if card != NO_PIECE:
                is_bid = is_among(card, t.bids[seat])
                t.then(CHARACTERS[CHARACTER_OF[card]].after_bids(t, seat, is_bid))


def clear_bids(t: KingsTable) -> None:
    """KT-FLOW-06, KT2-JACK-08  Nobody has a bid any more, and nothing that goes with one."""
    t.bids = [EMPTY] * t.seat_count
    t.spent = [0] * t.seat_count
    t.partner = NO_SEAT
    t.copied = NO_PIECE
    t.copied_from = NO_SEAT


# By the number of players.
EVERYBODY: Final[list[tuple[int, ...]]] = [tuple(range(players)) for players in range(MOST_SEATS + 1)]
ONE_CARD: Final[list[Bid]] = [Bid(seats, 1, False) for seats in EVERYBODY]
ONE_OR_TWO_CARDS: Final[list[Bid]] = [Bid(seats, 2, True) for seats in EVERYBODY]
BID_OF_TWO: Final = Bid(EVERYBODY[2], 1, True)
BID_AT_ONCE: Final = BidAtOnce()
NAME_AFTER_BIDS: Final = NameAfterBids()
