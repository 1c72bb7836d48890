"""Where a study's sums begin and end: the fewest deals, the last look, the largest share."""

import json
import multiprocessing
import re
import signal
import sys
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import polars as pl
import pytest

from followsuit import find_game
from followsuit.arena.race import FIRST_LOOK, MOST_LOOKS
from followsuit.bots.playing import GameFailed
from followsuit.core.errors import WrongOption
from followsuit.core.event import NO_SEAT
from followsuit.lab import crews, narrow
from followsuit.lab.course import Course
from followsuit.lab.crews import Deaths, Processes, begin_worker
from followsuit.lab.drawing import curve
from followsuit.lab.estimates import FEWEST, DealCounts, Guess, difference_guess, mean_guess, share_guess
from followsuit.lab.figures import fewest_win, histogram
from followsuit.lab.narrow import is_narrow
from followsuit.lab.reading import MOST_ARMS, MOST_DEALS, study_of
from followsuit.lab.report import Report, heat, plain, signed, signed_text
from followsuit.lab.rows import StudyFolder, write_whole
from followsuit.lab.running import run
from followsuit.lab.watching import at_the_table
from lab.studies import run_in, study


def test_an_interval_takes_so_many_deals_and_no_fewer() -> None:
    def counts(deals: int) -> DealCounts:
        return DealCounts([float(deal % 2) for deal in range(deals)], [1.0] * deals)

    few, enough = counts(FEWEST - 1), counts(FEWEST)
    assert (share_guess(few, 0.05, 0.5), mean_guess(few, 0.05)) == (None, None)
    assert difference_guess(few, few, 0.05) is None
    found = (
        share_guess(enough, 0.05, 0.5),
        mean_guess(enough, 0.05),
        difference_guess(enough, enough, 0.05),
    )
    assert [guess and guess.deals for guess in found] == [FEWEST] * 3


@pytest.mark.parametrize("even", [0.0, 1.0])
def test_of_what_cannot_be_otherwise_there_is_no_interval(even: float) -> None:
    assert share_guess(DealCounts([1.0] * 20, [1.0] * 20), 0.05, even) is None


def test_what_was_never_seen_in_one_of_two_arms_is_not_compared() -> None:
    seen, never = DealCounts([1.0] * 20, [1.0] * 20), DealCounts([0.0] * 20, [0.0] * 20)
    assert difference_guess(seen, never, 0.05) is None
    assert difference_guess(never, seen, 0.05) is None


