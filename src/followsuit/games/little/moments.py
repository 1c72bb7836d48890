"""The moments at which a position can stand, and what remains to be done from each."""

from typing import Final

from followsuit.core.moment import Moment
from followsuit.core.step import AnyStep
from followsuit.games.little.end_of_round import END_OF_ROUND, NoteFiveWins
from followsuit.games.little.flow import THE_ROUND, FindLeader, PlayRound
from followsuit.games.little.numbers import ROUNDS, TRICKS
from followsuit.games.little.offering import FixOrder, GiveBackCharacters, Offer
from followsuit.games.little.preparing import ChooseTask, FinishPreparations, HandOut
from followsuit.games.little.selecting import Select, SelectCharacter, SelectRest, has_character, why_one_pass
from followsuit.games.little.table import EndGame, LittleTable
from followsuit.games.little.two_players import ChooseOwn, HandOverCharacters, SelectOfTwo
from followsuit.games.takers.leading import NameLeader
from followsuit.games.takers.moments import steps_with, trick_moments

DEAL: Final = "deal"
GIVE_BACK: Final = "give back"  # before the last round each gives a character away, all at once
SELECT: Final = "select"  # whoever has not taken a character, or an option, takes one
PREPARE: Final = "prepare"  # the closing step: what is still to be prepared
HAND_OUT: Final = "hand out"  # all are prepared
LEAD: Final = "lead"  # the leader of the first trick is named

BEFORE_CAST: Final = (DEAL, GIVE_BACK, SELECT)
BEFORE_PREPARED: Final = (*BEFORE_CAST, PREPARE)
BEFORE_TRICKS: Final = (*BEFORE_PREPARED, HAND_OUT, LEAD)


def round_from(kind: type[AnyStep]) -> list[AnyStep]:
    """The round from this step on, and all after it."""
    return [*steps_with(THE_ROUND, kind), EndGame()]


def after_tricks(t: LittleTable) -> list[AnyStep]:
    return [*END_OF_ROUND, PlayRound(), EndGame()]


def giving_back(t: LittleTable) -> list[AnyStep]:
    """LT-R3-02, LT-2P-19  To the pool before characters are offered; or to the other player after it."""
    if t.seat_count > 2:
        return [GiveBackCharacters(tuple(range(t.seat_count))), *round_from(Offer)]
    return [HandOverCharacters((0, 1)), FixOrder(), SelectOfTwo(), *round_from(FinishPreparations)]


def selecting(t: LittleTable) -> list[AnyStep]:
    """Whoever has selected in this pass is not asked again."""
    steps: list[AnyStep] = []
    if not t.rules.has_options:
        for seat in t.choosers:
            if t.seat_count == 2 and t.round == ROUNDS and not t.characters[seat]:
                steps.append(ChooseOwn(seat))
            if not has_character(t, seat):
                steps.append(SelectCharacter(seat, why_one_pass(t)))
        return steps
    taken = [int(has_character(t, seat)) + t.has_option[seat] for seat in range(t.seat_count)]
    first = [seat for seat in t.choosers if taken[seat] == 0]
    steps += [Select(seat) for seat in first]
    steps += [SelectRest(seat) for seat in t.choosers if first or taken[seat] == 1]
    return steps


SELECTS: Final = (Select, SelectRest, SelectCharacter, ChooseOwn)
MOMENTS: Final = [
    Moment(DEAL, PlayRound, lambda t: [PlayRound(), EndGame()]),
    Moment(GIVE_BACK, (GiveBackCharacters, HandOverCharacters), giving_back),
    Moment(SELECT, SELECTS, lambda t: [*selecting(t), *round_from(FinishPreparations)]),
    Moment(PREPARE, (FinishPreparations, ChooseTask), lambda t: round_from(FinishPreparations)),
    Moment(HAND_OUT, HandOut, lambda t: round_from(HandOut)),
    Moment(LEAD, (FindLeader, NameLeader), lambda t: round_from(FindLeader)),
    *trick_moments(TRICKS, NoteFiveWins, EndGame, after_tricks),
]
