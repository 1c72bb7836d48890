"""Which cell of a character's strip counts as things stand."""

from followsuit.core.strip import NOT_LIT
from followsuit.games.takers.character import Character
from followsuit.games.takers.table import TakersTable


def lit_of(t: TakersTable, seat: int, character: Character) -> int:
    """The cell of this character of a seat that would count if the round ended now, or NOT_LIT."""
    if not t.roles:
        return NOT_LIT
    for role in t.roles_of(seat):
        if role.character is character:
            return character.lit_cell(t, role)
    return NOT_LIT
