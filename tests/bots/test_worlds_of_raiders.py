"""What a seat knows in Trick Raiders holds in every world it imagines; an ignorant sampler breaks it."""

from followsuit.games.raiders.cards import CLUBS, HEARTS, SUIT
from followsuit.games.raiders.game import GAME
from followsuit.games.raiders.table import DECK
from raiders import Raiders
from worlds import Piles, check_evenness, check_knowledge, share_of_worlds

HANDS = ["D1 D2 H1", "C1 C2 C3", "H3 H4 D4", "H5 H6 D5"]
LEADS = ["H7 D7", "S3 S4", "S5", "S6"]


def number_of(card: str) -> int:
    return GAME.read_card(card)


def suit_cards(pile: list[int], suit: int) -> list[int]:
    return [card for card in pile if SUIT[card] == suit]


def test_lead_cards_that_were_collected_are_in_that_hand() -> None:
    """TR-DECL-11  Everybody saw them go."""
    g = Raiders(at="declaration", hands=HANDS, leads=LEADS)
    g.when("0 done, 1 S3, 1 done, 2 S5, 2 done, 3 done")
    mine, theirs = number_of("S3"), number_of("S5")
    check_knowledge(g.t, 0, lambda piles: mine in piles[1] and theirs in piles[2])


def test_a_lead_card_that_was_pulled_back_is_in_that_hand() -> None:
    """TR-SPC-22"""
    g = Raiders(hands=[HANDS[0], "H2 C2", *HANDS[2:]], leads=["H9a D7 D8", *LEADS[1:]])
    g.when("0 H9a, 1 H2, 2 H3, 3 H5, 0 D7")
    pulled = number_of("D7")
    check_knowledge(g.t, 2, lambda piles: pulled in piles[0])


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    """TR-FOLLOW-03  As long as the round lasts: nobody draws."""
    g = Raiders(hands=HANDS, leads=LEADS).when("0 H7, 1 C1")
    check_knowledge(g.t, 3, lambda piles: not suit_cards(piles[1], HEARTS))
    g.when("2 H3, 3 H5")
    check_knowledge(g.t, 2, lambda piles: not suit_cards(piles[1], HEARTS))


def test_a_card_pulled_back_is_the_only_one_of_a_suit_that_was_not_held() -> None:
    """TR-SPC-22, TR-FOLLOW-03"""
    voids = ["", "hearts", "", ""]
    g = Raiders(at="pull-back", due=1, hands=HANDS, leads=["H7", "H8 S3", "S5", "S6"], voids=voids)
    g.when("1 H8")
    check_knowledge(g.t, 0, lambda piles: suit_cards(piles[1], HEARTS) == [number_of("H8")])


def test_the_card_left_over_is_the_one_that_nobody_can_hold() -> None:
    """TR-DECL-06  Nobody has looked at it; both others have shown that they have no clubs."""
    hands = ["D3 D4", "H3 H4", "S3 S4"]
    g = Raiders(3, hands=hands, leads=["H7", "H8", "S5"], surplus="C5", voids=["", "clubs", "clubs"])
    check_knowledge(g.t, 0, lambda piles: piles[DECK] == [number_of("C5")])


def test_what_is_not_shown_stays_open() -> None:
    """A seat that follows may have more of the suit, or not; whoever leads a lead card tells nothing."""
    g = Raiders(hands=HANDS, leads=LEADS).when("0 H7, 1 C1, 2 H3")
    assert 0.2 < share_of_worlds(g.t, 3, lambda piles: bool(suit_cards(piles[2], HEARTS))) < 0.95
    assert 0.2 < share_of_worlds(g.t, 3, lambda piles: bool(suit_cards(piles[0], CLUBS))) < 0.95


# Every world as likely as any other.


def test_worlds_are_even_with_one_void() -> None:
    """Nested: hearts may be in the other two hands, all else in all three."""
    hands = ["D1", "C1 S1", "H1 H2", "S2 C2"]
    g = Raiders(hands=hands, leads=["D7", "D8", "D6", "D9a"], voids=["", "hearts", "", ""])
    check_evenness(g.t, 0, lambda piles: not suit_cards(piles[1], HEARTS))


def test_worlds_are_even_where_voids_cross() -> None:
    """Each of three hands lacks another suit."""

    def fits(piles: Piles) -> bool:
        return not any(suit_cards(piles[seat], suit) for seat, suit in ((1, 0), (2, 1), (3, 3)))

    voids = ["", "spades", "hearts", "clubs"]
    hands = ["D1", "C1 H1", "S1 C2", "S2 H2"]
    g = Raiders(hands=hands, leads=["D7", "D8", "D6", "D9a"], voids=voids)
    check_evenness(g.t, 0, fits, each=300)


def test_worlds_are_even_with_a_card_left_over() -> None:
    """TR-DECL-06  Two hands that lack different suits, and the one card that nobody has seen."""

    def fits(piles: Piles) -> bool:
        return not suit_cards(piles[1], HEARTS) and not suit_cards(piles[2], CLUBS)

    hands = ["D3", "C3 S3", "H3 S4"]
    leads = ["D7", "D8", "D6"]
    g = Raiders(3, hands=hands, leads=leads, surplus="H4", voids=["", "hearts", "clubs"])
    check_evenness(g.t, 0, fits, each=200)
