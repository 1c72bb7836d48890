"""Tricks from the first lead to the last (3.6)."""

import pytest

from followsuit.core.cards import HIDDEN
from followsuit.core.rng import seeded
from followsuit.games.kings.cards import NAMES
from followsuit.games.kings.turn import KingsTurn
from followsuit.games.takers.table import DECK, TAKEN
from kings import Kings
from kings_powers import BLUE_KING, RED_KING, WHITE_QUEEN, cards_asked, of_slot

NO_QUEENS = ["down"] * 5
NO_KINGS = "white red blue green black"


def plain(hands: list[str], **position: object) -> Kings:
    """Nobody has a King or a Queen to use."""
    given: dict[str, object] = {"hands": hands, "queens": NO_QUEENS[: len(hands)], "kings_played": NO_KINGS}
    return Kings(len(hands), None, 0, **{**given, **position})


def names(cards: list[int]) -> str:
    return " ".join(NAMES[card] for card in sorted(cards))


def test_five_tricks_empty_the_hands() -> None:
    """KT-TRICK-01  Then the round is scored."""
    for seed in range(3):
        g = Kings(4, None, seed)
        rng = seeded(seed)
        while g.table.round == 1:
            if g.table.trick_number and isinstance(g.t.question(), KingsTurn) and not g.table.plays:
                assert [len(g.table.hand(seat)) for seat in range(4)] == [6 - g.table.trick_number] * 4
            picks = g.t.options(g.t.next_seat())
            g.t.apply(g.t.next_seat(), picks[rng.below(len(picks))])
        assert len(g.told("won")) == 5


def test_everybody_plays_one_card_clockwise() -> None:
    """KT-TRICK-02  From the lead player on; open to all."""
    g = plain(["r1 b1", "r2 b2", "r3 b3", "r4 b4"], leader=2)
    assert g.asked() == "2 KingsTurn: r3 b3"
    assert g.when("2 r3").asked() == "3 KingsTurn: r4"
    assert g.when("3 r4").asked() == "0 KingsTurn: r1"
    assert g.when("0 r1").asked() == "1 KingsTurn: r2"
    assert g.now("trick", 1) == "r3 r4 r1"
    g.when("1 r2")
    assert g.told("won") == ["3 r4 KT-TRICK-11"]


def test_who_wins_leads_the_next() -> None:
    """KT-TRICK-03"""
    g = plain(["r1 b1", "r2 b2", "r3 b3"]).when("0 r1, 1 r2, 2 r3")
    assert g.asked() == "2 KingsTurn: b3"
    assert g.now("leader") == 2


def test_the_winner_has_all_cards_of_the_trick() -> None:
    """KT-TRICK-17  Laid face down, in a pile of its own: all can count them."""
    g = plain(["r1 b1", "r2 b5", "r3 b3"]).when("0 r1, 1 r2, 2 r3")
    assert g.now("taken") == ["", "", "r1 r2 r3"]
    assert g.table.wins == [0, 0, 1]
    g.when("2 b3, 0 b1, 1 b5")
    assert g.told("won")[1] == "1 b5 KT-TRICK-11"


def test_kings_and_queens_are_not_taken() -> None:
    """KT-TRICK-18  Only the cards are; their owners have them back."""
    g = Kings(3, None, 0, sets=["white", "red", "blue"], hands=["r1 k1", "r2 k2", "b3 k3"])
    g.when(f"0 {WHITE_QUEEN}, 0 r1, 1 {RED_KING}, 1 r2, 2 {BLUE_KING}, 2 b3")
    assert g.told("won") == ["2 b3 KT-KING-05 KT-KING-06"]
    assert g.now("taken") == ["", "", "r1 r2 b3"]
    assert g.table.kings == [16, 1, 2]
    assert g.now("queens") == ["down", "up", "up"]
    assert g.now("kings_played") == "red blue"


def test_all_is_played_openly() -> None:
    """KT-TRICK-19  The card and all that goes with it; there is no way to play face down."""
    sets = ["white", "red", "blue"]
    g = Kings(3, None, 0, sets=sets, party=["resistance", "", ""], hands=["r1 k1", "r2 k2", "b3 k3"])
    g.when(f"0 {WHITE_QUEEN}, 0 {of_slot(1)}, 0 r1")
    for seat in range(3):
        assert g.now("trick", seat) == "r1+white-queen+change"
        assert HIDDEN not in [play.card for play in g.table.plays]


def test_discards_lie_face_down() -> None:
    """KT-TRICK-20, KT-GAP-13  Only who discards has seen them; they stay there until the round is over."""
    g = Kings(
        3, None, 0, party=["hermit", "", ""], hands=["r1 r2 k1", "r3 k2 k3", "b3 k4 b4"], deck="g1 g2 g3"
    )
    g.when(f"0 {of_slot(1)}, 0 r2, 0 g1, 0 g2")
    assert g.now("discards", 0) == "r2 g1 g2"
    assert g.now("discards", 1) == g.now("discards", 2) == "? ? ?"
    g.when("0 r1, 1 r3, 2 b3")
    assert g.now("discards") == "r2 g1 g2"


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """KT-TRICK-21, KT-GAP-12"""
    g = Kings(
        3,
        None,
        0,
        party=["hermit", "", ""],
        hands=["r1 r2 k1", "r3 k2 k3", "b3 k4 b4"],
        deck="g5",
        rest_in_deck=0,
        discards="g1 g2 g3",
    )
    g.when(f"0 {of_slot(1)}")
    assert len(g.events("reshuffled")) == 1
    assert len(g.table.hand(0)) == 6
    assert g.now("deck_count") == 1


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (4, {"cheerleader": True}), (5, {})])
def test_the_deck_is_never_empty(players: int, options: dict[str, int | str | bool]) -> None:
    """KT-TRICK-21, KT-GAP-12  With the cards of chapter 1 there is always something to draw."""
    for seed in range(4):
        g = Kings(players, options, seed)
        rng = seeded(seed)
        while g.t.outcome is None:
            seat = g.t.next_seat()
            picks = g.t.options(seat)
            g.t.apply(seat, picks[rng.below(len(picks))])
            assert g.t.cards.piles[DECK]
        assert not g.events("reshuffled")


@pytest.mark.parametrize("is_shown", [True, False])
def test_taken_cards_may_be_shown(is_shown: bool) -> None:
    """KT-TRICK-22, KT-GAP-40  Unless the table says otherwise; how many tricks there are is seen anyhow."""
    hands = ["r1 b1", "r2 b2", "r3 b3"]
    g = Kings(3, {"show_cards_taken": is_shown}, 0, hands=hands, queens=NO_QUEENS[:3], kings_played=NO_KINGS)
    g.when("0 r1, 1 r2, 2 r3")
    for viewer in range(3):
        layout = g.game.layout(g.t.view(viewer))
        shown = [names(area.cards) for area in layout.areas if area.name == "taken"]
        assert shown == (["r1 r2 r3"] if is_shown else [])
        assert [c.value for c in layout.counters if c.name == "wins"] == ["0", "0", "1"]
    assert len(g.t.cards.piles[TAKEN + 2]) == 3


def test_a_card_that_follows_is_all_that_is_asked() -> None:
    """KT-TRICK-02, KT-TRICK-04  With nothing to use or announce, a turn is a card."""
    g = plain(["r1 b1", "r2 b2", "b3 g3"]).when("0 r1")
    assert g.asked() == "1 KingsTurn: r2"
    g.when("1 r2")
    assert cards_asked(g) == "b3 g3"
