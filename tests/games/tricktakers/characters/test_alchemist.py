"""3C  Alchemist: section 4.3 of the expansion, and what the preparation and two players add to it."""

import pytest

from describe import sent as describe
from followsuit.cli.answers import named_answers, read_answer
from followsuit.cli.draw import pick_text, table_lines
from followsuit.cli.speaker import Speaker
from followsuit.games.takers.cards import COLOUR_NAMES
from followsuit.games.takers.new_run import NameRunLeader, take_back, taking_up, undo_run
from followsuit.games.takers.table import DECK, DISCARDS, FACE_DOWN
from followsuit.games.tricktakers.cards import COLOUR, NAMES, OWNER
from followsuit.games.tricktakers.powers.time_travel import NAME_LEADER
from tricktakers import Takers

CAST = ["alchemist", "king", "hermit"]
QUIET = ["alchemist", "resistance", "hermit"]  # the others have nothing to set up
ALL_NINE = "T UL U UR C LL L LR B"
HEXAGON = "T UR LR B LL UL"
OWN = [f"a{colour}{value}" for colour in "rbg" for value in range(1, 6)]


def table(cast: list[str] | None = None, seed: int = 0, /, **position: object) -> Takers:
    """The Alchemist sits in seat 0."""
    names = cast or CAST
    options: dict[str, int | str | bool] = {"characters": ",".join(names)}
    return Takers(len(names), options, seed, characters=names, **position)


def follows(
    led: str, hand: str, last: str = "b1 b2", cast: list[str] | None = None, /, **position: object
) -> Takers:
    """Seat 2 has led this card, and it is the Alchemist's turn; seat 1 comes last."""
    given: dict[str, object] = {"leader": 2, "trick": led, "hands": [hand, last, led], **position}
    return table(cast, **given)


def leads(hand: str, others: tuple[str, str] = ("b8 b9", "g8 g9"), /, **position: object) -> Takers:
    return table(hands=[hand, *others], **position)


def plays(g: Takers, cards: str) -> Takers:
    """The Alchemist plays three cards."""
    for card in sorted(g.game.read_cards(cards)):
        g.when(f"0 {NAMES[card]}")
    return g


def entry(g: Takers) -> str:
    """What the three cards stand for."""
    play = next(play for play in g.table.plays if play.seat == 0)
    return f"{COLOUR_NAMES[play.colour]} {play.value}"


def gained(g: Takers) -> list[str]:
    """Place every element that is asked for; the rule of each."""
    while g.asked().startswith("0 PlaceElement"):
        g.when("0 " + g.asked().split()[-1])
    return [event.because[0].rule for event in g.events("element")]


def own_deck(g: Takers, seat: int | None = None) -> list[str]:
    """From the top."""
    return str(g.now("alchemist_deck", seat)).split()


def scored(circle: str, wins: tuple[int, int, int] = (1, 2, 2), /, **position: object) -> Takers:
    return table(at="score", circle=circle, wins=list(wins), **position)


# Preparation.


def test_one_crown_and_two_black_crowns_can_be_forged_where_an_alchemist_is_in_use() -> None:
    """TX-PREP-01"""
    g = Takers(3, {"characters": "alchemist,king,hermit"})
    assert (g.now("forging_crowns"), g.now("forging_black_crowns")) == (1, 2)
    without = Takers(3, {"characters": "samurai,king,hermit"})
    assert (without.now("forging_crowns"), without.now("forging_black_crowns")) == (0, 0)


def test_crowns_of_the_round_do_not_come_from_the_forging_stock() -> None:
    """TX-PREP-02"""
    g = scored("", (0, 2, 3), forging_crowns=1, forging_black_crowns=2)
    assert (g.told("crown"), g.told("black-crown")) == (["2 TT-CRN-02"], ["0 TT-BCR-02"])
    assert (g.now("forging_crowns"), g.now("forging_black_crowns")) == (1, 2)


def test_the_forging_stock_is_not_filled_up_in_the_next_round() -> None:
    """TX-PREP-03"""
    g = scored(HEXAGON, (0, 2, 3)).when("0 forge-crown")
    assert (g.now("round"), g.now("forging_crowns"), g.now("forging_black_crowns")) == (2, 0, 2)


# Hand and deck.


