"""What every address answers, to good questions and to bad ones: its status, its headers, its shape.

    python tests/service/surface.py      write anew what is answered, into surface.json

Words and numbers are left out, so that nothing of this changes when somebody finds a better word; what is
refused says why by its own words.
"""

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from service import web
from service.faults import SEED
from service.nursery import Nursery, Server
from service.people import BOT, ME, OPEN, Json, Person

STORED: Final = Path(__file__).parent / "surface.json"
HEADERS: Final = (
    "allow",
    "cache-control",
    "content-type",
    "cross-origin-opener-policy",
    "permissions-policy",
    "referrer-policy",
    "retry-after",
    "vary",
    "www-authenticate",
    "x-content-type-options",
    "x-frame-options",
)
RAIDERS: Final = "trick-raiders"
LOOKED_AT: Final = (
    *(
        "games",
        f"games/{RAIDERS}",
        f"games/{RAIDERS}/rules",
        f"games/{RAIDERS}/rules?whole=true",
        "games/nothing",
        "games/nothing/rules",
    ),
    *("lessons", f"lessons/{RAIDERS}/first-game", f"lessons/{RAIDERS}/nothing", "lessons/nothing/first-game"),
    *(f"primers/{RAIDERS}", "primers/nothing", "puzzles", f"puzzles/{RAIDERS}/001", f"puzzles/{RAIDERS}/999"),
    *("games?lang=ja", "games?lang=xx", f"games/{'x' * 100}", f"puzzles/{RAIDERS}/{'9' * 61}", "nothing"),
)
OF_A_TABLE: Final = (
    *(
        "",
        "replay",
        "replay/whole",
        "replay/0",
        "replay/3?seat=all",
        "replay/3?seat=1",
        "replay/3?seat=watch",
    ),
    *("replay/3?seat=10", "replay/-1", "replay/1000001", "replay/x", "record", "review"),
    *(
        "review/0",
        "review/x",
        "compared",
        "sheets",
        "rules",
        "invitations/nothing",
        "tried/3?seat=0&pick=nothing",
    ),
    *("tried/3?seat=10&pick=nothing", "tried/3?seat=1", f"invitations/{'x' * 101}"),
)


