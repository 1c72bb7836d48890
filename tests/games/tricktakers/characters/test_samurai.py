"""3D  Samurai: Spirit of Red, no black in the hand, and a red card from a trick won (TX 4.7)."""

import pytest

from followsuit import SPECTATOR
from followsuit.core.rng import seeded
from followsuit.games.takers.cards import BLACK
from followsuit.games.tricktakers.cards import COLOUR
from followsuit.games.tricktakers.game import GAME
from tables import Given
from tricktakers import Takers

Options = dict[str, int | str | bool]

NAMES = "king,strategist,gambler,resistance,adventurer,samurai,hermit,collector,berserker,ruler"
ALL: Options = {"characters": NAMES, "selection_mode": "all_star"}
CAST = ["samurai", "king", "hermit", "resistance"]
OTHERS = [1, 2, 3, SPECTATOR]  # who is not the Samurai in that cast
REST = ["b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "r1 r2 r3 r4 r5"]


def setting_up(hand: str, deck: str, **position: object) -> Takers:
    """Nobody but the Samurai of seat 0 has anything to set up."""
    cast = ["samurai", "resistance", "hermit", "collector"]
    return Takers(4, ALL, 0, at="setup", characters=cast, hands=[hand, *REST], deck=deck, **position)


def won(cards: str, cast: list[str] | None = None, **position: object) -> str:
    """These cards are the whole trick, from seat 0 on: who wins it with what, and why."""
    hands = cards.split()
    cast = (cast or CAST)[: len(hands)]
    g = Takers(len(hands), ALL, 0, characters=cast, hands=hands, trick=cards, **position)
    return g.told("won")[0]


def winning(hands: list[str], cast: list[str] | None = None, **position: object) -> Takers:
    """The first cards of these hands are a trick that the Samurai wins; more tricks follow."""
    trick = " ".join(hand.split()[0] for hand in hands)
    return Takers(len(hands), ALL, 0, characters=cast or CAST, hands=hands, trick=trick, **position)


def part(g: Given, key: str, seat: int, viewer: int | None = None) -> str:
    """Of the hands, the taken cards or the voids, those of one seat, as a viewer knows them."""
    parts = g.now(key, viewer)
    assert isinstance(parts, list)
    return str(parts[seat])


def scoring(wins: list[int], **position: object) -> Takers:
    return Takers(4, ALL, 0, at="score", characters=CAST, wins=wins, **position)


# No black card in the hand.


def test_at_setup_black_cards_are_replaced_until_there_is_none() -> None:
    """TX-SAM-01  Two black ones go, a black one and a blue one come, so once more."""
    g = setting_up("r6 k1 r7 k2 r8", "k3 b6 g6")
    assert g.now("hands", 0) == ["r6 r7 r8 b6 g6", *["? ? ? ? ?"] * 3]
    assert g.now("discards") == "k1 k2 k3"
    assert g.asked().startswith("0 TakeTurn")


def test_a_hand_without_black_stays_as_it_is() -> None:
    """TX-SAM-01"""
    g = setting_up("r6 r7 r8 r9 RAa", "b6")
    assert (part(g, "hands", 0, 0), g.told("drew")) == ("r6 r7 r8 r9 RAa", [])


def test_black_is_replaced_whenever_it_comes() -> None:
    """TX-SAM-02, TT-OWN-06  Here by a renewal in the last round; at once, before the next question."""
    g = setting_up("r6 r7 r8 r9 b9", "k1 b6", round=3, black_crowns=[1, 0, 0, 0])
    g.when("0 yes, 0 b9, 0 done")
    assert (part(g, "hands", 0, 0), g.told("discarded")) == (
        "r6 r7 r8 r9 b6",
        ["0 ?", "0 k1 TX-SAM-02"],
    )


def test_black_that_a_renewal_before_the_setup_brings_goes_too() -> None:
    """TX-SAM-02, TT-OWN-06  With what was dealt: no black card is left after the step."""
    g = setting_up("k6 r7 r8 r9 b9", "k1 b6 g6", round=3, black_crowns=[1, 0, 0, 0])
    assert g.asked() == "0 SpendBlackCrown: no yes"
    g.when("0 yes, 0 b9, 0 done")
    assert part(g, "hands", 0, 0) == "r7 r8 r9 b6 g6"


def test_black_that_another_gives_is_replaced() -> None:
    """TX-SAM-02, TX-MAT-41, TX-TIM-49  By Change the past; the giver's red and blue cards are kept."""
    options: Options = {"characters": "king,samurai,time traveler", "selection_mode": "all_star"}
    cast = ["time traveler", "samurai", "king"]
    for gift, hand in [("k5", "r3 b3 g9"), ("b1", "r3 b1 b3")]:
        hands = ["RAa k5 b1", "r2 r3 b3", "r4 r5 b4"]
        g = Takers(3, options, 0, characters=cast, hands=hands, deck="g9")
        g.when(f"0 RAa, 1 r2, 2 r4, 0 yes, 0 {gift}, 0 r4")
        assert part(g, "hands", 1) == hand


def test_black_cards_discarded_are_shown_to_everybody() -> None:
    """TX-SAM-03, TX-GAP-53, TX-HID-05  Shown once; then they lie in the pile, face down like the rest."""
    g = setting_up("r6 k1 r7 r9 r8", "k3 b6")
    for viewer in OTHERS:
        assert g.told("discarded", viewer) == ["0 k1 TX-SAM-01", "0 k3 TX-SAM-01"]
        assert g.told("drew", viewer) == ["0 ?", "0 ?"]
        areas = {area.name: area.cards for area in GAME.layout(g.t.view(viewer)).areas}
        assert GAME.write_cards(areas["discards"]) == "? ?"


def test_everybody_knows_that_the_samurai_holds_no_black() -> None:
    """TX-SAM-01, TX-HID-05  No world that another seat imagines has black in that hand."""
    g = setting_up("r6 k1 r7 r9 r8", "b6")
    assert part(g, "voids", 0, 1) == "black"
    rng = seeded(1)
    for _ in range(50):
        world = g.t.view(1).imagine(rng)
        assert BLACK not in [COLOUR[card] for card in world.cards.piles[0]]


def test_where_only_black_can_be_drawn_the_last_one_stays() -> None:
    """TX-GAP-53  All see it."""
    g = setting_up("r6 k1 r7 r9 r8", "k2 k3", rest_in_deck=0, discards="")
    assert len(part(g, "hands", 0).split()) == 5
    kept = [card for card in g.table.hand(0) if COLOUR[card] == BLACK]
    assert len(kept) == 1
    assert GAME.write_card(kept[0]) in part(g, "hands", 0, 1)


# Spirit of Red.


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("r8 r9 k6 b9", "0 r8 TX-SAM-04"),  # as black 8
        ("r8 k9 r9 b9", "1 k9 TT-STRN-02"),
        ("r2 b9 g9 r9", "0 r2 TX-SAM-04"),
        ("r8 RAa k9 b9", "1 RAa TT-STRN-05"),
        ("b8 b9 r9 b7", "1 b9 TT-STRN-03"),  # only red
    ],
)
def test_the_samurais_red_has_the_strength_of_black(cards: str, winner: str) -> None:
    """TX-SAM-04, TX-STR-03, TX-MAT-59"""
    assert won(cards) == winner


