"""Who beats whom in the trick, as it is shown before a card is laid, and what a card would do there."""

from typing import Any

import pytest

from describe import sent as describe
from describe.wire import NAMES
from kings import Kings, KingsGame, Napoleon, Whist


def verdict(g: KingsGame, pick: str, language: str = "en") -> dict[str, Any]:
    """Of one card of the seat that is asked."""
    (seat,) = g.t.seats_to_act()
    question = describe.question(g.game, g.t.view(seat), NAMES[: g.t.seat_count], language)
    assert question is not None
    found = next(one for one in question["options"] if one["pick"] == pick)["verdict"]
    assert isinstance(found, dict)
    return found


def ranks_of(g: KingsGame) -> list[list[str]]:
    """The colours of each rank, from the weakest on."""
    (seat,) = g.t.seats_to_act()
    found = g.game.strength(g.t.view(seat), g.t.view(seat).options())
    assert found is not None
    return [rank.suits for rank in found.ranks]


@pytest.mark.parametrize(
    ("kind", "led", "card"),
    [
        (Whist, "WFa", "r2"),
        (Whist, "RAa", "g5"),
        (Whist, "w11", "b10"),
        (Napoleon, "RAa", "r2"),
        (Napoleon, "w12", "g9"),
    ],
)
def test_the_first_card_of_a_colour_stands_among_the_colours(
    kind: type[Whist] | type[Napoleon], led: str, card: str
) -> None:
    """KT-TRICK-07, KW-PLAY-05  Not above them with trump, while no colour is led."""
    hands = ["r1", f"{card} k1", "b1 b2", "b3 b4", "b5 b6"][: 4 if kind is Whist else 5]
    g = kind(None, 0, hands=hands, trick=led, trick_number=2)
    ranks = ranks_of(g)
    colours, trump = (next(i for i, suits in enumerate(ranks) if name in suits) for name in ("red", "black"))
    assert ranks[colours] == ["red", "blue", "green"]
    coloured, black = ({pin["card"]: pin["rank"] for pin in verdict(g, one)["pins"]} for one in (card, "k1"))
    assert (coloured[card], black["k1"]) == (colours, trump)
    assert coloured[led] != trump


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", f"Black 2 loses to {NAMES[0]}'s King."), ("ja", f"黒2は{NAMES[0]}のキングに負けます。")],
)
def test_a_card_loses_to_a_king_and_not_to_what_lies_under_him(language: str, sentence: str) -> None:
    """KT-KING-05"""
    plain = {"sets": ["black", "red", "blue"], "hands": ["", "k2", "k3"], "trick_number": 5}
    g = Kings(3, None, 0, trick="k5+black-king", **plain)
    assert verdict(g, "k2", language)["sentence"] == sentence
    without = Kings(3, None, 0, trick="k5", **plain)
    assert verdict(without, "k2")["sentence"] == f"Black 2 loses to {NAMES[0]}'s black 5."
