"""Who may do what: guests, seats, invitations, and the promise about the deal.

A guest is whoever holds a token of 256 random bits; only its hash is stored. What a table hands out
(invitations, seat tokens) is made with the table's own secret, so nothing of it has to be stored, and
a seat token dies when somebody else sits there.
"""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

from followsuit.service.entries import TableRow

TABLE_ID: Final = re.compile(r"[0-9a-z]{12}")
LETTERS: Final = "0123456789abcdefghijkmnpqrstuvwxyz"  # without l and o, which look like others


def new_table_id() -> str:
    """Unguessable, since whoever has it may watch, and short enough to be read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_guest() -> str:
    return secrets.token_urlsafe(32)


def is_guest(token: str) -> bool:
    """Whether this can be one of our tokens; others are not worth a look at the store."""
    return re.fullmatch(r"[0-9A-Za-z_-]{43}", token) is not None


def guest_hash(token: str) -> str:
    return sha256(f"followsuit guest {token}".encode()).hexdigest()


def invitation(table: TableRow, seat: int) -> str:
    return made_with(table, f"invitation {seat}")[:24]


def invited_seat(table: TableRow, text: str) -> int | None:
    """The seat this invitation is for, or None."""
    for seat in range(table.players):
        if hmac.compare_digest(invitation(table, seat).encode(), text.encode()):
            return seat
    return None


def seat_token(table: TableRow, seat: int, guest: str) -> str:
    """The right to a seat, for clients without cookies."""
    return f"{seat}.{made_with(table, f'seat {seat} {guest}')}"


def token_seat(table: TableRow, guests: list[str], token: str) -> int | None:
    """The seat this token opens, given the guests (their hashes) who sit at the table now."""
    number = token.partition(".")[0]
    if not re.fullmatch(r"[0-9]", number) or int(number) >= len(guests):
        return None
    seat = int(number)
    if not guests[seat]:
        return None
    is_right = hmac.compare_digest(seat_token(table, seat, guests[seat]).encode(), token.encode())
    return seat if is_right else None


def made_with(table: TableRow, purpose: str) -> str:
    digest = hmac.digest(table.secret.encode(), f"{table.id} {purpose}".encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")


def commitment(table_id: str, seed: int, salt: str) -> str:
    """The promise made before the deal: whoever is given seed and salt can compute it again.

    docs/reference/protocol.md says how.
    """
    return sha256(f"followsuit deal {table_id} {seed} {salt}".encode()).hexdigest()
