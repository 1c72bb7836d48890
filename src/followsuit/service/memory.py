"""When memory is looked through for what nobody can reach any more.

Nearly everything a table makes is freed at once, by counting references. What is looked for here, closed
sockets and the like, can wait; a full look through the memory of 500 tables takes two seconds, in which
nobody is answered. So what is new is looked through in small portions, a few milliseconds each, and what
is still in use then is set aside. That is looked at again when nobody is there, and otherwise once an hour,
or sooner if very much has come together.
"""

import gc
import time
from typing import Any, Final

QUIET_PAUSE: Final = 60.0  # between two looks while nobody is there, in seconds
LONGEST_PAUSE: Final = 3600.0
YOUNG: Final = 2_000  # how many objects are made before the new ones are looked through
NEVER: Final = 1_000_000  # as many portions: what they left is set aside after each
MOST_SET_ASIDE: Final = 10_000_000  # objects, about a gigabyte: no more than these wait for an hour


class Memory:
    def __init__(self) -> None:
        self.looked_at = time.monotonic()
        self.set_aside = 0  # at most so many objects since the last full look
        self.usual = gc.get_threshold()

    def begin(self) -> None:
        """What is there when the server starts stays as long as it runs."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(self.after_a_portion)

    def end(self) -> None:
        """Python looks through its memory as it did before."""
        if self.after_a_portion in gc.callbacks:
            gc.callbacks.remove(self.after_a_portion)
            gc.set_threshold(*self.usual)
            gc.unfreeze()

    def after_a_portion(self, phase: str, info: dict[str, Any]) -> None:
        """Python says that it has begun or ended to look through the objects of one age."""
        if phase == "stop" and info["generation"] == 0:
            gc.freeze()
            self.set_aside += YOUNG

    def look_through(self, is_quiet: bool) -> bool:
        """Do it if it is time; whether it was."""
        now = time.monotonic()
        if now - self.looked_at < (QUIET_PAUSE if is_quiet else LONGEST_PAUSE) and not self.is_too_much():
            return False
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.looked_at = time.monotonic()
        self.set_aside = 0
        return True

    def is_too_much(self) -> bool:
        """Most of what was set aside is freed since; counting it takes a while, so that is done seldom."""
        if self.set_aside < MOST_SET_ASIDE:
            return False
        self.set_aside = gc.get_freeze_count()
        return self.set_aside >= MOST_SET_ASIDE
