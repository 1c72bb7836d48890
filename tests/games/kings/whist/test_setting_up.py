"""Whist: teams, cards and hands (KW-PREP)."""

import pytest

from describe import sent as describe
from followsuit import SPECTATOR
from followsuit.cli.draw import table_lines
from followsuit.cli.speaker import Speaker
from followsuit.core.bits import BIT
from followsuit.games.kings.cards import ELEVENS, FULL_DECK, KIND, SPECIALS
from followsuit.games.kings.game import WHIST
from followsuit.games.kings.places import SHELF
from followsuit.games.takers.cards import NUMBER
from followsuit.games.takers.table import DECK
from kings import Whist

SETS = ["red", "white", "blue", "black"]


def drafted(seed: int = 0) -> Whist:
    """Everybody has taken the first thing offered, twice: the tricks can begin."""
    g = Whist(seed=seed)
    while g.table.trick_number == 0:
        seat = g.t.next_seat()
        g.t.answer(seat, g.t.options(seat)[0])
    return g


def test_partners_sit_opposite() -> None:
    """KW-PREP-01  By seats, unless the table wants otherwise."""
    g = Whist()
    assert g.table.teams == [0, 1, 0, 1]
    assert [g.table.sequence_from(seat)[2] for seat in range(4)] == [2, 3, 0, 1]


def test_teams_by_lot() -> None:
    """KW-PREP-01  Every pair comes about, and partners are opposite in the order of play."""
    pairs: set[int] = set()
    orders: set[tuple[int, ...]] = set()
    for seed in range(60):
        t = Whist({"whist_teams": "random"}, seed).table
        partner = [seat for seat in range(1, 4) if t.teams[seat] == t.teams[0]]
        assert len(partner) == 1
        pairs.add(partner[0])
        orders.add(tuple(t.seating))
        for seat in range(4):
            order = t.sequence_from(seat)
            assert order[0] == seat
            assert sorted(order) == [0, 1, 2, 3]
            assert [t.teams[other] == t.teams[seat] for other in order] == [True, False, True, False]
    assert pairs == {1, 2, 3}
    assert len(orders) == 6


def test_play_goes_round_by_the_seating() -> None:
    """KW-PREP-01  With partners 0 and 1, seat 2 plays after 0, then 1, then 3."""
    g = Whist(
        {"whist_teams": "random"},
        teams="0 0 1 1",
        seating="0 2 1 3",
        sets=SETS,
        hands=["r1 r2", "b1 b2", "g1 g2", "k1 k2"],
    )
    g.when("0 r1, 2 g1, 1 b1, 3 k1")
    assert g.told("won") == ["3 k1 KW-PLAY-01"]
    g.when("3 k2, 0 r2, 2 g2, 1 b2")
    assert g.table.points == [0, 0, 100, 100]


def test_clients_are_told_who_sits_left_of_whom() -> None:
    """KW-PREP-01  Where it is not by ascending seat; for every viewer the same."""
    g = Whist({"whist_teams": "random"}, teams="0 0 1 1", seating="0 2 1 3", sets=SETS)
    for seat in (SPECTATOR, 0, 3):
        view = describe.view(WHIST, g.t.view(seat), ["Ada", "Ben", "Cy", "Dot"], "en")
        assert view["seating"] == [0, 2, 1, 3]
    lines = table_lines(Speaker(WHIST, ["Ada", "Ben", "Cy", "Dot"], "en"), WHIST.layout(g.t.view(0)), 0)
    names = [line.split()[0] for line in lines if line.startswith("  ")]
    assert names == ["Ada", "Cy", "Ben", "Dot"]
    assert "seating" not in describe.view(WHIST, Whist(sets=SETS).t.view(0), ["Ada"] * 4, "en")


@pytest.mark.parametrize("seed", range(5))
def test_eleven_cards_and_eleven_tricks_without_characters(seed: int) -> None:
    """KW-PREP-03"""
    g = drafted(seed)
    assert [len(g.table.hand(seat)) for seat in range(4)] == [11, 11, 11, 11]
    assert g.table.row == []
    assert g.table.party == [[], [], [], []]
    while g.table.round == 1:
        seat = g.t.next_seat()
        g.t.answer(seat, g.t.options(seat)[0])
    assert len(g.events("won")) == 11


def test_kings_pay_nothing() -> None:
    """KW-PREP-03  Neither by their backs nor unused."""
    for played in ("", "red white blue black"):
        g = Whist(
            at="score",
            round=2,
            sets=SETS,
            kings_played=played,
            points=[100, 0, 100, 0],
            wins=[9, 1, 1, 0],
            taken=["r1 r2 r3 r4", "RAa RAb WFa WFb", "b1 b2", "k1 k2"],
        )
        assert g.table.points == [200, 0, 200, 0]


def test_the_eleven_stands_in_for_the_jack() -> None:
    """KW-PREP-04  With each set its 11, and there is no Jack to bid or to be paid for."""
    g = Whist({"first_drafter": "0"})
    for seat, colour, card in [
        (0, "white", "w11"),
        (1, "red", "r11"),
        (2, "blue", "b11"),
        (3, "black", "k11"),
    ]:
        g.when(f"{seat} {colour}-set")
        assert card in g.hand_of(seat).split()
    assert g.table.bids == [[], [], [], []]


def test_special_cards_lie_on_the_table() -> None:
    """KW-PREP-05  Both Rares and both White Flags, beside the 11s; the deck is the forty number cards."""
    t = Whist().table
    assert sorted(t.cards.piles[SHELF]) == sorted([*SPECIALS, *ELEVENS])
    dealt = sorted([*t.cards.piles[DECK], *[card for seat in range(4) for card in t.hand(seat)]])
    assert dealt == [card for card in sorted(FULL_DECK) if KIND[card] == NUMBER]
    assert len(dealt) == 40


def test_nine_number_cards_each_and_four_nobody_sees() -> None:
    """KW-PREP-06"""
    g = Whist()
    assert [len(g.table.hand(seat)) for seat in range(4)] == [9, 9, 9, 9]
    for seat in range(4):
        assert g.now("deck", seat) == "? ? ? ?"
        assert len(g.hand_of(seat, seat).replace("?", "").split()) == 9
        assert g.hand_of((seat + 1) % 4, seat) == "? ? ? ? ? ? ? ? ?"
        assert g.table.cards.known_by[g.table.hand(seat)[0]] == BIT[seat]
