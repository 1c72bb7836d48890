"""Cheerleader face down: her bid is a copy of another one (KT, chapter 4.10); what it pays is apart."""

from followsuit.games.kings.pieces import CARDS_OF, FIRST_JACK_PIECE
from kings import Kings
from kings_characters import FIRST, WITH_CHEERLEADER, Quiet

PARTIES = [
    "gambler hermit cheerleader",
    "ninja healer devil",
    "samurai collector hermit",
    "ninja healer samurai",
]
BIDS = ["cheerleader", "ninja-1", "hermit-2", "ninja-2"]


def naming(bids: list[str], round: int = 1) -> Kings:
    """All bids are laid, hers among them."""
    return Kings(4, WITH_CHEERLEADER, at="name", round=round, party=PARTIES, bids=bids)


def test_once_the_others_have_bid_her_owner_names_a_bid_card() -> None:
    """KT-CHE-21, KT-DEC-06"""
    g = naming(BIDS)
    assert g.asked() == "0 NameCopied: hermit-2 ninja-1 ninja-2"
    g.when("0 ninja-2")
    assert (g.table.copied, g.table.copied_from) == (CARDS_OF["ninja"][1], 3)


def test_it_has_to_be_a_bid_card_of_another_player() -> None:
    """KT-CHE-21"""
    g = naming(BIDS)
    assert (g.refused("0 cheerleader"), g.refused("0 healer-1"), g.refused("0 no")) == (
        "KT-CHE-21",
        "FS-TURN-02",
        "FS-TURN-02",
    )


def test_all_see_what_is_copied() -> None:
    """KT-CHE-21"""
    g = naming(BIDS).when("0 hermit-2")
    for viewer in range(4):
        events = g.events("copied", viewer)
        assert [(event.seat, event.other, event.number) for event in events] == [
            (0, 2, CARDS_OF["hermit"][1])
        ]
    assert (g.now("copied", 1), g.now("copied_from", 1)) == ("hermit-2", 2)


def test_one_card_of_a_player_with_two_and_it_may_be_a_jack() -> None:
    """KT-CHE-23, KT-GAP-37"""
    bids = ["cheerleader", "ninja-1 red-jack", "hermit-2", "ninja-2"]
    g = naming(bids, 3)
    assert g.asked() == "0 NameCopied: hermit-2 ninja-1 ninja-2 red-jack"
    g.when("0 red-jack")
    assert (g.table.copied, g.table.copied_from) == (FIRST_JACK_PIECE, 1)
    assert naming(bids, 3).when("0 ninja-1").table.copied == CARDS_OF["ninja"][0]


def test_in_round_three_another_card_may_be_laid_with_her() -> None:
    """KT-CHE-25, KT-CHE-03"""
    for answers, laid in (
        ("0 gambler-1, 0 cheerleader", "gambler-1 cheerleader"),
        ("0 cheerleader, 0 white-jack", "cheerleader white-jack"),
        ("0 cheerleader, 0 done", "cheerleader"),
    ):
        g = Kings(4, WITH_CHEERLEADER, at="bid", round=3, party=PARTIES).when(answers)
        g.when("1 ninja-1, 1 done, 2 hermit-2, 2 done, 3 ninja-2, 3 done")
        bids = g.now("bids")
        assert isinstance(bids, list)
        assert bids[0] == laid
        assert g.asked().startswith("0 NameCopied")


def test_in_rounds_one_and_two_she_lies_alone() -> None:
    """KT-CHE-25, KT-BID-01"""
    g = Kings(4, WITH_CHEERLEADER, at="bid", round=2, party=PARTIES).when("0 cheerleader")
    assert g.refused("0 done") == "FS-TURN-03"


def test_face_down_she_has_no_partner_and_exchanges_nothing() -> None:
    """KT-CHE-28, KT-BID-03"""
    g = naming(BIDS).when("0 ninja-1")
    assert g.table.partner == -1
    hands = ["r1 b1", "r2 b2", "r3 b3", "r4 b4"]
    bids = ["cheerleader", "ninja-1", "", ""]
    g = Quiet(4, WITH_CHEERLEADER, party=["", "", "", ""], bids=bids, copied="ninja-1", hands=hands)
    assert (g.asked(), g.refused(f"0 {FIRST}")) == ("0 KingsTurn: r1 b1", "FS-TURN-02")
