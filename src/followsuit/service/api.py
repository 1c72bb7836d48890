"""The HTTP surface: games, tables, seats, and what remains of a game when it is over."""

import hmac
from collections.abc import AsyncIterator
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from followsuit import describe
from followsuit.bots.roster import check_plain_level
from followsuit.core.cards import SPECTATOR
from followsuit.core.errors import FollowSuitError, UnknownGame
from followsuit.core.game import Game
from followsuit.describe.shapes import Form, Kit, Rulebook, Sheet
from followsuit.lessons.primer import has_primer, primer
from followsuit.lessons.script import script
from followsuit.lessons.shapes import Lessons, LessonScript, Primer
from followsuit.lessons.shelf import NoSuchLesson, find_lesson, shelf
from followsuit.registry import find_game
from followsuit.service import forms, metrics, shapes, wire
from followsuit.service.answers import Responses, Sent, described
from followsuit.service.asking import COOKIE, address_of, guest_of, is_secure
from followsuit.service.forms import LONGEST_NAME
from followsuit.service.house import House
from followsuit.service.rights import (
    TABLE_ID,
    guest_hash,
    invitation,
    invited_seat,
    new_guest,
    seat_token,
    token_seat,
)
from followsuit.service.room import Room
from followsuit.service.slices import Bill
from followsuit.service.story import BOT, OVER, PERSON, VACANT, OtherRules
from followsuit.service.tables import (
    BadName,
    SeatPlan,
    begin,
    checked_name,
    free_bot_name,
    rematch,
)
from followsuit.service.texts import language, say

YEAR: Final = 365 * 86_400
ERRORS: Final[Responses] = {
    400: described(shapes.Error, "Something given will not do."),
    403: described(shapes.Error, "Not yours to do, or sent by another site's page."),
    404: described(shapes.Error, "There is no such thing."),
    409: described(shapes.Error, "Not at this moment."),
    413: described(shapes.Error, "Too big."),
    422: described(shapes.Error, "Not of the form described here."),
    429: described(shapes.Error, "Too often."),
    503: described(shapes.Error, "The store does not answer; try again."),
}

router = APIRouter(prefix="/api", responses=ERRORS, default_response_class=Sent)


class Problem(Exception):
    """An answer with a 4xx status: a sentence of ours by its key, or the engine's own."""

    def __init__(self, status: int, key: str, sentence: str = "", **values: object) -> None:
        super().__init__(key or sentence)
        self.status = status
        self.key = key
        self.sentence = sentence
        self.values = values

    def text(self, lang: str) -> str:
        return self.sentence or say(self.key, lang, **self.values)


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def lang_of(
    lang: Annotated[
        str,
        Query(max_length=16, description="A language we speak, such as ja; or en."),
    ] = "en",
) -> str:
    return language(lang)


async def room_of(
    request: Request,
    table: Annotated[str, Path(description="The id of a table.", examples=["k3v9x0qp2a7c"])],
) -> Room:
    try:
        room = await house_of(request).room(table) if TABLE_ID.fullmatch(table) else None
    except OtherRules:
        raise Problem(409, "other-rules") from None
    if room is None:
        raise Problem(404, "no-table")
    return room


def may_change(request: Request) -> None:
    """Beginning a table or taking a seat; not too often from one address."""
    if not house_of(request).changes.take(address_of(request)):
        raise Problem(429, "too-many-requests")


HouseIn = Annotated[House, Depends(house_of)]
RoomIn = Annotated[Room, Depends(room_of)]
Lang = Annotated[str, Depends(lang_of)]
GameId = Annotated[str, Path(description="The id of a game.")]


async def seat_in(request: Request, room: Room) -> int | None:
    """Where the one who asks sits, by token or by cookie; another worker may have seated them just now."""
    story = room.story
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    is_token = kind.lower() == "bearer"
    guest = guest_of(request)
    for is_sure in (False, True):
        if is_token:
            seat = token_seat(story.row, story.guests(), token.strip())
        else:
            seat = story.seat_of(guest)
        if seat is not None:
            return seat
        if not is_sure and (is_token or guest):
            await room.read_on()
    if is_token:
        raise Problem(403, "wrong-token")
    return None


