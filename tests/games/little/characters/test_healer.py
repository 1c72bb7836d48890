"""9  Healer: the added card, the full hand, blue and green (LT, chapter 4.9)."""

import pytest

from little import Little
from little_powers import AXE, CLOCK, ELIXIR, SWORD_LESS, SWORD_MORE

CAST = ["healer", "king", "gambler"]
DECK = "k1 k2 k3 k4 k5 k6 k7"


def playing(hand: str, **position: object) -> Little:
    """Healer is seat 0 and leads, unless it says otherwise; the others have a card each."""
    given: dict[str, object] = {"characters": CAST, "deck": DECK, "trick_number": 3}
    given["hands"] = [hand, "r7 r8 b7", "k9 g8 g9"]
    return Little(3, None, 0, **{**given, **position})


def play_made(g: Little) -> tuple[int, int]:
    """Colour and number of the first play."""
    return g.table.plays[0].colour, g.table.plays[0].value


def scored(wins: int, taken: str = "", players: int = 3, **position: object) -> Little:
    given: dict[str, object] = {"characters": ["healer", "resistance", "collector"][:players], **position}
    others = min(5 - wins, 3) if players == 3 else 5 - wins
    won = [wins, others, 5 - wins - others][:players]
    cards = [taken, "", ""][:players]
    return Little(players, None, 0, at="score", wins=won, taken=cards, points=[100] * players, **given)


# The added card.


def test_a_blue_or_green_number_card_may_be_added_to_a_number_card() -> None:
    """LT-HEAL-01, LT-HEAL-04, LT-DEC-16, LT-TURN-04  Before anybody else plays, and all see it."""
    g = playing("r5 b3 g2 k8 WFa RAa").when("0 r5")
    assert g.asked() == "0 MayAdd: no b3 g2"
    assert [g.refused(f"0 {card}") for card in ("k8", "WFa", "RAa")] == ["LT-HEAL-04"] * 3
    assert g.refused("0 b7") == "LT-HEAL-01"
    g.when("0 g2")
    assert g.now("trick") == "r5/g2=r7"
    assert (g.told("added"), [event.number for event in g.events("added", 2)]) == (["0 r5 g2"], [7])
    assert g.asked().startswith("1 LittleTurn")


def test_adding_is_optional() -> None:
    """LT-HEAL-01"""
    g = playing("r5 b3 g2").when("0 r5, 0 no")
    assert g.now("trick") == "r5"


@pytest.mark.parametrize("main", ["RAa", "WFa", "M"])
def test_nothing_is_added_to_a_special_card(main: str) -> None:
    """LT-HEAL-03, LT-MAT-26"""
    assert playing(f"{main} b3 g2").when(f"0 {main}").asked().startswith("1 LittleTurn")


def test_nothing_is_asked_without_a_card_to_add() -> None:
    """LT-HEAL-04  Red, black and special cards are none."""
    assert playing("b5 r3 k8 RAa WFa M").when("0 b5").asked().startswith("1 LittleTurn")


def test_the_added_card_need_not_follow() -> None:
    """LT-HEAL-02  The main card has to; a red one that is held makes no difference for the other."""
    g = playing("r5 r6 b3", leader=2, hands=["r5 r6 b3", "r7 r8", "r9 g8"]).when("2 r9")
    assert g.refused("0 b3") == "LT-FOL-03"
    g.when("0 r5")
    assert g.asked() == "0 MayAdd: no b3"


def test_the_lead_colour_is_that_of_the_main_card() -> None:
    """LT-HEAL-05, LT-FOL-01, LT-FOL-06"""
    g = playing("r5 b3").when("0 r5, 0 b3")
    assert g.asked() == "1 LittleTurn: r7 r8"


@pytest.mark.parametrize(
    ("main", "other", "number"),
    [
        ("r5", "b3", 8),
        ("r1", "b8", 9),
        ("r1", "b9", 10),
        ("r5", "b5", 10),
        ("r5", "b6", 1),
        ("r9", "b9", 8),
        ("r10", "b9", 9),
        ("r10", "b10", 0),
        ("k8", "g4d", 2),
        ("b4d", "g4d", 8),
    ],
)
def test_the_play_has_the_colour_of_the_main_card_and_the_last_digit_of_the_sum(
    main: str, other: str, number: int
) -> None:
    """LT-HEAL-05 to LT-HEAL-07, LT-GAP-22, LT-DEVIL-10, LT-MAT-30  Ten stays ten."""
    g = playing(f"{main} {other}").when(f"0 {main}, 0 {other}")
    assert play_made(g) == ("rbgk".index(main[0]), number)


