"""The magic circle: nine points for elements, the formations they make, and how it is drawn."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.face import AT_THE_END, Piece
from followsuit.core.layout import Figure
from followsuit.core.option import PIECE, argument_of, option
from followsuit.core.preview import Preview
from followsuit.core.reason import Reason
from followsuit.core.strip import Cell
from followsuit.games.takers.role_steps import AskRole, RoleStep
from followsuit.games.takers.table import Role, Sheet, TakersTable

# The points, row by row from the top.
POINTS: Final[list[str]] = ["T", "UL", "U", "UR", "C", "LL", "L", "LR", "B"]
POINT_NAMES: Final[list[str]] = [
    "top",
    "upper left",
    "upper middle",
    "upper right",
    "centre",
    "lower left",
    "lower middle",
    "lower right",
    "bottom",
]
FIRST_POINT_PIECE: Final = 120  # points among the pieces a player can pick
FIRST_FORMATION_PIECE: Final = 160
HEXAGON_POINTS_OF_TWO: Final = 50  # TX-2P-12
# Where the points lie, for those who draw the circle.
SPOTS: Final[list[tuple[int, int]]] = [
    (50, 8),
    (13, 29),
    (50, 29),
    (87, 29),
    (50, 50),
    (13, 71),
    (50, 71),
    (87, 71),
    (50, 92),
]

PLACE_ELEMENT: Final = Reason("TX-ALC-36", "Place the element on a free point of the magic circle.")
IS_FILLED: Final = Reason("TX-ALC-36", "An element lies on that point already, and is never moved.")
ALPHA: Final = Reason("TX-ALC-27", "Alpha: the three cards have the value of the lead card.")
BETA: Final = Reason("TX-ALC-30", "Beta: three cards of the same value.")
GAMMA: Final = Reason("TX-ALC-31", "Gamma: three cards of the same colour.")
DELTA: Final = Reason("TX-ALC-32", "Delta: three consecutive values.")
EPSILON: Final = Reason("TX-ALC-33", "Epsilon: the Alchemist has won the trick.")
ELEMENTS: Final[list[Reason]] = [ALPHA, BETA, GAMMA, DELTA, EPSILON]
STRAIGHT: Final = ("upper-row", "lower-row", "column")


class Formation:
    """Points that score together. Never changed."""

    def __init__(self, key: str, points: str, worth: int, sentence: str) -> None:
        self.key = key
        self.way = [POINTS.index(point) for point in points.split()]
        self.points = mask_of(self.way)
        self.is_straight = key in STRAIGHT
        self.worth = worth
        self.why = Reason("TX-ALC-39", sentence)

    def is_in(self, circle: int) -> bool:
        return circle & self.points == self.points


def mask_of(points: list[int]) -> int:
    mask = 0
    for point in points:
        mask |= BIT[point]
    return mask


HEXAGON: Final = Formation("hexagon", "T UR LR B LL UL", 0, "The hexagon is complete.")
FORMATIONS: Final[list[Formation]] = [
    Formation("purple-triangle", "T LL LR", 10, "The purple triangle is complete."),
    Formation("pink-triangle", "B UL UR", 10, "The pink triangle is complete."),
    Formation("upper-row", "UL U UR", 30, "The upper row is complete."),
    Formation("lower-row", "LL L LR", 30, "The lower row is complete."),
    Formation("column", "T U C L B", 80, "The column is complete."),
    HEXAGON,
]
# The same as they are drawn: figures with corners are closed.
CIRCLE_LINES: Final[list[list[int]]] = [
    [FIRST_POINT_PIECE + point for point in (one.way if one.is_straight else [*one.way, one.way[0]])]
    for one in FORMATIONS
]


def cells_of_formations(is_of_two: bool) -> list[Cell]:
    """TX-ALC-39, TX-ALC-40, TX-2P-12  What each brings; a hexagon forges a crown."""
    return [
        Cell(one.key, one.worth)
        if one.worth
        else Cell(one.key, HEXAGON_POINTS_OF_TWO)
        if is_of_two
        else Cell(one.key, 0, "word")
        for one in FORMATIONS
    ]


def figures_of(is_of_two: bool) -> list[Figure]:
    """The same for those who draw the circle, line by line."""
    cells = cells_of_formations(is_of_two)
    return [Figure(FIRST_FORMATION_PIECE + i, cells[i]) for i in range(len(cells))]


FIGURES: Final[list[list[Figure]]] = [figures_of(False), figures_of(True)]


def preview_of_point(t: TakersTable, role: Role, point: int) -> Preview:
    """TX-ALC-39  The points of the formations that this point would complete."""
    filled = circle_of(t, role).filled
    after = filled | BIT[point]
    worth = 0
    done: list[int] = []
    for i in range(len(FORMATIONS)):
        if FORMATIONS[i].is_in(after) and not FORMATIONS[i].is_in(filled):
            worth += FORMATIONS[i].worth
            done.append(FIRST_FORMATION_PIECE + i)
    return Preview(points=worth, brings=done)


def point_key(point: int) -> str:
    return f"point-{POINTS[point].lower()}"


def circle_pieces() -> dict[int, Piece]:
    """The points, which can be picked, and the formations, which are only told."""
    pieces: dict[int, Piece] = {}
    for point in range(len(POINTS)):
        pieces[FIRST_POINT_PIECE + point] = Piece(
            point_key(point), "point", POINT_NAMES[point], "", "element", at=SPOTS[point]
        )
    for i in range(len(FORMATIONS)):
        key = FORMATIONS[i].key
        pieces[FIRST_FORMATION_PIECE + i] = Piece(key, "formation", key.replace("-", " "), acts=AT_THE_END)
    return pieces


class Circle(Sheet):
    """What lies on the circle. Never changed once made."""

    def __init__(self, filled: int) -> None:
        self.filled = filled  # a mask of points

    def words(self, out: list[int]) -> None:
        out.append(self.filled)

    def free(self) -> list[int]:
        return [point for point in range(len(POINTS)) if not self.filled & BIT[point]]

    def points(self) -> list[int]:
        return [point for point in range(len(POINTS)) if self.filled & BIT[point]]


def circle_of(t: TakersTable, role: Role) -> Circle:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, Circle)
    return sheet


class GainElement(RoleStep[TakersTable]):
    """TX-ALC-36, TX-ALC-38  An element is placed at once; none is gained when the circle is full."""

    def __init__(self, role: Role, which: int) -> None:
        super().__init__(role)
        self.which = which

    def key(self) -> tuple[int, ...]:
        return (self.role.index, self.which)

    def run(self, t: TakersTable) -> None:
        free = circle_of(t, self.role).free()
        if len(free) == 1:
            place_element(t, self.role, free[0], self.which)
        elif free:
            t.then([PlaceElement(self.role, self.which)])


class PlaceElement(AskRole[TakersTable]):
    """TX-ALC-36, TX-DEC-17  On any free point."""

    asks: ClassVar[Reason] = PLACE_ELEMENT

    def __init__(self, role: Role, which: int) -> None:
        super().__init__(role)
        self.which = which

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.role.index, self.which)

    def options(self, t: TakersTable) -> list[int]:
        return [option(PIECE, FIRST_POINT_PIECE + point) for point in circle_of(t, self.role).free()]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        filled = [option(PIECE, FIRST_POINT_PIECE + point) for point in circle_of(t, self.role).points()]
        return IS_FILLED if pick in filled else super().why_not(t, pick)

    def picked(self, t: TakersTable, pick: int) -> None:
        place_element(t, self.role, argument_of(pick) - FIRST_POINT_PIECE, self.which)


def place_element(t: TakersTable, role: Role, point: int, which: int) -> None:
    """TX-ALC-36, TX-HID-14  Everyone sees where it lies."""
    t.sheets[role.index] = Circle(circle_of(t, role).filled | BIT[point])
    if t.log is not None:
        t.log.tell("element", seat=role.seat, number=FIRST_POINT_PIECE + point, because=[ELEMENTS[which]])


def draw_circle(filled: int) -> list[str]:
    """The circle in lines of text: a full or an empty ring, with the letters of its point."""
    marks = [("●" if filled & BIT[point] else "○") + POINTS[point] for point in range(len(POINTS))]
    middle = " " * 6
    return [
        f"{middle}{marks[0]}",
        f"{marks[1].ljust(6)}{marks[2].ljust(5)}{marks[3]}",
        f"{middle}{marks[4]}",
        f"{marks[5].ljust(6)}{marks[6].ljust(5)}{marks[7]}",
        f"{middle}{marks[8]}",
    ]
