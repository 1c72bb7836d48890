"""The command `followsuit`: reads the arguments and calls one function for each command."""

from pathlib import Path
from typing import Annotated

import typer

import followsuit
from followsuit.bots.roster import DEFAULT_LEVEL
from followsuit.cli.bench import measure
from followsuit.cli.check import check_files
from followsuit.cli.games import show_form, show_games
from followsuit.cli.lab import lab
from followsuit.cli.learn import learn as play_lesson
from followsuit.cli.numbers import number_of_minutes, seconds, whole_number
from followsuit.cli.one_line import OneLineGroup
from followsuit.cli.play import play as play_game
from followsuit.cli.puzzle import puzzle as solve_puzzle
from followsuit.cli.puzzles import puzzles
from followsuit.cli.reasons import show_reasons
from followsuit.cli.replay import replay as replay_record
from followsuit.cli.review import ReviewWish, calibrate
from followsuit.cli.review import review as review_record
from followsuit.cli.rules import show_rules
from followsuit.cli.serve import serve as serve_tables
from followsuit.cli.simulate import simulate as simulate_games
from followsuit.cli.site import write_folder
from followsuit.cli.speaker import say
from followsuit.core.errors import WrongOption
from followsuit.review.calibrating import BOTS, WORLDS

app = typer.Typer(
    cls=OneLineGroup,
    add_completion=False,
    no_args_is_help=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Trick-taking card games, exact and explained.",
    epilog="Example: followsuit play trick-raiders",
)


GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="The id of a game, as `followsuit games` lists it.")
]
Players = Annotated[
    int | None,
    typer.Option(
        parser=whole_number, metavar="N", help="How many play; as `followsuit games` lists it, if not said."
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Seed = Annotated[
    int | None,
    typer.Option(
        parser=whole_number, metavar="S", help="A whole number; drawn if not said. It fixes every deal."
    ),
]
Language = Annotated[
    str | None,
    typer.Option(metavar="LANG", help="A language, such as ja; that of your locale, if not said."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and the build, and stop.")
    ] = False,
) -> None:
    if version:
        print(f"followsuit {followsuit.__version__}")
        print(followsuit.build_line())
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(epilog="Example: followsuit games tricktakers --players 3 --option characters=base_box")
def games(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="What can be chosen at a table of this game.")
    ] = None,
    players: Players = None,
    option: Options = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """List every game: its id, player counts and options; or what can be chosen at one table."""
    if game is not None:
        show_form(game, players, option or [], as_json, language)
    elif players is not None or option:
        raise WrongOption(say("name-the-game", language))
    else:
        show_games(as_json, language)


@app.command(epilog="Example: followsuit rules trick-raiders TR-FOLLOW-03, or … rules kings --reasons")
def rules(
    game: GameId,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="The number of one rule.")] = None,
    reasons: Annotated[
        bool,
        typer.Option(
            "--reasons", help="List every reason that random games give, beside the rule that it cites."
        ),
    ] = False,
    games: Annotated[
        int, typer.Option(parser=whole_number, metavar="M", help="With --reasons: how many games to play.")
    ] = 200,
    players: Annotated[
        int | None,
        typer.Option(parser=whole_number, metavar="N", help="With --reasons: only so many players."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", metavar="NAME=VALUE", help="With --reasons: in every game; may be repeated."
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option(parser=whole_number, metavar="S", help="With --reasons: of the first game.")
    ] = 0,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Print the numbered rules of a game, or one of them with its source and rulings."""
    if reasons:
        show_reasons(game, id, games, players, option or [], seed, as_json)
    else:
        show_rules(game, id, language)


@app.command(epilog="Example: followsuit learn tricktakers hermit")
def learn(
    game: GameId,
    lesson: Annotated[
        str | None, typer.Argument(metavar="[LESSON]", help="The id of a lesson; the first, if not said.")
    ] = None,
    lists: Annotated[bool, typer.Option("--list", help="List the lessons of the game.")] = False,
    language: Language = None,
) -> None:
    """Learn a game by playing: a coach asks, and says why an answer is wrong."""
    play_lesson(game, lesson, lists, language)


@app.command(epilog="Example: followsuit puzzle tricktakers")
def puzzle(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="The id of a game; the puzzle of the day, if not said."),
    ] = None,
    number: Annotated[
        str | None, typer.Argument(metavar="[PUZZLE]", help="The number of a puzzle; the first, if not said.")
    ] = None,
    today: Annotated[bool, typer.Option("--today", help="The puzzle of the day, whatever its game.")] = False,
    lists: Annotated[bool, typer.Option("--list", help="List the puzzles of the game.")] = False,
    language: Language = None,
) -> None:
    """Solve a puzzle: one moment of a game, one right answer, and why."""
    solve_puzzle(game, number, today, lists, language)


@app.command(epilog="Example: followsuit play trick-raiders --option starting_lives=3")
def play(
    game: GameId,
    players: Players = None,
    option: Options = None,
    seed: Seed = None,
    seat: Annotated[
        int, typer.Option(parser=whole_number, metavar="K", help="Where you sit, counted from 0.")
    ] = 0,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="One level for all bots, or one for every other seat.")
    ] = DEFAULT_LEVEL,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A new file to record the game in.")
    ] = None,
    name: Annotated[str, typer.Option(metavar="YOU", help="What you are called.")] = "Guest",
    language: Language = None,
) -> None:
    """Play a whole game in the terminal against bots."""
    play_game(game, players, option or [], seed, seat, bots, record, name, language)


@app.command(epilog="Example: followsuit simulate trick-raiders --games 1000 --seed 1")
def simulate(
    game: GameId,
    players: Players = None,
    games: Annotated[
        int, typer.Option(parser=whole_number, metavar="M", help="How many games to play.")
    ] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="One level of bot for all seats, or one for every seat.")
    ] = DEFAULT_LEVEL,
    option: Options = None,
    seed: Seed = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            parser=whole_number,
            metavar="J",
            help="How many processes; as many as there are cores, if not said.",
        ),
    ] = None,
    as_json: AsJson = False,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A new folder for the record of every game.")
    ] = None,
) -> None:
    """Let bots play many games, and sum up who won and how."""
    simulate_games(game, players, games, bots, option or [], seed, jobs, as_json, records)


@app.command(epilog="Example: followsuit arena trick-raiders --bots search:0.1s,random --until-clear")
def arena(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The id of a game; with --all, only this one.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…", help="Two bots or more, such as search:0.3s,thumb; A is the one in question."
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            parser=whole_number, metavar="N", help="How many games at most; whole deals are played."
        ),
    ] = None,
    players: Players = None,
    option: Options = None,
    seed: Seed = None,
    processes: Annotated[
        int | None,
        typer.Option(
            parser=whole_number,
            metavar="K",
            help="How many processes; as many as there are cores, if not said.",
        ),
    ] = None,
    until_clear: Annotated[
        bool, typer.Option("--until-clear", help="Stop as soon as it is clear whether A plays better.")
    ] = False,
    minutes: Annotated[
        float | None, typer.Option(parser=number_of_minutes, metavar="M", help="Stop after this time.")
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every game in this file; those it has are not played again."),
    ] = None,
    facts: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the result to this file as JSON.")
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="Every level against the one below it, in every game.")
    ] = False,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Put the tables of --all into this page.")
    ] = None,
) -> None:
    """Find out which bot plays better: the same deals in every seat, with 95 % intervals."""
    # Here, because ratings come with an extra of their own.
    from followsuit.cli.arena import arena as run_arena

    run_arena(
        game,
        every,
        bots,
        games,
        players,
        option or [],
        seed,
        processes,
        until_clear,
        minutes,
        keep,
        facts,
        write,
    )


@app.command(epilog="Example: followsuit replay game.txt --at 40 --seat 2")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as play and simulate write it.")],
    at: Annotated[
        int | None,
        typer.Option(parser=whole_number, metavar="N", help="Show the table after so many answers."),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="S", help="Show only what this seat saw.")
    ] = None,
    all: Annotated[bool, typer.Option("--all", help="Do not stop after each part on a terminal.")] = False,
    language: Language = None,
) -> None:
    """Step through the record of a game, with the reason for everything."""
    replay_record(file, at, seat, all, language)


@app.command(epilog="Example: followsuit review game.txt --seat 2")
def review(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="The record of a game that is over.")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(parser=whole_number, metavar="S", help="Judge only the decisions of this seat."),
    ] = None,
    as_json: AsJson = False,
    thinking: Annotated[
        float | None,
        typer.Option(
            "--seconds", parser=seconds, metavar="S", help="Think no longer than this about all of it."
        ),
    ] = None,
    calibrated: Annotated[
        str | None,
        typer.Option(
            "--calibrate", metavar="GAME", help="Instead: hold chances against how games of bots ended."
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(parser=whole_number, metavar="M", help="With --calibrate: how many games.")
    ] = 50,
    players: Annotated[
        int | None,
        typer.Option(parser=whole_number, metavar="N", help="With --calibrate: how many play each."),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(parser=whole_number, metavar="S", help="With --calibrate: of the first game."),
    ] = None,
    decisions: Annotated[
        int,
        typer.Option(parser=whole_number, metavar="D", help="With --calibrate: of each game; 0 for all."),
    ] = 0,
    bots: Annotated[str, typer.Option(metavar="BOT", help="With --calibrate: who plays.")] = BOTS,
    worlds: Annotated[
        int, typer.Option(parser=whole_number, metavar="W", help="With --calibrate: for each answer.")
    ] = WORLDS,
    language: Language = None,
) -> None:
    """Look back on a game that is over: what every decision was worth, by what its player could know."""
    if calibrated is not None:
        wish = ReviewWish(
            game=calibrated,
            players=players,
            games=games,
            decisions=decisions,
            seed=seed,
            bots=bots,
            worlds=worlds,
        )
        calibrate(wish, as_json, language)
    elif file is not None:
        review_record(file, seat, as_json, thinking, language)
    else:
        raise WrongOption(say("review-file", language))


@app.command(epilog="Example: followsuit check tests/scenarios/trick-raiders/TR-EX-04.toml")
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files.")],
) -> None:
    """Run scenario files and say which of them hold; exit status 1 if one does not."""
    check_files(files)


@app.command(epilog="Example: followsuit bench --quick")
def bench(
    as_json: AsJson = False,
    quick: Annotated[bool, typer.Option("--quick", help="Measure for a shorter time.")] = False,
    service: Annotated[
        bool, typer.Option("--service", help="Measure the table server instead of the engine.")
    ] = False,
    envs: Annotated[
        bool, typer.Option("--envs", help="Measure the environments for research instead of the engine.")
    ] = False,
    beside: Annotated[
        str | None,
        typer.Option(
            metavar="SERVER",
            help="With --service: boardgame.io, under the same load; needs Node, and npm fetches it.",
        ),
    ] = None,
    bots: Annotated[
        bool,
        typer.Option("--bots", help="With --service: one person and three bots that think at every table."),
    ] = False,
    windows: Annotated[
        bool, typer.Option("--windows", help="With --service: 500 tables of people, minute by minute.")
    ] = False,
) -> None:
    """Measure how fast the engine, the table server or the environments are on this machine."""
    measure(as_json, quick, service, envs, beside, bots, windows)


@app.command(epilog="Example: followsuit site public")
def site(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="A new folder, or an empty one.")],
) -> None:
    """Write the whole house into a folder: it plays in the browser, without a server, offline too."""
    write_folder(out)


@app.command(epilog="Example: followsuit serve --port 8000 --open")
def serve(
    host: Annotated[
        str, typer.Option(metavar="HOST", help="The address to serve at; 0.0.0.0 for every one.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(parser=whole_number, metavar="PORT", help="The port; 0 for any free one.")
    ] = 8321,
    database: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="FOLLOWSUIT_DATABASE",
            help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; a file of your own, if not said.",
        ),
    ] = "",
    workers: Annotated[
        int,
        typer.Option(parser=whole_number, metavar="N", help="How many processes; several need PostgreSQL."),
    ] = 1,
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="The address people type, where a proxy stands before us.")
    ] = "",
    trusted_proxies: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Proxies whose X-Forwarded-For is believed.")
    ] = "",
    thinkers: Annotated[
        int,
        typer.Option(
            parser=whole_number,
            metavar="N",
            help="In how many processes the bots of each worker think; its share of the cores, if not said.",
        ),
    ] = 0,
    bot_pause: Annotated[
        float, typer.Option(parser=seconds, metavar="SECONDS", help="How long a bot waits before it answers.")
    ] = 0.0,
    grace: Annotated[
        float,
        typer.Option(
            parser=seconds, metavar="SECONDS", help="When a bot stands in for somebody whose line is dead."
        ),
    ] = 60.0,
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="TOKEN",
            envvar="FOLLOWSUIT_METRICS_TOKEN",
            help="Whoever sends it may read the counters at /metrics; nobody may, if not said.",
        ),
    ] = "",
    opens: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables, for people in browsers and for bots."""
    serve_tables(
        host,
        port,
        database,
        workers,
        public_url,
        trusted_proxies,
        thinkers,
        bot_pause,
        grace,
        metrics_token,
        opens,
    )


app.add_typer(lab, name="lab")
app.add_typer(puzzles, name="puzzles")


def main() -> None:
    app(prog_name="followsuit")
