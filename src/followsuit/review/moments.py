"""Which decisions of a seat are worth looking at again."""

from typing import Final

from followsuit.review.kept import CERTAIN, Decision, GameReview

MOST: Final = 3
LEAST: Final = CERTAIN // 100  # what is less is not seen in whole numbers of 100


def change_of(decision: Decision) -> int:
    """What the choice did, of 10,000: minus what it cost, or plus what would have been lost by any other."""
    cost = decision.cost()
    return -cost if cost else decision.judgement.lead(decision.pick)


def moments_of(review: GameReview, seat: int) -> list[int]:
    """The largest changes by own choice, a good one among them if there is any; in the order of the game."""
    changes = {
        number: change_of(decision)
        for number, decision in enumerate(review.decisions)
        if decision.seat == seat
    }
    ranked = sorted(
        (number for number, change in changes.items() if abs(change) >= LEAST),
        key=lambda number: (-abs(changes[number]), number),
    )
    found = ranked[:MOST]
    if found and not any(changes[number] > 0 for number in found):
        good = next((number for number in ranked if changes[number] > 0), None)
        if good is not None:
            found = [*ranked[: MOST - 1], good]
    return sorted(found)
