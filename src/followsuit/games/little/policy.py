"""Rules of thumb for Little TrickTakers: what tricks are worth to a seat, and what to do for them."""

from typing import Final

from followsuit.core.option import CARD, NUMBER, PIECE, YES, argument_of, verb_of
from followsuit.core.policy import BY_POLICY, EVEN, Policy
from followsuit.core.table import Table
from followsuit.games.little import numbers
from followsuit.games.little.beasts import (
    BEASTS,
    GURU_DRAW,
    MARU_THIRTY,
    NEMU_TIE,
    OKO_SHIELD,
    completed_marks,
)
from followsuit.games.little.cards import COLOUR, PRINTS, is_devil_card
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
from followsuit.games.little.pairing import ChooseBeast, ChooseSide
from followsuit.games.little.pieces import (
    FIRST_BEAST_PIECE,
    FIRST_ENHANCEMENT_PIECE,
    FIRST_ITEM_PIECE,
    LEFT,
    POKER_EXCHANGE,
    is_character,
    is_task,
)
from followsuit.games.little.roster import CHARACTERS
from followsuit.games.little.selecting import Select
from followsuit.games.little.table import BELONGINGS_SLOT, LittleTable
from followsuit.games.takers.cards import NO_COLOUR
from followsuit.games.takers.character import Character
from followsuit.games.takers.policy import (
    bidding,
    discarding,
    equivalent_cards,
    exchanging,
    expected_wins,
    gain_by_trick,
    has_own_priors,
    is_kakumei,
    key_of,
    own_priors,
    playing,
    power_prior,
    reserving,
    turning_over,
    worth_between,
)
from followsuit.games.takers.powers.bidding import BidWins, StakePoints
from followsuit.games.takers.powers.exchange import DiscardOne, ExchangeCards
from followsuit.games.takers.powers.reserving import MayReserve
from followsuit.games.takers.table import Role
from followsuit.games.takers.turn import TakeTurn

WINS_GAME: Final = 300  # five wins
NOTHING: Final[list[int]] = [0, 0, 0, 0, 0, 0]

# How readily something is taken, at about 40 points; in the order of the Enhancement Cards.
ENHANCEMENT: Final[list[int]] = [25, 48, 56, 20, 60]
ITEM: Final[dict[int, int]] = {
    SWORD: 52,
    MAP: 50,
    BOOK: 48,
    AXE: 50,
    BOOTS: 40,
    WING: 30,
    FAN: 30,
    ELIXIR: 40,
    GLOVE: 40,
    CLOCK: 25,
}
BEAST: Final[dict[int, int]] = {MARU_THIRTY: 75, GURU_DRAW: 55, NEMU_TIE: 45, OKO_SHIELD: 50}
EXCHANGE: Final = 55


def worths_of_character(character: Character, is_of_two: bool) -> list[int]:
    """What none to five wins bring this character; with more than two players most win the game with five."""
    worths = character.points_by_wins(is_of_two)
    if not is_of_two and character.has_hook("wins_game"):
        worths[-1] = WINS_GAME
    return worths


OF_WINS: Final[list[list[int]]] = [worths_of_character(each, False) for each in CHARACTERS]
OF_WINS_OF_TWO: Final[list[list[int]]] = [worths_of_character(each, True) for each in CHARACTERS]


class LittlePolicy(Policy):
    def priors(self, t: Table, seat: int, offered: list[int]) -> list[int]:
        """From 0 to 100 for each answer; nothing where there is no rule of thumb."""
        assert isinstance(t, LittleTable)
        question = t.todo[-1]
        if isinstance(question, TakeTurn):
            return turning(t, seat, offered)
        if isinstance(question, ExchangeCards):
            return exchanging(t, offered, wants_wins(t, seat))
        if isinstance(question, DiscardOne):
            return discarding(t, offered, wants_wins(t, seat))
        if isinstance(question, MayReserve):
            return [reserving(t, seat, pick) for pick in offered]
        if isinstance(question, BidWins):
            return bidding(t, seat, offered)
        if isinstance(question, StakePoints):
            return [40 + argument_of(pick) for pick in offered]
        if isinstance(question, ChooseSide):
            return [marks_prior(t, seat, pick) for pick in offered]
        if isinstance(question, ChooseBeast):
            return [BEAST.get(argument_of(pick) - FIRST_BEAST_PIECE, 60) for pick in offered]
        if has_own_priors(t, seat):
            found = own_priors(t, seat, offered, wants_trick(t, seat))
            if found:
                return found
        if verb_of(offered[0]) == PIECE or verb_of(offered[-1]) == PIECE:
            return [piece_prior(t, seat, pick, isinstance(question, Select)) for pick in offered]
        if t.plays:
            return after_playing(t, seat, offered)
        return []

    def equivalent(self, t: Table, seat: int, offered: list[int]) -> list[int]:
        return equivalent_cards(PRINTS, offered)


# Cards as well, as in the other game of the family.
POLICY: Final = LittlePolicy(BY_POLICY)


# What wins are worth.


