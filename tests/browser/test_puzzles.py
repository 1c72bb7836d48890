"""Puzzles in the browser: a wrong answer is told why, the right one solves it; tests/puzzles has all."""

from typing import Any

import pytest

from browser.conftest import Guests
from browser.guest import DESKTOP, PHONE, Guest
from browser.test_every_page import Inspector
from followsuit import find_game
from followsuit.puzzles.shelf import puzzles_of

CARDS = set(find_game("tricktakers").card_names)
# The first whose answers are cards, so that one is picked up, put back and another one played.
NUMBER = next(puzzle.id for puzzle in puzzles_of("tricktakers") if set(puzzle.facts) <= CARDS)
PUZZLE = f"tricktakers/{NUMBER}"


class Solver:
    """Somebody who looks at a puzzle, and knows its answers."""

    def __init__(self, guest: Guest, puzzle: str, language: str = "en") -> None:
        self.guest = guest
        self.page = guest.page
        answer = self.page.request.get(f"{guest.base}/api/puzzles/{puzzle}?lang={language}")
        self.script: dict[str, Any] = answer.json()
        asks = self.script["moments"][0]
        self.right: str = asks["answer"][0]
        self.wrong: list[str] = list(asks["wrong"])

    def begin(self, path: str) -> None:
        self.guest.visit(path)
        self.page.locator("[data-testid=puzzle][data-solved=false]").wait_for()
        self.page.get_by_test_id("coach-ask").wait_for()

    def press(self, pick: str) -> None:
        self.page.locator(f"[data-pick='{pick}']").first.click()
        play = self.page.get_by_test_id("play")
        if play.count() and play.is_enabled():
            play.click()

    def solved(self) -> str:
        """What is said then. A sheet of the round lies over the table until it is closed."""
        if any(frame["sheet"] for frame in self.script["moments"][1]["frames"]):
            self.page.locator("[data-testid=scoring] button.go").click()
        self.page.get_by_test_id("puzzle-solved").wait_for()
        return self.page.get_by_test_id("coach").inner_text()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_wrong_then_right(guests: Guests, size: tuple[int, int]) -> None:
    guest = guests(size=size, theme="system")
    solver = Solver(guest, PUZZLE)
    inspect = Inspector(guest.page, (size,))
    solver.begin(f"/puzzles/{PUZZLE}")
    inspect("a puzzle")
    solver.press(solver.wrong[0])
    wrong = guest.page.get_by_test_id("coach-wrong")
    wrong.wait_for()
    assert "win the game" in wrong.inner_text()
    solver.press(solver.right)
    text = solver.solved()
    assert "Solved, if not at first." in text
    assert solver.script["proof"] in text
    for chance in solver.script["chances"]:
        assert chance["label"] in text
    inspect("a puzzle that is solved")
    guest.page.locator("[data-testid=puzzle-solved] .lnk").click()
    box = guest.page.locator(f"[data-puzzle='{PUZZLE.partition('/')[2]}'].done")
    box.wait_for()
    inspect("the shelf of puzzles")
    assert inspect.found == []


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("ja", PHONE)])
def test_what_is_left_is_played_once_it_is_solved(guests: Guests, lang: str, size: tuple[int, int]) -> None:
    """A table that stands as the puzzle does then; the game goes on to its end there."""
    guest = guests(size=size, kept={"lang": lang})
    solver = Solver(guest, PUZZLE, lang)
    assert solver.script["rest"] > 0
    solver.begin(f"/puzzles/{PUZZLE}")
    solver.press(solver.right)
    solver.solved()
    button = guest.page.get_by_test_id("puzzle-play")
    assert ("Play the last" if lang == "en" else "を打つ") in button.inner_text()
    button.click()
    guest.page.wait_for_url("**/t/*")
    guest.page.get_by_test_id("table").wait_for()
    guest.forward(None)
    guest.page.get_by_test_id("to-review").wait_for()


def test_the_puzzle_of_the_day_from_home_in_japanese(guests: Guests) -> None:
    guest = guests(size=PHONE, kept={"lang": "ja"})
    guest.page.clock.set_fixed_time("2026-11-16T12:00:00")
    days = guest.page.request.get(f"{guest.base}/api/puzzles").json()["days"]
    solver = Solver(guest, days[739936 % len(days)], "ja")
    guest.visit("/")
    guest.page.get_by_test_id("home-today").click()
    guest.page.get_by_test_id("coach-ask").wait_for()
    solver.press(solver.right)
    text = solver.solved()
    assert "一度で解けました。" in text
    guest.page.locator("li.done.now").wait_for()
    guest.visit("/puzzles")
    guest.page.locator("li.done.now").wait_for()
