"""The options of each of the games, and what goes together (chapter 10)."""

from typing import Final

from followsuit.core.game_option import ForPlayers, GameOption, SeatOption, WithValue
from followsuit.games.kings.new_table import characters_of, homes_of
from followsuit.games.kings.rules import (
    BY_CHOICE,
    BY_LOT,
    MAIN,
    NAPOLEON,
    OFF,
    OMBRE,
    TWO_PLAYER,
    WHIST,
    Rules,
)
from followsuit.games.takers.options import RANDOM

BY_SEATS: Final = "seats"

SHOW_CARDS_TAKEN: Final = GameOption("show_cards_taken", [True, False], True, "")
KINGS_OPTIONS: Final[list[GameOption]] = [
    GameOption(
        "initial_parties",
        [OFF, BY_LOT, BY_CHOICE],
        OFF,
        "",
        [ForPlayers([4, 5])],  # KT-DRAFT-12
    ),
    GameOption(
        "cheerleader",
        [False, True],
        False,
        "",
        [ForPlayers([4, 5])],  # KT-PREP-09
    ),
    GameOption(
        "red_queen_advanced",
        [False, True],
        False,
        "",
        [WithValue("cheerleader")],  # KT-CHE-15
    ),
    GameOption(
        "devil_contract",
        [False, True],
        False,
        "",
        [ForPlayers([3, 4])],  # KT-DEVC-01
    ),
    GameOption(
        "set_assignment",
        [BY_LOT, BY_CHOICE],
        BY_LOT,
        "",
        [ForPlayers([2])],  # KT2-PREP-02
    ),
    SeatOption(
        "first_drafter",
        5,
        "",
        [
            ForPlayers([3, 4, 5]),
            WithValue("initial_parties", [OFF, BY_CHOICE], "for a table that drafts or chooses its parties"),
        ],
    ),
    SHOW_CARDS_TAKEN,
]
MAIN_OPTIONS: Final[list[str]] = [
    "initial_parties",
    "cheerleader",
    "devil_contract",
    "set_assignment",
    "first_drafter",
]
OMBRE_OPTIONS: Final[list[GameOption]] = [
    SeatOption("ombre_first_starter", 3, ""),
    SHOW_CARDS_TAKEN,
]
WHIST_OPTIONS: Final[list[GameOption]] = [
    GameOption("whist_teams", [BY_SEATS, RANDOM], BY_SEATS, ""),
    SeatOption("first_drafter", 4, ""),
    SHOW_CARDS_TAKEN,
]
NAPOLEON_OPTIONS: Final[list[GameOption]] = [SHOW_CARDS_TAKEN]
KNOWN_RULES: Final[dict[tuple[object, ...], Rules]] = {}  # what the same options came to before


def rules_of(game: str, players: int, options: dict[str, int | str | bool]) -> Rules:
    """As `new_rules`, found once: a simulation asks for the same table thousands of times."""
    key = (game, players, *options.values())
    known = KNOWN_RULES.get(key)
    if known is None:
        known = new_rules(game, players, options)
        known.characters = characters_of(known)
        known.homes = homes_of(known)
        KNOWN_RULES[key] = known
    return known


def new_rules(game: str, players: int, options: dict[str, int | str | bool]) -> Rules:
    """What the options come to."""
    rules = Rules(players, TWO_PLAYER if game == MAIN and players == 2 else game)
    rules.shows_taken = bool(options["show_cards_taken"])
    if game == OMBRE:
        rules.first = seat_of("ombre_first_starter", options)
    elif game == WHIST:
        rules.first = seat_of("first_drafter", options)
        rules.has_random_teams = options["whist_teams"] == RANDOM
    elif game != NAPOLEON:
        add_party_rules(rules, options)
    return rules


def add_party_rules(rules: Rules, options: dict[str, int | str | bool]) -> None:
    """The options of the main game and of two players."""
    rules.first = seat_of("first_drafter", options)
    rules.initial_parties = str(options["initial_parties"])
    rules.has_cheerleader = bool(options["cheerleader"])
    rules.is_advanced = bool(options["red_queen_advanced"])
    rules.has_contract = rules.players == 2 or bool(options["devil_contract"])
    rules.set_assignment = str(options["set_assignment"])


def seat_of(name: str, options: dict[str, int | str | bool]) -> int:
    """The seat an option names, or that it is drawn by lot."""
    return -1 if options[name] == RANDOM else int(options[name])