def asking_guest(request: Request, response: Response) -> str:
    """The guest who asks, made one now if they are new."""
    guest = guest_of(request)
    if guest:
        return guest
    token = new_guest()
    is_safe = is_secure(house_of(request).settings, request)
    response.set_cookie(COOKIE, token, max_age=YEAR, path="/", secure=is_safe, httponly=True, samesite="lax")
    return guest_hash(token)


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


def named(name: str) -> str:
    try:
        return checked_name(name)
    except BadName:
        raise Problem(400, "bad-name", limit=LONGEST_NAME) from None


def game_of(game: str) -> Game:
    try:
        return find_game(game)
    except UnknownGame as error:
        raise Problem(404, "", str(error)) from None


# Games.


@router.get("/games", responses={200: described(shapes.Games)}, tags=["games"])
def games(lang: Lang) -> Sent:
    """Every game with its player counts and options, and the levels of bots."""
    return Sent(all_games(lang))


@lru_cache(8)
def all_games(lang: str) -> bytes:
    return wire.to_json(shapes.Games(describe.games(lang), describe.bots(lang)))


@router.get("/games/{game}", responses={200: described(Kit)}, tags=["games"])
def kit(game: GameId, lang: Lang) -> Sent:
    """All that is needed to draw a game: its cards, its pieces, its words."""
    return Sent(kit_of(game_of(game).id, lang))


@lru_cache(64)
def kit_of(game: str, lang: str) -> bytes:
    return wire.to_json(describe.kit(find_game(game), lang))


@router.post("/games/{game}/form", responses={200: described(Form)}, tags=["games"])
def form_of(game: GameId, asked: forms.ChosenForm, lang: Lang) -> Sent:
    """What the host of a table may choose, by the number of players and what is chosen so far."""
    found = game_of(game)
    try:
        return Sent(describe.form(found, asked.players or found.default_players, dict(asked.options), lang))
    except FollowSuitError as error:
        raise Problem(400, "", str(error)) from None


@router.get("/games/{game}/rules", responses={200: described(Rulebook)}, tags=["games"])
def rules(game: GameId, lang: Lang) -> Sent:
    """The numbered rules, by section."""
    return Sent(rules_of(game_of(game).id, lang))


@lru_cache(64)
def rules_of(game: str, lang: str) -> bytes:
    return wire.to_json(describe.rules(find_game(game), lang))


# Lessons.


@router.get("/lessons", responses={200: described(Lessons)}, tags=["lessons"])
def lessons(lang: Lang) -> Sent:
    """Every lesson of every game, in the order to take them."""
    return Sent(all_lessons(lang))


@lru_cache(8)
def all_lessons(lang: str) -> bytes:
    return wire.to_json(shelf(lang))


@router.get("/lessons/{game}/{lesson}", responses={200: described(LessonScript)}, tags=["lessons"])
def lesson_of(
    game: GameId, lesson: Annotated[str, Path(max_length=60, description="The id of a lesson.")], lang: Lang
) -> Sent:
    """All that can be seen and said in a lesson: it is played without asking anything more."""
    found = game_of(game)
    try:
        scenario = find_lesson(found, lesson)
    except NoSuchLesson:
        raise Problem(404, "no-lesson", game=found.name) from None
    return Sent(script_of(scenario.game.id, scenario.id, lang))


@lru_cache(64)
def script_of(game: str, lesson: str, lang: str) -> bytes:
    return wire.to_json(script(find_lesson(find_game(game), lesson), lang))


@router.get("/primers/{game}", responses={200: described(Primer)}, tags=["lessons"])
def primer_of(game: GameId, lang: Lang) -> Sent:
    """A game on one page, to begin with."""
    found = game_of(game)
    if not has_primer(found.id):
        raise Problem(404, "no-primer", game=found.name)
    return Sent(primer_page(found.id, lang))


@lru_cache(64)
def primer_page(game: str, lang: str) -> bytes:
    return wire.to_json(primer(find_game(game), lang))


# Tables.


