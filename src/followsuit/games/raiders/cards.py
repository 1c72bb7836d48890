"""The 52 cards of Trick Raiders, and the four of them that do something."""

from typing import Final

from followsuit.core.face import CardFace, Ink

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUIT_NAMES: Final[list[str]] = ["spades", "hearts", "diamonds", "clubs"]
SUIT_LETTERS: Final = "SHDC"
SUIT_COUNT: Final = 4

# Each suit has 1 to 8 once, 9 twice and 10 three times.
VALUES_OF_A_SUIT: Final[list[int]] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 10, 10]
COPIES_OF_A_SUIT: Final[list[str]] = ["", "", "", "", "", "", "", "", "a", "b", "a", "b", "c"]
SUIT_SIZE: Final = len(VALUES_OF_A_SUIT)
CARD_COUNT: Final = SUIT_COUNT * SUIT_SIZE

SUIT: Final[list[int]] = [card // SUIT_SIZE for card in range(CARD_COUNT)]
FIRST_OF_SUIT: Final[list[int]] = [card // SUIT_SIZE * SUIT_SIZE for card in range(CARD_COUNT)]  # its own
VALUE: Final[list[int]] = [VALUES_OF_A_SUIT[card % SUIT_SIZE] for card in range(CARD_COUNT)]
ALIKE: Final[list[int]] = [
    16 * (card // SUIT_SIZE) + VALUES_OF_A_SUIT[card % SUIT_SIZE] for card in range(CARD_COUNT)
]
CARDS_OF_SUIT: Final[list[list[int]]] = [
    [card for card in range(CARD_COUNT) if card // SUIT_SIZE == suit] for suit in range(SUIT_COUNT)
]
CARD_NAMES: Final[list[str]] = [
    f"{letter}{VALUES_OF_A_SUIT[i]}{COPIES_OF_A_SUIT[i]}" for letter in SUIT_LETTERS for i in range(SUIT_SIZE)
]

SYMBOLS: Final[list[str]] = ["spade", "heart", "diamond", "club"]
INKS: Final[list[Ink]] = ["spade", "heart", "diamond", "club"]

# TR-GAP-02: of the two nines of clubs, and of hearts, copy a is the special one.
C8: Final = CARD_NAMES.index("C8")
C9A: Final = CARD_NAMES.index("C9a")
D5: Final = CARD_NAMES.index("D5")
H9A: Final = CARD_NAMES.index("H9a")
SIGNS: Final[dict[int, str]] = {C8: "shift", C9A: "shift", D5: "steal", H9A: "pull"}


def face_of(card: int) -> CardFace:
    """What is printed on a card, for those who draw it."""
    sign = SIGNS.get(card, "")
    suit = SUIT[card]
    return CardFace(
        suit=SUIT_NAMES[suit],
        rank=VALUE[card],
        symbol=SYMBOLS[suit],
        kind="special" if sign else "number",
        sign=sign,
        text=CARD_NAMES[card] if sign else "",
        look="gate",
        ink=INKS[suit],
    )
