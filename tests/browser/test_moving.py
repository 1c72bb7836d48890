"""The table with its motions, which other tests leave out."""

from browser.conftest import Guests
from browser.guest import DESKTOP

MOVING = {"pace": "quick", "motion": "slide"}


def test_the_card_of_the_timeline_is_seen_in_every_trick(guests: Guests) -> None:
    """TS-TL-02  The next one lies where the last one was gathered from."""
    guest = guests(size=DESKTOP, kept=MOVING)
    page = guest.page
    guest.sit_down("trickster", 2)
    guest.play_until(lambda guest: page.locator(".side .last").count() > 0)
    card = page.locator("[data-testid=trick] [data-flip]").first
    assert card.evaluate("(card) => getComputedStyle(card).opacity") == "1"
