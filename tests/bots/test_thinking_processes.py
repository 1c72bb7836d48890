"""A process that thinks ends with its server, and in time: but only in the middle of a thought."""

import multiprocessing
import os
import signal
import threading
from typing import Any

import pytest

from followsuit.bots import thinking
from followsuit.bots.thinking import LONGEST, begin, ended_when_too_long

ALARMS = hasattr(signal, "setitimer")


@pytest.mark.skipif(not ALARMS, reason="This system has no alarms.")
def test_the_alarm_is_set_for_as_long_as_a_thought_takes() -> None:
    with ended_when_too_long():
        left, again = signal.getitimer(signal.ITIMER_REAL)
        assert 0 < left <= LONGEST
        assert again == 0
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_whoever_thinks_watches_its_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """And lets others go first."""
    begun: list[Any] = []
    server = object()

    class Watch:
        def __init__(self, target: Any, args: list[Any], daemon: bool) -> None:
            self.what = (target, args, daemon)

        def start(self) -> None:
            begun.append(self.what)

    nice: list[int] = []
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: server)
    monkeypatch.setattr(threading, "Thread", Watch)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(os, "nice", nice.append, raising=False)
    begin()
    assert begun == [(thinking.end_after, [server], True)]
    assert nice == ([thinking.NICENESS] if hasattr(signal, "SIGALRM") else [])


def test_where_there_is_no_server_nobody_is_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: None)
    monkeypatch.setattr(threading, "Thread", None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(os, "nice", lambda _: None, raising=False)
    begin()


def test_a_server_that_is_gone_takes_the_process_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    class Gone:
        def join(self) -> None:
            done.append("waited")

    monkeypatch.setattr(os, "_exit", lambda status: done.append(f"ended {status}"))
    thinking.end_after(Gone())
    assert done == ["waited", "ended 1"]
