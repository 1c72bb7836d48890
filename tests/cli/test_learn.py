"""`followsuit learn`."""

import pytest

from cli.command import complaint, said
from followsuit.lessons.shelf import lessons_of

FIRST = ["king", "WFa", "k8", "b8", "r9", "k2", "k8", "RAk", "1", "2", "1"]


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def test_a_lesson_to_its_end() -> None:
    text = unwrapped(said("learn", "tricktakers", "--language", "en", input="\n".join(FIRST)))
    assert "Coach: Black would win, that is right." in text
    assert "That was the lesson." in text
    assert "The next one: followsuit learn tricktakers king" in text


def test_every_wrong_answer_is_told_why() -> None:
    """A card that may not be played by its rule, one that may by the coach."""
    text = unwrapped(said("learn", "trick-raiders", "--language", "en", input="done\nH4\nquit"))
    assert "It follows, but " in text
    assert "(TR-FOLLOW-03, TR-FOLLOW-05, TR-WIN-02)" in text


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("zebra", "'zebra' is no answer in TrickTakers."),
        ("99", "99 is not in the list of answers."),
        ("done", "That is not among the answers to this question. (FS-TURN-02)"),
        ("king king", "One answer is asked for, not several."),
    ],
)
def test_what_is_no_answer_is_said_and_asked_again(typed: str, sentence: str) -> None:
    text = unwrapped(said("learn", "tricktakers", "--language", "en", input=f"{typed}\nking\nquit"))
    assert sentence in text


def test_a_wrong_choice_is_asked_again() -> None:
    text = unwrapped(said("learn", "tricktakers", "strength", "--language", "en", input="9\n1\nquit"))
    assert "Type a number from 1 to 4." in text
    assert text.count("is the highest red") == 1


def test_help_and_nothing_are_no_answers() -> None:
    """Whoever is told to type help is helped, before a card and before a choice."""
    for lesson in ("first-game", "strength"):
        text = unwrapped(said("learn", "tricktakers", lesson, "--language", "en", input="help\n\nHELP\nquit"))
        assert text.count("Answer as you would at the table: ") == 3
        assert text.count("Your answer: ") == 4
        assert "is no answer" not in text
        assert "Type a number" not in text


def test_the_table_the_hand_and_the_answers_stand_around_the_question() -> None:
    text = said("learn", "trick-raiders", "--language", "en", input="quit")
    shown = [
        text.index(part)
        for part in ("Trump spades.", "Your hand: ", "Keep them.", "  1: S8 ", "Your answer: ")
    ]
    assert shown == sorted(shown)


def test_the_table_stands_above_a_question_about_it() -> None:
    text = said("learn", "tricktakers", "strength", "--language", "en", input="quit")
    shown = [text.index(part) for part in ("Trick r2 r5 r8", "Who wins", "  1: ", "Your answer: ")]
    assert shown == sorted(shown)


def test_leaving() -> None:
    assert "You have left the lesson." in said("learn", "kings", "--language", "en", input="quit")


def test_in_japanese() -> None:
    text = said("learn", "tricktakers", "--language", "ja", input="king\nquit")
    assert "コーチ：あなたはキングです。" in text


def test_the_list_has_every_lesson() -> None:
    text = said("learn", "trickster", "--list", "--language", "en")
    for lesson in lessons_of("trickster"):
        assert f"\n{lesson.id} " in f"\n{text}"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("learn", "bridge"), "bridge"),
        (("learn", "kings", "chess"), "Kings TrickTakers has no lesson chess; it has first-game, "),
    ],
)
def test_what_is_not_there(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in complaint(*words)
