"""The points strip as it stands on the page, at the choice: the very numbers that the engine scores."""

from typing import Final

import pytest

import strips
from browser.asked import EVERYBODY
from browser.conftest import Guests
from browser.forward import State
from browser.guest import Guest
from strips import Cell

# By the pieces that can be chosen: heads and values of the cells, as they can be read.
READ: Final = """() => Object.fromEntries(
    [...document.querySelectorAll("[data-offer]")].map((offer) => [
        offer.dataset.offer,
        [...offer.querySelectorAll("[data-testid=strip]")].slice(0, 1).flatMap((strip) =>
            [...strip.querySelectorAll("[role=listitem]")].map((cell) => [
                cell.querySelector(".h").textContent.trim(),
                cell.dataset.kind,
                cell.querySelector("b").textContent.trim(),
            ]),
        ),
    ]),
)"""


def read(guest: Guest) -> dict[str, list[Cell]]:
    seen: dict[str, list[tuple[str, str, str]]] = guest.page.evaluate(READ)
    return {piece: [cell_of(*cell) for cell in cells] for piece, cells in seen.items()}


def cell_of(head: str, kind: str, value: str) -> Cell:
    if kind == "points":
        return head, int(value.replace("−", "-"))
    return head, value if kind == "word" else kind


def asks_for_a_piece(state: State) -> bool:
    return any(option["verb"] == "piece" for option in state["question"]["options"])


def test_every_character_of_tricktakers(guests: Guests) -> None:
    """TT-VP-01, TT-GAM-14, TT-RES-18, TA-COL-22, TA-RUL-20, TX-ALC-39, TX-TIM-06"""
    guest = guests()
    guest.sit_down("tricktakers", 4, asks_for_a_piece, characters=EVERYBODY, selection_mode="all_star")
    guest.until_asked()
    scored = {character: strips.takers(character) for character in (*strips.TAKERS_BY_WINS, "gambler")}
    scored |= {
        "resistance": strips.kakumei("tricktakers"),
        "collector": strips.collector(),
        "ruler": strips.ruler(),
        "alchemist": strips.alchemist(),
        "time-traveler": strips.time_traveler(),
    }
    shown = read(guest)
    assert set(scored) == set(EVERYBODY.split(","))
    for character, cells in shown.items():
        assert sorted(cells, key=str) == sorted(scored[character], key=str), character
    assert len(shown) >= len(scored) - 3, "others have chosen before"


def test_every_character_of_little(guests: Guests) -> None:
    """LT-TRICK-07, LT-GAMB-08, LT-RESI-06"""
    seen: dict[str, list[Cell]] = {}
    guest = guests()
    guest.sit_down("little-tricktakers", 4, asks_for_a_piece)
    guest.until_asked()
    seen |= {piece: cells for piece, cells in read(guest).items() if cells}
    assert seen
    for character, cells in seen.items():
        if character in (*strips.LITTLE_BY_WINS, "gambler"):
            assert cells == strips.little(character), character
        elif character == "resistance":
            assert cells == strips.kakumei("little-tricktakers")


def test_every_bid_of_kings(guests: Guests) -> None:
    """KT-BID-08, KT-DEV-06  In the draft, where they lie as bids."""
    guest = guests()
    guest.sit_down("kings", 4, asks_for_a_piece)
    guest.until_asked()
    seen = {piece.rpartition("-")[0] or piece: cells for piece, cells in read(guest).items() if cells}
    assert {"gambler", "hermit", "ninja"} <= set(seen)
    for character, cells in seen.items():
        if character in strips.OF_KINGS:
            assert cells == strips.kings(character), character
        elif character == "devil":
            assert cells == strips.devil()


@pytest.mark.parametrize("round_number", [1, 3])
def test_a_bid_says_what_it_pays_with_the_jack(guests: Guests, round_number: int) -> None:
    """KT-BID-08, KT-JACK-01, KT-JACK-02  By tricks won; in round 3 the Jack itself can be bid."""

    def bids(state: State) -> bool:
        heading = str(state["view"]["heading"])
        options = state["question"]["options"]
        return f"Round {round_number} " in heading and any("total" in option for option in options)

    guest = guests(seed=1)
    guest.sit_down("kings", 4, bids)
    guest.until_asked()
    own = guest.page.locator(".me .under").inner_text()
    colour = own.split()[0].lower()
    for piece, cells in read(guest).items():
        bid = "jack" if piece.endswith("jack") else piece.rpartition("-")[0] or piece
        if bid in (*strips.OF_KINGS, "jack"):
            expected = strips.with_jack(colour, bid)
            if bid == "jack":
                expected = [(head, value or strips.NOTHING) for head, value in expected]
            assert cells == expected, piece
