"""Several copies of a character in one party."""

from followsuit.games.takers.table import Role, TakersTable


def is_further_copy(t: TakersTable, role: Role) -> bool:
    """KT-GAP-27  Whether the same character lies face up before this one, for what two cannot do twice."""
    for other in t.roles_of(role.seat):
        if other.character is role.character:
            return other.slot < role.slot
    return False
