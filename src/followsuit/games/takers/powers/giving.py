"""Giving to the others: something for each of them in turn, and cards that go from hand to hand."""

from mypy_extensions import mypyc_attr

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE
from followsuit.core.step import AskAll
from followsuit.games.takers.powers.exchange import never_discarded
from followsuit.games.takers.table import Role, TakersTable, without


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveInTurn(AskAll[TakersTable]):
    """One pick for each receiver, in their order; nothing is handed over before all is decided."""

    def __init__(self, role: Role, receivers: tuple[int, ...]) -> None:
        super().__init__((role.seat,))
        self.role = role
        self.receivers = receivers

    def key(self) -> tuple[int, ...]:
        return (self.role.index, *self.seats, *self.receivers)

    def receiver_now(self, picks: list[int]) -> int:
        """Who gets what is picked next."""
        return self.receivers[len(picks)]

    def is_complete(self, picks: list[int]) -> bool:
        return len(picks) == len(self.receivers)


def hand_over(t: TakersTable, card: int, giver: int, receiver: int, place: int) -> None:
    """TX-HID-17, TX-HID-18, TX-MAT-76  From the giver's hand to this place, face down; both know the card.

    A card that lay open is seen to go, and so is what stays: open cards, and one that can never go.
    """
    seen_by = BIT[giver] | BIT[receiver]
    if card in t.open_cards:
        t.open_cards = without(t.open_cards, card)
        t.cards.move(card, giver, place)
        seen_by = EVERYONE
    else:
        pass_unseen(t, card, giver, receiver, place, never_discarded(t, giver))
    if t.log is not None:
        t.log.tell("gave", seat=giver, other=receiver, cards=[card], seen_by=seen_by)


def pass_unseen(t: TakersTable, card: int, giver: int, receiver: int, place: int, kept: int = -1) -> None:
    """TX-HID-17, LT-HID-18  Both know the card; open cards are seen to stay, and so is one that has to."""
    is_seen = kept in t.hand(giver) and t.cards.known_by[kept] == EVERYONE
    t.cards.move_unseen(card, giver, place, BIT[giver] | BIT[receiver])
    for other in t.hand(giver):
        if other in t.open_cards or (other == kept and is_seen):
            t.cards.show(other, giver)
