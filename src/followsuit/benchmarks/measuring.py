"""Rates that mean something on a machine that does other things as well.

Every workload runs for a short slice of CPU time, all of them in every round and each round in
another order. A figure is the median over the rounds. A ratio is taken inside each round, where both
sides met the same machine, and then its median.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

Unit = Callable[[], int]  # does some work, and says how much it was


@dataclass(frozen=True)
class Effort:
    rounds: int
    slice_seconds: float


class Rates:
    """What was done per second of CPU time: for each workload, a rate for every round."""

    def __init__(self, by_name: dict[str, list[float]]) -> None:
        self.by_name = by_name

    def rate(self, name: str) -> float:
        return median(self.by_name[name])

    def ratios(self, name: str, other: str) -> list[float]:
        return [mine / theirs for mine, theirs in zip(self.by_name[name], self.by_name[other], strict=True)]


def spread(values: list[float]) -> float:
    """How far the rounds lie apart: the median distance from the median, as a part of it."""
    middle = median(values)
    return median(abs(value - middle) for value in values) / middle


def measure(units: dict[str, Unit], effort: Effort) -> Rates:
    order = random.Random(1)
    names = list(units)
    by_name: dict[str, list[float]] = {name: [] for name in names}
    for unit in units.values():
        unit()  # so that nothing is done for the first time while the clock runs
    for _ in range(effort.rounds):
        order.shuffle(names)
        for name in names:
            by_name[name].append(rate_of(units[name], effort.slice_seconds))
    return Rates(by_name)


def rate_of(unit: Unit, seconds: float) -> float:
    done = 0
    begun = time.process_time()
    while True:
        done += unit()
        passed = time.process_time() - begun
        if passed >= seconds:
            return done / passed
