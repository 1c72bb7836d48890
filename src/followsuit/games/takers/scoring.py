"""Counting points: by the tricks won, and losses before gains."""

from followsuit.games.takers.awards import Award
from followsuit.games.takers.table import Role, TakersTable


def by_wins(t: TakersTable, role: Role, table: tuple[int, ...], table_of_two: tuple[int, ...]) -> int:
    """A character's points for the tricks won, by the card for this number of players."""
    return (table_of_two if t.seat_count == 2 else table)[t.wins[role.seat]]


def settle(t: TakersTable, losses: list[int], gains: list[int], first: int = 0) -> None:
    """TT-GEN-04, TT-VP-04  All losses of a seat first, which stop at 0; then all gains."""
    points = t.points[:]
    for i in range(t.seat_count):
        seat = (first + i) % t.seat_count
        rest = points[seat] + losses[seat]
        points[seat] = (rest if rest > 0 else 0) + gains[seat]
        if t.log is not None:
            t.log.tell("points", seat=seat, number=points[seat])
    t.points = points


def tell_award(t: TakersTable, award: Award) -> None:
    if t.log is not None:
        kind = "scored" if award.amount >= 0 else "scored-loss"
        t.log.tell(kind, seat=award.seat, number=abs(award.amount), because=[award.why], what=award.piece)
