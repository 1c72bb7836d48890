"""Whether a person's last answer may be taken back: never across anything that was hidden.

What is taken back is the whole answer: all picks of a set chosen in secret, or one pick. It stands
once, since it was given,
    the table's generator was used (a deal, a draw after a shuffle, a blind pick),
    a card became known to somebody to whom it was not, other than the own cards the answer showed and,
        where all the others are bots, cards that bots have played openly from their hands,
    answers that several seats had sealed were revealed,
    or somebody has done what may be done at any moment, and cannot be taken back.
"""

from dataclasses import dataclass

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE
from followsuit.core.table import Table


@dataclass(frozen=True)
class Mark:
    """The table before a person's last answer, as far as it matters here."""

    keep: int  # how many answers had been given
    knows: list[int]
    rng: list[int]
    own_cards: frozenset[int]
    bots_cards: frozenset[int]  # what bots held, where nobody but bots plays with this person
    reveals: int
    asides: int
    question: object  # the set being chosen, while more picks may follow


def mark_of(t: Table, seat: int, keep: int, reveals: int, asides: int, bots: list[int]) -> Mark:
    """`bots` are the seats that may go back without being asked: all the others, or none."""
    own = frozenset(cards_with(t, seat))
    held = frozenset([card for bot in bots for card in t.cards.piles[bot]])
    return Mark(keep, t.cards.knows[:], t.rng.words(), own, held, reveals, asides, t.question())


def cards_with(t: Table, seat: int) -> list[int]:
    """What a seat holds, and what lies elsewhere for its eyes alone."""
    cards = t.cards.piles[seat][:]
    for place, keepers in enumerate(t.cards.keepers):
        if keepers == BIT[seat]:
            cards += t.cards.piles[place]
    return cards


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
        is_new = knows[card] & ~mark.knows[card] and card not in mark.own_cards
        if is_new and not is_played_by_a_bot(mark, t, card):
            return "undo-shown"
    return None


def is_played_by_a_bot(mark: Mark, t: Table, card: int) -> bool:
    """Whether a bot laid it open itself; what was looked at in its hand, or given away unseen, it did not."""
    if card not in mark.bots_cards or t.cards.knows[card] != EVERYONE:
        return False
    return all(card not in t.cards.piles[seat] for seat in range(t.seat_count))
