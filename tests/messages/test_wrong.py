"""What is wrong with something given is said in every language: whatever the terminal may complain of."""

import ast
import pickle
import re
from pathlib import Path

import pytest

from followsuit import all_games
from followsuit.cli.one_line import OF_ARGUMENTS
from followsuit.cli.setting import LEVELS_OF_ALL, LEVELS_OF_OTHERS
from followsuit.core.errors import WrongOption
from followsuit.core.sentence import Sentence
from followsuit.messages.files import all_languages, found, messages_of, slug
from followsuit.messages.wrong import said_to, saying_of

SOURCE = Path(__file__).parents[2] / "src" / "followsuit"
OTHERS = all_languages()[1:]
# Where errors are raised that a command shows, but for what a study or a scenario has inside.
SHOWN = [
    *SOURCE.glob("cli/*.py"),
    *SOURCE.glob("games/**/options.py"),
    *[SOURCE / name for name in ("registry.py", "rulebook.py", "bots/roster.py", "lessons/shelf.py")],
    *[SOURCE / "core" / name for name in ("game_option.py", "record.py")],
]
TO_TYPER = "numbers.py"  # whose sentence is recognized


def patterns() -> set[str]:
    """Of every `Sentence(…)` in the sources: a text, or the name that one was given just before."""
    known = {*OF_ARGUMENTS, LEVELS_OF_ALL, LEVELS_OF_OTHERS}
    for path in SOURCE.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                known |= patterns_in(function)
    return known


def patterns_in(function: ast.FunctionDef) -> set[str]:
    nodes = list(ast.walk(function))
    made = [node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func) == "Sentence"]
    given = [
        node.value
        for node in nodes
        if made and isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pattern"
    ]
    texts = [node for value in given for node in ast.walk(value)] + [call.args[0] for call in made]
    return {node.value for node in texts if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def errors_in_f_strings(path: Path) -> list[str]:
    raised = [
        node.exc
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args
    ]
    return [ast.unparse(error) for error in raised if isinstance(error.args[0], ast.JoinedStr)]


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_about_what_is_wrong_is_said_in_every_language(language: str) -> None:
    known = patterns()
    assert len(known) > 75
    assert sorted(pattern for pattern in known if saying_of(pattern, language) is None) == []


@pytest.mark.parametrize("language", OTHERS)
def test_for_which_tables_an_option_is_too(language: str) -> None:
    words = of_needs()
    assert len(words) > 12
    assert sorted(one for one in words if said_to(one, language) == one) == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_said_that_nobody_says_any_more(language: str) -> None:
    known = {f"errors-{slug(pattern)}" for pattern in patterns() | constants() | of_needs()}
    said = {id for name in found() for id in messages_of(name, language) if id.startswith("errors-")}
    assert said - known == set()


def of_needs() -> set[str]:
    """What our games say of the tables that their options are for."""
    return {
        need.words
        for game in all_games().values()
        for option in game.options
        for need in [*option.needs, *option.idle_without]
        if type(game).__module__.startswith("followsuit.")
    }


def constants() -> set[str]:
    """Errors without anything to fill in."""
    nodes = [node for path in SHOWN for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize(
    "path", [path for path in SHOWN if path.name != TO_TYPER], ids=lambda path: path.name
)
def test_no_error_that_is_shown_is_put_together_where_no_language_finds_it(path: Path) -> None:
    assert errors_in_f_strings(path) == []


def test_one_that_is_put_together_is_found(tmp_path: Path) -> None:
    made_up = tmp_path / "made_up.py"
    made_up.write_text('raise WrongOption(f"{name} is wrong.")')
    assert len(errors_in_f_strings(made_up)) == 1


def test_values_and_what_there_is_to_choose_from_are_filled_in() -> None:
    sentence = Sentence("{name} is {allowed}, not {value}.", name="lives", allowed=["2", "3"], value="{9}")
    assert str(WrongOption(sentence)) == "lives is 2 or 3, not {9}."
    assert said_to(pickle.loads(pickle.dumps(WrongOption(sentence))).args[0], "ja") == said_to(sentence, "ja")
    assert type(said_to(sentence, "en")) is str
    assert said_to(sentence, "ja") == "lives に指定できるのは 2か3 です（{9} ではありません）。"
    assert re.search("ライトゲーム1", said_to("for a table that plays light game 1 (mode light1)", "ja"))
    assert said_to("Nobody has ever said this.", "ja") == "Nobody has ever said this."
