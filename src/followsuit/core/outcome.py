"""How a game ended: a place for every seat, the way it was won, and what was counted."""

import math
from typing import Any, Final

from followsuit.core.fingerprint import name_code
from followsuit.core.reason import Reason

LOG_OF_TWO: Final = 0.6931471805599453
NO_TEAMS: Final[list[int]] = []


class Outcome:
    """How a game ended. Never changed once made.

    Equal places are shared; the seats of a team have the same one.
    """

    def __init__(
        self, places: list[int], way: Reason, scores: list[int], teams: list[int] = NO_TEAMS
    ) -> None:
        self.places = places  # by seat; 1 is best
        self.way = way  # the rule by which the game was won
        self.scores = scores  # what the places were given for, by seat
        self.teams = teams  # by seat, its team; none where everybody plays alone

    def __repr__(self) -> str:
        return f"Outcome(places={self.places}, way={self.way.rule!r}, scores={self.scores})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome) or other.way != self.way:
            return False
        return other.places == self.places and other.scores == self.scores and other.teams == self.teams

    def __hash__(self) -> int:
        return hash((self.way, *self.places, *self.scores))

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.places, self.way, self.scores, self.teams)

    def winners(self) -> list[int]:
        """The seats in first place, at least one."""
        return [seat for seat in range(len(self.places)) if self.places[seat] == 1]

    def standing(self) -> list[float]:
        """The victory, shared equally among those who have it."""
        share = 1.0 / len(self.winners())
        return [share if place == 1 else 0.0 for place in self.places]

    def words(self, out: list[int]) -> None:
        out.append(len(self.places))
        out += self.places
        out.append(name_code(self.way.rule))
        out += self.scores
        out += self.teams


def places_by_score(scores: list[int]) -> list[int]:
    """The most is first; equal scores share a place, and the places after it are left free."""
    places: list[int] = []
    for score in scores:
        place = 1
        for other in scores:
            if other > score:
                place += 1
        places.append(place)
    return places


def shares_of(worths: list[float], twice: float) -> list[float]:
    """What share of the victory each seat may hope for, who has so much: `twice` more are worth twice it."""
    most = max(worths)
    weights = [math.exp((worth - most) / twice * LOG_OF_TWO) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]
