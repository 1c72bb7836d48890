"""The numbers of Little TrickTakers are those of the tables in chapters 1 and 4 of its page."""

import re
from typing import Final

import pytest

from followsuit.games.little import numbers
from followsuit.games.little.beasts import BEASTS, MARK_NAMES
from followsuit.games.little.cards import COLOUR, ENHANCEMENT_CARDS, KIND, VALUE
from followsuit.games.little.characters.collector import SHAPES
from followsuit.games.little.characters.resistance import FOR_WINS
from followsuit.games.little.items import ITEMS
from followsuit.games.little.roster import CHARACTERS
from followsuit.games.takers.cards import COLOUR_NAMES, FLAG, NO_COLOUR, NUMBER, RARE
from followsuit.games.takers.character import Character
from followsuit.games.takers.powers.combinations import FLUSH, OF_A_KIND, STRAIGHT, STRAIGHT_FLUSH
from games.pages import PAGES, number_of, numbers_of, table_with, tables_of

PAGE: Final = "little-tricktakers"
BY_WINS: Final = [
    "King",
    "Ninja",
    "Samurai",
    "Hermit",
    "Berserker",
    "Healer",
    "Devil",
]  # as chapter 4 has them
AMOUNTS: Final = re.compile(r"([\d, ]+) with (\d)")
SHAPE_NAMES: Final = {FLUSH: "Flush", STRAIGHT: "Straight", STRAIGHT_FLUSH: "Straight flush"}


def named(name: str) -> Character:
    return next(character for character in CHARACTERS if character.name == name)


def test_points_by_wins_are_those_of_the_page() -> None:
    """LT-SCORE-01  Five wins win the game of three to five."""
    rows = [table[1][1:] for table in tables_of(PAGE) if table[0][0] == "Wins" and table[1][0] == "Points"]
    assert [row[-1] for row in rows] == ["wins the game"] * len(BY_WINS)
    assert [named(name).points_for_wins for name in BY_WINS] == [tuple(map(number_of, row)) for row in rows]
    assert {named(name).game_for_wins for name in BY_WINS} == {(numbers.ALL_WINS,)}


def test_points_of_two_players_are_those_of_the_page() -> None:
    """LT-2P-03"""
    (table,) = [table[1:] for table in tables_of(PAGE) if table[0][0] == "Wins" and len(table) > 2]
    printed = {row[0]: tuple(map(number_of, row[1:])) for row in table}
    assert {name: named(name).points_of_two for name in BY_WINS} == printed


def test_bids_and_bets_are_those_of_the_page() -> None:
    """LT-GAMB-03, LT-GAMB-05, LT-GAMB-08, LT-2P-03"""
    (made,) = table_with(PAGE, "Bid made, 0")
    assert tuple(map(number_of, made[1:])) == numbers.GAMBLER
    (of_two,) = table_with(PAGE, "Gambler's bid made")
    assert tuple(map(number_of, of_two[1:])) == numbers.GAMBLER_OF_TWO
    bets = {row[0]: row[1] for table in tables_of(PAGE) for row in table if len(row) == 2}
    assert number_of(bets["Largest stake"]) == numbers.MOST_BET
    assert number_of(bets["Gain from the stake"]) == numbers.BET_GAIN


def test_kakumei_brings_what_the_page_says() -> None:
    """LT-RESI-06, LT-2P-03"""
    printed = [row[1] for row in table_with(PAGE, "Kakumei trick won with, Bonus")]
    assert tuple(map(number_of, printed)) == numbers.KAKUMEI
    (of_two,) = table_with(PAGE, "Kakumei trick won with, black")
    assert tuple(map(number_of, of_two[1:])) == numbers.KAKUMEI_OF_TWO