def test_after_the_last_look_there_is_no_other() -> None:
    asked: list[int] = []

    def narrow(blocks: int, error: float) -> bool:
        asked.append(blocks)
        return False

    wanted = study(narrow=0.01, deals=(FIRST_LOOK << MOST_LOOKS) + 64)
    found = Course(wanted, narrow, list(range(wanted.blocks())))
    assert found.looks == MOST_LOOKS
    assert [blocks * wanted.block() for blocks in asked] == sorted(
        {-(-(FIRST_LOOK << look) // wanted.block()) * wanted.block() for look in range(MOST_LOOKS)}
    )


def test_a_game_in_which_all_have_the_same_is_not_won_by_the_fewest() -> None:
    def won(scores: list[list[int]], places: list[list[int]]) -> bool:
        rows = pl.DataFrame({"game": range(len(scores)), "scores": scores, "places": places})
        games: Any = SimpleNamespace(rows=rows)
        return fewest_win(games)

    assert not won([[3, 3]] * 2, [[1, 1]] * 2)
    assert not won([[3, 2]] * 2, [[1, 2]] * 2)
    assert won([[3, 2]] * 2, [[2, 1]] * 2)


def test_bins_hold_all_values_and_no_other() -> None:
    assert histogram([], []) == {"first": 0, "width": 1, "all": [], "some": []}
    assert histogram([3, 3, 4], [3]) == {"first": 3, "width": 1, "all": [2, 1], "some": [1, 0]}
    sixteen = histogram(list(range(16)), [])
    assert (sixteen["width"], sixteen["all"], sixteen["some"]) == (1, [1] * 16, [])
    wide = histogram(list(range(-1, 16)), [15])
    assert (wide["first"], wide["width"]) == (-2, 2)
    assert wide["all"] == [1, *[2] * 8]
    assert wide["some"] == [0] * 8 + [1]


def test_what_lies_in_a_list_of_nobodys_belongs_to_the_table() -> None:
    game = find_game("tricktakers")
    king, hermit, ninja = list(game.pieces)[:3]

    def area(seat: int, shape: str, piece: int) -> Any:
        return SimpleNamespace(seat=seat, shape=shape, pieces=[piece])

    shown: Any = SimpleNamespace(
        areas=[
            area(NO_SEAT, "list", king),
            area(0, "list", hermit),
            area(NO_SEAT, "pile", ninja),
            SimpleNamespace(seat=NO_SEAT, shape="list", pieces=None),
        ]
    )
    assert at_the_table(game, shown) == [game.pieces[king].entry]


def test_numbers_are_as_long_as_they_tell() -> None:
    assert [plain(value) for value in (9.994, 10.0, -10.0, 0.5)] == ["9.99", "10.0", "-10.0", "0.50"]
    assert [signed(value) for value in (9.994, 10.0, -10.0)] == ["+9.99", "+10.0", "−10.0"]
    assert [signed_text(value, 1) for value in (0.04, -0.04, -0.06)] == ["0.0", "0.0", "−0.1"]


def test_a_cell_is_shaded_by_how_far_from_half_it_is() -> None:
    def cell(mean: float, verdict: str = "open") -> str:
        return heat({"mean": mean, "verdict": verdict})

    assert heat(None) == "<td></td>"
    assert cell(0.5) == '<td class="">50</td>'
    assert cell(0.75) == '<td class="m p5">75</td>'
    assert cell(1.0) == '<td class="m p5">100</td>', "no colour is stronger"
    assert cell(0.4, "below") == '<td class="l p2 clear">40▼</td>'
    assert cell(0.55, "above") == '<td class="m p1 clear">55▲</td>'


def test_places_in_a_picture_have_two_digits_and_no_more() -> None:
    lines = [{"mean": 0.1 * at, "low": 0.1 * at - 0.05, "high": 0.1 * at + 0.05} for at in range(8)]
    picture = curve(lines, 0.33)
    band, means = re.findall(r' d="M([^"]*)', picture)
    assert [point.split(",")[0] for point in means.split("L")] == [
        *("2.0", "15.71", "29.43", "43.14", "56.86", "70.57", "84.29", "98.0")
    ]
    assert [point.split(",")[0] for point in band.rstrip("Z").split("L")][8:] == [
        *("98.0", "84.29", "70.57", "56.86", "43.14", "29.43", "15.71", "2.0")
    ]


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"vary": {"players": [3, True]}}, "players are whole numbers, not True."),
        ({"vary": {"players": ["3"]}}, "players are whole numbers, not 3."),
        ({"vary": {"options": {"cheerleader": []}}}, "vary.options.cheerleader is a list of values."),
        ({"vary": {"options": {"cheerleader": True}}}, "vary.options.cheerleader is a list of values."),
        ({"bots": ["random"] * 4, "players": 3}, "There are 4 bots for 3 players."),
        ({"players": 3, "vary": {"players": [3]}}, "players stands there twice"),
        ({"bots": [3]}, "bots are named by texts, not 3."),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused(facts: dict[str, Any], said: str) -> None:
    with pytest.raises(WrongOption, match=said):
        study_of("mine", {"game": "kings", **facts}, [])


def test_as_many_bots_as_players_are_fine() -> None:
    found = study_of("mine", {"game": "kings", "players": 3, "bots": ["random", "thumb", "random"]}, [])
    assert found.arms[0].bots == ["random", "thumb", "random"]


