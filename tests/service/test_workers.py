"""Several workers over PostgreSQL: one table, its players at different workers."""

import asyncio
import json
import time

import pytest

from followsuit.service.entries import ANSWER
from service import web
from service.nursery import Nursery, Server
from service.people import BOT, ME, OPEN, Person
from service.players import Player, play_all
from service.postgres import Postgres
from service.test_nothing_is_lost import rows_of

PATIENCE = 60.0  # seconds, for a machine that has much else to do


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new_database()


def two_workers(nursery: Nursery, database: str) -> list[Server]:
    return [nursery.serve(database=database, silence=0.4) for _ in range(2)]


def begin_apart(servers: list[Server], game: str, bots: int) -> list[Player]:
    """A table begun at the first worker and joined at the second."""
    mika, noa = Person(servers[0]), Person(servers[1], "Noa")
    begun = mika.begin([ME, OPEN, *[BOT] * bots], game)
    joined = noa.join(begun["invitations"][0]["path"])
    return [
        Player(begun["table"], begun["token"], lambda: servers[0].socket_base, 1),
        Player(begun["table"], joined["token"], lambda: servers[1].socket_base, 2),
    ]


async def check_list(database: str, players: list[Player]) -> None:
    table = players[0].table
    rows = await rows_of(database, f"select * from entries where table_id = '{table}' order by seq")
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
    refs = [json.loads(row["data"]).get("ref") for row in rows if row["kind"] == ANSWER]
    own = [ref for ref in refs if ref is not None]
    assert len(own) == len(set(own))
    assert {ref for player in players for ref in player.taken} <= set(own)


@pytest.mark.parametrize("game", ["tricktakers", "trick-raiders"])
def test_players_of_one_table_at_two_workers_play_a_whole_game(
    nursery: Nursery, database: str, game: str
) -> None:
    servers = two_workers(nursery, database)
    players = begin_apart(servers, game, 2)
    asyncio.run(play_all(players, 90))
    assert players[0].outcome == players[1].outcome
    asyncio.run(check_list(database, players))
    for server in servers:
        assert server.faults() == []
        server.kill()


def test_one_worker_dies_in_the_middle_and_the_game_goes_on_at_the_other(
    nursery: Nursery, database: str
) -> None:
    """Its player turns to the other worker; that one drives the bots as well."""
    servers = two_workers(nursery, database)
    players = begin_apart(servers, "tricktakers", 2)

    async def run() -> None:
        async def kill_in_the_middle() -> None:
            while len(players[1].taken) < 5:
                await asyncio.sleep(0.005)
            servers[1].kill()
            servers[1] = servers[0]

        await asyncio.gather(play_all(players, 90), kill_in_the_middle())
        await check_list(database, players)

    asyncio.run(run())
    assert players[1].lost_lines > 0
    assert players[0].outcome == players[1].outcome
    assert servers[0].faults() == []
    servers[0].kill()


def test_bots_left_alone_by_a_dead_worker_are_driven_by_the_one_who_sees_the_table(
    nursery: Nursery, database: str
) -> None:
    """A worker dies before the bots' turn; another has to see to them."""
    first = nursery.serve(database=database, silence=0.4, bot_pause=30.0)  # its bots never get to answer
    second = nursery.serve(database=database, silence=0.4)
    begun = Person(first).begin([ME, BOT, BOT])  # all three declare at once
    with Person(second, "Noa").sit(begun["table"]) as watching:
        first.kill()
        watching.await_state(lambda state: state["view"]["to_act"] == [0])
    second.kill()


def test_what_is_said_and_who_is_there_is_known_at_the_other_worker(nursery: Nursery, database: str) -> None:
    servers = two_workers(nursery, database)
    mika, noa = Person(servers[0]), Person(servers[1], "Noa")
    begun = mika.begin([ME, OPEN, BOT])
    noa.join(begun["invitations"][0]["path"])
    with mika.sit(begun["table"]) as here:
        here.await_state(lambda state: state["table"]["seats"][1]["kind"] == "person")
        with noa.sit(begun["table"]) as there:
            here.await_state(lambda state: state["table"]["seats"][1]["online"])
            there.await_state(lambda state: state["table"]["seats"][0]["online"])
            there.say({"type": "chat", "text": "hello"})
            assert here.await_type("chat")["text"] == "hello"
            here.say({"type": "chat", "text": "hello you"})
            while there.await_type("chat")["text"] != "hello you":
                pass
        here.await_state(lambda state: not state["table"]["seats"][1]["online"])
    for server in servers:
        server.kill()


def test_a_worker_whose_database_comes_and_goes_is_not_ready(nursery: Nursery, postgres: Postgres) -> None:
    own = nursery.serve(database=postgres.new_database())
    end = time.monotonic() + PATIENCE
    while web.get(f"{own.base}/readyz").status_code != 200:  # it listens to others before long
        assert time.monotonic() < end, "it is never ready"
    name = own.settings.database.partition("@/")[2].partition("?")[0]
    postgres.call("dropdb", "-h", str(postgres.folder), "-U", "postgres", "--force", name)
    response = web.get(f"{own.base}/readyz")
    assert (response.status_code, response.json()) == (503, {"error": "The store does not answer."})
    assert web.get(f"{own.base}/healthz").status_code == 200
    body = {"game": "trick-raiders", "players": 3, "seats": [ME, BOT, BOT], "name": "Mika"}
    response = web.post(f"{own.base}/api/tables", json=body)
    assert response.status_code == 503
    assert response.json()["error"] == "Something went wrong on our side; nothing was changed."
    own.kill()
