"""A table in 64 bits: two lanes of 32, folded word by word, the same in both builds."""

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


def fingerprint_of(words: list[int]) -> str:
    """Sixteen hexadecimal digits that another list of words will not have."""
    left: i64 = 0x243F6A88
    right: i64 = 0x85A308D3
    for word in words:
        low: i64 = word & 0xFFFFFFFF
        high: i64 = (word >> 32) & 0xFFFFFFFF
        left = mix(left ^ low)
        right = times(right ^ low, 0x01000193) ^ left
        if high:
            left = mix(left ^ high)
            right = times(right ^ high, 0x01000193) ^ left
    return f"{int(mix(left)):08x}{int(mix(right & MASK)):08x}"


# Here, where they are called for every word: compiled code of another module would call them each time.


def mix(word: i64) -> i64:
    """Spread 32 bits over 32 bits, one to one (the finaliser of lowbias32)."""
    word = (word + 0x9E3779B9) & MASK
    word ^= word >> 16
    word = times(word, 0x7FEB352D)
    word ^= word >> 15
    word = times(word, 0x846CA68B)
    return word ^ (word >> 16)


def times(word: i64, factor: i64) -> i64:
    """The low 32 bits of the product, in halves so that it never passes 63 bits."""
    low: i64 = word * (factor & 0xFFFF)
    high: i64 = ((word * (factor >> 16)) & 0xFFFF) << 16
    return (low + high) & MASK


NAME_CODES: Final[dict[str, int]] = {}


def name_code(name: str) -> int:
    """A class's name as one word; Python's own hash differs from run to run."""
    known = NAME_CODES.get(name)
    if known is not None:
        return known
    code: i64 = len(name)
    for letter in name:
        code = mix(code ^ ord(letter))
    NAME_CODES[name] = int(code)
    return int(code)
