"""What is planted is found, and where nothing is planted about as much is found as is said."""

import os
from pathlib import Path

import polars as pl

from followsuit.lab.crews import block_rows
from followsuit.lab.figures import share_lines
from followsuit.lab.measures import ArmGames
from lab.fair import FAIR
from lab.studies import figures, line, study

MANY = os.environ.get("FOLLOWSUIT_MANY") == "1"
STUDIES = 200


def test_thirty_points_for_one_character_are_found_with_their_interval(tmp_path: Path) -> None:
    found = figures(tmp_path / "study", study(deals=192, what_if=[{"ant.points": "+30"}]))
    [stratum] = found["strata"]
    [what_if] = stratum["what_if"]
    points = line(what_if["points"]["character"], "ant")
    # Whoever is the ant has 30 more, and the average of the three it is measured by has 10 more.
    assert points["low"] <= 20 <= points["high"]
    assert points["verdict"] == "above"
    share = line(what_if["shares"]["character"], "ant")
    # Of two others and their lots it beats more: 0.33 becomes 0.67 - 0.004.
    assert share["low"] <= 0.3281 <= share["high"]
    assert 0 < share["high"] - share["low"] < 0.25
    assert share["verdict"] == "above"
    assert {one["verdict"] for one in what_if["shares"]["character"] if one["key"] != "ant"} <= {
        "below",
        "open",
    }


def test_a_number_that_does_nothing_does_exactly_nothing(tmp_path: Path) -> None:
    """The same deals and the same chance for the bots: nothing is left that could differ."""
    found = figures(tmp_path / "study", study(deals=32, what_if=[{"idle.pair": [3, 4]}]))
    [what_if] = found["strata"][0]["what_if"]
    for one in [*what_if["shares"]["character"], *what_if["points"]["character"], *what_if["game"]]:
        assert (one["mean"], one["low"], one["high"], one["verdict"]) == (0, 0, 0, "open")


def says_so(seed: int, deals: int) -> tuple[bool, int]:
    """Whether a study of a fair game calls any character unfair; and how many intervals miss the truth."""
    wanted = study(seed=seed, deals=deals)
    frames = [pl.read_parquet(block_rows(wanted, block)) for block in range(wanted.blocks())]
    games = ArmGames(FAIR, pl.concat(frames))
    lines = share_lines(games.piece_shares("character"), games, 0.05, games.even())
    missed = sum(not one["low"] <= games.even() <= one["high"] for one in lines)
    return any(one["verdict"] != "open" for one in lines), missed


def test_without_a_plant_of_many_games_about_one_study_in_twenty_says_so() -> None:
    deals = 512 if MANY else 64
    found = [says_so(seed, deals) for seed in range(STUDIES)]
    # Of 200 with 5 % each, more than 19 are seen once in 150 times; none at all, never.
    assert 1 <= sum(said for said, _ in found) <= 19
    # And single intervals, which are not corrected, miss in 5 % of 1200; less where there are few deals.
    assert 24 <= sum(missed for _, missed in found) <= 85
