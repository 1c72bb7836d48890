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


def test_what_figures_bring_is_read_where_a_point_is_chosen(guests: Guests) -> None:
    """TA-2P-19  Also which of them the point that is picked up belongs to, and how far they are."""
    guest = guests(seed=1, size=PHONE)
    page = guest.page
    sit_down_as_alchemist(guest)
    guest.play_until(lambda one: bool(points_asked(one)))
    figures = page.get_by_test_id("figures").locator("li")
    assert figures.count() == 6
    amounts = figures.locator(".brings").all_inner_texts()
    assert all(int(amount) > 0 for amount in amounts)
    assert page.locator("[data-testid=figures] .serves").count() == 0
    page.locator(".circle .spot.may").first.click()
    serving = page.locator("[data-testid=figures] .serves")
    assert 0 < serving.count() < 6
    assert [one.locator(".dots .next").count() for one in serving.all()] == [1] * serving.count()


def test_a_card_more_takes_the_place_of_the_first_of_the_three(guests: Guests) -> None:
    guest = guests(seed=1, size=PHONE)
    sit_down_as_alchemist(guest)
    guest.play_until(lambda one: bool(one.look()["isSet"]))
    cards = guest.look()["picks"]
    assert len(cards) == 6
    for card in cards[:4]:
        guest.page.locator(f'[data-testid=hand] [data-pick="{card}"]').click()
    assert guest.look()["pressed"] == ",".join(cards[1:4])
