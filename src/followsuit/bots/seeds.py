"""Seeds made from a seed: for the games of a simulation, and for the bots of a game."""

from hashlib import sha256

from followsuit.core.rng import Rng, seeded


def derived_seed(seed: int, *path: int) -> int:
    """A seed of 128 bits for this path; other paths and other seeds have nothing to do with it."""
    text = " ".join(str(number) for number in (seed, *path))
    return int.from_bytes(sha256(text.encode()).digest()[:16], "big")


def seed_of_game(seed: int, index: int) -> int:
    """The first game has the seed itself, so that any game of a simulation can be played alone."""
    return seed if index == 0 else derived_seed(seed, index)


def rng_of_bot(game_seed: int, seat: int) -> Rng:
    """Never the numbers of the table, which would tell a bot the deal."""
    return seeded(derived_seed(game_seed, 0, seat))
