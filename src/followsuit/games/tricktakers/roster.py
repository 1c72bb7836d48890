"""Every character there is, found by looking; in the order of the code printed on it.

Ours are the files in characters/. Other packages bring theirs by the entry point `followsuit.characters`.
"""

import importlib
import pkgutil
import sys
from importlib.metadata import entry_points
from typing import Final

from followsuit.games.takers.character import Character
from followsuit.games.takers.table import FIRST_OWN_PLACE
from followsuit.games.tricktakers import characters

GROUP: Final = "followsuit.characters"
OUR_LETTERS: Final = "AB"  # on the codes of the base box; its sets are found by them


def find_characters() -> list[Character]:
    found = find_ours()
    for entry in sorted(entry_points(group=GROUP), key=str):
        try:
            thing = entry.load()
            why_not = refusal(thing, found)
        except Exception as error:  # another package's fault must not close the house
            why_not = str(error)
        if why_not:
            print(f"The character {entry.name} cannot be loaded: {why_not}", file=sys.stderr)
        else:
            found[thing.code] = thing()
    return [found[code] for code in sorted(found)]


def find_ours() -> dict[str, Character]:
    found: dict[str, Character] = {}
    for module_info in pkgutil.iter_modules(characters.__path__):
        module = importlib.import_module(f"{characters.__name__}.{module_info.name}")
        for thing in list(vars(module).values()):
            if isinstance(thing, type) and issubclass(thing, Character) and thing.code:
                if thing.code in found and type(found[thing.code]) is not thing:
                    raise ValueError(f"two characters have the code {thing.code}")
                if thing.code not in found:
                    found[thing.code] = thing()
    return found


def refusal(thing: object, found: dict[str, Character]) -> str:
    """Why what another package calls a character cannot be one here, or nothing."""
    if not (isinstance(thing, type) and issubclass(thing, Character)):
        return f"{thing} is not a Character."
    if not thing.code or thing.code[-1] in OUR_LETTERS:
        return f"its code {thing.code!r} is none, or ends with a letter of the base box."
    for known in found.values():
        if thing.code == known.code or thing.name.lower() == known.name.lower():
            return f"there is a {known.code} {known.name} already."
    return ""


def give_places(characters: list[Character]) -> int:
    """Each character gets the piles of its own; how many piles there are in all.

    One that brings no cards has none, and so changes no table, nor any record, of a game without it.
    """
    place = FIRST_OWN_PLACE
    for character in characters:
        if character.own_places or character.exclusive_cards():
            character.place = place
            place += max(1, character.own_places)
    return place


CHARACTERS: Final[list[Character]] = find_characters()
PLACE_COUNT: Final[int] = give_places(CHARACTERS)


def number_of(word: str) -> int:
    """A character by its name or its code, or -1."""
    for number in range(len(CHARACTERS)):
        known = CHARACTERS[number]
        if word.strip().lower() in (known.name.lower(), known.code.lower()):
            return number
    return -1
