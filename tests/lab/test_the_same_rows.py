"""One study, however it was played: alone, by processes, broken off, with a worker killed, on Ray."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import psutil
import pytest

from followsuit.bots.playing import GameFailed
from followsuit.core.errors import WrongOption
from followsuit.lab.course import Course
from followsuit.lab.crews import Alone, Processes, block_rows
from followsuit.lab.figures import figures_of
from followsuit.lab.rows import StudyFolder
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
    keeper = StudyFolder(tmp_path, wanted())
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
    assert StudyFolder(tmp_path, wanted()).open() == [0, 1, 2, 3, 4]
    assert whole(tmp_path, wanted()) == at_one_go


def test_the_command_killed_without_warning_and_begun_again(tmp_path: Path) -> None:
    """kill -9 in the middle: what is there is whole, and the next run ends with the same bytes."""
    file = tmp_path / "mine.toml"
    file.write_text("game = 'trick-raiders'\nplayers = 3\nbots = ['search:2']\ndeals = 8\n")
    command = [sys.executable, "-m", "followsuit", "lab", "run", str(file), "--processes", "1"]
    code = (
        "import os, signal\n"
        "from followsuit.command import main\n"
        "from followsuit.lab.rows import StudyFolder\n"
        "keep = StudyFolder.keep\n"
        "def keep_and_die(self, block, rows):\n"
        "    keep(self, block, rows)\n"
        "    if block == 1:\n"
        "        os.kill(os.getpid(), signal.SIGKILL)\n"
        "StudyFolder.keep = keep_and_die\n"
        "main()\n"
    )
    dying = [sys.executable, "-c", code, *command[3:], "--out", str(tmp_path / "killed")]
    assert subprocess.run(dying).returncode == -signal.SIGKILL
    assert len(list((tmp_path / "killed" / "blocks").iterdir())) == 2
    for name in ("killed", "whole"):
        subprocess.run([*command, "--out", str(tmp_path / name)], check=True, stdout=subprocess.DEVNULL)
    for file_name in ("rows.parquet", "figures.json", "report.html"):
        assert (tmp_path / "killed" / file_name).read_bytes() == (tmp_path / "whole" / file_name).read_bytes()


@pytest.mark.skipif(not MANY, reason="Ray takes many seconds to start: make many")
def test_many_games_on_ray_with_a_worker_killed(tmp_path: Path, at_one_go: tuple[bytes, str]) -> None:
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


class Task:
    """One of a Ray that is made up."""

    def __init__(self, block: int) -> None:
        self.block = block


class MadeUpRay(ModuleType):
    """Plays at once, and loses what it is told to lose."""

    def __init__(self, lost: list[int]) -> None:
        super().__init__("ray")
        self.lost = lost
        self.exceptions = ModuleType("ray.exceptions")
        self.exceptions.__dict__["RayError"] = type("RayError", (Exception,), {})
        self.exceptions.__dict__["RayTaskError"] = type("RayTaskError", (self.exceptions.RayError,), {})
        self.begun: list[int] = []

    def init(self, **wishes: Any) -> None:
        if wishes.get("address") == "nowhere:1":
            raise ConnectionError("nobody listens")

    def shutdown(self) -> None:
        pass

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def put(self, study: Study) -> Study:
        self.study = study
        return study

    def remote(self, **wishes: Any) -> Any:
        return lambda deed: SimpleNamespace(remote=lambda study, block: self.begin(block))

    def begin(self, block: int) -> Task:
        self.begun.append(block)
        return Task(block)

    def wait(self, tasks: list[Task], num_returns: int) -> tuple[list[Task], list[Task]]:
        return tasks[-1:], tasks[:-1]

    def get(self, task: Task) -> bytes:
        if task.block in self.lost:
            self.lost.remove(task.block)
            raise self.exceptions.RayError
        return block_rows(self.study, task.block)


def test_what_ray_loses_is_begun_again(
    tmp_path: Path, at_one_go: tuple[bytes, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real one is for `make many`."""
    from followsuit.lab.on_ray import OnRay

    made_up = MadeUpRay([5, 5, 0])
    monkeypatch.setitem(sys.modules, "ray", made_up)
    run_in(tmp_path, wanted(), OnRay(wanted(), 2, None))
    assert sorted(made_up.begun) == [0, 0, 1, 2, 3, 4, 5, 5, 5, 6, 7]
    assert whole(tmp_path, wanted()) == at_one_go


def test_a_cluster_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    from followsuit.lab.on_ray import OnRay

    monkeypatch.setitem(sys.modules, "ray", MadeUpRay([]))
    with pytest.raises(WrongOption, match="Ray does not answer at nowhere:1: nobody listens"):
        OnRay(wanted(), 2, "nowhere:1")


def test_a_worker_on_ray_that_dies_again_and_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from followsuit.lab.on_ray import OnRay

    monkeypatch.setitem(sys.modules, "ray", MadeUpRay([3] * 9))
    with pytest.raises(GameFailed, match="deals 3 to 3 of study dies"):
        run_in(tmp_path, wanted(), OnRay(wanted(), 2, None))


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
