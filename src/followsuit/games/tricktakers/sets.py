"""The Collector's sets: every one that can be made, and the best up to three of them (TA-COL-20 to -36)."""

from typing import Final

from followsuit.games.takers.cards import COLOUR, KIND, NUMBER, RARE, VALUE

FLUSH_3: Final = 20
STRAIGHT_3: Final = 30
THREE_OF_A_KIND: Final = 40
STRAIGHT_FLUSH_3: Final = 50
FOUR_OF_A_KIND: Final = 80
STRAIGHT_FLUSH_5: Final = 100
STRAIGHT_FLUSH_9: Final = 200  # with two players; with more it wins the game
UNUSED_PAIR: Final = -10
MOST_SETS: Final = 3
HIGHEST: Final = 10


class CardSet:
    """One combination and its points. Never changed once made."""

    def __init__(self, cards: list[int], points: int) -> None:
        self.cards = cards
        self.points = points


def best_sets(collection: list[int], straight_flush_9: int) -> list[CardSet]:
    """TA-COL-34  Up to three disjoint sets of the highest net amount; if equal, fewer cards left over."""
    useful = [card for card in collection if KIND[card] == NUMBER or KIND[card] == RARE]
    useful.sort()
    candidates = all_sets(useful, straight_flush_9)
    search = Search(candidates, len(collection))
    search.look(0, 0, [], 0)
    return [candidates[i] for i in search.best]


class Search:
    """Depth first, with a bound: no more than the best sets still to come, and no card left over."""

    def __init__(self, candidates: list[CardSet], card_count: int) -> None:
        self.candidates = candidates  # the most points first
        self.card_count = card_count
        self.best: list[int] = []
        self.best_net = UNUSED_PAIR * (card_count // 2)
        self.best_used = 0
        self.masks: list[int] = []
        for made in candidates:
            mask = 0
            for card in made.cards:
                mask |= 2**card
            self.masks.append(mask)

    def look(self, first: int, taken: int, chosen: list[int], points: int) -> None:
        used = 0
        for i in chosen:
            used += len(self.candidates[i].cards)
        net = points + UNUSED_PAIR * ((self.card_count - used) // 2)
        if net > self.best_net or (net == self.best_net and used > self.best_used):
            self.best = chosen[:]
            self.best_net = net
            self.best_used = used
        if len(chosen) == MOST_SETS:
            return
        for i in range(first, len(self.candidates)):
            most = points + self.candidates[i].points * (MOST_SETS - len(chosen))
            if most < self.best_net:
                return
            if not taken & self.masks[i]:
                chosen.append(i)
                self.look(i + 1, taken | self.masks[i], chosen, points + self.candidates[i].points)
                chosen.pop()


def all_sets(cards: list[int], straight_flush_9: int) -> list[CardSet]:
    """TA-COL-22 to TA-COL-31  Every set that can be made of these cards, the most points first."""
    numbers = [card for card in cards if KIND[card] == NUMBER]
    rares = [card for card in cards if KIND[card] == RARE]
    found: list[CardSet] = []
    if straight_flush_9:
        add_runs(found, numbers, rares, 9, straight_flush_9, True)
    add_runs(found, numbers, rares, 5, STRAIGHT_FLUSH_5, True)
    add_kinds(found, numbers, rares, 4, FOUR_OF_A_KIND)
    add_runs(found, numbers, rares, 3, STRAIGHT_FLUSH_3, True)
    add_kinds(found, numbers, rares, 3, THREE_OF_A_KIND)
    add_runs(found, numbers, rares, 3, STRAIGHT_3, False)
    add_flushes(found, numbers, rares)
    return found


def makes_straight_flush_9(cards: list[int]) -> bool:
    """TA-COL-36  Nine consecutive numbers of one colour; one Rare may stand in."""
    found: list[CardSet] = []
    numbers = [card for card in cards if KIND[card] == NUMBER]
    add_runs(found, numbers, [card for card in cards if KIND[card] == RARE], 9, 0, True)
    return bool(found)


def add_runs(
    found: list[CardSet], numbers: list[int], rares: list[int], length: int, points: int, is_flush: bool
) -> None:
    """Consecutive numbers, of one colour or of any; a Rare may stand for one of them."""
    for colour in range(4 if is_flush else 1):
        for low in range(1, HIGHEST - length + 2):
            spots = [
                [
                    card
                    for card in numbers
                    if VALUE[card] == low + i and (not is_flush or COLOUR[card] == colour)
                ]
                for i in range(length)
            ]
            add_choices(found, spots, rares, points)


def add_choices(found: list[CardSet], spots: list[list[int]], rares: list[int], points: int) -> None:
    """Every way to fill the spots, one card each, with at most one of them by a Rare."""
    empty = [i for i in range(len(spots)) if not spots[i]]
    if not empty:
        fill(found, spots, [], points)
    if not rares or len(empty) > 1:
        return
    for i in range(len(spots)):
        if not empty or i == empty[0]:
            with_rare = [rares if k == i else spots[k] for k in range(len(spots))]
            fill(found, with_rare, [], points)


def fill(found: list[CardSet], spots: list[list[int]], chosen: list[int], points: int) -> None:
    if len(chosen) == len(spots):
        found.append(CardSet(chosen[:], points))
        return
    for card in spots[len(chosen)]:
        chosen.append(card)
        fill(found, spots, chosen, points)
        chosen.pop()


def add_kinds(found: list[CardSet], numbers: list[int], rares: list[int], size: int, points: int) -> None:
    """Cards of one number; a Rare may stand for one of them."""
    for value in range(1, HIGHEST + 1):
        alike = [card for card in numbers if VALUE[card] == value]
        add_groups(found, alike, rares, size, points)


def add_flushes(found: list[CardSet], numbers: list[int], rares: list[int]) -> None:
    """Three cards of one colour."""
    for colour in range(4):
        add_groups(found, [card for card in numbers if COLOUR[card] == colour], rares, 3, FLUSH_3)


def add_groups(found: list[CardSet], alike: list[int], rares: list[int], size: int, points: int) -> None:
    choose(found, alike, size, 0, [], points)
    for rare in rares:
        choose(found, alike, size, 0, [rare], points)


def choose(
    found: list[CardSet], cards: list[int], size: int, first: int, chosen: list[int], points: int
) -> None:
    if len(chosen) == size:
        found.append(CardSet(chosen[:], points))
        return
    for i in range(first, len(cards)):
        chosen.append(cards[i])
        choose(found, cards, size, i + 1, chosen, points)
        chosen.pop()
