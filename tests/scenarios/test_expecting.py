"""What a step may expect, and what is found instead: refusals, numbers, keys that come in, hands."""

import pytest

from followsuit import Unreadable
from followsuit.scenarios.runner import check_text

HEAD = """\
id = "MY-01"
rules = ["X"]
"""
RAIDERS = (
    HEAD
    + """\
game = "trick-raiders"
players = 4

[table]
leads = ["H7 C2", "C3", "C4", "C5"]
hands = ["D2", "S9a D3", "S9b D4", "H4 D6"]

"""
)
GAMBLER = (
    HEAD
    + """\
game = "little-tricktakers"
players = 3

[table]
at = "select"
row = "king gambler ninja resistance hermit"
hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
points = [60, 60, 60]

"""
)
TO_THE_BET = "0 gambler, 0 gambler-exchange-cards, 0 done, 0 gambler-bid, 0 number-1, 0 gambler-bet"


def found(text: str) -> list[str]:
    return check_text(text, "mine.toml")


def step(*lines: str) -> str:
    return "\n".join(["[[step]]", *lines, ""])


# Answers that are refused.


def test_a_refusal_need_not_name_its_rule() -> None:
    assert found(RAIDERS + step('refused = ["0 D2", "1 D3"]')) == []
    said = found(RAIDERS + step('refused = ["0 H7"]'))
    assert said[0].splitlines() == [
        "mine.toml:11: step 1: the answer '0 H7' is taken otherwise.",
        "  expected  refused",
        "  found     allowed",
    ]


def test_a_number_that_no_question_takes_can_be_written() -> None:
    """A stake of -10, or one above all numbers there are."""
    refused = '"0 number--10", "0 number--10 by FS-TURN-02", "0 number-300", "0 number-40 by LT-GAMB-05"'
    assert found(GAMBLER + step(f'answers = "{TO_THE_BET}"', f"refused = [{refused}]")) == []
    said = found(GAMBLER + step('refused = ["0 number--10 by LT-GAMB-05"]'))[0]
    assert "'0 number--10' is taken otherwise" in said
    assert "found     refused by FS-TURN-02" in said
    with pytest.raises(Unreadable, match="'number-30x' is no answer"):
        found(GAMBLER + step('refused = ["0 number-30x"]'))


# Values of characters that come in.


def test_a_step_may_expect_what_comes_in_with_a_character() -> None:
    first = step('answers = "0 gambler"', 'asked = "0"')
    later = step(f'answers = "{TO_THE_BET[11:]}, 0 number-20"', "table = { bid = 1, stake = 20 }")
    assert found(GAMBLER + first + later) == []
    said = found(GAMBLER + step("table.bid = 1") + first + later)
    assert said == ["mine.toml:13: step 1: there is no table.bid now.\n  expected  1\n  found     nothing"]


def test_what_no_position_of_the_scenario_has_is_still_refused() -> None:
    first = step('answers = "0 gambler"', "table.points = [60, 60, 60]")
    with pytest.raises(Unreadable, match="line 16: a position has no bud; it has "):
        found(GAMBLER + first + step("table.bud = 1"))
    with pytest.raises(Unreadable, match="line 14: a position has no stakes; it has "):
        found(GAMBLER + step('answers = "0 gambler"', "sees.1 = { stakes = 1 }"))


# What is found.


def test_what_is_found_is_written_with_its_number() -> None:
    """Of a power, of a piece, and of a number that is 0."""
    said = found(GAMBLER + step(f'answers = "{TO_THE_BET}, 0 number-0"', 'told = ["lost: 1"]'))[0]
    lines = [line.removeprefix("  found     ").strip() for line in said.splitlines()[2:]]
    assert "chose: 0 = 1" in lines
    assert "prepares: 0 = 63" in lines
    assert "exchanged: 0 = 0" in lines
    assert "bid: 0 = 1" in lines
    assert "no-stake: 0" in lines
    for line in lines:
        told = line.replace('"', "")
        answers = f'answers = "{TO_THE_BET}, 0 number-0"'
        assert found(GAMBLER + step(answers, f'told = ["{told}"]')) == []