def sets_up(seed: int = 0, /, **position: object) -> Takers:
    hands = ["r1 r2 k3 RAa WFa", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    return table(QUIET, seed, at="setup", hands=hands, **position)


def test_the_alchemist_discards_all_five_cards() -> None:
    """TX-ALC-01"""
    g = sets_up()
    assert g.now("discards") == "r1 r2 k3 RAa WFa"
    assert g.now("discards", 1) == "? ? ? ? ?"


@pytest.mark.parametrize("seed", range(4))
def test_six_of_the_fifteen_own_cards_are_drawn(seed: int) -> None:
    """TX-ALC-02, TX-GAP-22  1 to 5 in red, blue and green."""
    g = sets_up(seed)
    hand = str(g.now("hands")[0]).split()  # type: ignore[index]
    assert len(hand) == 6
    assert sorted(hand + own_deck(g)) == sorted(OWN)


def test_which_six_is_left_to_chance() -> None:
    """TX-ALC-02  The deck is shuffled first."""
    assert len({tuple(sorted(own_deck(sets_up(seed)))) for seed in range(8)}) > 1


def test_nobody_knows_the_order_of_the_deck_but_all_see_its_size() -> None:
    """TX-HID-02, TX-HID-03"""
    g = sets_up()
    assert [own_deck(g, seat) for seat in range(3)] == [["?"] * 9] * 3
    assert g.told("drew-exclusive", 1) == ["0 ? ? ? ? ? ?"]


def test_the_hand_never_exceeds_six_cards() -> None:
    """TX-ALC-03  Of seven cards four are left, so two are drawn."""
    g = plays(follows("k1", "r5 ar1 ar2 ab1 ab4 ag1 ag4"), "ar2 ab4 ag4")
    assert g.now("hand_counts")[0] == 6  # type: ignore[index]


def test_three_cards_are_played_together_and_seen_by_all() -> None:
    """TX-ALC-04, TX-DEC-15, TX-HID-14"""
    g = follows("r9", "ar1 ar3 ab2 ag2 ag5", alchemist_deck="ar5")
    assert g.asked() == "0 PlayThree: ar1 ar3"
    assert g.when("0 ar1, 0 ab2").asked() == "0 PlayThree: ag2 ag5"
    assert (g.refused("0 done"), g.refused("0 b1")) == ("FS-TURN-02", "TT-TRICK-14")
    assert g.told("played") == []
    assert g.when("0 ag5").told("played", 1) == ["0 ar1 ab2 ag5"]


def test_with_fewer_than_three_cards_all_are_played() -> None:
    """TX-DEC-15"""
    g = plays(follows("r9", "ar1 ab3"), "ar1 ab3")
    assert entry(g) == "red 4"


def test_three_cards_are_drawn_after_playing() -> None:
    """TX-ALC-05"""
    g = plays(follows("r9", "ar1 ar3 ab5 ag2 ag4 ag5", alchemist_deck="ab1 ab2 ab3 ab4"), "ar1 ab5 ag2")
    assert g.told("drew-exclusive", 0) == ["0 ab1 ab2 ab3"]
    assert g.now("hands")[0] == "ar3 ab1 ab2 ab3 ag4 ag5"  # type: ignore[index]


def test_fewer_are_drawn_if_the_deck_has_fewer_and_it_is_never_refilled() -> None:
    """TX-ALC-05, TX-ALC-07, TX-GAP-32  Though the discards hold cards, exclusive ones too."""
    gone = "ar2 ar4 ar5 ab1 ab2 ab3 ab4"
    g = follows("r9", "ar1 ar3 ab5 ag2 ag4 ag5", taken=["", gone, ""], discards="ag1 g1 g2", deck="g3")
    assert own_deck(g) == ["ag3"]
    plays(g, "ar1 ab5 ag2")
    assert (g.now("hand_counts")[0], own_deck(g)) == (4, [])  # type: ignore[index]
    assert g.now("discards") == "g1 g2 ag1"


def test_an_undisturbed_round_leaves_three_cards_for_trick_5() -> None:
    """TX-ALC-06"""
    g = sets_up(leader=0)
    left: dict[int, tuple[int, int]] = {}
    while g.table.round == 1 and g.t.seats_to_act():
        if g.asked().startswith("0 PlayThree"):
            left.setdefault(g.table.trick_number, (len(g.table.hand(0)), len(own_deck(g))))
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[0])
    assert left == {1: (6, 9), 2: (6, 6), 3: (6, 3), 4: (6, 0), 5: (3, 0)}


def renews(**position: object) -> Takers:
    g = sets_up(round=3, black_crowns=[1, 0, 0], **position)
    g.when("0 yes")
    return g


def test_a_renewal_draws_from_the_own_deck_and_puts_the_discards_under_it() -> None:
    """TX-ALC-08, TX-SET-08, TX-DEC-19, TX-GAP-28  In any order; 15 cards remain."""
    g = renews()
    hand = str(g.now("hands")[0]).split()  # type: ignore[index]
    top = own_deck(g)[:2]
    g.when(f"0 {hand[0]}, 0 {hand[3]}, 0 done")
    assert g.asked() == f"0 OrderCards: {hand[0]} {hand[3]}"
    g.when(f"0 {hand[3]}, 0 {hand[0]}")
    assert own_deck(g)[-2:] == [hand[3], hand[0]]
    assert len(own_deck(g)) == 9
    assert set(top) < set(str(g.now("hands")[0]).split())  # type: ignore[index]
    assert len(g.table.cards.piles[DISCARDS]) == 5


def test_only_the_alchemist_knows_what_lies_under_the_deck() -> None:
    """TX-HID-02, TX-DEC-19"""
    g = renews()
    hand = str(g.now("hands")[0]).split()  # type: ignore[index]
    g.when(f"0 {hand[0]}, 0 {hand[3]}, 0 done, 0 {hand[3]}, 0 {hand[0]}")
    assert own_deck(g, 0) == ["?"] * 7 + [hand[3], hand[0]]
    assert own_deck(g, 1) == ["?"] * 9
    assert [event.number for event in g.events("put-under-deck", 1)] == [2]


