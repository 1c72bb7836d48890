"""The form of a new table: what is chosen is asked about at once, and nobody loses their place by it."""

import json

from playwright.sync_api import Route, expect

from browser.guest import Guest


def open_form(guest: Guest, game: str, players: int) -> None:
    page = guest.page
    guest.open_form(game, players)
    page.locator("button[aria-controls=options]").click()


def test_the_keyboard_keeps_its_place_while_the_form_changes(guest: Guest) -> None:
    page = guest.page
    open_form(guest, "tricktakers", 4)
    switch = page.locator("input[id$=points_win]")
    expect(switch).to_be_visible()
    expect(page.locator("#options summary")).to_contain_text("Less often changed: ")
    page.locator("select[id$=characters]").select_option(label="All fifteen, with the expansion")
    expect(page.locator("select[id$=selection_mode]")).to_be_visible()
    switch.focus()
    page.keyboard.press("Space")
    expect(page.locator("select[id$=points_win_scope]")).to_be_visible()
    expect(switch).to_be_focused()
    expect(switch).to_be_checked()
    page.keyboard.press("Space")
    expect(page.locator("select[id$=points_win_scope]")).to_have_count(0)
    expect(switch).to_be_focused()
    expect(page.locator("button[aria-controls=options]")).to_contain_text("one changed")


def test_a_list_that_is_too_short_is_said_where_it_is_and_no_table_is_laid(guest: Guest) -> None:
    page = guest.page
    open_form(guest, "trickster", 3)
    page.locator("select[id$=deck_mode]").select_option(label="A list of your own")
    boxes = page.locator("#options .pieces input")
    expect(boxes).to_have_count(23)
    for at in range(6):
        boxes.nth(at).check(force=True)
    missing = "List of heroes: choose exactly 7; 6 so far."
    expect(page.locator("#options .missing")).to_have_text(missing)
    page.locator("button.go").click()
    expect(page.locator(".refusal")).to_have_text(missing)
    boxes.nth(6).check(force=True)
    expect(page.locator(".refusal")).to_have_text("")
    expect(boxes.nth(7)).to_be_disabled()
    page.locator("button.go").click()  # at once: the form for seven is waited for
    page.get_by_test_id("table").wait_for()


def test_the_last_form_stays_while_the_next_one_cannot_be_had(guest: Guest) -> None:
    page = guest.page
    open_form(guest, "kings", 4)
    cheerleader = page.locator("input[id$=cheerleader]")
    expect(cheerleader).to_be_visible()

    def refuse(route: Route) -> None:
        route.fulfill(
            status=429, content_type="application/json", body=json.dumps({"error": "Wait a moment."})
        )

    page.route("**/api/games/kings/form*", refuse)
    cheerleader.check(force=True)
    expect(page.locator("#options [role=alert]")).to_have_text("Wait a moment.")
    expect(cheerleader).to_be_checked()
    page.unroute("**/api/games/kings/form*")
    guest.pardon()
    cheerleader.uncheck(force=True)
    expect(page.locator("#options [role=alert]")).to_have_count(0)
    page.locator(".players input[value='2']").check(force=True)
    expect(cheerleader).to_have_count(0)
