"""One guest cannot hurt the others: while each of these attacks runs, another table is answered at once.

The attacker is told so in one sentence.
"""

import asyncio
import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from followsuit.service.entries import ANSWER, UNDO
from followsuit.service.settings import Limits
from service import web
from service.beside import check_while
from service.nursery import FREE, Nursery, Server
from service.people import BOT, ME, Person, Socket

LINES = "Too many connections from your network; close some of them."


@pytest.fixture(scope="module")
def server(nursery: Nursery) -> Iterator[Server]:
    """With the usual limits of connections, but shorter times; requests are not the matter here."""
    limits = Limits()
    bounded = replace(
        FREE,
        lines_per_address=limits.lines_per_address,
        watchers_per_table=limits.watchers_per_table,
        sockets_per_seat=limits.sockets_per_seat,
        head_seconds=1.0,
        body_seconds=1.0,
        unread_seconds=1.0,
    )
    server = nursery.serve(limits=bounded, keep_rooms=0.0)
    yield server
    assert server.faults() == []
    server.kill()


# A table that takes long to read.


def poison(server: Server, pairs: int = 2000) -> str:
    """A table with a list that is far too long, from before there was a limit: picked and taken back."""
    mika = Person(server)
    table: str = mika.begin([ME, BOT, BOT])["table"]
    with mika.sit(table) as own:
        picks = [option["pick"] for option in own.asked()["options"]]
        own.await_state(lambda state: state["view"]["to_act"] == [0])
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///"), timeout=20) as database:
        query = "select max(seq), count(pick) filter (where kind = ?) from entries where table_id = ?"
        last, given = database.execute(query, [ANSWER, table]).fetchone()
        rows = []
        for seq in range(last + 1, last + 2 * pairs, 2):
            rows.append([table, seq, ANSWER, 0, picks[0], "{}"])
            rows.append([table, seq + 1, UNDO, 0, "", json.dumps({"keep": given})])
        columns = "table_id, seq, kind, seat, pick, data, worker, at"
        database.executemany(f"insert into entries ({columns}) values (?, ?, ?, ?, ?, ?, '', 0)", rows)
    return table


def test_a_poisoned_table_is_read_again_and_again_and_holds_up_nobody(server: Server) -> None:
    """Nobody is there, so it is forgotten as soon as it has been read."""
    table = poison(server)
    read: list[float] = []

    async def attack() -> None:
        async with web.AsyncClient(base_url=server.base, timeout=60) as client:
            while True:
                begun = time.monotonic()
                response = await client.get(f"/api/tables/{table}")
                assert response.status_code == 200
                read.append(time.monotonic() - begun)

    async def attack_by_four() -> None:
        await asyncio.gather(*[attack() for _ in range(4)])

    check_while(server, attack_by_four)
    # Beside one that somebody else's reading had brought into memory a moment before.
    assert max(read) > 5 * min(read), "it was kept in memory, or was no trouble to read"


# Connections that ask nothing.


def half_open(server: Server, first: bytes = b"") -> socket.socket:
    """From another address than everybody else's."""
    place = (server.settings.host, server.settings.port)
    line = socket.create_connection(place, 5, source_address=("127.0.0.2", 0))
    line.sendall(first)
    return line


def heard(line: socket.socket) -> bytes:
    """All that is said before the other side hangs up."""
    line.settimeout(8)
    said = b""
    try:
        while part := line.recv(4096):
            said += part
    except ConnectionResetError:
        pass
    return said


def test_a_thousand_half_open_connections_shut_nobody_out(server: Server) -> None:
    """As many as the limit wait; the others are told why not, and are gone."""
    lines: list[socket.socket] = []

    async def attack() -> None:
        while True:
            line = await asyncio.to_thread(half_open, server)
            lines.append(line)
            if len(lines) > 1007:
                lines.pop(0).close()
            await asyncio.sleep(0.003)

    try:
        check_while(server, attack)
        assert len(lines) > Limits().lines_per_address
        told = [heard(line) for line in lines]
        assert any(b" 429 " in one and LINES.encode() in one for one in told)
    finally:
        for line in lines:
            line.close()


