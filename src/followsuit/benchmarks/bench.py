"""`followsuit bench`: how fast every game runs in both builds, beside OpenSpiel and beside our targets.

What is measured and how to read it: docs/reference/bench.md.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final, TypedDict, cast

from followsuit.benchmarks import workloads
from followsuit.benchmarks.measuring import Effort, Rates, Unit, measure, spread
from followsuit.build import is_compiled
from followsuit.core.game import Game
from followsuit.registry import all_games

HEARTS: Game | None
try:
    from followsuit.benchmarks.beside.hearts import GAME as HEARTS
except ModuleNotFoundError:  # a published wheel has no games that only measure other projects
    HEARTS = None

FULL: Final = Effort(rounds=15, slice_seconds=0.1)
QUICK: Final = Effort(rounds=5, slice_seconds=0.02)

ANSWERS: Final = "answers"
CLONES: Final = "clones"
BRANCHES: Final = "clones with an answer"
VIEWS: Final = "views"
WORLDS: Final = "worlds"
SEARCHED: Final = "searched"
AS_PLAYED: Final = "searched as played"
KINDS: Final = [ANSWERS, CLONES, VIEWS, WORLDS, SEARCHED]  # those with a column of their own
YARDSTICK: Final = "yardstick loops"
OH_HELL: Final = "OpenSpiel oh_hell decisions"
OH_HELL_CLONES: Final = "OpenSpiel oh_hell clones"
OH_HELL_BRANCHES: Final = "OpenSpiel oh_hell clones with an action"
OH_HELL_SEARCHED: Final = "OpenSpiel oh_hell ISMCTS simulations"
OPEN_SPIEL_HEARTS: Final = "OpenSpiel hearts decisions"


class Target(TypedDict):
    """What the compiled build has to reach, on the better side of the bound, and what we hope for."""

    at_least: float | None
    at_most: float | None
    goal: float | None


NO_TARGET: Final = Target(at_least=None, at_most=None, goal=None)
HEARTS_TARGET: Final = Target(at_least=1.3, at_most=None, goal=2.5)
ANSWERS_TARGETS: Final = {
    ("kings", 4): Target(at_least=0.8, at_most=None, goal=1.2),
    ("kings-whist", 4): Target(at_least=0.8, at_most=None, goal=1.2),
    ("little-tricktakers", 4): Target(at_least=0.7, at_most=None, goal=1.2),
    ("trick-raiders", 3): Target(at_least=1.2, at_most=None, goal=2.0),
    ("trick-raiders", 4): Target(at_least=1.2, at_most=None, goal=2.0),
    ("tricktakers", 4): Target(at_least=1.0, at_most=None, goal=1.5),
    ("trickster", 5): Target(at_least=0.8, at_most=None, goal=1.2),
}
EXPANDED_PLAYERS: Final = 4
EXPANDED_TARGET: Final = Target(at_least=0.7, at_most=None, goal=1.2)
CLONE_TARGETS: Final = {
    ("trick-raiders", 3): Target(at_least=None, at_most=1.5, goal=None),
    ("trick-raiders", 4): Target(at_least=None, at_most=1.5, goal=None),
    ("tricktakers", 4): Target(at_least=None, at_most=2.5, goal=None),
}
SEARCH_TARGETS: Final = {
    ("trick-raiders", 3): Target(at_least=1.0, at_most=None, goal=None),
    ("trick-raiders", 4): Target(at_least=1.0, at_most=None, goal=None),
    ("tricktakers", 4): Target(at_least=0.7, at_most=None, goal=None),
}
WORLD_TARGETS: Final = {"trick-raiders": Target(at_least=None, at_most=5.0, goal=None)}


class Figures(TypedDict):
    """A game with one number of players: how many of each a second of CPU time brings."""

    game: str
    players: int
    per_second: dict[str, float]
    microseconds: dict[str, float]


class Gauge(TypedDict):
    """A figure with something to hold it against: a peer in the same run, or a number of microseconds."""

    name: str
    value: float
    unit: str
    spread: float
    target: Target


class Build(TypedDict):
    """All that one process measured."""

    build: str
    games: list[Figures]
    others: dict[str, float]  # per second: OpenSpiel's games and the yardstick
    gauges: list[Gauge]


class BenchResult(TypedDict):
    python: str
    machine: str
    rounds: int
    slice_seconds: float
    open_spiel: str | None
    builds: list[Build]


def run(quick: bool) -> dict[str, object]:
    """Measure everything: in this process and, if the engine is compiled here, interpreted as well."""
    return run_with(QUICK if quick else FULL)


def run_with(effort: Effort) -> dict[str, object]:
    builds = [measure_build(effort)]
    if is_compiled():
        builds.append(measure_interpreted(effort))
    result = BenchResult(
        python=platform.python_version(),
        machine=f"{platform.system()} {platform.machine()}",
        rounds=effort.rounds,
        slice_seconds=effort.slice_seconds,
        open_spiel=workloads.open_spiel_version() if workloads.has_open_spiel() else None,
        builds=builds,
    )
    return cast(dict[str, object], result)


def measure_build(effort: Effort) -> Build:
    units: dict[str, Unit] = {YARDSTICK: workloads.yardstick}
    others = [YARDSTICK]
    if workloads.has_open_spiel():
        units[OH_HELL] = workloads.open_spiel_games("oh_hell")
        states = workloads.open_spiel_pool("oh_hell")
        units[OH_HELL_CLONES] = workloads.open_spiel_clones(states)
        units[OH_HELL_BRANCHES] = workloads.open_spiel_branches(states)
        units[OH_HELL_SEARCHED] = workloads.open_spiel_searches(workloads.open_spiel_choices("oh_hell"))
        units[OPEN_SPIEL_HEARTS] = workloads.open_spiel_games("hearts")
        others += [OH_HELL, OH_HELL_CLONES, OH_HELL_BRANCHES, OH_HELL_SEARCHED, OPEN_SPIEL_HEARTS]
    games = [*all_games().values(), *([HEARTS] if HEARTS else [])]
    tables = [(game, players) for game in games for players in game.players]
    for game, players in tables:
        pool = [workloads.middle_of(game, players, seed) for seed in range(1, workloads.POOL + 1)]
        units[name_of(game, players, ANSWERS)] = workloads.whole_games(game, players)
        units[name_of(game, players, CLONES)] = workloads.clones(pool)
        units[name_of(game, players, BRANCHES)] = workloads.branches(pool)
        units[name_of(game, players, VIEWS)] = workloads.views(pool)
        units[name_of(game, players, WORLDS)] = workloads.worlds(pool)
        units[name_of(game, players, SEARCHED)] = workloads.searches(pool, is_plain=True)
        units[name_of(game, players, AS_PLAYED)] = workloads.searches(pool, is_plain=False)
    expanded = all_games()[workloads.EXPANDED]
    with_expansion = name_of(expanded, EXPANDED_PLAYERS, "answers with the expansion")
    units[with_expansion] = workloads.whole_games(expanded, EXPANDED_PLAYERS, workloads.ALL_CHARACTERS)
    rates = measure(units, effort)
    gauges: list[Gauge] = []
    for game, players in tables:
        gauges += gauges_of(game, players, rates)
    if workloads.has_open_spiel():
        times = rates.ratios(with_expansion, OH_HELL)
        gauges.append(gauge(f"{with_expansion} / oh_hell", times, "x", EXPANDED_TARGET))
    return Build(
        build="compiled" if is_compiled() else "interpreted",
        games=[figures_of(game, players, rates) for game, players in tables],
        others={name: rates.rate(name) for name in others},
        gauges=gauges,
    )


def name_of(game: Game, players: int, kind: str) -> str:
    return f"{game.id}, {players} players: {kind}"


def figures_of(game: Game, players: int, rates: Rates) -> Figures:
    per_second = {kind: rates.rate(name_of(game, players, kind)) for kind in KINDS}
    microseconds = {kind: 1e6 / rate for kind, rate in per_second.items()}
    return Figures(game=game.id, players=players, per_second=per_second, microseconds=microseconds)


def gauges_of(game: Game, players: int, rates: Rates) -> list[Gauge]:
    answers = name_of(game, players, ANSWERS)
    clones = name_of(game, players, CLONES)
    branches = name_of(game, players, BRANCHES)
    worlds = name_of(game, players, WORLDS)
    gauges: list[Gauge] = []
    if workloads.has_open_spiel() and game is HEARTS:
        times = rates.ratios(answers, OPEN_SPIEL_HEARTS)
        gauges.append(gauge(f"{answers} / OpenSpiel hearts", times, "x", HEARTS_TARGET))
    elif workloads.has_open_spiel():
        times = rates.ratios(answers, OH_HELL)
        target = ANSWERS_TARGETS.get((game.id, players), NO_TARGET)
        gauges.append(gauge(f"{answers} / oh_hell", times, "x", target))
        times = rates.ratios(OH_HELL_CLONES, clones)  # of rates, so the other way round
        target = CLONE_TARGETS.get((game.id, players), NO_TARGET)
        name = name_of(game, players, "time of a clone")
        gauges.append(gauge(f"{name} / oh_hell", times, "x", target))
        times = rates.ratios(OH_HELL_BRANCHES, branches)
        name = name_of(game, players, "time of a clone and an answer")
        gauges.append(gauge(f"{name} / oh_hell", times, "x", NO_TARGET))
        times = rates.ratios(name_of(game, players, SEARCHED), OH_HELL_SEARCHED)
        target = SEARCH_TARGETS.get((game.id, players), NO_TARGET)
        name = name_of(game, players, "worlds searched")
        gauges.append(gauge(f"{name} / oh_hell ISMCTS", times, "x", target))
        times = rates.ratios(name_of(game, players, AS_PLAYED), OH_HELL_SEARCHED)
        name = name_of(game, players, "worlds searched as played")
        gauges.append(gauge(f"{name} / oh_hell ISMCTS", times, "x", target))
    if game.id in WORLD_TARGETS:
        times = [1e6 / rate for rate in rates.by_name[worlds]]
        name = name_of(game, players, "time of a world")
        gauges.append(gauge(name, times, "µs", WORLD_TARGETS[game.id]))
    times = rates.ratios(answers, YARDSTICK)
    gauges.append(gauge(f"{answers} / yardstick", times, "x", NO_TARGET))
    return gauges


def gauge(name: str, values: list[float], unit: str, target: Target) -> Gauge:
    return Gauge(name=name, value=median(values), unit=unit, spread=spread(values), target=target)


def measure_interpreted(effort: Effort) -> Build:
    """The same in a process of its own, which finds our sources without the compiled modules."""
    package = Path(__file__).parents[1]
    with tempfile.TemporaryDirectory() as folder:
        for source in package.rglob("*.py"):
            copy = Path(folder, package.name, source.relative_to(package))
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)
        done = subprocess.run(
            [sys.executable, "-m", __name__, str(effort.rounds), str(effort.slice_seconds)],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([folder, *sys.path])},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    build = cast(Build, json.loads(done.stdout))
    assert build["build"] == "interpreted"
    return build


def report(result: dict[str, object]) -> str:
    """The result as a page of plain text."""
    r = cast(BenchResult, result)
    lines = [
        f"Follow Suit, {' and '.join(build['build'] for build in r['builds'])}. "
        f"Python {r['python']}, {r['machine']}.",
        f"Medians of {r['rounds']} rounds, {r['slice_seconds']:g} s of CPU time each.",
    ]
    for build in r["builds"]:
        lines += ["", *figure_lines(build), "", *gauge_lines(build)]
    if len(r["builds"]) > 1:
        lines += ["", *gain_lines(r["builds"][0], r["builds"][1])]
    else:
        lines += ["", f"Only the {r['builds'][0]['build']} build is here to be measured."]
    if r["open_spiel"] is None:
        lines += ["", "OpenSpiel is not installed, so nothing is beside it: pip install 'followsuit[bench]'."]
    else:
        lines += ["", f"OpenSpiel is {r['open_spiel']}, driven from Python in the same way."]
    return "\n".join(lines) + "\n"


def figure_lines(build: Build) -> list[str]:
    title = f"The engine {build['build']}"
    lines = [f"{title:30}" + "".join([f"{kind + '/s':>12}{'µs':>8}" for kind in KINDS])]
    for figures in build["games"]:
        row = f"  {figures['game'] + ', ' + str(figures['players']) + ' players':28}"
        for kind in KINDS:
            row += f"{figures['per_second'][kind]:>12,.0f}{figures['microseconds'][kind]:>8.2f}"
        lines.append(row)
    for name, rate in build["others"].items():
        lines.append(f"  {name:40}{rate:>12,.0f}{1e6 / rate:>8.2f}")
    return lines


def gauge_lines(build: Build) -> list[str]:
    lines = [f"{'Compared':78}{'':>10}{'spread':>7}  target"]
    for one in build["gauges"]:
        row = f"  {one['name']:76}{one['value']:>7.2f} {one['unit']:2}{100 * one['spread']:>5.1f} %"
        lines.append(f"{row}  {target_text(one, build['build'])}".rstrip())
    return lines


def target_text(one: Gauge, build: str) -> str:
    target = one["target"]
    if target["at_least"] is not None:
        text = f"at least {target['at_least']:g}"
        is_held = one["value"] >= target["at_least"]
    elif target["at_most"] is not None:
        text = f"at most {target['at_most']:g}"
        is_held = one["value"] <= target["at_most"]
    else:
        return ""
    if target["goal"] is not None:
        text += f", goal {target['goal']:g}"
    if build != "compiled":
        return f"{text} (compiled)"
    if target["goal"] is not None and one["value"] >= target["goal"]:
        return f"{text}: reached"
    return f"{text}: {'held' if is_held else 'MISSED'}"


def gain_lines(compiled: Build, interpreted: Build) -> list[str]:
    """What compiling brings, each build measured by the yardstick of its own run."""
    lines = ["Compiled / interpreted, answers"]
    for fast, slow in zip(compiled["games"], interpreted["games"], strict=True):
        gain = fast["per_second"][ANSWERS] / compiled["others"][YARDSTICK]
        gain /= slow["per_second"][ANSWERS] / interpreted["others"][YARDSTICK]
        lines.append(f"  {fast['game'] + ', ' + str(fast['players']) + ' players':76}{gain:>7.2f} x")
    return lines


if __name__ == "__main__":
    print(json.dumps(measure_build(Effort(int(sys.argv[1]), float(sys.argv[2])))))
