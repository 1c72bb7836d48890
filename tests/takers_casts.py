"""Casts drawn at random from all fifteen characters, for every number of players and way of selecting."""

import random

from followsuit.games.tricktakers.roster import CHARACTERS, key_of

Options = dict[str, int | str | bool]
NAMES = [key_of(character.name) for character in CHARACTERS if character.code[-1] in "ABCD"]
EXPANSION = [key_of(character.name) for character in CHARACTERS if character.is_of_expansion]
MODES = ["all_star", "shuffle", "draft"]
VARIANTS: list[Options] = [
    {},
    {"discards": "face_up"},
    {"vp350": False},
    {"tasks_2023": True, "collector_2023": True, "ruler_2023": True},
    {"berserker_renewal": "own_deck", "collector_grouping": "by_hand"},
    {"points_win": True},
    {"resistance_variant_3p": True},
]


def least(players: int, mode: str) -> int:
    """TX-GEN-03  How many characters the way of selecting needs."""
    if players == 2:
        return 2
    return {"all_star": players, "shuffle": players + 1, "draft": 3 * players}[mode]


def drawn(players: int, seed: int) -> Options:
    """A cast with one of the expansion at least, a way of selecting, and now and then a variant."""
    draw = random.Random(1000 * seed + players)
    mode = MODES[seed % len(MODES)]
    size = draw.randint(least(players, mode), len(NAMES))
    cast = draw.sample(NAMES, size)
    if not set(cast) & set(EXPANSION):
        cast[0] = draw.choice(EXPANSION)
    variant = dict(VARIANTS[seed // len(MODES) % len(VARIANTS)])
    options: Options = {"characters": ",".join(cast)}
    if "collector" not in cast:
        variant.pop("collector_grouping", None)
        variant.pop("collector_2023", None)
    if "ruler" not in cast:
        variant.pop("ruler_2023", None)
        variant.pop("tasks_2023", None)
    if players == 2:
        options["two_player_mode"] = "drafted"
        return options | {
            name: value for name, value in variant.items() if name in ("discards", "tasks_2023")
        }
    options["selection_mode"] = mode
    if players != 3 or "resistance" not in cast:
        variant.pop("resistance_variant_3p", None)
    if players == 3:
        variant.pop("points_win", None)
    return options | variant
