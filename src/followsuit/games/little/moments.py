"""The moments at which a position can stand, and what remains to be done from each."""

from typing import Final

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
from followsuit.games.takers.moments import (
    AFTER_PLAY,
    GAME_OVER,
    IN_SCORING,
    IN_SET_UP,
    IN_TURN,
    PLAY,
    SCORE,
    is_after_play,
    is_scoring,
    steps_with,
    turn_from,
)
from followsuit.games.takers.trick import EndTrick, PlayTricks
from followsuit.games.takers.turn import NextTurn, TakeTurn

DEAL: Final = "deal"
GIVE_BACK: Final = "give back"  # before the last round each gives a character away, all at once
SELECT: Final = "select"  # whoever has not taken a character, or an option, takes one
PREPARE: Final = "prepare"  # the closing step: what is still to be prepared
HAND_OUT: Final = "hand out"  # all are prepared
LEAD: Final = "lead"  # the leader of the first trick is named

MOMENTS: Final[list[str]] = [
    DEAL,
    GIVE_BACK,
    SELECT,
    PREPARE,
    HAND_OUT,
    LEAD,
    PLAY,
    AFTER_PLAY,
    SCORE,
]
BEFORE_CAST: Final[list[str]] = [DEAL, GIVE_BACK, SELECT]
BEFORE_PREPARED: Final[list[str]] = [DEAL, GIVE_BACK, SELECT, PREPARE]
BEFORE_TRICKS: Final[list[str]] = [DEAL, GIVE_BACK, SELECT, PREPARE, HAND_OUT, LEAD]


def steps_from(t: LittleTable, moment: str) -> list[AnyStep]:
    """What remains to be done from this moment on."""
    if moment == DEAL:
        return [PlayRound(), EndGame()]
    if moment == GIVE_BACK:
        return [*giving_back(t), EndGame()]
    if moment == SELECT:
        return [*selecting(t), *steps_with(THE_ROUND, FinishPreparations), EndGame()]
    if moment == PREPARE:
        return [*steps_with(THE_ROUND, FinishPreparations), EndGame()]
    if moment == HAND_OUT:
        return [*steps_with(THE_ROUND, HandOut), EndGame()]
    if moment == LEAD:
        return [*steps_with(THE_ROUND, FindLeader), EndGame()]
    rest: list[AnyStep] = [*END_OF_ROUND, PlayRound(), EndGame()]
    if moment == SCORE:
        return rest
    return [*turn_from(t, moment), NextTurn(), EndTrick(), PlayTricks(TRICKS - t.trick_number), *rest]


def giving_back(t: LittleTable) -> list[AnyStep]:
    """LT-R3-02, LT-2P-19  To the pool before characters are offered; or to the other player after it."""
    if t.seat_count > 2:
        return [GiveBackCharacters(tuple(range(t.seat_count))), *steps_with(THE_ROUND, Offer)]
    steps: list[AnyStep] = [HandOverCharacters((0, 1)), FixOrder(), SelectOfTwo()]
    return [*steps, *steps_with(THE_ROUND, FinishPreparations)]


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


def moment_of(t: LittleTable) -> str:
    """The moment at which this table waits for an answer, or for its next step."""
    top = t.todo[-1] if t.todo else EndGame()
    found = {
        EndGame: GAME_OVER,
        PlayRound: DEAL,
        GiveBackCharacters: GIVE_BACK,
        HandOverCharacters: GIVE_BACK,
        Select: SELECT,
        SelectRest: SELECT,
        SelectCharacter: SELECT,
        ChooseOwn: SELECT,
        FinishPreparations: PREPARE,
        ChooseTask: PREPARE,
        HandOut: HAND_OUT,
        FindLeader: LEAD,
        NameLeader: LEAD,
        NoteFiveWins: SCORE,
    }.get(type(top), "")
    if found:
        return found
    if isinstance(top, TakeTurn):
        return PLAY
    if t.trick_number == 0:
        return IN_SET_UP
    if is_scoring(t):
        return IN_SCORING
    return AFTER_PLAY if is_after_play(t) else IN_TURN
