"""An answer in the words of a player: what it wins and keeps, what it risks, whom it fears.

For hints at the table and for reviews after the game alike. All of it is made of the view of the seat that is
asked, and of what was found out by imagining worlds that fit that view.
"""

from collections.abc import Callable
from typing import Final

from msgspec import UNSET, Struct

from followsuit.core.option import CARD, COLOUR, NUMBER, PIECE, SEAT, WORD, argument_of, verb_of
from followsuit.core.roles import CounterRole
from followsuit.describe.question import QuestionText

NAMED_FOR_OTHERS: Final = (CARD, SEAT, PIECE, COLOUR)  # what has the same name in every seat
MOST_SENTENCES: Final = 3
SURELY: Final = 97  # of 100
HARDLY: Final = 3


class Candidate(Struct, kw_only=True):
    """One answer, and what was found out about it. Chances are of 100."""

    pick: int
    chance: int
    feared_seat: int = -1
    feared_pick: int = -1
    feared_chance: int = 0
    tricks: int = -1  # of 100 worlds, in how many the trick was won; -1 where that was not counted
    points: int | None = None  # of the round, in tenths; None where they were not counted


def answer_name(asked: QuestionText, pick: int) -> str:
    """'blue 6', 'Mika'; a word or a number as on its button."""
    return asked.label(pick) if verb_of(pick) in (WORD, NUMBER) else asked.name_of(pick)


def sentences_of(asked: QuestionText, one: Candidate, other: Candidate | None = None) -> list[str]:
    """At most three: what it does in the trick, what the round brings, what is to be feared.

    Where it is compared with another answer, the amounts of both are named, and what it keeps.
    """
    words = asked.words
    said = [
        *trick_sentences(asked, one),
        *points_sentences(asked, one, other),
        *keeping_sentences(asked, one, other),
        *fear_sentences(asked, one),
    ] or chance_sentences(asked, one, other)
    return [words.capital(sentence) for sentence in said[:MOST_SENTENCES]]


def trick_sentences(asked: QuestionText, one: Candidate) -> list[str]:
    """What is open: who is beaten, and who still plays. Else in how many deals the trick was won."""
    described = asked.option(one.pick)
    words = asked.words
    said: list[str] = []
    is_settled = False
    if described.verdict is not UNSET:
        verdict = described.verdict
        is_settled = not verdict.more or not verdict.wins
        said.append(verdict.sentence)
    elif described.gain is not UNSET:
        said.append(words.phrase("answer-gain", points=described.gain))
    if one.tricks >= 0 and not is_settled:
        key = "surely" if one.tricks >= SURELY else "hardly" if one.tricks <= HARDLY else "often"
        said.append(words.phrase(f"answer-wins-{key}", share=one.tricks))
    return said


def points_sentences(asked: QuestionText, one: Candidate, other: Candidate | None) -> list[str]:
    """What the round brings, in points or in lives."""
    if one.points is None:
        return []
    words = asked.words
    key, written = unit_of(asked)
    points = written(one.points)
    if other is None or other.points is None:
        return [words.phrase(f"answer-{key}", points=points)]
    others = written(other.points)
    if others == points:
        return []
    name = answer_name(asked, other.pick)
    return [words.phrase(f"answer-{key}-than", points=points, name=name, others=others)]


def unit_of(asked: QuestionText) -> tuple[str, Callable[[int], str]]:
    """What is counted, and how it is written: lives are few, so that tenths of them matter."""
    counters = asked.layout.counters
    has_points = any(counter.role == CounterRole.POINTS for counter in counters)
    return ("points", whole_points) if has_points else ("lives", in_tenths)


def keeping_sentences(asked: QuestionText, one: Candidate, other: Candidate | None) -> list[str]:
    """The card that the other answer would have spent."""
    if other is None or verb_of(other.pick) != CARD or one.pick == other.pick:
        return []
    if argument_of(other.pick) not in asked.areas_of_cards:
        return []
    return [asked.words.phrase("answer-keeps", name=asked.name_of(other.pick))]


def fear_sentences(asked: QuestionText, one: Candidate) -> list[str]:
    if one.feared_seat < 0 or verb_of(one.feared_pick) not in NAMED_FOR_OTHERS:
        return []
    return [
        asked.words.phrase(
            "hint-fear",
            name=asked.name_of(one.feared_pick),
            other=asked.names[one.feared_seat],
            share=one.feared_chance,
        )
    ]


def chance_sentences(asked: QuestionText, one: Candidate, other: Candidate | None) -> list[str]:
    """Where nothing else can be said: how it came out."""
    words = asked.words
    if other is None or other.chance == one.chance:
        return [words.phrase("answer-chance", share=one.chance)]
    name = answer_name(asked, other.pick)
    return [words.phrase("answer-chance-than", share=one.chance, name=name, others=other.chance)]


def whole_points(tenths: int) -> str:
    """A whole number, with a minus that is one."""
    whole = (abs(tenths) + 5) // 10
    return f"−{whole}" if tenths < 0 and whole else str(whole)


def in_tenths(tenths: int) -> str:
    return f"{'−' if tenths < 0 else '+' if tenths else ''}{abs(tenths) // 10}.{abs(tenths) % 10}"
