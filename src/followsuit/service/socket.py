"""The WebSocket of everyone at a table: numbered states out, answers in."""

import asyncio
import contextlib
import time
from typing import Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from followsuit.core.cards import SPECTATOR
from followsuit.service import metrics, wire
from followsuit.service.asking import address_of, guest_of, is_own_host, is_own_origin
from followsuit.service.house import House
from followsuit.service.limits import Bucket
from followsuit.service.lines import LINE, SocketLine
from followsuit.service.logs import log
from followsuit.service.messages import (
    READER,
    Answer,
    AskHint,
    Consent,
    Hello,
    Nudge,
    Ping,
    Say,
    Undo,
    what_is_wrong,
)
from followsuit.service.rights import TABLE_ID, token_seat
from followsuit.service.room import Refused, Room
from followsuit.service.shapes import Pong, RefusedMessage
from followsuit.service.store import StoreDown
from followsuit.service.story import OtherRules
from followsuit.service.texts import language, say

# Why we hang up, as the codes 4000 to 4999 are for applications to name.
REFUSED: Final = 4403
NO_TABLE: Final = 4404
TOO_MUCH: Final = 4429
ELSEWHERE: Final = 4409
TOO_SLOW: Final = 4408
TRY_LATER: Final = 1013

MOST_UNSENT: Final = 400
MOST_UNSENT_SIZE: Final = 1_000_000  # in letters; all news of a long game are a fifth of that
HELLO_WITHIN: Final = 20.0