@pytest.mark.parametrize(("cards", "winner"), [("b2 r9 b3 b4", "3 b4"), ("g3 k1 r9 r8", "1 k1")])
def test_the_red_of_others_is_just_red(cards: str, winner: str) -> None:
    """TX-SAM-05"""
    assert won(cards).startswith(winner)


def test_red_stays_red_for_following() -> None:
    """TX-SAM-06, TX-GAP-52  When red is led the Samurai follows red; when black is led, red does not."""
    red = Takers(4, ALL, 0, characters=CAST, hands=["r8 b1", "r2", "b3", "b4"], trick="r2 b3 b4", leader=1)
    assert (red.asked(), red.refused("0 b1")) == ("0 TakeTurn: r8", "TT-TRICK-07")
    black = Takers(4, ALL, 0, characters=CAST, hands=["r8 b1", "k2", "b3", "b4"], trick="k2 b3 b4", leader=1)
    assert black.asked() == "0 TakeTurn: r8 b1"


def test_red_stays_red_when_it_is_led() -> None:
    """TX-SAM-06, TX-GAP-52  The others follow red, not black."""
    g = Takers(4, ALL, 0, characters=CAST, hands=["r8 b1", "r2 k2", "b3", "b4"]).when("0 r8")
    assert (g.asked(), g.refused("1 k2")) == ("1 TakeTurn: r2", "TT-TRICK-07")
    without = Takers(4, ALL, 0, characters=CAST, hands=["r8 b1", "b2 k2", "b3", "b4"]).when("0 r8")
    assert without.asked() == "1 TakeTurn: b2 k2"


