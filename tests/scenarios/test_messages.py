"""What is said when a scenario cannot be read, or does not hold: the line, and expected against found."""

import time
from pathlib import Path

import pytest

from followsuit import Unreadable
from followsuit.scenarios.runner import check_file, check_text

HEADER = """\
id = "MY-01"
rules = ["TR-WIN-06"]
game = "trick-raiders"
players = 4
"""

TABLE = """\
[table]
leads = ["H7 C2", "C3", "C4", "C5"]
hands = ["D2",
    "S9a D3",
    "S9b D4",
    "H4 D6"]
"""

# Line 12 is the first that a test writes.
POSITION = HEADER + "\n" + TABLE
HOLDS = POSITION + '[[step]]\nasked = "0: H7 C2"\n'


def said_of(text: str) -> str:
    """What is said of a text that cannot be read."""
    with pytest.raises(Unreadable) as error:
        check_text(text, "mine.toml")
    return str(error.value)


def failures(steps: str) -> list[str]:
    """What does not hold, where steps begin at line 12."""
    return check_text(POSITION + steps, "mine.toml")


def test_nothing_is_said_of_a_scenario_that_holds() -> None:
    assert check_text(HOLDS, "mine.toml") == []


# A text that is no scenario.


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("id = \n", "line 1: this is not TOML: "),
        (HEADER + "[table\n", "line 5: this is not TOML: "),
        (HEADER + "rules = []\n", "line 5: this is not TOML: "),
        (HEADER + 'title = "open', "line 5: this is not TOML: "),
        (HEADER + "seed = " + "9" * 5000, "line 5: this is not TOML: "),
        ("", "line 1: the scenario has no id."),
        ('id = "X"\n', "line 1: the scenario has no rules."),
        (HEADER, "line 1: the scenario has no step."),
        (HOLDS.replace("MY-01", " "), "line 1: id is empty."),
        (HOLDS.replace('"MY-01"', "7"), "line 1: id is a text, not 7."),
        (HOLDS.replace('"TR-WIN-06"', ""), "line 2: rules lists the rules that the scenario shows, at "),
        (HOLDS.replace('"TR-WIN-06"', '"a", 6'), "line 2: each of rules is a text, not 6."),
        (
            HOLDS.replace("trick-", "tick-"),
            "line 3: There is no game tick-raiders. Did you mean trick-raiders?",
        ),
        (HOLDS.replace('"trick-raiders"', "[1]"), "line 3: game is a text, not [1]."),
        (HOLDS.replace("= 4", "= 5"), "line 4: Trick Raiders is for 3 or 4 players, not 5."),
        (HOLDS.replace("= 4", '= "4"'), 'line 4: players is a whole number, not "4".'),
        (HOLDS.replace("= 4", "= true"), "line 4: players is a whole number, not true."),
        ("\nseed = -1\n" + HOLDS, "line 2: A seed is a whole number from 0 to 2**128 - 1, not -1."),
        ("tittle = 1\n" + HOLDS, "line 1: a scenario has no tittle; it can have id, title, rules, game, "),
        (HOLDS + "[[steps]]\n", "line 14: a scenario has no steps; it can have id, title, rules, game, "),
        (
            HOLDS + "[options]\nlives = 3\n",
            "line 15: Trick Raiders has no option lives; it has starting_lives",
        ),
        (HOLDS + "[options]\n\nstarting_lives = 4\n", "line 16: starting_lives is 2 or 3, not 4."),
        (HEADER + "options = 3\n[[step]]\n", "line 5: options is a table of names and values, not 3."),
        (HEADER + "table = []\n[[step]]\n", "line 5: table is a table of names and values, not []."),
        (HEADER + "step = 3\n", "line 5: step is a list of tables, not 3."),
        (HEADER + '[[step]]\nanswers = ""\n', "line 5: no step says what must hold."),
        (HEADER + "[[step]]\ntold = []\ntable = {}\n", "line 5: no step says what must hold."),
    ],
)
def test_what_is_wrong_with_the_file(text: str, said: str) -> None:
    assert said_of(text).startswith(said)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (
            'aksed = "0"',
            "line 13: a step has no aksed; it can have answers, asked, question, refused, told, ",
        ),
        ("answers = 3", "line 13: answers is a text, not 3."),
        ('answers = "0 H7, H4"', "line 13: 'H4' is not a seat and its answer, such as '2 H7'."),
        ('answers = "0 H7,"', "line 13: '' is not a seat and its answer, such as '2 H7'."),
        ('answers = "4 H7"', "line 13: '4' is no seat; with 4 players they are 0 to 3."),
        ('answers = "0 H77"', "line 13: 'H77' is no answer in Trick Raiders."),
        ("asked = 0", "line 13: asked is a text, not 0."),
        ('asked = ""', "line 13: '' is no seat; with 4 players they are 0 to 3."),
        ('asked = "0: H7 X"', "line 13: 'X' is no answer in Trick Raiders."),
        ('asked = ["0", "0: H7"]', "line 13: the same seat is written twice."),
        ('question = ""', "line 13: question is empty."),
        (
            'refused = ["0 D2 by"]',
            "line 13: '0 D2 by' does not say by which rule: write 'SEAT ANSWER by RULE'.",
        ),
        ('refused = ["0 D2 by  "]', "line 13: '0 D2 by  ' does not say by which rule: write 'SEAT ANSWER "),
        ('refused = ["4 number--1"]', "line 13: '4' is no seat; with 4 players they are 0 to 3."),
        ('refused = ["0 number--x"]', "line 13: 'number--x' is no answer in Trick Raiders."),
        (
            'table = { trump = "spades" }\ntable.round = 1',
            "line 14: this is not TOML: a table in braces cannot be added to; write all of it in braces, or ",
        ),
        (
            'table.round = 1\ntable = { trump = "spades" }',
            "line 14: this is not TOML: this key has a value already; a table is written in braces or by ",
        ),
        ("table = { round = 1, round = 2 }", "line 13: this is not TOML: a key stands twice between these "),
        ("outcome.way = 1\n[table]", "line 14: this is not TOML: this table has been written already."),
        (
            'refused = [\n"0 D2 by X",\n"7 D2 by X"]',
            "line 15: '7' is no seat; with 4 players they are 0 to 3.",
        ),
        ('told = "won"', 'line 13: told is a list of texts, not "won".'),
        ('told = ["won",\n"wonn: 0"]', "line 14: Trick Raiders tells of no 'wonn'; it tells of added, "),
        ('told = ["won: 5"]', "line 13: '5' is no seat; with 4 players they are 0 to 3."),
        ('told = ["won: 0 H11"]', "line 13: Trick Raiders has no card H11."),
        ('told = ["stolen: 0 ->"]', "line 13: '' is no seat; with 4 players they are 0 to 3."),
        ('told = ["life-lost: 0 = x"]', "line 13: 'x' is no whole number."),
        ('not_told = ["lost"]', "line 13: Trick Raiders tells of no 'lost'; it tells of added, "),
        ("told_to = 3", "line 13: told_to is a table of names and values, not 3."),
        ('told_to.4 = ["won"]', "line 13: '4' is no seat; with 4 players they are 0 to 3."),
        (
            'told_to.1 = ["won"]\ntold_to.2 = ["win"]',
            "line 14: Trick Raiders tells of no 'win'; it tells of ",
        ),
        ('sees.cat = { trump = "spades" }', "line 13: 'cat' is no seat; with 4 players they are 0 to 3."),
        ("sees.1 = 3", "line 13: sees.1 is a table of names and values, not 3."),
        ("sees.1 = { lifes = [] }", "line 13: a position has no lifes; it has aggressive, at, discards, "),
        ("table = { trumps = 1 }", "line 13: a position has no trumps; it has aggressive, at, discards, "),
        ("outcome = {}", "line 13: outcome says at least one of places, scores and way."),
        ("outcome = { winner = 1 }", "line 13: an outcome has no winner; it can have places, scores, way."),
        ('outcome = { places = [1, "2"] }', 'line 13: each of outcome.places is a whole number, not "2".'),
    ],
)
def test_what_is_wrong_with_a_step(step: str, said: str) -> None:
    assert said_of(f"{POSITION}[[step]]\n{step}\n").startswith(said)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"S9b D4"', '"S9b D44"', "line 10: Trick Raiders has no card D44."),
        ('"S9b D4"', '"S9a D4"', "line 10: S9a lies in two places."),
        ('"S9b D4"', "9", "line 10: each of hands is a text, not 9."),
        ('"S9b D4",', "", 'line 8: hands is a list of 4 texts, not ["D2", "S9a D3", "H4 D6"].'),
        ("hands", "hand", "line 8: a position has no hand; it has aggressive, at, discards, due, "),
        ("[table]", '[table]\nout = "1"', "line 8: seat 1 has dropped out, so its lead cards are gone."),
        ("[table]", '[table]\nout = "5"', "line 7: out lists seats, and 5 is none."),
        ("[table]", '[table]\nat = "follow"', "line 6: cards lie in the trick at 'follow', and at no other"),
        ("[table]", "[table]\npassive = 4", "line 7: passive is a whole number from -1 to 3, not 4."),
    ],
)
def test_what_is_wrong_with_the_position(old: str, new: str, said: str) -> None:
    assert said_of(HOLDS.replace(old, new, 1)).startswith(said)


