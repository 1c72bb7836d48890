"""Lighter games: section 3.17 of the rules."""

from collections import Counter

import pytest

from followsuit import WrongOption
from followsuit.games.little.items import ITEMS
from little import Little
from little_rounds import (
    Options,
    answer_until,
    characters_offered,
    is_over,
    names,
    offered,
    options_offered,
    question,
    to_round,
)

LIGHT_1: Options = {"mode": "light1"}
LIGHT_2: Options = {"mode": "light2"}
LIGHT_3: Options = {"mode": "light3"}
BASIC = "king gambler resistance hermit berserker"
EIGHT = "king,gambler,ninja,resistance,samurai,hermit,collector,berserker"
SIX = "king gambler ninja resistance samurai hermit"
FOUR = "king gambler ninja resistance"
SHUFFLE: Options = {"mode": "light1", "style": "shuffle", "characters": EIGHT}


def character_questions(g: Little) -> list[str]:
    """Play to the end; everything that was asked while characters were taken."""
    asked: list[str] = []
    while not is_over(g):
        if g.table.trick_number == 0:
            asked.append(question(g))
        seat = g.t.next_seat()
        options = g.t.options(seat)
        g.t.apply(seat, options[len(asked) % len(options)])
    return asked


# The first light game.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_light_1_has_five_characters_and_nothing_beside_them(players: int) -> None:
    """LT-LIGHT-01, LT-OPTN-03  One character each in every round, the last one too."""
    g = Little(players, LIGHT_1)
    for number in (1, 2, 3):
        to_round(g, number)
        assert names(g.table.row) == BASIC.split()
        assert (g.table.display, g.table.item_deck, g.table.beast_display) == ([], [], [])
        assert question(g) == "SelectCharacter"
        assert offered(g) == characters_offered(g)
        assert g.refused(f"{g.t.next_seat()} poker-exchange") == "LT-LIGHT-01"
        answer_until(g, "NameLeader")
        assert [len(taken) for taken in g.table.characters] == [1] * players
    asked = character_questions(Little(players, LIGHT_1, 1))
    assert not {"Select", "SelectRest", "ChooseSide", "ChooseBeast", "GiveBackCharacters"} & set(asked)


def test_light_1_may_be_played_with_other_characters() -> None:
    """LT-LIGHT-02, LT-DEC-35"""
    g = Little(3, {"mode": "light1", "characters": "devil,healer,ninja,samurai"})
    assert names(g.table.row) == ["ninja", "samurai", "healer", "devil"]
    g = Little(3, {"mode": "light1", "characters": "all"})
    assert len(g.table.row) == 10


@pytest.mark.parametrize("number", [1, 2, 3])
def test_all_stars_offers_the_whole_set_in_every_round(number: int) -> None:
    """LT-LIGHT-03"""
    g = to_round(Little(3, {"mode": "light1", "characters": EIGHT}), number)
    assert names(g.table.row) == EIGHT.split(",")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_shuffle_offers_one_more_than_there_are_players(players: int) -> None:
    """LT-LIGHT-04"""
    g = Little(players, SHUFFLE)
    for number in (1, 2, 3):
        to_round(g, number)
        assert len(set(g.table.row)) == players + 1


def test_shuffle_offers_first_who_was_not_shown_before() -> None:
    """LT-LIGHT-05, LT-GAP-51, LT-EX-52  Five players, eight characters: the two, and four of the six."""
    shown: Counter[str] = Counter()
    for seed in range(60):
        g = Little(5, SHUFFLE, seed, at="deal", round=2, last_row=SIX, characters=SIX.split()[:5])
        row = names(g.table.row)
        assert len(row) == 6
        assert {"collector", "berserker"} <= set(row)
        shown.update(row)
    assert all(25 <= shown[name] <= 55 for name in SIX.split())


def test_shuffle_does_not_care_who_was_taken() -> None:
    """LT-LIGHT-05  The one nobody took is drawn like the others that were shown."""
    left: Counter[bool] = Counter()
    for seed in range(60):
        g = Little(
            5,
            SHUFFLE,
            seed,
            at="deal",
            round=2,
            last_row=SIX,
            characters=["king", "gambler", "ninja", "resistance", "samurai"],
        )
        left["hermit" in names(g.table.row)] += 1
    assert 25 <= left[True] <= 55


def test_shuffle_with_more_unseen_ones_than_places_draws_among_them() -> None:
    """LT-LIGHT-06, LT-GAP-51"""
    shown: Counter[str] = Counter()
    options: Options = {"mode": "light1", "style": "shuffle", "characters": "all"}
    for seed in range(60):
        g = Little(3, options, seed, at="deal", round=2, last_row=FOUR, characters=FOUR.split()[1:])
        shown.update(names(g.table.row))
    assert sorted(shown) == sorted(["samurai", "hermit", "collector", "berserker", "healer", "devil"])
    assert all(25 <= count <= 55 for count in shown.values())


def test_in_light_1_nobody_keeps_a_character_and_it_may_be_taken_again() -> None:
    """LT-LIGHT-07, LT-GAP-52"""
    g = Little(
        3,
        LIGHT_1,
        0,
        at="score",
        characters=["king", "hermit", "gambler"],
        wins=[2, 1, 2],
        bid=1,
        points=[0, 30, 40],
    )
    assert g.table.round == 2
    assert characters_offered(g) == BASIC.split()
    seat = g.t.next_seat()
    before = g.table.kept[seat]
    g.when(f"{seat} {names(before)[0]}")
    assert g.table.characters[seat] == before


def test_in_light_1_only_the_characters_of_the_round_before_lie_there_to_be_compared() -> None:
    """LT-LIGHT-07, LT-LIGHT-08"""
    g = answer_until(to_round(Little(3, LIGHT_1), 2), "NameLeader")
    before = g.table.characters
    to_round(g, 3)
    assert g.table.kept == before


