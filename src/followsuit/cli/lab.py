"""`followsuit lab`: studies of a game. Who wins how often, with whom, from which seat; and what if."""

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from followsuit.cli.numbers import check_count, check_minutes, number_of_minutes, whole_number
from followsuit.cli.one_line import OneLineGroup
from followsuit.cli.screen import Screen, is_terminal
from followsuit.core.errors import WrongOption
from followsuit.core.sentence import Sentence
from followsuit.registry import find_game

if TYPE_CHECKING:
    from followsuit.lab.course import Course
    from followsuit.lab.crews import Crew
    from followsuit.lab.rows import StudyFolder
    from followsuit.lab.running import StudyResult
    from followsuit.lab.study import Study

lab = typer.Typer(
    cls=OneLineGroup,
    no_args_is_help=False,
    rich_markup_mode=None,
    help="Study a game: who wins how often, with whom, from which seat, and what if a number changes.",
)


@lab.command(
    "run", epilog="Example: followsuit lab run examples/studies/tricktakers.toml --with king.points=+30"
)
def run_study(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A study, in TOML.")],
    address: Annotated[
        str | None, typer.Argument(metavar="[ADDRESS]", help="With --ray: where a cluster is.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="The folder of the study; the file's name without its end, if not said."
        ),
    ] = None,
    what_if: Annotated[
        list[str] | None,
        typer.Option(
            "--with", metavar="NAME=VALUES", help="What if this number were another; may be repeated."
        ),
    ] = None,
    deals: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="N", help="How many deals at most.")
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option(
            parser=whole_number,
            metavar="K",
            help="How many processes; as many as there are cores, if not said.",
        ),
    ] = None,
    ray: Annotated[
        bool, typer.Option("--ray", help="Play on Ray: on this machine, or on the cluster at ADDRESS.")
    ] = False,
    minutes: Annotated[
        float | None,
        typer.Option(
            parser=number_of_minutes, metavar="M", help="Stop after this time; the next run goes on."
        ),
    ] = None,
) -> None:
    """Run a study, or go on with it, and write its rows, figures and report."""
    # Here, because polars comes with an extra of its own.
    from followsuit.lab.numbers import read_what_if
    from followsuit.lab.reading import read_study
    from followsuit.lab.rows import StudyFolder

    if address is not None and not ray:
        pattern = "{address} is the address of a cluster: say --ray before it."
        raise WrongOption(Sentence(pattern, address=address))
    cores = (os.cpu_count() or 1) if processes is None else processes
    check_count("--processes", cores)
    check_minutes(minutes)
    wishes = [read_what_if(find_game(game_of(file)), text) for text in what_if or []]
    study = read_study(file, wishes, deals)
    crew = new_crew(study, cores, ray, address)
    keeper = StudyFolder(out or Path(file.stem), study)
    try:
        kept = keeper.open()
    except BaseException:
        crew.close()
        raise
    found = run_with_progress(study, keeper, crew, kept, minutes or 0.0)
    if found is None:
        raise WrongOption(Sentence("The time was over before a deal was played in every arm."))
    report(study, keeper, found)


def game_of(file: Path) -> str:
    """Only its game, so that what is typed can be read by it."""
    from followsuit.lab.reading import read_study

    return read_study(file).game


def new_crew(study: "Study", cores: int, ray: bool, address: str | None) -> "Crew":
    from followsuit.lab.crews import Alone, Processes

    if ray:
        from followsuit.lab.on_ray import OnRay

        return OnRay(study, cores, address)
    return Alone(study) if cores == 1 else Processes(study, cores)


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f}/s")


def run_with_progress(
    study: "Study", keeper: "StudyFolder", crew: "Crew", kept: list[int], minutes: float
) -> "StudyResult | None":
    """A bar on the error stream while it takes, if that is a terminal; the output stays clean."""
    from followsuit.lab.running import run

    if not is_terminal(sys.stderr):
        return run(study, keeper, crew, kept, lambda course: None, minutes)
    columns = (
        TextColumn(study.name),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        Rate(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=study.games_of(study.deals))
        is_first = True

        def told(course: "Course") -> None:
            nonlocal is_first
            played = study.games_of(sum(len(study.deals_of(block)) for block in course.done))
            if is_first:  # what was kept before says nothing about how fast it goes now
                progress.reset(task, total=study.games_of(study.deals), completed=played)
                is_first = False
            progress.update(task, completed=played)

        return run(study, keeper, crew, kept, told, minutes)


def report(study: "Study", keeper: "StudyFolder", found: "StudyResult") -> None:
    from followsuit.lab.figures import figures_of
    from followsuit.lab.report import report_page
    from followsuit.lab.rows import write_whole
    from followsuit.lab.summary import summary_lines

    figures = figures_of(study, found)
    write_whole(
        keeper.folder / "figures.json", (json.dumps(figures, indent=1, ensure_ascii=False) + "\n").encode()
    )
    write_whole(keeper.folder / "report.html", report_page(figures).encode())
    screen = Screen()
    for line in summary_lines(figures):
        screen.say(line)
    screen.say()
    screen.say(f"Rows, figures and report are in {keeper.folder}: rows.parquet, figures.json, report.html.")


@lab.command("report", epilog="Example: followsuit lab report tricktakers/figures.json")
def write_report(
    figures: Annotated[Path, typer.Argument(metavar="FIGURES", help="figures.json of a study.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The page; report.html beside it, if not said.")
    ] = None,
) -> None:
    """Make the report of a study anew from its figures."""
    from followsuit.lab.report import read_figures, report_page
    from followsuit.lab.rows import write_whole

    write_whole(out or figures.with_name("report.html"), report_page(read_figures(figures)).encode())


@lab.command("numbers", epilog="Example: followsuit lab numbers kings")
def show_numbers(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")],
) -> None:
    """List the numbers of a game that a study can replace, and what they are."""
    found = find_game(game)
    if not found.numbers:
        raise WrongOption(Sentence("{game} declares no numbers that a study could replace.", game=found.name))
    screen = Screen()
    for number in found.numbers.values():
        values = ",".join(str(value) for value in number.values())
        screen.say(f"{number.name:32}{values:32}from {number.least} to {number.most}")