def test_a_carried_card_goes_under_the_deck_as_well() -> None:
    """TX-ALC-08, TX-ALC-49  It is drawn from there like any other, and goes home with the round."""
    hands = ["r1 r2 k3 RAa WFa", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    options: dict[str, int | str | bool] = {"characters": ",".join([*QUIET, "strategist"])}
    position: dict[str, object] = {"characters": QUIET, "hands": hands, "black_crowns": [1, 0, 0]}
    g = Takers(3, options, 0, at="setup", round=3, carried=["RAs", "", ""], **position)
    g.when("0 no")
    away = str(g.now("hands")[0]).split()[0]  # type: ignore[index]
    g.when(f"0 {away}, 0 yes, 0 RAs, 0 done")
    assert own_deck(g)[-1] == "RAs"
    assert len(own_deck(g)) + len(g.table.hand(0)) == 15


def test_foreign_cards_on_the_deck_are_drawn_and_go_back_to_their_own() -> None:
    """TX-ALC-49"""
    g = follows("r9", "ar1 ar3 ab5 ag2 ag4 ag5", "b1", alchemist_deck="k9 RAa", trick_number=5)
    plays(g, "ar1 ab5 ag2")
    assert "k9 RAa" in str(g.now("hands")[0])  # type: ignore[index]
    g.when("1 b1")
    while g.table.round == 1:
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    lies = [card for place in [*range(3), DECK] for card in g.table.cards.piles[place]]
    assert {"k9", "RAa"} < {NAMES[card] for card in lies}
    assert not [card for card in lies if OWNER[card]]


# Value and colour.


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("ar1 ab2 ag3", 6),
        ("ar2 ab3 ag4", 9),
        ("ar3 ab3 ag4", 10),
        ("ar5 ab5 ag1", 1),
        ("ar3 ar5 ab4", 2),
        ("r9 ar5 ab5", 9),
        ("r10 ar5 ab5", 0),
        ("r10 b10 g10", 0),
        ("WFa RAa M", 0),
    ],
)
def test_the_value_is_the_sum_or_its_last_digit(cards: str, value: int) -> None:
    """TX-ALC-09, TX-ALC-10, TX-ALC-11, TX-ALC-12, TX-ALC-13, TX-GAP-24"""
    g = plays(follows("k2", cards), cards)
    assert entry(g) == f"black {value}"


def test_a_10_loses_to_the_1_of_its_colour() -> None:
    """TX-ALC-11"""
    g = plays(follows("r9", "ar3 ab3 ag4", "r1"), "ar3 ab3 ag4").when("1 r1")
    assert g.told("won") == ["1 r1 TX-ALC-11"]


def test_a_0_is_weaker_than_a_1() -> None:
    """TX-ALC-13"""
    g = plays(follows("r1", "r10 ar5 ab5", "b9"), "r10 ar5 ab5").when("1 b9")
    assert g.events("won")[0].seat == 2


def test_a_0_is_stronger_than_a_white_flag() -> None:
    """TX-ALC-13"""
    g = plays(follows("WFb", "r10 ar5 ab5", "WFa"), "r10 ar5 ab5").when("0 colour-0, 1 WFa")
    assert g.events("won")[0].seat == 0


@pytest.mark.parametrize("led", ["r9", "b9", "g9", "k9"])
def test_the_play_has_the_lead_colour_whatever_the_cards(led: str) -> None:
    """TX-ALC-14, TX-ALC-16"""
    cards = {"r9": "ab1 ab3 ag5", "b9": "ar1 ar3 ag5", "g9": "ar1 ar3 ab5", "k9": "ar1 ar3 ab5"}[led]
    g = plays(follows(led, cards), cards)
    assert entry(g) == f"{COLOUR_NAMES[COLOUR[g.game.read_card(led)]]} 9"


def test_who_holds_the_lead_colour_plays_one_of_it_at_least() -> None:
    """TX-ALC-15, TX-DEC-15"""
    g = follows("b9", "ar1 ar2 ab4 ag3 ag5")
    assert g.when("0 ar1, 0 ar2").asked() == "0 PlayThree: ab4"
    assert g.refused("0 ag3") == "TX-ALC-15"


def test_one_card_of_the_lead_colour_is_enough() -> None:
    """TX-ALC-15"""
    g = plays(follows("b9", "ar1 ar2 ab1 ab4 ag3"), "ar1 ab4 ag3")
    assert entry(g) == "blue 8"


def test_without_the_lead_colour_any_three_may_be_played_and_all_know_it() -> None:
    """TX-ALC-16"""
    g = follows("b9", "ar1 ar2 ag3 ag5", alchemist_deck="ar3")
    assert g.asked() == "0 PlayThree: ar1 ar2"
    blue_deck = [card for card in range(len(NAMES)) if NAMES[card].startswith("ab")]
    plays(g, "ar1 ar2 ag5")
    assert entry(g) == "blue 8"
    seen = g.t.view(1).table.cards
    assert g.now("hands", 1)[0] == "? ? ? ?"  # type: ignore[index]
    assert [seen.possible_places[card] & 1 for card in blue_deck] == [1] * 5  # three were drawn since


def test_a_hand_that_did_not_follow_has_no_such_card() -> None:
    """TX-ALC-15, TX-ALC-16  Nothing is drawn from an empty deck, so everyone can tell."""
    gone = "ar3 ar4 ar5 ab1 ab2 ag1 ag2 ag4"
    given: dict[str, object] = {"taken": ["", gone, ""], "out": "ab3 ab4 ab5", "alchemist_mixed": 1}
    g = plays(follows("b9", "ar1 ar2 ag3 ag5 b3", **given), "ar1 ag3 b3")
    assert g.now("voids", 1)[0] == ""  # type: ignore[index]
    void = plays(follows("b9", "ar1 ar2 ag3 ag5", **given), "ar1 ag3 ag5")
    assert void.now("voids", 1)[0] == "blue"  # type: ignore[index]


