"""Whist: the order of set-up and of a round (KW-FLOW)."""

from followsuit.games.kings.cards import SET_COLOURS
from kings import Whist

SETS = ["black", "red", "white", "blue"]
TOLD = ["round", "hand", "took-set", "took-own", "start-card", "led", "team-wins", "points", "game-over"]


def order_of(g: Whist) -> list[str]:
    """What was told, each kind once where it is told several times in a row."""
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[0] if event.kind in TOLD]
    return [kinds[i] for i in range(len(kinds)) if i == 0 or kinds[i] != kinds[i - 1]]


def to_the_end_of_the_round(g: Whist) -> Whist:
    start = g.table.round
    while g.t.seats_to_act() and g.table.round == start:
        seat = g.t.next_seat()
        g.t.answer(seat, g.t.options(seat)[0])
    return g


def test_a_game_is_set_up() -> None:
    """KW-FLOW-01  Teams and seats, no points, and the sets on the table."""
    g = Whist()
    assert g.table.teams == [0, 1, 0, 1]
    assert g.table.points == [0, 0, 0, 0]
    assert sorted(g.table.set_row) == sorted(SET_COLOURS)
    assert g.now("shelf") == "RAa RAb WFa WFb r11 b11 g11 k11 w11"
    assert g.table.round == 1


def test_round_1() -> None:
    """KW-FLOW-02  Deal, the draft in two passes, Start Player Card, eleven tricks, scoring."""
    g = Whist({"first_drafter": "0"}).when("0 white-set, 1 red-set, 2 blue-set, 3 black-set")
    g.when("3 RAa, 2 RAb, 1 WFa, 0 WFb")
    to_the_end_of_the_round(g)
    drafting = ["took-set", "took-own"] * 4
    expected = ["round", "hand", *drafting, "start-card", *["led"], "team-wins", "points"]
    assert order_of(g)[: len(expected)] == expected
    assert len(g.events("won")) == 11


def test_later_rounds() -> None:
    """KW-FLOW-03  11s, deal, Start Player Card, special cards, eleven tricks, scoring, and the end."""
    g = Whist(at="deal", round=3, sets=SETS, points=[100, 100, 100, 100])
    assert order_of(g) == ["round", "took-own", "hand", "start-card"]
    to_the_end_of_the_round(g)
    assert order_of(g) == [
        "round",
        "took-own",
        "hand",
        "start-card",
        "took-own",
        "led",
        "team-wins",
        "points",
        "game-over",
    ]
    assert len(g.events("won")) == 11