def test_what_bots_hope_for_of_wins_is_made_of_what_the_resistance_is_paid() -> None:
    """LT-RESI-06, LT-RESI-10  20 for each trick, and for the first the least bonus and a little more."""
    assert FOR_WINS[0] == 0
    assert sorted(FOR_WINS) == FOR_WINS
    for wins in range(1, len(FOR_WINS)):
        own = FOR_WINS[wins] - numbers.RESISTANCE * wins
        assert 0 < own <= numbers.KAKUMEI[0]
        assert own % 10 == 0


def test_combinations_are_those_of_the_page() -> None:
    """LT-COLL-09"""
    lines = []
    for (shape, size), points in zip(SHAPES, numbers.COMBINATIONS, strict=True):
        name = f"{size} of a kind" if shape == OF_A_KIND else f"{SHAPE_NAMES[shape]} {size}"
        lines.append([name, points])
    assert lines == [[row[0], number_of(row[2])] for row in table_with(PAGE, "Combination, Cards")]


def test_enhancement_cards_are_those_of_the_page() -> None:
    """LT-GAP-09, LT-OPT-09"""
    rows = table_with(PAGE, "Enhancement Card, Id")
    assert tuple(number_of(row[2]) for row in rows) == numbers.ENHANCEMENT_PRICES
    kinds = {RARE: "Rare", FLAG: "White Flag"}
    printed = [
        f"{COLOUR_NAMES[COLOUR[card]]} {VALUE[card]}" if KIND[card] == NUMBER else kinds[KIND[card]]
        for card in ENHANCEMENT_CARDS
    ]
    assert printed == [row[0].partition(" (")[0] for row in rows]


def test_items_are_those_of_the_page() -> None:
    """LT-OPT-10, LT-GAP-10 to LT-GAP-12, LT-LIGHT-10"""
    rows = table_with(PAGE, "Item, Id, Price")
    assert [
        [item.name, f"`{item.key}`", str(item.price), "yes" if item.is_advanced else "no"] for item in ITEMS
    ] == [row[:4] for row in rows]


def test_beasts_are_those_of_the_page() -> None:
    """LT-BEAST-10"""
    rows = table_with(PAGE, "Mark, Beast")
    marks = [next(row[0] for row in rows[number::-1] if row[0]) for number in range(len(rows))]
    printed = [
        [mark, row[1], row[2].strip("`").replace("_", "-")] for mark, row in zip(marks, rows, strict=True)
    ]
    assert [[MARK_NAMES[beast.mark], beast.name, beast.key] for beast in BEASTS] == printed
    pays = [f"for each {COLOUR_NAMES[beast.colour]} card" for beast in BEASTS if beast.colour != NO_COLOUR]
    assert pays == [row[3].partition("+10 ")[2].removesuffix(" taken") for row in rows if "×10" in row[1]]


@pytest.mark.parametrize(("edge", "column"), [(numbers.LEFT_MARKS, 3), (numbers.RIGHT_MARKS, 4)])
def test_marks_are_those_of_the_page(edge: dict[str, tuple[int, ...]], column: int) -> None:
    """LT-GAP-15"""
    printed = {row[0].zfill(2): row[column] for row in table_with(PAGE, "Number, Character, Id")}
    assert {code: ", ".join([MARK_NAMES[mark] for mark in marks]) for code, marks in edge.items()} == printed


def test_characters_have_the_numbers_of_the_page() -> None:
    """LT-TURN-02"""
    printed = [[row[0].zfill(2), row[1]] for row in table_with(PAGE, "Number, Character, Id")]
    assert [[character.code, character.name] for character in CHARACTERS] == printed


def test_everybody_begins_with_what_the_rules_say() -> None:
    """LT-SET-07, LT-2P-05"""
    text = " ".join((PAGES / f"{PAGE}.md").read_text(encoding="utf-8").split())
    said = text.partition("**LT-SET-07** ")[2].partition(". (")[0]
    by_players = {int(players): tuple(numbers_of(amounts)) for amounts, players in AMOUNTS.findall(said)}
    by_players[2] = (number_of(text.partition("by seat (LT-SET-07); with 2 players ")[2]),) * 2
    assert by_players == numbers.STARTING_POINTS
