"""What follows from what happened at a table of Kings TrickTakers, and what does not."""

from followsuit.games.kings.cards import BLACK_TENS, COLOUR, ELEVENS, NAMES, SPECIALS, TWELVES
from followsuit.games.takers.cards import RED
from followsuit.games.takers.table import DECK, DISCARDS
from kings import Kings, Napoleon, Ombre
from worlds import Piles, check_evenness, check_knowledge, share_of_worlds

SETS = ["white", "red", "black", "blue"]
HANDS = ["r2 g1 g2", "b1 b2 b3", "b4 b5 g5", "g3 g4 r7"]


def no_red(piles: Piles, seat: int) -> bool:
    return not [card for card in piles[seat] if COLOUR[card] == RED]


def seat_1_has_no_red(piles: Piles) -> bool:
    return no_red(piles, 1)


def seat_2_has_no_red(piles: Piles) -> bool:
    return no_red(piles, 2)


def test_whoever_does_not_follow_has_none_of_the_colour() -> None:
    """KT-TRICK-04"""
    g = Kings(hands=HANDS, sets=SETS).when("0 r2, 1 b1")
    for viewer in (0, 2, 3):
        check_knowledge(g.t, viewer, seat_1_has_no_red)


def test_with_the_black_queen_a_card_tells_nothing() -> None:
    """KT-QUEEN-51"""
    g = Kings(hands=HANDS, sets=SETS).when("0 r2, 1 b1, 2 power-3, 2 b4")
    assert 0.0 < share_of_worlds(g.t, 0, seat_2_has_no_red) < 1.0


def test_what_hermit_draws_may_be_of_the_colour_again() -> None:
    """KT-HER-03  Who could not follow in one trick may be able to in the next."""
    g = Kings(
        hands=HANDS, sets=["red", "black", "white", "blue"], party=["", "hermit", "", ""], deck="r5 r6 k1"
    )
    g.when("0 r2, 1 b1, 2 b4, 3 r7")
    check_knowledge(g.t, 0, seat_1_has_no_red)
    g.when("3 g3, 0 g1, 1 power-16")
    assert share_of_worlds(g.t, 0, seat_1_has_no_red) < 1.0


def test_berserkers_black_10_is_in_the_hand_or_discarded() -> None:
    """KT-BER-01"""
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5"]
    g = Kings(at="set up", party=["berserker", "", "", ""], hands=hands, sets=SETS).when("0 r1")
    for viewer in (1, 2, 3):
        check_knowledge(g.t, viewer, ten_is_in_hand_or_discarded)
        assert 0.0 < share_of_worlds(g.t, viewer, ten_is_in_hand) < 1.0


def ten_is_in_hand(piles: Piles) -> bool:
    return BLACK_TENS[0] in piles[0]


def ten_is_in_hand_or_discarded(piles: Piles) -> bool:
    return ten_is_in_hand(piles) or BLACK_TENS[0] in piles[DISCARDS]


def test_the_emperor_discards_no_special_card() -> None:
    """KN-R1-08  Nobody looks for one there, nor for an 11 or a 12."""
    hands = ["r1 r2 r3 r4 r5 WFb w11 w12", "b1 RAb r11 r12", "g1 b11 b12", "k1 g11 g12", "k3 k11 k12"]
    g = Napoleon({}, 0, at="exchange", hands=hands, deck="g7 g8 RAa WFa")
    g.when("0 r1, 0 r2, 0 r3, 0 g7")
    for viewer in (1, 2, 3, 4):
        check_knowledge(g.t, viewer, nothing_special_is_discarded)


def nothing_special_is_discarded(piles: Piles) -> bool:
    return not set(piles[DISCARDS]) & {*SPECIALS, *ELEVENS, *TWELVES}


def test_partners_know_what_they_have_exchanged() -> None:
    """KT-CHE-09"""
    hands = ["r1 r2 r3", "b1 b2 b3", "g1 g2 g3", "k1 k2 k3"]
    g = Kings(4, {"cheerleader": True}, 0, party=["cheerleader", "", "", ""], partner=2, hands=hands)
    g.when("0 power-16, 0 r1, 2 g1")
    for viewer in (0, 2):
        check_knowledge(g.t, viewer, exchanged)
    assert share_of_worlds(g.t, 1, exchanged) < 0.5


def exchanged(piles: Piles) -> bool:
    return NAMES.index("g1") in piles[0] and NAMES.index("r1") in piles[2]


def test_every_way_the_auction_cards_may_lie_is_as_likely() -> None:
    """KO-DEAL-02  For their owner as well; most of the deck is out of the way."""
    g = Ombre(
        at="auction",
        drafter=0,
        hands=["r1 r2", "b1", "g1"],
        auction=["k1", "k2", ""],
        front=["", "k3", ""],
        rest_in_deck=0,
    )
    check_evenness(g.t, 0, anything)


def anything(piles: Piles) -> bool:
    return not piles[DECK]
