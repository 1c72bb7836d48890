"""Every reason that a game can give, a rule and a sentence, as they are listed in `reasons.txt`.

    python tests/rules/reasons.py       write anew which reasons there are

Whether a sentence cites the right rule no random game can tell, and many are seldom given. So whoever adds
one, or has it cite another rule, reads it beside the text of that rule and writes the list anew.
"""

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from followsuit import Reason, core, games, tricks

LISTED: Final = Path(__file__).with_name("reasons.txt")


def modules() -> Iterator[Any]:
    for package in (core, tricks, games):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield importlib.import_module(found.name)


def reasons_in(thing: Any) -> Iterator[Reason]:
    """A reason by itself, or several in a list or by a key."""
    if isinstance(thing, Reason):
        yield thing
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from reasons_in(each)
    elif isinstance(thing, dict):
        yield from reasons_in([*thing.values()])


def lines() -> list[str]:
    """Of each its rule and its sentence."""
    reasons = [reason for module in modules() for reason in reasons_in([*vars(module).values()])]
    return sorted({f"{reason.rule} {reason.sentence}" for reason in reasons})


if __name__ == "__main__":
    LISTED.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
