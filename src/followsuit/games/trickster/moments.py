"""The moments at which a position can stand, and what remains to be done from each."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.step import AnyStep, Step
from followsuit.games.trickster.flow import ROUND_OF, NextTurn, PlayRound, PlayTricks, TakeTurn
from followsuit.games.trickster.hero import Choice, use_effect
from followsuit.games.trickster.heroes.peddler import ChooseSecretly
from followsuit.games.trickster.opening import ChooseStartingCard, DraftHero, OpenGame, drafter_of
from followsuit.games.trickster.roster import HEROES
from followsuit.games.trickster.scoring import EndGame, ScoreRound
from followsuit.games.trickster.table import TricksterTable

DRAFT: Final = "draft"
DEAL: Final = "deal"
START: Final = "start"  # the hands are dealt; the starting cards are chosen
TRICK: Final = "trick"  # a trick is about to begin, unless the round is over
TURN: Final = "turn"  # the next seat takes its turn, or busts
EFFECT: Final = "effect"  # a card was just played, and its effect is being carried out
ROUND_END: Final = "round end"  # the scores come next
GAME_OVER: Final = "game over"

MOMENTS: Final[list[str]] = [DRAFT, DEAL, START, TRICK, TURN, EFFECT, ROUND_END, GAME_OVER]
BEFORE_TRICKS: Final[list[str]] = [DRAFT, DEAL, START]
WITH_A_POT: Final[list[str]] = [TURN, EFFECT]


class Effect:
    """How far an effect has come. Never changed once made."""

    def __init__(self, hero: int, chain: int, stage: int, named: int, shown: list[int]) -> None:
        self.hero = hero
        self.chain = chain
        self.stage = stage
        self.named = named
        self.shown = shown  # cards turned up for it, which everyone sees

    def key(self) -> tuple[int, ...]:
        return (self.hero, self.chain, self.stage, self.named, *self.shown)


NO_EFFECT: Final = Effect(-1, 0, 0, NO_SEAT, [])


class GoOnWithEffect(Step[TricksterTable]):
    """An effect is carried out from where it stands: how a position in the middle of one begins."""

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat = seat
        self.effect = effect

    def key(self) -> tuple[int, ...]:
        return (self.seat, *self.effect.key())

    def run(self, t: TricksterTable) -> None:
        effect = self.effect
        hero = HEROES[effect.hero]
        if effect.stage or effect.chain or effect.named != NO_SEAT:
            hero.resume(t, self.seat, effect.chain, effect.stage, effect.named, effect.shown)
        else:
            use_effect(t, hero, self.seat)


def last_seat(t: TricksterTable) -> int:
    """Who took the last turn."""
    return (t.first + t.turn - 1) % t.seat_count


def steps_from(t: TricksterTable, moment: str, effect: Effect) -> list[AnyStep]:
    """What remains to be done from this moment on."""
    if moment == DRAFT:
        return [DraftHero(drafter_of(t)), PlayRound()]
    if moment == DEAL:
        return [PlayRound()]
    if moment == START:
        return ROUND_OF[t.seat_count][1:]
    if moment == TRICK:
        return [PlayTricks(), ScoreRound(), PlayRound()]
    if moment == TURN:
        return [NextTurn(), PlayTricks(), ScoreRound(), PlayRound()]
    if moment == EFFECT:
        goes_on = GoOnWithEffect(last_seat(t), effect)
        return [goes_on, NextTurn(), PlayTricks(), ScoreRound(), PlayRound()]
    if moment == ROUND_END:
        return [ScoreRound(), PlayRound()]
    return [EndGame()]


def moment_of(t: TricksterTable) -> str:
    """The moment at which this table waits for an answer, or for its next step."""
    top = t.todo[-1] if t.todo else EndGame()
    if isinstance(top, EndGame):
        return GAME_OVER
    if isinstance(top, DraftHero):
        return DRAFT
    if isinstance(top, (OpenGame, PlayRound)):
        return DEAL
    if isinstance(top, ChooseStartingCard):
        return START
    if isinstance(top, PlayTricks):
        return TRICK
    if isinstance(top, ScoreRound):
        return ROUND_END
    return TURN if isinstance(top, (TakeTurn, NextTurn)) else EFFECT


def effect_of(t: TricksterTable) -> Effect:
    """How far the effect that is being carried out has come."""
    top = t.todo[-1] if t.todo else EndGame()
    if isinstance(top, GoOnWithEffect):
        return top.effect
    if isinstance(top, ChooseSecretly):
        return Effect(top.hero.number, 0, 1, top.partner, [])
    if isinstance(top, Choice):
        return Effect(top.hero.number, top.chain(), top.stage, top.named, top.shown())
    return NO_EFFECT
