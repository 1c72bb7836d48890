"""Powers of two, looked up.

mypyc compiles `1 << x` as a shift of a 32-bit int where x is a native int, and says nothing about
it. A table of the powers is right in both builds, and as fast.
"""

from typing import Any, Final

from mypy_extensions import i64

BIT_COUNT: Final = 62  # the most that stays a small int in compiled code
BIT: Final[list[i64]] = [2**i for i in range(BIT_COUNT)]

# The same as objects, to be stored in lists: compiled code makes a number anew each time it stores one.
MASK: Final[list[Any]] = [2**i for i in range(BIT_COUNT)]
