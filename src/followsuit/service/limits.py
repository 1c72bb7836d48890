"""How often somebody may: a bucket that fills at a steady pace."""

import time
from collections import OrderedDict
from typing import Final

MOST_KNOWN: Final = 20_000


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """One bucket for each address; those not seen for longest are forgotten first."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.by_key.get(key)
        if bucket is None:
            bucket = self.by_key[key] = Bucket(self.per_second, self.burst)
            if len(self.by_key) > MOST_KNOWN:
                self.by_key.popitem(last=False)
        else:
            self.by_key.move_to_end(key)
        return bucket.take()
