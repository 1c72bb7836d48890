"""How bots are called: in the language of whoever reads, whichever one stands in the list of a table."""

from functools import cache
from typing import Final

from followsuit.messages.files import COMMON, all_languages
from followsuit.messages.voice import voice

COMMA: Final = ","


@cache
def bot_names(language: str) -> tuple[str, ...]:
    """As many as there can be seats, and one more."""
    return tuple(voice(COMMON, language).say("phrases-bot-names").split(COMMA))


@cache
def places() -> dict[str, int]:
    """Every one of these names in every language, by where it stands among its own."""
    return {
        name.lower(): place for language in all_languages() for place, name in enumerate(bot_names(language))
    }


def bot_name(name: str, language: str) -> str:
    """One of these names as it is in this language; any other as it is."""
    place = places().get(name.lower())
    names = bot_names(language)
    return name if place is None or place >= len(names) else names[place]


def free_bot_name(taken: list[str], language: str) -> str:
    """One that nobody at the table has, in whatever language."""
    theirs = {places().get(name.lower()) for name in taken}
    return next(name for place, name in enumerate(bot_names(language)) if place not in theirs)
