"""How the plays of a trick compare in this game, and by which of its rules: chapter 5.

The family's order. What a 1 has beaten was brought by somebody who has a rule of their own for it, and that
of equal numbers the first one wins is said.
"""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.games.takers.cards import FLAG, NUMBER, PICTURE
from followsuit.games.takers.order import (
    ONE_BEATS_PICTURE,
    ONE_BEATS_TEN,
    PICTURE_WINS,
    PROTECTED,
    RED_AS_BLACK,
    TIER,
    WEAKEST_WINS,
    KakumeiOrder,
    NormalOrder,
    power_colour,
)
from followsuit.games.takers.table import Play, TakersTable
from followsuit.games.tricktakers.cards import OWNER, VALUE

SUMMONER: Final = "2C"
TEN: Final = 10

ONE_BEATS_BERSERKER: Final = Reason("TT-BER-08", "A 1 beats the Berserker card; the first 1 wins.")
BERSERKER_WINS: Final = Reason("TT-BER-07", "The Berserker card beats all but a 1.")
ONE_BEATS_MIRIA: Final = Reason("TX-SUM-26", "A 1 beats MIRIA; the first 1 wins.")
MIRIA_WINS: Final = Reason("TX-SUM-26", "MIRIA beats all but a 1.")
ONE_BEATS_AXE: Final = Reason("TA-ITM-42", "A 1 beats the 10 of its colour.")
ONE_BEATS_BEAST: Final = Reason("TX-SUM-27", "A 1 beats the 10 of its colour.")
ONE_BEATS_SUM: Final = Reason("TX-ALC-11", "A 1 beats the 10 of its colour.")
ONE_BEATS_TEN_AS_BLACK: Final = Reason(
    "TX-SAM-10", "A 1 beats the 10 of its colour, and the Samurai's red counts as black."
)
SMALLEST_BLACK_WINS: Final = Reason(
    "TT-RES-12", "In Kakumei the smallest number wins, black after the others."
)

# Of equally strong plays.
FIRST_WINS: Final = Reason("TT-TRICK-16", "Of equally strong cards the one played first wins.")
FIRST_WINS_IN_KAKUMEI: Final = Reason("TT-RES-13", "In Kakumei, too, the first of equally strong cards wins.")


class TrickOrder(NormalOrder):
    """TT-STR-01 to TT-STR-10, TA-STR-01 to TA-STR-06, TX-STR-01 to TX-STR-07"""

    def why(self, t: TakersTable, play: Play, key: int) -> Reason:
        why = super().why(t, play, key)
        if why is ONE_BEATS_PICTURE:
            return ONE_BEATS_BERSERKER if has_berserker_card(t) else ONE_BEATS_MIRIA
        if why is PICTURE_WINS:
            return MIRIA_WINS if OWNER[play.card] == SUMMONER else BERSERKER_WINS
        if why is ONE_BEATS_TEN:
            return why_one_beats(t, play)
        return why

    def why_first(self, t: TakersTable, key: int) -> Reason | None:
        """TT-TRICK-16  What is said of 1s beside a picture card, of Rares and of flags has it already."""
        return None if key < 0 or key >= 6 * TIER or key == 3 * TIER else FIRST_WINS


class TrickKakumei(KakumeiOrder):
    """TT-RES-08 to TT-RES-14"""

    def why(self, t: TakersTable, play: Play, key: int) -> Reason:
        why = super().why(t, play, key)
        return SMALLEST_BLACK_WINS if why is WEAKEST_WINS and key < 2 * TIER else why

    def why_first(self, t: TakersTable, key: int) -> Reason | None:
        """TT-RES-13  What is said of flags and Rares has it already."""
        return FIRST_WINS_IN_KAKUMEI if TIER < key < 3 * TIER else None


def has_berserker_card(t: TakersTable) -> bool:
    """Or only MIRIA, which is of its kind."""
    for play in t.plays:
        if play.kind == PICTURE and OWNER[play.card] != SUMMONER:
            return True
    return False


def why_one_beats(t: TakersTable, one: Play) -> Reason:
    """By the rule of whoever brought the 10: Berserker, an axe, a beast, three cards, or red as black."""
    has_flag = False
    for play in t.plays:
        has_flag = has_flag or play.kind == FLAG
    power = power_colour(one, has_flag)
    for ten in t.plays:
        is_beaten = ten.kind == NUMBER and ten.value == TEN and not ten.marks & PROTECTED
        if is_beaten and power_colour(ten, has_flag) == power:
            if not has_flag and (one.marks | ten.marks) & RED_AS_BLACK:
                return ONE_BEATS_TEN_AS_BLACK
            for role in t.roles_of(ten.seat):
                if role.plays_otherwise:
                    return ONE_BEATS_SUM
            if VALUE[ten.card] != TEN:
                return ONE_BEATS_AXE
            return ONE_BEATS_BEAST if OWNER[ten.card] == SUMMONER else ONE_BEATS_TEN
    return ONE_BEATS_TEN


NORMAL: Final = TrickOrder()
KAKUMEI: Final = TrickKakumei()