def test_a_power_that_is_found_has_its_number() -> None:
    position = 'characters = ["hermit", "ninja", "devil"]\nhands = ["r1", "b1", "g1"]\ndeck = "k1 k2"\n\n'
    game = HEAD + 'game = "little-tricktakers"\nplayers = 3\n\n[table]\n'
    said = found(game + position + step('answers = "0 power-0"', 'told = ["lost"]'))[0]
    assert "power: 0 = 0" in said


# Hands, and what else has no order.


def test_the_cards_of_a_hand_may_be_written_in_any_order() -> None:
    assert found(RAIDERS + step('table.hands = ["D2", "D3 S9a", "D4 S9b", "D6 H4"]')) == []
    assert found(RAIDERS + step('sees.3.hands = ["?", "? ?", "? ?", "D6 H4"]')) == []
    said = found(RAIDERS + step('table.hands = ["D2", "D3 S9b", "D4 S9a", "D6 H4"]'))
    assert len(said) == 1
    assert 'found     ["D2", "S9a D3", "S9b D4", "H4 D6"]' in said[0]
    assert len(found(RAIDERS + step('answers = "0 H7, 1 S9a"', 'table.trick = "S9a H7"'))) == 1


# Options.


def test_options_that_do_not_go_together_are_refused_with_their_line() -> None:
    text = GAMBLER.replace("[table]", '[options]\nmode = "light2"\nstyle = "shuffle"\n\n[table]')
    with pytest.raises(Unreadable, match="line 6: style is for a table that plays light game 1"):
        found(text + step('asked = "0"'))
    of_two = HEAD + 'game = "little-tricktakers"\nplayers = 2\noptions = { mode = "light1" }\n'
    with pytest.raises(Unreadable, match="line 5: "):
        found(of_two + step('asked = "0"'))


# What the pages of the games say of their keys and answers.


@pytest.mark.parametrize(("tasks", "taken"), [("take-red take-blue", "take-red"), ("take-blue take-red", "")])
def test_tasks_begin_at_the_rulers_left(tasks: str, taken: str) -> None:
    """TA-RUL-01  The Ruler is seat 1: the first is the task of seat 2, who takes the red cards."""
    text = (
        HEAD
        + f"""\
game = "tricktakers"
players = 3
options = {{ characters = "base_box" }}

[table]
characters = ["king", "ruler", "hermit"]
hands = ["r2 b1", "r3 b2", "r9 b3"]
tasks = "{tasks}"
trick_number = 4

"""
    )
    assert found(text + step('answers = "0 r2, 1 r3, 2 r9"', f'table.tasks_taken = "{taken}"')) == []


def test_a_set_is_asked_for_by_what_it_may_go_on_with() -> None:
    cards = "r1 r2 r3 r4 r5"
    begun = step('answers = "0 gambler, 0 gambler-exchange-cards"', f'asked = "0: {cards} done"')
    gone_on = step('answers = "0 r3"', 'asked = "0: r4 r5 done"')
    assert found(GAMBLER + begun + gone_on) == []
    assert len(found(GAMBLER + begun + step('answers = "0 r3"', f'asked = "0: {cards} done"'))) == 1


@pytest.mark.parametrize(("copied", "is_read"), [("berserker-1", True), ("berserker", False)])
def test_a_bid_card_of_which_there_are_several_has_its_number(copied: str, is_read: bool) -> None:
    """KT-DEC-06  COPY lies by one of them."""
    text = (
        HEAD
        + f"""\
game = "kings"
players = 4
options = {{ cheerleader = true }}

[table]
at = "score"
bids = ["cheerleader", "berserker-1", "hermit-1", "ninja-1"]
copied = "{copied}"

"""
        + step("not_told = []", "table.round = 1")
    )
    if is_read:
        found(text)
    else:
        with pytest.raises(Unreadable, match="line 10: berserker is nobody's bid card"):
            found(text)
