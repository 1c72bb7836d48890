"""Points with their reasons."""

from mypy_extensions import mypyc_attr

from followsuit.core.reason import Reason


@mypyc_attr(acyclic=True)
class Award:
    """So many points for one seat, and why. Never changed once made."""

    def __init__(self, seat: int, amount: int, why: Reason, piece: str = "") -> None:
        self.seat = seat
        self.amount = amount
        self.why = why
        self.piece = piece  # the key of the piece that pays, where the reason does not say which one
