"""Every game with every number of players: each level against the one below it, for docs/bots.md."""

import platform
import re
from pathlib import Path
from typing import Final

from followsuit.arena.contest import Contest, new_contest
from followsuit.arena.race import Race
from followsuit.arena.ratings import Rating, ratings
from followsuit.arena.report import shared, signed
from followsuit.build import is_compiled
from followsuit.core.errors import Unreadable
from followsuit.core.game import Game
from followsuit.registry import find_game

PAIRS: Final = [["thumb", "random"], ["search:0.3s", "thumb"]]
# Four times the thought, in these games with the number of players each names; by worlds, to be repeatable,
# and few of them: it takes hundreds of games to tell two strong bots apart.
MORE_THOUGHT: Final = ["search:400", "search:100"]
WITH_MORE_THOUGHT: Final = ["trick-raiders", "tricktakers"]

OF_A_TIME: Final = re.compile(r"search:(\d+(?:\.\d+)?)s")
BEYOND: Final = 1.1  # a tenth more than its time is the most an answer should take

BEGIN: Final = "<!-- followsuit arena --all -->"
END: Final = "<!-- end -->"


def every_contest(games: list[Game], seed: int) -> list[Contest]:
    contests = [
        new_contest(game, players, {}, pair, seed)
        for game in games
        for players in game.players
        for pair in PAIRS
    ]
    contests += [
        new_contest(game, game.default_players, {}, MORE_THOUGHT, seed)
        for game in games
        if game.id in WITH_MORE_THOUGHT
    ]
    return contests


def page_part(races: list[Race], command: str, sittings: list[str]) -> str:
    """The tables as they stand in the page; the sittings by what they were made on."""
    times = f" in {len(sittings)} sittings" if len(sittings) > 1 else ""
    machines = list(dict.fromkeys(sittings)) or [machine_text()]
    lines = [
        f"Made by `{command}`{times} on {'; and on '.join(machines)}.",
        "",
        "| game | players | bots | deals | games | the first's victories, % | points beyond average | |",
        "|---|---|---|---|---|---|---|---|",
        *[row(race) for race in races],
        "",
        "Ratings (openskill, Plackett-Luce) over all games of a row, each with its deviation:",
        "",
        *rating_lines(races),
        *pace_lines(races),
    ]
    return "\n".join(lines)


def row(race: Race) -> str:
    contest = race.contest
    cells = [find_game(contest.game).name, str(contest.players), " : ".join(contest.bots)]
    result = race.result
    if result is None:
        cells += ["0", "0", "", "", "not played"]
    else:
        first = result.bots[0]
        lead = "" if first.lead is None else signed(first.lead)
        cells += [str(result.deals), str(result.games), shared(first.share), lead, result.verdict()]
    return f"| {' | '.join(cells)} |"


def rating_lines(races: list[Race]) -> list[str]:
    tables: dict[tuple[str, int], list[Race]] = {}
    for race in races:
        if race.result is not None and race.contest.bots in PAIRS:
            tables.setdefault((race.contest.game, race.contest.players), []).append(race)
    levels = list(dict.fromkeys(bot for pair in PAIRS for bot in reversed(pair)))
    lines = [f"| game | players | {' | '.join(levels)} |", f"|---|---|{'---|' * len(levels)}"]
    for (game, players), own in tables.items():
        rated = ratings([(race.contest, race.played()) for race in own])
        cells = [rating_text(rated.get(level)) for level in levels]
        lines.append(f"| {find_game(game).name} | {players} | {' | '.join(cells)} |")
    return lines


def rating_text(rating: Rating | None) -> str:
    return "" if rating is None else f"{rating.mean:.1f} ± {rating.deviation:.1f}"


def pace_lines(races: list[Race]) -> list[str]:
    """How well bots that think for a time keep to it; nothing if there are none."""
    lines: list[str] = []
    for bot in dict.fromkeys(bot for race in races for bot in race.contest.bots):
        found = OF_A_TIME.fullmatch(bot)
        if found is not None:
            lines += ["", pace_line(bot, BEYOND * float(found[1]), races)]
    return lines


def pace_line(bot: str, most: float, races: list[Race]) -> str:
    """How often it answered, and in how many games more slowly than is meant."""
    answers = 0
    slowest: list[float] = []  # of each game
    for race in races:
        for at, name in enumerate(race.contest.bots):
            if name == bot:
                answers += sum(game.answers[at] for game in race.played())
                slowest += [game.slowest[at] for game in race.played()]
    beyond = sum(seconds > most for seconds in slowest)
    return (
        f"Pace: in {len(slowest)} games `{bot}` answered {answers} times, "
        f"in {max(slowest, default=0.0):.3f} seconds at most; "
        f"games in which an answer took more than {most:.3g}: {beyond}."
    )


def machine_text() -> str:
    build = "compiled" if is_compiled() else "interpreted"
    return (
        f"{processor()} ({platform.system()} {platform.machine()}), Python {platform.python_version()}, "
        f"the engine {build}"
    )


def processor() -> str:
    """As the machine calls it; only some say it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "an unnamed processor"


def put_into_page(page: str, part: str) -> str:
    """The page with this between its two marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise Unreadable(f"The page has no place for the tables: two lines, {BEGIN} and {END}.")
    return f"{before}{BEGIN}\n\n{part}\n\n{END}{after}"
