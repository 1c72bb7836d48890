"""What is printed on the cards of the family, in all its games."""

import pytest

from followsuit.games.kings.cards import PRINTS as KINGS
from followsuit.games.little.cards import PRINTS as LITTLE
from followsuit.games.takers.cards import BLACK, NO_COLOUR, NUMBER, RED, Prints
from followsuit.games.tricktakers.cards import PRINTS as TAKERS
from followsuit.games.tricktakers.roster import CHARACTERS  # which brings the cards of all characters

PRINTS = {"tricktakers": TAKERS, "little-tricktakers": LITTLE, "kings": KINGS}
OF_SETS = range(1, 13)  # with the 11s and 12s of Kings


@pytest.mark.parametrize("game", PRINTS)
def test_what_is_no_number_card_has_neither_number_nor_colour(game: str) -> None:
    """TX-ALC-23, TX-STG-13  Rare, White Flag, the Berserker card, items; the white 11 and 12 have one."""
    prints: Prints = PRINTS[game]
    for card in range(len(prints.names)):
        name, colour, value = prints.names[card], prints.colour[card], prints.value[card]
        if prints.kind[card] == NUMBER:
            assert RED <= colour <= BLACK, name
            assert name[0].upper() not in "RBGK" or name[0] == "rbgk"[colour] or not name[1].isdecimal()
            assert value in OF_SETS, name
        else:
            assert colour == NO_COLOUR, name
            assert value == (int(name[1:]) if name in ("w11", "w12") else 0), name


def test_every_character_brings_its_own_cards() -> None:
    """TX-GAP-10, TX-GAP-22, TT-GAP-06  And no other character has them."""
    owned = [card for character in CHARACTERS for card in character.exclusive_cards()]
    assert len(owned) == len(set(owned))
