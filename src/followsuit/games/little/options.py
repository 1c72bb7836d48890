"""The options of a table of Little TrickTakers, and what goes together (chapter 10)."""

from typing import Final

from followsuit.core.bounded import make_room
from followsuit.core.game_option import ForPlayers, GameOption, PieceList, WithValue
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
from followsuit.games.takers.options import RANDOM, CastOption, first_player_option, read_cast, too_few

BASIC: Final = "basic"
ALL: Final = "all"
BASIC_CODES: Final[list[str]] = ["01", "02", "04", "06", "08"]  # LT-LIGHT-01
KEYS: Final[list[str]] = [key_of(character.name) for character in CHARACTERS]
IN_LIGHT_1: Final = WithValue("mode", [LIGHT_1], "for a table that plays light game 1 (mode light1)")


def cast_of(text: str) -> list[int]:
    """The characters a preset or a list stands for, by their numbers."""
    if text == BASIC:
        return [i for i in range(len(CHARACTERS)) if CHARACTERS[i].code in BASIC_CODES]
    if text == ALL:
        return list(range(len(CHARACTERS)))
    return read_cast(text, [number_of(word) for word in text.split(",")], KEYS)


class CharactersOption(CastOption):
    """LT-DEC-35  The five of the first light game, all, or a list by name or number, parted by commas."""

    def cast(self, text: str) -> list[int]:
        return cast_of(text)

    def why_not(self, value: int | str | bool, players: int, options: dict[str, int | str | bool]) -> str:
        return too_few(players, len(cast_of(str(value))), players)

    def pieces(self, players: int, options: dict[str, int | str | bool]) -> PieceList:
        return PieceList(self.keys, players, presets=self.presets_of(self.allowed))


class StyleOption(GameOption):
    def why_not(self, value: int | str | bool, players: int, options: dict[str, int | str | bool]) -> str:
        """LT-LIGHT-02  A row has one more than there are players."""
        count = len(cast_of(str(options["characters"])))
        return too_few(players, count, players + 1) if value == SHUFFLE else ""


MAIN_OPTIONS: Final[list[str]] = ["mode", "characters", "style", "first_player"]
OPTIONS: Final[list[GameOption]] = [
    GameOption(
        "mode",
        [STANDARD, LIGHT_1, LIGHT_2, LIGHT_3],
        STANDARD,
        "",
        [ForPlayers([3, 4, 5])],
    ),
    StyleOption(
        "style",
        [ALL_STARS, SHUFFLE],
        ALL_STARS,
        "",
        [IN_LIGHT_1],
    ),
    CharactersOption(
        [BASIC, ALL],
        "",
        KEYS,
        [IN_LIGHT_1],
    ),
    first_player_option(),
]
MOST_KNOWN: Final = 256  # as casts can be put together without end
KNOWN_RULES: Final[dict[tuple[object, ...], Rules]] = {}  # what the same options came to before


def rules_of(players: int, options: dict[str, int | str | bool]) -> Rules:
    """As `new_rules`, found once: a simulation asks for the same table thousands of times."""
    key = (players, *options.values())
    known = KNOWN_RULES.get(key)
    if known is None:
        make_room(KNOWN_RULES, MOST_KNOWN)
        known = new_rules(players, options)
        KNOWN_RULES[key] = known
    return known


def new_rules(players: int, options: dict[str, int | str | bool]) -> Rules:
    """LT-OPTN-01 to LT-OPTN-04  What the options come to."""
    mode = str(options["mode"])
    rules = Rules(players, mode, cast_of(str(options["characters"]) if mode == LIGHT_1 else ALL))
    if mode == LIGHT_1:
        rules.style = str(options["style"])
    if options["first_player"] != RANDOM:
        rules.first_player = int(str(options["first_player"]))
    rules.homes = HOMES
    return rules
