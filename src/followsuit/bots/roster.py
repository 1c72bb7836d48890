"""The bots there are, by the name of their level."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from followsuit.bots.bot import Bot
from followsuit.bots.random_bot import RandomBot
from followsuit.bots.search_bot import SearchBot
from followsuit.core.errors import WrongOption
from followsuit.core.rng import Rng

LEVELS: Final[dict[str, Callable[[Rng], Bot]]] = {"random": RandomBot, "search": SearchBot}
DEFAULT_LEVEL: Final = "random"


def check_level(level: str) -> str:
    if level in LEVELS:
        return level
    close = get_close_matches(level, LEVELS, 1)
    guess = f" Did you mean {close[0]}?" if close else ""
    raise WrongOption(f"There is no bot {level or 'without a name'}.{guess} There are: {', '.join(LEVELS)}.")


def new_bot(level: str, rng: Rng) -> Bot:
    return LEVELS[check_level(level)](rng)