def test_red_stays_red_for_tasks_and_sets() -> None:
    """TX-SAM-06, TA-MAT-46"""
    cast = ["samurai", "king", "ruler", "collector"]
    tasks = "do-not-take-red take-black take-blue"  # for the seats 3, 0, 1
    options: Options = {**ALL, "tasks_2023": True}
    hands = ["r8 b1", "RAa b2", "b3 b6", "b4 b5"]
    g = Takers(4, options, 0, characters=cast, hands=hands, trick="r8 RAa b3", tasks=tasks)
    g.when("3 b4, 3 r8")  # reserved, so the Collector takes it
    assert g.now("tasks_taken") == "do-not-take-red take-blue"
    assert part(g, "taken", 3) == "r8"


@pytest.mark.parametrize("cards", ["r8 WFa k6 b9", "r8 k6 b9 WFa", "r8 k6 WFb b9"])
def test_a_white_flag_takes_the_power_away(cards: str) -> None:
    """TX-SAM-07, TX-GAP-51, TT-MAT-46, TX-MAT-57  Whoever played it, and whenever; black 6 wins."""
    assert " k6 TT-STRN-02" in won(cards)


def test_the_samurais_own_flag_does_not_matter_without_red() -> None:
    """TX-SAM-07  One card each: with the own flag there is no red."""
    assert won("WFa r9 k6 b9") == "2 k6 TT-STRN-02"


def test_under_a_flag_red_wins_as_the_lead_colour_only() -> None:
    """TX-SAM-07"""
    assert won("r8 WFa b9 b8") == "0 r8 TT-STRN-03"
    assert won("r8 WFa r9 b8") == "2 r9 TT-STRN-03"


def test_a_card_that_an_item_makes_a_flag_takes_it_away_too() -> None:
    """TX-SAM-08, TX-GAP-51, TA-MAT-45  The White Orb; and a Potion's White Flag, turned up last."""
    cast = ["samurai", "adventurer", "hermit", "king"]
    for item, power, card in [("white-orb", "power-8", "r9"), ("potion-of-invisibility", "power-1", "WFa")]:
        hands = ["r8 b1", f"{card} b2", "k6 b3", "b9 b4"]
        g = Takers(4, ALL, 0, characters=cast, hands=hands, trick="r8", items=f"{item} crystal")
        g.when(f"1 {power}, 1 {card}, 2 k6, 3 b9")
        assert g.told("won") == ["2 k6 TT-STRN-02"]


