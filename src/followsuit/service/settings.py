"""How a server is set up, and one clear sentence for whatever cannot be."""

import re
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from followsuit.core.errors import FollowSuitError

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8321
SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


class WrongSetting(FollowSuitError):
    """A server that cannot be set up like this."""


class Limits(msgspec.Struct, frozen=True):
    """How much one socket, one guest and one address may ask of us."""

    message_bytes: int = 4096
    body_bytes: int = 16_384
    messages_per_second: float = 10.0  # of one socket, after a burst
    message_burst: int = 40
    strikes: int = 20  # messages of one socket that are malformed, too big or too many
    address_messages_per_second: float = 100.0  # of all sockets of one address
    address_message_burst: int = 400
    requests_per_second: float = 20.0  # of one address
    request_burst: int = 200
    changes_per_second: float = 0.5  # tables and seats taken, of one address
    change_burst: int = 60
    page_files_per_second: float = 50.0  # files of the page, of one address
    page_file_burst: int = 600
    lines_per_address: int = 100  # connections that are not sockets, at one moment
    head_seconds: float = 10.0  # from a request's first byte, or a connection's begin, to its last header
    body_seconds: float = 10.0  # from then to the end of what is sent with it
    unread_seconds: float = 30.0  # somebody who takes nothing of what we send for so long is hung up on
    frames_per_second: float = 5.0  # of one socket, besides messages: pings, pongs, parts of a message
    frame_burst: int = 60
    sockets_per_address: int = 200
    watchers_per_table: int = 60  # those who sit are not counted
    sockets_per_seat: int = 8
    tables_per_guest: int = 100  # begun within a day
    # Seconds of the server's own time that one address may take for what it could have kept: news told again,
    # games that are over looked at again.
    work_per_second: float = 0.1
    work_burst: float = 3.0
    undos_per_table: int = 200  # asked for or done
    hints_per_second: float = 0.2  # for a person who plays with bots alone; each is thought about
    hint_burst: int = 5
    chats_per_table: int = 2000
    entries_per_table: int = 5000  # several times what the longest game has
    reviews_per_guest: int = 30  # asked for within a day
    reviews_waiting: int = 60  # of all guests together