def test_a_leading_alchemist_declares_the_colour_of_one_of_the_three() -> None:
    """TX-ALC-17, TX-DEC-16, TX-HID-14"""
    g = plays(leads("ar1 ar4 ab4"), "ar1 ar4 ab4")
    assert g.asked() == "0 DeclareColour: colour-0 colour-1"
    assert (g.refused("0 colour-2"), g.refused("0 colour-3")) == ("TX-ALC-17", "TX-ALC-18")
    assert g.now("lead_colour") == ""
    g.when("0 colour-1")
    assert (entry(g), g.now("lead_colour"), g.told("declared-blue", 2)) == ("blue 9", "blue", ["0"])
    assert g.asked() == "1 TakeTurn: b8 b9"


def test_a_single_colour_needs_no_question() -> None:
    """TX-ALC-17  All three are red."""
    g = plays(leads("ar1 ar4 ar2"), "ar1 ar2 ar4")
    assert g.now("lead_colour") == "red"


@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("ar1 ab1 ag4", "colour-0 colour-1 colour-2 colour-3"),
        ("ar1 ab1 ab4", "colour-0 colour-1"),
        ("ab1 ag1 k4", "colour-1 colour-2"),
    ],
)
def test_black_is_declared_only_with_one_card_of_each_colour(cards: str, offered: str) -> None:
    """TX-ALC-18"""
    assert plays(leads(cards), cards).asked() == f"0 DeclareColour: {offered}"


def test_declared_black_is_trump() -> None:
    """TX-ALC-18"""
    g = plays(leads("ar1 ab1 ag4", ("r9", "g9")), "ar1 ab1 ag4").when("0 colour-3, 1 r9, 2 g9")
    assert g.events("won")[0].seat == 0


@pytest.mark.parametrize("led", ["WFa", "RAa"])
def test_behind_cards_without_colour_the_alchemist_declares_as_when_leading(led: str) -> None:
    """TX-ALC-19, TX-GAP-27"""
    g = plays(follows(led, "ar1 ab1 ag4", "r9 g9"), "ar1 ab1 ag4")
    assert g.asked() == "0 DeclareColour: colour-0 colour-1 colour-2 colour-3"
    assert g.when("0 colour-2").asked() == "1 TakeTurn: g9"


def test_three_cards_without_colour_may_be_declared_red_blue_or_green() -> None:
    """TX-ALC-20, TX-GAP-27"""
    g = plays(leads("k2 k3 WFa"), "k2 k3 WFa")
    assert g.asked() == "0 DeclareColour: colour-0 colour-1 colour-2"
    assert g.refused("0 colour-3") == "TX-ALC-18"
    assert entry(g.when("0 colour-2")) == "green 5"


def test_when_black_is_led_the_play_is_black() -> None:
    """TX-ALC-21"""
    g = plays(follows("k2", "ar1 ab1 ag4", "r9"), "ar1 ab1 ag4").when("1 r9")
    assert g.told("won") == ["0 ar1 TT-STRN-02"]


# Foreign cards.


def test_a_black_card_has_no_colour_here_but_its_value() -> None:
    """TX-ALC-22  It need not follow black, and does not follow anything."""
    g = follows("k2", "k7 ar1 ab1 ag4")
    assert g.asked() == "0 PlayThree: k7 ar1"
    plays(g, "ar1 ab1 ag4")
    assert entry(plays(follows("r2", "k7 ar1 ab1"), "k7 ar1 ab1")) == "red 9"


@pytest.mark.parametrize("card", ["WFa", "RAa", "M", "EL", "MIRIA"])
def test_cards_without_a_number_count_0(card: str) -> None:
    """TX-ALC-23"""
    cast = ["alchemist", "king", "hermit", "summoner"]
    g = table(cast, hands=[f"{card} ar3 ar5", "b8", "g8", "b2"])
    plays(g, f"{card} ar3 ar5")
    assert entry(g) == "red 8"


def test_red_blue_and_green_numbers_of_elsewhere_keep_colour_and_value() -> None:
    """TX-ALC-24, TX-GAP-24"""
    g = follows("r2", "r8 ab1 ab2 ag4")
    assert g.asked() == "0 PlayThree: r8"
    assert entry(plays(g, "r8 ab1 ab2")) == "red 1"


@pytest.mark.parametrize("cards", ["k3 ar3 ab3", "k4 ar2 ab3", "WFa ar1 ar5", "k1 k2 k3", "WFa RAa M"])
def test_with_a_card_without_colour_there_is_no_beta_gamma_or_delta(cards: str) -> None:
    """TX-ALC-25"""
    assert gained(plays(follows("r7", cards), cards)) == []


def test_a_rare_among_the_three_is_no_rare_in_the_trick() -> None:
    """TX-ALC-26  So the Hermit's White Flag beats nothing."""
    g = plays(leads("RAa ar4 ar5", ("r1", "WFb")), "RAa ar4 ar5").when("1 r1, 2 WFb")
    assert g.told("won") == ["0 ar4 TT-STRN-03"]


