"""Whether a person's last answer may be taken back: never across anything that was hidden.

What is taken back is the whole answer: all picks of a set chosen in secret, or one pick. It stands
once, since it was given,
    the table's generator was used (a deal, a draw after a shuffle, a blind pick),
    a card became known to somebody to whom it was not, other than the own cards the answer showed,
    answers that several seats had sealed were revealed,
    or somebody has done what may be done at any moment, and cannot be taken back.
"""

from dataclasses import dataclass

from followsuit.core.bits import BIT
from followsuit.core.table import Table


@dataclass(frozen=True)
class Mark:
    """The table before a person's last answer, as far as it matters here."""

    keep: int  # how many answers had been given
    knows: list[int]
    rng: list[int]
    own_cards: frozenset[int]
    reveals: int
    asides: int
    question: object  # the set being chosen, while more picks may follow


def mark_of(t: Table, seat: int, keep: int, reveals: int, asides: int) -> Mark:
    cards = t.cards
    own: set[int] = set(cards.piles[seat])
    for place, keepers in enumerate(cards.keepers):
        if keepers == BIT[seat]:
            own.update(cards.piles[place])
    return Mark(keep, cards.knows[:], t.rng.words(), frozenset(own), reveals, asides, t.question())


def what_forbids(mark: Mark, t: Table, reveals: int, asides: int) -> str | None:
    """The key of the sentence that says why the answer stands; None if it may be taken back."""
    if t.outcome is not None:
        return "undo-over"
    if t.rng.words() != mark.rng:
        return "undo-drawn"
    if reveals != mark.reveals:
        return "undo-revealed"
    if asides != mark.asides:
        return "undo-aside"
    knows = t.cards.knows
    for card in range(len(knows)):
        if knows[card] & ~mark.knows[card] and card not in mark.own_cards:
            return "undo-shown"
    return None
