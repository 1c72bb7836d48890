"""The options of a table of TrickTakers, what they may be, and what goes together (chapter 10)."""

from typing import Final

from followsuit.core.errors import WrongOption
from followsuit.core.game import GameOption, one_of
from followsuit.core.rng import Rng
from followsuit.games.takers.options import (
    RANDOM,
    check_count,
    check_first_player,
    first_player_option,
    read_cast,
)
from followsuit.games.tricktakers.roster import BASE_BOX as BASE_CHARACTERS
from followsuit.games.tricktakers.roster import CHARACTERS, key_of, number_of
from followsuit.games.tricktakers.rules import ALL_STAR, CHARACTERS_EACH, DRAFT, SHUFFLE, Rules
from followsuit.games.tricktakers.table import lay_home
from followsuit.games.tricktakers.two_players import is_basic_set

BASIC: Final = "basic"
BASE_BOX: Final = "base_box"
WITH_EXPANSION: Final = "with_expansion"
FIRST_ADDITIONAL: Final = "adventurer_too"
BY_SET: Final = "by_set"
DRAFTED: Final = "drafted"
SIXTH_OF_TWO: Final = "3B"
RESISTANCE: Final = "3A"
COLLECTOR: Final = "4B"
RULER: Final = "5B"
LEAST_FOR_A_ROW: Final = 6  # TA-SEL-01, TA-GAP-02: five are laid out whole


class CharactersOption(GameOption):
    """A preset, or a list of characters by name or code, parted by commas."""

    def __init__(self) -> None:
        super().__init__(
            "characters",
            [BASIC, FIRST_ADDITIONAL, BASE_BOX, WITH_EXPANSION],
            BASIC,
            "Which characters are in the game: a preset, or their names parted by commas.",
        )

    def check(self, value: object) -> int | str | bool:
        if not isinstance(value, str):
            raise WrongOption(f"characters is a preset or a list of names, not {value}.")
        return self.read(value)

    def read(self, text: str) -> int | str | bool:
        if text.strip().lower() in self.allowed:
            return text.strip().lower()
        numbers = cast_of(text)
        return ",".join([key_of(CHARACTERS[number].name) for number in numbers])

    def drawn(self, rng: Rng) -> int | str | bool:
        """A preset, or as often any of ours."""
        if rng.below(2):
            return super().drawn(rng)
        everyone = cast_of(WITH_EXPANSION)
        rng.shuffle(everyone)
        size = rng.below(len(everyone)) + 1
        return ",".join([key_of(CHARACTERS[number].name) for number in sorted(everyone[:size])])


def cast_of(text: str) -> list[int]:
    """The characters a preset or a list stands for, in the order of priority."""
    if text == BASIC:
        return [i for i in range(len(CHARACTERS)) if CHARACTERS[i].code.endswith("A")]
    if text == FIRST_ADDITIONAL:
        return sorted([*cast_of(BASIC), number_of(SIXTH_OF_TWO)])
    if text == BASE_BOX:
        return BASE_CHARACTERS[:]
    if text == WITH_EXPANSION:
        expansion = [i for i in range(len(CHARACTERS)) if CHARACTERS[i].is_of_expansion]
        return sorted([*BASE_CHARACTERS, *expansion])
    keys = [key_of(character.name) for character in CHARACTERS]
    return read_cast(text, [number_of(word) for word in text.split(",")], keys)


