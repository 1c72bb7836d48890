"""What many games come to: who won how often, how sure that is, how long they were and how they were won."""

import re
from collections import Counter
from math import sqrt
from typing import Final

from followsuit.cli.simulation import Plan, SimulatedGame

Z_95: Final = 1.959964  # a normal variable is within so many deviations 95 times in a hundred
ROUND: Final = re.compile(r"\bround (\d+)\b")


def wilson_interval(hits: int, tries: int) -> tuple[float, float]:
    """Between which rates the true one lies, 95 times in a hundred (Wilson's score interval)."""
    rate = hits / tries
    spread = Z_95 * Z_95 / tries
    middle = (rate + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(rate * (1 - rate) / tries + spread / (4 * tries)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


class SeatSummary:
    """What one seat won. A shared victory is a win of each who share it; `share` parts it among them."""

    def __init__(self, seat: int, bot: str, played: list[SimulatedGame]) -> None:
        won = [game.places.count(1) for game in played if game.places[seat] == 1]
        self.seat = seat
        self.bot = bot
        self.wins = len(won)
        self.shared = sum(1 for winners in won if winners > 1)
        self.rate = len(won) / len(played)
        self.interval = wilson_interval(len(won), len(played))
        self.share = sum(1 / winners for winners in won) / len(played)


class Summary:
    def __init__(self, plan: Plan, played: list[SimulatedGame]) -> None:
        answers = [game.answers for game in played]
        self.plan = plan
        self.seats = [SeatSummary(seat, plan.bots[seat], played) for seat in range(plan.players)]
        self.mean_answers = sum(answers) / len(answers)
        self.least_answers = min(answers)
        self.most_answers = max(answers)
        self.ways = Counter(game.way for game in played)
        self.rounds = count_rounds(played)


def count_rounds(played: list[SimulatedGame]) -> dict[int, int]:
    """How many games had how many rounds; nothing if the game's headings do not speak of rounds."""
    found = [ROUND.search(game.last_heading) for game in played]
    counts = Counter(int(match.group(1)) for match in found if match is not None)
    return dict(sorted(counts.items())) if counts.total() == len(played) else {}


def summary_lines(summary: Summary, name: str) -> list[str]:
    plan = summary.plan
    lines = [f"{name} for {plan.players} players: {counted(plan.games, 'game')}, seed {plan.seed}."]
    lines.append("")
    lines.append("Games won, alone or shared, with 95 % intervals:")
    for seat in summary.seats:
        low, high = seat.interval
        lines.append(
            f"  seat {seat.seat} ({seat.bot}): {percent(seat.rate)}, from {percent(low)} to {percent(high)}; "
            f"{seat.wins} won, {seat.shared} of them shared"
        )
    lines.append("")
    lines.append(
        f"Answers in a game: {summary.mean_answers:.1f} on average, "
        f"from {summary.least_answers} to {summary.most_answers}."
    )
    if summary.rounds:
        parts = [
            f"{counted(rounds, 'round')} in {percent(games / plan.games)}"
            for rounds, games in summary.rounds.items()
        ]
        lines.append(f"Rounds in a game: {', '.join(parts)}.")
    lines.append("Ways of winning:")
    for (rule, sentence), games in summary.ways.most_common():
        lines.append(f"  {percent(games / plan.games)} {sentence} ({rule})")
    if plan.records is not None:
        lines.append(f"The records are in {plan.records}.")
    return lines


def counted(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def summary_facts(summary: Summary) -> dict[str, object]:
    """The same for programs. Nothing in it depends on the machine or on the number of processes."""
    plan = summary.plan
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "bots": plan.bots,
        "games": plan.games,
        "seed": plan.seed,
        "seats": [
            {
                "seat": seat.seat,
                "bot": seat.bot,
                "wins": seat.wins,
                "shared": seat.shared,
                "rate": seat.rate,
                "interval": list(seat.interval),
                "share": seat.share,
            }
            for seat in summary.seats
        ],
        "answers": {
            "mean": summary.mean_answers,
            "least": summary.least_answers,
            "most": summary.most_answers,
        },
        "rounds": {str(rounds): games for rounds, games in summary.rounds.items()},
        "ways": [
            {"rule": rule, "sentence": sentence, "games": games}
            for (rule, sentence), games in summary.ways.most_common()
        ],
    }
