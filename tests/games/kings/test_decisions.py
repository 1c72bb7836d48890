"""Every decision of the main game: KT-DEC. Who, what, whether it may be left, what the others see."""

from followsuit import SPECTATOR
from followsuit.games.takers.table import DISCARDS
from kings import Kings, Options
from kings_rounds import is_compulsory, offered, question

CHEERLEADER: Options = {"cheerleader": True}
VIEWERS = [0, 1, 2, SPECTATOR]
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
QUIET = ["down", "down", "down"]
PLAIN = ["resistance samurai healer", "hermit ninja collector", "hermit resistance berserker"]
LAID = ["healer-1", "hermit-1", "berserker-2"]
RED_QUEEN, BLUE_QUEEN, GREEN_QUEEN, BLACK_QUEEN, WHITE_QUEEN = [f"power-{number}" for number in range(5)]
RED_KING, WHITE_KING = "power-5", "power-9"
FIRST_CHARACTER = "power-16"


def table(at: str = "play", **more: object) -> Kings:
    """Three players with white, red and blue, whose characters are quiet ones."""
    given: dict[str, object] = {"at": at, "hands": HANDS, **more}
    return Kings(3, {}, 0, **given)


def cheering(at: str, **more: object) -> Kings:
    """Four players; the first has Cheerleader."""
    given: dict[str, object] = {
        "at": at,
        "party": [
            "gambler healer cheerleader",
            "hermit samurai collector",
            "hermit ninja healer",
            "gambler devil ninja",
        ],
        "hands": ["r1 r2 r3", "b1 b2 b3", "g1 g2 g3", "k1 k2 k3"],
        "queens": ["down"] * 4,
        **more,
    }
    return Kings(4, CHEERLEADER, 0, **given)


def unseen(g: Kings, kind: str, owner: int, count: int) -> bool:
    """Whether only the owner was told the cards of this, and the others their number."""
    for viewer in VIEWERS:
        events = [event for event in g.events(kind, viewer) if event.seat == owner]
        cards = [card for event in events for card in event.cards]
        if len(cards) != count or (-1 in cards) == (viewer == owner):
            return False
    return True


def test_the_draft_of_round_one() -> None:
    """KT-DEC-01"""
    g = Kings(3, {"first_drafter": "1"})
    assert g.t.seats_to_act() == [1]
    assert is_compulsory(g)
    assert {"white-set", "ninja-1", "healer-1"} <= set(offered(g))
    g.when("1 white-set")
    for viewer in VIEWERS:
        assert g.now("sets", viewer) == ["", "white", ""]


def test_initial_parties_by_choice() -> None:
    """KT-DEC-02"""
    g = Kings(4, {"initial_parties": "choice", "first_drafter": "1"})
    assert g.t.seats_to_act() == [1]
    assert offered(g) == ["white-set", "red-set", "blue-set", "green-set", "black-set"]
    g.when("1 blue-set")
    for viewer in VIEWERS:
        assert g.now("party", viewer) == ["", "hermit-1 berserker-1 healer-1", "", ""]


def test_the_draft_of_rounds_two_and_three() -> None:
    """KT-DEC-03"""
    g = table("draft", round=2, barred=["ninja-1 gambler-1 hermit-1", "", ""], hands=HANDS)
    assert g.t.seats_to_act() == [0]
    assert is_compulsory(g)
    assert "gambler-1" not in offered(g)
    assert "gambler-2" in offered(g)
    g.when("0 gambler-2")
    for viewer in VIEWERS:
        assert g.now("party", viewer) == ["gambler-2", "", ""]


def test_the_bid() -> None:
    """KT-DEC-04"""
    for number, count in ((1, 3), (2, 3), (3, 4)):
        g = table("bid", round=number, party=PLAIN)
        assert g.t.seats_to_act() == [0, 1, 2]
        assert is_compulsory(g)
        assert [len(offered(g, seat)) for seat in range(3)] == [count] * 3
    g = table("bid", party=PLAIN).when("1 collector-1")
    for viewer in (0, 2, SPECTATOR):
        assert [event.seat for event in g.events("sealed", viewer)] == [1]
        assert g.t.view(viewer).table.sealed[1] == [-1]
        assert not g.events("laid-bid", viewer)
    g.when("0 healer-1, 2 hermit-2")
    for viewer in VIEWERS:
        assert [event.seat for event in g.events("laid-bid", viewer)] == [0, 1, 2]
    assert "done" in offered(cheering("bid"), 0)