SLOW = {
    "nothing": b"",
    "half a line": b"GET /heal",
    "half a head": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{",
}


@pytest.mark.parametrize("first", SLOW.values(), ids=SLOW)
@pytest.mark.parametrize("trickles", [False, True], ids=["waits", "trickles"])
def test_a_request_that_never_comes_to_its_end_is_given_up(
    server: Server, first: bytes, trickles: bool
) -> None:
    """Byte by byte does not help."""
    begun = time.monotonic()
    with half_open(server, first) as line:
        if trickles:
            line.settimeout(0.2)
            said = b""
            while time.monotonic() - begun < 4 and not said:
                try:
                    line.sendall(b"x" if b"\r\n\r\n" in first else b"G" if first == b"" else b"\r\nA: b"[:1])
                    said = line.recv(4096)
                    break
                except TimeoutError:
                    continue
                except (ConnectionResetError, BrokenPipeError):
                    break
        else:
            said = heard(line)
        assert time.monotonic() - begun < 4
    if not trickles:
        assert b" 408 " in said
        assert b"That took too long to arrive; send it again." in said


def test_a_slow_request_after_a_good_one_is_given_up_too(server: Server) -> None:
    good = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with half_open(server, good) as line:
        line.settimeout(5)
        assert b" 200 " in line.recv(4096)
        line.sendall(good[:20])
        assert b" 408 " in heard(line)


def test_somebody_who_reads_nothing_is_hung_up_on(server: Server) -> None:
    """Requests one after the other, and no answer is ever taken."""
    ask = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((server.settings.host, server.settings.port))
    line.settimeout(0.5)
    end = time.monotonic() + 15
    hung_up = False
    while not hung_up and time.monotonic() < end:
        try:
            line.sendall(ask * 20)
        except TimeoutError:
            continue
        except (ConnectionResetError, BrokenPipeError):
            hung_up = True
    line.close()
    assert hung_up


def test_a_connection_that_asks_is_answered_however_often(server: Server) -> None:
    """One after the other over one connection, and a body that comes in pieces."""
    with web.Client(base_url=server.base) as client:
        for _ in range(20):
            assert client.get("/healthz").status_code == 200

        def pieces() -> Iterator[bytes]:
            for piece in (b'{"game": "trick-raiders", "players": 3, ', b'"seats": [{"kind": "me"}, ', b""):
                time.sleep(0.1)
                yield piece
            yield b'{"kind": "bot"}, {"kind": "bot"}]}'

        headers = {"content-type": "application/json"}
        assert client.post("/api/tables", content=pieces(), headers=headers).status_code == 201


# Sockets.


def test_however_many_watch_those_who_sit_come_in(server: Server) -> None:
    mika = Person(server)
    table = mika.begin([ME, BOT, BOT])["table"]
    watchers: list[Any] = []
    sentences: list[str] = []

    async def attack() -> None:
        address = f"{server.socket_base}/api/tables/{table}/socket"
        while True:
            line = await connect(address, compression=None)
            await line.send('{"type":"hello"}')
            said = json.loads(await line.recv())
            if said["type"] == "error":
                sentences.append(said["sentence"])
            else:
                watchers.append(line)
            await asyncio.sleep(0.01)

    async def meanwhile() -> None:
        attacking = asyncio.create_task(attack())
        while len(sentences) < 5:
            await asyncio.sleep(0.02)
        with await asyncio.to_thread(mika.sit, table) as own:
            assert own.state["table"]["you"] == 0
            assert own.state["table"]["seats"][0]["online"]
        attacking.cancel()
        for line in watchers:
            await line.close()

    asyncio.run(meanwhile())
    assert len(watchers) == Limits().watchers_per_table
    assert set(sentences) == {"Too many people watch this table already."}
    watchers.clear()
    sentences.clear()
    check_while(server, attack)


def test_of_too_many_sockets_of_one_seat_the_oldest_goes(server: Server) -> None:
    """Somebody whose lines hang is not locked out by them."""
    mika = Person(server)
    table = mika.begin([ME, BOT, BOT])["table"]
    sockets = [mika.sit(table) for _ in range(Limits().sockets_per_seat + 1)]
    assert sockets[0].await_type("error")["sentence"].startswith("You have opened this table in many other")
    assert sockets[0].closed() == 4409
    sockets[-1].say({"type": "ping"})
    sockets[-1].await_type("pong")
    for one in sockets[1:]:
        one.close()


PING = bytes([0x89, 0x80, 1, 2, 3, 4])
PONG = bytes([0x8A, 0x80, 1, 2, 3, 4])
EMPTY_PART = bytes([0x00, 0x80, 1, 2, 3, 4])
BEGUN = bytes([0x01, 0x80, 1, 2, 3, 4])  # a text of which more is to come


@pytest.fixture(scope="module")
def usual(nursery: Nursery) -> Iterator[Server]:
    """With the usual limit of requests: a socket is one."""
    limits = Limits()
    server = nursery.serve(
        limits=replace(FREE, requests_per_second=limits.requests_per_second, request_burst=40)
    )
    yield server
    assert server.faults() == []
    server.kill()


def flooding_line(server: Server, table: str) -> socket.socket | None:
    """A socket, by hand; None if it is refused."""
    line = half_open(server)
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    head += f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    line.sendall(head.encode())
    if b" 101 " in line.recv(4096):
        return line
    line.close()
    return None


@pytest.mark.parametrize(
    "flood", [PING * 20_000, PONG * 20_000, BEGUN + EMPTY_PART * 20_000], ids=["pings", "pongs", "parts"]
)
def test_a_flood_of_what_is_no_message_is_ended(usual: Server, flood: bytes) -> None:
    """Again and again, as often as a new socket is to be had."""
    table = Person(usual).begin([ME, BOT, BOT])["table"]
    told: list[bytes] = []

    def one_flood() -> None:
        line = flooding_line(usual, table)
        if line is None:
            time.sleep(0.02)
            return
        line.settimeout(5)
        try:
            line.sendall(flood)
            told.append(heard(line))
        except (ConnectionResetError, BrokenPipeError):
            told.append(b"")
        line.close()

    async def attack() -> None:
        while True:
            await asyncio.to_thread(one_flood)

    check_while(usual, attack)
    assert told
    line = None
    while line is None:
        line = flooding_line(usual, table)
    line.sendall(flood[:6] + flood[6:12] * 80)
    said = heard(line)
    line.close()
    assert b"Too many messages; wait a moment." in said
    assert (4429).to_bytes(2, "big") in said


def test_somebody_who_pings_like_a_program_does_is_answered(server: Server) -> None:
    table = Person(server).begin([ME, BOT, BOT])["table"]

    async def ping() -> None:
        async with connect(f"{server.socket_base}/api/tables/{table}/socket") as line:
            await line.send('{"type":"hello"}')
            for _ in range(20):
                await (await line.ping())
            await flood(line)

    async def flood(line: Any) -> None:
        for _ in range(1000):
            await line.ping()

    with pytest.raises(ConnectionClosed):
        asyncio.run(ping())


def test_a_socket_is_not_counted_among_connections(nursery: Nursery) -> None:
    """Nor is one that has ended: the count comes back to nothing."""
    server = nursery.serve(limits=replace(FREE, lines_per_address=3))
    mika = Person(server)
    table = mika.begin([ME, BOT, BOT])["table"]
    sockets: list[Socket] = [mika.sit(table) for _ in range(6)]
    for one in sockets:
        one.close()
    for _ in range(20):
        assert web.get(f"{server.base}/healthz").status_code == 200
    server.kill()
