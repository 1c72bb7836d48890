"""8  Berserker: a hand of own cards, MIRIA and the tens (LT, chapter 4.8)."""

import pytest

from followsuit import SPECTATOR
from followsuit.core.rng import seeded
from followsuit.games.little.cards import BERSERKER_DECK, MIRIA
from little import Little
from little_powers import GLOVE, MAP

HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
CAST = ["berserker", "devil", "healer"]
DECK = "k1 k2 k3 k4 k5 k6 k7 k8"
BUILD = "berserker-build-the-hand"


def preparing(**position: object) -> Little:
    """All is selected; Berserker is seat 0 and prepares first."""
    given: dict[str, object] = {"characters": CAST, "hands": HANDS, "deck": DECK, **position}
    return Little(3, None, 0, at="prepare", **given)


def trick(cards: str, **position: object) -> Little:
    """A finished trick, in the order of seats; nobody can do anything about it."""
    cast = ["berserker", "gambler", "resistance", "devil"][: len(cards.split())]
    given: dict[str, object] = {"characters": cast, "hands": [""] * len(cast), "trick": cards, **position}
    return Little(len(cast), None, 0, **given)


def scored(wins: int, players: int = 3) -> Little:
    won = [wins, 5 - wins, 0][:players]
    characters = ["berserker", "resistance", "collector"][:players]
    return Little(players, None, 0, at="score", characters=characters, wins=won, points=[100] * players)


# The hand.


def test_the_hand_goes_and_miria_comes_with_four_of_six() -> None:
    """LT-BERS-01, LT-DEC-10  All see MIRIA, and that the rest was chosen."""
    g = preparing()
    assert (g.now("hands"), g.now("discards")) == (["M", *HANDS[1:]], HANDS[0])
    assert (g.told("took-own"), g.told("discarded")) == (["0 M"], ["0 ?"] * 5)
    assert g.asked() == "0 BuildHand: RAm WFm r10"  # so that four can still be picked in order
    g.when("0 RAm, 0 r10, 0 g10, 0 k10")
    assert g.now("hands", 0) == ["M RAm r10 g10 k10", "? ? ? ? ?", "? ? ? ? ?"]
    assert g.now("hands", 1) == ["M ? ? ? ?", HANDS[1], "? ? ? ? ?"]


def test_just_four_cards_are_chosen_each_once() -> None:
    """LT-BERS-01, FS-SET-01"""
    g = preparing().when("0 WFm")
    assert [g.refused(f"0 {card}") for card in ("RAm", "WFm", "M", "r1")] == ["FS-SET-01"] * 2 + [
        "FS-TURN-02"
    ] * 2
    assert g.refused("0 done") == "LT-BERS-01"
    g.when("0 r10, 0 b10, 0 g10")
    assert g.now("hands", 0) == ["M WFm r10 b10 g10", "? ? ? ? ?", "? ? ? ? ?"]


def test_the_two_not_chosen_are_out_and_nobody_else_knows_them() -> None:
    """LT-BERS-02, LT-HID-08, LT-SET-05"""
    g = preparing().when("0 RAm, 0 r10, 0 g10, 0 k10")
    assert (g.now("out"), g.now("out", 0), g.now("out", 1)) == ("WFm b10", "WFm b10", "? ?")
    worlds = [g.t.view(1).imagine(seeded(seed)) for seed in range(60)]
    hands = {tuple(sorted(world.cards.piles[0])) for world in worlds}
    assert len(hands) > 8  # of 15
    assert {card for hand in hands for card in hand} == set(BERSERKER_DECK)


def test_later_draws_come_from_the_common_deck() -> None:
    """LT-BERS-03"""
    g = Little(
        3, None, 0, characters=CAST, hands=["M RAm r10 b10 g10", *HANDS[1:]], deck=DECK, items=["map", "", ""]
    )
    g.when(f"0 {MAP}, 0 r10, 0 b10, 0 done")
    assert g.now("hands", 0) == ["k1 k2 M RAm g10", "? ? ? ? ?", "? ? ? ? ?"]


