"""A game of Napoleon: two rounds of nine tricks, Emperor and Partner against the other three."""

from typing import Final

from followsuit.core.step import AnyStep, Step
from followsuit.games.kings.napoleon.elevens import PassElevens, TakeElevensAndTwelves
from followsuit.games.kings.napoleon.exchange import Exchange, second_to_exchange
from followsuit.games.kings.napoleon.scoring import FindWinner, ScoreRound
from followsuit.games.kings.napoleon.sets import ChooseNumbers, DiscardNumbers, TakeSets
from followsuit.games.kings.napoleon.sides import activate, emperor_of
from followsuit.games.kings.new_round import begin_round, deal_hands, give_start_card
from followsuit.games.kings.numbers import NAPOLEON_HANDS, NAPOLEON_TRICKS
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.trick import PLAY_TRICKS


class PlayRound(Step[KingsTable]):
    """KN-FLOW-01, KN-FLOW-02  Each of the two rounds to its end."""

    def run(self, t: KingsTable) -> None:
        t.begin_part(ROUND_1 if t.round == 0 else ROUND_2)


class LayOut(Step[KingsTable]):
    """KN-PREP-03, KN-SCORE-07  11s and 12s lie by their sets, and the 44 cards are shuffled."""

    def run(self, t: KingsTable) -> None:
        begin_round(t)


class Deal(Step[KingsTable]):
    """KN-R1-01, KN-R2-03  Eight cards each in Round 1, seven in Round 2."""

    def run(self, t: KingsTable) -> None:
        deal_hands(t, NAPOLEON_HANDS[t.round])


class FormTeams(Step[KingsTable]):
    """KN-PREP-05, KN-R2-01  By their sets: White and Black against Red, Blue and Green."""

    def run(self, t: KingsTable) -> None:
        activate(t)


class ExchangeOfEmperor(Step[KingsTable]):
    """KN-R1-07, KN-R2-04  The Emperor is the first to take up four cards."""

    def run(self, t: KingsTable) -> None:
        t.then([Exchange(emperor_of(t))])


class ExchangeOfTeamBehind(Step[KingsTable]):
    """KN-R2-05, KN-R2-06  Then one player of the team that has fewer points, if it has."""

    def run(self, t: KingsTable) -> None:
        t.then([Exchange(seat) for seat in second_to_exchange(t)])


class EmperorStarts(Step[KingsTable]):
    """KN-R1-09  In Round 1 the Emperor leads the first trick."""

    def run(self, t: KingsTable) -> None:
        give_start_card(t, emperor_of(t))


class SmallestNumberStarts(Step[KingsTable]):
    """KN-R2-02  In Round 2 it is the smallest King Number."""

    def run(self, t: KingsTable) -> None:
        give_start_card(t, t.by_king_number()[0])


# Made once.
END_OF_ROUND: Final[list[AnyStep]] = [ScoreRound(), FindWinner(), PlayRound()]
TRICKS: Final[list[AnyStep]] = [PassElevens(), PLAY_TRICKS[NAPOLEON_TRICKS], *END_OF_ROUND]
ROUND_1: Final[list[AnyStep]] = [
    LayOut(),
    Deal(),
    ChooseNumbers(tuple(range(5))),
    TakeSets(),
    FormTeams(),
    DiscardNumbers(),
    TakeElevensAndTwelves(),
    ExchangeOfEmperor(),
    EmperorStarts(),
    *TRICKS,
]
ROUND_2: Final[list[AnyStep]] = [
    LayOut(),
    FormTeams(),
    TakeElevensAndTwelves(),
    SmallestNumberStarts(),
    Deal(),
    ExchangeOfEmperor(),
    ExchangeOfTeamBehind(),
    *TRICKS,
]
