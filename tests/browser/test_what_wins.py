"""What everybody wants and how near they are to it: the card of any seat, and the ways to win the game."""

from typing import Any

from browser.conftest import Guests
from browser.forward import State, playable
from browser.guest import PHONE


def seated_strips(state: State) -> dict[int, dict[str, Any]]:
    """By seats: what their characters bring, where a cell counts now."""
    strips = state["view"]["strips"]
    return {strip["seat"]: strip for strip in strips if strip["seat"] is not None and "now" in strip}


def test_every_seat_opens_its_card_with_the_cell_that_counts_now(guests: Guests) -> None:
    """TT-VP-01  Also one's own, beside whose name the same cell is lit."""
    guest = guests(size=PHONE, seed=1)
    page = guest.page
    seen: dict[str, Any] = {}

    def near(state: State) -> bool:
        seen.update(state)
        strips = seated_strips(state)
        return bool(playable(state)) and 0 in strips and any(strip["now"] > 0 for strip in strips.values())

    guest.sit_down("tricktakers", 4, near)
    guest.until_asked()
    look = page.get_by_test_id("look")
    for seat, strip in seated_strips(seen).items():
        head = strip["cells"][strip["now"]]["head"]
        place = page.locator(f".seats [data-seat='{seat}']") if seat else page.locator(".me .id")
        place.click()
        card = look.get_by_test_id("piece-card").first
        assert card.get_attribute("data-piece") == strip["piece"]
        assert card.locator("[aria-current=true] .h").inner_text() == head
        assert card.locator(".acts li, .text").count() > 0, "what it does is told"
        page.get_by_test_id("close").click()
        look.wait_for(state="detached")
        if seat == 0:
            assert page.locator(".me .strip [aria-current=true] .h").inner_text() == head


def test_the_ways_to_win_say_who_is_near(guests: Guests) -> None:
    """TT-WIN-03  One of the two Crowns."""
    guest = guests(size=PHONE, seed=1)
    page = guest.page
    seen: dict[str, Any] = {}

    def near(state: State) -> bool:
        seen.update(state)
        return bool(playable(state)) and bool(crowned(state))

    def crowned(state: State) -> list[int]:
        return [
            counter["seat"]
            for counter in state["view"]["counters"]
            if counter["role"] == "award" and counter.get("goal") == 2 and counter["value"] == "1"
        ]

    guest.sit_down("tricktakers", 4, near)
    guest.until_asked()
    page.get_by_test_id("ways-button").click()
    ways = page.get_by_test_id("ways-drawer")
    told = ways.locator("em.near").all_inner_texts()
    for seat in crowned(seen):
        name = "You" if seat == 0 else seen["table"]["seats"][seat]["name"]
        assert f"{name}: 1 of 2" in told
    assert [title for title in ways.locator("li b").all_inner_texts() if "Crown" in title] == [
        "Two Crowns",
        "Three Black Crowns",
    ]
