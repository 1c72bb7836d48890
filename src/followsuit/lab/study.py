"""A study: everything that decides which games are played, and nothing else.

Its arms are the tables it looks at. Each arm plays the same deals with the same chance for its bots, so that
what differs between two arms is what was changed.
"""

import json
from hashlib import sha256
from typing import Final, NamedTuple

from followsuit.bots.seeds import derived_seed

FORMAT: Final = 1  # of the rows; another one goes on with nothing that was kept before
QUICK_BOTS: Final = ("random", "thumb")  # whose games are over in a millisecond or two
MANY: Final = 32  # deals handed out at once where games are that quick


class Arm(NamedTuple):
    """A table as it is set up. What it is compared with has the same stratum and nothing replaced."""

    key: str  # its name within the study
    stratum: str  # players, options and bots in words; arms of one stratum are compared with each other
    players: int
    options: dict[str, int | str | bool]
    bots: list[str]
    numbers: dict[str, list[int]]  # replaced for this arm
    pick: str  # the piece that whoever chooses first in the game has to take; nothing: as they like

    def is_base(self) -> bool:
        return not self.numbers and not self.pick


class Study(NamedTuple):
    name: str
    game: str
    rules: int  # their version
    seed: int
    arms: list[Arm]
    deals: int  # at most
    narrow: float  # the width to either side at which an interval is narrow enough; 0: all deals

    def fingerprint(self) -> str:
        """Of what decides the games. How many are played is not among it."""
        facts = [FORMAT, self.game, self.rules, self.seed, [arm._asdict() for arm in self.arms]]
        return sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]

    def block(self) -> int:
        """How many deals are played, kept and lost together."""
        is_quick = all(bot in QUICK_BOTS for arm in self.arms for bot in arm.bots)
        return MANY if is_quick else 1

    def blocks(self) -> int:
        return -(-self.deals // self.block())

    def deals_of(self, block: int) -> range:
        size = self.block()
        return range(block * size, min((block + 1) * size, self.deals))

    def games_of(self, deals: int) -> int:
        return deals * sum(len(arm.bots) for arm in self.arms)

    def base_of(self, arm: Arm) -> Arm | None:
        """The arm of the same stratum in which nothing is changed."""
        return next((one for one in self.arms if one.is_base() and one.stratum == arm.stratum), None)

    def strata(self) -> list[str]:
        return list(dict.fromkeys(arm.stratum for arm in self.arms))


def seed_of_deal(study: Study, deal: int) -> int:
    """By the study and the deal alone: whoever plays it, and whenever."""
    return derived_seed(study.seed, deal)


def seed_of_bot(deal_seed: int, turn: int, seat: int) -> int:
    """The same in every arm, so that arms differ by nothing else."""
    return derived_seed(deal_seed, 1 + turn, seat)


def seating(arm: Arm, deal: int, turn: int) -> list[int]:
    """Which bot sits where: as in the arena, every bot plays every hand once over the turns of a deal."""
    return [((seat + deal) % arm.players + turn) % len(arm.bots) for seat in range(arm.players)]
