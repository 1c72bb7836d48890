"""What is said about a game before it begins: options, number of players, seat, names, seed."""

import secrets
from typing import Final

from followsuit.bots.roster import check_level
from followsuit.core.errors import WrongOption
from followsuit.core.game import Game
from followsuit.core.sentence import Sentence
from followsuit.describe.bot_names import free_bot_name

LONGEST_NAME: Final = 20
LEVELS_OF_ALL: Final = "--bots names one level, or one for each of {seats} seats, not {count}."
LEVELS_OF_OTHERS: Final = "--bots names one level, or one for each of {seats} other seats, not {count}."


def read_options(game: Game, texts: list[str]) -> dict[str, int | str | bool]:
    """Options as they are typed: name=value."""
    options: dict[str, int | str | bool] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise WrongOption(Sentence("An option is written name=value, not {text}.", text=text))
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
        raise WrongOption(
            Sentence("A seat is a number from 0 to {last}, not {seat}.", last=players - 1, seat=seat)
        )


def read_levels(text: str, seats: int, refusal: str) -> list[str]:
    """One level for all these seats, or as many as there are; if not, this sentence says so."""
    levels = [check_level(level.strip()) for level in text.split(",")]
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        raise WrongOption(Sentence(refusal, seats=seats, count=len(levels)))
    return levels


def check_name(name: str) -> str:
    """A name has to fit a line of a record, where commas part the names."""
    clean = name.strip()
    if not clean or len(clean) > LONGEST_NAME or "," in clean or not clean.isprintable():
        pattern = "A name has 1 to {most} letters and no comma, not {name}."
        raise WrongOption(Sentence(pattern, most=LONGEST_NAME, name=repr(name)))
    return clean


def names_at_table(players: int, own_seat: int, own_name: str, language: str) -> list[str]:
    """The own name in its seat, and names of bots in the others; no name twice."""
    names = [own_name]
    while len(names) < players:
        names.append(free_bot_name(names, language))
    return [*names[1 : own_seat + 1], own_name, *names[own_seat + 1 :]]
