"""Who beats whom: the ribbon below the trick, and what the card picked up would do."""

from typing import Any, Final

from browser.conftest import Guests
from browser.forward import State
from browser.guest import DESKTOP, PHONE

PINS: Final = """() => [...document.querySelectorAll("[data-testid=ribbon] [data-testid=pin]")].map(
    (pin) => [pin.querySelector(".who").textContent, pin.classList.contains("you")]
)"""


def in_a_trick(state: State) -> Any:
    """A card can be played that wins so far, and one that does not."""
    verdicts = [option.get("verdict") for option in state["question"]["options"]]
    wins = [verdict["wins"] for verdict in verdicts if verdict]
    return state["view"]["strength"] and True in wins and False in wins


def test_the_ribbon_shows_the_trick_and_the_verdict_the_card_picked_up(guests: Guests) -> None:
    """TT-STRN-01 to TT-STRN-05, as the service says it"""
    guest = guests(seed=1)
    state: dict[str, Any] = {}

    def near(now: State) -> Any:
        state.update(now)
        return in_a_trick(now)

    guest.sit_down("tricktakers", 4, near)
    guest.until_asked()
    page = guest.page
    names = [seat["name"] for seat in state["table"]["seats"]]
    laid = [pin["seat"] for pin in state["view"]["strength"]["pins"]]
    for size in (PHONE, DESKTOP):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert [who for who, _ in page.evaluate(PINS)] == [names[seat] for seat in laid]
        for option in state["question"]["options"]:
            if option["verb"] != "card":
                continue
            verdict = option["verdict"]
            page.locator(f'[data-testid=hand] [data-pick="{option["pick"]}"]').click()
            assert page.get_by_test_id("verdict").inner_text() == verdict["sentence"]
            is_won = "wins" in (page.get_by_test_id("verdict").get_attribute("class") or "")
            assert is_won == verdict["wins"]
            pins = page.evaluate(PINS)
            seats = [pin["seat"] for pin in verdict["pins"]]
            assert [is_own for _, is_own in pins] == [seat == 0 for seat in seats]
            # The rightmost pin wins so far.
            assert (pins[-1][1]) == verdict["wins"]
            page.keyboard.press("Escape")


def test_a_ribbon_that_was_folded_stays_so(guests: Guests) -> None:
    guest = guests(seed=1)
    guest.sit_down("tricktakers", 4, in_a_trick)
    guest.until_asked()
    head = guest.page.get_by_test_id("ribbon").get_by_role("button")
    head.click()
    assert guest.page.evaluate(PINS) == []
    guest.page.reload()
    guest.until_asked()
    assert head.get_attribute("aria-expanded") == "false"
    head.click()
    assert guest.page.evaluate(PINS) != []


def tells_much(state: State) -> Any:
    """Of a card that can be played, with others still to come."""
    told = [option["verdict"] for option in state["question"]["options"] if option.get("verdict")]
    return any(len(verdict["sentence"]) > 32 and verdict["more"] for verdict in told)


def test_on_a_phone_the_ribbon_stays_whatever_is_told_of_a_card(guests: Guests) -> None:
    """TR-FOLLOW-02  What was read before is not told again, so the order keeps its room."""
    guest = guests(seed=1, size=PHONE)
    page = guest.page
    guest.sit_down("trick-raiders", 4, tells_much)
    guest.until_asked()
    cards = page.locator("[data-testid=hand] [data-pick]")
    assert cards.count() > 1
    for card in cards.all():
        card.press("Home")
        card.click(position={"x": 12, "y": 16})
        page.get_by_test_id("verdict").wait_for()
        assert page.get_by_test_id("ribbon").is_visible()
        assert [is_own for _, is_own in page.evaluate(PINS)].count(True) == 1
        page.keyboard.press("Escape")
