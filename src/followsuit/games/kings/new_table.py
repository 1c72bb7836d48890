"""A fresh table, before the first round; for all five games."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import Cards, Homes
from followsuit.core.rng import Rng
from followsuit.core.step import AnyStep
from followsuit.games.kings.cards import (
    BLACK_TENS,
    ELEVENS,
    FULL_DECK,
    KIND,
    NAMES,
    NO_SET,
    SET_COLOURS,
    SPECIALS,
    TWELVES,
    VALUE,
)
from followsuit.games.kings.main_table import MainTable
from followsuit.games.kings.napoleon.table import NapoleonTable
from followsuit.games.kings.numbers import COPIES, NUMBERS_OUT, POINTS_OF_TWO
from followsuit.games.kings.ombre.table import OmbreTable
from followsuit.games.kings.pieces import CARDS_OF, KEYS
from followsuit.games.kings.places import PLACE_COUNT, SHELF
from followsuit.games.kings.rules import MAIN, NAPOLEON, OFF, OMBRE, TWO_PLAYER, WHIST, Rules
from followsuit.games.kings.table import DOWN, KingsTable
from followsuit.games.kings.table_of_two import TableOfTwo
from followsuit.games.kings.whist.table import WhistTable
from followsuit.games.takers.cards import FLAG, NUMBER
from followsuit.games.takers.table import DECK, FACE_DOWN, UNORDERED

# Each of the five games has a table of its own.
TABLES: Final[dict[str, type[KingsTable]]] = {
    MAIN: MainTable,
    TWO_PLAYER: TableOfTwo,
    OMBRE: OmbreTable,
    WHIST: WhistTable,
    NAPOLEON: NapoleonTable,
}


def new_kings_table(rules: Rules, turns: list[AnyStep], rng: Rng) -> KingsTable:
    """KT-FLOW-01, KT2-FLOW-01, KO-FLOW-01, KW-FLOW-01, KN-FLOW-01  Nobody has anything yet but points."""
    players = rules.players
    piles: list[list[int]] = [[] for _ in range(PLACE_COUNT)]
    keepers = [0] * PLACE_COUNT
    for seat in range(players):
        keepers[seat] = BIT[seat]
        keepers[FACE_DOWN + seat] = BIT[seat]
    cards = Cards(piles, [0] * len(NAMES), [0] * len(NAMES), keepers, UNORDERED)
    t = TABLES[rules.game](rules, cards, rng)
    t.turns = turns
    t.points = [POINTS_OF_TWO if rules.is_two else 0] * players  # KT-PREP-10, KT2-PREP-01
    t.wins = [0] * players
    t.sets = [NO_SET] * players
    t.kings = [0] * players
    t.queens = [DOWN] * players
    t.spent = [0] * players
    t.declared = [0] * players
    t.party = [[] for _ in range(players)]
    t.barred = [[] for _ in range(players)]
    t.bids = [[] for _ in range(players)]
    t.set_row = SET_COLOURS[:]
    t.row = rules.characters[:]
    t.cards.go_home(t.homes())
    return t


def characters_of(rules: Rules) -> list[int]:
    """KT-PREP-05 to KT-PREP-09, KT2-PREP-06  The character cards in use."""
    if not rules.has_characters:
        return []
    # KT-PREP-07  With initial parties four players use the characters of five.
    players = 5 if rules.initial_parties != OFF else rules.players
    found: list[int] = []
    for key in KEYS:
        if key != "cheerleader" or rules.has_cheerleader:
            found += CARDS_OF[key][: COPIES[key][players]]
    return found


def homes_of(rules: Rules) -> Homes:
    """KT-PREP-02 to KT-PREP-04, KT-PREP-12, KO-PREP-02, KW-PREP-05, KN-PREP-03  Where every card waits."""
    place_of = [-1] * len(NAMES)
    for card in FULL_DECK:
        place_of[card] = DECK
        if rules.has_characters and KIND[card] == NUMBER and VALUE[card] in NUMBERS_OUT[rules.players]:
            place_of[card] = -1
    if rules.has_characters:
        for card in BLACK_TENS:
            place_of[card] = SHELF
    if rules.has_auction:
        place_of[[card for card in SPECIALS if KIND[card] == FLAG][1]] = -1
    if rules.drafts_specials:
        for card in SPECIALS:
            place_of[card] = SHELF
    if rules.has_elevens:
        for card in ELEVENS:
            place_of[card] = SHELF
    if rules.shows_numbers:
        for card in TWELVES:
            place_of[card] = SHELF
    return Homes(place_of, PLACE_COUNT)