def test_what_is_wrong_with_the_position_of_another_number_of_players() -> None:
    text = HEADER.replace("4", "3") + '[table]\nleads = ["",\n"H1", ""]\n[[step]]\nasked = "0"\n'
    assert said_of(text) == "line 7: H1 is not in the deck of 3 players."


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("none.toml", None, "{path} cannot be read: No such file or directory."),
        ("latin.toml", b'id = "\xe9"', "{path} is not a text in UTF-8."),
    ],
)
def test_what_is_wrong_with_a_file_that_is_no_text(
    tmp_path: Path, name: str, content: bytes | None, said: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Unreadable) as error:
        check_file(path)
    assert str(error.value) == said.format(path=path)


def test_a_file_is_named_as_it_was_given(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(POSITION + '[[step]]\nasked = "1"\n', encoding="utf-8-sig")
    assert [text.partition(": ")[0] for text in check_file(path)] == [f"{path}:13"]


# A scenario that does not hold.


def test_an_answer_that_is_refused_ends_the_scenario() -> None:
    steps = '[[step]]\nanswers = "0 H7, 1 S9a, 2 S9b,\t3 D6"\nasked = "1"\n[[step]]\nasked = "2"\n'
    assert failures(steps) == [
        "mine.toml:13: step 1: the answer '3 D6' is refused: "
        "You hold the lead suit, so you must play it. (TR-FOLLOW-03)"
    ]


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ('"0: H7"', "0: H7 C2"),
        ('"0: H7 C2 C3"', "0: H7 C2"),
        ('"1: H7 C2"', "0: H7 C2"),
        ('"1"', "0: H7 C2"),
        ('["0", "1"]', "0"),
        ('"nobody"', "0: H7 C2"),
    ],
)
def test_others_are_asked(expected: str, found: str) -> None:
    (said,) = failures(f"[[step]]\n\nasked = {expected}\n")
    first, *_, last = said.split("\n")
    assert first == "mine.toml:14: step 1: other seats or options are asked."
    assert last == f"  found     {found}"


