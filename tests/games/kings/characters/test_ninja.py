"""Ninja: who is to lead appoints another player, and 30 for two wins (KT, chapter 4.6)."""

import pytest

from kings_characters import FIRST, Quiet, won_by
from kings_points import Player, scored

HANDS = ["r1 b1 g1", "r2 b2 g2", "r3 b3 g3", "r4 b4 g4"]


def leading(*parties: str, **position: object) -> Quiet:
    """Four players before the first card of a trick."""
    party = [*parties, "", "", "", ""][:4]
    return Quiet(4, None, 0, **{"at": "lead", "party": party, "hands": HANDS, **position})


# Appointing.


def test_who_is_to_lead_may_appoint_another_player() -> None:
    """KT-NIN-01, KT-DEC-10"""
    g = leading("ninja")
    assert g.asked() == "0 Appoint: seat-0 seat-1 seat-2 seat-3"
    g.when("0 seat-2")
    assert (g.asked(), g.now("leader")) == ("2 KingsTurn: r3 b3 g3", 2)


def test_to_name_oneself_is_to_keep_the_lead() -> None:
    """KT-NIN-02, KT-DEC-10"""
    g = leading("ninja").when("0 seat-0")
    assert (g.asked(), g.now("leader"), g.events("appointed")) == ("0 KingsTurn: r1 b1 g1", 0, [])


def test_nobody_but_the_lead_player_appoints() -> None:
    """KT-NIN-01, KT-TURN-06"""
    g = leading("ninja", leader=1)
    assert g.asked() == "1 KingsTurn: r2 b2 g2"
    g = leading("", "hermit", leader=1)
    assert g.asked().split()[1] == "KingsTurn:"


def test_there_is_a_choice_at_every_trick() -> None:
    """KT-NIN-02"""
    g = leading("", "", "", "ninja", leader=3).when("3 seat-0, 0 r1, 1 r2, 2 r3, 3 r4")
    assert g.asked() == "3 Appoint: seat-0 seat-1 seat-2 seat-3"
    g.when("3 seat-3, 3 b4, 0 b1, 1 b2, 2 b3")
    assert g.asked() == "3 Appoint: seat-0 seat-1 seat-2 seat-3"
    assert won_by(g) == ["3 r4 KT-TRICK-11", "3 b4 KT-TRICK-11"]


def test_also_before_the_first_trick_of_the_round() -> None:
    """KT-NIN-02"""
    hands = ["r1 b1 g1 k1 r5", "r2 b2 g2 k2 b5", "r3 b3 g3 k3 g5"]
    g = Quiet(3, at="set up", party=["ninja", "", ""], hands=hands)
    assert (g.table.trick_number, g.asked()) == (1, "0 Appoint: seat-0 seat-1 seat-2")


def test_the_trick_goes_clockwise_from_who_was_appointed() -> None:
    """KT-NIN-03"""
    g = leading("ninja").when("0 seat-2, 2 r3, 3 r4, 0 r1")
    assert g.asked() == "1 KingsTurn: r2"
    assert won_by(g.when("1 r2")) == ["3 r4 KT-TRICK-11"]


def test_who_is_appointed_has_to_lead() -> None:
    """KT-NIN-04"""
    g = leading("ninja", "hermit", "", "ninja").when("0 seat-1")
    assert g.asked() == f"1 KingsTurn: r2 b2 g2 {FIRST}"
    assert g.refused("1 seat-2") == "FS-TURN-02"


def test_with_ninja_somebody_else_may_be_appointed_in_turn() -> None:
    """KT-NIN-04"""
    g = leading("ninja", "", "ninja").when("0 seat-2")
    assert g.asked() == "2 Appoint: seat-0 seat-1 seat-2 seat-3"
    g.when("2 seat-3")
    assert g.asked() == "3 KingsTurn: r4 b4 g4"


def test_even_who_began_may_be_appointed_and_then_has_to_lead() -> None:
    """KT-NIN-04, KT-NIN-05, KT-GAP-26"""
    g = leading("ninja", "", "ninja").when("0 seat-2, 2 seat-0")
    assert (g.asked(), g.now("leader")) == ("0 KingsTurn: r1 b1 g1", 0)
    assert g.now("appointed") == "0 2"


def test_who_has_appointed_may_do_so_again_in_the_next_trick() -> None:
    """KT-NIN-05"""
    g = leading("ninja", hands=["r10 b1", "r2 b2", "r3 b3", "r4 b4"]).when(
        "0 seat-3, 3 r4, 0 r10, 1 r2, 2 r3"
    )
    assert g.asked() == "0 Appoint: seat-0 seat-1 seat-2 seat-3"


def test_two_ninjas_of_one_party_appoint_once() -> None:
    """KT-NIN-05, KT-GAP-27"""
    g = leading("ninja ninja")
    assert g.asked() == "0 Appoint: seat-0 seat-1 seat-2 seat-3"
    assert leading("ninja ninja").when("0 seat-0").asked() == "0 KingsTurn: r1 b1 g1"
    assert g.when("0 seat-1").asked() == "1 KingsTurn: r2 b2 g2"


def test_all_see_who_is_appointed() -> None:
    """KT-NIN-06"""
    g = leading("ninja", "", "ninja").when("0 seat-2, 2 seat-3")
    for viewer in range(4):
        assert g.told("appointed", viewer) == ["0 2", "2 3"]


def test_nothing_of_a_turn_is_done_before() -> None:
    """KT-TURN-06"""
    g = leading("ninja hermit")
    assert (g.refused("0 r1"), g.refused("0 power-32")) == ("FS-TURN-02", "FS-TURN-02")


def test_as_a_bid_card_ninja_appoints_nobody() -> None:
    """KT-NIN-01, KT-BID-03"""
    assert leading("", bids=["ninja", "", "", ""]).asked() == "0 KingsTurn: r1 b1 g1"


# Points.


@pytest.mark.parametrize(("tricks", "paid"), [(1, []), (2, ["KT-NIN-07 30"]), (3, [])])
def test_two_wins_bring_thirty(tricks: int, paid: list[str]) -> None:
    """KT-NIN-07, KT-GAP-06"""
    lines = scored(Player("blue", up="ninja", bid="hermit", tricks=tricks))
    assert [line for line in lines if "NIN" in line] == paid


def test_thirty_whether_the_bid_is_made_or_not() -> None:
    """KT-NIN-07"""
    assert "KT-NIN-07 30" in scored(Player("blue", up="ninja", bid="healer", tricks=2))


def test_every_ninja_brings_thirty() -> None:
    """KT-NIN-07, KT-GAP-27"""
    assert scored(Player("blue", up="ninja ninja", bid="hermit", tricks=2)) == [
        "KT-NIN-07 30",
        "KT-NIN-07 30",
    ]
