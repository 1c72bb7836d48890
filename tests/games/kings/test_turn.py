"""The parts of a trick and of a turn (3.6): L, W1 and W2."""

import pytest

from followsuit import Game
from followsuit.core.bits import BIT
from followsuit.core.rng import seeded
from followsuit.games.kings.game import KINGS, NAPOLEON, OMBRE, WHIST
from followsuit.games.kings.table import kings_table
from followsuit.games.kings.turn import KingsTurn
from kings import Kings
from kings_powers import (
    BLACK_KING,
    BLACK_QUEEN,
    BLUE_KING,
    GREEN_KING,
    GREEN_QUEEN,
    RED_KING,
    RED_QUEEN,
    WHITE_KING,
    WHITE_QUEEN,
    cards_asked,
    of_slot,
    powers_asked,
    powers_told,
)

HERMIT, EXCHANGE, CHANGE = of_slot(1), of_slot(2), of_slot(1)


def table(own: str, party: str = "", hand: str = "r1 r2 k1", **position: object) -> Kings:
    """Seat 0 leads, with this set and these characters face up."""
    others = [colour for colour in ("white", "blue", "green", "black", "red") if colour != own]
    given: dict[str, object] = {
        "sets": [own, *others[:3]],
        "party": [party, "", "", ""],
        "hands": [hand, "r3 r4 k2", "b1 b2 b3", "g1 g2 g3"],
        "deck": "g4 g5 g6",
    }
    return Kings(4, {"cheerleader": True}, 0, **{**given, **position})


def test_before_the_card_in_any_order() -> None:
    """KT-TURN-01, KT-TURN-07, KT-GAP-23, KT-GAP-35, KT-GAP-54  Each once."""
    for first, second in ((RED_QUEEN, HERMIT), (HERMIT, RED_QUEEN)):
        g = table("red", "hermit cheerleader", partner=1)
        assert powers_asked(g) == [RED_QUEEN, RED_KING, HERMIT, EXCHANGE]
        for power in (first, EXCHANGE, second):
            g.when(f"0 {power}")
            if power == HERMIT:
                g.when("0 g4, 0 g5, 0 g6")
            elif power == EXCHANGE:
                g.when("0 k1, 1 k1")
            assert power not in powers_asked(g)
        assert cards_asked(g) == "r1 r2 k1"
        assert powers_asked(g) == [RED_KING]
        g.when("0 r1")
        assert g.asked().startswith("1 KingsTurn")


def test_nothing_else_before_something_is_finished() -> None:
    """KT-TURN-07  First the discards, or the partner's answer."""
    g = table("red", "hermit cheerleader", partner=1).when(f"0 {HERMIT}")
    assert g.asked().startswith("0 DiscardSome")
    assert g.refused(f"0 {RED_QUEEN}").startswith("FS-")
    g.when("0 g4, 0 g5, 0 g6", f"0 {EXCHANGE}, 0 k1")
    assert g.asked() == "1 PassCard: r3 r4 k1 k2"
    assert g.refused(f"0 {RED_QUEEN}") == "FS-TURN-01"
    assert g.when("1 k2").asked().startswith("0 KingsTurn: r1 r2 k2")


def test_the_green_queen_comes_last() -> None:
    """KT-TURN-01, KT-TURN-08, KT-GAP-21  This part of the turn ends with her; the late turn has another."""
    g = table("green", "hermit").when(f"0 {GREEN_QUEEN}")
    assert g.asked().startswith("1 KingsTurn")
    g.when("1 r3, 2 b1, 3 g1")
    assert powers_asked(g) == [HERMIT]
    g.when(f"0 {HERMIT}, 0 g4, 0 g5, 0 g6")
    assert g.asked() == "0 KingsTurn: r1 r2"
    g = table("green", "hermit").when(f"0 {HERMIT}, 0 g4, 0 g5, 0 g6, 0 {GREEN_QUEEN}, 1 r3, 2 b1, 3 g1")
    assert g.asked() == "0 KingsTurn: r1 r2"  # what has been used is used


def test_a_play_of_four_parts_and_its_card() -> None:
    """KT-TURN-02  The card, and up to three things on or beside it."""
    g = table("white", "resistance").when(f"0 {WHITE_QUEEN}, 0 {CHANGE}, 0 {WHITE_KING}, 0 r2")
    assert g.now("trick") == "r2+white-queen+change+white-king"
    assert powers_told(g) == ["0 white-queen", "0 resistance-0", "0 white-king"]
    g = table("black", "resistance", "k1 r2", trick="r5 r6 r7", leader=1)
    g.when(f"0 {BLACK_QUEEN}, 0 {CHANGE}, 0 {BLACK_KING}, 0 k1")
    assert powers_told(g) == ["0 black-queen", "0 resistance-0", "0 black-king"]
    assert g.told("won") == ["0 k1 KT-KING-05"]


