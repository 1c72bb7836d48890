"""Inventor."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.games.trickster.following import can_follow, put, tell_pattern
from followsuit.games.trickster.hero import Hero
from followsuit.games.trickster.table import DECK, TRASH, TricksterTable

IT_FOLLOWS: Final = Reason("TS-INV-02", "The card turned up can follow, so it joins the pot.")
IT_DOES_NOT: Final = Reason("TS-INV-02", "The card turned up cannot follow, so it goes to the trash.")


class Inventor(Hero):
    """TS-INV-01 to TS-INV-07"""

    def __init__(self) -> None:
        super().__init__(
            "Inventor",
            "TS-INV-02",
            "The top card of the deck is shown to all. If it can follow it goes to the pot, "
            "without its effect; otherwise it goes to the trash.",
            worth=-4,
        )

    def path(self) -> list[str]:
        return ["deck", "pot"]

    def can_act(self, t: TricksterTable, seat: int, chain: int) -> bool:
        return len(t.cards.piles[DECK]) >= 1

    def act(self, t: TricksterTable, seat: int, chain: int) -> None:
        card = t.cards.piles[DECK][-1]
        joins = can_follow(t, card)
        if joins:
            put(t, card, DECK, seat)
        else:
            t.cards.move(card, DECK, TRASH)
        if t.log is not None:
            kind = "inventor" if joins else "inventor-trash"
            t.log.tell(kind, seat=seat, cards=[card], because=[IT_FOLLOWS if joins else IT_DOES_NOT])
            if joins:
                tell_pattern(t)