@router.post(
    "/tables",
    status_code=201,
    responses={201: described(shapes.Seated)},
    tags=["tables"],
    dependencies=[Depends(may_change)],
)
async def begin_table(
    form: forms.TableForm, request: Request, response: Response, house: HouseIn, lang: Lang
) -> Sent:
    """Begin a table and sit down at it. The game is dealt when no seat is open any more."""
    game = game_of(form.game)
    name = named(form.name)
    if len(form.seats) != form.players:
        raise Problem(400, "seat-count", players=form.players, count=len(form.seats))
    if [seat.kind for seat in form.seats].count("me") != 1:
        raise Problem(400, "one-me")
    plans = [SeatPlan(seat.kind, seat.level) for seat in form.seats]
    guest = asking_guest(request, response)
    try:
        for seat in form.seats:
            check_plain_level(seat.level)
        room = await begin(house, game, dict(form.options), plans, name, guest, form.within or 0)
    except FollowSuitError as error:
        raise Problem(400, "", str(error)) from None
    own = [seat.kind for seat in form.seats].index("me")
    return Sent(seated(room, own, with_invitations=True), 201, response.headers)


@router.get("/tables/{table}", responses={200: described(shapes.TableCard)}, tags=["tables"])
async def table_info(request: Request, room: RoomIn, lang: Lang) -> Sent:
    """Who sits at a table and whether the game has begun."""
    return Sent(table_card(room, await seat_in(request, room), lang))


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


@router.get(
    "/tables/{table}/invitations/{invitation}",
    responses={200: described(shapes.Invitation)},
    tags=["tables"],
)
async def look_at_invitation(
    request: Request,
    room: RoomIn,
    lang: Lang,
    invitation: Annotated[str, Path(max_length=100, description="The last part of an invitation's path.")],
) -> Sent:
    """Whether an invitation can still be used, before anybody types a name."""
    seat = invited(room, invitation, guest_of(request))
    return Sent(shapes.Invitation(seat=seat, path=f"/t/{room.id}/join/{invitation}"))


@router.post(
    "/tables/{table}/join",
    responses={200: described(shapes.Seated)},
    tags=["tables"],
    dependencies=[Depends(may_change)],
)
async def join(form: forms.JoinForm, request: Request, response: Response, room: RoomIn, lang: Lang) -> Sent:
    """Sit down by invitation. The first guest uses it up; the same guest may come again."""
    guest = guest_of(request)
    seat = invited(room, form.invitation, guest)
    name = named(form.name)
    if not guest or room.story.seats[seat].guest != guest:
        await room.sit(seat, PERSON, name, guest=guest or asking_guest(request, response))
    return Sent(seated(room, seat, with_invitations=False), 200, response.headers)


@router.post(
    "/tables/{table}/seats/{seat}",
    responses={200: described(shapes.TableCard)},
    tags=["tables"],
    dependencies=[Depends(may_change)],
)
async def fill_seat(
    form: forms.FillForm,
    request: Request,
    room: RoomIn,
    lang: Lang,
    seat: Annotated[int, Path(ge=0, le=9)],
) -> Sent:
    """Let a bot take an open seat; for the host."""
    story = room.story
    own = await seat_in(request, room)
    if own is None or story.seats[own].guest != story.row.host:
        raise Problem(403, "host-only")
    if seat >= len(story.seats):
        raise Problem(404, "no-seat")
    try:
        check_plain_level(form.level)
    except FollowSuitError as error:
        raise Problem(400, "", str(error)) from None
    if story.seats[seat].kind != VACANT:
        raise Problem(409, "not-open")
    await room.sit(seat, BOT, free_bot_name(story.names("")), level=form.level)
    return Sent(table_card(room, own, lang))


@router.post(
    "/tables/{table}/rematch",
    responses={200: described(shapes.Seated)},
    tags=["tables"],
    dependencies=[Depends(may_change)],
)
async def play_again(request: Request, room: RoomIn, house: HouseIn, lang: Lang) -> Sent:
    """The same game once more; the second to ask gets the same new table."""
    seat = await seat_in(request, room)
    if seat is None:
        raise Problem(403, "seated-only")
    following, own = await rematch(house, room, seat)
    is_host = following.story.row.host == room.story.seats[seat].guest
    return Sent(seated(following, own, with_invitations=is_host))


