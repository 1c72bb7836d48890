"""Map of Destiny, Hermit's Book of Secrets, Timid Boots, and the beast that draws: before playing."""

import pytest

from followsuit import SPECTATOR
from little import Little
from little_powers import AXE, BOOK, BOOTS, GURU, MAP

PLAIN = ["gambler", "berserker", "devil"]
PAIRS = ["gambler king", "berserker hermit", "devil healer"]
OTHERS = [1, 2, SPECTATOR]


def first_seat(items: str, hand: str, characters: list[str] | None = None, **position: object) -> Little:
    return Little(
        3,
        None,
        0,
        characters=characters or PLAIN,
        hands=[hand, "g1 g2 g3", "k1 k2 k3"],
        items=[items, "", ""],
        **position,
    )


# The Map.


def test_the_map_exchanges_from_one_card_to_all() -> None:
    """LT-ITEM-30, LT-DEC-31, LT-EX-15  At least one; the others see how many."""
    g = first_seat("map", "r1 r2 r3", deck="b9 b8 b7 b6").when(f"0 {MAP}")
    assert g.asked() == "0 Exchange: r1 r2 r3"
    g.when("0 r1, 0 r3")
    assert g.asked() == "0 Exchange: done"
    g.when("0 done")
    assert g.now("hands") == ["r2 b8 b9", "g1 g2 g3", "k1 k2 k3"]
    assert g.now("discards") == "r1 r3"
    assert g.now("items") == ["", "", ""]
    for viewer in OTHERS:
        assert g.now("hands", viewer) != g.now("hands")
        assert g.told("discarded", viewer) == ["0 ?", "0 ?"]
        assert g.told("drew", viewer) == ["0 ?", "0 ?"]
    assert g.told("drew", 0) == ["0 b9", "0 b8"]
    assert g.asked() == "0 LittleTurn: r2 b8 b9"


def test_the_map_never_takes_miria() -> None:
    """LT-ITEM-30, LT-BERS-04, LT-ITEM-01"""
    g = first_seat("map", "M r2", deck="b9 b8").when(f"0 {MAP}")
    assert g.asked() == "0 Exchange: r2"
    assert g.refused("0 M") == "LT-BERS-04"
    g = first_seat("map", "M", deck="b9 b8")
    assert g.refused(f"0 {MAP}") == "LT-ITEM-30"
    assert g.asked() == "0 LittleTurn: M"


# The Book.


def test_the_book_draws_one_then_discards_one() -> None:
    """LT-ITEM-40, LT-HID-09  The drawn one is allowed; only the drawer sees it."""
    g = first_seat("book", "r1 r2", deck="b9 b8").when(f"0 {BOOK}")
    assert g.asked() == "0 Discard: r1 r2 b9"
    for viewer in OTHERS:
        assert g.told("drew", viewer) == ["0 ?"]
    g.when("0 b9")
    assert g.now("hands") == ["r1 r2", "g1 g2 g3", "k1 k2 k3"]
    assert g.now("items") == ["", "", ""]
    assert g.asked() == "0 LittleTurn: r1 r2"


def test_the_book_needs_a_card_to_draw() -> None:
    """LT-ITEM-41, LT-ITEM-01  The discards would do, shuffled."""
    g = first_seat("book", "r1 r2", deck="", rest_in_deck=0)
    assert g.refused(f"0 {BOOK}") == "LT-ITEM-41"
    g = first_seat("book", "r1 r2", discards="b9", deck="", rest_in_deck=0).when(f"0 {BOOK}")
    assert g.asked() == "0 Discard: r1 r2 b9"


# The Boots.


def test_the_boots_put_the_turn_off() -> None:
    """LT-ITEM-50, LT-ITEM-52  Until all others have played; then all is as in any turn."""
    g = Little(
        3,
        None,
        0,
        characters=PLAIN,
        hands=["r5 r2", "r6 r3", "r7 r4"],
        items=["", "boots axe", ""],
        trick="r5",
        trick_number=4,
    )
    g.when(f"1 {BOOTS}")
    assert g.asked() == "2 LittleTurn: r4 r7"
    g.when("2 r7")
    assert g.asked() == f"1 LittleTurn: r3 r6 {AXE}"
    g.when(f"1 {AXE}, 1 r3")
    assert g.told("won") == ["1 r3 LT-STR-01"]
    assert g.now("items") == ["", "", ""]


def test_the_next_player_leads_for_the_boots() -> None:
    """LT-ITEM-51, LT-MAT-71  In this trick only."""
    g = Little(
        3,
        None,
        0,
        characters=PLAIN,
        hands=["r9 b1", "g1 g2", "g3 r1"],
        items=["boots", "", ""],
        trick_number=4,
    )
    assert g.when(f"0 {BOOTS}").now("leader") == 1
    assert g.when("1 g1").told("led") == ["1 g1"]
    assert g.asked() == "2 LittleTurn: g3"
    g.when("2 g3, 0 b1")
    assert g.told("won") == ["2 g3 LT-STR-01"]
    assert g.asked() == "2 LittleTurn: r1"


