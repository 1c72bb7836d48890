"""Set Up, between the bids and the first trick: section 3.5 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.kings.numbers import QUEEN_PRICE
from followsuit.games.kings.table import DOWN, UP
from kings import Kings, Options
from kings_rounds import answer_until, offered, question

SETS = ["green", "white", "red"]
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
PARTIES = ["gambler berserker hermit", "hermit samurai collector", "gambler ninja healer"]
FIRST_CARD = ("KingsTurn", "Appoint")


def setting_up(number: int = 2, **more: object) -> Kings:
    """The bids are made: Hermit, Hermit and Ninja lie face down."""
    given: dict[str, object] = {
        "at": "set up",
        "round": number,
        "sets": SETS,
        "party": PARTIES,
        "bids": ["hermit-1", "hermit-2", "ninja-1"],
        "hands": HANDS,
        **more,
    }
    return Kings(3, {}, 0, **given)


def asked_in_set_up(g: Kings) -> list[str]:
    """Who is asked what until the first trick; Queens stay down."""
    asked: list[str] = []
    while question(g) not in FIRST_CARD:
        seat = g.t.next_seat()
        if not g.t.sealed[seat]:  # a set of discards is one answer
            asked.append(f"{seat} {question(g)}")
        g.when(f"{seat} {offered(g)[-1]}")
    return asked


def test_it_lies_between_the_bid_and_the_first_trick() -> None:
    """KT-SET-01"""
    g = Kings(3, {}, 0, at="bid", sets=SETS, party=PARTIES, hands=HANDS)
    g.when("0 hermit-1, 1 hermit-2, 2 ninja-1")
    assert g.table.trick_number == 0
    assert asked_in_set_up(g) == ["2 DiscardSome", "0 DiscardSome", "0 Discard"]
    assert question(g) == "KingsTurn"
    assert g.table.trick_number == 1


def test_one_after_the_other_by_ascending_king_number() -> None:
    """KT-SET-02, KT-GAP-14  White is used, and so the last."""
    g = setting_up(queens=["down"] * 3, points=[100] * 3, kings_played="white")
    assert [line.split()[0] for line in asked_in_set_up(g)] == ["2", "2", "0", "0", "0", "1"]


def test_the_queen_then_gambler_then_berserker() -> None:
    """KT-SET-03, KT-GAP-14"""
    g = setting_up(queens=["down"] * 3, points=[100] * 3)
    assert asked_in_set_up(g) == [
        *["1 TurnUpQueen", "2 TurnUpQueen", "2 DiscardSome"],
        *["0 TurnUpQueen", "0 DiscardSome", "0 Discard"],
    ]


def test_a_queen_face_down_may_be_turned_up_for_points() -> None:
    """KT-SET-04, KT-SET-05, KT-DEC-07"""
    for colour in ("white", "red", "blue", "green", "black"):
        price = {"white": 30, "red": 40, "blue": 20, "green": 10, "black": 10}[colour]
        others = [other for other in ("white", "red", "blue") if other != colour][:2]
        g = setting_up(
            sets=[*others, colour],
            party=["hermit samurai collector", "hermit resistance healer", "resistance berserker ninja"],
            bids=["hermit-1", "hermit-2", "berserker-1"],
            queens=["up", "up", "down"],
            points=[0, 0, 90],
        )
        assert g.asked() == "2 TurnUpQueen: no yes"
        g.when("2 yes")
        assert g.table.queens == [UP, UP, UP]
        assert g.table.points == [0, 0, 90 - price]
        for viewer in (0, 1, 2, SPECTATOR):
            assert [event.seat for event in g.events("queen-up", viewer)] == [2]
            assert [event.number for event in g.events("lost", viewer)] == [price]
    assert QUEEN_PRICE == [40, 20, 10, 10, 30]


def test_not_in_round_one() -> None:
    """KT-SET-04"""
    g = setting_up(1, queens=["down"] * 3, points=[100] * 3)
    assert "TurnUpQueen" not in " ".join(asked_in_set_up(g))


def test_only_with_enough_points() -> None:
    """KT-SET-06, KT-GAP-15  And nobody falls below 0."""
    g = setting_up(queens=["down"] * 3, points=[9, 29, 40])
    assert g.asked() == "2 TurnUpQueen: no yes"
    g.when("2 yes")
    assert g.table.points == [9, 29, 0]
    assert "TurnUpQueen" not in " ".join(asked_in_set_up(g))
    assert g.table.queens == [DOWN, DOWN, UP]
    g = setting_up(queens=["down"] * 3, points=[10, 30, 39])
    assert [line for line in asked_in_set_up(g) if "Queen" in line] == ["1 TurnUpQueen", "0 TurnUpQueen"]


def test_a_queen_that_was_not_used_costs_nothing() -> None:
    """KT-SET-07"""
    g = setting_up(points=[100] * 3)
    assert "TurnUpQueen" not in " ".join(asked_in_set_up(g))
    assert g.table.points == [100] * 3
    assert g.table.queens == [UP] * 3


def test_who_does_not_pay_may_do_so_later() -> None:
    """KT-SET-08, KT-GAP-15"""
    g = setting_up(queens=["up", "down", "up"], points=[0, 200, 0]).when("1 no")
    assert g.table.queens[1] == DOWN
    assert g.table.points[1] == 200
    answer_until(g, "TurnUpQueen", seed=3)
    while g.t.next_seat() != 1:
        g.when(f"{g.t.next_seat()} no")
        answer_until(g, "TurnUpQueen", seed=3)
    assert g.table.round == 3
    assert g.table.queens[1] == DOWN


@pytest.mark.parametrize(
    ("players", "options", "cards"),
    [(2, {}, 9), (3, {}, 5), (4, {"cheerleader": True}, 5), (5, {"initial_parties": "random"}, 5)],
)
def test_everybody_has_a_whole_hand_then(players: int, options: Options, cards: int) -> None:
    """KT-SET-09  In every round of many games."""
    for seed in range(15):
        g = Kings(players, options, seed)
        for number in (1, 2, 3):
            answer_until(g, *FIRST_CARD, seed=seed)
            assert (g.table.round, g.table.trick_number) == (number, 1)
            assert [len(g.table.hand(seat)) for seat in range(players)] == [cards] * players
            answer_until(g, "TakeCharacter", seed=seed)


def test_one_characters_exchange_is_over_before_the_next_begins() -> None:
    """KT-SET-10, KT-GAP-14, KT-GAM-07  And what the first brought may be discarded for the second."""
    g = setting_up(
        party=["gambler-1 gambler-2 berserker", "hermit samurai collector", "hermit ninja healer"],
        bids=["berserker-1", "hermit-1", "hermit-2"],
        deck="k1 k2 k3 k4",
    )
    assert set(g.hand_of(0).split()) == {"r1", "r2", "r3", "r4", "r5", "k1", "k2"}
    g.when("0 r1, 0 r2")
    assert set(g.hand_of(0).split()) == {"r3", "r4", "r5", "k1", "k2", "k3", "k4"}
    g.when("0 k1, 0 k2")
    assert set(g.hand_of(0).split()) == {"r3", "r4", "r5", "k3", "k4"}


def test_gambler_comes_before_berserker() -> None:
    """KT-SET-10, KT-SET-03  What Gambler drew may be what Berserker discards."""
    g = setting_up(party=[*PARTIES[:2], "resistance ninja healer"])
    assert question(g) == "DiscardSome"
    assert "k10x" not in g.hand_of(0)
    drawn = sorted(set(g.hand_of(0).split()) - set(HANDS[0].split()))
    g.when("0 r1, 0 r2")
    assert question(g) == "Discard"
    assert "k10x" in g.hand_of(0)
    assert {*drawn, "k10x"} <= set(offered(g))
    g.when(f"0 {drawn[0]}")
    assert drawn[0] not in g.hand_of(0)


def test_the_price_is_gone_even_if_she_is_not_used() -> None:
    """KT-SET-11  It is paid before the round is scored."""
    g = setting_up(queens=["up", "down", "up"], points=[0, 30, 0], wins=[0, 0, 0]).when("1 yes")
    assert g.table.points[1] == 0
    paid = g.events("lost")[0]
    assert (paid.seat, paid.number, paid.because[0].rule) == (1, 30, "KT-SET-05")
    answer_until(g, "TakeCharacter", seed=2)
    gained = sum(event.number for event in g.events("scored") if event.seat == 1)
    lost = sum(event.number for event in g.events("scored-loss") if event.seat == 1)
    assert g.table.points[1] == gained - lost
