"""7  Collector: reserves a play of each trick, and makes combinations of all that was taken (4.7)."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.core.strip import NOT_LIT, Occasion, Strip
from followsuit.games.little import numbers
from followsuit.games.little.table import little_table
from followsuit.games.takers.awards import Award
from followsuit.games.takers.powers.collecting import CollectsSets
from followsuit.games.takers.powers.combinations import (
    FLUSH,
    OF_A_KIND,
    STRAIGHT,
    STRAIGHT_FLUSH,
    CardSet,
    SetKind,
    best_sets,
    strip_of_sets,
)
from followsuit.games.takers.table import Role, TakersTable

MAY_RESERVE: Final = Reason("LT-COLL-01", "Reserve a play that lies open in the trick, or none.")
GOES_ALONG: Final = Reason("LT-COLL-06", "Both cards of a play are reserved together; name the main one.")
NOT_RESERVABLE: Final = Reason("LT-COLL-01", "Only what lies open in the trick can be reserved.")
COMBINATION: Final = Reason("LT-COLL-09", "A combination of taken cards.")
UNUSED: Final = Reason("LT-COLL-13", "Every two taken cards outside a combination cost 10 points.")

# In the order of numbers.COMBINATIONS.
SHAPES: Final = (
    (FLUSH, 3),
    (STRAIGHT, 3),
    (OF_A_KIND, 3),
    (STRAIGHT_FLUSH, 3),
    (OF_A_KIND, 4),
    (STRAIGHT_FLUSH, 5),
)
COMBINATIONS: Final[list[SetKind]] = [
    SetKind(SHAPES[line][0], SHAPES[line][1], numbers.COMBINATIONS[line])
    for line in range(len(SHAPES) - 1, -1, -1)
]


FOR_WINS: Final[list[int]] = [10, 30, 50, 60, 60, 60]


class Collector(CollectsSets):
    code: ClassVar[str] = "07"
    name: ClassVar[str] = "Collector"
    may_reserve: ClassVar[Reason] = MAY_RESERVE
    goes_along: ClassVar[Reason] = GOES_ALONG
    not_reservable: ClassVar[Reason] = NOT_RESERVABLE
    why_set: ClassVar[Reason] = COMBINATION
    why_unused: ClassVar[Reason] = UNUSED
    acts: ClassVar[tuple[Act, ...]] = (
        Act("after-card", "reserve"),
        Act("end", "sets"),
    )

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """LT-COLL-09 to LT-COLL-21  The combinations are gains; what is left over is a loss."""
        return self.awards_for(t, role, best_combinations(t, role))

    def strip(self, at: Occasion) -> Strip | None:
        """LT-COLL-09"""
        return strip_of_sets(COMBINATIONS)

    def lit_cell(self, t: TakersTable, role: Role) -> int:
        """None: several combinations may count."""
        return NOT_LIT

    def points_by_wins(self, is_of_two: bool) -> list[int]:
        """What bots hope for: combinations of the cards that are taken."""
        return FOR_WINS[:]


def best_combinations(t: TakersTable, role: Role) -> list[CardSet]:
    """LT-COLL-14, LT-DEC-27  Those that leave the seat with the most points, as losses stop at 0."""
    return best_sets(t.taken(role.seat), COMBINATIONS, t.prints, most_to_lose(t, role))


def most_to_lose(t: TakersTable, role: Role) -> int:
    """LT-SCORE-02, LT-BEAST-16  What the cards left over can cost at most: points no other loss takes."""
    seat = role.seat
    if little_table(t).is_shielded(seat):
        return 0
    left = t.points[seat]
    for other in t.roles:
        if other.seat == seat and other.index != role.index:
            left += losses(other.character.score(t, other), seat)
        left += losses(other.character.score_others(t, other), seat)
    return max(0, left)


def losses(awards: list[Award], seat: int) -> int:
    return sum([award.amount for award in awards if award.seat == seat and award.amount < 0])
