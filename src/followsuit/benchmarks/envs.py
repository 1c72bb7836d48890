"""`followsuit bench --envs`: how fast the environments are, beside PettingZoo's own and beside OpenSpiel.

Every figure has the observation and the mask in it; all are taken in one run, in turns, in one process.
"""

import platform
import random
from statistics import median
from typing import Any, Final, TypedDict, cast

import numpy as np

from followsuit.benchmarks.measuring import Effort, Rates, Unit, measure, spread
from followsuit.build import is_compiled

FULL: Final = Effort(rounds=15, slice_seconds=0.2)
QUICK: Final = Effort(rounds=5, slice_seconds=0.05)

GAME: Final = "tricktakers"
PLAYERS: Final = 4
SIZES: Final = [16, 64, 256, 1024, 4096]
USUAL: Final = 64  # tables, for the figures with a target
BATCH: Final = 64  # decisions between two looks at the clock
APART: Final = 150  # steps until tables that began together stand anywhere in their games, of some 100 each

OURS: Final = "our PettingZoo environment"
SEAT: Final = "our Gymnasium environment, against random"
OH_HELL: Final = "OpenSpiel oh_hell with its information-state tensor"
THEIRS: Final = ["leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5"]

AT_LEAST_PETTINGZOO: Final = 5.0
AT_LEAST_DECISIONS: Final = 300_000.0
AT_LEAST_OH_HELL: Final = 1.0
FLAT: Final = 1.3  # how much dearer a decision may be with the most tables than with the fewest


class EnvsLine(TypedDict):
    name: str
    value: float
    unit: str
    spread: float
    target: str
    is_held: bool | None


class EnvsResult(TypedDict):
    build: str
    python: str
    machine: str
    rounds: int
    slice_seconds: float
    rates: dict[str, float]
    left_out: list[str]
    lines: list[EnvsLine]


def run(quick: bool) -> dict[str, object]:
    return run_with(QUICK if quick else FULL)


def run_with(effort: Effort) -> dict[str, object]:
    units, left_out = all_units()
    rates = measure(units, effort)
    result = EnvsResult(
        build="compiled" if is_compiled() else "interpreted",
        python=platform.python_version(),
        machine=f"{platform.system()} {platform.machine()}",
        rounds=effort.rounds,
        slice_seconds=effort.slice_seconds,
        rates={name: rates.rate(name) for name in units},
        left_out=left_out,
        lines=lines_of(rates, list(units)),
    )
    return cast(dict[str, object], result)


def all_units() -> tuple[dict[str, Unit], list[str]]:
    # First, so that what is not installed is missed before thousands of tables are set up.
    ours, seat = aec_unit(our_env()), gym_unit()
    units: dict[str, Unit] = {many_name(tables): many_unit(tables) for tables in SIZES}
    units[OURS] = ours
    units[SEAT] = seat
    left_out: list[str] = []
    for name in THEIRS:
        try:
            units[f"PettingZoo {name}"] = aec_unit(their_env(name))
        except Exception:  # what they need is another package, and not always there
            left_out.append(f"PettingZoo {name}")
    try:
        units[OH_HELL] = oh_hell_unit()
    except ImportError:
        left_out.append(OH_HELL)
    return units, left_out


def many_name(tables: int) -> str:
    return f"{tables:,} tables at once"


