"""Peddler."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.reason import Reason
from followsuit.core.step import AskAll
from followsuit.games.trickster.hero import AgainstHand, Choice, NameHand
from followsuit.games.trickster.knowledge import swap_unseen
from followsuit.games.trickster.table import TricksterTable
from followsuit.tricks.following import plays

CHOOSE_A_CARD: Final = Reason("TS-PED-02", "Choose a card of your hand, in secret, for the exchange.")
HAND_CARDS_ONLY: Final = Reason("TS-PED-02", "You exchange a card of your own hand.")
CANNOT_REFUSE: Final = Reason("TS-PED-04", "The exchange cannot be refused.")


class Peddler(AgainstHand):
    """TS-PED-01 to TS-PED-06"""

    def __init__(self) -> None:
        super().__init__(
            "Peddler",
            "TS-PED-01",
            "Name an enemy who has hand cards. Both of you secretly choose a card of your own "
            "hand, and the two are swapped.",
            worth=1,
        )

    def path(self) -> list[str]:
        return ["hand", "other hand"]

    def is_swap(self) -> bool:
        return True

    def can_act(self, t: TricksterTable, seat: int, chain: int) -> bool:
        return len(t.hand(seat)) > 0 and super().can_act(t, seat, chain)

    def question(self, seat: int) -> Choice:
        return NamePartner(seat, self)

    def use_on(self, t: TricksterTable, seat: int, enemy: int) -> None:
        """TS-PED-06, TS-FX-18  Both choose; who has only one card is not asked."""
        if t.log is not None:
            t.log.tell("named", seat=seat, other=enemy)
        asked: list[int] = []
        for one in (seat, enemy):
            if len(t.hand(one)) > 1:
                asked.append(one)
        if asked:
            t.todo.append(ChooseSecretly(tuple(asked), seat, enemy, self))
        else:
            self.swap(t, seat, t.hand(seat)[0], enemy, t.hand(enemy)[0])

    def swap(self, t: TricksterTable, seat: int, card: int, partner: int, other_card: int) -> None:
        swap_unseen(t, seat, card, partner, other_card)
        if t.log is not None:
            seen_by = BIT[seat] | BIT[partner]
            t.log.tell("peddler", seat=seat, other=partner, cards=[card], seen_by=seen_by)
            t.log.tell("peddler", seat=partner, other=seat, cards=[other_card], seen_by=seen_by)


class NamePartner(NameHand):
    """TS-PED-01  With whom to swap."""


class ChooseSecretly(AskAll[TricksterTable]):
    """TS-PED-02, TS-PED-03, TS-DEC-07  Both choose at the same time, neither sees the other's card."""

    asks: ClassVar[Reason] = CHOOSE_A_CARD

    def __init__(self, seats: tuple[int, ...], actor: int, partner: int, hero: Peddler) -> None:
        super().__init__(seats)
        self.actor = actor
        self.partner = partner
        self.hero = hero

    def key(self) -> tuple[int, ...]:
        return (*self.seats, self.actor, self.partner)

    def options(self, t: TricksterTable, seat: int, picks: list[int]) -> list[int]:
        return plays(t.hand(seat))

    def why_not(self, t: TricksterTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if verb_of(pick) != CARD:
            return CANNOT_REFUSE
        return None if argument_of(pick) in t.hand(seat) else HAND_CARDS_ONLY

    def revealed(self, t: TricksterTable, picks: list[list[int]]) -> None:
        mine = chosen(t, self.actor, picks)
        theirs = chosen(t, self.partner, picks)
        self.hero.swap(t, self.actor, mine, self.partner, theirs)


def chosen(t: TricksterTable, seat: int, picks: list[list[int]]) -> int:
    """What this seat sealed, or its only card."""
    return argument_of(picks[seat][0]) if picks[seat] else t.hand(seat)[0]
