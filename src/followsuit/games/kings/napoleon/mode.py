"""Napoleon, as one of the five games: its moments."""

from typing import Final

from followsuit.core.step import AnyStep
from followsuit.games.kings.cards import NO_SET
from followsuit.games.kings.mode import Mode
from followsuit.games.kings.moments import PLAY, SCORE, moment_in_tricks, tricks_from
from followsuit.games.kings.napoleon.exchange import DiscardFour, Exchange, discard_four, second_to_exchange
from followsuit.games.kings.napoleon.flow import (
    END_OF_ROUND,
    ROUND_1,
    ROUND_2,
    TRICKS,
    EmperorStarts,
    ExchangeOfTeamBehind,
    PlayRound,
)
from followsuit.games.kings.napoleon.scoring import ScoreRound
from followsuit.games.kings.napoleon.sets import ChooseNumbers, TakeSet, TakeSets
from followsuit.games.kings.napoleon.sides import activate, emperor_of
from followsuit.games.kings.numbers import NAPOLEON_TRICKS
from followsuit.games.kings.rules import NAPOLEON
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.moments import steps_with

DEAL: Final = "deal"
NUMBERS: Final = "numbers"
SETS: Final = "sets"
EXCHANGE: Final = "exchange"


class NapoleonMode(Mode):
    def __init__(self) -> None:
        super().__init__(NAPOLEON, [DEAL, NUMBERS, SETS, EXCHANGE, PLAY, SCORE])

    def activate(self, t: KingsTable) -> None:
        if NO_SET not in t.sets:
            activate(t)

    def first_steps(self) -> list[AnyStep]:
        return [PlayRound()]

    def steps_from(self, t: KingsTable, moment: str) -> list[AnyStep]:
        if moment == DEAL:
            return [PlayRound()]
        if moment == NUMBERS:
            return steps_with(ROUND_1, ChooseNumbers)
        if moment == SETS:
            return steps_with(ROUND_1, TakeSets)
        if moment == EXCHANGE:
            return exchanging(t)
        if moment == SCORE:
            return END_OF_ROUND[:]
        return [*tricks_from(t, moment, NAPOLEON_TRICKS), *END_OF_ROUND]

    def moment_of(self, t: KingsTable) -> str:
        top = t.todo[-1] if t.todo else None
        if isinstance(top, PlayRound):
            return DEAL
        if isinstance(top, ChooseNumbers):
            return NUMBERS
        if isinstance(top, TakeSet):
            return SETS
        if isinstance(top, (DiscardFour, Exchange)):
            return EXCHANGE
        return SCORE if isinstance(top, ScoreRound) else moment_in_tricks(t)


def exchanging(t: KingsTable) -> list[AnyStep]:
    """Whoever has more cards than are played has taken up four, and is asked; or the Emperor begins."""
    after_emperor = (
        steps_with(ROUND_1, EmperorStarts) if t.round == 1 else steps_with(ROUND_2, ExchangeOfTeamBehind)
    )
    emperor = emperor_of(t)
    if len(t.hand(emperor)) > NAPOLEON_TRICKS:
        return [discard_four(t, emperor), *after_emperor]
    if t.round > 1:
        for seat in second_to_exchange(t):
            if len(t.hand(seat)) > NAPOLEON_TRICKS:
                return [discard_four(t, seat), *TRICKS]
    return [Exchange(emperor), *after_emperor]


MODE: Final[Mode] = NapoleonMode()
