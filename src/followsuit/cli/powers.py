"""What powers are called: an event says that one was used, the answer before it says which."""

from followsuit.core.game import Game
from followsuit.core.option import POWER, verb_of
from followsuit.core.table import Table


class PowerNames:
    """The power each seat has named last. Listen to every answer before it is given."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names: dict[int, str] = {}

    def listen(self, t: Table, seat: int, pick: int) -> None:
        if verb_of(pick) == POWER:
            self.names[seat] = self.game.label(t.view(seat), pick)

    def of(self, seat: int) -> str:
        return self.names.get(seat, "")
