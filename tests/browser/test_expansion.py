"""TrickTakers with all fifteen characters: chosen on the home page, and played by clicking."""

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Guests
from browser.guest import DESKTOP, PHONE, Guest
from browser.test_every_page import Inspector, arrive
from browser.test_words_and_keys import IS_TAKEN_UP, reach

ALL_FIFTEEN: Final = "All fifteen, with the expansion"
A_DRAFT: Final = "A draft of three each"

CLICKED_ROUNDS: Final = 2

# What is looked at once, the first time it is there.
SIGHTS: Final = {
    "choosing among fifteen": ".pieces.crowd [data-pick]",
    "several to choose from": ".pieces:not(.crowd) [data-pick]",
    "a point of the magic circle": ".circle [data-pick]",
    "a set of cards": "[data-testid=play][data-pick=done]",
    "letters, traps and chips": ".badge",
    "three cards as one": "[data-testid=trick] .several",
    "powers": "[data-testid=question] .pow",
}

THERE: Final = """(sights) => Object.keys(sights).filter((name) => document.querySelector(sights[name]))"""


def lay_a_table(guest: Guest, players: int, how: str = "") -> None:
    """From home, with the options that offer the expansion."""
    page = guest.page
    form = guest.open_form("tricktakers", players)
    form.locator("button[aria-controls=options]").click()
    form.locator("select[id$=characters]").select_option(label=ALL_FIFTEEN)
    if how:
        form.locator("select[id$=selection_mode]").select_option(label=how)
    form.locator("button.go").click()
    page.get_by_test_id("table").wait_for()


class Sights:
    """Looks closely at each of them once."""

    def __init__(self, guest: Guest, look_at: Inspector) -> None:
        self.guest = guest
        self.look_at = look_at
        self.seen: set[str] = set()

    def look_out(self) -> None:
        there = self.guest.page.evaluate(THERE, {name: SIGHTS[name] for name in SIGHTS.keys() - self.seen})
        for name in [name for name in SIGHTS if name in there]:
            self.seen.add(name)
            self.look_at(name)


def be(guest: Guest, wanted: list[str], been: list[str]) -> bool:
    """Choose one of those who are wanted, if that is what is asked."""
    now = guest.until_asked()
    free = [each for each in wanted if each in now["picks"] and each not in been]
    if now["scoring"] or now["goOn"] or now["outcome"] or not free:
        return False
    been.append(free[0])
    guest.page.locator(f'[data-pick="{free[0]}"]').first.click()
    guest.page.get_by_test_id("play").click()
    guest.until_moved(now)
    return True


def play_as(guest: Guest, wanted: list[str], rounds: int, sights: Sights | None = None) -> list[str]:
    """So many rounds by clicking, as those who are wanted wherever they can be had. Who one has been."""
    been: list[str] = []
    sheets = 0
    while sheets < rounds:
        sheets += bool(guest.until_asked()["scoring"])
        if sights is not None:
            sights.look_out()
        if not be(guest, wanted, been):
            assert guest.move(), "the game is over"
    return been


@pytest.mark.parametrize(
    ("size", "wanted", "sight"),
    [
        (PHONE, ["alchemist", "phantom-thief", "time-traveler"], "a point of the magic circle"),
        (DESKTOP, ["summoner", "strategist", "ninja"], "powers"),
    ],
    ids=["phone", "desktop"],
)
def test_a_whole_game_with_all_fifteen(
    guests: Guests, size: tuple[int, int], wanted: list[str], sight: str
) -> None:
    """Whatever these characters ask can be answered with the mouse, fits the screen, and keeps nobody out."""
    guest, look_at = arrive(guests, size)
    lay_a_table(guest, 5)
    sights = Sights(guest, look_at)
    assert len(play_as(guest, wanted, CLICKED_ROUNDS, sights)) > 1
    guest.forward(None)
    assert guest.page.get_by_test_id("outcome").locator("ol > li").count() == 5
    assert {"choosing among fifteen", "letters, traps and chips", sight} <= sights.seen
    assert not look_at.found, f"\n{look_at.report()}"


def test_the_alchemist_plays_with_the_keyboard(guest: Guest) -> None:
    """Three cards, the colour they declare, and a point of the circle: without the mouse."""
    page = guest.page
    lay_a_table(guest, 3)
    assert be(guest, ["alchemist"], [])
    asked: set[str] = set()
    while not (now := guest.until_asked())["scoring"]:
        if now["goOn"]:
            page.keyboard.press("Enter")
        elif now["isSet"]:
            asked.add("three cards")
            reach(page, "[data-testid=hand] [tabindex='0']")
            page.keyboard.press("Enter")
            for _ in range(12):
                if guest.look()["play"]:
                    break
                page.keyboard.press("ArrowRight")
                page.keyboard.press("Enter")
            reach(page, "[data-testid=play]")
            page.keyboard.press("Enter")
        else:
            asked.add("a point" if page.locator(".circle [data-pick]").count() else "something else")
            reach(page, "[data-pick]")
            page.keyboard.press("Enter")
            if page.evaluate(IS_TAKEN_UP):
                page.keyboard.press("Enter")
        guest.until_moved(now)
    assert {"three cards", "a point"} <= asked


def test_three_characters_each_are_drafted(guests: Guests) -> None:
    guest = guests(size=PHONE)
    lay_a_table(guest, 3, A_DRAFT)
    drafted = play_as(guest, ["samurai", "alchemist", "summoner"], rounds=1)
    assert drafted
    # The next is chosen among the two that are left; the tricks after that are clicked like those before.
    guest.play_until(lambda guest: guest.page.locator("[data-testid=hand] [data-pick]").count() > 0)
    guest.forward(None)
    assert guest.page.get_by_test_id("outcome").locator("ol > li").count() == 3


def test_a_draft_is_offered_only_where_there_are_enough_characters(guest: Guest) -> None:
    page = guest.page
    guest.open_form("tricktakers")
    page.locator("button[aria-controls=options]").click()
    modes = page.locator("select[id$=selection_mode]")
    assert modes.count() == 0
    page.locator("select[id$=characters]").select_option(label="All eight of the base box")
    assert A_DRAFT not in modes.inner_text()
    page.locator("select[id$=characters]").select_option(label=ALL_FIFTEEN)
    expect(modes).to_contain_text(A_DRAFT)
