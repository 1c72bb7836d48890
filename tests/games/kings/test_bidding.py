"""The bid: section 3.4 of the rules."""

import pytest

from followsuit import SPECTATOR, messages
from followsuit.games.kings.faces import IN_KINGS, character_pieces, set_pieces
from kings import Kings, Options
from kings_points import BIDS, Player, Scoring, scored
from kings_rounds import bids, face_up, is_compulsory, offered, question

PARTIES = ["gambler ninja healer", "hermit samurai collector", "hermit resistance berserker"]
CHEERLEADER: Options = {"cheerleader": True}


def bidding(number: int = 1) -> Kings:
    """Everybody is to bid."""
    return Kings(3, {}, 0, at="bid", round=number, party=PARTIES)


def with_cheerleader(number: int) -> Kings:
    """The last seat has Cheerleader."""
    parties = [*PARTIES, "gambler healer cheerleader"]
    return Kings(4, CHEERLEADER, 0, at="bid", round=number, party=parties)


def paid(bid: str, tricks: int, up: str = "") -> list[str]:
    """What is told of the points of a player with this bid and these tricks, but for the Jack's."""
    lines = scored(Player("white", up=up, bid=bid, tricks=tricks))
    return [line for line in lines if not line.startswith("KT-JACK-01")]


# The choice.


@pytest.mark.parametrize("number", [1, 2])
def test_one_of_three_characters_by_all_at_once(number: int) -> None:
    """KT-BID-01"""
    g = bidding(number)
    assert g.asked() == (
        "0 Bid: gambler-1 ninja-1 healer-1; 1 Bid: hermit-1 samurai-1 collector-1; "
        "2 Bid: hermit-2 resistance-1 berserker-1"
    )
    g.when("2 hermit-2, 0 ninja-1")
    assert bids(g) == ["", "", ""]
    g.when("1 collector-1")
    assert bids(g) == ["ninja-1", "collector-1", "hermit-2"]
    assert question(g) != "Bid"


def test_the_two_others_are_active() -> None:
    """KT-BID-02, KT-BID-03  And the bid card can do nothing else."""
    g = bidding()
    assert g.table.roles == []
    g.when("0 gambler-1, 1 hermit-1, 2 berserker-1")
    assert face_up(g) == ["Ninja Healer", "Samurai Collector", "Hermit Resistance"]
    assert question(g) == "Appoint"  # neither Gambler nor Berserker has anything to do in Set Up


def test_a_character_face_up_is_no_bid() -> None:
    """KT-BID-03, KT-BID-15  What is paid for wins face up makes no bid successful: Gambler gets nothing."""
    assert paid("hermit", 2, up="gambler ninja") == ["KT-NIN-07 30"]
    assert paid("ninja", 1, up="gambler berserker") == ["KT-BER-05 20"]
    assert paid("ninja", 0, up="gambler hermit") == ["KT-HER-04 20"]
    assert scored(Player("white", up="gambler", bid="ninja", tricks=1)) == ["KT-JACK-01 10"]


@pytest.mark.parametrize(
    ("answers", "laid", "active"),
    [
        ("0 ninja-1, 0 done", "ninja-1", "Gambler Healer"),
        ("0 gambler-1, 0 healer-1", "gambler-1 healer-1", "Ninja"),
        ("0 healer-1, 0 white-jack", "healer-1 white-jack", "Gambler Ninja"),
        ("0 white-jack", "white-jack", "Gambler Ninja Healer"),
    ],
)
def test_one_or_two_of_four_cards_in_round_three(answers: str, laid: str, active: str) -> None:
    """KT-BID-04, KT-BID-05, KT-BID-06"""
    g = bidding(3)
    assert offered(g, 0) == ["gambler-1", "ninja-1", "healer-1", "white-jack"]
    g.when(answers, "1 red-jack, 2 blue-jack")
    assert bids(g) == [laid, "red-jack", "blue-jack"]
    assert face_up(g) == [active, "Hermit Samurai Collector", "Hermit Resistance Berserker"]
    assert g.table.is_jack_up(0) == ("jack" not in laid)
    assert not g.table.is_jack_up(1)


