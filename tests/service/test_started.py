"""How a server is started, alone and of several, and what each of its processes sees to first."""

import logging
import multiprocessing
import os
import resource
import signal
import socket
import sqlite3
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI

from followsuit.bots import thinking
from followsuit.service import coaching, running
from followsuit.service.app import SETTINGS
from followsuit.service.migrating import HEAD
from followsuit.service.settings import Settings, WrongSetting


@pytest.fixture(autouse=True)
def nothing_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what a server sets up for its whole process."""
    for name in (SETTINGS, running.COUNTS):
        monkeypatch.delenv(name, raising=False)
    for name in ("", "uvicorn.error", "alembic", "followsuit.service"):
        logger = logging.getLogger(name)
        for what in ("handlers", "propagate", "level"):
            monkeypatch.setattr(logger, what, getattr(logger, what))
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)


def settings_in(folder: Path, **values: Any) -> Settings:
    return Settings(**{"port": 0, "database": f"sqlite:///{folder}/x.sqlite3", "warm": False, **values})


def test_what_is_there_before_the_first_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The port is taken, the schema is new, and the address is said."""
    seen: list[Any] = []
    opened: list[str] = []

    def run(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        (bound,) = sockets
        with sqlite3.connect(tmp_path / "x.sqlite3") as file:
            (version,) = file.execute("select version_num from alembic_version").fetchone()
        seen.extend([bound.getsockname()[1], version, server.config.app])
        bound.close()

    monkeypatch.setattr(uvicorn.Server, "run", run)
    monkeypatch.setattr(running, "open_page", opened.append)
    running.serve(settings_in(tmp_path))
    port, version, app = seen
    said = f"The table is set at http://127.0.0.1:{port}/ (stop with Ctrl+C).\n"
    assert capsys.readouterr().out == said
    assert version == HEAD
    assert isinstance(app, FastAPI)
    assert logging.getLogger("followsuit.service").level == logging.INFO
    assert opened == []


def test_the_page_is_opened_where_that_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    is_opened = threading.Event()

    def open_page(address: str) -> None:
        opened.append(address)
        is_opened.set()

    monkeypatch.setattr(uvicorn.Server, "run", lambda server, sockets: sockets[0].close())
    monkeypatch.setattr(running, "open_page", open_page)
    running.serve(settings_in(tmp_path, public_url="https://cards.example.org"), opens_browser=True)
    assert is_opened.wait(10)
    assert opened == ["https://cards.example.org"]


def test_a_setting_that_will_not_do_starts_nothing(tmp_path: Path) -> None:
    with pytest.raises(WrongSetting):
        running.serve(settings_in(tmp_path, grace=-1.0))
    assert not (tmp_path / "x.sqlite3").exists()


def test_several_workers_are_watched_over_and_told_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed: list[str] = []
    ends: list[tuple[float, Any]] = []
    told: list[str] = []
    bound = socket.socket()

    class Watching:
        def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
            assert sockets == [bound]
            assert (config.workers, config.timeout_worker_healthcheck) == (3, running.LONGEST_STILLNESS)
            assert (config.app, config.factory) == ("followsuit.service.running:worker", True)
            self.processes = [
                SimpleNamespace(process=SimpleNamespace(kill=lambda name=name: killed.append(name)))
                for name in ("one", "other")
            ]

        def run(self) -> None:
            told.append(os.environ[SETTINGS])
            assert Path(os.environ[running.COUNTS]).is_dir()

    monkeypatch.setattr(running, "Multiprocess", Watching)
    monkeypatch.setattr(running, "end_in_time", lambda seconds, last: ends.append((seconds, last)))
    monkeypatch.setenv(SETTINGS, "")
    monkeypatch.setenv(running.COUNTS, "")
    settings = settings_in(tmp_path, workers=3, database="postgresql://me@x/y")
    running.serve_together(settings, bound)
    assert Settings.from_json(told[0]) == settings
    assert logging.getLogger("uvicorn.error").level == logging.INFO
    ((seconds, last),) = ends
    assert seconds == settings.end_within + 1.0, "a moment more than they have themselves"
    last()
    assert killed == ["one", "other"]
    bound.close()


def test_a_worker_ends_with_the_one_who_watches_over_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = threading.Event()
    is_killed = threading.Event()
    kills: list[tuple[int, int]] = []

    def kill(pid: int, number: int) -> None:
        kills.append((pid, number))
        is_killed.set()

    monkeypatch.setattr(multiprocessing, "parent_process", lambda: SimpleNamespace(join=gone.wait))
    monkeypatch.setattr(running, "from_environment", lambda: "the application")
    monkeypatch.setattr(os, "kill", kill)
    monkeypatch.setenv(running.COUNTS, str(tmp_path))
    found: Any = running.worker()
    assert found == "the application"
    assert not kills
    gone.set()
    assert is_killed.wait(10)
    assert kills == [(os.getpid(), signal.SIGTERM)]


def test_what_the_dead_counted_as_open_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own, dead = os.getpid(), 2**22 + 1  # no system has as many processes
    for pid in (own, dead):
        (tmp_path / f"gauge_livesum_{pid}.db").touch()
    marked: list[tuple[int, str]] = []
    monkeypatch.setattr(running, "mark_process_dead", lambda pid, folder: marked.append((pid, folder)))
    running.forget_the_dead(tmp_path)
    assert marked == [(dead, str(tmp_path))]


@pytest.mark.parametrize(
    ("soft", "hard", "wanted"),
    [
        (1024, 4096, 4096),
        (1024, 10**6, 65_536),
        (1024, resource.RLIM_INFINITY, 65_536),
        (4096, 4096, None),
        (10**5, 10**6, None),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, None),
    ],
)
def test_as_many_connections_as_the_system_allows(
    soft: int, hard: int, wanted: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    running.more_connections()
    assert asked == ([] if wanted is None else [(wanted, hard)])


def test_a_system_that_allows_no_more_is_no_reason_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(resource, "getrlimit", lambda _: (10, 100))
    monkeypatch.setattr(resource, "setrlimit", never)
    running.more_connections()


def test_what_the_server_below_is_told(tmp_path: Path) -> None:
    options = running.options_of(settings_in(tmp_path))
    assert options == {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": "followsuit.service.lines:HttpLine",
        "ws": "followsuit.service.lines:SocketLine",
        "ws_max_size": 65_536,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 3,
        "proxy_headers": False,
        "forwarded_allow_ips": None,
    }
    proxied = running.options_of(settings_in(tmp_path, trusted_proxies="127.0.0.1"))
    assert (proxied["proxy_headers"], proxied["forwarded_allow_ips"]) == (True, "127.0.0.1")


def test_the_port_can_be_had_again_at_once_and_is_handed_on() -> None:
    bound = running.bind(Settings(port=0))
    assert bound.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
    assert bound.get_inheritable()
    assert bound.family is socket.AF_INET
    bound.close()


def test_without_a_network_the_address_is_this_machines_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    class Alone(socket.socket):
        def connect(self, _: object) -> None:
            raise OSError

    monkeypatch.setattr(socket, "socket", Alone)
    assert running.own_address() == "localhost"


# Processes that look back on games.


def test_who_looks_back_is_begun_like_those_who_think_and_comes_after_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(thinking, "begin", lambda: begun.append("thinking"))
    monkeypatch.setattr(os, "nice", lambda more: begun.append(f"nicer by {more}"))
    coaching.begin(9)
    assert begun == ["thinking", "nicer by 9"]
