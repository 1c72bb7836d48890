"""3B  Adventurer: two equipments to begin with, one more for each trick won, and an item on each."""

from typing import ClassVar, Final

from followsuit.core.cards import EVERYONE, NOBODY
from followsuit.core.face import Act
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter
from followsuit.core.option import PIECE, argument_of, option
from followsuit.core.policy import EVEN
from followsuit.core.position import Position, PositionError
from followsuit.core.reason import Reason
from followsuit.core.roles import CounterRole
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.core.strip import Occasion, Strip
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import FLAG, NO_COLOUR, NUMBER
from followsuit.games.takers.character import Character, Face, strip_by_wins
from followsuit.games.takers.drawing import draw
from followsuit.games.takers.order import BEATS_RARE, WINS_TIES
from followsuit.games.takers.powers.exchange import DiscardOne, exchange_cards
from followsuit.games.takers.powers.items import AXE_VALUE, after_sword, put_off_turn
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.scoring import by_wins
from followsuit.games.takers.table import Role, TakersTable
from followsuit.games.tricktakers.cards import KIND
from followsuit.games.tricktakers.items import (
    AXE,
    BLUE_ITEM,
    BOOK,
    BOOTS,
    CASTLE,
    DOLL,
    FAIRY,
    GOLD,
    ITEMS,
    MAP,
    NEVER,
    ORB,
    POTION,
    RED_ITEM,
    SWORD,
    WAND,
    WING,
    WITH,
    card_of,
    item_of,
)

SWORD_DOWN: Final = 15  # the Sword's other way, as a power of its own
INITIAL: Final = 2  # the first two equipments are the initial ones
GOLD_POINTS: Final = 30
NO_POWERS: Final[list[int]] = []
FIRST_ITEM_PIECE: Final = 32  # items among the pieces a player can pick

FIVE_WINS: Final = Reason("TA-ADV-55", "The Adventurer has won all five tricks.")
TABLE: Final = Reason("TA-ADV-50", "The Adventurer's points for the tricks won.")
TABLE_OF_TWO: Final = Reason("TA-2P-11", "The Adventurer's points for the tricks won.")
UNUSED_ITEM: Final = Reason("TA-ADV-51", "Unused items are worth what is printed on them.")
GOLD_FOUND: Final = Reason("TA-ITM-75", "Discovered Gold brings 30 points.")
DISCARD_FOR_BOOK: Final = Reason("TA-ITM-45", "Discard a card for the one you have drawn.")
EXCHANGE_BY_MAP: Final = Reason("TA-ITM-01", "Choose the cards to discard; as many are drawn.")
CHOOSE_BLUE_ITEM: Final = Reason("TA-ADV-02", "Choose an item for your equipment.")
CHOOSE_RED_ITEM: Final = Reason("TA-ADV-03", "Choose an item for your equipment.")
ONE_ITEM_A_TRICK: Final = Reason("TA-ADV-11", "One item may be used in a trick.")
NOT_EQUIPPED: Final = Reason("TA-ADV-10", "That item does not lie on one of your equipments.")
CANNOT_BE_USED: Final = Reason("TA-ITM-90", "A crystal cannot be used.")
NOT_WHEN_LEADING: Final = Reason("TA-ITM-07", "The Potion cannot be used when leading.")
NOT_IN_THE_FIFTH: Final = Reason("TA-ITM-52", "Fairy Mischief cannot be used in the fifth trick.")
SWORD_NEEDS_NUMBER: Final = Reason("TA-ITM-20", "The Sword needs a number card.")
WAND_NEEDS_NUMBER: Final = Reason("TA-ITM-30", "The Wand needs a number card.")
AXE_NEEDS_NUMBER: Final = Reason("TA-ITM-40", "The Axe needs a number card.")
TIE_WON: Final = Reason("TA-ITM-70", "The Proactive Wing wins the tie.")
DOLL_BEATS_RARE: Final = Reason("TA-ITM-80", "The Dragon Doll makes the card beat every Rare.")


# How readily an item is used, or taken; those not named are kept.
READY: Final[dict[int, int]] = {
    GOLD: 100,
    MAP: 75,
    BOOK: 75,
    CASTLE: 75,
    FAIRY: 40,
    DOLL: 40,
    AXE: 45,
    WAND: 35,
    SWORD: 30,
    WING: 30,
    BOOTS: 30,
    ORB: 20,
    POTION: 20,
}
MORE_TO_WIN: Final = 30


