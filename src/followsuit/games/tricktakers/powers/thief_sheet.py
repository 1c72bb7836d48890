"""What the Phantom Thief's letters and chip say. All of it lies open."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.games.takers.table import Role, Sheet, TakersTable

# Letters.
CROWN: Final = 0
BLACK_CROWN: Final = 1
POINTS: Final = 2
INVITATION: Final = 3
NO_LETTER: Final = -1
LETTER_WORDS: Final[list[str]] = ["crown", "black-crown", "30-points", "invitation"]

NOT_PLACED: Final = -1


class ThiefSheet(Sheet):
    """The letters by seat, the field of the chip, and its side. Never changed once made."""

    def __init__(self, letters: list[int], field: int, is_down: bool) -> None:
        self.letters = letters  # empty until they are given
        self.field = field
        self.is_down = is_down

    def words(self, out: list[int]) -> None:
        out += [self.field, int(self.is_down), len(self.letters)]
        out += self.letters

    def letter_of(self, seat: int) -> int:
        return self.letters[seat] if self.letters else NO_LETTER


def sheet_of(t: TakersTable, role: Role) -> ThiefSheet:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, ThiefSheet)
    return sheet


def partner_of(t: TakersTable, role: Role) -> int:
    """TX-THF-04, TX-2P-16, TX-GAP-43  Who holds the Invitation, if anybody; with two players, the other."""
    if t.seat_count == 2:
        return 1 - role.seat
    letters = sheet_of(t, role).letters
    return letters.index(INVITATION) if INVITATION in letters else NO_SEAT