def test_miria_is_never_discarded_whoever_holds_it() -> None:
    """LT-BERS-04, LT-BERS-09, LT-DEC-31, LT-MAT-79"""
    for cast in (CAST, ["hermit", "devil", "berserker"]):
        hands = ["M r2 r3 r4 r5", *HANDS[1:]]
        g = Little(3, None, 0, characters=cast, hands=hands, items=["map", "", ""], deck=DECK)
        g.when(f"0 {MAP}")
        assert g.refused("0 M") == "LT-BERS-04"
        assert g.asked() == "0 Exchange: r2 r3 r4 r5"


def test_who_got_miria_unseen_does_not_show_it_by_discarding() -> None:
    """LT-HID-18, LT-BERS-09  After the Glove only two players know where it is."""
    hands = ["r2 r3 r4 r5", "M b9", "g1 g2 g3 g4"]
    cast = ["hermit", "berserker", "devil"]
    items = ["glove map", "", ""]
    g = Little(
        3, None, 9, characters=cast, hands=hands, items=items, deck=DECK, trick_number=2, shown=["", "M", ""]
    )
    assert g.hand_of(1, 2) == "M ?"
    g.when(f"0 {GLOVE}, 0 seat-1, 0 r2")
    assert g.hand_of(0, 0) == "r3 r4 r5 M"
    assert (g.hand_of(0, 2), g.hand_of(1, 2)) == ("? ? ? ?", "? ?")
    g.when(f"0 {MAP}, 0 r3, 0 done")
    assert (g.hand_of(0, 2), g.hand_of(1, 2)) == ("? ? ? ?", "? ?")
    worlds = [g.t.view(1).imagine(seeded(seed)) for seed in range(20)]
    assert {world.cards.piles[0].count(MIRIA) for world in worlds} == {1}
    others = [g.t.view(2).imagine(seeded(seed)) for seed in range(50)]
    assert {world.cards.piles[0].count(MIRIA) for world in others} == {0, 1}


def test_what_was_put_in_before_goes_too() -> None:
    """LT-BERS-10, LT-DECK-02, LT-HID-07  An Enhancement Card: all know it is in the hand that goes whole."""
    g = preparing(bought=["k7e", "", ""]).when("0 put-in, 0 r1, 0 RAm, 0 r10, 0 b10, 0 k10")
    assert g.now("hands") == ["M RAm r10 b10 k10", *HANDS[1:]]
    for viewer in (0, 1, SPECTATOR):
        assert "k7e" in str(g.now("out", viewer)).split()
        assert "0 k7e" in g.told("discarded", viewer)
    assert g.told("discarded", 1) == ["0 ?", "0 k7e", *["0 ?"] * 4]


def test_an_enhancement_card_may_be_put_in_afterwards() -> None:
    """LT-MAT-03, LT-OPT-20, LT-BERS-04"""
    g = preparing(bought=["RAe", "", ""]).when(f"0 {BUILD}, 0 RAm, 0 r10, 0 b10, 0 k10")
    assert g.asked() == "0 Discard: RAm r10 b10 k10"
    assert g.when("0 r10").now("hands") == ["M RAm b10 k10 RAe", *HANDS[1:]]
    hands = [g.t.view(1).imagine(seeded(seed)).cards.piles[0] for seed in range(30)]
    assert {card for hand in hands for card in hand} == {*BERSERKER_DECK, *g.game.read_cards("RAe")}


@pytest.mark.parametrize("is_first", [True, False])
def test_beside_samurai_a_black_10_is_replaced(is_first: bool) -> None:
    """LT-MAT-22, LT-SAMU-03  From the draw deck, at once if he is set up, or with his own task."""
    pairs = ["berserker samurai", "ninja healer", "hermit collector"]
    chosen = "0 RAm, 0 r10, 0 b10, 0 k10"
    g = preparing(characters=pairs, deck="g7 g8 g9")
    g.when(f"0 samurai-replace-black-cards, {chosen}" if is_first else f"0 {BUILD}, {chosen}")
    assert g.hand_of(0, 0) == "g7 M RAm r10 b10"
    assert "k10" in str(g.now("out", 1))


