"""Somebody who is here and does not answer: nudged by the others, answered for after the time agreed on."""

import sqlite3
from collections.abc import Iterator

import pytest

from followsuit import find_game
from followsuit.service.entries import ANSWER, LATE, SIT, Entry, TableRow
from followsuit.service.story import Story
from service.nursery import Nursery, Server
from service.people import BOT, ME, OPEN, Json, Person


@pytest.fixture(scope="module")
def patient(nursery: Nursery) -> Iterator[Server]:
    server = nursery.serve(nudge_after=0.0)
    yield server
    assert server.faults() == []
    server.kill()


def begin(person: Person, within: int | None) -> Json:
    body = {"game": "tricktakers", "players": 3, "seats": [ME, OPEN, BOT], "name": person.name}
    begun: Json = person.post("/api/tables", {**body, "within": within})
    return begun


def kinds(state: Json) -> list[str]:
    return [news["kind"] for news in state["news"]]


def test_who_is_asked_can_be_nudged_once_for_a_question(patient: Server) -> None:
    mika, noa = Person(patient), Person(patient, "Noa")
    begun = begin(mika, None)
    noa.join(begun["invitations"][0]["path"])
    with mika.sit(begun["table"]) as one, noa.sit(begun["table"]) as other:
        one.await_state(lambda state: state["view"] and set(state["view"]["to_act"]) & {0, 1})
        asked, waiting = (one, other) if 0 in one.state["view"]["to_act"] else (other, one)
        asked.asked()
        waiting.await_state(lambda state: state["view"] and state["view"]["to_act"])
        asked.say({"type": "nudge"})
        assert asked.await_type("error")["sentence"] == "Nobody else is waited for."
        waiting.say({"type": "nudge"})
        asked.await_state(lambda state: "nudge" in kinds(state))
        assert asked.state["question"], "and is asked the same still"
        waiting.say({"type": "nudge"})
        assert waiting.await_type("error")["sentence"] == "You have nudged already."


def test_not_at_once(server: Server) -> None:
    mika, noa = Person(server), Person(server, "Noa")
    begun = begin(mika, None)
    noa.join(begun["invitations"][0]["path"])
    with mika.sit(begun["table"]) as one, noa.sit(begun["table"]) as other:
        one.await_state(lambda state: state["view"] and set(state["view"]["to_act"]) & {0, 1})
        waiting = other if 0 in one.state["view"]["to_act"] else one
        waiting.say({"type": "nudge"})
        assert waiting.await_type("error")["sentence"] == "Give them a moment."


def test_a_bot_answers_once_when_the_time_agreed_on_is_over(nursery: Nursery) -> None:
    """The clock goes by the list: it runs on while the server is away."""
    server = nursery.serve()
    mika, noa = Person(server), Person(server, "Noa")
    begun = begin(mika, 30)
    noa.join(begun["invitations"][0]["path"])
    with mika.sit(begun["table"]) as one, noa.sit(begun["table"]):
        seats = one.await_state(lambda state: state["view"] and set(state["view"]["to_act"]) & {0, 1})
        late = min(set(seats["view"]["to_act"]) & {0, 1})
        assert seats["table"]["within"] == 30
        assert 0 < seats["table"]["seats"][late]["bot_in"] <= 30
        assert not any(seat["stand_in"] for seat in seats["table"]["seats"])
    server.kill()
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as store:
        store.execute("UPDATE entries SET at = at - 31")
    server = nursery.again(server)
    with mika.sit(begun["table"]) as one, noa.sit(begun["table"]):
        one.await_state(lambda state: "late" in kinds(state))
        one.await_state(lambda state: late not in state["view"]["to_act"])
        assert not one.state["table"]["seats"][late]["stand_in"]
    assert server.faults() == []
    server.kill()


def test_where_nothing_was_agreed_on_nobody_is_answered_for() -> None:
    game = find_game("tricktakers")
    story = Story(TableRow("t", game.id, game.rules_version, 3, {}, 3, "", "", "", 0.0))
    for seat in range(3):
        story.apply(Entry(story.seq + 1, SIT, seat, "", {"kind": "person", "name": f"P{seat}"}))
    (asked,) = story.seats_to_act()
    assert story.within == 0
    assert not story.is_bots(asked)
    story.apply(Entry(story.seq + 1, LATE, asked))
    assert story.is_bots(asked)
    assert story.table is not None
    pick = story.game.write_pick(story.table.options(asked)[0])
    story.apply(Entry(story.seq + 1, ANSWER, asked, pick, {"by": "stand-in"}))
    assert not story.is_bots(asked), "only this once"
    assert story.undo_forbidden(asked) == "undo-nothing", "it was no answer of theirs"


def test_the_time_is_checked(server: Server) -> None:
    mika = Person(server)
    body = {"game": "tricktakers", "players": 3, "seats": [ME, BOT, BOT], "name": "Mika", "within": 3}
    status, _ = mika.refused("/api/tables", body)
    assert status == 422
