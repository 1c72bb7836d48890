"""Another language at any moment, and a game without a mouse."""

import re

from playwright.sync_api import Page

from browser.conftest import Guests
from browser.forward import playable
from browser.guest import PHONE, Guest

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
FOCUSED = """() => {
    const now = document.activeElement;
    return {
        pick: now?.dataset.pick ?? null,
        name: now?.dataset.testid ?? null,
        isDisabled: now?.disabled ?? false,
        isSeen: now?.matches(":focus-visible") ?? false,
        isGo: now?.matches("form.setup button.go") ?? false,
    };
}"""
IS_TAKEN_UP = "() => document.activeElement?.ariaPressed === 'true'"
MOST_TABS = 80


def test_the_language_is_switched_at_the_table(guest: Guest) -> None:
    guest.sit_down("tricktakers")
    guest.play_on(2)
    guest.until_asked()
    page = guest.page
    sentence = page.get_by_test_id("question").locator(".q")
    assert not JAPANESE.search(sentence.inner_text())
    picks = guest.look()["picks"]
    page.get_by_test_id("menu-button").click()
    page.get_by_test_id("menu").get_by_text("日本語").click()
    page.wait_for_function("() => document.documentElement.lang === 'ja'")
    page.get_by_test_id("menu").get_by_test_id("close").click()
    page.wait_for_function(
        "() => /[\\u3040-\\u30ff]/.test(document.querySelector('[data-testid=question] .q').innerText)"
    )
    assert guest.look()["picks"] == picks
    page.reload()
    guest.until_asked()
    assert JAPANESE.search(sentence.inner_text()), "it is remembered"
    guest.play_on(2)


def test_the_language_is_switched_at_home(guest: Guest) -> None:
    guest.visit("/")
    page = guest.page
    play = page.locator("form.setup button.go")
    assert play.inner_text().strip() == "Play now"
    page.get_by_role("button", name="日本語").click()
    page.wait_for_function("() => document.documentElement.lang === 'ja'")
    assert JAPANESE.search(play.inner_text())
    page.get_by_role("button", name="English").click()
    page.wait_for_function("() => document.documentElement.lang === 'en'")
    assert play.inner_text().strip() == "Play now"


def tab_to(page: Page, wish: str) -> None:
    """Press Tab until what has the focus is as wished; it must be seen to have it."""
    for _ in range(MOST_TABS):
        now = page.evaluate(FOCUSED)
        if now[wish] and not now["isDisabled"]:
            assert now["isSeen"]
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {wish}")


def test_a_whole_game_is_played_with_the_keyboard(guests: Guests) -> None:
    guest = guests(seed=7)
    page = guest.page
    guest.visit("/?bots=random")
    page.locator("form.setup").wait_for()
    tab_to(page, "isGo")
    page.keyboard.press("Enter")
    page.get_by_test_id("table").wait_for()
    for _ in range(1000):
        now = guest.until_asked()
        if now["outcome"]:
            break
        if now["scoring"] or now["goOn"]:
            page.keyboard.press("Enter")
        elif now["isSet"] and now["play"]:
            reach(page, '[data-testid="play"]')
            page.keyboard.press("Enter")
        else:
            tab_to(page, "pick")
            page.keyboard.press("Enter")
            if now["isSet"]:
                continue
            if page.evaluate(IS_TAKEN_UP):
                page.keyboard.press("Enter")
        guest.until_moved(now)
    else:
        raise AssertionError("the game does not end")
    assert page.evaluate("() => document.activeElement.closest('[data-testid=outcome]') !== null")


def test_a_piece_is_read_before_a_key_chooses_it(guests: Guests) -> None:
    """The first press tells what it brings, for a screen reader too; the second chooses it."""
    guest = guests(size=PHONE)
    guest.sit_down("tricktakers", near=lambda state: state["question"]["options"][0]["verb"] == "piece")
    page = guest.page
    now = guest.until_asked()
    piece = page.locator("[data-offer] .cover[data-pick]").first
    piece.press("Enter")
    told = page.locator("[data-offer].sel div.rest")
    assert told.inner_text()
    assert guest.look()["moment"] == now["moment"]
    piece.press("Enter")
    guest.until_moved(now)


def reach(page: Page, what: str) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate("(what) => document.activeElement?.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {what}")


def test_a_card_is_chosen_with_the_arrow_keys(guest: Guest) -> None:
    guest.sit_down("trick-raiders", near=lambda state: len(playable(state)) > 1)
    page = guest.page
    offered = page.locator("[data-testid=hand] [data-pick]")
    guest.play_until(lambda guest: offered.count() > 1 and not guest.look()["isSet"])
    now = guest.look()
    page.locator("[data-testid=hand] [tabindex='0']").focus()
    page.keyboard.press("Home")
    for _ in range(20):
        focused = page.evaluate(FOCUSED)
        if focused["pick"]:
            break
        page.keyboard.press("ArrowRight")
    assert focused["pick"] in now["picks"]
    page.keyboard.press("Enter")
    guest.until_moved(now)
