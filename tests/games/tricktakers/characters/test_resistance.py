"""3A  Resistance: section 4.3."""

import pytest

from followsuit.games.takers.cards import NO_COLOUR, PICTURE
from followsuit.games.takers.powers.kakumei import NO_BONUS, row_of
from followsuit.games.takers.table import Play
from tricktakers import Takers

CAST = ["resistance", "king", "gambler"]


def at_play(hands: list[str], **position: object) -> Takers:
    given: dict[str, object] = {"characters": CAST, "hands": hands, **position}
    return Takers(3, None, 0, **given)


def winner_in_kakumei(cards: str) -> str:
    """The winning seat and card, played by others than the Resistance."""
    cast = ["king", "gambler", "hermit", "berserker", "ruler"][: len(cards.split())]
    g = Takers(len(cast), characters=cast, hands=cards.split(), trick=cards, kakumei=1)
    return " ".join(g.told("won")[0].split()[:2])


def kakumei_won_with(card: str, others: str, **position: object) -> Takers:
    """The Resistance declares in the fifth trick, leads this card and wins; then the round is scored."""
    first, second = others.split()
    g = at_play([card, first, second], trick_number=5, points=[100, 100, 100], **position)
    g.when(f"0 power-0, 0 {card}, 1 {first}, 2 {second}")
    assert g.events("won")[0].seat == 0
    return g


def scored(wins: list[int], **position: object) -> Takers:
    given: dict[str, object] = {"characters": CAST, "points": [100, 100, 100], **position}
    return Takers(3, None, 0, at="score", wins=wins, **given)


# Declaring.


def test_the_resistance_may_declare_kakumei_on_the_own_turn() -> None:
    """TT-RES-01  Nobody else may, and not on another's turn."""
    g = at_play(["r5", "r2", "r3"], leader=2)
    assert g.asked() == "2 TakeTurn: r3"
    assert [g.refused("2 power-0"), g.refused("0 power-0")] == ["FS-TURN-02", "FS-TURN-01"]
    assert g.when("2 r3").asked() == "0 TakeTurn: r5 power-0"


def test_kakumei_is_declared_once_a_round() -> None:
    """TT-RES-02"""
    g = at_play(["r5 r6", "r9 r8", "r4 r3"]).when("0 power-0, 0 r5, 1 r9, 2 r4")
    g.when("2 r3")
    assert g.asked() == "0 TakeTurn: r6"
    assert g.refused("0 power-0") == "TT-RES-02"


def test_two_players_declare_it_twice_in_different_tricks() -> None:
    """TT-RES-02"""
    g = Takers(2, characters=["resistance", "king"], hands=["r5 r6 r7", "r9 r8 r4"])
    g.when("0 power-0, 0 r5, 1 r9, 0 power-0, 0 r6, 1 r8")
    assert g.now("kakumei_uses") == 2
    assert g.asked() == "0 TakeTurn: r7"
    assert g.refused("0 power-0") == "TT-RES-02"


def test_kakumei_is_declared_together_with_a_card() -> None:
    """TT-RES-03, TT-GAP-26  Before the card lies there nobody hears of it; then both are there at once."""
    g = at_play(["r5 r6", "r2", "r3"]).when("0 power-0")
    assert (g.now("kakumei"), g.told("power"), g.asked()) == (0, [], "0 TakeTurn: r5 r6")
    g.when("0 r5")
    assert (g.now("kakumei"), g.told("power"), g.told("led")) == (1, ["0"], ["0 r5"])


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_kakumei_goes_with_any_legal_card_in_any_place_of_any_trick(leader: int, number: int) -> None:
    """TT-RES-04  Leading, in the middle and last."""
    hands = ["r5 r6 RAa WFa k1" if leader == 0 else "r5 r6 RAa WFa", "r9", "r8"]
    g = at_play(hands, leader=leader, trick_number=number)
    while g.t.next_seat() != 0:
        g.when(f"{g.t.next_seat()} {g.asked().split()[2]}")
    g.when("0 power-0")
    assert g.asked() == f"0 TakeTurn: {'r5 r6 k1 RAa WFa' if leader == 0 else 'r5 r6 RAa WFa'}"


def test_a_declaration_is_public_at_once() -> None:
    """TT-RES-05  The next player knows it before playing."""
    g = at_play(["r5", "r2 r9", "r3"]).when("0 power-0, 0 r5")
    assert g.asked() == "1 TakeTurn: r2 r9"
    assert (g.now("kakumei", 1), g.told("power", 1), g.told("power", 2)) == (1, ["0"], ["0"])


