"""The Collector's sets by themselves: what makes one, and that the best are found, quickly."""

import random
from itertools import combinations

import pytest

from followsuit.games.takers.cards import DRAW_DECK, NUMBER, RARE
from followsuit.games.takers.powers.combinations import (
    EACH_UNUSED,
    Candidates,
    CardSet,
    CombinationSearch,
    SetKind,
    all_sets,
    best_sets,
    makes_run,
)
from followsuit.games.tricktakers.cards import COLOUR, KIND, NAMES, PRINTS, VALUE
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.sets import SETS, SETS_2023, SETS_OF_TWO

OWN_CARDS = GAME.read_cards("RAk M RAm WFm r10 b10 g10 k10")

# The tables once more, as the rules page has them: shape and size to points.
TABLE = {"flush 3": 20, "straight 3": 30, "kind 3": 40, "both 3": 50, "kind 4": 80, "both 5": 100}
TABLE_OF_TWO = {**TABLE, "both 9": 200}
OTHER_LINES = {"flush 4": 50, "flush 5": 90, "straight 4": 60, "straight 5": 100, "both 5": 120}
TABLE_2023 = {line: worth for line, worth in TABLE.items() if line != "both 3"} | OTHER_LINES


def points(cards: str, kinds: list[SetKind] = SETS) -> int:
    """What exactly these cards are worth as one set; 0 if they make none."""
    wanted = sorted(GAME.read_cards(cards))
    return max([made.points for made in all_sets(wanted, kinds, PRINTS) if made.cards == wanted], default=0)


def grouped(cards: str, kinds: list[SetKind] = SETS) -> list[str]:
    """The best sets, each as 'points: cards'."""
    made = best_sets(GAME.read_cards(cards), kinds, PRINTS)
    return sorted(f"{one.points}: {GAME.write_cards(sorted(one.cards))}" for one in made)


