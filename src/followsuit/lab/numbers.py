"""What if: numbers of a game by name, other values for them, and games played with these.

A number is replaced for the whole process, while a block of `with` lasts. Only a study does that, in
processes that serve nobody.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches

from followsuit.core.errors import WrongOption
from followsuit.core.game import Game
from followsuit.core.number import Number

Wish = int | str | list[int]


def number_named(game: Game, name: str) -> Number:
    if name in game.numbers:
        return game.numbers[name]
    if not game.numbers:
        raise WrongOption(f"{game.name} declares no numbers that a study could replace.")
    close = get_close_matches(name, game.numbers, 1)
    guess = f" Did you mean {close[0]}?" if close else ""
    raise WrongOption(
        f"{game.name} has no number {name}.{guess} `followsuit lab numbers {game.id}` lists them."
    )


def read_values(game: Game, name: str, wish: Wish) -> list[int]:
    """Other values for a number: a row, the first of a row, or '+30', which is added to each of them."""
    number = number_named(game, name)
    now = number.values()
    text = str(wish).strip() if isinstance(wish, int | str) else ",".join(str(one) for one in wish)
    try:
        if isinstance(wish, str) and text[:1] in "+-" and "," not in text:
            values = [value + int(text) for value in now]
        else:
            values = [int(one) for one in text.split(",")]
    except ValueError:
        raise WrongOption(f"{name} is whole numbers, such as {listed(now)}, or +10; not {text}.") from None
    if len(values) > len(now):
        raise WrongOption(
            f"{name} has {counted(len(now))}, {listed(now)}; {counted(len(values))} were given."
        )
    values += now[len(values) :]
    for value in values:
        if not number.least <= value <= number.most and value not in now:
            raise WrongOption(f"{name} is from {number.least} to {number.most} here, not {value}.")
    return values


def counted(count: int) -> str:
    return "1 value" if count == 1 else f"{count} values"


def listed(values: list[int]) -> str:
    return ",".join(str(value) for value in values)


def read_what_if(game: Game, text: str) -> dict[str, Wish]:
    """As it is typed: 'king.points=0,20,40,80,120', several parted by semicolons."""
    wishes: dict[str, Wish] = {}
    for part in text.split(";"):
        name, equals, values = part.partition("=")
        if not equals or not values.strip():
            raise WrongOption(f"--with is written name=values, such as king.points=+10, not {text}.")
        wishes[number_named(game, name.strip()).name] = values
    return wishes


@contextmanager
def replaced(game: Game, numbers: dict[str, list[int]]) -> Iterator[None]:
    """The game with these values, until the block is left; then it is as it was."""
    before = {name: number_named(game, name).values() for name in numbers}
    try:
        for name, values in numbers.items():
            game.numbers[name].put(values)
        yield
    finally:
        for name, values in before.items():
            game.numbers[name].put(values)
