"""The numbers of Kings TrickTakers (chapter 1 of its page), in tables."""

from typing import Final

# The main game and two players.
ROUNDS: Final = 3
HAND: Final = 5
HAND_OF_TWO: Final = 9
TRICKS: Final = 5
TRICKS_OF_TWO: Final = 9
PARTY: Final = 3  # characters of a player
POINTS_OF_TWO: Final = 50  # KT2-PREP-01

# KT-PREP-02 to KT-PREP-04, KT2-PREP-07  By players, the numbers that are out.
NUMBERS_OUT: Final[dict[int, list[int]]] = {2: [6, 7, 8, 9], 3: [6, 7, 8, 9], 4: [8, 9], 5: []}

# KT-GAP-03, KT-KNUM-05  By the colour of the set: red, blue, green, black, white.
KING_NUMBER: Final[list[int]] = [2, 3, 4, 5, 1]
KING_NUMBER_BACK: Final = 5  # so much more on the back
KING_UNUSED: Final[list[int]] = [50, 40, 30, 20, 60]  # KT-KING-09
KING_A_CARD: Final = 10  # KT-KING-11
WHITE_KING: Final[list[int]] = [0, 20, 50, 80, 150]  # KT-KING-12  by Rares and White Flags taken
QUEEN_PRICE: Final[list[int]] = [40, 20, 10, 10, 30]  # KT-SET-05

# KT-JACK-01  By colour, points by wins.
JACK: Final[list[dict[int, int]]] = [
    {1: 20, 2: 30},
    {0: 20, 1: 20},
    {0: 30, 2: 30},
    {1: 20, 3: 40},
    {1: 10, 2: 20, 3: 30},
]
JACK_BID: Final[dict[int, int]] = {3: 100}  # KT-JACK-02
JACK_RAISE: Final = 3  # KT2-JACK-01

# KT-GAP-01  Cards of each character by its code, with 5, 4, 3 and 2 players; Cheerleader is an option.
COPIES: Final[dict[str, dict[int, int]]] = {
    "gambler": {5: 3, 4: 2, 3: 2, 2: 1},
    "hermit": {5: 3, 4: 2, 3: 2, 2: 1},
    "resistance": {5: 2, 4: 2, 3: 2, 2: 1},
    "berserker": {5: 2, 4: 2, 3: 2, 2: 1},
    "samurai": {5: 2, 4: 2, 3: 1, 2: 1},
    "ninja": {5: 2, 4: 2, 3: 1, 2: 1},
    "healer": {5: 2, 4: 2, 3: 1, 2: 1},
    "collector": {5: 2, 4: 2, 3: 1, 2: 1},
    "devil": {5: 1, 4: 1, 3: 0, 2: 0},
    "cheerleader": {5: 1, 4: 1, 3: 0, 2: 0},
}

# KT-GAP-04  Bids: points by wins.
BIDS: Final[dict[str, dict[int, int]]] = {
    "gambler": {0: 30, 2: 60},
    "hermit": {0: 40},
    "resistance": {0: 30, 3: 90},
    "berserker": {1: 50},
    "samurai": {1: 40, 3: 90},
    "ninja": {2: 70},
    "healer": {1: 30, 2: 50},
    "collector": {0: 30, 1: 30},
}

# What characters pay or cost face up.
GAMBLER_DRAWS: Final = 2
GAMBLER_BONUS: Final = 20
HERMIT_DRAWS: Final = 3
HERMIT_NO_WIN: Final = 20
BERSERKER_ONE_WIN: Final = 20
NINJA_TWO_WINS: Final = 30
HEALER_A_CARD: Final = 10
HEALER_MOST: Final = 50
COLLECTOR: Final[list[int]] = [0, 20, 50, 80, 80]  # by Rares and White Flags taken
DEVIL_WINS: Final = 2
DEVIL_COSTS: Final = 20
DEVIL_COSTLY_WINS: Final = 3
DEVIL_A_MISS: Final = 30
RED_QUEEN_WINS: Final = 1

CONTRACT_A_CARD: Final[list[int]] = [0, 10, 10, 20]  # KT-DEVC-03  by round

# KT2-ASSIST-01
BEHIND_FOR_ONE_KING: Final = 100
BEHIND_FOR_BOTH_KINGS: Final = 200

# KT-GAP-05  Initial parties, by the colour of the set.
INITIAL_PARTIES: Final[list[tuple[str, str, str]]] = [
    ("samurai", "ninja", "gambler"),
    ("healer", "hermit", "berserker"),
    ("healer", "hermit", "gambler"),
    ("berserker", "resistance", "hermit"),
    ("collector", "resistance", "gambler"),
]

# Ombre.
OMBRE_HAND: Final = 9
OMBRE_TRICKS: Final = 9
AUCTION_CARDS: Final = 3
FLAG_OVER_RARE: Final = 100  # KO-PLAY-08
MOST_WINS: Final = 100  # KO-SCORE-02, KO-SCORE-04
MANY_WINS: Final = 5  # KO-SCORE-03
FOR_MANY_WINS: Final = 100
RIVALS_WINS: Final = 3  # KO-SCORE-05
FOR_RIVALS_WINS: Final = 100

# Whist.
WHIST_HAND: Final = 9  # and the 11 and a special card
WHIST_TRICKS: Final = 11
WHIST_ROUNDS: Final = 2  # and a third if nobody has won
WHIST_WIN: Final = 100  # KW-SCORE-02
WHIST_GOAL: Final = 200

# Napoleon.
NAPOLEON_ROUNDS: Final = 2
NAPOLEON_HANDS: Final[list[int]] = [0, 8, 7]  # by round
NAPOLEON_TRICKS: Final = 9
NAPOLEON_DRAWS: Final = 4
A_TRICK: Final = 10  # KN-SCORE-01
A_PICTURE: Final = 10  # KN-SCORE-02  Rare, 11, 12
A_FLAG: Final = -10  # KN-SCORE-05
