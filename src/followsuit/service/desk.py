"""What is asked about games and tables, and what is answered; without HTTP and whatever carries it.

`service/api.py` asks here for a server, `followsuit.site` for a browser that is the whole house.
"""

from functools import lru_cache

from followsuit import describe
from followsuit.bots.roster import check_plain_level
from followsuit.core.cards import SPECTATOR
from followsuit.core.errors import FollowSuitError, UnknownGame
from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.describe.bot_names import free_bot_name
from followsuit.describe.form import Chosen
from followsuit.describe.shapes import Form, ScoringSheet
from followsuit.messages.wrong import said_to
from followsuit.registry import find_game
from followsuit.service import shapes, wire
from followsuit.service.again import AgainWish, begin_again, comparison, tried
from followsuit.service.names import LONGEST_NAME, BadName, checked_name
from followsuit.service.reads import reads_of
from followsuit.service.rights import TABLE_ID, invitation, invited_seat, seat_token
from followsuit.service.room import Room
from followsuit.service.rooms import Rooms
from followsuit.service.slices import Bill
from followsuit.service.story import BOT, OVER, VACANT, OtherRules
from followsuit.service.tables import SeatPlan, begin, rematch
from followsuit.service.texts import ENGLISH, say


class Problem(Exception):
    """An answer with a 4xx status: a sentence of ours by its key, or the engine's own."""

    def __init__(self, status: int, key: str, sentence: str = "", **values: object) -> None:
        super().__init__(key or sentence)
        self.status = status
        self.key = key
        self.sentence = sentence
        self.values = values

    def text(self, lang: str) -> str:
        if self.sentence:
            return said_to(self.sentence, lang)
        own = {name: said_to(one, lang) for name, one in self.values.items() if isinstance(one, str)}
        return say(self.key, lang, **{**self.values, **own})


# Games.


def game_of(game: str) -> Game:
    try:
        return find_game(game)
    except UnknownGame as error:
        raise Problem(404, "", error.args[0]) from None


@lru_cache(8)
def all_games(lang: str) -> bytes:
    games = describe.games(lang)
    for game in games:
        game.reads = reads_of(game.id)
    return wire.to_json(shapes.Games(games, describe.bots(lang)))


@lru_cache(64)
def kit_of(game: str, lang: str) -> bytes:
    kit = describe.kit(find_game(game), lang)
    kit.reads = reads_of(kit.id)
    return wire.to_json(kit)


@lru_cache(64)
def rules_of(game: str, lang: str, is_whole: bool) -> bytes:
    """All of the box, or what the table needs that is laid where nothing is chosen."""
    found = find_game(game)
    if is_whole:
        return wire.to_json(describe.rules(found, lang))
    return wire.to_json(describe.rules_for(found, found.default_players, {}, lang))


@lru_cache(16)
def rules_for(game: str, players: int, options: tuple[tuple[str, int | str | bool], ...], lang: str) -> bytes:
    """What a table with these options needs."""
    return wire.to_json(describe.rules_for(find_game(game), players, dict(options), lang))


def form_of(game: str, players: int, options: Chosen, lang: str) -> Form:
    found = game_of(game)
    try:
        return describe.form(found, players or found.default_players, options, lang)
    except FollowSuitError as error:
        raise Problem(400, "", error.args[0]) from None


# Tables.


async def room_of(house: Rooms, table: str) -> Room:
    try:
        room = await house.room(table) if TABLE_ID.fullmatch(table) else None
    except OtherRules:
        raise Problem(409, "other-rules") from None
    if room is None:
        raise Problem(404, "no-table")
    return room


async def rules_at(house: Rooms, room: Room, lang: str) -> bytes:
    """By what was agreed on before the deal, which everybody knows; never by who holds what."""
    row = room.story.row
    return await house.apart(rules_for, row.game, row.players, tuple(row.options.items()), lang)


def named(name: str) -> str:
    try:
        return checked_name(name)
    except BadName:
        raise Problem(400, "bad-name", limit=LONGEST_NAME) from None


def planned(players: int, plans: list[SeatPlan]) -> int:
    """The seat of whoever begins a table, if its seats are planned as they may be."""
    if len(plans) != players:
        raise Problem(400, "seat-count", players=players, count=len(plans))
    kinds = [plan.kind for plan in plans]
    if kinds.count("me") != 1:
        raise Problem(400, "one-me")
    return kinds.index("me")


async def new_table(
    house: Rooms,
    game: Game,
    options: Chosen,
    plans: list[SeatPlan],
    name: str,
    guest: str,
    within: int,
) -> Room:
    try:
        for plan in plans:
            check_plain_level(plan.level)
        return await begin(house, game, options, plans, name, guest, within)
    except FollowSuitError as error:
        raise Problem(400, "", error.args[0]) from None


def seated(room: Room, seat: int, with_invitations: bool) -> shapes.Seated:
    story = room.story
    return shapes.Seated(
        table=room.id,
        seat=seat,
        token=seat_token(story.row, seat, story.seats[seat].guest),
        path=f"/t/{room.id}",
        invitations=invitations(room) if with_invitations else [],
    )


def invitations(room: Room) -> list[shapes.Invitation]:
    return [
        shapes.Invitation(seat=number, path=f"/t/{room.id}/join/{invitation(room.story.row, number)}")
        for number, seat in enumerate(room.story.seats)
        if seat.kind == VACANT
    ]


