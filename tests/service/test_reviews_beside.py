"""Tables keep their latency while three reviews are asked for. Measured, so only `make many` does it."""

import time

import pytest

from many import ALL
from service.nursery import Nursery, Server
from service.people import BOT, ME, Person

ANSWERS = 150
REVIEWS = 3


def finished(mika: Person) -> str:
    table = str(mika.begin([ME, BOT, BOT], "tricktakers")["table"])
    with mika.sit(table) as socket:
        socket.play_on()
    return table


def seconds_of_answers(server: Server) -> list[float]:
    """From sending an answer to hearing that it is stored, over game after game; shortest first."""
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
    return sorted(took)


@pytest.mark.skipif(not ALL, reason="a measurement: make many")
def test_tables_keep_their_latency_while_three_reviews_run(nursery: Nursery) -> None:
    server = nursery.serve(review_worlds=2000)  # so long that none is over before the measurement is
    mika = Person(server)
    tables = [finished(mika) for _ in range(REVIEWS)]
    seconds_of_answers(server)
    alone = seconds_of_answers(server)
    for table in tables:
        mika.post(f"/api/tables/{table}/review")
    while mika.get(f"/api/tables/{tables[0]}/review")["done"] == 0:
        time.sleep(0.2)
    beside = seconds_of_answers(server)
    states = [mika.get(f"/api/tables/{table}/review") for table in tables]
    assert [state["state"] for state in states] == ["waiting"] * REVIEWS
    assert [state["before"] for state in states] == [0, 1, 2]
    assert [state["done"] > 0 for state in states] == [True, False, False], "one at a time"
    for part in (0.5, 0.95):
        at = int(part * ANSWERS)
        print(f"{part:.0%}: {1000 * alone[at]:.1f} ms alone, {1000 * beside[at]:.1f} ms beside reviews")
        assert beside[at] < 1.5 * alone[at] + 0.01
    assert server.faults() == []
    server.kill()
