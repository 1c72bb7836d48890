"""What cards and pieces look like, said without a language: a client draws them by this.

Names and texts lie in the message files, by the keys given here; the English ones are here as well where
there may be no file, as with the characters of another package.
"""

from typing import Final

NO_RANK: Final = -1


class CardFace:
    """What is printed on a card, for those who draw it. Never changed."""

    def __init__(
        self,
        suit: str = "",
        rank: int = NO_RANK,
        symbol: str = "",
        kind: str = "number",
        sign: str = "",
        piece: int = -1,
        text: str = "",
    ) -> None:
        self.suit = suit  # a key of the texts, or nothing
        self.rank = rank  # the number on it, or NO_RANK
        self.symbol = symbol  # the emblem drawn on it
        self.kind = kind  # 'number', or a word of the game's own for its other cards
        self.sign = sign  # a second, small emblem: what the card does
        self.piece = piece  # the piece it is, where it is no playing card
        self.text = text  # the key of its own entry in the texts, where it has one


class Piece:
    """A character, an item, a task: laid out or given, and no playing card. Never changed."""

    def __init__(
        self,
        key: str,
        kind: str,
        name: str,
        text: str = "",
        symbol: str = "",
        ground: int = 0,
        card: int = -1,
        price: int = 0,
        entry: str = "",
    ) -> None:
        self.key = key  # as people write it: 'king'
        self.entry = entry or key  # of the message files, where several pieces are alike
        self.kind = kind  # 'character', 'item', 'hero', 'task': its group of the message files
        self.name = name  # in English, where no file has it
        self.text = text  # what it does, likewise
        self.symbol = symbol  # the emblem of its seal, where it is not that of its key
        self.ground = ground  # which of the grounds of its seal
        self.card = card  # the card it is shuffled and drawn as, if it is
        self.price = price  # what it costs, where it is bought

    def group(self) -> str:
        """The group of the message files it stands in: 'characters', 'heroes'."""
        return f"{self.kind}es" if self.kind.endswith("o") else f"{self.kind}s"


class Power:
    """Something a seat may do beside playing cards. Never changed."""

    def __init__(self, key: str, name: str, piece: int) -> None:
        self.key = key  # of the message files: 'hermit-0'
        self.name = name
        self.piece = piece  # on which it lives
