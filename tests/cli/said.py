"""What the terminal says, said as it was said once: games that are played, replayed and looked up.

    python tests/cli/said.py                  write anew what every command says, into said/
    python tests/cli/said.py GAME COMMAND     what one of them says, to look at

Messages say their names and what they were given instead of their words: see tests/describe/told.py.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cli.command import invoke
from describe.told import hash_of, keyed
from followsuit import all_games, find_game
from followsuit.messages import voice
from stored import RECORDS

FOLDER: Final = Path(__file__).parent / "said"
# Whatever is asked, one of these answers it, or is refused in a sentence.
TYPED: Final = ["1", "2", "3", "1 2", "1 2 3", "done"]
ASKED: Final = ["help", "why", "look", "log", "why 1", "why 2", "nonsense", ""]
ROUNDS: Final = 40


def typed() -> str:
    lines: list[str] = []
    for i in range(ROUNDS):
        lines += [*TYPED, ASKED[i % len(ASKED)]]
    return "\n".join([*lines, "quit", ""])


def commands(name: str) -> dict[str, tuple[list[str], str]]:
    """By a word what is typed into a shell, and into the game."""
    game = find_game(name)
    found: dict[str, tuple[list[str], str]] = {
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


def said(arguments: list[str], entered: str) -> str:
    result = invoke(*arguments, input=entered)
    return f"{result.exit_code}\n{result.stdout}\n{result.stderr}"


def lines_of(name: str) -> Iterator[str]:
    for word, (arguments, entered) in commands(name).items():
        yield f"{word} {hash_of(said(arguments, entered))}"


def main() -> None:
    voice.__dict__["messages_of"] = keyed
    match sys.argv[1:]:
        case [name]:
            print("\n".join(lines_of(name)))
        case [name, word]:
            print(said(*commands(name)[word]))
        case _:
            FOLDER.mkdir(exist_ok=True)
            for name in all_games():
                (FOLDER / f"{name}.txt").write_text("\n".join([*lines_of(name), ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
