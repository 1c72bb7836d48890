"""How often somebody may: a bucket that fills at a steady pace. And who counts as one."""

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

MOST_KNOWN: Final = 20_000
HOME: Final = 64  # the bits of an IPv6 address that a customer is given; the rest they choose themselves
UNKNOWN: Final = "unknown"


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


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that is written as IPv6 is the same one. None for anything else."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


@lru_cache(4096)
def network_of(text: str) -> str:
    """Whom limits count as one: an address of IPv4, or a home's share of IPv6.

    Whatever a proxy passes on that is no address is one guest too, and none of its own for each spelling.
    """
    if len(text) > 100:
        return UNKNOWN
    address = read_address(text)
    if address is None:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOME), strict=False))
    return str(address)
