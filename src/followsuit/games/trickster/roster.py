"""The heroes: rows of data for those that move a card, a file each for the odd ones.

Other packages bring theirs by the entry point `followsuit.heroes`, which names a Hero. Their numbers come
after ours.
"""

import sys
from importlib.metadata import entry_points
from typing import Final

from followsuit.games.trickster.cards import OURS, ROOM_FOR_HEROES, add_hero, hero_named
from followsuit.games.trickster.hero import HEROES, Hero
from followsuit.games.trickster.heroes.copier import Copier
from followsuit.games.trickster.heroes.explorer import Explorer
from followsuit.games.trickster.heroes.inventor import Inventor
from followsuit.games.trickster.heroes.maven import Maven
from followsuit.games.trickster.heroes.peddler import Peddler
from followsuit.games.trickster.heroes.saint import Saint
from followsuit.games.trickster.heroes.scion import Scion
from followsuit.games.trickster.heroes.smuggler import Smuggler
from followsuit.games.trickster.moving import (
    ENEMY_HAND,
    ENEMY_TABLEAU,
    OWN_HAND,
    OWN_TABLEAU,
    THE_POT,
    THE_TRASH,
    MoveCard,
)
from followsuit.games.trickster.swapping import SwapCards

GROUP: Final = "followsuit.heroes"
ARCHIVIST: Final = 1  # in a chain of copies
GENERAL: Final = 2


def all_heroes() -> list[Hero]:
    return [
        Copier(
            "Archivist",
            "TS-ARC-01",
            ARCHIVIST,
            False,
            "TS-ARC-08",
            "Use the effect of a card in your tableau or in the trash; the card stays where "
            "it is. You may choose only a card whose effect can be carried out.",
            worth=1,
        ),
        MoveCard(
            "Brigand",
            "TS-BRI-01",
            OWN_TABLEAU,
            ENEMY_TABLEAU,
            "Move a card from your tableau to an enemy's tableau.",
            worth=4,
        ),
        MoveCard(
            "Doctor",
            "TS-DOC-01",
            ENEMY_TABLEAU,
            ENEMY_HAND,
            "Move a card from an enemy's tableau to the hand of the same or another enemy.",
            worth=1,
        ),
        Explorer(),
        MoveCard(
            "Guard",
            "TS-GUA-01",
            ENEMY_TABLEAU,
            OWN_HAND,
            "Take a card from an enemy's tableau into your hand.",
            worth=-1,
        ),
        Inventor(),
        MoveCard(
            "Magician",
            "TS-MAG-01",
            OWN_TABLEAU,
            THE_TRASH,
            "Move a card from your tableau to the trash.",
            worth=2,
        ),
        MoveCard(
            "Nomad",
            "TS-NOM-01",
            ENEMY_TABLEAU,
            OWN_TABLEAU,
            "Move a card from an enemy's tableau to your own.",
            worth=-2,
        ),
        Peddler(),
        MoveCard(
            "Revolutionary",
            "TS-REV-01",
            THE_TRASH,
            OWN_HAND,
            "Take a card from the trash into your hand.",
            worth=-2,
        ),
        SwapCards(
            "Scavenger",
            "TS-SCA-01",
            True,
            "Swap a card of your tableau with a card of the trash.",
            worth=1,
        ),
        Scion(),
        MoveCard(
            "Soldier",
            "TS-SOL-01",
            OWN_HAND,
            ENEMY_TABLEAU,
            "Move a card from your hand to an enemy's tableau.",
            worth=4,
        ),
        MoveCard(
            "Witness",
            "TS-WIT-01",
            OWN_TABLEAU,
            OWN_HAND,
            "Take a card from your tableau into your hand.",
            worth=2,
        ),
        Copier(
            "General",
            "TS-GEN-01",
            GENERAL,
            True,
            "TS-GEN-04",
            "Use the effect of a card in the trash, or show a card of your hand to all and "
            "use its effect; it stays in your hand. You may choose only a card whose effect "
            "can be carried out.",
            worth=2,
        ),
        MoveCard(
            "Hunter",
            "TS-HUN-01",
            THE_TRASH,
            ENEMY_TABLEAU,
            "Move a card from the trash to an enemy's tableau.",
            worth=2,
        ),
        MoveCard(
            "Noble",
            "TS-NOB-01",
            OWN_TABLEAU,
            THE_POT,
            "If a card of your tableau can follow, add such a card to the pot, without its effect.",
            worth=2,
        ),
        Saint(),
        MoveCard(
            "Shaman",
            "TS-SHA-01",
            OWN_HAND,
            OWN_TABLEAU,
            "Move a card from your hand to your tableau.",
            worth=-1,
        ),
        Smuggler(),
        SwapCards(
            "Vigilante",
            "TS-VIG-01",
            False,
            "Swap a card of the trash with a card in an enemy's tableau.",
            worth=1,
        ),
        MoveCard(
            "Beast",
            "TS-BEA-01",
            OWN_HAND,
            THE_POT,
            "If a card of your hand can follow, add such a card to the pot, without its effect.",
            worth=2,
        ),
        Maven(),
    ]


def refusal(thing: object) -> str:
    """Why what another package calls a hero cannot be one here, or nothing."""
    if not isinstance(thing, Hero):
        return f"{thing} is not a Hero."
    if hero_named(thing.name) >= 0:
        return f"there is a {thing.name} already."
    if len(HEROES) == ROOM_FOR_HEROES:
        return f"there is room for {ROOM_FOR_HEROES} heroes, and no more."
    if thing.kind not in thing.texts():
        return f"its texts do not say what is told of {thing.kind}."
    return ""


def add_others() -> None:
    """The heroes of other packages, in the order of the names they are known by."""
    for entry in sorted(entry_points(group=GROUP), key=str):
        try:
            thing = entry.load()
            why_not = refusal(thing)
        except Exception as error:  # another package's fault must not close the house
            why_not = str(error)
        if why_not:
            print(f"The hero {entry.name} cannot be loaded: {why_not}", file=sys.stderr)
        else:
            thing.number = add_hero(thing.name)
            HEROES.append(thing)


__all__ = ["HEROES"]

HEROES.extend(all_heroes())
for each in HEROES:
    each.number = hero_named(each.name)
assert [hero.number for hero in HEROES] == list(range(OURS))
add_others()
