"""The bots there are, by the name of their level: ours and those of other packages.

They are found by the entry point `followsuit.bots`, which names a callable: given the bot's generator it
makes the bot. One that takes a second argument has settings, which are written after a colon: `search:0.3s`.
"""

import re
import sys
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from inspect import signature
from typing import Final

from followsuit.bots.bot import Bot
from followsuit.bots.search_bot import SECONDS, SearchBot
from followsuit.core.errors import WrongOption
from followsuit.core.rng import Rng, seeded
from followsuit.core.sentence import Sentence

Maker = Callable[..., Bot]

GROUP: Final = "followsuit.bots"
OURS: Final = ["random", "thumb", "search"]  # from weak to strong; those of others follow
DEFAULT_LEVEL: Final = "random"
NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")


@cache
def levels() -> dict[str, Maker]:
    """By name. A bot that cannot be loaded is passed over, and said."""
    found: dict[str, Maker] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (not is_ours(entry.value), entry.name)):
        try:
            maker = entry.load()
        except Exception as error:  # another package's fault must not close the house
            print(f"The bot {entry.name} cannot be loaded: {error}", file=sys.stderr)
            continue
        if not NAME.fullmatch(entry.name) or not callable(maker):
            print(f"{entry.value}, named as the bot {entry.name}, is not one.", file=sys.stderr)
            continue
        found.setdefault(entry.name, maker)
    ours = {name: found[name] for name in OURS if name in found}
    return {**ours, **found}


def is_ours(value: str) -> bool:
    """So that no other package can put its bot behind a name of ours."""
    return value.startswith("followsuit.")


def new_bot(level: str, rng: Rng) -> Bot:
    """The bot of this name; what follows a colon are its settings."""
    name, colon, settings = level.partition(":")
    maker = maker_of(name)
    if not colon:
        return maker(rng)
    if not settings:
        raise WrongOption(
            Sentence(
                "{level} ends with a colon, and the settings of {name} are missing.", level=level, name=name
            )
        )
    if len(signature(maker).parameters) < 2:
        raise WrongOption(
            Sentence("The bot {name} has no settings, so none like {settings}.", name=name, settings=settings)
        )
    return maker(rng, settings)


def maker_of(name: str) -> Maker:
    known = levels()
    if name in known:
        return known[name]
    close = get_close_matches(name, known, 1)
    there = ", ".join(known)
    if not name:
        raise WrongOption(Sentence("There is no bot without a name. There are: {known}.", known=there))
    if not close:
        raise WrongOption(Sentence("There is no bot {name}. There are: {known}.", name=name, known=there))
    pattern = "There is no bot {name}. Did you mean {guess}? There are: {known}."
    raise WrongOption(Sentence(pattern, name=name, guess=close[0], known=there))


def check_level(level: str) -> str:
    """The level as it stands, if there is such a bot with such settings."""
    new_bot(level, seeded(0))
    return level


def check_plain_level(level: str) -> str:
    """A level at a table of the server, whose time is everyone's: bots think as long as they usually do."""
    name, colon, _ = level.partition(":")
    maker_of(name)
    if colon:
        raise WrongOption(
            Sentence("Bots at a table have no settings: it is {name}, not {level}.", name=name, level=level)
        )
    return level


SEARCH_SETTINGS: Final = re.compile(
    r"(?:(?P<seconds>\d{1,3}(?:\.\d{1,4})?)s|(?P<worlds>\d{1,9}))(?:\*(?P<cores>[1-9]\d?))?"
)


def search(rng: Rng, settings: str = "") -> Bot:
    """`search:0.3s` thinks so long about an answer, `search:400` over so many worlds; `*2` on two cores."""
    if not settings:
        return SearchBot(rng)
    wish = SEARCH_SETTINGS.fullmatch(settings)
    seconds = float(wish["seconds"] or 0) if wish else 0.0
    worlds = int(wish["worlds"] or 0) if wish else 0
    if wish is None or (not seconds and not worlds):
        pattern = "A search is for a time or over a number of worlds, such as {known}, not {wish}."
        raise WrongOption(Sentence(pattern, known=["search:0.3s", "search:400"], wish=f"search:{settings}"))
    return SearchBot(rng, seconds=seconds or SECONDS, worlds=worlds, cores=int(wish["cores"] or 1))