class Adventurer(Character):
    code: ClassVar[str] = "3B"
    name: ClassVar[str] = "Adventurer"
    has_deck: ClassVar[bool] = True
    own_places: ClassVar[int] = 3  # the item deck, the equipments, the used items
    power_count: ClassVar[int] = 16
    points_for_wins: ClassVar[tuple[int, ...]] = (20, 10, 20, 40, 60, 0)
    points_of_two: ClassVar[tuple[int, ...]] = (40, 20, 10, 20, 40, 60)
    game_for_wins: ClassVar[tuple[int, ...]] = (5,)
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "two-items"),
        Act("in-trick", "use"),
        Act("after-win", "equipment"),
        Act("end", "unused"),
    )

    def exclusive_cards(self) -> list[int]:
        return [item.card for item in ITEMS]

    def set_up_choices(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TA-ADV-01 to TA-ADV-04  A blue and a red item; the other thirteen become the item deck.

        TA-GAP-31  They are two steps: a renewal may come between them.
        """
        return [ChooseItem(role, BLUE_ITEM), ChooseItem(role, RED_ITEM)]

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        """The equipments in order, the item deck from its top, the used items; the rest is in the deck."""
        if not position.has("items"):
            position.text("items", "")
            position.text("item_deck", "")
            position.text("used_items", "")
            return
        laid = read_items(position, "items", game, [])
        top = read_items(position, "item_deck", game, laid)
        used = read_items(position, "used_items", game, laid + top)
        rest = [item.card for item in ITEMS if item.card not in laid + top + used]
        t.cards.piles[self.place] = rest + top[::-1]
        t.cards.piles[self.place + 1] = laid
        t.cards.piles[self.place + 2] = used
        t.cards.own_knowledge()
        for card in rest + top:
            t.cards.known_by[card] = NOBODY
        for card in laid:
            t.cards.show(card, self.place + 1)
        for card in used:
            t.cards.show(card, self.place + 2)

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        written["items"] = game.write_cards(equipments(t, self.place))
        written["item_deck"] = game.write_cards(t.cards.piles[self.place][::-1])
        written["used_items"] = game.write_cards(t.cards.piles[self.place + 2])

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """TA-ADV-10 to TA-ADV-19  One item of the equipments in each run of a trick."""
        item = item_of_power(power)
        if card_of(item) not in equipments(t, self.place):
            return NOT_EQUIPPED
        if ITEMS[item].kind == NEVER:
            return CANNOT_BE_USED
        if t.has_used(role):
            return ONE_ITEM_A_TRICK
        if item == POTION and not t.plays and t.seat_count > 2:
            return NOT_WHEN_LEADING
        if item == FAIRY and t.trick_number == 5:
            return NOT_IN_THE_FIFTH
        return None

    def powers_at_hand(self, t: TakersTable, role: Role) -> list[int]:
        """TA-ADV-10, TA-ADV-11  Those of the items on the equipments, until one has been used."""
        if t.has_used(role):
            return NO_POWERS
        powers = [item_of(card) for card in equipments(t, self.place)]
        if SWORD in powers:
            powers.append(SWORD_DOWN)
        powers.sort()
        return powers

    def power_text(self, power: int) -> str:
        if power == SWORD_DOWN:
            return "Miracle Sword, 5 less"
        return "Miracle Sword, 5 more" if power == SWORD else ITEMS[power].name

    def goes_with_a_card(self, power: int) -> bool:
        return ITEMS[item_of_power(power)].kind == WITH

    def goes_with(self, t: TakersTable, role: Role, power: int, card: int) -> Reason | None:
        """TA-ITM-20, TA-ITM-30, TA-ITM-40  Sword, Wand and Axe need a number card."""
        if KIND[card] == NUMBER:
            return None
        if power in (SWORD, SWORD_DOWN):
            return SWORD_NEEDS_NUMBER
        if power == WAND:
            return WAND_NEEDS_NUMBER
        return AXE_NEEDS_NUMBER if power == AXE else None

    def lifts_following(self, power: int) -> bool:
        """TA-FOL-06  Only the Wand and the Orb."""
        return power in (WAND, ORB)

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """TA-ADV-13 to TA-ADV-16  Carry the item out; then a new one takes its place."""
        item = item_of_power(power)
        if item == CASTLE:
            t.then([VisitTheCastle(role)])
        elif item == BOOTS:
            t.then([PutOffTurn(role)])
        else:
            t.then([*self.effect(t, role, item), ReplaceItem(role, item)])

    def effect(self, t: TakersTable, role: Role, item: int) -> list[AnyStep]:
        """What a 'before' item does; those that go with a card have done it already."""
        if item == MAP:
            return [exchange_cards(t, role.seat, 0, EXCHANGE_BY_MAP)]
        if item == BOOK:
            return [ReadTheBook(role)]
        if item == FAIRY:
            open_hand(t, role.seat)
        elif item == GOLD:
            t.gain(role.seat, GOLD_POINTS, GOLD_FOUND)
        return []

    def inclination(self, t: TakersTable, role: Role, power: int, wants_trick: bool) -> int:
        return READY.get(power, 0) + (MORE_TO_WIN if wants_trick and power in (AXE, DOLL) else 0)

    def priors(self, t: TakersTable, role: Role, offered: list[int], wants_trick: bool) -> list[int]:
        if not isinstance(t.todo[-1], ChooseItem):
            return []
        return [READY.get(argument_of(pick) - FIRST_ITEM_PIECE, EVEN) for pick in offered]

    def resolve_power(self, t: TakersTable, role: Role, face: Face, power: int) -> None:
        """TA-STR-02  What the declared item makes of the card."""
        if power in (SWORD, SWORD_DOWN):
            face.value = after_sword(face.value, power == SWORD)
        elif power == AXE:
            face.value = AXE_VALUE
        elif power == WAND:
            if t.led != NO_COLOUR:
                face.colour = t.led
        elif power == ORB:
            face.kind = FLAG
            face.colour = NO_COLOUR
            face.marks = 0  # a plain flag, whatever the card does by itself
            face.why = None
        elif power == WING:
            face.marks |= WINS_TIES
            face.why = TIE_WON
        elif power == DOLL:
            face.marks |= BEATS_RARE
            face.why = DOLL_BEATS_RARE
        elif power == POTION:
            face.is_face_down = True

    def notes(self, t: TakersTable, role: Role) -> list[Counter]:
        """TA-HID-07  How many items are left in the deck."""
        return [Counter("item deck", role.seat, str(len(t.cards.piles[self.place])), role=CounterRole.DECK)]

    def shown_cards(self, t: TakersTable, role: Role) -> list[Area]:
        """TA-ADV-06, TA-HID-08  Items on equipments are open to all, and so are the used ones."""
        areas = [Area("equipment", role.seat, "row", equipments(t, self.place)[:])]
        used = t.cards.piles[self.place + 2]
        return [*areas, Area("used items", role.seat, "list", used[:])] if used else areas

    def trick_won(self, t: TakersTable, role: Role) -> None:
        """TA-ADV-30 to TA-ADV-32  The trick becomes a new equipment, with an item of its own."""
        draw_item(t, role, len(equipments(t, self.place)))

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        return FIVE_WINS if t.wins[role.seat] in self.game_for_wins else None

    def strip(self, at: Occasion) -> Strip | None:
        return strip_by_wins(self, at, [TABLE_OF_TWO if at.players == 2 else TABLE])

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """TA-ADV-50 to TA-ADV-54  The table of wins, and every unused item."""
        why = TABLE_OF_TWO if t.seat_count == 2 else TABLE
        awards = [Award(role.seat, by_wins(t, role, self.points_for_wins, self.points_of_two), why)]
        items = equipments(t, self.place)
        for i in range(len(items)):
            unused = ITEMS[item_of(items[i])].unused
            awards.append(Award(role.seat, unused[0] if i < INITIAL else unused[1], UNUSED_ITEM))
        return awards


def item_of_power(power: int) -> int:
    return SWORD if power == SWORD_DOWN else power


def equipments(t: TakersTable, place: int) -> list[int]:
    """The items on the equipments: the blue one, the red one, then the new ones by age."""
    return t.cards.piles[place + 1]


def read_items(position: Position, key: str, game: Game, placed: list[int]) -> list[int]:
    """The items a position names here, none of which it has named before."""
    cards: list[int] = []
    for card in game.read_cards(position.text(key, "")):
        if not 0 <= item_of(card) < len(ITEMS):
            raise PositionError(key, f"{game.write_card(card)} is no item.")
        if card in placed or card in cards:
            raise PositionError(key, f"{game.write_card(card)} lies in two places.")
        cards.append(card)
    return cards


class ChooseItem(Ask[TakersTable]):
    """TA-ADV-02, TA-ADV-03  One of three for the initial equipment; after the second the rest is shuffled."""

    def __init__(self, role: Role, group: int) -> None:
        super().__init__(role.seat)
        self.role = role
        self.group = group

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.role.index, self.group)

    def about(self) -> Reason:
        return CHOOSE_BLUE_ITEM if self.group == BLUE_ITEM else CHOOSE_RED_ITEM

    def options(self, t: TakersTable) -> list[int]:
        return [
            option(PIECE, FIRST_ITEM_PIECE + item)
            for item in range(len(ITEMS))
            if ITEMS[item].group == self.group
        ]

    def picked(self, t: TakersTable, pick: int) -> None:
        place = self.role.character.place
        card = card_of(argument_of(pick) - FIRST_ITEM_PIECE)
        t.cards.move(card, place, place + 1)
        if t.log is not None:
            t.log.tell("equipped", seat=self.seat, cards=[card])
        if self.group == RED_ITEM:
            t.cards.shuffle(place, t.rng)


def draw_item(t: TakersTable, role: Role, slot: int) -> None:
    """TA-ADV-14, TA-ADV-31, TA-ADV-40  The top item goes onto an equipment; used ones are shuffled."""
    place = role.character.place
    if not t.cards.piles[place] and t.cards.piles[place + 2]:
        t.cards.turn_over(place + 2, place)
        t.cards.shuffle(place, t.rng)
        if t.log is not None:
            t.log.tell("items-reshuffled", seat=role.seat, number=len(t.cards.piles[place]))
    if not t.cards.piles[place]:
        return
    t.cards.turn_up(place, place + 1, 1)
    items = t.cards.own_pile(place + 1)
    card = items.pop()
    items.insert(slot, card)
    if t.log is not None:
        t.log.tell("equipped", seat=role.seat, cards=[card])


class ReplaceItem(Step[TakersTable]):
    """TA-ADV-13 to TA-ADV-16, TA-ADV-41  The new item is drawn, then the used one is laid away."""

    def __init__(self, role: Role, item: int) -> None:
        self.role = role
        self.item = item

    def key(self) -> tuple[int, ...]:
        return (self.role.index, self.item)

    def run(self, t: TakersTable) -> None:
        place = self.role.character.place
        card = card_of(self.item)
        slot = equipments(t, place).index(card)
        t.cards.own_pile(place + 1).remove(card)
        draw_item(t, self.role, slot)
        t.cards.own_pile(place + 2).append(card)
        t.cards.show(card, place + 2)


class ReadTheBook(RoleStep[TakersTable]):
    """TA-ITM-45, TA-ITM-46  Draw a card, then discard one; without a card drawn, none is discarded."""

    def run(self, t: TakersTable) -> None:
        if draw(t, self.role.seat):
            t.then([DiscardOne(self.role.seat, DISCARD_FOR_BOOK)])


def open_hand(t: TakersTable, seat: int) -> None:
    """TA-ITM-50, TA-ITM-51  The cards in hand lie open from now on; cards drawn later do not."""
    t.open_cards = sorted(t.hand(seat))
    for card in t.hand(seat):
        t.cards.show(card, seat)
    if t.log is not None:
        t.log.tell("opened-hand", seat=seat, cards=t.open_cards, seen_by=EVERYONE)


class VisitTheCastle(RoleStep[TakersTable]):
    """TA-ITM-60 to TA-ITM-65  All items go; every equipment, the Castle's own included, gets a new one."""

    def run(self, t: TakersTable) -> None:
        place = self.role.character.place
        castle = card_of(CASTLE)
        count = len(equipments(t, place))
        t.cards.own_pile(place + 1).remove(castle)
        t.cards.move_all(place + 1, place + 2)
        for slot in range(count):
            draw_item(t, self.role, slot)
        t.cards.own_pile(place + 2).append(castle)
        t.cards.show(castle, place + 2)


class PutOffTurn(RoleStep[TakersTable]):
    """TA-ITM-15 to TA-ITM-18  The turn comes when all others have played; a new item takes its place now."""

    def run(self, t: TakersTable) -> None:
        put_off_turn(t, self.role.seat)
        t.then([ReplaceItem(self.role, BOOTS)])
