"""How often somebody may: a bucket that fills at a steady pace."""

import time
from collections import OrderedDict
from typing import Final

MOST_KNOWN: Final = 20_000


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now

    def take(self) -> bool:
        self.fill()
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def spend(self, amount: float) -> None:
        """Take what something has cost, which is known only afterwards; there may be a debt then."""
        self.fill()
        self.left -= amount

    def is_spent(self) -> bool:
        self.fill()
        return self.left <= 0.0


class Buckets:
    """One bucket for each address; those not seen for longest are forgotten first."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        return self.of(key).take()

    def spend(self, key: str, amount: float) -> None:
        self.of(key).spend(amount)

    def is_spent(self, key: str) -> bool:
        return self.of(key).is_spent()

    def of(self, key: str) -> Bucket:
        bucket = self.by_key.get(key)
        if bucket is None:
            bucket = self.by_key[key] = Bucket(self.per_second, self.burst)
            if len(self.by_key) > MOST_KNOWN:
                self.by_key.popitem(last=False)
        else:
            self.by_key.move_to_end(key)
        return bucket
