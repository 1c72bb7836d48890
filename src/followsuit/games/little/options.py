"""The options of a table of Little TrickTakers, and what goes together (chapter 10)."""

from typing import Final

from followsuit.core.errors import WrongOption
from followsuit.core.game import GameOption
from followsuit.games.little.roster import CHARACTERS, key_of, number_of
from followsuit.games.little.rules import (
    ALL_STARS,
    LIGHT_1,
    LIGHT_2,
    LIGHT_3,
    SHUFFLE,
    STANDARD,
    Rules,
)
from followsuit.games.little.table import HOMES
from followsuit.games.takers.options import (
    RANDOM,
    check_count,
    check_first_player,
    first_player_option,
    read_cast,
)

BASIC: Final = "basic"
ALL: Final = "all"
BASIC_CODES: Final[list[str]] = ["01", "02", "04", "06", "08"]  # LT-LIGHT-01


class CharactersOption(GameOption):
    """LT-DEC-35  The five of the first light game, all, or a list by name or number, parted by commas."""

    def __init__(self) -> None:
        super().__init__(
            "characters",
            [BASIC, ALL],
            BASIC,
            "Light game 1: which characters are in it, by a preset or by their names parted by commas.",
        )

    def check(self, value: object) -> int | str | bool:
        if not isinstance(value, str):
            raise WrongOption(f"characters is a preset or a list of names, not {value}.")
        return self.read(value)

    def read(self, text: str) -> int | str | bool:
        if text.strip().lower() in self.allowed:
            return text.strip().lower()
        return ",".join([key_of(CHARACTERS[number].name) for number in cast_of(text)])


def cast_of(text: str) -> list[int]:
    """The characters a preset or a list stands for, by their numbers."""
    if text == BASIC:
        return [i for i in range(len(CHARACTERS)) if CHARACTERS[i].code in BASIC_CODES]
    if text == ALL:
        return list(range(len(CHARACTERS)))
    keys = [key_of(character.name) for character in CHARACTERS]
    return read_cast(text, [number_of(word) for word in text.split(",")], keys)


OPTIONS: Final[list[GameOption]] = [
    GameOption(
        "mode",
        [STANDARD, LIGHT_1, LIGHT_2, LIGHT_3],
        STANDARD,
        "The whole game; or a lighter one, for 3 to 5 players: with five characters and nothing beside them "
        "(light1), without options and items (light2), or with the six simpler items only (light3).",
    ),
    GameOption(
        "style",
        [ALL_STARS, SHUFFLE],
        ALL_STARS,
        "Light game 1: whether all its characters are offered in every round, or one more than there are "
        "players.",
    ),
    CharactersOption(),
    first_player_option(),
]
KNOWN_RULES: Final[dict[tuple[object, ...], Rules]] = {}  # what the same options came to before


def rules_of(players: int, options: dict[str, int | str | bool]) -> Rules:
    """As `new_rules`, found once: a simulation asks for the same table thousands of times."""
    key = (players, *options.values())
    known = KNOWN_RULES.get(key)
    if known is None:
        known = new_rules(players, options)
        KNOWN_RULES[key] = known
    return known


def new_rules(players: int, options: dict[str, int | str | bool]) -> Rules:
    """LT-OPTN-01 to LT-OPTN-04  What the options come to; what does not go together is refused."""
    check_first_player(players, options)
    mode = str(options["mode"])
    if players == 2 and mode != STANDARD:
        raise WrongOption(f"mode {mode} is for 3 to 5 players, not for 2.")
    if mode != LIGHT_1:
        for option in OPTIONS:
            if option.name in ("style", "characters") and options[option.name] != option.default:
                raise WrongOption(f"{option.name} is for a table that plays light game 1 (mode light1).")
    rules = Rules(players, mode, cast_of(str(options["characters"]) if mode == LIGHT_1 else ALL))
    if mode == LIGHT_1:
        rules.style = str(options["style"])
        least = players + 1 if rules.style == SHUFFLE else players
        check_count(players, len(rules.characters), least)
    if options["first_player"] != RANDOM:
        rules.first_player = int(str(options["first_player"]))
    rules.homes = HOMES
    return rules
