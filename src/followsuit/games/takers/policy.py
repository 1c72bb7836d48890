"""Rules of thumb for the family: which card wins now, what a hand is good for, and what to play for it."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.option import CARD, DONE, POWER, argument_of, verb_of
from followsuit.core.policy import EVEN
from followsuit.core.rng import Rng
from followsuit.games.takers.cards import (
    BLACK,
    FLAG,
    NO_COLOUR,
    NUMBER,
    PICTURE,
    RARE,
    Prints,
)
from followsuit.games.takers.table import EMPTY, Play, TakersTable
from followsuit.games.takers.turn import POWERS_OF_A_ROLE, is_free, role_of_power

WINS: Final = 60  # above and below: an answer that does what the seat wants, and one that does not
FAILS: Final = 25
MOST_WINS: Final = 5
# By the number of players, how many of ten tricks that a hand is good for it will win.
OF_TEN: Final[list[int]] = [0, 0, 14, 9, 7, 6]


def worth_in_tricks(prints: Prints, card: int) -> int:
    """How often a card wins a trick, roughly, in tenths."""
    kind = prints.kind[card]
    value = prints.value[card]
    if kind in (RARE, PICTURE):
        return 9
    if kind != NUMBER:
        return 0
    if prints.colour[card] == BLACK:
        return 4 + value // 2
    return max(1, value - 3)


PICKS: Final = 65536  # above every answer
PLAIN: Final = PICKS  # a kind of card


def equivalent_cards(prints: Prints, offered: list[int]) -> list[int]:
    """The two Rares of the draw deck are the same in play, and so are its two White Flags."""
    same: list[int] = []
    for pick in offered:
        card = argument_of(pick)
        is_card = verb_of(pick) == CARD
        is_twin = is_card and prints.kind[card] in (RARE, FLAG) and not prints.owner[card]
        same.append(PLAIN + prints.kind[card] if is_twin else pick)
    return same


def chances(prints: Prints) -> list[int]:
    """The worth of every card, found once all the cards of the characters are there."""
    if len(prints.chances) != len(prints.kind):
        prints.chances = [worth_in_tricks(prints, card) for card in range(len(prints.kind))]
    return prints.chances


def chances_of(prints: Prints, hand: list[int]) -> i64:
    """How many tricks a hand may win, in tenths."""
    by_card = chances(prints)
    total: i64 = 0
    for card in hand:
        total += by_card[card]
    return total


def key_of(kind: i64, colour: i64, value: i64, led: i64, is_kakumei: bool) -> i64:
    """How strong a card lies in a trick; what characters add to it is left out."""
    if kind == NUMBER:
        if is_kakumei:
            return (200 if colour == BLACK else 300) - value
        if colour == BLACK:
            return 200 + value
        return 100 + value if colour == led or led == NO_COLOUR else value
    if is_kakumei:
        return 400 if kind == FLAG else 100 if kind == RARE else 0
    if kind == PICTURE:
        return 500
    return 300 if kind == RARE else -100


def best_key(t: TakersTable, is_kakumei: bool) -> int:
    """The strongest of what lies open."""
    return best_of(t, t.plays, is_kakumei)


def best_of(t: TakersTable, plays: list[Play], is_kakumei: bool) -> int:
    """The strongest of these, as far as they lie open."""
    best: i64 = -1000
    for play in plays:
        if not play.is_hidden():
            key = key_of(play.kind, play.colour, play.value, t.led, is_kakumei)
            if key > best:
                best = key
    return best


def is_kakumei(t: TakersTable) -> bool:
    return t.order is not t.normal


def playing(t: TakersTable, offered: list[int], wants: bool, is_kakumei: bool) -> list[int]:
    """Win as cheaply as is sure, or as high as one can; or lose, and get rid of what wins later.

    For answers that are no cards, nothing is said: 0.
    """
    best: i64 = best_key(t, is_kakumei)
    is_last = not t.waiting
    prints = t.prints
    by_card = chances(prints)
    led: i64 = t.led
    found: list[int] = []
    for pick in offered:
        if verb_of(pick) != CARD:
            found.append(0)
            continue
        card = argument_of(pick)
        key = key_of(prints.kind[card], prints.colour[card], prints.value[card], led, is_kakumei)
        found.append(prior_of(key, best, by_card[card], wants, is_last))
    return found


def prior_of(key: i64, best: i64, chance: i64, wants: bool, is_last: bool) -> i64:
    """Of a card that is so strong and wins so often, where the best so far is as strong as that."""
    if key <= best:
        return FAILS - chance if wants else WINS + 2 * chance
    if not wants:
        return FAILS - chance
    return WINS + 20 - chance if is_last else WINS + key // 20


def rollout_card(
    t: TakersTable, seat: int, worths: list[int], is_kakumei: bool, is_all: bool, slack: i64, rng: Rng
) -> i64:
    """TT-TRICK-07  Of the cards that may be played, what looks best, give or take so many points.

    As by `playing`, without a list of them: `weighed`, to be compared with what else may be answered. If
    that is all, nothing is drawn for a single card.
    """
    hand = t.hand(seat)
    prints = t.prints
    colours = prints.colour
    led: i64 = t.led
    must_follow = False
    count: i64 = len(hand)
    single: i64 = 0
    if led != NO_COLOUR:
        fitting: i64 = 0
        for card in hand:
            colour: i64 = colours[card]
            if colour == led:
                must_follow = True
            elif colour != NO_COLOUR:
                continue
            fitting += 1
            single = card
        if must_follow and is_free(t, seat):
            must_follow = False
        if must_follow:
            count = fitting
    if is_all and count == 1:
        return weighed(0, single if must_follow else hand[0])
    wants = gain_by_trick(t, seat, worths) > 0
    best: i64 = best_key(t, is_kakumei)
    is_last = not t.waiting
    by_card = chances(prints)
    most: i64 = -1
    found: i64 = 0
    for card in hand:
        its: i64 = colours[card]
        if must_follow and its != led and its != NO_COLOUR:
            continue
        key = key_of(prints.kind[card], its, prints.value[card], led, is_kakumei)
        value: i64 = prior_of(key, best, by_card[card], wants, is_last) + rng.below(slack)
        if value > most:
            most = value
            found = card
    return weighed(most, found)


def weighed(value: i64, card: i64) -> i64:
    """Playing a card and how good that looks, in one number."""
    return value * PICKS + CARD * 256 + card


# What wins are worth, by a table of six numbers: for none to five of them.


def expected_wins(t: TakersTable, hand: list[int]) -> i64:
    """How many tricks this hand will win, in tenths."""
    return chances_of(t.prints, hand) * OF_TEN[t.seat_count] // 10


def worth_between(worths: list[int], wins: i64, later: i64) -> i64:
    """What this many wins and so many tenths of one are worth; between two numbers, in between."""
    whole: i64 = wins + later // 10
    if whole >= MOST_WINS:
        return worths[MOST_WINS]
    part: i64 = later % 10
    return (worths[whole] * (10 - part) + worths[whole + 1] * part) // 10


def gain_by_trick(t: TakersTable, seat: int, worths: list[int]) -> i64:
    """What a win is worth more than none, with what the other cards will win later."""
    hand = t.hand(seat)
    count: i64 = len(hand)
    left: i64 = count - 1 if count else 0
    later: i64 = 0
    if left:
        later = expected_wins(t, hand) * left // count
        if later > 10 * left:
            later = 10 * left
    wins: i64 = t.wins[seat]
    return worth_between(worths, wins + 1, later) - worth_between(worths, wins, later)


# What characters say.


def own_priors(t: TakersTable, seat: int, offered: list[int], wants_trick: bool) -> list[int]:
    """Of a question that one of the seat's characters has an opinion about."""
    for role in t.roles_of(seat):
        if role.has_priors:
            found = role.character.priors(t, role, offered, wants_trick)
            if found:
                return found
    return EMPTY