def test_nobody_has_to_declare() -> None:
    """TT-RES-06  A whole round without it."""
    g = at_play(["r5", "r2", "r3"], trick_number=5).when("0 r5, 1 r2, 2 r3")
    assert (g.told("power"), g.told("won")) == ([], ["0 r5 TT-STRN-03"])


@pytest.mark.parametrize("last", ["r1", "r9"])
def test_a_declaration_is_not_taken_back_and_is_used_up(last: str) -> None:
    """TT-RES-07  Whoever wins the trick."""
    g = at_play(["r5 r6", "r8 b8", f"{last} b9"]).when("0 power-0")
    assert [g.refused("0 power-0"), g.refused("0 no")] == ["TT-TRICK-14", "FS-TURN-02"]
    g.when(f"0 r5, 1 r8, 2 {last}")
    assert g.events("won")[0].seat == (2 if last == "r1" else 0)
    assert g.now("kakumei_uses") == 1
    while g.t.next_seat() != 0:
        g.when(f"{g.t.next_seat()} {g.asked().split()[2]}")
    assert g.refused("0 power-0") == "TT-RES-02"


# Its effect.


def test_kakumei_holds_for_one_trick() -> None:
    """TT-RES-08, TT-GAP-26"""
    g = at_play(["r5 b5", "r2 b2", "r3 b3"]).when("0 power-0, 0 r5, 1 r2, 2 r3")
    assert g.told("won") == ["1 r2 TT-RES-11"]
    g.when("1 b2, 2 b3, 0 b5")
    assert g.told("won")[1] == "0 b5 TT-STRN-03"


def test_cards_played_before_the_declaration_are_judged_by_it_too() -> None:
    """TT-RES-09"""
    g = at_play(["r5", "r2", "r9"], leader=1).when("1 r2, 2 r9, 0 power-0, 0 r5")
    assert g.told("won") == ["1 r2 TT-RES-11"]


def test_kakumei_changes_nothing_about_following() -> None:
    """TT-RES-10, TA-FOL-07  For the Resistance itself and for those who play later."""
    g = at_play(["r5 b1", "r2", "r9 b2 RAa"], leader=1).when("1 r2, 2 r9, 0 power-0")
    assert g.asked() == "0 TakeTurn: r5"
    assert g.refused("0 b1") == "TT-TRICK-07"
    g = at_play(["r5", "r2 b1 RAa", "r9"]).when("0 power-0, 0 r5")
    assert g.asked() == "1 TakeTurn: r2 RAa"


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("r3 b2 g4", "1 b2"), ("r3 r2 b1 g1 k1", "2 b1"), ("r7 g7 b7 k7", "0 r7"), ("b9 r8 g9", "1 r8")],
)
def test_in_kakumei_the_lead_colour_has_no_advantage(cards: str, winner: str) -> None:
    """TT-RES-11  Among red, blue and green the smallest number wins."""
    assert winner_in_kakumei(cards) == winner


def test_the_order_of_kakumei() -> None:
    """TT-RES-12  White Flag, coloured 1 to 10, black 1 to 10, Rare, Berserker card: each beats the next."""
    coloured = [f"{'rbg'[number % 3]}{number}" for number in range(1, 11)]
    order = ["WFa", *coloured, *[f"k{number}" for number in range(1, 11)], "RAa", "M"]
    for stronger, weaker, weakest in zip(order, order[1:], order[2:], strict=False):
        assert winner_in_kakumei(f"{weakest} {weaker} {stronger}") == f"2 {stronger}"
    assert winner_in_kakumei("M RAa RAb") == "1 RAa"


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("r3 b3 g3", "0 r3"), ("k2 g1 b1 r1", "1 g1"), ("b9 WFb WFa", "1 WFb"), ("RAb RAa M", "0 RAb")],
)
def test_of_equal_plays_in_kakumei_the_first_wins(cards: str, winner: str) -> None:
    """TT-RES-13"""
    assert winner_in_kakumei(cards) == winner


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("r6 r10 k1", "0 r6"),  # no 1 is needed to beat a 10
        ("r10 b9 r2", "2 r2"),
        ("k10 k9 k1", "2 k1"),  # as the smallest, not as the 1 over 10
        ("M k1 g8 b4", "3 b4"),  # 1 over the Berserker card
        ("r7 M k1 r1 RAa", "3 r1"),
        ("WFb RAa WFa", "0 WFb"),  # seat 2 is the Hermit
    ],
)
def test_strengthening_is_off_in_kakumei(cards: str, winner: str) -> None:
    """TT-RES-14, TT-GAP-31"""
    assert winner_in_kakumei(cards) == winner


