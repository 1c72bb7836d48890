"""What the cards and pieces of Little TrickTakers look like and are called."""

from typing import Final

from followsuit.core.face import Act, ActMoment, CardFace, Piece, Power
from followsuit.games.little.beasts import BEASTS, GURU_DRAW
from followsuit.games.little.belongings import BELONGINGS
from followsuit.games.little.cards import ENHANCEMENT_CARDS, KIND, NAMES, PRINTS
from followsuit.games.little.items import ITEMS
from followsuit.games.little.numbers import ENHANCEMENT_PRICES
from followsuit.games.little.pieces import (
    FIRST_BEAST_PIECE,
    FIRST_ENHANCEMENT_PIECE,
    FIRST_ITEM_PIECE,
    HERMITS_EXCHANGE,
    LEFT,
    POKER_EXCHANGE,
    PUT_IN,
    RIGHT,
    task_piece,
)
from followsuit.games.little.roster import CHARACTERS, key_of
from followsuit.games.takers.cards import NUMBER
from followsuit.games.takers.faces import card_face, powers_of

# LT-OPT-09  In the order of cards.ENHANCEMENT_CARDS: as people write them, and what they are called,
# which is just what the card is called.
ENHANCEMENTS: Final[list[tuple[str, str]]] = [
    ("buy-red-1", "Enhancement red 1"),
    ("buy-blue-9", "Enhancement blue 9"),
    ("buy-black-7", "Enhancement black 7"),
    ("buy-white-flag", "Enhancement White Flag"),
    ("buy-rare", "Enhancement Rare"),
]
GROUNDS: Final = 5  # of the seals
# When each is used.
ITEM_MOMENTS: Final[dict[str, ActMoment]] = {
    "sword": "with-card",
    "map": "before-card",
    "book": "before-card",
    "axe": "with-card",
    "boots": "before-card",
    "wing": "with-card",
    "fan": "with-card",
    "elixir": "with-card",
    "glove": "before-card",
    "clock": "before-card",
}
AT_SETUP: Final[tuple[Act, ...]] = (Act("setup"),)  # as its text says
# Most beasts bring points at the end.
BEAST_MOMENTS: Final[dict[str, ActMoment]] = {"guru-draw": "before-card", "nemu-tie": "in-trick"}


def face_of(card: int) -> CardFace:
    is_number = KIND[card] == NUMBER
    return card_face(
        PRINTS,
        card,
        picture="berserker",
        sign=owner_of(card) if is_number else "",
        piece=-1,
        text=NAMES[card] if PRINTS.owner[card] or not is_number else "",
    )


def owner_of(card: int) -> str:
    """The character whose own card it is, or that it is an Enhancement Card, or nothing."""
    owners = [key_of(one.name) for one in CHARACTERS if one.code == PRINTS.owner[card]]
    return "".join(owners) or PRINTS.owner[card]


def all_pieces() -> dict[int, Piece]:
    """Characters, options, items, beasts, tasks and sides by their numbers, and as people write them."""
    pieces: dict[int, Piece] = {}
    for number in range(len(CHARACTERS)):
        one = CHARACTERS[number]
        key = key_of(one.name)
        ground = number % GROUNDS + 1
        pieces[number] = Piece(
            key, "character", one.name, "", key, ground=ground, code=one.code, acts=one.acts
        )
    pieces[POKER_EXCHANGE] = Piece("poker-exchange", "exchange", "Poker Exchange", "", "shift", acts=AT_SETUP)
    pieces[HERMITS_EXCHANGE] = Piece(
        "hermits-exchange", "exchange", "Hermit's Exchange", "", "shift", acts=AT_SETUP
    )
    for i in range(len(ENHANCEMENT_CARDS)):
        key, name = ENHANCEMENTS[i]
        price = ENHANCEMENT_PRICES[i]
        pieces[FIRST_ENHANCEMENT_PIECE + i] = Piece(
            key, "enhancement", name, "", "enhancement", card=ENHANCEMENT_CARDS[i], price=price, acts=AT_SETUP
        )
    for i in range(len(ITEMS)):
        item = ITEMS[i]
        pieces[FIRST_ITEM_PIECE + i] = Piece(
            item.key,
            "item",
            item.name,
            "",
            item.key,
            i % GROUNDS + 1,
            price=item.price,
            acts=(Act(ITEM_MOMENTS[item.key]),),
        )
    for i in range(len(BEASTS)):
        beast = BEASTS[i]
        symbol = beast.key.partition("-")[0]
        acts = (Act(BEAST_MOMENTS.get(beast.key, "end")),)
        pieces[FIRST_BEAST_PIECE + i] = Piece(beast.key, "beast", beast.name, "", symbol, acts=acts)
    pieces.update(all_tasks())
    pieces[LEFT] = Piece("left", "side", "To the left")
    pieces[RIGHT] = Piece("right", "side", "To the right")
    return pieces


def all_tasks() -> dict[int, Piece]:
    """LT-PREP-01, LT-PREP-02  What there may be to prepare: each step of a setup, and a bought card."""
    tasks: dict[int, Piece] = {}
    for number in range(len(CHARACTERS)):
        one = CHARACTERS[number]
        for step in range(len(one.set_up_names)):
            words = one.set_up_names[step]
            key = f"{key_of(one.name)}-{words}".lower().replace("'", "").replace(" ", "-")
            tasks[task_piece(number, step)] = Piece(
                key,
                "preparation",
                f"{one.name}: {words}",
                "",
                key_of(one.name),
                number % GROUNDS + 1,
                acts=AT_SETUP,
            )
    tasks[PUT_IN] = Piece(
        "put-in",
        "preparation",
        "Enhancement Card: put it in",
        "",
        "enhancement",
        acts=AT_SETUP,
    )
    return tasks


def all_powers() -> list[Power]:
    """What characters can do lives on them; what items and a beast can do lives on those."""
    powers: list[Power] = []
    for number in range(len(CHARACTERS)):
        powers += powers_of(CHARACTERS[number], number)
    for power in powers_of(BELONGINGS, FIRST_BEAST_PIECE + GURU_DRAW):
        items = [i for i in range(len(ITEMS)) if power.key.partition("-")[0] == ITEMS[i].key]
        piece = FIRST_ITEM_PIECE + items[0] if items else power.piece
        powers.append(Power(power.key, power.name, piece))
    return powers
