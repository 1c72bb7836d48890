"""What the terminal says, said as it was said once: games that are played, replayed and looked up,
lessons and puzzles, and what is counted over many games.

    python tests/cli/said.py                  write anew what every command says, into said/
    python tests/cli/said.py GAME COMMAND     what one of them says, to look at

Messages say their names and what they were given instead of their words: see tests/describe/told.py. What a
lesson says is a number: the first text that is said is 1, whatever its words.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from cli.command import invoke
from describe.told import hash_of, keyed
from followsuit import all_games, find_game
from followsuit.cli import learn, review
from followsuit.lessons.shelf import lessons_of
from followsuit.messages import voice
from followsuit.puzzles.shelf import puzzles_of
from followsuit.review import Budget
from followsuit.scenarios.coach import ByLanguage, in_language
from stored import RECORDS

FOLDER: Final = Path(__file__).parent / "said"
# Whatever is asked, one of these answers it, or is refused in a sentence.
TYPED: Final = ["1", "2", "3", "1 2", "1 2 3", "done"]
ASKED: Final = ["help", "why", "look", "log", "why 1", "why 2", "nonsense", ""]
ROUNDS: Final = 40
TRIES: Final = 5  # of whatever a lesson may ask

Commands = dict[str, tuple[list[str], str]]  # by a word what is typed into a shell, and into the game
GLANCE: Final = Budget(worlds=1)  # at every answer of a game that is looked back on
KINDS: Final = ("played", "taught")


def typed() -> str:
    lines: list[str] = []
    for i in range(ROUNDS):
        lines += [*TYPED, ASKED[i % len(ASKED)]]
    return "\n".join([*lines, "quit", ""])


def commands(name: str) -> Commands:
    """By a word what is typed into a shell, and into the game."""
    game = find_game(name)
    found: Commands = {
        "games": (["games", name], ""),
        "games-json": (["games", name, "--json"], ""),
    }
    for players in game.players:
        playing = ["play", name, "--players", str(players), "--seed", "7", "--bots", "random"]
        found[f"play-{players}"] = (playing, typed())
    for path in [path for path in RECORDS if path.parent.name == name][::4]:
        found[f"replay-{path.stem}"] = (["replay", str(path), "--all"], "")
        found[f"replay-{path.stem}-seat"] = (["replay", str(path), "--at", "25", "--seat", "1"], "")
    return found


def taught(name: str) -> Commands:
    """Some lessons and puzzles, and what comes out of many games: by a word, what is typed."""
    found: Commands = {
        "learn": (["learn", name, "--list"], ""),
        "puzzle": (["puzzle", name, "--list"], ""),
        "numbers": (["lab", "numbers", name], ""),
    }
    for lesson in lessons_of(name)[::4]:
        found[f"learn-{lesson.id}"] = (["learn", name, lesson.id], tried())
    for puzzle in puzzles_of(name)[::8]:
        found[f"puzzle-{puzzle.id}"] = (["puzzle", name, puzzle.id], tried())
    record = next(str(path) for path in RECORDS if path.parent.name == name)
    found["review"] = (["review", record, "--seat", "1"], "")
    found["review-json"] = (["review", record, "--seat", "1", "--json", "--language", "ja"], "")
    many = [name, "--games", "5", "--seed", "3"]
    for bots in ("random", "thumb"):
        found[f"simulate-{bots}"] = (["simulate", *many, "--jobs", "1", "--bots", bots], "")
        found[f"simulate-{bots}-json"] = (["simulate", *many, "--jobs", "1", "--bots", bots, "--json"], "")
    found["arena"] = (["arena", *many, "--processes", "1", "--bots", "thumb,random"], "")
    found["reasons"] = (["rules", name, "--reasons", "--games", "2", "--json"], "")
    found["ja"] = (
        ["play", name, "--seed", "5", "--bots", "random", "--language", "ja"],
        "look\nwhy\n1\nquit\n",
    )
    found["games-ja"] = (["games", name, "--language", "ja"], "")
    return found


def tried() -> str:
    """Every number and every two of them, until one is right; now and then a word that is none."""
    numbers = [str(i) for i in range(1, 10)]
    pairs = [f"{i} {j}" for i in range(1, 5) for j in range(i + 1, 6)]
    return "\n".join(
        ["help", *[*numbers, "", "nonsense", "why", *pairs, "1 2 3", "done"] * TRIES, "quit", ""]
    )


class Numbered:
    """Texts by the order in which they were first said."""

    def __init__(self) -> None:
        self.texts: dict[str, int] = {}

    def in_language(self, words: ByLanguage, language: str) -> str:
        text = in_language(words, language)
        return f"<{self.texts.setdefault(text, len(self.texts) + 1)} in {language}>"


def said(arguments: list[str], entered: str) -> str:
    review.__dict__["Budget"] = lambda **_: GLANCE
    learn.__dict__["in_language"] = Numbered().in_language
    result = invoke(*arguments, input=entered)
    lines = [line for line in result.stdout.splitlines(keepends=True) if " ms on average" not in line]
    return f"{result.exit_code}\n{''.join(lines)}\n{result.stderr}"


def lines_of(name: str, asked: Callable[[str], Commands]) -> Iterator[str]:
    for word, (arguments, entered) in asked(name).items():
        yield f"{word} {hash_of(said(arguments, entered))}"


def main() -> None:
    voice.__dict__["messages_of"] = keyed
    match sys.argv[1:]:
        case [name, "played"]:
            print("\n".join(lines_of(name, commands)))
        case [name, "taught"]:
            print("\n".join(lines_of(name, taught)))
        case [name, word]:
            print(said(*{**commands(name), **taught(name)}[word]))
        case _:
            FOLDER.mkdir(exist_ok=True)
            for name in all_games():
                for kind, asked in zip(KINDS, (commands, taught), strict=True):
                    lines = "\n".join([*lines_of(name, asked), ""])
                    (FOLDER / f"{name}-{kind}.txt").write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main()
