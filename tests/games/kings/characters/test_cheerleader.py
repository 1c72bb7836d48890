"""Cheerleader face up: no bid, a partner, and a card exchanged (KT, chapter 4.10); her points are apart."""

import pytest

from followsuit import WrongOption
from followsuit.games.kings.game import KINGS
from followsuit.games.kings.pieces import CARDS_OF
from kings import Kings
from kings_characters import FIRST, SECOND, WITH_CHEERLEADER, Quiet, won_by

HERMIT, EXCHANGE = FIRST, SECOND
PARTIES = [
    "gambler hermit cheerleader",
    "ninja healer devil",
    "samurai collector hermit",
    "ninja healer samurai",
]
BIDS = ["", "ninja-1", "hermit-2", "ninja-2"]
HANDS = ["r1 b1 g1", "r2 b2 g2", "r3 b3 g3", "r4 b4 g4"]


def bidding(round: int, **position: object) -> Kings:
    """All four are to bid; seat 0 has Cheerleader."""
    place: dict[str, object] = {"at": "bid", "round": round, "party": PARTIES}
    return Kings(4, WITH_CHEERLEADER, 0, **{**place, **position})


def naming(round: int = 1) -> Kings:
    """All bids are laid, and she is face up."""
    return Kings(4, WITH_CHEERLEADER, at="name", round=round, party=PARTIES, bids=BIDS)


def playing(**position: object) -> Quiet:
    """Seat 0 has Cheerleader face up, seat 2 is her partner; seat 3 has led."""
    place: dict[str, object] = {
        "party": ["hermit cheerleader", "", "", ""],
        "hands": ["r1 b1 g1", "r2 b2 g2", "r3 b3 g3", "r4 b4 g4"],
        "leader": 3,
        "trick": "r4",
        "partner": 2,
    }
    return Quiet(4, WITH_CHEERLEADER, 0, **{**place, **position})


def asked_of(g: Kings, seat: int) -> list[str]:
    return [g.game.write_pick(pick) for pick in sorted(g.t.options(seat))]


# Who has her.


@pytest.mark.parametrize("players", [4, 5])
def test_she_is_there_if_the_table_wants_her(players: int) -> None:
    """KT-CHE-01"""
    card = CARDS_OF["cheerleader"][0]
    with_her, without = Kings(players, WITH_CHEERLEADER), Kings(players)
    assert card in with_her.table.rules.characters
    assert card not in without.table.rules.characters


@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_players_she_cannot_be_chosen(players: int) -> None:
    """KT-CHE-01"""
    with pytest.raises(WrongOption):
        KINGS.new_table(players, WITH_CHEERLEADER)


# The bid.


@pytest.mark.parametrize("round", [1, 2, 3])
def test_her_owner_may_bid_nothing(round: int) -> None:
    """KT-CHE-02, KT-DEC-04"""
    g = bidding(round)
    assert "done" in asked_of(g, 0)
    g.when("0 done, 1 ninja-1, 2 hermit-2, 3 ninja-2")
    if round == 3:
        g.when("1 done, 2 done, 3 done")
    table = g.table
    assert table.bids[0] == []
    assert [role.character.name for role in table.roles_of(0)[1:]] == ["Gambler", "Hermit", "Cheerleader"]
    assert table.is_jack_up(0)
    assert g.asked().startswith("0 NamePartner")


def test_nobody_else_may_bid_nothing() -> None:
    """KT-CHE-02, KT-BID-12"""
    g = bidding(1)
    assert (g.refused("1 done"), bidding(3).refused("2 done")) == ("KT-BID-12", "KT-BID-12")


def test_an_owner_who_bids_lays_her_face_down() -> None:
    """KT-CHE-03"""
    for round in (1, 2):
        g = bidding(round)
        assert asked_of(g, 0) == ["done", "cheerleader"]
        assert g.refused("0 gambler-1") == "KT-CHE-03"
    g = bidding(3)
    assert g.refused("0 white-jack") == "KT-CHE-03"
    g.when("0 gambler-1")
    assert (asked_of(g, 0), g.refused("0 done"), g.refused("0 hermit-1")) == (
        ["cheerleader"],
        "KT-CHE-03",
        "KT-CHE-03",
    )


# KIZUNA.


def test_once_the_others_have_bid_she_names_her_partner() -> None:
    """KT-CHE-04, KT-DEC-05"""
    g = naming()
    assert g.asked() == "0 NamePartner: seat-1 seat-2 seat-3"
    g.when("0 seat-2")
    assert (g.table.partner, g.now("partner")) == (2, 2)


def test_it_has_to_be_another_player_and_somebody() -> None:
    """KT-CHE-04"""
    g = naming()
    assert (g.refused("0 seat-0"), g.refused("0 no"), g.refused("2 no")) == (
        "KT-CHE-04",
        "FS-TURN-02",
        "FS-TURN-01",
    )


def test_all_see_who_is_the_partner() -> None:
    """KT-CHE-04"""
    g = naming().when("0 seat-2")
    assert [g.told("kizuna", viewer) for viewer in range(4)] == [["0 2"]] * 4
    assert g.now("partner", 3) == 2


def test_her_other_characters_are_active() -> None:
    """KT-CHE-05"""
    g = Kings(4, WITH_CHEERLEADER, at="name", party=PARTIES, bids=BIDS, hands=HANDS, deck="k5 k4")
    g.when("0 seat-2")
    assert g.hand_of(0) == "r1 b1 g1 k4 k5"  # Gambler of her party draws in Set Up
    assert (
        playing(deck="k5 k4 k3").asked() == f"0 KingsTurn: r1 {HERMIT} {EXCHANGE}"
    )  # and Hermit in her turn


# The exchange.


