"""Rules of thumb: how many tricks a hand is good for, and what so many wins are worth to a seat."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.event import NO_SEAT
from followsuit.games.kings.backs import back_of_king
from followsuit.games.kings.cards import COLOUR, KIND, NO_SET, VALUE, WHITE_NUMBER, is_of_colour
from followsuit.games.kings.character import FOR_BID, FOR_CARDS, FOR_WINS, LOSS, KingsCharacter
from followsuit.games.kings.counting import (
    added_wins,
    copies_bid,
    for_a_miss,
    paid_for_wins,
    queen_wins,
    sharer,
)
from followsuit.games.kings.napoleon.scoring import count_flags, count_pictures
from followsuit.games.kings.numbers import (
    A_FLAG,
    A_PICTURE,
    A_TRICK,
    CONTRACT_A_CARD,
    JACK,
    NUMBERS_OUT,
    RIVALS_WINS,
)
from followsuit.games.kings.pieces import CHARACTER_OF, FIRST_JACK_PIECE
from followsuit.games.kings.roster import CHARACTERS
from followsuit.games.kings.table import KingsTable
from followsuit.games.kings.tally import Tally
from followsuit.games.takers.cards import FLAG, NO_COLOUR, RARE, RED
from followsuit.games.takers.policy import OF_TEN
from followsuit.games.takers.table import EMPTY

MOST: Final = 15  # wins that a list of worths has a place for
MOST_CHANCE: Final = 0.95
HIGHEST_COMMON: Final = 9  # of the numbers below the 10
BID_COPIED: Final = 25.0  # what a bid may bring that is still to be named
BID_OF_MISSES: Final = 45.0  # what Devil's bid may bring
A_WHIST_TRICK: Final = 18.0
AN_OMBRE_TRICK: Final = 22.0
A_RIVALS_TRICK: Final = 12.0  # to the other Rival
CROWNED: Final = 9.0  # points a trick may bring beside the number of wins


# Hands.


def chance_of(t: KingsTable, seat: int, card: int) -> int:
    """How often a card wins a trick, roughly, in tenths."""
    kind = KIND[card]
    if kind == RARE:
        return 8 if t.rules.flag_beats_rare else 9
    if kind == FLAG:
        return 2 if t.rules.flag_beats_rare else 0
    if kind == WHITE_NUMBER:
        return 7
    value = rank_of(t, VALUE[card])
    if COLOUR[card] == t.trump or (COLOUR[card] == RED and fights_red_as_black(t, seat)):
        return min(10, 4 + value // 2)
    return max(1, value - (2 if t.trump == NO_COLOUR else 3))


def rank_of(t: KingsTable, value: int) -> int:
    """A number as it would be among all ten."""
    if not t.rules.has_characters or value > HIGHEST_COMMON:
        return value
    return value * HIGHEST_COMMON // (HIGHEST_COMMON - len(NUMBERS_OUT[t.seat_count]))


def fights_red_as_black(t: KingsTable, seat: int) -> bool:
    """KT-SAM-01  Whether this seat's red cards fight as black ones."""
    if t.roles:
        for role in t.roles_of(seat):
            if role.resolves:
                return True
    return False


def tenths_of(t: KingsTable, seat: int) -> int:
    """How many tricks the hand may win, in tenths, before it is asked how many others play."""
    total = 0
    for card in t.hand(seat):
        total += chance_of(t, seat, card)
    return total


def wins_of(t: KingsTable, tenths: int) -> float:
    """How many tricks cards with so many tenths will win."""
    return tenths * OF_TEN[t.seat_count] / 100.0


def expected(worths: list[float], wins: int, left: int, later: float) -> float:
    """What a seat with so many wins comes to, if it will win so many of the tricks that are left."""
    if left <= 0:
        return worths[min(wins, MOST)]
    chance = min(MOST_CHANCE, later / left)
    against = 1.0 - chance
    share: float = against**left
    total = 0.0
    for more in range(left + 1):
        total += share * worths[min(wins + more, MOST)]
        share = share * (left - more) / (more + 1) * chance / against
    return total


def hoped(worths: list[float], wins: int, left: int, later: float) -> float:
    """The same, where one can do something about it: with a King, with a Queen, by ducking."""
    most = 0.0
    for more in range(left + 1):
        most = max(most, worths[min(wins + more, MOST)] * (1.0 - 0.5 * abs(more - later)))
    return 0.6 * expected(worths, wins, left, later) + 0.4 * most


# What wins are worth.


def worths_now(t: KingsTable, seat: int) -> list[float]:
    """For none and more tricks: what is added to them by Queen and Devil is in the worth already."""
    if t.rules.drafts_specials:
        return [A_WHIST_TRICK * wins for wins in range(MOST + 1)]
    if t.rules.shows_numbers:
        return [float(A_TRICK * wins) for wins in range(MOST + 1)]
    if t.rules.has_auction:
        return worths_of_ombre(t, seat)
    if seat == sharer(t):
        return [0.0] * (MOST + 1)  # KT-CHE-11  her own tricks do not count
    up = [card for card in t.party[seat] if card not in t.bids[seat]]
    bids = [t.copied if copies_bid(piece) and t.copied >= 0 else piece for piece in t.bids[seat]]
    return moved(worths_of(t, seat, bids, up), queen_wins(t, seat) + added_wins(t, seat))


