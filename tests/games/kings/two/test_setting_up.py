"""Two players, the preparation: KT2-PREP in section 3.13 of the rules."""

from collections import Counter

import pytest

from followsuit import SPECTATOR, WrongOption
from followsuit.games.kings.cards import NAMES, NO_SET
from followsuit.games.kings.pieces import KEY_OF
from followsuit.games.kings.table import UP
from followsuit.games.takers.table import DECK
from kings import Kings, Options
from kings_rounds import answer_until, is_compulsory, offered, question, set_names

BY_CHOICE: Options = {"set_assignment": "choice"}
COLOURS = {"white", "red", "blue", "green", "black"}


def test_both_start_with_fifty_points() -> None:
    """KT2-PREP-01"""
    assert Kings(2).table.points == [50, 50]
    assert Kings(2, BY_CHOICE).table.points == [50, 50]


def test_sets_by_lot() -> None:
    """KT2-PREP-02, KT-GAP-61  Any two, for the whole game."""
    found = {tuple(Kings(2, {}, seed).table.sets) for seed in range(200)}
    assert len(found) == 20
    g = Kings(2, {}, 5)
    sets = g.table.sets
    assert [event.seat for event in g.events("took-set")] == [0, 1]
    answer_until(g)
    assert g.table.sets == sets


def test_sets_by_choice() -> None:
    """KT2-PREP-02, KT-GAP-61, KT2-DEC-03  A random player takes one, then the other does."""
    assert {Kings(2, BY_CHOICE, seed).t.next_seat() for seed in range(20)} == {0, 1}
    g = Kings(2, BY_CHOICE, 1)
    first = g.t.next_seat()
    assert question(g) == "TakeSet"
    assert is_compulsory(g)
    assert set(offered(g)) == {f"{colour}-set" for colour in COLOURS}
    g.when(f"{first} blue-set")
    assert g.t.next_seat() == 1 - first
    assert g.refused(f"{1 - first} blue-set") == "KT2-DEC-03"
    g.when(f"{1 - first} green-set")
    assert set_names(g.table.sets)[first] == "blue"
    assert question(g) == "TakeCharacter"
    with pytest.raises(WrongOption, match="2 players"):
        Kings(3, BY_CHOICE)


def test_the_other_sets_are_out_but_for_their_kings() -> None:
    """KT2-PREP-03  Each has one Queen and one Jack, of the own set."""
    for options in ({}, BY_CHOICE):
        g = answer_until(Kings(2, options, 2), "TakeCharacter")
        assert g.table.set_row == []
        assert g.table.queens == [UP, UP]
        assert [bin(kings).count("1") for kings in g.table.kings] == [1, 1]


def test_the_kings_deck() -> None:
    """KT2-PREP-04, KT2-PREP-05, KT2-GAP-01  The three other Kings, in a random order, open to both."""
    orders: set[tuple[int, ...]] = set()
    for seed in range(60):
        g = Kings(2, {}, seed)
        deck = g.table.contracts[1:]
        assert {*set_names(deck), *set_names(g.table.sets)} == COLOURS
        orders.add(tuple(deck))
        for viewer in (0, 1, SPECTATOR):
            assert g.now("contracts", viewer) == " ".join(set_names(deck))
            assert [event.number - 40 for event in g.events("kings-deck", viewer)] == deck
    assert len(orders) > 20
    g = Kings(2, BY_CHOICE, 1)
    assert g.table.contracts == [NO_SET] * 4  # not before the sets are known


def test_for_the_same_sets_every_order_comes() -> None:
    """KT2-PREP-04"""
    orders: set[str] = set()
    for seed in range(80):
        g = Kings(2, BY_CHOICE, seed)
        first = g.t.next_seat()
        g.when(f"{first} red-set, {1 - first} black-set")
        orders.add(" ".join(set_names(g.table.contracts[1:])))
    assert len(orders) == 6


def test_eight_characters() -> None:
    """KT2-PREP-06, KT-GAP-02, KT-DEV-11  One of each kind but Devil and Cheerleader."""
    kinds = Counter(KEY_OF[card] for card in Kings(2).table.row)
    assert kinds == Counter(
        ["gambler", "hermit", "resistance", "berserker", "samurai", "ninja", "healer", "collector"]
    )


def test_twenty_eight_playing_cards() -> None:
    """KT2-PREP-07"""
    g = Kings(2)
    cards = [*g.table.hand(0), *g.table.hand(1), *g.t.cards.piles[DECK]]
    assert len(cards) == 28
    numbers = [f"{colour}{number}" for colour in "rbgk" for number in (1, 2, 3, 4, 5, 10)]
    assert sorted(NAMES[card] for card in cards) == sorted([*numbers, "RAa", "RAb", "WFa", "WFb"])
