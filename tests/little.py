"""Little TrickTakers in a position."""

from followsuit.games.little.game import GAME
from followsuit.games.little.table import LittleTable
from tables import Given


class Little(Given):
    def __init__(
        self,
        players: int = 4,
        options: dict[str, int | str | bool] | None = None,
        seed: int = 0,
        **position: object,
    ) -> None:
        super().__init__(GAME, players, options, seed, **position)

    @property
    def table(self) -> LittleTable:
        assert isinstance(self.t, LittleTable)
        return self.t
