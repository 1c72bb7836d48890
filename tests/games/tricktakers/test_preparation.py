"""Preparation and deal: sections 3.2 and 3.3 of the rules."""

import pytest

from followsuit.core.cards import HIDDEN
from followsuit.core.rng import seeded
from followsuit.games.takers.cards import DRAW_DECK
from followsuit.games.takers.table import DECK
from followsuit.games.tricktakers.game import GAME
from tricktakers import Takers

COLOURED = {f"{colour}{value}" for colour in "rbgk" for value in range(1, 10)}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_starts_with_30_points(players: int) -> None:
    """TT-PREP-01"""
    assert Takers(players).now("points") == [30] * players


@pytest.mark.parametrize("round", [1, 2, 3])
def test_one_crown_and_two_black_crowns_lie_ready_for_each_round(round: int) -> None:
    """TT-PREP-02"""
    fresh = Takers(5)
    assert (fresh.now("crowns"), fresh.now("black_crowns")) == ([0] * 5, [0] * 5)
    characters = ["resistance", "king", "gambler", "hermit", "collector"]
    g = Takers(5, at="score", round=round, characters=characters, wins=[5, 0, 0, 0, 0], bid=0)
    assert len(g.told("crown")) == 1
    assert len(g.told("black-crown")) == 2


def test_the_five_basic_characters_lie_face_up() -> None:
    """TT-PREP-03"""
    g = Takers(4)
    assert g.now("row") == "king gambler resistance hermit berserker"
    assert g.asked().endswith("ChooseCharacter: king gambler resistance hermit berserker")


def test_the_forty_cards_are_shuffled_into_a_draw_deck() -> None:
    """TT-PREP-04"""
    decks = []
    for seed in range(3):
        t = GAME.start(4, GAME.checked_options(4, {}, seed), seeded(seed))
        deck = t.cards.piles[DECK]
        assert sorted(deck) == DRAW_DECK
        decks.append(deck[:])
        t.advance()
        assert t.view(0).table.cards.piles[DECK] == [HIDDEN] * 20
    assert decks[0] != decks[1] != decks[2]
    names = {GAME.write_card(card) for card in DRAW_DECK}
    assert names == COLOURED | {"RAa", "RAb", "WFa", "WFb"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_is_drawn_by_lot(players: int) -> None:
    """TT-PREP-05, TT-GAP-46, TT-2P-04"""
    drawn = [Takers(players, seed=seed).table.first_player for seed in range(60)]
    assert set(drawn) == set(range(players))
    g = Takers(players, seed=7)
    assert g.t.next_seat() == g.now("first_player")


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("round", [1, 2, 3])
def test_five_cards_are_dealt_to_each_player_in_each_round(players: int, round: int) -> None:
    """TT-DEAL-01"""
    previous = ["king", "gambler", "resistance", "hermit", "berserker"][:players]
    g = Takers(players, at="deal", round=round, previous=previous)
    assert g.now("hand_counts") == [5] * players
    assert [event.number for event in g.events("round")] == [round]


def test_players_look_at_their_hands_before_they_choose() -> None:
    """TT-DEAL-02"""
    g = Takers(4, seed=5)
    assert "ChooseCharacter" in g.asked()
    for seat in range(4):
        own = GAME.write_cards(sorted(g.table.hand(seat)))
        assert g.now("hands", seat) == [own if other == seat else "? ? ? ? ?" for other in range(4)]
        assert g.told("hand", seat)[seat] == f"{seat} {own}"


@pytest.mark.parametrize("round", [1, 2])
def test_all_forty_cards_are_shuffled_together_for_the_next_round(round: int) -> None:
    """TT-DEAL-03  Hands, taken cards, discards and deck; whatever lay where."""
    dealt = []
    for seed in range(3):
        g = Takers(
            3,
            seed=seed,
            at="score",
            round=round,
            characters=["king", "gambler", "hermit"],
            wins=[2, 2, 1],
            taken=["r1 r2 r3", "b1 b2", "g1"],
            discards="k1 k2",
            hands=["k7", "k8", "k9"],
        )
        held = [card for place in (0, 1, 2, DECK) for card in g.t.cards.piles[place]]
        assert sorted(held) == DRAW_DECK
        assert (g.now("taken"), g.now("discard_count")) == (["", "", ""], 0)
        dealt.append(g.now("hands"))
    assert dealt[0] != dealt[1] != dealt[2]


@pytest.mark.parametrize(("players", "left"), [(2, 30), (3, 25), (4, 20), (5, 15)])
def test_what_is_left_in_the_deck_after_the_deal(players: int, left: int) -> None:
    """TT-DEAL-04"""
    assert Takers(players).now("deck_count") == left
