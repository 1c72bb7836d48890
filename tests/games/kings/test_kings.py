"""Kings in tricks (3.7). What they pay is told in test_scoring.py."""

import pytest

from followsuit.core.rng import seeded
from followsuit.games.kings.pieces import FIRST_KING_PIECE
from followsuit.games.takers.cards import RED
from kings import Kings
from kings_powers import (
    BLACK_KING,
    BLUE_KING,
    BLUE_QUEEN,
    GREEN_KING,
    RED_KING,
    WHITE_KING,
    WHITE_QUEEN,
    cards_asked,
    of_slot,
    powers_asked,
)

KING_OF = {"white": WHITE_KING, "red": RED_KING, "blue": BLUE_KING, "green": GREEN_KING, "black": BLACK_KING}


def table(own: str, hand: str, party: str = "", **position: object) -> Kings:
    """Seat 0 leads with this hand; the others have cards of all colours."""
    others = [colour for colour in KING_OF if colour != own]
    given: dict[str, object] = {
        "sets": [own, *others[:2]],
        "party": [party, "", ""],
        "hands": [hand, "r3 b3 g3", "r4 b4 g4"],
    }
    return Kings(3, None, 0, **{**given, **position})


def test_a_king_lies_in_the_party() -> None:
    """KT-KING-01  It is no card of the hand, and one cannot play it without one."""
    g = table("red", "r1 b1")
    assert g.now("hands") == ["r1 b1", "r3 b3 g3", "r4 b4 g4"]
    layout = g.game.layout(g.t.view(1))
    courts = [area.pieces or [] for area in layout.areas if area.name == "court"]
    assert FIRST_KING_PIECE + RED in courts[0]
    g.when(f"0 {RED_KING}")
    assert cards_asked(g) == "r1"
    g.when("0 r1")
    assert g.now("hands") == ["b1", "r3 b3 g3", "r4 b4 g4"]


def test_what_lay_on_the_cards_of_the_last_trick_is_still_told() -> None:
    """KT-KING-05, KT-QUEEN-52  The King is back in the party; why his card won can still be seen."""
    g = Kings(3, None, 0, sets=["red", "white", "blue"], hands=["r1 b1", "r3 b3", "r4 b4"])
    g.when(f"0 {RED_KING}, 0 r1, 1 {WHITE_QUEEN}, 1 r3, 2 r4")
    layout = g.game.layout(g.t.view(2))
    assert layout.last_trick is not None
    assert layout.last_trick.marks == ["red-king", "white-queen", ""]
    (last,) = [area for area in layout.areas if area.name == "last trick"]
    assert last.marks == layout.last_trick.marks


@pytest.mark.parametrize(
    ("own", "goes", "does_not"),
    [
        ("red", "r1 r10", "b1 g1 k1 RAa WFa"),
        ("blue", "b1 b10", "r1 g1 k1 RAa WFa"),
        ("green", "g1 g10", "r1 b1 k1 RAa WFa"),
        ("black", "k1 k10", "r1 b1 g1 RAa WFa"),
        ("white", "RAa WFa", "r1 b1 g1 k1"),
    ],
)
def test_what_a_king_may_lie_on(own: str, goes: str, does_not: str) -> None:
    """KT-KING-02, KT-KING-03, KT-GAP-17  A card of the same colour; white on Rares and White Flags."""
    g = table(own, f"{goes} {does_not}").when(f"0 {KING_OF[own]}")
    assert sorted(cards_asked(g).split()) == sorted(goes.split())
    for card in does_not.split():
        assert g.refused(f"0 {card}") == ("KT-KING-03" if own == "white" else "KT-KING-02")
    assert g.refused(f"0 {goes.split()[0].replace('1', '2').replace('a', 'b')}") == "KT-TURN-09"
    assert table(own, does_not).refused(f"0 {KING_OF[own]}") == "KT-TURN-09"


def test_only_the_own_king_in_the_own_turn() -> None:
    """KT-KING-02"""
    g = table("red", "r1 b1")
    for colour, king in KING_OF.items():
        assert colour == "red" or g.refused(f"0 {king}") == "KT-KING-02"
    assert g.refused(f"1 {WHITE_KING}") == "FS-TURN-01"


def test_the_white_king_goes_by_what_is_printed() -> None:
    """KT-KING-03, KT-GAP-58  A White Flag played as a Rare, and a Rare as a White Flag, carry it."""
    for card in ("RAa", "WFa"):
        g = table("white", f"{card} r1", "resistance").when(f"0 {of_slot(1)}, 0 {WHITE_KING}")
        assert cards_asked(g) == card
    g = table("white", "r1 k1").when(f"0 {WHITE_QUEEN}, 0 {WHITE_KING}")
    assert cards_asked(g) == "r1 k1"
    g = table("white", "r1 k1", "resistance").when(f"0 {WHITE_QUEEN}, 0 {of_slot(1)}, 0 {WHITE_KING}")
    assert cards_asked(g) == "r1 k1"