def test_three_cards_without_a_number_are_a_number_card_all_the_same() -> None:
    """TX-ALC-13, TX-ALC-26  Rare, White Flag and Berserker card: a 0, which red 1 beats."""
    g = plays(leads("RAa WFa M", ("r1", "b9")), "RAa WFa M").when("0 colour-0, 1 r1, 2 b9")
    assert g.told("won") == ["1 r1 TT-STRN-03"]


def test_a_white_flag_among_the_three_is_no_white_flag_in_the_trick() -> None:
    """TX-ALC-26  In Kakumei a real one would win."""
    g = follows("r2", "WFa ar4 ar5", "r1", ["alchemist", "king", "resistance"], kakumei=1)
    assert plays(g, "WFa ar4 ar5").when("1 r1").told("won") == ["1 r1 TT-RES-11"]


# Elements.


def test_alpha_is_the_value_of_the_lead_card() -> None:
    """TX-ALC-27"""
    assert gained(plays(follows("r2", "ar5 ab5 ag2"), "ar5 ab5 ag2")) == ["TX-ALC-27"]
    assert gained(plays(follows("r3", "ar5 ab5 ag2"), "ar5 ab5 ag2")) == []


def test_who_leads_has_no_alpha_but_the_others() -> None:
    """TX-ALC-28, TX-GAP-25"""
    assert gained(plays(leads("ar1 ar3 ar5"), "ar1 ar3 ar5")) == ["TX-ALC-31"]


def test_alpha_looks_at_the_play_that_set_the_lead_colour() -> None:
    """TX-ALC-29, TX-GAP-26"""
    g = table(leader=1, trick="WFa r2", hands=["ar5 ab5 ag2", "WFa", "r2"])
    assert gained(plays(g, "ar5 ab5 ag2")) == ["TX-ALC-27"]


def test_there_is_no_alpha_if_the_own_play_sets_the_lead_colour() -> None:
    """TX-ALC-29  A White Flag has no value, not the value 0."""
    g = plays(follows("WFa", "r10 ar5 ab5"), "r10 ar5 ab5").when("0 colour-0")
    assert g.events("element") == []
    assert g.asked().startswith("1 TakeTurn")


def test_alpha_looks_at_the_value_a_card_was_given() -> None:
    """TX-ALC-29, TX-GAP-26  With the Sword red 2 counts as 7."""
    cast = ["alchemist", "king", "adventurer"]
    given: dict[str, object] = {"items": "map-of-destiny miracle-sword", "powers": ["", "", "power-3"]}
    g = table(cast, leader=2, trick="r2", hands=["ar1 ab1 ag5", "b1", "r2"], **given)
    assert gained(plays(g, "ar1 ab1 ag5")) == ["TX-ALC-27"]


@pytest.mark.parametrize(
    ("cards", "elements"),
    [
        ("ar3 ab3 ag3", ["TX-ALC-30"]),
        ("ar3 ab3 ag4", []),
        ("ar1 ar3 ar5", ["TX-ALC-31"]),
        ("ar1 ar4 ab5", []),
        ("ar1 ab2 ag3", ["TX-ALC-32"]),
        ("ar3 ab4 ag5", ["TX-ALC-32"]),
        ("r8 r9 r10", ["TX-ALC-31", "TX-ALC-32"]),
        ("ar1 ab2 ag4", []),
    ],
)
def test_beta_gamma_and_delta(cards: str, elements: list[str]) -> None:
    """TX-ALC-30, TX-ALC-31, TX-ALC-32, TX-ALC-34"""
    assert gained(plays(follows("k8", cards), cards)) == elements


def test_epsilon_is_for_winning_the_trick() -> None:
    """TX-ALC-33, TX-ALC-35"""
    g = plays(follows("r2", "ar1 ab1 ag4", "r3"), "ar1 ab1 ag4")
    assert g.asked() == "1 TakeTurn: r3"
    assert g.when("1 r3").asked().startswith("0 PlaceElement: point-t point-ul")
    assert g.now("wins") == [1, 0, 0]
    assert gained(g) == ["TX-ALC-33"]


def test_a_trick_that_is_lost_brings_no_epsilon() -> None:
    """TX-ALC-33"""
    g = plays(follows("r9", "ar1 ab1 ag4", "r3"), "ar1 ab1 ag4").when("1 r3")
    assert g.events("element") == []


def test_several_conditions_bring_several_elements_before_the_draw() -> None:
    """TX-ALC-34, TX-ALC-35, TX-GAP-25"""
    g = plays(follows("r2", "ar3 ar4 ar5 ab1"), "ar3 ar4 ar5")
    assert len(g.table.hand(0)) == 1
    assert gained(g) == ["TX-ALC-27", "TX-ALC-31", "TX-ALC-32"]
    assert len(g.table.hand(0)) == 4


def test_an_element_lies_on_a_free_point_of_choice_and_is_never_moved() -> None:
    """TX-ALC-36, TX-DEC-17, TX-HID-14"""
    g = plays(follows("r9", "ar1 ar2 ar3", circle="T C B"), "ar1 ar2 ar3")
    assert g.asked() == "0 PlaceElement: point-ul point-u point-ur point-ll point-l point-lr"
    assert (g.refused("0 point-c"), g.refused("0 no")) == ("TX-ALC-36", "FS-TURN-02")
    assert g.when("0 point-lr, 0 point-u").now("circle", 1) == "T U C LR B"
    assert g.told("element", 1) == ["0 TX-ALC-31", "0 TX-ALC-32"]


