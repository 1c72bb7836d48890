"""What the cards, characters, items and tasks of TrickTakers look like and are called."""

from typing import Final

from followsuit.core.face import AT_THE_END, Act, CardFace, Piece, Power
from followsuit.games.takers.cards import NUMBER, PIECE_CARD
from followsuit.games.takers.faces import card_face, powers_of
from followsuit.games.tricktakers.cards import KIND, NAMES, OWNER, PRINTS
from followsuit.games.tricktakers.characters.adventurer import FIRST_ITEM_PIECE
from followsuit.games.tricktakers.characters.ruler import FIRST_TASK_PIECE
from followsuit.games.tricktakers.items import BEFORE, ITEMS, NEVER, WITH, item_of
from followsuit.games.tricktakers.roster import CHARACTERS, key_of
from followsuit.games.tricktakers.tasks import TASKS

UNUSED: Final = Act("end", "unused")  # TA-ADV-51
ITEM_ACTS: Final[dict[int, tuple[Act, ...]]] = {
    BEFORE: (Act("before-card"), UNUSED),
    WITH: (Act("with-card"), UNUSED),
    NEVER: (UNUSED,),
}


def face_of(card: int) -> CardFace:
    kind = KIND[card]
    is_item = kind == PIECE_CARD
    is_named = kind != NUMBER or has_name(card)
    return card_face(
        PRINTS,
        card,
        picture="berserker",
        sign="" if is_named else owner_of(card),
        piece=FIRST_ITEM_PIECE + item_of(card) if is_item else -1,
        text=NAMES[card] if is_named and not is_item else "",
        portrait=NAMES[card].lower() if kind == NUMBER and has_name(card) else "",
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
            key,
            "character",
            character.name,
            character.text,
            key,
            ground=ground_of(character.code),
            code=character.code,
            acts=character.acts,
        )
    for item in range(len(ITEMS)):
        known = ITEMS[item]
        pieces[FIRST_ITEM_PIECE + item] = Piece(
            NAMES[known.card],
            "item",
            known.name,
            "",
            "item",
            known.group + 1,
            known.card,
            acts=ITEM_ACTS[known.kind],
        )
    for task in range(len(TASKS)):
        key = TASKS[task].name
        name = key.replace("-", " ")
        pieces[FIRST_TASK_PIECE + task] = Piece(key, "task", name, "", "task", acts=AT_THE_END)
    for character in CHARACTERS:
        pieces.update(character.pieces())
    return pieces


def ground_of(code: str) -> int:
    """The first digit of the priority."""
    return int(code[0]) if code[:1].isdecimal() else 0


def all_powers() -> list[Power]:
    powers: list[Power] = []
    for number in range(len(CHARACTERS)):
        powers += powers_of(CHARACTERS[number], number)
    return powers