def test_a_study_has_so_many_arms_and_deals_and_no_more() -> None:
    def of(arms: int, deals: int = 1) -> int:
        wishes = [{"ant.points": number % 100, "idle.pair": [number // 100, 5]} for number in range(arms - 1)]
        return len(study(deals=deals, what_if=wishes).arms)

    assert of(MOST_ARMS, MOST_DEALS) == MOST_ARMS == 200
    with pytest.raises(WrongOption, match="The study has 201 arms, and 200 are the most"):
        of(MOST_ARMS + 1)
    with pytest.raises(WrongOption, match="deals is a whole number"):
        of(1, MOST_DEALS + 1)


def test_two_pieces_are_enough_to_be_set_against_each_other() -> None:
    report = Report({"game": "tricktakers", "error": 0.05})
    line = {"key": "king:hermit", "mean": 0.75, "verdict": "open"}
    assert 'class="m p5">75</td>' in report.matrix([line])
    assert report.matrix([]) == ""


@pytest.mark.parametrize(
    ("guesses", "is_enough"),
    [
        ([], False),
        ([None], False),
        ([Guess(0.5, 0.4, 0.6, 1.0, 9.0, 9)], True),
        ([Guess(0.5, 0.39, 0.6, 1.0, 9.0, 9)], False),
        ([Guess(0.5, 0.45, 0.55, 1.0, 9.0, 9), None], False),
        ([Guess(0.5, 0.45, 0.55, 1.0, 9.0, 9), Guess(0.5, 0.0, 1.0, 1.0, 9.0, 9)], False),
    ],
)
def test_enough_is_known_when_every_interval_is_narrow(
    guesses: list[Guess | None], is_enough: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(narrow, "main_guesses", lambda *_: guesses)
    assert is_narrow(study(narrow=0.1), pl.DataFrame(), 0.05) == is_enough


def test_what_a_study_has_to_know_is_every_share_and_what_each_change_does(tmp_path: Path) -> None:
    wanted = study(deals=64, what_if=[{"ant.points": "+60"}], vary={"pick": ["bee"]})
    rows = run_in(tmp_path, wanted).rows
    found = narrow.main_guesses(wanted, rows, 0.05)
    assert len(found) == 12, "six characters, with and without; who picks is another matter"
    means = [round(one.mean, 2) for one in found if one is not None]
    assert sum(means[:6]) == pytest.approx(2.0, abs=0.5), "shares"
    assert max(means[6:]) > 0.2 > 0 > min(means[6:]), "differences"


# Who plays, and what is kept.


class Pool:
    """Takes blocks, and is broken when one says so."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.is_broken = False
        self.ended: list[dict[str, bool]] = []

    def submit(self, _what: object, _study: object, block: int) -> "Future[bytes]":
        if self.is_broken:
            raise BrokenProcessPool
        self.begun.append(block)
        future: Future[bytes] = Future()
        return future

    def shutdown(self, **how: bool) -> None:
        self.ended.append(how)


def processes(pools: list[Pool], monkeypatch: pytest.MonkeyPatch) -> Processes:
    waiting: Any = iter(pools)
    monkeypatch.setattr(Processes, "new_pool", lambda _: next(waiting))
    return Processes(study(deals=96), 2)


def test_blocks_that_are_played_are_handed_over_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found = processes([Pool()], monkeypatch)
    for block in (0, 1):
        found.begin(block)
    first, _ = found.playing
    first.set_result(b"rows")
    assert found.next_done() == [(0, b"rows")]
    assert list(found.playing.values()) == [1]
    found.close()


def test_when_a_process_dies_all_its_pool_had_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pools = [Pool(), Pool(), Pool()]
    found = processes(pools, monkeypatch)
    for block in (0, 1, 2):
        found.begin(block)
    first, second, _ = found.playing
    first.set_result(b"rows")
    second.set_exception(BrokenProcessPool())
    assert found.next_done() == [(0, b"rows")]
    assert pools[0].ended == [{"wait": False, "cancel_futures": True}]
    assert pools[1].begun == [1, 2]
    assert found.deaths.counts == {1: 1, 2: 1}
    pools[1].is_broken = True
    found.begin(3)
    assert pools[2].begun == [1, 2, 3]
    assert found.deaths.counts == {1: 2, 2: 2, 3: 1}
    found.close()
    assert pools[2].ended == [{"wait": False, "cancel_futures": True}]


def test_a_block_may_end_so_many_processes() -> None:
    deaths = Deaths(study(deals=96))
    for _ in range(crews.MOST_DEATHS):
        deaths.count([1])
    with pytest.raises(Exception, match="plays deals 32 to 63 of study dies, 4 times so far"):
        deaths.count([1])


def test_a_worker_leaves_ctrl_c_to_whoever_started_it(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, object]] = []
    ended: list[object] = []
    monkeypatch.setattr(signal, "signal", lambda *given: heard.append(given))
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: None)
    begin_worker()
    assert heard == [(signal.SIGINT, signal.SIG_IGN)]
    watched = SimpleNamespace(join=lambda: ended.append("watched"))
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: watched)
    monkeypatch.setattr(crews, "end_after", ended.append)
    begin_worker()
    assert ended == [watched]


class Ray(ModuleType):
    """As much of it as is asked; a task is its block."""

    class exceptions:  # noqa: N801
        class RayError(Exception): ...

        class RayTaskError(Exception):
            cause = ValueError("wrong")

    def __init__(self, cores: float) -> None:
        super().__init__("ray")
        self.cores = cores
        self.told: list[object] = []
        self.fails: dict[int, Exception] = {}

    def init(self, **how: object) -> None:
        self.told.append(how)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": self.cores} if self.cores else {}

    def put(self, what: object) -> object:
        return what

    def remote(self, **how: object) -> Any:
        self.told.append(how)
        return lambda _: SimpleNamespace(remote=self.begun)

    def begun(self, _: object, block: int) -> int:
        self.told.append(block)
        return block

    def wait(self, tasks: list[int], num_returns: int) -> tuple[list[int], list[int]]:
        return tasks[:num_returns], tasks[num_returns:]

    def get(self, task: int) -> bytes:
        if task in self.fails:
            raise self.fails.pop(task)
        return b"%d" % task

    def shutdown(self) -> None:
        self.told.append("over")


@pytest.mark.parametrize(("cores", "size"), [(3.0, 6), (0.5, 2), (0.0, 2)])
def test_a_cluster_is_handed_two_blocks_for_each_core(
    cores: float, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from followsuit.lab.on_ray import OnRay

    ray = Ray(cores)
    monkeypatch.setitem(sys.modules, "ray", ray)
    crew = OnRay(study(deals=96), 3, None)
    quietly = {"logging_level": "ERROR", "log_to_driver": False}
    assert ray.told == [
        {"num_cpus": 3, "include_dashboard": False, **quietly},
        {"num_cpus": 1, "max_retries": 0},
    ]
    assert crew.size == size
    for block in (0, 1):
        crew.begin(block)
    ray.fails[0] = Ray.exceptions.RayError()
    assert crew.next_done() == [], "its worker is gone, and it is begun again"
    assert (ray.told[2:], crew.deaths.counts) == ([0, 1, 0], {0: 1})
    assert crew.next_done() == [(1, b"1")]
    assert crew.next_done() == [(0, b"0")]
    assert crew.playing == {}
    crew.begin(2)
    ray.fails[2] = Ray.exceptions.RayTaskError()
    with pytest.raises(GameFailed, match="wrong"):
        crew.next_done()
    crew.close()
    assert ray.told[-1] == "over"
    OnRay(study(deals=96), 3, "far:1")
    assert {"address": "far:1", **quietly} in ray.told


def test_who_looks_on_is_told_from_the_beginning(tmp_path: Path) -> None:
    """How far a study is that goes on with what is there, before its first block is over."""
    wanted = study(deals=64)
    keeper = StudyFolder(tmp_path, wanted)
    told: list[tuple[int, int]] = []
    kept = keeper.open()
    result = run(
        wanted,
        keeper,
        crews.Alone(wanted),
        kept,
        lambda course: told.append((course.whole, len(course.running))),
    )
    assert result is not None
    assert told == [(0, 0), (1, 0), (2, 0)]
    again: list[int] = []
    run(wanted, keeper, crews.Alone(wanted), keeper.open(), lambda course: again.append(course.whole))
    assert again == [2]


def test_of_a_longer_study_the_blocks_beyond_are_left_alone(tmp_path: Path) -> None:
    run_in(tmp_path, study(deals=96))
    assert StudyFolder(tmp_path, study(deals=64)).open() == [0, 1]
    assert StudyFolder(tmp_path, study(deals=96)).open() == [0, 1, 2]


def test_a_file_that_cannot_be_begun_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(WrongOption, match="cannot be written: No such file"):
        write_whole(tmp_path / "nowhere" / "x.json", json.dumps({}).encode())
