"""What a table of Napoleon consists of: its moments, and what is usual."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.moment import Moment
from followsuit.core.position import PositionError
from followsuit.core.setting import Setting
from followsuit.core.step import AnyStep
from followsuit.games.kings.cards import ELEVENS, KIND, NO_SET, TWELVES, VALUE, WHITE, is_special
from followsuit.games.kings.moments import DEAL, trick_moments
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
from followsuit.games.kings.napoleon.mode import MODE
from followsuit.games.kings.napoleon.scoring import ScoreRound
from followsuit.games.kings.napoleon.sets import ChooseNumbers, TakeSet, TakeSets
from followsuit.games.kings.napoleon.sides import emperor_of
from followsuit.games.kings.numbers import NAPOLEON_TRICKS
from followsuit.games.kings.places import FRONT, SHELF
from followsuit.games.kings.state import KingsState
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.cards import BLACK, NUMBER
from followsuit.games.takers.moments import steps_with
from followsuit.games.takers.table import DISCARDS

NUMBERS: Final = "numbers"
SETS: Final = "sets"
EXCHANGE: Final = "exchange"
HIGHEST_SHOWN: Final = 10  # KN-R1-02


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


MOMENTS: Final = [
    Moment(DEAL, PlayRound, lambda t: [PlayRound()]),
    Moment(NUMBERS, ChooseNumbers, lambda t: steps_with(ROUND_1, ChooseNumbers)),
    Moment(SETS, TakeSet, lambda t: steps_with(ROUND_1, TakeSets)),
    Moment(EXCHANGE, (DiscardFour, Exchange), exchanging),
    *trick_moments(NAPOLEON_TRICKS, ScoreRound, END_OF_ROUND),
]


class NapoleonState(KingsState):
    tricks = NAPOLEON_TRICKS
    mode = MODE
    has_queens = False  # KN-PREP-02

    def usual_teams(self, s: Setting) -> list[int]:
        """KN-PREP-05  White and Black against the rest."""
        sets = s.get("sets")
        return [] if NO_SET in sets else [0 if colour in (WHITE, BLACK) else 1 for colour in sets]

    def cast(self, s: Setting) -> None:
        if s.t.teams != self.usual_teams(s):
            raise PositionError("teams", "the teams of Napoleon follow from the sets.")
        super().cast(s)

    def places_of(self, card: int, everywhere: int) -> int:
        """KN-R1-08  Special cards never come to the discards."""
        return everywhere & ~BIT[DISCARDS] if is_special(card) else super().places_of(card, everywhere)

    def check_own(self, s: Setting) -> None:
        """KN-R1-02, KN-R1-06, KN-R1-10  Numbers for the sets; 11s and 12s where they are to be taken from."""
        t: KingsTable = s.t
        for seat in range(t.seat_count):
            if s.moment == SETS and not is_number_shown(t.cards.piles[FRONT + seat]):
                raise PositionError("front", "every seat has shown a number card for the sets.", seat)
            if s.moment == EXCHANGE and ELEVENS[t.sets[seat]] not in t.hand(seat):
                raise PositionError("hands", "every seat has the 11 of its set in hand at 'exchange'.", seat)
        if s.moment in (NUMBERS, SETS):
            for card in [*ELEVENS, *TWELVES]:
                if card not in t.cards.piles[SHELF]:
                    text = "the 11s and 12s lie by their sets until all have taken one."
                    raise PositionError("hands", text)


def is_number_shown(shown: list[int]) -> bool:
    """KN-R1-02  A single number card from 1 to 10."""
    return len(shown) == 1 and KIND[shown[0]] == NUMBER and VALUE[shown[0]] <= HIGHEST_SHOWN


STATE: Final = NapoleonState(MOMENTS)
