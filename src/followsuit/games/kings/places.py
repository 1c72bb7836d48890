"""The piles of Kings TrickTakers, beyond those of the family."""

from typing import Final

from followsuit.games.takers.table import FIRST_OWN_PLACE, MOST_SEATS

SHELF: Final[int] = FIRST_OWN_PLACE  # open cards that wait: black 10s, 11s, 12s, special cards of Whist
AUCTION: Final[int] = SHELF + 1  # KO-DEAL-01  the auction cards of seat s that are not in front
FRONT: Final[int] = AUCTION + MOST_SEATS  # KO-AUC-04  those in front of seat s
PLACE_COUNT: Final[int] = FRONT + MOST_SEATS
