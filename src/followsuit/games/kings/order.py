"""How the plays of a trick compare: chapter 5 of the rules, for all five games.

Every play fights as what its kind and value say, which a Queen or a change may have made of it. Keys are
found when all lie there (KT-STR-02): a White Flag may hang on a Rare that comes later, a white 11 on the
colour that is led after it.
"""

from typing import TYPE_CHECKING, Final, cast

from followsuit.core.reason import Reason
from followsuit.games.kings.marks import UNDER_KING
from followsuit.games.kings.rules import MAIN, NAPOLEON, OMBRE, TWO_PLAYER, WHIST
from followsuit.games.takers.cards import BLACK, FLAG, NO_COLOUR, NUMBER, RARE, RED
from followsuit.games.takers.order import RED_AS_BLACK, TIER, Order
from followsuit.games.takers.table import Play, TakersTable

if TYPE_CHECKING:
    from followsuit.games.kings.table import KingsTable

KING_WINS: Final = Reason("KT-KING-05", "A King beats every other card.")
LAST_KING_WINS: Final = Reason("KT-KING-06", "The last of several Kings is the strongest.")
FLAG_WINS: Final[dict[str, Reason]] = {
    OMBRE: Reason("KO-PLAY-04", "A White Flag beats everything but a King where a Rare was played."),
    WHIST: Reason("KW-PLAY-09", "A White Flag beats everything but a King where a Rare was played."),
}
FIRST_FLAG_WINS: Final[dict[str, Reason]] = {
    OMBRE: Reason("KO-PLAY-05", "Of several White Flags the first wins."),
    WHIST: Reason("KW-PLAY-10", "Of several White Flags the first wins."),
}
RARE_WINS: Final = Reason("KT-TRICK-13", "A Rare beats every number card; the first one wins.")
TRUMP_WINS: Final[dict[str, Reason]] = {
    MAIN: Reason("KT-TRICK-10", "Trump beats the other colours."),
    TWO_PLAYER: Reason("KT-TRICK-10", "Trump beats the other colours."),
    OMBRE: Reason("KO-SET-01", "Trump beats the other colours."),
    WHIST: Reason("KW-PLAY-01", "Trump beats the other colours."),
    NAPOLEON: Reason("KN-PLAY-01", "Trump beats the other colours."),
}
BLACK_IS_NOT_TRUMP: Final = Reason("KO-SET-02", "Another colour is trump, so black is an ordinary one.")
BLACK_IS_ORDINARY: Final = Reason("KO-SET-03", "There is no trump, so black is an ordinary colour.")
RED_FIGHTS_AS_BLACK: Final = Reason("KT-SAM-01", "Samurai's red cards fight as black ones.")
WHITE_NUMBER_WINS: Final[dict[str, Reason]] = {
    WHIST: Reason("KW-PLAY-04", "A white 11 or 12 counts as one of the lead colour."),
    NAPOLEON: Reason("KN-PLAY-03", "A white 11 or 12 counts as one of the lead colour."),
}
WHITE_NUMBER_ALONE: Final[dict[str, Reason]] = {
    WHIST: Reason("KW-PLAY-07", "Without coloured numbers a white 11 or 12 is above the White Flags."),
    NAPOLEON: Reason("KN-PLAY-03", "Without coloured numbers a white 11 or 12 is above the White Flags."),
}
LED_WINS: Final = Reason("KT-TRICK-11", "It is the strongest card of the lead colour.")
OTHER_WINS: Final = Reason(
    "KT-TRICK-16", "No card of the lead colour has its number any more; the highest other one wins."
)
ONLY_FLAGS: Final = Reason("KT-TRICK-15", "Everything has the strength of a White Flag; the first card wins.")
FIRST_OF_EQUALS: Final = Reason("KT-TRICK-12", "Of equally strong cards the one played first wins.")


# What there is, from the weakest on; by tiers.
RANKS: Final[list[str]] = ["flag", "other", "led", "trump", "rare", "over-rare", "king"]


class KingsOrder(Order):
    """KT-STR-01  King; White Flag over Rare; Rare; trump; lead colour; other colours; White Flag."""

    def winner(self, t: TakersTable, because: list[Reason]) -> int:
        keys = self.keys(t)
        best = 0
        ties = 0
        kings = 0
        for i in range(len(keys)):
            if keys[i] >= 7 * TIER:
                kings += 1
            if keys[i] > keys[best]:
                best = i
                ties = 0
            elif i and keys[i] == keys[best]:
                ties += 1
        because.append(self.why(t, t.plays[best], keys[best]))
        if kings > 1:
            because.append(LAST_KING_WINS)
            return best
        why = why_not_black(cast("KingsTable", t), keys[best])
        if why is not None:
            because.append(why)
        if ties:
            is_flag = keys[best] == 6 * TIER
            because.append(FIRST_FLAG_WINS[cast("KingsTable", t).rules.game] if is_flag else FIRST_OF_EQUALS)
        return best

    def keys(self, t: TakersTable) -> list[int]:
        table = cast("KingsTable", t)
        trump = table.trump
        led = t.led
        flag_tier = 1
        if table.rules.flag_beats_rare:
            for play in t.plays:
                if play.kind == RARE:
                    flag_tier = 6
        keys: list[int] = []
        plays = t.plays
        for i in range(len(plays)):
            play = plays[i]
            if play.marks & UNDER_KING:
                keys.append(7 * TIER + i)  # KT-KING-06  the last one
            elif play.kind == NUMBER:
                is_trump = play.colour == trump or (play.marks & RED_AS_BLACK != 0 and play.colour == RED)
                keys.append((4 if is_trump else 3 if play.colour == led else 2) * TIER + play.value)
            elif play.kind == RARE:
                keys.append(5 * TIER)
            elif play.kind == FLAG:
                keys.append(flag_tier * TIER)
            else:  # KW-PLAY-04, KW-PLAY-07  a white 11 or 12
                keys.append((4 if led == trump and led != NO_COLOUR else 3) * TIER + play.value)
        return keys

    def ranks(self) -> list[str]:
        return RANKS

    def rank_of(self, play: Play, key: int) -> int:
        return key // TIER - 1

    def why(self, t: TakersTable, play: Play, key: int) -> Reason:
        table = cast("KingsTable", t)
        tier = key // TIER
        if tier >= 7:
            return KING_WINS
        game = table.rules.game
        if tier == 6:
            return FLAG_WINS[game]
        if tier == 5:
            return RARE_WINS
        if tier == 1:
            return ONLY_FLAGS
        if tier == 2:
            return OTHER_WINS
        if play.kind != NUMBER:
            return (WHITE_NUMBER_ALONE if t.led == NO_COLOUR else WHITE_NUMBER_WINS)[game]
        if tier == 4:
            return TRUMP_WINS[game] if play.colour == table.trump else RED_FIGHTS_AS_BLACK
        return LED_WINS


def why_not_black(t: "KingsTable", key: int) -> Reason | None:
    """KO-SET-02, KO-SET-03  Why no black card of this trick has won as trump, though one lies there."""
    if t.trump == BLACK or not 2 * TIER <= key < 4 * TIER:
        return None
    for play in t.plays:
        if play.kind == NUMBER and play.colour == BLACK:
            return BLACK_IS_ORDINARY if t.trump == NO_COLOUR else BLACK_IS_NOT_TRUMP
    return None


NORMAL: Final = KingsOrder()
