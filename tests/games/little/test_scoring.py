"""Scoring a round: section 3.10 of the rules."""

import pytest

from followsuit.games.little.cards import BERSERKER_DECK, DEVIL_CARDS, ENHANCEMENT_CARDS, KINGS_RARE
from followsuit.games.little.places import BERSERKERS_PLACE, DEVILS_PLACE, KINGS_PLACE, SHELF
from followsuit.games.takers.cards import DRAW_DECK
from followsuit.games.takers.table import BOX, DECK, DISCARDS
from little import Little
from little_rounds import play

TABLES = {
    "king": [0, 30, 70, 100, 140],
    "ninja": [30, -10, 100, -20, 140],
    "samurai": [0, 30, 80, 120, 150],
    "hermit": [50, -10, -30, 70, 100],
    "berserker": [100, -10, 40, 70, 100],
    "healer": [0, 10, 20, 30, 40],
    "devil": [20, 50, 30, -10, 90],
    "resistance": [0, 20, 40, 60, 80],
}


def scored(characters: list[str], wins: list[int], points: list[int], **more: object) -> Little:
    """The fifth trick is over, and the round is scored."""
    return Little(len(characters), {}, 0, at="score", characters=characters, wins=wins, points=points, **more)


def lines(g: Little, seat: int) -> list[int]:
    """The amounts on one player's sheet."""
    assert g.t.log is not None
    told = [event for event in g.t.log.told[seat] if event.seat == seat]
    gains = [event.number for event in told if event.kind == "scored" and event.number]
    return [*[-event.number for event in told if event.kind == "scored-loss"], *gains]


@pytest.mark.parametrize("name", list(TABLES))
@pytest.mark.parametrize("wins", range(5))
def test_points_are_scored_after_the_fifth_trick(name: str, wins: int) -> None:
    """LT-SCORE-01  By the table of the character."""
    others = [other for other in ("collector", "gambler") if other != name]
    g = scored([name, *others], [wins, 5 - wins, 0], [100, 0, 0], bid=1)
    assert g.table.points[0] == 100 + TABLES[name][wins]
    assert g.table.round == 2


def test_all_players_score() -> None:
    """LT-SCORE-01"""
    g = scored(["king", "ninja", "hermit"], [3, 2, 0], [0, 0, 0])
    assert g.table.points == [100, 100, 50]


def test_nothing_is_scored_before_the_fifth_trick() -> None:
    """LT-SCORE-01"""
    g = Little(
        3,
        {},
        0,
        characters=["king", "gambler", "hermit"],
        hands=["r9 r1", "r2 r3", "r4 r5"],
        points=[0, 0, 0],
    )
    play(g, "0 r9, 1 r2, 2 r4")
    assert (g.table.wins, g.table.points) == ([1, 0, 0], [0, 0, 0])


def test_losses_come_first_and_stop_at_0_then_gains() -> None:
    """LT-SCORE-02, LT-SCORE-03, LT-SCORE-04, LT-EX-01  20 - 30 is 0, and 70 make 70; not 60."""
    g = scored(["king", "devil", "ninja"], [2, 3, 0], [20, 0, 0], taken=["r4d", "", ""])
    assert g.table.points[0] == 70


def test_all_losses_of_a_player_are_taken_together_before_any_gain() -> None:
    """LT-SCORE-02, LT-SCORE-04  -10 and -60 first, which leaves 0; then 80 of Hermit's flag."""
    g = scored(
        ["hermit", "devil", "king"], [1, 3, 1], [50, 0, 0], taken=["r4d b4d", "", ""], flags_over_rare=1
    )
    assert g.table.points[0] == 80
    assert sorted(lines(g, 0)) == [-60, -10, 80]


def test_a_stake_that_comes_back_is_added_last() -> None:
    """LT-SCORE-05, LT-GAMB-08, LT-GAMB-10, LT-EX-26  A loss of 30 does not reach it."""
    g = scored(["gambler", "devil", "king"], [2, 2, 1], [0, 0, 0], bid=2, stake=30, taken=["r4d", "", ""])
    assert g.table.points[0] == 180


def test_both_characters_score_with_the_same_wins_and_cards() -> None:
    """LT-SCORE-06"""
    g = scored(
        ["king ninja", "hermit collector", "samurai healer"],
        [2, 0, 3],
        [0, 0, 0],
        taken=["", "", "b1 g2 r3 k4"],
    )
    assert g.table.points == [70 + 100, 50, 120 + 30 + 20]


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_who_is_not_devil_loses_30_for_each_devil_card_taken(count: int) -> None:
    """LT-SCORE-07, LT-DEVIL-06, LT-DEVIL-07"""
    given = ["r4d", "b4d", "g4d"]
    g = scored(
        ["king", "devil", "collector"],
        [2, 2, 1],
        [100, 100, 0],
        taken=[" ".join(given[:count]), " ".join(given[count:]), ""],
    )
    assert g.table.points[:2] == [100 - 30 * count + 70, 100 + 30 + 30 * (3 - count)]