class Settings(msgspec.Struct, frozen=True):
    """A struct, as a phone takes a quarter of a second to make a dataclass of this size."""

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    database: str = ""  # empty: a file among the user's data
    workers: int = 1
    public_url: str = ""  # what people type, where it is not this host and port
    trusted_proxies: str = ""  # addresses whose X-Forwarded-For is believed
    bot_pause: float = 0.0  # seconds before each answer of a bot
    grace: float = 60.0  # seconds before a bot stands in for somebody who is gone
    nudge_after: float = 10.0  # seconds before somebody who is asked may be nudged
    silence: float = 1.5  # seconds after which another worker drives the bots
    thinkers: int = (
        0  # processes of one worker in which bots think; 0: one for each core, all workers together
    )
    thought: float = 0.3  # seconds a bot thinks about an answer when few wait
    review_worlds: int = 0  # deals imagined for each answer that a review weighs; 0: as many as is usual
    review_niceness: int = 9  # beyond that of the processes that think, so 19 in all: behind everything else
    warm: bool = True  # whether those processes are started before a bot is asked
    keep_rooms: float = 120.0  # seconds a table nobody looks at stays in memory
    metrics_token: str = ""  # who may read /metrics; empty: nobody
    probe: float = 1.5  # seconds between two looks at the store while nothing is written
    slow: float = 3.0  # seconds after which a store that does not answer is said to be in trouble
    patience: float = 10.0  # seconds after which it is given up
    wary: float = 5.0  # seconds in which work that ended by a fault has to go well before we are ready
    stillness: float = 30.0  # seconds in which nothing at all is done before the process ends
    end_within: float = 8.0  # seconds from the signal to end to the end, whatever hangs
    limits: Limits = Limits()

    def database_url(self) -> str:
        """The URL as SQLAlchemy's asynchronous drivers want it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{default_file()}"
        return checked_database(self.database)

    def is_sqlite(self) -> bool:
        return self.database_url().startswith(SQLITE)

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    @staticmethod
    def from_json(text: str) -> "Settings":
        return msgspec.json.decode(text, type=Settings)


def default_file() -> Path:
    # Here, because whoever names a place needs no package that knows the usual ones.
    from platformdirs import user_data_path

    return user_data_path("followsuit", appauthor=False) / "tables.sqlite3"


def checked(settings: Settings) -> Settings:
    """The same settings, or one sentence about what is wrong with them."""
    if not re.fullmatch(r"[0-9A-Za-z.:_-]+", settings.host):
        raise WrongSetting(f"A host is a name or an address, such as 127.0.0.1, not {settings.host!r}.")
    if not 0 <= settings.port < 65536:
        raise WrongSetting(f"A port is a number from 1 to 65535, or 0 for any free one, not {settings.port}.")
    if not 1 <= settings.workers <= 64:
        raise WrongSetting(f"The number of workers is from 1 to 64, not {settings.workers}.")
    if not 0 <= settings.thinkers <= 256:
        raise WrongSetting(
            "The number of processes that think is from 1 to 256, or 0 for a share of the cores, "
            f"not {settings.thinkers}."
        )
    if not 0 <= settings.bot_pause <= 60:
        raise WrongSetting(f"The bots' pause is from 0 to 60 seconds, not {settings.bot_pause:g}.")
    if not 0 <= settings.grace <= 86_400:
        raise WrongSetting(f"The grace time is from 0 to 86400 seconds, not {settings.grace:g}.")
    if settings.public_url and not is_public_url(settings.public_url):
        raise WrongSetting(
            f"The public address is written https://cards.example.org, not {settings.public_url}."
        )
    for word in settings.trusted_proxies.split(",") if settings.trusted_proxies else []:
        if not is_network(word.strip()):
            raise WrongSetting(
                "Trusted proxies are addresses or networks, such as 127.0.0.1,10.0.0.0/8, "
                f"not {word.strip()!r}."
            )
    if settings.metrics_token and not re.fullmatch(r"[ -~]{16,200}", settings.metrics_token):
        raise WrongSetting("The token for the counters has 16 to 200 letters, digits and signs.")
    if settings.workers > 1 and settings.is_sqlite():
        raise WrongSetting(
            "Several workers need PostgreSQL: give a --database URL that begins postgresql://."
        )
    settings.database_url()
    return settings


def is_public_url(text: str) -> bool:
    try:
        parts = urlsplit(text)
        is_port = parts.port is None or parts.port > 0
        is_name = re.fullmatch(r"[0-9a-z.:-]+", parts.hostname or "") is not None
    except ValueError:
        return False
    is_whole = parts.path in ("", "/") and not parts.query and not parts.fragment and "@" not in parts.netloc
    return parts.scheme in ("http", "https") and is_port and is_name and is_whole


def is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def checked_database(text: str) -> str:
    """A URL for the asynchronous driver, from the URL people write."""
    scheme, colon, rest = text.partition("://")
    if scheme in ("postgres", POSTGRES, f"{POSTGRES}+asyncpg") and colon and rest:
        return f"{POSTGRES}+asyncpg://{rest}"
    if scheme in (SQLITE, f"{SQLITE}+aiosqlite") and colon and rest.startswith("/") and len(rest) > 1:
        return f"{SQLITE}+aiosqlite://{rest}"
    raise WrongSetting(
        "A database is written sqlite:///file.sqlite3 or postgresql://user:password@host/name, "
        f"not {hidden_password(text)}."
    )


def hidden_password(text: str) -> str:
    """The URL as it may stand in a message or a log."""
    text = re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", text)
    return re.sub(r"([?&](?:ssl)?password=)[^&]*", r"\1…", text)
