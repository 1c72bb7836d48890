"""How a question is sifted: every question of a game is looked at, and what tells nothing is left out."""

from types import SimpleNamespace
from typing import Any

import pytest

from followsuit import find_game
from followsuit.core.record import Match
from followsuit.puzzles import mining
from followsuit.puzzles.mining import EASY, MOST_TOLD, NEAR, OFTEN, Miner, best, keep_what_differs, level


def test_every_question_of_a_game_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[int] = []
    matches: list[Match] = []

    def look(_: Miner, match: Match, seat: int) -> None:
        assert match.table.next_seat() == seat
        seats.append(seat)
        matches.append(match)

    monkeypatch.setattr(Miner, "look", look)
    assert Miner(find_game("trick-raiders"), 1).mine_one(7) is None
    match = matches[0]
    assert match.table.outcome is not None
    assert seats == match.seats
    assert set(seats) == set(range(len(match.names)))


def test_of_several_the_kind_that_was_found_least_is_taken_and_of_these_the_hardest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [
        SimpleNamespace(kind="a", level=3),
        SimpleNamespace(kind="b", level=1),
        SimpleNamespace(kind="b", level=2),
    ]
    left: list[Any] = []
    monkeypatch.setattr(Miner, "look", lambda *_: left.pop() if left else None)
    miner = Miner(find_game("trick-raiders"), 1)
    taken = []
    for seed in range(3):
        left[:] = found
        taken.append(miner.mine_one(seed))
    assert taken == [found[0], found[2], found[0]], "between equal counts and levels, the first"
    assert miner.kinds == {"a": 2, "b": 1}


def facts(**told: list[str]) -> Any:
    return {pick: SimpleNamespace(told=list(what)) for pick, what in told.items()}


def test_what_happens_whatever_is_answered_is_not_told() -> None:
    found = facts(right=["both", "ours", "ours", "all"], one=["both", "theirs"], other=["all", "theirs"])
    keep_what_differs(found, "right")
    assert {pick: one.told for pick, one in found.items()} == {
        "right": ["ours"],
        "one": ["theirs"],
        "other": ["theirs"],
    }
    many = [str(number) for number in range(MOST_TOLD + 2)]
    found = facts(right=["x"], one=many)
    keep_what_differs(found, "right")
    assert found["one"].told == many[:MOST_TOLD]


def judged(chances: dict[int, float], error: float) -> Any:
    return SimpleNamespace(chances=lambda aim: chances, error=lambda right, other, aim: error * other)


@pytest.mark.parametrize(
    ("chances", "error", "is_found"),
    [
        ({1: 0.3, 2: 0.6}, 0.01, True),
        ({1: 0.3, 2: 0.49}, 0.01, False),  # not likely enough
        ({1: 0.3, 2: 0.5}, 0.01, True),
        ({1: 0.5, 2: 0.7}, 0.0, True),
        ({1: 0.51, 2: 0.7}, 0.0, False),  # too near
        ({1: 0.5, 2: 0.75}, 0.125, True),
        ({1: 0.5, 2: 0.75}, 0.126, False),  # not sure enough
    ],
)
def test_the_right_answer_is_likely_and_far_ahead_and_that_is_sure(
    chances: dict[int, float], error: float, is_found: bool
) -> None:
    found = best(judged(chances, error), "win", 0.1999, 0.5, 2.0)
    assert (found is not None) == is_found
    if found is not None:
        assert (found.right, found.aim) == (2, "win")
        assert found.gap == pytest.approx(chances[2] - chances[1])
        assert found.error == error


def test_of_the_others_the_least_sure_counts() -> None:
    found = best(judged({1: 0.1, 2: 0.2, 3: 0.9}, 0.01), "win", 0.1, 0.5, 2.0)
    assert found is not None
    assert (found.right, found.error) == (3, 0.02)
    assert found.gap == pytest.approx(0.7)


def test_how_hard_a_puzzle_is() -> None:
    assert level(EASY, 0.0, 0.0) == 1
    assert level(EASY - 0.01, OFTEN, NEAR) == 2
    assert level(EASY - 0.01, OFTEN - 0.01, NEAR) == 3
    assert level(EASY - 0.01, OFTEN, NEAR - 0.01) == 3


def test_whether_it_matters_what_is_answered() -> None:
    def ends(win: list[float], stop: list[float]) -> Any:
        by_aim = {"win": win, "stop": stop}
        return SimpleNamespace(chances=lambda aim: dict(enumerate(by_aim[aim])))

    assert not mining.differs(ends([0.5, 0.5], [0.1, 0.1]))
    assert mining.differs(ends([0.5, 0.6], [0.1, 0.1]))
    assert mining.differs(ends([0.5, 0.5], [0.1, 0.2]))
