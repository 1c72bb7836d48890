"""`followsuit review`: a finished game looked back on, or how far the chances can be trusted."""

import sys
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from followsuit.bots.roster import check_level
from followsuit.bots.seeds import seed_of_game
from followsuit.cli.files import read_text
from followsuit.cli.looks import Looks
from followsuit.cli.screen import Screen, is_terminal
from followsuit.cli.setting import check_seat, drawn_seed, player_count
from followsuit.cli.speaker import Speaker, chosen_language, say
from followsuit.core.errors import FollowSuitError, Unreadable, WrongOption
from followsuit.core.record import Match
from followsuit.core.sentence import Sentence
from followsuit.registry import find_game, read_record
from followsuit.review import Budget, GameReview, Reviewing, described, described_decision
from followsuit.review.calibrating import BOTS, WORLDS, Calibration, calibration, sample_of
from followsuit.review.describing import signed
from followsuit.review.shapes import Review, ReviewDecision, ReviewMoment, ReviewOption, ReviewSeat

LEVELS: Final = "▁▂▃▄▅▆▇█"  # of a chance, for the curve
BAR: Final = 20  # letters for a chance of 100


def review(
    path: Path, seat: int | None, as_json: bool, seconds: float | None, language: str | None = None
) -> None:
    spoken = chosen_language(language)
    match = finished(path, spoken)
    if seat is not None:
        check_seat(seat, len(match.names))
    if seconds is not None and not seconds > 0:
        raise WrongOption(say("review-seconds", spoken, seconds=f"{seconds:g}"))
    budget = Budget() if seconds is None else Budget(seconds=seconds)
    found = with_progress(Reviewing(match, budget, None if seat is None else [seat]), spoken)
    told = described(match, found, spoken)
    if as_json:
        decisions = [described_decision(match, found, one.number, spoken) for one in told.moves]
        print(msgspec.json.format(msgspec.json.encode(Whole(told, decisions))).decode())
        return
    looks = Looks()
    looks.add_game(match.game)
    Showing(match, found, told, Screen(looks), spoken).say_all()


class Whole(msgspec.Struct):
    """What `--json` prints."""

    review: Review
    decisions: list[ReviewDecision]


def finished(path: Path, spoken: str) -> Match:
    text = read_text(path)
    try:
        match = read_record(text)
    except FollowSuitError as error:
        raise Unreadable(Sentence("{file}: {why}", file=path, why=error.args[0])) from error
    if match.parted:
        raise WrongOption(say("review-parted", spoken, file=str(path)))
    if match.table.outcome is None:
        raise WrongOption(say("review-not-over", spoken, file=str(path)))
    return match


def with_progress(reviewing: Reviewing, spoken: str) -> GameReview:
    """A bar on the error stream while it takes, if that is a terminal; the output stays clean."""
    if not is_terminal(sys.stderr):
        while reviewing.go_on():
            pass
        return reviewing.found
    text = TextColumn(say("review-thinking", spoken))
    columns = (text, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=reviewing.total)
        while reviewing.go_on():
            bar.update(task, completed=reviewing.done)
    return reviewing.found


