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

    def hand_of(self, seat: int, viewer: int | None = None) -> str:
        """One seat's hand as it is, or as another one sees it."""
        hands = self.now("hands", viewer)
        assert isinstance(hands, list)
        return str(hands[seat])
