"""Every decision that two players have besides those of the main game: KT2-DEC."""

from followsuit import SPECTATOR
from kings import Kings
from kings_rounds import is_compulsory, offered, question

PARTY = ["gambler hermit ninja", "resistance berserker healer"]
HANDS = ["r1 r2 r3", "b1 b2 b3"]
VIEWERS = [0, 1, SPECTATOR]


def two(at: str, **more: object) -> Kings:
    given: dict[str, object] = {"at": at, "sets": ["green", "red"], "party": PARTY, "hands": HANDS, **more}
    return Kings(2, {}, 0, **given)


def test_the_jacks_three() -> None:
    """KT2-DEC-01  Whoever is asked, and at scoring; both see it."""
    bids = ["hermit-1", "berserker-1"]
    g = two("play", leader=1, bids=bids)
    assert g.t.seats_to_act() == [1]
    g.when("0 green-jack")
    assert g.t.seats_to_act() == [1]
    for viewer in VIEWERS:
        assert [event.seat for event in g.events("jack-spent", viewer)] == [0]
    g = two("score", bids=bids)
    assert g.asked() == "0 SpendJacks: no yes; 1 SpendJacks: no yes"


def test_a_king_to_help() -> None:
    """KT2-DEC-02"""
    g = two("help", round=3, points=[0, 100], contracts="white black blue")
    assert g.asked() == "0 TakeKing: done black-king white-king"
    g.when("0 black-king")
    for viewer in VIEWERS:
        assert [event.seat for event in g.events("took-king", viewer)] == [0]
    assert question(two("help", round=3, points=[0, 99], contracts="white black blue")) == "Bid"


def test_sets_by_choice() -> None:
    """KT2-DEC-03"""
    g = Kings(2, {"set_assignment": "choice"}, 2)
    first = g.t.next_seat()
    assert len(offered(g)) == 5
    assert is_compulsory(g)
    g.when(f"{first} white-set")
    for viewer in VIEWERS:
        assert [event.seat for event in g.events("took-set", viewer)] == [first]
    assert g.t.seats_to_act() == [1 - first]
    assert len(offered(g)) == 4


def test_the_characters() -> None:
    """KT2-DEC-04"""
    g = two("draft", party=["", ""])
    assert g.t.seats_to_act() == [1]  # red comes before green
    assert len(offered(g)) == 8
    assert is_compulsory(g)
    g.when("1 ninja-1")
    assert g.t.seats_to_act() == [0]
    assert g.refused("0 ninja-1") == "KT2-DEC-04"
    for viewer in VIEWERS:
        assert g.now("party", viewer) == ["", "ninja-1"]


def test_the_bid() -> None:
    """KT2-DEC-05"""
    g = two("bid")
    assert g.t.seats_to_act() == [0, 1]
    assert is_compulsory(g)
    assert offered(g, 0) == ["gambler-1", "hermit-1", "ninja-1", "green-jack"]
    g.when("0 green-jack")
    for viewer in (1, SPECTATOR):
        assert [event.seat for event in g.events("sealed", viewer)] == [0]
        assert g.now("bids", viewer) == ["", ""]
    g.when("1 healer-1")
    for viewer in VIEWERS:
        assert g.now("bids", viewer) == ["green-jack", "healer-1"]
