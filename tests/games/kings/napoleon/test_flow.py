"""Napoleon: the order of a round (KN-FLOW)."""

from followsuit.games.kings.cards import SET_COLOURS
from kings import Napoleon

TOLD = [
    *["round", "hand", "showed", "took-set", "discarded", "took-own", "drew", "start-card", "gave", "led"],
    *["points", "game-over"],
]


def order_of(g: Napoleon) -> list[str]:
    """What was told, each kind once where it is told several times in a row."""
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[0] if event.kind in TOLD]
    return [kinds[i] for i in range(len(kinds)) if i == 0 or kinds[i] != kinds[i - 1]]


def to_the_end_of_the_round(g: Napoleon) -> Napoleon:
    start = g.table.round
    while g.t.seats_to_act() and g.table.round == start:
        seat = g.t.next_seat()
        g.t.answer(seat, g.t.options(seat)[0])
    return g


def test_round_1() -> None:
    """KN-FLOW-01, KN-GAP-02  Ten steps."""
    g = Napoleon()
    assert sorted(g.table.set_row) == sorted(SET_COLOURS)
    assert g.table.points == [0, 0, 0, 0, 0]
    to_the_end_of_the_round(g)
    expected = [
        *["round", "hand", "showed", "took-set", "discarded", "took-own", "drew", "discarded"],
        *["start-card", "gave", "led", "points"],
    ]
    assert order_of(g)[: len(expected)] == expected
    assert len(g.events("won")) == 9


def test_round_2() -> None:
    """KN-FLOW-02  Nine steps; the team behind exchanges after the Emperor."""
    g = Napoleon(
        at="deal",
        round=2,
        sets=["white", "red", "blue", "green", "black"],
        points=[10, 0, 0, 0, 10],
        kings_played="red",
    )
    to_the_end_of_the_round(g)
    assert order_of(g) == [
        *["round", "took-own", "start-card", "hand"],
        *["drew", "discarded", "drew", "discarded"],
        *["gave", "led", "points", "game-over"],
    ]
    assert len(g.events("won")) == 9
    assert "KN-SCORE-06" in " ".join(g.told("scored"))
