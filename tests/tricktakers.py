"""TrickTakers in a position."""

from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.table import TrickTakersTable
from tables import Given


class Takers(Given):
    def __init__(
        self,
        players: int = 4,
        options: dict[str, int | str | bool] | None = None,
        seed: int = 0,
        **position: object,
    ) -> None:
        super().__init__(GAME, players, options, seed, **position)

    @property
    def table(self) -> TrickTakersTable:
        assert isinstance(self.t, TrickTakersTable)
        return self.t