# What remains.


async def finished(room: RoomIn) -> Room:
    if room.story.state() != OVER:
        await room.read_on()
    if room.story.state() != OVER:
        raise Problem(409, "not-over")
    return room


async def billed(request: Request, house: HouseIn) -> AsyncIterator[Bill]:
    """What is looked at again takes our time, and an address has so much of it."""
    if house.work.is_spent(address_of(request)):
        raise Problem(429, "too-much-again")
    bill = Bill(house.lane)
    yield bill
    house.work.spend(address_of(request), bill.seconds)


BillIn = Annotated[Bill, Depends(billed)]
Finished = Annotated[Room, Depends(finished)]


@router.get("/tables/{table}/replay", responses={200: described(shapes.Replay)}, tags=["replay"])
async def replay(room: Finished, bill: BillIn, lang: Lang) -> Sent:
    """How many answers a finished game has, and where its rounds and tricks begin."""
    story = room.story
    names = story.names("")
    marks = [shapes.Milestone(at, label) for at, label in await room.replay.marks(lang, bill)]
    return Sent(
        shapes.Replay(
            answers=len(story.given), names=names, game=story.row.game, seats=len(names), marks=marks
        )
    )


@router.get("/tables/{table}/replay/{n}", responses={200: described(shapes.State)}, tags=["replay"])
async def replay_at(
    room: Finished,
    bill: BillIn,
    lang: Lang,
    n: Annotated[int, Path(ge=0, le=1_000_000, description="After so many answers.")],
    seat: Annotated[
        str, Query(pattern="^([0-9]|watch|all)$", description="A seat's number, watch, or all.")
    ] = "watch",
) -> Sent:
    """A state as that seat saw it after n answers; its news are those of the last one."""
    story = room.story
    if n > len(story.given):
        raise Problem(404, "no-moment", count=len(story.given))
    if seat.isdecimal() and int(seat) >= len(story.seats):
        raise Problem(404, "no-seat")
    return Sent(await room.replay.moment(n, seat, lang, bill))


@router.get("/tables/{table}/record", response_class=PlainTextResponse, tags=["replay"])
async def record(room: Finished, bill: BillIn) -> PlainTextResponse:
    """The record of a finished game, its seed included."""
    return PlainTextResponse(await room.replay.written(bill))


@router.get("/tables/{table}/sheets", responses={200: described(list[Sheet])}, tags=["replay"])
async def sheets(request: Request, room: RoomIn, bill: BillIn, lang: Lang) -> Sent:
    """The scoring sheet of every finished round, as the one who asks may see it."""
    story = room.story
    seat = await seat_in(request, room)
    names = story.names(say("open-name", lang))
    with bill.at_once():
        return Sent(wire.sheets(story, SPECTATOR if seat is None else seat, names, lang))


# How the server is.

house_router = APIRouter(tags=["server"], default_response_class=Sent)


@house_router.get("/healthz", responses={200: described(shapes.Health)})
async def health() -> Sent:
    """Whether the process answers."""
    return Sent(shapes.Health("ok"))


@house_router.get(
    "/readyz", responses={200: described(shapes.Health), 503: described(shapes.Error, "Not ready.")}
)
async def ready(house: HouseIn) -> Sent:
    """Whether the store can be read and written to, and nothing that should go on has ended lately."""
    troubles = await house.troubles()
    if troubles:
        sentence = "; ".join(troubles)
        raise Problem(503, "", f"{sentence[0].upper()}{sentence[1:]}.")
    return Sent(shapes.Health("ok"))


@house_router.get(
    "/metrics",
    response_class=PlainTextResponse,
    responses={403: described(shapes.Error, "Not yours to read.")},
)
async def metrics_page(request: Request, house: HouseIn, lang: Lang) -> Response:
    """Counters and times, as Prometheus reads them; for whoever has the token that the server was told."""
    token = house.settings.metrics_token
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    is_right = hmac.compare_digest(given.strip().encode(), token.encode())
    if not token or kind.lower() != "bearer" or not is_right:
        raise Problem(403, "metrics-token")
    content, kind = metrics.page()
    return Response(content, media_type=kind)