def test_a_bid_of_two_cards_is_made_in_one_way() -> None:
    """KT-BID-04, KT-BID-05, KT-CHE-25  Whoever goes back in the order of the cards is told about it."""
    g = with_cheerleader(3).when("3 cheerleader")
    assert (g.refused("3 gambler-2"), g.refused("3 cheerleader")) == ("FS-SET-01", "FS-SET-01")
    g = bidding(3).when("0 ninja-1")
    assert offered(g, 0) == ["healer-1", "white-jack", "done"]
    assert (g.refused("0 gambler-1"), g.refused("0 ninja-1")) == ("FS-SET-01", "FS-SET-01")
    g.when("0 healer-1")
    assert g.refused("0 white-jack") == "FS-TURN-03"  # two cards are the most
    assert 0 not in g.t.seats_to_act()


def test_no_jack_in_rounds_one_and_two() -> None:
    """KT-BID-07"""
    for number in (1, 2):
        g = bidding(number)
        assert g.refused("0 white-jack") == "KT-BID-07"
        g.when("0 gambler-1, 1 hermit-1, 2 hermit-2")
        assert [g.table.is_jack_up(seat) for seat in range(3)] == [True] * 3


def test_everybody_has_to_bid() -> None:
    """KT-BID-12"""
    for number in (1, 2, 3):
        g = bidding(number)
        assert is_compulsory(g)
        for seat in range(3):
            assert g.refused(f"{seat} done") == "KT-BID-12"
        rule = "KT-BID-04" if number == 3 else "KT-BID-01"
        assert g.refused("0 hermit-1") == rule  # another player's
        assert g.refused("0 red-jack") == rule


def test_cheerleader_is_the_exception() -> None:
    """KT-BID-12, KT-CHE-02, KT-CHE-03, KT-GAP-36"""
    for number in (1, 2):
        g = with_cheerleader(number)
        assert offered(g, 3) == ["cheerleader", "done"]
        assert g.refused("3 gambler-2") == "KT-CHE-03"
        g.when("3 done, 0 gambler-1, 1 hermit-1, 2 hermit-2")
        assert bids(g)[3] == ""
        assert face_up(g)[3] == "Gambler Healer Cheerleader"
        assert [event.seat for event in g.events("no-bid")] == [3]


def test_cheerleader_in_round_three() -> None:
    """KT-CHE-02, KT-CHE-03, KT-CHE-25, KT-GAP-36  Nothing; or she, alone or with one more card."""
    g = with_cheerleader(3)
    assert offered(g, 3) == ["gambler-2", "healer-2", "cheerleader", "done"]
    assert g.refused("3 green-jack") == "KT-CHE-03"
    others = "0 white-jack, 1 red-jack, 2 blue-jack"
    assert bids(with_cheerleader(3).when(others, "3 done"))[3] == ""
    assert with_cheerleader(3).when(others, "3 done").table.is_jack_up(3)
    g.when(others, "3 gambler-2")
    assert offered(g, 3) == ["cheerleader"]
    assert g.refused("3 done") == "KT-CHE-03"
    assert g.refused("3 healer-2") == "KT-CHE-03"
    assert bids(g.when("3 cheerleader"))[3] == "gambler-2 cheerleader"
    g = with_cheerleader(3).when(others, "3 cheerleader")
    assert offered(g, 3) == ["green-jack", "done"]
    assert bids(g.when("3 green-jack"))[3] == "cheerleader green-jack"
    assert bids(with_cheerleader(3).when(others, "3 cheerleader, 3 done"))[3] == "cheerleader"


