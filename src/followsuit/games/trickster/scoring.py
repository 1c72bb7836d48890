"""The end of a round and of the game: trouble points, the sole majorities, who wins."""

from typing import Final

from followsuit.core.outcome import Outcome
from followsuit.core.reason import Reason
from followsuit.core.step import Step
from followsuit.games.trickster.cards import SUIT, SUIT_COUNT, SUIT_NAMES
from followsuit.games.trickster.table import TABLEAU, TricksterTable

# By suit, so that a scoring sheet says which cards it speaks of.
A_POINT_EACH: Final[list[Reason]] = [
    Reason("TS-SCORE-01", f"Somebody has more {suit} cards, so each of these is a trouble point.")
    for suit in SUIT_NAMES
]
SOLE_MAJORITY: Final[list[Reason]] = [
    Reason("TS-SCORE-02", f"Nobody else has as many {suit} cards, so these score nothing.")
    for suit in SUIT_NAMES
]
SHARED_MAJORITY: Final[list[Reason]] = [
    Reason("TS-SCORE-03", f"Somebody else has as many {suit} cards, so each of them scores.")
    for suit in SUIT_NAMES
]
LAID_DOWN: Final = Reason("TS-RND-03", "What is left in the hands goes to the tableaux.")
LOWEST_TOTAL: Final = Reason("TS-GAME-02", "The fewest trouble points win.")
FEWER_RED: Final = Reason("TS-GAME-03", "Of those with the fewest trouble points, the fewest red cards win.")
FEWER_OF_A_SUIT: Final = Reason("TS-GAME-04", "Still tied, the other suits are compared one after the other.")
SHARED_VICTORY: Final = Reason("TS-GAME-07", "Those tied in all eight suits share the victory.")


class ScoreRound(Step[TricksterTable]):
    """TS-RND-07  Hands to tableaux, points by suit, totals."""

    def run(self, t: TricksterTable) -> None:
        for seat in range(t.seat_count):
            lay_down_hand(t, seat)
        counts = suit_counts(t)
        totals = t.totals[:]
        for seat in range(t.seat_count):
            for suit in range(SUIT_COUNT):
                if counts[seat][suit] and not is_sole_majority(counts, seat, suit):
                    totals[seat] += counts[seat][suit]
        if t.log is not None:
            for seat in range(t.seat_count):
                tell_scores(t, counts, seat)
                t.log.tell("points", seat=seat, number=totals[seat])
        t.totals = totals


def lay_down_hand(t: TricksterTable, seat: int) -> None:
    """TS-RND-03  Everyone sees the cards that go from the hand to the tableau."""
    hand = t.hand(seat)
    if not hand:
        return
    for card in hand:
        t.cards.show(card, seat)
    if t.log is not None:
        t.log.tell("laid-down", seat=seat, cards=sorted(hand), because=[LAID_DOWN])
    t.cards.move_all(seat, TABLEAU + seat)


def suit_counts(t: TricksterTable) -> list[list[int]]:
    """By seat, how many cards of each suit lie in the tableau (TS-BUST-06)."""
    counts: list[list[int]] = []
    for seat in range(t.seat_count):
        mine = [0] * SUIT_COUNT
        for card in t.tableau(seat):
            mine[SUIT[card]] += 1
        counts.append(mine)
    return counts


def is_sole_majority(counts: list[list[int]], seat: int, suit: int) -> bool:
    """TS-SCORE-02 to TS-SCORE-04  Whether this seat alone has the most cards of the suit."""
    mine = counts[seat][suit]
    for other in range(len(counts)):
        if other != seat and counts[other][suit] >= mine:
            return False
    return mine > 0


def is_majority(counts: list[list[int]], seat: int, suit: int) -> bool:
    """Whether nobody has more cards of the suit."""
    for other in range(len(counts)):
        if counts[other][suit] > counts[seat][suit]:
            return False
    return True


def tell_scores(t: TricksterTable, counts: list[list[int]], seat: int) -> None:
    """A line for each suit that this seat has: what it scores, and why."""
    assert t.log is not None
    for suit in range(SUIT_COUNT):
        mine = counts[seat][suit]
        if mine:
            cards = [card for card in sorted(t.tableau(seat)) if SUIT[card] == suit]
            is_free = is_sole_majority(counts, seat, suit)
            why = A_POINT_EACH[suit]
            if is_free:
                why = SOLE_MAJORITY[suit]
            elif is_majority(counts, seat, suit):
                why = SHARED_MAJORITY[suit]
            t.log.tell("scored", seat=seat, cards=cards, number=0 if is_free else mine, because=[why])


class EndGame(Step[TricksterTable]):
    """TS-GAME-01 to TS-GAME-08  The lowest total wins; ties by the suits of the last tableaux."""

    def run(self, t: TricksterTable) -> None:
        counts = suit_counts(t)
        ranks = [[t.totals[seat], *counts[seat]] for seat in range(t.seat_count)]
        places: list[int] = []
        for mine in ranks:
            place = 1
            for other in ranks:
                if is_less(other, mine):
                    place += 1
            places.append(place)
        way = way_of(ranks, places)
        t.outcome = Outcome(places, way, t.totals[:])
        if t.log is not None:
            t.log.tell("game-over", because=[way])


def is_less(left: list[int], right: list[int]) -> bool:
    """Whether the first difference is in favour of the left one."""
    for i in range(len(left)):
        if left[i] != right[i]:
            return left[i] < right[i]
    return False


def way_of(ranks: list[list[int]], places: list[int]) -> Reason:
    """What decided the victory: the totals, red, a later suit, or nothing."""
    if places.count(1) > 1:
        return SHARED_VICTORY
    best = ranks[places.index(1)]
    deepest = 0  # the place of the first difference to whoever came nearest
    for other in ranks:
        i = 0
        while i < len(best) and other[i] == best[i]:
            i += 1
        if i < len(best):
            deepest = max(deepest, i)
    if deepest == 0:
        return LOWEST_TOTAL
    return FEWER_RED if deepest == 1 else FEWER_OF_A_SUIT
