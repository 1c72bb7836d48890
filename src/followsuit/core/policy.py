"""What a game says about answers at first sight: its policy, which bots play by and searches look along.

A game names its own: `Game(policy=…)`. It looks only at what the seat it is asked for can know, so that
what it says tells nothing about hidden cards. A game without one is searched without any.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from followsuit.core.rng import Rng

if TYPE_CHECKING:
    from followsuit.core.table import Table

NO_ANSWER: Final = -1
EVEN: Final = 50  # the prior where nothing is said

# How a rollout, the rest of the part of a game that is searched, is played on.
AT_RANDOM: Final = 0
CARDS_AT_RANDOM: Final = 1  # and by the policy what is chosen, bid or declared
BY_POLICY: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Say how good answers look, by writing `priors`; the rest is for speed."""

    def __init__(self, rollouts: int = AT_RANDOM) -> None:
        # How far worlds are played on by this policy: not at all, for what is chosen, bid or declared, or
        # for cards as well. It takes time that could go to more worlds, so a game says what was measured
        # to win more in the same time.
        self.rollouts = rollouts
        self.has_priors = writes(self, "priors")
        self.has_rollout = writes(self, "rollout")

    def priors(self, t: "Table", seat: int, offered: list[int]) -> list[int]:
        """How good each of these answers looks, from 0 to 100; nothing where there is nothing to say."""
        return []

    def equivalent(self, t: "Table", seat: int, offered: list[int]) -> list[int]:
        """For each of these answers a number that it shares with those that come to the same."""
        return offered

    def rollout(self, t: "Table", seat: int, slack: int, rng: Rng) -> int:
        """What is answered in a rollout: as likely as by the priors of all that is offered, and found sooner.

        The best is taken give or take so many points; NO_ANSWER leaves it to the priors.
        """
        return NO_ANSWER

    def different(self, t: "Table", seat: int, offered: list[int]) -> list[int]:
        """One of each kind of answer, the smallest: of a set, it leaves the others to be picked after it."""
        kinds = self.equivalent(t, seat, offered)
        smallest: dict[int, int] = {}
        for i in range(len(offered)):
            known = smallest.get(kinds[i])
            if known is None or offered[i] < known:
                smallest[kinds[i]] = offered[i]
        return sorted(smallest.values())


def writes(policy: Policy, name: str) -> bool:
    """Whether its class, or one that it is made of, has written this itself."""
    own: object = getattr(type(policy), name)
    plain: object = getattr(Policy, name)
    return own is not plain


NO_POLICY: Final = Policy()
