"""The Alchemist by clicking: three cards at once, a colour, and elements on the points of the circle."""

from browser.conftest import Guests
from browser.guest import PHONE, Guest


def sit_down_as_alchemist(guest: Guest) -> None:
    guest.visit("/")
    wish = {
        "game": "tricktakers",
        "players": 2,
        "options": {"characters": "alchemist,king", "two_player_mode": "drafted", "first_player": "0"},
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
        "name": "Mika",
    }
    table = guest.page.request.post(f"{guest.base}/api/tables", data=wish).json()
    guest.visit(table["path"])
    now = guest.until_asked()
    guest.page.locator('[data-pick="alchemist"]:not([data-testid=play])').click()
    guest.page.get_by_test_id("play").click()
    guest.until_moved(now)


def points_asked(guest: Guest) -> list[str]:
    return [pick for pick in guest.look()["picks"] if pick.startswith("point-")]


def test_elements_are_placed_on_the_circle_and_stay_there(guests: Guests) -> None:
    guest = guests(seed=1, size=PHONE)
    sit_down_as_alchemist(guest)
    guest.play_until(lambda one: bool(points_asked(one)))
    assert len(points_asked(guest)) == 9
    guest.move()
    assert guest.page.locator(".me .circle .point.filled").count() == 1
    guest.play_until(lambda one: bool(points_asked(one)))
    assert len(points_asked(guest)) == 8
    guest.move()
    guest.forward(None)
    assert guest.page.locator(".me .circle .point.filled").count() > 1


def test_a_card_more_takes_the_place_of_the_first_of_the_three(guests: Guests) -> None:
    guest = guests(seed=1, size=PHONE)
    sit_down_as_alchemist(guest)
    guest.play_until(lambda one: bool(one.look()["isSet"]))
    cards = guest.look()["picks"]
    assert len(cards) == 6
    for card in cards[:4]:
        guest.page.locator(f'[data-testid=hand] [data-pick="{card}"]').click()
    assert guest.look()["pressed"] == ",".join(cards[1:4])
