"""The piles of Little TrickTakers, beyond those of the family."""

from typing import Final

from followsuit.games.takers.table import FIRST_OWN_PLACE, MOST_SEATS

SHELF: Final[int] = FIRST_OWN_PLACE  # LT-R1-04  Enhancement Cards on display
WAITING: Final[int] = SHELF + 1  # LT-OPT-21  what seat s has bought and not yet put in: WAITING + s
KINGS_PLACE: Final[int] = WAITING + MOST_SEATS
BERSERKERS_PLACE: Final[int] = KINGS_PLACE + 1
DEVILS_PLACE: Final[int] = KINGS_PLACE + 2
HELD: Final[int] = KINGS_PLACE + 3  # LT-ITEM-121  what the Glove has taken, until another card is given
PLACE_COUNT: Final[int] = KINGS_PLACE + 4
