"""One study, however it was played: alone, by processes, broken off, with a worker killed, on Ray."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from followsuit.lab.course import Course
from followsuit.lab.crews import Alone, Processes
from followsuit.lab.figures import figures_of
from followsuit.lab.playing import GameFailed
from followsuit.lab.rows import Keeper
from followsuit.lab.running import run
from followsuit.lab.study import Study
from lab.studies import run_in, study

MANY = os.environ.get("FOLLOWSUIT_MANY") == "1"


def wanted(deals: int = 8) -> Study:
    """A block for every deal, so that there is something to break off."""
    return study("trick-raiders", bots=["search:2", "random"], deals=deals, vary={"players": [3]})


def whole(folder: Path, of: Study) -> tuple[bytes, str]:
    """All rows as they lie on the disk, and the figures."""
    found = run_in(folder, of)
    return (folder / "rows.parquet").read_bytes(), json.dumps(figures_of(of, found))


@pytest.fixture(scope="module")
def at_one_go(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    return whole(tmp_path_factory.mktemp("alone") / "study", wanted())


class BreaksOff(Alone):
    """Somebody presses Ctrl-C in the third block."""

    def next_done(self) -> list[tuple[int, bytes]]:
        if self.waiting[0] == 2:
            raise KeyboardInterrupt
        return super().next_done()


def test_broken_off_and_gone_on_with(tmp_path: Path, at_one_go: tuple[bytes, str]) -> None:
    keeper = Keeper(tmp_path, wanted())
    with pytest.raises(KeyboardInterrupt):
        run(wanted(), keeper, BreaksOff(wanted()), keeper.open(), lambda course: None)
    assert not (tmp_path / "rows.parquet").exists()
    assert keeper.open() == [0, 1]
    assert whole(tmp_path, wanted()) == at_one_go


class Backwards(Alone):
    """The last block that was begun is over first."""

    def __init__(self, study: Study) -> None:
        super().__init__(study)
        self.size = 5

    def next_done(self) -> list[tuple[int, bytes]]:
        self.waiting.reverse()
        done = super().next_done()
        self.waiting.reverse()
        return done


def test_in_whatever_order_blocks_come(tmp_path: Path, at_one_go: tuple[bytes, str]) -> None:
    run_in(tmp_path, wanted(), Backwards(wanted()))
    assert whole(tmp_path, wanted()) == at_one_go


class Kills(Processes):
    """A process dies while it plays."""

    killed = 0

    def next_done(self) -> list[tuple[int, bytes]]:
        found = super().next_done()
        if found and not self.killed:
            self.killed = psutil.Process().children()[-1].pid
            os.kill(self.killed, signal.SIGKILL)
        return found


def test_by_processes_one_of_which_is_killed(tmp_path: Path, at_one_go: tuple[bytes, str]) -> None:
    crew = Kills(wanted(), 2)
    run_in(tmp_path, wanted(), crew)
    assert crew.killed
    assert whole(tmp_path, wanted()) == at_one_go


def test_a_block_that_ends_every_process_is_not_tried_for_ever() -> None:
    deaths = Processes(wanted(), 1).deaths
    for _ in range(3):
        deaths.count([4])
    with pytest.raises(GameFailed, match=r"deals 4 to 4 of study dies, 4 times"):
        deaths.count([4])


def test_more_deals_go_on_from_those_that_are_there(tmp_path: Path, at_one_go: tuple[bytes, str]) -> None:
    run_in(tmp_path, wanted(5))
    assert Keeper(tmp_path, wanted()).open() == [0, 1, 2, 3, 4]
    assert whole(tmp_path, wanted()) == at_one_go


def test_the_command_killed_without_warning_and_begun_again(tmp_path: Path) -> None:
    """kill -9 in the middle: what is there is whole, and the next run ends with the same bytes."""
    file = tmp_path / "mine.toml"
    file.write_text("game = 'trick-raiders'\nplayers = 3\nbots = ['search:2']\ndeals = 8\n")
    command = [sys.executable, "-m", "followsuit", "lab", "run", str(file), "--processes", "1"]
    begun = subprocess.Popen([*command, "--out", str(tmp_path / "killed")])
    blocks = tmp_path / "killed" / "blocks"
    while begun.poll() is None and len(list(blocks.glob("*.parquet"))) < 2:
        time.sleep(0.02)
    begun.kill()
    begun.wait()
    for name in ("killed", "whole"):
        subprocess.run([*command, "--out", str(tmp_path / name)], check=True, stdout=subprocess.DEVNULL)
    for file_name in ("rows.parquet", "figures.json", "report.html"):
        assert (tmp_path / "killed" / file_name).read_bytes() == (tmp_path / "whole" / file_name).read_bytes()


def test_on_ray_with_a_worker_killed(tmp_path: Path, at_one_go: tuple[bytes, str]) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    from followsuit.lab.on_ray import OnRay

    class KillsOnRay(OnRay):
        killed = 0

        def next_done(self) -> list[tuple[int, bytes]]:
            found = super().next_done()
            if found and not self.killed:
                workers = [
                    one
                    for one in psutil.Process().children(recursive=True)
                    if one.name().startswith("ray::block_rows")
                ]
                if workers:
                    self.killed = workers[0].pid
                    os.kill(self.killed, signal.SIGKILL)
            return found

    crew = KillsOnRay(wanted(), 2, None)
    run_in(tmp_path, wanted(), crew)
    assert crew.killed
    assert whole(tmp_path, wanted()) == at_one_go


def test_looks_are_where_they_are_whoever_played(tmp_path: Path) -> None:
    looked: list[tuple[int, float]] = []

    def is_narrow(blocks: int, error: float) -> bool:
        looked.append((blocks, error))
        return blocks >= 48

    course = Course(wanted(100)._replace(narrow=0.1), is_narrow, [])
    for block in [*range(20, 60), *range(20)]:
        course.take(block)
    assert looked == [(12, 0.002), (24, 0.002), (48, 0.002)]
    assert (course.whole, course.deals(), course.error) == (48, 48, 0.002)
    assert course.next_block() is None
    plain = Course(wanted(10), is_narrow, list(range(10)))
    assert (plain.is_over(), plain.error) == (True, 0.05)
