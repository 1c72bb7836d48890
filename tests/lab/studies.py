"""Studies for tests, and how they are run."""

from pathlib import Path
from typing import Any

from followsuit.lab.crews import Alone, Crew
from followsuit.lab.figures import figures_of
from followsuit.lab.reading import study_of
from followsuit.lab.rows import StudyFolder
from followsuit.lab.running import StudyResult, run
from followsuit.lab.study import Study


def study(game: str = "fair", name: str = "study", **facts: Any) -> Study:
    return study_of(name, {"game": game, "bots": ["random"], **facts}, [])


def run_in(folder: Path, wanted: Study, crew: Crew | None = None) -> StudyResult:
    keeper = StudyFolder(folder, wanted)
    kept = keeper.open()
    found = run(wanted, keeper, crew or Alone(wanted), kept, lambda course: None)
    assert found is not None
    return found


def figures(folder: Path, wanted: Study) -> dict[str, Any]:
    return figures_of(wanted, run_in(folder, wanted))


def line(lines: list[dict[str, Any]], key: str) -> dict[str, Any]:
    """The line of this key."""
    return next(one for one in lines if one["key"] == key)
