"""The end of a round and of the game: KW-SCORE-01 to KW-SCORE-03, KW-END-01 to KW-END-05."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.core.step import Step
from followsuit.games.kings.counting import own_wins
from followsuit.games.kings.numbers import WHIST_GOAL, WHIST_ROUNDS, WHIST_WIN
from followsuit.games.kings.table import KingsTable
from followsuit.games.kings.teams import (
    end_for_team,
    set_team_points,
    sum_of_king_numbers,
    team_of,
    team_points,
)
from followsuit.games.takers.awards import Award
from followsuit.games.takers.scoring import tell_award

TEAMS: Final = 2
MORE_WINS: Final = Reason("KW-SCORE-02", "The team has more wins than the other.")
LEVEL: Final = Reason("KW-SCORE-03", "The teams have as many wins, so both are paid.")
REACHED_GOAL: Final = Reason("KW-END-01", "The team has 200 points, and the other team has not.")
SMALLER_SUM: Final = Reason("KW-END-03", "Both teams have 200 points, and the King Numbers here are smaller.")
SMALLEST_KING: Final = Reason("KW-END-04", "Points and sums are level; the smallest King Number is here.")


class ScoreRound(Step[KingsTable]):
    """KW-SCORE-01 to KW-SCORE-03  The team with more wins gets 100, and both do if they are level."""

    def run(self, t: KingsTable) -> None:
        wins = [wins_of(t, team) for team in range(TEAMS)]
        most = max(wins)
        points: list[int] = []
        for team in range(TEAMS):
            points.append(team_points(t, team) + (WHIST_WIN if wins[team] == most else 0))
            tell_wins(t, team, wins)
        set_team_points(t, points)


def wins_of(t: KingsTable, team: int) -> int:
    """KW-SCORE-01  Tricks of both players, and one more for a Red Queen that took effect."""
    total = 0
    for seat in team_of(t, team):
        total += own_wins(t, seat)
    return total


def tell_wins(t: KingsTable, team: int, wins: list[int]) -> None:
    if t.log is None:
        return
    other = wins[1 - team]
    for seat in team_of(t, team):
        t.log.tell("team-wins", seat=seat, number=wins[team])
        if wins[team] >= other:
            tell_award(t, Award(seat, WHIST_WIN, LEVEL if wins[team] == other else MORE_WINS))


class FindWinner(Step[KingsTable]):
    """KW-END-01 to KW-END-05  After Round 2 somebody may have won; after Round 3 somebody has."""

    def run(self, t: KingsTable) -> None:
        points = [team_points(t, team) for team in range(TEAMS)]
        if t.round < WHIST_ROUNDS or (max(points) < WHIST_GOAL and not t.is_last_round()):
            return
        if points[0] != points[1]:
            end_for_team(t, 0 if points[0] > points[1] else 1, REACHED_GOAL)
            return
        sums = [sum_of_king_numbers(t, team) for team in range(TEAMS)]
        if sums[0] != sums[1]:
            end_for_team(t, 0 if sums[0] < sums[1] else 1, SMALLER_SUM)
        else:
            end_for_team(t, t.teams[t.by_king_number()[0]], SMALLEST_KING)