def test_the_circle_is_cleared_at_the_end_of_the_round() -> None:
    """TX-ALC-37"""
    g = scored("T LL LR U", (1, 2, 2))
    assert g.now("round") == 2
    for _ in range(3):
        free = g.asked().split()[2:]
        g.when(f"{g.t.next_seat()} {'alchemist' if 'alchemist' in free else free[0]}")
    while "circle" not in g.game.write_position(g.t) or g.asked().split()[1] == "DiscardOne":
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert g.now("circle") == ""


def test_a_full_circle_takes_no_further_element() -> None:
    """TX-ALC-38, TX-DEC-17"""
    g = plays(follows("r2", "ar3 ar4 ar5 ab1", circle="T UL U UR C LL L LR"), "ar3 ar4 ar5")
    assert (g.now("circle"), len(g.events("element"))) == (ALL_NINE, 1)
    assert g.asked().startswith("1 TakeTurn")


# Formations and forging.


@pytest.mark.parametrize(
    ("circle", "points"),
    [
        ("", 0),
        ("T LL LR", 10),
        ("B UL UR", 10),
        ("UL U UR", 30),
        ("LL L LR", 30),
        ("T U C L B", 80),
        ("T U C L", 0),
        ("T LL LR L U C B", 120),
        (ALL_NINE, 160),
    ],
)
def test_each_complete_formation_scores_once(circle: str, points: int) -> None:
    """TX-ALC-39, TX-GAP-23  And nothing else: tricks won bring no points."""
    g = scored(circle, points=[0, 0, 0])
    assert g.events("points")[0].number == points


def test_a_complete_hexagon_allows_one_forging() -> None:
    """TX-ALC-40, TX-DEC-18, TX-GAP-29, TX-END-08"""
    g = scored(HEXAGON, points=[200, 0, 0], black_crowns=[1, 0, 0])
    assert g.asked() == "0 Forge: no forge-crown forge-black-crown"
    g.when("0 forge-crown")
    assert g.now("round") == 2
    incomplete = scored("T UR LR B LL", points=[200, 0, 0], black_crowns=[1, 0, 0])
    assert incomplete.now("round") == 2


def test_a_crown_is_forged_of_a_black_crown_which_goes_to_the_box() -> None:
    """TX-ALC-41, TX-ALC-46"""
    g = scored(HEXAGON, points=[0, 0, 0], black_crowns=[2, 0, 0]).when("0 forge-crown")
    assert (g.now("crowns"), g.now("black_crowns")) == ([1, 0, 0], [1, 0, 0])
    assert (g.now("forging_crowns"), g.now("forging_black_crowns")) == (0, 2)
    assert [g.told("forged-crown", viewer) for viewer in (0, 1, 2)] == [["0"]] * 3


def test_a_black_crown_of_this_round_will_do() -> None:
    """TX-ALC-41, TX-ALC-47"""
    g = scored(HEXAGON, (0, 2, 3), points=[0, 0, 0]).when("0 forge-crown")
    assert (g.now("crowns"), g.now("black_crowns")) == ([1, 0, 1], [0, 0, 0])


@pytest.mark.parametrize(("round_number", "cost"), [(1, 50), (2, 100), (3, 150)])
def test_a_forged_black_crown_costs_more_in_each_round(round_number: int, cost: int) -> None:
    """TX-ALC-42"""
    dear = scored(HEXAGON, round=round_number, points=[cost - 21, 400, 0], crowns=[0, 0, 0])
    assert "Forge" not in dear.asked()
    g = scored(HEXAGON, round=round_number, points=[cost - 20, 400, 0])
    assert g.asked() == "0 Forge: no forge-black-crown"
    g.when("0 forge-black-crown")
    assert (g.now("points")[0], g.now("black_crowns")) == (0, [1, 0, 0])  # type: ignore[index]
    assert (g.now("forging_crowns"), g.now("forging_black_crowns")) == (1, 1)


def test_points_of_earlier_rounds_and_of_this_one_may_be_used() -> None:
    """TX-ALC-43, TX-GAP-30  30 from before and 20 for two triangles."""
    assert scored(HEXAGON, points=[30, 0, 0]).asked() == "0 Forge: no forge-black-crown"


def test_no_more_is_forged_than_the_stock() -> None:
    """TX-ALC-44, TX-ALC-45"""
    rich: dict[str, object] = {"points": [200, 0, 0], "black_crowns": [1, 0, 0]}
    g = scored(HEXAGON, forging_crowns=0, **rich)
    assert (g.asked(), g.refused("0 forge-crown")) == ("0 Forge: no forge-black-crown", "TX-ALC-44")
    g = scored(HEXAGON, forging_black_crowns=0, **rich)
    assert (g.asked(), g.refused("0 forge-black-crown")) == ("0 Forge: no forge-crown", "TX-ALC-44")
    assert scored(HEXAGON, forging_crowns=0, forging_black_crowns=0, **rich).now("round") == 2


def test_forging_is_optional_and_not_offered_without_payment() -> None:
    """TX-ALC-45, TX-DEC-18"""
    g = scored(HEXAGON, points=[100, 0, 0])
    assert g.refused("0 forge-crown") == "TX-ALC-41"
    assert g.when("0 no").now("points")[0] == 120  # type: ignore[index]
    poor = scored(HEXAGON, points=[0, 0, 0], black_crowns=[1, 0, 0])
    assert poor.refused("0 forge-black-crown") == "TX-ALC-42"
    assert scored(HEXAGON, points=[0, 0, 0]).now("round") == 2