def test_expected_stands_above_found() -> None:
    assert failures('[[step]]\nasked = ["2: H7", "1: C2"]\n') == [
        "mine.toml:13: step 1: other seats or options are asked.\n"
        "  expected  1: C2\n"
        "            2: H7\n"
        "  found     0: H7 C2"
    ]


def test_that_nobody_is_asked_is_said_too() -> None:
    """Whether it was expected or found."""
    (said,) = failures('[[step]]\nasked = "nobody"\n')
    assert said.split("\n")[1:] == ["  expected  nobody", "  found     0: H7 C2"]
    over = HEADER + '[table]\nat = "game over"\nlives = [0, 2, 1, 1]\n[[step]]\nasked = "0"\n'
    (said,) = check_text(over, "mine.toml")
    assert said.split("\n")[1:] == ["  expected  0", "  found     nobody"]


@pytest.mark.parametrize("asked", ['"0"', '"0: H7 C2"', '"0: c2 h7"', '["0:C2 H7"]'])
def test_options_are_compared_in_any_order_and_only_where_given(asked: str) -> None:
    assert failures(f"[[step]]\nasked = {asked}\n") == []


def test_the_question_is_another() -> None:
    assert failures('[[step]]\nquestion = "Follow"\n') == [
        "mine.toml:13: step 1: the question is another.\n  expected  Follow\n  found     Lead"
    ]


