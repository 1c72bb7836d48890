"""A card with points for the tricks won, on which winning all of them wins the game."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from followsuit.core.reason import Reason
from followsuit.core.strip import Occasion, Strip
from followsuit.games.takers.awards import Award
from followsuit.games.takers.character import Character, strip_by_wins
from followsuit.games.takers.scoring import by_wins
from followsuit.games.takers.table import Role, TakersTable

ALL_TRICKS: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoresByWins(Character):
    why_points: ClassVar[Reason]
    why_points_of_two: ClassVar[Reason | None] = None  # if that is another rule
    why_game: ClassVar[Reason]
    game_for_wins: ClassVar[tuple[int, ...]] = (ALL_TRICKS,)

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        return self.why_game if t.wins[role.seat] in self.game_for_wins else None

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        return [self.award_for_wins(t, role)]

    def award_for_wins(self, t: TakersTable, role: Role) -> Award:
        points = by_wins(t, role, self.points_for_wins, self.points_of_two)
        return Award(role.seat, points, self.why_table(t.seat_count))

    def strip(self, at: Occasion) -> Strip | None:
        return strip_by_wins(self, at, [self.why_table(at.players)])

    def why_table(self, players: int) -> Reason:
        """Two players may have a table of their own."""
        of_two = self.why_points_of_two
        return self.why_points if of_two is None or players > 2 else of_two
