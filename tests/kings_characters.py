"""Kings TrickTakers with nothing but characters: every Queen is face down and every King is played."""

from kings import Kings, Options

# What is written to use or announce what the characters face up can do, in the order of the party.
FIRST, SECOND, THIRD = "power-16", "power-32", "power-48"
WITH_CHEERLEADER: Options = {"cheerleader": True}


class Quiet(Kings):
    """A table at which only characters have something to say."""

    def __init__(
        self, players: int = 3, options: Options | None = None, seed: int = 0, **position: object
    ) -> None:
        quiet: dict[str, object] = {
            "queens": ["down"] * players,
            "kings_played": "white red blue green black",
        }
        super().__init__(players, options, seed, **{**quiet, **position})


def won_by(g: Kings) -> list[str]:
    """Of each trick so far: who won it, by which card and why."""
    return g.told("won")
