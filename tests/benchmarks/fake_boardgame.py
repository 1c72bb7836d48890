"""Stands in for Node and npm where the comparison with boardgame.io is tested: no network, no Node.

As npm it makes the folder that npm would fill. As Node it serves a game of a few answers with the same HTTP
routes and the same Socket.IO frames as boardgame.io, and one hand for everyone.
"""

import json
import os
import resource
import sys
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

CARDS = [3, 14]
GAME = "/tricks,"


class Match:
    def __init__(self, seats: int, setup: dict[str, int]) -> None:
        self.seats = seats
        self.setup = setup
        self.answers = 0
        self.lines: dict[str, WebSocket] = {}

    def state(self, player: str) -> dict[str, Any]:
        is_asked = str(self.answers % self.seats) == player
        is_over = self.answers >= self.setup["answers"]
        game = {"options": CARDS if is_asked else [], "news": ["x" * self.setup["bytes"]]}
        return {
            "G": game,
            "ctx": {"gameover": {"taken": []} if is_over else None},
            "_stateID": 100 + self.answers,
        }


MATCHES: dict[str, Match] = {}


async def create(request: Request) -> JSONResponse:
    body = await request.json()
    name = f"m{len(MATCHES)}"
    MATCHES[name] = Match(body["numPlayers"], body["setupData"])
    return JSONResponse({"matchID": name})


async def join(request: Request) -> JSONResponse:
    body = await request.json()
    return JSONResponse({"playerID": body["playerID"], "playerCredentials": f"secret{body['playerID']}"})


async def figures(_: Request) -> JSONResponse:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return JSONResponse({"cpu": usage.ru_utime + usage.ru_stime, "memory": usage.ru_maxrss * 1024})


async def emit(line: WebSocket, *parts: object) -> None:
    await line.send_text(f"42{GAME}{json.dumps(parts)}")


async def speak(line: WebSocket) -> None:
    assert (line.query_params["EIO"], line.query_params["transport"]) == ("4", "websocket")
    await line.accept()
    await line.send_text('0{"sid":"s"}')
    assert await line.receive_text() == f"40{GAME}"
    await line.send_text(f'40{GAME}{{"sid":"t"}}')
    await line.send_text("2")
    pongs = 0
    try:
        while True:
            text = await line.receive_text()
            if text == "3":
                pongs += 1
                continue
            name, *rest = json.loads(text.removeprefix(f"42{GAME}"))
            if name == "sync":
                match_id, player, credentials, seats = rest
                match = MATCHES[match_id]
                assert (credentials, seats) == (f"secret{player}", match.seats)
                match.lines[player] = line
                await emit(line, "sync", match_id, {"state": match.state(player), "log": []})
                await emit(line, "matchData", match_id, [])
            else:
                action, number, match_id, player = rest
                match = MATCHES[match_id]
                assert pongs == 1
                assert number == 100 + match.answers
                assert str(match.answers % match.seats) == player
                (card,) = action["payload"]["args"]
                assert card in CARDS
                assert action["payload"]["credentials"] == f"secret{player}"
                match.answers += 1
                for other, seat_line in match.lines.items():
                    await emit(seat_line, "update", match_id, match.state(other), [])
    except WebSocketDisconnect:
        return


def serve(port: int) -> None:
    routes = [
        Route("/games/tricks/create", create, methods=["POST"]),
        Route("/games/tricks/{id}/join", join, methods=["POST"]),
        Route("/figures", figures),
        WebSocketRoute("/socket.io/", speak),
    ]
    uvicorn.run(Starlette(routes=routes), host="127.0.0.1", port=port, log_level="critical")


def main() -> None:
    tool, *arguments = sys.argv[1:]
    if tool == "npm":
        asked = json.loads(Path("package.json").read_text())
        for name in asked["dependencies"]:
            (Path("node_modules") / name).mkdir(parents=True)
    elif arguments == ["-p", "process.execPath"]:
        print(os.environ["FAKE_NODE"])
    elif arguments == ["--version"]:
        print("v99.1.0")
    else:
        serve(int(arguments[2]))


if __name__ == "__main__":
    main()
