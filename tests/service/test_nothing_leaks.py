"""Nothing leaks: every byte sent during whole games, held against the full table at that moment."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest
from websockets.asyncio.client import connect

import followsuit
from describe.sent import kit
from followsuit import Game
from followsuit.core.cards import SPECTATOR
from followsuit.core.rng import Rng, seeded
from followsuit.core.step import AskAll
from followsuit.core.table import Table
from followsuit.messages.voice import speech
from followsuit.properties.knowledge import twin_of
from followsuit.service import wire
from followsuit.service.entries import ANSWER, SIT, Entry, TableRow
from followsuit.service.story import OVER, Story
from service.nursery import Server
from service.people import ME, OPEN, Person

Json = dict[str, Any]
CASES = [(game, players) for game in followsuit.all_games().values() for players in game.players]


@dataclass
class Recording:
    """All that was sent to one viewer, as it was sent."""

    viewer: int
    texts: list[str] = field(default_factory=list)


class Leak(AssertionError):
    """Something was sent that must not be."""


# Recording whole games.


async def play_recorded(server: Server, table: str, tokens: list[str], seed: int) -> list[Recording]:
    """Every seat is played by a client of its own, at random; somebody watches."""
    recordings = [Recording(seat) for seat in range(len(tokens))] + [Recording(SPECTATOR)]
    address = f"{server.socket_base}/api/tables/{table}/socket"

    async def sit(recording: Recording, token: str | None) -> None:
        rng = seeded(seed + recording.viewer)
        async with connect(address, compression=None, max_size=None) as socket:
            hello: Json = {"type": "hello", "lang": "en" if recording.viewer % 2 else "ja"}
            await socket.send(json.dumps(hello if token is None else {**hello, "token": token}))
            answered = ""
            async for text in socket:
                assert isinstance(text, str)
                recording.texts.append(text)
                message = json.loads(text)
                if message["type"] != "state":
                    continue
                if message["outcome"] is not None:
                    return
                question = message["question"]
                if question is not None and question["id"] != answered:
                    answered = question["id"]
                    options = question["options"]
                    pick = options[rng.below(len(options))]["pick"]
                    answer = {"type": "answer", "question": answered, "pick": pick, "ref": answered}
                    await socket.send(json.dumps(answer))

    everyone: list[str | None] = [*tokens, None]
    async with asyncio.timeout(120):
        await asyncio.gather(*map(sit, recordings, everyone))
    return recordings


def begin_full_table(server: Server, game: Game, players: int, **options: str) -> tuple[str, list[str]]:
    """A table with a person in every seat, and their tokens."""
    host = Person(server)
    begun = host.begin([ME, *[OPEN] * (players - 1)], game.id, **options)
    tokens = [begun["token"]]
    tokens += [
        Person(server, f"P{i}").join(one["path"])["token"] for i, one in enumerate(begun["invitations"])
    ]
    return begun["table"], tokens


def stored(server: Server, table: str) -> tuple[TableRow, list[Entry]]:
    file = server.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as database:
        database.row_factory = lambda cursor, row: type("Row", (), dict(zip(names(cursor), row, strict=True)))
        row = database.execute("select * from tables where id = ?", [table]).fetchone()
        entries = database.execute(
            "select * from entries where table_id = ? order by seq", [table]
        ).fetchall()
    return TableRow.of_row(row), [Entry.of_row(entry) for entry in entries]


def names(cursor: sqlite3.Cursor) -> list[str]:
    return [column[0] for column in cursor.description]


# What may be sent.


@dataclass(frozen=True)
class Moment:
    """The full table when a viewer had noticed so many things: before the last of them, and after it."""

    before: Table | None
    after: Table | None
    options: dict[int, list[str]]  # what each seat to act may answer
    is_over: bool
    heard: frozenset[int]  # cards named in what this viewer was told of it
    ever_heard: frozenset[int]  # and since the first deal


def moments_of(row: TableRow, entries: list[Entry], viewer: int) -> dict[int, Moment]:
    """By the viewer's own numbers, from the list: rebuilt here, and not by the server that is tested."""
    story = Story(row)
    moments: dict[int, Moment] = {}
    before: Table | None = None
    ever: set[int] = set()
    for entry in entries:
        story.apply(entry)
        after = None if story.table is None else story.table.clone()
        n = story.n(viewer)
        if n not in moments:
            options = {}
            if after is not None:
                for seat in after.seats_to_act():
                    options[seat] = [story.game.write_pick(pick) for pick in after.options(seat)]
            heard = frozenset(card for event in story.heard[viewer][-1].events for card in event.cards)
            ever |= heard
            moments[n] = Moment(before, after, options, story.state() == OVER, heard, frozenset(ever))
        before = after
    return moments


