"""Every character in characters/, found by looking; in the order of the code printed on it."""

import importlib
import pkgutil
from typing import Final

from followsuit.games.takers.character import Character
from followsuit.games.takers.table import FIRST_OWN_PLACE
from followsuit.games.tricktakers import characters


def find_characters() -> list[Character]:
    found: dict[str, Character] = {}
    for module_info in pkgutil.iter_modules(characters.__path__):
        module = importlib.import_module(f"{characters.__name__}.{module_info.name}")
        for thing in list(vars(module).values()):
            if isinstance(thing, type) and issubclass(thing, Character) and thing.code:
                if thing.code in found and type(found[thing.code]) is not thing:
                    raise ValueError(f"two characters have the code {thing.code}")
                if thing.code not in found:
                    found[thing.code] = thing()
    return [found[code] for code in sorted(found)]


def give_places(characters: list[Character]) -> int:
    """Each character gets the piles of its own; how many piles there are in all."""
    place = FIRST_OWN_PLACE
    for character in characters:
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
