"""One JSON object a line, on the standard error.

What a table keeps secret would come out in the words of an error: a database quotes what it was given, and
so does much of our own code. So of an error only its kind is logged and where it happened; its words only
where they cannot be about a game.
"""

import json
import logging
import sqlite3
import sys
import threading
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from followsuit.service.log import log as log

# The first line of what PostgreSQL and SQLite say names columns and causes; what they were given stands in
# the details, save where it is the data itself that is wrong.
HARMLESS: Final = (OSError, sqlite3.Error, asyncpg.PostgresError, NoConnectionLeft)

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def said(error: BaseException) -> str:
    """What an error says, as far as it may stand in a log."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause.__cause__, asyncpg.PostgresError):  # SQLAlchemy has wrapped it once more
        cause = cause.__cause__
    kind = type(cause).__name__
    if not isinstance(cause, HARMLESS) or isinstance(cause, asyncpg.DataError):
        return kind
    words = str(cause.args[0] if isinstance(cause, asyncpg.PostgresError) else cause)
    return f"{kind}: {' '.join(words.split())}" if words else kind


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **getattr(record, "values", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = said(record.exc_info[1])
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802
        """Where it happened, and what brought it about; the words of errors only where they are harmless."""
        parts: list[str] = []
        error = ei[1]
        while error is not None:
            frames = traceback.format_list(traceback.extract_tb(error.__traceback__))
            parts.insert(0, "".join(frames) + said(error))
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n".join(parts)


def set_up_logs(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("", "uvicorn.error", "alembic", "followsuit.service"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "followsuit.service" else "WARNING")
    threading.excepthook = thread_is_dead


def thread_is_dead(dead: threading.ExceptHookArgs) -> None:
    if dead.exc_value is not None:
        name = dead.thread.name if dead.thread is not None else ""
        log.fault("a thread ended by a fault", dead.exc_value, work=name)
