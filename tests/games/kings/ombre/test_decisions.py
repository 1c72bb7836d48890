"""Who is asked what in Ombre, and what the others learn: KO-DEC."""

from followsuit import SPECTATOR
from ombre import SEATS, auctioning, question, won

VIEWERS = [*SEATS, SPECTATOR]


def test_the_auction() -> None:
    """KO-DEC-01  A legal total or a pass, of whoever is in turn; the starter's first is not asked for."""
    g = auctioning(0)
    assert g.asked() == "1 Declare: no number-1 number-2 number-3"
    assert g.refused("0 number-1") == "FS-TURN-01"
    assert g.refused("1 done") == "FS-TURN-02"
    g.when("1 number-2")
    for viewer in VIEWERS:
        assert [event.number for event in g.events("declared", viewer)] == [2]
        assert g.now("front", viewer) == ["", "? ?", ""]
        assert g.now("auction", viewer) == ["? ? ?", "?", "? ? ?"]


def test_the_discards_of_the_king_player() -> None:
    """KO-DEC-02  As many as were taken up; the others see the number."""
    g = won(0, 1)
    assert g.asked() == "0 DiscardToNine: " + " ".join(
        g.game.write_card(card) for card in sorted(g.table.hand(0))[:-1]
    )
    assert g.refused("0 done") == "KO-XCH-01"
    g.when("0 r1, 0 r2")
    for viewer in VIEWERS:
        assert len(g.events("discarded", viewer)) == 2
        assert g.now("discard_count", viewer) == 3
    assert g.told("discarded", 0) == ["0 r1", "0 r2"]
    assert g.told("discarded", 1) == ["0 ?", "0 ?"]


def test_the_discards_of_the_rivals() -> None:
    """KO-DEC-02  Three each, whatever lay in front; sealed until both have chosen."""
    g = won(0, 3).when("0 red-set, 1 blue-set, 2 green-set")
    assert question(g) == "DiscardToNine"
    assert g.t.seats_to_act() == [1, 2]
    assert g.refused("0 r1") == "FS-TURN-01"
    g.when("1 r4, 1 r5")
    assert g.refused("1 done") == "KO-XCH-03"
    g.when("1 r6")
    assert g.refused("1 b4") == "FS-TURN-03"
    assert g.told("discarded", 1) == []
    g.when("2 r7, 2 r8, 2 r9")
    assert g.told("discarded", 1) == ["1 r4", "1 r5", "1 r6", "2 ?", "2 ?", "2 ?"]
    assert g.told("discarded", SPECTATOR) == ["1 ?", "1 ?", "1 ?", "2 ?", "2 ?", "2 ?"]


def test_sets() -> None:
    """KO-DEC-03  A set that is free has to be taken, and everybody sees it."""
    g = won(0, 3)
    for seat, answer, left in (
        (0, "blue-set", "red-set blue-set green-set black-set white-set"),
        (1, "white-set", "red-set green-set black-set white-set"),
        (2, "red-set", "red-set green-set black-set"),
    ):
        kind = "ChooseTrump" if seat == 0 else "TakeSetLeft"
        assert g.asked() == f"{seat} {kind}: {left}"
        for other in ("no", "done", "red-king", "r1"):
            assert g.refused(f"{seat} {other}") == "FS-TURN-02"
        g.when(f"{seat} {answer}")
    for viewer in VIEWERS:
        assert g.told("took-set", viewer) == ["0", "1", "2"]
        assert g.now("sets", viewer) == ["blue", "white", "red"]
