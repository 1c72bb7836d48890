"""King's Sword, Berserker's Axe, Proactive Wing, Strategist's Fan: announced with the card (4.11)."""

import pytest

from followsuit.games.little.items import ITEMS
from little import Little
from little_powers import AXE, ELIXIR, FAN, SWORD_LESS, SWORD_MORE, WING

PLAIN = ["gambler", "berserker", "devil"]


def leading(items: str, hand: str, characters: list[str] | None = None, **position: object) -> Little:
    """Seat 0 leads, with these items."""
    return Little(
        3,
        None,
        0,
        characters=characters or PLAIN,
        hands=[hand, "g1 g2 g3", "k1 k2 k3"],
        items=[items, "", ""],
        **position,
    )


def counts_as(g: Little) -> int:
    return g.table.plays[-1].value


def test_the_ten_items_have_their_names() -> None:
    """LT-GAP-10  Six as in the base game, four after characters of its expansion."""
    assert [item.name for item in ITEMS] == [
        "King's Sword",
        "Map of Destiny",
        "Hermit's Book of Secrets",
        "Berserker's Axe",
        "Timid Boots",
        "Proactive Wing",
        "Strategist's Fan",
        "Alchemist's Elixir",
        "Phantom Thief's Glove",
        "Time Traveler's Clock",
    ]


# The Sword.


@pytest.mark.parametrize(
    ("card", "more", "less"),
    [("r1", 6, 1), ("r4", 9, 1), ("r5", 9, 1), ("r6", 9, 1), ("r7", 9, 2), ("r9", 9, 4), ("r10", 9, 5)],
)
def test_the_sword(card: str, more: int, less: int) -> None:
    """LT-ITEM-10, LT-ITEM-13, LT-DEC-33, LT-EX-13  5 more or 5 less, from 1 to 9."""
    assert counts_as(leading("sword", f"{card} b2").when(f"0 {SWORD_MORE}, 0 {card}")) == more
    assert counts_as(leading("sword", f"{card} b2").when(f"0 {SWORD_LESS}, 0 {card}")) == less


def test_a_9_by_the_sword_does_not_lose_to_a_1() -> None:
    """LT-ITEM-11, LT-GAP-21"""
    g = Little(3, None, 0, characters=PLAIN, hands=["r5 b1", "r1", "r8"], items=["sword", "", ""])
    g.when(f"0 {SWORD_MORE}, 0 r5, 1 r1, 2 r8")
    assert g.told("won") == ["0 r5 LT-STR-01"]


@pytest.mark.parametrize(("item", "power", "rule"), [("sword", SWORD_MORE, 12), ("axe", AXE, 21)])
def test_sword_and_axe_need_a_number_card(item: str, power: str, rule: int) -> None:
    """LT-ITEM-12, LT-ITEM-21  A Devil Card is one; with special cards alone there is nothing to use it on."""
    g = leading(item, "r4d RAa WFa M", ["gambler", "healer", "devil"])
    g.when(f"0 {power}")
    assert g.asked() == "0 LittleTurn: r4d"
    for card in ("RAa", "WFa", "M"):
        assert g.refused(f"0 {card}") == f"LT-ITEM-{rule}"
    assert counts_as(g.when("0 r4d")) == (9 if item == "sword" else 10)
    g = leading(item, "RAa WFa M")
    assert g.asked() == "0 LittleTurn: RAa WFa M"
    assert g.refused(f"0 {power}") == f"LT-ITEM-{rule}"


# The Axe.


def test_the_axe() -> None:
    """LT-ITEM-20, LT-EX-14  The 10 of its colour, which loses to a 1 of that colour."""
    hands = ["r5 b1", "r9", "r1"]
    g = Little(3, None, 0, characters=PLAIN, hands=hands, items=["axe", "", ""])
    g.when(f"0 {AXE}, 0 r5, 1 r9, 2 r1")
    assert g.told("won") == ["2 r1 LT-BERS-07"]
    g = Little(3, None, 0, characters=PLAIN, hands=["r5 b1", "r9", "b9"], items=["axe", "", ""])
    g.when(f"0 {AXE}, 0 r5, 1 r9, 2 b9")
    assert g.told("won") == ["0 r5 LT-STR-01"]


# Together.


