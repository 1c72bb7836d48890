"""The numbers by which stored games know the characters, their cards and their piles. They never move.

What is new in this package is added at the end, with the next numbers. What is not listed here, as a
character of another package, has numbers after all of these.
"""

from typing import Final

# By number, the codes of the characters.
CODES: Final[list[str]] = [
    *("1A", "1C", "2A", "2C", "2D", "3A", "3B", "3C"),
    *("3D", "4A", "4B", "4C", "5A", "5B", "5C"),
]
# By code, the first of its cards; the others follow it. Those of the base box come first.
FIRST_CARDS: Final[dict[str, int]] = {"3B": 40, "5A": 55, "1A": 62, "3C": 63, "1C": 78, "2C": 81}
CARD_COUNT: Final = 87
# By code, the first of its own piles.
FIRST_PLACES: Final[dict[str, int]] = {"1A": 19, "3B": 20, "5A": 23, "1C": 24, "2C": 25, "3C": 27}
PLACE_COUNT: Final = 28
