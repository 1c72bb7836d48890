"""No one gets in: whatever is sent by those who may not, is refused, and nothing has changed."""

import json
import socket
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from followsuit.core.rng import seeded
from followsuit.service.settings import Limits
from service import web
from service.nursery import Nursery, Server
from service.people import BOT, ME, OPEN, Person, Socket

Json = dict[str, Any]
OTHER_HOST = "This server does not answer under that name; --public-url tells it what it is called."


def entry_count(server: Server, table: str) -> int:
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as database:
        (count,) = database.execute("select count(*) from entries where table_id = ?", [table]).fetchone()
        return int(count)


class Scene:
    """Two people and a bot at a table, the first of them asked, and a stranger."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.mika, self.noa, self.stranger = Person(server), Person(server, "Noa"), Person(server, "Eve")
        begun = self.mika.begin([ME, OPEN, BOT], "tricktakers")
        self.table = begun["table"]
        self.token = begun["token"]
        self.invitation = begun["invitations"][0]["path"]
        self.noa_token = self.noa.join(self.invitation)["token"]
        for line in self.waiting():  # nothing happens any more by itself
            line.close()

    def waiting(self) -> tuple[Socket, Socket]:
        """Both sockets, at a moment when exactly one of the two is asked; that one first."""
        sockets = [self.mika.sit(self.table), self.noa.sit(self.table)]
        while True:
            for mine, other in (sockets, sockets[::-1]):
                state = mine.state
                if state["question"] and state["view"]["to_act"] == [state["table"]["you"]]:
                    while other.state["n"] < state["n"]:
                        other.await_type("state")
                    return mine, other
            sockets[0].await_type("state")


@pytest.fixture
def scene(server: Server) -> Scene:
    return Scene(server)


def test_out_of_turn(scene: Scene) -> None:
    asked, other = scene.waiting()
    before = entry_count(scene.server, scene.table)
    question = asked.state["question"]
    pick = question["options"][0]["pick"]
    for stolen in (
        question["id"],
        "",
        question["id"].replace("-0-", "-1-"),
        question["id"].replace("-1-", "-0-"),
    ):
        told = other.answer(pick, question=stolen or "x")
        assert told["type"] == "refused"
        assert told["sentence"]
    assert entry_count(scene.server, scene.table) == before
    assert asked.answer()["type"] == "taken"


@pytest.mark.parametrize("kind", ["guessed", "foreign", "changed", "other-seat", "guest-cookie"])
def test_with_a_token_that_is_not_for_this_seat(scene: Scene, kind: str) -> None:
    foreign = scene.stranger.begin([ME, BOT, BOT])["token"]
    cookie = scene.mika.http.cookies["followsuit_guest"]
    tokens = {
        "guessed": "0." + "A" * 43,
        "foreign": foreign,
        "changed": scene.token[:-2] + ("AA" if scene.token[-2:] != "AA" else "BB"),
        "other-seat": "1" + scene.token[1:],
        "guest-cookie": cookie,
    }
    before = entry_count(scene.server, scene.table)
    with connect(f"{scene.server.socket_base}/api/tables/{scene.table}/socket") as line:
        line.send(json.dumps({"type": "hello", "token": tokens[kind]}))
        said = json.loads(line.recv(5))
        assert said == {"type": "error", "sentence": "This token opens no seat at this table."}
    for method, path in (("get", ""), ("post", "/rematch"), ("get", "/sheets")):
        response = web.request(
            method,
            f"{scene.server.base}/api/tables/{scene.table}{path}",
            headers={"authorization": f"Bearer {tokens[kind]}"},
        )
        assert response.status_code == 403, response.text
        assert response.json() == {"error": "This token opens no seat at this table."}
    assert entry_count(scene.server, scene.table) == before


def test_with_a_cookie_of_somebody_else(scene: Scene) -> None:
    """A guest's cookie opens that guest's seats; any other opens none, and its owner only watches."""
    for cookie in ("A" * 43, "short", "é", scene.token):
        headers = {"Cookie": f"followsuit_guest={cookie}"}
        with Socket(scene.server, scene.table, headers) as watching:
            assert watching.state["table"]["you"] is None
            assert watching.state["question"] is None


@pytest.mark.parametrize("invitation", ["", "x", "A" * 24, "é" * 10, "../0"])
def test_with_an_invitation_that_was_not_given(scene: Scene, invitation: str) -> None:
    path = f"/api/tables/{scene.table}/join"
    status, sentence = scene.stranger.refused(path, {"invitation": invitation, "name": "Eve"})
    assert (status, sentence) == (403, "This invitation is not for a seat at this table.")


def test_with_an_invitation_to_another_table(scene: Scene, server: Server) -> None:
    other = Scene(server)
    body = {"invitation": other.invitation.rpartition("/")[2], "name": "Eve"}
    assert scene.stranger.refused(f"/api/tables/{scene.table}/join", body)[0] == 403


ORIGINS = [
    "https://evil.example",
    "null",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.example",
    "file://",
    "x",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_from_another_origin(scene: Scene, origin: str) -> None:
    """Even with the right cookie: a page of another site speaks with the browser's cookies."""
    before = entry_count(scene.server, scene.table)
    cookies = {"followsuit_guest": scene.mika.http.cookies["followsuit_guest"]}
    with (
        pytest.raises(InvalidStatus) as refusal,
        connect(
            f"{scene.server.socket_base}/api/tables/{scene.table}/socket",
            origin=Origin(origin),
            additional_headers={"Cookie": f"followsuit_guest={cookies['followsuit_guest']}"},
        ),
    ):
        pass
    assert refusal.value.response.status_code == 403
    for path in ("/api/tables", f"/api/tables/{scene.table}/join", f"/api/tables/{scene.table}/rematch"):
        response = web.post(
            scene.server.base + path, headers={"origin": origin}, cookies=cookies, json={"name": "x"}
        )
        assert response.status_code == 403
        assert response.json()["error"].startswith("That was sent by a page of another site")
    assert entry_count(scene.server, scene.table) == before


