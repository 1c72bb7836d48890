"""The edges of every setting, and what may be asked of a server where nobody says otherwise."""

import asyncio
import logging
import random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import asdict, replace
from pydantic import BaseModel, ValidationError

from followsuit.cli import answers, setting
from followsuit.core import cards, memories
from followsuit.scenarios import notation
from followsuit.service import api, compressing, forms, limits, lines, names, running, socket, store
from followsuit.service.database import check_ports
from followsuit.service.logs import set_up_logs
from followsuit.service.messages import shortened, what_is_wrong
from followsuit.service.minds import Minds
from followsuit.service.rooms import Rooms
from followsuit.service.settings import Limits, Settings, WrongSetting, checked, checked_database
from followsuit.service.store import StoreDown
from followsuit.service.turns import ON_THE_WAY, REMEMBERED, SCATTER, Pace, Turns
from followsuit.service.watch import put_down
from followsuit.site import line
from service.clockwork import run

POSTGRES = "postgresql://me@x/y"

# The least and the most that is taken; one more or less is not.
EDGES: list[tuple[str, int, int]] = [
    ("port", 0, 65535),
    ("workers", 1, 64),
    ("thinkers", 0, 256),
    ("bot_pause", 0, 60),
    ("grace", 0, 86_400),
]


@pytest.mark.parametrize(("name", "least", "most"), EDGES)
def test_the_edges_of_a_setting_are_taken_and_what_lies_beyond_is_not(
    name: str, least: int, most: int
) -> None:
    fine = Settings(database=POSTGRES)
    for value in (least, most):
        values: dict[str, Any] = {name: value}
        assert checked(replace(fine, **values)) == replace(fine, **values)
    for value in (least - 1, most + 1):
        values = {name: value}
        with pytest.raises(WrongSetting, match=f"not {value}."):
            checked(replace(fine, **values))


def test_a_token_for_the_counters_has_16_to_200_letters() -> None:
    fine = Settings(database=POSTGRES)
    for length in (16, 200):
        assert checked(replace(fine, metrics_token="x" * length)).metrics_token == "x" * length
    for length in (15, 201):
        with pytest.raises(WrongSetting, match="has 16 to 200 letters"):
            checked(replace(fine, metrics_token="x" * length))


def test_a_port_of_the_database_is_a_number_from_1_to_65535() -> None:
    """Several hosts may be named, and an address of IPv6 stands in brackets, whose colons part no port."""
    for hosts in ("x", "x:", "x:1", "x:65535", "[::1]", "[::1]:1", "x:1,y:65535", "x,y"):
        check_ports(hosts)
    for hosts, port in (
        ("x:0", "0"),
        ("x:65536", "65536"),
        ("x:1,y:0", "0"),
        ("[::1]:0", "0"),
        ("x:1²", "1²"),
    ):
        with pytest.raises(WrongSetting, match=f"from 1 to 65535, not '{port}'"):
            check_ports(hosts)
    with pytest.raises(WrongSetting, match=f"not '{'9' * 20}'"):
        check_ports(f"x:{'9' * 21}")


def test_a_database_is_a_file_or_a_server() -> None:
    for text in ("sqlite:///x", "sqlite+aiosqlite:///x"):
        assert checked_database(text) == "sqlite+aiosqlite:///x"
    for text in ("postgres://x", "postgresql://x", "postgresql+asyncpg://x"):
        assert checked_database(text) == "postgresql+asyncpg://x"
    for text in ("sqlite:///", "sqlite://x", "sqlite:", "postgresql://", "postgresql:", "x", ""):
        with pytest.raises(WrongSetting, match="A database is written"):
            checked_database(text)


def test_settings_come_back_from_json() -> None:
    """As they are handed to a worker."""
    settings = Settings(port=1, limits=Limits(strikes=3), warm=False)
    assert Settings.from_json(settings.to_json()) == settings
    assert Settings.from_json(Settings().to_json()) == Settings()


