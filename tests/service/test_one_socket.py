"""One socket from its first message to its end: what is answered and counted, and when it is hung up on."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from followsuit import find_game
from followsuit.service import socket
from followsuit.service.keeping import StoreDown
from followsuit.service.metrics import BAD_MESSAGES, FAULTS, SOCKETS
from followsuit.service.rights import guest_hash, new_guest, seat_token
from followsuit.service.room import Room
from followsuit.service.settings import Limits
from followsuit.service.story import OtherRules
from followsuit.service.tables import SeatPlan, begin
from followsuit.service.texts import say
from service.at_home import ME, house_in
from service.nursery import FREE
from service.people import Json
from service.wired import Wire, sentences

MIKA, NOA = new_guest(), new_guest()
PING: Json = {"type": "ping"}
PONG: Json = {"type": "pong"}


@asynccontextmanager
async def set_table(folder: Path, **values: Any) -> AsyncIterator[Room]:
    """Two people at it, and nobody else, so that nothing happens by itself."""
    async with house_in(folder, **values) as house:
        plans = [ME, SeatPlan("open"), SeatPlan("open")]
        room = await begin(house, find_game("trick-raiders"), {}, plans, "Mika", guest_hash(MIKA))
        await room.sit(1, "person", "Noa", guest=guest_hash(NOA))
        yield room


def played(folder: Path, play: Callable[[Room], Coroutine[Any, Any, None]], **values: Any) -> None:
    async def run() -> None:
        async with set_table(folder, **values) as room:
            await play(room)

    asyncio.run(run())


def wire_to(room: Room, guest: str = "", **more: Any) -> Wire:
    return Wire(room.house, room.id, guest, **more)  # type: ignore[arg-type]


def test_the_first_thing_is_hello_and_everything_else_comes_after_it(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        wire = wire_to(room, MIKA)
        assert sentences(await wire.say(PING)) == [say("hello-first", "en")]
        assert wire.is_accepted
        (state,) = await wire.hello(lang="ja")
        assert (state["type"], state["table"]["you"]) == ("state", 0)
        assert state["table"]["seats"][2]["name"] == say("open-name", "ja")
        assert await wire.say(PING) == [PONG]
        assert await wire.say(json.dumps(PING).encode()) == [PONG]
        (again,) = await wire.hello(lang="en")
        assert again["table"]["seats"][2]["name"] == say("open-name", "en")
        assert [one["online"] for one in again["table"]["seats"][:2]] == [True, False]
        await wire.end()
        assert wire.code is None, "they went themselves"
        assert room.online()[0] is False
        assert room.listeners == set()

    played(tmp_path, play)


def test_who_has_no_seat_watches_and_is_told_so(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        wire = wire_to(room, new_guest())
        (state,) = await wire.hello()
        assert state["table"]["you"] is None
        answer = {"type": "answer", "question": "x", "pick": "y", "ref": "z"}
        assert await wire.say(answer) == [
            {"type": "refused", "ref": "z", "rule": "", "sentence": say("watching", "en")}
        ]
        assert sentences(await wire.say({"type": "chat", "text": "!"})) == [say("watching", "en")]
        assert await wire.say(PING) == [PONG]
        assert room.chats == []
        await wire.end()

    played(tmp_path, play)


def test_every_message_of_a_seat_does_what_it_says(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        wire = wire_to(room, MIKA)
        await wire.hello()
        assert [one["text"] for one in await wire.say({"type": "chat", "text": "hm"})] == ["hm"]
        for message, key in (
            ({"type": "chat", "text": " "}, "chat-empty"),
            ({"type": "undo"}, "undo-nothing"),
            ({"type": "consent", "yes": True}, "undo-not-asked"),
            ({"type": "nudge"}, "nudge-nobody"),
            ({"type": "hint", "question": "x"}, "hint-not-asked"),
            ({"type": "answer", "question": "x", "pick": "y", "ref": "z"}, "waiting"),
        ):
            assert sentences(await wire.say(message)) == [say(key, "en")]
        await wire.end()

    played(tmp_path, play)


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("{", say("not-json", "en")),
        ("[]", say("not-json", "en")),
        ("1", say("not-json", "en")),
        ('{"type":"chat"}', say("wrong-message", "en", what="chat.text: field required")),
        ("x" * 101, say("too-big", "en", limit=100)),
    ],
)
def test_what_is_not_understood_is_said_until_it_was_too_often(
    tmp_path: Path, message: str, sentence: str
) -> None:
    async def play(room: Room) -> None:
        wire = wire_to(room, MIKA)
        await wire.hello()
        for _ in range(3):
            assert sentences(await wire.say(message)) == [sentence]
        assert wire.is_hung_up_with(None)
        assert sentences(await wire.say(message)) == [sentence]
        assert wire.is_hung_up_with(socket.TOO_MUCH)
        await asyncio.wait_for(wire.serving, 5.0)
        assert room.listeners == set()

    played(tmp_path, play, limits=Limits(strikes=3, message_bytes=100))


def test_a_message_may_be_just_as_long_as_is_said(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        wire = wire_to(room, MIKA)
        await wire.hello()
        text = json.dumps(PING)
        assert await wire.say(text + " " * (100 - len(text))) == [PONG]
        before = BAD_MESSAGES.labels("too-big")._value.get()
        assert sentences(await wire.say(text + " " * (101 - len(text)))) == [say("too-big", "en", limit=100)]
        assert BAD_MESSAGES.labels("too-big")._value.get() == before + 1
        await wire.end()

    played(tmp_path, play, limits=Limits(message_bytes=100))


@pytest.mark.parametrize(
    "limits",
    [
        Limits(messages_per_second=0.001, message_burst=3),
        Limits(address_messages_per_second=0.001, address_message_burst=3),
    ],
    ids=["of one socket", "of one address"],
)
def test_too_many_messages_are_not_heard(tmp_path: Path, limits: Limits) -> None:
    async def play(room: Room) -> None:
        wire = wire_to(room, MIKA)
        await wire.hello()
        assert [await wire.say(PING) for _ in range(2)] == [[PONG]] * 2
        assert sentences(await wire.say(PING)) == [say("too-fast", "en")]
        await wire.end()

    played(tmp_path, play, limits=limits)


def test_nobody_holds_a_socket_without_saying_hello(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_WITHIN", 0.1)

    async def play(room: Room) -> None:
        silent, polite = wire_to(room, MIKA), wire_to(room, MIKA)
        await polite.hello()
        await asyncio.wait_for(silent.serving, 5.0)
        assert sentences(silent.heard) == [say("hello-first", "en")]
        assert silent.code == socket.REFUSED
        assert await polite.say(PING) == [PONG], "who has said it may be silent for as long as they like"
        await polite.end()

    played(tmp_path, play)


def test_an_address_has_so_many_sockets_and_gets_back_those_that_end(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        house: Any = room.house
        before = SOCKETS._value.get()
        wires = [wire_to(room, MIKA) for _ in range(3)]
        for wire in wires:
            await wire.rest()
        assert [(wire.is_accepted, wire.code) for wire in wires] == [
            (True, None),
            (True, None),
            (False, socket.TOO_MUCH),
        ]
        elsewhere = wire_to(room, NOA, address="198.51.100.1")
        await elsewhere.hello()
        assert house.sockets == {"192.0.2.7": 2, "198.51.100.1": 1}
        assert SOCKETS._value.get() == before + 3
        await wires[0].end()
        assert house.sockets == {"192.0.2.7": 1, "198.51.100.1": 1}
        for wire in (wires[1], elsewhere):
            await wire.end()
        assert house.sockets == {}, "nothing is kept of who has gone"
        assert SOCKETS._value.get() == before

    played(tmp_path, play, limits=Limits(sockets_per_address=2))


def test_a_socket_is_a_request_like_any_other(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        wires = [wire_to(room, MIKA) for _ in range(3)]
        for wire in wires:
            await wire.rest()
        assert [wire.code for wire in wires] == [None, None, socket.TOO_MUCH]
        for wire in wires[:2]:
            await wire.end()

    played(tmp_path, play, limits=Limits(requests_per_second=0.001, request_burst=2))


@pytest.mark.parametrize("more", [{"host": "evil.example"}, {"origin": "https://evil.example"}])
def test_another_sites_page_gets_no_socket(tmp_path: Path, more: dict[str, str]) -> None:
    async def play(room: Room) -> None:
        wire = wire_to(room, MIKA, **more)
        await asyncio.wait_for(wire.serving, 5.0)
        assert (wire.is_accepted, wire.code) == (False, socket.REFUSED)

    played(tmp_path, play)


@pytest.mark.parametrize("table", ["abcdefghijkm", "nothing", "../../etc/pw"])
def test_where_there_is_no_such_table_it_is_said(tmp_path: Path, table: str) -> None:
    async def play(room: Room) -> None:
        house: Any = room.house
        wire = Wire(house, table, MIKA)
        await asyncio.wait_for(wire.serving, 5.0)
        assert (sentences(wire.heard), wire.code) == ([say("no-table", "en")], socket.NO_TABLE)

    played(tmp_path, play)


@pytest.mark.parametrize(
    ("fault", "key", "code"),
    [(OtherRules("x"), "other-rules", socket.REFUSED), (StoreDown("x"), "server-fault", socket.TRY_LATER)],
)
def test_a_table_that_cannot_be_had_is_said_in_a_sentence(
    tmp_path: Path, fault: Exception, key: str, code: int
) -> None:
    async def play(room: Room) -> None:
        house: Any = room.house

        async def no_room(_: str) -> Room:
            raise fault

        house.room = no_room
        wire = wire_to(room, MIKA)
        await asyncio.wait_for(wire.serving, 5.0)
        assert (sentences(wire.heard), wire.code) == ([say(key, "en")], code)

    played(tmp_path, play)


def test_a_store_that_fails_is_no_reason_to_think_it_was_done(tmp_path: Path) -> None:
    """The client asks again by itself, so nothing is said but that it should come later."""

    async def play(room: Room) -> None:
        wire = wire_to(room, MIKA)
        await wire.hello()

        async def down(*_: object) -> bool:
            raise StoreDown("x")

        room.house.keeper.append_chat = down  # type: ignore[method-assign, assignment]
        assert sentences(await wire.say({"type": "chat", "text": "!"})) == [say("server-fault", "en")]
        assert wire.code == socket.TRY_LATER
        await asyncio.wait_for(wire.serving, 5.0)

    played(tmp_path, play)


def test_a_fault_of_ours_is_counted_and_ends_this_socket_only(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        house: Any = room.house
        wire, other = wire_to(room, MIKA), wire_to(room, NOA)
        await wire.hello()
        await other.hello()
        before = FAULTS._value.get()

        async def faulty(*_: object) -> bool:
            raise ValueError("x")

        room.house.keeper.append_chat = faulty  # type: ignore[method-assign, assignment]
        assert sentences(await wire.say({"type": "chat", "text": "!"})) == [say("server-fault", "en")]
        await asyncio.wait_for(wire.serving, 5.0)
        assert wire.code == 1011
        assert FAULTS._value.get() == before + 1
        assert house.sockets == {"192.0.2.7": 1}
        assert await other.say(PING) == [PONG]
        await other.end()

    played(tmp_path, play)


def test_a_sender_that_fails_is_counted_and_its_socket_is_closed(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        wire = wire_to(room, MIKA)
        await wire.hello()
        before = FAULTS._value.get()

        async def no_more(_: object) -> None:
            raise ValueError("x")

        (connection,) = room.listeners
        connection.websocket.send_text = no_more  # type: ignore[attr-defined]
        await wire.say(PING)
        await asyncio.wait_for(wire.serving, 5.0)
        assert (wire.code, FAULTS._value.get()) == (socket.TOO_SLOW, before + 1)
        assert room.listeners == set()

    played(tmp_path, play)


def test_of_too_many_sockets_of_one_seat_the_oldest_is_told_and_goes(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        wires = [wire_to(room, MIKA) for _ in range(3)]
        for wire in wires[:2]:
            await wire.hello()
        assert [wire.code for wire in wires] == [None] * 3
        await wires[2].hello()
        await asyncio.wait_for(wires[0].serving, 5.0)
        assert sentences(wires[0].heard) == [say("opened-elsewhere", "en")]
        assert [wire.code for wire in wires] == [socket.ELSEWHERE, None, None]
        assert len(room.listeners) == 2
        for wire in wires[1:]:
            assert await wire.say(PING) == [PONG]
            await wire.end()

    played(tmp_path, play, limits=Limits(sockets_per_seat=2))


def test_so_many_watch_and_no_more_however_many_sit(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        wires = [wire_to(room), wire_to(room), wire_to(room, MIKA)]
        assert [[one["type"] for one in await wire.hello()] for wire in wires] == [["state"]] * 3
        late = wire_to(room)
        assert sentences(await late.hello()) == [say("too-many-watchers", "en")]
        assert late.code == socket.TOO_MUCH
        for wire in wires:
            await wire.end()

    played(tmp_path, play, limits=Limits(watchers_per_table=2))


def test_a_token_opens_its_seat_and_a_wrong_one_none(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        token = seat_token(room.story.row, 1, guest_hash(NOA))
        wire, wrong = wire_to(room), wire_to(room, NOA)
        (state,) = await wire.hello(token=token)
        assert state["table"]["you"] == 1
        assert sentences(await wrong.hello(token=token[:-1])) == [say("wrong-token", "en")]
        assert wrong.code == socket.REFUSED
        await wire.end()

    played(tmp_path, play)


def test_who_has_had_a_lot_told_again_is_told_to_wait(tmp_path: Path) -> None:
    """Nobody is shut out by that who only comes back to the table, and has not missed much."""

    async def play(room: Room) -> None:
        house: Any = room.house
        wire = wire_to(room, MIKA)
        await wire.hello()
        left = house.work.of("192.0.2.7").left
        assert 0 < left < 3.0, "what it cost was counted"
        house.work.spend("192.0.2.7", 10.0)
        assert sentences(await wire.hello()) == [say("too-much-again", "en")]
        assert wire.code is None
        back = wire_to(room, MIKA)
        assert [one["type"] for one in await back.hello(since=room.story.n(0))] == ["state"]
        for _ in range(70):
            room.story.heard[0].append(room.story.heard[0][-1])
        late = wire_to(room, MIKA)
        assert sentences(await late.hello(since=0)) == [say("too-much-again", "en")]
        assert late.code == socket.TOO_MUCH
        for one in (wire, back):
            await one.end()

    played(tmp_path, play)


def test_those_who_sit_are_told_how_many_watch_when_they_come(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        room.watching = 2
        wire, watching = wire_to(room, MIKA), wire_to(room)
        assert [one["type"] for one in await wire.hello()] == ["state", "watching"]
        assert [one["type"] for one in await watching.hello()] == ["state"]
        for one in (wire, watching):
            await one.end()

    played(tmp_path, play, limits=FREE)