def test_a_sum_of_10_loses_to_the_1_of_its_colour() -> None:
    """LT-HEAL-06, LT-BERS-08, LT-MAT-65"""
    g = playing("r4 b6", hands=["r4 b6", "r1 b1", "r9 b8"]).when("0 r4, 0 b6, 1 r1, 2 r9")
    assert g.told("won") == ["1 r1 LT-BERS-07"]
    g = playing("r4 b6", hands=["r4 b6", "b1 b2", "r9 b8"]).when("0 r4, 0 b6, 1 b1, 2 r9")
    assert g.told("won") == ["0 r4 LT-STR-01"]


def test_a_sum_of_11_is_a_1_that_beats_miria() -> None:
    """LT-HEAL-07, LT-MAT-64"""
    cast = ["healer", "berserker", "gambler"]
    g = playing("r5 b6", characters=cast, hands=["r5 b6", "M b2", "RAa b8"]).when("0 r5, 0 b6, 1 M, 2 RAa")
    assert g.told("won") == ["0 r5 LT-BERS-06"]


def test_a_sum_of_20_is_0_and_beats_only_white_flags() -> None:
    """LT-HEAL-07, LT-ITEM-85, LT-MAT-30"""
    g = playing("r10 b10", hands=["r10 b10", "WFa r8", "b1 g8"]).when("0 r10, 0 b10, 1 WFa, 2 b1")
    assert g.told("won")[0].startswith("2 b1")


def test_beside_samurai_a_red_sum_fights_as_black() -> None:
    """LT-MAT-23, LT-SAMU-04"""
    pairs = ["healer samurai", "king gambler", "ninja hermit"]
    position: dict[str, object] = {"characters": pairs, "round": 3, "deck": "r1 r2 r3 r4"}
    g = playing("r5 b3", hands=["r5 b3", "k7 b2", "k6 g8"], **position).when("0 r5, 0 b3, 1 k7, 2 k6, 2 no")
    assert g.told("won") == ["0 r5 LT-SAMU-04"]


@pytest.mark.parametrize(("power", "number"), [(SWORD_MORE, 1), (SWORD_LESS, 3), (AXE, 2)])
def test_items_change_the_main_card_before_it_is_added_to(power: str, number: int) -> None:
    """LT-ITEM-22, LT-ITEM-24, LT-GAP-48  5 becomes 9, 1 (held within 1 to 9) or 10; then 2 is added."""
    items = ["sword axe", "", ""]
    g = playing("r5 b2", items=items).when(f"0 {power}, 0 r5, 0 b2")
    assert play_made(g) == (0, number)


def test_nothing_is_added_to_an_elixir() -> None:
    """LT-ITEM-89"""
    g = playing("r5 b2 g3", leader=2, items=["elixir", "", ""]).when(f"2 g9, 0 {ELIXIR}, 0 r5, 0 b2")
    assert g.asked().startswith("1 LittleTurn")


def test_the_added_card_is_taken_with_the_play() -> None:
    """LT-HEAL-13, LT-TRICK-03"""
    g = playing("r5 b3").when("0 r5, 0 b3, 1 r7, 2 k9")
    assert g.now("taken") == ["", "", "r5 r7 b3 k9"]


def test_an_added_devil_card_lies_open_no_more() -> None:
    """LT-DEVIL-10, LT-DEVIL-05"""
    g = playing("r5 b4d g2", characters=["healer", "king", "devil"]).when("0 r5, 0 b4d")
    assert (g.now("trick"), g.table.open_cards) == ("r5/b4d=r9", [])


# The hand.


@pytest.mark.parametrize("number", [1, 3, 5])
def test_at_the_end_of_the_turn_the_hand_is_filled_up_to_five(number: int) -> None:
    """LT-HEAL-08, LT-TURN-08, LT-TURN-12, LT-GAP-20  In the fifth trick too; only Healer sees the cards."""
    g = playing("r5 b3 g2 r1 r2", trick_number=number).when("0 r5, 0 b3")
    assert g.hand_of(0, 0) == "r1 r2 g2 k1 k2"
    assert g.hand_of(0, 1) == "? ? ? ? ?"
    assert [event.cards for event in g.events("drew", 0)] == [
        g.game.read_cards(card) for card in ("k1", "k2")
    ]


def test_the_hand_is_filled_without_an_added_card_as_well() -> None:
    """LT-HEAL-08, LT-HID-09"""
    g = playing("r5 b3 g2 r1 r2").when("0 r5, 0 no")
    assert g.hand_of(0, 0) == "r1 r2 b3 g2 k1"
    assert g.told("drew", 1) == ["0 ?"]


def test_as_many_are_drawn_as_there_are() -> None:
    """LT-HEAL-08, LT-DECK-05"""
    g = playing("r5 b3 g2", deck="k1", rest_in_deck=0).when("0 r5, 0 b3")
    assert g.hand_of(0) == "g2 k1"