def shape_of(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: shape_of(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        shapes = [shape_of(one) for one in value]
        return [shape for number, shape in enumerate(shapes) if shape not in shapes[:number]]
    return type(value).__name__


def answered(response: Any) -> Json:
    """With its words, where it refuses something."""
    is_json = response.headers.get("content-type", "").startswith("application/json")
    refusal = is_json and response.status_code >= 400
    said = response.json() if is_json else None
    return {
        "status": response.status_code,
        "headers": {name: response.headers[name] for name in HEADERS if name in response.headers},
        "said": said if refusal else sorted(said) if isinstance(said, dict) else shape_of(said),
        "sets a cookie": cookie_of(response.headers.get("set-cookie", "")),
    }


def cookie_of(said: str) -> list[str]:
    """How long it is kept and who may read it, without what it says."""
    return [part.strip() for part in said.split(";")[1:]] if said else []


def seeded(nursery: Nursery) -> Server:
    """A server where the game that is looked at, and so what its sheets have, is always the same."""
    return nursery.serve(fault=f"{SEED}1")


def answers(server: Server) -> Iterator[tuple[str, Json]]:
    mika, ren = Person(server), Person(server, "Ren")
    for path in LOOKED_AT:
        yield f"GET {path}", answered(mika.http.get(f"/api/{path}"))
    for path in ("/healthz", "/metrics", "/openapi.json"):
        yield f"GET {path}", answered(mika.http.get(path))
    yield from of_forms(mika)
    table = mika.begin([ME, BOT, BOT])["table"]
    for path in OF_A_TABLE:
        yield (
            f"GET a table that plays, {path}",
            answered(mika.http.get(f"/api/tables/{table}/{path}".rstrip("/"))),
        )
    with mika.sit(table) as socket:
        socket.play_on()
    for who, person in (("mine", mika), ("another's", ren)):
        for path in OF_A_TABLE:
            response = person.http.get(f"/api/tables/{table}/{path}".rstrip("/"))
            yield f"GET a table that is over, {who}, {path}", answered(response)
    yield from of_changes(mika, ren, table)


def of_forms(mika: Person) -> Iterator[tuple[str, Json]]:
    forms: dict[str, Any] = {
        "plain": {"players": 4, "options": {}},
        "with an option": {"players": 3, "options": {"lives": 3}},
        "with nobody": {"players": 0, "options": {}},
        "with too many": {"players": 99, "options": {}},
        "with another option": {"players": 4, "options": {"nothing": 1}},
        "without options": {"players": 4},
        "a list": [],
    }
    for word, form in forms.items():
        yield f"POST form, {word}", answered(mika.http.post(f"/api/games/{RAIDERS}/form", json=form))
    yield "POST form, no JSON", answered(mika.http.post(f"/api/games/{RAIDERS}/form", content=b"{"))


def of_changes(mika: Person, ren: Person, over: str) -> Iterator[tuple[str, Json]]:
    """What begins something or changes it, and who may."""
    seats = [ME, OPEN, BOT]
    whole: Json = {"game": RAIDERS, "players": 3, "seats": seats, "name": "Mika", "options": {}}
    tables: dict[str, Json] = {
        "plain": whole,
        "of no game": {**whole, "game": "nothing"},
        "with a seat too few": {**whole, "seats": seats[:2]},
        "without me": {**whole, "seats": [OPEN, OPEN, BOT]},
        "with me twice": {**whole, "seats": [ME, ME, BOT]},
        "without a name": {**whole, "name": " "},
        "with a long name": {**whole, "name": "x" * 200},
        "with a level that is none": {**whole, "seats": [ME, OPEN, {"kind": "bot", "level": "nothing"}]},
        "within a minute": {**whole, "within": 60},
        "within no time": {**whole, "within": -1},
        "with more": {**whole, "more": 1},
    }
    for word, form in tables.items():
        yield f"POST table, {word}", answered(mika.http.post("/api/tables", json=form))
    begun = mika.begin(seats)
    (path,) = [one["path"] for one in begun["invitations"]]
    table, _, invitation = path.removeprefix("/t/").partition("/join/")
    looked = f"/api/tables/{table}/invitations/{invitation}"
    yield "GET an invitation", answered(ren.http.get(looked))
    for who, person in (("another", ren), ("the host", mika)):
        filled = person.http.post(f"/api/tables/{table}/seats/2", json={"level": "random"})
        yield f"POST a bot where one sits, {who}", answered(filled)
    yield (
        "POST join without a name",
        answered(ren.http.post(f"/api/tables/{table}/join", json={"invitation": invitation})),
    )
    for word, given in (("nothing", "nothing"), ("as invited", invitation), ("again", invitation)):
        joined = ren.http.post(f"/api/tables/{table}/join", json={"invitation": given, "name": "Ren"})
        yield f"POST join, {word}", answered(joined)
    yield "GET an invitation that is used, mine", answered(ren.http.get(looked))
    yield "GET an invitation that is used, another's", answered(mika.http.get(looked))
    stranger = web.Client(base_url=mika.server.base, headers={"origin": "http://elsewhere"}, timeout=20)
    yield "POST table from elsewhere", answered(stranger.post("/api/tables", json=whole))
    for who, person in (("mine", mika), ("another's", ren)):
        for what, body in (
            ("rematch", {}),
            ("review", {}),
            ("again", {"at": 3, "seat": 0, "hidden": "drawn"}),
        ):
            yield f"POST {what}, {who}", answered(person.http.post(f"/api/tables/{over}/{what}", json=body))
    for at, seat in ((-1, 0), (1_000_000, 0), (3, 9)):
        again = mika.http.post(f"/api/tables/{over}/again", json={"at": at, "seat": seat, "hidden": "drawn"})
        yield f"POST again, {at} {seat}", answered(again)
    played = mika.http.post(f"/api/puzzles/{RAIDERS}/001/table", json={"name": "Mika"})
    yield "POST from a puzzle", answered(played)


def kept() -> dict[str, Json]:
    return dict(json.loads(STORED.read_text(encoding="utf-8")))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        nursery = Nursery(Path(folder))
        found = dict(answers(seeded(nursery)))
        nursery.close()
    STORED.write_text(
        json.dumps(found, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
