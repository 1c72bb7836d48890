"""The line between the page and a table in the same browser; a server's is service/socket.py."""

from collections.abc import Callable
from typing import Final

from msgspec import DecodeError, ValidationError

from followsuit.core.cards import SPECTATOR
from followsuit.service import wire
from followsuit.service.keeping import StoreDown
from followsuit.service.rights import TABLE_ID
from followsuit.service.room import Refused, Room
from followsuit.service.rooms import Rooms
from followsuit.service.shapes import Pong, RefusedMessage
from followsuit.service.story import OtherRules
from followsuit.service.texts import language, say
from followsuit.site import forms
from followsuit.site.house import GUEST

# Why a line is closed; the codes of service/socket.py.
REFUSED: Final = 4403
NO_TABLE: Final = 4404
TRY_LATER: Final = 1013


class PageLine:
    """One window's line to one table."""

    def __init__(
        self, house: Rooms, table_id: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> None:
        self.house = house
        self.table_id = table_id
        self.deliver = send
        self.close = close
        self.seat = SPECTATOR
        self.lang = "en"
        self.room: Room | None = None

    def send(self, text: str, more: str = "") -> None:
        self.deliver(text)
        if more:
            self.deliver(more)

    def spend(self, seconds: float) -> None:
        """It is their own time."""

    async def hear(self, text: str) -> None:
        """One message. Whatever is wrong with it is said, and nothing has changed."""
        try:
            message = forms.READER.decode(text)
        except ValidationError as fault:
            self.complain("wrong-message", what=str(fault))
            return
        except DecodeError:
            self.complain("not-json")
            return
        try:
            if isinstance(message, forms.GivenHello):
                await self.hello(message)
            elif self.room is None:
                self.complain("hello-first")
            elif isinstance(message, forms.GivenPing):
                self.send(wire.text_of(Pong()))
            elif self.seat == SPECTATOR:
                self.complain("watching", getattr(message, "ref", None))
            else:
                await self.act(self.room, message)
        except Refused as refused:
            self.complain(refused.refusal.key, getattr(message, "ref", None))
        except StoreDown:
            # What became of it will be known when the store is back; the page asks again by itself.
            self.hang_up(TRY_LATER, "not-kept")

    async def hello(self, message: forms.GivenHello) -> None:
        """The first message, and again to change the language."""
        self.lang = language(message.lang)
        if self.room is not None:
            self.room.tell_again(self, message.since)
            return
        try:
            room = await self.house.room(self.table_id) if TABLE_ID.fullmatch(self.table_id) else None
        except OtherRules:
            self.hang_up(REFUSED, "other-rules")
            return
        if room is None:
            self.hang_up(NO_TABLE, "no-table")
            return
        seat = room.story.seat_of(GUEST)
        self.seat = SPECTATOR if seat is None else seat
        self.room = room
        await room.enter(self, message.since)

    async def act(self, room: Room, message: forms.GivenMessage) -> None:
        if isinstance(message, forms.GivenAnswer):
            await room.answer(self.seat, message.question, message.pick, message.ref, self)
        elif isinstance(message, forms.GivenUndo):
            await room.ask_undo(self.seat)
        elif isinstance(message, forms.GivenAskHint):
            room.ask_hint(self.seat, message.question, self)
        elif isinstance(message, forms.GivenConsent):
            await room.consent(self.seat, message.yes)
        elif isinstance(message, forms.GivenNudge):
            await room.nudge(self.seat)
        elif isinstance(message, forms.GivenChat):
            await room.say(self.seat, message.text)

    def leave(self) -> None:
        if self.room is not None:
            self.room.leave(self)
            self.room = None

    def complain(self, key: str, ref: str | None = None, **values: object) -> None:
        sentence = say(key, self.lang, **values)
        if ref is None:
            self.send(wire.text_of(wire.error(sentence)))
        else:
            self.send(wire.text_of(RefusedMessage(ref, "", sentence)))

    def hang_up(self, code: int, key: str) -> None:
        self.complain(key)
        self.leave()
        self.close(code)