# Crowns.


def test_a_lone_kakumei_win_counts_as_none_for_the_black_crown() -> None:
    """TT-RES-15"""
    g = scored([1, 2, 2], kakumei_wins=1, kakumei_bonus=50)
    assert g.told("black-crown") == ["0 TT-RES-15"]
    assert scored([1, 2, 2]).told("black-crown") == []  # a lone win of another kind is a win


def test_with_a_further_win_the_kakumei_trick_is_a_win() -> None:
    """TT-RES-16"""
    assert scored([2, 1, 2], kakumei_wins=1, kakumei_bonus=50).told("black-crown") == []


def test_a_lone_kakumei_win_is_a_win_for_all_else() -> None:
    """TT-RES-17, TT-GAP-53  For the 30 points of the last round, and against another's Crown."""
    g = scored([1, 1, 0], kakumei_wins=1, round=3)
    assert g.table.points[0] == 130
    assert (g.told("crown"), g.told("black-crown")) == ([], ["2 TT-BCR-02", "0 TT-RES-15"])


def test_the_kakumei_trick_counts_for_the_crown() -> None:
    """TT-RES-17"""
    cast = ["resistance", "king", "gambler", "berserker"]
    g = Takers(4, at="score", characters=cast, wins=[2, 1, 1, 1], kakumei_wins=1)
    assert g.told("crown") == ["0 TT-CRN-02"]


# Points.


@pytest.mark.parametrize(
    ("card", "others", "bonus"),
    [
        ("r7", "RAa RAb", 100),
        ("b9", "RAa RAb", 100),
        ("g4", "RAa RAb", 80),
        ("r6", "RAa RAb", 80),
        ("r1", "RAa RAb", 50),
        ("b3", "RAa RAb", 50),
        ("WFa", "RAa r1", 30),
    ],
)
def test_the_kakumei_bonus_goes_by_the_winning_card(card: str, others: str, bonus: int) -> None:
    """TT-RES-18, TT-GAP-28  It comes when the round is scored."""
    g = kakumei_won_with(card, others)
    assert (g.told("gained"), g.table.points[0]) == ([], 100 + bonus)
    assert [event.because[0].rule for event in g.events("scored") if event.number == bonus] == ["TT-RES-18"]


def test_the_kakumei_bonus_waits_for_the_end_of_the_round() -> None:
    """TT-RES-18, TT-GAP-28"""
    g = at_play(["r7 b1", "RAa b2", "RAb b3"], trick_number=3).when("0 power-0, 0 r7, 1 RAa, 2 RAb")
    assert (g.now("points"), g.now("kakumei_bonus")) == ([30, 30, 30], 100)


@pytest.mark.parametrize("number", range(1, 11))
def test_a_black_card_that_wins_the_kakumei_trick_wins_the_game_at_once(number: int) -> None:
    """TT-RES-19  Of any number; the tricks that remain are not played."""
    g = at_play([f"k{number} r1", "RAa r2", "RAb r3"], trick_number=2)
    g.when(f"0 power-0, 0 k{number}, 1 RAa, 2 RAb")
    assert (g.told("game-over"), g.asked()) == (["0 TT-RES-19"], "")


@pytest.mark.parametrize("card", ["k2", "k5", "k8"])
def test_colour_goes_before_number(card: str) -> None:
    """TT-RES-20  By black 2, 5 and 8 alike: the black line, here of the variant and of two players."""
    options: dict[str, int | str | bool] = {"resistance_variant_3p": True}
    hands = [card, "RAa", "RAb"]
    g = Takers(3, options, characters=CAST, hands=hands, trick_number=5, points=[100, 0, 0])
    g.when(f"0 power-0, 0 {card}, 1 RAa, 2 RAb")
    assert g.table.points[0] == 200
    g = Takers(2, characters=CAST[:2], hands=hands[:2], trick_number=5, points=[100, 0])
    g.when(f"0 power-0, 0 {card}, 1 RAa")
    assert g.table.points[0] == 180


@pytest.mark.parametrize(
    ("card", "others", "bonus"), [("r10", "RAa RAb", 100), ("g10", "RAa M", 100), ("RAa", "RAb M", 0)]
)
def test_a_10_belongs_to_7_to_9_and_a_rare_brings_nothing(card: str, others: str, bonus: int) -> None:
    """TT-RES-21, TT-GAP-27"""
    assert kakumei_won_with(card, others).table.points[0] == 100 + bonus


def test_the_berserker_card_brings_no_bonus() -> None:
    """TT-RES-21, TT-GAP-27  Should it ever win."""
    assert row_of(Play(0, 0, PICTURE, NO_COLOUR, 0, 0, None)) == NO_BONUS


