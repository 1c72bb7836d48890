"""The points of a round, in the main game and with two players: the second half of the block of 3.10."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.reason import Reason
from followsuit.core.step import Step
from followsuit.games.kings.backs import back_of_king, count_of_colour
from followsuit.games.kings.cards import NO_SET, SET_COLOURS, WHITE
from followsuit.games.kings.character import FOR_BID, FOR_CARDS, FOR_WINS, LOSS, KingsCharacter
from followsuit.games.kings.counting import copies_bid, for_a_miss, paid_for_wins, tallies
from followsuit.games.kings.numbers import CONTRACT_A_CARD, JACK, KING_UNUSED
from followsuit.games.kings.pieces import is_jack, key_of_bid
from followsuit.games.kings.table import KingsTable
from followsuit.games.kings.tally import Tally
from followsuit.games.takers.awards import Award
from followsuit.games.takers.scoring import tell_award

BID_MADE: Final = Reason("KT-BID-08", "The wins are a number of the bid card.")
JACK_BID_MADE: Final = Reason("KT-JACK-02", "A Jack as bid card, and exactly 3 wins.")
JACK_BID_OF_TWO: Final = Reason("KT2-RND-07", JACK_BID_MADE.sentence)
RAISED_BID_MADE: Final = Reason("KT2-JACK-01", "The wins are a number of the bid card and 3, by the Jack.")
BID_MISSED: Final = Reason("KT-BID-08", "The wins are no number of the bid card.")
JACK_MISSED: Final = Reason("KT-JACK-02", "A Jack as bid card, but not exactly 3 wins.")
JACK_MISSED_OF_TWO: Final = Reason("KT2-RND-07", JACK_MISSED.sentence)
PARTNERS_BID_MISSED: Final = Reason("KT-CHE-12", "The partner's bid card pays nothing to Cheerleader.")
NOBODY_MISSED: Final = Reason("KT-DEV-06", "Devil as bid card, and nobody else has missed.")
COPY_MADE: Final = Reason("KT-CHE-22", "The own wins are a number of the bid card that is copied.")
PARTNERS_BID: Final = Reason("KT-CHE-12", "The partner's bid card pays Cheerleader as well.")
OTHERS_MISSED: Final = Reason("KT-DEV-06", "Devil as bid card, for the others who missed.")
TWICE: Final = Reason("KT2-R3-01", "In Round 3 of two players a bid pays twice.")
JACK_PAYS: Final = Reason("KT-JACK-01", "The Jack face up, for this number of wins.")
COLOURED_BACK: Final = Reason("KT-KING-11", "A King that was played, for the cards of its colour taken.")
WHITE_BACK: Final = Reason("KT-KING-12", "The White King, played, for Rares and White Flags taken.")
UNUSED_KING: Final = Reason("KT-KING-09", "A King that was never played.")
UNUSED_KING_OF_TWO: Final = Reason("KT2-END-01", UNUSED_KING.sentence)
CONTRACT: Final = Reason("KT-DEVC-02", "The Devil's contract, for the cards of its colour taken.")


class ScoreRound(Step[KingsTable]):
    """KT-SCORE-02 to KT-SCORE-08, KT-SCORE-12, KT-SCORE-13  Everybody's points change once, at the end."""

    def run(self, t: KingsTable) -> None:
        points = t.points[:]
        for tally in tallies(t):
            if t.log is not None:
                tell_missed(t, tally)
            total = points[tally.seat]
            for award in awards_of(t, tally):
                total += award.amount
                tell_award(t, award)
            points[tally.seat] = max(0, total)
        t.points = points
        if t.log is not None:
            for seat in range(t.seat_count):
                t.log.tell("points", seat=seat, number=points[seat])


def awards_of(t: KingsTable, tally: Tally) -> list[Award]:
    """The lines of one player, steps 1 to 6 of the block."""
    awards: list[Award] = []
    add_bids(t, tally, awards)
    add_jack(t, tally, awards)
    add_characters(t, tally, FOR_WINS, awards)
    add_characters(t, tally, FOR_BID, awards)
    add_characters(t, tally, FOR_CARDS, awards)
    add_kings(t, tally, awards)
    add_characters(t, tally, LOSS, awards)
    add_contract(t, tally, awards)
    return awards


