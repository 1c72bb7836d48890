"""`followsuit check`: scenario files, and whether what they say holds."""

from pathlib import Path
from textwrap import indent

import typer

from followsuit.cli.one_line import BAD_INPUT, complain
from followsuit.core.errors import FollowSuitError
from followsuit.scenarios.runner import check_file


def check_files(paths: list[Path]) -> None:
    """A line for every file; those that cannot be read are named, and the rest is checked all the same."""
    failed = 0
    unreadable = 0
    for path in paths:
        try:
            failures = check_file(path)
        except FollowSuitError as error:
            complain(named(path, str(error)))
            unreadable += 1
            continue
        if failures:
            failed += 1
        print(f"{path}: {'does not hold' if failures else 'holds'}")
        for failure in failures:
            print(indent(failure, "  "))
    if len(paths) > 1:
        print(f"{len(paths) - failed - unreadable} of {len(paths)} hold.")
    if unreadable:
        raise typer.Exit(BAD_INPUT)
    if failed:
        raise typer.Exit(1)


def named(path: Path, message: str) -> str:
    """The message, with the file it is about in front unless it says so itself."""
    return message if str(path) in message else f"{path}: {message}"
