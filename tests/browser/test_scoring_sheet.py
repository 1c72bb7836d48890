"""The sheet of a round on a phone: where everybody stands, then one's own strip; the others' at a press."""

from browser.conftest import Guests
from browser.forward import ends_a_round
from browser.guest import DESKTOP, PHONE, Guest

# How many screens it is long.
SCREENS = "(body) => body.scrollHeight / innerHeight"
TOP = "(it) => it.getBoundingClientRect().top"
BOTTOM = "(it) => it.getBoundingClientRect().bottom"


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
    for box in sheet.locator(".strip .wins").all():
        # Boxes are counted at a glance; what they count stands beside them.
        said = box.inner_text()
        assert box.locator(".boxes .y").count() == (1 if said == "One trick won" else int(said.split()[0]))
        assert "won" in said
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


def test_whose_strip_lies_below_is_told_until_its_end_is_seen(guests: Guests) -> None:
    guest = guests(size=DESKTOP)
    guest.sit_down("kings-napoleon", 5, ends_a_round)
    guest.play_until(lambda guest: bool(guest.look()["scoring"]))
    sheet = guest.page.get_by_test_id("scoring")
    more = sheet.get_by_test_id("sheet-more")
    more.wait_for()
    foot = sheet.locator(".foot").evaluate(TOP)
    below = [strip for strip in sheet.locator(".strip").all() if strip.evaluate(BOTTOM) > foot]
    assert more.inner_text() == f"{len(below)} more ↓"
    sheet.locator(".body").evaluate("(body) => body.scrollTo(0, body.scrollHeight)")
    more.wait_for(state="detached")
    assert sheet.locator(".strip").last.evaluate(BOTTOM) <= foot + 1


def test_what_a_team_has_won_together_is_said(guests: Guests) -> None:
    """KW-SCORE-02"""
    guest = guests(size=PHONE)
    guest.sit_down("kings-whist", 4, ends_a_round)
    guest.play_until(lambda guest: bool(guest.look()["scoring"]))
    sheet = guest.page.get_by_test_id("scoring")
    won = {True: 0, False: 0}
    for strip in sheet.locator(".strip").all():
        wins = strip.locator(".wins").inner_text()
        count = 1 if wins == "One trick won" else int(wins.split()[0])
        won["Your team" in strip.locator(".head").inner_text()] += count
    assert sum(won.values()) == 11
    told = sheet.locator(".awards .award span").all_inner_texts()
    assert [int(text.split()[0]) for text in told] == [won[True], won[False]]
    assert all("together" in text for text in told)
