"""The cards of the family: four colours, Rare, White Flag, and what each game and its characters add.

A card is an int. What is printed on it stands in the `Prints` of its game: the forty of the draw deck,
which all games of the family have, come first; then the game's own.
"""

from bisect import insort
from typing import Final

from followsuit.core.reason import Reason

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BLACK: Final = 3
NO_COLOUR: Final = 4
COLOUR_NAMES: Final[list[str]] = ["red", "blue", "green", "black", "no colour"]
COLOUR_LETTERS: Final = "rbgk"

NUMBER: Final = 0
RARE: Final = 1
FLAG: Final = 2
PICTURE: Final = 3  # a card with its owner's picture: above Rare, below every 1
PIECE_CARD: Final = 4  # an item or the like: shuffled and drawn like a card, never played to a trick

MOST_CARDS: Final = 200
DRAW_DECK: Final[list[int]] = list(range(40))


class Prints:
    """What is printed on the cards of one game, by card. Cards are added while it is loaded, then no more."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.kind: list[int] = []
        self.colour: list[int] = []
        self.value: list[int] = []
        self.owner: list[str] = []  # what an exclusive card belongs to, or nothing
        self.marks: list[int] = []  # of order.py: what the card does in any hand
        self.why: list[Reason | None] = []  # what its marks go back to
        self.of_colour: list[list[int]] = [[], [], [], [], []]
        self.never_discarded: list[int] = []  # whoever holds them
        self.chances: list[int] = []  # of policy.py, made when first asked for
        self.first_cards: dict[str, int] = {}  # of owners with numbers of their own
        self.add_draw_deck()

    def add_draw_deck(self) -> None:
        """TT-GEN  Red, blue, green and black 1 to 9, two Rares, two White Flags."""
        for colour in range(4):
            for value in range(1, 10):
                self.add_card(f"{COLOUR_LETTERS[colour]}{value}", NUMBER, colour, value, "")
        for name in ("RAa", "RAb"):
            self.add_card(name, RARE, NO_COLOUR, 0, "")
        for name in ("WFa", "WFb"):
            self.add_card(name, FLAG, NO_COLOUR, 0, "")
        assert len(self.names) == len(DRAW_DECK)

    def reserve(self, first_cards: dict[str, int], count: int) -> None:
        """Room for the cards of these owners at their own numbers, whoever is loaded first."""
        self.first_cards = first_cards
        more = count - len(self.names)
        self.names += [""] * more
        self.kind += [NUMBER] * more
        self.colour += [NO_COLOUR] * more
        self.value += [0] * more
        self.owner += [""] * more
        self.marks += [0] * more
        for _ in range(more):
            self.why.append(None)

    def add_card(
        self,
        name: str,
        kind: int,
        colour: int,
        value: int,
        owner: str,
        marks: int = 0,
        why: Reason | None = None,
    ) -> int:
        """Its number: the next of its owner's, where that has some of its own; otherwise after all others."""
        assert name
        assert name not in self.names
        card = len(self.names)
        if owner in self.first_cards:
            card = self.first_cards[owner] + self.owner.count(owner)
            assert self.names[card] == "", f"{owner} has more cards than there are numbers for it"
        else:
            self.reserve(self.first_cards, card + 1)
        assert card < MOST_CARDS
        self.names[card] = name
        self.kind[card] = kind
        self.colour[card] = colour
        self.value[card] = value
        self.owner[card] = owner
        self.marks[card] = marks
        self.why[card] = why
        insort(self.of_colour[colour], card)
        return card
