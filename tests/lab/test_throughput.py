"""How fast a study is on Ray, beside plain processes: `make many`, on a machine that does nothing else."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest

from followsuit.lab.crews import Crew, Processes
from followsuit.lab.playing import play_block
from followsuit.lab.rows import StudyFolder
from followsuit.lab.running import run
from followsuit.lab.study import Study
from lab.studies import study

MANY = os.environ.get("FOLLOWSUIT_MANY") == "1"
DEALS = 80  # of about a fifth of a second each, compiled
BEGUN = (
    20  # games played before the clock starts: workers, and what Ray runs beside them, are started by then
)
TIMES = 5  # in turns: those that were measured one after the other are held against each other


def wanted(deals: int = DEALS) -> Study:
    return study("tricktakers", bots=["search:60"], players=4, deals=deals)


def games_a_second(folder: Path, crew: Crew) -> float:
    """Once it is under way: workers that have to be started first are no part of it."""
    keeper = StudyFolder(folder, wanted())
    begun: list[tuple[float, int]] = []
    run(
        wanted(),
        keeper,
        crew,
        keeper.open(),
        lambda course: begun.append((time.perf_counter(), len(course.done))),
    )
    first = next(at for at, done in begun if done >= BEGUN)
    games = begun[-1][1] - BEGUN
    return games / (begun[-1][0] - first)


@pytest.mark.skipif(not MANY, reason="measures the machine: make many")
def test_many_games_are_played_as_fast_on_ray_as_by_processes(tmp_path: Path) -> None:
    from followsuit.lab.on_ray import OnRay

    play_block(wanted(), 0)
    crews: dict[str, Callable[[], Crew]] = {
        "processes 2": lambda: Processes(wanted(), 2),
        "ray 2": lambda: OnRay(wanted(), 2, None),
        "ray 1": lambda: OnRay(wanted(), 1, None),
    }
    each: dict[str, list[float]] = {name: [] for name in crews}
    for turn in range(TIMES):
        for name, make in crews.items():
            each[name].append(games_a_second(tmp_path / f"{name} {turn}", make()))
    print(each)
    overhead = median([plain / ray for plain, ray in zip(each["processes 2"], each["ray 2"], strict=True)])
    gain = median([two / one for two, one in zip(each["ray 2"], each["ray 1"], strict=True)])
    print(f"plain processes {overhead:.3f} times as fast, two workers {gain:.2f} times one")
    if (os.cpu_count() or 1) < 2 or os.getloadavg()[0] > 4:
        pytest.skip(f"The machine is busy with other things: {each}")
    assert gain >= 1.8
    assert overhead <= 1.1
