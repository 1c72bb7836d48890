"""The six tasks as a table, and positions that tell of them."""

import pytest

from followsuit.core.position import PositionError
from followsuit.games.takers.cards import BLUE, COLOUR_NAMES, GREEN, RED
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.tasks import FAILED, TASKS, TASKS_2021, takes_colour
from tricktakers import Takers

CAST = ["resistance", "hermit", "collector", "ruler"]


def test_three_normal_and_three_hard_tasks() -> None:
    """TA-GAP-26, TA-RUL-10, TA-RUL-11  A failure costs 10 in either case."""
    table = {task.name: (task.which, task.forbids(), task.done) for task in TASKS[:TASKS_2021]}
    assert table == {
        **{f"do-not-take-{COLOUR_NAMES[colour]}": (colour, True, 10) for colour in (RED, BLUE, GREEN)},
        **{f"take-{COLOUR_NAMES[colour]}": (colour, False, 20) for colour in (RED, BLUE, GREEN)},
    }
    assert FAILED == -10


@pytest.mark.parametrize(
    ("cards", "colours"),
    [
        ("r5 k1", "red black"),
        ("b10", "blue"),
        ("RAa WFa M RAk", ""),
        ("", ""),
        ("g1 g2", "green"),
    ],
)
def test_a_colour_is_taken_by_what_is_printed(cards: str, colours: str) -> None:
    """TA-TAKE-04, TA-RUL-05  Cards without colour are of none."""
    taken = [COLOUR_NAMES[c] for c in range(4) if takes_colour(GAME.read_cards(cards), c)]
    assert " ".join(taken) == colours


@pytest.mark.parametrize(
    ("happened", "done"),
    [
        ("", [False, True, True]),
        ("take-red", [True, True, True]),
        ("do-not-take-blue", [False, False, True]),
        ("take-red do-not-take-blue do-not-take-green", [True, False, False]),
    ],
)
def test_what_is_open_at_the_end_is_settled(happened: str, done: list[bool]) -> None:
    """TA-END-07"""
    tasks = "take-red do-not-take-blue do-not-take-green"
    g = Takers(4, at="score", characters=CAST, tasks=tasks, tasks_taken=happened, wins=[2, 1, 1, 1])
    for seat in range(3):
        assert (f"{seat} TA-RUL-10" in g.told("scored")) is done[seat]
        assert (f"{seat} TA-RUL-11" in g.told("scored-loss")) is not done[seat]


def test_a_position_names_tasks_that_exist_and_no_more_than_are_given() -> None:
    """TA-RUL-02, TA-RUL-03  As it names cards that exist."""
    for tasks in ("take-purple", "take-black", "take-red take-blue take-green do-not-take-red"):
        with pytest.raises(PositionError):
            Takers(4, at="score", characters=CAST, tasks=tasks)


def test_what_a_position_says_is_what_it_is_read_from() -> None:
    """TA-RUL-04"""
    tasks = "take-red do-not-take-blue do-not-take-green"
    hands = ["r1 b1", "r2 b2", "r3 b3", "r4 b4"]
    g = Takers(4, characters=CAST, hands=hands, tasks=tasks, tasks_taken="do-not-take-blue", trick_number=4)
    assert (g.now("tasks"), g.now("tasks_taken")) == (tasks, "do-not-take-blue")