class Hung(Exception):
    """The socket is to be closed, with a code."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class Connection:
    """One socket. What it is sent goes out at once, as long as the line takes it; else it waits in a queue,
    so that a slow one holds up nobody."""

    def __init__(
        self, house: House, websocket: WebSocket, address: str, line: SocketLine | None = None
    ) -> None:
        self.house = house
        self.websocket = websocket
        self.address = address
        self.lang = language(websocket.query_params.get("lang"))
        self.seat = SPECTATOR
        self.room: Room | None = None
        self.line = line  # where it is one of ours
        self.unsent: asyncio.Queue[str] = asyncio.Queue(MOST_UNSENT)
        self.unsent_size = 0
        self.is_slow = False
        self.serving: asyncio.Task[None] | None = None
        limits = house.settings.limits
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self.strikes = 0
        self.begun = time.monotonic()
        self.shown_out = False
        self.has_said_hello = False

    def send(self, text: str, more: str = "") -> None:
        # Nothing overtakes what waits, or what is just being sent.
        if not self.unsent_size and self.line is not None and self.line.tell(text, more):
            return
        self.put(text)
        if more:
            self.put(more)

    def put(self, text: str) -> None:
        """Where it waits for the line."""
        if self.unsent.full() or self.unsent_size > MOST_UNSENT_SIZE:
            if not self.is_slow and self.serving is not None:
                self.is_slow = True
                self.serving.cancel()
            return
        self.unsent_size += len(text)
        self.unsent.put_nowait(text)

    def spend(self, seconds: float) -> None:
        self.house.work.spend(self.address, seconds)

    async def send_for_ever(self) -> None:
        while True:
            text = await self.unsent.get()
            await self.websocket.send_text(text)
            self.unsent_size -= len(text)

    async def serve(self, table_id: str) -> None:
        self.serving = asyncio.current_task()
        sender = asyncio.create_task(self.send_for_ever())
        sender.add_done_callback(self.sender_has_ended)
        try:
            await self.listen(table_id)
        except Hung as hung:
            sender.cancel()
            await self.hang_up(hung)
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if self.shown_out:
                sender.cancel()
                await self.hang_up(Hung(ELSEWHERE, say("opened-elsewhere", self.lang)))
                return
            if not self.is_slow:
                raise
            sender.cancel()
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1.0):
                    await self.websocket.close(TOO_SLOW)
        finally:
            sender.cancel()
            with contextlib.suppress(BaseException):
                await sender
            if self.room is not None:
                self.room.leave(self)

    def sender_has_ended(self, sender: asyncio.Task[None]) -> None:
        """Nothing would be sent any more, and nobody would know."""
        if sender.cancelled() or isinstance(sender.exception(), WebSocketDisconnect | RuntimeError):
            return  # the line is gone, and whoever listens to it notices
        metrics.FAULTS.inc()
        log.fault("a socket's sender ended by a fault", sender.exception())
        if self.serving is not None:
            self.is_slow = True
            self.serving.cancel()

    async def hang_up(self, hung: Hung) -> None:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(2.0):  # or they do not listen
                while not self.unsent.empty():
                    await self.websocket.send_text(self.unsent.get_nowait())
                await self.websocket.send_text(wire.text_of(wire.error(hung.sentence)))
                await self.websocket.close(hung.code)

    async def listen(self, table_id: str) -> None:
        room = await self.find(table_id)
        while True:
            received = await asyncio.wait_for(
                self.websocket.receive(), None if self.has_said_hello else HELLO_WITHIN
            )
            if received["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(received.get("code", 1000))
            data = received.get("text")
            raw = received.get("bytes") if data is None else data.encode("utf-8", "surrogatepass")
            await self.take(room if self.room is None else self.room, raw or b"")

    async def find(self, table_id: str) -> Room:
        try:
            room = await self.house.room(table_id) if TABLE_ID.fullmatch(table_id) else None
        except OtherRules:
            raise Hung(REFUSED, say("other-rules", self.lang)) from None
        except StoreDown:
            raise Hung(TRY_LATER, say("server-fault", self.lang)) from None
        if room is None:
            raise Hung(NO_TABLE, say("no-table", self.lang))
        return room

    def make_room_for(self, seat: int, room: Room) -> None:
        """However many watch, those who sit come in; of too many sockets of one seat, the oldest goes."""
        limits = self.house.settings.limits
        there = [one for one in room.listeners if one.seat == seat and isinstance(one, Connection)]
        if seat == SPECTATOR:
            if len(there) >= limits.watchers_per_table:
                raise Hung(TOO_MUCH, say("too-many-watchers", self.lang))
        elif len(there) >= limits.sockets_per_seat:
            min(there, key=lambda one: one.begun).show_out()

    def show_out(self) -> None:
        if not self.is_slow and self.serving is not None:
            self.shown_out = True
            self.serving.cancel()

    async def take(self, room: Room, raw: bytes) -> None:
        """One message. Whatever is wrong with it is said, and nothing has changed."""
        limits = self.house.settings.limits
        if not self.bucket.take() or not self.house.messages.take(self.address):
            self.strike("too-fast")
            return
        if len(raw) > limits.message_bytes:
            self.strike("too-big", limit=limits.message_bytes)
            return
        try:
            message = READER.validate_json(raw)
        except ValidationError as fault:
            is_json = fault.errors()[0]["type"] not in ("json_invalid", "model_attributes_type", "dict_type")
            if is_json:
                self.strike("wrong-message", what=what_is_wrong(fault))
            else:
                self.strike("not-json")
            return
        if isinstance(message, Hello):
            await self.hello(room, message)
        elif not self.has_said_hello:
            self.strike("hello-first")
        elif isinstance(message, Ping):
            self.send(wire.text_of(Pong()))
        elif self.seat == SPECTATOR:
            self.complain("watching", getattr(message, "ref", None))
        else:
            await self.act(room, message)

    async def act(self, room: Room, message: Answer | Say | Undo | Consent | Nudge | AskHint) -> None:
        try:
            if isinstance(message, Answer):
                await room.answer(self.seat, message.question, message.pick, message.ref, self)
            elif isinstance(message, Say):
                await room.say(self.seat, message.text)
            elif isinstance(message, Undo):
                await room.ask_undo(self.seat)
            elif isinstance(message, Nudge):
                await room.nudge(self.seat)
            elif isinstance(message, AskHint):
                room.ask_hint(self.seat, message.question, self)
            else:
                await room.consent(self.seat, message.yes)
        except Refused as refused:
            self.complain(refused.refusal.key, getattr(message, "ref", None))
        except StoreDown:
            # What became of it will be known when the store is back; the client asks again by itself.
            raise Hung(TRY_LATER, say("server-fault", self.lang)) from None

    def complain(self, key: str, ref: str | None = None) -> None:
        sentence = say(key, self.lang)
        if ref is None:
            self.send(wire.text_of(wire.error(sentence)))
        else:
            self.send(wire.text_of(RefusedMessage(ref, "", sentence)))

    def strike(self, key: str, **values: object) -> None:
        """Somebody who does not know how to talk is told, and after a while no longer heard."""
        metrics.BAD_MESSAGES.labels(key).inc()
        self.strikes += 1
        sentence = say(key, self.lang, **values)
        if self.strikes > self.house.settings.limits.strikes:
            raise Hung(TOO_MUCH, sentence)
        self.send(wire.text_of(wire.error(sentence)))

    async def hello(self, room: Room, message: Hello) -> None:
        """The first message, and again to change the language."""
        self.lang = language(message.lang)
        is_too_much = self.house.work.is_spent(self.address)
        if not self.has_said_hello:
            # It may have been dropped from memory while nobody looked at it; there is only one of a table.
            room = await self.find(room.id)
            try:
                seat = await self.seat_at(room, message.token)
                if is_too_much and room.is_much(seat, message.since):
                    raise Hung(TOO_MUCH, say("too-much-again", self.lang))
                self.make_room_for(seat, room)
                self.seat = seat
                self.has_said_hello = True
                self.room = room
                await room.enter(self, message.since)
            except StoreDown:
                raise Hung(TRY_LATER, say("server-fault", self.lang)) from None
        elif is_too_much:
            self.strike("too-much-again")
        else:
            room.tell_again(self, message.since)

    async def seat_at(self, room: Room, token: str | None) -> int:
        """The seat of who says hello. Another worker may have given it to them a moment ago."""
        guest = guest_of(self.websocket)
        story = room.story
        for is_sure in (False, True):
            if token is None:
                seat = story.seat_of(guest)
            else:
                seat = token_seat(story.row, story.guests(), token)
            if seat is not None:
                return seat
            if not is_sure and (token is not None or guest):
                await room.read_on()
        if token is not None:
            raise Hung(REFUSED, say("wrong-token", self.lang))
        return SPECTATOR


async def serve_socket(house: House, websocket: WebSocket, table_id: str) -> None:
    address = address_of(websocket)
    if not is_own_host(house.settings, websocket) or not is_own_origin(house.settings, websocket):
        await websocket.close(REFUSED)  # before it was accepted: the answer is 403
        return
    is_too_often = not house.requests.take(address)  # a socket is a request like any other until it is open
    if is_too_often or house.sockets[address] >= house.settings.limits.sockets_per_address:
        await websocket.close(TOO_MUCH)
        return
    await websocket.accept()
    house.sockets[address] += 1
    metrics.SOCKETS.inc()
    line = websocket.scope.get("extensions", {}).get(LINE)
    connection = Connection(house, websocket, address, line)
    try:
        await connection.serve(table_id)
    except TimeoutError:
        await connection.hang_up(Hung(REFUSED, say("hello-first", connection.lang)))
    except (WebSocketDisconnect, RuntimeError) as error:
        if websocket.application_state == WebSocketState.CONNECTED and isinstance(error, RuntimeError):
            raise
    except Exception:
        metrics.FAULTS.inc()
        log.fault("a socket ended by a fault of ours", table=table_id)
        await connection.hang_up(Hung(1011, say("server-fault", connection.lang)))
    finally:
        metrics.SOCKETS.dec()
        house.sockets[address] -= 1
        if house.sockets[address] <= 0:
            del house.sockets[address]
