"""King Numbers (3.7): the order of the draft, the first lead, ties."""

import pytest

from followsuit.core.bits import BIT
from followsuit.core.rng import seeded
from followsuit.games.kings.set_names import SET_NAMES
from kings import Kings
from kings_powers import RED_KING

FRONT = {"white": 1, "red": 2, "blue": 3, "green": 4, "black": 5}


@pytest.mark.parametrize("colour", FRONT)
def test_front_and_back(colour: str) -> None:
    """KT-KNUM-01, KT-KNUM-05, KT-GAP-03  The number on the side that can be seen; the back has 5 more."""
    others = [other for other in FRONT if other != colour]
    g = Kings(3, None, 0, sets=[colour, *others[:2]], hands=["r1", "r2", "r3"])
    assert g.table.king_number(0) == FRONT[colour]
    g.table.played |= BIT[SET_NAMES.index(colour)]
    assert g.table.king_number(0) == FRONT[colour] + 5
    shown = g.game.layout(g.t.view(2)).counters
    assert next(c.value for c in shown if c.name == "King Number") == str(FRONT[colour] + 5)


def test_the_number_changes_when_the_king_goes_back() -> None:
    """KT-KNUM-01, KT-EOT-05"""
    g = Kings(3, None, 0, sets=["red", "blue", "white"], hands=["r1 r2", "b1 b2", "g1 g2"])
    g.when(f"0 {RED_KING}, 0 r1, 1 b1")
    assert g.table.king_number(0) == 2
    g.when("2 g1")
    assert g.table.king_number(0) == 7


def at_draft(played: str) -> Kings:
    """Round 2: the characters are about to be taken."""
    return Kings(3, None, 0, at="deal", round=2, sets=["red", "white", "black"], kings_played=played)


@pytest.mark.parametrize(
    ("played", "order"),
    [("", [1, 0, 2]), ("white", [0, 2, 1]), ("red white", [2, 1, 0]), ("red white black", [1, 0, 2])],
)
def test_the_draft_goes_by_king_number(played: str, order: list[int]) -> None:
    """KT-KNUM-02  Ascending, in Rounds 2 and 3, three times."""
    g = at_draft(played)
    asked: list[int] = []
    while len(asked) < 9:
        assert g.asked().split()[1] == "TakeCharacter:"
        asked.append(g.t.next_seat())
        g.t.apply(asked[-1], g.t.options(asked[-1])[0])
    assert asked == order * 3


@pytest.mark.parametrize(("played", "leader"), [("", 1), ("white", 0), ("red white", 2)])
def test_the_smallest_leads_the_first_trick(played: str, leader: int) -> None:
    """KT-KNUM-03  Of every round."""
    g = at_draft(played)
    assert g.now("leader") == leader
    rng = seeded(0)
    while not g.table.trick_number:
        seat = g.t.next_seat()
        picks = g.t.options(seat)
        g.t.apply(seat, picks[rng.below(len(picks))])
    assert g.table.leader == leader


@pytest.mark.parametrize(("played", "winner"), [("", 1), ("white", 0), ("red white", 2)])
def test_a_tie_for_the_game(played: str, winner: int) -> None:
    """KT-KNUM-04, KT-END-02  As the Kings lie then; unused ones pay, so that points are made equal before."""
    worth = {"red": 50, "white": 60, "black": 20}
    points = [100 - (0 if colour in played else worth[colour]) for colour in ("red", "white", "black")]
    g = Kings(
        3,
        None,
        0,
        at="score",
        round=3,
        sets=["red", "white", "black"],
        kings_played=played,
        points=points,
        wins=[4, 4, 4],
        queens=["down"] * 3,
        bids=["hermit", "berserker", "berserker"],
    )
    assert g.t.outcome is not None
    assert g.table.points == [100] * 3
    assert g.t.outcome.winners() == [winner]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_two_players_have_the_same_number(players: int) -> None:
    """KT-KNUM-05, KT-GAP-50  At every moment of a game in which Kings are played."""
    for seed in range(4):
        g = Kings(players, None, seed)
        rng = seeded(seed)
        while g.t.outcome is None:
            seat = g.t.next_seat()
            picks = g.t.options(seat)
            g.t.apply(seat, picks[rng.below(len(picks))])
            sets = g.table.sets
            numbers = [g.table.king_number(one) for one in range(players) if sets[one] >= 0]
            assert len(numbers) == len(set(numbers))
        assert g.events("king-back")


def test_the_leader_of_round_1_by_the_front() -> None:
    """KT-KNUM-03, KT-KNUM-05  White is 1: whoever has that set leads first."""
    for seed in range(6):
        g = Kings(5, None, seed)
        rng = seeded(seed)
        while not g.table.trick_number:
            seat = g.t.next_seat()
            picks = g.t.options(seat)
            g.t.apply(seat, picks[rng.below(len(picks))])
        assert SET_NAMES[g.table.sets[g.table.leader]] == "white"
