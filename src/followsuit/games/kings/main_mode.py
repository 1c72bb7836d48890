"""The main game and the game of two: how they begin, and the moments of their positions."""

from typing import Final

from followsuit.core.step import AnyStep
from followsuit.games.kings.bidding import Bid, activate
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
from followsuit.games.kings.mode import Mode, draw_drafter
from followsuit.games.kings.moments import LEAD, PLAY, SCORE, moment_in_tricks, tricks_from
from followsuit.games.kings.numbers import TRICKS, TRICKS_OF_TWO
from followsuit.games.kings.parties import TakeParty, turns_of_parties
from followsuit.games.kings.rules import BY_CHOICE, BY_LOT, MAIN, TWO_PLAYER
from followsuit.games.kings.scoring import ScoreRound
from followsuit.games.kings.set_up import SetUp
from followsuit.games.kings.table import EndGame, KingsTable
from followsuit.games.kings.two_players import (
    AFTER_TRICKS_OF_TWO,
    FROM_BID_OF_TWO,
    FROM_HELP,
    FROM_SET_UP_OF_TWO,
    GIVE_SETS,
    LAY_KINGS_DECK,
    PLAY_ROUND_OF_TWO,
    GiveSets,
    PlayRoundOfTwo,
    TakeKing,
    deal_sets,
    turns_of_sets,
)
from followsuit.games.takers.moments import IN_SET_UP
from followsuit.games.takers.table import CLOCKWISE, DECK

SETS: Final = "sets"  # two players, sets by choice: whoever has none takes one
DEAL: Final = "deal"
PARTIES: Final = "parties"  # whoever has no party takes one
DRAFT: Final = "draft"  # by what has been taken
HELP: Final = "help"  # two players: who is far behind may take Kings
BID: Final = "bid"
NAME: Final = "name"  # the bids are shown: KIZUNA or COPY
SET_UP: Final = "set up"

END_GAME: Final = EndGame()


class MainMode(Mode):
    """KT-FLOW-01  Three to five players."""

    def begin(self, t: KingsTable) -> None:
        """KT-DRAFT-02, KT-GAP-49, KT-GAP-61  Who is first in the draft; with parties by lot nobody is."""
        if t.rules.initial_parties != BY_LOT:
            draw_drafter(t)

    def first_steps(self) -> list[AnyStep]:
        return [PLAY_ROUND]

    def activate(self, t: KingsTable) -> None:
        activate(t)

    def steps_from(self, t: KingsTable, moment: str) -> list[AnyStep]:
        if moment == DEAL:
            return [PLAY_ROUND]
        find_order(t, moment)
        if moment == PARTIES:
            return [*turns_of_parties(t), *AFTER_FIRST_DRAFT]
        if moment == DRAFT:
            if t.round == 1:
                return [*turns_of_draft(t), *AFTER_FIRST_DRAFT]
            return [*turns_of_characters(t), *FROM_BID]
        if moment == BID:
            return FROM_BID
        if moment == NAME:
            return FROM_NAMING
        if moment == SET_UP:
            return FROM_SET_UP
        if moment == SCORE:
            return AFTER_TRICKS
        return [*tricks_from(t, moment, TRICKS), *AFTER_TRICKS]

    def moment_of(self, t: KingsTable) -> str:
        return moment_of_question(t)


class ModeOfTwo(Mode):
    """KT2-FLOW-01  Two players."""

    def begin(self, t: KingsTable) -> None:
        """KT2-PREP-02, KT2-PREP-04  The sets and the King's deck by lot; or who chooses first."""
        if t.rules.set_assignment == BY_LOT:
            deal_sets(t)
        else:
            draw_drafter(t)
            t.cards.shuffle(DECK, t.rng)  # it lies there while sets are chosen, and nobody sees it

    def first_steps(self) -> list[AnyStep]:
        return [GIVE_SETS, LAY_KINGS_DECK, PLAY_ROUND_OF_TWO]

    def activate(self, t: KingsTable) -> None:
        activate(t)

    def steps_from(self, t: KingsTable, moment: str) -> list[AnyStep]:
        if moment == DEAL:
            return [PLAY_ROUND_OF_TWO]
        find_order(t, moment)
        if moment == SETS:
            return [*turns_of_sets(t), LAY_KINGS_DECK, PLAY_ROUND_OF_TWO]
        if moment == DRAFT:
            return [*turns_of_characters(t), *FROM_HELP]
        if moment == HELP:
            return FROM_HELP
        if moment == BID:
            return FROM_BID_OF_TWO
        if moment == SET_UP:
            return FROM_SET_UP_OF_TWO
        if moment == SCORE:
            return AFTER_TRICKS_OF_TWO
        return [*tricks_from(t, moment, TRICKS_OF_TWO), *AFTER_TRICKS_OF_TWO]

    def moment_of(self, t: KingsTable) -> str:
        return moment_of_question(t)


def find_order(t: KingsTable, moment: str) -> None:
    """KT-DRAFT-02, KT-DRAFT-23, KT-GAP-61  By seats while sets are taken, and then by King Number.

    Until the tricks begin, the smallest number has the Start Player Card.
    """
    if moment in (SETS, PARTIES) or (moment == DRAFT and t.round == 1 and not t.rules.is_two):
        t.choosers = CLOCKWISE[t.seat_count][t.drafter]
        return
    t.choosers = t.by_king_number()
    if moment not in (LEAD, PLAY, SCORE):
        t.leader = t.choosers[0]


def moment_of_question(t: KingsTable) -> str:
    """By the question that is open; or by the step, where nothing is asked yet."""
    found = moment_in_tricks(t)
    top: AnyStep = t.todo[-1] if t.todo else END_GAME
    if isinstance(top, (PlayRound, PlayRoundOfTwo)):
        return DEAL
    if isinstance(top, GiveSets):
        return SETS if t.rules.set_assignment == BY_CHOICE else DEAL
    if isinstance(top, (ScoreRound, SpendJacks)):
        return SCORE
    if found:
        return found
    if isinstance(top, (TakeSetOrCharacter, TakeCharacter)):
        return DRAFT
    if isinstance(top, TakeParty):
        return PARTIES
    if isinstance(top, TakeSet):
        return SETS
    if isinstance(top, TakeKing):
        return HELP
    if isinstance(top, Bid):
        return BID
    return NAME if is_before_set_up(t) else IN_SET_UP


def is_before_set_up(t: KingsTable) -> bool:
    """Whether Set Up still waits on the stack."""
    for step in t.todo:
        if isinstance(step, SetUp):
            return True
    return False


MODE: Final[Mode] = MainMode(MAIN, [DEAL, PARTIES, DRAFT, BID, NAME, SET_UP, LEAD, PLAY, SCORE])
MODE_OF_TWO: Final[Mode] = ModeOfTwo(TWO_PLAYER, [SETS, DEAL, DRAFT, HELP, BID, SET_UP, LEAD, PLAY, SCORE])
