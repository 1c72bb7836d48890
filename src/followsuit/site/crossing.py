"""What crosses between Python and JavaScript."""

from typing import Protocol


class JsBytes(Protocol):
    """A Uint8Array, as Pyodide shows it to Python."""

    def to_bytes(self) -> bytes: ...


def as_bytes(data: "bytes | JsBytes") -> bytes:
    return data if isinstance(data, bytes) else data.to_bytes()
