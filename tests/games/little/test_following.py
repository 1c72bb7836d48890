"""Which cards may be played to a trick (3.8)."""

import pytest

from little import Little
from little_powers import AXE, ELIXIR, FAN, SWORD_MORE

PLAIN = ["gambler", "berserker", "devil"]


def cards_asked(g: Little) -> str:
    """The cards offered to the seat that is asked, without its powers."""
    words = g.asked().split(": ")[1].split()
    return " ".join([word for word in words if not word.startswith("power")])


def third_seat(hand: str, trick: str, characters: list[str] | None = None, **position: object) -> Little:
    """Two have played; seat 2 is asked."""
    return Little(3, None, 0, characters=characters or PLAIN, hands=["", "", hand], trick=trick, **position)


@pytest.mark.parametrize(
    ("trick", "offered"),
    [
        ("r2 r3", "r5 WFa RAa M"),  # the colour of the first number card
        ("r2 k3", "r5 WFa RAa M"),
        ("k2 r3", "k7 k4d WFa RAa M"),
        ("RAb k3", "k7 k4d WFa RAa M"),  # the next number card sets it
        ("WFb r3", "r5 WFa RAa M"),
        ("RAb WFb", "r5 k7 WFa RAa M k4d"),  # nothing is led
        ("b9 r3", "r5 k7 WFa RAa M k4d"),  # no card of the lead colour
    ],
)
def test_following(trick: str, offered: str) -> None:
    """LT-FOL-01, LT-FOL-02, LT-FOL-03, LT-FOL-04, LT-FOL-05, LT-DEVIL-10, LT-GAP-27"""
    g = third_seat("r5 k7 RAa WFa M k4d", trick, ["gambler", "healer", "devil"])
    assert sorted(cards_asked(g).split()) == sorted(offered.split())


def test_a_card_that_does_not_follow_is_refused() -> None:
    """LT-FOL-03, LT-DEC-15"""
    g = third_seat("r5 k7", "r2 r3")
    assert g.refused("2 k7") == "LT-FOL-03"
    assert g.refused("2 g7") == "LT-DEC-15"
    assert g.refused("2 yes") == "FS-TURN-02"


def test_the_printed_colour_is_followed() -> None:
    """LT-FOL-06  A number changed by an item keeps its colour; the Elixir leads in the colour named."""
    g = Little(3, None, 0, characters=PLAIN, hands=["r2 b1", "r3 b3", "k9 b5"], items=["sword axe", "", ""])
    g.when(f"0 {SWORD_MORE}, 0 {AXE}, 0 r2")
    assert cards_asked(g) == "r3"
    g = Little(
        3,
        None,
        0,
        characters=PLAIN,
        hands=["RAa", "r3 b4 g9", "r9 b5"],
        trick="RAa",
        items=["", "elixir", ""],
    )
    g.when(f"1 {ELIXIR}, 1 r3, 1 b4, 1 colour-1")
    assert cards_asked(g) == "b5"


def test_red_of_the_samurai_is_red() -> None:
    """LT-FOL-07  For following and as the lead, though it fights as black."""
    g = Little(3, None, 0, characters=["samurai", "gambler", "devil"], hands=["r2", "r3 k3", "k9"])
    assert cards_asked(g.when("0 r2")) == "r3"
    g = Little(
        3, None, 0, characters=["gambler", "samurai", "devil"], hands=["k2", "r3 b3", "k9"], trick="k2"
    )
    assert cards_asked(g) == "r3 b3"


def test_a_hidden_card_leads_nothing() -> None:
    """LT-FOL-08, LT-EX-30"""
    g = Little(
        3, None, 0, characters=["ninja", "gambler", "devil"], hands=["WFa k1", "k3 b3", "k9"], deck="b9 b8"
    )
    g.when("0 WFa, 0 k1")
    assert cards_asked(g) == "b3 k3"


def test_kakumei_changes_nothing_about_following() -> None:
    """LT-FOL-09"""
    g = Little(
        3,
        None,
        0,
        characters=["resistance", "gambler", "devil"],
        hands=["r2 b1", "r3 k3", "k9 g1"],
        trick_number=4,
    )
    g.when("0 r2, 0 yes")
    assert cards_asked(g) == "r3"


def test_who_does_not_follow_shows_a_void() -> None:
    """LT-FOL-03, LT-HID-01  With an item announced as well, unless it is the Fan."""
    for power, voids in ((SWORD_MORE, "red"), (FAN, "")):
        hands = ["r2 b1", "b3 k3", "k9 g1"]
        g = Little(3, None, 0, characters=PLAIN, hands=hands, items=["", "sword fan", ""], trick="r2")
        g.when(f"1 {power}, 1 b3")
        assert g.now("voids") == ["", voids, ""]
    g = Little(3, None, 0, characters=PLAIN, hands=["r2 b1", "b3 k3", "k9 g1"], trick="r2")
    assert g.when("1 b3").now("voids") == ["", "red", ""]