def test_parts_are_announced_in_their_order() -> None:
    """KT-TURN-02  So that each play is reached in one way; none is announced twice."""
    g = table("black", "resistance", "k1 k10 r2").when(f"0 {CHANGE}")
    assert g.refused(f"0 {BLACK_QUEEN}") == "KT-TURN-02"
    assert g.refused(f"0 {CHANGE}") == "KT-RES-10"
    g.when(f"0 {BLACK_KING}")
    assert g.refused(f"0 {CHANGE}") == "KT-TURN-02"
    assert g.asked() == "0 KingsTurn: k1 k10"
    for own, queen in (("white", WHITE_QUEEN), ("black", BLACK_QUEEN)):
        g = table(own, hand="r2 k1").when(f"0 {queen}")
        assert g.refused(f"0 {queen}") == "KT-QUEEN-05"


def test_parts_are_announced_with_the_card() -> None:
    """KT-TURN-03, KT-GAP-25  Not heard of before; nothing comes between, nothing later."""
    g = table("red", "hermit").when(f"0 {RED_KING}")
    assert powers_told(g, 1) == []
    assert g.now("sealed", 1) == ["", "", "", ""]
    assert g.now("kings_played") == ""
    assert g.refused(f"0 {RED_QUEEN}") == "KT-TURN-03"
    assert g.refused(f"0 {HERMIT}") == "KT-TURN-03"
    assert g.asked() == "0 KingsTurn: r1 r2"
    g = table("red").when("0 r1")
    assert g.refused(f"0 {RED_KING}") == "FS-TURN-01"
    assert g.refused(f"1 {RED_KING}") == "KT-KING-02"


def test_no_part_is_a_duty() -> None:
    """KT-TURN-04  A card alone is always a play."""
    g = table("white", "resistance", "r1 k10 RAa WFa")
    assert cards_asked(g) == "r1 RAa WFa k10"
    g.when("0 RAa")
    assert g.now("trick") == "RAa"
    assert powers_told(g) == []


@pytest.mark.parametrize(("hand", "goes"), [("r2 RAa", "RAa"), ("r2 WFa", "WFa"), ("b4 k10", "k10")])
def test_a_part_is_offered_for_a_single_card(hand: str, goes: str) -> None:
    """KT-TURN-09  Wherever in the hand it is."""
    g = table("red", "resistance", hand)
    assert CHANGE in powers_asked(g)
    assert cards_asked(g.when(f"0 {CHANGE}")) == goes


def test_the_course_of_a_trick() -> None:
    """KT-TURN-05  L, then turns clockwise, then the late turn and the end."""
    g = Kings(
        3,
        None,
        0,
        at="lead",
        sets=["white", "green", "blue"],
        party=["ninja", "", ""],
        hands=["r1 b1", "r2 b2", "r3 b3"],
    )
    assert g.asked() == "0 Appoint: seat-0 seat-1 seat-2"
    assert g.when("0 seat-1").asked().startswith("1 KingsTurn: r2 b2")
    g.when(f"1 {GREEN_QUEEN}")
    assert g.asked().startswith("2 KingsTurn: r3 b3")
    g.when("2 r3, 0 r1")
    assert g.asked() == "1 KingsTurn: r2"
    g.when("1 r2")
    kinds = ["appointed", "power", "led", "played", "late-turn", "played", "won"]
    assert g.t.log is not None
    told = [event.kind for event in g.t.log.told[-1]]
    assert [kind for kind in told if kind in kinds] == kinds


def test_the_moment_of_the_lead() -> None:
    """KT-TURN-06, KT-GAP-26  Only a lead player with Ninja has a choice; then who is appointed."""
    position: dict[str, object] = {
        "at": "lead",
        "sets": ["red", "green", "blue"],
        "hands": ["r1 b1", "r2 b2", "r3 b3"],
    }
    g = Kings(3, None, 0, party=["", "ninja", ""], **position)
    assert g.asked().startswith("0 KingsTurn")
    g = Kings(4, None, 0, **{**four(position), "party": ["ninja", "", "ninja", ""]})
    assert g.asked() == "0 Appoint: seat-0 seat-1 seat-2 seat-3"
    assert g.refused(f"0 {RED_QUEEN}").startswith("FS-")  # nothing of W1
    g.when("0 seat-2")
    assert g.asked().startswith("2 Appoint")
    g.when("2 seat-0")
    assert g.asked().startswith("0 KingsTurn")  # has appointed in this trick
    g = Kings(4, None, 0, **{**four(position), "party": ["ninja", "", "ninja", ""]})
    assert g.when("0 seat-0").asked().startswith("0 KingsTurn")
    assert g.told("appointed") == []


def four(position: dict[str, object]) -> dict[str, object]:
    return {
        **position,
        "sets": ["red", "green", "blue", "white"],
        "hands": ["r1 b1", "r2 b2", "r3 b3", "g1 g2"],
    }


