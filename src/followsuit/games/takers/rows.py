"""What is laid out to choose from."""

from followsuit.games.takers.table import TakersTable
from followsuit.tricks.following import is_among


def drawn(t: TakersTable, numbers: list[int], count: int) -> list[int]:
    """So many of these, at random."""
    shuffled = sorted(numbers)
    t.rng.shuffle(shuffled)
    return shuffled[:count]


def new_ones_first(
    t: TakersTable, everyone: list[int], missing: list[int], last_row: list[int], size: int
) -> list[int]:
    """TA-SEL-06 to TA-SEL-09, LT-LIGHT-04 to LT-LIGHT-06  Those that were missing come first.

    The places left over are filled, at random, from those laid out before; if there are more missing than
    places, at random from them.
    """
    if not last_row:
        return drawn(t, everyone, size)
    if len(missing) >= size:
        return drawn(t, missing, size)
    rest = [number for number in last_row if not is_among(number, missing)]
    return missing + drawn(t, rest, size - len(missing))
