"""Two players, Kings that come to help in Round 3: KT2-ASSIST in section 3.13 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.core.bits import BIT
from kings import Kings
from kings_points import Player, Scoring
from kings_rounds import answer_once, offered, question

PARTY = ["hermit samurai collector", "resistance ninja healer"]
KINGS = {"red": 5, "blue": 6, "green": 7, "black": 8, "white": 9}  # the powers that lay them


def helping(points: list[int], number: int = 3, **more: object) -> Kings:
    """The characters are chosen; the contracts were red, white and blue."""
    given: dict[str, object] = {
        "at": "help",
        "round": number,
        "sets": ["black", "green"],
        "contracts": "red white blue",
        "party": PARTY,
        "points": points,
        "hands": ["r1 r2 WFa k1", "b1 b2 b3 k2"],
        **more,
    }
    return Kings(2, {}, 0, **given)


@pytest.mark.parametrize(
    ("points", "most"),
    [([100, 199], 0), ([100, 200], 1), ([100, 299], 1), ([100, 300], 2), ([0, 1000], 2), ([70, 70], 0)],
)
def test_who_is_far_behind_may_take_kings(points: list[int], most: int) -> None:
    """KT2-ASSIST-01, KT2-GAP-04  By 100 one of two, by 200 one or both; by less none."""
    for behind in (0, 1):
        g = helping(points if behind == 0 else points[::-1])
        if most == 0:
            assert question(g) == "Bid"
            continue
        assert g.asked() == f"{behind} TakeKing: done red-king white-king"
        g.when(f"{behind} white-king")
        if most == 2:
            assert g.asked() == f"{behind} TakeKing: done red-king"
            assert g.refused(f"{behind} white-king") == "KT2-ASSIST-01"
            g.when(f"{behind} red-king")
        assert question(g) == "Bid"
        own = BIT[g.table.sets[behind]]
        both = own | BIT[4] | (BIT[0] if most == 2 else 0)
        assert g.table.kings[behind] == both
        assert g.table.kings[1 - behind] == BIT[g.table.sets[1 - behind]]


def test_a_king_that_was_taken_is_one_of_them() -> None:
    """KT2-ASSIST-01  For a position between two Kings, too."""
    taken = ["black red", "green"]
    assert question(helping([0, 100], kings=taken)) == "Bid"
    g = helping([0, 200], kings=taken)
    assert g.asked() == "0 TakeKing: done white-king"
    assert question(g.when("0 white-king")) == "Bid"


def test_in_round_three_only_and_before_the_bid() -> None:
    """KT2-ASSIST-01, KT2-FLOW-02"""
    for number in (1, 2):
        assert question(helping([0, 1000], number)) == "Bid"
        g = Kings(2, {}, 0, at="deal", round=number, points=[0, 1000], sets=["black", "green"])
        while question(g) == "TakeCharacter":
            answer_once(g, 0)
        assert question(g) == "Bid"
    g = Kings(2, {}, 0, at="deal", round=3, points=[0, 1000], sets=["black", "green"])
    while question(g) == "TakeCharacter":
        answer_once(g, 0)
    assert question(g) == "TakeKing"


def test_which_king_or_none() -> None:
    """KT2-ASSIST-02, KT2-GAP-04, KT2-DEC-02"""
    g = helping([0, 100]).when("0 done")
    assert question(g) == "Bid"
    assert g.table.kings == [BIT[3], BIT[2]]
    g = helping([0, 200]).when("0 red-king, 0 done")
    assert g.table.kings[0] == BIT[3] | BIT[0]
    for viewer in (0, 1, SPECTATOR):
        assert [event.number for event in g.events("took-king", viewer)] == [40]
        assert g.now("kings", viewer) == ["red black", "green"]


def test_such_a_king_is_like_the_own() -> None:
    """KT2-ASSIST-03  It can be played once, and then pays by its back; unplayed it pays as such."""
    g = helping([0, 100]).when("0 red-king, 0 hermit-1, 1 ninja-1, 1 b1")
    assert question(g) == "KingsTurn"
    assert g.table.kings_up(0) == BIT[3] | BIT[0]
    g = Kings(
        2,
        {},
        0,
        round=3,
        sets=["black", "green"],
        kings=["red black", "green"],
        hands=["r1 r2 k1", "b1 b2 b3"],
    )
    red = f"power-{KINGS['red']}"
    assert red in offered(g)
    g.when(f"0 {red}, 0 r1, 1 b1")
    assert [event.seat for event in g.events("won")] == [0]
    assert g.table.played == BIT[0]
    assert red not in offered(g)
    played = Player("black", bid="ninja", extra="red", played="red", taken="r1 r2 r3", tricks=5)
    unplayed = Player("black", bid="ninja", extra="red", taken="r1 r2 r3", tricks=5)
    other = Player("green", bid="hermit", tricks=4)
    assert Scoring(played, other, round=3).lines(0) == ["KT-KING-11 30", "KT2-END-01 20"]
    assert sorted(Scoring(unplayed, other, round=3).lines(0)) == ["KT2-END-01 20", "KT2-END-01 50"]


def test_not_the_contract_king_of_round_three() -> None:
    """KT2-ASSIST-04"""
    g = helping([0, 200])
    assert "blue-king" not in offered(g)
    assert g.refused("0 blue-king") == "KT2-ASSIST-04"
    assert g.refused("0 green-king") == "KT2-ASSIST-04"
    g.when("0 red-king, 0 white-king")
    assert question(g) == "Bid"


def test_the_king_number_stays_that_of_the_own_set() -> None:
    """KT2-ASSIST-05, KT2-GAP-05"""
    g = helping([0, 200])
    before = [g.table.king_number(seat) for seat in range(2)]
    g.when("0 white-king, 0 red-king")
    assert [g.table.king_number(seat) for seat in range(2)] == before == [5, 4]
    g = Kings(
        2, {}, 0, round=3, sets=["black", "green"], kings=["white black", "green"], kings_played="white"
    )
    assert [g.table.king_number(seat) for seat in range(2)] == [5, 4]


def test_one_king_in_a_trick() -> None:
    """KT2-ASSIST-06, KT-GAP-25, KT-KING-15"""
    g = Kings(
        2, {}, 0, round=3, sets=["white", "green"], kings=["red white", "green"], hands=["r1 r2", "b1 b2"]
    )
    g.when("0 power-4")  # the White Queen lies on any card, and so both Kings would fit a red one
    white, red = f"power-{KINGS['white']}", f"power-{KINGS['red']}"
    assert {white, red} <= set(offered(g))
    for first, second in ((red, white), (white, red)):
        after = Kings(
            2, {}, 0, round=3, sets=["white", "green"], kings=["red white", "green"], hands=["r1 r2", "b1 b2"]
        ).when(f"0 power-4, 0 {first}")
        assert second not in offered(after)
        assert after.refused(f"0 {second}") == "KT-KING-15"
