"""Kings and Queens in Ombre: a King for the King player alone, and a bonus for a White Flag over Rares."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.games.kings.cards import COLOUR, WHITE
from followsuit.games.kings.court import (
    KING_PLAYED,
    KING_POWER,
    OWN_COLOUR,
    QUEEN_DOWN,
    QUEEN_USED,
    Court,
    settle_red_queen,
    stake_red_queen,
)
from followsuit.games.kings.marks import UNDER_KING
from followsuit.games.kings.numbers import FLAG_OVER_RARE
from followsuit.games.kings.roster import courts_of
from followsuit.games.kings.table import KingsTable, kings_table
from followsuit.games.takers.cards import FLAG, RARE
from followsuit.games.takers.table import Play, Role, TakersTable

RIVALS_KING: Final = Reason("KO-SET-06", "The King of a Rival lies face down and cannot be played.")
KING_PLAYED_IN_OMBRE: Final = Reason("KO-SET-08", KING_PLAYED.sentence)
QUEEN_USED_IN_OMBRE: Final = Reason("KO-SET-07", QUEEN_USED.sentence)
OWN_COLOUR_IN_OMBRE: Final = Reason("KO-PLAY-02", OWN_COLOUR.sentence)
FLAG_BEAT_RARE: Final = Reason("KO-PLAY-08", "A White Flag has beaten a Rare: 100 for every Rare there.")


class OmbreCourt(Court):
    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """KO-SET-06 to KO-SET-08  Everybody's Queen can be used, but only the King player's King."""
        table = kings_table(t)
        if power - KING_POWER == table.sets[role.seat] and role.seat != table.king_player:
            return RIVALS_KING
        why = super().power_rule(t, role, power)
        if why is KING_PLAYED:
            return KING_PLAYED_IN_OMBRE
        return QUEEN_USED_IN_OMBRE if why is QUEEN_USED or why is QUEEN_DOWN else why

    def king_rule(self, t: KingsTable, colour: int, card: int, marks: int) -> Reason | None:
        """KO-PLAY-02, KO-PLAY-03  The White King goes on everything."""
        return None if colour == WHITE or COLOUR[card] == colour else OWN_COLOUR_IN_OMBRE

    def use_red_queen(self, t: KingsTable, seat: int) -> None:
        stake_red_queen(t, seat)

    def trick_decided(self, t: TakersTable, role: Role, play: Play) -> None:
        """KO-PLAY-08, KO-PLAY-09  A White Flag that has won against Rares, not a King, pays at once."""
        settle_red_queen(kings_table(t), role.seat)
        if play.kind != FLAG or play.marks & UNDER_KING:
            return
        rares = len([other for other in t.plays if other.kind == RARE])
        if rares:
            t.gain(role.seat, FLAG_OVER_RARE * rares, FLAG_BEAT_RARE)


OMBRE_COURTS: Final[list[Role]] = courts_of(OmbreCourt())
