"""Rules of thumb for TrickTakers: what a character's tricks are worth to it, and what to do for them."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.option import CARD, NO, PIECE, POWER, argument_of, verb_of
from followsuit.core.policy import BY_POLICY, EVEN, NO_ANSWER, Policy
from followsuit.core.rng import Rng
from followsuit.core.table import Table
from followsuit.games.takers.policy import (
    PICKS,
    bidding,
    chances_of,
    discarding,
    equivalent_cards,
    exchanging,
    gain_by_trick,
    has_own_priors,
    is_kakumei,
    is_turned,
    own_priors,
    playing,
    power_prior,
    reserving,
    rollout_card,
)
from followsuit.games.takers.powers.bidding import BidWins, StakePoints
from followsuit.games.takers.powers.exchange import DiscardOne, ExchangeCards
from followsuit.games.takers.powers.reserving import MayReserve
from followsuit.games.takers.table import EMPTY, Role
from followsuit.games.takers.turn import POWERS_OF_A_ROLE, TakeTurn, power_rule
from followsuit.games.tricktakers.cards import PRINTS
from followsuit.games.tricktakers.renewal import SpendBlackCrown
from followsuit.games.tricktakers.roster import CHARACTERS
from followsuit.games.tricktakers.rules import TRICKS
from followsuit.games.tricktakers.table import TrickTakersTable

# What so many wins are worth to a character, in points; with the crowns that go with them.
CROWNS: Final[list[int]] = [10, 0, 10, 40, 60, 100]


def tables_of_wins(is_of_two: bool) -> list[list[int]]:
    """By character, what the number of wins is worth, crowns included where there are any."""
    tables: list[list[int]] = []
    for character in CHARACTERS:
        points = character.points_by_wins(is_of_two)
        assert len(points) == TRICKS + 1, f"{character.name} has points for none to five wins"
        tables.append(points if is_of_two else [points[i] + CROWNS[i] for i in range(TRICKS + 1)])
    return tables


OF_WINS: Final[list[list[int]]] = tables_of_wins(False)
OF_WINS_OF_TWO: Final[list[list[int]]] = tables_of_wins(True)


class TrickTakersPolicy(Policy):
    def priors(self, t: Table, seat: int, offered: list[int]) -> list[int]:
        """From 0 to 100 for each answer; nothing where there is no rule of thumb."""
        assert isinstance(t, TrickTakersTable)
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
        if has_own_priors(t, seat):
            found = own_priors(t, seat, offered, wants_trick(t, t.roles_of(seat)[0]))
            if found:
                return found
        if verb_of(offered[0]) == PIECE and argument_of(offered[0]) < len(CHARACTERS):
            return [CHARACTERS[argument_of(pick)].appeal for pick in offered]
        return []

    def equivalent(self, t: Table, seat: int, offered: list[int]) -> list[int]:
        return equivalent_cards(PRINTS, offered)

    def rollout(self, t: Table, seat: int, slack: int, rng: Rng) -> int:
        """A turn, of which the rest of a round is full."""
        assert isinstance(t, TrickTakersTable)
        if not isinstance(t.todo[-1], TakeTurn) or t.sealed[seat]:
            return NO_ANSWER
        roles = t.roles_of(seat)
        powers = EMPTY
        for role in roles:
            if role.power_count:
                powers = powers + usable_powers(t, role)
        worths = worths_of(t, roles[0])
        best: i64 = rollout_card(t, seat, worths, is_kakumei(t), not powers, slack, rng)
        most: i64 = best // PICKS
        pick: i64 = best % PICKS
        if not powers:
            return pick
        wants = gain_by_trick(t, seat, worths) > 0
        for power in powers:
            value: i64 = power_prior(t, seat, power, wants) + rng.below(slack)
            if value > most:
                most = value
                pick = POWER * 256 + power
        return pick


# Cards as well: in the same time such worlds win a quarter more than random ones.
POLICY: Final = TrickTakersPolicy(BY_POLICY)


def usable_powers(t: TrickTakersTable, role: Role) -> list[int]:
    """By their numbers."""
    return [
        role.slot * POWERS_OF_A_ROLE + power
        for power in role.character.powers_at_hand(t, role)
        if power_rule(t, role, power) is None
    ]


# A turn.


def turning(t: TrickTakersTable, seat: int, offered: list[int]) -> list[int]:
    """Cards for what the seat wants of the trick, and powers by how ready one is to use them."""
    turns_over = is_turned(t, seat)
    wants = turns_over or wants_trick(t, t.roles_of(seat)[0])
    found = playing(t, offered, wants, is_kakumei(t) or turns_over)
    for i in range(len(offered)):
        if verb_of(offered[i]) != CARD:
            found[i] = power_prior(t, seat, argument_of(offered[i]), wants)
    return found


def wants_trick(t: TrickTakersTable, role: Role) -> bool:
    """Whether a win is worth more than none, with what the other cards will win later."""
    return gain_by_trick(t, role.seat, worths_of(t, role)) > 0


def worths_of(t: TrickTakersTable, role: Role) -> list[int]:
    if role.has_worths:
        worths = role.character.worth_of_wins(t, role)
        if worths:
            return worths
    number = t.characters[role.seat]
    return OF_WINS_OF_TWO[number] if t.seat_count == 2 else OF_WINS[number]