def worths_of(t: LittleTable, seat: int) -> list[int]:
    """Both characters together."""
    total = NOTHING
    for role in t.roles_of(seat):
        if role.slot != BELONGINGS_SLOT:
            worths = worths_of_role(t, role)
            total = [total[wins] + worths[wins] for wins in range(numbers.TRICKS + 1)]
    return total


def worths_of_role(t: LittleTable, role: Role) -> list[int]:
    if role.has_worths:
        worths = role.character.worth_of_wins(t, role)
        if worths:
            return worths
    number = int(role.code) - 1
    return OF_WINS_OF_TWO[number] if t.seat_count == 2 else OF_WINS[number]


def wants_wins(t: LittleTable, seat: int) -> bool:
    """Before a trick: whether a better hand would bring more."""
    worths = worths_of(t, seat)
    later = expected_wins(t, t.hand(seat))
    wins = t.wins[seat]
    return worth_between(worths, wins, later + 10) >= worth_between(worths, wins, later)


def wants_trick(t: LittleTable, seat: int) -> bool:
    return gain_by_trick(t, seat, worths_of(t, seat)) + worth_of_cards(t, seat) > 0


def worth_of_cards(t: LittleTable, seat: int) -> int:
    """LT-DEVIL-06, LT-DEVIL-07, LT-BEAST-10  What the cards that lie in the trick bring or cost.

    Cards that cost whoever takes them bring as much to the one they belong to.
    """
    own = [role.code for role in t.roles_of(seat)]
    colours = [BEASTS[beast].colour for beast in t.beasts[seat] if BEASTS[beast].colour != NO_COLOUR]
    total = 0
    for play in t.plays:
        for card in play.cards():
            if card >= 0 and is_devil_card(card):
                total += numbers.DEVIL_CARD if PRINTS.owner[card] in own else -numbers.DEVIL_CARD
            if card >= 0 and COLOUR[card] in colours:
                total += 10
    return total


# Selecting and preparing.


def piece_prior(t: LittleTable, seat: int, pick: int, is_selection: bool) -> int:
    """Characters by what the hand will bring them, options by use and price, and tasks at once."""
    if verb_of(pick) != PIECE:
        return 30  # what is prepared later
    number = argument_of(pick)
    if is_task(number):
        return 90
    if is_character(number):
        worth = character_worth(t, seat, number)
        if is_selection:
            return max(0, min(100, 30 + worth // 2))
        return max(0, min(100, 100 - worth // 2))  # given back, or handed over
    if number >= FIRST_ITEM_PIECE:
        return price_prior(t, seat, ITEM[number - FIRST_ITEM_PIECE], ITEMS[number - FIRST_ITEM_PIECE].price)
    if number >= FIRST_ENHANCEMENT_PIECE:
        i = number - FIRST_ENHANCEMENT_PIECE
        return price_prior(t, seat, ENHANCEMENT[i], numbers.ENHANCEMENT_PRICES[i])
    return EXCHANGE if number == POKER_EXCHANGE else EXCHANGE - 5


def character_worth(t: LittleTable, seat: int, number: int) -> int:
    worths = OF_WINS_OF_TWO[number] if t.seat_count == 2 else OF_WINS[number]
    return worth_between(worths, 0, expected_wins(t, t.hand(seat)))


def price_prior(t: LittleTable, seat: int, use: int, price: int) -> int:
    """LT-OPT-15  What costs nothing is worth more."""
    return use + 10 if t.points[seat] <= numbers.FREE_AT else use + 10 - price // 2


def marks_prior(t: LittleTable, seat: int, pick: int) -> int:
    """LT-BEAST-01  The side on which more marks meet."""
    first, second = t.characters[seat]
    pair = [second, first] if argument_of(pick) == LEFT else [first, second]
    marks = completed_marks(CHARACTERS[pair[0]].code, CHARACTERS[pair[1]].code)
    left = [mark for mark in marks if mark in [BEASTS[beast].mark for beast in t.beast_display]]
    return EVEN + 20 * len(left)


# A turn.


def turning(t: LittleTable, seat: int, offered: list[int]) -> list[int]:
    """Cards for what the seat wants of the trick, and powers by how ready one is to use them."""
    wants = wants_trick(t, seat)
    found = playing(t, offered, wants, is_kakumei(t))
    for i in range(len(offered)):
        if verb_of(offered[i]) != CARD:
            found[i] = power_prior(t, seat, argument_of(offered[i]), wants)
    return found


def after_playing(t: LittleTable, seat: int, offered: list[int]) -> list[int]:
    """Once a card lies: Kakumei, or a card that has to go."""
    if verb_of(offered[0]) == NUMBER:
        return []
    wants = wants_trick(t, seat)
    if YES in offered:
        mine = [play for play in t.plays if play.seat == seat]
        if not mine:
            return []
        key = key_of(mine[-1].kind, mine[-1].colour, mine[-1].value, t.led, True)
        others = turning_over(t, key + 1) if wants else 0
        return [others if pick == YES else EVEN for pick in offered]
    return discarding(t, offered, wants) if verb_of(offered[0]) == CARD else []
