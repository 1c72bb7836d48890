"""Auction cards taken up, and discards: KO-XCH."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.kings.places import AUCTION, FRONT
from followsuit.games.takers.table import DISCARDS
from kings import Ombre
from ombre import AUCTION as AUCTION_CARDS
from ombre import HANDS, SEATS, answer_first, auctioning, pile, question, to_tricks, won

VIEWERS = [*SEATS, SPECTATOR]


@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_the_king_player_takes_up_what_is_not_in_front_and_discards_as_many(used: int) -> None:
    """KO-XCH-01, KO-EX-07"""
    g = won(0, used)
    assert len(g.table.hand(0)) == 9 + 3 - used
    taken_up = set(pile(g, 0)) - set(HANDS[0].split())
    assert len(taken_up) == 3 - used
    assert taken_up <= set(AUCTION_CARDS[0].split())
    if used == 3:
        assert question(g) == "ChooseTrump"
        return
    assert g.t.seats_to_act() == [0]
    assert question(g) == "DiscardToNine"
    answers = 0
    while question(g) == "DiscardToNine":
        g.t.apply(0, g.t.options(0)[0])
        answers += 1
    assert answers == 3 - used
    assert len(g.table.hand(0)) == 9


@pytest.mark.parametrize("used", [1, 2, 3])
def test_what_the_king_player_used_is_discarded_and_nobody_looks_at_it(used: int) -> None:
    """KO-XCH-02, KO-GAP-08"""
    g = won(0, used)
    assert g.table.cards.piles[FRONT] == g.table.cards.piles[AUCTION] == []
    discarded = pile(g, DISCARDS)
    assert len(discarded) == used
    assert set(discarded) <= set(AUCTION_CARDS[0].split())
    for viewer in VIEWERS:
        assert pile(g, DISCARDS, viewer) == ["?"] * used
        told = "0 " + " ".join(["?"] * used)
        assert g.told("auction-discards", viewer) == [told + " KO-XCH-02"]
    assert all(g.table.cards.known_by[card] == 0 for card in g.table.cards.piles[DISCARDS])


def test_a_rival_takes_up_all_three_wherever_they_lie_and_discards_three() -> None:
    """KO-XCH-03"""
    g = auctioning(0).when("1 number-2, 2 number-3, 0 number-3")
    assert g.table.king_player == 0
    assert question(g) == "ChooseTrump"
    for seat in (1, 2):
        assert pile(g, seat) == sorted([*HANDS[seat].split(), *AUCTION_CARDS[seat].split()])
        assert pile(g, FRONT + seat) == pile(g, AUCTION + seat) == []
    g.when("0 red-set, 1 blue-set, 2 green-set")
    assert g.t.seats_to_act() == [1, 2]
    g.when("1 r4, 1 k4, 1 k5, 2 r7, 2 r8, 2 r9")
    assert pile(g, DISCARDS)[-6:] == ["k4", "k5", "r4", "r7", "r8", "r9"]
    assert g.hand_of(1) == "r5 r6 b4 b5 b6 g4 g5 g6 k6"
    assert g.hand_of(2) == "b7 b8 b9 g7 g8 g9 k7 k8 k9"


def test_in_which_order_all_this_is_done() -> None:
    """KO-XCH-04, KO-GAP-03  The King player's discards are down before a Rival looks at a card."""
    g = won(2, 1)
    assert g.asked().startswith("2 DiscardToNine")
    assert [len(g.table.hand(seat)) for seat in SEATS] == [9, 9, 11]
    answer_first(g, "DiscardToNine")
    assert [len(g.table.hand(seat)) for seat in SEATS] == [12, 12, 9]
    assert [event.seat for event in g.events("took-up")] == [2, 0, 1]
    assert g.t.seats_to_act() == [2]
    g.when("2 white-set")
    assert g.t.seats_to_act() == [0]
    g.when("0 red-set")
    assert g.t.seats_to_act() == [1]
    g.when("1 blue-set")
    assert g.asked().startswith("0 DiscardToNine")
    assert sorted(g.t.seats_to_act()) == [0, 1]
    answer_first(g, "DiscardToNine")
    assert g.asked().startswith("2 KingsTurn")


def test_discards_are_face_down_and_any_hand_card_can_be_one() -> None:
    """KO-XCH-05  One that was dealt as well as one that was taken up; who discarded it knows it."""
    g = won(0, 0)
    assert g.asked() == "0 DiscardToNine: r1 r2 r3 b1 b2 b3 g1 g2 g3 k1"  # a set is picked in ascending order
    g.when("0 r1, 0 g3")
    assert g.asked() == "0 DiscardToNine: k1 k2 k3"
    assert g.refused("0 r1") == "FS-SET-01"
    assert g.refused("0 r9") == "FS-TURN-02"
    g.when("0 k2")
    assert pile(g, DISCARDS) == ["g3", "k2", "r1"]
    assert pile(g, DISCARDS, 0) == ["g3", "k2", "r1"]
    for viewer in (1, 2, SPECTATOR):
        assert pile(g, DISCARDS, viewer) == ["?"] * 3
        assert g.told("discarded", viewer) == ["0 ?"] * 3


def test_rivals_discard_in_whatever_order() -> None:
    """KO-XCH-03, KO-XCH-05  Nothing is discarded before both have chosen, and nobody sees what."""
    g = won(0, 3).when("0 red-set, 1 blue-set, 2 green-set").when("2 r7, 2 r8, 2 r9, 1 r4")
    assert g.t.seats_to_act() == [1]
    assert len(pile(g, DISCARDS)) == 3
    g.when("1 r5, 1 r6")
    assert len(pile(g, DISCARDS)) == 9
    assert pile(g, DISCARDS, 1) == [*["?"] * 6, "r4", "r5", "r6"]
    assert pile(g, DISCARDS, 2) == [*["?"] * 6, "r7", "r8", "r9"]
    assert pile(g, DISCARDS, 0) == ["?"] * 9


@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_all_have_nine_cards_in_the_end(used: int) -> None:
    """KO-XCH-06"""
    g = to_tricks(won(1, used))
    assert [len(g.table.hand(seat)) for seat in SEATS] == [9, 9, 9]
    assert len(g.table.cards.piles[DISCARDS]) == 9


def test_a_position_after_the_auction_goes_on_with_the_taking_up() -> None:
    """KO-XCH-01, KO-XCH-02  What is in front is discarded, the rest is taken up."""
    g = Ombre(
        at="take up",
        king_player=1,
        declared=[0, 1, 2],
        hands=HANDS,
        auction=["k1 k2 k3", "k4 k5", "k7"],
        front=["", "k6", "k8 k9"],
    )
    assert pile(g, DISCARDS) == ["k6"]
    assert pile(g, 1) == sorted([*HANDS[1].split(), "k4", "k5"])
    assert g.asked().startswith("1 DiscardToNine")
