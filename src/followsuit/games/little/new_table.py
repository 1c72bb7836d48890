"""A fresh table of Little TrickTakers, before the first round."""

from followsuit.core.cards import Cards
from followsuit.core.rng import Rng
from followsuit.games.little.cards import NAMES
from followsuit.games.little.items import ITEMS
from followsuit.games.little.numbers import STARTING_POINTS
from followsuit.games.little.places import PLACE_COUNT
from followsuit.games.little.roster import BELONGINGS_ROLES
from followsuit.games.little.rules import RANDOM_FIRST_PLAYER, Rules
from followsuit.games.little.table import LittleTable
from followsuit.games.little.turn import LITTLE_TURN
from followsuit.games.takers.table import FACE_DOWN, UNORDERED


def new_little_table(rules: Rules, rng: Rng) -> LittleTable:
    """LT-FLOW-01, LT-SET-06 to LT-SET-09  Points by seat; characters and items lie shuffled, face down.

    What comes up of those is drawn when it is turned up, which is the same.
    """
    players = rules.players
    card_count = len(NAMES)
    piles: list[list[int]] = [[] for _ in range(PLACE_COUNT)]
    keepers = [0] * PLACE_COUNT
    for seat in range(players):
        keepers[seat] = 2**seat
        keepers[FACE_DOWN + seat] = 2**seat
    cards = Cards(piles, [0] * card_count, [0] * card_count, keepers, UNORDERED)
    t = LittleTable(rules, cards, rng)
    t.turns = LITTLE_TURN
    is_drawn = rules.first_player == RANDOM_FIRST_PLAYER
    t.first_player = rng.below(players) if is_drawn else rules.first_player
    t.points = starting_points(players, t.first_player)
    t.wins = [0] * players
    t.characters = [[] for _ in range(players)]
    t.kept = [[] for _ in range(players)]
    t.items = [[] for _ in range(players)]
    t.beasts = [[] for _ in range(players)]
    t.has_option = [0] * players
    if rules.has_options:
        t.item_deck = [i for i in range(len(ITEMS)) if not (rules.is_light_3 and ITEMS[i].is_advanced)]
    t.begin_roles(BELONGINGS_ROLES[:players])
    t.cards.go_home(t.homes())
    return t


def starting_points(players: int, first_player: int) -> list[int]:
    """LT-SET-07, LT-2P-05  Counted clockwise from the first player."""
    return [STARTING_POINTS[players][(seat - first_player) % players] for seat in range(players)]
