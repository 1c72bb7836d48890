"""The generator: the same numbers everywhere, every number as likely, every seed its own game."""

from collections import Counter

import pytest

from followsuit.core.rng import NO_RNG, SEED_LIMIT, Rng, seeded, split


def reference(words: list[int], count: int) -> list[int]:
    """xoshiro128++ as its authors define it, in plain arithmetic."""

    def rotated(word: int, by: int) -> int:
        return (word << by | word >> (32 - by)) & 0xFFFFFFFF

    state = words[:]
    out = []
    for _ in range(count):
        out.append((rotated((state[0] + state[3]) & 0xFFFFFFFF, 7) + state[0]) & 0xFFFFFFFF)
        shifted = (state[1] << 9) & 0xFFFFFFFF
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = rotated(state[3], 11)
    return out


def test_it_is_xoshiro128_plus_plus() -> None:
    rng = Rng(1, 2, 3, 4)
    drawn = [rng.next_word() for _ in range(200)]
    assert drawn == reference([1, 2, 3, 4], 200)
    assert drawn[:4] == [641, 1573767, 3222811527, 3517856514]


def test_seeds_give_the_same_numbers_in_both_builds() -> None:
    """Fixed for ever: a change here would change every recorded game."""
    first_words = [seeded(seed).next_word() for seed in (0, 1, SEED_LIMIT - 1)]
    assert first_words == [2203919609, 2245403546, 2792126008]


@pytest.mark.parametrize("bit", range(0, 128, 9))
def test_seeds_that_differ_in_one_bit_differ_everywhere(bit: int) -> None:
    one, other = seeded(0), seeded(2**bit)
    differing = sum(one.next_word() != other.next_word() for _ in range(20))
    assert differing == 20


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 7, 52, 100])
def test_below_is_even(limit: int) -> None:
    rng = seeded(limit)
    draws = 400 * limit
    counts = Counter(rng.below(limit) for _ in range(draws))
    assert set(counts) == set(range(limit))
    chi_squared = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi_squared < limit + 6 * (2 * limit) ** 0.5


def test_a_shuffle_reaches_every_order() -> None:
    rng = seeded(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(60 < count < 145 for count in orders.values())


def test_a_clone_goes_its_own_way() -> None:
    rng = seeded(9)
    copy = rng.clone()
    first = rng.next_word()
    assert copy.next_word() == first
    assert split(rng).words() != rng.words()


def test_a_view_has_no_generator() -> None:
    with pytest.raises(AssertionError, match="imagine a world first"):
        NO_RNG.below(2)


@pytest.mark.parametrize("seed", [0, 1, 7, 2**100])
def test_what_is_split_off_begins_with_the_next_four_words_and_never_with_nothing(seed: int) -> None:
    rng, same = seeded(seed), seeded(seed)
    first, *others = [same.next_word() for _ in range(4)]
    assert split(rng).words() == Rng(first | 1, *others).words()
    assert rng.words() == same.words()
