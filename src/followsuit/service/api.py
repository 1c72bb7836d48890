"""The HTTP surface: games, tables, seats, and what remains of a game when it is over."""

import hmac
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from followsuit.describe.shapes import Form, Kit, Rulebook, ScoringSheet
from followsuit.lessons.shapes import Lessons, LessonScript, ShownPrimer
from followsuit.puzzles.shapes import AllPuzzles, PuzzleScript
from followsuit.review.shapes import ReviewDecision
from followsuit.service import desk, forms, learning, metrics, shapes
from followsuit.service.again import AgainWish
from followsuit.service.answers import Responses, Sent, described
from followsuit.service.asking import COOKIE, address_of, guest_of, is_secure
from followsuit.service.desk import Problem
from followsuit.service.house import House
from followsuit.service.rights import guest_hash, new_guest, token_seat
from followsuit.service.room import Room
from followsuit.service.slices import Bill
from followsuit.service.story import PERSON
from followsuit.service.tables import SeatPlan
from followsuit.service.texts import language

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
    return await desk.room_of(house_of(request), table)


def limit_changes(request: Request) -> None:
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


# Games.


@router.get("/games", responses={200: described(shapes.Games)}, tags=["games"])
def games(lang: Lang) -> Sent:
    """Every game with its player counts and options, and the levels of bots."""
    return Sent(desk.all_games(lang))


@router.get("/games/{game}", responses={200: described(Kit)}, tags=["games"])
def kit(game: GameId, lang: Lang) -> Sent:
    """All that is needed to draw a game: its cards, its pieces, its words."""
    return Sent(desk.kit_of(desk.game_of(game).id, lang))


@router.post("/games/{game}/form", responses={200: described(Form)}, tags=["games"])
def form_of(game: GameId, asked: forms.ChosenForm, lang: Lang) -> Sent:
    """What the host of a table may choose, by the number of players and what is chosen so far."""
    return Sent(desk.form_of(game, asked.players, dict(asked.options), lang))


@router.get("/games/{game}/rules", responses={200: described(Rulebook)}, tags=["games"])
def rules(
    game: GameId,
    lang: Lang,
    whole: Annotated[bool, Query(description="Also what the usual table has no use for.")] = False,
) -> Sent:
    """The numbered rules, by section, as far as the usual table of the game has a use for them; or all."""
    return Sent(desk.rules_of(desk.game_of(game).id, lang, whole))


# Lessons.


@router.get("/lessons", responses={200: described(Lessons)}, tags=["lessons"])
def lessons(lang: Lang) -> Sent:
    """Every lesson of every game, in the order to take them."""
    return Sent(learning.all_lessons(lang))


@router.get("/lessons/{game}/{lesson}", responses={200: described(LessonScript)}, tags=["lessons"])
def lesson_of(
    game: GameId, lesson: Annotated[str, Path(max_length=60, description="The id of a lesson.")], lang: Lang
) -> Sent:
    """All that can be seen and said in a lesson: it is played without asking anything more."""
    return Sent(learning.lesson_of(game, lesson, lang))


@router.get("/primers/{game}", responses={200: described(ShownPrimer)}, tags=["lessons"])
def primer_of(game: GameId, lang: Lang) -> Sent:
    """A game on one page, to begin with."""
    return Sent(learning.primer_of(game, lang))


# Puzzles.


@router.get("/puzzles", responses={200: described(AllPuzzles)}, tags=["puzzles"])
def puzzles(lang: Lang) -> Sent:
    """Every puzzle of every game, and in which order they are the puzzle of the day."""
    return Sent(learning.all_puzzles(lang))


@router.get("/puzzles/{game}/{puzzle}", responses={200: described(PuzzleScript)}, tags=["puzzles"])
def puzzle_of(
    game: GameId, puzzle: Annotated[str, Path(max_length=60, description="The id of a puzzle.")], lang: Lang
) -> Sent:
    """The table of a puzzle, what is asked, and what is said to every answer; nothing more is asked for."""
    return Sent(learning.puzzle_of(game, puzzle, lang))


@router.post(
    "/puzzles/{game}/{puzzle}/table",
    status_code=201,
    responses={201: described(shapes.Seated)},
    tags=["puzzles"],
    dependencies=[Depends(limit_changes)],
)
async def from_puzzle(
    game: GameId,
    puzzle: Annotated[str, Path(max_length=60, description="The id of a puzzle.")],
    form: forms.PuzzleForm,
    request: Request,
    response: Response,
    house: HouseIn,
    lang: Lang,
) -> Sent:
    """Play on from a puzzle that is solved: a new table, its seat yours, the others bots'."""
    name = desk.named(form.name)
    guest = asking_guest(request, response)
    seated = await learning.from_puzzle(house, game, puzzle, name, guest)
    return Sent(seated, 201, response.headers)


