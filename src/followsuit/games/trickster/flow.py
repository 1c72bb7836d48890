"""A round in the rulebook's words: each class is a numbered sentence. Nothing here knows a hero by name."""

from typing import ClassVar, Final

from followsuit.core.event import NO_SEAT
from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.trickster.cards import HERO
from followsuit.games.trickster.following import (
    PATTERN_RULES,
    can_follow,
    followers,
    has_follower,
    put,
    tell_pattern,
)
from followsuit.games.trickster.hero import use_effect
from followsuit.games.trickster.knowledge import note_no_follower
from followsuit.games.trickster.opening import ChooseStartingCard, DealCards, LayTimeline
from followsuit.games.trickster.roster import HEROES
from followsuit.games.trickster.rules import MOST_TRICKS, ROUNDS
from followsuit.games.trickster.scoring import EndGame, ScoreRound
from followsuit.games.trickster.table import (
    MOST_SEATS,
    NO_MATCH,
    NO_PATTERN,
    POT,
    TABLEAU,
    TIMELINE,
    FinishedTrick,
    TricksterTable,
)
from followsuit.tricks.following import plays

LEAD_A_CARD: Final = Reason("TS-PLAY-01", "Lead any card of your hand.")
SET_THE_PATTERN: Final = Reason(
    "TS-PLAY-02",
    "Play any card of your hand; with the first card it sets the pattern, and you bust if all follow.",
)
NOT_IN_HAND: Final = Reason("TS-PLAY-01", "You play a card from your hand.")
NOT_IN_HAND_SECOND: Final = Reason("TS-DEC-04", NOT_IN_HAND.sentence)
NOT_IN_HAND_FOLLOWING: Final = Reason("TS-DEC-05", NOT_IN_HAND.sentence)
NO_PASSING: Final = Reason("TS-PLAY-08", "You have a card that can follow, so you must play one.")
CANNOT_FOLLOW: Final = Reason("TS-PLAY-11", "No card of the hand can follow.")
EMPTY_HAND: Final = Reason("TS-PLAY-12", "It was this seat's turn, and the hand was empty.")
ALL_FOLLOWED: Final = Reason(
    "TS-BUST-02", "Every turn was taken with a card that follows: the Trickster busts."
)
LEADER_SET_PATTERN: Final = Reason("TS-ROLE-08", "The leader's effect put down the second card.")
HAND_EMPTY: Final = Reason("TS-RND-01", "The trick is over, and a hand is empty.")
TIMELINE_EMPTY: Final = Reason("TS-TL-11", "The trick is over, and the timeline is used up.")
TOO_MANY_TRICKS: Final = Reason("TS-RND-06", "So many tricks were played that the round is ended.")


class PlayRound(Step[TricksterTable]):
    """TS-SETUP-11, TS-GAME-01  Deal, starting cards, timeline, tricks, scores: three times."""

    def run(self, t: TricksterTable) -> None:
        if t.round == ROUNDS:
            t.then([EndGame()])
        else:
            t.begin_part(ROUND_OF[t.seat_count])


class PlayTricks(Step[TricksterTable]):
    """TS-RND-01, TS-RND-02  Trick after trick, until a round ends; looked at only between two tricks."""

    def run(self, t: TricksterTable) -> None:
        if is_round_over(t):
            return
        t.trick_number += 1
        t.todo.append(self)
        t.todo.append(NEXT_TURN)
        if t.rules.has_timeline:
            lead_from_timeline(t)


def is_round_over(t: TricksterTable) -> bool:
    """TS-RND-05, TS-RND-06  A hand is empty; or the timeline; or the technical limit is reached."""
    why = HAND_EMPTY
    is_over = False
    for seat in range(t.seat_count):
        if not t.cards.piles[seat]:
            is_over = True
    if not is_over and t.rules.has_timeline and not t.cards.piles[TIMELINE]:
        why = TIMELINE_EMPTY
        is_over = True
    if not is_over and not t.rules.has_timeline and t.trick_number >= MOST_TRICKS:
        why = TOO_MANY_TRICKS
        is_over = True
    if is_over and t.log is not None:
        t.log.tell("round-over", because=[why])
    return is_over


def lead_from_timeline(t: TricksterTable) -> None:
    """TS-TL-02, TS-TL-03, TS-TL-13  The first card of the timeline leads; its effect is not used."""
    card = t.cards.piles[TIMELINE][0]
    t.cards.move(card, TIMELINE, POT)
    t.laid = 0
    if t.log is not None:
        t.log.tell("timeline-led", cards=[card])


