"""The message files: where they lie, and which message stands where in them.

A folder of messages has a folder for each game, and one for what every game says, `common`; in these lies
a Fluent file for each language, `<game>/<language>.ftl`. There is our own, and one in every package that
names its folder as an entry point of the group `followsuit.messages`. So a language is there as soon as
somebody has a file in it, for a game of ours or of their own.

A file is cut into its messages here and read no further: each is parsed when it is first said.
"""

import re
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

ENGLISH: Final = "en"
COMMON: Final = "common"
GROUP: Final = "followsuit.messages"
ENDING: Final = ".ftl"
EXTENDS: Final = "extends"  # the message that names another folder, whose messages are had as well
MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*)?(?=\n|\Z))*)", re.MULTILINE)
NO_LETTERS: Final = re.compile(r"[^a-z0-9_]+")
SAYS: Final = "events-"


@cache
def slug(text: str) -> str:
    """A key as messages are named by it: 'kings-deck' for "King's deck", and whole sentences likewise."""
    return NO_LETTERS.sub("-", text.lower().replace("'", "")).strip("-")


@cache
def folders() -> list[Traversable]:
    """Ours, then those of other packages by the names of their entry points."""
    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return [files("followsuit.messages"), *[files(point.module) for point in found]]


@cache
def found() -> dict[str, dict[str, list[Traversable]]]:
    """Every file there is, by its folder's name and its language."""
    by_name: dict[str, dict[str, list[Traversable]]] = {}
    for folder in folders():
        for inner in folder.iterdir():
            if inner.is_dir():
                for file in inner.iterdir():
                    if file.name.endswith(ENDING):
                        language = file.name.removesuffix(ENDING)
                        by_name.setdefault(inner.name, {}).setdefault(language, []).append(file)
    return by_name


@cache
def all_languages() -> list[str]:
    """Those in which anything at all is said, English first."""
    others = {language for by_language in found().values() for language in by_language} - {ENGLISH}
    return [ENGLISH, *sorted(others)]


def spoken(wish: str | None) -> str:
    """A language we speak: the one wished for, or English."""
    return wish if wish is not None and wish in all_languages() else ENGLISH


@cache
def messages_of(name: str, language: str) -> dict[str, str]:
    """The messages of a folder by their ids, as Fluent writes them: its own, then those it extends.

    Where several packages have a file of the same name, the first one that has a message says it.
    """
    own: dict[str, str] = {}
    for file in found().get(name, {}).get(language, []):
        for message in MESSAGE.finditer(file.read_text(encoding="utf-8")):
            own.setdefault(message.group(1), message.group().rstrip())
    if EXTENDS not in own:
        return own
    base = own.pop(EXTENDS).partition("=")[2].strip()
    return {**messages_of(base, language), **own}


@cache
def event_kinds(game_id: str) -> dict[str, str]:
    """The kinds of events that a game has a sentence for in English, each with its message."""
    both = {**messages_of(COMMON, ENGLISH), **messages_of(game_id, ENGLISH)}
    return {id.removeprefix(SAYS): text for id, text in both.items() if id.startswith(SAYS)}
