"""The options of a table of TrickTakers, what they may be, and what goes together (chapter 10)."""

from typing import Final

from followsuit.core.bounded import make_room
from followsuit.core.game_option import ForPlayers, GameOption, Need, PieceList, WithValue
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.sentence import Sentence
from followsuit.games.takers.options import RANDOM, CastOption, first_player_option, read_cast, too_few
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
BERSERKER: Final = "5A"
RULER: Final = "5B"
LEAST_FOR_A_ROW: Final = 6  # TA-SEL-01, TA-GAP-02: five are laid out whole
LEAST_OF_TWO: Final = 2
KEYS: Final[list[str]] = [key_of(character.name) for character in CHARACTERS]
ALL_FIVE: Final = Reason(
    "TT-OPT-04", "Of the basic characters alone all five are used; choose them all, or one of the others too."
)
SIX_OR_EIGHT: Final = Reason(
    "TA-OPT-20",
    "Without the expansion two players draft the basic ones and the Adventurer (adventurer_too), "
    "or all eight (base_box).",
)


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
    return read_cast(text, [number_of(word) for word in text.split(",")], KEYS)


# What a table has, by its options.


def cast_at(players: int, options: dict[str, int | str | bool]) -> list[int]:
    """TA-OPT-20  The characters in the game; a draft of two without a word about them is of eight."""
    text = str(options["characters"])
    is_for_eight = text == BASIC and players == 2 and options["two_player_mode"] == DRAFTED
    return cast_of(BASE_BOX if is_for_eight else text)


def has_expansion(characters: list[int]) -> bool:
    return any(CHARACTERS[number].is_of_expansion for number in characters)


def has_row(characters: list[int]) -> bool:
    """TA-GAP-02  Whether there is a choice of how they are offered."""
    return len(characters) >= LEAST_FOR_A_ROW or has_expansion(characters)


def mode_at(characters: list[int], options: dict[str, int | str | bool]) -> str:
    """TT-SEL-20 to TT-SEL-22  How characters are offered: the mode goes by the set."""
    mode = str(options["selection_mode"])
    if not has_row(characters):
        return ALL_STAR
    if mode != BY_SET:
        return mode
    return ALL_STAR if has_expansion(characters) else SHUFFLE


class WithCharacter(Need):
    """A character has to be in the game."""

    def __init__(self, code: str) -> None:
        super().__init__(f"for a table with the {CHARACTERS[number_of(code)].name}")
        self.number = number_of(code)

    def is_met(self, players: int, options: dict[str, int | str | bool]) -> bool:
        return self.number in cast_at(players, options)


class WithExpansion(Need):
    def __init__(self) -> None:
        super().__init__("for a table with a character of the expansion")

    def is_met(self, players: int, options: dict[str, int | str | bool]) -> bool:
        return has_expansion(cast_at(players, options))


class WithModes(Need):
    def __init__(self) -> None:
        super().__init__("for a table with six characters or more, or with one of the expansion")

    def is_met(self, players: int, options: dict[str, int | str | bool]) -> bool:
        return has_row(cast_at(players, options))


class WithRow(Need):
    def __init__(self) -> None:
        super().__init__("for a table that lays out a row (selection_mode shuffle)")

    def is_met(self, players: int, options: dict[str, int | str | bool]) -> bool:
        return players > 2 and mode_at(cast_at(players, options), options) == SHUFFLE


class WithChoiceOfCast(Need):
    """TA-OPT-21  The basic game of two has its five."""

    def __init__(self) -> None:
        super().__init__("for 3, 4 or 5 players, or two who draft")

    def is_met(self, players: int, options: dict[str, int | str | bool]) -> bool:
        return players > 2 or options["two_player_mode"] == DRAFTED


# The options that are more than a list of values.


