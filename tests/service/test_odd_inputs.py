"""Odd inputs over HTTP: each gets one sentence, and none a traceback."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from service import web
from service.nursery import FREE, Nursery, Server
from service.people import BOT, ME, Person

Json = dict[str, Any]
TABLE: Json = {"game": "tricktakers", "players": 3, "seats": [ME, BOT, BOT], "name": "Mika"}
HALVES = ["\ud800", "\udfff", "a\udc00b"]


@pytest.mark.parametrize("half", HALVES, ids=["d800", "dfff", "dc00"])
@pytest.mark.parametrize("where", ["key", "value", "game", "name", "level", "kind", "field", "invitation"])
def test_half_of_a_letter(server: Server, where: str, half: str) -> None:
    """JSON can write halves of surrogate pairs; nothing else can."""
    path = "/api/tables"
    body: Json = {
        "key": {**TABLE, "options": {half: 1}},
        "value": {**TABLE, "options": {"characters": half}},
        "game": {**TABLE, "game": half},
        "name": {**TABLE, "name": half},
        "level": {**TABLE, "seats": [ME, BOT, {"kind": "bot", "level": half}]},
        "kind": {**TABLE, "seats": [ME, BOT, {"kind": half}]},
        "field": {**TABLE, half: 1},
        "invitation": {"invitation": half, "name": half},
    }[where]
    if where == "invitation":
        path = f"/api/tables/{Person(server).begin([ME, BOT, BOT])['table']}/join"
    response = web.post(
        server.base + path, content=json.dumps(body), headers={"content-type": "application/json"}
    )
    assert response.status_code in (400, 422), response.text
    assert response.json()["error"].endswith(".")


def test_an_option_that_is_far_too_long_is_not_looked_at(server: Server) -> None:
    mika = Person(server)
    status, sentence = mika.refused("/api/tables", {**TABLE, "options": {"characters": "king, " * 200}})
    assert status == 422
    assert "it has more than 1000 letters" in sentence
    assert len(sentence) < 200
    status, _ = mika.refused("/api/games/tricktakers/form", {"options": {"characters": "king, " * 200}})
    assert status == 422


LONG = "a" * 5000
PATHS = [
    "/t/" + "a" * 256,
    "/t/" + LONG,
    "/" + LONG,
    "/assets/" + LONG + ".js",
    "/t/%ff%fe",
    "/t/%ed%a0%80",
    "/t/%00",
    "/rules/%2e%2e/%2e%2e",
    "/api/tables/" + LONG,
    "/api/tables/%ed%a0%80",
    "/api/games/" + LONG,
    "/api/games/%ed%a0%80",
    "/api/games?lang=%ed%a0%80",
    "/api/games?lang=" + LONG,
    "/api/tables/abcdefghijkm/replay/99999999999999999999",
    "/api/tables/abcdefghijkm/invitations/" + LONG,
    "/t/x?" + LONG,
]


@pytest.mark.parametrize("path", PATHS, ids=[path[:40] for path in PATHS])
def test_odd_addresses(server: Server, path: str) -> None:
    response = web.get(server.base + path)
    # 503: a page that is not built says so.
    assert response.status_code in (200, 404, 422, 503), response.text
    assert len(response.content) < 20_000 or response.status_code == 200


def test_the_page_is_not_asked_for_too_often(nursery: Nursery) -> None:
    server = nursery.serve(limits=replace(FREE, page_files_per_second=0.01, page_file_burst=10))
    with web.Client(base_url=server.base, timeout=60) as client:
        told = [client.get("/t/" + "a" * 300).status_code for _ in range(12)]
        assert told[-2:] == [429, 429]
        assert 429 not in told[:10]
        assert client.get("/api/games").status_code == 200, "that is another limit"
    server.kill()


@pytest.mark.parametrize(
    "message",
    [
        {"type": "x" * 4000},
        {"type": "undo", "y" * 3900: 1},
        {"type": "hello", "lang": "z" * 3900},
        {"type": 5},
    ],
    ids=["type", "field", "value", "number"],
)
def test_a_message_that_is_not_understood_is_not_sent_back(server: Server, message: Json) -> None:
    mika = Person(server)
    with mika.sit(mika.begin([ME, BOT, BOT])["table"]) as socket:
        socket.say(message)
        sentence = socket.await_type("error")["sentence"]
        assert len(sentence) < 200
        assert "x" * 41 not in sentence


def test_the_description_says_what_is_true(server: Server) -> None:
    """What it calls right is taken, and what it calls wrong is not."""
    description = Person(server).get("/openapi.json")
    name = description["components"]["schemas"]["TableForm"]["properties"]["name"]
    assert (name["minLength"], name["maxLength"]) == (1, 20)
    for path, methods in description["paths"].items():
        for operation in methods.values():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    assert list(answer["content"]) == ["application/json"], f"{path} {status}"
    mika = Person(server)
    assert mika.post("/api/tables", {**TABLE, "players": 3.0})
    assert mika.refused("/api/tables", {**TABLE, "players": 2.5})[0] == 422
    assert mika.refused("/api/tables", {**TABLE, "players": True})[0] == 422
    table = mika.begin([ME, BOT, BOT])["table"]
    response = mika.http.get(f"/api/tables/{table}/record")
    assert response.status_code == 409
    assert response.headers["content-type"] == "application/json"
