"""What the cards of the family look like."""

from typing import Final

from followsuit.core.face import NO_RANK, CardFace, CardLook, Ink, Power
from followsuit.games.takers.cards import (
    COLOUR_NAMES,
    FLAG,
    NO_COLOUR,
    NUMBER,
    PICTURE,
    PIECE_CARD,
    RARE,
    Prints,
)
from followsuit.games.takers.character import Character

SYMBOLS: Final[list[str]] = ["sun", "wave", "leaf", "moon", ""]
KINDS: Final[dict[int, str]] = {
    NUMBER: "number",
    RARE: "rare",
    FLAG: "flag",
    PICTURE: "picture",
    PIECE_CARD: "item",
}
INKS: Final[list[Ink]] = ["red", "blue", "green", "black", ""]
LOOKS: Final[dict[int, CardLook]] = {
    NUMBER: "number",
    RARE: "rare",
    FLAG: "flag",
    PICTURE: "owner",
    PIECE_CARD: "owner",
}
SYMBOLS_OF_KINDS: Final[dict[int, str]] = {RARE: "rare", FLAG: "flag", PIECE_CARD: "item"}


def card_face(
    prints: Prints, card: int, picture: str, sign: str, piece: int, text: str, portrait: str = ""
) -> CardFace:
    """By its kind, colour and number; the rest is the game's, so the emblem of a picture card."""
    kind = prints.kind[card]
    colour = prints.colour[card]
    return CardFace(
        suit=COLOUR_NAMES[colour] if colour != NO_COLOUR else "",
        rank=prints.value[card] if kind == NUMBER else NO_RANK,
        symbol=picture if kind == PICTURE else SYMBOLS_OF_KINDS.get(kind, SYMBOLS[colour]),
        kind=KINDS[kind],
        sign=sign,
        piece=piece,
        text=text,
        look=LOOKS[kind],
        ink=INKS[colour],
        portrait=portrait,
    )


def powers_of(character: Character, piece: int) -> list[Power]:
    """What a character may do beside playing cards; it lives on this piece."""
    return [
        Power(character.power_key(power), character.power_text(power), piece)
        for power in range(character.power_count)
    ]
