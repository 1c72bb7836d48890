"""What is fixed before the first deal: numbers by player count, and the options of the table."""

from typing import Final

from followsuit.core.cards import Homes

TRICKS: Final = 5
HAND: Final = 5
STARTING_POINTS: Final = 30
ROUNDS: Final = 3
ROUNDS_OF_TWO: Final = 5  # the basic game of two
BLACK_CROWNS_A_ROUND: Final = 2
CROWNS_TO_WIN: Final = 2
BLACK_CROWNS_TO_WIN: Final = 3
POINTS_TO_WIN: Final = 350
LEAD_TO_WIN: Final = 150
RANDOM_FIRST_PLAYER: Final = -1
NO_HOMES: Final = Homes([], 0)

ALL_STAR: Final = "all_star"
SHUFFLE: Final = "shuffle"
DRAFT: Final = "draft"
CHARACTERS_EACH: Final = 3  # TX-SEL-07
FORGING_CROWNS: Final = 1  # TX-PREP-01
FORGING_BLACK_CROWNS: Final = 2


class Rules:
    """One table's options. Never changed."""

    def __init__(self, players: int, characters: list[int]) -> None:
        self.players = players
        self.characters = characters  # by their number in the roster
        self.rounds = ROUNDS if players > 2 else ROUNDS_OF_TWO
        self.selection_mode = ALL_STAR
        self.lays_out_unselected_first = False
        self.variants: list[str] = []  # the options that are on, by name
        self.names_first_lead = False
        self.has_open_discards = False
        self.is_drafted = False  # the characters are drafted before the first round
        self.has_forging = False  # TX-PREP-01: somebody in the game can forge crowns
        self.has_expansion = False  # one of its characters is in the game
        self.homes = NO_HOMES
        self.by_colour: list[list[int]] = []  # the cards of the game, by the colour printed on them
        self.first_player = RANDOM_FIRST_PLAYER

    def is_last(self, round_number: int) -> bool:
        return round_number == self.rounds
