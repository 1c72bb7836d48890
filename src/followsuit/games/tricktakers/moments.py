"""The moments at which a position can stand, and what remains to be done from each."""

from typing import Final

from followsuit.core.step import AnyStep
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
    turn_from,
)
from followsuit.games.takers.trick import EndTrick, PlayTricks
from followsuit.games.takers.turn import NextTurn, OtherTurn, TakeTurn
from followsuit.games.tricktakers.choosing import (
    CastCharacters,
    ChooseCharacter,
    ChooseCharacters,
    first_leader,
    selection_order,
)
from followsuit.games.tricktakers.drafting import (
    ChooseAtOnce,
    Draft,
    DraftCharacter,
    LayFaceDown,
    NameLeaderOfDraft,
    PlayDraftedRound,
    draft_order,
    draft_rules,
)
from followsuit.games.tricktakers.end_of_round import NoteWins, end_of_round
from followsuit.games.tricktakers.flow import FindLeader, PlayRound
from followsuit.games.tricktakers.renewal import SetUpCharacters
from followsuit.games.tricktakers.rules import TRICKS
from followsuit.games.tricktakers.table import NO_CHARACTER, EndGame, TrickTable
from followsuit.games.tricktakers.two_players import (
    ChooseInTurn,
    ChooseUnused,
    FindLeaderOfTwo,
    PlayBasicRound,
    first_chooser,
)

DRAFT: Final = "draft"  # before the first deal
DEAL: Final = "deal"
CHOOSE: Final = "choose"  # those without a character choose one
SET_UP: Final = "setup"  # nobody has set up yet
LEAD: Final = "lead"  # all have; by option or in a last round of two, the leader is named

MOMENTS: Final[list[str]] = [DRAFT, DEAL, CHOOSE, SET_UP, LEAD, PLAY, AFTER_PLAY, SCORE]
BEFORE_TRICKS: Final[list[str]] = [DRAFT, DEAL, CHOOSE, SET_UP, LEAD]


def steps_from(t: TrickTable, moment: str) -> list[AnyStep]:
    """What remains to be done from this moment on."""
    if moment == DRAFT:
        return [*drafting(t), PlayDraftedRound(), EndGame()]
    if moment == DEAL:
        return [next_round(t), EndGame()]
    rest = [*end_of_round(t), next_round(t), EndGame()]
    if moment == SCORE:
        return rest
    if moment not in BEFORE_TRICKS:
        return [*turn_from(t, moment), NextTurn(), EndTrick(), PlayTricks(TRICKS - t.trick_number), *rest]
    tricks: list[AnyStep] = [*finding_leader(t), PlayTricks(TRICKS), *rest]
    if moment == LEAD:
        return tricks
    if moment == SET_UP:
        return [SetUpCharacters(), *tricks]
    return [*choosing(t), CastCharacters(), SetUpCharacters(), *tricks]


def next_round(t: TrickTable) -> AnyStep:
    if t.rules.is_drafted:
        return PlayDraftedRound()
    return PlayRound() if t.seat_count > 2 else PlayBasicRound()


def drafting(t: TrickTable) -> list[AnyStep]:
    done = sum([len(numbers) for numbers in t.drafted])
    return [DraftCharacter(seat, draft_rules(t).draft) for seat in draft_order(t)[done:]]


def choosing(t: TrickTable) -> list[AnyStep]:
    """Whoever has chosen already is not asked again."""
    waiting = [seat for seat in range(t.seat_count) if t.characters[seat] == NO_CHARACTER]
    if t.rules.is_drafted:
        if not waiting:
            return [NameLeaderOfDraft(t.leader)] if t.seat_count > 2 else []
        if t.is_last_round():
            return [ChooseAtOnce()]
        return [LayFaceDown(tuple(range(t.seat_count)), draft_rules(t).lay)]
    if t.seat_count > 2:
        return [ChooseCharacter(seat) for seat in selection_order(t) if seat in waiting]
    if t.is_last_round():
        return [ChooseInTurn()]
    first = first_chooser(t)
    return [ChooseUnused(seat) for seat in (first, 1 - first) if seat in waiting]


def finding_leader(t: TrickTable) -> list[AnyStep]:
    if t.rules.is_drafted:
        return []
    return [FindLeader()] if t.seat_count > 2 else [FindLeaderOfTwo()]


def usual_leader(t: TrickTable) -> int:
    """Who leads the first trick, or names who does, if a position does not say."""
    if t.rules.is_drafted and NO_CHARACTER not in t.characters:
        return t.characters.index(min(t.characters))
    if t.seat_count > 2 or (t.is_last_round() and not t.rules.is_drafted):
        return first_leader(t)
    return first_chooser(t)


def moment_of(t: TrickTable) -> str:
    """The moment at which this table waits for an answer, or for its next step."""
    top = t.todo[-1] if t.todo else EndGame()
    if isinstance(top, EndGame):
        return GAME_OVER
    if isinstance(top, (Draft, DraftCharacter)):
        return DRAFT
    if isinstance(top, (PlayRound, PlayBasicRound, PlayDraftedRound)):
        return DEAL
    if isinstance(top, (ChooseCharacters, ChooseCharacter, ChooseInTurn, ChooseUnused, LayFaceDown)):
        return CHOOSE
    if isinstance(top, NameLeaderOfDraft):
        return CHOOSE
    if isinstance(top, SetUpCharacters):
        return SET_UP
    if isinstance(top, NameLeader):
        return LEAD
    if isinstance(top, (TakeTurn, OtherTurn)):
        return PLAY
    if isinstance(top, NoteWins):
        return SCORE
    if t.trick_number == 0:
        return IN_SET_UP
    if is_scoring(t):
        return IN_SCORING
    return AFTER_PLAY if is_after_play(t) else IN_TURN
