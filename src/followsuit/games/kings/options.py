"""The options of each of the games, and what goes together (chapter 10)."""

from typing import Final

from followsuit.core.errors import WrongOption
from followsuit.core.game import GameOption
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
SEATS: Final[list[str]] = [RANDOM, "0", "1", "2", "3", "4"]

SHOW_CARDS_TAKEN: Final = GameOption(
    "show_cards_taken", [True, False], True, "Whether the cards a player has taken can be looked at."
)
FIRST_DRAFTER: Final = GameOption(
    "first_drafter", SEATS, RANDOM, "Who is first in the first draft: drawn by lot, or a seat."
)
KINGS_OPTIONS: Final[list[GameOption]] = [
    GameOption(
        "initial_parties",
        [OFF, BY_LOT, BY_CHOICE],
        OFF,
        "4 or 5 players: begin with ready parties, by lot or by choice, instead of a draft.",
    ),
    GameOption("cheerleader", [False, True], False, "4 or 5 players: play with Cheerleader."),
    GameOption(
        "red_queen_advanced",
        [False, True],
        False,
        "With Cheerleader: a Red Queen counts for whoever used her, and not for the partner.",
    ),
    GameOption("devil_contract", [False, True], False, "3 or 4 players: play with the Devil's contract."),
    GameOption("set_assignment", [BY_LOT, BY_CHOICE], BY_LOT, "2 players: sets are drawn by lot, or chosen."),
    FIRST_DRAFTER,
    SHOW_CARDS_TAKEN,
]
OMBRE_OPTIONS: Final[list[GameOption]] = [
    GameOption(
        "ombre_first_starter", SEATS[:4], RANDOM, "Who starts the first auction: drawn by lot, or a seat."
    ),
    SHOW_CARDS_TAKEN,
]
WHIST_OPTIONS: Final[list[GameOption]] = [
    GameOption(
        "whist_teams", [BY_SEATS, RANDOM], BY_SEATS, "Partners are those who sit opposite, or drawn by lot."
    ),
    GameOption("first_drafter", SEATS[:5], RANDOM, FIRST_DRAFTER.text),
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
    """What the options come to; what does not go together is refused."""
    rules = Rules(players, TWO_PLAYER if game == MAIN and players == 2 else game)
    rules.shows_taken = bool(options["show_cards_taken"])
    if game == OMBRE:
        rules.first = seat_of(players, "ombre_first_starter", options)
    elif game == WHIST:
        rules.first = seat_of(players, "first_drafter", options)
        rules.has_random_teams = options["whist_teams"] == RANDOM
    elif game != NAPOLEON:
        add_party_rules(rules, options)
    return rules


def add_party_rules(rules: Rules, options: dict[str, int | str | bool]) -> None:
    """The options of the main game and of two players."""
    players = rules.players
    check_players("initial_parties", options["initial_parties"] != OFF, players, [4, 5])  # KT-DRAFT-12
    check_players("cheerleader", options["cheerleader"] is True, players, [4, 5])  # KT-PREP-09
    check_players("devil_contract", options["devil_contract"] is True, players, [3, 4])  # KT-DEVC-01
    check_players("set_assignment", options["set_assignment"] != BY_LOT, players, [2])  # KT2-PREP-02
    if options["red_queen_advanced"] and not options["cheerleader"]:
        raise WrongOption("red_queen_advanced is for a table that plays with cheerleader.")
    first = seat_of(players, "first_drafter", options)
    if players == 2 and options["first_drafter"] != RANDOM:
        raise WrongOption("first_drafter is for 3, 4 or 5 players, not for 2.")
    if options["initial_parties"] == BY_LOT and options["first_drafter"] != RANDOM:
        raise WrongOption("first_drafter is for a table that drafts or chooses its parties.")
    rules.first = first
    rules.initial_parties = str(options["initial_parties"])
    rules.has_cheerleader = bool(options["cheerleader"])
    rules.is_advanced = bool(options["red_queen_advanced"])
    rules.has_contract = players == 2 or bool(options["devil_contract"])
    rules.set_assignment = str(options["set_assignment"])


def check_players(name: str, is_used: bool, players: int, allowed: list[int]) -> None:
    if is_used and players not in allowed:
        counts = " or ".join([str(count) for count in allowed])
        raise WrongOption(f"{name} is for {counts} players, not for {players}.")


def seat_of(players: int, name: str, options: dict[str, int | str | bool]) -> int:
    """The seat an option names, or that it is drawn by lot."""
    seat = options[name]
    if seat == RANDOM:
        return -1
    if int(str(seat)) >= players:
        raise WrongOption(f"{name} is a seat from 0 to {players - 1}, not {seat}.")
    return int(str(seat))
