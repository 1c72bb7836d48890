"""A table in 64 bits: two lanes of 32, folded word by word, the same in both builds."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.rng import MASK, mix, times


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