def many_unit(tables: int) -> Unit:
    """One step of all tables. What is chosen is drawn inside the engine, and counts as well."""
    env = games_apart(tables)
    steps = max(1, BATCH * 4 // tables)

    def step() -> int:
        for _ in range(steps):
            env.step(env.random_actions())
        return steps * tables

    return step


def games_apart(tables: int) -> Any:
    """Tables in the midst of their games.

    Thousands of them get few steps while they are measured. From the beginning on these would be the first of
    a game, the same at every table and cheaper than most; and what a table consists of would still lie
    together in memory.
    """
    from followsuit.envs.vector import vector_env

    env = vector_env(GAME, PLAYERS, tables)
    env.reset(seed=1)
    for _ in range(APART):
        env.step(env.random_actions())
    return env


def our_env() -> Any:
    from followsuit.envs.aec import aec_env

    return aec_env(GAME, PLAYERS)


def their_env(name: str) -> Any:
    from pettingzoo.env_registry.registration import make

    return make("aec", f"classic/{name}")


def aec_unit(env: Any) -> Unit:
    """The usual loop: look at what is observed, draw from the mask, step."""
    draw = random.Random(1).random
    env.reset(seed=1)

    def step() -> int:
        done = 0
        while done < BATCH:
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.reset()
                continue
            allowed = np.flatnonzero(seen["action_mask"])
            env.step(int(allowed[int(draw() * len(allowed))]))
            done += 1
        return done

    return step


def gym_unit() -> Unit:
    from followsuit.envs.gym import gym_env

    env = gym_env(GAME, PLAYERS)
    draw = random.Random(1).random
    _, first = env.reset(seed=1)
    masks = [first["action_mask"]]

    def step() -> int:
        for _ in range(BATCH):
            allowed = np.flatnonzero(masks[0])
            _, _, is_over, _, info = env.step(int(allowed[int(draw() * len(allowed))]))
            if is_over:
                _, info = env.reset()
            masks[0] = info["action_mask"]
        return BATCH

    return step


def oh_hell_unit() -> Unit:
    """A game, with the tensor of whoever is to act; chance is not counted, but paid for."""
    import pyspiel

    game = pyspiel.load_game("oh_hell")
    draw = random.Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        done = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                np.asarray(state.information_state_tensor(), np.float32)
                done += 1
            state.apply_action(actions[int(draw() * len(actions))])
        return done

    return play


def lines_of(rates: Rates, names: list[str]) -> list[EnvsLine]:
    lines: list[EnvsLine] = []
    many = many_name(USUAL)
    for name in THEIRS:
        if f"PettingZoo {name}" in names:
            times = rates.ratios(OURS, f"PettingZoo {name}")
            lines.append(line(f"{OURS} / PettingZoo {name}", times, "x", AT_LEAST_PETTINGZOO))
    lines.append(line(f"{many} / {OURS}", rates.ratios(many, OURS), "x", None))
    best = max((many_name(tables) for tables in SIZES), key=rates.rate)
    lines.append(line(f"{best}, decisions a second", rates.by_name[best], "/s", AT_LEAST_DECISIONS))
    if OH_HELL in names:
        lines.append(line(f"{many} / {OH_HELL}", rates.ratios(many, OH_HELL), "x", AT_LEAST_OH_HELL))
    dearer = rates.ratios(many_name(SIZES[0]), many_name(SIZES[-1]))
    flat = line(f"cost of a decision, {SIZES[-1]:,} tables / {SIZES[0]}", dearer, "x", None)
    flat["target"] = f"at most {FLAT:g}"
    flat["is_held"] = flat["value"] <= FLAT
    return [*lines, flat]


def line(name: str, values: list[float], unit: str, at_least: float | None) -> EnvsLine:
    value = median(values)
    return EnvsLine(
        name=name,
        value=value,
        unit=unit,
        spread=spread(values),
        target="" if at_least is None else f"at least {at_least:,g}",
        is_held=None if at_least is None else value >= at_least,
    )


def report(result: dict[str, object]) -> str:
    r = cast(EnvsResult, result)
    lines = [
        f"Follow Suit, {r['build']}. Python {r['python']}, {r['machine']}. {GAME}, {PLAYERS} players.",
        f"Medians of {r['rounds']} rounds, {r['slice_seconds']:g} s of CPU time each, on one core.",
        "",
        f"{'Decisions, with observation and mask':60}{'a second':>12}{'µs':>9}",
    ]
    for name, rate in r["rates"].items():
        lines.append(f"  {name:58}{rate:>12,.0f}{1e6 / rate:>9.2f}")
    lines += ["", f"{'Compared':86}{'':>12}{'spread':>9}  target"]
    for one in r["lines"]:
        held = "" if one["is_held"] is None else ": held" if one["is_held"] else ": MISSED"
        if r["build"] != "compiled" and held:
            held = " (compiled)"
        value = f"{one['value']:,.2f}" if one["unit"] == "x" else f"{one['value']:,.0f}"
        row = f"  {one['name']:84}{value:>10} {one['unit']:2}{100 * one['spread']:>7.1f} %"
        lines.append(f"{row}  {one['target']}{held}".rstrip())
    if r["left_out"]:
        lines += ["", f"Not installed here, so not beside it: {', '.join(r['left_out'])}."]
    return "\n".join(lines) + "\n"
