"""Home on a phone: all games with their names, the tables one sat at, and where to begin."""

import json
from datetime import date
from typing import Final

from playwright.sync_api import expect

import followsuit
from browser.conftest import Guests
from browser.guest import PHONE

# Where the words of something end, to the right, and how many lines they take.
WORDS: Final = """(one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const boxes = [...words.getClientRects()].filter(({ width }) => width > 0);
    const right = Math.max(...boxes.map((box) => box.right));
    const left = Math.min(...boxes.map((box) => box.left));
    return { right, left, lines: new Set(boxes.map(({ y }) => y)).size };
}"""
MANY: Final = 12


def test_a_phone_shows_every_game_by_its_name(guests: Guests) -> None:
    guest = guests(size=PHONE)
    page = guest.page
    guest.visit("/")
    titles = page.locator(".game .title")
    expect(titles).to_have_count(len(followsuit.all_games()))
    for title in titles.all():
        assert title.is_visible()
        said = title.evaluate(WORDS)
        assert said["left"] >= 0
        assert said["right"] <= PHONE[0]
    count = page.locator(".about .count")
    assert "players" in count.inner_text()
    assert "min" in count.inner_text()
    assert count.evaluate(WORDS)["lines"] == 1
    brand = page.locator("header .brand")
    box = brand.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= brand.evaluate(WORDS)["right"] + 1, (
        "beside its words nothing is pressed"
    )


def test_every_table_that_is_not_over_is_offered_and_one_that_is_says_how_it_ended(guests: Guests) -> None:
    guest = guests(size=PHONE)
    page = guest.page
    over = guest.sit_down("trick-raiders", 3)
    guest.forward(None)
    page.get_by_test_id("outcome").wait_for()
    going = [guest.lay_table("trick-raiders", 3) for _ in range(MANY - 1)]
    tables = [path.rpartition("/")[2] for path in [*going, over]]
    page.evaluate("(tables) => localStorage.setItem('tables', tables)", json.dumps(tables))
    guest.visit("/")
    played = page.locator("section.played li")
    expect(played).to_have_count(1)
    said = played.locator("small").inner_text()
    assert str(date.today().day) in said
    assert "you won" in said or "of 3" in said
    offered = [link.get_attribute("href") for link in page.locator(".kept a").all()]
    assert offered == going
