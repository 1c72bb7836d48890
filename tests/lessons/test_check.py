"""What `followsuit check` says about lessons that cannot be played, or have nothing to say."""

import pytest

from followsuit import find_game
from followsuit.core.errors import Unreadable
from followsuit.lessons.shelf import texts_of
from followsuit.scenarios.reading import read_scenario
from followsuit.scenarios.runner import check_text
from followsuit.scenarios.words import spoken

HEAD = """
id = "follow"
rules = ["TR-FOLLOW-03"]
game = "trick-raiders"
players = 4
[lesson]
part = "basics"
title.en = "Follow"
about.en = "the led suit"
[table]
leads = ["C2", "C3", "C4", "C5"]
hands = ["D2", "D3", "D4", "H4 H5 D6"]
trick = "H7 S9a S9b"
"""
SEATED = HEAD.replace('part = "basics"', 'part = "basics"\nseat = 3')
ASK = """
[[step]]
asked = "3"
[step.coach]
ask.en = "Play a heart above 4."
wrong.H4.en = "That is the 4."
"""
RIGHT = """
[[step]]
answers = "3 H5"
[step.coach]
say.en = "Yes."
"""


def faults(text: str) -> list[str]:
    return [fault.partition(": ")[2] for fault in check_text(text, "lesson.toml")]


def test_a_lesson_that_holds() -> None:
    assert faults(SEATED + ASK + RIGHT) == []


def test_an_answer_without_words() -> None:
    wordless = ASK.replace('wrong.H4.en = "That is the 4."\n', "")
    assert faults(SEATED + wordless + RIGHT) == ["step 1: the coach has no words for the answer 'H4'."]


def test_the_first_answer_without_words_is_enough_to_say() -> None:
    hearts = SEATED.replace("H4 H5 D6", "H3 H4 H5 D6")
    wordless = ASK.replace('wrong.H4.en = "That is the 4."\n', 'wrong.C4.en = "No."\n')
    assert faults(hearts + wordless + RIGHT) == ["step 1: the coach has no words for the answer 'H3'."]


def test_words_for_every_other_answer() -> None:
    assert faults(SEATED + ASK.replace("wrong.H4", "wrong.else") + RIGHT) == []


def test_words_against_the_right_answer() -> None:
    against = ASK.replace("wrong.H4", "wrong.H5")
    assert faults(SEATED + against + 'wrong.else.en = "No."\n' + RIGHT) == [
        "step 1: the right answer is called wrong: 'H5'."
    ]


def test_words_for_what_nobody_could_answer() -> None:
    assert faults(SEATED + ASK + 'wrong.C4.en = "No."\n' + RIGHT) == [
        "step 1: nobody could answer 'C4' here."
    ]


def test_words_for_a_card_that_is_held_and_forbidden() -> None:
    assert faults(SEATED + ASK + 'wrong.D6.en = "Hearts were led."\n' + RIGHT) == []


def test_asked_while_another_is_in_turn() -> None:
    assert faults(HEAD + ASK + RIGHT) == ["step 1: the coach asks, but seat 0 is not asked anything here."]


def test_asked_and_never_answered() -> None:
    assert faults(SEATED + ASK) == ["step 1: the coach asks, but no step goes on with the right answer."]


def test_answered_by_another() -> None:
    silent = RIGHT.replace('answers = "3 H5"\n', "")
    assert faults(SEATED + ASK + silent) == [
        "step 1: the next step does not begin with the answer of seat 3."
    ]


def test_an_end_without_a_word() -> None:
    silent = RIGHT.replace('[step.coach]\nsay.en = "Yes."\n', "")
    assert faults(SEATED + ASK + silent) == ["step 2: the coach says nothing at the end of the lesson."]


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('part = "basics"', 'part = "tricks"', "a lesson's part is one of first, basics, characters, more"),
        ('title.en = "Follow"', 'title.ja = "フォロー"', "title is not said in English"),
        ('title.en = "Follow"', 'title.en = "Follow {Z9}"', "{Z9} names no card and no piece"),
        ('title.en = "Follow"', 'title.en = "{seat 7}"', "'7' is no seat"),
        ('title.en = "Follow"', 'title = { en = "Follow", xx = "?" }', "'xx' is no language we speak"),
        ('about.en = "the led suit"', "", "the lesson has no about"),
        ('about.en = "the led suit"', 'about.en = ""', "about.en is empty"),
        ('part = "basics"', 'part = "basics"\npiece = "king"', "has no piece 'king'"),
        ('part = "basics"', 'part = "basics"\nminutes = 90', "a lesson takes 1 to 30 minutes"),
        ('ask.en = "Play a heart above 4."', "", "the coach says and asks nothing"),
        ("wrong.H4", "wrong.Z9", "Z9"),
        ('say.en = "Yes."', 'say.en = "Yes."\nwrong.H4.en = "No."', "nothing is asked"),
        ('say.en = "Yes."', 'say.en = "Yes."\nhint = "No."', "a coach has no hint"),
    ],
)
def test_a_lesson_that_cannot_be_read(before: str, after: str, sentence: str) -> None:
    text = SEATED + ASK + RIGHT
    assert before in text
    with pytest.raises(Unreadable, match=sentence.replace("{", r"\{").replace("}", r"\}")):
        check_text(text.replace(before, after), "lesson.toml")