# Tables.


@router.post(
    "/tables",
    status_code=201,
    responses={201: described(shapes.Seated)},
    tags=["tables"],
    dependencies=[Depends(limit_changes)],
)
async def begin_table(
    form: forms.TableForm, request: Request, response: Response, house: HouseIn, lang: Lang
) -> Sent:
    """Begin a table and sit down at it. The game is dealt when no seat is open any more."""
    game = desk.game_of(form.game)
    name = desk.named(form.name)
    plans = [SeatPlan(seat.kind, seat.level) for seat in form.seats]
    own = desk.planned(form.players, plans)
    guest = asking_guest(request, response)
    room = await desk.new_table(house, game, dict(form.options), plans, name, guest, form.within or 0)
    return Sent(desk.seated(room, own, with_invitations=True), 201, response.headers)


@router.get("/tables/{table}", responses={200: described(shapes.TableCard)}, tags=["tables"])
async def table_info(request: Request, room: RoomIn, lang: Lang) -> Sent:
    """Who sits at a table and whether the game has begun."""
    return Sent(desk.table_card(room, await seat_in(request, room), lang))


@router.get("/tables/{table}/rules", responses={200: described(Rulebook)}, tags=["tables"])
async def rules_at(house: HouseIn, room: RoomIn, lang: Lang) -> Sent:
    """The numbered rules, by section, as far as this table has a use for them."""
    return Sent(await desk.rules_at(house, room, lang))


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
    seat = desk.invited(room, invitation, guest_of(request))
    return Sent(shapes.Invitation(seat=seat, path=f"/t/{room.id}/join/{invitation}"))


@router.post(
    "/tables/{table}/join",
    responses={200: described(shapes.Seated)},
    tags=["tables"],
    dependencies=[Depends(limit_changes)],
)
async def join(form: forms.JoinForm, request: Request, response: Response, room: RoomIn, lang: Lang) -> Sent:
    """Sit down by invitation. The first guest uses it up; the same guest may come again."""
    guest = guest_of(request)
    seat = desk.invited(room, form.invitation, guest)
    name = desk.named(form.name)
    if not guest or room.story.seats[seat].guest != guest:
        await room.sit(seat, PERSON, name, guest=guest or asking_guest(request, response))
    return Sent(desk.seated(room, seat, with_invitations=False), 200, response.headers)


@router.post(
    "/tables/{table}/seats/{seat}",
    responses={200: described(shapes.TableCard)},
    tags=["tables"],
    dependencies=[Depends(limit_changes)],
)
async def fill_seat(
    form: forms.FillForm,
    request: Request,
    room: RoomIn,
    lang: Lang,
    seat: Annotated[int, Path(ge=0, le=9)],
) -> Sent:
    """Let a bot take an open seat; for the host."""
    own = await seat_in(request, room)
    await desk.fill_seat(room, own, seat, form.level)
    return Sent(desk.table_card(room, own, lang))


@router.post(
    "/tables/{table}/rematch",
    responses={200: described(shapes.Seated)},
    tags=["tables"],
    dependencies=[Depends(limit_changes)],
)
async def play_again(request: Request, room: RoomIn, house: HouseIn, lang: Lang) -> Sent:
    """The same game once more; the second to ask gets the same new table."""
    return Sent(await desk.play_again(house, room, await seat_in(request, room)))


# What remains.


async def finished(room: RoomIn) -> Room:
    return await desk.finished(room)


async def billed(request: Request, house: HouseIn) -> AsyncIterator[Bill]:
    """What is looked at again takes our time, and an address has so much of it."""
    if house.work.is_spent(address_of(request)):
        raise Problem(429, "too-much-again")
    bill = Bill(house.lane)
    yield bill
    house.work.spend(address_of(request), bill.seconds)


BillIn = Annotated[Bill, Depends(billed)]
Finished = Annotated[Room, Depends(finished)]


@router.get("/tables/{table}/replay", responses={200: described(shapes.ReplayInfo)}, tags=["replay"])
async def replay(room: Finished, bill: BillIn, lang: Lang) -> Sent:
    """How many answers a finished game has, and where its rounds and tricks begin."""
    return Sent(await desk.replay(room, lang, bill))


