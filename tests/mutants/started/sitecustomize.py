"""Every process that tests start has the same fault, and notes which it reaches: see switched.py."""

import os

# It lies beside this file, which Python loads at its start.
from switch import CODE, install  # type: ignore[import-not-found]

if os.environ.get(CODE):
    install().write_from_now_on()
