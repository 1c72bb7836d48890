"""A contest's result in lines, in JSON, and as a row of a page."""

from followsuit.arena.contest import Contest
from followsuit.arena.estimate import Estimate
from followsuit.arena.game import PlayedGame
from followsuit.arena.ratings import Rating, ratings
from followsuit.arena.result import ABOVE, BELOW, OPEN, BotResult, ContestResult
from followsuit.core.game import Game


def result_lines(result: ContestResult, games: list[PlayedGame], game: Game) -> list[str]:
    contest = result.contest
    rated = ratings([(contest, games)])
    head = f"{'':15}{'victories, %':>21}{'points':>8}{'beyond average':>22}{'rating':>13}"
    return [
        f"{game.name} for {contest.players} players, seed {contest.seed}: {counted(result.deals, 'deal')}, "
        f"each played {len(contest.bots)} times, {result.games} games.",
        "",
        head,
        *[bot_line(bot, rated[bot.label]) for bot in result.bots],
        "",
        f"An even share is {percent(contest.even())}. {verdict_text(result)}",
        "In brackets are 95 % intervals over deals.",
        *[pace_text(bot) for bot in result.bots],
    ]


def bot_line(bot: BotResult, rating: Rating) -> str:
    lead = "" if bot.lead is None else signed(bot.lead)
    rated = f"{rating.mean:.1f} ± {rating.deviation:.1f}"
    return f"{bot.label:15}{shared(bot.share):>21}{bot.points:>8.2f}{lead:>22}{rated:>13}"


def verdict_text(result: ContestResult) -> str:
    first = result.bots[0].label
    return {
        ABOVE: f"{first} has more, and that is clear.",
        BELOW: f"{first} has less, and that is clear.",
        OPEN: f"Whether {first} has more or less is open.",
    }[result.verdict()]


def pace_text(bot: BotResult) -> str:
    return (
        f"{bot.label}: {counted(bot.pace.answers, 'answer')}, "
        f"{1000 * bot.pace.mean_seconds:.2f} ms on average, {1000 * bot.pace.slowest_seconds:.1f} at most."
    )


def counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def shared(share: Estimate) -> str:
    return f"{100 * share.mean:.1f} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def signed(lead: Estimate) -> str:
    """To two digits after the point, or where the numbers are large to one."""
    digits = 1 if max(abs(lead.low), abs(lead.high)) >= 10 else 2
    return f"{lead.mean:+.{digits}f} ({lead.low:+.{digits}f} {lead.high:+.{digits}f})"


def result_facts(result: ContestResult, games: list[PlayedGame]) -> dict[str, object]:
    """The same for programs. Only `pace` differs from run to run, where bots think by worlds."""
    contest = result.contest
    rated = ratings([(contest, games)])
    return {
        **contest_facts(contest),
        "deals": result.deals,
        "games": result.games,
        "even": contest.even(),
        "verdict": result.verdict(),
        "error": result.error,
        "results": [
            {
                "bot": bot.label,
                "share": bot.share._asdict(),
                "points": bot.points,
                "lead": None if bot.lead is None else bot.lead._asdict(),
                "rating": rated[bot.label]._asdict(),
                "pace": bot.pace._asdict(),
            }
            for bot in result.bots
        ],
    }


def contest_facts(contest: Contest) -> dict[str, object]:
    return dict(contest._asdict())
