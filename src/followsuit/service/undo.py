"""Whether a person's last answer may be taken back: never across anything that was hidden.

What is taken back is the whole answer: all picks of a set chosen in secret, or one pick. It stands
once, since it was given,
    the table's generator was used (a deal, a draw after a shuffle, a blind pick),
    a card became known to somebody to whom it was not, other than the own cards the answer showed and,
        where all the others are bots, cards that bots have played openly from their hands,
    answers that several seats had sealed were revealed,
    or somebody has done what may be done at any moment, and cannot be taken back.
What has come to stand stands for good: a card that was seen stays seen when it is gone.
"""

import msgspec
from msgspec.structs import replace

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE
from followsuit.core.table import Table


class UndoMoment(msgspec.Struct, frozen=True):
    """The table before an answer, to go back to. Kept only as long as the answer may be taken back."""

    table: Table
    told: list[int]  # by viewer, how much had been told
    marks: "list[UndoPoint | None]"  # by seat
    reveals: int
    asides: int


class UndoPoint(msgspec.Struct, frozen=True):
    """A person's last answer: what was there before it, as far as it matters here."""

    keep: int  # how many answers had been given
    question: object  # the set being chosen, while more picks may follow
    before: UndoMoment | None
    own_cards: frozenset[int] = frozenset()
    bots_cards: frozenset[int] = frozenset()  # what bots held, where nobody but bots plays with this person
    forbidden: str | None = None  # the key of the sentence that says why the answer stands, once it does


def mark_of(t: Table, seat: int, keep: int, before: UndoMoment, bots: list[int]) -> UndoPoint:
    """`bots` are the seats that may go back without being asked: all the others, or none."""
    held = frozenset([card for bot in bots for card in t.cards.piles[bot]])
    return UndoPoint(keep, t.question(), before, frozenset(cards_with(t, seat)), held)


def cards_with(t: Table, seat: int) -> list[int]:
    """What a seat holds, and what lies elsewhere for its eyes alone."""
    cards = t.cards.piles[seat][:]
    for place, keepers in enumerate(t.cards.keepers):
        if keepers == BIT[seat]:
            cards += t.cards.piles[place]
    return cards


def looked_at_again(mark: UndoPoint | None, t: Table, reveals: int, asides: int) -> UndoPoint | None:
    """The same mark after something has happened, which may have made the answer stand."""
    if mark is None or mark.before is None:
        return mark
    key = what_forbids(mark, mark.before, t, reveals, asides)
    if key is None:
        return mark
    return replace(mark, before=None, own_cards=frozenset(), bots_cards=frozenset(), forbidden=key)


def what_forbids(mark: UndoPoint, before: UndoMoment, t: Table, reveals: int, asides: int) -> str | None:
    """The key of the sentence that says why the answer stands; None if it may be taken back."""
    if t.outcome is not None:
        return "undo-over"
    if t.rng.words() != before.table.rng.words():
        return "undo-drawn"
    if reveals != before.reveals:
        return "undo-revealed"
    if asides != before.asides:
        return "undo-aside"
    knows, knew = t.cards.known_by, before.table.cards.known_by
    if knows is knew:
        return None
    for card in range(len(knows)):
        is_new = knows[card] & ~knew[card] and card not in mark.own_cards
        if is_new and not is_played_by_a_bot(mark, t, card):
            return "undo-shown"
    return None


def is_played_by_a_bot(mark: UndoPoint, t: Table, card: int) -> bool:
    """Whether a bot laid it open itself; what was looked at in its hand, or given away unseen, it did not."""
    if card not in mark.bots_cards or t.cards.known_by[card] != EVERYONE:
        return False
    return all(card not in t.cards.piles[seat] for seat in range(t.seat_count))
