"""Trick Raiders in a position."""

from followsuit.games.raiders.game import GAME
from followsuit.games.raiders.table import RaidersTable
from tables import Given


class Raiders(Given):
    def __init__(
        self,
        players: int = 4,
        options: dict[str, int | str | bool] | None = None,
        seed: int = 0,
        **position: object,
    ) -> None:
        super().__init__(GAME, players, options, seed, **position)

    @property
    def table(self) -> RaidersTable:
        assert isinstance(self.t, RaidersTable)
        return self.t
