"""What the modules of every game name: numbers, tables, pieces, reasons; and what classes have for all.

    python tests/games/declared.py           write anew what there is, into declared.txt
    python tests/games/declared.py say       say it
    python tests/games/declared.py MODULE    all that one of them names, to look at

Many of these are the numbers of the rules, and some of them matter in one game of a thousand. Of each module
a hash is kept. Whoever changes a number has read its rule, and writes all of them anew.
"""

import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator
from enum import Enum
from hashlib import sha1
from pathlib import Path
from types import GetSetDescriptorType, ModuleType
from typing import Any, Final, TypeVar

from followsuit import games
from followsuit.properties.fingerprint import attributes

LISTED: Final = Path(__file__).with_name("declared.txt")
DEEP: Final = 4  # of things within things so many are looked into
NO_VALUES: Final = (ModuleType, TypeVar, property, classmethod, staticmethod, GetSetDescriptorType)
# How well bots play no list says.
LEFT_OUT: Final = re.compile(r"\.(policy\w*|standing)$")


def modules() -> Iterator[str]:
    for found in pkgutil.walk_packages(games.__path__, f"{games.__name__}."):
        if not found.ispkg and not LEFT_OUT.search(found.name):
            yield found.name


def declared(name: str) -> dict[str, str]:
    """By its name whatever a module declares, in words."""
    module = importlib.import_module(name)
    found: dict[str, str] = {}
    for key, value in sorted(vars(module).items()):
        if isinstance(value, type):
            if value.__module__ == name:
                found |= {f"{key}.{own}": text for own, text in of_class(value).items()}
        elif not key.startswith("_") and is_value(value):
            found[key] = in_words(value, DEEP)
    return found


def of_class(kind: type) -> dict[str, str]:
    """What it has for all its objects."""
    own = {key: value for key, value in vars(kind).items() if not key.startswith("_") and is_value(value)}
    return {key: in_words(value, DEEP) for key, value in sorted(own.items())}


def is_value(thing: object) -> bool:
    if callable(thing) or isinstance(thing, NO_VALUES):
        return False
    return isinstance(thing, int | str | float | tuple | list | dict) or bool(attributes(thing))


def in_words(thing: Any, deep: int) -> str:
    if isinstance(thing, Enum):
        return thing.name
    if thing is None or isinstance(thing, str | int | float):
        return repr(thing)
    if callable(thing):
        return "something to be called"
    if not deep:
        return type(thing).__name__
    if isinstance(thing, list | tuple):
        return f"[{', '.join([in_words(each, deep - 1) for each in thing])}]"
    if isinstance(thing, dict):
        return in_words([*thing.items()], deep)
    named = [f"{name}={in_words(getattr(thing, name), deep - 1)}" for name in attributes(thing)]
    return f"{type(thing).__name__}({', '.join(named)})"


def hash_of(name: str) -> str:
    words = "\n".join([f"{key}: {text}" for key, text in declared(name).items()])
    return sha1(words.encode()).hexdigest()[:12]


def lines() -> list[str]:
    return [f"{name} {hash_of(name)}" for name in modules()]


def main() -> None:
    match sys.argv[1:]:
        case ["say"]:
            print("\n".join(lines()))
        case [name]:
            print("\n".join(f"{key}: {text}" for key, text in declared(name).items()))
        case _:
            LISTED.write_text("\n".join([*lines(), ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
