"""The end of a round and of the game: LT-SCORE-01 to LT-SCORE-12, LT-END-01 to LT-END-05."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Step
from followsuit.games.little.table import LittleTable, is_ahead
from followsuit.games.takers.awards import Award
from followsuit.games.takers.scoring import settle, tell_award

MOST_POINTS: Final = Reason("LT-END-01", "The most points after the last round win.")
MOST_POINTS_OF_TWO: Final = Reason("LT-2P-01", MOST_POINTS.sentence)
LOWER_NUMBERS: Final = Reason("LT-END-02", "As many points as another player, and lower character numbers.")
LOWER_NUMBER_LIGHT_1: Final = Reason("LT-LIGHT-13", LOWER_NUMBERS.sentence)
LOWER_NUMBERS_OF_TWO: Final = Reason("LT-2P-24", LOWER_NUMBERS.sentence)
SHIELDED: Final = Reason("LT-BEAST-16", "The shield of OKO keeps off every loss.")


class NoteFiveWins(Step[LittleTable]):
    """LT-TRICK-07, LT-SCORE-10, LT-2P-04  R1: five wins with a character that says so win at once."""

    def run(self, t: LittleTable) -> None:
        if t.seat_count == 2:
            return
        for role in t.by_priority():
            why = role.character.wins_game(t, role)
            if why is not None:
                t.win(role.seat, why)
                return


class ScoreRound(Step[LittleTable]):
    """LT-SCORE-01 to LT-SCORE-07, LT-SCORE-11  R2, R3: every line of every player; losses, then gains."""

    def run(self, t: LittleTable) -> None:
        gains = [0] * t.seat_count
        losses = [0] * t.seat_count
        awards: list[list[Award]] = [[] for _ in range(t.seat_count)]
        for role in t.by_priority():
            for award in role.character.score(t, role):
                awards[award.seat].append(award)
            for award in role.character.score_others(t, role):
                awards[award.seat].append(award)
        for seat in t.clockwise_from(t.first_player):
            for award in awards[seat]:
                if award.amount >= 0:
                    gains[seat] += award.amount
                    tell_award(t, award)
                elif t.is_shielded(seat):
                    tell_shielded(t, award)
                else:
                    losses[seat] += award.amount
                    tell_award(t, award)
        settle(t, losses, gains, t.first_player)


def tell_shielded(t: LittleTable, award: Award) -> None:
    """LT-BEAST-16"""
    if t.log is not None:
        t.log.tell("shielded", seat=award.seat, number=-award.amount, because=[award.why, SHIELDED])


class FindWinner(Step[LittleTable]):
    """LT-END-01, LT-END-02, LT-2P-01, LT-2P-24, LT-LIGHT-13  R5: after the last round the most points win."""

    def run(self, t: LittleTable) -> None:
        if not t.is_last_round():
            return
        first = 0
        for seat in range(1, t.seat_count):
            if is_ahead(t, seat, first):
                first = seat
        is_tied = t.points.count(t.points[first]) > 1
        t.win(first, why_tie(t) if is_tied else MOST_POINTS_OF_TWO if t.seat_count == 2 else MOST_POINTS)


def why_tie(t: LittleTable) -> Reason:
    """LT-END-02, LT-2P-24, LT-LIGHT-13  By the way this table plays."""
    if t.seat_count == 2:
        return LOWER_NUMBERS_OF_TWO
    return LOWER_NUMBER_LIGHT_1 if t.rules.is_light_1 else LOWER_NUMBERS


END_OF_ROUND: Final[list[AnyStep]] = [NoteFiveWins(), ScoreRound(), FindWinner()]