@pytest.mark.parametrize(
    ("own", "trick", "hand", "answers", "rule"),
    [
        ("white", "r9 r8", "r1 k1 RAa", ["k1"], "KT-TRICK-04"),  # the card
        ("white", "r9 r8", "r1 k1 RAa", [WHITE_QUEEN, "k1"], "KT-TRICK-04"),
        ("white", "r9 r8", "r1 k1 RAa", [WHITE_KING, "r1"], "KT-KING-03"),  # the King
        ("white", "r9 r8", "r1 k1", [WHITE_KING], "KT-TURN-09"),
        ("white", "r9 r8", "r1 k1 RAa", [RED_KING], "KT-KING-02"),
        ("white", "r9 r8", "r1 k1 RAa", [BLACK_QUEEN], "KT-TURN-09"),  # the Queen
        ("black", "r9 r8", "r1 k1 RAa", [BLACK_KING], "KT-TURN-09"),  # the card for the King
        ("black", "r9 r8", "r1 k1 RAa", [BLACK_QUEEN, BLACK_KING, "r1"], "KT-KING-02"),
        ("red", "b9 b8", "r2 b1", [CHANGE, "r2"], "KT-TRICK-04"),
        ("red", "r9 r8", "r2 r1", [CHANGE, "r2"], "KT-RES-01"),  # the change
        ("red", "r9 r8", "r2 r3", [CHANGE], "KT-TURN-09"),
        ("red", "r9 r8", "r2 r1", ["k5"], "KT-TURN-09"),
    ],
)
def test_a_play_is_judged_as_a_whole(own: str, trick: str, hand: str, answers: list[str], rule: str) -> None:
    """KT-TURN-09  What is refused has not happened: the table is as it was."""
    g = Kings(
        5,
        None,
        0,
        sets=[own, *[colour for colour in ("green", "blue", "white", "red", "black") if colour != own]],
        party=["resistance", "", "", "", ""],
        hands=[hand, "g1", "g2", "", ""],
        trick=trick,
        leader=3,
    )
    for answer in answers[:-1]:
        g.when(f"0 {answer}")
    assert g.refused(f"0 {answers[-1]}") == rule


def test_legal_for_the_hand_as_it_is_now() -> None:
    """KT-TURN-09, KT-HER-03  What Hermit brought has to follow."""
    g = table("red", "hermit", hands=["k1 b4 b5", "", "", ""], trick="g1 g2 g3", leader=1)
    assert cards_asked(g) == "b4 b5 k1"
    g.when(f"0 {HERMIT}, 0 b4, 0 b5, 0 k1")
    assert cards_asked(g) == "g4 g5 g6"


def test_nobody_acts_but_who_is_in_turn() -> None:
    """KT-TURN-10  Except for the partner's answer to an exchange."""
    g = table("red", "cheerleader", partner=2)
    for seat in (1, 2, 3):
        assert g.refused(f"{seat} r3") == "FS-TURN-01"
        assert g.refused(f"{seat} {GREEN_KING}") == "FS-TURN-01"
    g.when(f"0 {of_slot(1)}, 0 k1")
    assert g.asked().startswith("2 PassCard")
    assert g.refused("0 r1") == "FS-TURN-01"
    g.when("2 b1, 0 r1")
    assert g.asked().startswith("1 KingsTurn")


def test_several_kings_of_one_player() -> None:
    """KT-TURN-02, KT-KING-15  Two players: either of them, one in a play."""
    g = Kings(2, None, 0, sets=["red", "green"], kings=["red blue", "green"], hands=["r1 b1", "g1 g2"])
    assert g.table.kings_up(0) == BIT[0] | BIT[1]
    assert powers_asked(g) == [RED_QUEEN, RED_KING, BLUE_KING]
    g.when(f"0 {BLUE_KING}")
    assert g.refused(f"0 {RED_KING}") == "KT-KING-15"
    assert g.asked() == "0 KingsTurn: b1"


@pytest.mark.parametrize("game", [KINGS, OMBRE, WHIST, NAPOLEON], ids=lambda game: str(game.id))
def test_an_answer_by_lot_is_one_of_those_offered(game: Game) -> None:
    """KT-TURN-02  Each as likely: where cards are counted and not listed, the same one comes out."""
    for seed in range(4):
        t = kings_table(game.new_table(0, {}, seed))
        rng = seeded(seed)
        while t.outcome is None:
            seat = t.next_seat()
            question = t.question()
            assert question is not None
            offered = t.options(seat)
            if isinstance(question, KingsTurn):
                drawn = question.at_random(t, seat, rng.clone())
                assert drawn == offered[rng.clone().below(len(offered))]
            t.apply(seat, offered[rng.below(len(offered))])