def has_own_priors(t: TakersTable, seat: int) -> bool:
    if t.roles:
        for role in t.roles_of(seat):
            if role.has_priors:
                return True
    return False


def power_prior(t: TakersTable, seat: int, number: int, wants_trick: bool) -> int:
    """How ready the character is whose power it is."""
    role = role_of_power(t, seat, number)
    return role.character.inclination(t, role, number % POWERS_OF_A_ROLE, wants_trick)


def is_turned(t: TakersTable, seat: int) -> bool:
    """Whether the weakest card will win the trick, by what was announced for the card to be played."""
    for pick in t.sealed[seat]:
        number = argument_of(pick)
        character = role_of_power(t, seat, number).character
        if verb_of(pick) == POWER and character.turns_order(number % POWERS_OF_A_ROLE):
            return True
    return False


# What several characters are asked.


def bidding(t: TakersTable, seat: int, offered: list[int]) -> list[int]:
    """As many wins as the hand is good for."""
    wins: int = (expected_wins(t, t.hand(seat)) + 5) // 10
    return [max(0, 80 - 25 * abs(argument_of(pick) - wins)) for pick in offered]


def discarding(t: TakersTable, offered: list[int], wants: bool) -> list[int]:
    """What wins too seldom; or too often, if no win is wanted."""
    chance = chances(t.prints)
    return [
        80 - 6 * chance[argument_of(pick)] if wants else 20 + 6 * chance[argument_of(pick)]
        for pick in offered
    ]


def exchanging(t: TakersTable, offered: list[int], wants: bool = True) -> list[int]:
    """The same of any number of cards; the others stay."""
    chance = chances(t.prints)
    found: list[int] = []
    for pick in offered:
        if pick == DONE:
            found.append(EVEN)
        else:
            is_weak = chance[argument_of(pick)] < 4
            found.append(90 if is_weak == wants else 20)
    return found


def reserving(t: TakersTable, seat: int, pick: int) -> int:
    """TA-COL-20, LT-COLL-09  A card that goes with those taken already."""
    if verb_of(pick) != CARD:
        return 30
    prints = t.prints
    card = argument_of(pick)
    alike = 0
    for other in t.taken(seat):
        if prints.kind[other] == NUMBER and (
            prints.colour[other] == prints.colour[card] or prints.value[other] == prints.value[card]
        ):
            alike += 1
    return min(100, EVEN + 10 * alike)


def turning_over(t: TakersTable, key: int) -> int:
    """Kakumei, with a card that is so strong in it: when it would win, and few are left to beat it."""
    if key <= best_key(t, True):
        return 0
    return 90 if not t.waiting else 70 - 15 * len(t.waiting) if key > 296 else 10