def net(made: list[CardSet], card_count: int) -> tuple[int, int]:
    """The amount, and how many cards are in sets."""
    used = sum(len(one.cards) for one in made)
    return sum(one.points for one in made) - 10 * ((card_count - used) // 2), used


@pytest.mark.parametrize(
    ("rule", "cards", "worth"),
    [
        ("TA-COL-23", "g1 g4 g8", 20),
        ("TA-COL-23", "g1 g4 b8", 0),
        ("TA-COL-24", "r1 b2 g3", 30),
        ("TA-COL-24", "r1 b2 g4", 0),
        ("TA-COL-25", "r1 b1 g1", 40),
        ("TA-COL-25", "r1 b1 g1 k1", 80),
        ("TA-COL-25", "r1 b1 g1 k2", 0),
        ("TA-COL-26", "g1 g2 g3", 50),
        ("TA-COL-26", "g1 g2 g3 g4 g5", 100),
        ("TA-COL-26", "g1 g2 g3 g4 b5", 0),
        ("TA-COL-22", "r1 r5 r7 r9", 0),  # a flush of four is no line of the table
        ("TA-COL-22", "r1 b2 g3 k4", 0),
        ("TA-COL-22", "r1 r2 r3 r4", 0),
        ("TA-COL-22", "r1 b1", 0),
        ("TA-COL-27", "r4 RAa b6", 30),
        ("TA-COL-27", "r4 r6 RAa", 50),
        ("TA-COL-27", "b7 g7 k7 RAb", 80),
        ("TA-COL-27", "k1 k9 RAa", 20),
        ("TA-COL-27", "r5 RAa RAb", 0),
        ("TA-COL-28", "b7 g7 RAk", 40),
        ("TA-COL-28", "b7 g7 RAm", 40),
        ("TA-COL-29", "r4 WFa r6", 0),
        ("TA-COL-29", "r4 r5 M", 0),
        ("TA-COL-30", "r8 b9 g10", 30),
        ("TA-COL-30", "r8 r9 r10", 50),
        ("TA-COL-30", "r10 b10 RAa", 40),
        ("TA-COL-30", "r9 b10 g1", 0),
        ("TA-COL-30", "r9 b1 RAa", 0),
        ("TA-COL-30", "r10 b1 RAa", 0),
        ("TA-COL-31", "r10 r10 r4", 20),
        ("TA-COL-31", "r10 r10 b10", 40),
        ("TA-COL-31", "r9 r9 b8", 0),
        ("TA-COL-31", "r9 r9 r8", 20),  # a flush, and no straight flush
        ("TA-EX-19", "b1 g1 k1 r1", 80),
    ],
)
def test_what_makes_a_set(rule: str, cards: str, worth: int) -> None:
    """Each row names its rule; two cards that are alike need the expansion, but the sets know them."""
    assert points(cards) == worth


def test_nine_in_a_row_are_a_set_only_where_they_do_not_win_the_game() -> None:
    """TA-COL-26, TA-GAP-22  With two players 200 points; the others' table has no such line."""
    nine = "g1 g2 g3 g4 g5 g6 g7 g8 g9"
    assert points(nine, SETS_OF_TWO) == 200
    assert points(nine) == 0


@pytest.mark.parametrize(
    ("cards", "makes"),
    [
        ("g1 g2 g3 g4 g5 g6 g7 g8 g9", True),
        ("g2 g3 g4 g5 g6 g7 g8 g9 g10", True),
        ("g1 g2 g3 g4 RAa g6 g7 g8 g9", True),
        ("RAa RAb g3 g4 g5 g6 g7 g8 g9", False),  # one Rare in a set
        ("g1 g2 g3 g4 b5 g6 g7 g8 g9", False),
        ("g1 g2 g3 g4 g6 g7 g8 g9 g10", False),
        ("g1 g2 g3 g4 WFa g6 g7 g8 g9", False),
    ],
)
def test_a_straight_flush_of_nine(cards: str, makes: bool) -> None:
    """TA-COL-36"""
    assert makes_run(GAME.read_cards(cards), 9, is_flush=True, prints=PRINTS) is makes


def test_at_most_three_sets_are_made() -> None:
    """TA-COL-20  Of four that lie there the three best."""
    assert grouped("r1 r2 r3 b5 b6 b7 g1 g2 g3 k5 k7 k9") == ["50: b5 b6 b7", "50: g1 g2 g3", "50: r1 r2 r3"]


def test_no_card_serves_twice() -> None:
    """TA-COL-21  The 5 is in the row or among the 5s, not both."""
    assert grouped("r4 r5 r6 b5 g5") == ["50: r4 r5 r6"]


def test_the_same_kind_of_set_may_be_made_again() -> None:
    """TA-COL-22"""
    assert grouped("r1 b1 g1 r9 b9 k9") == ["40: r1 b1 g1", "40: r9 b9 k9"]


def test_each_set_has_a_rare_of_its_own() -> None:
    """TA-COL-27  Two Rares make two sets, and the third Rare is left over."""
    made = best_sets(GAME.read_cards("r4 r5 b7 g7 k7 RAa RAb RAk"), SETS, PRINTS)
    assert net(made, 8) == (130, 7)
    assert [sum(KIND[card] == RARE for card in one.cards) for one in made] == [1, 1]


def test_the_highest_net_amount_counts_and_not_the_best_set() -> None:
    """TA-COL-34  4 of a kind would be 80 - 10."""
    assert grouped("r7 b7 g7 k7 r8 r9 b1") == ["40: b7 g7 k7", "50: r7 r8 r9"]


def test_of_equal_amounts_the_one_with_fewer_cards_left() -> None:
    """TA-COL-34  100 less 10 for two cards left over, or 50 and 40 with one left over."""
    made = best_sets(GAME.read_cards("r1 r2 r3 r4 r5 b5 g5"), SETS, PRINTS)
    assert net(made, 7) == (90, 6)


def brute_best(collection: list[int], table: dict[str, int]) -> tuple[int, int]:
    """TA-COL-20 to TA-COL-34 by trying everything: the best amount, and the most cards in sets for it."""
    made: list[tuple[int, int, int]] = []  # mask, points, cards
    for size in (3, 4, 5, 9):
        for places in combinations(range(len(collection)), size):
            worth = worth_of([collection[i] for i in places], table)
            if worth:
                made.append((sum(1 << i for i in places), worth, size))
    best = (-10 * (len(collection) // 2), 0)
    stack = [(0, 0, 0, 0, 0)]
    while stack:
        first, mask, worth, used, count = stack.pop()
        best = max(best, (worth - 10 * ((len(collection) - used) // 2), used))
        if count < 3:
            for i in range(first, len(made)):
                if not mask & made[i][0]:
                    stack.append((i + 1, mask | made[i][0], worth + made[i][1], used + made[i][2], count + 1))
    return best


def worth_of(cards: list[int], table: dict[str, int]) -> int:
    """The best line of the table for exactly these cards, a Rare tried as every card there is."""
    numbers = [(COLOUR[card], VALUE[card]) for card in cards if KIND[card] == NUMBER]
    if len(numbers) == len(cards):
        return line_of(numbers, table)
    if len(numbers) + sum(KIND[card] == RARE for card in cards) != len(cards) or len(numbers) + 1 != len(
        cards
    ):
        return 0
    return max(line_of([*numbers, (c, v)], table) for c in range(4) for v in range(1, 11))


def line_of(cards: list[tuple[int, int]], table: dict[str, int]) -> int:
    values = sorted(value for _, value in cards)
    is_flush = len({colour for colour, _ in cards}) == 1
    is_straight = values == list(range(values[0], values[0] + len(values)))
    shapes = ["flush"] * is_flush + ["straight"] * is_straight + ["both"] * (is_flush and is_straight)
    shapes += ["kind"] * (len(set(values)) == 1)
    return max((table.get(f"{shape} {len(cards)}", 0) for shape in shapes), default=0)


def random_collection(rng: random.Random, size: int) -> list[int]:
    """Some are close together in number or colour, some full of Rares, some have a card twice."""
    pool = DRAW_DECK + OWN_CARDS
    way = rng.randrange(5)
    if way == 1:
        pool = [card for card in pool if KIND[card] != NUMBER or VALUE[card] in (3, 4, 5, 6, 10)]
    elif way == 2:
        pool = [card for card in pool if KIND[card] == RARE or COLOUR[card] in (1, 3)]
    elif way == 3:
        rares = [card for card in pool if KIND[card] == RARE]
        return rares[:3] + rng.sample([card for card in pool if card not in rares], size - 3)
    elif way == 4:
        return rng.choices([card for card in pool if KIND[card] == NUMBER], k=size)
    return rng.sample(pool, size)


@pytest.mark.parametrize(
    ("kinds", "table"),
    [(SETS, TABLE), (SETS_OF_TWO, TABLE_OF_TWO), (SETS_2023, TABLE_2023)],
    ids=["more", "two", "2023"],
)
def test_the_best_sets_are_the_best(kinds: list[SetKind], table: dict[str, int]) -> None:
    """TA-COL-34, TA-GAP-25  Against a search that tries everything, for five to ten cards."""
    rng = random.Random(3)
    for _ in range(120):
        cards = random_collection(rng, rng.randint(5, 10))
        made = best_sets(cards, kinds, PRINTS)
        words = " ".join(NAMES[card] for card in cards)
        assert net(made, len(cards)) == brute_best(cards, table), words
        left = cards[:]
        for one in made:
            assert one.points == worth_of(one.cards, table), words
            for card in one.cards:
                left.remove(card)  # every card is there, and once


@pytest.mark.parametrize(("kinds", "most"), [(SETS, 200), (SETS_OF_TWO, 200), (SETS_2023, 10000)])
def test_the_search_is_short_for_a_full_collection(kinds: list[SetKind], most: int) -> None:
    """TA-COL-34  So many pairs of sets at most are looked at among 25 cards, of hundreds of sets."""
    rng = random.Random(8)
    for _ in range(40):
        found = Candidates(rng.sample(DRAW_DECK + OWN_CARDS, 25), kinds, PRINTS)
        search = CombinationSearch(found, 25, EACH_UNUSED)
        search.look(0, 0, len(found.rares), 0, 0, 0)
        assert len(found.masks) > 100
        assert len(search.reached) < most
