"""`followsuit puzzles`: find puzzles in games that bots play, and prove those there are once more."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from followsuit.cli.files import read_text, write_text
from followsuit.cli.numbers import whole_number
from followsuit.cli.one_line import OneLineGroup
from followsuit.core.errors import WrongOption
from followsuit.core.sentence import Sentence
from followsuit.registry import find_game

puzzles = typer.Typer(
    cls=OneLineGroup,
    no_args_is_help=False,
    rich_markup_mode=None,
    help="Find puzzles in games that bots play, and check a file of them.",
)


@puzzles.command("mine", epilog="Example: followsuit puzzles mine trick-raiders --count 5 --out found.json")
def mine(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")],
    count: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="How many to look for.")] = 10,
    seed: Annotated[
        int, typer.Option(parser=whole_number, metavar="S", help="What decides which games are played.")
    ] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write them; printed, if not said.")
    ] = None,
) -> None:
    """Play games until so many puzzles are found, each with one right answer that is proven."""
    from followsuit.puzzles.gathering import gathered
    from followsuit.puzzles.shelf import write_puzzles

    if count < 1:
        raise WrongOption(Sentence("At least one puzzle is looked for, not {count}.", count=count))
    text = write_puzzles(gathered(find_game(game), seed, count))
    if out is None:
        sys.stdout.write(text)
        return
    write_text(out, text)


@puzzles.command("check", epilog="Example: followsuit puzzles check found.json --worlds 20000")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of puzzles.")],
    worlds: Annotated[
        int,
        typer.Option(
            parser=whole_number,
            metavar="N",
            help="Search each again over so many worlds; without it, only what the file says is looked at.",
        ),
    ] = 0,
) -> None:
    """Whether every puzzle comes about, has its answers and rules, and is found again by a longer search."""
    from followsuit.puzzles.checking import faults_of, searched_again
    from followsuit.puzzles.shelf import read_puzzles

    found = read_puzzles(read_text(file))
    game = find_game(found.game)
    failed = 0
    for one in found.puzzles:
        faults = faults_of(game, one)
        if not faults and worlds > 0:
            faults = searched_again(game, one, worlds)
        failed += bool(faults)
        for fault in faults:
            print(f"{one.id}: {fault}")
    print(f"{len(found.puzzles) - failed} of {len(found.puzzles)} hold.")
    if failed:
        raise typer.Exit(1)
