"""The moments at which a position can stand, and what remains to be done from each."""

from typing import Final

from followsuit.core.moment import Moment
from followsuit.core.step import AnyStep
from followsuit.games.takers.leading import NameLeader
from followsuit.games.takers.moments import trick_moments
from followsuit.games.takers.trick import PlayTricks
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
from followsuit.games.tricktakers.table import NO_CHARACTER, EndGame, TrickTakersTable
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
BEFORE_TRICKS: Final = (DRAFT, DEAL, CHOOSE, SET_UP, LEAD)


def next_round(t: TrickTakersTable) -> AnyStep:
    if t.rules.is_drafted:
        return PlayDraftedRound()
    return PlayRound() if t.seat_count > 2 else PlayBasicRound()


def after_tricks(t: TrickTakersTable) -> list[AnyStep]:
    return [*end_of_round(t), next_round(t), EndGame()]


def from_lead(t: TrickTakersTable) -> list[AnyStep]:
    finding: list[AnyStep] = [FindLeader()] if t.seat_count > 2 else [FindLeaderOfTwo()]
    return [*([] if t.rules.is_drafted else finding), PlayTricks(TRICKS), *after_tricks(t)]


def drafting(t: TrickTakersTable) -> list[AnyStep]:
    done = sum([len(numbers) for numbers in t.drafted])
    return [DraftCharacter(seat, draft_rules(t).draft) for seat in draft_order(t)[done:]]


def choosing(t: TrickTakersTable) -> list[AnyStep]:
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


def usual_leader(t: TrickTakersTable) -> int:
    """Who leads the first trick, or names who does, if a position does not say."""
    if t.rules.is_drafted and NO_CHARACTER not in t.characters:
        return t.characters.index(min(t.characters))
    if t.seat_count > 2 or (t.is_last_round() and not t.rules.is_drafted):
        return first_leader(t)
    return first_chooser(t)


CHOOSES: Final = (
    *(ChooseCharacters, ChooseCharacter, ChooseInTurn, ChooseUnused),
    *(LayFaceDown, NameLeaderOfDraft),
)
MOMENTS: Final = [
    Moment(DRAFT, (Draft, DraftCharacter), lambda t: [*drafting(t), PlayDraftedRound(), EndGame()]),
    Moment(DEAL, (PlayRound, PlayBasicRound, PlayDraftedRound), lambda t: [next_round(t), EndGame()]),
    Moment(CHOOSE, CHOOSES, lambda t: [*choosing(t), CastCharacters(), SetUpCharacters(), *from_lead(t)]),
    Moment(SET_UP, SetUpCharacters, lambda t: [SetUpCharacters(), *from_lead(t)]),
    Moment(LEAD, NameLeader, from_lead),
    *trick_moments(TRICKS, NoteWins, EndGame, after_tricks),
]