def test_the_alchemist_gets_the_crowns_of_the_round_as_everybody() -> None:
    """TX-ALC-47"""
    assert scored("", (3, 1, 1)).told("crown") == ["0 TT-CRN-02"]
    assert scored("", (0, 2, 3)).told("black-crown") == ["0 TT-BCR-02"]


def test_five_wins_do_not_win_the_game() -> None:
    """TX-WIN-05"""
    assert scored("", (5, 0, 0)).now("round") == 2


def test_a_crown_of_the_round_and_a_forged_one_win_the_game() -> None:
    """TX-WIN-14"""
    g = scored(HEXAGON, (3, 1, 1), black_crowns=[1, 0, 0]).when("0 forge-crown")
    assert g.told("game-over") == ["0 TT-WIN-03"]


def test_the_black_crown_of_the_round_and_a_forged_one_may_be_gained_together() -> None:
    """TX-ALC-50"""
    g = scored(HEXAGON, (0, 2, 3), points=[100, 0, 0]).when("0 forge-black-crown")
    assert g.now("black_crowns") == [2, 0, 0]


TRIPLES = {
    1: "ar5 ab5 ag1",
    2: "ar5 ab5 ag2",
    3: "ar5 ab5 ag3",
    4: "ar5 ab5 ag4",
    5: "ar5 ab5 ag5",
    6: "ar1 ab1 ag4",
    7: "ar1 ab1 ag5",
    8: "ar2 ab2 ag4",
    9: "ar2 ab2 ag5",
}


@pytest.mark.parametrize("value", TRIPLES)
def test_alpha_and_epsilon_never_come_from_the_same_trick(value: int) -> None:
    """TX-ALC-48  The lead card was there first, in Kakumei too."""
    for kakumei, last in [(0, "b1"), (1, "RAa")]:
        cast = ["alchemist", "king", "resistance"]
        hands = [TRIPLES[value], last, f"r{value}"]
        g = table(cast, leader=2, trick=f"r{value}", hands=hands, kakumei=kakumei)
        assert "TX-ALC-27" in gained(plays(g, TRIPLES[value]))
        g.when(f"1 {last}")
        assert g.events("won")[0].seat == 2


# Cards that come back.


def rewound(hand: str, played: str, /, **position: object) -> Takers:
    """The Alchemist has played; then the trick is taken back, and seat 2 names who leads it."""
    g = plays(follows("r9", hand, "b1 b2", **position), played)
    t = g.table
    take_back(t)
    undo_run(t, True)
    t.then([*taking_up(t, True), NameRunLeader(2, NAME_LEADER)])
    t.advance()
    return g


def test_with_six_cards_in_hand_those_taken_back_go_on_the_deck_in_any_order() -> None:
    """TX-DEC-19, TX-GAP-31, TX-HID-02"""
    g = rewound("ar1 ar3 ab5 ag2 ag4 ag5", "ar1 ab5 ag2")
    assert g.asked() == "0 OrderCards: ar1 ab5 ag2"
    assert g.when("0 ab5").refused("0 ab5") == "FS-SET-01"
    g.when("0 ag2, 0 ar1")
    assert own_deck(g, 0)[:3] == ["ar1", "ag2", "ab5"]
    assert own_deck(g, 1)[:3] == ["?", "?", "?"]
    assert [event.number for event in g.events("put-on-deck", 1)] == [3]
    assert len(g.table.hand(0)) == 6
    assert g.asked().startswith("2 NameRunLeader")


def test_cards_taken_back_fill_the_hand_to_six_first() -> None:
    """TX-GAP-31, TX-ALC-03  Two of the three, of the Alchemist's choice."""
    gone = "ar2 ar4 ar5 ab1 ab2 ab3 ab4"
    g = rewound("ar1 ar3 ab5 ag2 ag4 ag5", "ar1 ab5 ag2", taken=["", gone, ""], out="ag1")
    assert len(g.table.hand(0)) == 4
    g.when("0 ab5")
    assert own_deck(g) == ["ab5"]
    assert g.now("hands")[0] == "ar1 ar3 ag2 ag3 ag4 ag5"  # type: ignore[index]


def test_cards_taken_back_into_a_small_hand_are_just_held_again() -> None:
    """TX-GAP-31"""
    g = rewound(
        "ar1 ab5 ag2", "ar1 ab5 ag2", taken=["", "ar2 ar3 ar4 ar5 ab1 ab2 ab3 ab4", ""], out="ag1 ag3 ag4 ag5"
    )
    assert g.asked().startswith("2 NameRunLeader")
    assert g.now("hands")[0] == "ar1 ab5 ag2"  # type: ignore[index]
    assert g.table.cards.piles[FACE_DOWN] == []


# Two players.


def of_two(cast: list[str], /, **position: object) -> Takers:
    options: dict[str, int | str | bool] = {"characters": ",".join(cast), "two_player_mode": "drafted"}
    return Takers(2, options, 0, characters=cast, **position)


def test_with_two_players_the_hexagon_brings_50_points_and_nothing_is_forged() -> None:
    """TX-2P-12"""
    g = of_two(["alchemist", "king"], at="score", circle=HEXAGON, points=[200, 0], wins=[2, 3])
    assert g.events("points")[0].number == 200 + 20 + 50
    assert "Forge" not in g.asked()