CHOICES = """
[[step.coach.choices]]
text.en = "Nobody"
why.en = "Both nines are cancelled, the 7 is left."
[[step.coach.choices]]
text.en = "{seat 0}"
why.en = "Yes."
right = true
"""


def test_a_question_about_the_table_needs_no_answer_at_it() -> None:
    quiz = ASK.replace('wrong.H4.en = "That is the 4."\n', CHOICES)
    assert faults(HEAD + quiz) == []


def test_choices_without_words_of_their_own_have_those_of_the_question() -> None:
    quiz = ASK.replace('wrong.H4.en = "That is the 4."\n', CHOICES)
    bare = quiz.replace('why.en = "Both nines are cancelled, the 7 is left."\n', "")
    with pytest.raises(Unreadable, match="the choice has no why, nor has its question"):
        check_text(HEAD + bare, "lesson.toml")
    common = bare.replace("[[step.coach.choices]]", 'why.en = "Nines."\n[[step.coach.choices]]', 1)
    assert faults(HEAD + common) == []
    coach = read_scenario(HEAD + common).steps[-1].coach
    assert coach is not None
    assert [choice.why["en"] for choice in coach.choices] == ["Nines.", "Yes."]


def test_why_and_examples_belong_to_a_question() -> None:
    with pytest.raises(Unreadable, match="but there are none"):
        check_text(SEATED + ASK + 'why.en = "Nines."\n' + RIGHT, "lesson.toml")
    with pytest.raises(Unreadable, match="but nothing is asked"):
        check_text(SEATED + ASK + RIGHT + 'examples = ["TR-EX-01"]\n', "lesson.toml")


def test_a_position_in_which_somebody_has_nothing_to_answer() -> None:
    """Two players choose for the next round of characters that the position does not have."""
    text = texts_of("tricktakers")["99-two-and-fifteen.toml"]
    lacking = text.replace('unused_characters = ["king summoner", "strategist gambler"]\n', "")
    assert lacking != text
    assert "is asked here and has no answer" in faults(lacking)[0]


def test_a_question_with_two_right_choices() -> None:
    quiz = ASK.replace('wrong.H4.en = "That is the 4."\n', CHOICES + CHOICES)
    with pytest.raises(Unreadable, match="exactly one of the choices is right"):
        check_text(HEAD + quiz, "lesson.toml")


def test_another_position_in_the_middle() -> None:
    """What is told while it is set up belongs to that step."""
    again = """
[[step]]
told = ["won: 0 H7"]
not_told = ["followed: 3 H5"]
[step.position]
leads = ["C2", "C3", "C4", "C5"]
hands = ["D2", "D3", "D4", "D6"]
trick = "H7 S9a S9b H4"
[step.coach]
say.en = "Another table."
"""
    assert faults(SEATED + ASK + RIGHT + again) == []


def test_words_stand_around_what_they_name() -> None:
    """Every letter is there, whether a name stands first, last or nowhere."""
    game = find_game("tricktakers")

    def parts(text: str) -> list[object]:
        found: list[object] = []
        for part in spoken(game, 3, text):
            found.append(part if isinstance(part, str) else (part.card, part.seat, part.piece))
        return found

    king = next(number for number, piece in game.pieces.items() if piece.key == "king")
    card = (game.cards_by_name["r5"], None, None)
    assert parts("No name.") == ["No name."]
    assert parts("A {r5} of {seat 1}.") == ["A ", card, " of ", (None, 1, None), "."]
    assert parts("{king}{r5}") == [(None, None, king), card]
    assert parts("") == []
    with pytest.raises(Unreadable, match=r"\{queen\} names no card and no piece of TrickTakers"):
        spoken(game, 3, "A {queen}.")
