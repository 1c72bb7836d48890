"""What the page asks, and what a browser that is the whole house answers: as HTTP has it, without HTTP."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from followsuit.service import desk, shapes, wire
from followsuit.service.again import AgainWish
from followsuit.service.desk import Problem
from followsuit.service.keeping import StoreDown
from followsuit.service.log import log
from followsuit.service.room import Refused, Room
from followsuit.service.slices import Bill
from followsuit.service.tables import SeatPlan
from followsuit.service.texts import language, say
from followsuit.site import forms
from followsuit.site.house import GUEST, BrowserHouse
from followsuit.site.imported import begin_imported

F = TypeVar("F", bound=forms.GivenForm)
Answered = bytes | msgspec.Struct | list[Any]
ID: Final = r"([^/]+)"
VIEWPOINT: Final = re.compile("[0-9]|watch|all")


class Asked:
    """One question: what stands in its path, its language, and what came with it."""

    def __init__(self, house: BrowserHouse, parts: list[str], query: dict[str, str], body: bytes) -> None:
        self.house = house
        self.parts = parts
        self.lang = language(query.get("lang"))
        self.query = query
        self.body = body

    def form(self, kind: type[F]) -> F:
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.ValidationError as fault:
            raise Problem(422, "wrong-message", what=str(fault)) from None
        except msgspec.DecodeError:
            raise Problem(422, "not-json") from None

    async def room(self) -> Room:
        return await desk.room_of(self.house, self.parts[0])

    async def finished(self) -> Room:
        return await desk.finished(await self.room())

    def bill(self) -> Bill:
        return Bill(self.house.lane)


async def games(asked: Asked) -> Answered:
    return desk.all_games(asked.lang)


async def kit(asked: Asked) -> Answered:
    return desk.kit_of(desk.game_of(asked.parts[0]).id, asked.lang)


async def rules(asked: Asked) -> Answered:
    return desk.rules_of(desk.game_of(asked.parts[0]).id, asked.lang, asked.query.get("whole") == "true")


async def form(asked: Asked) -> Answered:
    chosen = asked.form(forms.GivenOptions)
    return desk.form_of(asked.parts[0], chosen.players, dict(chosen.options), asked.lang)


async def lesson(asked: Asked) -> Answered:
    from followsuit.service import learning  # here, because a phone takes long to load it

    return learning.lesson_of(asked.parts[0], asked.parts[1], asked.lang)


async def puzzle(asked: Asked) -> Answered:
    from followsuit.service import learning  # here, because a phone takes long to load it

    return learning.puzzle_of(asked.parts[0], asked.parts[1], asked.lang)


async def begin_table(asked: Asked) -> Answered:
    form = asked.form(forms.GivenTable)
    game = desk.game_of(form.game)
    name = desk.named(form.name)
    plans = [SeatPlan(seat.kind, seat.level) for seat in form.seats]
    own = desk.planned(form.players, plans)
    if any(plan.kind == "open" for plan in plans):
        raise Problem(400, "alone")
    room = await desk.new_table(asked.house, game, dict(form.options), plans, name, GUEST, 0)
    return desk.seated(room, own, with_invitations=True)


async def table(asked: Asked) -> Answered:
    room = await asked.room()
    return desk.table_card(room, room.story.seat_of(GUEST), asked.lang)


async def rules_at(asked: Asked) -> Answered:
    return await desk.rules_at(asked.house, await asked.room(), asked.lang)


async def rematch(asked: Asked) -> Answered:
    room = await asked.room()
    return await desk.play_again(asked.house, room, room.story.seat_of(GUEST))


async def replay(asked: Asked) -> Answered:
    return await desk.replay(await asked.finished(), asked.lang, asked.bill())


async def replay_at(asked: Asked) -> Answered:
    viewpoint = asked.query.get("seat", "watch")
    if not asked.parts[1].isdecimal() or VIEWPOINT.fullmatch(viewpoint) is None:
        raise Problem(404, "nothing-here")
    room = await asked.finished()
    return await desk.replay_at(room, int(asked.parts[1]), viewpoint, asked.lang, asked.bill())


async def whole_replay(asked: Asked) -> Answered:
    return await desk.whole_replay(await asked.finished(), asked.lang, asked.bill())


async def sheets(asked: Asked) -> Answered:
    room = await asked.room()
    return desk.sheets(room, room.story.seat_of(GUEST), asked.lang, asked.bill())


async def record(asked: Asked) -> Answered:
    """The record of a finished game, its seed included; as text."""
    return (await desk.record(await asked.finished(), asked.bill())).encode()


async def from_moment(asked: Asked) -> Answered:
    form = asked.form(forms.GivenAgain)
    room = await asked.finished()
    wish = AgainWish(form.at, form.seat, form.hidden == "drawn", form.pick)
    return await desk.from_moment(asked.house, room, wish, GUEST, asked.bill())


async def from_puzzle(asked: Asked) -> Answered:
    from followsuit.service import learning

    name = desk.named(asked.form(forms.GivenPuzzle).name)
    game, puzzle = asked.parts
    return await learning.from_puzzle(asked.house, game, puzzle, name, GUEST)


async def review(asked: Asked) -> Answered:
    """It would keep a phone busy for many minutes."""
    await asked.finished()
    raise Problem(409, "review-needs-server")


async def compared(asked: Asked) -> Answered:
    return await desk.compared(asked.house, await asked.finished(), asked.lang, asked.bill())


async def bring_record(asked: Asked) -> Answered:
    """A record from elsewhere becomes a table that is over: it can be looked at again here."""
    room = await begin_imported(asked.house, asked.form(forms.GivenRecord).record)
    return desk.seated(room, 0, with_invitations=False)


ROUTES: Final[list[tuple[str, re.Pattern[str], Callable[[Asked], Awaitable[Answered]], int]]] = [
    (method, re.compile(f"/api{path}"), answer, status)
    for method, path, answer, status in [
        ("GET", "/games", games, 200),
        ("GET", f"/games/{ID}", kit, 200),
        ("POST", f"/games/{ID}/form", form, 200),
        ("GET", f"/games/{ID}/rules", rules, 200),
        ("GET", f"/lessons/{ID}/{ID}", lesson, 200),
        ("GET", f"/puzzles/{ID}/{ID}", puzzle, 200),
        ("POST", f"/puzzles/{ID}/{ID}/table", from_puzzle, 201),
        ("POST", "/tables", begin_table, 201),
        ("POST", "/records", bring_record, 201),
        ("GET", f"/tables/{ID}", table, 200),
        ("GET", f"/tables/{ID}/rules", rules_at, 200),
        ("POST", f"/tables/{ID}/rematch", rematch, 200),
        ("GET", f"/tables/{ID}/replay", replay, 200),
        ("GET", f"/tables/{ID}/replay/whole", whole_replay, 200),
        ("GET", f"/tables/{ID}/replay/{ID}", replay_at, 200),
        ("POST", f"/tables/{ID}/again", from_moment, 201),
        ("GET", f"/tables/{ID}/compared", compared, 200),
        ("POST", f"/tables/{ID}/review", review, 200),
        ("GET", f"/tables/{ID}/review", review, 200),
        ("GET", f"/tables/{ID}/sheets", sheets, 200),
        ("GET", f"/tables/{ID}/record", record, 200),
    ]
]


async def ask(house: BrowserHouse, method: str, address: str, body: str) -> tuple[int, str]:
    """The status and the JSON of the answer. Whatever goes wrong is one sentence, and nothing has changed."""
    url = urlsplit(address)
    query = {name: values[0] for name, values in parse_qs(url.query).items()}
    lang = language(query.get("lang"))
    try:
        for wanted, path, answer, status in ROUTES:
            found = path.fullmatch(url.path)
            if found is not None and wanted == method:
                parts = [unquote(part) for part in found.groups()]
                return status, written(await answer(Asked(house, parts, query, body.encode())))
        raise Problem(404, "nothing-here")
    except Problem as problem:
        return problem.status, written(shapes.Error(problem.text(lang)))
    except Refused as refused:
        return 409, written(shapes.Error(say(refused.refusal.key, lang)))
    except StoreDown:
        return 503, written(shapes.Error(say("not-kept", lang)))
    except Exception:
        log.fault("a question was not answered", path=url.path)
        return 500, written(shapes.Error(say("server-fault", lang)))


def written(sent: Answered) -> str:
    return (sent if isinstance(sent, bytes) else wire.to_json(sent)).decode()