def test_el_at_the_front_takes_it_away_too() -> None:
    """TX-SAM-08, TX-MAT-20  The Summoner's beast is a White Flag there; the card under it does not count."""
    options: Options = {"characters": "summoner,samurai,king,resistance", "selection_mode": "all_star"}
    cast = ["samurai", "summoner", "resistance", "king"]
    hands = ["r8 b1", "r2 b2", "k6 b3", "b9 b4"]
    plain = Takers(4, options, 0, characters=cast, hands=hands, trick="r8 r2 k6").when("3 b9")
    assert plain.told("won") == ["0 r8 TX-SAM-04"]
    front = Takers(4, options, 0, characters=cast, hands=hands, trick="r8 EL/r2 k6").when("3 b9")
    assert front.told("won") == ["2 k6 TT-STRN-02"]


def test_in_kakumei_red_is_plain_red() -> None:
    """TX-SAM-09, TX-INT-01, TX-MAT-121  The smallest number wins, black after the others."""
    assert won("r8 k2 k3 b9", kakumei=1) == "0 r8 TT-RES-11"
    assert won("r8 b9 b8 k3") == "0 r8 TX-SAM-04"


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("r10 k1 b2", "1 k1 TX-SAM-10"),  # red 10 loses to black 1
        ("r10 r1 b2", "0 r10 TX-SAM-04"),  # and beats red 1
        ("r1 k10 b2", "0 r1"),  # red 1 beats black 10
        ("r1 r10 b2", "0 r1"),  # and red 10, as every black card does
    ],
)
def test_for_one_against_ten_red_counts_as_black(cards: str, winner: str) -> None:
    """TX-SAM-10, TX-STR-05"""
    assert won(cards, ["samurai", "berserker", "hermit"]).startswith(winner)
    assert not won("r10 k1 WFa", ["samurai", "berserker", "hermit"]).endswith("TX-SAM-04")


@pytest.mark.parametrize(("cards", "winner"), [("r7 k7 b9", "0 r7"), ("b9 b8 k7 r7", "2 k7")])
def test_of_red_7_and_black_7_the_earlier_wins(cards: str, winner: str) -> None:
    """TX-SAM-11"""
    cast = CAST if len(cards.split()) == 3 else ["king", "hermit", "resistance", "samurai"]
    assert won(cards, cast).startswith(winner)


# A red card from a trick.


def test_a_won_trick_may_give_a_red_card() -> None:
    """TX-SAM-12, TX-DEC-34, TX-HID-24  One that another played; all see which it is."""
    g = winning(["r8 b1", "r9 b2", "r2 b3", "b9 b4"])
    assert g.asked() == "0 MayTakeRed: no r2 r9"
    g.when("0 r9")
    for viewer in OTHERS:
        assert g.told("took-from-trick", viewer) == ["0 r9"]
    assert (part(g, "hands", 0), part(g, "taken", 0)) == ("r9 b1", "r2 r8 b9")


def test_another_card_is_discarded_for_it() -> None:
    """TX-SAM-13, TX-DEC-35, TX-HID-11, TX-GAP-50  Not the one taken; the others see that a card went."""
    g = winning(["r8 b1 g2", "r9 b2 b3", "r2 b5 b4", "b9 b7 b6"]).when("0 r9")
    assert g.asked() == "0 DiscardOne: b1 g2"
    assert (g.refused("0 r9"), g.refused("0 no")) == ("TX-SAM-13", "FS-TURN-02")
    g.when("0 g2")
    assert g.asked() == "0 TakeTurn: r9 b1"
    for viewer in OTHERS:
        assert g.told("discarded", viewer) == ["0 ?"]
        assert part(g, "hands", 0, viewer) == "r9 ?"


def test_the_red_card_may_be_left() -> None:
    """TX-SAM-12, TX-DEC-34"""
    g = winning(["r8 b1", "r9 b2", "r2 b3", "b9 b4"]).when("0 no")
    assert (g.asked(), g.told("took-from-trick")) == ("0 TakeTurn: b1", [])


