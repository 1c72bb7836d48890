"""What a table of the main game consists of, and one of the game of two: their moments, and what is usual."""

from typing import Final

from followsuit.core.moment import Moment
from followsuit.core.setting import Setting
from followsuit.core.step import AnyStep, Step
from followsuit.games.kings.bidding import Bid
from followsuit.games.kings.cards import NO_SET, SET_COLOURS
from followsuit.games.kings.drafting import (
    TakeCharacter,
    TakeSet,
    TakeSetOrCharacter,
    turns_of_characters,
    turns_of_draft,
)
from followsuit.games.kings.flow import (
    AFTER_FIRST_DRAFT,
    AFTER_TRICKS,
    FROM_BID,
    FROM_NAMING,
    FROM_SET_UP,
    PLAY_ROUND,
    PlayRound,
)
from followsuit.games.kings.jack import SpendJacks
from followsuit.games.kings.main_mode import MODE, MODE_OF_TWO
from followsuit.games.kings.moments import DEAL, IN_TRICKS, trick_moments
from followsuit.games.kings.numbers import TRICKS, TRICKS_OF_TWO
from followsuit.games.kings.parties import TakeParty, turns_of_parties
from followsuit.games.kings.rules import BY_CHOICE
from followsuit.games.kings.scoring import ScoreRound
from followsuit.games.kings.set_up import SetUp
from followsuit.games.kings.state import KingsState
from followsuit.games.kings.table import NO_CONTRACTS, KingsTable
from followsuit.games.kings.two_players import (
    AFTER_TRICKS_OF_TWO,
    FROM_BID_OF_TWO,
    FROM_HELP,
    FROM_SET_UP_OF_TWO,
    LAY_KINGS_DECK,
    PLAY_ROUND_OF_TWO,
    GiveSets,
    PlayRoundOfTwo,
    TakeKing,
    turns_of_sets,
)
from followsuit.games.takers.moments import IN_SET_UP
from followsuit.games.takers.table import CLOCKWISE

SETS: Final = "sets"  # two players, sets by choice: whoever has none takes one
PARTIES: Final = "parties"  # whoever has no party takes one
DRAFT: Final = "draft"  # by what has been taken
HELP: Final = "help"  # two players: who is far behind may take Kings
BID: Final = "bid"
NAME: Final = "name"  # the bids are shown: KIZUNA or COPY
SET_UP: Final = "set up"


def is_naming(t: KingsTable) -> bool:
    """Whether Set Up still waits on the stack."""
    return t.trick_number == 0 and bool([step for step in t.todo if isinstance(step, SetUp)])


def drafting(t: KingsTable) -> list[AnyStep]:
    if t.round == 1:
        return [*turns_of_draft(t), *AFTER_FIRST_DRAFT]
    return [*turns_of_characters(t), *FROM_BID]


def taking_sets(t: KingsTable) -> list[AnyStep]:
    return [*turns_of_sets(t), LAY_KINGS_DECK, PLAY_ROUND_OF_TWO]


MOMENTS: Final = [
    Moment(DEAL, PlayRound, lambda t: [PLAY_ROUND]),
    Moment(PARTIES, TakeParty, lambda t: [*turns_of_parties(t), *AFTER_FIRST_DRAFT]),
    Moment(DRAFT, (TakeSetOrCharacter, TakeCharacter), drafting),
    Moment(BID, Bid, lambda t: FROM_BID),
    Moment(NAME, Step, lambda t: FROM_NAMING, is_naming),
    Moment(SET_UP, (), lambda t: FROM_SET_UP),
    *trick_moments(TRICKS, (ScoreRound, SpendJacks), AFTER_TRICKS, has_lead=True),
]
MOMENTS_OF_TWO: Final = [
    Moment(SETS, (GiveSets, TakeSet), taking_sets, lambda t: t.rules.set_assignment == BY_CHOICE),
    Moment(DEAL, (PlayRoundOfTwo, GiveSets), lambda t: [PLAY_ROUND_OF_TWO]),
    Moment(DRAFT, TakeCharacter, lambda t: [*turns_of_characters(t), *FROM_HELP]),
    Moment(HELP, TakeKing, lambda t: FROM_HELP),
    Moment(BID, Bid, lambda t: FROM_BID_OF_TWO),
    Moment(NAME, Step, None, is_naming),
    Moment(SET_UP, (), lambda t: FROM_SET_UP_OF_TWO),
    *trick_moments(TRICKS_OF_TWO, (ScoreRound, SpendJacks), AFTER_TRICKS_OF_TWO, has_lead=True),
]


class MainState(KingsState):
    tricks = TRICKS
    mode = MODE
    otherwise = IN_SET_UP

    def is_by_seats(self, s: Setting) -> bool:
        """Whether players choose by seats, and not by King Number: while sets are taken."""
        return s.moment == PARTIES or (s.moment == DRAFT and s.t.round == 1)

    def steps_from(self, s: Setting) -> list[AnyStep]:
        """KT-DRAFT-02, KT-DRAFT-23, KT-GAP-61  Until the tricks begin, the smallest number starts."""
        t: KingsTable = s.t
        named = t.choosers
        if self.is_by_seats(s):
            t.choosers = CLOCKWISE[t.seat_count][t.drafter]
        elif s.moment != DEAL:
            t.choosers = t.by_king_number()
            if s.moment not in IN_TRICKS:
                t.leader = t.choosers[0]
        steps = super().steps_from(s)
        if s.position.has("choosers"):
            t.choosers = named
        return steps


class StateOfTwo(MainState):
    tricks = TRICKS_OF_TWO
    mode = MODE_OF_TWO
    before_round = (DEAL, SETS)  # KT2-FLOW-01

    def is_by_seats(self, s: Setting) -> bool:
        return s.moment == SETS

    def usual_set_row(self, s: Setting) -> list[int]:
        """KT2-PREP-03  When both have a set, the rest is the King's deck."""
        return super().usual_set_row(s) if NO_SET in s.get("sets") else []

    def usual_contracts(self, s: Setting) -> list[int]:
        """As drawn by lot."""
        contracts: list[int] = s.t.contracts
        if NO_SET in s.get("sets"):
            return NO_CONTRACTS
        if s.t.sets == s.notes["begun"] and contracts != NO_CONTRACTS:
            return contracts
        return [NO_SET, *[colour for colour in SET_COLOURS if colour not in s.t.sets]]


STATE: Final = MainState(MOMENTS)
STATE_OF_TWO: Final = StateOfTwo(MOMENTS_OF_TWO)
