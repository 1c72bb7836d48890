"""Alchemist's Elixir: two cards as one number of the lead colour (4.11)."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.takers.cards import BLACK, BLUE, NO_COLOUR, NUMBER, RED
from little import Little
from little_powers import AXE, ELIXIR, FAN, MAP, SWORD_LESS, SWORD_MORE, WING

PLAIN = ["gambler", "berserker", "devil"]


def behind(
    trick: str, hand: str, characters: list[str] | None = None, items: str = "elixir", **position: object
) -> Little:
    """One has played; seat 1 has the Elixir, and g9 is on top of the deck."""
    return Little(
        3,
        None,
        0,
        characters=characters or PLAIN,
        hands=["g5", hand, "r9 r8"],
        items=["", items, ""],
        trick=trick,
        **{"deck": "g9 g8 g7", "trick_number": 4, **position},
    )


def stands_for(g: Little) -> tuple[int, int, int]:
    play = g.table.plays[1]
    return play.kind, play.colour, play.value


def test_not_when_leading() -> None:
    """LT-ITEM-80"""
    g = Little(3, None, 0, characters=PLAIN, hands=["r1 r2", "b1", "b2"], items=["elixir", "", ""])
    assert g.refused(f"0 {ELIXIR}") == "LT-ITEM-80"


def test_two_cards_after_a_draw() -> None:
    """LT-ITEM-81, LT-HID-09, LT-DEC-32, LT-TURN-02  Free of following; only the drawer sees what is drawn."""
    g = behind("r2", "r3 b4").when(f"1 {ELIXIR}")
    assert g.asked() == "1 PlayTwo: r3 b4 g9"
    assert g.told("drew", SPECTATOR) == ["1 ?"]
    assert g.told("drew", 1) == ["1 g9"]
    g.when("1 b4")
    assert g.asked() == "1 PlayTwo: r3 g9"
    assert g.now("sealed", 0) == ["", "", ""]
    assert g.refused("1 b4") == "LT-ITEM-81"
    for other in ("k9", "colour-0", "yes"):  # not held, too early, not asked
        assert g.refused(f"1 {other}") == "FS-TURN-02"
    g.when("1 g9")
    assert g.told("played", 0)[-1] == "1 b4 g9"
    assert g.now("hands") == ["g5", "r3", "r8 r9"]
    assert g.now("items") == ["", "", ""]
    assert g.now("voids") == ["", "", ""]  # nobody can tell that there is no red


def test_the_lead_colour_and_the_sum() -> None:
    """LT-ITEM-82"""
    g = behind("r2", "b3 b4").when(f"1 {ELIXIR}, 1 b4, 1 b3")
    assert stands_for(g) == (NUMBER, RED, 7)
    assert g.table.plays[1].marks == 0  # nothing else has changed the card
    g = behind("k2", "b3 b4").when(f"1 {ELIXIR}, 1 b4, 1 b3")
    assert stands_for(g) == (NUMBER, BLACK, 7)
    assert g.when("2 r9").told("won") == ["1 b4 LT-STR-07"]


@pytest.mark.parametrize("special", ["RAa", "WFa", "M"])
def test_special_cards_count_nothing(special: str) -> None:
    """LT-ITEM-83"""
    g = behind("r2", f"{special} b4").when(f"1 {ELIXIR}, 1 {special}, 1 b4")
    assert stands_for(g) == (NUMBER, RED, 4)


@pytest.mark.parametrize(
    ("hand", "value"), [("b1 b9", 10), ("b2 b9", 1), ("b9 r1e", 10), ("b9 b8", 7), ("b10 b5", 5)]
)
def test_above_10_the_last_digit_counts(hand: str, value: int) -> None:
    """LT-ITEM-84"""
    first, second = hand.split()
    g = behind("r2", hand).when(f"1 {ELIXIR}, 1 {first}, 1 {second}")
    assert stands_for(g) == (NUMBER, RED, value)


def test_a_sum_of_10_loses_to_a_1_and_a_sum_of_20_is_0() -> None:
    """LT-ITEM-84, LT-ITEM-85"""
    g = Little(
        3,
        None,
        0,
        characters=PLAIN,
        hands=["r9", "b1 b9", "r1 r8"],
        items=["", "elixir", ""],
        trick="r9",
        trick_number=4,
        deck="g9",
    )
    assert g.when(f"1 {ELIXIR}, 1 b1, 1 b9, 2 r1").told("won") == ["2 r1 LT-BERS-07"]
    g = behind("r2", "b10 g10").when(f"1 {ELIXIR}, 1 b10, 1 g10")
    assert stands_for(g) == (NUMBER, RED, 0)


def test_0_is_above_a_flag_and_below_a_1() -> None:
    """LT-ITEM-85, LT-EX-19  Though the 1 is of another colour."""
    cards: dict[str, object] = {"items": ["", "elixir", ""], "trick_number": 4, "deck": "g9"}
    g = Little(3, None, 0, characters=PLAIN, hands=["WFa", "RAa RAb", "WFb g1"], trick="WFa", **cards)
    g.when(f"1 {ELIXIR}, 1 RAa, 1 RAb, 2 WFb")
    assert g.told("won") == ["1 RAa LT-ITEM-85"]
    g = Little(3, None, 0, characters=PLAIN, hands=["WFa", "RAa RAb", "b1 g1"], trick="WFa", **cards)
    g.when(f"1 {ELIXIR}, 1 RAa, 1 RAb, 2 b1")
    assert g.told("won") == ["2 b1 LT-STR-01"]
    hands = ["r10", "r2 b10", "b1 g1"]
    g = Little(3, None, 0, characters=["gambler", "healer", "devil"], hands=hands, trick="r10", **cards)
    g.when(f"1 {ELIXIR}, 1 b10, 1 r2, 2 b1")  # red 2
    assert g.told("won") == ["0 r10 LT-STR-01"]


def test_without_a_lead_colour_one_is_named() -> None:
    """LT-ITEM-86, LT-MAT-84, LT-DEC-32  Printed on one of the two; it leads."""
    g = behind("RAb", "r3 b4").when(f"1 {ELIXIR}, 1 r3, 1 b4")
    assert g.asked() == "1 PlayTwo: colour-0 colour-1"
    assert g.refused("1 colour-2") == "LT-ITEM-86"
    g.when("1 colour-1")
    assert g.told("declared-blue", 0) == ["1"]
    assert stands_for(g) == (NUMBER, BLUE, 7)
    assert g.table.led == BLUE
    g = behind("WFb", "r3 WFa").when(f"1 {ELIXIR}, 1 WFa, 1 r3")  # only one is printed
    assert stands_for(g) == (NUMBER, RED, 3)
    assert g.table.led == RED
    assert g.told("declared-red", 0) == []  # nothing was to be said


def test_without_any_colour() -> None:
    """LT-ITEM-87  Two special cards: a 0 that leads nothing."""
    g = behind("WFb", "RAa WFa").when(f"1 {ELIXIR}, 1 RAa, 1 WFa")
    assert stands_for(g) == (NUMBER, NO_COLOUR, 0)
    assert g.table.led == NO_COLOUR
    g = behind("r2", "RAa WFa").when(f"1 {ELIXIR}, 1 RAa, 1 WFa")
    assert stands_for(g) == (NUMBER, RED, 0)


def test_special_cards_in_it_are_not_in_play() -> None:
    """LT-ITEM-88, LT-GAP-45, LT-MAT-58  No flag, no Rare and no MIRIA lies in the trick."""
    cards: dict[str, object] = {"items": ["", "elixir", ""], "trick_number": 4, "deck": "g9"}
    cast = ["samurai", "gambler", "devil"]
    g = Little(3, None, 0, characters=cast, hands=["r2", "b3 WFa", "k1 k8"], trick="r2", **cards)
    assert g.when(f"1 {ELIXIR}, 1 b3, 1 WFa, 2 k1").told("won") == ["0 r2 LT-SAMU-04"]
    cast = ["hermit", "gambler", "devil"]
    g = Little(3, None, 0, characters=cast, hands=["WFb", "b3 RAa", "r1 k8"], trick="WFb", **cards)
    assert g.when(f"1 {ELIXIR}, 1 b3, 1 RAa, 2 r1").told("won") == ["1 b3 LT-STR-01"]
    g = Little(3, None, 0, characters=PLAIN, hands=["r2", "b3 M", "r1 k8"], trick="r2", **cards)
    assert g.when(f"1 {ELIXIR}, 1 M, 1 b3, 2 r1").told("won") == ["1 M LT-STR-01"]


def test_healer_adds_nothing_to_it() -> None:
    """LT-ITEM-89"""
    g = behind("r2", "b3 b4 b5", ["gambler", "healer", "devil"]).when(f"1 {ELIXIR}, 1 b3, 1 b4")
    assert g.asked().startswith("2 LittleTurn")
    assert stands_for(g) == (NUMBER, RED, 7)


def test_it_needs_two_cards() -> None:
    """LT-ITEM-90, LT-ITEM-01  The one to be drawn is the second, if there is one."""
    g = behind("r2", "r3", deck="", rest_in_deck=0)
    assert g.refused(f"1 {ELIXIR}") == "LT-ITEM-90"
    g = behind("r2", "r3").when(f"1 {ELIXIR}, 1 r3, 1 g9")
    assert stands_for(g) == (NUMBER, RED, 2)
    g = behind("r2", "r3 b4", deck="", rest_in_deck=0).when(f"1 {ELIXIR}, 1 r3, 1 b4")
    assert stands_for(g) == (NUMBER, RED, 7)


def test_a_card_that_cannot_be_kept_may_leave_too_few() -> None:
    """LT-ITEM-90, LT-SAMU-02  Then the Elixir is spent, and the turn goes on as any other."""
    g = behind("r2", "b3", ["gambler", "samurai", "devil"], deck="k9", rest_in_deck=0)
    g.when(f"1 {ELIXIR}")
    assert g.asked() == "1 LittleTurn: b3"
    assert g.now("items") == ["", "", ""]


def test_nothing_but_sword_axe_and_wing_goes_with_it() -> None:
    """LT-ITEM-91, LT-TURN-01  Once the card is drawn."""
    g = behind("r2", "r3 b4 RAa", items="sword axe wing fan map elixir").when(f"1 {ELIXIR}")
    assert g.asked() == f"1 PlayTwo: r3 b4 g9 RAa {SWORD_MORE} {AXE} {WING} {SWORD_LESS}"
    for power in (FAN, MAP, "power-0"):
        assert g.refused(f"1 {power}") == "LT-ITEM-91"
    g.when(f"1 {SWORD_MORE}")
    assert g.refused(f"1 {SWORD_LESS}") == "LT-OPT-26"
    g.when(f"1 {AXE}, 1 {WING}")
    assert g.asked() == "1 PlayTwo: r3 b4 g9"
    g.when("1 r3, 1 b4")
    assert stands_for(g) == (NUMBER, RED, 4)
    assert [event.what for event in g.events("power")] == ["elixir", "sword-more", "axe", "wing"]
    assert g.now("items") == ["", "fan map", ""]


def test_a_hidden_card_after_it_follows() -> None:
    """LT-ITEM-92"""
    g = behind("r2", "b3 b4 r5 k9", ["gambler", "ninja", "devil"]).when(f"1 {ELIXIR}, 1 b3, 1 b4")
    assert g.asked() == "1 MayPlaySecond: no r5"


def test_sword_and_axe_change_the_main_card() -> None:
    """LT-ITEM-93, LT-ITEM-22, LT-ITEM-24, LT-GAP-67  The one picked first, a number card."""
    g = behind("r2", "b3 b4 RAa", items="axe elixir").when(f"1 {ELIXIR}, 1 {AXE}")
    assert g.refused("1 RAa") == "LT-ITEM-21"
    g.when("1 b3")
    assert g.refused(f"1 {AXE}") == "LT-ITEM-93"
    g.when("1 RAa")
    assert stands_for(g) == (NUMBER, RED, 10)
    g = behind("r2", "b3 b4", items="sword elixir").when(f"1 {ELIXIR}, 1 {SWORD_LESS}, 1 b4, 1 b3")
    assert stands_for(g) == (NUMBER, RED, 4)
    g = behind("r2", "RAb RAa WFa", items="axe elixir", deck="WFb").when(f"1 {ELIXIR}")
    assert g.refused(f"1 {AXE}") == "LT-ITEM-21"


def test_samurai_in_the_lead_colour_red() -> None:
    """LT-SAMU-13  Strength goes by the colour it has."""
    g = Little(
        3,
        None,
        0,
        characters=["gambler", "samurai", "devil"],
        hands=["r2", "b3 b2", "k4 k8"],
        items=["", "elixir", ""],
        trick="r2",
        trick_number=4,
        deck="g9",
    )
    assert g.when(f"1 {ELIXIR}, 1 b3, 1 b2, 2 k4").told("won") == ["1 b3 LT-SAMU-04"]


def test_both_cards_are_taken_and_reserved_together() -> None:
    """LT-TRICK-03, LT-COLL-06, LT-MAT-85"""
    g = behind("r2", "b3 b4", ["gambler", "berserker", "collector"]).when(
        f"1 {ELIXIR}, 1 b3, 1 b4, 2 r9, 2 b3"
    )
    assert g.now("taken") == ["", "", "r2 r9 b3 b4"]
    g = behind("k9", "b3 b4", ["gambler", "berserker", "collector"]).when(
        f"1 {ELIXIR}, 1 b3, 1 b4, 2 r8, 2 b3"
    )
    assert g.now("taken") == ["r8 k9", "", "b3 b4"]


def test_both_cards_are_written_in_a_position() -> None:
    """LT-ITEM-82  As they were played, parted by "/", then what they count as; and read so again."""
    played = behind("r2", "b3 b4").when(f"1 {ELIXIR}, 1 b4, 1 b3")
    assert played.now("trick") == "r2 b4/b3=r7"
    g = Little(3, None, 0, characters=PLAIN, hands=["g5", "g9", "r9 r8"], trick="r2 b4/b3=r7", trick_number=4)
    assert (g.now("trick"), stands_for(g)) == ("r2 b4/b3=r7", (NUMBER, RED, 7))
    assert g.when("2 r8").told("won") == ["2 r8 LT-STR-01"]