def behind_the_potion(face_down: str, hand: str) -> Takers:
    return of_two(
        ["alchemist", "adventurer"],
        leader=1,
        trick="?",
        face_down=["", face_down],
        hands=[hand, ""],
        items="map-of-destiny potion-of-invisibility",
        powers=["", "power-1"],
    )


def test_behind_a_face_down_lead_the_three_take_its_colour_when_it_is_turned_up() -> None:
    """TX-2P-27  No declaration, no duty to follow; alpha is compared then."""
    g = behind_the_potion("r2", "ar3 ab5 ag1 ag4")
    assert g.asked() == "0 PlayThree: ar3 ab5"
    plays(g, "ab5 ag1 ag4")
    assert g.asked() != "0 DeclareColour: colour-1 colour-2"
    assert entry(g) == "red 10"
    alpha = plays(behind_the_potion("r2", "ar3 ab5 ag4"), "ar3 ab5 ag4")
    assert "TX-ALC-27" in gained(alpha)


def test_if_the_card_turned_up_is_no_number_the_alchemist_declares_then() -> None:
    """TX-2P-27"""
    g = plays(behind_the_potion("WFa", "ar3 ab5 ag1"), "ar3 ab5 ag1")
    assert g.told("flipped") == ["1 WFa"]
    assert g.asked() == "0 DeclareColour: colour-0 colour-1 colour-2 colour-3"
    assert g.when("0 colour-3").events("won")[0].seat == 0


# What is drawn.


def test_the_magic_circle_is_drawn_and_its_formations_are_named() -> None:
    """TX-GAP-23, TX-HID-14"""
    g = leads("ar1 ar2 ar3", circle="T LL LR C")
    role = g.table.roles_of(0)[0]
    assert role.character.drawing(g.table, role) == [
        "      ●T",
        "○UL   ○U   ○UR",
        "      ●C",
        "●LL   ○L   ●LR",
        "      ○B",
    ]
    layout = g.game.layout(g.t.view(1))
    circle = next(area for area in layout.areas if area.name == "magic circle")
    assert [g.game.pieces[piece].key for piece in circle.pieces or []] == [
        "point-t",
        "point-c",
        "point-ll",
        "point-lr",
    ]
    made = [g.game.pieces[one.piece].key for one in layout.counters if one.name == "formation"]
    assert made == ["purple-triangle"]


def test_the_terminal_draws_the_circle_and_names_the_colours() -> None:
    """TX-GAP-23, TX-DEC-16"""
    g = leads("ar1 ab1 ag4", circle="T")
    speaker = Speaker(g.game, ["Ann", "Ben", "Eve"], "en")
    lines = table_lines(speaker, g.game.layout(g.t.view(0)), 0)
    assert "             ●T" in lines
    assert "magic circle" not in "".join(lines).lower()
    view = plays(g, "ar1 ab1 ag4").t.view(0)
    assert [pick_text(speaker, view, pick) for pick in view.options()] == COLOUR_NAMES[:4]
    named = named_answers(speaker, view, view.options())
    assert g.game.write_pick(read_answer(speaker, view.options(), "black", named)) == "colour-3"


def test_a_client_is_told_of_every_card_that_may_be_among_the_three() -> None:
    """TX-ALC-04, TX-ALC-15  Also of those that are not picked first; and that one of them must be blue."""
    g = follows("b9", "ar1 ab4 ag3 ag5")
    asked = describe.question(g.game, g.t.view(0), ["Ann", "Ben", "Eve"], "en")
    assert asked is not None
    assert asked["set"] == {"least": 3, "most": 3, "cards": ["ar1", "ab4", "ag3", "ag5"], "must": ["ab4"]}
    assert [option["pick"] for option in asked["options"]] == ["ar1", "ab4"]
    assert asked["refused"] == []
    more = describe.question(g.game, g.when("0 ar1, 0 ab4").t.view(0), ["Ann", "Ben", "Eve"], "en")
    assert more is not None
    assert more["set"] == {"least": 3, "most": 3}


def test_a_client_is_sent_the_filled_points_of_the_circle() -> None:
    """TX-HID-14"""
    g = leads("ar1 ar2 ar3", circle="T C")
    sent = describe.view(g.game, g.t.view(2), ["Ann", "Ben", "Eve"], "en")
    circle = next(area for area in sent["areas"] if area["name"] == "magic-circle")
    assert (circle["shape"], circle["seat"], circle["cards"]) == ("circle", 0, ["point-t", "point-c"])


def test_a_position_of_the_alchemist_is_written_as_it_is_read() -> None:
    """The three cards, the circle, and what the Alchemist knows of the deck."""
    known: dict[str, object] = {"alchemist_deck": "ag1 ag2 ag3 r7 RAb", "alchemist_seen": "RAb ag1"}
    g = plays(follows("r2", "ar3 ar4 ar5 ab1 ab2 ab3", **known), "ar3 ar4 ar5")
    assert gained(g) == ["TX-ALC-27", "TX-ALC-31", "TX-ALC-32"]
    assert own_deck(g, 0)[:2] == ["?", "RAb"]
    written = g.game.write_position(g.t)
    again = Takers(3, {"characters": ",".join(CAST)}, 0, **written)
    assert again.asked() == g.asked()
    assert again.game.write_position(again.t) == written
    assert [own_deck(again, seat) for seat in range(3)] == [own_deck(g, seat) for seat in range(3)]
