"""Which lessons there are: every file in the folder of a game, in the order of their names.

A package with games of its own names its folder of lessons as an entry point of the group
`followsuit.lessons`. It is like ours: a folder for each game, and `primers`.
"""

import tomllib
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from followsuit.core.errors import FollowSuitError
from followsuit.core.game import Game
from followsuit.core.sentence import Sentence
from followsuit.describe.wording import wording
from followsuit.lessons import shapes
from followsuit.registry import all_games
from followsuit.scenarios.coach import PARTS, Lesson, in_language
from followsuit.scenarios.reading import read_scenario
from followsuit.scenarios.scenario import Scenario

ENDING: Final = ".toml"
FOLDER: Final = "followsuit.lessons"
GROUP: Final = "followsuit.lessons"


class NoSuchLesson(FollowSuitError):
    """A lesson that nobody has written."""


@cache
def folders() -> list[Traversable]:
    """Ours, then those of other packages by the names of their entry points."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return [files(FOLDER), *[files(point.module) for point in points]]


@cache
def texts_of(game_id: str) -> dict[str, str]:
    """The lesson files of a game by their names, in order; of two of one name the one found first."""
    found: dict[str, Traversable] = {}
    for folder in [folder / game_id for folder in folders()]:
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(ENDING):
                found.setdefault(file.name, file)
    return {name: found[name].read_text(encoding="utf-8") for name in sorted(found)}


@cache
def read_lesson(game_id: str, name: str) -> Scenario:
    """One of these files."""
    return read_scenario(texts_of(game_id)[name])


@cache
def names_of(game_id: str) -> list[str]:
    """The files by their parts, then by their names. Only their heads are looked at: a phone reads slowly."""
    texts = texts_of(game_id)
    parts = {name: PARTS.index(tomllib.loads(text)["lesson"]["part"]) for name, text in texts.items()}
    return sorted(texts, key=lambda name: parts[name])


def lessons_of(game_id: str) -> list[Scenario]:
    """All of them, in that order."""
    return [read_lesson(game_id, name) for name in names_of(game_id)]


def id_in(name: str) -> str:
    """A file is called after its lesson: 80-strength.toml."""
    return name.removesuffix(ENDING).partition("-")[2]


def head_of(scenario: Scenario) -> Lesson:
    assert scenario.lesson is not None, f"{scenario.id} is no lesson"
    return scenario.lesson


def is_worked_example(scenario: Scenario) -> bool:
    return head_of(scenario).part == "examples"


def find_lesson(game: Game, id: str) -> Scenario:
    for name in texts_of(game.id):
        if id_in(name) == id:
            return read_lesson(game.id, name)
    known = ", ".join(map(id_in, names_of(game.id)))
    if not known:
        raise NoSuchLesson(Sentence("{game} has no lessons.", game=game.name))
    pattern = "{game} has no lesson {lesson}; it has {known}."
    raise NoSuchLesson(Sentence(pattern, game=game.name, lesson=id, known=known))


def lesson_after(scenario: Scenario) -> Scenario | None:
    names = names_of(scenario.game.id)
    ids = list(map(id_in, names))
    at = ids.index(scenario.id) + 1 if scenario.id in ids else len(ids)
    return read_lesson(scenario.game.id, names[at]) if at < len(names) else None


def facts_of(scenario: Scenario, language: str) -> shapes.LessonFacts:
    from followsuit.lessons.script import plain  # what words name is said there

    lesson = head_of(scenario)
    return shapes.LessonFacts(
        id=scenario.id,
        title=plain(scenario, in_language(lesson.title, language), language),
        about=plain(scenario, in_language(lesson.about, language), language),
        part=lesson.part,  # type: ignore[arg-type]  # one of PARTS, as it was read
        piece=lesson.piece,
        minutes=lesson.minutes,
    )


def shelf(language: str) -> shapes.Lessons:
    """The lessons of all games that have some, in the order of the games on their shelf."""
    games = sorted(all_games().values(), key=lambda game: (game.shelf, game.id))
    return shapes.Lessons([game_lessons(game, language) for game in games if texts_of(game.id)])


def game_lessons(game: Game, language: str) -> shapes.GameLessons:
    from followsuit.lessons.primer import has_primer

    return shapes.GameLessons(
        game=game.id,
        has_primer=has_primer(game.id),
        name=wording(game, language).text("game", "name", game.name),
        lessons=[facts_of(scenario, language) for scenario in lessons_of(game.id)],
    )
