"""Those who come to a table: over HTTP, and over a socket message by message."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from service import web
from service.nursery import Server

Json = dict[str, Any]
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "random"}


class Person:
    """A browser: it keeps its cookie, and comes from the server's own page."""

    def __init__(self, server: Server, name: str = "Mika") -> None:
        self.server = server
        self.name = name
        self.http = web.Client(base_url=server.base, headers={"origin": server.base}, timeout=20)

    def get(self, path: str) -> Any:
        response = self.http.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, body: Json | None = None) -> Any:
        response = self.http.post(path, json=body or {})
        assert response.status_code in (200, 201), response.text
        return response.json()

    def refused(self, path: str, body: Json | None = None) -> tuple[int, str]:
        """The status and the sentence of a refusal."""
        response = self.http.get(path) if body is None else self.http.post(path, json=body)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["error"]

    def begin(self, seats: list[Json], game: str = "trick-raiders", **options: Any) -> Json:
        body = {
            "game": game,
            "players": len(seats),
            "seats": seats,
            "name": self.name,
            "options": options,
        }
        begun: Json = self.post("/api/tables", body)
        return begun

    def join(self, path: str) -> Json:
        table, _, invitation = path.removeprefix("/t/").partition("/join/")
        joined: Json = self.post(f"/api/tables/{table}/join", {"invitation": invitation, "name": self.name})
        return joined

    def sit(self, table: str, **hello: Any) -> "Socket":
        """A socket at a table, by cookie, with its first state."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        return Socket(self.server, table, {"Cookie": cookies} if cookies else {}, **hello)


class Socket:
    def __init__(self, server: Server, table: str, headers: dict[str, str], **hello: Any) -> None:
        self.ending = ExitStack()
        self.line: ClientConnection = self.ending.enter_context(
            connect(
                f"{server.socket_base}/api/tables/{table}/socket",
                additional_headers=headers,
                origin=Origin(server.base),
                compression=None,
                close_timeout=1,
            )
        )
        self.states: list[Json] = []
        self.say({"type": "hello", "lang": "en", **hello})
        self.state = self.await_type("state")

    def say(self, message: object) -> None:
        self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, timeout: float = 30.0) -> Json:
        message: Json = json.loads(self.line.recv(timeout))
        if message["type"] == "state":
            self.state = message
            self.states.append(message)
        return message

    def await_type(self, *kinds: str) -> Json:
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def await_state(self, is_it: Callable[[Json], object]) -> Json:
        while not is_it(self.state):
            self.await_type("state")
        return self.state

    def asked(self) -> Json:
        """The question, when this seat is asked one."""
        question: Json = self.await_state(lambda state: state["question"])["question"]
        return question

    def answer(self, pick: str | None = None, question: str | None = None, ref: str = "r") -> Json:
        """Give an answer; what the server said of it."""
        asked = self.state["question"] or {"id": "", "options": [{"pick": "done"}]}
        chosen = asked["options"][0]["pick"] if pick is None else pick
        self.say(
            {"type": "answer", "question": question or asked["id"], "pick": chosen, "ref": ref},
        )
        while True:
            message = self.await_type("taken", "refused", "error")
            if message["type"] == "error" or message["ref"] == ref:
                return message

    def answer_and_wait(self) -> None:
        """Answer the question, and wait until something else is asked or nothing."""
        asked = self.state["question"]["id"]
        self.answer(ref=asked)
        self.await_state(lambda state: (state["question"] or {}).get("id") != asked)

    def play_on(self) -> Json:
        """Answer whatever is asked to the end of the game."""
        while self.state["outcome"] is None:
            if self.state["question"]:
                self.answer_and_wait()
            else:
                self.await_type("state")
        outcome: Json = self.state["outcome"]
        return outcome

    def closed(self) -> int:
        """The code with which the server hung up."""
        try:
            while True:
                self.line.recv(10)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    def close(self) -> None:
        self.ending.close()

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
