"""The generator that lives on the table: the same numbers in both builds, on every machine, for ever.

It is xoshiro128++ (Blackman and Vigna), four words of 32 bits, so that it clones with the table for
the price of four assignments and needs no arithmetic beyond 64 bits.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from followsuit.core.fingerprint import mix

MASK: Final[i64] = 0xFFFFFFFF
SEED_LIMIT: Final = 2**128


@mypyc_attr(acyclic=True)
class Rng:
    """A generator of numbers by lot. `seeded` makes one; what a table draws comes from its own."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def clone(self) -> "Rng":
        """One that will draw the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)

    def next_word(self) -> i64:
        """32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        total: i64 = (a + d) & MASK
        word: i64 = ((((total << 7) & MASK) | (total >> 25)) + a) & MASK
        shifted: i64 = (b << 9) & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = ((d << 11) & MASK) | (d >> 21)
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        return word

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each exactly as likely (Lemire's multiplication)."""
        product: i64 = self.next_word() * limit
        if product & MASK < limit:
            threshold: i64 = (MASK + 1 - limit) % limit
            while product & MASK < threshold:
                product = self.next_word() * limit
        return product >> 32

    def shuffle(self, cards: list[Any]) -> None:
        """Put a list in random order, in place; every order is as likely.

        Cards are only moved here; as numbers, compiled code would make each of them anew.
        """
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            held = cards[i]
            cards[i] = cards[j]
            cards[j] = held
            i -= 1

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]


@mypyc_attr(acyclic=True)
class NoRng(Rng):
    """What a view has instead: a seed would tell the future."""

    def __init__(self) -> None:
        super().__init__(0, 0, 0, 0)

    def clone(self) -> Rng:
        return self

    def next_word(self) -> i64:
        raise AssertionError("a view has no generator: imagine a world first")


NO_RNG: Final = NoRng()


def seeded(seed: int) -> Rng:
    """A generator for any seed from 0 to 2**128 - 1; seeds that differ in one bit differ everywhere."""
    assert 0 <= seed < SEED_LIMIT
    words: list[int] = []
    mixed: i64 = 0x9E3779B9
    for i in range(8):
        mixed = mix(mixed ^ ((seed >> (32 * (i % 4))) & 0xFFFFFFFF))
        if i >= 4:
            words.append(mixed)
    words[0] |= 1  # never all zero, where the generator would stay
    rng = Rng(words[0], words[1], words[2], words[3])
    for _ in range(4):
        rng.next_word()
    return rng


def split(rng: Rng) -> Rng:
    """A fresh generator, seeded by four words of this one."""
    return Rng(rng.next_word() | 1, rng.next_word(), rng.next_word(), rng.next_word())
