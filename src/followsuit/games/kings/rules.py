"""What is fixed before the first deal: which game, for how many, and with what."""

from typing import Final

from followsuit.core.cards import Homes
from followsuit.games.kings.numbers import NAPOLEON_ROUNDS, ROUNDS

MAIN: Final = "main"
TWO_PLAYER: Final = "two_player"
OMBRE: Final = "ombre"
WHIST: Final = "whist"
NAPOLEON: Final = "napoleon"

OFF: Final = "off"
BY_LOT: Final = "random"
BY_CHOICE: Final = "choice"
RANDOM_SEAT: Final = -1
NO_HOMES: Final = Homes([], 0)


class Rules:
    """One table's options. Never changed."""

    def __init__(self, players: int, game: str) -> None:
        self.players = players
        self.game = game
        self.initial_parties = OFF
        self.has_cheerleader = False
        self.is_advanced = False  # KT-CHE-15  the Red Queen counts for whoever used her
        self.has_contract = game == TWO_PLAYER
        self.set_assignment = BY_LOT
        self.first = RANDOM_SEAT  # the first drafter, or who starts the first auction
        self.has_random_teams = False
        self.shows_taken = True
        self.flag_beats_rare = game in (OMBRE, WHIST)  # KT-STR-07
        self.has_auction = game == OMBRE  # KO-AUC-01  for who is the King player; all sets anew each round
        self.drafts_specials = game == WHIST  # KW-DRAFT-01  Rares and White Flags lie beside the sets
        self.shows_numbers = game == NAPOLEON  # KN-R1-02  number cards are shown for the sets
        self.has_elevens = game in (WHIST, NAPOLEON)  # KW-PREP-05, KN-PREP-03  and Napoleon the 12s
        self.is_two = game == TWO_PLAYER
        self.has_characters = game in (MAIN, TWO_PLAYER)
        self.characters: list[int] = []  # the character cards in use
        self.rounds = NAPOLEON_ROUNDS if game == NAPOLEON else ROUNDS  # KW-PREP-02  Whist may end before
        self.homes = NO_HOMES
