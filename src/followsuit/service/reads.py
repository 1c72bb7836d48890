"""What there is of a game besides its table, told from the names of files: nothing of them is read."""

from functools import cache
from importlib.resources import files
from typing import Final

from followsuit.describe.shapes import Read

# In which package, and where in it, lies what there is of a game.
PLACES: Final[dict[Read, tuple[str, str]]] = {
    "primer": ("followsuit.lessons", "primers/{}.toml"),
    "lessons": ("followsuit.lessons", "{}"),
    "puzzles": ("followsuit.puzzles", "files/{}.json"),
}


@cache
def reads_of(game: str) -> list[Read]:
    return [read for read, place in PLACES.items() if is_there(*place, game)]


def is_there(package: str, path: str, game: str) -> bool:
    found = files(package).joinpath(*path.format(game).split("/"))
    return found.is_file() or found.is_dir()