class NextTurn(Step[TricksterTable]):
    """TS-ROLE-03, TS-PLAY-10 to TS-PLAY-12  The next seat plays a card, or busts and ends the trick."""

    def run(self, t: TricksterTable) -> None:
        if t.turn == t.rules.turns:
            bust(t, t.trickster, all_followed(t))
            return
        seat = t.seat_of_turn()
        hand = t.cards.piles[seat]
        if not hand:
            bust(t, seat, [EMPTY_HAND])
        elif t.pattern == NO_PATTERN:
            t.todo.append(self)
            t.todo.append(SET_PATTERN[seat] if t.cards.piles[POT] else LEAD[seat])
        elif has_follower(t, hand):
            t.todo.append(self)
            t.todo.append(FOLLOW[t.pattern][seat])
        else:
            why = [CANNOT_FOLLOW, PATTERN_RULES[t.pattern]]
            note_no_follower(t, seat)
            bust(t, seat, why)


def all_followed(t: TricksterTable) -> list[Reason]:
    if t.trickster == t.first and not t.rules.has_timeline:
        return [ALL_FOLLOWED, LEADER_SET_PATTERN]
    return [ALL_FOLLOWED]


class TakeTurn(Ask[TricksterTable]):
    """TS-FX-01, TS-PLAY-13  A card is played face up, then its effect is carried out."""

    def options(self, t: TricksterTable) -> list[int]:
        return plays(t.hand(self.seat))

    def why_not(self, t: TricksterTable, pick: int) -> Reason | None:
        is_own = verb_of(pick) == CARD and argument_of(pick) in t.hand(self.seat)
        return None if is_own else self.why_not_held()

    def why_not_held(self) -> Reason:
        """The rule by which this turn takes a card of the hand."""
        return NOT_IN_HAND

    def picked(self, t: TricksterTable, pick: int) -> None:
        card = argument_of(pick)
        t.turn += 1
        put(t, card, self.seat, self.seat)
        if t.log is not None:
            t.log.tell("played" if len(t.pot()) > 1 else "led", seat=self.seat, cards=[card])
            tell_pattern(t)
        use_effect(t, HEROES[HERO[card]], self.seat)


class Lead(TakeTurn):
    """TS-PLAY-01, TS-DEC-03  The leader plays any card."""

    asks: ClassVar[Reason] = LEAD_A_CARD


class SetPattern(TakeTurn):
    """TS-PLAY-02, TS-DEC-04  The second card may be any card; it makes its player the Trickster."""

    asks: ClassVar[Reason] = SET_THE_PATTERN

    def why_not_held(self) -> Reason:
        return NOT_IN_HAND_SECOND


class Follow(TakeTurn):
    """TS-PLAY-03 to TS-PLAY-09, TS-DEC-05  A card that can follow; who has one must play one."""

    def __init__(self, seat: int, pattern: int) -> None:
        super().__init__(seat)
        self.pattern = pattern

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.pattern)

    def about(self) -> Reason:
        return PATTERN_RULES[self.pattern]

    def options(self, t: TricksterTable) -> list[int]:
        return followers(t, t.hand(self.seat))

    def why_not(self, t: TricksterTable, pick: int) -> Reason | None:
        if verb_of(pick) != CARD:
            return NO_PASSING
        if argument_of(pick) not in t.hand(self.seat):
            return NOT_IN_HAND_FOLLOWING
        return None if can_follow(t, argument_of(pick)) else PATTERN_RULES[self.pattern]


def bust(t: TricksterTable, seat: int, because: list[Reason]) -> None:
    """TS-BUST-01 to TS-BUST-08  The pot goes to this seat's tableau; the roles of the next trick."""
    if t.log is not None:
        t.log.tell("bust", seat=seat, cards=t.pot()[:], because=because)
    t.finished = FinishedTrick(t.pot(), t.laid, seat, because)
    t.cards.move_all(POT, TABLEAU + seat)
    t.laid = 0
    t.turn = 0
    t.trickster = NO_SEAT
    t.pattern = NO_PATTERN
    t.closed = 0
    t.first = t.left_of(t.first) if t.rules.has_timeline else seat


# Steps never change, so every game uses the same ones.
NEXT_TURN: Final = NextTurn()
LEAD: Final[list[Lead]] = [Lead(seat) for seat in range(MOST_SEATS)]
SET_PATTERN: Final[list[SetPattern]] = [SetPattern(seat) for seat in range(MOST_SEATS)]
FOLLOW: Final[list[list[Follow]]] = [
    [Follow(seat, pattern) for seat in range(MOST_SEATS)] for pattern in range(NO_MATCH + 1)
]


def round_of(players: int) -> list[AnyStep]:
    before: list[AnyStep] = [DealCards(), ChooseStartingCard(tuple(range(players)))]
    timeline: list[AnyStep] = [LayTimeline()] if players <= 3 else []
    return [*before, *timeline, PlayTricks(), ScoreRound(), PlayRound()]


ROUND_OF: Final[list[list[AnyStep]]] = [round_of(players) for players in range(MOST_SEATS + 1)]