def test_a_kakumei_trick_that_another_wins_is_an_ordinary_win() -> None:
    """TT-RES-22  With black, too; the Resistance gets nothing."""
    g = at_play(["k9", "k1", "RAa"], trick_number=5, points=[100, 100, 100], wins=[2, 0, 2])
    g.when("0 power-0, 0 k9, 1 k1, 2 RAa")
    assert (g.told("won"), g.told("game-over")) == (["1 k1 TT-RES-12"], [])
    assert g.table.points == [100, 120, 100]


@pytest.mark.parametrize(("wins", "last"), [(0, 0), (1, 30), (2, 60), (3, 90), (4, 120), (5, 150)])
def test_each_win_brings_nothing_in_rounds_1_and_2_and_30_in_the_last(wins: int, last: int) -> None:
    """TT-RES-23, TT-RES-24"""
    others = [(5 - wins) // 2, (6 - wins) // 2]
    points = [scored([wins, *others], round=number).table.points[0] for number in (1, 2, 3)]
    assert points == [100, 100, 100 + last]


def test_the_kakumei_trick_counts_in_the_last_round_beside_its_bonus() -> None:
    """TT-RES-24  A White Flag and two more wins: 30 and three times 30."""
    g = kakumei_won_with("WFa", "RAa RAb", round=3, wins=[2, 1, 1])
    assert g.table.points[0] == 100 + 30 + 90


def test_five_wins_are_no_character_win() -> None:
    """TT-RES-25, TT-GAP-62  Crown, bonus and the points of the last round as usual."""
    g = scored([5, 0, 0], bid=1, kakumei_wins=1, kakumei_bonus=80, round=2)
    assert (g.told("game-over"), g.told("crown"), g.table.points[0]) == ([], ["0 TT-CRN-02"], 180)
    g = scored([5, 0, 0], bid=1, kakumei_wins=1, kakumei_bonus=80, round=3)
    assert g.table.points[0] == 100 + 80 + 150


# A black Kakumei win in the fifth trick.


def test_a_black_kakumei_win_in_the_fifth_trick_is_simultaneous_with_the_wins_by_count() -> None:
    """TT-GAP-32  The Gambler who made a bid of 4 is before the Resistance, and that before the Berserker."""
    g = at_play(["k5", "RAa", "RAb"], trick_number=5, wins=[0, 0, 4], bid=4).when(
        "0 power-0, 0 k5, 1 RAa, 2 RAb"
    )
    assert g.told("game-over") == ["2 TT-GAM-16"]
    cast = ["resistance", "king", "berserker"]
    g = at_play(["k5", "RAa", "RAm"], characters=cast, trick_number=5, wins=[0, 4, 0], round=3)
    assert g.when("0 power-0, 0 k5, 1 RAa, 2 RAm").told("game-over") == ["0 TT-RES-19"]


def test_in_an_earlier_trick_it_ends_the_game_before_any_count() -> None:
    """TT-GAP-32  Although the Gambler could still have won four."""
    g = at_play(["k5 r1", "RAa r2", "RAb r3"], trick_number=4, wins=[0, 0, 3], bid=4)
    assert g.when("0 power-0, 0 k5, 1 RAa, 2 RAb").told("game-over") == ["0 TT-RES-19"]


@pytest.mark.parametrize(
    ("card", "bonus"), [("k4", 80), ("r8", 50), ("r10", 50), ("b5", 40), ("g2", 30), ("WFa", 20), ("RAb", 0)]
)
def test_the_kakumei_bonus_for_two_players(card: str, bonus: int) -> None:
    """TT-GAP-07  Black wins 80 points, not the game; each of two Kakumei tricks has its bonus."""
    hands = [f"{card}", "RAa" if card != "RAb" else "M"]
    g = Takers(
        2, characters=CAST[:2], hands=hands, trick_number=5, points=[100, 0], kakumei_uses=1, kakumei_bonus=30
    )
    g.when(f"0 power-0, 0 {card}, 1 {hands[1]}")
    assert (g.table.points[0], g.told("game-over")) == (100 + 30 + bonus, [])


@pytest.mark.parametrize("wins", range(6))
def test_the_resistances_card_for_two_players(wins: int) -> None:
    """TT-GAP-07  Nothing for a win before the last round, 30 in it."""
    for number, each in ((1, 0), (5, 30)):
        g = Takers(2, at="score", round=number, characters=CAST[:2], wins=[wins, 5 - wins], points=[100, 0])
        assert g.table.points[0] == 100 + each * wins
