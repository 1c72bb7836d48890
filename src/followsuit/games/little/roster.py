"""The ten characters, found by looking; in the order of the number printed on them."""

import importlib
import pkgutil
from typing import Final

from followsuit.games.little import characters
from followsuit.games.little.belongings import BELONGINGS
from followsuit.games.little.table import BELONGINGS_SLOT, SLOTS
from followsuit.games.takers.character import Character
from followsuit.games.takers.table import MOST_SEATS, Role


def find_characters() -> list[Character]:
    found: dict[str, Character] = {}
    for module_info in pkgutil.iter_modules(characters.__path__):
        module = importlib.import_module(f"{characters.__name__}.{module_info.name}")
        for thing in list(vars(module).values()):
            is_character = isinstance(thing, type) and issubclass(thing, Character) and bool(thing.code)
            if is_character and thing.__module__ == module.__name__:
                if thing.code in found:
                    raise ValueError(f"two characters have the number {thing.code}")
                found[thing.code] = thing()
    return [found[code] for code in sorted(found)]


CHARACTERS: Final[list[Character]] = find_characters()


def roles_of(character: Character) -> list[Role]:
    """This character as every seat plays it, in each of its slots."""
    return [
        Role(seat * SLOTS + slot, seat, slot, character)
        for seat in range(MOST_SEATS)
        for slot in range(SLOTS)
    ]


# Roles never change, so they are made once: by character, then by seat and slot.
ROLES: Final[list[list[Role]]] = [roles_of(character) for character in CHARACTERS]
BELONGINGS_ROLES: Final[list[Role]] = [
    roles_of(BELONGINGS)[seat * SLOTS + BELONGINGS_SLOT] for seat in range(MOST_SEATS)
]


def number_of(word: str) -> int:
    """A character by its name or its printed number; or -1."""
    for i in range(len(CHARACTERS)):
        if word.strip().lower() in (
            CHARACTERS[i].name.lower(),
            CHARACTERS[i].code,
            CHARACTERS[i].code.lstrip("0"),
        ):
            return i
    return -1


def key_of(name: str) -> str:
    """A name as people write it."""
    return name.lower()
