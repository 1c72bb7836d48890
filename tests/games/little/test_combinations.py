"""Collector's combinations by themselves: what makes one, and that the best are found (LT-COLL-09 to -21)."""

import random
from itertools import combinations

import pytest

from followsuit.games.little.cards import COLOUR, KIND, NAMES, PRINTS, VALUE
from followsuit.games.little.characters.collector import COMBINATIONS
from followsuit.games.little.game import GAME
from followsuit.games.takers.cards import NUMBER, RARE
from followsuit.games.takers.powers.combinations import CardSet, all_sets, best_sets

# The table once more, as the rules have it: shape and size to points.
TABLE = {"flush 3": 20, "straight 3": 30, "kind 3": 40, "both 3": 50, "kind 4": 70, "both 5": 90}
MOST = 3
NO_LIMIT = 1000


def points(cards: str) -> int:
    """What exactly these cards are worth as one combination; 0 if they make none."""
    wanted = sorted(GAME.read_cards(cards))
    made = all_sets(wanted, COMBINATIONS, PRINTS)
    return max([one.points for one in made if one.cards == wanted], default=0)


def grouped(cards: str, most_lost: int = NO_LIMIT) -> list[str]:
    """The best combinations, each as 'points: cards'."""
    made = best_sets(GAME.read_cards(cards), COMBINATIONS, PRINTS, most_lost)
    return sorted(f"{one.points}: {GAME.write_cards(sorted(one.cards))}" for one in made)


@pytest.mark.parametrize(
    ("rule", "cards", "worth"),
    [
        ("LT-COLL-20", "g1 g4 g8", 20),
        ("LT-COLL-20", "g1 g4 b8", 0),
        ("LT-COLL-20", "r1 b2 g3", 30),
        ("LT-COLL-20", "r1 b2 g4", 0),
        ("LT-COLL-20", "r1 b1 g1", 40),
        ("LT-COLL-20", "g1 g2 g3", 50),
        ("LT-COLL-20", "r1 b1 g1 k1", 70),
        ("LT-COLL-20", "g1 g2 g3 g4 g5", 90),
        ("LT-COLL-20", "g1 g2 g3 g4 b5", 0),
        ("LT-COLL-20", "r1 r5 r7 r9", 0),  # no line has a flush of four
        ("LT-COLL-20", "r1 b2 g3 k4", 0),
        ("LT-COLL-20", "r1 r2 r3 r4", 0),
        ("LT-COLL-20", "r1 b1", 0),
        ("LT-COLL-20", "r1 r1e b1 g1 k1", 0),
        ("LT-COLL-10", "r4 RAa b6", 30),
        ("LT-COLL-10", "r4 r6 RAa", 50),
        ("LT-COLL-10", "b7 g7 k7 RAb", 70),
        ("LT-COLL-10", "k1 k9 RAa", 20),
        ("LT-COLL-10", "r1 r2 RAa r4 r5", 90),
        ("LT-COLL-10", "r5 RAa RAb", 0),
        ("LT-COLL-10", "RAa RAb RAk", 0),
        ("LT-COLL-21", "b7 g7 RAk", 40),
        ("LT-COLL-21", "b7 g7 RAm", 40),
        ("LT-COLL-21", "b7 g7 RAe", 40),
        ("LT-COLL-21", "r8 r9 RAa", 50),
        ("LT-COLL-21", "r9 b10 RAa", 30),
        ("LT-COLL-11", "r4 WFa r6", 0),
        ("LT-COLL-11", "r4 r5 M", 0),
        ("LT-COLL-11", "WFa WFb WFm", 0),
        ("LT-COLL-12", "r4d r5 r6", 50),
        ("LT-COLL-12", "k4d r5 g6", 30),
        ("LT-COLL-12", "k4d r4 g4", 40),
        ("LT-COLL-12", "b4d b1 b9", 20),
        ("LT-COLL-15", "r8 b9 g10", 30),
        ("LT-COLL-15", "r8 r9 r10", 50),
        ("LT-COLL-15", "r6 r7 r8 r9 r10", 90),
        ("LT-COLL-15", "r9 b10 g1", 0),
        ("LT-COLL-15", "r10 b1 RAa", 0),
        ("LT-COLL-16", "r4 r4d b4", 40),
        ("LT-COLL-16", "r4 r4d b4 b4d", 70),
        ("LT-COLL-16", "r1 r1e k1", 40),
        ("LT-COLL-16", "r4 r4d r5", 20),  # a flush, and no straight
        ("LT-COLL-16", "r4 r4d b5", 0),
        ("LT-COLL-16", "k7 k7e k8", 20),
    ],
)
def test_what_makes_a_combination(rule: str, cards: str, worth: int) -> None:
    """LT-COLL-10 to LT-COLL-12, LT-COLL-15, LT-COLL-16, LT-COLL-20, LT-COLL-21  Each row names its rule."""
    assert points(cards) == worth


def test_at_most_three_are_made() -> None:
    """LT-COLL-09  Of four that lie there the three best."""
    assert grouped("r1 r2 r3 b5 b6 b7 g1 g2 g3 k5 k7 k9") == ["50: b5 b6 b7", "50: g1 g2 g3", "50: r1 r2 r3"]


def test_no_card_serves_twice() -> None:
    """LT-COLL-09  The 5 is in the row or among the 5s, not both."""
    assert grouped("r4 r5 r6 b5 g5") == ["50: r4 r5 r6"]