def strings_in(message: object) -> set[tuple[str, str]]:
    """Every string of a message, with where it stands."""
    found: set[tuple[str, str]] = set()
    gather(message, "", found)
    return found


def gather(value: object, path: str, found: set[tuple[str, str]]) -> None:
    if isinstance(value, str):
        found.add((path, value))
    elif isinstance(value, dict):
        for key, inner in value.items():
            gather(inner, f"{path}.{key}", found)
    elif isinstance(value, list):
        for inner in value:
            gather(inner, path, found)


DRAWN_MARKS = ("marked.suit", "marked.rank", "marked.symbol")
# What plays of the trick, or of the last one, count as, "as blue 8": marks on cards that lie, or lay, open.
WHAT_PLAYS_COUNT_AS = tuple(
    f".view.{where}.{told}" for where in ("areas", "last_trick") for told in ("notes", "marks", *DRAWN_MARKS)
)
# Texts that say what a thing does, or a rule, the same at every table: they name cards, and tell nothing.
STANDING_TEXTS = re.compile(
    r"\.(question\.sentence|question\.options\.text|question\.announced\.text|question\.help|because\.sentence|refused\.sentence"
    r"|sheet\.awards\.text|sheet\.seats\.lines\.text|strength\.ranks\.(name|symbol)|strips\.cells\.(head|text))$"
)


class Speech:
    """How people call the cards of a game. Most of what is said is said again: it is looked at once."""

    def __init__(self, game: Game) -> None:
        cards = {name: card for card, name in enumerate(game.card_names)}
        self.called: dict[str, set[int]] = {}  # a deck may have two cards that are called the same
        for lang in ("en", "ja"):
            for name, description in kit(game, lang)["cards"].items():
                self.called.setdefault(description["name"].lower(), set()).add(cards[name])
        words = "|".join(re.escape(word) for word in sorted(self.called, key=len, reverse=True))
        self.names = re.compile(rf"(?<![0-9a-z])(?:{words})(?![0-9])")
        self.buttons = {text for lang in ("en", "ja") for text in buttons_of(game, lang)}
        self.known: dict[str, list[set[int]]] = {}

    def cards_in(self, string: str) -> list[set[int]]:
        if string not in self.known:
            self.known[string] = [self.called[found] for found in self.names.findall(string.lower())]
        return self.known[string]


def buttons_of(game: Game, lang: str) -> Iterator[str]:
    """Names of answers that are the same whatever lies on the table, such as "Carry the Rare"."""
    said = speech(game.id, lang)
    for id in said.messages:
        if id.startswith("questions-"):
            yield from (saying.plain for saying in said.sayings(id).values() if not saying.places)


@cache
def speech_of(game: Game) -> Speech:
    return Speech(game)


class Inspector:
    """Holds what was sent to one viewer against the full table."""

    def __init__(self, row: TableRow, entries: list[Entry], viewer: int, secrets: list[str]) -> None:
        self.game = followsuit.find_game(row.game)
        self.viewer = viewer
        self.row = row
        self.moments = moments_of(row, entries, viewer)
        self.secrets = secrets
        self.cards = {name: card for card, name in enumerate(self.game.card_names)}
        self.pieces = {piece.key for piece in self.game.pieces.values()}
        self.speech = speech_of(self.game)
        self.meant: dict[tuple[str, str], list[set[int]]] = {}  # most of what is sent is sent again

    def inspect(self, text: str) -> None:
        message = json.loads(text)
        for secret in self.secrets:
            if secret in text:
                raise Leak(f"a secret of the table was sent to {self.viewer}")
        if message["type"] != "state":
            return
        moment = self.moments[message["n"]]
        if not moment.is_over:
            for secret in (str(self.row.seed), f"{self.row.seed:x}", self.row.salt):
                if secret in text:
                    raise Leak(f"the seed was sent to {self.viewer} before the end")
        self.inspect_question(message, moment)
        if moment.after is None:
            if message["view"] is not None:
                raise Leak("something was shown before the deal")
            return
        in_game = len(moment.after.cards.known_by)  # those of a box that is not opened come after these
        for path, string in strings_in(message):
            for meant in self.cards_in(path, string):
                cards = {card for card in meant if card < in_game}
                if cards and not any(self.may_be_named(card, path, moment) for card in cards):
                    named = self.game.write_cards(sorted(cards))
                    raise Leak(f"{self.viewer} was told of {named} in {path}: {string}")

    def inspect_question(self, message: Json, moment: Moment) -> None:
        question = message["question"]
        if question is None:
            return
        own = moment.options.get(self.viewer)
        if own is None or self.viewer == SPECTATOR:
            raise Leak(f"{self.viewer} was sent another's question")
        picks = [option["pick"] for option in question["options"]]
        if sorted(picks) != sorted(own):
            raise Leak(f"{self.viewer} was sent options that are not its own: {picks}, not {own}")
        assert moment.after is not None
        so_far = [self.game.write_pick(pick) for pick in moment.after.sealed[self.viewer]]
        if question["so_far"] != so_far:
            raise Leak(f"{self.viewer} was sent picks that are not its own")

    def cards_in(self, path: str, string: str) -> list[set[int]]:
        """The cards a string speaks of: for each mention, those it can mean."""
        meant = self.meant.get((path, string))
        if meant is None:
            meant = self.meant[path, string] = self.read_cards(path, string)
        return meant

    def read_cards(self, path: str, string: str) -> list[set[int]]:
        if string in self.cards:
            return [{self.cards[string]}]
        if STANDING_TEXTS.search(path) or path in WHAT_PLAYS_COUNT_AS or string in self.pieces:
            return []
        if path == ".question.options.label" and string in self.speech.buttons:
            return []
        return self.speech.cards_in(string)

    def may_be_named(self, card: int, path: str, moment: Moment) -> bool:
        """Where it is known, or was when it was told of; or it is not in this game and lies in the box."""
        assert moment.after is not None
        if moment.after.cards.is_known(card, self.viewer):
            return True
        if path.startswith((".view.last_trick", ".sheet")) and card in moment.ever_heard:
            return True  # it may be back in the deck, but it was seen
        if path.startswith(".news"):
            was_known = moment.before is not None and moment.before.cards.is_known(card, self.viewer)
            if was_known or card in moment.heard:
                return True
        return all(card not in pile for pile in moment.after.cards.piles)