def test_an_answer_is_refused_by_another_rule_or_not_at_all() -> None:
    steps = '[[step]]\nrefused = [\n"0 D2 by TR-LEAD-06",\n"0 D2 by TR-LEAD-05",\n"0 H7 by TR-LEAD-05"]\n'
    assert failures(steps) == [
        "mine.toml:15: step 1: the answer '0 D2' is taken otherwise.\n"
        "  expected  refused by TR-LEAD-05\n"
        "  found     refused by TR-LEAD-06",
        "mine.toml:16: step 1: the answer '0 H7' is taken otherwise.\n"
        "  expected  refused by TR-LEAD-05\n"
        "  found     allowed",
    ]


TRICK = '[[step]]\nanswers = "0 H7, 1 S9a, 2 S9b, 3 H4"\n'


@pytest.mark.parametrize(
    "told",
    [
        "won",
        "won: 0",
        "won: 0 H7",
        "won: H7",
        "won by TR-WIN-02, TR-WIN-06",
        "won: 0 H7 by TR-WIN-02, TR-WIN-06",
    ],
)
def test_of_what_was_told_only_what_is_written_is_compared(told: str) -> None:
    assert failures(f'{TRICK}told = ["led: 0", "{told}"]\n') == []
    assert len(failures(f'{TRICK}not_told = ["{told}"]\n')) == 1


@pytest.mark.parametrize(
    "told", ["won: 1", "won: 0 S9a", "won by TR-WIN-06", "won: 0 = 1", "won: 0 -> 1", "pulled-back"]
)
def test_what_was_told_otherwise_was_not_told(told: str) -> None:
    (said,) = failures(f'{TRICK}told = ["led: 0",\n"{told}"]\n')
    assert said == (
        "mine.toml:15: step 1: this was not told after the one before it.\n"
        f"  expected  {told}\n"
        "  found     followed: 1 S9a\n"
        "            followed: 2 S9b\n"
        "            followed: 3 H4\n"
        "            won: 0 H7 by TR-WIN-02, TR-WIN-06"
    )
    assert failures(f'{TRICK}not_told = ["{told}"]\n') == []


def test_what_is_told_comes_in_order() -> None:
    assert failures(TRICK + 'told = ["followed: 1", "followed: 2"]\n') == []
    assert len(failures(TRICK + 'told = ["followed: 2", "followed: 1"]\n')) == 1
    assert len(failures(TRICK + 'told = ["followed: 2", "followed: 2"]\n')) == 1


def test_a_step_is_told_only_what_happened_in_it() -> None:
    assert failures(TRICK + '[[step]]\ntold = ["won"]\n') == [
        "mine.toml:15: step 2: this was not told.\n  expected  won\n  found     nothing"
    ]


