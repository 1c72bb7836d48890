"""Tables keep their latency while three reviews are asked for. Measured, so only `make many` does it.

By turns the process that reviews is stopped and goes on: whatever else the machine has to do meanwhile, both
halves of the measurement have met the same of it.
"""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import pytest

from many import ALL
from service.nursery import Nursery, Server
from service.people import BOT, ME, Person

TURNS = 5  # of both kinds
ANSWERS = 40  # in each
REVIEWS = 3
READS = 8


def finished(mika: Person) -> str:
    table = str(mika.begin([ME, BOT, BOT], "tricktakers")["table"])
    with mika.sit(table) as socket:
        socket.play_on()
    return table


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal() and (folder / "stat").exists():
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid:
                found += [int(folder.name), *descendants(int(folder.name))]
    return found


def the_one_that_reviews(server: Server) -> int:
    """It stands behind all others."""
    niceness = {pid: os.getpriority(os.PRIO_PROCESS, pid) for pid in descendants(server.pid)}
    return max(niceness, key=lambda pid: niceness[pid])


@contextmanager
def stopped(pid: int) -> Iterator[None]:
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def seconds_of_reading(mika: Person, path: str) -> float:
    took = []
    for _ in range(READS):
        begun = time.perf_counter()
        mika.get(path)
        took.append(time.perf_counter() - begun)
    return median(took)


def seconds_of_answers(server: Server) -> list[float]:
    """From sending an answer to hearing that it is stored, over game after game."""
    took: list[float] = []
    mika = Person(server)
    while len(took) < ANSWERS:
        with mika.sit(mika.begin([ME, BOT, BOT])["table"]) as socket:
            while socket.state["outcome"] is None and len(took) < ANSWERS:
                if not socket.state["question"]:
                    socket.await_type("state")
                    continue
                asked = socket.state["question"]["id"]
                begun = time.perf_counter()
                socket.answer(ref=asked)
                took.append(time.perf_counter() - begun)
                while (socket.state["question"] or {}).get("id") == asked:
                    socket.await_type("state")
    return took


@pytest.mark.skipif(not ALL, reason="a measurement: make many")
def test_tables_keep_their_latency_while_three_reviews_run(nursery: Nursery) -> None:
    # So long that none is over before the measurement is; and a store that takes long is waited for.
    server = nursery.serve(review_worlds=20_000, patience=60.0)
    mika = Person(server)
    tables = [finished(mika) for _ in range(REVIEWS)]
    seconds_of_answers(server)
    for table in tables:
        mika.post(f"/api/tables/{table}/review")
    while mika.get(f"/api/tables/{tables[0]}/review")["done"] == 0:
        time.sleep(0.2)
    coach = the_one_that_reviews(server)
    alone: list[float] = []
    beside: list[float] = []
    card: list[float] = []
    progress: list[float] = []
    for _ in range(TURNS):
        with stopped(coach):
            alone += seconds_of_answers(server)
        beside += seconds_of_answers(server)
        card.append(seconds_of_reading(mika, f"/api/tables/{tables[0]}"))
        progress.append(seconds_of_reading(mika, f"/api/tables/{tables[0]}/review"))
    states = [mika.get(f"/api/tables/{table}/review") for table in tables]
    assert [state["state"] for state in states] == ["waiting"] * REVIEWS
    assert [state["before"] for state in states] == [0, 1, 2]
    assert [state["done"] > 0 for state in states] == [True, False, False], "one at a time"
    alone.sort()
    beside.sort()
    for part in (0.5, 0.95):
        at = int(part * len(alone))
        print(f"{part:.0%}: {1000 * alone[at]:.1f} ms alone, {1000 * beside[at]:.1f} ms beside reviews")
        assert beside[at] < 1.5 * alone[at] + 0.01
    print(f"read: {1000 * median(progress):.1f} ms how far it is, {1000 * median(card):.1f} ms the table")
    assert median(progress) < 3 * median(card) + 0.1, "a decision takes longer than that"
    assert server.faults() == []
    server.kill()
