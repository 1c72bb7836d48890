"""Whether enough is known: the intervals of what a study is about are as narrow as was asked for."""

import polars as pl

from followsuit.lab.estimates import DealCounts, Guess, difference_guess, share_guess
from followsuit.lab.measures import ArmGames, counts_of
from followsuit.lab.study import Study
from followsuit.registry import find_game


def is_narrow(study: Study, rows: pl.DataFrame, error: float) -> bool:
    guesses = main_guesses(study, rows, error)
    return bool(guesses) and all(
        one is not None and (one.high - one.low) / 2 <= study.narrow for one in guesses
    )


def main_guesses(study: Study, rows: pl.DataFrame, error: float) -> list[Guess | None]:
    """Shares by character, or by seat where there are none; and what each changed number does to them."""
    game = find_game(study.game)
    found: list[Guess | None] = []
    for arm in study.arms:
        base = study.base_of(arm)
        assert base is not None, "every stratum has an arm in which nothing is changed"
        games = ArmGames(game, rows.filter(pl.col("arm") == base.key))
        even = games.even()
        plain = main_shares(games)
        if arm is base:
            found += [share_guess(counts, error, even) for counts in plain.values()]
        elif arm.numbers:
            other = main_shares(ArmGames(game, rows.filter(pl.col("arm") == arm.key)))
            found += [difference_guess(other[key], plain[key], error) for key in plain if key in other]
    return found


def main_shares(games: ArmGames) -> dict[str, DealCounts]:
    kinds = games.kinds()
    frames = [games.piece_shares(kind) for kind in kinds] if kinds else [games.seat_shares()]
    return {key: counts for frame in frames for key, counts in counts_of(frame, games.deals).items()}