@pytest.mark.parametrize(
    ("announced", "value"),
    [
        ([SWORD_MORE, AXE], 10),
        ([SWORD_LESS, AXE], 10),
        ([AXE, SWORD_MORE], 9),
        ([AXE, SWORD_LESS], 5),
    ],
)
def test_sword_and_axe_act_in_the_announced_order(announced: list[str], value: int) -> None:
    """LT-ITEM-02, LT-ITEM-23, LT-TURN-09"""
    g = leading("sword axe", "r3 b2")
    for power in announced:
        g.when(f"0 {power}")
    assert counts_as(g.when("0 r3")) == value
    told = [event.what for event in g.events("power")]
    assert (told[0] == "axe") == (announced[0] == AXE)
    assert g.now("items") == ["", "", ""]


def test_they_change_the_main_card_before_the_sum() -> None:
    """LT-ITEM-22, LT-ITEM-24  And never a card that is added."""
    g = leading("axe", "r3 b2 g5", ["healer", "gambler", "devil"])
    g.when(f"0 {AXE}, 0 r3, 0 b2")
    assert counts_as(g) == 2
    g = leading("sword", "r3 b2 g5", ["healer", "gambler", "devil"])
    g.when(f"0 {SWORD_MORE}, 0 r3, 0 g5")
    assert counts_as(g) == 3


def test_they_never_change_a_second_card() -> None:
    """LT-ITEM-24  Hidden or open."""
    g = leading("axe", "r3 r4d r5", ["ninja", "gambler", "devil"], trick_number=3, deck="b9 b8")
    g.when(f"0 {AXE}, 0 r3, 0 r4d")
    assert [play.value for play in g.table.plays] == [10, 4]
    g = leading("axe", "r3 r4 r5", ["ninja", "gambler", "devil"], trick_number=3, deck="b9 b8")
    g.when(f"0 {AXE}, 0 r3, 0 r4, 1 g1, 2 k1, 0 yes")
    assert g.table.last_trick[-1].value == 4


def test_characters_still_make_of_the_card_what_they_make_of_any() -> None:
    """LT-ITEM-10, LT-SAMU-04, LT-KING-05  Red as black with the Sword, King's tie with the Axe."""
    cast = ["samurai", "gambler", "devil"]
    g = Little(3, None, 0, characters=cast, hands=["r2 b1", "k6", "r9"], items=["sword", "", ""])
    assert g.when(f"0 {SWORD_MORE}, 0 r2, 1 k6, 2 r9").told("won") == ["0 r2 LT-SAMU-04"]
    cast = ["berserker", "king", "devil"]
    g = Little(3, None, 0, characters=cast, hands=["r10", "r2 b1", "r9"], items=["", "axe", ""])
    assert g.when(f"0 r10, 1 {AXE}, 1 r2, 2 r9").told("won") == ["1 r2 LT-STR-01 LT-KING-02"]


def test_an_item_is_used_once() -> None:
    """LT-OPT-26, LT-TRICK-06  It leaves the game, and its effect ends with the trick."""
    g = Little(
        3, None, 0, characters=PLAIN, hands=["r5 r3", "r9 r2", "r8 r1"], items=["axe", "", ""], trick_number=4
    )
    g.when(f"0 {AXE}, 0 r5, 1 r9, 2 r8")
    assert g.now("items") == ["", "", ""]
    assert g.asked() == "0 LittleTurn: r3"
    assert g.refused(f"0 {AXE}") == "LT-OPT-23"
    g.when("0 r3, 1 r2, 2 r1")
    assert g.told("won")[-1] == "0 r3 LT-STR-01"


# The Wing.


def test_the_wing_wins_a_tie() -> None:
    """LT-ITEM-60, LT-EX-17  For the strongest cards, whenever it is used."""
    hands = ["RAa r5", "RAb r2", "r8 r1"]
    g = Little(3, None, 0, characters=PLAIN, hands=hands, items=["", "wing", ""], trick_number=4)
    assert g.when("0 RAa, 1 RAb, 2 r8").told("won") == ["0 RAa LT-STR-01 LT-STR-03"]
    g = Little(3, None, 0, characters=PLAIN, hands=hands, items=["", "wing", ""], trick_number=4)
    assert g.when(f"0 RAa, 1 {WING}, 1 RAb, 2 r8").told("won") == ["1 RAb LT-STR-01 LT-ITEM-60"]


