"""Sets of the cards one has taken: all that can be made, and the best up to three of them.

The rules are TA-COL-20 to TA-COL-36 and LT-COLL-09 to LT-COLL-21. A game gives its own lines of sets, in
the order of their weights, the greatest first.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from followsuit.core.bits import BIT
from followsuit.core.strip import Cell, Strip
from followsuit.games.takers.cards import NUMBER, RARE, Prints

MOST_SETS: Final = 3
SMALLEST: Final = 3  # the cards of the smallest set
UNUSED_PAIR: Final = -10
EACH_UNUSED: Final = 5  # half of that
TEN: Final = 10
NO_LIMIT: Final = 1000000
HIGHEST: Final = 10
ANY_COLOUR: Final = 4

FLUSH: Final = 0
STRAIGHT: Final = 1
OF_A_KIND: Final = 2
STRAIGHT_FLUSH: Final = 3


class SetKind:
    """One line of a table of sets: what the cards have in common, how many, the points."""

    def __init__(self, shape: int, size: int, points: int) -> None:
        self.shape = shape
        self.size = size
        self.points = points


BY_SET: Final = "sets"  # the axis of a strip of them
HEADS: Final[tuple[str, ...]] = ("flush", "run", "alike", "run-flush")  # by shape, with the size behind it


def strip_of_sets(kinds: list[SetKind]) -> Strip:
    """What each kind of set brings, the least first."""
    cells = [Cell(f"{HEADS[kind.shape]} {kind.size}", kind.points) for kind in reversed(kinds)]
    return Strip(BY_SET, cells)


@mypyc_attr(acyclic=True)
class CardSet:
    """One combination and its points. Never changed once made."""

    def __init__(self, cards: list[int], points: int) -> None:
        self.cards = cards
        self.points = points


def best_sets(
    collection: list[int], kinds: list[SetKind], prints: Prints, most_lost: int = NO_LIMIT
) -> list[CardSet]:
    """TA-COL-34, LT-COLL-14  Up to three disjoint sets of the highest net amount; if equal, fewer cards left.

    Cards left over cost no more than `most_lost`. Beyond that the points alone count, so that the best by
    the points alone is the best of all, or else what is the best without such a limit; this one, if both
    come to the same, for it never leaves more cards.
    """
    if len(collection) < SMALLEST:
        return []
    found = Candidates(collection, kinds, prints)
    if not found.masks:
        return []
    search = CombinationSearch(found, len(collection), EACH_UNUSED)
    search.look(0, 0, len(found.rares), 0, 0, 0)
    if most_lost < len(collection) // 2 * -UNUSED_PAIR:
        other = CombinationSearch(found, len(collection), 0)
        other.look(0, 0, len(found.rares), 0, 0, 0)
        if other.best_net * TEN - most_lost > search.best_net * TEN:
            search = other
    rares = found.rares[:]
    made: list[CardSet] = []
    for i in search.best:
        cards = found.number_cards(i)
        if found.with_rare[i]:
            cards.append(rares.pop())
        made.append(CardSet(sorted(cards), found.kinds[i].points))
    return made


def all_sets(collection: list[int], kinds: list[SetKind], prints: Prints) -> list[CardSet]:
    """TA-COL-22  Every set that can be made of these cards, at its best points; its cards ascend."""
    found = Candidates(collection, kinds, prints)
    made: list[CardSet] = []
    for i in range(len(found.masks)):
        cards = found.number_cards(i)
        if not found.with_rare[i]:
            made.append(CardSet(sorted(cards), found.kinds[i].points))
            continue
        for rare in found.rares:
            made.append(CardSet(sorted([*cards, rare]), found.kinds[i].points))
    return made


def makes_run(collection: list[int], length: int, is_flush: bool, prints: Prints) -> bool:
    """TA-COL-26, TA-COL-36  So many consecutive numbers, of one colour or of any; one Rare may stand in."""
    if len(collection) < length:
        return False
    by_colour = [0] * 5
    may_miss = 0
    for card in collection:
        if prints.kind[card] == NUMBER:
            by_colour[prints.colour[card]] |= BIT[prints.value[card]]
            by_colour[ANY_COLOUR] |= BIT[prints.value[card]]
        elif prints.kind[card] == RARE:
            may_miss = 1
    for colour in range(4) if is_flush else range(ANY_COLOUR, ANY_COLOUR + 1):
        for low in range(1, HIGHEST - length + 2):
            missing = 0
            for value in range(low, low + length):
                if not by_colour[colour] & BIT[value]:
                    missing += 1
            if missing <= may_miss:
                return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Candidates:
    """Every set some cards can make: its number cards as a mask, and whether a Rare is with them.

    Cards go by their place in the collection, so that two that are alike are still two. Rares are
    all alike, and which one is used is settled in the end. Cards that make several kinds of set
    are entered once, as the best.
    """

    def __init__(self, collection: list[int], kinds: list[SetKind], prints: Prints) -> None:
        self.cards: list[int] = []
        self.rares: list[int] = []
        self.masks: list[int] = []
        self.with_rare: list[bool] = []
        self.kinds: list[SetKind] = []
        self.of_number: list[int] = [0] * (HIGHEST + 1)  # by number, a mask of the cards that have it
        self.of_colour: list[int] = [0] * 5  # by colour, or any, the same
        self.filled: list[int] = [0] * 5  # by colour, or any, a mask of the numbers there are
        all_cards: i64 = 0
        all_numbers: i64 = 0
        for card in collection:
            if prints.kind[card] == NUMBER:
                colour = prints.colour[card]
                value = prints.value[card]
                bit: i64 = BIT[len(self.cards)]
                self.cards.append(card)
                self.of_number[value] |= bit
                self.of_colour[colour] |= bit
                self.filled[colour] |= BIT[value]
                all_cards |= bit
                all_numbers |= BIT[value]
            elif prints.kind[card] == RARE:
                self.rares.append(card)
        self.of_colour[ANY_COLOUR] = all_cards
        self.filled[ANY_COLOUR] = all_numbers
        self.has_rares = bool(self.rares)
        most = len(self.cards) + (1 if self.has_rares else 0)  # of one set; of larger ones none is found
        for kind in [kind for kind in kinds if kind.size <= most]:
            if kind.shape == OF_A_KIND:
                for value in range(1, HIGHEST + 1):
                    self.add_groups(kind, self.of_number[value])
            elif kind.shape == FLUSH:
                for colour in range(4):
                    self.add_groups(kind, self.of_colour[colour])
            elif kind.shape == STRAIGHT:
                self.add_runs(kind, ANY_COLOUR)
            else:
                for colour in range(4):
                    self.add_runs(kind, colour)

    def number_cards(self, candidate: int) -> list[int]:
        mask = self.masks[candidate]
        return [self.cards[i] for i in range(len(self.cards)) if mask & BIT[i]]

    def add(self, kind: SetKind, mask: i64, has_rare: bool) -> None:
        for i in range(len(self.masks)):
            if self.masks[i] == mask and self.with_rare[i] == has_rare:
                return
        self.masks.append(mask)
        self.with_rare.append(has_rare)
        self.kinds.append(kind)

    def add_runs(self, kind: SetKind, colour: int) -> None:
        """TA-COL-24, TA-COL-26, TA-COL-30  Consecutive numbers up to 10; nothing is next to 1 but 2."""
        filled: i64 = self.filled[colour]
        if filled & (filled - 1) == 0:
            return  # no set has a single number card
        size: i64 = kind.size
        run: i64 = BIT[kind.size + 1] - BIT[1]  # the numbers from 1 on, as a mask
        low: i64 = 1
        while low <= HIGHEST - size + 1:
            missing: i64 = run & ~filled
            if missing == 0 or (self.has_rares and missing & (missing - 1) == 0):
                self.fill(kind, self.of_colour[colour], low, size, 0, False)
            run += run
            low += 1

    def fill(self, kind: SetKind, among: i64, number: i64, left: i64, mask: i64, has_rare: bool) -> None:
        """One of these cards for every number, or for one of them a Rare."""
        if left == 0:
            self.add(kind, mask, has_rare)
            return
        rest: i64 = self.of_number[number] & among
        while rest:
            one: i64 = rest & -rest
            rest ^= one
            self.fill(kind, among, number + 1, left - 1, mask | one, has_rare)
        if self.has_rares and not has_rare:
            self.fill(kind, among, number + 1, left - 1, mask, True)

    def add_groups(self, kind: SetKind, alike: i64) -> None:
        """TA-COL-23, TA-COL-25, TA-COL-31  So many cards that are alike; one of them may be a Rare."""
        if alike & (alike - 1) == 0:
            return  # no set has a single number card
        size: i64 = kind.size
        self.choose(kind, alike, size, 0, False)
        if self.has_rares:
            self.choose(kind, alike, size - 1, 0, True)

    def choose(self, kind: SetKind, alike: i64, left: i64, mask: i64, has_rare: bool) -> None:
        while alike:
            one: i64 = alike & -alike
            alike ^= one
            if left == 1:
                self.add(kind, mask | one, has_rare)
            else:
                self.choose(kind, alike, left - 1, mask | one, has_rare)


@mypyc_attr(acyclic=True, free_list_len=1)
class CombinationSearch:
    """Depth first through the candidates, the weightiest first, as long as they can still be better.

    A candidate weighs its points and what its cards would cost if unused, `each`. A net amount is ten times
    the whole part of a tenth of the weights, less what all cards would cost unused: so the weight of the
    next candidate, as often as there are sets to come, is a bound.
    Two sets are looked at no further when others of the same cards were, and weighed as much.
    """

    def __init__(self, found: Candidates, card_count: int, each: int) -> None:
        self.masks = found.masks
        self.with_rare = found.with_rare
        self.weights: list[int] = []
        self.sizes: list[int] = []
        self.largest: i64 = 0
        for kind in found.kinds:
            self.weights.append(kind.points + kind.size * each)
            self.sizes.append(kind.size)
            if kind.size > self.largest:
                self.largest = kind.size
        self.unused: i64 = (card_count - 1) * each  # a single one costs nothing
        self.chosen = [0] * MOST_SETS
        self.best: list[int] = []
        self.best_net: i64 = self.net(0)
        self.best_used: i64 = 0
        self.reached: dict[int, int] = {}  # the weight of two sets, by their cards

    def net(self, weight: i64) -> i64:
        return (weight - self.unused) // TEN

    def look(self, first: i64, taken: i64, rares: i64, depth: i64, weight: i64, used: i64) -> None:
        net: i64 = self.net(weight)
        if net > self.best_net or (net == self.best_net and used > self.best_used):
            self.best = self.chosen[:depth]
            self.best_net = net
            self.best_used = used
        left: i64 = MOST_SETS - depth
        if left == 0:
            return
        if left == 1:
            code = taken * 8 + rares
            if self.reached.get(code, 0) >= weight:
                return
            self.reached[code] = weight
        most_used: i64 = used + left * self.largest
        masks = self.masks
        count: i64 = len(masks)
        i: i64 = first
        while i < count:
            own: i64 = self.weights[i]
            bound: i64 = self.net(weight + left * own)
            if bound < self.best_net or (bound == self.best_net and most_used <= self.best_used):
                return
            mask: i64 = masks[i]
            has_rare = self.with_rare[i]
            if taken & mask or (has_rare and not rares):
                i += 1
                continue
            self.chosen[depth] = i
            rest: i64 = rares - 1 if has_rare else rares
            self.look(i + 1, taken | mask, rest, depth + 1, weight + own, used + self.sizes[i])
            if left == 1:
                return  # the first that fits is the weightiest, and so the best last one
            i += 1
