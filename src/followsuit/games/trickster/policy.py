"""Rules of thumb for Trickster: how good each answer looks at first sight, by what its seat knows."""

from typing import Final

from followsuit.core.option import SEAT, argument_of, verb_of
from followsuit.core.policy import EVEN, Policy
from followsuit.core.table import Table
from followsuit.games.trickster.cards import HERO, ROOM_FOR_HEROES, SUIT, SUIT_COUNT
from followsuit.games.trickster.flow import TakeTurn
from followsuit.games.trickster.hero import HEROES, Choice
from followsuit.games.trickster.heroes.copier import CopyCard
from followsuit.games.trickster.moving import (
    ENEMY_TABLEAU,
    OWN_HAND,
    OWN_TABLEAU,
    ChooseCard,
    owner_of,
)
from followsuit.games.trickster.opening import ChooseStartingCard
from followsuit.games.trickster.rules import HEROES_OF_A_GAME
from followsuit.games.trickster.scoring import suit_counts
from followsuit.games.trickster.swapping import ChooseTableauCard, ChooseTrashCard
from followsuit.games.trickster.table import NO_PATTERN, POT, TricksterTable

POINT: Final = 6  # what a trouble point is worth, in priors


class TricksterPolicy(Policy):
    def priors(self, t: Table, seat: int, offered: list[int]) -> list[int]:
        """From 0 to 100 for each answer; nothing where there is no rule of thumb."""
        assert isinstance(t, TricksterTable)
        question = t.todo[-1]
        if isinstance(question, TakeTurn):
            if t.pattern == NO_PATTERN and t.cards.piles[POT]:
                return setting_pattern(t, seat, offered)
            return playing(t, seat, offered)
        if isinstance(question, ChooseStartingCard):
            return [EVEN + 5 * suit_count(t.hand(seat), SUIT[argument_of(pick)]) for pick in offered]
        if isinstance(question, Choice):
            return choosing(t, seat, offered, question)
        return []


POLICY: Final = TricksterPolicy()


def suit_count(pile: list[int], suit: int) -> int:
    count = 0
    for card in pile:
        if SUIT[card] == suit:
            count += 1
    return count


# Playing a card.


def playing(t: TricksterTable, seat: int, offered: list[int]) -> list[int]:
    """A good effect; then a card whose suit and hero the hand can spare."""
    suits = [0] * SUIT_COUNT
    heroes = [0] * ROOM_FOR_HEROES
    for card in t.hand(seat):
        suits[SUIT[card]] += 1
        heroes[HERO[card]] += 1
    found: list[int] = []
    for pick in offered:
        card = argument_of(pick)
        found.append(EVEN + effect_of(t, seat, card) + suits[SUIT[card]] + heroes[HERO[card]])
    return found


def effect_of(t: TricksterTable, seat: int, card: int) -> int:
    return 3 * HEROES[HERO[card]].inclination(t, seat)


def setting_pattern(t: TricksterTable, seat: int, offered: list[int]) -> list[int]:
    """TS-BUST-02  The pattern that the others will find hardest to follow; the effect counts a little."""
    led = t.pot()[0]
    by_suit = 0.0
    by_hero = 0.0
    is_suit_known = False
    is_hero_known = False
    of_nothing = chance_without_match(t, seat)
    found: list[int] = []
    for pick in offered:
        card = argument_of(pick)
        if SUIT[card] == SUIT[led]:
            if not is_suit_known:
                by_suit = chance_all_follow(t, seat, SUIT[led], -1)
                is_suit_known = True
            chance = by_suit
        elif HERO[card] == HERO[led]:
            if not is_hero_known:
                by_hero = chance_all_follow(t, seat, -1, HERO[led])
                is_hero_known = True
            chance = by_hero
        else:
            chance = of_nothing
        found.append(20 + int(60.0 * (1.0 - chance)) + effect_of(t, seat, card))
    return found


def chance_all_follow(t: TricksterTable, seat: int, suit: int, hero: int) -> float:
    """How likely every other seat has a card of this suit, or of this hero."""
    matching = 0.0
    unseen = 0.0
    for card in t.heroes.cards:
        if not t.cards.is_known(card, seat):
            unseen += 1.0
            if SUIT[card] == suit or HERO[card] == hero:
                matching += 1.0
    return chance_of_turns(t, seat, matching / max(unseen, 1.0))