def test_kizuna() -> None:
    """KT-DEC-05"""
    g = cheering("name", bids=["", "hermit-1", "ninja-1", "devil"])
    assert g.asked() == "0 NamePartner: seat-1 seat-2 seat-3"
    g.when("0 seat-2")
    for viewer in VIEWERS:
        assert g.told("kizuna", viewer) == ["0 2"]
        assert g.now("partner", viewer) == 2


def test_copy() -> None:
    """KT-DEC-06"""
    g = cheering("name", bids=["cheerleader", "hermit-1", "ninja-1", "devil"])
    assert g.asked() == "0 NameCopied: hermit-1 ninja-1 devil"
    g.when("0 devil")
    for viewer in VIEWERS:
        assert g.told("copied", viewer) == ["0 3"]
        assert g.now("copied", viewer) == "devil"


def test_a_queen_face_down() -> None:
    """KT-DEC-07"""
    given: dict[str, object] = {"round": 2, "party": PLAIN, "bids": [*LAID[:2], "berserker-1"]}
    g = table("set up", queens=["down", "up", "up"], points=[30, 0, 0], **given)
    assert g.asked() == "0 TurnUpQueen: no yes"
    for answer, kind in (("yes", "queen-up"), ("no", "queen-stays")):
        g = table("set up", queens=["down", "up", "up"], points=[30, 0, 0], **given).when(f"0 {answer}")
        for viewer in VIEWERS:
            assert g.told(kind, viewer) == ["0"]
    assert question(table("set up", queens=["down", "up", "up"], points=[29, 0, 0], **given)) == "KingsTurn"


def test_gamblers_discard() -> None:
    """KT-DEC-08"""
    g = table("set up", party=["gambler samurai healer", *PLAIN[1:]], bids=[*LAID[:2], "berserker-1"])
    assert g.t.seats_to_act() == [0]
    assert is_compulsory(g)
    assert len(offered(g)) == 6  # of 7 cards the first of two in ascending order
    g.when("0 r1")
    assert is_compulsory(g)
    g.when("0 r2")
    assert unseen(g, "discarded", 0, 2)
    assert unseen(g, "drew", 0, 2)
    for viewer in (1, 2, SPECTATOR):
        assert g.t.view(viewer).table.cards.piles[DISCARDS] == [-1, -1]


def test_berserkers_discard() -> None:
    """KT-DEC-09  With two players it is 2 cards."""
    g = table("set up", party=["berserker samurai healer", *PLAIN[1:]], bids=LAID)
    assert g.asked() == "0 Discard: r1 r2 r3 r4 r5 k10x"
    g.when("0 r1")
    assert unseen(g, "discarded", 0, 1)
    two = Kings(2, {}, 0, at="set up", sets=["white", "red"], hands=HANDS[:2], party=["berserker", ""])
    assert question(two) == "DiscardSome"
    two.when("0 r1")
    assert is_compulsory(two)
    assert len(two.when("0 r2").table.hand(0)) == 5


def test_ninja() -> None:
    """KT-DEC-10"""
    g = table("lead", party=["ninja", "samurai", "hermit"], queens=QUIET)
    assert g.asked() == "0 Appoint: seat-0 seat-1 seat-2"  # to name oneself is to keep the lead
    g.when("0 seat-2")
    for viewer in VIEWERS:
        assert g.told("appointed", viewer) == ["0 2"]
    assert g.t.next_seat() == 2
    assert (
        table("lead", party=["ninja", "samurai", "hermit"], queens=QUIET).when("0 seat-0").t.next_seat() == 0
    )
    assert question(table("lead", party=["samurai", "ninja", "hermit"], queens=QUIET)) == "KingsTurn"


