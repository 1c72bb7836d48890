"""Draw deck and discard pile: section 3.15 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.little.cards import NAMES, PRINTS
from followsuit.games.takers.table import BOX, DECK, DISCARDS
from little import Little
from little_rounds import cards, offered, question, seen, task, use

SELECTING: dict[str, object] = {
    "at": "select",
    "row": "ninja resistance collector",
    "characters": ["hermit", "", ""],
    "has_option": [0, 1, 1],
    "display": "sword",
    "points": [60, 60, 60],
}
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]


def selecting(**more: object) -> Little:
    return Little(3, {}, 0, **{**SELECTING, "hands": HANDS, **more})


def pile(g: Little, place: int) -> list[str]:
    return sorted(NAMES[card] for card in g.t.cards.piles[place])


def test_playing_cards_are_discarded_face_down() -> None:
    """LT-DECK-01, LT-GAP-57, LT-HID-05  Who discarded one knows it; nobody else does."""
    g = selecting().when("0 poker-exchange, 0 r1, 0 r2, 0 done")
    for viewer in (1, 2, SPECTATOR):
        assert seen(g, viewer).cards.piles[DISCARDS] == [-1, -1]
    assert sorted(NAMES[card] for card in seen(g, 0).cards.piles[DISCARDS]) == ["r1", "r2"]


def test_only_playing_cards_are_shuffled_in_again() -> None:
    """LT-DECK-02, LT-GAP-31  A discarded exclusive or Enhancement Card is out for the round."""
    g = selecting(hands=["r1e RAk r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"], deck="g9", rest_in_deck=0)
    g.when("0 poker-exchange, 0 r3, 0 r4, 0 RAk, 0 r1e, 0 done")
    # One card lay in the deck; of the four discarded two are playing cards, and are drawn again.
    assert cards(g, 0) == ["g9", "r3", "r4", "r5"]
    assert {"RAk", "r1e"} <= set(pile(g, BOX))
    assert pile(g, DECK) == []


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_no_other_card_ever_comes_into_the_deck(players: int, seed: int) -> None:
    """LT-DECK-02"""
    g = Little(players, seed=seed)
    while g.t.seats_to_act():
        assert not any(PRINTS.owner[card] for card in g.t.cards.piles[DECK])
        seat = g.t.next_seat()
        offered_now = g.t.options(seat)
        g.t.apply(seat, offered_now[seed % len(offered_now)])


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """LT-DECK-03, LT-DECK-07  At the moment a card is needed, also in the middle of a draw."""
    g = selecting(deck="g9", rest_in_deck=0, discards="k1 k2")
    g.when("0 poker-exchange, 0 r1, 0 r2, 0 done")
    hand = cards(g, 0)
    assert {"g9", "r3", "r4", "r5"} < set(hand)
    assert len(hand) == 5
    assert len(g.t.cards.piles[DECK]) == 3
    assert g.t.cards.piles[DISCARDS] == []
    assert [event.number for event in g.events("reshuffled")] == [4]


def test_the_deck_is_not_made_anew_before_a_card_is_needed() -> None:
    """LT-DECK-07"""
    g = selecting(deck="g9 g8", rest_in_deck=0).when("0 poker-exchange, 0 r1, 0 r2, 0 done")
    assert cards(g, 0) == ["g8", "g9", "r3", "r4", "r5"]
    assert (pile(g, DECK), pile(g, DISCARDS)) == ([], ["r1", "r2"])
    assert g.events("reshuffled") == []


def test_ninja_who_wants_the_top_card_has_the_discards_shuffled() -> None:
    """LT-DECK-07, LT-NINJA-04"""
    g = Little(
        3,
        {},
        0,
        characters=["ninja", "hermit", "king"],
        hands=["r1", "r2", "r3"],
        trick_number=5,
        deck="",
        rest_in_deck=0,
        discards="b9",
    )
    g.when("0 r1, 0 yes")
    assert [event.number for event in g.events("reshuffled")] == [1]
    assert question(g) == "MayPlayTop"


def test_taken_cards_are_never_shuffled_in() -> None:
    """LT-DECK-04, LT-GAP-30"""
    g = selecting(deck="", rest_in_deck=0, taken=["", "k1 k2 k3", "k4"])
    g.when("0 poker-exchange, 0 r1, 0 r2, 0 done")
    assert cards(g, 0) == ["r1", "r2", "r3", "r4", "r5"]
    assert {"k1", "k2", "k3"} <= set(pile(g, 6))


def test_if_both_piles_are_empty_the_rest_of_the_draw_is_lost() -> None:
    """LT-DECK-05, LT-GAP-30  The exchange as a power draws two of the three."""
    g = Little(
        3,
        {},
        0,
        characters=["hermit ninja", "king gambler", "samurai devil"],
        beasts=["guru-draw", "", ""],
        hands=["r1 r2 r3 r4 r5", "b1 b2", "g1 g2"],
        bid=1,
        deck="g9 g8",
        rest_in_deck=0,
    )
    g.when(f"0 {use('guru-draw')}")
    assert len(g.table.hand(0)) == 7
    g.when("0 r1, 0 r2")
    # As many are discarded as were drawn.
    assert question(g) == "LittleTurn"
    assert cards(g, 0) == ["g8", "g9", "r3", "r4", "r5"]


def test_drawing_nothing_discards_nothing() -> None:
    """LT-DECK-05, LT-DECK-06, LT-DEC-04"""
    g = selecting(deck="", rest_in_deck=0).when("0 hermits-exchange")
    assert cards(g, 0) == ["r1", "r2", "r3", "r4", "r5"]
    assert g.t.next_seat() == 1


def test_discard_and_draw_is_done_in_that_order() -> None:
    """LT-DECK-06  What is discarded may be drawn again; what is drawn first may be discarded."""
    g = selecting(deck="", rest_in_deck=0).when("0 poker-exchange, 0 r1, 0 done")
    assert cards(g, 0) == ["r1", "r2", "r3", "r4", "r5"]
    g = selecting(deck="g9").when("0 hermits-exchange")
    assert "g9" in offered(g)


def test_a_shown_black_card_of_samurai_goes_to_the_discards() -> None:
    """LT-DECK-01, LT-SAMU-01, LT-HID-06  All see it go."""
    g = Little(
        3,
        {},
        0,
        at="select",
        row="samurai ninja resistance",
        hands=["k1 r1 r2 r3 r4", *HANDS[1:]],
        deck="g9",
        points=[60, 60, 60],
    )
    g.when(f"0 samurai, 0 {task('samurai')}")
    assert cards(g, 0) == ["g9", "r1", "r2", "r3", "r4"]
    for viewer in (1, 2, SPECTATOR):
        assert seen(g, viewer).cards.piles[DISCARDS] == [NAMES.index("k1")]
