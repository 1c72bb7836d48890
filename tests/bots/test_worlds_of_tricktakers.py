"""What a seat knows in TrickTakers holds in every world it imagines; an ignorant sampler breaks it."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.takers.cards import BLACK, BLUE, GREEN, PIECE_CARD, RED
from followsuit.games.takers.table import BOX, DECK, DISCARDS, FACE_DOWN
from followsuit.games.tricktakers.cards import COLOUR, KIND, OWNER
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.roster import CHARACTERS
from tables import Given
from tricktakers import Takers
from worlds import Piles, check_evenness, check_knowledge, share_of_worlds

CAST = ["king", "hermit", "gambler", "resistance"]
HANDS = ["r1 r2 r3", "b1 b2 b3", "g1 g2 r4", "k1 k2 r5"]
OWN_SEVEN = set(GAME.read_cards("M RAm WFm r10 b10 g10 k10"))
BERSERKER_DECK = next(one.place for one in CHARACTERS if one.name == "Berserker")
MAP, POTION, WAND, FAIRY = "power-0", "power-1", "power-4", "power-7"
DRAW_ONE = "power-0"


def number_of(card: str) -> int:
    return GAME.read_card(card)


def has_colour(pile: list[int], colour: int) -> bool:
    return colour in [COLOUR[card] for card in pile]


# Colours that were not followed.


@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
def test_who_does_not_follow_has_none_of_the_colour(viewer: int) -> None:
    """TT-TRICK-07"""
    g = Takers(characters=CAST, hands=HANDS).when("0 r1, 1 b1")
    check_knowledge(g.t, viewer, lambda piles: not has_colour(piles[1], RED))


def test_it_holds_through_the_next_tricks_until_that_seat_draws() -> None:
    """TT-TRICK-07, TT-HER-03"""
    g = Takers(characters=CAST, hands=HANDS).when("0 r1, 1 b1, 2 r4, 3 r5, 3 k1")
    check_knowledge(g.t, 2, lambda piles: not has_colour(piles[1], RED))
    g.when("0 r2")
    check_knowledge(g.t, 2, lambda piles: not has_colour(piles[1], RED))
    g.when(f"1 {DRAW_ONE}")
    assert 0 < share_of_worlds(g.t, 2, lambda piles: has_colour(piles[1], RED)) < 1


def test_a_card_without_colour_tells_nothing() -> None:
    """TT-TRICK-08"""
    g = Takers(characters=CAST, hands=["r1 r2 r3", "WFa b2 b3", *HANDS[2:]]).when("0 r1, 1 WFa")
    assert 0 < share_of_worlds(g.t, 2, lambda piles: has_colour(piles[1], RED)) < 1


def adventuring(items: str, hand: str = "b1 b2 b3", **position: object) -> Takers:
    """Seat 1 is the Adventurer, and red is led."""
    cast = ["king", "adventurer", "gambler"]
    given: dict[str, object] = {"hands": [HANDS[0], hand, HANDS[2]], "trick": "r1", "trick_number": 3}
    return Takers(3, None, 0, characters=cast, items=items, **{**given, **position})


def test_a_wand_that_lifts_the_duty_tells_nothing() -> None:
    """TA-FOL-06  Without it the same card would."""
    g = adventuring("rulers-wand")
    g.when(f"1 {WAND}, 1 b1")
    assert 0 < share_of_worlds(g.t, 2, lambda piles: has_colour(piles[1], RED)) < 1
    g = adventuring("rulers-wand")
    g.when("1 b1")
    check_knowledge(g.t, 2, lambda piles: not has_colour(piles[1], RED))


def test_a_card_played_face_down_has_no_colour_that_the_hand_had_not() -> None:
    """TA-ITM-05, TT-TRICK-07"""
    g = adventuring("potion-of-invisibility", voids=["", "green", ""])
    g.when(f"1 {POTION}, 1 b1")
    hidden = FACE_DOWN + 1
    check_knowledge(g.t, 2, lambda piles: not has_colour(piles[hidden] + piles[1], GREEN))
    assert 0 < share_of_worlds(g.t, 2, lambda piles: has_colour(piles[hidden], BLUE)) < 1


# Cards seen.


def test_the_kings_rare_stays_in_the_kings_hand() -> None:
    """TT-KING-03  He may not discard it with the same step."""
    g = Takers(at="setup", characters=CAST, hands=["r1 r2 r3 r6 r7", *HANDS[1:]]).when("0 r1")
    rare = number_of("RAk")
    check_knowledge(g.t, 1, lambda piles: rare in piles[0])


def test_own_discards_lie_among_the_discards() -> None:
    """TT-GEN-07  Whoever discards knows what; the others do not."""
    hands = ["r1 r2 r3 r6 r7", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5"]
    g = Takers(at="setup", characters=["gambler", "hermit", "king", "resistance"], hands=hands)
    g.when("2 g1, 0 r1, 0 r2, 0 done")
    mine = GAME.read_cards("r1 r2")
    check_knowledge(g.t, 0, lambda piles: all(card in piles[DISCARDS] for card in mine))
    assert share_of_worlds(g.t, 1, lambda piles: all(card in piles[DISCARDS] for card in mine)) < 0.5


def test_own_discards_that_were_shuffled_are_in_no_hand_that_has_not_drawn_since() -> None:
    """TT-GEN-09  Seat 0 has discarded r6; the Hermit of seat 1 has the discards shuffled, and draws."""
    seen = ["r6", "", "", ""]
    hands = ["r1 r2", "b1 b2", "g1 g2", "k1 k2"]
    g = Takers(characters=CAST, hands=hands, discards="r6 r7 b6 b7", rest_in_deck=0, leader=1, seen=seen)
    g.when(f"1 {DRAW_ONE}")
    mine = number_of("r6")
    check_knowledge(g.t, 0, lambda piles: mine not in piles[2] + piles[3])
    assert share_of_worlds(g.t, 0, lambda piles: mine in piles[1]) > 0
    assert share_of_worlds(g.t, 3, lambda piles: mine in piles[2]) > 0


def exchanged() -> Given:
    """The Phantom Thief of seat 1 has given r2 to the Hermit of seat 2, for g3."""
    cast = ["king", "phantom thief", "hermit"]
    options: dict[str, int | str | bool] = {"characters": ",".join(cast), "selection_mode": "all_star"}
    letters = ["", "", "invitation"]
    hands = ["r9 b1", "r2 b2", "g3 b3"]
    given: dict[str, object] = {"letters": letters, "chip": "0", "trick_number": 4, "leader": 1}
    return Takers(3, options, 0, characters=cast, hands=hands, **given).when("1 power-0, 1 r2, 2 g3")


def test_cards_that_were_exchanged_are_known_to_the_two() -> None:
    """TX-HID-18"""
    given, got = number_of("r2"), number_of("g3")
    check_knowledge(exchanged().t, 1, lambda piles: given in piles[2])
    check_knowledge(exchanged().t, 2, lambda piles: got in piles[1])


@pytest.mark.parametrize("discarded", ["r2", "b3"])
def test_a_card_that_was_given_away_is_there_or_where_it_may_have_gone_from_there(discarded: str) -> None:
    """TX-HID-18, TT-HER-04  The Hermit has then discarded some card, face down."""
    g = exchanged().when(f"1 b2, 2 {DRAW_ONE}, 2 {discarded}")
    given = number_of("r2")
    check_knowledge(g.t, 1, lambda piles: given in piles[2] + piles[DISCARDS])
    assert 0 < share_of_worlds(g.t, 1, lambda piles: given in piles[2]) < 1
    assert share_of_worlds(g.t, 0, lambda piles: given in piles[2] + piles[DISCARDS]) < 1


def test_open_discards_are_seen_by_all() -> None:
    """TT-GEN-08"""
    cast = ["gambler", "hermit", "king", "resistance"]
    hands = ["r1 r2 r3 r6 r7", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5"]
    g = Takers(4, {"discards": "face_up"}, at="setup", characters=cast, hands=hands)
    g.when("2 g1, 0 r1, 0 r2, 0 done")
    shown = set(GAME.read_cards("g1 r1 r2"))
    assert share_of_worlds(g.t, 1, lambda piles: set(piles[DISCARDS]) == shown) == 1


def test_an_open_hand_is_known_to_the_last_card() -> None:
    """TA-ITM-50  Also the one of it that is then played face down, and those that stay."""
    g = adventuring("fairy-mischief potion-of-invisibility", "b1 b2 b3", trick="", leader=1)
    g.when(f"1 {FAIRY}, 1 b1")
    rest = set(GAME.read_cards("b2 b3"))
    check_knowledge(g.t, 2, lambda piles: set(piles[1]) == rest)


def test_of_an_open_hand_the_exchanged_cards_are_known_as_well() -> None:
    """TA-ITM-51, TT-GEN-08  Only what is drawn for them is not."""
    g = adventuring("map-of-destiny", open=["", "b1 b2 b3", ""])
    g.when(f"1 {MAP}, 1 b1, 1 done")
    gone, rest = number_of("b1"), set(GAME.read_cards("b2 b3"))
    check_knowledge(g.t, 2, lambda piles: gone in piles[DISCARDS] and rest < set(piles[1]))


# Cards that belong to one character.


def set_up_berserker() -> Takers:
    """Seat 1 has thrown its hand away and drawn from its own deck."""
    hands = ["r1 r2 r3 r6 r7", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    g = Takers(3, at="setup", characters=["hermit", "berserker", "resistance"], hands=hands)
    assert g.asked().startswith("0 TakeTurn")
    return g


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_the_berserkers_hand_is_of_the_own_deck_and_nobody_elses_is(viewer: int) -> None:
    """TT-BER-05  Seven cards that all know, four of six drawn."""
    g = set_up_berserker()

    def fits(piles: Piles) -> bool:
        return set(piles[1] + piles[BERSERKER_DECK]) == OWN_SEVEN and number_of("M") in piles[1]

    check_knowledge(g.t, viewer, fits)


def test_what_the_berserker_threw_away_is_still_unseen() -> None:
    """TT-BER-01  It lies among the discards, but nobody else knows that."""
    g = set_up_berserker()
    thrown = set(GAME.read_cards("b1 b2 b3 b4 b5"))
    check_knowledge(g.t, 1, lambda piles: set(piles[DISCARDS]) == thrown)
    assert share_of_worlds(g.t, 0, lambda piles: set(piles[DISCARDS]) == thrown) == 0


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_the_samurai_has_no_black_card(viewer: int) -> None:
    """TX-SAM-01  Black ones are shown, discarded and replaced."""
    cast = ["samurai", "resistance", "hermit", "collector"]
    options: dict[str, int | str | bool] = {"characters": ",".join(cast), "selection_mode": "all_star"}
    hands = ["r6 k1 r7 k2 r8", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "r1 r2 r3 r4 r5"]
    g = Takers(4, options, 0, at="setup", characters=cast, hands=hands, deck="k3 b6 g6")
    gone = set(GAME.read_cards("k1 k2 k3"))
    check_knowledge(
        g.t, viewer, lambda piles: not has_colour(piles[0], BLACK) and gone <= set(piles[DISCARDS])
    )


def test_items_are_drawn_from_the_item_deck_and_never_held() -> None:
    """TA-ADV-04  Those that lie open are not in it, and no playing card is."""
    g = adventuring("crystal white-orb")

    def fits(piles: Piles) -> bool:
        kinds = [{KIND[card] == PIECE_CARD for card in pile} for pile in piles]
        return {True, False} not in kinds

    check_knowledge(g.t, 2, fits)


def test_exclusive_cards_never_come_into_the_draw_deck() -> None:
    """TT-GEN-12  The King's Rare was among the discards when they were shuffled."""
    hands = ["r1 r2", "b1 b2", "g1 g2", "k1 k2"]
    discards = "RAk r6 r7 b6 b7 g6"
    g = Takers(characters=CAST, hands=hands, discards=discards, rest_in_deck=0, leader=1)
    g.when(f"1 {DRAW_ONE}")
    assert g.told("reshuffled") == [""]
    assert g.t.cards.piles[BOX] == [number_of("RAk")]

    def fits(piles: Piles) -> bool:
        return not any(OWNER[card] for place in (1, 3, DECK) for card in piles[place])

    check_knowledge(g.t, 2, fits)


# Every world as likely as any other.


def test_worlds_are_even_where_voids_cross() -> None:
    """Two hands that lack different colours, and two cards of the deck in their order."""
    g = Takers(
        3,
        characters=["king", "gambler", "resistance"],
        hands=["k1", "b1 g1", "r1 g2"],
        deck="r2 b2",
        rest_in_deck=0,
        voids=["", "red", "blue"],
    )

    def fits(piles: Piles) -> bool:
        return not has_colour(piles[1], RED) and not has_colour(piles[2], BLUE)

    check_evenness(g.t, 0, fits)


def test_worlds_are_even_with_an_own_deck() -> None:
    """TT-BER-05  The Berserker holds five of the six, another hand has shown a void, the deck hides two."""
    g = Takers(
        3,
        characters=["king", "berserker", "resistance"],
        hands=["k1", "M r10 b10 g10 RAm WFm", "r1 g2"],
        deck="r2 b2",
        rest_in_deck=0,
        voids=["", "", "blue"],
    )

    def fits(piles: Piles) -> bool:
        own = set(piles[1] + piles[BERSERKER_DECK])
        return own == OWN_SEVEN and not has_colour(piles[2], BLUE)

    check_evenness(g.t, 0, fits)