def secrets_of(row: TableRow, entries: list[Entry]) -> list[str]:
    """What is never sent, to anyone."""
    guests = [entry.data["guest"] for entry in entries if entry.kind == SIT and "guest" in entry.data]
    return [row.secret, row.host, *guests]


@pytest.mark.parametrize(("game", "players"), CASES, ids=[f"{game.id}-{players}" for game, players in CASES])
def test_no_byte_sent_in_a_whole_game_tells_what_its_seat_may_not_know(
    server: Server, game: Game, players: int
) -> None:
    inspect_whole_game(server, game, players)


@pytest.mark.parametrize("players", [3, 4])
def test_nor_does_one_with_all_fifteen_characters(server: Server, players: int) -> None:
    """TX-HID-01, TX-HID-02, TX-HID-06, TX-HID-15, TX-HID-18, TX-HID-22"""
    game = followsuit.find_game("tricktakers")
    inspect_whole_game(server, game, players, characters="with_expansion")


def inspect_whole_game(server: Server, game: Game, players: int, **options: str) -> None:
    table, tokens = begin_full_table(server, game, players, **options)
    recordings = asyncio.run(play_recorded(server, table, tokens, players))
    row, entries = stored(server, table)
    for recording in recordings:
        inspector = Inspector(row, entries, recording.viewer, secrets_of(row, entries))
        assert len(recording.texts) > 20
        for text in recording.texts:
            inspector.inspect(text)


# The inspector sees what it is for.


@pytest.fixture(scope="module")
def recorded(server: Server) -> tuple[TableRow, list[Entry], list[Recording]]:
    game = followsuit.find_game("trick-raiders")
    table, tokens = begin_full_table(server, game, 3)
    recordings = asyncio.run(play_recorded(server, table, tokens, 1))
    return (*stored(server, table), recordings)


def show_a_hidden_card(message: Json, moment: Moment, row: TableRow) -> None:
    assert moment.after is not None
    game = followsuit.find_game(row.game)
    hidden = [
        card for card in moment.after.cards.piles[1] if not moment.after.cards.is_known(card, SPECTATOR)
    ]
    area = next(area for area in message["view"]["areas"] if area["name"] == "hand" and area["seat"] == 1)
    area["cards"][0] = game.write_card(hidden[0])


def speak_of_a_hidden_card(message: Json, moment: Moment, row: TableRow) -> None:
    assert moment.after is not None
    game = followsuit.find_game(row.game)
    names = kit(game, "en")["cards"]
    told = [names[name]["name"] for card, name in enumerate(game.card_names) if is_told(moment, card)]
    hand = [names[game.write_card(card)]["name"] for card in moment.after.cards.piles[1]]
    spoken = next(name for name in hand if name not in told)
    message["news"].append({"text": f"Somebody thinks of {spoken}."})


def is_told(moment: Moment, card: int) -> bool:
    """Or not in this game: its name would be no leak, although another in it is called the same."""
    tables = [t for t in (moment.before, moment.after) if t is not None]
    is_in_the_box = all(card not in pile for t in tables for pile in t.cards.piles)
    return is_in_the_box or card in moment.heard or any(t.cards.is_known(card, SPECTATOR) for t in tables)