def test_a_red_card_is_taken_even_when_the_power_was_lost() -> None:
    """TX-SAM-14, TX-MAT-121  By a Rare beside a White Flag; and in Kakumei."""
    flagged = winning(["RAa b1", "r9 b2", "WFa b3", "k6 b4"], ["samurai", "king", "gambler", "resistance"])
    assert flagged.asked() == "0 MayTakeRed: no r9"
    assert winning(["b1 b5", "r9 g2", "k2 g3", "k6 g4"], kakumei=1).asked() == "0 MayTakeRed: no r9"


def test_no_red_card_is_taken_without_another_to_discard() -> None:
    """TX-SAM-15, TX-GAP-50  So never in the fifth trick."""
    g = winning(["r8", "r9", "r2", "b9"], trick_number=5, wins=[0, 2, 1, 1])
    assert "MayTakeRed" not in g.asked()
    assert g.now("wins") == [1, 2, 1, 1] or g.now("round") == 2


@pytest.mark.parametrize(
    "hands", [["r8 b1", "b9 b2", "k2 b3", "RAa b4"], ["k9 r1", "b9 b2", "k2 b3", "g9 b4"]]
)
def test_without_a_red_card_of_another_nothing_is_asked(hands: list[str]) -> None:
    """TX-SAM-16, TX-DEC-34  The own red card is none, and neither are the others'."""
    cast = ["samurai", "king", "hermit", "resistance"]
    assert "MayTakeRed" not in winning(hands, cast).asked()


def test_a_card_is_red_by_its_print() -> None:
    """TX-SAM-16, TX-MAT-58  Not a blue one under the lead token; but a red one that counts as blue."""
    cast = ["samurai", "ruler", "hermit", "king"]
    hands = ["r8 b1", "b9 b2", "b3 b4", "b5 b6"]
    g = Takers(4, ALL, 0, characters=cast, hands=hands, trick="r8", tasks="take-red take-blue take-green")
    g.when("1 power-0, 1 b9, 2 b3, 3 b5")
    assert (g.told("won"), "MayTakeRed" in g.asked()) == (["0 r8 TX-SAM-04"], False)
    hands = ["RAa b1", "r9 b2", "b3 b4", "b5 b6"]
    g = Takers(4, ALL, 0, characters=cast, hands=hands, trick="b3 b5 RAa", leader=2)
    assert g.when("1 power-0, 1 r9").asked() == "0 MayTakeRed: no r9"


def test_a_reserved_card_is_out_of_reach() -> None:
    """TX-SAM-16, TX-MAT-56, TX-MAT-108, TA-MAT-46  It went to the Collector before."""
    cast = ["samurai", "king", "hermit", "collector"]
    hands = ["r8 b1", "r9 b2", "r2 b3", "b9 b4"]
    g = Takers(4, ALL, 0, characters=cast, hands=hands, trick="r8 r9 r2").when("3 b9, 3 r9")
    assert g.asked() == "0 MayTakeRed: no r2"
    assert g.refused("0 r9") == "TX-SAM-16"
    only = Takers(4, ALL, 0, characters=cast, hands=[*hands[:2], "g2 b3", hands[3]], trick="r8 r9 g2")
    assert "MayTakeRed" not in only.when("3 b9, 3 r9").asked()


def test_a_covered_card_is_out_of_reach() -> None:
    """TX-SAM-16, TX-MAT-84  Under a beast; MARU itself is a red card, whatever lies under it."""
    options: Options = {"characters": "summoner,samurai,king,resistance", "selection_mode": "all_star"}
    cast = ["samurai", "summoner", "resistance", "king"]
    hands = ["RAa b1", "r2 b2", "r3 g3", "b9 b4"]
    g = Takers(4, options, 0, characters=cast, hands=hands, trick="RAa GURU/r2 r3").when("3 b9")
    assert g.asked() == "0 MayTakeRed: no r3"
    g = Takers(4, options, 0, characters=cast, hands=hands, trick="RAa MARU/r2 r3").when("3 b9")
    assert g.asked() == "0 MayTakeRed: no r3 MARU"


