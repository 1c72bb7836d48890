"""A table that is being set up in a position, or written as one."""

from typing import TYPE_CHECKING, Any

from followsuit.core.errors import Unreadable
from followsuit.core.game import Game
from followsuit.core.position import Position, PositionError

if TYPE_CHECKING:
    from followsuit.core.state import State


class Setting:
    """A table, the moment at which it stands, and the position that is read."""

    def __init__(self, state: "State", game: Game, t: Any, position: Position) -> None:
        self.state = state
        self.game = game
        self.t = t
        self.position = position  # empty while a table is written
        self.moment = ""
        self.notes: dict[str, Any] = {}  # what is read early and needed late
        self.done: set[str] = set()  # the fields that have been read, and "cards"

    def get(self, name: str) -> Any:
        """The value of this field on the table; it is read now if it has not been."""
        if name not in self.done:
            self.done.add(name)
            self.state.field(name).read(self)
        return getattr(self.t, name, None)

    def get_others(self) -> None:
        """All other fields are read now: for one whose usual value hangs on many."""
        for field in self.state.fields:
            self.get(field.name)

    def lay_out(self) -> None:
        """The cards are where the position says; they are laid there now if they have not been."""
        if "cards" not in self.done:
            self.done.add("cards")
            self.state.lay_out(self)

    def pile(self, place: int) -> list[int]:
        """The cards at this place, once they lie there."""
        self.lay_out()
        pile: list[int] = self.t.cards.piles[place]
        return pile

    def read_cards(self, key: str, text: str, index: int = -1) -> list[int]:
        """The cards of this text; a word that is none is a fault of the key."""
        try:
            return self.game.read_cards(text)
        except Unreadable as error:
            raise PositionError(key, str(error), index) from error

    def write_pile(self, pile: list[int]) -> str:
        """Sorted, with the cards that cannot be named last."""
        known = sorted([card for card in pile if card >= 0])
        return self.game.write_cards([*known, *[-1] * (len(pile) - len(known))])

    def each(self, written: Any) -> list[Any]:
        """What a function of a seat gives, for every seat."""
        return [written(seat) for seat in range(self.t.seat_count)]
