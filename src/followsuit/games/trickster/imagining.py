"""Whoever is asked has an answer: what an open question tells about the hand of another seat.

That a seat is asked to follow, and did not bust, shows that it can. Worlds in which it could not are
not among those a view allows.
"""

from followsuit.core.rng import Rng
from followsuit.core.step import Ask
from followsuit.core.table import Table


def make_answerable(t: Table, viewer: int, rng: Rng) -> None:
    """Draw the cards this viewer cannot name anew, until the seat that is asked has an answer.

    So of the worlds in which it has one, each is still as likely as any other. At the true table it
    has one, by a card or two of its hand; one draw is nearly always enough, and a thousand always are.
    """
    question = t.question()
    if not isinstance(question, Ask) or question.seat == viewer:
        return
    while not question.options(t):
        t.cards.erase(viewer)
        t.cards.fill(rng)
