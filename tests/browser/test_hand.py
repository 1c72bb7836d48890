"""How the own hand lies: suits together, numbers in their place, special cards where one wants them."""

from typing import Any

from browser.guest import Guest

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