def test_she_passes_a_card_and_the_partner_passes_one_back() -> None:
    """KT-CHE-06, KT-DEC-12, KT-DEC-13"""
    g = playing()
    assert g.asked() == f"0 KingsTurn: r1 {HERMIT} {EXCHANGE}"
    g.when(f"0 {EXCHANGE}")
    assert g.asked() == "0 PassCard: r1 b1 g1"
    g.when("0 b1")
    assert (g.hand_of(0), g.asked()) == ("r1 g1", "2 PassCard: r3 b1 b3 g3")
    g.when("2 r3")
    assert (g.hand_of(0), g.hand_of(2)) == ("r1 r3 g1", "b1 b3 g3")
    assert g.asked() == f"0 KingsTurn: r1 r3 {HERMIT}"


def test_the_same_card_may_come_back() -> None:
    """KT-CHE-06, KT-CHE-08"""
    g = playing().when(f"0 {EXCHANGE}, 0 b1, 2 b1")
    assert (g.hand_of(0), g.hand_of(2)) == ("r1 b1 g1", "r3 b3 g3")


def test_once_in_a_round() -> None:
    """KT-CHE-06"""
    g = playing().when(f"0 {EXCHANGE}, 0 b1, 2 b1")
    assert g.refused(f"0 {EXCHANGE}") == "KT-CHE-06"
    g.when("0 r1, 1 r2, 2 r3, 3 b4")
    assert g.asked().startswith("0 KingsTurn")
    assert g.refused(f"0 {EXCHANGE}") == "KT-CHE-06"


def test_it_is_her_choice_and_hers_alone() -> None:
    """KT-CHE-06, KT-TURN-10"""
    assert won_by(playing().when("0 r1, 1 r2, 2 r3")) == ["3 r4 KT-TRICK-11"]
    g = playing(leader=1, trick="r2", hands=["r1 b1", "r2 b2", "r3 b3", "r4 b4"])
    assert g.asked() == "2 KingsTurn: r3"  # her partner cannot begin it


def test_berserkers_black_ten_may_be_exchanged() -> None:
    """KT-CHE-06"""
    g = playing(hands=["k10x b1 g1", "r2 b2 g2", "r3 b3 g3", "r4 b4 g4"]).when(f"0 {EXCHANGE}, 0 k10x, 2 r3")
    assert g.hand_of(2) == "b3 g3 k10x"


def test_it_comes_before_her_card() -> None:
    """KT-CHE-07"""
    g = playing().when("0 r1")
    assert g.refused(f"0 {EXCHANGE}") == "FS-TURN-01"


def test_it_needs_a_partner_with_a_hand() -> None:
    """KT-CHE-07, KT-GAP-35"""
    g = playing(hands=["r1", "r2", "r3", "b4"], leader=2, trick="r3 b4", trick_number=5)
    assert g.hand_of(2) == ""
    assert (g.asked(), g.refused(f"0 {EXCHANGE}")) == (f"0 KingsTurn: r1 {HERMIT}", "KT-CHE-07")
    g = playing(hands=["r1", "r2", "r3", "r4"], trick_number=5)
    assert g.when(f"0 {EXCHANGE}, 0 r1").asked() == "2 PassCard: r1 r3"  # the last card may go


def test_the_partner_has_to_answer_with_a_card_of_the_hand() -> None:
    """KT-CHE-08"""
    g = playing().when(f"0 {EXCHANGE}, 0 b1")
    assert (g.refused("2 no"), g.refused("2 r4"), g.refused("0 r1"), g.refused("0 done")) == (
        "FS-TURN-02",
        "FS-TURN-02",
        "FS-TURN-01",
        "FS-TURN-01",
    )


def test_the_two_know_the_cards_and_the_others_that_there_was_an_exchange() -> None:
    """KT-CHE-09, KT-DEC-12, KT-DEC-13"""
    g = playing().when(f"0 {EXCHANGE}, 0 b1")
    assert g.hand_of(2, 0) == "b1 ? ? ?"
    g.when("2 r3")
    for viewer, cards in ((0, ["0 2 b1", "2 0 r3"]), (2, ["0 2 b1", "2 0 r3"]), (1, ["0 2 ?", "2 0 ?"])):
        assert g.told("gave", viewer) == cards
        assert [event.what for event in g.events("power", viewer)] == ["cheerleader-0"]
    assert (g.hand_of(2, 0), g.hand_of(0, 2)) == ("b1 ? ?", "r3 ? ?")
    assert (g.hand_of(2, 1), g.hand_of(0, 3)) == ("? ? ?", "? ? ?")


def test_what_was_begun_is_finished_first() -> None:
    """KT-CHE-08, KT-TURN-07"""
    g = playing(deck="k5 k4 k3").when(f"0 {EXCHANGE}, 0 b1")
    assert g.refused(f"0 {HERMIT}") == "FS-TURN-01"


def test_the_new_hand_has_to_follow() -> None:
    """KT-CHE-07, KT-TURN-09"""
    g = playing(hands=["b1 g1 k1", "r2 b2 g2", "r3 b3 g3", "r4 b4 g4"])
    g.when(f"0 {EXCHANGE}, 0 b1, 2 r3")
    assert g.asked() == f"0 KingsTurn: r3 {HERMIT}"


# Her own tricks.


def test_she_leads_after_a_trick_she_has_won() -> None:
    """KT-CHE-18"""
    g = playing(hands=["r10 b1", "r2 b2", "r3 b3", "r4 b4"]).when("0 r10, 1 r2, 2 r3")
    assert won_by(g) == ["0 r10 KT-TRICK-11"]
    assert g.asked().startswith("0 KingsTurn")
    assert (g.now("wins"), g.now("taken")) == ([1, 0, 0, 0], ["r2 r3 r4 r10", "", "", ""])
