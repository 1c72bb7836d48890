"""What one seat knows: given to bots, browsers and terminals instead of the table."""

from typing import TYPE_CHECKING, Any

from followsuit.core.cards import SPECTATOR
from followsuit.core.filling import Filling
from followsuit.core.fingerprint import fingerprint_of
from followsuit.core.reason import GAME_OVER, NOT_YOUR_TURN, Reason
from followsuit.core.rng import Rng
from followsuit.core.step import Question

if TYPE_CHECKING:
    from followsuit.core.table import Table


class View:
    """A table from which all that this seat cannot know has been erased, generator included."""

    def __init__(self, seat: int, erased: "Table") -> None:
        self.seat = seat
        self.table = erased
        self.filling: Filling | None = None  # found with the first world, and the same for all

    def __repr__(self) -> str:
        who = "those who watch" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<View of {who}: {self.table!r}>"

    def seats_to_act(self) -> list[int]:
        return self.table.seats_to_act()

    def is_asked(self) -> bool:
        return self.seat in self.table.seats_to_act()

    def question(self) -> Question[Any] | None:
        return self.table.question()

    def options(self) -> list[int]:
        """What this seat may answer; nothing while it is not asked."""
        return self.table.options(self.seat) if self.is_asked() else []

    def asides(self) -> list[int]:
        """What this seat may do besides, asked or not; nothing for those who only watch."""
        if self.seat == SPECTATOR or not self.table.has_asides():
            return []
        return self.table.asides(self.seat)

    def why_not(self, pick: int) -> Reason | None:
        if self.table.question() is None:
            return GAME_OVER
        if self.seat == SPECTATOR:
            return NOT_YOUR_TURN
        return self.table.why_not(self.seat, pick)

    def imagine(self, rng: Rng) -> "Table":
        """A whole table, drawn at random, that looks like this to this seat."""
        if self.filling is None:
            self.filling = self.table.cards.filling()
        return self.table.imagined(self.seat, rng, self.filling)

    def words(self) -> list[int]:
        return [self.seat, *self.table.words()]

    def fingerprint(self) -> str:
        return fingerprint_of(self.words())
