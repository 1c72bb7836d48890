"""Who wins the main game, or the game of two players."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.core.step import Step
from followsuit.games.kings.table import KingsTable

MOST_POINTS: Final = Reason("KT-END-01", "The most points after Round 3 win.")
MOST_POINTS_OF_TWO: Final = Reason("KT2-END-02", MOST_POINTS.sentence)
SMALLEST_NUMBER: Final = Reason("KT-END-02", "As many points as another player, and a smaller King Number.")
SMALLER_OF_TWO: Final = Reason("KT2-END-02", "As many points as the other player, and a smaller King Number.")


class FindWinner(Step[KingsTable]):
    """KT-END-01, KT-END-02, KT-KNUM-04, KT-FLOW-07, KT2-END-02  After Round 3, and never before."""

    def run(self, t: KingsTable) -> None:
        if not t.is_last_round():
            return
        places: list[int] = []
        for seat in range(t.seat_count):
            place = 1
            for other in range(t.seat_count):
                if is_ahead(t, other, seat):
                    place += 1
            places.append(place)
        is_tied = t.points.count(max(t.points)) > 1
        if t.rules.is_two:
            t.end(places, SMALLER_OF_TWO if is_tied else MOST_POINTS_OF_TWO)
        else:
            t.end(places, SMALLEST_NUMBER if is_tied else MOST_POINTS)


def is_ahead(t: KingsTable, one: int, other: int) -> bool:
    """More points; or as many, and a smaller King Number, which no two players share (KT-KNUM-05)."""
    if t.points[one] != t.points[other]:
        return t.points[one] > t.points[other]
    return t.king_number(one) < t.king_number(other)


FIND_WINNER: Final = FindWinner()
