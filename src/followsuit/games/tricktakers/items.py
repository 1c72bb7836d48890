"""The Adventurer's fifteen items: what each is, when it is used, what it is worth unused.

An item is shuffled and drawn like a card, so it is one; it is never played to a trick.
"""

from typing import Final

from followsuit.games.takers.cards import NO_COLOUR, PIECE_CARD
from followsuit.games.tricktakers.cards import add_card

BLUE_ITEM: Final = 0
RED_ITEM: Final = 1
REGULAR_ITEM: Final = 2

BEFORE: Final = 0  # used before a card is played
WITH: Final = 1  # declared with the card
NEVER: Final = 2


class Item:
    """One line of the table in chapter 4.2. Never changed."""

    def __init__(
        self, name: str, japanese: str, group: int, kind: int, unused: tuple[int, int], rule: str
    ) -> None:
        self.card = add_card(name.lower().replace(" ", "-").replace("'", ""), PIECE_CARD, NO_COLOUR, 0, "3B")
        self.name = name
        self.japanese = japanese
        self.group = group
        self.kind = kind
        self.unused = (
            unused  # points at the end of the round on an initial and on a new equipment (TA-GAP-11)
        )
        self.rule = rule


ITEMS: Final[list[Item]] = [
    Item(
        "Map of Destiny",
        "運命の地図",
        BLUE_ITEM,
        BEFORE,
        (10, 10),
        "TA-ITM-01",
    ),
    Item(
        "Potion of Invisibility",
        "透明になる薬",
        BLUE_ITEM,
        WITH,
        (10, 10),
        "TA-ITM-05",
    ),
    Item(
        "Timid Boots",
        "臆病なブーツ",
        BLUE_ITEM,
        BEFORE,
        (10, 10),
        "TA-ITM-15",
    ),
    Item(
        "Miracle Sword",
        "奇跡のつるぎ",
        RED_ITEM,
        WITH,
        (-30, -30),
        "TA-ITM-21",
    ),
    Item(
        "Ruler's Wand",
        "ルーラーの杖",
        RED_ITEM,
        WITH,
        (-30, -30),
        "TA-ITM-32",
    ),
    Item(
        "Berserker Axe",
        "バーサーカーの斧",
        RED_ITEM,
        WITH,
        (-30, -30),
        "TA-ITM-41",
    ),
    Item(
        "Hermit's Book of Secrets",
        "ハーミットの秘伝書",
        REGULAR_ITEM,
        BEFORE,
        (10, 10),
        "TA-ITM-45",
    ),
    Item(
        "Fairy Mischief",
        "妖精のいたずら",
        REGULAR_ITEM,
        BEFORE,
        (-30, -30),
        "TA-ITM-50",
    ),
    Item(
        "White Orb",
        "白のオーブ",
        REGULAR_ITEM,
        WITH,
        (10, 10),
        "TA-ITM-56",
    ),
    Item(
        "Visit to the Castle",
        "城に立ち寄る",
        REGULAR_ITEM,
        BEFORE,
        (-30, -30),
        "TA-ITM-60",
    ),
    Item(
        "Proactive Wing",
        "先回りの翼",
        REGULAR_ITEM,
        WITH,
        (10, 10),
        "TA-ITM-70",
    ),
    Item(
        "Discovered Gold",
        "ゴールド発見",
        REGULAR_ITEM,
        BEFORE,
        (10, 10),
        "TA-ITM-75",
    ),
    Item(
        "Crystal",
        "クリスタル",
        REGULAR_ITEM,
        NEVER,
        (20, 30),
        "TA-ITM-90",
    ),
    Item(
        "Dragon Doll",
        "ドラゴン人形",
        REGULAR_ITEM,
        WITH,
        (-30, -30),
        "TA-ITM-80",
    ),
    Item(
        "Rock Crystal",
        "クリスタル原石",
        REGULAR_ITEM,
        NEVER,
        (30, 50),
        "TA-ITM-90",
    ),
]

MAP: Final = 0
POTION: Final = 1
BOOTS: Final = 2
SWORD: Final = 3
WAND: Final = 4
AXE: Final = 5
BOOK: Final = 6
FAIRY: Final = 7
ORB: Final = 8
CASTLE: Final = 9
WING: Final = 10
GOLD: Final = 11
CRYSTAL: Final = 12
DOLL: Final = 13
ROCK_CRYSTAL: Final = 14

FIRST_ITEM_CARD: Final[int] = ITEMS[0].card


def item_of(card: int) -> int:
    """An item's number by its card."""
    return card - FIRST_ITEM_CARD


def card_of(item: int) -> int:
    return FIRST_ITEM_CARD + item
