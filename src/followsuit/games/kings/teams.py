"""Games of two teams: points and places that all players of a team share."""

from followsuit.core.reason import Reason
from followsuit.games.kings.table import KingsTable


def team_of(t: KingsTable, team: int) -> list[int]:
    """The seats of a team."""
    return [seat for seat in range(t.seat_count) if t.teams[seat] == team]


def team_points(t: KingsTable, team: int) -> int:
    return t.points[t.teams.index(team)]


def set_team_points(t: KingsTable, points: list[int]) -> None:
    """By team; every seat has what its team has."""
    t.points = [points[team] for team in t.teams]
    if t.log is not None:
        for seat in range(t.seat_count):
            t.log.tell("points", seat=seat, number=t.points[seat])


def sum_of_king_numbers(t: KingsTable, team: int) -> int:
    """KW-END-03, KN-END-02  As the Kings of the team lie."""
    total = 0
    for seat in team_of(t, team):
        total += t.king_number(seat)
    return total


def end_for_team(t: KingsTable, team: int, why: Reason) -> None:
    """This team has won, and its players share the victory."""
    winners = t.teams.count(team)
    t.end([1 if other == team else 1 + winners for other in t.teams], why)