def test_choices_are_secret_until_the_last_is_made() -> None:
    """KT-BID-13, KT-GAP-39"""
    g = bidding().when("0 ninja-1, 1 hermit-1")
    for viewer in (1, 2, SPECTATOR):
        assert g.now("bids", viewer) == ["", "", ""]
        assert g.t.view(viewer).table.sealed[0] == [-1]
        assert not g.events("laid-bid", viewer)
        assert [event.seat for event in g.events("sealed", viewer)] == [0, 1]
    g.when("2 hermit-2")
    for viewer in (0, 1, 2, SPECTATOR):
        assert g.now("bids", viewer) == ["ninja-1", "hermit-1", "hermit-2"]
        assert [event.seat for event in g.events("laid-bid", viewer)] == [0, 1, 2]


def test_the_first_of_two_bid_cards_is_secret_too() -> None:
    """KT-BID-13"""
    g = bidding(3).when("0 ninja-1")
    assert g.t.view(1).table.sealed[0] == []
    assert g.t.view(0).table.sealed[0] != []


def test_the_numbers_of_a_bid_can_be_read_by_all() -> None:
    """KT-BID-14, KT-GAP-04  The text of every card tells what it pays as a bid."""
    for card, piece in character_pieces().items():
        key = piece.key.rpartition("-")[0]
        for wins, amount in BIDS.get(key, {}).items():
            text = messages.text("kings", f"characters.{piece.entry}.text").partition("As bid card:")[2]
            assert f"{amount} for {wins}" in text, f"{card}: {text}"
    assert all(
        "As a bid: 100 for 3 wins." in messages.text("kings", f"jacks.{piece.key}.text")
        for piece in set_pieces(IN_KINGS).values()
        if "jack" in piece.key
    )


def test_the_step_goes_in_this_order() -> None:
    """KT-BID-16, KT-GAP-63, KT-CHE-04  Chosen at the same time, shown, named; then comes Set Up."""
    g = with_cheerleader(1)
    assert g.t.seats_to_act() == [0, 1, 2, 3]
    g.when("3 done, 0 ninja-1, 1 hermit-1")
    assert question(g) == "Bid"
    g.when("2 hermit-2")
    assert g.asked() == "3 NamePartner: seat-0 seat-1 seat-2"
    g.when("3 seat-1")
    assert question(g) == "DiscardSome"  # Gambler's, in Set Up
    g = with_cheerleader(1).when("3 cheerleader, 0 ninja-1, 1 hermit-1, 2 hermit-2")
    assert g.asked() == "3 NameCopied: hermit-1 hermit-2 ninja-1"
    g.when("3 ninja-1")
    assert question(g) == "DiscardSome"


# What it pays.


@pytest.mark.parametrize("key", BIDS)
def test_a_bid_card_pays_for_exactly_its_numbers(key: str) -> None:
    """KT-BID-08, KT-BID-09, KT-BID-17, KT-GAP-04  And a bid that is missed costs nothing."""
    for tricks in range(6):
        assert paid(key, tricks) == [f"KT-BID-08 {BIDS[key][tricks]}" for _ in range(tricks in BIDS[key])]


def test_missing_a_bid_costs_nothing() -> None:
    """KT-BID-09"""
    player = Player("black", bid="ninja", tricks=5, points=20)
    scoring = Scoring(player, Player("red", bid="hermit"), Player("blue", bid="healer"))
    assert scoring.lines(0) == []
    assert scoring.points()[0] == 20


def test_each_of_two_bid_cards_is_paid_by_itself() -> None:
    """KT-BID-10, KT-BID-17"""
    assert paid("gambler healer", 2) == ["KT-BID-08 60", "KT-BID-08 50"]
    assert paid("gambler healer", 1) == ["KT-BID-08 30"]
    assert paid("gambler healer", 3) == []


def test_one_successful_bid_card_is_enough() -> None:
    """KT-BID-11, KT-GAP-28  As Gambler face up sees it."""
    for tricks, is_made in ((0, True), (1, True), (2, True), (3, False)):
        assert ("KT-GAM-02 20" in paid("gambler healer", tricks, up="gambler")) == is_made
