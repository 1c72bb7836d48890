"""How often a trick is won, in words: surely from 97 of 100 deals on, hardly up to 3."""

import pytest

from followsuit import find_game
from followsuit.core.option import CARD, SEAT, option
from followsuit.describe.candidate import (
    Candidate,
    keeping_sentences,
    points_sentences,
    trick_sentences,
)
from followsuit.describe.question import QuestionText
from followsuit.describe.wording import wording
from raiders import Raiders

WORDS = wording(find_game("trick-raiders"), "en")


def asked() -> QuestionText:
    g = Raiders(3, leader=1, hands=["C3 C4", "H3 H9b", "S4 C6"], leads=["", "", ""])
    return QuestionText(WORDS, g.t.view(1), ["Ann", "Ben", "Cleo"])


def played(name: str) -> int:
    return option(CARD, find_game("trick-raiders").read_card(name))


@pytest.mark.parametrize(
    ("tricks", "key"),
    [(0, "hardly"), (3, "hardly"), (4, "often"), (96, "often"), (97, "surely"), (100, "surely")],
)
def test_how_often_a_trick_is_won_has_a_word(tricks: int, key: str) -> None:
    said = trick_sentences(asked(), Candidate(pick=played("H3"), chance=50, tricks=tricks))
    assert said[-1] == WORDS.phrase(f"answer-wins-{key}", share=tricks)


def test_nothing_is_said_of_tricks_that_were_not_counted() -> None:
    said = trick_sentences(asked(), Candidate(pick=played("H3"), chance=50))
    assert not any(word in " ".join(said) for word in ("deals", "surely"))


def test_only_another_card_of_the_hand_is_kept() -> None:
    high, low = (Candidate(pick=played(name), chance=50) for name in ("H9b", "H3"))
    assert keeping_sentences(asked(), low, high) == [WORDS.phrase("answer-keeps", name="9 of hearts")]
    assert keeping_sentences(asked(), low, low) == []
    assert keeping_sentences(asked(), low, None) == []
    assert keeping_sentences(asked(), low, Candidate(pick=option(SEAT, played("H9b") % 256), chance=50)) == []


def test_points_are_compared_where_they_differ() -> None:
    """Lives, in tenths: what rounds to the same is not worth a word."""
    one, same, more = (Candidate(pick=played("H3"), chance=50, points=points) for points in (12, 12, -7))
    other = Candidate(pick=played("H9b"), chance=50)
    assert points_sentences(asked(), other, one) == []
    assert points_sentences(asked(), one, same) == []
    assert points_sentences(asked(), one, other) == [WORDS.phrase("answer-lives", points="+1.2")]
    than = points_sentences(asked(), one, more)
    assert than == [WORDS.phrase("answer-lives-than", points="+1.2", name="3 of hearts", others="−0.7")]
