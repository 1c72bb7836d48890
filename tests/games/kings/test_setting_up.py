"""Preparation and the deal of the main game: sections 3.1 and 3.2 of the rules."""

from collections import Counter

import pytest

from followsuit import SPECTATOR, WrongOption
from followsuit.games.kings.cards import BLACK_TENS, KIND, NAMES, VALUE
from followsuit.games.kings.game import KINGS
from followsuit.games.kings.pieces import KEY_OF
from followsuit.games.kings.places import SHELF
from followsuit.games.takers.cards import FLAG, NUMBER, RARE
from followsuit.games.takers.table import DECK
from kings import Kings, Options
from kings_rounds import answer_until, question, row, to_round

COLOURED = "rbgk"
SPECIALS = ["RAa", "RAb", "WFa", "WFb"]


def in_play(g: Kings) -> list[int]:
    """All cards in hands and in the draw deck."""
    hands = [card for seat in range(g.t.seat_count) for card in g.table.hand(seat)]
    return sorted(hands + g.t.cards.piles[DECK])


def numbered(numbers: list[int]) -> list[str]:
    return sorted([f"{colour}{number}" for colour in COLOURED for number in numbers] + SPECIALS)


def copies(players: int, options: Options | None = None) -> dict[str, int]:
    """How many cards of each character lie there."""
    return dict(Counter(KEY_OF[card] for card in Kings(players, options).table.rules.characters))


def test_the_main_game_is_for_three_to_five() -> None:
    """KT-PREP-01  Two play by rules of their own."""
    assert list(KINGS.players) == [2, 3, 4, 5]
    assert [Kings(players).table.rules.game for players in (3, 4, 5)] == ["main"] * 3
    assert Kings(2).table.rules.game == "two_player"
    for players in (1, 6):
        with pytest.raises(WrongOption):
            Kings(players)


@pytest.mark.parametrize(
    ("players", "numbers", "count"),
    [
        (5, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 44),
        (4, [1, 2, 3, 4, 5, 6, 7, 10], 36),
        (3, [1, 2, 3, 4, 5, 10], 28),
    ],
)
def test_the_playing_cards_by_the_number_of_players(players: int, numbers: list[int], count: int) -> None:
    """KT-PREP-02, KT-PREP-03, KT-PREP-04"""
    cards = in_play(Kings(players))
    assert len(cards) == count
    assert sorted(NAMES[card] for card in cards) == numbered(numbers)


def test_nineteen_characters_for_five() -> None:
    """KT-PREP-05, KT-GAP-01"""
    five = copies(5)
    assert sum(five.values()) == 19
    assert five == {
        "gambler": 3,
        "hermit": 3,
        "resistance": 2,
        "berserker": 2,
        "samurai": 2,
        "ninja": 2,
        "healer": 2,
        "collector": 2,
        "devil": 1,
    }
    assert copies(5, {"cheerleader": True}) == {**five, "cheerleader": 1}


def test_seventeen_characters_for_four() -> None:
    """KT-PREP-06  A Gambler and a Hermit less."""
    four = copies(4)
    assert sum(four.values()) == 17
    assert four == {**copies(5), "gambler": 2, "hermit": 2}
    assert copies(4, {"cheerleader": True}) == {**four, "cheerleader": 1}


def test_with_initial_parties_four_have_the_characters_of_five_to_the_end() -> None:
    """KT-PREP-07"""
    for how in ("random", "choice"):
        assert copies(4, {"initial_parties": how}) == copies(5)
        g = Kings(4, {"initial_parties": how}, seed=3)
        for number in (2, 3):
            to_round(g, number)
            assert question(g) == "TakeCharacter"
            assert Counter(KEY_OF[card] for card in g.table.row) == copies(5)


