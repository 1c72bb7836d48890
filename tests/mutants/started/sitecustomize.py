"""Every process that tests start notes the lines it reaches, where it is told to: see mutants/lines.py."""

import os

from seen_lines import (
    TOLD_OF,
    TOLD_WHERE,
    Watch,
)  # beside this file, which is what Python looks for at its start

if TOLD_WHERE in os.environ:
    watch = Watch(os.environ[TOLD_OF], os.environ[TOLD_WHERE])
    if watch.begin():
        watch.write_from_now_on()
