"""Kings of Napoleon: there are no Queens, and two Kings may lie on white cards."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.games.kings.cards import COLOUR, ELEVENS, TWELVES, WHITE, is_special
from followsuit.games.kings.court import KING_PLAYED, KING_POWER, Court
from followsuit.games.kings.roster import courts_of
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.cards import BLACK
from followsuit.games.takers.table import Role, TakersTable

NO_QUEENS: Final = Reason("KN-PREP-02", "In Napoleon the 12 stands in for the Queen, who has no effect.")
WHITE_KING_IN_NAPOLEON: Final = Reason(
    "KN-PLAY-04", "The White King lies on a White Flag, a Rare or the white 12."
)
ONLY_IF_BLACK_IS_LED: Final = Reason(
    "KN-PLAY-05", "The Black King lies on the white 11 only if black is led."
)
KING_PLAYED_IN_NAPOLEON: Final = Reason("KN-PREP-04", KING_PLAYED.sentence)
OWN_COLOUR: Final = Reason("KN-PLAY-06", "A King lies on a card printed in its colour.")


class NapoleonCourt(Court):
    """KN-PREP-02, KN-PREP-04, KN-PLAY-04 to KN-PLAY-07"""

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        if power < KING_POWER:
            return NO_QUEENS
        why = super().power_rule(t, role, power)
        return KING_PLAYED_IN_NAPOLEON if why is KING_PLAYED else why

    def king_rule(self, t: KingsTable, colour: int, card: int, marks: int) -> Reason | None:
        """The lead colour is that before this play: a white 11 that is led has none yet."""
        if colour == WHITE:
            return None if is_special(card) or card == TWELVES[WHITE] else WHITE_KING_IN_NAPOLEON
        if colour == BLACK and card == ELEVENS[WHITE]:
            return None if t.led == BLACK else ONLY_IF_BLACK_IS_LED
        return None if COLOUR[card] == colour else OWN_COLOUR


COURTS: Final[list[Role]] = courts_of(NapoleonCourt())
