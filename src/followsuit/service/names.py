"""What people and bots at a table may be called."""

from typing import Final

from followsuit.core.errors import FollowSuitError

LONGEST_NAME: Final = 20


class BadName(FollowSuitError):
    """A name that cannot stand in a record."""


def checked_name(name: str) -> str:
    """A name has to fit a line of a record, where commas part the names."""
    clean = " ".join(name.split())
    if not clean or len(clean) > LONGEST_NAME or "," in clean or not clean.isprintable():
        raise BadName("bad-name")
    return clean
