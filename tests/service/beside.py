"""How long others wait while something is done to their server, and whether that is the machine's fault.

99 % of another table's answers have to be seen within SOON. These are real seconds, and nothing is taken off
unless processes that are not ours kept the machine busy meanwhile: which is read off the system's own count
of processor time, never off how quick our server was. Only then the same is measured once more without
an attack, and others may have waited LONGER times as long as that; but never longer than LONGEST, which the
attacks that were found went far beyond. On a busy machine it is tried TRIES times: a fault shows each time.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import psutil

from service.nursery import Server
from service.people import BOT, ME, OPEN, Person
from service.players import Player

SOON = 0.25  # seconds
LONGER = 2.5
LONGEST = 2.0
TRIES = 8  # a machine with much else to do is slow now and then; who is held up waits every time
IDLE = 0.25  # of one core, for all processes but ours
WHILE = 1.5
FEWEST = 100  # answers
MOST = 60.0  # seconds more, until there are so many
TABLES = 3
Attack = Callable[[], Coroutine[Any, Any, object]]


class Timed(Player):
    """Notes how long it takes from an answer to its acknowledgement, which comes after the new state."""

    def __init__(self, *values: Any) -> None:
        super().__init__(*values)
        self.times: list[float] = []
        self.sent_at: dict[str, float] = {}

    def is_sent(self, ref: str) -> None:
        self.sent_at[ref] = time.perf_counter()

    def is_taken(self, ref: str) -> None:
        self.times.append(time.perf_counter() - self.sent_at[ref])


def new_players(server: Server) -> list[Timed]:
    """Two people at a table of their own."""
    mika, noa = Person(server), Person(server, "Noa")
    begun = mika.begin([ME, OPEN, BOT])
    joined = noa.join(begun["invitations"][0]["path"])
    return [
        Timed(begun["table"], one["token"], lambda: server.socket_base, seed)
        for seed, one in enumerate([begun, joined])
    ]


async def seen_while(server: Server, attack: Attack, seconds: float = WHILE) -> float:
    """Within how many seconds 99 % of the answers of other tables were seen while the attack ran."""
    attacking = asyncio.create_task(attack())
    players: list[Timed] = []

    async def keep_playing() -> None:
        while True:
            try:
                pair = await asyncio.to_thread(new_players, server)
            except AssertionError:  # they, too, may ask only so often for a table
                await asyncio.sleep(0.2)
                continue
            players.extend(pair)
            await asyncio.gather(*[player.play() for player in pair])

    playing = [asyncio.create_task(keep_playing()) for _ in range(TABLES)]
    end = time.monotonic() + seconds
    times: list[float] = []
    while time.monotonic() < end or len(times) < FEWEST:
        await asyncio.sleep(0.05)
        times = sorted(one for player in players for one in player.times)
        assert not any(one.done() for one in playing), playing
        assert time.monotonic() < end + MOST, f"{len(times)} answers of others were seen"
    # An answer that is still not seen counts as seen now.
    waiting = [
        time.perf_counter() - at
        for player in players
        for ref, at in player.sent_at.items()
        if ref not in player.taken and player.outcome is None
    ]
    assert not attacking.done(), attacking
    for task in (attacking, *playing):
        task.cancel()
    await asyncio.gather(attacking, *playing, return_exceptions=True)
    times = sorted(times + waiting)
    return times[len(times) * 99 // 100]


async def nothing() -> None:
    await asyncio.sleep(600)


class Others:
    """What all processes but this one and those it has started take of the processors."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.all = busy_seconds()
        self.ours = own_seconds()

    def cores(self) -> float:
        ours = own_seconds()
        others = (
            busy_seconds() - self.all - (sum(ours.values()) - sum(self.ours.get(pid, 0.0) for pid in ours))
        )
        return others / (time.monotonic() - self.began)


def busy_seconds() -> float:
    spent = psutil.cpu_times()
    return float(sum(spent) - spent.idle - getattr(spent, "iowait", 0.0) - getattr(spent, "guest", 0.0))


def own_seconds() -> dict[int, float]:
    own = psutil.Process()
    found: dict[int, float] = {}
    for process in (own, *own.children(recursive=True)):
        try:
            spent = process.cpu_times()
        except psutil.Error:
            continue
        found[process.pid] = spent.user + spent.system
    return found


def check_while(server: Server, attack: Attack, seconds: float = WHILE) -> None:
    """Others are served at once while it runs."""
    told = ""
    for _ in range(TRIES):
        others = Others()
        seen = asyncio.run(seen_while(server, attack, seconds))
        if seen < SOON:
            return
        cores = others.cores()
        assert cores > IDLE, f"others waited {seen:.2f} s, and the machine had nothing else to do"
        quiet = asyncio.run(seen_while(server, nothing))
        if seen < min(LONGEST, LONGER * quiet):
            return
        told += f"Others waited {seen:.2f} s, {quiet:.2f} s in quiet, beside {cores:.1f} busy cores. "
    raise AssertionError(told)
