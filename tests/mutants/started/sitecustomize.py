"""Every process that tests start notes the lines it reaches, where it is told to: see mutants/lines.py."""

import os

# It lies beside this file, which Python loads at its start.
from seen_lines import TOLD_OF, TOLD_WHERE, watch_of  # type: ignore[import-not-found]

if TOLD_WHERE in os.environ:
    watch = watch_of(os.environ[TOLD_OF], os.environ[TOLD_WHERE])
    if watch.begin():
        watch.write_from_now_on()
