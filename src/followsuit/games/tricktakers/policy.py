"""Rules of thumb for TrickTakers: what a character's tricks are worth to it, and what to do for them."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.option import CARD, NO, PIECE, POWER, argument_of, verb_of
from followsuit.core.policy import BY_POLICY, EVEN, NO_ANSWER, Policy
from followsuit.core.rng import Rng
from followsuit.core.table import Table
from followsuit.games.takers.policy import (
    PICKS,
    alike_cards,
    bidding,
    chances_of,
    discarding,
    exchanging,
    gain_by_trick,
    guess_card,
    is_kakumei,
    key_of,
    playing,
    reserving,
    turning_over,
)
from followsuit.games.takers.powers.bidding import HIGHEST_BID_OF_TWO, NO_BID, BidWins, StakePoints, bid_of
from followsuit.games.takers.powers.exchange import DiscardOne, ExchangeCards
from followsuit.games.takers.powers.reserving import MayReserve
from followsuit.games.takers.table import NONE, Role
from followsuit.games.takers.turn import POWERS_OF_A_ROLE, TakeTurn, power_rule
from followsuit.games.tricktakers.cards import COLOUR, KIND, PRINTS, VALUE
from followsuit.games.tricktakers.characters.adventurer import FIRST_ITEM_PIECE, ChooseItem
from followsuit.games.tricktakers.items import (
    AXE,
    BOOK,
    BOOTS,
    CASTLE,
    DOLL,
    FAIRY,
    GOLD,
    MAP,
    ORB,
    POTION,
    SWORD,
    WAND,
    WING,
)
from followsuit.games.tricktakers.renewal import SpendBlackCrown
from followsuit.games.tricktakers.roster import CHARACTERS
from followsuit.games.tricktakers.rules import TRICKS
from followsuit.games.tricktakers.table import TrickTable

KING: Final = "1A"
GAMBLER: Final = "2A"
RESISTANCE: Final = "3A"
ADVENTURER: Final = "3B"
HERMIT: Final = "4A"
BERSERKER: Final = "5A"

# What so many wins are worth to a character, in points; with the crowns that go with them.
CROWNS: Final[list[int]] = [10, 0, 10, 40, 60, 100]
WITHOUT_A_TABLE: Final[list[int]] = [0, 10, 20, 30, 40, 50]
FOR_ONE: Final[list[int]] = [0, 20, 10, 10, 20, 30]  # the Ruler's
RULER: Final = "5B"

# How readily an item is used; those not named are kept.
ITEM: Final[dict[int, int]] = {
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
# How a character is liked, before anything is known; others are in between.
LIKED: Final[dict[str, int]] = {KING: 70, GAMBLER: 66, BERSERKER: 64, RESISTANCE: 60, HERMIT: 45}


def tables_of_wins(is_of_two: bool) -> list[list[int]]:
    """By character, what the number of wins is worth, crowns included where there are any."""
    tables: list[list[int]] = []
    for character in CHARACTERS:
        name = "points_of_two" if is_of_two else "points_for_wins"
        points = list(getattr(character, name, WITHOUT_A_TABLE))
        if character.code == RULER:
            points = FOR_ONE
        if len(points) != TRICKS + 1:
            points = WITHOUT_A_TABLE
        tables.append(points if is_of_two else [points[i] + CROWNS[i] for i in range(TRICKS + 1)])
    return tables


# By what was bid, from none at all on.
OF_BID: Final[list[list[int]]] = [
    [100 if wins == bid else 0 for wins in range(TRICKS + 1)] for bid in range(NO_BID, HIGHEST_BID_OF_TWO + 1)
]
OF_WINS: Final[list[list[int]]] = tables_of_wins(False)
OF_WINS_OF_TWO: Final[list[list[int]]] = tables_of_wins(True)


class TrickTakersPolicy(Policy):
    def priors(self, t: Table, seat: int, offered: list[int]) -> list[int]:
        """From 0 to 100 for each answer; nothing where there is no rule of thumb."""
        assert isinstance(t, TrickTable)
        question = t.todo[-1]
        if isinstance(question, TakeTurn):
            return turning(t, seat, offered)
        if isinstance(question, ExchangeCards):
            return exchanging(t, offered)
        if isinstance(question, DiscardOne):
            return discarding(t, offered, True)
        if isinstance(question, MayReserve):
            return [reserving(t, seat, pick) for pick in offered]
        if isinstance(question, BidWins):
            return bidding(t, seat, offered)
        if isinstance(question, StakePoints):
            return [60 - abs(argument_of(pick) - 20) // 2 for pick in offered]
        if isinstance(question, SpendBlackCrown):
            is_weak = chances_of(PRINTS, t.hand(seat)) < 20
            return [EVEN if (pick == NO) == is_weak else EVEN + 20 for pick in offered]
        if isinstance(question, ChooseItem):
            return [ITEM.get(argument_of(pick) - FIRST_ITEM_PIECE, EVEN) for pick in offered]
        if verb_of(offered[0]) == PIECE and argument_of(offered[0]) < len(CHARACTERS):
            return [LIKED.get(CHARACTERS[argument_of(pick)].code, EVEN) for pick in offered]
        return []

    def equivalent(self, t: Table, seat: int, offered: list[int]) -> list[int]:
        return alike_cards(PRINTS, offered)

    def rollout(self, t: Table, seat: int, slack: int, rng: Rng) -> int:
        """A turn, of which the rest of a round is full."""
        assert isinstance(t, TrickTable)
        if not isinstance(t.todo[-1], TakeTurn) or t.sealed[seat]:
            return NO_ANSWER
        roles = t.roles_of(seat)
        powers = NONE
        for role in roles:
            if role.power_count:
                powers = powers + usable_powers(t, role)
        worths = worths_of(t, roles[0])
        best: i64 = guess_card(t, seat, worths, is_kakumei(t), not powers, slack, rng)
        most: i64 = best // PICKS
        pick: i64 = best % PICKS
        if not powers:
            return pick
        wants = gain_by_trick(t, seat, worths) > 0
        for power in powers:
            value: i64 = power_hunch(t, roles[0], power % POWERS_OF_A_ROLE, wants) + rng.below(slack)
            if value > most:
                most = value
                pick = POWER * 256 + power
        return pick


# Cards as well: in the same time such worlds win a quarter more than random ones.
POLICY: Final = TrickTakersPolicy(BY_POLICY)


def usable_powers(t: TrickTable, role: Role) -> list[int]:
    """By their numbers."""
    return [
        role.slot * POWERS_OF_A_ROLE + power
        for power in role.character.powers_at_hand(t, role)
        if power_rule(t, role, power) is None
    ]


# A turn.


def turning(t: TrickTable, seat: int, offered: list[int]) -> list[int]:
    """Cards for what the seat wants of the trick, and powers by how ready one is to use them."""
    role = t.roles_of(seat)[0]
    announced = t.sealed[seat]
    turns_over = bool(announced) and role.code == RESISTANCE
    wants = turns_over or wants_trick(t, role)
    found = playing(t, offered, wants, is_kakumei(t) or turns_over)
    for i in range(len(offered)):
        if verb_of(offered[i]) != CARD:
            found[i] = power_hunch(t, role, argument_of(offered[i]) % POWERS_OF_A_ROLE, wants)
    return found


def wants_trick(t: TrickTable, role: Role) -> bool:
    """Whether a win is worth more than none, with what the other cards will win later."""
    return gain_by_trick(t, role.seat, worths_of(t, role)) > 0


def worths_of(t: TrickTable, role: Role) -> list[int]:
    if role.code == GAMBLER:
        return OF_BID[bid_of(t, role).bid - NO_BID]
    number = t.characters[role.seat]
    return OF_WINS_OF_TWO[number] if t.seat_count == 2 else OF_WINS[number]


def power_hunch(t: TrickTable, role: Role, power: int, wants: bool) -> int:
    if role.code == HERMIT:
        return 95
    if role.code == RESISTANCE:
        return kakumei_hunch(t, role.seat)
    if role.code == ADVENTURER:
        return ITEM.get(power, 0) + (30 if wants and power in (AXE, DOLL) else 0)
    return 20


def kakumei_hunch(t: TrickTable, seat: int) -> int:
    """TT-RES-18  With the best card of the hand, turned around."""
    strongest = -1000
    for card in t.hand(seat):
        strongest = max(strongest, key_of(KIND[card], COLOUR[card], VALUE[card], t.led, True))
    return turning_over(t, strongest)