OPTIONS: Final[list[GameOption]] = [
    CharactersOption(),
    GameOption(
        "selection_mode",
        [BY_SET, ALL_STAR, SHUFFLE, DRAFT],
        BY_SET,
        "How characters are offered: all of them; a row of one more than there are players; or three "
        "drafted by each player before the first round. By the set: a row when six or more of the base box "
        "are in the game, otherwise all.",
    ),
    GameOption(
        "unselected_character",
        ["shuffled", "first"],
        "shuffled",
        "In a row, whether the character nobody chose is shuffled with the used ones or laid out first.",
    ),
    GameOption(
        "vp350",
        [True, False],
        True,
        "More than 350 points at the end win the game for a character of the expansion (3 to 5 players).",
    ),
    GameOption(
        "points_win", [False, True], False, "With 4 or 5 players: 350 points, or 150 ahead, win the game."
    ),
    GameOption(
        "points_win_scope",
        ["expansion", "all"],
        "expansion",
        "Whose points can win so: only characters of the expansion, or all.",
    ),
    GameOption(
        "resistance_variant_3p",
        [False, True],
        False,
        "With 3 players: black Kakumei brings 100 points and the Crown instead of winning the game.",
    ),
    GameOption(
        "first_lead",
        ["leads", "names"],
        "leads",
        "Whether the player with the fewest points leads the first trick or names who does.",
    ),
    GameOption(
        "berserker_renewal",
        ["common", "own_deck"],
        "common",
        "Where the Berserker's new cards come from when a Black Crown is spent.",
    ),
    GameOption(
        "collector_grouping",
        ["automatic", "by_hand"],
        "automatic",
        "Whether the Collector's best sets are found for the player or made by hand.",
    ),
    GameOption(
        "collector_2023", [False, True], False, "The Collector by the 2023 edition: more sets, Black Crowns."
    ),
    GameOption(
        "ruler_2023", [False, True], False, "The Ruler by the 2023 edition: other own tasks, and the Crown."
    ),
    GameOption("tasks_2023", [False, True], False, "Ten more tasks for the Ruler, from the 2023 edition."),
    GameOption(
        "low_cards_2p", [False, True], False, "Two players: play without all 7s, 8s and 9s (2023 edition)."
    ),
    GameOption(
        "discards", ["face_down", "face_up"], "face_down", "Whether discarded cards lie face down or open."
    ),
    GameOption(
        "two_player_mode",
        ["basic", DRAFTED],
        "basic",
        "Two players: five rounds with the basic characters, or a draft of six, of eight or, with the "
        "expansion, of any.",
    ),
    first_player_option(),
]

ONLY_FOR_MORE: Final[list[str]] = [
    "selection_mode",
    "unselected_character",
    "vp350",
    "points_win_scope",
    "first_lead",
    "berserker_renewal",
    "collector_2023",
    "ruler_2023",
]

# Options that speak of one character: without it they are refused. Each with its value for everybody else.
FOR_ONE_CHARACTER: Final[list[tuple[str, int | str | bool, str, str]]] = [
    ("resistance_variant_3p", False, RESISTANCE, "Resistance"),
    ("collector_grouping", "automatic", COLLECTOR, "Collector"),
    ("collector_2023", False, COLLECTOR, "Collector"),
    ("ruler_2023", False, RULER, "Ruler"),
    ("tasks_2023", False, RULER, "Ruler"),
]


class Asked:
    """The options that were asked for last, and what they came to."""

    def __init__(self) -> None:
        self.players = 0
        self.options: dict[str, int | str | bool] = {}
        self.rules = Rules(0, [])


KNOWN_RULES: Final[dict[tuple[object, ...], Rules]] = {}  # what the same options came to before
LAST: Final = Asked()


def rules_of(players: int, options: dict[str, int | str | bool]) -> Rules:
    """As `new_rules`, found once: a simulation asks for the same table thousands of times."""
    if options is LAST.options and players == LAST.players:
        return LAST.rules
    key = (players, *options.values())
    known = KNOWN_RULES.get(key)
    if known is None:
        known = new_rules(players, options)
        KNOWN_RULES[key] = known
    LAST.players = players
    LAST.options = options
    LAST.rules = known
    return known


def new_rules(players: int, options: dict[str, int | str | bool]) -> Rules:
    """What the options come to; what does not go together is refused in a sentence."""
    check_numbers(players, options)
    characters = cast_of(str(options["characters"]))
    rules = Rules(players, characters)
    if players == 2:
        set_up_two(rules, options)
    else:
        set_up_more(rules, options)
    check_cast(rules, options)
    rules.has_expansion = has_expansion(rules.characters)
    rules.has_open_discards = options["discards"] == "face_up"
    for name in ("collector_2023", "ruler_2023", "tasks_2023", "low_cards_2p"):
        if options[name] is True:
            rules.variants.append(name)
    if options["collector_grouping"] == "by_hand":
        rules.variants.append("collector_grouping")
    lay_home(rules)
    if options["first_player"] != RANDOM:
        rules.first_player = int(str(options["first_player"]))
    return rules


