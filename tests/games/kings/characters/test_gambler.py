"""Gambler: two cards in Set Up, and 20 for a bid that is made (KT, chapter 4.1)."""

from kings_characters import WITH_CHEERLEADER, Quiet
from kings_points import Player, Scoring, scored

HAND = "r1 r2 b1 b2 g1"


def set_up(party: str, hand: str = HAND, **position: object) -> Quiet:
    """Seat 0 is about to set up; the others have nothing to do."""
    return Quiet(
        3,
        None,
        0,
        at="set up",
        party=[party, "", ""],
        hands=[hand, "r3 r4 r5 b3 b4", "g3 g4 g5 b5 k1"],
        **{"deck": "k5 k4 k3 k2", **position},
    )


# Set Up.


def test_two_cards_are_drawn_and_then_two_of_the_hand_discarded() -> None:
    """KT-GAM-01, KT-GAP-60"""
    g = set_up("gambler")
    assert g.hand_of(0) == f"{HAND} k4 k5"
    assert g.asked() == "0 DiscardSome: r1 r2 b1 b2 g1 k4"  # two in ascending order: not k5 as the first
    g.when("0 r2, 0 b2")
    assert (g.hand_of(0), g.now("discards")) == ("r1 b1 g1 k4 k5", "r2 b2")
    assert g.asked().startswith("0 KingsTurn")


def test_what_was_drawn_may_be_what_is_discarded() -> None:
    """KT-GAM-01, KT-GAP-55"""
    g = set_up("gambler").when("0 k4, 0 k5")
    assert (g.hand_of(0), g.now("discards")) == (HAND, "k4 k5")


def test_gamblers_exchange_cannot_be_declined_nor_be_smaller() -> None:
    """KT-GAM-01, KT-GAP-55, KT-GAP-60"""
    g = set_up("gambler")
    assert (g.refused("0 no"), g.refused("0 done")) == ("FS-TURN-02", "KT-GAM-01")
    g.when("0 r1")
    assert g.refused("0 done") == "KT-GAM-01"


def test_nobody_else_sees_what_gambler_draws_and_discards() -> None:
    """KT-GAM-01, KT-DEC-08"""
    g = set_up("gambler").when("0 r2, 0 b2")
    assert (g.told("drew", 0), g.told("drew", 1)) == (["0 k5", "0 k4"], ["0 ?", "0 ?"])
    assert (g.told("discarded", 0), g.told("discarded", 1)) == (["0 r2", "0 b2"], ["0 ?", "0 ?"])
    assert (g.hand_of(0, 1), g.hand_of(0, 0)) == ("? ? ? ? ?", "r1 b1 g1 k4 k5")


def test_two_gamblers_draw_one_after_the_other() -> None:
    """KT-GAM-07, KT-GAP-27"""
    g = set_up("gambler gambler")
    assert g.hand_of(0) == f"{HAND} k4 k5"
    g.when("0 r1, 0 k5")
    assert g.hand_of(0) == "r2 b1 b2 g1 k2 k3 k4"  # the later discard may be what the earlier one brought
    g.when("0 k3, 0 k4")
    assert (g.hand_of(0), g.now("discards")) == ("r2 b1 b2 g1 k2", "r1 k3 k4 k5")
    assert g.asked().startswith("0 KingsTurn")


def test_as_a_bid_card_gambler_draws_nothing() -> None:
    """KT-GAM-01, KT-BID-03"""
    g = set_up("gambler hermit", bids=["gambler", "", ""])
    assert (g.hand_of(0), g.asked().split()[1]) == (HAND, "KingsTurn:")


# Points.


def test_a_successful_bid_brings_twenty() -> None:
    """KT-GAM-02"""
    assert scored(Player("red", up="gambler", bid="ninja", tricks=2)) == [
        "KT-BID-08 70",
        "KT-JACK-01 30",
        "KT-GAM-02 20",
    ]


def test_a_bid_that_is_missed_brings_nothing_whatever_else_pays() -> None:
    """KT-GAM-03, KT-BID-15"""
    assert scored(Player("red", up="gambler berserker", bid="ninja", tricks=1)) == [
        "KT-JACK-01 20",
        "KT-BER-05 20",
    ]


def test_two_successful_bid_cards_bring_the_twenty_once() -> None:
    """KT-GAM-04"""
    lines = scored(Player("black", up="gambler", bid="healer collector", tricks=1), round=3)
    assert lines == ["KT-BID-08 30", "KT-BID-08 30", "KT-JACK-01 20", "KT-GAM-02 20", "KT-KING-09 20"]


def test_one_successful_bid_card_of_two_is_enough() -> None:
    """KT-GAM-04, KT-BID-11"""
    lines = scored(Player("black", up="gambler", bid="ninja collector", tricks=1), round=3)
    assert lines == ["KT-BID-08 30", "KT-JACK-01 20", "KT-GAM-02 20", "KT-KING-09 20"]


def test_devil_as_bid_is_made_as_soon_as_another_player_missed() -> None:
    """KT-GAM-05, KT-DEV-07"""
    gambler = Player("red", up="gambler", bid="devil", tricks=4)
    made = Player("green", bid="ninja", tricks=2)
    nobody = [made, Player("blue", bid="berserker", tricks=1), Player("white", bid="hermit", tricks=0)]
    assert Scoring(gambler, *nobody).lines(0) == []
    one = [Player("green", bid="ninja", tricks=3), *nobody[1:]]
    assert Scoring(gambler, *one).lines(0) == ["KT-DEV-06 30", "KT-GAM-02 20"]


def test_beside_a_cheerleader_face_up_the_partners_bid_has_to_be_made() -> None:
    """KT-GAM-06, KT-CHE-12"""
    for tricks, paid in ((2, True), (1, False)):
        lines = Scoring(
            Player("white", up="cheerleader gambler", tricks=3),
            Player("red", bid="ninja", tricks=tricks),
            Player("blue", bid="hermit", tricks=4),
            Player("green", bid="hermit", tricks=4),
            options=WITH_CHEERLEADER,
            partner=1,
        ).lines(0)
        assert ("KT-GAM-02 20" in lines) is paid


def test_two_gamblers_bring_twenty_each() -> None:
    """KT-GAM-07, KT-GAP-27"""
    lines = scored(Player("red", up="gambler gambler", bid="ninja", tricks=2))
    assert lines == ["KT-BID-08 70", "KT-JACK-01 30", "KT-GAM-02 20", "KT-GAM-02 20"]