def test_each_red_card_of_three_played_together_can_be_taken() -> None:
    """TX-SAM-16, TX-MAT-30, TX-MAT-98  They lie beside each other, and none is covered."""
    options: Options = {"characters": "alchemist,samurai,king,resistance", "selection_mode": "all_star"}
    cast = ["samurai", "alchemist", "resistance", "king"]
    hands = ["RAa b1", "ar1 ar2 ab3 ab4 ag5", "r3 b3", "b9 b4"]
    g = Takers(4, options, 0, characters=cast, hands=hands, trick="RAa ar1+ar2+ab3=red r3").when("3 b9")
    assert g.asked() == "0 MayTakeRed: no r3 ar1 ar2"


def test_a_red_card_taken_counts_as_taken_by_the_trick() -> None:
    """TX-SAM-17, TX-MAT-103  For the task it was taken, though it is in the hand now."""
    cast = ["samurai", "king", "hermit", "ruler"]
    hands = ["RAa b1", "r9 b2", "g2 b3", "b9 b4"]
    tasks = "take-red take-blue take-green"
    g = Takers(4, ALL, 0, characters=cast, hands=hands, trick="RAa r9 g2", tasks=tasks).when(
        "3 b9, 0 r9, 0 b1"
    )
    assert (g.now("tasks_taken"), part(g, "taken", 0)) == ("take-red", "b9 g2 RAa")


def test_a_card_taken_is_played_like_any_other() -> None:
    """TX-SAM-12, TX-SAM-04  In the next trick it fights as black."""
    g = winning(["r8 b1", "r2 b2", "g2 b3", "b9 k1"]).when("0 r2, 0 b1, 0 r2, 1 b2, 2 b3, 3 k1")
    assert g.told("won")[-1] == "0 r2 TX-SAM-04"


# Points and crowns.


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 30), (2, 80), (3, 120), (5, -100)])
def test_the_samurais_points_by_tricks_won(wins: int, points: int) -> None:
    """TX-SAM-18"""
    g = scoring([wins, 5 - wins, 0, 0], points=[150, 0, 0, 0])
    assert g.table.points[0] == 150 + points


def test_exactly_four_wins_win_the_game() -> None:
    """TX-SAM-18, TX-WIN-04  Five do not."""
    assert scoring([4, 1, 0, 0]).told("game-over") == ["0 TX-SAM-18"]
    assert scoring([5, 0, 0, 0]).told("game-over") == []
    assert scoring([3, 2, 0, 0]).told("game-over") == []


def test_the_samurai_gets_crowns_like_anybody() -> None:
    """TX-SAM-19  Five wins still bring the Crown; none, a Black Crown, before the Hermit."""
    assert scoring([5, 0, 0, 0]).told("crown") == ["0 TT-CRN-02"]
    cast = ["samurai", "hermit", "berserker", "ruler"]
    g = Takers(4, ALL, 0, at="score", characters=cast, wins=[0, 0, 5, 0])
    assert g.told("black-crown") == ["0 TT-BCR-02", "1 TT-BCR-02"]


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 30), (2, 80), (3, 120), (4, 160), (5, -100)])
def test_the_samurais_card_for_two_players(wins: int, points: int) -> None:
    """TX-2P-10, TX-2P-28, TX-GAP-46  Four wins bring points."""
    options: Options = {"characters": "samurai,king,hermit,gambler", "two_player_mode": "drafted"}
    unused = ["king", "gambler"]
    g = Takers(
        2, options, 0, at="score", characters=["samurai", "hermit"], unused_characters=unused,
        wins=[wins, 5 - wins], points=[150, 0],
    )  # fmt: skip
    assert (g.table.points[0], g.told("game-over")) == (150 + points, [])
