"""What characters, items and tasks are called and do, in every language, with the rules it rests on.

    from followsuit import messages

    messages.text("tricktakers", "characters.king.name", "ja")  # キング
    messages.rules("tricktakers", "characters.king")  # ['TT-KING-01', …]

All that is said stands in Fluent files, `<game>/<language>.ftl`, English like every other language; only
the sentence of a rule stands beside its number in the code, and its translations in the files. The rules a
text rests on stand in the English file, once for all languages. What is said of a game, such as its events
and questions, is put together by followsuit.describe.
"""

from difflib import get_close_matches
from functools import cache

from followsuit.core.errors import FollowSuitError
from followsuit.messages.files import ENGLISH, all_languages, found, messages_of
from followsuit.messages.voice import speech

__all__ = ["ENGLISH", "MessageEntry", "NoSuchText", "all_languages", "entries", "languages", "rules", "text"]


class NoSuchText(FollowSuitError):
    """A text that is not there: the game, the language or the key is wrong."""


class MessageEntry:
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
    return sorted(found().get(game_id, {}))


def entry(game_id: str, key: str, language: str) -> MessageEntry:
    found = entries(game_id, language)
    if key not in found:
        close = get_close_matches(key, found, 1)
        guess = f" Did you mean {close[0]}?" if close else ""
        raise NoSuchText(f"The texts of {game_id} have no {key}.{guess}")
    return found[key]


@cache
def entries(game_id: str, language: str) -> dict[str, MessageEntry]:
    """Everything a game has a name for, by its key, in the order of the file.

    What is the sentence of a rule as well has no text in English: that stands beside the rule's number.
    """
    if language not in languages(game_id):
        known = ", ".join(languages(game_id)) or "none"
        raise NoSuchText(f"{game_id} has no texts in the language {language}; it has {known}.")
    found: dict[str, MessageEntry] = {}
    for id, source in messages_of(game_id, language).items():
        if ".name" in source and (".text" in source or ".rules" in source):
            facts = {name: saying.plain for name, saying in speech(game_id, language).sayings(id).items()}
            rules = facts.get("rules", "").split()
            found[id.replace("-", ".", 1)] = MessageEntry(facts["name"], facts.get("text", ""), rules)
    return found
