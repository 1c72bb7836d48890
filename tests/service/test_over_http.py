"""What is asked over HTTP, in the test's own loop: who is let in, what is refused, what goes with it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from starlette.requests import Request
from starlette.websockets import WebSocketDisconnect

from followsuit.service.app import all_else, is_ours, new_app, on_fault, read_body
from followsuit.service.asking import COOKIE
from followsuit.service.house import House
from followsuit.service.log import LOGGER
from followsuit.service.metrics import FAULTS
from followsuit.service.settings import Limits, Settings
from followsuit.service.texts import say
from service.at_home import new_tables, play_out

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
TABLE = {"game": "trick-raiders", "players": 3, "seats": SEATS, "name": "Mika"}
ALONE = {**TABLE, "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
TOKEN = "a token for the counters"
Play = Callable[["House", Callable[..., httpx.AsyncClient]], Coroutine[Any, Any, None]]


@asynccontextmanager
async def served(
    folder: Path, **values: Any
) -> AsyncIterator[tuple[House, Callable[..., httpx.AsyncClient]]]:
    file = folder / "x.sqlite3"
    file.write_bytes(await asyncio.to_thread(new_tables))
    app = new_app(Settings(database=f"sqlite:///{file}", warm=False, metrics_token=TOKEN, **values))
    house: House = app.state.house
    house.memory.begin = lambda: None  # type: ignore[method-assign]
    await house.open()
    await house.store.change(text("update alembic_version set version_num = version_num"))  # it can write now

    def client(address: str = "192.0.2.7", base: str = "http://127.0.0.1") -> httpx.AsyncClient:
        line = httpx.ASGITransport(app, client=(address, 1), raise_app_exceptions=False)
        return httpx.AsyncClient(transport=line, base_url=base)

    try:
        yield house, client
    finally:
        await house.close()


def asked(folder: Path, play: Play, **values: Any) -> None:
    async def begin() -> None:
        async with served(folder, **values) as (house, client):
            await play(house, client)

    asyncio.run(begin())


def error(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, answer.json()["error"]


def test_who_begins_a_table_gets_a_cookie_once_and_the_invitations(tmp_path: Path) -> None:
    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async with client() as mika, client(base="https://127.0.0.1") as safe:
            begun = await mika.post("/api/tables", json=TABLE)
            assert begun.status_code == 201
            assert [one["seat"] for one in begun.json()["invitations"]] == [1, 2]
            cookie = begun.headers["set-cookie"]
            assert cookie.startswith(f"{COOKIE}=")
            said = {part.strip().lower() for part in cookie.split(";")[1:]}
            assert said == {"httponly", "max-age=31536000", "path=/", "samesite=lax"}
            again = await mika.post("/api/tables", json=TABLE)
            assert "set-cookie" not in again.headers
            assert "secure" in (await safe.post("/api/tables", json=TABLE)).headers["set-cookie"].lower()
            card = (await mika.get(begun.json()["path"].replace("/t/", "/api/tables/"))).json()
            assert (card["you"], card["is_host"], len(card["invitations"])) == (0, True, 2)
            assert (card["seed"], card["salt"], card["next"]) == (None, None, None)

    asked(tmp_path, play)


def test_an_invitation_is_good_for_one_guest_who_may_come_again(tmp_path: Path) -> None:
    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async with client() as mika, client() as noa, client() as ren:
            begun = (await mika.post("/api/tables", json=TABLE)).json()
            table = f"/api/tables/{begun['table']}"
            first, second = (one["path"].rpartition("/")[2] for one in begun["invitations"])
            form = {"invitation": first, "name": "Noa"}
            joined = await noa.post(f"{table}/join", json=form)
            assert (joined.status_code, joined.json()["seat"], joined.json()["invitations"]) == (200, 1, [])
            assert "set-cookie" in joined.headers
            seq = house.rooms[begun["table"]].story.seq
            again = await noa.post(f"{table}/join", json=form)
            assert again.json() == joined.json()
            assert "set-cookie" not in again.headers
            assert house.rooms[begun["table"]].story.seq == seq, "they sit there already"
            assert error(await ren.post(f"{table}/join", json=form)) == (409, say("seat-taken", "en"))
            other = {"invitation": second, "name": "Noa"}
            refusal = (409, say("seated-already", "en"))
            assert error(await noa.post(f"{table}/join", json=other)) == refusal
            card = (await noa.get(table)).json()
            assert (card["you"], card["is_host"], card["invitations"]) == (1, False, [])
            bearer = {"authorization": f"Bearer {joined.json()['token']}"}
            assert (await ren.get(table, headers=bearer)).json()["you"] == 1
            wrong = {"authorization": "Bearer 1.x"}
            assert error(await ren.get(table, headers=wrong)) == (403, say("wrong-token", "en"))
            assert (await ren.get(table, headers={"authorization": "Basic 1.x"})).json()["you"] is None

    asked(tmp_path, play)


def test_whoever_is_not_found_may_have_been_seated_elsewhere_a_moment_ago(tmp_path: Path) -> None:
    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async with client() as mika, client() as noa, client() as nobody:
            begun = (await mika.post("/api/tables", json=TABLE)).json()
            other = (await noa.post("/api/tables", json=TABLE)).json()
            table = f"/api/tables/{begun['table']}"
            room = house.rooms[begun["table"]]
            read: list[int] = []

            async def read_on() -> None:
                read.append(1)

            room.read_on = read_on  # type: ignore[method-assign]
            assert (await nobody.get(table)).json()["you"] is None
            assert read == [], "who has no cookie sits nowhere"
            assert (await mika.get(table)).json()["you"] == 0
            assert read == []
            assert (await noa.get(table)).json()["you"] is None
            assert len(read) == 1
            bearer = {"authorization": f"Bearer {other['token']}"}
            assert (await nobody.get(table, headers=bearer)).status_code == 403
            assert len(read) == 2

    asked(tmp_path, play)


def test_what_remains_of_a_game_is_there_when_it_is_over(tmp_path: Path) -> None:
    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async with client() as mika, client() as eve:
            begun = (await mika.post("/api/tables", json=ALONE)).json()
            table = f"/api/tables/{begun['table']}"
            for path in ("record", "replay", "replay/0", "replay/whole", "tried/0?seat=0&pick=x", "review"):
                assert error(await mika.get(f"{table}/{path}")) == (409, say("not-over", "en"))
            assert error(await mika.post(f"{table}/rematch")) == (409, say("rematch-later", "en"))
            await play_out(house.rooms[begun["table"]])
            record = await mika.get(f"{table}/record")
            assert record.headers["content-type"].startswith("text/plain")
            answers = (await mika.get(f"{table}/replay")).json()["answers"]
            assert (await mika.get(f"{table}/replay/{answers}?seat=2")).json()["outcome"] is not None
            gone = (404, say("no-moment", "en", count=answers))
            assert error(await mika.get(f"{table}/replay/{answers + 1}")) == gone
            assert error(await mika.get(f"{table}/replay/1?seat=3")) == (404, say("no-seat", "en"))
            assert (await mika.get(f"{table}/replay/1?seat=10")).status_code == 422
            assert error(await mika.get(f"{table}/tried/1?seat=3&pick=x")) == (404, say("no-seat", "en"))
            again = {"at": 0, "seat": 3, "hidden": "same"}
            assert error(await mika.post(f"{table}/again", json=again)) == (404, say("no-seat", "en"))
            assert (await mika.post(f"{table}/again", json={**again, "seat": 2})).status_code == 201
            assert error(await eve.post(f"{table}/rematch")) == (403, say("seated-only", "en"))
            assert error(await eve.post(f"{table}/review")) == (403, say("seated-only", "en"))
            rematch = (await mika.post(f"{table}/rematch")).json()
            assert (rematch["seat"], rematch["invitations"]) == (0, [])
            assert error(await mika.get(f"{table}/compared")) == (409, say("again-not", "en"))
            whole = (await mika.get(f"{table}/replay/whole")).json()
            assert set(whole["states"]) == {"0", "1", "2", "watch", "all"}
            assert {len(states) for states in whole["states"].values()} == {answers + 1}
            assert len((await mika.get(f"{table}/sheets")).json()) >= 1

    asked(tmp_path, play)


def test_the_host_fills_a_seat_and_nobody_else(tmp_path: Path) -> None:
    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async with client() as mika, client() as noa, client() as eve:
            begun = (await mika.post("/api/tables", json=TABLE)).json()
            table = f"/api/tables/{begun['table']}"
            invitation = begun["invitations"][0]["path"].rpartition("/")[2]
            await noa.post(f"{table}/join", json={"invitation": invitation, "name": "Noa"})
            for who in (noa, eve):
                assert error(await who.post(f"{table}/seats/2", json={})) == (403, say("host-only", "en"))
            assert error(await mika.post(f"{table}/seats/3", json={})) == (404, say("no-seat", "en"))
            assert error(await mika.post(f"{table}/seats/1", json={})) == (409, say("not-open", "en"))
            assert (await mika.post(f"{table}/seats/2", json={"level": "none"})).status_code == 400
            filled = await mika.post(f"{table}/seats/2", json={"level": "thumb"})
            assert filled.json()["seats"][2]["level"] == "thumb"

    asked(tmp_path, play)


def test_where_there_is_nothing_it_is_said_in_json(tmp_path: Path) -> None:
    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async with client() as guest:
            nothing = (404, "There is nothing here.")
            for path in ("/api/nothing", "/api/", "/api/tables"):
                answer = await guest.get(path)
                assert error(answer) in (nothing, (405, "That cannot be done here."))
            assert error(await guest.post("/nothing")) == nothing
            assert error(await guest.delete("/t/abc")) == nothing
            other = await guest.put("/api/games")
            assert error(other) == (405, "That cannot be done here.")
            assert other.headers["allow"] == "GET"
            wrong = await guest.post("/api/tables?lang=ja", json={**TABLE, "players": "3"})
            assert wrong.status_code == 422
            assert wrong.json()["error"].startswith(say("wrong-message", "ja", what="body.players")[:5])
            assert error(await guest.get("/api/tables/abcdefghijkm")) == (404, say("no-table", "en"))
            assert error(await guest.get("/api/games/nothing"))[0] == 404

    asked(tmp_path, play)


def test_what_goes_with_every_answer(tmp_path: Path) -> None:
    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async with client() as guest, client(base="https://127.0.0.1") as safe:
            games = await guest.get("/api/games")
            assert games.headers["cache-control"] == "no-store"
            assert games.headers["x-content-type-options"] == "nosniff"
            assert "strict-transport-security" not in games.headers
            assert (await safe.get("/api/games")).headers["strict-transport-security"] == "max-age=31536000"
            health = await guest.get("/healthz")
            assert "cache-control" not in health.headers
            assert health.headers["x-frame-options"] == "DENY"
            refused = await guest.get("/api/games", headers={"host": "evil.example"})
            assert error(refused) == (403, say("other-host", "en"))
            assert refused.headers["x-frame-options"] == "DENY"
            away = {"origin": "https://evil.example"}
            assert error(await guest.post("/api/tables", json=TABLE, headers=away)) == (
                403,
                say("other-origin", "en"),
            )
            assert (await guest.get("/api/games", headers=away)).status_code == 200

    asked(tmp_path, play)


@pytest.mark.parametrize(
    ("body", "status"), [(b"{" + b" " * 99, 422), (b"{" + b" " * 100, 413), (b" " * 1000, 413)]
)
def test_a_request_is_as_long_as_it_may_be_and_no_longer(tmp_path: Path, body: bytes, status: int) -> None:
    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async def parts() -> AsyncIterator[bytes]:
            yield body[:50]
            yield body[50:]

        async with client() as guest:
            for content in (body, parts()):  # with its length, and without
                answer = await guest.post("/api/tables", content=content)
                assert answer.status_code == status
                if status == 413:
                    assert error(answer)[1] == say("body-too-big", "en", limit=100)
            for length in ("x", "-1", "9" * 30):
                odd = await guest.get("/api/games", headers={"content-length": length})
                assert odd.status_code == 413

    asked(tmp_path, play, limits=Limits(body_bytes=100))


def test_requests_and_files_of_the_page_are_counted_apart(tmp_path: Path) -> None:
    limits = Limits(
        requests_per_second=0.001, request_burst=2, page_files_per_second=0.001, page_file_burst=3
    )

    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async with client() as guest, client("198.51.100.1") as other:
            statuses = [(await guest.get("/healthz")).status_code for _ in range(3)]
            assert statuses == [200, 200, 429]
            files = [(await guest.get("/nothing.txt")).status_code for _ in range(4)]
            assert files == [404, 404, 404, 429]
            assert error(await guest.get("/api/games")) == (
                429,
                say("too-many-requests", "en"),
            )
            assert (await other.get("/healthz")).status_code == 200

    asked(tmp_path, play, limits=limits)
    assert [is_ours(path) for path in ("/api/x", "/healthz", "/metrics", "/t/x", "/")] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_tables_and_seats_are_begun_not_too_often(tmp_path: Path) -> None:
    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async with client() as guest, client("198.51.100.1") as other:
            assert [(await guest.post("/api/tables", json=TABLE)).status_code for _ in range(2)] == [201, 429]
            begun = await other.post("/api/tables", json=TABLE)
            assert begun.status_code == 201
            assert (await guest.get("/api/games")).status_code == 200

    asked(tmp_path, play, limits=Limits(changes_per_second=0.001, change_burst=1))


def test_a_guest_begins_so_many_tables_in_a_day(tmp_path: Path) -> None:
    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async with client() as guest:
            statuses = [(await guest.post("/api/tables", json=TABLE)).status_code for _ in range(2)]
            assert statuses == [201, 201]
            refused = await guest.post("/api/tables", json=TABLE)
            assert error(refused) == (429, say("too-many-tables", "en"))

    asked(tmp_path, play, limits=Limits(tables_per_guest=2))


def test_counters_are_read_with_the_token_alone(tmp_path: Path) -> None:
    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async with client() as guest:
            for given in ("", TOKEN, "Bearer x", f"Basic {TOKEN}", f"Bearer {TOKEN}x"):
                answer = await guest.get("/metrics", headers={"authorization": given} if given else {})
                assert error(answer) == (403, say("metrics-token", "en"))
            for given in (f"Bearer {TOKEN}", f"bearer  {TOKEN} "):
                assert (await guest.get("/metrics", headers={"authorization": given})).status_code == 200

    asked(tmp_path, play)


def test_whether_the_house_is_ready_is_said_with_its_reasons(tmp_path: Path) -> None:
    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        async with client() as guest:
            assert (await guest.get("/readyz")).json() == {"status": "ok"}
            house.store.trouble = "late"
            house.note_passing("bots", ValueError("x"))
            answer = await guest.get("/readyz")
            assert error(answer) == (503, "The store does not answer; bots has ended lately.")
            house.store.trouble = ""

    asked(tmp_path, play)


def test_a_fault_of_ours_is_counted_and_said_without_its_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, logger=LOGGER.name)

    async def play(house: House, client: Callable[..., httpx.AsyncClient]) -> None:
        before = FAULTS._value.get()
        scope = {"type": "http", "query_string": b"lang=ja", "headers": [], "path": "/x"}
        answer = await on_fault(Request(scope), ValueError("b6"))
        assert answer.status_code == 500
        assert say("server-fault", "ja") in bytes(answer.body).decode()
        assert FAULTS._value.get() == before + 1
        (record,) = caplog.records
        assert vars(record)["values"] == {"route": "", "error": "ValueError"}

    asked(tmp_path, play)


def test_a_socket_where_there_is_none_is_closed() -> None:
    sent: list[Any] = []

    async def receive() -> Any:
        raise WebSocketDisconnect

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(all_else({"type": "websocket", "path": "/nowhere", "headers": []}, receive, send))
    assert [message["type"] for message in sent] == ["websocket.close"]


def test_a_body_is_read_until_it_is_too_long() -> None:
    async def read(*parts: bytes) -> bytes | None:
        waiting = iter(parts)

        async def receive() -> Any:
            part = next(waiting)
            return {"type": "http.request", "body": part, "more_body": part is not parts[-1]}

        return await read_body(Request({"type": "http", "headers": []}, receive), 4)

    assert asyncio.run(read(b"ab", b"cd")) == b"abcd"
    assert asyncio.run(read(b"ab", b"cde", b"never read")) is None