def table_card(room: Room, seat: int | None, lang: str) -> shapes.TableCard:
    story = room.story
    part = wire.table_part(story, SPECTATOR if seat is None else seat, room.online(), lang)
    is_host = seat is not None and story.seats[seat].guest == story.row.host
    return shapes.TableCard(
        table=room.id,
        game=part.game,
        players=story.row.players,
        options=part.options,
        seats=part.seats,
        state=part.state,
        within=part.within,
        commitment=part.commitment,
        you=part.you,
        is_host=is_host,
        invitations=invitations(room) if is_host else [],
        next=part.next,
        seed=part.seed or None,
        salt=part.salt or None,
    )


def invited(room: Room, text: str, guest: str) -> int:
    """The seat this invitation is for, if it is still open or this guest's own."""
    story = room.story
    seat = invited_seat(story.row, text)
    if seat is None:
        raise Problem(403, "wrong-invitation")
    if guest and story.seats[seat].guest == guest:
        return seat
    if story.seats[seat].kind != VACANT:
        raise Problem(409, "seat-taken")
    if guest and story.seat_of(guest) is not None:
        raise Problem(409, "seated-already")
    return seat


async def fill_seat(room: Room, own: int | None, seat: int, level: str) -> None:
    """Let a bot take an open seat; for the host."""
    story = room.story
    if own is None or story.seats[own].guest != story.row.host:
        raise Problem(403, "host-only")
    if seat >= len(story.seats):
        raise Problem(404, "no-seat")
    try:
        check_plain_level(level)
    except FollowSuitError as error:
        raise Problem(400, "", error.args[0]) from None
    if story.seats[seat].kind != VACANT:
        raise Problem(409, "not-open")
    await room.sit(seat, BOT, free_bot_name(story.names(""), ENGLISH), level=level)


async def play_again(house: Rooms, room: Room, seat: int | None) -> shapes.Seated:
    """The same game once more; the second to ask gets the same new table."""
    if seat is None:
        raise Problem(403, "seated-only")
    following, own = await rematch(house, room, seat)
    is_host = following.story.row.host == room.story.seats[seat].guest
    return seated(following, own, with_invitations=is_host)


async def from_moment(house: Rooms, room: Room, wish: AgainWish, guest: str, bill: Bill) -> shapes.Seated:
    """A moment of a finished game, to be played again from a seat."""
    if wish.seat >= len(room.story.seats):
        raise Problem(404, "no-seat")
    begun = await begin_again(house, room, wish, guest, bill)
    return seated(begun, wish.seat, with_invitations=False)


# What remains.


async def finished(room: Room) -> Room:
    if room.story.state() != OVER:
        await room.read_on()
    if room.story.state() != OVER:
        raise Problem(409, "not-over")
    return room


async def replay(room: Room, lang: str, bill: Bill) -> shapes.ReplayInfo:
    """How many answers a finished game has, and where its rounds and tricks begin."""
    story = room.story
    names = story.names("", lang)
    marks = [shapes.Milestone(at, label) for at, label in await room.replay.marks(lang, bill)]
    return shapes.ReplayInfo(
        answers=len(story.given), names=names, game=story.row.game, seats=len(names), marks=marks
    )


async def replay_at(room: Room, n: int, seat: str, lang: str, bill: Bill) -> shapes.StateMessage:
    """A state as that seat saw it after n answers; its news are those of the last one."""
    story = room.story
    if n > len(story.given):
        raise Problem(404, "no-moment", count=len(story.given))
    if seat.isdecimal() and int(seat) >= len(story.seats):
        raise Problem(404, "no-seat")
    return await room.replay.moment(n, seat, lang, bill)


async def whole_replay(room: Room, lang: str, bill: Bill) -> shapes.WholeReplay:
    """Every state from every viewpoint, with the kit and the rules: all that the page of a game asks for."""
    story = room.story
    viewpoints = [*map(str, range(len(story.seats))), "watch", "all"]
    states: dict[str, list[shapes.StateMessage]] = {viewpoint: [] for viewpoint in viewpoints}
    told = await replay(room, lang, bill)
    await bill.run(room.replay.every_moment(states, lang))
    return shapes.WholeReplay(
        id=room.id,
        replay=told,
        kit=describe.kit(story.game, lang),
        rules=describe.rules(story.game, lang),
        states=states,
    )


async def tried_at(
    room: Room, n: int, seat: int, pick: str, own: int | None, lang: str, bill: Bill
) -> shapes.Tried:
    """What follows another answer at a moment of a finished game."""
    if seat >= len(room.story.seats):
        raise Problem(404, "no-seat")
    return await tried(room, n, seat, pick, NO_SEAT if own is None else own, lang, bill)


async def compared(house: Rooms, room: Room, lang: str, bill: Bill) -> shapes.Comparison:
    """A moment that was played again, beside what was played."""
    if room.story.again is None:
        raise Problem(409, "again-not")
    origin = await finished(await room_of(house, room.story.again.table))
    return await comparison(origin, room, lang, bill)


async def record(room: Room, bill: Bill) -> str:
    """The record of a finished game; there is none of cards that were drawn anew on the way."""
    if room.story.worlds:
        raise Problem(409, "record-drawn")
    return await room.replay.written(bill)


def sheets(room: Room, seat: int | None, lang: str, bill: Bill) -> list[ScoringSheet]:
    """The scoring sheet of every finished round, as the one who asks may see it."""
    names = room.story.names(say("open-name", lang), lang)
    with bill.at_once():
        return wire.sheets(room.story, SPECTATOR if seat is None else seat, names, lang)
