"""Connections to the database: by whatever address it was given out, and to a file of its owner's alone."""

import contextlib
import os
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

import asyncpg
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from followsuit.service.settings import SQLITE, Settings, WrongSetting

CONNECT_WITHIN: Final = 5.0
READERS: Final = 10
OWNERS_ALONE: Final = 0o600

SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
SSL_WORDS: Final = {"true": "require", "1": "require", "on": "require", "false": "disable", "0": "disable"}
# What hosts of databases write into addresses for programs of other kinds, and asyncpg does not know.
FOR_OTHERS: Final = (
    "channel_binding",
    "connect_timeout",
    "connection_limit",
    "gssencmode",
    "keepalives",
    "keepalives_count",
    "keepalives_idle",
    "keepalives_interval",
    "pgbouncer",
    "pool_timeout",
    "prepared_statement_cache_size",
    "sslcompression",
    "sslnegotiation",
    "tcp_user_timeout",
)


def postgres_dsn(url: str) -> str:
    """The address as asyncpg reads it. It carries `sslmode` as PostgreSQL's own programs do, or `ssl`."""
    try:
        parts = urlsplit(url)
        given = parse_qsl(parts.query, keep_blank_values=True)
    except ValueError:
        raise WrongSetting("A database is written postgresql://user:password@host/name.") from None
    query: dict[str, str] = {}
    for name, value in given:
        if name in ("ssl", "sslmode"):
            query["sslmode"] = SSL_WORDS.get(value.lower(), value.lower())
        elif name not in FOR_OTHERS:
            query[name] = value
    mode = query.get("sslmode", "prefer")
    if mode not in SSL_MODES:
        modes = ", ".join(SSL_MODES)
        raise WrongSetting(f"The database's sslmode is one of {modes}, not {mode!r}.")
    check_ports(parts.netloc.rpartition("@")[2])
    return urlunsplit(("postgresql", parts.netloc, parts.path, urlencode(query), ""))


def check_ports(hosts: str) -> None:
    """Several may be named, parted by commas; an address of IPv6 stands in brackets."""
    for host in hosts.split(","):
        _, colon, port = host.rpartition("]")[2].rpartition(":")
        if colon and port and not (port.isdecimal() and port.isascii() and 0 < int(port[:6]) < 65536):
            raise WrongSetting(f"The database's port is a number from 1 to 65535, not {port[:20]!r}.")


async def connect_to_postgres(url: str) -> "asyncpg.Connection[asyncpg.Record]":
    return await asyncpg.connect(postgres_dsn(url), timeout=CONNECT_WITHIN)


def creator(url: str) -> Callable[[], Awaitable[Any]]:
    async def connect() -> Any:
        return await connect_to_postgres(url)

    return connect


def new_engine(settings: Settings, is_shared: bool = True) -> AsyncEngine:
    """Shared by those who read, or one connection at a time for the one who writes.

    Errors do not quote what was to be stored: they are logged.
    """
    url = settings.database_url()
    options: dict[str, Any] = {"hide_parameters": True}
    if is_shared:
        options |= {"pool_size": READERS, "max_overflow": 0, "pool_timeout": settings.slow}
    else:
        options["poolclass"] = NullPool
    if not settings.is_sqlite():
        return create_async_engine("postgresql+asyncpg://", async_creator=creator(url), **options)
    engine = create_async_engine(url, connect_args={"timeout": settings.slow}, **options)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("pragma journal_mode = wal")
        cursor.execute("pragma synchronous = full")  # acknowledged is on the disk
        cursor.execute("pragma foreign_keys = on")
        cursor.close()

    return engine


def sqlite_file(settings: Settings) -> Path | None:
    """Where it lies; None for PostgreSQL."""
    url = settings.database_url()
    if not url.startswith(SQLITE):
        return None
    try:
        name = make_url(url).database or ""
    except (ArgumentError, ValueError):
        name = ""
    if not name or name.startswith(":") or "\0" in name:
        raise WrongSetting("SQLite needs a file: sqlite:///file.sqlite3, or sqlite:////a/whole/path.sqlite3.")
    return Path(name)


def keep_private(file: Path) -> None:
    """Seeds and secrets of running games are in it, and in the files beside it."""
    if file.exists() and not file.is_file():
        raise WrongSetting(f"{file} is no file, so it cannot be the database.")
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNERS_ALONE))
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
        close_to_others(file.with_name(name))


def close_to_others(file: Path) -> None:
    """A plain file of our own; whatever is somebody else's is for them to close."""
    with contextlib.suppress(FileNotFoundError, PermissionError):
        found = file.lstat()
        if stat.S_ISREG(found.st_mode) and found.st_uid == os.geteuid() and found.st_mode & 0o077:
            file.chmod(OWNERS_ALONE)
