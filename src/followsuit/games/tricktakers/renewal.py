"""Spending Black Crowns in the last round: a renewal of the hand, between the steps of one's own setup."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.option import NO, YES
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Step
from followsuit.games.takers.drawing import discard, got_cards
from followsuit.games.takers.powers.exchange import (
    DiscardOne,
    ExchangeCards,
    exchange_cards,
    never_discarded,
)
from followsuit.games.takers.role_steps import AskRole, RoleStep
from followsuit.games.takers.table import NO_CARD, Role, TakersTable, changed
from followsuit.games.tricktakers.powers.black_crowns import can_renew, no_renewal_now
from followsuit.games.tricktakers.table import TrickTakersTable

DISCARD_FOR_CARRIED: Final = Reason("TX-STG-26", "Discard a card; the one you carried over stays.")
NOT_THE_CARRIED: Final = Reason("TX-STG-26", "The card just taken may not be the one discarded.")
MAY_RENEW: Final = Reason("TT-REN-02", "Spend a Black Crown to discard cards and draw as many?")
RENEW: Final = Reason("TT-REN-02", "Choose the cards to discard; as many are drawn.")
AT_LEAST_ONE: Final = Reason("TT-REN-03", "A renewal discards at least one card.")
RENEW_FROM_OWN_DECK: Final = Reason("TT-GAP-39", "Choose the cards to discard; as many are drawn.")
FROM_OWN_DECK: Final = "berserker_renewal"


class SetUpCharacters(Step[TrickTakersTable]):
    """TT-OWN-01  One after the other, the highest priority first."""

    def run(self, t: TrickTakersTable) -> None:
        t.then([SetUp(role) for role in t.by_priority()])


class SetUp(RoleStep[TrickTakersTable]):
    """TT-OWN-03, TT-OWN-04, TT-OWN-07  The steps of a character, with a renewal before, between and after."""

    def run(self, t: TrickTakersTable) -> None:
        role = self.role
        steps = role.character.set_up(t, role)
        if t.carried[role.seat] != NO_CARD:
            steps = [*steps, TakeCarried(role)]
        steps += role.character.set_up_choices(t, role)
        if not can_renew(t, self.role.seat):
            t.then(steps)
            return
        with_renewals: list[AnyStep] = []
        if self.role.renews_before_set_up or not steps:
            with_renewals.append(MayRenew(self.role))
        for step in steps:
            with_renewals += [step, MayRenew(self.role)]
        t.then(with_renewals)


class TakeCarried(RoleStep[TrickTakersTable]):
    """TT-OWN-03, TX-STG-24 to TX-STG-26  The carried card is taken, and another one discarded."""

    def run(self, t: TrickTakersTable) -> None:
        seat = self.role.seat
        card = t.carried[seat]
        t.carried = changed(t.carried, seat, NO_CARD)
        t.cards.move(card, t.homes().place_of[card], seat)
        if t.log is not None:
            t.log.tell("took-carried", seat=seat, cards=[card])
        t.then(
            [
                DiscardOne(seat, DISCARD_FOR_CARRIED, card, NOT_THE_CARRIED, no_renewal_now(t, seat)),
                GotCards(self.role),
            ]
        )


class GotCards(RoleStep[TrickTakersTable]):
    """TT-OWN-06, TX-STG-32  When the step is complete, a character may not suffer what it has got."""

    def run(self, t: TrickTakersTable) -> None:
        got_cards(t, self.role.seat)


class MayRenew(RoleStep[TrickTakersTable]):
    def run(self, t: TrickTakersTable) -> None:
        if can_renew(t, self.role.seat) and renewable(t, self.role):
            t.then([SpendBlackCrown(self.role)])


def renewable(t: TrickTakersTable, role: Role) -> bool:
    """Whether there is a card to draw, from the own deck where the table plays so."""
    return not draws_own(t, role) or bool(t.cards.piles[role.character.place])


def draws_own(t: TrickTakersTable, role: Role) -> bool:
    """TT-GAP-39  By option, a character with a deck of its own renews from what is left of it."""
    return t.has_variant(FROM_OWN_DECK) and never_discarded(t, role.seat) >= 0


class SpendBlackCrown(AskRole[TrickTakersTable]):
    """TT-REN-02 to TT-REN-06  Optional each time; with two Black Crowns it may be done twice."""

    asks: ClassVar[Reason] = MAY_RENEW

    def options(self, t: TrickTakersTable) -> list[int]:
        return [NO, YES]

    def picked(self, t: TrickTakersTable, pick: int) -> None:
        if pick == NO:
            return
        t.black_crowns = changed(t.black_crowns, self.seat, t.black_crowns[self.seat] - 1)
        if t.log is not None:
            t.log.tell("spent-black-crown", seat=self.seat)
        own_way = self.role.character.renewal(t, self.role)
        if own_way is not None:
            t.then([own_way, MayRenew(self.role)])
        elif draws_own(t, self.role):
            most = len(t.cards.piles[self.role.character.place])
            t.then([RenewFromOwnDeck(self.role, most), MayRenew(self.role)])
        else:
            t.then([exchange_cards(t, self.seat, 1, RENEW, AT_LEAST_ONE), MayRenew(self.role)])


class RenewFromOwnDeck(ExchangeCards):
    """TT-GAP-39, TT-OPT-05  At most as many as are left of the own deck, and only from there."""

    def __init__(self, role: Role, most: int) -> None:
        super().__init__((role.seat,), 1, most, RENEW_FROM_OWN_DECK, AT_LEAST_ONE)
        self.role = role

    def key(self) -> tuple[int, ...]:
        return (self.role.index, self.least, self.most, *self.seats)

    def exchange(self, t: TakersTable, seat: int, cards: list[int]) -> None:
        for card in cards:
            discard(t, seat, card, never_discarded(t, seat))
        for _ in range(len(cards)):
            t.cards.draw(self.role.character.place, seat)
        if t.log is not None:
            t.log.tell("drew-own", seat=seat, cards=t.hand(seat)[-len(cards) :], seen_by=BIT[seat])
            t.log.tell("exchanged", seat=seat, number=len(cards))