def test_under_another_name(server: Server) -> None:
    """A name of another site that was made to point at this machine does not make its pages ours."""
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    response = web.post(f"{server.base}/api/tables", headers=headers, json={})
    assert response.status_code == 403
    assert response.json() == {"error": OTHER_HOST}
    upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    upgrade["sec-websocket-key"] = "dGhlIHNhbXBsZSBub25jZQ=="
    response = web.get(f"{server.base}/api/tables/abcdefghijkl/socket", headers={**headers, **upgrade})
    assert response.status_code == 403


MALFORMED: list[str | bytes] = [
    "",
    "{",
    "[]",
    "1",
    "null",
    '"answer"',
    "{}",
    '{"type":"nonsense"}',
    '{"type":"answer"}',
    '{"type":"answer","question":1,"pick":"b1","ref":"x"}',
    '{"type":"answer","question":"x","pick":["b1"],"ref":"x"}',
    '{"type":"answer","question":"x","pick":"b1","ref":"x","seat":0}',
    '{"type":"undo","seat":0}',
    '{"type":"consent","yes":"yes"}',
    '{"type":"consent"}',
    '{"type":"chat","text":null}',
    '{"type":"chat","text":"' + "a" * 500 + '"}',
    '{"type":"hello","since":-1}',
    '{"type":"hello","since":1.5}',
    '{"type":"hello","lang":7}',
    b"\xff\xfe\x00",
    b"\x00" * 10,
    "{" * 2000,
]


@pytest.mark.parametrize("message", MALFORMED, ids=range(len(MALFORMED)))
def test_malformed(scene: Scene, message: str | bytes) -> None:
    asked, other = scene.waiting()
    other.close()
    before = entry_count(scene.server, scene.table)
    asked.say(message)
    said = asked.await_type("error", "taken", "refused")
    assert said["type"] == "error"
    assert said["sentence"]
    assert entry_count(scene.server, scene.table) == before
    assert asked.answer()["type"] == "taken"


def test_oversized(scene: Scene) -> None:
    asked, _ = scene.waiting()
    before = entry_count(scene.server, scene.table)
    question = asked.state["question"]
    answer = {
        "type": "answer",
        "question": question["id"],
        "pick": question["options"][0]["pick"],
        "ref": "x",
    }
    asked.say(json.dumps(answer) + " " * 4096)
    assert asked.await_type("error")["sentence"] == "A message has at most 4096 bytes."
    asked.say("x" * 100_000)
    assert asked.closed() == 1009
    assert entry_count(scene.server, scene.table) == before
    response = web.post(f"{scene.server.base}/api/tables", content=b"{" + b" " * 20_000)
    assert response.status_code == 413
    assert response.json() == {"error": "A request has at most 16384 bytes."}

    def endless() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 1000

    response = web.post(f"{scene.server.base}/api/tables", content=endless())
    assert response.status_code == 413


def test_before_hello(scene: Scene) -> None:
    with connect(f"{scene.server.socket_base}/api/tables/{scene.table}/socket") as line:
        line.send('{"type":"undo"}')
        assert json.loads(line.recv(5)) == {"type": "error", "sentence": "Say hello first."}


@pytest.fixture(scope="module")
def strict(nursery: Nursery) -> Iterator[Server]:
    """A server with limits that a test reaches."""
    limits = Limits(
        messages_per_second=0.1,
        message_burst=10,
        requests_per_second=200,
        request_burst=200,
        changes_per_second=0.01,
        change_burst=12,
        sockets_per_address=3,
        tables_per_guest=4,
    )
    server = nursery.serve(limits=limits)
    yield server
    assert server.faults() == []
    server.kill()


