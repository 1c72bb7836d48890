"""Kings TrickTakers and its remakes in a position."""

from followsuit import Game
from followsuit.games.kings.game import KINGS, NAPOLEON, OMBRE, WHIST
from followsuit.games.kings.table import KingsTable
from tables import Given

Options = dict[str, int | str | bool]


class KingsGame(Given):
    """One of the four games of the box."""

    def __init__(
        self, game: Game, players: int, options: Options | None = None, seed: int = 0, **position: object
    ) -> None:
        super().__init__(game, players, options, seed, **position)

    @property
    def table(self) -> KingsTable:
        assert isinstance(self.t, KingsTable)
        return self.t

    def hand_of(self, seat: int, viewer: int | None = None) -> str:
        """One seat's hand as it is, or as another one sees it."""
        hands = self.now("hands", viewer)
        assert isinstance(hands, list)
        return str(hands[seat])


class Kings(KingsGame):
    """The main game, and with two players theirs."""

    def __init__(
        self, players: int = 4, options: Options | None = None, seed: int = 0, **position: object
    ) -> None:
        super().__init__(KINGS, players, options, seed, **position)


class Ombre(KingsGame):
    def __init__(self, options: Options | None = None, seed: int = 0, **position: object) -> None:
        super().__init__(OMBRE, 3, options, seed, **position)


class Whist(KingsGame):
    def __init__(self, options: Options | None = None, seed: int = 0, **position: object) -> None:
        super().__init__(WHIST, 4, options, seed, **position)


class Napoleon(KingsGame):
    def __init__(self, options: Options | None = None, seed: int = 0, **position: object) -> None:
        super().__init__(NAPOLEON, 5, options, seed, **position)