@router.get("/tables/{table}/replay/whole", responses={200: described(shapes.WholeReplay)}, tags=["replay"])
async def whole_replay(room: Finished, bill: BillIn, lang: Lang) -> Sent:
    """Every state of a finished game from every viewpoint: what the page binds into one file."""
    return Sent(await desk.whole_replay(room, lang, bill))


@router.get("/tables/{table}/replay/{n}", responses={200: described(shapes.StateMessage)}, tags=["replay"])
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
    return Sent(await desk.replay_at(room, n, seat, lang, bill))


@router.get("/tables/{table}/tried/{n}", responses={200: described(shapes.Tried)}, tags=["replay"])
async def tried_at(
    request: Request,
    room: Finished,
    bill: BillIn,
    lang: Lang,
    n: Annotated[int, Path(ge=0, le=1_000_000, description="After so many answers.")],
    seat: Annotated[int, Query(ge=0, le=9, description="Whose answer.")],
    pick: Annotated[str, Query(max_length=80, description="The answer, as a state's question has it.")],
) -> Sent:
    """Another answer at a moment of a finished game: what follows by rule of thumb, to the trick's end."""
    own = await seat_in(request, room)
    return Sent(await desk.tried_at(room, n, seat, pick, own, lang, bill))


@router.get("/tables/{table}/record", response_class=PlainTextResponse, tags=["replay"])
async def record(room: Finished, bill: BillIn) -> PlainTextResponse:
    """The record of a finished game, its seed included."""
    return PlainTextResponse(await desk.record(room, bill))


@router.post(
    "/tables/{table}/again",
    status_code=201,
    responses={201: described(shapes.Seated)},
    tags=["replay"],
    dependencies=[Depends(limit_changes)],
)
async def from_moment(
    form: forms.AgainForm,
    request: Request,
    response: Response,
    house: HouseIn,
    room: Finished,
    bill: BillIn,
    lang: Lang,
) -> Sent:
    """Play on from a moment of a finished game: a new table, one seat of it yours, the others bots'."""
    guest = asking_guest(request, response)
    wish = AgainWish(form.at, form.seat, form.hidden == "drawn", form.pick)
    seated = await desk.from_moment(house, room, wish, guest, bill)
    return Sent(seated, 201, response.headers)


@router.post(
    "/tables/{table}/review",
    responses={200: described(shapes.ReviewState)},
    tags=["replay"],
    dependencies=[Depends(limit_changes)],
)
async def ask_review(request: Request, house: HouseIn, room: Finished, bill: BillIn, lang: Lang) -> Sent:
    """Have a finished game looked back on; for those who sat at it. It is done when its turn comes."""
    seat = await seat_in(request, room)
    await house.reviews.ask(room, seat)
    return Sent(await house.reviews.state(room, seat, lang, bill))


@router.get("/tables/{table}/review", responses={200: described(shapes.ReviewState)}, tags=["replay"])
async def review(request: Request, house: HouseIn, room: Finished, bill: BillIn, lang: Lang) -> Sent:
    """How far the review is, and what is known so far."""
    return Sent(await house.reviews.state(room, await seat_in(request, room), lang, bill))


@router.get("/tables/{table}/review/{number}", responses={200: described(ReviewDecision)}, tags=["replay"])
async def review_decision(
    request: Request,
    house: HouseIn,
    room: Finished,
    bill: BillIn,
    lang: Lang,
    number: Annotated[int, Path(ge=0, le=1_000_000, description="Of the decision.")],
) -> Sent:
    """One decision of a review: every answer there was, and what each was worth."""
    seat = await seat_in(request, room)
    return Sent(await house.reviews.decision(room, number, seat, lang, bill))


@router.get("/tables/{table}/compared", responses={200: described(shapes.Comparison)}, tags=["replay"])
async def compared(house: HouseIn, room: Finished, bill: BillIn, lang: Lang) -> Sent:
    """A moment that was played again to its end, beside what was played."""
    return Sent(await desk.compared(house, room, lang, bill))


@router.get("/tables/{table}/sheets", responses={200: described(list[ScoringSheet])}, tags=["replay"])
async def sheets(request: Request, room: RoomIn, bill: BillIn, lang: Lang) -> Sent:
    """The scoring sheet of every finished round, as the one who asks may see it."""
    return Sent(desk.sheets(room, await seat_in(request, room), lang, bill))


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
