"""What the cards, characters, items and tasks of TrickTakers look like and are called."""

from typing import Final

from followsuit.core.face import NO_RANK, CardFace, Piece, Power
from followsuit.games.takers.cards import COLOUR_NAMES, FLAG, NO_COLOUR, NUMBER, PICTURE, PIECE_CARD, RARE
from followsuit.games.tricktakers.cards import COLOUR, KIND, NAMES, OWNER, VALUE
from followsuit.games.tricktakers.characters.adventurer import FIRST_ITEM_PIECE
from followsuit.games.tricktakers.characters.ruler import FIRST_TASK_PIECE
from followsuit.games.tricktakers.items import ITEMS, item_of
from followsuit.games.tricktakers.roster import CHARACTERS, key_of
from followsuit.games.tricktakers.tasks import FAILED, TASKS

SYMBOLS: Final[list[str]] = ["sun", "wave", "leaf", "moon", ""]
KINDS: Final[dict[int, str]] = {
    NUMBER: "number",
    RARE: "rare",
    FLAG: "flag",
    PICTURE: "picture",
    PIECE_CARD: "item",
}
SYMBOLS_OF_KINDS: Final[dict[int, str]] = {
    RARE: "rare",
    FLAG: "flag",
    PICTURE: "berserker",
    PIECE_CARD: "item",
}
TASK_TEXT: Final = "{done} points if it is done, {failed} lost if not."


def face_of(card: int) -> CardFace:
    kind = KIND[card]
    is_item = kind == PIECE_CARD
    return CardFace(
        suit=COLOUR_NAMES[COLOUR[card]] if COLOUR[card] != NO_COLOUR else "",
        rank=VALUE[card] if kind == NUMBER else NO_RANK,
        symbol=SYMBOLS_OF_KINDS.get(kind, SYMBOLS[COLOUR[card]]),
        kind=KINDS[kind],
        sign=owner_of(card) if kind == NUMBER and not has_name(card) else "",
        piece=FIRST_ITEM_PIECE + item_of(card) if is_item else -1,
        text="" if is_item or (kind == NUMBER and not has_name(card)) else NAMES[card],
    )


def owner_of(card: int) -> str:
    """The character whose own card it is, or nothing."""
    owners = [key_of(one.name) for one in CHARACTERS if OWNER[card] and one.code == OWNER[card]]
    return "".join(owners)


def has_name(card: int) -> bool:
    """Whether a number card is somebody: MARU, where others are r10."""
    return NAMES[card].isalpha()


def all_pieces() -> dict[int, Piece]:
    """Characters, items and tasks by their numbers, and as people write them."""
    pieces: dict[int, Piece] = {}
    for number in range(len(CHARACTERS)):
        character = CHARACTERS[number]
        key = key_of(character.name)
        pieces[number] = Piece(
            key, "character", character.name, character.text, key, ground=ground_of(character.code)
        )
    for item in range(len(ITEMS)):
        known = ITEMS[item]
        pieces[FIRST_ITEM_PIECE + item] = Piece(
            NAMES[known.card], "item", known.name, known.text, "item", known.group + 1, known.card
        )
    for task in range(len(TASKS)):
        name = TASKS[task].name
        text = TASK_TEXT.format(done=TASKS[task].done, failed=-FAILED)
        pieces[FIRST_TASK_PIECE + task] = Piece(name, "task", name.replace("-", " "), text, "task")
    for character in CHARACTERS:
        pieces.update(character.pieces())
    return pieces


def ground_of(code: str) -> int:
    """The first digit of the priority."""
    return int(code[0]) if code[:1].isdecimal() else 0


def all_powers() -> list[Power]:
    powers: list[Power] = []
    for number in range(len(CHARACTERS)):
        character = CHARACTERS[number]
        for power in range(character.power_count):
            name = character.power_text(power)
            powers.append(Power(character.power_key(power), name, number))
    return powers
