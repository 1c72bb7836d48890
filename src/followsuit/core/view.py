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
    """A table from which all that this seat cannot know has been erased, generator included.

    Made by `Table.view`. It can be asked and imagined, not played: nothing in it tells the future.
    """

    def __init__(self, seat: int, erased: "Table") -> None:
        self.seat = seat  # who looks
        self.table = erased  # the same table, with HIDDEN for every card this seat cannot name
        self.filling: Filling | None = None  # found with the first world, and the same for all

    def __repr__(self) -> str:
        who = "those who watch" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<View of {who}: {self.table!r}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """What the seat knows, and nothing else."""
        return View, (self.seat, self.table)

    def __eq__(self, other: object) -> bool:
        """Whether a seat knows just the same."""
        return isinstance(other, View) and other.seat == self.seat and other.table == self.table

    def __hash__(self) -> int:
        raise TypeError("a view has no hash; its fingerprint() says what it is")

    def seats_to_act(self) -> list[int]:
        """The seats that are asked something now; none when the game is over."""
        return self.table.seats_to_act()

    def is_asked(self) -> bool:
        """Whether this seat is to answer."""
        return self.seat in self.table.seats_to_act()

    def question(self) -> Question[Any] | None:
        """The question that is open, or None when the game is over."""
        return self.table.question()

    def options(self) -> list[int]:
        """What this seat may answer; nothing while it is not asked."""
        return self.table.options(self.seat) if self.is_asked() else []

    def out_of_turn(self) -> list[int]:
        """What this seat may do besides, asked or not; nothing for those who only watch."""
        if self.seat == SPECTATOR or not self.table.has_out_of_turn():
            return []
        return self.table.out_of_turn(self.seat)

    def why_not(self, pick: int) -> Reason | None:
        """The rule that forbids this answer to this seat now, or None if it may be given."""
        if self.table.question() is None:
            return GAME_OVER
        if self.seat == SPECTATOR:
            return NOT_YOUR_TURN
        return self.table.why_not(self.seat, pick)

    def imagine(self, rng: Rng) -> "Table":
        """A whole table, drawn at random, that looks like this to this seat.

        Every table that does is exactly as likely as any other. It can be played on like a real one.
        """
        if self.filling is None:
            self.filling = self.table.cards.filling()
        return self.table.imagined(self.seat, rng, self.filling)

    def words(self) -> list[int]:
        """The seat and every field it sees, as ints: two views are equal when their words are."""
        return [self.seat, *self.table.words()]

    def fingerprint(self) -> str:
        """The same for two tables that this seat cannot tell apart."""
        return fingerprint_of(self.words())
