"""What the sets are called, by colour: red, blue, green, black, white."""

from typing import Final

from followsuit.games.kings.cards import COLOURS
from followsuit.games.takers.cards import COLOUR_NAMES

SET_NAMES: Final[list[str]] = [*[COLOUR_NAMES[colour] for colour in COLOURS], "white"]
