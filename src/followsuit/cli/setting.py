"""What is said about a game before it begins: options, number of players, seat, names, seed."""

import secrets
from typing import Final

from followsuit.bots.roster import check_level
from followsuit.cli.speaker import say
from followsuit.core.errors import WrongOption
from followsuit.core.game import Game

# As many as there can be seats.
BOT_NAMES: Final = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus"]
LONGEST_NAME: Final = 20


def read_options(game: Game, texts: list[str]) -> dict[str, int | str | bool]:
    """Options as they are typed: name=value."""
    options: dict[str, int | str | bool] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise WrongOption(say("wrong-option", text=text))
        options[name.strip()] = game.option_named(name.strip()).read(value)
    return options


def player_count(game: Game, players: int | None) -> int:
    """As many as said; otherwise the number the game names for that."""
    return game.default_players if players is None else players


def drawn_seed(seed: int | None) -> int:
    """The seed given, or one short enough to be typed again."""
    return secrets.randbits(32) if seed is None else seed


def check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise WrongOption(say("wrong-seat", last=players - 1, seat=seat))


def read_levels(text: str, seats: int, refusal: str) -> list[str]:
    """One level for all these seats, or as many as there are; if not, this message says so."""
    levels = [check_level(level.strip()) for level in text.split(",")]
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        raise WrongOption(say(refusal, seats=seats, count=len(levels)))
    return levels


def check_name(name: str) -> str:
    """A name has to fit a line of a record, where commas part the names."""
    clean = name.strip()
    if not clean or len(clean) > LONGEST_NAME or "," in clean or not clean.isprintable():
        raise WrongOption(say("wrong-name", most=LONGEST_NAME, name=repr(name)))
    return clean


def names_at_table(players: int, own_seat: int, own_name: str) -> list[str]:
    """The own name in its seat, and names of bots in the others; no name twice."""
    free = [name for name in BOT_NAMES if name.lower() != own_name.lower()]
    return [own_name if seat == own_seat else free.pop(0) for seat in range(players)]
