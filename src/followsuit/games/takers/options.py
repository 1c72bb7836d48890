"""Options that the games of the family share: a list of characters, and who begins."""

from typing import Final

from followsuit.core.errors import WrongOption
from followsuit.core.game_option import BY_LOT, GameOption, Need, SeatOption
from followsuit.core.sentence import Sentence

RANDOM: Final = BY_LOT
MOST_PLAYERS: Final = 5


def first_player_option() -> GameOption:
    return SeatOption("first_player", MOST_PLAYERS, "")


class CastOption(GameOption):
    """Which characters are in the game: a preset, or a list by name or code, parted by commas."""

    def __init__(
        self,
        presets: list[str],
        text: str,
        keys: list[str],
        needs: list[Need] | None = None,
        idle_without: list[Need] | None = None,
    ) -> None:
        super().__init__("characters", presets, presets[0], text, needs, idle_without)
        self.keys = keys  # the names of all there are, in the order of their numbers

    def check(self, value: object) -> int | str | bool:
        if not isinstance(value, str):
            raise WrongOption(
                Sentence("characters is a preset or a list of names, not {value}.", value=value)
            )
        return self.read(value)

    def read(self, text: str) -> int | str | bool:
        if text.strip().lower() in self.allowed:
            return text.strip().lower()
        return ",".join(self.keys_of(text))

    def keys_of(self, text: str) -> list[str]:
        """The names of those a preset or a list stands for."""
        return [self.keys[number] for number in self.cast(text)]

    def cast(self, text: str) -> list[int]:
        """Those a preset or a list stands for, by their numbers."""
        raise NotImplementedError

    def presets_of(self, values: list[int | str | bool]) -> dict[str, list[str]]:
        return {str(value): self.keys_of(str(value)) for value in values}


def read_cast(text: str, numbers: list[int], keys: list[str]) -> list[int]:
    """The characters of a list parted by commas, in the order of their codes.

    `numbers` is what each word of it stands for, -1 for nothing; `keys` are the names of all there are. An
    empty list has nobody in it.
    """
    if not text.strip():
        return []
    words = text.split(",")
    for i in range(len(words)):
        if numbers[i] < 0:
            pattern = "There is no character {name}; there are {known}."
            raise WrongOption(Sentence(pattern, name=repr(words[i].strip()), known=", ".join(keys)))
        if numbers[i] in numbers[:i]:
            name = keys[numbers[i]].replace("-", " ").title()
            raise WrongOption(Sentence("{name} is named twice among the characters.", name=name))
    return sorted(numbers)


def too_few(players: int, count: int, least: int) -> str:
    """What is said where there are fewer characters than that, or nothing."""
    if count >= least:
        return ""
    pattern = "{players} players need {least} characters or more in this mode, not {count}."
    return Sentence(pattern, players=players, least=least, count=count)