def test_twelve_characters_for_three() -> None:
    """KT-PREP-08, KT-GAP-01, KT-DEV-11"""
    three = copies(3)
    assert sum(three.values()) == 12
    less = {"gambler": 2, "hermit": 2, "samurai": 1, "ninja": 1, "healer": 1, "collector": 1}
    assert three == {"resistance": 2, "berserker": 2, **less}


def test_cheerleader_is_for_four_or_five_who_ask_for_her() -> None:
    """KT-PREP-09, KT-GAP-48"""
    for players in (3, 4, 5):
        assert "cheerleader" not in copies(players)
    for players in (4, 5):
        assert "cheerleader" in copies(players, {"cheerleader": True})
    for players in (2, 3):
        with pytest.raises(WrongOption, match="4 or 5 players"):
            Kings(players, {"cheerleader": True})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_has_points_at_the_start(players: int) -> None:
    """KT-PREP-10, KT-GAP-10"""
    assert Kings(players).table.points == [0] * players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_rounds_of_five_tricks(players: int) -> None:
    """KT-PREP-11, KT-TRICK-01"""
    g = answer_until(Kings(players, seed=players))
    assert [event.number for event in g.events("round")] == [1, 2, 3]
    assert len(g.events("won")) == 15


@pytest.mark.parametrize("players", [3, 4, 5])
def test_berserkers_black_tens_wait_beside_the_deck(players: int) -> None:
    """KT-PREP-12  In every round."""
    g = Kings(players, seed=2)
    for number in (1, 2, 3):
        to_round(g, number)
        assert sorted(g.t.cards.piles[SHELF]) == BLACK_TENS
        assert not set(BLACK_TENS) & set(in_play(g))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_only_numbers_up_to_ten_rares_and_flags_are_drawn(players: int) -> None:
    """KT-PREP-13, KT-GAP-51  No J, Q and K cards and no Jokers."""
    for card in in_play(Kings(players)):
        assert KIND[card] in (RARE, FLAG) or (KIND[card] == NUMBER and 1 <= VALUE[card] <= 10)
    kinds = Counter(KIND[card] for card in in_play(Kings(players)))
    assert (kinds[RARE], kinds[FLAG]) == (2, 2)
    assert not [name for name in NAMES if "joker" in name.lower()]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_round_begins_with_all_cards_shuffled_anew(players: int) -> None:
    """KT-DEAL-01"""
    g = Kings(players, seed=4)
    whole = in_play(g)
    orders: list[list[int]] = []
    for number in (1, 2, 3):
        to_round(g, number)
        assert in_play(g) == whole
        orders.append([card for seat in range(players) for card in g.table.hand(seat)])
    assert orders[0] != orders[1] != orders[2] != orders[0]


@pytest.mark.parametrize(("players", "left"), [(3, 13), (4, 16), (5, 19)])
def test_everybody_gets_five_cards_and_sees_them(players: int, left: int) -> None:
    """KT-DEAL-02, KT-DEAL-04  The rest is the draw deck, which nobody sees."""
    g = Kings(players, seed=1)
    deck = g.t.cards.piles[DECK]
    assert len(deck) == left
    for seat in range(players):
        assert len(g.table.hand(seat)) == 5
        dealt = [event.cards for event in g.events("hand", seat) if event.seat == seat]
        assert dealt == [sorted(g.table.hand(seat))]
        for viewer in [*range(players), SPECTATOR]:
            seen = g.t.view(viewer).table.cards.piles
            assert seen[DECK] == [-1] * left
            assert (sorted(seen[seat]) == sorted(g.table.hand(seat))) == (viewer == seat)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_thing_taken_is_taken_with_the_hand_in_view(players: int) -> None:
    """KT-DEAL-03"""
    g = Kings(players, seed=1)
    for number, first in ((1, "TakeSetOrCharacter"), (2, "TakeCharacter"), (3, "TakeCharacter")):
        to_round(g, number)
        assert question(g) == first
        assert all(len(g.table.hand(seat)) == 5 for seat in range(players))
        assert len(row(g)) == len(g.table.rules.characters)
