"""What characters ask about the round when they score."""

from followsuit.games.takers.table import Role, TakersTable


def by_wins(t: TakersTable, role: Role, table: tuple[int, ...], table_of_two: tuple[int, ...]) -> int:
    """A character's points for the tricks won, by the card for this number of players."""
    return (table_of_two if t.seat_count == 2 else table)[t.wins[role.seat]]