# MIRIA and the tens.


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("M RAa RAb", "0 M LT-BERS-05"),
        ("RAa k9 M", "2 M LT-BERS-05"),
        ("M r2 k9", "0 M LT-BERS-05"),
        ("M r1 k9", "1 r1 LT-BERS-06"),
        ("g1 M RAa", "0 g1 LT-BERS-06"),
        ("M r1 k1", "1 r1 LT-BERS-06 LT-STR-03"),
        ("M k1 r1e", "1 k1 LT-BERS-06 LT-STR-03"),
        ("r9 M b1", "2 b1 LT-BERS-06"),
    ],
)
def test_miria_beats_all_but_a_1(cards: str, winner: str) -> None:
    """LT-BERS-05, LT-BERS-06, LT-BERS-08, LT-GAP-28  Any 1 of any colour; of several the first."""
    assert trick(cards).told("won") == [winner]


def test_miria_beats_hermits_flag() -> None:
    """LT-BERS-05, LT-HERM-04"""
    assert trick("RAa WFa M", characters=["gambler", "hermit", "berserker"]).told("won") == ["2 M LT-BERS-05"]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("r10 r1 r9", "1 r1 LT-BERS-07"),
        ("r1 r10 r9", "0 r1 LT-BERS-07"),
        ("r10 r1e r9", "1 r1e LT-BERS-07"),
        ("r10 b1 r9", "0 r10 LT-STR-01"),  # only the 1 of the same colour
        ("k10 r1 k9", "0 k10 LT-STR-07"),
        ("k10 k1 k9", "1 k1 LT-BERS-07"),
        ("r10 r1 k2", "2 k2 LT-STR-01"),  # the 1 is strong in its colour only
        ("r9 r1 b10", "0 r9 LT-STR-01"),
        ("RAa r10 r1", "0 RAa LT-STR-01"),
    ],
)
def test_a_10_loses_to_the_1_of_its_colour_only(cards: str, winner: str) -> None:
    """LT-BERS-07, LT-BERS-08, LT-GAP-28  In whatever order they come."""
    assert trick(cards).told("won") == [winner]


def test_a_1_and_a_10_may_be_made_by_other_cards() -> None:
    """LT-BERS-08, LT-MAT-64, LT-MAT-65  The Sword makes a 1 of 4, the Axe a 10."""
    assert trick("M r4=r1 k9").told("won") == ["1 r4 LT-BERS-06"]
    assert trick("r5=r10 r1 r9").told("won") == ["1 r1 LT-BERS-07"]


def test_in_kakumei_neither_counts() -> None:
    """LT-RESI-04, LT-MAT-19, LT-MAT-68"""
    cast = ["berserker", "gambler", "resistance"]
    assert trick("M r2 b3", characters=cast, kakumei=1, kakumei_uses=1).told("won") == ["1 r2 LT-RESI-03"]
    assert trick("r10 r1 b9", characters=cast, kakumei=1, kakumei_uses=1).told("won") == ["1 r1 LT-RESI-03"]


# Points.


@pytest.mark.parametrize(("wins", "points"), [(0, 100), (1, -10), (2, 40), (3, 70), (4, 100)])
def test_points_by_wins(wins: int, points: int) -> None:
    """LT-GAP-05"""
    assert scored(wins).table.points[0] == 100 + points


@pytest.mark.parametrize(("wins", "points"), [(0, 150), (1, 100), (2, -10), (3, 40), (4, 70), (5, 100)])
def test_points_by_wins_with_two_players(wins: int, points: int) -> None:
    """LT-2P-03, LT-2P-04, LT-GAP-16"""
    assert scored(wins, 2).table.points[0] == 100 + points


def test_five_wins_win_the_game() -> None:
    """LT-TRICK-07, LT-GAP-06  No win at all does not, in any round."""
    assert scored(5).told("game-over") == ["0 LT-TRICK-07"]
    assert scored(0).told("game-over") == []