def chance_of_turns(t: TricksterTable, seat: int, share: float) -> float:
    """Each of the turns to come finds one such card in a hand that holds this share of them."""
    chance = 1.0
    for turn in range(t.turn + 1, t.rules.turns):
        other = (t.first + turn) % t.seat_count
        if other != seat:
            chance *= 1.0 - (1.0 - share) ** len(t.hand(other))
    return chance


def chance_without_match(t: TricksterTable, seat: int) -> float:
    """TS-PLAY-05  Every card closes a suit and a hero, so the later it gets, the fewer fit."""
    chance = 1.0
    closed = 2
    for turn in range(t.turn + 1, t.rules.turns):
        other = (t.first + turn) % t.seat_count
        free = max(0, SUIT_COUNT - closed) * max(0, HEROES_OF_A_GAME - closed)
        share = free / float(SUIT_COUNT * HEROES_OF_A_GAME)
        chance *= 1.0 - (1.0 - share) ** len(t.hand(other))
        closed += 1
    return chance


# The choices of effects: what the trouble points would be if the round were scored.


def choosing(t: TricksterTable, seat: int, offered: list[int], question: Choice) -> list[int]:
    counts = suit_counts(t)
    leader = best_enemy(t, seat, counts)
    found: list[int] = []
    for pick in offered:
        if verb_of(pick) == SEAT:
            found.append(EVEN + (20 if argument_of(pick) == leader else 0))
        elif isinstance(question, CopyCard):
            found.append(EVEN + effect_of(t, seat, argument_of(pick)))
        else:
            worth = worth_of_move(t, seat, argument_of(pick), question, counts, leader)
            found.append(min(100, max(0, EVEN + POINT * worth)))
    return found


def best_enemy(t: TricksterTable, seat: int, counts: list[list[int]]) -> int:
    """Whoever else has the fewest trouble points so far."""
    best = -1
    fewest = 0
    for other in range(t.seat_count):
        if other != seat:
            trouble = t.totals[other] + trouble_of(counts, other)
            if best < 0 or trouble < fewest:
                best = other
                fewest = trouble
    return best


def trouble_of(counts: list[list[int]], seat: int) -> int:
    """TS-SCORE-01, TS-SCORE-02  A point for each card, but for a sole majority."""
    trouble = 0
    for suit in range(SUIT_COUNT):
        trouble += trouble_in(counts, seat, suit)
    return trouble


def trouble_in(counts: list[list[int]], seat: int, suit: int) -> int:
    mine = counts[seat][suit]
    if mine == 0:
        return 0
    for other in range(len(counts)):
        if other != seat and counts[other][suit] >= mine:
            return mine
    return 0


def worth_of_suit(counts: list[list[int]], seat: int, leader: int, suit: int) -> int:
    """The trouble of others in this suit, the best of them counted twice, less one's own thrice."""
    worth = 0
    for other in range(len(counts)):
        trouble = trouble_in(counts, other, suit)
        if other == seat:
            worth -= 3 * trouble
        else:
            worth += 2 * trouble if other == leader else trouble
    return worth


def worth_of_move(
    t: TricksterTable, seat: int, card: int, question: Choice, counts: list[list[int]], leader: int
) -> int:
    """What changes when this card goes where the effect takes it."""
    source = -1  # whose tableau it leaves, and whose it comes to
    target = -1
    if isinstance(question, ChooseCard):
        move = question.move_card
        if move.source == OWN_TABLEAU:
            source = seat
        elif move.source == ENEMY_TABLEAU:
            source = owner_of(t, card)
        if move.target == OWN_TABLEAU:
            target = seat
        elif move.target == ENEMY_TABLEAU:
            target = question.named
        if move.source == OWN_HAND:
            return change(counts, seat, leader, SUIT[card], source, target) - suit_count(
                t.hand(seat), SUIT[card]
            )
    elif isinstance(question, ChooseTableauCard):
        source = owner_of(t, card)
    elif isinstance(question, ChooseTrashCard):
        target = owner_of(t, question.card)
    return change(counts, seat, leader, SUIT[card], source, target)


def change(counts: list[list[int]], seat: int, leader: int, suit: int, source: int, target: int) -> int:
    before = worth_of_suit(counts, seat, leader, suit)
    if source >= 0:
        counts[source][suit] -= 1
    if target >= 0:
        counts[target][suit] += 1
    after = worth_of_suit(counts, seat, leader, suit)
    if source >= 0:
        counts[source][suit] += 1
    if target >= 0:
        counts[target][suit] -= 1
    return after - before
