"""What the deal was fixed by is shown when the game is over, and is found to make the seal shown before."""

import hashlib

from browser.conftest import Guests
from browser.guest import Guest


def opened_seal(guest: Guest) -> list[str]:
    """What the menu shows of the deal."""
    page = guest.page
    page.get_by_test_id("menu-button").click()
    fair = page.get_by_test_id("menu").locator("details").last
    fair.locator("summary").click()
    shown = fair.locator("code").all_inner_texts()
    if len(shown) > 1:
        page.get_by_test_id("seal").wait_for()
        assert page.get_by_test_id("seal").inner_text() == "Computed again from both: it is the same seal."
    page.get_by_test_id("menu").get_by_test_id("close").click()
    return shown


def test_the_seal_of_a_deal_is_shown_before_and_its_seed_and_salt_after(guests: Guests) -> None:
    guest = guests(seed=1)
    path = guest.sit_down("trick-raiders")
    guest.until_asked()
    (before,) = opened_seal(guest)
    guest.forward(None)
    guest.page.get_by_role("button", name="Look at the table").click()
    seal, seed, salt = opened_seal(guest)
    assert seal == before
    table = path.rpartition("/")[2]
    assert hashlib.sha256(f"followsuit deal {table} {seed} {salt}".encode()).hexdigest() == seal
