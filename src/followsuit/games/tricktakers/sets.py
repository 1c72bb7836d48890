"""The Collector's sets: every one that can be made, and the best up to three of them (TA-COL-20 to -36)."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.bits import BIT
from followsuit.games.takers.cards import NUMBER, RARE
from followsuit.games.tricktakers.cards import COLOUR, KIND, VALUE

MOST_SETS: Final = 3
SMALLEST: Final = 3  # the cards of the smallest set
UNUSED_PAIR: Final = -10
HIGHEST: Final = 10
ROW: Final = HIGHEST + 1
NO_CARDS: Final[list[int]] = []
ANY_COLOUR: Final = 4

FLUSH: Final = 0
STRAIGHT: Final = 1
OF_A_KIND: Final = 2
STRAIGHT_FLUSH: Final = 3


class SetKind:
    """One line of the Collector's table: what the cards have in common, how many, the points."""

    def __init__(self, shape: int, size: int, points: int) -> None:
        self.shape = shape
        self.size = size
        self.points = points
        self.weight = points + size * -UNUSED_PAIR // 2  # with what its cards would cost if unused


# Each list is in the order of the weights, the greatest first.
SETS: Final[list[SetKind]] = [
    SetKind(STRAIGHT_FLUSH, 5, 100),
    SetKind(OF_A_KIND, 4, 80),
    SetKind(STRAIGHT_FLUSH, 3, 50),
    SetKind(OF_A_KIND, 3, 40),
    SetKind(STRAIGHT, 3, 30),
    SetKind(FLUSH, 3, 20),
]
SETS_OF_TWO: Final[list[SetKind]] = [SetKind(STRAIGHT_FLUSH, 9, 200), *SETS]  # TA-GAP-22
SETS_2023_OF_THREE: Final[list[SetKind]] = [  # TA-VAR-01
    SetKind(STRAIGHT, 5, 100),
    SetKind(FLUSH, 5, 90),
    SetKind(OF_A_KIND, 4, 80),
    SetKind(STRAIGHT, 4, 60),
    SetKind(FLUSH, 4, 50),
    SetKind(OF_A_KIND, 3, 40),
    SetKind(STRAIGHT, 3, 30),
    SetKind(FLUSH, 3, 20),
]
SETS_2023: Final[list[SetKind]] = [SetKind(STRAIGHT_FLUSH, 5, 120), *SETS_2023_OF_THREE]  # TA-VAR-02


class CardSet:
    """One combination and its points. Never changed once made."""

    def __init__(self, cards: list[int], points: int) -> None:
        self.cards = cards
        self.points = points


def best_sets(collection: list[int], kinds: list[SetKind]) -> list[CardSet]:
    """TA-COL-34  Up to three disjoint sets of the highest net amount; if equal, fewer cards left over."""
    if len(collection) < SMALLEST:
        return []
    found = Candidates(collection, kinds)
    if not found.masks:
        return []
    search = Search(found, len(collection))
    search.look(0, 0, len(found.rares), 0, 0, 0)
    rares = found.rares[:]
    made: list[CardSet] = []
    for i in search.best:
        cards = found.number_cards(i)
        if found.with_rare[i]:
            cards.append(rares.pop())
        made.append(CardSet(sorted(cards), found.kinds[i].points))
    return made


def all_sets(collection: list[int], kinds: list[SetKind]) -> list[CardSet]:
    """TA-COL-22  Every set that can be made of these cards, at its best points; its cards ascend."""
    found = Candidates(collection, kinds)
    made: list[CardSet] = []
    for i in range(len(found.masks)):
        cards = found.number_cards(i)
        if not found.with_rare[i]:
            made.append(CardSet(sorted(cards), found.kinds[i].points))
            continue
        for rare in found.rares:
            made.append(CardSet(sorted([*cards, rare]), found.kinds[i].points))
    return made


def makes_run(collection: list[int], length: int, is_flush: bool) -> bool:
    """TA-COL-26, TA-COL-36  So many consecutive numbers, of one colour or of any; one Rare may stand in."""
    if len(collection) < length:
        return False
    by_colour = [0] * 5
    may_miss = 0
    for card in collection:
        if KIND[card] == NUMBER:
            by_colour[COLOUR[card]] |= BIT[VALUE[card]]
            by_colour[ANY_COLOUR] |= BIT[VALUE[card]]
        elif KIND[card] == RARE:
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