def test_what_may_be_asked_of_a_server_where_nobody_says_otherwise() -> None:
    """Whoever changes one of these changes what a server on the open net has to bear."""
    assert asdict(Limits()) == {
        "message_bytes": 4096,
        "body_bytes": 16_384,
        "messages_per_second": 10.0,
        "message_burst": 40,
        "strikes": 20,
        "address_messages_per_second": 100.0,
        "address_message_burst": 400,
        "requests_per_second": 20.0,
        "request_burst": 200,
        "changes_per_second": 0.5,
        "change_burst": 60,
        "page_files_per_second": 50.0,
        "page_file_burst": 600,
        "lines_per_address": 100,
        "head_seconds": 10.0,
        "body_seconds": 10.0,
        "unread_seconds": 30.0,
        "frames_per_second": 5.0,
        "frame_burst": 60,
        "sockets_per_address": 200,
        "watchers_per_table": 60,
        "sockets_per_seat": 8,
        "tables_per_guest": 100,
        "work_per_second": 0.1,
        "work_burst": 3.0,
        "undos_per_table": 200,
        "hints_per_second": 0.2,
        "hint_burst": 5,
        "chats_per_table": 2000,
        "entries_per_table": 5000,
        "reviews_per_guest": 30,
        "reviews_waiting": 60,
    }


def test_how_a_server_is_set_up_where_nobody_says_otherwise() -> None:
    settings = asdict(Settings())
    settings.pop("limits")
    assert settings == {
        "host": "127.0.0.1",
        "port": 8321,
        "database": "",
        "workers": 1,
        "public_url": "",
        "trusted_proxies": "",
        "bot_pause": 0.0,
        "grace": 60.0,
        "nudge_after": 10.0,
        "silence": 1.5,
        "thinkers": 0,
        "thought": 0.3,
        "review_worlds": 0,
        "review_niceness": 9,
        "warm": True,
        "keep_rooms": 120.0,
        "metrics_token": "",
        "probe": 1.5,
        "slow": 3.0,
        "patience": 10.0,
        "wary": 5.0,
        "stillness": 30.0,
        "end_within": 8.0,
    }


def test_the_codes_of_hanging_up_are_those_of_the_protocol() -> None:
    """docs/reference/protocol.md, and the page, which does not come back after some of them."""
    codes = (socket.REFUSED, socket.NO_TABLE, socket.TOO_SLOW, socket.ELSEWHERE, socket.TOO_MUCH)
    assert codes == (4403, 4404, 4408, 4409, 4429)
    assert socket.TRY_LATER == 1013


def test_the_service_says_what_it_does_and_others_only_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = ("", "uvicorn.error", "alembic", "followsuit.service")
    for name in names:
        logger = logging.getLogger(name)
        for what in ("handlers", "propagate", "level"):
            monkeypatch.setattr(logger, what, getattr(logger, what))
    set_up_logs("info")
    levels = {name: logging.getLevelName(logging.getLogger(name).level) for name in names}
    assert levels == {
        "": "WARNING",
        "uvicorn.error": "WARNING",
        "alembic": "WARNING",
        "followsuit.service": "INFO",
    }
    assert not any(logging.getLogger(name).propagate for name in names if name)
    set_up_logs("error")
    assert logging.getLogger("followsuit.service").level == logging.ERROR


class Form(BaseModel):
    count: int


def test_what_is_wrong_is_said_in_few_words_and_never_with_what_was_sent() -> None:
    with pytest.raises(ValidationError) as fault:
        Form.model_validate({"count": "secret"})
    said = what_is_wrong(fault.value)
    assert said.startswith("count: ")
    assert "secret" not in said
    assert shortened("a" * 40) == "a" * 40
    assert shortened("a" * 41) == "a" * 39 + "…"
    assert shortened("a\x00b") == "a?b"


def test_who_has_no_choice_is_as_late_as_one_of_the_last_who_thought() -> None:
    pace = Pace(random.Random(1))
    soon = 0.3 + ON_THE_WAY
    assert soon <= pace.of_no_thought(0.3) < soon + SCATTER
    assert soon <= pace.of_thought(0.3, 0.2) < soon + SCATTER
    assert soon <= pace.of_no_thought(0.3) < soon + SCATTER
    for _ in range(REMEMBERED):
        assert 0.8 <= pace.of_thought(0.3, 0.8) < 0.8 + SCATTER
    assert 0.8 - 1e-9 <= pace.of_no_thought(0.3) < 0.8 + SCATTER


