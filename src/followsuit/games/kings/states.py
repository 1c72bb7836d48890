"""What the tables of the five games consist of, by game."""

from typing import Final

from followsuit.games.kings import main_state, rules
from followsuit.games.kings.napoleon import state as napoleon
from followsuit.games.kings.ombre import state as ombre
from followsuit.games.kings.state import KingsState
from followsuit.games.kings.whist import state as whist

STATES: Final[dict[str, KingsState]] = {
    rules.MAIN: main_state.STATE,
    rules.TWO_PLAYER: main_state.STATE_OF_TWO,
    rules.OMBRE: ombre.STATE,
    rules.WHIST: whist.STATE,
    rules.NAPOLEON: napoleon.STATE,
}
