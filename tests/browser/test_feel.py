"""Sounds, a buzz, cards that play themselves: only for who wishes it."""

from typing import Final

from browser.conftest import Guests
from browser.forward import State, is_set, playable
from browser.guest import PHONE

# How often something would have been heard or felt, and how long after its question an answer was sent.
FELT: Final = """
window.felt = { heard: 0, buzzed: 0, asked: 0, pauses: [] };
Math.random = () => 0;  // the shortest of the usual pauses
window.AudioContext = class extends AudioContext {
    constructor() { super(); felt.heard += 1; }
};
Navigator.prototype.vibrate = () => { felt.buzzed += 1; return true; };
window.WebSocket = class extends WebSocket {
    constructor(...where) {
        super(...where);
        this.addEventListener("message", ({ data }) => {
            if (JSON.parse(data).question) felt.asked = performance.now();
        });
    }
    send(text) {
        if (JSON.parse(text).type === "answer") felt.pauses.push(performance.now() - felt.asked);
        super.send(text);
    }
};
"""
SHORTEST: Final = 900  # milliseconds, as web/src/table/feel.ts has it


def is_forced(state: State) -> bool:
    return not is_set(state) and len(state["question"]["options"]) == 1 == len(playable(state))


def test_nothing_is_heard_or_felt_until_it_is_wished_and_it_is_offered_once(guests: Guests) -> None:
    guest = guests(size=PHONE)
    guest.has_changed_page = True
    page = guest.page
    page.add_init_script(FELT)
    guest.sit_down("trick-raiders", 3, near=playable)
    guest.play_on(3)
    assert page.evaluate("felt.pauses.length") > 0, "a game was played"
    assert page.evaluate("[felt.heard, felt.buzzed]") == [0, 0]
    guest.forward(None)
    assert page.evaluate("[felt.heard, felt.buzzed]") == [0, 0]
    offer = page.get_by_test_id("offer-sounds")
    assert "Soft sounds at the table?" in offer.inner_text()
    offer.get_by_role("button", name="Yes").click()
    offer.wait_for(state="detached")
    assert page.evaluate("felt.heard") == 1
    page.reload()
    page.get_by_test_id("outcome").wait_for()
    assert offer.count() == 0
    page.get_by_test_id("outcome-close").click()
    page.get_by_test_id("menu-button").click()
    page.get_by_test_id("menu").get_by_text("High", exact=True).click()
    assert page.evaluate("localStorage.getItem('volume')") == "high"


def test_a_forced_card_follows_by_itself_after_a_pause(guests: Guests) -> None:
    guest = guests(size=PHONE, kept={"forced": "play"})
    guest.has_changed_page = True
    page = guest.page
    page.add_init_script(FELT)
    guest.sit_down("trick-raiders", 3, near=is_forced)
    page.wait_for_function("() => felt.pauses.length > 0", polling=50)
    assert page.evaluate("felt.pauses[0]") >= SHORTEST
