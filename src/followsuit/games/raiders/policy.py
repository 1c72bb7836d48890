"""Rules of thumb for Trick Raiders: how good each answer looks at first sight, by what its seat knows."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.option import CARD, DONE, argument_of, verb_of
from followsuit.core.policy import CARDS_AT_RANDOM, NO_ANSWER, Policy
from followsuit.core.rng import Rng
from followsuit.core.table import Table
from followsuit.games.raiders.cards import ALIKE, CARD_COUNT, SIGNS, SUIT, SUIT_COUNT, VALUE
from followsuit.games.raiders.declaration import Declare
from followsuit.games.raiders.dropping_out import is_limit_reached
from followsuit.games.raiders.flow import Follow, Lead, LeadFromHand
from followsuit.games.raiders.special_cards import PullBack
from followsuit.games.raiders.table import RaidersTable
from followsuit.games.raiders.winning import TRUMP_RANK, is_cancelled
from followsuit.tricks.following import PLAY_OF, is_among

TRUMP_VALUE: Final = 8  # a small trump wins about as often as a card of another suit this much higher
WINS: Final = 60  # above and below: an answer that does what the seat wants, and one that does not
FAILS: Final = 25
IN_THE_SET: Final = 90
OUT_OF_IT: Final = 10
PLAIN: Final = 65536  # above every answer: a kind of card
# How many lead cards a declaration aims at; found by playing many games.
LEADS_OF_THREE: Final = 8  # enough for the aggressive token
LEADS: Final = 4
LEADS_OF_THE_STRONG: Final = 7
STRONG: Final = 110  # of the power of all thirteen cards together
NO_WEIGHT: Final = 65536  # above every power and place in a hand


class RaidersPolicy(Policy):
    def priors(self, t: Table, seat: int, offered: list[int]) -> list[int]:
        """From 0 to 100 for each answer; nothing where there is no rule of thumb."""
        assert isinstance(t, RaidersTable)
        question = t.todo[-1]
        if isinstance(question, Follow):
            return following(t, seat, offered)
        if isinstance(question, (Lead, LeadFromHand)):
            return leading(t, seat, offered, isinstance(question, Lead))
        if isinstance(question, Declare):
            return declaring(t, seat, offered)
        if isinstance(question, PullBack):
            return [50 + power(t, argument_of(pick)) for pick in offered]
        return []

    def equivalent(self, t: Table, seat: int, offered: list[int]) -> list[int]:
        """TR-WIN-02  Cards of the same suit and value are the same in play, but for the special ones."""
        same: list[int] = []
        for pick in offered:
            card = argument_of(pick)
            is_plain_card = verb_of(pick) == CARD and card not in SIGNS
            same.append(PLAIN + ALIKE[card] if is_plain_card else pick)
        return same

    def rollout(self, t: Table, seat: int, slack: int, rng: Rng) -> int:
        """In a declaration one answer is far ahead of all others, so there is no need to see those."""
        assert isinstance(t, RaidersTable)
        if not isinstance(t.todo[-1], Declare):
            return NO_ANSWER
        best = next_of_set(t, seat)
        picks = t.sealed[seat]
        # FS-SET-01  A set is picked in ascending order.
        is_too_late = best != DONE and bool(picks) and best < picks[-1]
        return NO_ANSWER if is_too_late else best


# By the policy what is declared; for cards it brings nothing for its time.
POLICY: Final = RaidersPolicy(CARDS_AT_RANDOM)


# By trump and card, how often it wins, roughly: from 1 to 18.
POWERS: Final[list[list[int]]] = [
    [VALUE[card] + TRUMP_VALUE if SUIT[card] == trump else VALUE[card] for card in range(CARD_COUNT)]
    for trump in range(SUIT_COUNT)
]


def power(t: RaidersTable, card: int) -> int:
    return POWERS[t.trump][card]


def in_round(t: RaidersTable) -> int:
    return t.seat_count - t.out_count()


def wants_lead(t: RaidersTable, leads: int, hand: int) -> bool:
    """TR-DROP-01, TR-DROP-02  With so many cards left, whether to lead next rather than to follow.

    Lead cards and hand cards are to run out together.
    """
    if leads == 0:
        return False
    return hand == 0 or leads * in_round(t) > leads + hand


def following(t: RaidersTable, seat: int, offered: list[int]) -> list[int]:
    """Win as cheaply as is sure, or as high as one can; or lose, and get rid of what wins later."""
    trick = t.trick()
    to_beat = best_rank(t, trick)
    is_last = t.next_in_round(seat) == t.leader
    wants = wants_lead(t, len(t.leads(seat)), len(t.hand(seat)) - 1)
    if is_limit_reached(t):
        wants = True  # the last trick: winning costs nothing, and may spare a life chip
    found: list[int] = []
    for pick in offered:
        card = argument_of(pick)
        strength = power(t, card)
        if rank_in(t, trick[0], card) > to_beat and not is_cancelled(trick, card):
            if not wants:
                found.append(FAILS - strength)
            else:
                found.append(WINS + (20 - strength if is_last else strength))
        else:
            found.append(FAILS - strength if wants else WINS + strength)
    return found


def best_rank(t: RaidersTable, trick: list[int]) -> int:
    """TR-WIN-02 to TR-WIN-08  What another card has to beat; one that cancels does not win itself."""
    best = 0
    for card in trick:
        rank = rank_in(t, trick[0], card)
        if rank > best and not is_cancelled(trick, card):
            best = rank
    return best


def rank_in(t: RaidersTable, led: int, card: int) -> int:
    if SUIT[card] == t.trump:
        return TRUMP_RANK + VALUE[card]
    return VALUE[card] if SUIT[card] == SUIT[led] else 0


def leading(t: RaidersTable, seat: int, offered: list[int], is_lead_card: bool) -> list[int]:
    """High to stay in the lead, low to lose it."""
    leads = len(t.leads(seat)) - (1 if is_lead_card else 0)
    hand = len(t.hand(seat)) - (0 if is_lead_card else 1)
    if wants_lead(t, leads, hand):
        return [WINS + power(t, argument_of(pick)) for pick in offered]
    return [WINS - power(t, argument_of(pick)) for pick in offered]


def declaring(t: RaidersTable, seat: int, offered: list[int]) -> list[int]:
    """TR-DECL-08 to TR-DECL-12  The set that is aimed at, one card after the other."""
    best = next_of_set(t, seat)
    return [IN_THE_SET if pick == best else OUT_OF_IT for pick in offered]


def next_of_set(t: RaidersTable, seat: int) -> int:
    """The answer that comes next: its first card that is not picked yet, or that it is whole.

    A set that was begun otherwise is left at that.
    """
    picks = t.sealed[seat]
    count = cards_to_add(t, seat)
    if len(picks) >= count:  # whole, or begun otherwise
        return DONE
    wanted = weakest(t, t.hand(seat), count)
    for pick in picks:
        if not is_among(pick, wanted):
            return DONE
    for pick in wanted:
        if not is_among(pick, picks):
            return pick
    return DONE


def cards_to_add(t: RaidersTable, seat: int) -> int:
    """How many hand cards become lead cards: more of a strong hand."""
    hand = t.hand(seat)
    aim = LEADS_OF_THREE if t.seat_count == 3 else LEADS
    if t.seat_count > 3 and strength_of(t, seat) >= STRONG:
        aim = LEADS_OF_THE_STRONG
    return max(0, min(len(hand), aim - len(t.leads(seat))))


def weakest(t: RaidersTable, hand: list[int], count: int) -> list[int]:
    """So many cards of the hand, the weakest, as answers in ascending order.

    They lose when they are led; what stays wins the lead back when it is wanted.
    """
    powers = POWERS[t.trump]
    size: i64 = len(hand)
    found: list[int] = []
    before: i64 = -1  # power and place in the hand of the one found last
    for _ in range(count):
        least: i64 = NO_WEIGHT
        i: i64 = 0
        while i < size:
            power: i64 = powers[hand[i]]
            weight: i64 = power * 256 + i
            if before < weight < least:
                least = weight
            i += 1
        before = least
        found.append(PLAY_OF[hand[least % 256]])
    if count > 1:
        found.sort()
    return found


def strength_of(t: RaidersTable, seat: int) -> i64:
    powers = POWERS[t.trump]
    total: i64 = 0
    for card in t.hand(seat):
        total += powers[card]
    for card in t.leads(seat):
        total += powers[card]
    return total
