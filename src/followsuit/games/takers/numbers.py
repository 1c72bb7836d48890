"""The numbers on the cards of characters, by name: what a study of a game of the family can replace."""

from typing import Any, Final

from followsuit.core.number import GameNumber, NumberOfClass
from followsuit.games.takers.character import Character

# What a number is called, and the field in which a character has it.
FIELDS: Final[list[tuple[str, str]]] = [
    ("points", "points_for_wins"),
    ("points_for_bid", "points_for_bid"),
    ("points_of_two", "points_of_two"),
    ("bonus", "bonus"),
    ("bonus_of_two", "bonus_of_two"),
    ("flag_bonus", "flag_bonus"),
    ("flag_bonus_last", "flag_bonus_last"),
    ("last_round_win", "last_round_win"),
]


def numbers_on_cards(characters: list[Character]) -> list[GameNumber]:
    """Of each character those that it has, as NAME.points, NAME.points_of_two and the like."""
    found: list[GameNumber] = []
    for character in characters:
        owner: Any = type(character)
        key = character.name.lower().replace(" ", "-")
        for name, field in FIELDS:
            value: Any = getattr(owner, field, ())
            if value != ():
                found.append(NumberOfClass(f"{key}.{name}", owner, field))
    return found
