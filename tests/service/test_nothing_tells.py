"""Nothing tells: counters, sizes and logs say nothing about an answer that lies sealed."""

import asyncio
import sqlite3
from collections.abc import Iterator

import asyncpg
import pytest

from followsuit import Game
from followsuit.core.rng import seeded
from followsuit.core.step import AskAll
from followsuit.service.entries import ANSWER, Entry
from followsuit.service.logs import said
from followsuit.service.story import Story
from service import web
from service.nursery import Nursery, Server
from service.people import ME, OPEN, Person, Socket
from service.postgres import Postgres
from service.test_nothing_leaks import CASES, new_story, seen

REF = "a-reference-of-mine"


@pytest.fixture(scope="module")
def still(nursery: Nursery) -> Iterator[Server]:
    """A server that counts nothing by itself: it does not look at its store while nothing is written."""
    server = nursery.serve(probe=600.0)
    yield server
    server.kill()


class Secret:
    """Three people, each of whom chooses several things in secret."""

    def __init__(self, server: Server) -> None:
        self.server = server
        people = [Person(server), Person(server, "Noa"), Person(server, "Ren")]
        begun = people[0].begin([ME, OPEN, OPEN])
        self.table = begun["table"]
        for person, invitation in zip(people[1:], begun["invitations"], strict=True):
            person.join(invitation["path"])
        self.people = people
        self.sockets: list[Socket] = [person.sit(self.table) for person in people]
        for socket in self.sockets:
            socket.await_state(lambda state: state["table"]["seats"][2]["online"] and state["view"])

    def someone_choosing_in_secret(self) -> Socket:
        """Play on until somebody is asked for a set; that one."""
        while True:
            for socket in self.sockets:  # so that each has the newest state
                socket.say({"type": "ping"})
                socket.await_type("pong")
            asked = next(socket for socket in self.sockets if socket.state["question"])
            if len(asked.state["view"]["to_act"]) > 1:
                return asked
            asked.answer_and_wait()


def test_no_counter_moves_with_a_sealed_pick(still: Server) -> None:
    """Neither when it is given, nor when it is refused, nor when it is taken back."""
    secret = Secret(still)
    chooser = secret.someone_choosing_in_secret()
    watcher = Person(still, "Eve").sit(secret.table)
    before = still.counters()
    picks = [option["pick"] for option in chooser.state["question"]["options"]]
    chooser.answer(picks[0], ref=REF)
    on_the_way = chooser.state["question"]
    assert on_the_way is not None, "there is more to choose"
    chooser.answer("no-such-pick", question=on_the_way["id"])
    assert still.counters() == before
    chooser.say({"type": "undo"})
    chooser.await_type("state")
    watcher.say({"type": "ping"})
    while watcher.hear()["type"] != "pong":  # others may be told that something was taken back
        pass
    moved = set(still.counters().splitlines()) - set(before.splitlines())
    assert moved == set()
    watcher.close()


def test_counters_are_for_whoever_has_the_token(still: Server, nursery: Nursery) -> None:
    sentence = "Only whoever looks after this server may read that: with the token it was told."
    for headers in ({}, {"authorization": "Bearer x"}, {"authorization": still.settings.metrics_token}):
        response = web.get(f"{still.base}/metrics", headers=headers)
        assert (response.status_code, response.json()) == (403, {"error": sentence})
    assert "process_cpu_seconds_total" not in still.counters(), "the processor's time moves with everything"
    untold = nursery.serve(metrics_token="")
    for headers in ({}, {"authorization": "Bearer x"}, {"authorization": "Bearer"}):
        assert web.get(f"{untold.base}/metrics", headers=headers).status_code == 403
    untold.kill()


