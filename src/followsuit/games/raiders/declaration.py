"""The declaration phase: the deal, the one simultaneous choice, the tokens."""

from typing import ClassVar, Final

from mypy_extensions import i64

from followsuit.core.bits import BIT
from followsuit.core.event import NO_SEAT
from followsuit.core.option import CARD, DONE, argument_of, verb_of
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.step import Step
from followsuit.games.raiders.cards import SPADES
from followsuit.games.raiders.table import DECK, LEADS, RaidersTable
from followsuit.tricks.following import is_among
from followsuit.tricks.sealed import PickCards, any_card_or_done

DECLARE: Final = Reason("TR-DECL-08", "Add hand cards to your lead cards, collect lead cards, or keep them.")
NOT_BOTH: Final = Reason("TR-DECL-12", "You may add cards or collect cards, not both.")
NOT_YOURS: Final = Reason("TR-DECL-21", "Only your own hand cards and lead cards can move.")
ONCE_EACH: Final = Reason("FS-SET-01", "A set is picked in the order of its cards, each once.")
MOST_LEADS: Final = Reason("TR-BONUS-01", "The most lead cards of all, and enough of them.")
MOST_LEADS_OF_THREE: Final = Reason("TR-BONUS-02", "The most lead cards of all, and enough of them.")
NO_LEADS: Final = Reason("TR-BONUS-04", "The only one without lead cards.")


class DealCards(Step[RaidersTable]):
    """TR-DECL-01 to TR-DECL-06, TR-WIN-10  Shuffle; lead cards face up, then hands; spades are trump."""

    def run(self, t: RaidersTable) -> None:
        t.round += 1
        t.trick_number = 0
        t.trump = SPADES
        t.out = 0
        t.is_last_trick = False
        t.last_trick = []
        t.due = NO_SEAT
        t.leader = NO_SEAT
        if t.log is not None:
            if t.round == 1:
                t.log.tell("begins", number=t.lives[0])
            t.log.tell("round", number=t.round)
        t.cards.gather(DECK)
        t.cards.shuffle(DECK, t.rng)
        for seat in range(t.seat_count):
            t.cards.turn_up(DECK, LEADS + seat, t.rules.lead_cards)
            if t.log is not None:
                t.log.tell("lead-cards", seat=seat, cards=sorted(t.leads(seat)))
        t.cards.deal(DECK, t.seat_count, t.rules.hand_cards)
        if t.log is not None:
            for seat in range(t.seat_count):
                t.log.tell("hand", seat=seat, cards=sorted(t.hand(seat)), seen_by=BIT[seat])


class Declare(PickCards[RaidersTable]):
    """TR-DECL-08 to TR-DECL-14  Everyone adds cards, or collects cards, or keeps, all at once.

    The first card picked says which way: a hand card adds, a lead card collects.
    """

    asks: ClassVar[Reason] = DECLARE

    def candidates(self, t: RaidersTable, seat: int, picks: list[int]) -> list[int]:
        if not picks:
            return t.hand(seat) + t.leads(seat)
        is_adding = is_among(argument_of(picks[0]), t.hand(seat))
        return t.hand(seat) if is_adding else t.leads(seat)

    def at_random(self, t: RaidersTable, seat: int, rng: Rng) -> int:
        picks = t.sealed[seat]
        if picks:
            return any_card_or_done(self.candidates(t, seat, picks), picks, rng)
        hand = t.hand(seat)
        leads = t.leads(seat)
        at: i64 = rng.below(len(hand) + len(leads) + 1)
        if at < len(hand):
            return CARD << 8 | hand[at]
        at -= len(hand)
        return CARD << 8 | leads[at] if at < len(leads) else DONE

    def why_not(self, t: RaidersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        card = argument_of(pick)
        if verb_of(pick) != CARD or card not in t.hand(seat) + t.leads(seat):
            return NOT_YOURS
        if card not in self.candidates(t, seat, picks):
            return NOT_BOTH
        return ONCE_EACH

    def revealed(self, t: RaidersTable, picks: list[list[int]]) -> None:
        """TR-DECL-15, TR-DECL-16, TR-DECL-22  All moves are carried out together and seen by all."""
        for seat in self.seats:
            cards = [argument_of(pick) for pick in picks[seat] if verb_of(pick) == CARD]
            is_adding = bool(cards) and is_among(cards[0], t.hand(seat))
            for card in cards:
                if is_adding:
                    t.cards.move(card, seat, LEADS + seat)
                else:
                    t.cards.move(card, LEADS + seat, seat)
            if t.log is not None:
                kind = "kept" if not cards else "added" if is_adding else "collected"
                t.log.tell(kind, seat=seat, cards=cards, number=len(t.leads(seat)))


class HandOutTokens(Step[RaidersTable]):
    """TR-BONUS-01 to TR-BONUS-10  Tokens go by the lead cards as revealed; nobody decides."""

    def run(self, t: RaidersTable) -> None:
        most = -1
        with_most = NO_SEAT  # unless it is more than one
        without = NO_SEAT
        is_alone = False
        for seat in range(t.seat_count):
            count = len(t.leads(seat))
            if count > most:
                most = count
                with_most = seat
            elif count == most:
                with_most = NO_SEAT
            if count == 0:
                is_alone = without == NO_SEAT
                without = seat
        if most >= t.rules.aggressive_from and with_most != NO_SEAT:
            t.aggressive = with_most
            if t.log is not None:
                why = MOST_LEADS if t.rules.has_passive_bonus else MOST_LEADS_OF_THREE
                t.log.tell("aggressive", seat=t.aggressive, because=[why])
        if t.rules.has_passive_bonus and is_alone:
            t.passive = without
            if t.log is not None:
                t.log.tell("passive", seat=t.passive, because=[NO_LEADS])