class Candidates:
    """Every set some cards can make: its number cards as a mask, and whether a Rare is with them.

    Cards go by their place in the collection, so that two that are alike are still two. Rares are
    all alike, and which one is used is settled in the end. Cards that make several kinds of set
    are entered once, as the best.
    """

    def __init__(self, collection: list[int], kinds: list[SetKind]) -> None:
        self.cards = [card for card in collection if KIND[card] == NUMBER]
        self.rares = [card for card in collection if KIND[card] == RARE]
        self.masks: list[int] = []
        self.with_rare: list[bool] = []
        self.kinds: list[SetKind] = []
        self.seen: set[int] = set()
        self.spots: list[list[int]] = [NO_CARDS] * (5 * ROW)  # by colour, or any, and number
        self.filled: list[int] = [0] * 5  # by colour, or any, a mask of the numbers there are
        self.of_colour: list[list[int]] = [[], [], [], []]
        for i in range(len(self.cards)):
            self.note(COLOUR[self.cards[i]], VALUE[self.cards[i]], i)
            self.note(ANY_COLOUR, VALUE[self.cards[i]], i)
            self.of_colour[COLOUR[self.cards[i]]].append(i)
        one_less = 1 if self.rares else 0
        for kind in kinds:
            if kind.size > len(self.cards) + one_less:
                continue
            if kind.shape == OF_A_KIND:
                for value in range(1, HIGHEST + 1):
                    if len(self.spots[ANY_COLOUR * ROW + value]) >= kind.size - one_less:
                        self.add_groups(kind, self.spots[ANY_COLOUR * ROW + value])
            elif kind.shape == FLUSH:
                for colour in range(4):
                    if len(self.of_colour[colour]) >= kind.size - one_less:
                        self.add_groups(kind, self.of_colour[colour])
            elif kind.shape == STRAIGHT:
                self.add_runs(kind, ANY_COLOUR)
            else:
                for colour in range(4):
                    self.add_runs(kind, colour)

    def note(self, colour: int, value: int, i: int) -> None:
        spot = colour * ROW + value
        if self.filled[colour] & BIT[value]:
            self.spots[spot].append(i)
        else:
            self.spots[spot] = [i]
            self.filled[colour] |= BIT[value]

    def number_cards(self, candidate: int) -> list[int]:
        mask = self.masks[candidate]
        return [self.cards[i] for i in range(len(self.cards)) if mask & BIT[i]]

    def add(self, kind: SetKind, mask: int, has_rare: bool) -> None:
        code = mask * 2 + (1 if has_rare else 0)
        if code not in self.seen:
            self.seen.add(code)
            self.masks.append(mask)
            self.with_rare.append(has_rare)
            self.kinds.append(kind)

    def add_runs(self, kind: SetKind, colour: int) -> None:
        """TA-COL-24, TA-COL-26, TA-COL-30  Consecutive numbers up to 10; nothing is next to 1 but 2."""
        filled: i64 = self.filled[colour]
        run: i64 = BIT[kind.size + 1] - BIT[1]  # the numbers from 1 on, as a mask
        for low in range(1, HIGHEST - kind.size + 2):
            missing: i64 = run & ~filled
            if missing == 0 or (self.rares and missing & (missing - 1) == 0):
                self.fill(kind, colour * ROW + low, kind.size, 0, False)
            run += run

    def fill(self, kind: SetKind, at: int, left: int, mask: int, has_rare: bool) -> None:
        """One card for every spot, or in one of them a Rare."""
        if left == 0:
            self.add(kind, mask, has_rare)
            return
        for i in self.spots[at]:
            self.fill(kind, at + 1, left - 1, mask | BIT[i], has_rare)
        if self.rares and not has_rare:
            self.fill(kind, at + 1, left - 1, mask, True)

    def add_groups(self, kind: SetKind, alike: list[int]) -> None:
        """TA-COL-23, TA-COL-25, TA-COL-31  So many cards that are alike; one of them may be a Rare."""
        self.choose(kind, alike, 0, kind.size, 0, False)
        if self.rares:
            self.choose(kind, alike, 0, kind.size - 1, 0, True)

    def choose(
        self, kind: SetKind, alike: list[int], first: int, left: int, mask: int, has_rare: bool
    ) -> None:
        if left == 0:
            self.add(kind, mask, has_rare)
            return
        for k in range(first, len(alike) - left + 1):
            self.choose(kind, alike, k + 1, left - 1, mask | BIT[alike[k]], has_rare)


class Search:
    """Depth first through the candidates, the weightiest first, as long as they can still be better.

    A net amount is ten times the whole part of a tenth of the weights, less what all cards would
    cost unused: so the weight of the next candidate, as often as there are sets to come, is a bound.
    Two sets are looked at no further when others of the same cards were, and weighed as much.
    """

    def __init__(self, found: Candidates, card_count: int) -> None:
        self.masks = found.masks
        self.with_rare = found.with_rare
        self.weights = [kind.weight for kind in found.kinds]
        self.sizes = [kind.size for kind in found.kinds]
        self.largest = max(self.sizes)
        self.card_count = card_count
        self.chosen = [0] * MOST_SETS
        self.best: list[int] = []
        self.best_net = self.net(0)
        self.best_used = 0
        self.reached: dict[int, int] = {}  # the weight of two sets, by their cards

    def net(self, weight: int) -> int:
        return (weight - self.card_count * 5 + 5) // 10

    def look(self, first: int, taken: int, rares: int, depth: int, weight: int, used: int) -> None:
        net = self.net(weight)
        if net > self.best_net or (net == self.best_net and used > self.best_used):
            self.best = self.chosen[:depth]
            self.best_net = net
            self.best_used = used
        left = MOST_SETS - depth
        if left == 0:
            return
        if left == 1:
            code = taken * 8 + rares
            if self.reached.get(code, 0) >= weight:
                return
            self.reached[code] = weight
        most_used = used + left * self.largest
        for i in range(first, len(self.masks)):
            bound = self.net(weight + left * self.weights[i])
            if bound < self.best_net or (bound == self.best_net and most_used <= self.best_used):
                return
            if taken & self.masks[i] or (self.with_rare[i] and not rares):
                continue
            self.chosen[depth] = i
            self.look(
                i + 1,
                taken | self.masks[i],
                rares - 1 if self.with_rare[i] else rares,
                depth + 1,
                weight + self.weights[i],
                used + self.sizes[i],
            )
            if left == 1:
                return  # the first that fits is the weightiest, and so the best last one
