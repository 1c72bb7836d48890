"""Scion."""

from followsuit.core.bits import BIT
from followsuit.core.option import argument_of
from followsuit.games.trickster.hero import Choice, Hero
from followsuit.games.trickster.knowledge import draw_unseen, give_unseen
from followsuit.games.trickster.table import DECK, TricksterTable
from followsuit.tricks.following import plays


class Scion(Hero):
    """TS-SCI-01 to TS-SCI-04"""

    def __init__(self) -> None:
        super().__init__(
            "Scion",
            "TS-SCI-02",
            "Draw the top card of the deck. Then put a card of your hand, which may be the "
            "same one, at the bottom of the deck. Nobody else sees either.",
        )

    def path(self) -> list[str]:
        return ["deck", "hand"]

    def can_act(self, t: TricksterTable, seat: int, chain: int) -> bool:
        return len(t.cards.piles[DECK]) >= 1

    def act(self, t: TricksterTable, seat: int, chain: int) -> None:
        card = draw_unseen(t, seat)
        if t.log is not None:
            t.log.tell("scion-drawn", seat=seat, cards=[card], seen_by=t.cards.known_by[card])
        self.ask_for_card(t, seat)

    def resume(
        self, t: TricksterTable, seat: int, chain: int, stage: int, named: int, shown: list[int]
    ) -> None:
        if stage == 1:
            self.ask_for_card(t, seat)
        else:
            self.act(t, seat, chain)

    def ask_for_card(self, t: TricksterTable, seat: int) -> None:
        hand = t.hand(seat)
        if len(hand) == 1:
            put_under(t, seat, hand[0], self)
        else:
            t.todo.append(PutUnder(seat, self, 1))


def put_under(t: TricksterTable, seat: int, card: int, hero: Hero) -> None:
    give_unseen(t, card, seat, DECK, BIT[seat])
    if t.log is not None:
        t.log.tell("scion", seat=seat, cards=[card], because=[hero.why], seen_by=BIT[seat])


class PutUnder(Choice):
    """TS-SCI-02, TS-SCI-03  Any hand card, the one just drawn as well."""

    def options(self, t: TricksterTable) -> list[int]:
        return plays(t.hand(self.seat))

    def picked(self, t: TricksterTable, pick: int) -> None:
        put_under(t, self.seat, argument_of(pick), self.hero)
