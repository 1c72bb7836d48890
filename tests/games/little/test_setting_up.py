"""Setting up, and what the first round offers: sections 3.1 and 3.2 of the rules."""

from collections import Counter

import pytest

from followsuit import WrongOption
from followsuit.games.little.cards import (
    BERSERKER_DECK,
    DEVIL_CARDS,
    ENHANCEMENT_CARDS,
    KINGS_RARE,
    NAMES,
)
from followsuit.games.little.game import GAME
from followsuit.games.little.places import BERSERKERS_PLACE, DEVILS_PLACE, KINGS_PLACE, SHELF
from followsuit.games.little.roster import CHARACTERS
from followsuit.games.takers.cards import DRAW_DECK
from followsuit.games.takers.table import DECK
from followsuit.scenarios.notation import kinds_of
from little import Little
from little_rounds import answer_until, question, to_round

SEEDS = range(60)


def at_home(g: Little) -> bool:
    """Whether every card that is not dealt lies in its place."""
    piles = g.t.cards.piles
    return (
        piles[KINGS_PLACE] == [KINGS_RARE]
        and sorted(piles[BERSERKERS_PLACE]) == BERSERKER_DECK
        and sorted(piles[DEVILS_PLACE]) == DEVIL_CARDS
        and sorted(piles[SHELF]) == ENHANCEMENT_CARDS
    )


def dealt(g: Little) -> list[int]:
    """All cards in hands and in the draw deck."""
    hands = [card for seat in range(g.t.seat_count) for card in g.table.hand(seat)]
    return sorted(hands + g.t.cards.piles[DECK])


def test_two_to_five_play_and_two_have_rounds_of_their_own() -> None:
    """LT-SET-01  Three rounds; two players have four."""
    assert list(GAME.players) == [2, 3, 4, 5]
    assert [Little(players).table.rules.rounds for players in (2, 3, 4, 5)] == [4, 3, 3, 3]
    for players in (1, 6):
        with pytest.raises(WrongOption):
            Little(players)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_rounds_of_five_tricks(players: int) -> None:
    """LT-SET-02, LT-TURN-12"""
    g = to_round(Little(players, seed=players), 3)
    assert len(g.events("won")) == 10
    answer_until(g)
    assert [event.number for event in g.events("round")] == [1, 2, 3]
    assert len(g.events("won")) == 15


