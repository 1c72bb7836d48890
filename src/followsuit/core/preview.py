"""What an answer would bring at once, as far as the seat can know: told before it is given."""

from typing import Final

NO_PIECES: Final[list[int]] = []


class Preview:
    """Points, pieces that come with it, and how pieces would lie then. Never changed."""

    def __init__(self, points: int = 0, brings: list[int] = NO_PIECES, row: list[int] = NO_PIECES) -> None:
        self.points = points
        self.brings = brings
        self.row = row  # from left to right


NO_PREVIEW: Final = Preview()
