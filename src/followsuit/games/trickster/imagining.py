"""Whoever is asked has an answer: what an open question tells about the hand of another seat.

That a seat is asked to follow, and did not bust, shows that it can. Worlds in which it could not are
not among those a view allows.
"""

from typing import Any, Final

from followsuit.core.bits import BIT
from followsuit.core.rng import Rng
from followsuit.core.step import Ask
from followsuit.core.table import Table

TRIES: Final = 16  # other worlds are drawn so often before one is mended


def make_answerable(t: Table, viewer: int, rng: Rng) -> None:
    """Draw the cards this viewer cannot name anew, until the seat that is asked has an answer."""
    question = t.question()
    if not isinstance(question, Ask) or question.seat == viewer:
        return
    for _ in range(TRIES):
        if question.options(t):
            return
        draw_anew(t, viewer, rng)
    while not question.options(t) and not is_mended(t, question, viewer, rng):
        draw_anew(t, viewer, rng)


def draw_anew(t: Table, viewer: int, rng: Rng) -> None:
    t.cards.erase(viewer)
    t.cards.fill(rng)


def is_mended(t: Table, question: Ask[Any], viewer: int, rng: Rng) -> bool:
    """Put one card, with which there is an answer, into the hand that is asked, for one that may go."""
    cards = t.cards
    asked = question.seat
    mine = [i for i in range(len(cards.piles[asked])) if not cards.is_known(cards.piles[asked][i], viewer)]
    spots: list[list[int]] = []
    for place in range(len(cards.piles)):
        for i in range(len(cards.piles[place])):
            card = cards.piles[place][i]
            if place != asked and not cards.is_known(card, viewer) and cards.may_be[card] & BIT[asked]:
                spots.append([place, i])
    while spots:
        place, i = spots.pop(int(rng.below(len(spots))))
        for j in mine:
            if cards.may_be[cards.piles[asked][j]] & BIT[place]:
                exchange(t, asked, j, place, i)
                if question.options(t):
                    return True
                exchange(t, asked, j, place, i)
    return False


def exchange(t: Table, here: int, i: int, there: int, j: int) -> None:
    """Two cards, and who can name them, change places."""
    cards = t.cards
    cards.own_knowledge()
    mine = cards.piles[here][i]
    other = cards.piles[there][j]
    cards.own_pile(here)[i] = other
    cards.own_pile(there)[j] = mine
    knows = cards.knows[mine]
    cards.knows[mine] = cards.knows[other]
    cards.knows[other] = knows
