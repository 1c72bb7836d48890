"""What the plays seen so far tell about hands that are hidden: who cannot have a suit any more.

It is read from the view: where the seat knows that a card it cannot see may lie. So it says what this seat
could have noticed, and nothing that only the table knows.
"""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import HIDDEN, NOBODY
from followsuit.core.view import View
from followsuit.describe.question import QuestionText

MOST_TOLD: Final = 3


def told_by_plays(asked: QuestionText, is_over: bool) -> list[str]:
    """'Sora could not have blue any more.' What was led comes first, then the suits of the own hand."""
    words = asked.words
    tense = "then" if is_over else "now"
    told: list[str] = []
    for suit in suits_that_matter(asked):
        seats = without(asked.view, cards_of(asked, suit))
        if seats == others(asked.view):
            told.append(words.phrase(f"told-nobody-{tense}", suit=words.suit_name(suit)))
        elif seats:
            names = words.listed([asked.names[seat] for seat in seats])
            told.append(words.phrase(f"told-none-{tense}", names=names, suit=words.suit_name(suit)))
    return [words.capital(sentence) for sentence in told[:MOST_TOLD]]


def suits_that_matter(asked: QuestionText) -> list[str]:
    own = [asked.suit_of(card) for card in sorted(asked.areas_of_cards)]
    return [suit for suit in dict.fromkeys([asked.led, *own]) if suit]


def cards_of(asked: QuestionText, suit: str) -> list[int]:
    faces = asked.words.game.faces
    return [card for card in range(len(asked.view.table.cards.known_by)) if faces[card].suit == suit]


def others(view: View) -> list[int]:
    """Those who still have cards that are hidden from this seat."""
    piles = view.table.cards.piles
    return [seat for seat in range(view.table.seat_count) if seat != view.seat and HIDDEN in piles[seat]]


def without(view: View, cards: list[int]) -> list[int]:
    """Which of the others cannot have any of these cards in hand."""
    known = view.table.cards
    found: list[int] = []
    for seat in others(view):
        may_have = any(
            known.known_by[card] == NOBODY and known.possible_places[card] & BIT[seat] for card in cards
        )
        if not may_have and not any(card in cards for card in known.piles[seat]):
            found.append(seat)
    return found
