"""One of the five games: how it begins, and the moments at which a position of it can stand."""

from mypy_extensions import mypyc_attr

from followsuit.core.step import AnyStep
from followsuit.games.kings.rules import RANDOM_SEAT
from followsuit.games.kings.table import KingsTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Mode:
    """It keeps nothing: tables do."""

    def __init__(self, name: str) -> None:
        self.name = name  # of rules.py

    def begin(self, t: KingsTable) -> None:
        """What is drawn or found once, before the first round; it lies on the table then."""

    def first_steps(self) -> list[AnyStep]:
        """The whole game, to its end."""
        raise NotImplementedError

    def activate(self, t: KingsTable) -> None:
        """The courts, and the characters that lie face up: by t.sets, t.party and t.bids."""
        raise NotImplementedError


def draw_drafter(t: KingsTable) -> None:
    """KT-DRAFT-02, KO-AUC-01, KW-DRAFT-01  Who is first: by lot, unless the table has named a seat."""
    first = t.rules.first
    t.drafter = t.rng.below(t.seat_count) if first == RANDOM_SEAT else first