def test_the_same_kind_may_be_made_again() -> None:
    """LT-COLL-20, LT-GAP-70"""
    assert grouped("r1 b1 g1 r9 b9 k9") == ["40: r1 b1 g1", "40: r9 b9 k9"]


def test_each_combination_has_a_rare_of_its_own_and_a_surplus_one_is_unused() -> None:
    """LT-COLL-10, LT-COLL-21"""
    made = best_sets(GAME.read_cards("r4 r5 b7 g7 k7 RAa RAb RAe"), COMBINATIONS, PRINTS)
    assert value(made, 8, NO_LIMIT) == (120, 7)
    assert [sum(KIND[card] == RARE for card in one.cards) for one in made] == [1, 1]


def test_the_highest_amount_counts_and_not_the_best_combination() -> None:
    """LT-COLL-14  4 of a kind would be 70 - 10."""
    assert grouped("r7 b7 g7 k7 r8 r9 b1") == ["40: b7 g7 k7", "50: r7 r8 r9"]


def test_of_equal_amounts_the_one_with_fewer_cards_left() -> None:
    """LT-COLL-14  70 less 10 for two cards left over, or 40 and 20 with none left over."""
    assert grouped("r7 b7 g7 k7 r1 r3") == ["20: r1 r3 r7", "40: b7 g7 k7"]


@pytest.mark.parametrize(("most_lost", "best"), [(0, "70"), (10, "20 40"), (NO_LIMIT, "20 40")])
def test_what_cannot_be_lost_does_not_count(most_lost: int, best: str) -> None:
    """LT-COLL-14, LT-SCORE-02  Whoever has no points loses none by two cards left over, and makes 70."""
    made = grouped("r7 b7 g7 k7 r1 r3", most_lost)
    assert " ".join(one.split(":")[0] for one in made) == best


def value(made: list[CardSet], card_count: int, most_lost: int) -> tuple[int, int]:
    """What they come to, and how many cards are in them."""
    used = sum(len(one.cards) for one in made)
    loss = min(10 * ((card_count - used) // 2), most_lost)
    return sum(one.points for one in made) - loss, used


def brute_best(collection: list[int], most_lost: int) -> tuple[int, int]:
    """LT-COLL-09 to LT-COLL-14 by trying everything: the best amount, and the most cards used for it."""
    made: list[tuple[int, int, int]] = []  # mask, points, cards
    for size in (3, 4, 5):
        for places in combinations(range(len(collection)), size):
            worth = worth_of([collection[i] for i in places])
            if worth:
                made.append((sum(1 << i for i in places), worth, size))
    count = len(collection)
    best = (-min(10 * (count // 2), most_lost), 0)
    stack = [(0, 0, 0, 0, 0)]
    while stack:
        first, mask, worth, used, depth = stack.pop()
        best = max(best, (worth - min(10 * ((count - used) // 2), most_lost), used))
        if depth < MOST:
            for i in range(first, len(made)):
                if not mask & made[i][0]:
                    stack.append((i + 1, mask | made[i][0], worth + made[i][1], used + made[i][2], depth + 1))
    return best


def worth_of(cards: list[int]) -> int:
    """The best line of the table for exactly these cards, a Rare tried as every card there is."""
    numbers = [(COLOUR[card], VALUE[card]) for card in cards if KIND[card] == NUMBER]
    rares = sum(KIND[card] == RARE for card in cards)
    if rares > 1 or len(numbers) + rares != len(cards):
        return 0
    if not rares:
        return line_of(numbers)
    return max(line_of([*numbers, (colour, value)]) for colour in range(4) for value in range(1, 11))


def line_of(cards: list[tuple[int, int]]) -> int:
    values = sorted(value for _, value in cards)
    is_flush = len({colour for colour, _ in cards}) == 1
    is_straight = values == list(range(values[0], values[0] + len(values)))
    shapes = ["flush"] * is_flush + ["straight"] * is_straight + ["both"] * (is_flush and is_straight)
    shapes += ["kind"] * (len(set(values)) == 1)
    return max((TABLE.get(f"{shape} {len(cards)}", 0) for shape in shapes), default=0)


def random_collection(rng: random.Random, size: int) -> list[int]:
    """Some are close together in number or colour, some full of Rares; all of cards of this game."""
    pool = list(range(len(NAMES)))
    way = rng.randrange(4)
    if way == 1:
        pool = [card for card in pool if KIND[card] != NUMBER or VALUE[card] in (3, 4, 5, 6, 10)]
    elif way == 2:
        pool = [card for card in pool if KIND[card] == RARE or COLOUR[card] in (1, 3)]
    elif way == 3:
        rares = [card for card in pool if KIND[card] == RARE]
        return rares[:3] + rng.sample([card for card in pool if card not in rares], size - 3)
    return rng.sample(pool, size)


@pytest.mark.parametrize("most_lost", [0, 10, 20, 30, NO_LIMIT])
def test_the_best_are_the_best(most_lost: int) -> None:
    """LT-COLL-14, LT-SCORE-02  Against a search that tries everything, whatever can still be lost."""
    rng = random.Random(most_lost)
    for _ in range(80):
        cards = random_collection(rng, rng.randint(3, 10))
        made = best_sets(cards, COMBINATIONS, PRINTS, most_lost)
        words = " ".join(NAMES[card] for card in cards)
        assert value(made, len(cards), most_lost) == brute_best(cards, most_lost), words
        left = cards[:]
        for one in made:
            assert one.points == worth_of(one.cards), words
            for card in one.cards:
                left.remove(card)  # every card is there, and once
