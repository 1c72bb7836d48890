"""Faults that are put into a server before it starts, and show when the test says so: each once, or for ever.

What they say contains a card: it must not come to stand in a log.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from followsuit.service import page
from followsuit.service.house import House
from followsuit.service.room import Room
from followsuit.service.store import Store

# No faults, but put in like them:
PAGE = "page at "  # where the page lies
SEED = "seed "  # that of every table and of every bot
SECRET = "b6-is-a-secret"


class Fault(Exception):
    pass


def put_in(name: str, sign: Path) -> None:
    if name.startswith(PAGE):
        folder = Path(name.removeprefix(PAGE))
        page.found_folder = lambda: folder  # type: ignore[assignment]
        return
    if name.startswith(SEED):
        seed = int(name.removeprefix(SEED))
        secrets.randbits = lambda k: seed
        return
    FAULTS[name](sign)


def ends(owner: type, method: str, is_once: bool = True) -> Callable[[Path], None]:
    """This work ends by a fault when the sign is there."""

    def put(sign: Path) -> None:
        before = getattr(owner, method)

        async def after(self: Any, *arguments: Any) -> Any:
            if sign.exists():
                if is_once:
                    sign.unlink()
                raise Fault(SECRET)
            return await before(self, *arguments)

        setattr(owner, method, after)

    return put


def hangs(owner: type, method: str) -> Callable[[Path], None]:
    """This work hangs when the sign is there, and will not be ended."""

    def put(sign: Path) -> None:
        before = getattr(owner, method)

        async def after(self: Any, *arguments: Any) -> Any:
            while sign.exists():
                try:
                    await asyncio.sleep(60)
                except asyncio.CancelledError:
                    continue
            return await before(self, *arguments)

        setattr(owner, method, after)

    return put


def stands_still(sign: Path) -> None:
    """Nothing at all goes on any more."""
    before = House.look_after

    async def after(self: House, room: Room) -> None:
        while sign.exists():
            time.sleep(0.01)
        await before(self, room)

    setattr(House, "look_after", after)  # noqa: B010


FAULTS: dict[str, Callable[[Path], None]] = {
    "store writer": ends(Store, "transact"),
    "store writer for ever": ends(Store, "look_at_it", is_once=False),
    "store writer hangs": hangs(Store, "transact"),
    "store listener": ends(Store, "tell_next"),
    "tick": ends(House, "look_after_all"),
    "bots": ends(Room, "append_bots"),
    "stands still": stands_still,
}
