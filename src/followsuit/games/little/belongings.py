"""What lies before a seat besides its characters: the items it owns, and its beasts (4.11 and 4.13)."""

from typing import ClassVar, Final

from followsuit.core.game import Game
from followsuit.core.layout import Area
from followsuit.core.position import Position
from followsuit.core.reason import Reason
from followsuit.games.little.announcing import BEAST_DRAW, SWORD_DOWN, item_of_power
from followsuit.games.little.beasts import BEASTS, FOR_EACH, GURU_DRAW, GURU_DRAWS, MARU_THIRTY, THIRTY
from followsuit.games.little.cards import COLOUR, KIND, MIRIA, VALUE, is_number
from followsuit.games.little.clock import NO_SIZES, SizesBefore, note_sizes, turn_back_time
from followsuit.games.little.elixir import PlayTwo, elixir_play
from followsuit.games.little.exchanging import exchange
from followsuit.games.little.glove import ChooseVictim, victims
from followsuit.games.little.items import (
    AXE,
    BOOK,
    BOOTS,
    CLOCK,
    ELIXIR,
    FAN,
    GLOVE,
    ITEMS,
    MAP,
    SWORD,
    WING,
)
from followsuit.games.little.numbers import HAND
from followsuit.games.little.order import NEED_NOT_FOLLOW, WINS_TIES_FIRST
from followsuit.games.little.places import HELD
from followsuit.games.little.table import LittleTable, little_table, replaced
from followsuit.games.little.turn import GoOn
from followsuit.games.little.without_options import why_without_options
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import NO_COLOUR, NUMBER
from followsuit.games.takers.character import AT_ONCE, Character, Face
from followsuit.games.takers.drawing import can_draw, draw
from followsuit.games.takers.policy import best_key, is_kakumei, key_of
from followsuit.games.takers.powers.draw_then_discard import DrawThenDiscard
from followsuit.games.takers.powers.items import AXE_VALUE, after_sword, put_off_turn
from followsuit.games.takers.table import Play, Role, Sheet, TakersTable, without

WITH_A_CARD: Final[list[int]] = [SWORD, SWORD_DOWN, AXE, WING, FAN]  # LT-TURN-03
NO_POWERS: Final[list[int]] = []

NOT_YOURS: Final = Reason("LT-OPT-23", "That item does not lie before you.")
NO_BEAST: Final = Reason("LT-BEAST-06", "The beast that draws cards does not lie before you.")
NO_BEASTS: Final = Reason("LT-LIGHT-01", NO_BEAST.sentence)
ASLEEP: Final = Reason("LT-BEAST-13", "The beast has drawn already; it lies face down.")
MIRIA_STAYS: Final = Reason("LT-BERS-04", "MIRIA can never be discarded.")
NUMBER_FOR_SWORD: Final = Reason("LT-ITEM-12", "The Sword needs a number card.")
NUMBER_FOR_AXE: Final = Reason("LT-ITEM-21", "The Axe needs a number card.")
NOTHING_TO_DISCARD: Final = Reason("LT-ITEM-30", "You hold no card that may be discarded.")
NOTHING_TO_DRAW: Final = Reason("LT-ITEM-41", "There is no card to draw.")
NOTHING_FOR_BEAST: Final = Reason("LT-DECK-05", NOTHING_TO_DRAW.sentence)
NOBODY_AFTER_YOU: Final = Reason("LT-ITEM-53", "Nobody is to play after you.")
NOTHING_TO_FOLLOW: Final = Reason("LT-ITEM-73", "There is no lead colour that has to be followed.")
NOT_WHEN_LEADING: Final = Reason("LT-ITEM-80", "The Elixir cannot be used when leading.")
NOT_TWO_CARDS: Final = Reason("LT-ITEM-90", "You will not have two cards to play.")
NO_VICTIM: Final = Reason("LT-ITEM-126", "Nobody else holds a card.")
EXCHANGE_BY_MAP: Final = Reason("LT-ITEM-30", "Discard one card or more; as many are drawn.")
DISCARD_FOR_BOOK: Final = Reason("LT-ITEM-40", "Discard a card for the one you have drawn.")
DISCARD_FOR_BEAST: Final = Reason("LT-BEAST-13", "Discard as many cards as you have drawn.")
BEAST_OF_COLOUR: Final = Reason(
    "LT-BEAST-10", "The beast brings 10 points for each taken card of its colour."
)
BEAST_OF_PLENTY: Final = Reason("LT-BEAST-12", "The beast brings 30 points.")


HIGHEST_BY_SWORD: Final = 9