def test_flooding(strict: Server) -> None:
    mika = Person(strict)
    table = mika.begin([ME, BOT, BOT])["table"]
    socket_ = mika.sit(table)
    for _ in range(60):
        socket_.say({"type": "chat", "text": "!"})
    said = socket_.await_type("error")
    assert said["sentence"] == "Too many messages; wait a moment."
    assert socket_.closed() == 4429
    with sqlite3.connect(strict.settings.database.removeprefix("sqlite:///")) as database:
        (count,) = database.execute("select count(*) from chats").fetchone()
    assert count <= 12


def test_too_many_sockets(strict: Server) -> None:
    mika = Person(strict)
    table = mika.begin([ME, BOT, BOT])["table"]
    sockets = [mika.sit(table) for _ in range(3)]
    with pytest.raises(InvalidStatus):
        mika.sit(table)
    for one in sockets:
        one.close()


def test_too_many_tables(strict: Server) -> None:
    mika = Person(strict)
    for _ in range(4):
        mika.begin([ME, BOT, BOT])
    body = {"game": "trick-raiders", "players": 3, "seats": [ME, BOT, BOT], "name": "Mika"}
    assert mika.refused("/api/tables", body) == (429, "You have begun enough tables for today.")
    for _ in range(20):
        status, sentence = Person(strict).refused("/api/tables", {**body, "name": ","})
        if status == 429:
            break
    assert sentence == "Too many requests; wait a moment."


WRONG_TABLES: list[tuple[int, Json]] = [
    (404, {"game": "no-such"}),
    (400, {"players": 5}),
    (400, {"seats": [ME, BOT]}),
    (400, {"seats": [BOT, BOT, BOT]}),
    (400, {"seats": [ME, ME, BOT]}),
    (400, {"seats": [ME, BOT, {"kind": "bot", "level": "no-such"}]}),
    (400, {"options": {"no-such": 1}}),
    (400, {"options": {"starting_lives": 9}}),
    (400, {"name": "a,b"}),
    (400, {"name": " "}),
    (400, {"name": "a" * 21}),
    (422, {"name": 5}),
    (422, {"players": "3"}),
    (422, {"seed": 5}),
    (422, {"seats": [ME, BOT, {"kind": "person"}]}),
]


@pytest.mark.parametrize(("status", "wrong"), WRONG_TABLES, ids=range(len(WRONG_TABLES)))
def test_a_table_that_cannot_be(server: Server, status: int, wrong: Json) -> None:
    body = {"game": "trick-raiders", "players": 3, "seats": [ME, BOT, BOT], "name": "Mika", **wrong}
    found, sentence = Person(server).refused("/api/tables", body)
    assert found == status
    assert sentence.endswith(".")


def test_ten_thousand_random_messages(nursery: Nursery) -> None:
    """Bytes, broken JSON, and messages that are nearly right: each gets an answer, and no fault is ours."""
    server = nursery.serve()
    scene = Scene(server)
    rng = seeded(5)
    line = scene.mika.sit(scene.table)
    answered = 0
    for _ in range(100):
        for _ in range(100):
            line.say(random_message(rng, line.state))
        line.say({"type": "chat", "text": "so far"})
        while (told := line.hear())["type"] != "chat" or told["text"] != "so far":
            answered += 1
    assert answered > 9000
    assert server.faults() == []
    assert "followsuit_faults_total 0.0" in server.counters()
    server.kill()


KINDS = ["hello", "answer", "chat", "undo", "consent", "ping", "state", "", "Answer"]
FIELDS = ["type", "question", "pick", "ref", "text", "yes", "since", "lang", "token", "seat", "x"]


def random_message(rng: Any, state: Json) -> str | bytes:
    chance = rng.below(10)
    if chance == 0:
        return bytes(rng.below(256) for _ in range(rng.below(60)))
    values: list[Any] = [
        None,
        True,
        -1,
        3,
        10**20,
        1.5,
        "",
        "b1",
        "é\u0000",
        "x" * 300,
        [],
        {},
        [[1]],
        {"a": 1},
    ]
    question = state["question"]
    if question:
        values += [question["id"]] * 4 + [option["pick"] for option in question["options"]]
    message: Json = {"type": KINDS[rng.below(len(KINDS))]}
    for _ in range(rng.below(5)):
        message[FIELDS[rng.below(len(FIELDS))]] = values[rng.below(len(values))]
    if message["type"] == "answer" and chance > 4:
        message = {"type": "answer", "question": values[-1 - rng.below(4)], "pick": values[-1], "ref": "r"}
    text = json.dumps(message)
    if chance == 1:
        cut = rng.below(len(text))
        return text[:cut] + chr(32 + rng.below(90)) + text[cut + 1 :]
    return text


def test_a_line_that_speaks_no_protocol_at_all(server: Server) -> None:
    for rubbish in (
        b"\x00" * 100,
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
    ):
        with socket.create_connection((server.settings.host, server.settings.port), 5) as line:
            line.sendall(rubbish)
            line.settimeout(5)
            assert b"500" not in line.recv(1000)