def test_the_order_of_a_turn_with_ninja() -> None:
    """LT-MAT-15, LT-TURN-04 to LT-TURN-08  Added card, hidden card, one card drawn, then up to five."""
    pairs = ["healer ninja", "king gambler", "samurai hermit"]
    g = playing("r5 b3 r1 r2 g1", characters=pairs, round=3).when("0 r5")
    assert g.asked() == "0 MayAdd: no b3 g1"
    g.when("0 b3")
    assert g.asked() == "0 MayPlaySecond: no r1 r2"
    g.when("0 r1")
    assert [g.game.write_cards(event.cards) for event in g.events("drew", 0)] == ["k1", "k2", "k3"]
    assert len(g.table.hand(0)) == 5


def test_an_exchange_of_hermit_comes_before_and_the_refill_after() -> None:
    """LT-MAT-26"""
    pairs = ["healer hermit", "king gambler", "samurai ninja"]
    g = playing("r5 b3 r1 r2 g1", characters=pairs, round=3)
    slot = next(role.slot for role in g.table.roles_of(0) if role.character.name == "Hermit")
    g.when(f"0 power-{16 * slot}, 0 k1, 0 r5, 0 no")
    assert g.hand_of(0, 0) == "r1 r2 b3 g1 k2"


def test_the_clock_discards_what_healer_played() -> None:
    """LT-HEAL-12, LT-ITEM-109, LT-MAT-75, LT-HID-20  The hand stays at five, and all see what goes."""
    g = playing("r5 b3 g2 r1 r2", items=["", "clock", ""]).when(f"0 r5, 0 b3, 1 {CLOCK}, 1 seat-2")
    assert (g.hand_of(0, 0), g.now("discards", 2)) == ("r1 r2 g2 k1 k2", "r5 b3")


def test_the_clock_cannot_discard_miria() -> None:
    """LT-ITEM-110, LT-MAT-30  It returns, and another card goes for it."""
    pairs = ["healer berserker", "king gambler", "samurai ninja"]
    g = playing("M r5 b3 g2 r1", characters=pairs, round=3, items=["", "clock", ""])
    g.when(f"0 M, 1 {CLOCK}")
    assert g.asked() == "0 Discard: r1 r5 b3 g2 k1"
    g.when("0 k1, 1 seat-2")
    assert g.hand_of(0, 0) == "r1 r5 b3 g2 M"


# Points.


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 10), (2, 20), (3, 30), (4, 40)])
def test_points_by_wins(wins: int, points: int) -> None:
    """LT-SCORE-01"""
    assert scored(wins).table.points[0] == 100 + points


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 0), (2, 10), (3, 20), (4, 30), (5, 40)])
def test_points_by_wins_with_two_players(wins: int, points: int) -> None:
    """LT-2P-03, LT-2P-04, LT-GAP-16"""
    assert scored(wins, players=2).table.points[0] == 100 + points


def test_five_wins_win_the_game() -> None:
    """LT-TRICK-07, LT-GAP-06"""
    assert scored(5).told("game-over") == ["0 LT-TRICK-07"]


@pytest.mark.parametrize(
    ("taken", "points"), [("b1 g9", 20), ("b1 g9 r1 k1 RAa WFa M", 20), ("b10 b9e", 20), ("r1 k2", 0)]
)
def test_each_blue_or_green_card_taken_gives_10(taken: str, points: int) -> None:
    """LT-HEAL-09, LT-ENH-02, LT-SCORE-08  Of whatever source."""
    assert scored(0, taken).table.points[0] == 100 + points


def test_devil_cards_count_as_blue_and_green() -> None:
    """LT-HEAL-09, LT-MAT-31  With Devil as second character 30 and 10 each."""
    pairs = ["healer devil", "king gambler", "samurai ninja"]
    assert scored(0, "b4d g4d", characters=pairs, round=3).table.points[0] == 100 + 20 + 60 + 20


def test_beasts_pay_on_top() -> None:
    """LT-HEAL-11, LT-BEAST-10"""
    pairs = ["healer hermit", "king gambler", "samurai ninja"]
    g = scored(0, "b1 b2 g1", characters=pairs, round=3, beasts=["guru-x10", "", ""])
    assert g.table.points[0] == 100 + 30 + 50 + 20


def test_reserved_cards_count_too() -> None:
    """LT-HEAL-10"""
    pairs = ["healer collector", "king gambler", "samurai ninja"]
    position: dict[str, object] = {
        "characters": pairs,
        "round": 3,
        "trick_number": 5,
        "points": [100, 100, 100],
    }
    g = playing("b2", hands=["b2", "b9", "b8"], wins=[0, 3, 1], **position).when(
        "0 b2, 0 b2, 1 b9, 2 b8, 2 no"
    )
    healed = [event.number for event in g.events("scored") if event.because[0].rule == "LT-HEAL-09"]
    assert healed == [10]
