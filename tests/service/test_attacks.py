"""While one guest does what costs most, within all limits, others are served. `make many` tries it."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from followsuit.service.settings import Limits
from many import ALL
from service.beside import check_while
from service.nursery import Nursery, Server
from service.people import BOT, ME, Person

SECONDS = 8.0
NORMAL = replace(Limits(), sockets_per_address=10_000)

Attack = Callable[[Server, float], Awaitable[list[str]]]


async def hear_news_again(server: Server, end: float) -> list[str]:
    """Ten sockets that have everything told again as often as they may."""
    mika = Person(server)
    begun = mika.begin([ME, BOT, BOT], "kings")
    sentences: list[str] = []
    await asyncio.to_thread(play_on, mika, begun["table"])

    async def again() -> None:
        while time.monotonic() < end:
            address = f"{server.socket_base}/api/tables/{begun['table']}/socket"
            async with connect(address, compression=None, max_size=None) as line:
                while time.monotonic() < end:
                    await line.send('{"type":"hello","since":0}')
                    try:
                        message = json.loads(await line.recv())
                    except Exception:
                        break
                    if message["type"] == "error":
                        sentences.append(message["sentence"])
                        await asyncio.sleep(0.1)

    await asyncio.gather(*[again() for _ in range(10)], return_exceptions=True)
    return sentences


def play_on(person: Person, table: str) -> None:
    with person.sit(table) as socket:
        socket.play_on()


async def pick_and_take_back(server: Server, end: float) -> list[str]:
    """Picking and taking back as fast as allowed, at one table after the other."""
    sentences: list[str] = []

    def at_one_table() -> None:
        mika = Person(server)
        with mika.sit(mika.begin([ME, BOT, BOT])["table"]) as socket:
            while time.monotonic() < end:
                question = socket.asked()
                pick = next(option["pick"] for option in question["options"] if option["pick"] != "done")
                if socket.answer(pick)["type"] != "taken":
                    time.sleep(0.1)
                socket.say({"type": "undo"})
                message = socket.await_type("state", "error")
                if message["type"] == "error":
                    sentences.append(message["sentence"])
                    if len(sentences) > 3:
                        return

    await asyncio.to_thread(at_one_table)
    return sentences


@pytest.mark.skipif(not ALL, reason="it takes a while")
@pytest.mark.parametrize("attack", [hear_news_again, pick_and_take_back])
def test_others_are_served_over_many_games(nursery: Nursery, attack: Attack) -> None:
    server = nursery.serve(limits=NORMAL)
    end = time.monotonic() + SECONDS
    sentences: list[str] = []

    async def attacking() -> None:
        sentences.extend(await attack(server, end))
        await asyncio.sleep(600)

    check_while(server, attacking, SECONDS)
    assert set(sentences) <= {
        "You have had a lot told again; wait a moment.",
        "Too many messages; wait a moment.",
        "Enough has been taken back at this table; from now on answers stand.",
    }
    assert sentences
    server.kill()