class CharactersOption(CastOption):
    def cast(self, text: str) -> list[int]:
        return cast_of(text)

    def drawn(self, rng: Rng) -> int | str | bool:
        """A preset, or as often any of ours."""
        if rng.below(2):
            return super().drawn(rng)
        everyone = cast_of(WITH_EXPANSION)
        rng.shuffle(everyone)
        size = rng.below(len(everyone)) + 1
        return ",".join([KEYS[number] for number in sorted(everyone[:size])])

    def why_not(self, value: int | str | bool, players: int, options: dict[str, int | str | bool]) -> str:
        """TT-SEL-21, TT-OPT-04, TT-2P-01  The set has a least size; the basic game of two has its five."""
        characters = cast_of(str(value))
        if players == 2 and options["two_player_mode"] != DRAFTED:
            is_of_five = is_basic_set(characters)
            return "" if is_of_five else "The basic game of two is played with the five basic characters."
        if players == 2:
            return "" if value == BASIC else why_not_drafted(characters)
        is_basic = set(characters) <= set(cast_of(BASIC))
        all_five = ALL_FIVE.sentence if is_basic and len(characters) < len(cast_of(BASIC)) else ""
        return too_few(players, len(characters), players) or all_five

    def usual(self, players: int, options: dict[str, int | str | bool]) -> int | str | bool:
        """TA-OPT-20  Eight, where two draft."""
        return BASE_BOX if players == 2 and options["two_player_mode"] == DRAFTED else BASIC

    def open_values(self, players: int, options: dict[str, int | str | bool]) -> list[int | str | bool]:
        """Where two draft, the basic ones are not said: there they would mean the eight."""
        values = super().open_values(players, options)
        return [value for value in values if value != BASIC or self.usual(players, options) == BASIC]

    def pieces(self, players: int, options: dict[str, int | str | bool]) -> PieceList:
        presets = self.presets_of(self.open_values(players, options))
        return PieceList(self.keys, players, presets=presets)


def why_not_drafted(characters: list[int]) -> str:
    """TA-2P-01, TA-OPT-20, TX-2P-01  Two draft six or eight of the base box, or any with the expansion."""
    if has_expansion(characters) or len(characters) < LEAST_OF_TWO:
        return too_few(2, len(characters), LEAST_OF_TWO)
    if characters in [cast_of(FIRST_ADDITIONAL), cast_of(BASE_BOX)]:
        return ""
    return SIX_OR_EIGHT.sentence


class ModeOption(GameOption):
    def why_not(self, value: int | str | bool, players: int, options: dict[str, int | str | bool]) -> str:
        """TT-SEL-21, TX-SEL-07  A row has one more than there are players, a draft three for each.

        TA-SEL-01, TA-GAP-02  Five are laid out whole, so that there is no row of some of them.
        """
        count = len(cast_at(players, options))
        if value == SHUFFLE and count > players + 1 and not has_row(cast_at(players, options)):
            pattern = "selection_mode shuffle needs {least} characters: {count} all lie open."
            return Sentence(pattern, least=LEAST_FOR_A_ROW, count=count)
        least = players + 1 if value == SHUFFLE else CHARACTERS_EACH * players if value == DRAFT else 0
        return too_few(players, len(cast_at(players, options)), least)


class ScopeOption(GameOption):
    """TT-VAR-12, TT-VAR-13  Where nobody is of the expansion, all is the only value that does anything."""

    def usual(self, players: int, options: dict[str, int | str | bool]) -> int | str | bool:
        is_for_all = self.applies(players, options) and not has_expansion(cast_at(players, options))
        return "all" if is_for_all else self.default

    def open_values(self, players: int, options: dict[str, int | str | bool]) -> list[int | str | bool]:
        return ["all"] if not has_expansion(cast_at(players, options)) else self.allowed


FOR_MORE: Final = ForPlayers([3, 4, 5])
FOR_TWO: Final = ForPlayers([2])
NOT_DRAFTED: Final = WithValue(
    "selection_mode",
    [BY_SET, ALL_STAR, SHUFFLE],
    "for a table that does not draft: there the leader is named anyway",
)
MAIN_OPTIONS: Final[list[str]] = [
    "two_player_mode",
    "characters",
    "selection_mode",
    "points_win",
    "points_win_scope",
    "low_cards_2p",
    "first_player",
]