def test_the_wing_wins_no_more_than_a_tie() -> None:
    """LT-ITEM-60, LT-MAT-60  A weaker card stays weaker; Hermit's flag over a Rare is no tie."""
    hands = ["r9 r5", "r2 r3", "r8 r1"]
    g = Little(3, None, 0, characters=PLAIN, hands=hands, items=["", "wing", ""], trick_number=4)
    assert g.when(f"0 r9, 1 {WING}, 1 r2, 2 r8").told("won") == ["0 r9 LT-STR-01"]
    hands = ["WFa r5", "RAa r3", "r8 r1"]
    cast = ["hermit", "king", "devil"]
    g = Little(3, None, 0, characters=cast, hands=hands, items=["", "wing", ""], trick_number=4)
    assert g.when(f"0 WFa, 1 {WING}, 1 RAa, 2 r8").told("won") == ["0 WFa LT-HERM-04"]


# The Fan.


def behind_red(items: str, characters: list[str], hand: str = "r3 b3 k3") -> Little:
    """Red is led; seat 1 plays next."""
    hands = ["r2", hand, "r9"]
    return Little(
        3, None, 0, characters=characters, hands=hands, items=["", items, ""], trick="r2", deck="b9 b8 b7"
    )


def test_the_fan_lifts_following() -> None:
    """LT-ITEM-70, LT-ITEM-71, LT-MAT-83  And nothing else."""
    g = behind_red("fan", PLAIN)
    assert g.refused("1 b3") == "LT-FOL-03"
    g.when(f"1 {FAN}")
    assert g.asked() == "1 LittleTurn: r3 b3 k3"
    g.when("1 k3, 2 r9")
    assert g.told("won") == ["1 k3 LT-STR-01"]
    g = behind_red("fan", PLAIN)
    assert g.when(f"1 {FAN}, 1 b3, 2 r9").told("won") == ["2 r9 LT-STR-01"]


def test_with_other_items_the_fan_still_lifts_following() -> None:
    """LT-ITEM-70, LT-TURN-09  In whatever order they are announced."""
    g = behind_red("fan axe", PLAIN)
    assert g.when(f"1 {AXE}, 1 {FAN}").asked() == "1 LittleTurn: r3 b3 k3"
    g = behind_red("fan axe", PLAIN, "r3 RAa")
    assert g.when(f"1 {FAN}, 1 {AXE}").asked() == "1 LittleTurn: r3"
    g = behind_red("axe", PLAIN)
    assert g.when(f"1 {AXE}").asked() == "1 LittleTurn: r3"
    assert g.refused("1 b3") == "LT-FOL-03"


def test_a_second_card_is_free_as_well() -> None:
    """LT-ITEM-72  But only in that turn, and only by the Fan."""
    cast = ["gambler", "ninja", "devil"]
    g = behind_red("fan", cast).when(f"1 {FAN}, 1 b3")
    assert g.asked() == "1 MayPlaySecond: no r3 k3"
    g.when("1 k3, 2 r9, 1 yes")
    assert g.told("won") == ["1 k3 LT-STR-01"]
    g = behind_red("fan", cast, "r3 r5 b3 k3").when("1 r3")
    assert g.asked() == "1 MayPlaySecond: no r5"


def test_when_the_fan_has_a_use() -> None:
    """LT-ITEM-73, LT-ITEM-01, LT-GAP-37  While there is a lead colour, or for a second card."""
    g = leading("fan", "r3 b3")
    assert g.refused(f"0 {FAN}") == "LT-ITEM-73"
    g = Little(3, None, 0, characters=PLAIN, hands=["WFa", "r3 b3", "r9"], items=["", "fan", ""], trick="WFa")
    assert g.refused(f"1 {FAN}") == "LT-ITEM-73"
    g = leading("fan", "r3 r5 b3", ["ninja", "gambler", "devil"], deck="b9 b8", trick_number=3)
    g.when(f"0 {FAN}, 0 r3")
    assert g.asked() == "0 MayPlaySecond: no r5 b3"


def test_what_is_offered_has_a_card_that_goes_with_all_of_it() -> None:
    """LT-ITEM-01  The Axe needs a number; red has to be followed, and the only red card has gone."""
    g = behind_red("axe wing", PLAIN, "r3 RAa")
    g.when(f"1 {WING}")
    assert g.asked() == f"1 LittleTurn: r3 RAa {AXE}"
    assert g.when(f"1 {AXE}").asked() == "1 LittleTurn: r3"


def test_elixir_cannot_be_announced() -> None:
    """LT-TURN-01, LT-ITEM-91  It comes before the play, not with it."""
    g = behind_red("axe elixir", PLAIN)
    assert g.when(f"1 {AXE}").refused(f"1 {ELIXIR}") == "LT-TURN-03"
