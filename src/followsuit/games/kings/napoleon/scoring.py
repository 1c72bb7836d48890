"""The end of a round and of the game: KN-SCORE-01 to KN-SCORE-09, KN-END-01 to KN-END-03."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.reason import Reason
from followsuit.core.step import Step
from followsuit.games.kings.backs import back_of_king
from followsuit.games.kings.cards import KIND, VALUE, WHITE
from followsuit.games.kings.napoleon.sides import EMPERORS_TEAM, OTHER_TEAM, TEAMS
from followsuit.games.kings.numbers import A_FLAG, A_PICTURE, A_TRICK, KING_UNUSED
from followsuit.games.kings.table import KingsTable
from followsuit.games.kings.teams import end_for_team, set_team_points, sum_of_king_numbers, team_points
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import FLAG, RARE
from followsuit.games.takers.scoring import tell_award

FOR_TRICKS: Final = Reason("KN-SCORE-01", "Every trick brings 10.")
FOR_PICTURES: Final = Reason("KN-SCORE-02", "Every Rare, 11 and 12 taken brings 10.")
FOR_COLOUR: Final = Reason(
    "KN-SCORE-03", "A King that was played brings 10 for each card of its colour taken."
)
FOR_SPECIALS: Final = Reason("KN-SCORE-04", "The White King was played and brings points for special cards.")
FOR_FLAGS: Final = Reason("KN-SCORE-05", "Every White Flag taken costs 10.")
FOR_KING: Final = Reason("KN-SCORE-06", "A King that was never played brings points at the end.")
OF_OTHERS: Final = Reason("KN-SCORE-08", "What the others of the team brought.")
MORE_POINTS: Final = Reason("KN-END-01", "The team has more points after two rounds.")
SMALLER_SUM: Final = Reason(
    "KN-END-02", "The teams are level, and the King Numbers here have the smaller sum."
)
EMPERORS: Final = Reason("KN-END-03", "Points and King Numbers are level; the Emperor's team wins.")

LOWEST_PICTURE: Final = 11


class ScoreRound(Step[KingsTable]):
    """KN-SCORE-08, KN-SCORE-09  What the players of a team gain and lose is its own; never less than 0."""

    def run(self, t: KingsTable) -> None:
        own = [0] * t.seat_count
        gained = [0] * TEAMS
        for seat in range(t.seat_count):
            for award in awards_of(t, seat):
                own[seat] += award.amount
                tell_award(t, award)
            gained[t.teams[seat]] += own[seat]
        for seat in range(t.seat_count):
            of_others = gained[t.teams[seat]] - own[seat]
            if of_others:
                tell_award(t, Award(seat, of_others, OF_OTHERS))
        set_team_points(t, [max(0, team_points(t, team) + gained[team]) for team in range(TEAMS)])


def awards_of(t: KingsTable, seat: int) -> list[Award]:
    """KN-SCORE-01 to KN-SCORE-06  What one player brings the team, each with its reason."""
    taken = t.taken(seat)
    found = [
        Award(seat, A_TRICK * t.wins[seat], FOR_TRICKS),
        Award(seat, A_PICTURE * count_pictures(taken), FOR_PICTURES),
    ]
    colour = t.sets[seat]
    if t.played & BIT[colour]:
        why = FOR_SPECIALS if colour == WHITE else FOR_COLOUR
        found.append(Award(seat, back_of_king(colour, taken), why))
    elif t.is_last_round():
        found.append(Award(seat, KING_UNUSED[colour], FOR_KING))
    found.append(Award(seat, A_FLAG * count_flags(taken), FOR_FLAGS))
    return [award for award in found if award.amount]


def count_pictures(cards: list[int]) -> int:
    """KN-SCORE-02  Rares, and 11s and 12s of every colour, white too."""
    count = 0
    for card in cards:
        if KIND[card] == RARE or VALUE[card] >= LOWEST_PICTURE:
            count += 1
    return count


def count_flags(cards: list[int]) -> int:
    count = 0
    for card in cards:
        if KIND[card] == FLAG:
            count += 1
    return count


class FindWinner(Step[KingsTable]):
    """KN-END-01 to KN-END-03  After Round 2."""

    def run(self, t: KingsTable) -> None:
        if t.is_last_round():
            points = [team_points(t, team) for team in range(TEAMS)]
            sums = [sum_of_king_numbers(t, team) for team in range(TEAMS)]
            end_for_team(t, winning_team(points, sums), why_won(points, sums))


def winning_team(points: list[int], sums: list[int]) -> int:
    """By points, sums of King Numbers, and the Emperor."""
    if points[0] != points[1]:
        return EMPERORS_TEAM if points[EMPERORS_TEAM] > points[OTHER_TEAM] else OTHER_TEAM
    return EMPERORS_TEAM if sums[EMPERORS_TEAM] <= sums[OTHER_TEAM] else OTHER_TEAM


def why_won(points: list[int], sums: list[int]) -> Reason:
    if points[0] != points[1]:
        return MORE_POINTS
    return SMALLER_SUM if sums[0] != sums[1] else EMPERORS
