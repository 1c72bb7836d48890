"""Scripted players that go on by themselves, whatever happens to their server."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from followsuit.core.rng import seeded

Json = dict[str, Any]


@dataclass
class Player:
    """One seat of one table, played at random until the game is over."""

    table: str
    token: str
    socket_base: Callable[[], str]  # which server to turn to, asked anew after every lost line
    seed: int = 0
    taken: dict[str, str] = field(default_factory=dict)  # acknowledged: our reference, and what we picked
    lost_lines: int = 0
    outcome: Json | None = None
    numbers: list[int] = field(default_factory=list)

    async def play(self) -> None:
        rng = seeded(self.seed)
        seen: int | None = None
        sent: dict[str, str] = {}  # by question: what we answered, so that we say the same again
        while self.outcome is None:
            address = f"{self.socket_base()}/api/tables/{self.table}/socket"
            try:
                async with connect(address, compression=None, open_timeout=5, close_timeout=0.2) as socket:
                    hello = {"type": "hello", "token": self.token, "since": seen}
                    await socket.send(json.dumps(hello))
                    answered = ""
                    async for text in socket:
                        message = json.loads(text)
                        if message["type"] == "taken":
                            self.is_taken(message["ref"])
                            self.taken[message["ref"]] = sent[message["ref"]]
                        if message["type"] != "state":
                            continue
                        assert seen is None or message["n"] >= seen, "what was seen is there no more"
                        seen = message["n"]
                        self.numbers.append(message["n"])
                        if message["outcome"] is not None:
                            self.outcome = message["outcome"]
                            return
                        question = message["question"]
                        if question is not None and question["id"] != answered:
                            answered = question["id"]
                            options = question["options"]
                            pick = sent.setdefault(answered, options[rng.below(len(options))]["pick"])
                            answer = {"type": "answer", "question": answered, "pick": pick, "ref": answered}
                            self.is_sent(answered)
                            await socket.send(json.dumps(answer))
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError):
                self.lost_lines += 1
                await asyncio.sleep(0.03)

    def is_sent(self, ref: str) -> None:
        """For those who want to know how long it takes."""

    def is_taken(self, ref: str) -> None: ...


async def play_all(players: list[Player], seconds: float) -> None:
    async with asyncio.timeout(seconds):
        await asyncio.gather(*[player.play() for player in players])