def check_numbers(players: int, options: dict[str, int | str | bool]) -> None:
    """Some options are for certain numbers of players only (TT-OPT-03, TA-OPT-21)."""
    check_first_player(players, options)
    if options["points_win"] is True and players < 4:
        raise WrongOption(f"points_win is for 4 or 5 players, not for {players}.")
    if options["resistance_variant_3p"] is True and players != 3:
        raise WrongOption(f"resistance_variant_3p is for 3 players, not for {players}.")
    if players == 2:
        for option in OPTIONS:
            if option.name in ONLY_FOR_MORE and options[option.name] != option.default:
                raise WrongOption(f"{option.name} is for 3 to 5 players, not for 2.")
    else:
        for name in ("two_player_mode", "low_cards_2p"):
            if options[name] not in ("basic", False):
                raise WrongOption(f"{name} is for 2 players, not for {players}.")
    if options["points_win_scope"] == "all" and options["points_win"] is False:
        raise WrongOption("points_win_scope is for a table that plays with points_win.")


def has_expansion(characters: list[int]) -> bool:
    return any(CHARACTERS[number].is_of_expansion for number in characters)


def check_cast(rules: Rules, options: dict[str, int | str | bool]) -> None:
    """What an option speaks of has to be in the game."""
    for name, plain, code, whom in FOR_ONE_CHARACTER:
        if options[name] != plain and number_of(code) not in rules.characters:
            raise WrongOption(f"{name} is for a table with the {whom}.")
    if options["first_lead"] == "names" and rules.is_drafted:
        raise WrongOption("first_lead is for a table that does not draft: there the leader is named anyway.")
    if options["unselected_character"] == "first" and rules.selection_mode != SHUFFLE:
        raise WrongOption("unselected_character is for a table that lays out a row (selection_mode shuffle).")


def set_up_two(rules: Rules, options: dict[str, int | str | bool]) -> None:
    """TT-2P-01, TA-2P-01, TA-OPT-20  Five basic characters in five rounds; or six in three, eight in four."""
    rules.is_drafted = options["two_player_mode"] == DRAFTED
    if not rules.is_drafted:
        if not is_basic_set(rules.characters):
            raise WrongOption("The basic game of two is played with the five basic characters.")
        return
    if has_expansion(rules.characters):
        check_count(2, len(rules.characters), 2)
        rules.rounds = len(rules.characters) // 2
        return
    if options["characters"] == BASIC:
        rules.characters = cast_of(BASE_BOX)
    allowed = [cast_of(FIRST_ADDITIONAL), cast_of(BASE_BOX)]
    if rules.characters not in allowed:
        words = one_of([FIRST_ADDITIONAL, BASE_BOX])
        raise WrongOption(f"Without the expansion two players draft the characters {words}.")
    rules.rounds = len(rules.characters) // 2


def set_up_more(rules: Rules, options: dict[str, int | str | bool]) -> None:
    """TT-SEL-20 to TT-SEL-22, TT-OPT-04  The mode goes by the set, and the set has a least size."""
    mode = str(options["selection_mode"])
    count = len(rules.characters)
    is_expanded = has_expansion(rules.characters)
    if mode == BY_SET:
        mode = SHUFFLE if count >= LEAST_FOR_A_ROW and not is_expanded else ALL_STAR
    if mode == DRAFT:
        check_count(rules.players, count, CHARACTERS_EACH * rules.players)
        rules.is_drafted = True
    check_count(rules.players, count, rules.players + 1 if mode == SHUFFLE else rules.players)
    if count < len(cast_of(BASIC)) and set(rules.characters) <= set(cast_of(BASIC)):
        raise WrongOption(f"Of the basic characters alone all five are used, not {count}.")
    is_row_smaller = count > rules.players + 1
    if mode == SHUFFLE and is_row_smaller and count < LEAST_FOR_A_ROW and not is_expanded:
        raise WrongOption(f"selection_mode shuffle needs {LEAST_FOR_A_ROW} characters: {count} all lie open.")
    rules.selection_mode = mode
    rules.lays_out_unselected_first = options["unselected_character"] == "first"
    rules.names_first_lead = options["first_lead"] == "names"
    if is_expanded and options["vp350"] is True:
        rules.variants.append("vp350")
    for name in ("points_win", "resistance_variant_3p"):
        if options[name] is True:
            rules.variants.append(name)
    if options["points_win_scope"] == "all":
        rules.variants.append("points_win_scope")
    if options["berserker_renewal"] == "own_deck":
        rules.variants.append("berserker_renewal")
