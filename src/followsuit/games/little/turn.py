"""A turn: as in the family, but several items may be announced for the card."""

from typing import Final

from followsuit.core.option import CARD, POWER, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.rng import Rng
from followsuit.core.step import AnyStep, Step
from followsuit.games.little.announcing import (
    announce_rule,
    announced_in,
    announcement,
    belongings_of,
    goes_with_all,
    numbers_of,
)
from followsuit.games.little.reasons import in_little, of_little
from followsuit.games.takers.announcing import lifts_following, numbers_in, play_with
from followsuit.games.takers.table import MOST_SEATS, Role, TakersTable
from followsuit.games.takers.turn import (
    NO_CARD_FOR_IT,
    NOT_IN_HAND,
    NOTHING_ANNOUNCED,
    PLAY_A_CARD,
    POWERS_OF_A_ROLE,
    TakeTurn,
    UsePower,
    any_following_play,
    follow_rule,
    play_card,
    role_of_power,
)
from followsuit.tricks.following import PLAY_OF


class LittleTurn(TakeTurn):
    """LT-TURN-01 to LT-TURN-03, LT-TURN-09, LT-TURN-10  Powers and items, then a card with what goes with it.

    What is announced lies sealed until the card is played, and is offered only while some card of the
    hand may be played with all of it.
    """

    def about(self) -> Reason:
        return in_little(PLAY_A_CARD)

    def options(self, t: TakersTable) -> list[int]:
        if not t.sealed[self.seat]:
            return super().options(t)
        announced = announced_in(t.sealed[self.seat])
        role = belongings_of(t, self.seat)
        offered = [PLAY_OF[card] for card in t.hand(self.seat) if card_rule(t, role, announced, card) is None]
        for power in role.character.powers_at_hand(t, role):
            if add_rule(t, role, announced, power) is None:
                offered.append(announcement(power))
        return offered

    def at_random(self, t: TakersTable, seat: int, rng: Rng) -> int:
        """Where nothing can be used, a card is enough."""
        if t.sealed[self.seat]:
            return super().at_random(t, seat, rng)
        for role in t.roles_of(self.seat):
            if role.power_count and role.character.powers_at_hand(t, role):
                return super().at_random(t, seat, rng)
        return any_following_play(t, self.seat, rng)

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if not t.sealed[self.seat]:
            return of_little(super().why_not(t, pick))
        announced = announced_in(t.sealed[self.seat])
        role = belongings_of(t, self.seat)
        if verb_of(pick) == CARD:
            return of_little(card_rule(t, role, announced, argument_of(pick)))
        if verb_of(pick) != POWER:
            return NOT_OFFERED
        power = argument_of(pick) % POWERS_OF_A_ROLE
        if pick != announcement(power):
            return of_little(super().why_not(t, pick))
        return of_little(add_rule(t, role, announced, power))

    def picked(self, t: TakersTable, pick: int) -> None:
        announced = t.sealed[self.seat]
        if verb_of(pick) == CARD:
            if announced:
                t.sealed[self.seat] = []
                play_with(t, self.seat, argument_of(pick), numbers_in(announced))
            else:
                play_card(t, self.seat, argument_of(pick), NOTHING_ANNOUNCED)
            return
        number = argument_of(pick)
        role = role_of_power(t, self.seat, number)
        power = number % POWERS_OF_A_ROLE
        if role.character.goes_with_a_card(power):
            t.sealed[self.seat] = [*announced, pick]
            t.then([self])
        else:
            t.then([UsePower(role, power), GO_ON[self.seat]])


class GoOn(Step[TakersTable]):
    """LT-TURN-11  The turn goes on, unless what was used has left no card to play."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, t: TakersTable) -> None:
        if t.hand(self.seat):
            t.then([t.turns[self.seat]])


GO_ON: Final[list[AnyStep]] = [GoOn(seat) for seat in range(MOST_SEATS)]


def card_rule(t: TakersTable, role: Role, announced: list[int], card: int) -> Reason | None:
    """LT-FOL-03, LT-ITEM-70  The card must go with all that is announced, and follow unless it need not."""
    if card not in t.hand(role.seat):
        return NOT_IN_HAND
    why = goes_with_all(t, role, announced, card)
    if why is not None or lifts_following(t, role.seat, numbers_of(announced)):
        return why
    return follow_rule(t, role.seat, card)


def add_rule(t: TakersTable, role: Role, announced: list[int], power: int) -> Reason | None:
    """LT-ITEM-01, LT-TURN-09  Why this cannot be announced as well, or None."""
    why = announce_rule(t, role, announced, power)
    if why is not None:
        return why
    for card in t.hand(role.seat):
        if card_rule(t, role, [*announced, power], card) is None:
            return None
    return NO_CARD_FOR_IT


LITTLE_TURN: Final[list[AnyStep]] = [LittleTurn(seat) for seat in range(MOST_SEATS)]
