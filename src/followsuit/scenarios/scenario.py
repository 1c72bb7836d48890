"""What a scenario says, once read: a position, a script and what must hold. Nothing here runs."""

from dataclasses import dataclass

from followsuit.core.game import Game
from followsuit.scenarios.coach import Coach, Lesson
from followsuit.scenarios.lines import TomlLines
from followsuit.scenarios.primer import Primer


@dataclass(frozen=True)
class ScenarioAnswer:
    seat: int
    pick: int


@dataclass(frozen=True)
class ExpectedRefusal:
    """An answer that would be refused, and the rule that forbids it; None where any may.

    A number below 0 or too large for any question is no answer at all; then there is only its text.
    """

    answer: ScenarioAnswer | None
    rule: str | None
    text: str


@dataclass(frozen=True)
class ExpectedQuestion:
    """A seat that is asked now, and all it may answer; None where the scenario does not say what."""

    seat: int
    options: list[int] | None


@dataclass(frozen=True)
class Happening:
    """An event as far as the scenario describes it; what is None is not compared."""

    kind: str
    seat: int | None = None
    other: int | None = None
    cards: list[int] | None = None
    number: int | None = None
    rules: list[str] | None = None


@dataclass(frozen=True)
class Ending:
    """How the game ended, as far as the scenario says; what is None is not compared."""

    places: list[int] | None
    scores: list[int] | None
    way: str | None


@dataclass(frozen=True)
class ScenarioStep:
    """Answers, and what must hold once they are given. What is None or empty is not looked at."""

    answers: list[ScenarioAnswer]
    asked: list[ExpectedQuestion] | None  # nobody, where the list is empty
    question: str | None
    refused: list[ExpectedRefusal]
    told: list[Happening]
    not_told: list[Happening]
    told_to: dict[int, list[Happening]]  # by viewer
    table: dict[str, object]  # by key of the position
    sees: dict[int, dict[str, object]]  # by viewer, then by key of the position
    outcome: Ending | None
    position: dict[str, object] | None  # another one, which the step begins with
    coach: Coach | None

    def expects_something(self) -> bool:
        is_said = self.asked is not None or self.question is not None or self.outcome is not None
        happenings = self.told or self.not_told or any(self.told_to.values())
        values = self.table or any(self.sees.values())
        return is_said or bool(self.refused or happenings or values)


@dataclass(frozen=True)
class Scenario:
    id: str
    title: str
    rules: list[str]
    game: Game
    players: int
    seed: int
    options: dict[str, int | str | bool]
    position: dict[str, object] | None  # None: the game from its beginning
    steps: list[ScenarioStep]
    lines: TomlLines  # where each of these stands in the file
    lesson: Lesson | None
    primer: Primer | None
