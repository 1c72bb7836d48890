"""What the host of a table may choose before the game: which values there are, when they do something, and
which of them are open for so many players beside what else was chosen.

Nobody else knows that: the form of a new table, the terminal and the check before a game all ask here.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from followsuit.core.errors import WrongOption
from followsuit.core.rng import Rng
from followsuit.core.sentence import Sentence, one_of

ANY_NUMBER: Final = 0  # a list of pieces without an upper limit
BY_LOT: Final = "random"


@mypyc_attr(allow_interpreted_subclasses=True)
class Need:
    """What a table must have for an option to mean something there. Never changed."""

    def __init__(self, words: str) -> None:
        self.words = words  # how a sentence goes on that begins with 'this option is'

    def is_met(self, players: int, options: dict[str, int | str | bool]) -> bool:
        raise NotImplementedError

    def refusal(self, name: str, players: int) -> str:
        return Sentence("{name} is {what}.", name=name, what=self.words)


class ForPlayers(Need):
    """For some numbers of players only."""

    def __init__(self, counts: list[int]) -> None:
        super().__init__(Sentence("for {counts} players", counts=[str(count) for count in counts]))
        self.counts = counts

    def is_met(self, players: int, options: dict[str, int | str | bool]) -> bool:
        return players in self.counts

    def refusal(self, name: str, players: int) -> str:
        return Sentence("{name} is {what}, not for {players}.", name=name, what=self.words, players=players)


class WithValue(Need):
    """For tables where another option has one of these values; one that is on or off, is on."""

    def __init__(self, name: str, values: list[str] | None = None, words: str = "") -> None:
        usual = (
            Sentence("for a table with {name} {values}", name=name, values=values)
            if values
            else Sentence("for a table that plays with {name}", name=name)
        )
        super().__init__(words or usual)
        self.name = name
        self.values: list[int | str | bool] = [*values] if values else [True]

    def is_met(self, players: int, options: dict[str, int | str | bool]) -> bool:
        return options[self.name] in self.values


class PieceList:
    """Pieces of the game that may be listed instead of a value. Never changed."""

    def __init__(
        self, keys: list[str], least: int, most: int = ANY_NUMBER, presets: dict[str, list[str]] | None = None
    ) -> None:
        self.keys = keys  # those that may be listed
        self.least = least
        self.most = most
        self.presets = presets or {}  # by value, the pieces it stands for


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOption:
    """Something the host of a table may choose before the game, with the values it may have.

    `needs` is what the table must have for any value but the default; `idle_without`, what it must have for
    the option to do anything. Both may look at other options, but not in a circle. Whoever needs more than
    that overrides `why_not`, `usual`, `open_values` and `pieces`.

    Values are of one kind: numbers, words or yes and no. An option whose values cannot be listed, such as
    a choice of characters, is a subclass that answers `check` and `read` itself; `allowed` then holds the
    usual ones.
    """

    def __init__(
        self,
        name: str,
        allowed: list[int] | list[str] | list[bool],
        default: int | str | bool,
        text: str,
        needs: list[Need] | None = None,
        idle_without: list[Need] | None = None,
    ) -> None:
        self.name = name  # as people write it
        self.allowed: list[int | str | bool] = [*allowed]  # the values it may have
        self.default = default  # where nothing is said
        self.text = text  # one sentence for people
        self.needs = needs or []  # without these any other value is refused
        self.idle_without = idle_without or []  # without these it does nothing

    # A value by itself.

    def check(self, value: object) -> int | str | bool:
        """The value, if it is allowed; otherwise WrongOption says what is. 1 is not True."""
        for allowed in self.allowed:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise WrongOption(self.not_allowed(value))

    def read(self, text: str) -> int | str | bool:
        """The value a person wrote, in a command or a record; otherwise WrongOption says what is allowed."""
        for allowed in self.allowed:
            if text.strip().lower() == str(allowed).lower():
                return allowed
        raise WrongOption(self.not_allowed(text))

    def not_allowed(self, value: object) -> str:
        allowed = [str(each).lower() for each in self.allowed]
        return Sentence("{name} is {allowed}, not {value}.", name=self.name, allowed=allowed, value=value)

    def drawn(self, rng: Rng) -> int | str | bool:
        """One of its values by lot, for random tables."""
        return self.allowed[rng.below(len(self.allowed))]

    def allowed_text(self) -> str:
        """The allowed values as a sentence has them: '2 or 3'."""
        return one_of([str(value).lower() for value in self.allowed])

    # A value at a table. `options` has a value for every option of the game.

    def why_not(self, value: int | str | bool, players: int, options: dict[str, int | str | bool]) -> str:
        """Why this value does not go with the rest, in a sentence; empty where it does."""
        return ""

    def usual(self, players: int, options: dict[str, int | str | bool]) -> int | str | bool:
        """What the host finds chosen at such a table; what `default` means there."""
        return self.default

    def open_values(self, players: int, options: dict[str, int | str | bool]) -> list[int | str | bool]:
        """Those of the values that can be chosen at this table."""
        return [value for value in self.allowed if not self.why_not(value, players, options)]

    def pieces(self, players: int, options: dict[str, int | str | bool]) -> PieceList | None:
        """What may be listed instead of a value."""
        return None

    # For everyone.

    def applies(self, players: int, options: dict[str, int | str | bool]) -> bool:
        """Whether it does anything at this table."""
        for need in [*self.needs, *self.idle_without]:
            if not need.is_met(players, options):
                return False
        return True

    def refusal(self, players: int, options: dict[str, int | str | bool]) -> str:
        """Why the value it has among these options is refused, or nothing."""
        value = options[self.name]
        for need in self.needs:
            if not need.is_met(players, options):
                return "" if value == self.default else need.refusal(self.name, players)
        return self.why_not(value, players, options)

    def is_list(self, value: int | str | bool, players: int, options: dict[str, int | str | bool]) -> bool:
        """Whether this is a list of pieces, not one of the values."""
        return value not in self.allowed and self.pieces(players, options) is not None


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatOption(GameOption):
    """A seat of the table, in words and counted from 0, or whoever the lot falls on."""

    def __init__(self, name: str, most_players: int, text: str, needs: list[Need] | None = None) -> None:
        seats = [str(seat) for seat in range(most_players)]
        super().__init__(name, [BY_LOT, *seats], BY_LOT, text, needs)

    def why_not(self, value: int | str | bool, players: int, options: dict[str, int | str | bool]) -> str:
        if value == BY_LOT or int(value) < players:
            return ""
        return Sentence(
            "{name} is a seat from 0 to {last}, not {value}.", name=self.name, last=players - 1, value=value
        )
