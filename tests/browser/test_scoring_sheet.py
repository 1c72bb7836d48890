"""The sheet of a round on a phone: where everybody stands, then one's own strip; the others' at a press."""

from browser.conftest import Guests
from browser.forward import ends_a_round
from browser.guest import PHONE, Guest

# How many screens it is long.
SCREENS = "(body) => body.scrollHeight / innerHeight"


def at_the_sheet(guest: Guest) -> None:
    guest.sit_down("tricktakers", 4, ends_a_round)
    guest.play_until(lambda guest: bool(guest.look()["scoring"]))


def test_on_a_phone_the_own_strip_comes_first_and_others_open_at_a_press(guests: Guests) -> None:
    guest = guests(size=PHONE)
    at_the_sheet(guest)
    sheet = guest.page.get_by_test_id("scoring")
    standing = sheet.get_by_test_id("standing").locator("li")
    assert standing.count() == 4
    assert "You" in sheet.locator(".strip").first.inner_text()
    totals = [int(text.split()[-1]) for text in standing.all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    others = sheet.locator("details")
    assert others.count() == 3
    assert sheet.locator("details[open]").count() == 0
    assert sheet.locator(".body").evaluate(SCREENS) < 2
    others.first.locator("summary").click()
    assert others.first.locator("li, .none").first.is_visible()


def test_on_a_desk_every_strip_lies_open(guests: Guests) -> None:
    guest = guests()
    at_the_sheet(guest)
    sheet = guest.page.get_by_test_id("scoring")
    assert sheet.locator("details").count() == 0
    assert sheet.locator(".strip").count() == 4
    assert "You" in sheet.locator(".strip").first.inner_text()
