"""Named splits of characters and heroes into seen and unseen ones: the held-out-character benchmark.

A policy is trained on tables of the seen half alone. Then it plays at tables of either half, from every seat
of every deal, against bots of the house; the deals are the same for everybody who is measured.
docs/reference/environments.md has the protocol and what has been measured.
"""

from typing import Final, NamedTuple

from followsuit.core.errors import WrongOption
from followsuit.envs.playing import Options


class Split(NamedTuple):
    game: str
    players: int
    seen: tuple[Options, ...]  # the tables to train on
    unseen: tuple[Options, ...]  # the tables that come as a surprise


def characters(*names: str) -> Options:
    return {"characters": ",".join(names)}


def deck(*heroes: str) -> Options:
    sets = "base,grand_gambit,limited"
    return {"sets": sets, "deck_mode": "custom", "heroes": ",".join(heroes)}


SPLITS: Final[dict[str, Split]] = {
    "tricktakers-five-unseen": Split(
        "tricktakers",
        4,
        (
            characters(
                "king",
                "strategist",
                "gambler",
                "ninja",
                "resistance",
                "adventurer",
                "alchemist",
                "time-traveler",
                "berserker",
                "ruler",
            ),
        ),
        (characters("summoner", "samurai", "hermit", "collector", "phantom-thief"),),
    ),
    "trickster-seven-unseen": Split(
        "trickster",
        4,
        (
            deck("archivist", "brigand", "explorer", "guard", "magician", "peddler", "soldier"),
            deck("doctor", "inventor", "nomad", "revolutionary", "scavenger", "scion", "witness"),
        ),
        (deck("general", "hunter", "noble", "saint", "shaman", "smuggler", "vigilante"),),
    ),
}


def split_named(name: str) -> Split:
    if name not in SPLITS:
        raise WrongOption(f"There is no split {name}. There are: {', '.join(SPLITS)}.")
    return SPLITS[name]
