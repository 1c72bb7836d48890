"""The moments at which a position can stand, and what remains to be done from each."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.moment import Moment, NothingLeft
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

BEFORE_TRICKS: Final = (DRAFT, DEAL, START)
WITH_A_POT: Final = (TURN, EFFECT)
END: Final[list[AnyStep]] = [ScoreRound(), PlayRound()]


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


def going_on(t: TricksterTable, effect: Effect) -> AnyStep:
    """The effect of the last turn goes on."""
    return GoOnWithEffect((t.first + t.turn - 1) % t.seat_count, effect)


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


# In the order of a round. A table that waits elsewhere is in the middle of an effect.
MOMENTS: Final = [
    Moment(DRAFT, DraftHero, lambda t: [DraftHero(drafter_of(t)), PlayRound()]),
    Moment(DEAL, (OpenGame, PlayRound), lambda t: [PlayRound()]),
    Moment(START, ChooseStartingCard, lambda t: ROUND_OF[t.seat_count][1:]),
    Moment(TRICK, PlayTricks, lambda t: [PlayTricks(), *END]),
    Moment(TURN, (TakeTurn, NextTurn), lambda t: [NextTurn(), PlayTricks(), *END]),
    Moment(EFFECT, (), lambda t: [NextTurn(), PlayTricks(), *END]),
    Moment(ROUND_END, ScoreRound, lambda t: END),
    Moment(GAME_OVER, (EndGame, NothingLeft), lambda t: [EndGame()]),
]