def moved(worths: list[float], added: int) -> list[float]:
    return [worths[min(wins + added, MOST)] for wins in range(MOST + 1)]


def worths_of_ombre(t: KingsTable, seat: int) -> list[float]:
    """KO-SCORE-02, KO-SCORE-03, KO-SCORE-05"""
    if seat == t.king_player or t.king_player == NO_SEAT:
        return [AN_OMBRE_TRICK * min(wins, 5) + 8.0 * max(0, wins - 5) for wins in range(MOST + 1)]
    return [100.0 if wins == RIVALS_WINS else A_RIVALS_TRICK * min(wins, 5) for wins in range(MOST + 1)]


def worths_of(t: KingsTable, seat: int, bids: list[int], up: list[int]) -> list[float]:
    """With these bid cards, and these characters face up, by the wins that are scored with."""
    factor = 2.0 if t.rules.is_two and t.is_last_round() else 1.0  # KT2-R3-01
    each = worth_of_a_trick(t, seat, up)
    found: list[float] = []
    for wins in range(MOST + 1):
        paid = bid_worth(t, seat, bids, wins)
        total = paid * factor + each * wins
        for card in up:
            total += worth_face_up(card, wins, paid > 0.0)
        found.append(total)
    return found


def bid_worth(t: KingsTable, seat: int, bids: list[int], wins: int) -> float:
    """Bid cards, and the Jack that lies face up; with two players the better of its two uses."""
    paid = 0.0
    raised = 0.0
    has_jack = t.sets[seat] != NO_SET and t.spent[seat] == 0
    for piece in bids:
        if piece >= FIRST_JACK_PIECE:
            has_jack = False
        if copies_bid(piece):
            paid += BID_COPIED
        elif piece < FIRST_JACK_PIECE and for_a_miss(piece):
            paid += BID_OF_MISSES
        else:
            paid += paid_for_wins(piece, wins, t.spent[seat] != 0)
            raised += paid_for_wins(piece, wins, True)
    if not has_jack:
        return paid
    paid += JACK[t.sets[seat]].get(wins, 0)
    return max(paid, raised) if t.rules.is_two else paid


def table_face_up(character: KingsCharacter, is_made: bool) -> list[float]:
    """KT-SCORE-03, KT-SCORE-04, KT-SCORE-07  What it pays for the number of wins, or costs."""
    if character.pays_in not in (FOR_WINS, FOR_BID, LOSS):
        return [0.0] * (MOST + 1)
    paid = [1] if is_made else EMPTY
    return [float(character.points(Tally(0, wins, EMPTY, EMPTY, paid))) for wins in range(MOST + 1)]


# By character, what it is worth face up with none and more wins: with a bid that is made, and without.
FACE_UP: Final[list[list[float]]] = [table_face_up(each, True) for each in CHARACTERS]
FACE_UP_MISSED: Final[list[list[float]]] = [table_face_up(each, False) for each in CHARACTERS]


def worth_face_up(card: int, wins: int, is_made: bool) -> float:
    number = CHARACTER_OF[card]
    return FACE_UP[number][wins] if is_made else FACE_UP_MISSED[number][wins]


def worth_of_a_trick(t: KingsTable, seat: int, up: list[int]) -> float:
    """KT-SCORE-05, KT-DEVC-02  What the cards of a trick bring, before they are seen."""
    each = 0.0
    for card in up:
        each += CHARACTERS[CHARACTER_OF[card]].points_a_trick
    if t.kings[seat] & t.played:
        each += CROWNED
    if t.contracts[t.round] != NO_SET:
        each -= float(CONTRACT_A_CARD[t.round])
    return each


def worth_of_cards(t: KingsTable, seat: int, cards: list[int]) -> float:
    """What these cards, taken in a trick, bring or cost this seat; beyond what any trick may."""
    if t.rules.shows_numbers:
        worth = A_PICTURE * count_pictures(cards) + A_FLAG * count_flags(cards)
        if t.played & BIT[t.sets[seat]]:
            worth += back_of_king(t.sets[seat], cards)
        return float(worth)
    if not t.rules.has_characters:
        return 0.0
    total = 0.0
    for role in t.roles_of(seat):
        character = role.character
        if isinstance(character, KingsCharacter) and character.pays_in == FOR_CARDS:
            before = t.taken(seat)
            total += points_for_cards(character, [*before, *cards]) - points_for_cards(character, before)
            total -= character.points_a_trick
    mine = t.kings[seat] & t.played
    for colour in range(5):
        if mine & BIT[colour]:
            total += back_of_king(colour, cards) - CROWNED
    contract = t.contracts[t.round]
    if contract != NO_SET:
        count = len([card for card in cards if is_of_colour(card, contract)])
        total -= float(CONTRACT_A_CARD[t.round]) * (count - 1)
    return total


def points_for_cards(character: KingsCharacter, cards: list[int]) -> int:
    return character.points(Tally(0, 0, cards, EMPTY, EMPTY))


def wants_more(t: KingsTable, seat: int) -> bool:
    """Whether a better hand would bring more."""
    worths = worths_now(t, seat)
    left = len(t.hand(seat))
    later = min(float(left), wins_of(t, tenths_of(t, seat)))
    wins = t.wins[seat]
    more = expected(worths, wins, left, min(float(left), later + 0.5))
    return more >= expected(worths, wins, left, max(0.0, later - 0.5))
