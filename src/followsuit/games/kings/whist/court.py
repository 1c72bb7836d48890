"""Kings and Queens of Whist: used once in the game, the Green Queen twice; the White King on the white 11."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.games.kings.cards import KIND, WHITE, WHITE_NUMBER
from followsuit.games.kings.court import (
    KING_PLAYED,
    OWN_COLOUR,
    QUEEN_DOWN,
    QUEEN_USED,
    WHITE_KING_ON,
    Court,
    settle_red_queen,
    stake_red_queen,
)
from followsuit.games.kings.roster import courts_of
from followsuit.games.kings.table import KingsTable, kings_table
from followsuit.games.takers.cards import GREEN, RED
from followsuit.games.takers.table import Play, Role, TakersTable

ONCE_IN_THE_GAME: Final = Reason("KW-PLAY-11", "Your Queen was used and does not come back in this game.")
TWO_TRICKS: Final = Reason("KW-PLAY-12", ONCE_IN_THE_GAME.sentence)
KING_PLAYED_IN_WHIST: Final = Reason("KW-PLAY-08", KING_PLAYED.sentence)
OWN_COLOUR_IN_WHIST: Final = Reason("KW-PLAY-08", OWN_COLOUR.sentence)
WHITE_KING_IN_WHIST: Final = Reason(
    "KW-PLAY-08", "The White King lies on a White Flag, a Rare, the white 11 or a card under the White Queen."
)


class WhistCourt(Court):
    """KW-PLAY-08, KW-PLAY-11, KW-PLAY-12, KW-PLAY-15  As every seat has it but that of the red set."""

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        why = super().power_rule(t, role, power)
        if why is KING_PLAYED:
            return KING_PLAYED_IN_WHIST
        if why is QUEEN_DOWN or why is QUEEN_USED:
            return TWO_TRICKS if power == GREEN else ONCE_IN_THE_GAME
        return why

    def king_rule(self, t: KingsTable, colour: int, card: int, marks: int) -> Reason | None:
        """KW-PLAY-08  The white 11 carries the White King as well."""
        if colour == WHITE and KIND[card] == WHITE_NUMBER:
            return None
        why = super().king_rule(t, colour, card, marks)
        if why is OWN_COLOUR:
            return OWN_COLOUR_IN_WHIST
        return WHITE_KING_IN_WHIST if why is WHITE_KING_ON else why


class RedWhistCourt(WhistCourt):
    """KW-PLAY-13  With the Red Queen, who counts if her owner takes the trick."""

    def use_red_queen(self, t: KingsTable, seat: int) -> None:
        stake_red_queen(t, seat)

    def trick_decided(self, t: TakersTable, role: Role, play: Play) -> None:
        settle_red_queen(kings_table(t), role.seat)


COURTS: Final[list[Role]] = courts_of(WhistCourt())
RED_COURTS: Final[list[Role]] = courts_of(RedWhistCourt())


def courts_for(t: KingsTable) -> list[Role]:
    """By seat."""
    return [RED_COURTS[seat] if t.sets[seat] == RED else COURTS[seat] for seat in range(t.seat_count)]
