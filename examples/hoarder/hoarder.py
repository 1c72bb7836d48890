"""The Hoarder: takes a card of the trash into the own tableau."""

from typing import Final

from followsuit.games.trickster.moving import OWN_TABLEAU, THE_TRASH, MoveCard

HOARDER: Final = MoveCard(
    "Hoarder",
    "HO-01",
    THE_TRASH,
    OWN_TABLEAU,
    "Take a card from the trash into your tableau.",
    worth=-3,
)
