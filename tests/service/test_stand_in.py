"""A bot stands in for whoever is gone too long, and leaves when they return."""

import time
from collections.abc import Iterator

import pytest

from service.nursery import Nursery, Server
from service.people import BOT, ME, OPEN, Person


@pytest.fixture(scope="module")
def hasty(nursery: Nursery) -> Iterator[Server]:
    server = nursery.serve(grace=0.3)
    yield server
    assert server.faults() == []
    server.kill()


def test_a_bot_plays_for_who_is_gone_until_they_are_back(hasty: Server) -> None:
    mika, noa = Person(hasty), Person(hasty, "Noa")
    begun = mika.begin([ME, OPEN, BOT], "tricktakers")
    noa.join(begun["invitations"][0]["path"])
    with mika.sit(begun["table"]) as staying:
        with noa.sit(begun["table"]):
            staying.await_state(lambda state: state["table"]["seats"][1]["online"])
        while not staying.state["table"]["seats"][1]["stand_in"]:
            if staying.state["question"]:
                staying.answer(ref=staying.state["question"]["id"])
            staying.await_type("state")
        assert "A bot plays for Noa until they are back." in [
            news["text"] for state in staying.states for news in state["news"]
        ]
        for _ in range(3):  # the game goes on
            staying.asked()
            staying.answer_and_wait()
        with noa.sit(begun["table"]) as back:
            staying.await_state(lambda state: not state["table"]["seats"][1]["stand_in"])
            assert back.state["table"]["you"] == 1
            back.await_state(lambda state: not state["table"]["seats"][1]["stand_in"])


def test_when_everyone_is_gone_nobody_plays_for_them(hasty: Server) -> None:
    """A game is not played out among bots while its people have only closed their laptops."""
    mika = Person(hasty)
    begun = mika.begin([ME, BOT, BOT], "tricktakers")
    with mika.sit(begun["table"]) as socket:
        seen = socket.await_state(lambda state: state["question"])["n"]
    with Person(hasty, "Ren").sit(begun["table"]) as watching:
        time.sleep(1.5)
        watching.say({"type": "ping"})
        watching.await_type("pong")
        assert not any(state["table"]["seats"][0]["stand_in"] for state in watching.states)
    with mika.sit(begun["table"], since=seen) as socket:
        assert socket.state["question"]
        assert not socket.state["table"]["seats"][0]["stand_in"]
