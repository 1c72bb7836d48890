"""What an answer would bring at once, as far as the seat can know: told before it is given."""

from typing import Final

from followsuit.core.strip import Strip

NO_PIECES: Final[list[int]] = []


class Edges:
    """The marks on the left and the right edge of a piece that lies beside another. Never changed."""

    def __init__(self, left: list[str], right: list[str]) -> None:
        self.left = left  # pictures
        self.right = right


NO_EDGES: Final[list[Edges]] = []


class Preview:
    """Points, pieces that come with it, how pieces would lie then, what would have to be followed. Never
    changed."""

    def __init__(
        self,
        points: int = 0,
        brings: list[int] = NO_PIECES,
        row: list[int] = NO_PIECES,
        edges: list[Edges] = NO_EDGES,
        total: Strip | None = None,
        keeps: list[int] = NO_PIECES,
        sets: str = "",
        value: str = "",
    ) -> None:
        self.points = points
        self.brings = brings
        self.row = row  # from left to right
        self.edges = edges  # of the row, where marks on them may meet
        self.total = total  # what it would pay together with what is there already
        self.keeps = keeps  # pieces that go on helping, where it is one of several
        # What a card would ask of all that come after it: a kind of its own, and the suit or the piece's key.
        self.sets = sets
        self.value = value


NO_PREVIEW: Final = Preview()
