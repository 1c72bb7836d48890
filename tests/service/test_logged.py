"""A line of the log: one JSON object, with where a fault happened and what brought it about."""

import json
import logging
import sys
from typing import Any

import asyncpg
import pytest
from sqlalchemy.exc import OperationalError

from followsuit.service import app
from followsuit.service.app import SETTINGS, from_environment
from followsuit.service.logs import JsonLines, said
from followsuit.service.settings import Settings

SECRET = "b" + "6"


def line_of(exc_info: Any = None, **values: object) -> dict[str, Any]:
    record = logging.LogRecord("followsuit.service", logging.WARNING, "x.py", 1, "席 %s", ("1",), exc_info)
    record.created = 1000.5
    if values:
        record.values = values
    text = JsonLines().format(record)
    assert "\n" not in text
    assert "席" in text, "as it is read"
    found: dict[str, Any] = json.loads(text)
    return found


def test_it_says_when_how_bad_and_what() -> None:
    time = "1970-01-01T00:16:40.500+00:00"
    assert line_of() == {"time": time, "level": "warning", "message": "席 1"}
    assert line_of(table="t", seats=(1, 2)) == {
        "time": time,
        "level": "warning",
        "message": "席 1",
        "table": "t",
        "seats": [1, 2],
    }


def test_where_nothing_is_wrong_no_error_is_said() -> None:
    assert "error" not in line_of((None, None, None))
    assert "traceback" not in line_of((None, None, None))


def raised() -> Any:
    try:
        try:
            try:
                first()
            except ValueError as cause:
                raise OSError(28, "No space") from cause
        except OSError:
            raise KeyError(SECRET) from None
    except KeyError:
        return sys.exc_info()


def first() -> None:
    raise ValueError(SECRET)


def test_of_an_error_is_said_where_it_happened_and_what_brought_it_about() -> None:
    """The words only where they cannot be about a game; what somebody hid on purpose stays hidden."""
    found = line_of(raised())
    assert found["error"] == "KeyError"
    assert found["traceback"].splitlines()[-1] == "KeyError"
    assert "OSError" not in found["traceback"]
    try:
        try:
            first()
        except ValueError as cause:
            raise OSError(28, "No space") from cause
    except OSError:
        found = line_of(sys.exc_info())
    assert found["error"] == "OSError: [Errno 28] No space"
    lines = found["traceback"].splitlines()
    ends = [line for line in lines if line in ("ValueError", "OSError: [Errno 28] No space")]
    assert ends == ["ValueError", "OSError: [Errno 28] No space"], "what came first stands first"
    assert lines[0].lstrip().startswith("File ")
    assert any("in first" in line for line in lines)
    assert SECRET not in found["traceback"]
    try:
        try:
            first()
        except ValueError:
            raise KeyError(SECRET)  # noqa: B904
    except KeyError:
        assert "ValueError" in line_of(sys.exc_info())["traceback"], "what was being handled"


def test_a_database_is_asked_for_its_first_words_only() -> None:
    error = asyncpg.PostgresError("disk  full\n", "Failing row contains (b6).")
    wrapped = OperationalError("insert b6", {}, Exception("b6"))
    assert said(error) == "PostgresError: disk full"
    assert wrapped.orig is not None
    assert said(wrapped) == "Exception"
    wrapped.orig.__cause__ = error
    assert said(wrapped) == "PostgresError: disk full"
    assert said(OSError()) == "OSError"


def test_a_worker_writes_its_log_like_a_server_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    monkeypatch.setattr(app, "set_up_logs", lambda: done.append("logs"))
    monkeypatch.setattr(app, "new_app", done.append)
    settings = Settings(port=1, grace=7.0)
    monkeypatch.setenv(SETTINGS, settings.to_json())
    from_environment()
    assert done == ["logs", settings]
