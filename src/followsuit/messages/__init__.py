"""What characters, items and tasks are called and do, in every language, with the rules it rests on.

    from followsuit import messages

    messages.text("tricktakers", "characters.king.name", "ja")  # キング
    messages.rules("tricktakers", "characters.king")  # ['TT-KING-01', …]

There is one file for each game and language, <game>/<language>.toml, and one of each language for what
every game says, common/<language>.toml. A file that begins with `extends` has all that the file of that
game has, and says what is otherwise. English is the language of the code: its file says the same, or
says it at greater length; the rules stand in it, once for all languages. All else that is in a file, such
as the sentences of events and reasons, is read by followsuit.describe.
"""

import tomllib
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any, Final

from followsuit.core.errors import FollowSuitError

ENGLISH: Final = "en"
ENDING: Final = ".toml"


class NoSuchText(FollowSuitError):
    """A text that is not there: the game, the language or the key is wrong."""


class Entry:
    """One thing with a name: 'characters.king'. Never changed."""

    def __init__(self, name: str, text: str, rules: list[str]) -> None:
        self.name = name
        self.text = text
        self.rules = rules


def text(game_id: str, key: str, language: str = ENGLISH) -> str:
    """The name or the text of something: 'characters.king.name', 'items.timid-boots.text'."""
    of, _, part = key.rpartition(".")
    found = entry(game_id, of, language)
    if part not in ("name", "text"):
        raise NoSuchText(f"A key ends with .name or .text, not with .{part}.")
    return found.name if part == "name" else found.text


def rules(game_id: str, key: str) -> list[str]:
    """The rules that the text of 'characters.king' rests on."""
    return entry(game_id, key, ENGLISH).rules[:]


def languages(game_id: str) -> list[str]:
    """The languages there are texts in; none for a game without texts."""
    folder = files(__name__).joinpath(game_id)
    if not folder.is_dir():
        return []
    return sorted(file.name.removesuffix(ENDING) for file in folder.iterdir() if file.name.endswith(ENDING))


def entry(game_id: str, key: str, language: str) -> Entry:
    found = entries(game_id, language)
    if key not in found:
        close = get_close_matches(key, found, 1)
        guess = f" Did you mean {close[0]}?" if close else ""
        raise NoSuchText(f"The texts of {game_id} have no {key}.{guess}")
    return found[key]


@cache
def entries(game_id: str, language: str) -> dict[str, Entry]:
    """Everything a game has a name and a text for, by its key, in the order of the file."""
    if language not in languages(game_id):
        known = ", ".join(languages(game_id)) or "none"
        raise NoSuchText(f"{game_id} has no texts in the language {language}; it has {known}.")
    return {
        f"{group}.{id}": Entry(values["name"], values["text"], values.get("rules", []))
        for group, members in tables(game_id, language).items()
        for id, values in members.items()
        if isinstance(values, dict) and "name" in values and "text" in values
    }


@cache
def tables(game_id: str, language: str) -> dict[str, dict[str, Any]]:
    """A whole file, group by group; nothing where there is none."""
    if language not in languages(game_id):
        return {}
    file = files(__name__).joinpath(game_id, language + ENDING)
    own = tomllib.loads(file.read_text(encoding="utf-8"))
    base = tables(own.pop("extends"), language) if "extends" in own else {}
    return {group: {**base.get(group, {}), **own.get(group, {})} for group in {**base, **own}}
