"""The pot: what its cards ask of those that follow, and who is the Trickster."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.reason import Reason
from followsuit.games.trickster.cards import ALL_SUITS, FACE, HERO, SUIT
from followsuit.games.trickster.table import (
    LAID,
    NO_MATCH,
    NO_PATTERN,
    POT,
    SAME_HERO,
    SAME_SUIT,
    TricksterTable,
)
from followsuit.tricks.following import PLAY_OF

# TS-GAP-02: the leader's effect put down the second card; the leader is the Trickster, not the neighbour.
LEADER_IS_TRICKSTER: Final[bool] = True

FOLLOW_SUIT: Final = Reason("TS-PLAY-03", "The first two cards share a suit: every card must have it.")
FOLLOW_HERO: Final = Reason("TS-PLAY-04", "The first two cards share a hero: every card must have it.")
MATCH_NOTHING: Final = Reason(
    "TS-PLAY-05", "The first two cards share nothing: no suit and no hero may come twice."
)
PATTERN_RULES: Final[list[Reason]] = [MATCH_NOTHING, FOLLOW_SUIT, FOLLOW_HERO, MATCH_NOTHING]  # by pattern
PATTERN_KINDS: Final[list[str]] = ["", "pattern-suit", "pattern-hero", "pattern-no-match"]


def can_follow(t: TricksterTable, card: int) -> bool:
    """TS-PLAY-02 to TS-PLAY-05  Whether the pot takes this card now; before its second card, it takes any."""
    face: i64 = FACE[card]
    return t.closed & face == 0


def has_follower(t: TricksterTable, pile: list[int]) -> bool:
    closed: i64 = t.closed
    for card in pile:
        face: i64 = FACE[card]
        if closed & face == 0:
            return True
    return False


def followers(t: TricksterTable, pile: list[int]) -> list[int]:
    """The cards of this pile that can follow, as answers."""
    closed: i64 = t.closed
    offered: list[int] = []
    for card in pile:
        face: i64 = FACE[card]
        if closed & face == 0:
            offered.append(PLAY_OF[card])
    return offered


def put(t: TricksterTable, card: int, source: int, seat: int) -> None:
    """TS-PLAY-07, TS-ROLE-06 to TS-ROLE-09  Played or added: the second card sets the pattern."""
    t.cards.move(card, source, POT)
    t.laid = t.laid * LAID + seat + 1
    if t.pattern == NO_MATCH:
        face: i64 = FACE[card]
        t.closed |= face
        return
    pot = t.cards.piles[POT]
    if t.pattern != NO_PATTERN or len(pot) < 2:
        return
    set_pattern(t, pot[0], card)
    t.trickster = seat
    if seat == t.first and not LEADER_IS_TRICKSTER and not t.rules.has_timeline:
        t.trickster = t.left_of(seat)


def set_pattern(t: TricksterTable, first: int, second: int) -> None:
    """TS-PLAY-03 to TS-PLAY-06  By what the first two cards share; they cannot share both."""
    t.pattern = pattern_by(first, second)
    if t.pattern == SAME_SUIT:
        t.closed = ALL_SUITS & ~FACE[second]
    elif t.pattern == SAME_HERO:
        t.closed = t.heroes.faces & ~FACE[second]
    else:
        t.closed = FACE[first] | FACE[second]


def pattern_by(first: int, second: int) -> int:
    """TS-PLAY-03 to TS-PLAY-06  What these two ask of every card after them."""
    if SUIT[second] == SUIT[first]:
        return SAME_SUIT
    return SAME_HERO if HERO[second] == HERO[first] else NO_MATCH


def tell_pattern(t: TricksterTable) -> None:
    """Said once, when the second card lies there."""
    if t.log is not None and len(t.pot()) == 2:
        kind = PATTERN_KINDS[t.pattern]
        t.log.tell(kind, seat=t.trickster, cards=t.pot()[:], because=[PATTERN_RULES[t.pattern]])
