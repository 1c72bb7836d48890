"""Several cards that count as one number."""

from typing import Final

MOST: Final = 10


def value_of_sum(total: int) -> int:
    """TX-ALC-09 to TX-ALC-13, LT-HEAL-06, LT-HEAL-07, LT-ITEM-84  Above 10 only the last digit counts."""
    return total if total <= MOST else total % MOST
