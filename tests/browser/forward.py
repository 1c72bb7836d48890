"""To a moment of a game without a page: the same person answers over the service's socket, at random.

A click costs a fifth of a second of the machine, such an answer a hundredth. What the page shows and how it
is pressed is seen where a test clicks; this only brings it there.
"""

import json
import random
from collections.abc import Callable
from typing import Any, Final

from websockets.sync.client import connect
from websockets.typing import Origin

State = dict[str, Any]
IsNear = Callable[[State], object]
SECONDS: Final = 60.0
MOST_ANSWERS: Final = 3000


def play_forward(base: str, path: str, cookies: str, rng: random.Random, is_near: IsNear | None) -> State:
    """Until a question is asked of which that is so, which stays open; without one until the game is over."""
    table = path.rpartition("/")[2]
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    answers = 0
    with connect(
        address,
        additional_headers={"Cookie": cookies},
        origin=Origin(base),
        compression=None,
        max_size=None,
        close_timeout=1,
    ) as line:
        line.send(json.dumps({"type": "hello", "lang": "en"}))
        answered = ""
        while answers < MOST_ANSWERS:
            state: State = json.loads(line.recv(SECONDS))
            if state["type"] in ("taken", "watching"):
                continue
            assert state["type"] == "state", state
            if state["outcome"]:
                assert is_near is None, "the game is over before that came"
                return state
            question = state["question"]
            if question is None or question["id"] == answered:
                continue
            if is_near is not None and is_near(state):
                return state
            answered = question["id"]
            pick = rng.choice(question["options"])["pick"]
            answers += 1
            line.send(json.dumps({"type": "answer", "question": answered, "pick": pick, "ref": str(answers)}))
    raise AssertionError(f"not within {MOST_ANSWERS} answers")


# What is told of a state.


def picks(state: State) -> list[str]:
    return [option["pick"] for option in state["question"]["options"]]


def is_set(state: State) -> bool:
    return state["question"].get("set") is not None


def held(state: State) -> list[str]:
    """The cards of the person's own hand."""
    you = state["table"]["you"]
    return [
        card
        for area in state["view"]["areas"]
        if area["shape"] == "hand" and area["seat"] == you
        for card in area["cards"]
    ]


def laid(state: State) -> list[str]:
    """The cards of the trick."""
    return [card for area in state["view"]["areas"] if area["shape"] == "trick" for card in area["cards"]]


def playable(state: State) -> list[str]:
    """The cards of the hand that may be played now, one of them."""
    return [] if is_set(state) else [pick for pick in picks(state) if pick in held(state)]


def ends_a_round(state: State) -> bool:
    """With the last card of the hand a scoring sheet is not far."""
    return len(held(state)) <= 1 and bool(playable(state))