def test_the_boots_need_somebody_who_plays_later() -> None:
    """LT-ITEM-53, LT-GAP-35"""
    hands = ["r9 b1", "g1 g2", "g3 r1"]
    g = Little(
        3, None, 0, characters=PLAIN, hands=hands, items=["", "", "boots"], trick="r9 g1", trick_number=4
    )
    assert g.refused(f"2 {BOOTS}") == "LT-ITEM-53"
    g = Little(
        3, None, 0, characters=PLAIN, hands=["r9 b1", "g1 g2", ""], items=["", "boots", ""], trick="r9"
    )
    assert g.refused(f"1 {BOOTS}") == "LT-ITEM-53"


def test_the_turn_put_off_comes_before_the_flip() -> None:
    """LT-ITEM-54, LT-NINJA-13, LT-TRICK-01, LT-MAT-70, LT-EX-16"""
    g = Little(
        3,
        None,
        0,
        characters=["gambler", "ninja", "devil"],
        hands=["r9 b1", "g1 g2 g5", "g3 r1"],
        items=["boots", "", ""],
        deck="b9 b8",
        trick_number=4,
    )
    g.when(f"0 {BOOTS}, 1 g1, 1 g5, 2 g3")
    assert g.asked() == "0 LittleTurn: r9 b1"
    assert g.when("0 r9").asked() == "1 MayReveal: no yes"


# The beast that draws.


def test_the_beast_draws_three_and_discards_three() -> None:
    """LT-BEAST-13, LT-DEC-31, LT-HID-09, LT-DECK-06  Once; then it lies face down."""
    g = Little(
        3,
        None,
        0,
        characters=PAIRS,
        hands=["r1 M", "g1 g2", "k1 k2"],
        beasts=["guru-draw", "", ""],
        deck="b9 b8 b7 b6",
        trick_number=4,
    )
    assert g.asked() == f"0 LittleTurn: r1 M {GURU}"
    g.when(f"0 {GURU}")
    assert g.asked() == "0 DiscardSome: r1 b7"
    assert g.refused("0 M") == "LT-BERS-04"
    g.when("0 r1, 0 b8, 0 b9")
    assert g.now("hands") == ["b7 M", "g1 g2", "k1 k2"]
    assert g.now("asleep") == "guru-draw"
    assert g.now("beasts") == ["guru-draw", "", ""]
    for viewer in OTHERS:
        assert g.told("drew", viewer) == ["0 ?"] * 3
        assert g.told("discarded", viewer) == ["0 ?"] * 3
    assert g.asked() == "0 LittleTurn: b7 M"
    assert g.refused(f"0 {GURU}") == "LT-BEAST-13"


def test_the_beast_draws_only_for_its_owner_and_only_if_it_can() -> None:
    """LT-BEAST-06, LT-BEAST-13, LT-DECK-05"""
    cards: dict[str, object] = {"characters": PAIRS, "hands": ["r1 M", "g1 g2", "k1 k2"], "trick_number": 4}
    g = Little(3, None, 0, beasts=["", "guru-draw", ""], deck="b9", **cards)
    assert g.refused(f"0 {GURU}") == "LT-BEAST-06"
    g = Little(3, None, 0, beasts=["guru-draw", "", ""], deck="", rest_in_deck=0, **cards)
    assert g.refused(f"0 {GURU}") == "LT-DECK-05"
    g = Little(3, None, 0, beasts=["guru-draw", "", ""], deck="b9 b8", rest_in_deck=0, **cards)
    g.when(f"0 {GURU}")
    assert g.asked() == "0 DiscardSome: r1 b8"
    assert g.refused("0 done") == "LT-BEAST-13"


@pytest.mark.parametrize("item", ["map", "book"])
def test_devil_cards_may_be_discarded(item: str) -> None:
    """LT-MAT-54, LT-DEVIL-09  Everyone sees it go; it is out of the round."""
    cast = ["gambler", "healer", "devil"]
    g = first_seat(item, "r1 r4d", cast, deck="b9 b8")
    g.when(f"0 {MAP if item == 'map' else BOOK}, 0 r4d")
    if item == "map":
        g.when("0 done")
    assert g.now("out") == "r4d"
    assert g.told("discarded", 1) == ["0 r4d"]


@pytest.mark.parametrize("power", [MAP, BOOK])
def test_an_enhancement_card_may_be_discarded_later(power: str) -> None:
    """LT-ENH-03  Nobody else sees which card it was."""
    g = first_seat("map book", "r1 k7e", deck="b9 b8", shown=["k7e", "", ""])
    g.when(f"0 {power}, 0 k7e")
    if power == MAP:
        g.when("0 done")
    assert "k7e" not in str(g.now("hands"))
    assert g.told("discarded", 1) == ["0 ?"]
