"""The numbers of Little TrickTakers: points, prices and marks, as printed on its cards (chapters 1 and 4).

Several are rulings (chapter 7), because the pictures that show them are lost; so they stand here, apart
from the code. A table gives points by the number of wins, from none to five.
"""

from typing import Final

TRICKS: Final = 5
HAND: Final = 5
ROUNDS: Final = 3
ROUNDS_OF_TWO: Final = 4  # LT-2P-01
ALL_WINS: Final = 5
OFFERED: Final = 5  # LT-R1-03

# LT-SET-07, LT-2P-05  By the number of players, clockwise from the first one.
STARTING_POINTS: Final[dict[int, tuple[int, ...]]] = {
    2: (100, 100),
    3: (30, 40, 50),
    4: (30, 40, 40, 50),
    5: (30, 40, 40, 40, 50),
}

# Chapter 4: with three to five players, and with two (4.14). Five wins win the game of three to five.
KING: Final = (0, 30, 70, 100, 140, 0)
KING_OF_TWO: Final = (0, 0, 30, 70, 100, 140)
NINJA: Final = (30, -10, 100, -20, 140, 0)
NINJA_OF_TWO: Final = (60, 30, -10, 100, -20, 140)
SAMURAI: Final = (0, 30, 80, 120, 150, 0)
SAMURAI_OF_TWO: Final = (0, 0, 30, 80, 120, 150)
HERMIT: Final = (50, -10, -30, 70, 100, 0)
HERMIT_OF_TWO: Final = (100, 50, -10, -30, 70, 100)
FLAG_OVER_RARE: Final = 80
BERSERKER: Final = (100, -10, 40, 70, 100, 0)
BERSERKER_OF_TWO: Final = (150, 100, -10, 40, 70, 100)
HEALER: Final = (0, 10, 20, 30, 40, 0)
HEALER_OF_TWO: Final = (0, 0, 10, 20, 30, 40)
HEALED: Final = 10  # for each blue or green card taken
DEVIL: Final = (20, 50, 30, -10, 90, 0)
DEVIL_OF_TWO: Final = (40, 20, 50, 30, -10, 90)
DEVIL_CARD: Final = 30  # for Devil; what it costs the others

# By the bid, if it is made.
GAMBLER: Final = (20, 40, 90, 150, 200)
GAMBLER_OF_TWO: Final = (100, 50, 40, 50, 100, 200)
MOST_BET: Final = 30
BET_GAIN: Final = 2  # times the stake

RESISTANCE: Final = 20  # each win
RESISTANCE_OF_TWO: Final = 10
# The bonus of a Kakumei trick: black, 7 to 10, 4 to 6, 1 to 3, White Flag.
KAKUMEI: Final = (150, 100, 80, 50, 30)
KAKUMEI_OF_TWO: Final = (100, 70, 50, 30, 20)
DECLARATIONS: Final = 1
DECLARATIONS_OF_TWO: Final = 2  # LT-2P-25

# The combinations: flush of 3, straight of 3, 3 of a kind, straight flush of 3, 4 of a kind, straight
# flush of 5.
COMBINATIONS: Final = (20, 30, 40, 50, 70, 90)

# LT-OPT-09, LT-OPT-15  In the order of cards.ENHANCEMENT_CARDS.
ENHANCEMENT_PRICES: Final = (20, 20, 20, 20, 30)
FREE_AT: Final = 10  # points or fewer

# LT-R1-05, LT-R2-05, LT-R3-06, LT-LIGHT-11
ITEMS_AT_FIRST: Final = 3
ITEMS_ON_DISPLAY: Final = 5
ITEMS_A_ROUND_LIGHT: Final = 2

# LT-GAP-15  The marks on the left and on the right edge of each character, by its code.
MARU: Final = 0
GURU: Final = 1
NEMU: Final = 2
OKO: Final = 3
LEFT_MARKS: Final[dict[str, tuple[int, ...]]] = {
    "01": (NEMU, OKO),
    "02": (MARU, NEMU),
    "03": (GURU, NEMU),
    "04": (MARU, NEMU),
    "05": (MARU, OKO),
    "06": (GURU, OKO),
    "07": (MARU, GURU),
    "08": (NEMU, OKO),
    "09": (MARU, GURU),
    "10": (GURU, OKO),
}
RIGHT_MARKS: Final[dict[str, tuple[int, ...]]] = {
    "01": (MARU, GURU),
    "02": (GURU, OKO),
    "03": (MARU, OKO),
    "04": (GURU, OKO),
    "05": (GURU, NEMU),
    "06": (MARU, NEMU),
    "07": (NEMU, OKO),
    "08": (MARU, GURU),
    "09": (NEMU, OKO),
    "10": (MARU, NEMU),
}
