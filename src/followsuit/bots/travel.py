"""Views that travel: to the processes that think, as bytes, and what was found out back."""

from typing import Any, Final

import msgspec

from followsuit.core.view import View
from followsuit.values import WontTravel, as_values, from_values

__all__ = ["WontTravel", "packed", "packed_view", "unpacked", "unpacked_view"]

encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder().decode


def packed_view(view: View) -> bytes:
    """What the seat knows, and nothing else: a view's table is one from which all else is erased."""
    return packed([view.seat, view.table])


def unpacked_view(data: bytes) -> View:
    seat, table = unpacked(data)
    return View(seat, table)


def packed(value: object) -> bytes:
    return encode(as_values(value))


def unpacked(data: bytes) -> Any:
    return from_values(decode(data))