OPTIONS: Final[list[GameOption]] = [
    CharactersOption(
        [BASIC, FIRST_ADDITIONAL, BASE_BOX, WITH_EXPANSION],
        "",
        KEYS,
        idle_without=[WithChoiceOfCast()],
    ),
    ModeOption(
        "selection_mode",
        [BY_SET, ALL_STAR, SHUFFLE, DRAFT],
        BY_SET,
        "",
        [FOR_MORE],
        [WithModes()],
    ),
    GameOption(
        "unselected_character",
        ["shuffled", "first"],
        "shuffled",
        "",
        [FOR_MORE, WithRow()],
    ),
    GameOption(
        "vp350",
        [True, False],
        True,
        "",
        [FOR_MORE],
        [WithExpansion()],
    ),
    GameOption(
        "points_win",
        [False, True],
        False,
        "",
        [ForPlayers([4, 5])],
    ),
    ScopeOption(
        "points_win_scope",
        ["expansion", "all"],
        "expansion",
        "",
        [WithValue("points_win")],
    ),
    GameOption(
        "resistance_variant_3p",
        [False, True],
        False,
        "",
        [ForPlayers([3]), WithCharacter(RESISTANCE)],
    ),
    GameOption(
        "first_lead",
        ["leads", "names"],
        "leads",
        "",
        [FOR_MORE, NOT_DRAFTED],
    ),
    GameOption(
        "berserker_renewal",
        ["common", "own_deck"],
        "common",
        "",
        [FOR_MORE],
        [WithCharacter(BERSERKER)],
    ),
    GameOption(
        "collector_grouping",
        ["automatic", "by_hand"],
        "automatic",
        "",
        [WithCharacter(COLLECTOR)],
    ),
    GameOption(
        "collector_2023",
        [False, True],
        False,
        "",
        [FOR_MORE, WithCharacter(COLLECTOR)],
    ),
    GameOption(
        "ruler_2023",
        [False, True],
        False,
        "",
        [FOR_MORE, WithCharacter(RULER)],
    ),
    GameOption(
        "tasks_2023",
        [False, True],
        False,
        "",
        [WithCharacter(RULER)],
    ),
    GameOption(
        "low_cards_2p",
        [False, True],
        False,
        "",
        [FOR_TWO],
    ),
    GameOption("discards", ["face_down", "face_up"], "face_down", ""),
    GameOption(
        "two_player_mode",
        ["basic", DRAFTED],
        "basic",
        "",
        [FOR_TWO],
    ),
    first_player_option(),
]


class LastRules:
    """The options that were asked for last, and what they came to."""

    def __init__(self) -> None:
        self.players = 0
        self.options: dict[str, int | str | bool] = {}
        self.rules = Rules(0, [])


MOST_KNOWN: Final = 256  # as casts can be put together without end
KNOWN_RULES: Final[dict[tuple[object, ...], Rules]] = {}  # what the same options came to before
LAST: Final = LastRules()


def rules_of(players: int, options: dict[str, int | str | bool]) -> Rules:
    """As `new_rules`, found once: a simulation asks for the same table thousands of times."""
    if options is LAST.options and players == LAST.players:
        return LAST.rules
    key = (players, *options.values())
    known = KNOWN_RULES.get(key)
    if known is None:
        make_room(KNOWN_RULES, MOST_KNOWN)
        known = new_rules(players, options)
        KNOWN_RULES[key] = known
    LAST.players = players
    LAST.options = options
    LAST.rules = known
    return known


def new_rules(players: int, options: dict[str, int | str | bool]) -> Rules:
    """TT-OPT-03, TA-OPT-21  What the options come to."""
    rules = Rules(players, cast_at(players, options))
    if players == 2:
        rules.is_drafted = options["two_player_mode"] == DRAFTED
        if rules.is_drafted:
            rules.rounds = len(rules.characters) // 2  # TA-2P-01: six in three rounds, eight in four
    else:
        set_up_more(rules, options)
    rules.has_expansion = has_expansion(rules.characters)
    rules.has_open_discards = options["discards"] == "face_up"
    for name in ("collector_2023", "ruler_2023", "tasks_2023", "low_cards_2p"):
        if options[name] is True:
            rules.variants.append(name)
    if options["collector_grouping"] == "by_hand":
        rules.variants.append("collector_grouping")
    lay_home(rules)
    if options["first_player"] != RANDOM:
        rules.first_player = int(options["first_player"])
    return rules


def set_up_more(rules: Rules, options: dict[str, int | str | bool]) -> None:
    rules.selection_mode = mode_at(rules.characters, options)
    rules.is_drafted = options["selection_mode"] == DRAFT
    rules.lays_out_unselected_first = options["unselected_character"] == "first"
    rules.names_first_lead = options["first_lead"] == "names"
    if has_expansion(rules.characters) and options["vp350"] is True:
        rules.variants.append("vp350")
    for name in ("points_win", "resistance_variant_3p"):
        if options[name] is True:
            rules.variants.append(name)
    if options["points_win_scope"] == "all":
        rules.variants.append("points_win_scope")
    if options["berserker_renewal"] == "own_deck":
        rules.variants.append("berserker_renewal")