def test_minds_that_come_and_go_are_counted() -> None:
    async def come_and_go() -> None:
        turns: Turns[str] = Turns(0.3)
        turns.add("one")
        turns.add("other")
        mind, _ = await turns.take("a table", needs_mind=True)
        assert (turns.minds, list(turns.taken)) == (2, [mind])
        assert mind is not None
        turns.lose(mind)
        assert (turns.minds, list(turns.taken), len(turns.free)) == (1, [], 1)

    run(come_and_go())


def test_as_many_processes_are_started_as_shall_think_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are starting count; one that is there or has gone is not starting any more."""

    async def begin_twice() -> None:
        made = Minds(3, 0.3)

        async def start_one() -> None:
            await asyncio.sleep(1)
            mind: Any = object()
            made.minds.add(mind)

        monkeypatch.setattr(made, "start_one", start_one)
        made.begin()
        assert len(made.starting) == 3
        made.begin()
        assert len(made.starting) == 3
        await asyncio.sleep(2)
        assert (len(made.minds), len(made.starting)) == (3, 0)
        made.minds.pop()
        made.begin()
        assert len(made.starting) == 1
        await asyncio.sleep(2)

    run(begin_twice())


def test_work_that_ended_by_a_fault_is_noted_unless_the_store_has_said_so() -> None:
    noted: list[tuple[str, str]] = []

    async def work(error: Exception | None) -> None:
        if error is not None:
            raise error

    async def all_ends() -> None:
        house: Any = SimpleNamespace(tasks=set(), note_done=lambda task: Rooms.note_done(house, task))
        house.note_passing = lambda name, fault: noted.append((name, str(fault)))
        for name, error in (("fine", None), ("store", StoreDown("away")), ("bad", ValueError("x"))):
            Rooms.start(house, work(error), name)
        Rooms.start(house, asyncio.sleep(1000), "ended").cancel()
        await asyncio.sleep(1)
        assert house.tasks == set()

    run(all_ends())
    assert noted == [("bad", "x")]


def test_what_still_runs_is_put_down_and_what_will_not_end_is_left_behind() -> None:
    async def put_all_down() -> None:
        async def stubborn() -> None:
            try:
                await asyncio.sleep(1000)
            except asyncio.CancelledError:
                await asyncio.sleep(1000)

        tasks = [asyncio.create_task(work) for work in (asyncio.sleep(1000), asyncio.sleep(0), stubborn())]
        await asyncio.sleep(1)
        begun = asyncio.get_running_loop().time()
        await put_down(tasks, 5.0)
        assert asyncio.get_running_loop().time() - begun == pytest.approx(5.0, abs=0.5)
        assert [task.done() for task in tasks] == [True, True, False]
        assert tasks[0].cancelled()
        await put_down(tasks[:2], 5.0)  # nothing is left to do
        assert asyncio.get_running_loop().time() - begun < 6.0
        tasks[2].cancel()

    run(put_all_down())


def test_numbers_that_stand_in_two_places_are_the_same() -> None:
    """The house in a folder hangs up as a server does; a name is as long at the terminal as at the page."""
    assert (line.REFUSED, line.NO_TABLE, line.TRY_LATER) == (
        socket.REFUSED,
        socket.NO_TABLE,
        socket.TRY_LATER,
    )
    assert lines.TOO_MUCH == socket.TOO_MUCH
    assert names.LONGEST_NAME == setting.LONGEST_NAME == 20
    assert answers.MOST_NUMBER == notation.MOST_NUMBERS == memories.CARDS == cards.MOST_CARDS == 256


def test_what_a_server_remembers_and_takes_has_an_end() -> None:
    assert limits.MOST_KNOWN == 20_000
    assert limits.HOME == 64
    assert forms.LONGEST_OPTION == 1000
    assert (socket.MOST_UNSENT, socket.MOST_UNSENT_SIZE) == (400, 1_000_000)
    assert (store.LAST_CHATS, store.NEVER_MIND) == (50, 8000)
    assert (compressing.WORTH_IT, running.LARGEST_FRAME) == (1000, 65_536)
    assert api.YEAR == 365 * 24 * 60 * 60
