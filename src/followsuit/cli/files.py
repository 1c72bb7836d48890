"""Reading and writing files that people name, with errors that name them too."""

from pathlib import Path

from followsuit.core.errors import Unreadable, WrongOption
from followsuit.core.sentence import Sentence


def read_text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise Unreadable(Sentence("{file} cannot be read: {why}.", file=path, why=error.strerror)) from error
    except UnicodeDecodeError as error:
        raise Unreadable(Sentence("{file} cannot be read: it is not text.", file=path)) from error


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise WrongOption(
            Sentence("{file} cannot be written: {why}.", file=path, why=error.strerror)
        ) from error


def refuse_existing(path: Path) -> None:
    """A record is never written over another file."""
    if path.exists():
        raise WrongOption(Sentence("{file} exists already; name a file that does not.", file=path))


def new_folder(path: Path) -> None:
    """A folder with nothing in it, made if need be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        is_empty = next(path.iterdir(), None) is None
    except OSError as error:
        pattern = "{file} cannot be used as a folder: {why}."
        raise WrongOption(Sentence(pattern, file=path, why=error.strerror)) from error
    if not is_empty:
        raise WrongOption(Sentence("{file} is not empty; name a folder that is, or a new one.", file=path))