def test_the_draw_deck_has_the_forty_playing_cards() -> None:
    """LT-SET-03, LT-GAP-08  One to nine in four colours, two Rares, two White Flags; nothing else."""
    g = Little(3)
    assert dealt(g) == DRAW_DECK
    words = [NAMES[card] for card in DRAW_DECK]
    assert sorted(words) == sorted(
        [f"{colour}{number}" for colour in "rbgk" for number in range(1, 10)] + ["RAa", "RAb", "WFa", "WFb"]
    )
    assert sorted(NAMES[card] for card in BERSERKER_DECK) == sorted(
        ["M", "RAm", "WFm", "r10", "b10", "g10", "k10"]
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_round_begins_with_all_forty_cards_and_the_others_in_their_places(players: int) -> None:
    """LT-SET-04, LT-SET-05, LT-GAP-31, LT-R2-01, LT-R3-01, LT-SCORE-12"""
    g = Little(players, seed=1)
    for number in (1, 2, 3):
        to_round(g, number, number)
        assert dealt(g) == DRAW_DECK
        assert at_home(g)
        assert [len(g.table.hand(seat)) for seat in range(players)] == [5] * players
        assert not any(g.table.taken(seat) for seat in range(players))


def test_every_round_is_shuffled_anew() -> None:
    """LT-SET-04  The same cards do not come again."""
    g = Little(3, seed=2)
    first = [g.table.hand(seat)[:] for seat in range(3)]
    to_round(g, 2)
    assert [g.table.hand(seat) for seat in range(3)] != first


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_player_is_drawn_by_lot(players: int) -> None:
    """LT-SET-06, LT-GAP-42  Each about as often; a table may also name one (section 10)."""
    first = Counter(Little(players, seed=seed).table.first_player for seed in SEEDS)
    assert sorted(first) == list(range(players))
    assert all(count > len(SEEDS) / players / 4 for count in first.values())
    for seat in range(players):
        assert Little(players, {"first_player": str(seat)}).t.next_seat() == seat


@pytest.mark.parametrize(
    ("players", "points"), [(3, [30, 40, 50]), (4, [30, 40, 40, 50]), (5, [30, 40, 40, 40, 50])]
)
def test_starting_points_are_counted_from_the_first_player(players: int, points: list[int]) -> None:
    """LT-SET-07, LT-FLOW-01"""
    for first in range(players):
        g = Little(players, {"first_player": str(first)})
        assert [g.table.points[(first + i) % players] for i in range(players)] == points


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_of_ten_characters_are_turned_up_at_random(players: int) -> None:
    """LT-SET-08, LT-R1-02, LT-R1-03  Whatever the number of players; each character as likely."""
    shown: Counter[int] = Counter()
    for seed in SEEDS:
        row = Little(players, seed=seed).table.row
        assert len(set(row)) == 5
        shown.update(row)
    assert sorted(shown) == list(range(10))
    assert all(15 <= count <= 45 for count in shown.values())


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_other_five_characters_stay_unseen_until_round_2(players: int) -> None:
    """LT-R1-02, LT-R2-03"""
    g = Little(players, seed=7)
    first = set(g.table.row)
    told = {event.number for event in g.events("laid-out")}
    assert told == first
    to_round(g, 2)
    assert set(g.table.row) == set(range(10)) - first


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_of_ten_items_are_turned_up_at_random(players: int) -> None:
    """LT-SET-09, LT-R1-05"""
    shown: Counter[int] = Counter()
    for seed in SEEDS:
        g = Little(players, seed=seed)
        assert len(g.table.display) == 3
        assert sorted(g.table.display + g.table.item_deck) == list(range(10))
        shown.update(g.table.display)
    assert sorted(shown) == list(range(10))


def test_all_five_enhancement_cards_are_on_display() -> None:
    """LT-R1-04"""
    assert sorted(Little(3).t.cards.piles[SHELF]) == ENHANCEMENT_CARDS
    assert len(ENHANCEMENT_CARDS) == 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_five_cards_are_looked_at_before_anything_is_selected(players: int) -> None:
    """LT-R1-01"""
    g = Little(players, seed=3)
    assert question(g) == "Select"
    for seat in range(players):
        hand = GAME.write_cards(sorted(g.table.hand(seat)))
        assert len(hand.split()) == 5
        assert g.told("hand", seat)[seat] == f"{seat} {hand}"


def test_there_are_no_crowns() -> None:
    """LT-SET-10"""
    g = Little(4)
    words = [*kinds_of(GAME), *GAME.write_position(g.t)]
    assert not [word for word in words if "crown" in word]


def test_points_are_tens_and_the_supply_never_runs_out() -> None:
    """LT-SET-11, LT-GAP-59"""
    g = Little(
        3, at="score", characters=["king", "ninja", "hermit"], wins=[3, 2, 0], points=[1900, 1900, 1900]
    )
    assert g.table.points == [2000, 2000, 1950]


@pytest.mark.parametrize("seed", range(5))
def test_points_are_never_below_0(seed: int) -> None:
    """LT-SET-11, LT-SET-12"""
    g = Little(3, seed=seed)
    while g.t.seats_to_act():
        assert all(points >= 0 and points % 10 == 0 for points in g.table.points)
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[-1])


def test_a_loss_stops_at_0() -> None:
    """LT-SET-12"""
    g = Little(3, at="score", characters=["hermit", "king", "ninja"], wins=[2, 3, 0], points=[20, 0, 0])
    assert g.table.points[0] == 0


def test_the_characters_have_the_numbers_1_to_10() -> None:
    """LT-GAP-01"""
    order = [
        "King",
        "Gambler",
        "Ninja",
        "Resistance",
        "Samurai",
        "Hermit",
        "Collector",
        "Berserker",
        "Healer",
        "Devil",
    ]
    assert [(int(one.code), one.name) for one in CHARACTERS] == list(enumerate(order, 1))
