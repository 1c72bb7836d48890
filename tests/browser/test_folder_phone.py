"""How soon a phone of the middle range has a card: four times slower than this machine, at 10 Mbit/s."""

import time

from browser.folder import MANY, READY, FolderGuest
from browser.guest import PHONE
from browser.hosting import Host
from browser.phone import RATE, slowed
from browser.test_folder import MOST_SENT
from browser.windows import Windows

MOST = {"home": 2.0, "rules": 2.0, "first card": 12.0, "card again": 4.0}  # seconds


@MANY
def test_a_phone_has_its_first_card_soon(host: Host, windows: Windows) -> None:
    """Home, the rules while the engine loads, the first card; and a card again, offline."""
    host.rate = RATE
    times: dict[str, float] = {}
    with FolderGuest(windows, host.address, size=PHONE, seed=5) as guest, slowed():
        begun = time.monotonic()
        see_home(guest)
        times["home"] = time.monotonic() - begun
        take_a_card(guest)
        times["first card"] = time.monotonic() - begun
        guest.until_kept()
        guest.until_remembered()
        sent = host.sent
        host.is_there = False
        guest.page.goto("about:blank")
        begun = time.monotonic()
        see_home(guest)
        times["home again"] = time.monotonic() - begun
        take_a_card(guest)
        times["card again"] = time.monotonic() - begun
    host.is_there = True
    with FolderGuest(windows, host.address, size=PHONE, seed=5) as guest, slowed():
        begun = time.monotonic()
        guest.page.goto(f"{guest.base}#/rules/trick-raiders", wait_until="commit")
        guest.page.locator("[id^=TR-]").first.wait_for()
        times["rules"] = time.monotonic() - begun
    print({name: round(seconds, 2) for name, seconds in times.items()}, sent)
    assert sent <= MOST_SENT
    assert {name: times[name] for name, most in MOST.items() if times[name] > most} == {}


def see_home(guest: FolderGuest) -> None:
    guest.page.goto(guest.base, wait_until="commit")
    guest.page.locator("form.setup button.go").wait_for()


def take_a_card(guest: FolderGuest) -> None:
    """From home, until a card of the own hand can be pressed."""
    guest.page.locator("form.setup button.go").click()
    guest.page.locator("[data-pick]:not([disabled])").first.wait_for(timeout=READY)
