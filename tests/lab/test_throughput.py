"""How fast a study is on Ray, beside plain processes: `make many`, on a machine that does nothing else."""

import os
import time
from pathlib import Path

import pytest

from followsuit.lab.crews import Crew, Processes
from followsuit.lab.playing import play_block
from followsuit.lab.rows import Keeper
from followsuit.lab.running import run
from followsuit.lab.study import Study
from lab.studies import study

MANY = os.environ.get("FOLLOWSUIT_MANY") == "1"
DEALS = 60  # of about a fifth of a second each, compiled


def wanted(deals: int = DEALS) -> Study:
    return study("tricktakers", bots=["search:60"], players=4, deals=deals)


def games_a_second(folder: Path, crew: Crew) -> float:
    """Once it is under way: workers that have to be started first are no part of it."""
    keeper = Keeper(folder, wanted())
    begun: list[tuple[float, int]] = []
    run(
        wanted(),
        keeper,
        crew,
        keeper.open(),
        lambda course: begun.append((time.perf_counter(), len(course.done))),
    )
    first = next(at for at, done in begun if done >= 6)
    games = begun[-1][1] - 6
    return games / (begun[-1][0] - first)


@pytest.mark.skipif(not MANY, reason="measures the machine: make many")
def test_many_games_are_played_as_fast_on_ray_as_by_processes(tmp_path: Path) -> None:
    from followsuit.lab.on_ray import OnRay

    play_block(wanted(), 0)
    rates = {
        f"{name} {size}": games_a_second(tmp_path / f"{name}{size}", make(size))
        for size in (1, 2)
        for name, make in (
            ("processes", lambda size: Processes(wanted(), size)),
            ("ray", lambda size: OnRay(wanted(), size, None)),
        )
    }
    print(rates)
    if (os.cpu_count() or 1) < 2 or os.getloadavg()[0] > 4:
        pytest.skip(f"The machine is busy with other things: {rates}")
    assert rates["ray 2"] >= 1.8 * rates["ray 1"]
    assert rates["ray 2"] >= 0.9 * rates["processes 2"]
