"""A finished game looked back on, and a moment of it played again: by thumb, by mouse and by keyboard."""

from browser.conftest import Guests
from browser.guest import DESKTOP, PHONE
from browser.test_every_page import arrive


def test_from_the_end_of_a_game_to_a_moment_and_on(guests: Guests) -> None:
    """One press reviews; the curve, every choice of a moment, and a new table that stands as it did."""
    guest, look_at = arrive(guests, PHONE, DESKTOP)
    page = guest.page
    path = guest.begin("trick-raiders")
    guest.forward(None)
    page.get_by_test_id("to-review").click()
    # It is made behind everything else: on a machine with much to do that takes its time.
    page.locator("[data-testid=review][data-state=done]").wait_for(timeout=120_000)
    curve = page.get_by_test_id("curve")
    curve.wait_for()
    look_at("review")

    # The keyboard walks the tricks, and each is read out with everybody's chance.
    curve.focus()
    page.keyboard.press("End")
    last = curve.get_attribute("aria-valuenow")
    page.keyboard.press("ArrowLeft")
    assert int(curve.get_attribute("aria-valuenow") or 0) == int(last or 0) - 1
    assert (curve.get_attribute("aria-valuetext") or "").count(" · ") >= 2

    page.locator("details summary").click()
    page.locator("details ol a").first.click()
    page.get_by_test_id("moment").wait_for()
    choices = page.get_by_test_id("choices").locator("li")
    assert choices.count() > 1
    assert page.get_by_test_id("choices").get_by_text("you played it").count() == 1
    look_at("a moment")

    # Whoever has the link sees the same, and is told who played it.
    there = page.url
    friend = guests(size=DESKTOP, kept={"lang": "ja"})
    friend.visit(there.removeprefix(friend.base))
    friend.page.get_by_test_id("moment").wait_for()
    assert friend.page.get_by_test_id("choices").get_by_text("Mikaさんの手").count() == 1
    assert friend.page.get_by_test_id("moment").get_by_text("あなた", exact=True).count() == 0
    friend.page.get_by_text("別のカードを試す").click()
    friend.page.get_by_test_id("try").last.click()
    friend.page.get_by_test_id("tried").locator("ol li").first.wait_for()

    # Another card answers at once: its chance, and what happens with the cards as they were.
    page.get_by_test_id("try-another").click()
    tries = page.get_by_test_id("try")
    assert tries.count() == choices.count()
    assert page.evaluate("document.activeElement.dataset.testid") == "try", "the keyboard goes on there"
    played = page.locator("[data-testid=choices] li", has_text="you played it")
    played.get_by_test_id("try").click()
    page.get_by_test_id("tried").get_by_text("What happened").first.wait_for()
    other = page.locator("[data-testid=choices] li").filter(has_not_text="you played it").first
    other.get_by_test_id("try").click()
    found = page.locator(f"[data-testid=tried][data-pick='{other.get_attribute('data-pick')}']")
    found.locator("ol li").first.wait_for()
    assert page.get_by_test_id("tried").count() == 1
    assert "with what was played" in found.inner_text()
    assert "You " in found.inner_text(), "whoever reads is spoken to"
    look_at("another card, tried")

    page.get_by_test_id("play-on").click()
    page.get_by_test_id("again").wait_for()
    look_at("a moment to be played again")
    page.get_by_text("Drawn anew").click()
    page.get_by_test_id("again-begin").click()
    page.get_by_test_id("table").wait_for()
    assert path not in page.url
    guest.forward(None)
    page.get_by_test_id("compared").locator("table").wait_for()
    look_at("beside what was played")
    assert not look_at.found, f"\n{look_at.report()}"


def test_a_moment_is_played_on_with_another_card(guests: Guests) -> None:
    """The new table begins with it, and its end stands beside what was played."""
    guest = guests(size=PHONE, seed=8)
    page = guest.page
    path = guest.begin("trick-raiders")
    guest.forward(None)
    page.get_by_test_id("to-review").click()
    page.locator("[data-testid=review][data-state=done]").wait_for(timeout=120_000)
    page.locator("details summary").click()
    page.locator("details ol a").first.click()
    page.get_by_test_id("try-another").click()
    row = page.locator("[data-testid=choices] li").filter(has_not_text="you played it").first
    label = row.locator("b").first.inner_text()
    row.get_by_test_id("try").click()
    page.get_by_test_id("tried-play").click()
    page.get_by_test_id("again-begin").click()
    page.get_by_test_id("table").wait_for()
    assert path not in page.url
    guest.forward(None)
    page.get_by_test_id("compared").locator("table").wait_for()
    name = label.rpartition(" the ")[2].lower()  # 'Add the 3 of spades' is a 3 of spades there
    assert name in page.get_by_test_id("compared").inner_text().lower()


def test_from_any_seat_of_a_replay(guests: Guests) -> None:
    guest = guests(size=PHONE, seed=8)
    page = guest.page
    path = guest.begin("trick-raiders")
    guest.forward(None)
    guest.visit(path.replace("/t/", "/replay/") + "?at=20&seat=2")
    page.get_by_test_id("play-on").click()
    assert page.locator("[data-testid=again] input:checked").first.get_attribute("value") == "2"
    page.get_by_test_id("again-begin").click()
    page.get_by_test_id("table").wait_for()
    assert path not in page.url
    guest.until_asked()