class Belongings(Character):
    """No character, but asked at the same places as one: its powers are items and a beast."""

    code: ClassVar[str] = "belongings"  # after all characters
    name: ClassVar[str] = "Belongings"
    power_count: ClassVar[int] = BEAST_DRAW + 1
    why_kept: ClassVar[Reason] = MIRIA_STAYS

    def sheet(self) -> Sheet:
        return NO_SIZES

    def cannot_discard(self, t: TakersTable, role: Role) -> int:
        """LT-BERS-04, LT-BERS-09  MIRIA, whoever holds it."""
        return MIRIA if MIRIA in t.hand(role.seat) else -1

    def start_trick(self, t: TakersTable, role: Role) -> None:
        if CLOCK in little_table(t).items[role.seat]:
            note_sizes(little_table(t), role)

    # The own turn.

    def powers_at_hand(self, t: TakersTable, role: Role) -> list[int]:
        """LT-TURN-10  What lies before the seat."""
        table = little_table(t)
        items = table.items[role.seat]
        has_draw = GURU_DRAW in table.beasts[role.seat]
        if not items and not has_draw:
            return NO_POWERS
        powers = sorted(items)
        if SWORD in items:
            powers.append(SWORD_DOWN)
        return [*powers, BEAST_DRAW] if has_draw else powers

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """LT-ITEM-01  It must lie before the seat, and have some effect."""
        table = little_table(t)
        if power == BEAST_DRAW:
            if GURU_DRAW not in table.beasts[role.seat]:
                return NO_BEAST if table.rules.has_pairs else NO_BEASTS
            if GURU_DRAW in table.asleep:
                return ASLEEP
            return None if can_draw(t) else NOTHING_FOR_BEAST
        if item_of_power(power) not in table.items[role.seat]:
            return NOT_YOURS if table.rules.has_options else why_without_options(table)
        return why_useless(table, role.seat, power)

    def power_text(self, power: int) -> str:
        if power == BEAST_DRAW:
            return BEASTS[GURU_DRAW].name
        name = ITEMS[item_of_power(power)].name
        if power == SWORD_DOWN:
            return f"{name}, 5 less"
        return f"{name}, 5 more" if power == SWORD else name

    def power_key(self, power: int) -> str:
        if power == BEAST_DRAW:
            return BEASTS[GURU_DRAW].key
        key = ITEMS[item_of_power(power)].key
        if power == SWORD_DOWN:
            return f"{key}-less"
        return f"{key}-more" if power == SWORD else key

    def goes_with_a_card(self, power: int) -> bool:
        return power in WITH_A_CARD

    def goes_with(self, t: TakersTable, role: Role, power: int, card: int) -> Reason | None:
        """LT-ITEM-12, LT-ITEM-21, LT-ITEM-93  Sword and Axe need a number card."""
        if is_number(card):
            return None
        if power in (SWORD, SWORD_DOWN):
            return NUMBER_FOR_SWORD
        return NUMBER_FOR_AXE if power == AXE else None

    def lifts_following(self, power: int) -> bool:
        """LT-ITEM-70"""
        return power == FAN

    def is_free_to_play(self, t: TakersTable, role: Role) -> bool:
        """LT-ITEM-72  Nor is a second card bound, once the first was laid with the Fan."""
        return bool(t.plays) and t.plays[-1].seat == role.seat and t.plays[-1].marks & NEED_NOT_FOLLOW != 0

    def resolve_power(self, t: TakersTable, role: Role, face: Face, power: int) -> None:
        """LT-ITEM-10, LT-ITEM-20, LT-ITEM-60, LT-ITEM-71  What an announced item makes of the main card."""
        if power in (SWORD, SWORD_DOWN):
            face.value = after_sword(face.value, power == SWORD)
        elif power == AXE:
            face.value = AXE_VALUE
        elif power == WING:
            face.marks |= WINS_TIES_FIRST
        elif power == FAN:
            face.marks |= NEED_NOT_FOLLOW

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """LT-OPT-26, LT-BEAST-13  A used item leaves the game; the beast is turned face down."""
        table = little_table(t)
        if power == BEAST_DRAW:
            table.asleep = [*table.asleep, GURU_DRAW]
            t.then([DrawThenDiscard(role.seat, GURU_DRAWS, DISCARD_FOR_BEAST)])
            return
        item = item_of_power(power)
        table.items = replaced(table.items, role.seat, without(table.items[role.seat], item))
        if item == MAP:
            t.then([exchange(t, role.seat, 1, EXCHANGE_BY_MAP)])
        elif item == BOOK:
            t.then([DrawThenDiscard(role.seat, 1, DISCARD_FOR_BOOK)])
        elif item == BOOTS:
            put_off_turn(t, role.seat)
        elif item == ELIXIR:
            drink(table, role.seat)
        elif item == GLOVE:
            t.then([ChooseVictim(role.seat)])
        elif item == CLOCK:
            turn_back_time(table, role)

    # The end of the round.

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """LT-BEAST-10 to LT-BEAST-12, LT-SCORE-08  By the colours printed on the cards taken."""
        awards: list[Award] = []
        for beast in little_table(t).beasts[role.seat]:
            colour = BEASTS[beast].colour
            if beast == MARU_THIRTY:
                awards.append(Award(role.seat, THIRTY, BEAST_OF_PLENTY))
            elif colour != NO_COLOUR:
                count = [COLOUR[card] for card in t.taken(role.seat)].count(colour)
                if count:
                    awards.append(Award(role.seat, FOR_EACH * count, BEAST_OF_COLOUR))
        return awards

    # What a client draws, and positions.

    def shown_cards(self, t: TakersTable, role: Role) -> list[Area]:
        """LT-HID-18  The card taken by the Glove lies apart; the two players see its face."""
        held = t.cards.piles[HELD]
        is_taker = bool(held) and t.next_seat() == role.seat
        return [Area("taken card", role.seat, "row", held[:])] if is_taker else []

    def play_of(self, t: TakersTable, role: Role, cards: list[int], colour: int) -> Play | None:
        """Two cards as one, by the Elixir; with the colour that was named, if one was."""
        return elixir_play(t, role.seat, NO_POWERS, cards, colour)

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        """How many cards each hand had before the trick, if this seat may break it off."""
        if position.has("hands_before") and CLOCK in little_table(t).items[role.seat]:
            sizes = position.numbers("hands_before", [HAND] * t.seat_count, 0, HAND)
            t.sheets[role.index] = SizesBefore(sizes)

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        sheet = t.sheets[role.index]
        assert isinstance(sheet, SizesBefore)
        if sheet.sizes and CLOCK in little_table(t).items[role.seat]:
            written["hands_before"] = sheet.sizes

    # What bots think.

    def inclination(self, t: TakersTable, role: Role, power: int, wants_trick: bool) -> int:
        """LT-ITEM-30, LT-ITEM-40  Drawing is always good; the rest when it wins the trick."""
        if power in (MAP, BOOK) or power > SWORD_DOWN:
            return AT_ONCE
        if not wants_trick:
            return 0
        if power == AXE:
            return 85 if only_wins_with(t, role.seat, AXE_VALUE) else 0
        if power == SWORD:
            return 85 if only_wins_with(t, role.seat, HIGHEST_BY_SWORD) else 0
        return 30 if power in (GLOVE, BOOTS) else 0


