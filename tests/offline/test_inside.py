"""Tables in a browser: the service's own rooms over a browser's store, without a server."""

import asyncio
import json
import random
from typing import Any

import pytest

from followsuit.lessons.shelf import find_lesson, head_of, read_lesson, texts_of
from followsuit.puzzles.shelf import puzzles_of
from followsuit.registry import all_games, find_game, read_record
from followsuit.site.bundle import learning_files, one_after_the_other, own_files
from offline.shelves import Lent, Paper, asked, end

TABLE = {"game": "trick-raiders", "players": 3, "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
HELLO = '{"type":"hello","lang":"en","since":0}'


async def begun(lent: Lent, **wishes: Any) -> str:
    status, made = await asked(lent.open(), "POST", "/api/tables?lang=en", {**TABLE, **wishes})
    assert status == 201
    table: str = made["table"]
    return table


async def sit(lent: Lent, table: str, line: int = 1) -> None:
    assert lent.inside is not None
    lent.inside.open(line, table)
    await lent.inside.hear(line, HELLO)


async def until_asked(lent: Lent) -> dict[str, Any]:
    """Until the one person is asked, or the game is over."""
    async with asyncio.timeout(20):
        while True:
            state = lent.state()
            question = state["question"]
            if state["outcome"] or (question and question["options"]):
                return state
            await asyncio.sleep(0.001)


async def answer(lent: Lent, rng: random.Random) -> bool:
    """One answer of the person, taken; False when the game is over."""
    state = await until_asked(lent)
    if state["outcome"]:
        return False
    pick = rng.choice(state["question"]["options"])["pick"]
    ref = str(rng.random())
    assert lent.inside is not None
    text = f'{{"type":"answer","question":"{state["question"]["id"]}","pick":"{pick}","ref":"{ref}"}}'
    await lent.inside.hear(1, text)
    assert [message for message in lent.said("taken") if message["ref"] == ref]
    return True


def test_the_rules_of_a_table_are_cut_to_it_without_a_server_too() -> None:
    async def ask() -> None:
        lent = Lent(Paper())
        options = {"characters": "adventurer_too"}
        table = await begun(lent, game="tricktakers", options=options)
        for path, kept in (
            (f"tables/{table}/rules?", {"TA-ADV-01"}),
            ("games/tricktakers/rules?", set()),
            ("games/tricktakers/rules?whole=true&", {"TA-ADV-01", "TA-COL-01"}),
        ):
            status, book = await asked(lent.open(), "GET", f"/api/{path}lang=ja")
            assert status == 200
            ids = {rule["id"] for section in book["sections"] for rule in section["rules"]}
            assert ids & {"TA-ADV-01", "TA-COL-01"} == kept
            assert {"TA-ADV-01", "TA-COL-01"} & set(book["left_out"]) == {"TA-ADV-01", "TA-COL-01"} - kept

    asyncio.run(ask())


def test_a_game_outlives_whoever_plays_it_and_is_replayed() -> None:
    """Ended after every answer: whoever comes next finds what was shown. Then its record, here and back."""

    async def play() -> None:
        rng = random.Random(5)
        paper = Paper()
        lent = Lent(paper)
        table = await begun(lent)
        await sit(lent, table)
        goes_on = True
        while goes_on:
            goes_on = await answer(lent, rng)
            shown = lent.state()
            assert lent.inside is not None
            await end(lent.inside)
            lent = Lent(paper)
            lent.open()
            await sit(lent, table)
            assert lent.state()["n"] >= shown["n"]
        inside = lent.inside
        assert inside is not None
        status, record = await asked(inside, "GET", f"/api/tables/{table}/record")
        assert (status, read_record(record).table.outcome is None) == (200, False)
        status, replay = await asked(inside, "GET", f"/api/tables/{table}/replay?lang=ja")
        assert (status, replay["answers"]) == (200, len(read_record(record).picks))
        status, moment = await asked(inside, "GET", f"/api/tables/{table}/replay/3?seat=1&lang=en")
        assert (status, moment["n"], moment["table"]["you"]) == (200, 3, 1)
        status, whole = await asked(inside, "GET", f"/api/tables/{table}/replay/whole?lang=en")
        assert sorted(whole["states"]) == ["0", "1", "2", "all", "watch"]
        assert whole["states"]["1"][3] == moment
        status, brought = await asked(inside, "POST", "/api/records", {"record": record})
        assert status == 201
        assert (await asked(inside, "GET", f"/api/tables/{brought['table']}/record")) == (200, record)
        status, card = await asked(inside, "GET", f"/api/tables/{brought['table']}")
        assert (status, card["state"], card["you"]) == (200, "over", None)
        status, again = await asked(inside, "POST", f"/api/tables/{table}/rematch", {})
        assert (status, again["seat"]) == (200, 0)

    asyncio.run(play())


def test_a_moment_is_played_again_and_a_review_needs_a_server() -> None:
    """The last moment of the game, from another seat, with the cards drawn anew; then beside the game."""

    async def play() -> None:
        rng = random.Random(5)
        lent = Lent(Paper())
        table = await begun(lent)
        await sit(lent, table)
        while await answer(lent, rng):
            pass
        inside = lent.inside
        assert inside is not None
        _, replay = await asked(inside, "GET", f"/api/tables/{table}/replay?lang=en")
        form = {"at": replay["answers"] - 1, "seat": 1, "hidden": "drawn"}
        status, made = await asked(inside, "POST", f"/api/tables/{table}/again?lang=en", form)
        assert (status, made["seat"]) == (201, 1)
        inside.leave(1)
        await sit(lent, made["table"])
        while await answer(lent, rng):
            pass
        status, said = await asked(inside, "GET", f"/api/tables/{made['table']}/compared?lang=en")
        assert (status, said["again"]["table"], said["again"]["is_drawn"]) == (200, table, True)
        for method in ("GET", "POST"):
            status, refused = await asked(inside, method, f"/api/tables/{table}/review?lang=en", {})
            assert (status, refused["error"]) == (
                409,
                "A review takes a server; the rest of the game is all here.",
            )
        await end(inside)

    asyncio.run(play())


def test_a_hint_is_thought_about_elsewhere() -> None:
    async def play() -> None:
        lent = Lent(Paper())
        await sit(lent, await begun(lent))
        state = await until_asked(lent)
        assert lent.inside is not None
        await lent.inside.hear(1, f'{{"type":"hint","question":"{state["question"]["id"]}"}}')
        async with asyncio.timeout(20):
            while not lent.said("hint"):
                await asyncio.sleep(0.001)
        offered = {option["pick"] for option in state["question"]["options"]}
        assert lent.said("hint")[0]["picks"][0] in offered

    asyncio.run(play())


def test_what_is_not_kept_is_not_played() -> None:
    """A full disk: the answer is not taken, nothing is shown, and a sentence says so."""

    async def play() -> None:
        lent = Lent(Paper())
        table = await begun(lent)
        await sit(lent, table)
        state = await until_asked(lent)
        stored = dict(lent.paper.entries)
        lent.fails = True
        pick = state["question"]["options"][0]["pick"]
        assert lent.inside is not None
        await lent.inside.hear(
            1, f'{{"type":"answer","question":"{state["question"]["id"]}","pick":"{pick}","ref":"r"}}'
        )
        assert lent.said("taken") == []
        assert lent.state() == state
        assert lent.paper.entries == stored
        assert "could not keep" in lent.said("error")[-1]["sentence"]
        assert lent.closed == [1013], "the page asks again by itself"
        assert (await asked(lent.inside, "POST", "/api/tables?lang=en", TABLE))[0] == 503

    asyncio.run(play())


def test_two_windows_show_the_same_table() -> None:
    async def play() -> None:
        rng = random.Random(1)
        paper = Paper()
        windows: list[Lent] = []
        first, second = Lent(paper, windows), Lent(paper, windows)
        table = await begun(first)
        second.open()
        await sit(first, table)
        await sit(second, table)
        for one in [first, second, second, first, second]:
            await answer(one, rng)
            await until_asked(one)
            async with asyncio.timeout(20):
                while first.state()["n"] != second.state()["n"]:
                    await asyncio.sleep(0.001)
            assert first.state()["view"] == second.state()["view"]

    asyncio.run(play())


def test_a_puzzle_is_answered_by_the_engine() -> None:
    """The shelf lies in the folder; a single puzzle is a table, and the engine has its file."""
    puzzle = puzzles_of("kings")[0]

    async def ask() -> None:
        status, sent = await asked(Lent(Paper()).open(), "GET", f"/api/puzzles/kings/{puzzle.id}?lang=ja")
        assert (status, sent["moments"][0]["answer"]) == (200, [puzzle.right])
        assert "正解です。" in sent["moments"][1]["say"]["text"]

    asyncio.run(ask())
    lent = {name for name in learning_files() if name.endswith(".json")}
    assert lent == {f"followsuit/puzzles/files/{game}.json" for game in all_games()}
    assert not [name for name, _ in own_files() if name.endswith(".json")]


def test_worked_examples_are_answered_by_the_engine() -> None:
    """They are many tables, one after the other; all other lessons lie in the folder as they are sent."""
    example = find_lesson(find_game("kings"), "strength")

    async def ask() -> None:
        inside = Lent(Paper()).open()
        status, sent = await asked(inside, "GET", "/api/lessons/kings/strength?lang=ja")
        assert (status, sent["facts"]["part"]) == (200, "examples")
        assert len([moment for moment in sent["moments"] if moment["ask"]]) == len(
            [step for step in example.steps if step.coach and step.coach.ask]
        )

    asyncio.run(ask())
    lent = {name for name in learning_files() if name.endswith(".toml")}
    assert lent == {
        f"followsuit/lessons/{game}/{name}"
        for game in all_games()
        for name in texts_of(game)
        if head_of(read_lesson(game, name)).part == "examples"
    }


def test_files_lie_one_after_the_other_behind_a_list() -> None:
    written = one_after_the_other({"a/b.json": b"{}", "c.toml": "é".encode()})
    length = int.from_bytes(written[:4], "little")
    assert json.loads(written[4 : 4 + length]) == [["a/b.json", 2], ["c.toml", 2]]
    assert written[4 + length :] == b"{}" + "é".encode()


@pytest.mark.parametrize(
    ("method", "address", "body", "status", "says"),
    [
        ("GET", "/api/nothing", None, 404, "nothing here"),
        ("GET", "/api/games/chess", None, 404, "There is no game chess"),
        ("GET", "/api/tables/aaaaaaaaaaaa", None, 404, "no such table"),
        ("GET", "/api/puzzles/kings/chess", None, 404, "no such puzzle"),
        ("GET", "/api/lessons/kings/chess", None, 404, "no such lesson"),
        ("POST", "/api/tables", "{", 422, "JSON"),
        ("POST", "/api/tables", {**TABLE, "colour": 1}, 422, "colour"),
        ("POST", "/api/tables", {**TABLE, "players": 4}, 400, "4 seats are needed"),
        ("POST", "/api/tables", {**TABLE, "name": "a,b"}, 400, "no comma"),
        (
            "POST",
            "/api/tables",
            {**TABLE, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]},
            400,
            "bots",
        ),
        ("POST", "/api/records", {"record": "no record"}, 400, "no record that can be read here: line 1"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    method: str, address: str, body: object, status: int, says: str
) -> None:
    async def ask() -> None:
        lent = Lent(Paper())
        found, answer = await asked(lent.open(), method, f"{address}?lang=en", body)
        assert (found, says in answer["error"]) == (status, True), answer
        assert lent.paper.tables == {}

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("text", "says"),
    [("{", "JSON"), ('{"type":"dance"}', "not understood"), ('{"type":"undo"}', "Say hello first")],
)
def test_what_is_not_understood_is_said(text: str, says: str) -> None:
    async def say() -> None:
        lent = Lent(Paper())
        table = await begun(lent)
        assert lent.inside is not None
        lent.inside.open(1, table)
        await lent.inside.hear(1, text)
        assert says in lent.said("error")[0]["sentence"]

    asyncio.run(say())
