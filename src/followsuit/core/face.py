"""What cards and pieces look like, said without a language: a client draws them by this.

Names and texts lie in the message files, by the keys given here; the English ones are here as well where
there may be no file, as with the characters of another package.
"""

from typing import Final, Literal

NO_RANK: Final = -1

# How a card is drawn: with a picture that counts its number; a court of one colour; through a gate, with a
# large suit; a shield with somebody on it; as the wild card or the flag; or with the emblem of whose it is.
CardLook = Literal["", "number", "white", "gate", "shield", "rare", "flag", "owner"]
# What a suit is coloured with; a suit that says nothing is drawn in plain ink.
InkColour = Literal["red", "blue", "green", "black", "orange", "yellow", "purple", "white"]
Ink = Literal["", "spade", "heart", "diamond", "club"] | InkColour
NOWHERE: Final[tuple[int, int]] = (-1, -1)

# When something that a piece does is done; in the order of a round.
ActMoment = Literal[
    "always",
    "setup",
    "before-card",
    "with-card",
    "after-card",
    "in-trick",
    "after-win",
    "end",
    "next-round",
    "last-round",
    "any-time",
    "played",
    "needs",
    "good-for",
]


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
        label: str = "",
        look: CardLook = "",
        ink: Ink = "",
        portrait: str = "",
    ) -> None:
        self.suit = suit  # a key of the texts, or nothing
        self.rank = rank  # the number on it, or NO_RANK
        # What stands in its corner, where it is not the rank: J, Q, K, A.
        self.label = label or (str(rank) if rank != NO_RANK else "")
        self.look: CardLook = look  # where nothing is said: by its number, or plain
        self.ink: Ink = ink  # the colour of its suit
        self.portrait = portrait  # the picture of somebody who is on it
        self.symbol = symbol  # the emblem drawn on it
        self.kind = kind  # 'number', or a word of the game's own for its other cards
        self.sign = sign  # a second, small emblem: what the card does
        self.piece = piece  # the piece it is, where it is no playing card
        self.text = text  # the key of its own entry in the texts, where it has one


class Act:
    """One thing that a piece does, and when. Never changed."""

    def __init__(self, moment: ActMoment, key: str = "") -> None:
        self.moment: ActMoment = moment
        self.key = (
            key  # of its texts in the message files, after that of the piece; or nothing: as the piece's
        )


NO_ACTS: Final[tuple[Act, ...]] = ()
AT_THE_END: Final[tuple[Act, ...]] = (Act("end"),)  # as its text says
NO_PATH: Final[tuple[str, ...]] = ()


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
        at: tuple[int, int] = NOWHERE,
        code: str = "",
        acts: tuple[Act, ...] = NO_ACTS,
        path: tuple[str, ...] = NO_PATH,
        is_swap: bool = False,
    ) -> None:
        self.key = key  # as people write it: 'red-9'
        self.entry = entry or key  # of the message files, where several pieces are alike
        self.kind = kind  # 'character', 'item', 'hero', 'task': its group of the message files
        self.name = name  # in English, where no file has it
        self.text = text  # what it does, likewise
        self.symbol = symbol or key  # the emblem of its seal
        self.ground = ground  # which of the grounds of its seal
        self.card = card  # the card it is shuffled and drawn as, if it is
        self.price = price  # what it costs, where it is bought
        self.at = at  # where it lies on its board, in a square of 100 by 100; or NOWHERE
        self.code = code  # as printed on it: what orders it among its like
        self.acts = acts  # what it does, each with its moment
        self.path = path  # the places a card goes from and to by it: keys of the message files
        self.is_swap = is_swap  # and another one back

    def group(self) -> str:
        """The group of the message files it stands in: 'characters', 'heroes'."""
        return f"{self.kind}es" if self.kind.endswith("o") else f"{self.kind}s"


class Power:
    """Something a seat may do beside playing cards. Never changed."""

    def __init__(self, key: str, name: str, piece: int, symbol: str = "") -> None:
        self.key = key  # of the message files
        self.name = name
        self.piece = piece  # on which it lives
        self.symbol = symbol  # the emblem on a seal of that piece's ground, where it has one of its own