def why_useless(t: LittleTable, seat: int, power: int) -> Reason | None:
    """LT-ITEM-01  The conditions given with each item."""
    hand = t.hand(seat)
    if power == MAP:
        return None if [card for card in hand if card != MIRIA] else NOTHING_TO_DISCARD
    if power == BOOK:
        return None if can_draw(t) else NOTHING_TO_DRAW
    if power == BOOTS:
        return None if [other for other in t.waiting if t.has_turn(other)] else NOBODY_AFTER_YOU
    if power == FAN:
        return None if t.led != NO_COLOUR or plays_second(t, seat) else NOTHING_TO_FOLLOW
    if power == ELIXIR:
        if not t.plays:
            return NOT_WHEN_LEADING
        return None if len(hand) + int(can_draw(t)) >= 2 else NOT_TWO_CARDS
    if power == GLOVE:
        return None if victims(t, seat) else NO_VICTIM
    return None


def plays_second(t: LittleTable, seat: int) -> bool:
    """LT-ITEM-73  Whether a second card may follow, which is decided on when all have played."""
    for role in t.roles_of(seat):
        if role.acts_before_winner:
            return True
    return False


def drink(t: LittleTable, seat: int) -> None:
    """LT-ITEM-81, LT-ITEM-91  Draw; then two cards are all that is asked for, if there are two."""
    draw(t, seat)
    if len(t.hand(seat)) >= 2:
        t.unwind(GoOn)
        t.todo.pop()
        t.then([PlayTwo(seat, t.led == NO_COLOUR)])


def only_wins_with(t: TakersTable, seat: int, value: int) -> bool:
    """Whether a card wins now that would not as it is printed."""
    is_turned = is_kakumei(t)
    best = best_key(t, is_turned)
    gains = False
    for card in t.hand(seat):
        if KIND[card] != NUMBER or (t.led != NO_COLOUR and COLOUR[card] != t.led):
            return False  # it might as well win without
        if key_of(NUMBER, COLOUR[card], VALUE[card], t.led, is_turned) > best:
            return False
        gains = gains or key_of(NUMBER, COLOUR[card], value, t.led, is_turned) > best
    return gains


BELONGINGS: Final = Belongings()
