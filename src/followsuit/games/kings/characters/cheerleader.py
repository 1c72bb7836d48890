"""Cheerleader: cheers for a partner face up, and copies another player's bid face down (4.10)."""

from typing import ClassVar, Final

from followsuit.core.event import NO_SEAT
from followsuit.core.face import Act
from followsuit.core.option import CARD, PIECE, SEAT, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, Ask
from followsuit.games.kings.character import KingsCharacter
from followsuit.games.kings.table import KingsTable, kings_table
from followsuit.games.takers.character import AT_ONCE
from followsuit.games.takers.powers.giving import hand_over
from followsuit.games.takers.table import Role, TakersTable
from followsuit.tricks.following import PLAY_OF

BIDS_WITH_HER: Final = Reason("KT-CHE-03", "Cheerleader lies face down too if you bid anything.")
NAME_PARTNER: Final = Reason("KT-CHE-04", "Give KIZUNA to another player, who is your partner in this round.")
NAME_COPIED: Final = Reason("KT-CHE-21", "Put COPY by another player's bid card; it is your bid.")
NOT_YOURSELF: Final = Reason("KT-CHE-04", "Your partner is another player.")
NOT_YOUR_OWN: Final = Reason("KT-CHE-21", "You copy a bid card of another player.")
ONCE_A_ROUND: Final = Reason("KT-CHE-06", "You have exchanged cards already; it is done once in a round.")
NO_HAND: Final = Reason("KT-CHE-07", "Your partner has no cards to exchange.")
PASS_A_CARD: Final = Reason("KT-CHE-06", "Pass a card to your partner, who passes one back.")
PASS_ONE_BACK: Final = Reason("KT-CHE-08", "Pass a card back; it may be the one you received.")


class Cheerleader(KingsCharacter):
    code: ClassVar[str] = "10"
    key: ClassVar[str] = "cheerleader"
    name: ClassVar[str] = "Cheerleader"
    appeal: ClassVar[int] = 20
    power_count: ClassVar[int] = 1
    copies_bid: ClassVar[bool] = True
    shares_partner: ClassVar[bool] = True
    replaces_bid: ClassVar[bool] = True
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "partner"),
        Act("before-card", "exchange"),
    )

    def after_bids(self, t: TakersTable, seat: int, is_bid: bool) -> list[AnyStep]:
        """KT-CHE-04, KT-CHE-21, KT-BID-16, KT-GAP-63  Once all bids can be seen."""
        return [NameCopied(seat)] if is_bid else [NamePartner(seat)]

    def why_not_without(self) -> Reason:
        return BIDS_WITH_HER

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """KT-CHE-06, KT-CHE-07, KT-DEC-12, KT-GAP-35  Once in a round, while the partner has a hand."""
        if t.uses[role.index]:
            return ONCE_A_ROUND
        partner = kings_table(t).partner
        return None if partner != NO_SEAT and t.hand(partner) else NO_HAND

    def power_text(self, power: int) -> str:
        return "Exchange a card with your partner"

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """KT-CHE-06, KT-CHE-08, KT-TURN-10  Her card first; the answer comes out of turn."""
        partner = kings_table(t).partner
        t.then([PassCard(role.seat, partner, PASS_A_CARD), PassCard(partner, role.seat, PASS_ONE_BACK)])

    def inclination(self, t: TakersTable, role: Role, power: int, wants_trick: bool) -> int:
        """To have the choice of more cards is always good."""
        return AT_ONCE


class PassCard(Ask[TakersTable]):
    """KT-CHE-06, KT-CHE-08, KT-CHE-09, KT-DEC-12, KT-DEC-13  A hand card, which the other one sees."""

    def __init__(self, seat: int, other: int, why: Reason) -> None:
        super().__init__(seat)
        self.other = other
        self.why = why

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.other)

    def about(self) -> Reason:
        return self.why

    def options(self, t: TakersTable) -> list[int]:
        return [PLAY_OF[card] for card in t.hand(self.seat)]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        return None if verb_of(pick) == CARD and argument_of(pick) in t.hand(self.seat) else NOT_OFFERED

    def picked(self, t: TakersTable, pick: int) -> None:
        hand_over(t, argument_of(pick), self.seat, self.other, self.other)


class NamePartner(Ask[KingsTable]):
    """KT-CHE-04, KT-DEC-05  Anybody else; nobody can refuse, and all see it."""

    asks: ClassVar[Reason] = NAME_PARTNER

    def options(self, t: KingsTable) -> list[int]:
        return [option(SEAT, seat) for seat in range(t.seat_count) if seat != self.seat]

    def why_not(self, t: KingsTable, pick: int) -> Reason | None:
        if pick == option(SEAT, self.seat):
            return NOT_YOURSELF
        return super().why_not(t, pick)

    def picked(self, t: KingsTable, pick: int) -> None:
        t.partner = argument_of(pick)
        if t.log is not None:
            t.log.tell("kizuna", seat=self.seat, other=t.partner)


class NameCopied(Ask[KingsTable]):
    """KT-CHE-21, KT-CHE-23, KT-DEC-06, KT-GAP-37, KT-GAP-38  One bid card, also one of two, also a Jack."""

    asks: ClassVar[Reason] = NAME_COPIED

    def options(self, t: KingsTable) -> list[int]:
        offered: list[int] = []
        for seat in range(t.seat_count):
            if seat != self.seat:
                for piece in t.bids[seat]:
                    offered.append(option(PIECE, piece))
        return offered

    def why_not(self, t: KingsTable, pick: int) -> Reason | None:
        if verb_of(pick) == PIECE and argument_of(pick) in t.bids[self.seat]:
            return NOT_YOUR_OWN
        return super().why_not(t, pick)

    def picked(self, t: KingsTable, pick: int) -> None:
        t.copied = argument_of(pick)
        for seat in range(t.seat_count):
            if t.copied in t.bids[seat]:
                t.copied_from = seat
        if t.log is not None:
            t.log.tell("copied", seat=self.seat, other=t.copied_from, number=t.copied)