def give_the_seed(message: Json, moment: Moment, row: TableRow) -> None:
    message["table"]["seed"] = str(row.seed)


def give_the_secret(message: Json, moment: Moment, row: TableRow) -> None:
    message["table"]["note"] = row.secret


def ask_the_spectator(message: Json, moment: Moment, row: TableRow) -> None:
    seat = next(iter(moment.options))
    options = [{"pick": pick} for pick in moment.options[seat]]
    message["question"] = {"options": options, "so_far": []}


@pytest.mark.parametrize(
    "plant",
    [show_a_hidden_card, speak_of_a_hidden_card, give_the_seed, give_the_secret, ask_the_spectator],
)
def test_a_planted_leak_is_found(
    recorded: tuple[TableRow, list[Entry], list[Recording]], plant: Callable[[Json, Moment, TableRow], None]
) -> None:
    row, entries, recordings = recorded
    inspector = Inspector(row, entries, SPECTATOR, secrets_of(row, entries))
    states = [json.loads(text) for text in recordings[-1].texts if '"type":"state"' in text]
    message = next(
        state
        for state in states
        if state["view"] is not None
        and any(
            area["name"] == "hand" and area["seat"] == 1 and "?" in area["cards"]
            for area in state["view"]["areas"]
        )
    )
    inspector.inspect(json.dumps(message))
    plant(message, inspector.moments[message["n"]], row)
    with pytest.raises(Leak):
        inspector.inspect(json.dumps(message))


# What is sent depends on nothing hidden.


def new_story(game: Game, players: int, seed: int) -> Story:
    row = TableRow("testtable123", game.id, game.rules_version, players, {}, seed, "", "", "", 0.0)
    story = Story(row)
    for seat in range(players):
        story.apply(
            Entry(seat + 1, SIT, seat, data={"kind": "person", "name": f"P{seat}", "guest": f"g{seat}"})
        )
    return story


def seen(story: Story, viewer: int, lang: str) -> str:
    return wire.text_of(wire.state(story, viewer, lang, [True] * len(story.seats), story.heard[viewer][-1:]))


@pytest.mark.parametrize(("game", "players"), CASES, ids=[f"{game.id}-{players}" for game, players in CASES])
def test_another_table_that_looks_the_same_to_a_seat_sends_it_the_same_bytes(
    game: Game, players: int
) -> None:
    """At every moment the hidden cards are exchanged, and the sealed answers are others."""
    story = new_story(game, players, 11)
    play, trial = seeded(12), seeded(13)
    changed = 0
    while story.table is not None and (seats := story.table.seats_to_act()):
        table = story.table
        viewer = [*range(players), SPECTATOR][trial.below(players + 1)]
        lang = "en" if trial.below(2) else "ja"
        story.marks = [
            None
        ] * players  # these compare hidden things, to say no more than that nothing was shown
        sent = seen(story, viewer, lang)
        twin = twin_of(table, viewer, trial)
        changed += twin.words() != table.words()
        story.table = twin
        assert seen(story, viewer, lang) == sent, f"{viewer} at {table.heading()}"
        story.table = table
        seat = seats[play.below(len(seats))]
        give(story, seat, play)
    assert changed > 20


def give(story: Story, seat: int, rng: Rng) -> None:
    assert story.table is not None
    options = story.table.options(seat)
    pick = story.game.write_pick(options[rng.below(len(options))])
    story.apply(Entry(story.seq + 1, ANSWER, seat, pick))


@pytest.mark.parametrize(("game", "players"), CASES, ids=[f"{game.id}-{players}" for game, players in CASES])
def test_picks_sealed_on_the_way_leave_no_trace_in_the_others_numbers(game: Game, players: int) -> None:
    """Not in n, not in the question's id, and no message is sent: only a whole answer is noticed."""
    story = new_story(game, players, 21)
    rng = seeded(22)
    while story.table is not None and (seats := story.table.seats_to_act()):
        table = story.table
        question = table.question()
        seat = seats[rng.below(len(seats))]
        others = [viewer for viewer in story.viewers if viewer != seat]
        before = {viewer: (story.n(viewer), seen(story, viewer, "en")) for viewer in others}
        asked = [story.question_id(other) for other in range(players)]
        give(story, seat, rng)
        is_on_the_way = (
            isinstance(question, AskAll) and table.question() is question and seat in table.seats_to_act()
        )
        for viewer in others:
            if is_on_the_way:
                assert (story.n(viewer), seen(story, viewer, "en")) == before[viewer]
            else:
                assert story.n(viewer) == before[viewer][0] + 1
        if isinstance(question, AskAll) and table.question() is question:
            same = [story.question_id(other) for other in range(players)]
            assert [same[other] for other in range(players) if other != seat] == [
                asked[other] for other in range(players) if other != seat
            ]
            assert same[seat] != asked[seat]
