"""Beginning tables: seats, names, seeds, and a rematch."""

import secrets
import time
from typing import Any, Final

import msgspec

from followsuit.bots.roster import DEFAULT_LEVEL, check_plain_level
from followsuit.core.game import Game
from followsuit.describe.bot_names import free_bot_name
from followsuit.describe.form import Chosen
from followsuit.service.entries import OPEN, SIT, Entry, TableRow
from followsuit.service.rights import new_table_id
from followsuit.service.room import Refused, Room
from followsuit.service.rooms import Rooms
from followsuit.service.story import BOT, OVER, PERSON, VACANT, Refusal, Story
from followsuit.service.texts import ENGLISH

DAY: Final = 86_400.0


class SeatPlan(msgspec.Struct, frozen=True):
    """Who is to sit in a seat: 'me', 'open' or 'bot'."""

    kind: str
    level: str = DEFAULT_LEVEL
    reserved_for: str = ""
    name: str = ""


async def begin(
    house: Rooms,
    game: Game,
    options: Chosen,
    plans: list[SeatPlan],
    name: str,
    guest: str,
    within: int = 0,
) -> Room:
    """A new table: its seed drawn, its seats as planned. Nothing is dealt while a seat is open.

    A game may look at its options for long, so that is done apart.
    """
    chosen = await house.apart(game.checked_options, len(plans), options, 0)
    for plan in plans:
        if plan.kind == BOT:
            check_plain_level(plan.level)
    await check_tables_begun(house, guest)
    row = TableRow(
        id=new_table_id(),
        game=game.id,
        rules=game.rules_version,
        players=len(plans),
        options=chosen,
        seed=secrets.randbits(128),
        salt=secrets.token_hex(16),
        secret=secrets.token_hex(32),
        host=guest,
        begun=time.time(),
    )
    return await house.create(row, first_entries(house, plans, name, guest, within))


async def check_tables_begun(house: Rooms, guest: str) -> None:
    """A guest begins so many tables in a day, and no more."""
    if await house.keeper.tables_begun(guest, time.time() - DAY) >= house.settings.limits.tables_per_guest:
        raise Refused(Refusal("too-many-tables"))


def first_entries(house: Rooms, plans: list[SeatPlan], name: str, guest: str, within: int = 0) -> list[Entry]:
    """Who sits where; the time the table agreed on stands with the one who set it up."""
    names = [name, *[plan.name for plan in plans if plan.name]]
    entries: list[Entry] = []
    for seat, plan in enumerate(plans):
        data: dict[str, Any] = {}
        kind = SIT
        if plan.kind == "me":
            data = {"kind": PERSON, "name": name, "guest": guest, **({"within": within} if within else {})}
        elif plan.kind == BOT:
            bot_name = plan.name or free_bot_name(names, ENGLISH)
            names.append(bot_name)
            data = {"kind": BOT, "name": bot_name, "level": plan.level}
        else:
            kind = OPEN
            data = {"reserved_for": plan.reserved_for} if plan.reserved_for else {}
        entries.append(Entry(seat + 1, kind, seat, "", data, house.worker, time.time()))
    return entries


async def rematch(house: Rooms, room: Room, seat: int) -> tuple[Room, int]:
    """The same game with the same people in the same seats; whoever asks first sets it up."""
    story = room.story
    if story.state() != OVER:
        await room.read_on()
    if story.state() != OVER:
        raise Refused(Refusal("rematch-later"))
    guest, name = story.seats[seat].guest, story.seats[seat].name
    async with room.rematching:  # who asks twice at the same moment sets up one table
        if not story.next_table:
            plans = [again(story, number, seat) for number in range(len(story.seats))]
            begun = await begin(house, story.game, story.row.options, plans, name, guest, story.within)
            await room.name_next(seat, begun.id)
    following = await house.room(story.next_table)
    assert following is not None
    if following.story.seat_of(guest) is None:
        if following.story.seats[seat].reserved_for != guest:
            raise Refused(Refusal("seat-taken"))
        await following.sit(seat, PERSON, name, guest=guest)
    return following, seat


def again(story: Story, number: int, asking: int) -> SeatPlan:
    seat = story.seats[number]
    if number == asking:
        return SeatPlan("me")
    if seat.kind == BOT:
        return SeatPlan(BOT, seat.level, name=seat.name)
    return SeatPlan(VACANT, reserved_for=seat.guest)
