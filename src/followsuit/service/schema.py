"""What is stored: tables, the append-only list of each, what was said at them, and their reviews."""

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA = MetaData()

# What is fixed when a table is begun. Who sits at it, and all that happens, is in its entries.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(40), nullable=False),  # decimal: databases have no integers of 128 bits
    Column("salt", String(64), nullable=False),
    Column("secret", String(64), nullable=False),  # invitations and seat tokens are made with it
    Column("host", String(64), nullable=False),  # the hash of a guest's token
    Column("begun", Float, nullable=False),
    Index("tables_by_host", "host", "begun"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("pick", String(64), nullable=False),  # as records write it
    Column("data", Text, nullable=False),  # JSON
    Column("worker", String(32), nullable=False),
    Column("at", Float, nullable=False),
    # An answer is taken once: whoever comes second with a number finds it taken.
    PrimaryKeyConstraint("table_id", "seq", name="entries_once"),
)

CHATS = Table(
    "chats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="chats_once"),
)

# A finished game looked back on. While it waits, or is worked on, the one that was asked for first is next.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(64), nullable=False),  # who asked for it
    Column("asked", Float, nullable=False),
    Column("state", String(16), nullable=False),  # waiting, done, failed
    Column("worker", String(32), nullable=False),  # who works on it
    Column("beat", Float, nullable=False),  # when that was last heard of
    Column("tries", Integer, nullable=False),
    Column("done", Integer, nullable=False),  # decisions
    Column("total", Integer, nullable=False),
    Column("format", Integer, nullable=False),  # of what was found
    Column("found", LargeBinary, nullable=False),  # packed
    Index("reviews_by_state", "state", "asked"),
    Index("reviews_by_guest", "guest", "asked"),
)
