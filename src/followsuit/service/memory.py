"""When memory is looked through for what nobody can reach any more.

Nearly everything a table makes is freed at once, by counting references. What is looked for here, closed
sockets and the like, can wait; a full look through the memory of 500 tables takes a third of a second, in
which nobody is answered. So it is done when nobody is there, and otherwise once an hour.
"""

import gc
import time
from typing import Final

QUIET_PAUSE: Final = 60.0  # between two looks while nobody is there, in seconds
LONGEST_PAUSE: Final = 3600.0
# How many objects are made before the young ones are looked through, and how seldom the older ones are.
YOUNG: Final = 50_000
OLDER: Final = 50
ALL: Final = 1_000_000


class Memory:
    def __init__(self) -> None:
        self.looked_at = time.monotonic()

    def begin(self) -> None:
        """What is there when the server starts stays as long as it runs."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, OLDER, ALL)

    def look_through(self, is_quiet: bool) -> bool:
        """Do it if it is time; whether it was."""
        now = time.monotonic()
        if now - self.looked_at < (QUIET_PAUSE if is_quiet else LONGEST_PAUSE):
            return False
        gc.collect()
        self.looked_at = time.monotonic()
        return True
