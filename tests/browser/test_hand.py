"""How the own hand lies: suits together, numbers in their place, special cards where one wants them."""

from typing import Any, Final

from browser.conftest import Guests
from browser.guest import PHONE, Guest

HELD = "() => [...document.querySelectorAll('[data-testid=hand] [data-flip]')].map((it) => it.dataset.flip)"
Kit = dict[str, Any]


def kit_of(guest: Guest, game: str) -> Kit:
    kit: Kit = guest.page.evaluate("(game) => fetch(`/api/games/${game}`).then((it) => it.json())", game)
    return kit


def suits_and_ranks(guest: Guest, kit: Kit) -> list[tuple[int, int]]:
    """Of every card in the hand from left to right; -1 for what has no suit."""
    suits = list(kit["suits"])
    faces = [kit["cards"][card] for card in guest.page.evaluate(HELD)]
    return [(suits.index(face["suit"]) if face["suit"] else -1, face["rank"] or 0) for face in faces]


def choose(guest: Guest, label: str) -> None:
    page = guest.page
    page.get_by_test_id("menu-button").click()
    page.get_by_test_id("menu").get_by_text(label, exact=True).click()
    page.get_by_test_id("menu").get_by_test_id("close").click()


def test_the_hand_lies_by_colour_or_by_number_with_specials_at_the_chosen_end(guest: Guest) -> None:
    """KW-DRAFT-03: an 11 comes into the hand after the deal, and lies with its colour all the same."""
    guest.sit_down("kings-whist")
    kit = kit_of(guest, "kings-whist")

    def is_telling(guest: Guest) -> bool:
        held = suits_and_ranks(guest, kit)
        return any(rank > 9 for _, rank in held) and any(suit < 0 for suit, _ in held) and len(held) > 5

    guest.play_until(is_telling)
    held = suits_and_ranks(guest, kit)
    plain = sorted(one for one in held if one[0] >= 0)
    specials = [one for one in held if one[0] < 0]
    assert held == plain + specials
    choose(guest, "On the left")
    assert suits_and_ranks(guest, kit) == specials + plain
    choose(guest, "By number")
    assert suits_and_ranks(guest, kit) == specials + sorted(plain, key=lambda one: (one[1], one[0]))
    guest.page.reload()
    guest.until_asked()
    assert suits_and_ranks(guest, kit)[0] == specials[0], "it is remembered"


# Of the word on every card of the upper row: what is hit in its middle, and how many pixels of its height
# another card lies over.
UPPER: Final = """() => {
    const cards = document.querySelector("[data-testid=hand] .fan").querySelectorAll(".hc");
    return [...cards].map((card) => {
        const word = card.querySelector(".sp .hn");
        const { x, y, width, height } = word.getBoundingClientRect();
        const hit = (at) => document.elementFromPoint(x + width / 2, y + at)?.closest(".hc");
        let covered = 0;
        for (let at = 0; at < height; at += 0.5) if (hit(at) && hit(at) !== card) covered += 0.5;
        return [word.textContent, hit(height / 2) === card, covered];
    });
}"""
ITS_EDGE: Final = 3  # pixels of the box around a leaning word that are hardly more than its edge


def test_in_two_rows_the_words_of_the_upper_one_are_seen_and_pressed(guests: Guests) -> None:
    """TS-SETUP-03: eleven heroes, which have no number: their words tell them apart."""
    guest = guests(size=PHONE)
    guest.sit_down("trickster", 3)
    guest.until_asked()
    assert guest.page.locator("[data-testid=hand] .fan").count() == 2
    seen: list[tuple[str, bool, float]] = guest.page.evaluate(UPPER)
    assert len(seen) == 6
    assert [word for word, is_pressed, covered in seen if covered > ITS_EDGE or not is_pressed] == []