def test_nothing_is_sent_to_others_when_a_pick_is_sealed(still: Server) -> None:
    """Not a byte, and what they may ask for is as long as before."""
    secret = Secret(still)
    chooser = secret.someone_choosing_in_secret()
    others = [socket for socket in secret.sockets if socket is not chooser]
    eve = Person(still, "Eve").sit(secret.table)
    for other in others:
        other.await_type("watching")
    others.append(eve)
    for other in others:
        other.say({"type": "ping"})
        other.await_type("pong")
    path = f"{still.base}/api/tables/{secret.table}"
    before = [web.get(path).content, web.get(f"{path}/sheets").content]
    chooser.answer(ref=REF)
    for other in others:
        other.say({"type": "ping"})
        assert other.hear() == {"type": "pong"}
    assert [web.get(path).content, web.get(f"{path}/sheets").content] == before


@pytest.mark.parametrize(("game", "players"), CASES, ids=[f"{game.id}-{players}" for game, players in CASES])
def test_what_others_are_sent_is_as_long_whatever_was_sealed(game: Game, players: int) -> None:
    """From the same moment on, a seat seals one whole answer or another: the others' bytes are the same."""
    story = new_story(game, players, 31)
    play = seeded(32)
    found = 0
    entries: list[Entry] = []
    while found < 3 and story.table is not None and (seats := story.table.seats_to_act()):
        seat = seats[play.below(len(seats))]
        if isinstance(story.table.question(), AskAll) and len(seats) > 1:
            told = [sealed(game, players, entries, seat, variant) for variant in range(4)]
            assert all(one == told[0] for one in told), f"seat {seat} at {story.table.heading()}"
            found += 1
        give(story, seat, play.below(1000), entries)


def sealed(game: Game, players: int, entries: list[Entry], seat: int, variant: int) -> list[str]:
    """What each of the others is sent when this seat has sealed its answer; each variant is another one."""
    story = new_story(game, players, 31)
    for entry in entries:
        story.apply(entry)
    chance = seeded(variant)
    assert story.table is not None
    question = story.table.question()
    while story.table.question() is question and seat in story.table.seats_to_act():
        give(story, seat, chance.below(1000), [])
    assert story.table.question() is question, "all is revealed"
    return [seen(story, viewer, "en") for viewer in story.viewers if viewer != seat]


def give(story: Story, seat: int, chance: int, entries: list[Entry]) -> None:
    assert story.table is not None
    options = story.table.options(seat)
    entry = Entry(story.seq + 1, ANSWER, seat, story.game.write_pick(options[chance % len(options)]))
    story.apply(entry)
    entries.append(entry)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_store_that_cannot_append_logs_no_pick(
    nursery: Nursery, request: pytest.FixtureRequest, kind: str
) -> None:
    values = {}
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        values["database"] = postgres.new_database()
    server = nursery.serve(**values)
    secret = Secret(server)
    asked = next(socket for socket in secret.sockets if socket.state["question"])
    break_entries(server)
    pick = asked.state["question"]["options"][0]["pick"]
    question = asked.state["question"]["id"]
    asked.say({"type": "answer", "question": question, "pick": pick, "ref": REF})
    assert asked.closed() == 1013
    log = server.log.read_text()
    assert "the store cannot be written to" in log
    assert REF not in log
    assert f"'{pick}'" not in log
    assert "INSERT" not in log
    server.kill()


def break_entries(server: Server) -> None:
    """Nothing can be appended any more, and the database quotes what was to be."""
    database = server.settings.database
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as line:
            line.execute("alter table entries rename to gone")
        return

    async def forbid() -> None:
        line = await asyncpg.connect(database)
        await line.execute("alter table entries rename to gone")
        await line.close()

    asyncio.run(forbid())


def test_the_words_of_an_error_are_logged_only_where_they_cannot_be_about_a_game() -> None:
    assert said(ValueError("b6")) == "ValueError"
    assert said(asyncpg.DataError("invalid input for query argument $5: 'b6'")) == "DataError"
    assert said(OSError(28, "No space left on device")) == "OSError: [Errno 28] No space left on device"
    assert said(sqlite3.OperationalError("database or disk is full")) == (
        "OperationalError: database or disk is full"
    )