class Showing:
    """A review as lines: the curve, then each seat with its moments."""

    def __init__(self, match: Match, found: GameReview, told: Review, screen: Screen, language: str) -> None:
        self.match = match
        self.found = found
        self.told = told
        self.screen = screen
        self.language = language
        self.speaker = Speaker(match.game, match.names, language)

    def say_all(self) -> None:
        match, say = self.match, self.speaker.say
        title = say("title", game=self.speaker.game_name(), players=len(match.names), seed=match.seed)
        self.screen.say(title, "heading")
        self.screen.say(self.told.result)
        self.say_curve()
        for seat in self.told.seats:
            self.say_seat(seat)

    def say_curve(self) -> None:
        """A line for each seat, drawn; and the numbers, trick by trick."""
        told, say = self.told, self.speaker.say
        self.screen.heading(say("review-curve"))
        for one in told.seats:
            chances = [point.chances[one.seat] or 0 for point in told.points]
            drawn = "".join(LEVELS[min(chance * len(LEVELS) // 100, len(LEVELS) - 1)] for chance in chances)
            values = {"name": told.names[one.seat], "start": one.start, "result": one.result}
            self.screen.say(say("review-line", curve=drawn, **values))
        for point in told.points:
            named = [
                say("fact", label=told.names[one.seat], value=str(point.chances[one.seat]))
                for one in told.seats
            ]
            self.screen.say(say("review-point", label=point.label, chances=self.speaker.listed(named)))

    def say_seat(self, one: ReviewSeat) -> None:
        self.screen.heading(self.told.names[one.seat])
        self.screen.say(one.sentence)
        for count in one.counts:
            self.screen.say(count.text)
        for number, moment in enumerate(one.moments, 1):
            self.say_moment(number, moment)

    def say_moment(self, number: int, moment: ReviewMoment) -> None:
        say = self.speaker.say
        decision = described_decision(self.match, self.found, moment.number, self.language)
        values = {"number": number, "heading": moment.heading, "title": moment.title}
        self.screen.say()
        self.screen.say(say("review-moment", change=signed(moment.change), **values), "own")
        for sentence in [*decision.why, *decision.told]:
            self.screen.say(f"   {sentence}")
        for option in decision.options:
            self.screen.say(f"   {self.option_line(option)}")
        self.screen.say(f"   {say('review-look', at=moment.at, seat=moment.seat)}")

    def option_line(self, one: ReviewOption) -> str:
        """The bar, the chance, the answer, and what it was."""
        filled = round(BAR * one.chance / 100)
        notes = [
            self.speaker.say(id)
            for id, is_so in (
                ("review-best", one.is_best),
                ("review-as-good", one.is_as_good and not one.is_best),
                ("review-chosen", one.is_chosen),
            )
            if is_so
        ]
        bar = "█" * filled + "░" * (BAR - filled)
        line = self.speaker.say("review-option", bar=bar, chance=f"{one.chance:3}", label=one.option.label)
        return (
            self.speaker.say("review-noted", line=line, notes=self.speaker.listed(notes)) if notes else line
        )


# How far chances can be trusted.


class ReviewWish(msgspec.Struct, kw_only=True):
    """Which games are played and looked at, and how closely."""

    game: str
    players: int | None
    games: int
    decisions: int
    seed: int | None
    bots: str = BOTS
    worlds: int = WORLDS


def calibrate(wish: ReviewWish, as_json: bool, language: str | None) -> None:
    """Bots play so many games, decisions are judged, and what was said is held against the end."""
    spoken = chosen_language(language)
    game = find_game(wish.game)
    count = player_count(game, wish.players)
    chosen_seed = drawn_seed(wish.seed)
    game.checked_options(count, {}, chosen_seed)
    check_level(wish.bots)
    for name, number, least in (("games", wish.games, 1), ("decisions", wish.decisions, 0)):
        if number < least:
            raise WrongOption(say("review-fewest", spoken, name=name, least=least, number=number))
    samples = [
        sample_of(game, count, wish.bots, wish.worlds, wish.decisions, seed_of_game(chosen_seed, number))
        for number in range(wish.games)
    ]
    found = calibration(game.id, count, samples, wish.bots, wish.worlds)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    screen = Screen()
    for line in calibration_lines(found, game.name, spoken):
        screen.say(line)


def calibration_lines(found: Calibration, name: str, spoken: str) -> list[str]:
    """What was said beside what was won, and the scores."""
    counted = {"games": found.games, "moments": found.moments}
    lines = [say("review-calibrated", spoken, game=name, players=found.players, **counted)]
    for one in found.bins:
        drawn = "█" * round(BAR * one.won)
        values = {"said": of_100(one.said), "won": of_100(one.won), "moments": one.moments}
        lines.append(say("review-bin", spoken, bar=drawn, **values))
    for id, brier, off, even in (
        ("review-brier", found.brier, found.brier_error, found.even),
        ("review-brier-late", found.late_brier, found.late_brier_error, found.late_even),
    ):
        lines.append(say(id, spoken, brier=f"{brier:.3f}", error=f"{2 * off:.3f}", even=f"{even:.3f}"))
    for slope in found.slopes:
        values = {"slope": f"{slope.slope:.2f}", "error": f"{2 * slope.error:.2f}", "games": slope.games}
        lines.append(say("review-slope", spoken, round=slope.part, **values))
    gap, gap_off = 100 * found.skill_gap, 200 * found.skill_gap_error
    lines.append(say("review-gap", spoken, gap=f"{gap:+.1f}", error=f"{gap_off:.1f}"))
    return lines


def of_100(share: float) -> str:
    return f"{100 * share:.0f}"
