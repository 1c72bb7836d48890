"""Sets and trump: KO-SET."""

import pytest

from followsuit.games.kings.cards import WHITE
from followsuit.games.takers.cards import BLACK, BLUE, GREEN, NO_COLOUR, RED
from kings import Ombre
from ombre import SEATS, answer_first, offered, playing, question, scored, winners, won

COLOURS = ["red", "blue", "green", "black"]
LETTERS = {"red": "r", "blue": "b", "green": "g", "black": "k"}
ALL_SETS = ["red-set", "blue-set", "green-set", "black-set", "white-set"]
NUMBER_OF = {"red": RED, "blue": BLUE, "green": GREEN, "black": BLACK, "white": WHITE}


def choosing(king_player: int = 0) -> Ombre:
    """The King player takes a set, with nothing to discard before it."""
    return won(king_player, 3)


def trick(kings_set: str, plays: str) -> int:
    """Who wins a trick of plain cards that the King player, in seat 0, leads."""
    others = [colour for colour in COLOURS if colour != kings_set]
    g = playing([kings_set, *others[:2]], plays.split(), trick_number=8)
    g.when(", ".join(f"{seat} {card}" for seat, card in enumerate(plays.split())))
    return winners(g)[0]


@pytest.mark.parametrize("king_player", SEATS)
def test_the_king_player_takes_any_set_and_its_colour_is_trump(king_player: int) -> None:
    """KO-SET-01, KO-EX-01"""
    for name in COLOURS:
        g = choosing(king_player)
        assert g.t.seats_to_act() == [king_player]
        assert offered(g) == ALL_SETS
        g.when(f"{king_player} {name}-set")
        assert g.table.trump == NUMBER_OF[name]
        assert g.table.sets[king_player] == NUMBER_OF[name]
        assert g.told("trump") == [str(king_player)]


@pytest.mark.parametrize("name", COLOURS)
def test_the_other_three_colours_are_ordinary_ones(name: str) -> None:
    """KO-SET-02, KO-EX-01  Black too: it does not beat what is led, and trump does."""
    trump = LETTERS[name]
    one, other = [LETTERS[colour] for colour in COLOURS if colour != name][1:]
    assert trick(name, f"{one}2 {other}10 {one}3") == 2
    assert trick(name, f"{one}2 {other}10 {trump}1") == 2
    assert trick(name, f"{trump}1 {one}10 {other}10") == 0


def test_with_the_white_set_there_is_no_trump() -> None:
    """KO-SET-03  All four colours are ordinary."""
    g = choosing().when("0 white-set")
    assert g.table.trump == NO_COLOUR
    assert g.told("no-trump") == ["0"]
    assert g.told("trump") == []
    for led in "rbgk":
        one, other = [letter for letter in "rbgk" if letter != led][:2]
        assert trick("white", f"{led}1 {one}10 {other}10") == 0


@pytest.mark.parametrize("king_player", SEATS)
def test_the_king_player_leads_the_first_trick(king_player: int) -> None:
    """KO-SET-04  With the Start Player Card."""
    g = choosing(king_player).when(f"{king_player} red-set")
    assert [event.seat for event in g.events("start-card")] == [king_player]
    answer_first(g, "TakeSetLeft", "DiscardToNine")
    assert g.t.seats_to_act() == [king_player]
    assert g.table.leader == king_player


@pytest.mark.parametrize("colour", ["red", "blue", "green", "black", "white"])
@pytest.mark.parametrize("wins", range(10))
def test_the_king_players_jack_pays_nothing(colour: str, wins: int) -> None:
    """KO-SET-04, KO-GAP-04  Neither by its front nor as a bid of 3."""
    others = [name for name in COLOURS if name != colour][:2]
    points = scored([wins, 9 - wins, 0], sets=[colour, *others])
    most = 100 if wins >= 5 else 0
    many = 100 if wins >= 5 else 0
    assert points[0] == most + many