def test_the_white_king_and_the_blue_queen_of_two_players() -> None:
    """KT-KING-03, KT-GAP-58  On a Rare or White Flag under her, and on no number card."""
    kings = ["blue white", "red"]
    g = Kings(2, None, 0, sets=["blue", "red"], kings=kings, hands=["b1 RAa WFa", "r3 b3 g3"])
    g.when(f"0 {BLUE_QUEEN}, 0 {WHITE_KING}")
    assert cards_asked(g) == "RAa WFa"
    assert g.refused("0 b1") == "KT-KING-03"


def test_the_card_below_has_to_be_legal() -> None:
    """KT-KING-04  A King does not lift the duty to follow."""
    g = table("red", "r1 b1 b2", trick="b10", leader=2)
    assert powers_asked(g) == ["power-0"]  # the Red Queen, and not the King
    assert g.refused(f"0 {RED_KING}") == "KT-TURN-09"
    g = table("red", "r1 g1", trick="b10", leader=2).when(f"0 {RED_KING}, 0 r1, 1 b3")
    assert g.told("won") == ["0 r1 KT-KING-05"]


@pytest.mark.parametrize("last", ["RAa", "RAb", "k10"])
def test_a_king_beats_everything(last: str) -> None:
    """KT-KING-05  What lies below is of no interest."""
    g = table("red", "r1", hands=["r1", "r10", last]).when(f"0 {RED_KING}, 0 r1, 1 r10, 2 {last}")
    assert g.told("won") == ["0 r1 KT-KING-05"]


def test_the_last_of_several_kings() -> None:
    """KT-KING-06  In the order in which they came, whoever of them has the better card."""
    hands = ["RAa k1", "r10 k2", "b1 k3"]
    sets = ["white", "red", "blue"]
    g = Kings(3, None, 0, sets=sets, hands=hands)
    g.when(f"0 {WHITE_KING}, 0 RAa, 1 {RED_KING}, 1 r10, 2 {BLUE_KING}, 2 b1")
    assert g.told("won") == ["2 b1 KT-KING-05 KT-KING-06"]
    g = Kings(3, None, 0, sets=sets, hands=hands)
    g.when(f"0 {WHITE_KING}, 0 RAa, 1 {RED_KING}, 1 r10, 2 b1")
    assert g.told("won") == ["1 r10 KT-KING-05 KT-KING-06"]


def test_a_king_goes_back_to_its_owner() -> None:
    """KT-KING-07  Face down, even if somebody else won."""
    g = Kings(3, None, 0, sets=["white", "red", "blue"], hands=["RAa k1", "r5 k2", "b1 k3"])
    g.when(f"0 {WHITE_KING}, 0 RAa, 1 {RED_KING}, 1 r5, 2 b1")
    assert g.told("won") == ["1 r5 KT-KING-05 KT-KING-06"]
    assert g.now("kings") == ["white", "red", "blue"]
    assert g.now("kings_played") == "white red"


def test_once_in_a_game() -> None:
    """KT-KING-08  A King that was played is not offered again, in no later round either."""
    g = table("red", "r1 r2", hands=["r1 r2", "b3 g3", "b4 g4"]).when(f"0 {RED_KING}, 0 r1, 1 b3, 2 b4")
    assert g.t.next_seat() == 0
    assert RED_KING not in powers_asked(g)
    assert g.refused(f"0 {RED_KING}") == "KT-KING-08"
    rng = seeded(1)
    g.when("0 r2, 1 g3, 2 g4")
    while g.t.outcome is None:
        assert g.table.played & 1
        seat = g.t.next_seat()
        picks = g.t.options(seat)
        g.t.apply(seat, picks[rng.below(len(picks))])
    assert [event.number for event in g.events("king-back")].count(FIRST_KING_PIECE + RED) == 1


def test_one_king_in_a_trick() -> None:
    """KT-KING-15, KT-GAP-25  Not even two players with a King to help lay two."""
    g = Kings(2, None, 0, sets=["red", "green"], kings=["red white", "green"], hands=["r1 RAa", "g1 g2"])
    g.when(f"0 {RED_KING}")
    assert g.refused(f"0 {WHITE_KING}") == "KT-KING-15"
    g.when("0 r1, 1 g1")
    assert powers_asked(g) == ["power-0", WHITE_KING]  # the Red Queen; and the other King in another trick


def test_a_queen_below_does_not_keep_the_king_away() -> None:
    """KT-KING-16, KT-GAP-24  The Blue King on a blue card under the Blue Queen fights as a King."""
    g = table("blue", "b1 r1").when(f"0 {BLUE_QUEEN}, 0 {BLUE_KING}")
    assert cards_asked(g) == "b1"
    g.when("0 b1, 1 b3, 2 b4")
    assert g.told("won") == ["0 b1 KT-KING-05"]
    assert g.now("queens") == ["down", "up", "up"]
    assert g.now("kings_played") == "blue"
