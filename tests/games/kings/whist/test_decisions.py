"""Whist: who is asked what, and what others see of it (KW-DEC)."""

from followsuit import SPECTATOR
from kings import Whist

SETS = ["black", "red", "white", "blue"]


def test_the_draft() -> None:
    """KW-DEC-01  The player in turn, and nobody else; everybody sees what is taken."""
    g = Whist({"first_drafter": "1"})
    assert g.t.seats_to_act() == [1]
    assert g.refused("0 white-set") == "FS-TURN-01"
    g.when("1 white-set, 2 WFa")
    for viewer in (0, SPECTATOR):
        assert g.told("took-set", viewer) == ["1"]
        assert g.told("took-own", viewer) == ["1 w11", "2 WFa"]


def test_special_cards_of_later_rounds() -> None:
    """KW-DEC-02  By ascending King Number, after the deal; everybody sees what is taken."""
    g = Whist(at="deal", round=3, sets=SETS, points=[100, 100, 100, 100])
    assert g.t.seats_to_act() == [2]
    assert len(g.table.hand(2)) == 10
    assert g.refused("1 RAa") == "FS-TURN-01"
    g.when("2 WFb")
    for viewer in (0, SPECTATOR):
        assert g.told("took-own", viewer)[-1] == "2 WFb"
