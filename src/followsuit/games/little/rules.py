"""What is fixed before the first deal: the way of playing, the characters, and who begins."""

from typing import Final

from followsuit.core.cards import Homes
from followsuit.games.little.numbers import ROUNDS, ROUNDS_OF_TWO

STANDARD: Final = "standard"
LIGHT_1: Final = "light1"
LIGHT_2: Final = "light2"
LIGHT_3: Final = "light3"
ALL_STARS: Final = "all_stars"
SHUFFLE: Final = "shuffle"
RANDOM_FIRST_PLAYER: Final = -1
NO_HOMES: Final = Homes([], 0)


class Rules:
    """One table's options. Never changed."""

    def __init__(self, players: int, mode: str, characters: list[int]) -> None:
        self.players = players
        self.mode = mode
        self.characters = characters  # by their number in the roster
        self.style = ALL_STARS  # LT-LIGHT-02  only the first light game has styles
        self.first_player = RANDOM_FIRST_PLAYER
        self.rounds = ROUNDS if players > 2 else ROUNDS_OF_TWO
        # LT-2P-02, LT-LIGHT-01, LT-LIGHT-09  Options, and with them Enhancement Cards and items.
        self.has_options = players > 2 and mode in (STANDARD, LIGHT_3)
        self.has_pairs = mode != LIGHT_1  # LT-OPTN-02, LT-OPTN-03  two characters at last, and beasts
        self.is_light_1 = mode == LIGHT_1
        self.is_light_3 = mode == LIGHT_3
        self.homes = NO_HOMES

    def is_last(self, round_number: int) -> bool:
        return round_number == self.rounds

    def has_two_active(self, round_number: int) -> bool:
        """LT-R3-09, LT-2P-13, LT-2P-21  Whether each player plays two characters in this round."""
        return self.has_pairs and round_number >= ROUNDS
