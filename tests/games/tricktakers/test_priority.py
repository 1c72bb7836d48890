"""Which character goes first: section 3.11 of the rules."""

from typing import ClassVar

import pytest

from followsuit.games.takers.character import Character
from followsuit.games.takers.table import in_priority
from tricktakers import Takers

CODES = ["1A", "1C", "2A", "2C", "2D", "3A", "3B", "3C", "3D", "4A", "4B", "4C", "5A", "5B", "5C"]
BASIC = ["king", "gambler", "resistance", "hermit", "berserker"]


def order(g: Takers) -> list[str]:
    return [role.character.code for role in g.table.by_priority()]


@pytest.mark.parametrize("turn", range(5))
def test_the_priority_of_the_basic_characters(turn: int) -> None:
    """TT-PRI-01  King, Gambler, Resistance, Hermit, Berserker, wherever they sit."""
    characters = BASIC[turn:] + BASIC[:turn]
    g = Takers(5, characters=characters, hands=["r1", "r2", "r3", "r4", "r5"])
    names = [role.character.name.lower() for role in g.table.by_priority()]
    assert names == BASIC
    assert order(g) == ["1A", "2A", "3A", "4A", "5A"]


def test_the_number_of_the_code_counts_before_its_letter() -> None:
    """TT-PRI-02  Adventurer 3B comes after Resistance 3A and before Hermit 4A."""
    characters = ["hermit", "ruler", "adventurer", "resistance", "berserker"]
    g = Takers(5, {"characters": "base_box"}, characters=characters, hands=["r1", "r2", "r3", "r4", "r5"])
    assert order(g) == ["3A", "3B", "4A", "5A", "5B"]


def test_the_full_order_of_fifteen() -> None:
    """TT-PRI-03  By their codes, in whatever order they are cast."""
    cast: list[Character] = []
    for given in sorted(CODES, key=lambda text: text[::-1]):

        class Coded(Character):
            code: ClassVar[str] = given

        cast.append(Coded())
    roles = [cast[seat].role_at(seat) for seat in range(len(cast))]
    assert [role.code for role in roles] != CODES
    assert [role.code for role in in_priority(roles)] == CODES


def test_previous_characters_decide_who_chooses_first() -> None:
    """TT-PRI-04  Equal points: the Gambler of the last round before its Hermit and its Berserker."""
    g = Takers(3, at="choose", round=2, previous=["berserker", "hermit", "gambler"])
    order_of_choice: list[int] = []
    while g.asked().split()[1] == "ChooseCharacter:":
        order_of_choice.append(g.t.next_seat())
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[-1])
    assert order_of_choice == [2, 1, 0]


def test_previous_characters_decide_who_leads_first() -> None:
    """TT-PRI-04  Whatever they choose now."""
    g = Takers(3, at="choose", round=2, previous=["berserker", "hermit", "gambler"])
    g.when("2 hermit, 1 berserker, 0 resistance")
    assert g.asked().startswith("2 TakeTurn: ")


def test_current_characters_decide_the_black_crowns() -> None:
    """TT-PRI-05  Not those of the round before."""
    g = Takers(
        at="score",
        round=2,
        characters=["resistance", "berserker", "hermit", "gambler"],
        previous=["hermit", "king", "gambler", "resistance"],
        wins=[5, 0, 0, 0],
    )
    assert g.table.black_crowns == [0, 0, 1, 1]


def test_current_characters_decide_the_order_of_the_setup() -> None:
    """TT-PRI-05  The King discards, then the Gambler exchanges."""
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    g = Takers(3, at="setup", characters=["gambler", "hermit", "king"], hands=hands)
    assert g.asked().startswith("2 DiscardOne: ")
    assert g.when("2 g1").asked().startswith("0 PokerExchange: ")


def test_current_characters_decide_between_wins_at_once() -> None:
    """TT-PRI-05  The Hermit with five wins before the Berserker with none."""
    characters = ["berserker", "gambler", "hermit"]
    previous = ["king", "resistance", "berserker"]
    g = Takers(3, at="score", round=3, characters=characters, previous=previous, wins=[0, 0, 5])
    assert g.told("game-over") == ["2 TT-HER-18"]


def test_two_players_never_share_a_character() -> None:
    """TT-PRI-06  What one has taken is refused to the next."""
    g = Takers(5, at="choose", first_player=0)
    g.when("0 hermit")
    assert g.refused("1 hermit") == "TT-SEL-03"
    g.when("1 king, 2 gambler, 3 berserker, 4 resistance")
    assert len(set(g.table.characters)) == 5
