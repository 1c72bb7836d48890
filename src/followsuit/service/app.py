"""The application: everything put together."""

import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

import followsuit
from followsuit.service import metrics, shapes
from followsuit.service.answers import Sent, with_examples, with_shapes
from followsuit.service.api import house_router, router
from followsuit.service.asking import address_of, is_own_host, is_own_origin, is_secure
from followsuit.service.compressing import compressed
from followsuit.service.desk import Problem
from followsuit.service.house import House
from followsuit.service.logs import log, said, set_up_logs
from followsuit.service.messages import what_is_wrong_with
from followsuit.service.page import headers_of, serve_page
from followsuit.service.room import Refused
from followsuit.service.settings import Settings
from followsuit.service.socket import serve_socket
from followsuit.service.store import StoreDown
from followsuit.service.texts import language, say

SETTINGS: Final = "FOLLOWSUIT_SERVICE"  # how a worker process is told
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
ABOUT: Final = """\
A table server for trick-taking card games. Begin a table with `POST /api/tables`, or sit down with
`POST /api/tables/{table}/join`; then open the WebSocket `/api/tables/{table}/socket`, say
`{"type":"hello","token":"…"}` and answer each `question` of the states that come with
`{"type":"answer","question":"<its id>","pick":"<one of its options>","ref":"<your own id>"}`.
All messages of the socket are described in docs/reference/protocol.md, and examples/remote_bot.py is a
whole client.
"""


def new_app(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[dict[str, House]]:
        await house.open()
        log.info("serving", worker=house.worker, store="sqlite" if settings.is_sqlite() else "postgresql")
        yield {"house": house}  # where the lines below HTTP find it
        await house.close()

    app = FastAPI(
        title="Follow Suit",
        version=followsuit.__version__,
        description=ABOUT,
        lifespan=life,
        docs_url=None,  # it would load scripts from elsewhere
        redoc_url=None,
    )
    app.state.house = house
    described = app.openapi
    app.openapi = lambda: with_examples(with_shapes(with_errors_in_json(described())))  # type: ignore[method-assign]
    app.include_router(house_router)
    app.include_router(router)

    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        await serve_socket(house, websocket, table)

    app.router.default = all_else
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(StoreDown, on_store_down)
    app.add_exception_handler(RequestValidationError, on_wrong_form)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_fault)
    app.add_middleware(Gate, house=house)
    return app


def with_errors_in_json(description: dict[str, Any]) -> dict[str, Any]:
    """Whatever goes wrong is JSON, also where what goes well is text."""
    for methods in description["paths"].values():
        for operation in methods.values():
            for status, response in operation["responses"].items():
                content = response.get("content", {})
                if int(status) >= 400 and "text/plain" in content:
                    content["application/json"] = content.pop("text/plain")
    return description


def from_environment() -> FastAPI:
    """For a worker process."""
    set_up_logs()
    return new_app(Settings.from_json(os.environ[SETTINGS]))


async def all_else(scope: Scope, receive: Receive, send: Send) -> None:
    """Whatever is no route of ours: the page, or nothing."""
    if scope["type"] == "websocket":
        await WebSocketClose()(scope, receive, send)
        return
    request = Request(scope, receive)
    answered: Response
    if request.method in ("GET", "HEAD") and not scope["path"].startswith("/api/"):
        answered = await serve_page(request)
    else:
        answered = failed("There is nothing here.", 404)
    await answered(scope, receive, send)


class Gate:
    """What holds for every request: whose it is, how big, how often; and what every answer carries."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        limit = self.house.settings.limits.body_bytes
        problem = self.problem(request, limit)
        body: bytes | None = b""
        if problem is None and request.method in CHANGING:
            try:
                body = await read_body(request, limit)
            except ClientDisconnect:
                return
            if body is None:
                problem = Problem(413, "body-too-big", limit=limit)

        async def receive_again() -> Message:
            nonlocal body
            if body is None:
                return await receive()
            whole, body = body, None
            return {"type": "http.request", "body": whole, "more_body": False}

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                also = headers_of(scope["path"])
                headers = [(name.lower().encode(), value.encode()) for name, value in also.items()]
                if scope["path"].startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
                if is_secure(self.house.settings, request):
                    headers.append((b"strict-transport-security", b"max-age=31536000"))
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        if problem is not None:
            await answer(request, problem)(scope, receive, send_with_headers)
        else:
            await self.app(scope, receive_again, compressed(request, send_with_headers))

    def problem(self, request: Request, limit: int) -> Problem | None:
        settings = self.house.settings
        if not is_own_host(settings, request):
            return Problem(403, "other-host")
        if request.method in CHANGING and not is_own_origin(settings, request):
            return Problem(403, "other-origin")
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:20]) > limit:
            return Problem(413, "body-too-big", limit=limit)
        is_page = request.method in ("GET", "HEAD") and not is_ours(request.scope["path"])
        buckets = self.house.page_files if is_page else self.house.requests
        if not buckets.take(address_of(request)):
            return Problem(429, "too-many-requests")
        return None


def is_ours(path: str) -> bool:
    """What is no file of the page."""
    return path.startswith("/api/") or path in ("/healthz", "/readyz", "/metrics", "/openapi.json")


async def read_body(request: Request, limit: int) -> bytes | None:
    """The whole body, which is small; None for one that is not."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            return None
    return body


def failed(sentence: str, status: int, headers: Mapping[str, str] | None = None) -> Sent:
    return Sent(shapes.Error(sentence), status, headers)


def answer(request: Request, problem: Problem) -> Sent:
    lang = language(request.query_params.get("lang"))
    return failed(problem.text(lang), problem.status)


async def on_problem(request: Request, error: Exception) -> Sent:
    assert isinstance(error, Problem)
    return answer(request, error)


async def on_refused(request: Request, error: Exception) -> Sent:
    assert isinstance(error, Refused)
    status = 429 if error.refusal.key == "too-many-tables" else 409
    return answer(request, Problem(status, error.refusal.key))


async def on_store_down(request: Request, _: Exception) -> Sent:
    return answer(request, Problem(503, "server-fault"))


async def on_wrong_form(request: Request, error: Exception) -> Sent:
    assert isinstance(error, RequestValidationError)
    lang = language(request.query_params.get("lang"))
    what = what_is_wrong_with(error.errors()[0])
    return failed(say("wrong-message", lang, what=what), 422)


async def on_http(request: Request, error: Exception) -> Sent:
    assert isinstance(error, HTTPException)
    words: dict[int, str] = {404: "There is nothing here.", 405: "That cannot be done here."}
    sentence = words.get(error.status_code, f"{error.detail}.")
    headers = {"Allow": allowed(request)} if error.status_code == 405 else error.headers
    return failed(sentence, error.status_code, headers)


def allowed(request: Request) -> str:
    """What can be done here: of several routes of one address, the framework names the first one's."""
    routes = [*house_router.routes, *router.routes]
    here = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return ", ".join(sorted({method for route in here for method in getattr(route, "methods", None) or ()}))


async def on_fault(request: Request, error: Exception) -> Sent:
    metrics.FAULTS.inc()
    route = getattr(request.scope.get("route"), "path", "")  # without the secrets that stand in an address
    log.error("a request ended by a fault of ours", route=route, error=said(error))
    return failed(say("server-fault", language(request.query_params.get("lang"))), 500)
