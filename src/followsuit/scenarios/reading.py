"""A scenario's text, read and checked. Whatever is wrong is said in one sentence, with its line."""

import re
import tomllib
from collections.abc import Callable
from typing import Final, TypeVar

from followsuit.core.cards import SPECTATOR
from followsuit.core.errors import Unreadable
from followsuit.core.game import Game
from followsuit.registry import find_game
from followsuit.scenarios.lines import TomlLines
from followsuit.scenarios.notation import (
    read_answers,
    read_asked,
    read_happening,
    read_refusal,
    read_seat,
)
from followsuit.scenarios.part import TomlTable
from followsuit.scenarios.primer_words import read_primer
from followsuit.scenarios.scenario import Ending, Happening, Scenario, ScenarioStep
from followsuit.scenarios.words import read_coach, read_lesson

SCENARIO_KEYS: Final = [
    "id",
    "title",
    "rules",
    "game",
    "players",
    "seed",
    "options",
    "table",
    "lesson",
    "primer",
    "step",
]
STEP_KEYS: Final = [
    "answers",
    "asked",
    "question",
    "refused",
    "told",
    "not_told",
    "told_to",
    "table",
    "sees",
    "outcome",
    "position",
    "coach",
]
OUTCOME_KEYS: Final = ["places", "scores", "way"]
SPECTATOR_NAME: Final = "spectator"
MOST_DOTS: Final = 300
TOML_LINE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")

# By how the library begins what it says.
TOML_FAULTS: Final = {
    "Cannot mutate immutable namespace": "a table in braces cannot be added to; write all of it in braces, "
    "or each of its keys on a line of its own.",
    "Cannot overwrite a value": "this key has a value already; a table is written in braces or by its keys "
    "on lines of their own, not both.",
    "Cannot declare": "this table has been written already.",
    "Duplicate inline table key": "a key stands twice between these braces.",
}

T = TypeVar("T")


def read_scenario(text: str) -> Scenario:
    values = read_toml(text)
    lines = TomlLines(text)
    part = TomlTable(values, (), lines)
    part.allow_only(SCENARIO_KEYS, "a scenario")
    for key in ("id", "rules", "game", "players", "step"):
        part.require(key)
    with part.line_of("game"):
        game = find_game(part.text("game"))
    players = part.number("players")
    with part.line_of("players"):
        game.checked_options(players, {}, 0)
    seed = part.number("seed", 0)
    with part.line_of("seed"):
        game.checked_options(players, {}, seed)
    options = read_options(part, game)
    with part.line_of("options"):
        game.checked_options(players, options, seed)
    return Scenario(
        id=part.filled_text("id"),
        title=part.text("title", ""),
        rules=read_rules(part),
        game=game,
        players=players,
        seed=seed,
        options=options,
        position=part.table("table") if part.has("table") else None,
        steps=read_steps(part, game, players),
        lines=lines,
        lesson=read_lesson(part.part("lesson"), game, players) if part.has("lesson") else None,
        primer=read_primer(part.part("primer"), game, players) if part.has("primer") else None,
    )


def read_toml(text: str) -> dict[str, object]:
    """Each dot of a key makes the parser copy all before it; no key of ours has more than a few."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            raise Unreadable(f"a line has at most {MOST_DOTS} dots.", number)
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise Unreadable("this is nested too deeply.", 1) from error
    except ValueError as error:
        message = str(error)
        place = TOML_LINE.search(message)
        at = int(place[1]) if place and place[1] else text.count("\n") + 1
        raise Unreadable(f"this is not TOML: {in_our_words(TOML_LINE.sub('', message))}", at) from error


def in_our_words(message: str) -> str:
    """What is wrong with a text that is no TOML; of the commonest, without the words of the library."""
    for beginning, sentence in TOML_FAULTS.items():
        if message.startswith(beginning):
            return sentence
    return f"{message}."


def read_rules(part: TomlTable) -> list[str]:
    rules = part.texts("rules")
    if not rules or not all(rules):
        raise part.error("rules", "rules lists the rules that the scenario shows, at least one.")
    return rules


def read_options(part: TomlTable, game: Game) -> dict[str, int | str | bool]:
    options: dict[str, int | str | bool] = {}
    for name, value in part.table("options").items():
        with part.line_of("options", name):
            options[name] = game.option_named(name).check(value)
    return options


def read_steps(part: TomlTable, game: Game, players: int) -> list[ScenarioStep]:
    steps = [read_step(step, game, players) for step in part.parts("step")]
    if not any(step.expects_something() for step in steps):
        raise part.error("step", "no step says what must hold.")
    return steps


def read_step(part: TomlTable, game: Game, players: int) -> ScenarioStep:
    part.allow_only(STEP_KEYS, "a step")

    def happening(text: str) -> Happening:
        return read_happening(game, players, text)

    with part.line_of("answers"):
        answers = read_answers(game, players, part.text("answers", ""))
    asked = None
    if part.has("asked"):
        texts = part.text_or_texts("asked")
        with part.line_of("asked"):
            asked = read_asked(game, players, texts)
    return ScenarioStep(
        answers=answers,
        asked=asked,
        question=part.filled_text("question") if part.has("question") else None,
        refused=part.each("refused", lambda text: read_refusal(game, players, text)),
        told=part.each("told", happening),
        not_told=part.each("not_told", happening),
        told_to=by_viewer(part, "told_to", players, lambda views, name: views.each(name, happening)),
        table=part.table("table"),
        sees=by_viewer(part, "sees", players, lambda views, name: views.table(name)),
        outcome=read_outcome(part.part("outcome")) if part.has("outcome") else None,
        position=part.table("position") if part.has("position") else None,
        coach=read_coach(part.part("coach"), game, players) if part.has("coach") else None,
    )


def by_viewer(part: TomlTable, key: str, players: int, read: Callable[[TomlTable, str], T]) -> dict[int, T]:
    """Something for each of the viewers named: seats and, of those who only watch, 'spectator'."""
    views = part.part(key)
    found: dict[int, T] = {}
    for name in views.values:
        with views.line_of(name):
            viewer = SPECTATOR if name == SPECTATOR_NAME else read_seat(players, name)
        found[viewer] = read(views, name)
    return found


def viewer_name(viewer: int) -> str:
    return SPECTATOR_NAME if viewer == SPECTATOR else str(viewer)


def read_outcome(part: TomlTable) -> Ending:
    part.allow_only(OUTCOME_KEYS, "an outcome")
    if not part.values:
        raise part.error("", "outcome says at least one of places, scores and way.")
    return Ending(
        places=part.numbers("places") if part.has("places") else None,
        scores=part.numbers("scores") if part.has("scores") else None,
        way=part.filled_text("way") if part.has("way") else None,
    )