def test_light_1_begins_and_goes_like_the_standard_game() -> None:
    """LT-LIGHT-08, LT-GAP-52  Points, one pass, the leader and the scoring."""
    g = Little(4, {"mode": "light1", "first_player": "2"})
    assert g.table.points == [40, 50, 30, 40]
    order: list[int] = []
    while question(g) in ("SelectCharacter", "MayPrepare"):
        if question(g) == "SelectCharacter":
            order.append(g.t.next_seat())
            g.t.apply(order[-1], g.t.options(order[-1])[0])
        else:
            g.when(f"{g.t.next_seat()} done")
    assert order == [2, 3, 0, 1]
    answer_until(g, "NameLeader")
    assert g.t.next_seat() == 2  # who took King
    g = Little(
        3,
        LIGHT_1,
        0,
        at="score",
        characters=["king", "hermit", "resistance"],
        wins=[2, 1, 2],
        points=[0, 50, 0],
    )
    assert g.table.points == [70, 40, 40]


@pytest.mark.parametrize("round", [2, 3])
def test_in_light_1_ties_in_the_order_go_by_the_characters_of_the_last_round(round: int) -> None:
    """LT-LIGHT-08"""
    g = Little(
        3, LIGHT_1, 0, at="deal", round=round, points=[50, 50, 50], characters=["hermit", "berserker", "king"]
    )
    assert g.table.choosers == [2, 0, 1]
    g = Little(
        3, LIGHT_1, 0, at="deal", round=round, points=[50, 40, 60], characters=["hermit", "berserker", "king"]
    )
    assert g.table.choosers == [1, 0, 2]


# The second.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_light_2_has_no_options_but_pairs_and_beasts(players: int) -> None:
    """LT-LIGHT-09, LT-OPTN-02  One pass of selection."""
    g = Little(players, LIGHT_2, 3)
    for number in (1, 2):
        to_round(g, number)
        assert question(g) == "SelectCharacter"
        assert len(characters_offered(g)) == 5
        assert options_offered(g) == []
        assert g.refused(f"{g.t.next_seat()} hermits-exchange") == "LT-LIGHT-09"
        assert g.refused(f"{g.t.next_seat()} buy-rare") == "LT-LIGHT-09"
    to_round(g, 3)
    assert question(g) == "GiveBackCharacters"
    answer_until(g, "SelectCharacter")
    assert g.table.beast_display == list(range(8))
    answer_until(g, "NameLeader")
    assert [len(taken) for taken in g.table.characters] == [2] * players
    asked = character_questions(Little(players, LIGHT_2, 1))
    assert not {"Select", "SelectRest"} & set(asked)
    assert asked.count("SelectCharacter") >= 3 * players
    assert "ChooseSide" in asked


# The third.


def test_the_six_simple_items_and_the_four_advanced_ones() -> None:
    """LT-LIGHT-10, LT-GAP-12"""
    assert [item.key for item in ITEMS if item.is_advanced] == ["fan", "elixir", "glove", "clock"]
    for seed in range(20):
        g = Little(3, LIGHT_3, seed)
        found = sorted([*g.table.display, *g.table.item_deck])
        assert [ITEMS[item].key for item in found] == ["sword", "map", "book", "axe", "boots", "wing"]


@pytest.mark.parametrize(
    ("round", "display", "item_deck", "shown"),
    [
        (1, "", "sword map book axe boots wing", 2),
        (2, "sword map", "book axe boots wing", 4),
        (2, "", "book axe boots wing", 2),
        (3, "sword map book axe", "boots wing", 6),
        (3, "", "boots wing", 2),
    ],
)
def test_light_3_turns_up_two_items_a_round(round: int, display: str, item_deck: str, shown: int) -> None:
    """LT-LIGHT-11, LT-EX-53  Whatever was sold; there is no cap of five."""
    kept = {
        1: ["", "", ""],
        2: ["king", "gambler", "ninja"],
        3: ["king hermit", "gambler samurai", "ninja devil"],
    }
    g = Little(3, LIGHT_3, 0, at="deal", round=round, kept=kept[round], display=display, item_deck=item_deck)
    answer_until(g, "Select")
    assert len(g.table.display) == shown
    assert len(g.table.item_deck) == len(item_deck.split()) - 2


def test_light_3_is_otherwise_the_standard_game() -> None:
    """LT-LIGHT-10"""
    g = Little(3, LIGHT_3, 1)
    assert options_offered(g)[:2] == ["poker-exchange", "hermits-exchange"]
    assert "buy-red-1" in offered(g)
    to_round(g, 3)
    assert question(g) == "GiveBackCharacters"
    answer_until(g, "Select")
    assert g.table.beast_display == list(range(8))


@pytest.mark.parametrize("mode", ["light1", "light2", "light3"])
def test_the_light_games_are_for_three_to_five(mode: str) -> None:
    """LT-LIGHT-12, LT-GAP-52"""
    with pytest.raises(WrongOption, match="3, 4 or 5 players"):
        Little(2, {"mode": mode})
    for players in (3, 4, 5):
        assert Little(players, {"mode": mode}).table.rules.mode == mode


def test_the_final_tie_of_light_1() -> None:
    """LT-LIGHT-13"""
    g = Little(
        3,
        LIGHT_1,
        0,
        at="score",
        round=3,
        characters=["hermit", "resistance", "berserker"],
        points=[50, 100, 0],
        wins=[0, 0, 0],
    )
    assert g.t.outcome is not None
    assert g.t.outcome.places == [2, 1, 3]
    assert g.told("game-over") == ["1 LT-LIGHT-13"]
