"""What the beasts are worth and do (4.13); Enhancement Cards in play (4.12)."""

import pytest

from little import Little
from little_powers import BOOK

PAIRS = ["king gambler", "samurai ninja", "resistance collector"]


def scored(beast: str, taken: str, **position: object) -> list[str]:
    """What seat 0, which has won a trick with these cards, is told to score for its beasts."""
    g = Little(
        3,
        None,
        0,
        at="score",
        round=3,
        characters=PAIRS,
        beasts=[beast, "", ""],
        wins=[1, 2, 2],
        taken=[taken, "", ""],
        **position,
    )
    told = [event for event in g.events("scored") if event.seat == 0]
    return [f"{event.number} {event.because[0].rule}" for event in told if "BEAST" in event.because[0].rule]


@pytest.mark.parametrize(
    ("beast", "points"), [("maru-x10", 30), ("guru-x10", 20), ("nemu-x10", 10), ("oko-x10", 40)]
)
def test_each_taken_card_of_the_colour(beast: str, points: int) -> None:
    """LT-BEAST-10, LT-SCORE-08"""
    taken = "r1 r2 r3 b1 b2 g1 k1 k2 k3 k4 RAa WFa"
    assert scored(beast, taken) == [f"{points} LT-BEAST-10"]


def test_every_source_of_the_colour_counts() -> None:
    """LT-BEAST-11, LT-ENH-02  Devil, Berserker and Enhancement Cards."""
    assert scored("maru-x10", "r1e r4d r10 b1") == ["30 LT-BEAST-10"]
    assert scored("guru-x10", "b9e b4d b10 r1") == ["30 LT-BEAST-10"]
    assert scored("oko-x10", "k7e RAe WFe") == ["10 LT-BEAST-10"]


def test_thirty_points() -> None:
    """LT-BEAST-12"""
    assert scored("maru-30", "r1") == ["30 LT-BEAST-12"]
    assert scored("nemu-tie", "g1") == []
    assert scored("guru-draw", "b1") == []


def test_several_beasts_all_pay() -> None:
    """LT-BEAST-10, LT-BEAST-12"""
    assert scored("maru-30 maru-x10", "r1") == ["30 LT-BEAST-12", "10 LT-BEAST-10"]


def test_what_another_player_reserved_does_not_count() -> None:
    """LT-MAT-86  It lies with whoever reserved it."""
    g = Little(
        3,
        None,
        0,
        characters=["king gambler", "devil ninja", "resistance collector"],
        beasts=["maru-x10", "", ""],
        hands=["r9", "r2", "r3"],
        trick_number=5,
        deck="b1 b2",
    )
    g.when("0 r9, 1 r2, 1 no, 2 r3, 2 no, 2 r2")
    told = [event.number for event in g.events("scored") if event.because[0].rule == "LT-BEAST-10"]
    assert told == [20]


def test_the_shield() -> None:
    """LT-BEAST-16, LT-EX-09  Negative points are ignored, positive ones are not."""
    g = Little(
        3,
        None,
        0,
        at="score",
        round=3,
        characters=["hermit king", "samurai ninja", "resistance collector"],
        points=[50, 50, 50],
        wins=[1, 2, 2],
        beasts=["oko-shield", "", ""],
        taken=["r4d", "", ""],
    )
    assert g.table.points[0] == 80


def test_the_shield_refunds_no_price() -> None:
    """LT-BEAST-17"""
    g = Little(
        3,
        None,
        0,
        at="select",
        round=3,
        characters=["hermit king", "", ""],
        kept=["", "ninja", "resistance"],
        row="samurai collector devil",
        choosers="0 1 2",
        has_option=[0, 1, 1],
        points=[50, 50, 50],
        beasts=["oko-shield", "", ""],
        display="sword",
    )
    g.when("0 sword")
    assert g.table.points[0] == 40


@pytest.mark.parametrize(
    ("card", "like", "trick"), [("r1e", "r1", "r2"), ("b9e", "b9", "b2"), ("k7e", "k7", "k2")]
)
def test_in_hand_it_is_an_ordinary_card(card: str, like: str, trick: str) -> None:
    """LT-ENH-01  It follows, it leads and it ties like the card of the deck."""
    hands = [trick, f"{card} g3", f"{like} g4"]
    g = Little(3, None, 0, characters=["gambler", "king", "devil"], hands=hands, trick=trick, trick_number=4)
    assert g.asked() == f"1 LittleTurn: {card}"
    g.when(f"1 {card}, 2 {like}")
    plays = g.table.last_trick
    assert (plays[1].kind, plays[1].colour, plays[1].value) == (
        plays[2].kind,
        plays[2].colour,
        plays[2].value,
    )


def test_special_enhancement_cards() -> None:
    """LT-ENH-01  A Rare and a White Flag like any other."""
    g = Little(
        3,
        None,
        0,
        characters=["gambler", "hermit", "devil"],
        hands=["RAe r1", "WFe r2", "r3 r4"],
        trick_number=4,
    )
    g.when("0 RAe, 1 WFe, 2 r3")
    assert g.told("won") == ["1 WFe LT-HERM-04"]


def test_it_counts_by_its_printed_face() -> None:
    """LT-ENH-02  For Healer, too."""
    g = Little(
        3,
        None,
        0,
        at="score",
        characters=["healer", "king", "devil"],
        wins=[1, 2, 2],
        taken=["b9e r1e", "", ""],
    )
    told = [event for event in g.events("scored") if event.because[0].rule == "LT-HEAL-09"]
    assert [event.number for event in told] == [10]


def test_it_may_be_discarded_later() -> None:
    """LT-ENH-03, LT-DECK-02  Unseen; it never comes into the draw deck."""
    g = Little(
        3,
        None,
        0,
        characters=["hermit", "king", "devil"],
        hands=["r1 k7e", "b1", "b2"],
        items=["book", "", ""],
        deck="b9",
        rest_in_deck=0,
    )
    g.when(f"0 {BOOK}, 0 k7e")
    assert (g.now("discards"), g.now("out")) == ("k7e", "")
    g.when("0 power-0")  # the discards would be shuffled, but there is no playing card among them
    assert (g.now("discards"), g.now("deck"), g.now("out")) == ("", "", "k7e")
    assert g.asked() == "0 LittleTurn: r1 b9"