def test_a_pair_with_devil_loses_nothing_by_devil_cards() -> None:
    """LT-SCORE-07"""
    g = scored(
        ["king devil", "gambler samurai", "ninja hermit"],
        [1, 2, 2],
        [100, 0, 0],
        bid=0,
        taken=["r4d", "", ""],
    )
    assert g.table.points[0] == 100 + 30 + 50 + 30


def test_taken_cards_count_as_they_are_printed() -> None:
    """LT-SCORE-08, LT-GAP-49  Samurai's red, and whatever an item made of a card, is what it was."""
    g = Little(
        3,
        {},
        0,
        characters=["samurai collector", "healer gambler", "king hermit"],
        hands=["r5", "r3", "b1"],
        trick_number=5,
        leader=1,
        wins=[0, 2, 2],
        bid=2,
        items=["", "axe", ""],
        taken=["r6 r7", "", ""],
        points=[0, 0, 0],
    )
    play(g, "1 r3, 2 b1, 0 r5")
    # Samurai's red 5 won as black 5; red 5, 6, 7 are a straight flush of three, and two cards are left over.
    assert g.table.points[0] == 30 + 50


def test_cards_left_in_hand_score_nothing() -> None:
    """LT-SCORE-09"""
    characters = ["healer", "devil", "collector"]
    g = scored(characters, [2, 2, 1], [0, 0, 0])
    held = scored(characters, [2, 2, 1], [0, 0, 0], hands=["b1 b2 g1 g2 r4d", "b4d", "r1 r2 r3"])
    assert held.table.points == g.table.points == [20, 30, 0]


def test_the_order_of_the_end_of_a_round() -> None:
    """LT-SCORE-10  The five wins before any points; points before the next round; that before its end."""
    g = scored(["king", "gambler", "collector"], [2, 2, 1], [0, 0, 0], bid=2, taken=["", "", "r1 r2 r3"])
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[0]]
    assert kinds.index("scored") < kinds.index("points") < kinds.index("round")
    assert g.table.points == [70, 90, 50]
    g = scored(["king", "gambler", "collector"], [5, 0, 0], [0, 0, 0], bid=0)
    assert g.events("scored") == []
    assert g.table.round == 1


@pytest.mark.parametrize("first", [0, 1, 2])
def test_players_are_shown_in_the_order_of_seats_from_the_first_player(first: int) -> None:
    """LT-SCORE-11, LT-GAP-63  Nothing moves between players, so the points are the same."""
    g = scored(
        ["hermit", "king", "devil"], [1, 2, 2], [50, 50, 50], first_player=first, taken=["r4d", "b4d", ""]
    )
    order = [(first + i) % 3 for i in range(3)]
    assert [event.seat for event in g.events("points")] == order
    scored_by = [event.seat for event in g.events("scored")]
    assert sorted(set(scored_by), key=scored_by.index) == [seat for seat in order if seat in scored_by]
    assert g.table.points == [10, 90, 80]


def test_the_clean_up() -> None:
    """LT-SCORE-12, LT-GAP-31, LT-DECK-02, LT-DEVIL-09"""
    g = scored(
        ["king", "gambler", "devil"],
        [2, 1, 2],
        [50, 20, 50],
        bid=0,
        stake=30,
        hands=["RAk r1e", "r4d", "b4d"],
        taken=["r1 r2 g4d", "M r10", "b1"],
        discards="g1 g2",
        out="k4d b10",
        items=["sword", "", "clock"],
    )
    assert g.table.round == 2
    piles = g.t.cards.piles
    assert (piles[KINGS_PLACE], sorted(piles[BERSERKERS_PLACE])) == ([KINGS_RARE], BERSERKER_DECK)
    assert (sorted(piles[DEVILS_PLACE]), sorted(piles[SHELF])) == (DEVIL_CARDS, ENHANCEMENT_CARDS)
    assert (piles[DISCARDS], piles[BOX]) == ([], [])
    assert sorted(piles[DECK] + piles[0] + piles[1] + piles[2]) == DRAW_DECK
    assert g.table.items == [[0], [], [9]]
    # The lost stake went to the supply.
    assert g.table.points[1] == 20
    assert sum(role.character.stake(g.table, role) for role in g.table.roles) == 0
    assert g.table.wins == [0, 0, 0]