def test_something_was_told_that_should_not_be() -> None:
    assert failures(TRICK + 'not_told = ["life-lost", "followed: 2"]\n') == [
        "mine.toml:14: step 1: this was told.\n  expected  no followed: 2\n  found     followed: 2 S9b"
    ]


def test_each_seat_is_told_what_it_saw() -> None:
    deal = HEADER + '[[step]]\ntold_to.1 = [\n"hand: 1 ? ? ? ? ? ? ? ? ? ?",\n]\n'
    assert check_text(deal.replace("hand: 1", "hand: 0"), "mine.toml") == []
    (said,) = check_text(deal, "mine.toml")
    assert said.startswith(
        "mine.toml:7: step 1: this was not told.\n  expected  hand: 1 ? ? ? ? ? ? ? ? ? ?\n"
    )
    (own,) = [line for line in said.split("\n") if " hand: 1 " in line and "expected" not in line]
    assert "?" not in own


def test_a_value_of_the_table_is_another() -> None:
    steps = f'{TRICK}[step.table]\nlives = [2, 2, 1, 2]\ntrump = "hearts"\nround = 1\nis_last_trick = true\n'
    assert failures(steps) == [
        "mine.toml:15: step 1: table.lives has another value.\n"
        "  expected  [2, 2, 1, 2]\n"
        "  found     [2, 2, 2, 2]",
        'mine.toml:16: step 1: table.trump has another value.\n  expected  "hearts"\n  found     "spades"',
        "mine.toml:18: step 1: table.is_last_trick has another value.\n  expected  true\n  found     false",
    ]


def test_a_viewer_sees_something_else() -> None:
    steps = '[[step]]\nsees.3.hands = ["D2", "? ?", "? ?", "H4 D6"]\nsees.spectator = { hands = [] }\n'
    assert failures(steps) == [
        "mine.toml:13: step 1: sees.3.hands has another value.\n"
        '  expected  ["D2", "? ?", "? ?", "H4 D6"]\n'
        '  found     ["?", "? ?", "? ?", "H4 D6"]',
        "mine.toml:14: step 1: sees.spectator.hands has another value.\n"
        "  expected  []\n"
        '  found     ["?", "? ?", "? ?", "? ?"]',
    ]


def test_the_game_goes_on() -> None:
    assert failures("[[step]]\noutcome = { places = [1, 1, 1, 1] }\n") == [
        "mine.toml:13: step 1: the game goes on.\n  expected  the game is over\n  found     asked: 0: H7 C2"
    ]


def test_the_game_ends_otherwise() -> None:
    text = HEADER + '[table]\nat = "game over"\nlives = [0, 2, 1, 1]\n[[step]]\nasked = "nobody"\n'
    outcome = 'places = [4, 1, 2, 2]\nscores = [0, 2, 1, 1]\nway = "TR-GAME-02"\n'
    assert check_text(text + "[step.outcome]\n" + outcome, "mine.toml") == []
    wrong = outcome.replace("2, 2]", "2, 3]").replace("[0,", "[1,").replace("-02", "-03")
    assert check_text(text + "[step.outcome]\n" + wrong, "mine.toml") == [
        "mine.toml:11: step 1: outcome.places has another value.\n"
        "  expected  [4, 1, 2, 3]\n"
        "  found     [4, 1, 2, 2]",
        "mine.toml:12: step 1: outcome.scores has another value.\n"
        "  expected  [1, 2, 1, 1]\n"
        "  found     [0, 2, 1, 1]",
        "mine.toml:13: step 1: outcome.way has another value.\n"
        '  expected  "TR-GAME-03"\n'
        '  found     "TR-GAME-02"',
    ]


@pytest.mark.parametrize("part", ["a", '"a"', " a "])
def test_a_key_of_many_parts_is_refused_at_once(part: str) -> None:
    """The parser would take minutes over it."""
    begun = time.monotonic()
    assert said_of(HEADER + ".".join([part] * 50_000) + " = 1\n") == "line 5: a line has at most 300 dots."
    assert time.monotonic() - begun < 5
