"""Whist: the draft of Round 1 (KW-DRAFT)."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.kings.table import UP
from followsuit.games.takers.table import BOX
from kings import Whist

SETS = "red-set blue-set green-set black-set white-set"
SPECIALS = "RAa RAb WFa WFb"


@pytest.mark.parametrize("first", range(4))
def test_once_round_and_once_back(first: int) -> None:
    """KW-DRAFT-01, KW-DEC-01  From the first player clockwise, then from the last one back."""
    g = Whist({"first_drafter": str(first)})
    asked: list[int] = []
    while g.table.trick_number == 0:
        asked.append(g.t.next_seat())
        g.t.answer(asked[-1], g.t.options(asked[-1])[0])
    order = [(first + i) % 4 for i in range(4)]
    assert asked == [*order, *order[::-1]]
    assert g.told("drafts-first") == [str(first)]


def test_the_first_player_is_drawn_by_lot() -> None:
    """KW-DRAFT-01"""
    assert {Whist(seed=seed).t.next_seat() for seed in range(40)} == {0, 1, 2, 3}


def test_with_teams_by_lot_the_draft_goes_by_the_seating() -> None:
    """KW-DRAFT-01, KW-PREP-01"""
    g = Whist({"whist_teams": "random", "first_drafter": "2"}, at="draft", teams="0 0 1 1", seating="0 2 1 3")
    asked: list[int] = []
    while g.table.trick_number == 0:
        asked.append(g.t.next_seat())
        g.t.answer(asked[-1], g.t.options(asked[-1])[0])
    assert asked == [2, 1, 3, 0, 0, 3, 1, 2]


def test_the_draft_goes_on_from_its_middle() -> None:
    """KW-DRAFT-01  Seats 1 and 2 have taken something; 3 and 0 have not, and then all take the second."""
    g = Whist({"first_drafter": "1"}, at="draft", sets=["", "red", "", ""], hands=["", "r11", "RAa", ""])
    asked: list[int] = []
    while g.table.trick_number == 0:
        asked.append(g.t.next_seat())
        g.t.answer(asked[-1], g.t.options(asked[-1])[0])
    assert asked == [3, 0, 0, 3, 2, 1]


def test_one_of_each() -> None:
    """KW-DRAFT-02, KW-GAP-04, KW-DEC-01  After a set a special card, and after a special card a set."""
    g = Whist({"first_drafter": "0"})
    assert g.asked() == f"0 TakeSetOrSpecial: {SPECIALS} {SETS}"
    g.when("0 white-set, 1 RAa, 2 WFa, 3 red-set")
    assert g.asked() == "3 TakeSetOrSpecial: RAb WFb"
    assert g.refused("3 blue-set") == "KW-DRAFT-02"
    g.when("3 RAb")
    assert g.asked() == "2 TakeSetOrSpecial: blue-set green-set black-set"
    assert g.refused("2 WFb") == "KW-DRAFT-02"
    g.when("2 green-set")
    assert g.asked() == "1 TakeSetOrSpecial: blue-set black-set"
    g.when("1 black-set")
    assert g.asked() == "0 TakeSetOrSpecial: WFb"


def test_all_see_which_special_cards_are_left() -> None:
    """KW-DRAFT-01  They lie in a row, sorted, as long as there is one."""
    g = Whist({"first_drafter": "0"})

    def shown() -> list[str]:
        areas = g.game.layout(g.t.view(SPECTATOR)).areas
        return [g.game.write_cards(area.cards) for area in areas if area.name == "special cards"]

    assert shown() == [SPECIALS]
    assert g.when("0 RAb").asked().startswith("1 ")
    assert shown() == ["RAa WFa WFb"]
    g.when("1 WFb, 2 RAa, 3 WFa")
    assert shown() == []


def test_what_is_taken_is_gone() -> None:
    """KW-DRAFT-01, KW-DEC-01  And nobody can pass."""
    g = Whist({"first_drafter": "0"}).when("0 white-set")
    assert g.refused("1 white-set") == "KW-DEC-01"
    g.when("1 RAa")
    assert g.refused("2 RAa") == "KW-DEC-01"
    assert g.refused("2 r11") == "KW-DEC-01"
    assert g.refused("2 no") == "FS-TURN-02"
    assert g.refused("2 done") == "FS-TURN-02"


def test_special_card_and_eleven_go_to_the_hand() -> None:
    """KW-DRAFT-03  Which makes eleven cards, and everybody sees both."""
    g = Whist({"first_drafter": "0"}).when("0 white-set, 1 RAa, 2 WFa, 3 red-set, 3 RAb, 2 green-set")
    assert [len(g.table.hand(seat)) for seat in range(4)] == [10, 10, 11, 11]
    assert g.hand_of(3, 0) == "RAb r11" + 9 * " ?"
    assert g.hand_of(2, 0) == "WFa g11" + 9 * " ?"
    assert g.told("took-own") == ["0 w11", "1 RAa", "2 WFa", "3 r11", "3 RAb", "2 g11"]
    assert [event.seat for event in g.events("took-set")] == [0, 3, 2]


def test_king_and_queen_lie_face_up() -> None:
    """KW-DRAFT-04, KW-GAP-01  They are no hand cards."""
    g = Whist({"first_drafter": "0"}).when("0 white-set, 1 RAa, 2 WFa, 3 red-set, 3 RAb, 2 green-set")
    g.when("1 black-set, 0 WFb")
    assert g.table.queens == [UP, UP, UP, UP]
    assert g.now("kings") == ["white", "black", "green", "red"]
    assert g.table.played == 0
    assert [len(g.table.hand(seat)) for seat in range(4)] == [11, 11, 11, 11]
    assert len({role.seat for role in g.table.roles}) == 4


def test_the_set_that_is_left_is_out() -> None:
    """KW-DRAFT-05  And so is its 11."""
    g = Whist({"first_drafter": "0"}).when("0 white-set, 1 RAa, 2 WFa, 3 red-set, 3 RAb, 2 green-set")
    g.when("1 black-set, 0 WFb")
    assert g.table.set_row == []
    assert g.now("shelf") == ""
    assert g.game.write_cards(g.table.cards.piles[BOX]) == "b11"


@pytest.mark.parametrize(("sets", "leader"), [("white red blue black", 0), ("black green red blue", 2)])
def test_the_smallest_king_number_leads(sets: str, leader: int) -> None:
    """KW-DRAFT-06"""
    g = Whist({"first_drafter": "0"})
    for seat, colour in enumerate(sets.split()):
        g.when(f"{seat} {colour}-set")
    g.when("3 RAa, 2 RAb, 1 WFa, 0 WFb")
    assert g.told("start-card") == [str(leader)]
    assert g.t.next_seat() == leader
    assert g.table.trick_number == 1