def test_hermit() -> None:
    """KT-DEC-11"""
    g = table(party=["hermit", "samurai", "healer"], queens=QUIET)
    assert {FIRST_CHARACTER, "r1"} <= set(offered(g))
    g.when(f"0 {FIRST_CHARACTER}")
    assert question(g) == "DiscardSome"
    for card in ("r1", "r2", "r3"):
        assert is_compulsory(g)
        g.when(f"0 {card}")
    assert unseen(g, "drew", 0, 3)
    assert unseen(g, "discarded", 0, 3)
    for viewer in VIEWERS:
        assert [event.seat for event in g.events("power", viewer)] == [0]
    assert question(g) == "KingsTurn"
    assert FIRST_CHARACTER not in offered(g)


def test_the_exchange_of_cheerleader() -> None:
    """KT-DEC-12, KT-DEC-13  She passes a card if she likes; the partner has to answer."""
    g = cheering("play", bids=["", "hermit-1", "ninja-1", "devil"], partner=2)
    exchange = "power-48"
    assert {exchange, "r1"} <= set(offered(g))
    g.when(f"0 {exchange}")
    assert g.asked() == "0 PassCard: r1 r2 r3"
    g.when("0 r2")
    assert g.asked() == "2 PassCard: r2 g1 g2 g3"
    assert is_compulsory(g)
    g.when("2 r2")
    assert question(g) == "KingsTurn"
    assert exchange not in offered(g)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        cards = [event.cards for event in g.events("gave", viewer)]
        assert [len(each) for each in cards] == [1, 1]
        assert ([-1] in cards) == (viewer not in (0, 2))
    g = cheering("play", bids=["", "hermit-1", "ninja-1", "devil"], partner=2, hands=["r1", "b1", "", "k1"])
    assert exchange not in offered(g)  # the partner has no hand


def test_the_red_queen() -> None:
    """KT-DEC-14"""
    g = table(party=["", "", ""], sets=["red", "white", "blue"], kings_played="red white blue")
    assert {RED_QUEEN, "r1"} <= set(offered(g))
    g.when(f"0 {RED_QUEEN}")
    for viewer in VIEWERS:
        assert [event.what for event in g.events("power", viewer)] == ["red-queen"]
        assert g.now("queens", viewer) == ["counts", "up", "up"]
    assert g.t.next_seat() == 0
    assert RED_QUEEN not in offered(g)


def test_the_green_queen() -> None:
    """KT-DEC-15"""
    g = table(party=["", "", ""], sets=["green", "white", "blue"], kings_played="green white blue")
    assert {GREEN_QUEEN, "r1"} <= set(offered(g))
    g.when(f"0 {GREEN_QUEEN}")
    for viewer in VIEWERS:
        assert [event.what for event in g.events("power", viewer)] == ["green-queen"]
        assert g.now("late", viewer) == 0
    assert g.t.next_seat() == 1


def test_a_play() -> None:
    """KT-DEC-16  A legal card, with the Black Queen any; a cover, a change and a King where allowed."""
    g = table(
        trick="b1",
        leader=2,
        hands=["b2 r1 RAa", "b3", "b4"],
        party=["", "", ""],
        sets=["black", "white", "blue"],
    )
    assert is_compulsory(g)
    assert set(offered(g)) == {"b2", "RAa", BLACK_QUEEN}
    assert set(offered(g.when(f"0 {BLACK_QUEEN}"))) == {"b2", "r1", "RAa"}
    g.when("0 r1")
    for viewer in VIEWERS:
        assert [event.cards for event in g.events("played", viewer)] == [g.game.read_cards("r1")]
        assert [event.what for event in g.events("power", viewer)] == ["black-queen"]
    g = table(hands=["r1 b1", "b3", "b4"], party=["resistance", "", ""])
    assert set(offered(g)) == {"r1", "b1", WHITE_QUEEN, FIRST_CHARACTER}
    g.when(f"0 {WHITE_QUEEN}")
    assert set(offered(g)) == {"r1", "b1", FIRST_CHARACTER, WHITE_KING}
    g.when(f"0 {FIRST_CHARACTER}, 0 {WHITE_KING}, 0 b1")
    for viewer in VIEWERS:
        told = [event.what for event in g.events("power", viewer)]
        assert told == ["white-queen", "resistance-0", "white-king"]
