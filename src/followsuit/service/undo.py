"""Whether a person's last answer may be taken back: never across anything that was hidden.

What is taken back is the whole answer: all picks of a set chosen in secret, or one pick. It stands
once, since it was given,
    the table's generator was used (a deal, a draw after a shuffle, a blind pick),
    a card became known to somebody to whom it was not, other than the own cards the answer showed,
    answers that several seats had sealed were revealed,
    or somebody has done what may be done at any moment, and cannot be taken back.
What has come to stand stands for good: a card that was seen stays seen when it is gone.
"""

from dataclasses import dataclass, replace

from followsuit.core.bits import BIT
from followsuit.core.table import Table


@dataclass(frozen=True)
class Moment:
    """The table before an answer, to go back to. Kept only as long as the answer may be taken back."""

    table: Table
    told: list[int]  # by viewer, how much had been told
    marks: "list[Mark | None]"  # by seat
    reveals: int
    asides: int


@dataclass(frozen=True)
class Mark:
    """A person's last answer: what was there before it, as far as it matters here."""

    keep: int  # how many answers had been given
    question: object  # the set being chosen, while more picks may follow
    before: Moment | None
    own_cards: frozenset[int] = frozenset()
    forbidden: str | None = None  # the key of the sentence that says why the answer stands, once it does


def mark_of(t: Table, seat: int, keep: int, before: Moment) -> Mark:
    cards = t.cards
    own: set[int] = set(cards.piles[seat])
    for place, keepers in enumerate(cards.keepers):
        if keepers == BIT[seat]:
            own.update(cards.piles[place])
    return Mark(keep, t.question(), before, frozenset(own))


def looked_at_again(mark: Mark | None, t: Table, reveals: int, asides: int) -> Mark | None:
    """The same mark after something has happened, which may have made the answer stand."""
    if mark is None or mark.before is None:
        return mark
    key = what_forbids(mark.before, mark.own_cards, t, reveals, asides)
    return mark if key is None else replace(mark, before=None, own_cards=frozenset(), forbidden=key)


def what_forbids(
    before: Moment, own_cards: frozenset[int], t: Table, reveals: int, asides: int
) -> str | None:
    """The key of the sentence that says why the answer stands; None if it may be taken back."""
    if t.outcome is not None:
        return "undo-over"
    if t.rng.words() != before.table.rng.words():
        return "undo-drawn"
    if reveals != before.reveals:
        return "undo-revealed"
    if asides != before.asides:
        return "undo-aside"
    knows, knew = t.cards.knows, before.table.cards.knows
    if knows is knew:
        return None
    for card in range(len(knows)):
        if knows[card] & ~knew[card] and card not in own_cards:
            return "undo-shown"
    return None
