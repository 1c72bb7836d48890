"""Options that the games of the family share: a list of characters, and who begins."""

from typing import Final

from followsuit.core.errors import WrongOption
from followsuit.core.game import GameOption

RANDOM: Final = "random"


def first_player_option() -> GameOption:
    allowed = [RANDOM, "0", "1", "2", "3", "4"]
    return GameOption("first_player", allowed, RANDOM, "Who begins: drawn by lot, or this seat.")


def check_first_player(players: int, options: dict[str, int | str | bool]) -> None:
    seat = options["first_player"]
    if seat != RANDOM and int(str(seat)) >= players:
        raise WrongOption(f"first_player is a seat from 0 to {players - 1}, not {seat}.")


def read_cast(text: str, numbers: list[int], keys: list[str]) -> list[int]:
    """The characters of a list parted by commas, in the order of their codes.

    `numbers` is what each word of it stands for, -1 for nothing; `keys` are the names of all there are.
    """
    words = text.split(",")
    for i in range(len(words)):
        if numbers[i] < 0:
            raise WrongOption(f"There is no character {words[i].strip()!r}; there are {', '.join(keys)}.")
        if numbers[i] in numbers[:i]:
            name = keys[numbers[i]].replace("-", " ").title()
            raise WrongOption(f"{name} is named twice among the characters.")
    return sorted(numbers)


def check_count(players: int, count: int, least: int) -> None:
    if count < least:
        raise WrongOption(f"{players} players need {least} characters or more in this mode, not {count}.")
