"""Which puzzles there are: a file for each game, read when somebody asks for that game."""

from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import zip_longest
from typing import Final

import msgspec

from followsuit.core.errors import FollowSuitError, Unreadable
from followsuit.core.game import Game
from followsuit.describe.wording import wording
from followsuit.messages.voice import voice
from followsuit.puzzles import shapes
from followsuit.puzzles.puzzle import Puzzle, Puzzles
from followsuit.registry import all_games

FOLDER: Final = "followsuit.puzzles"
PUZZLES: Final = "puzzles"  # the folder of the messages, and of the files


class NoSuchPuzzle(FollowSuitError):
    """A puzzle that nobody has found."""


@cache
def file_of(game_id: str) -> Puzzles | None:
    """The file of a game, if it has one."""
    file = files(FOLDER) / "files" / f"{game_id}.json"
    return read_puzzles(file.read_text(encoding="utf-8")) if file.is_file() else None


def puzzles_of(game_id: str) -> list[Puzzle]:
    """The easy ones first; none of a game that has no file."""
    found = file_of(game_id)
    return [] if found is None else found.puzzles


def read_puzzles(text: str) -> Puzzles:
    try:
        return msgspec.json.decode(text, type=Puzzles, strict=True)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise Unreadable(f"this is no file of puzzles: {error}.") from error


def write_puzzles(found: Puzzles) -> str:
    """A line for each puzzle, so that a change of one is a change of one line."""
    head = f'{{"game":"{found.game}","rules_version":{found.rules_version},"puzzles":['
    lines = [msgspec.json.encode(puzzle).decode() for puzzle in found.puzzles]
    return head + "\n" + ",\n".join(lines) + "\n]}\n"


def find_puzzle(game: Game, id: str) -> Puzzle:
    for puzzle in puzzles_of(game.id):
        if puzzle.id == id:
            return puzzle
    raise NoSuchPuzzle(f"{game.name} has no puzzle {id}.")


def puzzle_after(game_id: str, id: str) -> Puzzle | None:
    puzzles = puzzles_of(game_id)
    at = [puzzle.id for puzzle in puzzles].index(id) + 1
    return puzzles[at] if at < len(puzzles) else None


# The puzzle of the day.


@cache
def days() -> list[str]:
    """All of them by 'game/id', as they come day by day: game after game, and in each in no order."""
    by_game = [sorted([f"{id}/{puzzle.id}" for puzzle in puzzles_of(id)], key=shuffled) for id in all_games()]
    return [name for turn in zip_longest(*by_game) for name in turn if name is not None]


def shuffled(name: str) -> str:
    """A key to sort by that says nothing, and is the same everywhere."""
    return sha256(name.encode()).hexdigest()


def puzzle_of_the_day(day: date) -> tuple[str, str]:
    """The game and the id; the same for everybody who has this date. The page counts just so."""
    if not days():
        raise NoSuchPuzzle("There are no puzzles.")
    game, _, id = days()[day.toordinal() % len(days())].partition("/")
    return game, id


# What is sent.


def facts_of(puzzle: Puzzle, language: str) -> shapes.PuzzleFacts:
    return shapes.PuzzleFacts(
        id=puzzle.id,
        kind=puzzle.kind,
        title=voice(PUZZLES, language).say(f"title-{puzzle.kind}"),
        level=puzzle.level,
        players=puzzle.players,
        piece=puzzle.piece,
    )


def shelf(language: str) -> shapes.AllPuzzles:
    """The games that have some, in the order of their shelf."""
    games = sorted(all_games().values(), key=lambda game: (game.shelf, game.id))
    return shapes.AllPuzzles(
        games=[
            shapes.GamePuzzles(
                game=game.id,
                name=wording(game, language).text("game", "name", game.name),
                puzzles=[facts_of(puzzle, language) for puzzle in puzzles_of(game.id)],
            )
            for game in games
            if puzzles_of(game.id)
        ],
        days=days(),
    )
