"""What a table's append-only list is made of. A table is rebuilt from it, and from nothing else."""

import json
from typing import Any, Final

import msgspec

# The kinds of entries.
SIT: Final = "sit"  # a person or a bot takes a seat
OPEN: Final = "open"  # a seat waits for somebody
ANSWER: Final = "answer"
ASK_UNDO: Final = "ask-undo"
CONSENT: Final = "consent"
UNDO: Final = "undo"
STAND_IN: Final = "stand-in"
BACK: Final = "back"
NEXT: Final = "next"  # the rematch
LATE: Final = "late"  # the time the table agreed on is over: a bot answers this question
NUDGE: Final = "nudge"  # somebody reminds those who are asked
AGAIN: Final = "again"  # the first of a table at which a moment of a finished game is played again

NO_ONE: Final = -1


class Entry(msgspec.Struct, frozen=True):
    seq: int
    kind: str
    seat: int = NO_ONE
    pick: str = ""
    data: dict[str, Any] = msgspec.field(default_factory=dict)
    worker: str = ""
    at: float = 0.0

    def row(self, table_id: str) -> dict[str, Any]:
        return {
            "table_id": table_id,
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "pick": self.pick,
            "data": json.dumps(self.data, separators=(",", ":")) if self.data else "{}",
            "worker": self.worker,
            "at": self.at,
        }

    @staticmethod
    def of_row(row: Any) -> "Entry":
        data = json.loads(row.data) if row.data != "{}" else {}
        return Entry(row.seq, row.kind, row.seat, row.pick, data, row.worker, row.at)


class TableRow(msgspec.Struct, frozen=True):
    """What is fixed when a table is begun."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, int | str | bool]
    seed: int
    salt: str
    secret: str
    host: str
    begun: float

    def row(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": json.dumps(self.options),
            "seed": str(self.seed),
            "salt": self.salt,
            "secret": self.secret,
            "host": self.host,
            "begun": self.begun,
        }

    @staticmethod
    def of_row(row: Any) -> "TableRow":
        return TableRow(
            row.id,
            row.game,
            row.rules,
            row.players,
            json.loads(row.options),
            int(row.seed),
            row.salt,
            row.secret,
            row.host,
            row.begun,
        )


class Chat(msgspec.Struct, frozen=True):
    number: int
    seat: int
    name: str
    text: str
    at: float

    def row(self, table_id: str) -> dict[str, Any]:
        return {
            "table_id": table_id,
            "number": self.number,
            "seat": self.seat,
            "name": self.name,
            "text": self.text,
            "at": self.at,
        }

    @staticmethod
    def of_row(row: Any) -> "Chat":
        return Chat(row.number, row.seat, row.name, row.text, row.at)
