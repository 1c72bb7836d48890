"""What is asked or said again and again is remembered, and no memory grows without end."""

from typing import Any


def make_room(memory: dict[Any, Any], most: int) -> None:
    """For one thing more. One that is full is emptied: what is still asked is soon there again."""
    if len(memory) >= most:
        memory.clear()
