"""The French deck, which most trick-taking games of the world are played with."""

from typing import Final

from followsuit.core.face import CardFace, Ink

SUITS: Final = ["clubs", "diamonds", "hearts", "spades"]
INKS: Final[list[Ink]] = ["club", "diamond", "heart", "spade"]
LOWEST: Final = 2
ACE: Final = 14
LABELS: Final = {11: "J", 12: "Q", 13: "K", ACE: "A"}


class FrenchDeck:
    """Four suits, each from its lowest card to the ace, which is high: 52 cards, or 32 from the seven on.

    Cards are numbered suit by suit, and in a suit the higher card has the higher number. They are called by
    the letter of their suit and what stands in their corner: S10, HQ. Never changed.
    """

    def __init__(self, lowest: int = LOWEST) -> None:
        ranks = range(lowest, ACE + 1)
        self.names: list[str] = []
        self.faces: list[CardFace] = []
        self.suit: list[int] = []  # by card, 0 to 3: its place in `suits`
        self.rank: list[int] = []  # by card, up to 14
        self.suits = SUITS[:]
        for suit in range(len(SUITS)):
            for rank in ranks:
                label = LABELS.get(rank, str(rank))
                self.names.append(SUITS[suit][0].upper() + label)
                self.faces.append(CardFace(SUITS[suit], rank, label=label, symbol=INKS[suit], ink=INKS[suit]))
                self.suit.append(suit)
                self.rank.append(rank)
