"""Napoleon: who is asked what, and what others see of it (KN-DEC)."""

from followsuit import SPECTATOR
from kings import Napoleon

HANDS = ["r1 b1", "b2 g1", "g3 k1", "k4 r2", "r5 g2"]


def test_a_number_for_the_sets() -> None:
    """KN-DEC-01  All at the same time; the others see it when all have chosen."""
    g = Napoleon(at="numbers", hands=HANDS)
    assert g.t.seats_to_act() == [0, 1, 2, 3, 4]
    g.when("3 k4, 0 r1")
    assert g.t.seats_to_act() == [1, 2, 4]
    assert g.refused("3 r2") == "FS-TURN-03"
    before = g.t.view(1).table.fingerprint()
    other = Napoleon(at="numbers", hands=HANDS).when("3 r2, 0 r1")
    assert other.t.view(1).table.fingerprint() == before
    g.when("1 g1, 2 k1, 4 g2")
    assert g.told("showed", SPECTATOR) == ["0 r1", "1 g1", "2 k1", "3 k4", "4 g2"]


def test_sets() -> None:
    """KN-DEC-02  By descending number; everybody sees it."""
    g = Napoleon(at="sets", front=["r1", "b2", "g3", "k4", "r5"])
    assert g.t.seats_to_act() == [4]
    g.when("4 black-set, 3 white-set")
    for viewer in (0, SPECTATOR):
        assert g.told("took-set", viewer) == ["4", "3"]


def test_the_exchange() -> None:
    """KN-DEC-03  Four number cards; the others see how many, and nothing before all four are chosen."""
    g = Napoleon(
        at="exchange",
        sets=["white", "red", "blue", "green", "black"],
        hands=["r1 r2 w11 w12", "r11 r12", "b11 b12", "g11 g12", "k11 k12"],
        deck="b1 b2 b3 b4",
    )
    assert g.t.seats_to_act() == [0]
    g.when("0 r1, 0 b1, 0 b2")
    assert g.told("discarded", 1) == []
    assert g.now("hand_counts") == [8, 2, 2, 2, 2]
    g.when("0 b4")
    assert g.told("discarded", 1) == ["0 ?"] * 4
    assert g.now("discard_count") == 4
