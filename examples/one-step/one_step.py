"""A bot that looks one step ahead, for the arena, the terminal and the browser."""

from typing import Final

from followsuit import Rng, View, WrongOption

WORLDS: Final = 4


class OneStep:
    """Tries each answer in a few imagined worlds, and takes the one after which it stands best."""

    def __init__(self, rng: Rng, worlds: int) -> None:
        self.rng = rng
        self.worlds = worlds

    def answer(self, view: View) -> int:
        offered = view.options()
        if len(offered) == 1:
            return offered[0]
        return max(sorted(offered), key=lambda pick: self.worth(view, pick))

    def worth(self, view: View, pick: int) -> float:
        worlds = [view.imagine(self.rng) for _ in range(self.worlds)]
        for world in worlds:
            world.apply(view.seat, pick)
        return sum(world.standing()[view.seat] for world in worlds)


def one_step(rng: Rng, settings: str = "") -> OneStep:
    """`one-step` looks at four worlds, `one-step:20` at twenty."""
    if not settings:
        return OneStep(rng, WORLDS)
    if not settings.isdecimal() or not 0 < int(settings) < 1000:
        raise WrongOption(f"One step is looked at in 1 to 999 worlds, not in {settings}.")
    return OneStep(rng, int(settings))