@pytest.mark.parametrize("king_player", SEATS)
def test_each_rival_takes_one_of_the_sets_that_are_left(king_player: int) -> None:
    """KO-SET-05  Clockwise from the King player."""
    first, second = (king_player + 1) % 3, (king_player + 2) % 3
    g = choosing(king_player).when(f"{king_player} blue-set")
    assert g.t.seats_to_act() == [first]
    assert offered(g) == ["red-set", "green-set", "black-set", "white-set"]
    assert g.refused(f"{first} blue-set") == "KO-SET-05"
    assert g.refused(f"{first} no") == "FS-TURN-02"
    g.when(f"{first} white-set")
    assert g.t.seats_to_act() == [second]
    assert offered(g) == ["red-set", "green-set", "black-set"]
    assert g.refused(f"{second} white-set") == "KO-SET-05"
    g.when(f"{second} red-set")
    assert question(g) == "DiscardToNine"


def test_the_rivals_set_changes_neither_trump_nor_the_lead() -> None:
    """KO-SET-01, KO-SET-05"""
    g = choosing(1).when("1 green-set, 2 black-set, 0 red-set")
    assert g.table.trump == GREEN
    assert g.table.leader == 1


def test_a_rivals_king_cannot_be_played() -> None:
    """KO-SET-06  It lies face down."""
    g = playing(["red", "blue", "green"], ["r1 r2", "b1 b2", "g1 g2"])
    assert "power-5" in offered(g)
    g.when("0 r1")
    assert offered(g) == ["b1", "b2", "power-1"]
    assert g.refused("1 power-6") == "KO-SET-06"
    assert g.refused("1 power-5") == "KT-KING-02"
    g.when("1 b1")
    assert g.refused("2 power-7") == "KO-SET-06"
    assert g.table.kings_up(1) == g.table.kings_up(2) == 0


@pytest.mark.parametrize("wins", range(10))
def test_a_rivals_jack_pays_100_for_exactly_three_wins(wins: int) -> None:
    """KO-SET-06, KO-SCORE-05  Whatever its colour; here the King player has the most wins or not."""
    for colour in ("blue", "green", "black", "white"):
        other = "black" if colour != "black" else "blue"
        points = scored([9 - wins, wins, 0], sets=["red", colour, other])
        beaten = 100 if wins >= 9 - wins else 0
        assert points[1] == beaten + (100 if wins == 3 else 0)


def test_a_rivals_jack_lies_face_down_and_the_king_players_up() -> None:
    """KO-SET-06"""
    g = choosing().when("0 red-set, 1 blue-set, 2 green-set")
    assert g.now("bids") == ["", "blue-jack", "green-jack"]
    assert g.now("kings_played") == "blue green"


def test_all_three_queens_can_be_used_once_in_the_round() -> None:
    """KO-SET-07"""
    g = playing(["white", "blue", "black"], ["r1 r2", "k3 b2", "r3 k1"])
    assert "power-4" in offered(g)
    g.when("0 power-4, 0 r1")
    assert "power-1" in offered(g)
    g.when("1 power-1, 1 k3")
    assert "power-3" in offered(g)
    g.when("2 power-3, 2 k1")
    assert g.now("queens") == ["down", "down", "down"]
    for seat, (power, card) in {1: ("power-1", "b2"), 2: ("power-3", "r3"), 0: ("power-4", "r2")}.items():
        assert power not in offered(g)
        assert g.refused(f"{seat} {power}") == "KO-SET-07"
        g.when(f"{seat} {card}")


def test_nobody_has_a_queen_before_the_sets_are_taken() -> None:
    """KO-SET-07"""
    g = choosing()
    assert g.now("queens") == ["down", "down", "down"]
    g.when("0 red-set, 1 blue-set, 2 green-set")
    assert g.now("queens") == ["up", "up", "up"]


def test_the_king_player_may_play_the_king_once_in_the_round() -> None:
    """KO-SET-08, KO-GAP-05  And again in another one."""
    g = playing(["red", "blue", "green"], ["r1 r2", "b1 b2", "g1 g2"])
    g.when("0 power-5, 0 r1, 1 b1, 2 g1")
    assert winners(g) == [0]
    assert g.refused("0 power-5") == "KO-SET-08"
    g.when("0 r2, 1 b2, 2 g2")
    assert g.table.round == 2
    answer_first(g, "Declare", "DiscardToNine")
    seat = g.t.next_seat()
    g.when(f"{seat} red-set")
    assert g.table.kings_up(seat)
