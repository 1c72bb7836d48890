"""How the plays of a trick compare, and why: section 5 of the rules. Kakumei swaps the whole order.

Strength depends on the whole trick: a 1 beats a picture card whatever lies beside it, and a flag
that beats a Rare does so whichever was played first. So every play is given a key, when all lie open,
and the largest key wins.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from followsuit.core.fingerprint import name_code
from followsuit.core.reason import Reason
from followsuit.games.takers.cards import BLACK, FLAG, NUMBER, PICTURE, RARE, RED
from followsuit.games.takers.table import Play, TakersTable

# Marks that characters and items put on a play.
BEATS_RARE: Final = 1
WINS_TIES: Final = 2
RED_AS_BLACK: Final = 4
PROTECTED: Final = 8  # a 10 that no 1 beats

TIER: Final = 100  # above every rank within a tier

# What there is, from the weakest on; by tiers, of which the lowest is below 0.
NORMAL_RANKS: Final[list[str]] = ["flag", "other", "led", "trump", "rare", "over-rare", "picture", "one"]
KAKUMEI_RANKS: Final[list[str]] = ["picture", "rare", "black", "other", "flag"]

ONE_BEATS_PICTURE: Final = Reason("TT-BER-08", "A 1 beats the picture card; the first 1 wins.")
PICTURE_WINS: Final = Reason("TT-BER-07", "The picture card beats all but a 1.")
RARE_WINS: Final = Reason("TT-STRN-05", "A Rare beats every number card; the first one wins.")
BLACK_WINS: Final = Reason("TT-STRN-02", "Black beats the other colours.")
LED_WINS: Final = Reason("TT-STRN-03", "It is the strongest card of the lead colour.")
ONE_BEATS_TEN: Final = Reason("TT-BER-13", "A 1 beats the 10 of its colour.")
ONLY_FLAGS: Final = Reason("TT-STRN-08", "Everyone played a White Flag; the first one wins.")
FLAG_IN_KAKUMEI: Final = Reason("TT-RES-12", "In Kakumei a White Flag is the strongest; the first one wins.")
WEAKEST_WINS: Final = Reason("TT-RES-11", "In Kakumei the smallest number wins, black after the others.")
NO_NUMBER_IN_KAKUMEI: Final = Reason(
    "TT-RES-12", "In Kakumei a Rare wins where nobody played a number or a White Flag; the first one wins."
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Order:
    """One way to judge a trick. It keeps nothing."""

    def words(self, out: list[int]) -> None:
        out.append(name_code(type(self).__name__))

    def winner(self, t: TakersTable, because: list[Reason]) -> int:
        """Which play wins; the reasons are added."""
        keys = self.keys(t)
        plays = t.plays
        best = 0
        for i in range(1, len(keys)):
            if keys[i] > keys[best]:
                best = i
        because.append(self.why(t, plays[best], keys[best]))
        is_tied = False
        for i in range(best + 1, len(keys)):
            if keys[i] == keys[best]:
                if plays[i].marks & WINS_TIES:
                    why = plays[i].why
                    if why is not None:
                        because.append(why)
                    return i
                is_tied = is_tied or plays[i].seat != plays[best].seat
        if is_tied:
            why_first = self.why_first(t, keys[best])
            if why_first is not None:
                because.append(why_first)
        return best

    def keys(self, t: TakersTable) -> list[int]:
        raise NotImplementedError

    def why(self, t: TakersTable, play: Play, key: int) -> Reason:
        raise NotImplementedError

    def ranks(self) -> list[str]:
        """What there is, from the weakest on, for those who show it."""
        raise NotImplementedError

    def rank_of(self, play: Play, key: int) -> int:
        """Which of them a play of this key is."""
        raise NotImplementedError

    def why_first(self, t: TakersTable, key: int) -> Reason | None:
        """TT-TRICK-16  The rule by which the first of equally strong plays wins, if `why` does not say it."""
        return None


class NormalOrder(Order):
    """TT-STR-02  A 1 beside a picture card; that card; what beats a Rare; Rare; black; lead colour; …"""

    def keys(self, t: TakersTable) -> list[int]:
        has_rare = False
        has_picture = False
        has_flag = False
        plays = t.plays
        for play in plays:
            if play.kind == RARE:
                has_rare = True
            elif play.kind == PICTURE:
                has_picture = True
            elif play.kind == FLAG:
                has_flag = True
        ones = 0  # masks of the power colours of the 1s and of the 10s that a 1 beats
        tens = 0
        for play in plays:
            if play.kind == NUMBER:
                if play.value == 1:
                    ones |= COLOUR_BIT[power_colour(play, has_flag)]
                elif play.value == 10 and not play.marks & PROTECTED:
                    tens |= COLOUR_BIT[power_colour(play, has_flag)]
        keys: list[int] = []
        for play in plays:
            if play.kind == NUMBER:
                power = power_colour(play, has_flag)
                rank = play.value
                if rank == 1 and tens & COLOUR_BIT[power]:
                    rank = 11
                elif rank == 10 and play.marks & PROTECTED and ones & COLOUR_BIT[power]:
                    rank = 12
                tier = 2 if power == BLACK else 1 if power == t.led else 0
                if play.value == 1 and has_picture:
                    tier = 6
                    rank = 0
                elif has_rare and play.marks & BEATS_RARE:
                    tier = 4
                    rank = 0
                keys.append(tier * TIER + rank)
            elif play.kind == PICTURE:
                keys.append(5 * TIER)
            elif has_rare and play.marks & BEATS_RARE:
                keys.append(4 * TIER)
            elif play.kind == RARE:
                keys.append(3 * TIER)
            else:
                keys.append(-TIER)
        return keys

    def ranks(self) -> list[str]:
        return NORMAL_RANKS

    def rank_of(self, play: Play, key: int) -> int:
        return key // TIER + 1

    def why(self, t: TakersTable, play: Play, key: int) -> Reason:
        if key >= 6 * TIER:
            return ONE_BEATS_PICTURE
        if key >= 5 * TIER:
            return PICTURE_WINS
        if key >= 4 * TIER:
            assert play.why is not None
            return play.why
        if key >= 3 * TIER:
            return RARE_WINS
        if key < 0:
            return ONLY_FLAGS
        if play.kind == NUMBER and play.why is not None and explains(play, key):
            return play.why
        if key % TIER == 11:
            return ONE_BEATS_TEN
        return BLACK_WINS if key >= 2 * TIER else LED_WINS


def power_colour(play: Play, has_flag: bool) -> int:
    """The colour a number card fights as."""
    is_black = play.colour == RED and play.marks & RED_AS_BLACK and not has_flag
    return BLACK if is_black else play.colour


def explains(play: Play, key: int) -> bool:
    """Whether it won by what marks it: as black without being black, or as a 10 that no 1 beats."""
    return key % TIER == 12 or (key >= 2 * TIER and play.colour != BLACK)


class KakumeiOrder(Order):
    """TT-RES-08 to TT-RES-14  Weaker wins, the lead colour counts for nothing, nobody adds to it."""

    def keys(self, t: TakersTable) -> list[int]:
        keys: list[int] = []
        for play in t.plays:
            if play.kind == FLAG:
                keys.append(4 * TIER)
            elif play.kind == NUMBER:
                keys.append((2 if play.colour == BLACK else 3) * TIER - play.value)
            else:
                keys.append(TIER if play.kind == RARE else 0)
        return keys

    def ranks(self) -> list[str]:
        return KAKUMEI_RANKS

    def rank_of(self, play: Play, key: int) -> int:
        if play.kind == NUMBER:
            return 2 if play.colour == BLACK else 3
        return 4 if play.kind == FLAG else 1 if play.kind == RARE else 0

    def why(self, t: TakersTable, play: Play, key: int) -> Reason:
        if play.kind == FLAG:
            return FLAG_IN_KAKUMEI
        return WEAKEST_WINS if play.kind == NUMBER else NO_NUMBER_IN_KAKUMEI


COLOUR_BIT: Final[list[int]] = [1, 2, 4, 8, 16]
NORMAL: Final = NormalOrder()
KAKUMEI: Final = KakumeiOrder()