def add_bids(t: KingsTable, tally: Tally, awards: list[Award]) -> None:
    """KT-SCORE-02, KT-BID-10, KT2-R3-01  Step 1: each bid card by itself."""
    seat = tally.seat
    is_doubled = t.rules.is_two and t.is_last_round()
    for i in range(len(tally.bids)):
        if tally.paid[i]:
            card = key_of_bid(tally.bids[i]) if t.log is not None else ""
            awards.append(Award(seat, tally.paid[i], why_paid(t, tally, i), card))
            if is_doubled:
                awards.append(Award(seat, tally.paid[i], TWICE, card))


def why_paid(t: KingsTable, tally: Tally, at: int) -> Reason:
    """The rule by which this bid card pays to this player."""
    piece = tally.bids[at]
    laid = t.bids[tally.seat]
    if not laid:
        return PARTNERS_BID
    if for_a_miss(piece):
        return OTHERS_MISSED
    if copies_bid(laid[at]):
        return COPY_MADE
    if tally.paid[at] != paid_for_wins(piece, tally.wins, False):
        return RAISED_BID_MADE
    if not is_jack(piece):
        return BID_MADE
    return JACK_BID_OF_TWO if t.rules.is_two else JACK_BID_MADE


def tell_missed(t: KingsTable, tally: Tally) -> None:
    """KT-BID-09  A bid card that pays nothing costs nothing; it is said which one, and why."""
    assert t.log is not None
    for i in range(len(tally.bids)):
        if not tally.paid[i]:
            piece = tally.bids[i]
            t.log.tell(
                "bid-missed", seat=tally.seat, because=[why_missed(t, tally, piece)], what=key_of_bid(piece)
            )


def why_missed(t: KingsTable, tally: Tally, piece: int) -> Reason:
    """The rule by which this bid card pays nothing to this player."""
    if not t.bids[tally.seat]:
        return PARTNERS_BID_MISSED
    if for_a_miss(piece):
        return NOBODY_MISSED
    if not is_jack(piece):
        return BID_MISSED
    return JACK_MISSED_OF_TWO if t.rules.is_two else JACK_MISSED


def add_jack(t: KingsTable, tally: Tally, awards: list[Award]) -> None:
    """KT-SCORE-03, KT-JACK-01, KT-JACK-04, KT2-JACK-05  Step 2: the Jack, if it is face up."""
    if t.is_jack_up(tally.seat):
        amount = JACK[t.sets[tally.seat]].get(tally.wins, 0)
        if amount:
            awards.append(Award(tally.seat, amount, JACK_PAYS))


def add_characters(t: KingsTable, tally: Tally, step: int, awards: list[Award]) -> None:
    """KT-SCORE-03 to KT-SCORE-05, KT-SCORE-07, KT-SCORE-09  Each copy that lies face up, by itself."""
    for role in t.roles_of(tally.seat):
        character = role.character
        if isinstance(character, KingsCharacter) and character.pays_in == step:
            amount = character.points(tally)
            if amount:
                awards.append(Award(tally.seat, amount, character.why_points()))


def add_kings(t: KingsTable, tally: Tally, awards: list[Award]) -> None:
    """KT-SCORE-05, KT-SCORE-06, KT-KING-10, KT2-END-01  Steps 4 and 5: each King, as it lies."""
    kings = t.kings[tally.seat]
    for colour in SET_COLOURS:
        if kings & t.played & BIT[colour]:
            amount = back_of_king(colour, tally.cards)
            if amount:
                awards.append(Award(tally.seat, amount, WHITE_BACK if colour == WHITE else COLOURED_BACK))
    if t.is_last_round():
        why = UNUSED_KING_OF_TWO if t.rules.is_two else UNUSED_KING
        for colour in SET_COLOURS:
            if kings & ~t.played & BIT[colour]:
                awards.append(Award(tally.seat, KING_UNUSED[colour], why))


def add_contract(t: KingsTable, tally: Tally, awards: list[Award]) -> None:
    """KT-DEVC-02, KT-DEVC-03, KT-GAP-34, KT2-R3-02  Step 6: what the Devil's contract costs."""
    colour = t.contracts[t.round]
    if colour != NO_SET:
        amount = CONTRACT_A_CARD[t.round] * count_of_colour(tally.cards, colour)
        if amount:
            awards.append(Award(tally.seat, -amount, CONTRACT))


SCORE_ROUND: Final = ScoreRound()
