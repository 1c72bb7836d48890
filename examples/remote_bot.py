"""A bot that sits down at a table by its invitation link and plays, from anywhere.

    followsuit serve
    python examples/remote_bot.py http://127.0.0.1:8321/t/k3v9x0qp2a7c/join/…

It needs nothing of Follow Suit, only the package `websockets`. The protocol it speaks is described in
docs/reference/protocol.md, and `choose` is all that a better bot has to replace.
"""

import argparse
import asyncio
import json
import random
import sys
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]


def choose(state: Json, style: str) -> str:
    """One of the options of the question. Everything the seat knows is in state["view"]."""
    picks: list[str] = [option["pick"] for option in state["question"]["options"]]
    return picks[0] if style == "first" else random.choice(picks)


def join(link: str, name: str) -> Json:
    """Use an invitation: the answer says which seat it is and carries the token for it."""
    parts = urlsplit(link)
    table, _, invitation = parts.path.removeprefix("/t/").partition("/join/")
    request = urllib.request.Request(
        f"{parts.scheme}://{parts.netloc}/api/tables/{table}/join",
        json.dumps({"invitation": invitation, "name": name}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=10) as response:
        seated: Json = json.load(response)
    return seated


async def play(link: str, name: str, style: str) -> Json:
    """Join and answer every question until the game is over; what is returned is its outcome."""
    seated = await asyncio.to_thread(join, link, name)
    parts = urlsplit(link)
    scheme = "wss" if parts.scheme == "https" else "ws"
    address = f"{scheme}://{parts.netloc}/api/tables/{seated['table']}/socket"
    seen: int | None = None  # the number of the last state, to go on from after a lost connection
    while True:
        try:
            async with connect(address) as socket:
                hello = {"type": "hello", "lang": "en", "since": seen, "token": seated["token"]}
                await socket.send(json.dumps(hello))
                answered = ""
                async for text in socket:
                    message: Json = json.loads(text)
                    if message["type"] == "error":
                        print(message["sentence"], file=sys.stderr)
                    if message["type"] == "refused":
                        answered = ""  # the state that follows says what is asked now
                    if message["type"] != "state":
                        continue
                    seen = message["n"]
                    if message["outcome"] is not None:
                        outcome: Json = message["outcome"]
                        return outcome
                    question = message["question"]
                    if question is not None and question["id"] != answered:
                        # The id doubles as our own reference: an answer sent twice is taken once.
                        answered = question["id"]
                        pick = choose(message, style)
                        answer = {"type": "answer", "question": answered, "pick": pick, "ref": answered}
                        await socket.send(json.dumps(answer))
        except (OSError, ConnectionClosed, InvalidHandshake):
            await asyncio.sleep(0.5)  # the server is away for a moment


def main() -> None:
    parser = argparse.ArgumentParser(description="Sit down at a table by its invitation link, and play.")
    parser.add_argument("link", nargs="?", help="an invitation, http://…/t/…/join/…")
    parser.add_argument("--name", default="Robin")
    parser.add_argument("--style", choices=["random", "first"], default="random")
    given = parser.parse_args()
    if given.link is None:
        parser.print_help()
        return
    try:
        outcome = asyncio.run(play(given.link, given.name, given.style))
    except urllib.error.HTTPError as error:
        sys.exit(json.load(error)["error"])
    except OSError as error:
        sys.exit(f"The server cannot be reached: {error}.")
    print(f"{outcome['sentence']} Winners: seat {', '.join(str(seat) for seat in outcome['winners'])}.")


if __name__ == "__main__":
    main()
