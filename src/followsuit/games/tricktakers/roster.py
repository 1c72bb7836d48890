"""Every character there is, found by looking; in the order of the numbers by which they are stored.

Ours are the files in characters/, those of the base box, and in expansion/. Other packages bring theirs by
the entry point `followsuit.characters`.
"""

import importlib
import pkgutil
import sys
from importlib.metadata import entry_points
from typing import Final

from followsuit.games.takers.cards import DRAW_DECK
from followsuit.games.takers.character import Character
from followsuit.games.takers.table import FIRST_OWN_PLACE
from followsuit.games.tricktakers import characters, expansion
from followsuit.games.tricktakers.rules import TRICKS
from followsuit.games.tricktakers.stored import CODES, FIRST_PLACES
from followsuit.games.tricktakers.stored import PLACE_COUNT as STORED_PLACES

GROUP: Final = "followsuit.characters"
OUR_LETTERS: Final = "ABCD"  # on the codes of our characters; the sets are found by them


def find_characters() -> list[Character]:
    found = find_ours()
    ours = in_order(found)
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
    return [*ours, *[found[code] for code in sorted(found) if found[code] not in ours]]


def in_order(found: dict[str, Character]) -> list[Character]:
    """Those that are stored by their numbers, then the others."""
    known = [found[code] for code in CODES if code in found]
    return [*known, *[found[code] for code in sorted(found) if code not in CODES]]


def find_ours() -> dict[str, Character]:
    found: dict[str, Character] = {}
    for box in (characters, expansion):  # in this order: a game without the expansion needs none of its cards
        for module_info in pkgutil.iter_modules(box.__path__):
            module = importlib.import_module(f"{box.__name__}.{module_info.name}")
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
        return f"its code {thing.code!r} is none, or ends with a letter of ours."
    for known in found.values():
        if thing.code == known.code or thing.name.lower() == known.name.lower():
            return f"there is a {known.code} {known.name} already."
    if [len(thing().points_by_wins(is_of_two)) for is_of_two in (False, True)] != [TRICKS + 1] * 2:
        return f"points_by_wins has not {TRICKS + 1} numbers, for none to {TRICKS} wins."
    if thing.power_count == 0 and thing().has_hook("power_rule"):
        return "it has a power_rule, but power_count says that it has no powers."
    return ""


def give_places(characters: list[Character]) -> int:
    """Each character gets the piles of its own; how many piles there are in all.

    One that brings no cards has none. What is not stored by its number comes last, so that it changes no
    table, nor any record, of a game without it.
    """
    place = STORED_PLACES
    for character in characters:
        if character.code in FIRST_PLACES:
            character.place = FIRST_PLACES[character.code]
        elif character.own_places or character.exclusive_cards():
            character.place = place
            place += max(1, character.own_places)
    return place


CHARACTERS: Final[list[Character]] = find_characters()
PLACE_COUNT: Final[int] = give_places(CHARACTERS)
BASE_BOX: Final[list[int]] = [i for i in range(len(CHARACTERS)) if CHARACTERS[i].code[-1] in "AB"]


def cards_needed(numbers: list[int]) -> int:
    """The cards of a game with these characters are those below this number; the base box is always there."""
    most = len(DRAW_DECK)
    for number in [*BASE_BOX, *numbers]:
        for card in CHARACTERS[number].exclusive_cards():
            most = max(most, card + 1)
    return most


def places_needed(numbers: list[int]) -> int:
    most = FIRST_OWN_PLACE
    for number in [*BASE_BOX, *numbers]:
        character = CHARACTERS[number]
        if character.place >= 0:
            most = max(most, character.place + max(1, character.own_places))
    return most


def number_of(word: str) -> int:
    """A character by its name, with or without hyphens, or its code; or -1."""
    for number in range(len(CHARACTERS)):
        known = CHARACTERS[number]
        if word.strip().lower() in (known.name.lower(), key_of(known.name), known.code.lower()):
            return number
    return -1


def key_of(name: str) -> str:
    """A name as one word, as people write it: 'time-traveler'."""
    return name.lower().replace(" ", "-")
