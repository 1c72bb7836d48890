"""What a study found, as plain figures: for the report, for JSON, for whoever goes on with them."""

from collections import Counter
from typing import Any, Final

import polars as pl

import followsuit
from followsuit.core.game import Game
from followsuit.lab.estimates import (
    DealCounts,
    Guess,
    corrected,
    difference_guess,
    mean_guess,
    share_guess,
    verdicts,
)
from followsuit.lab.measures import THIRDS, ArmGames, counts_of
from followsuit.lab.running import StudyResult
from followsuit.lab.study import Arm, Study
from followsuit.registry import find_game

DIGITS: Final = 5
BINS: Final = 16
ENOUGH: Final = 20  # times a choice was seen, before it is called anything
Facts = dict[str, Any]


def figures_of(study: Study, found: StudyResult) -> Facts:
    """Everything, stratum by stratum; the same for the same rows."""
    game = find_game(study.game)
    return {
        "study": study.name,
        "game": study.game,
        "version": followsuit.__version__,
        "rules": study.rules,
        "seed": study.seed,
        "fingerprint": study.fingerprint(),
        "deals": found.deals,
        "games": len(found.rows),
        "error": round(found.error, DIGITS),
        "strata": [stratum_figures(study, game, stratum, found) for stratum in study.strata()],
    }


def stratum_figures(study: Study, game: Game, stratum: str, found: StudyResult) -> Facts:
    arms = [arm for arm in study.arms if arm.stratum == stratum]
    base = next(arm for arm in arms if arm.is_base())
    by_arm = {arm.key: ArmGames(game, found.rows.filter(pl.col("arm") == arm.key)) for arm in arms}
    games = by_arm[base.key]
    even = games.even()
    error = found.error
    shares: Facts = {
        "seat": share_lines(games.seat_shares(), games, error, even),
        "first": share_lines(games.opener_shares(), games, error, even),
        "place": share_lines(games.place_shares(), games, error, even),
    }
    if len(base.bots) > 1:
        shares["bot"] = share_lines(games.bot_shares(), games, error, even)
    kinds = {kind: kind_figures(games, kind, error, even) for kind in games.kinds()}
    by_hand = share_lines(games.shares_by_hand(), games, error, even)
    return {
        "stratum": stratum,
        "players": base.players,
        "options": base.options,
        "bots": base.bots,
        "games": len(games.rows),
        "even": round(even, DIGITS),
        "teams": games.is_team,
        "fewest_win": fewest_win(games),
        "shares": shares,
        "kinds": kinds,
        "taken": mean_lines(games.taken(), games, error),
        "by_hand": by_hand,
        "dominated": dominated(by_hand, even),
        "powers": power_lines(games, error),
        "sentences": sentences(games),
        "ways": share_lines(games.ways(), games, error, 0.5, is_compared=False),
        "length": mean_lines(games.length(), games, error),
        "forced": mean_lines(games.forced(), games, error),
        "swing": mean_lines(games.swing(), games, error),
        "closeness": mean_lines(games.closeness(), games, error),
        "histograms": {"points": points_histogram(games), "answers": answers_histogram(games)},
        "table": table_lines(games, error),
        "what_if": [what_if_figures(arm, by_arm[arm.key], games, error) for arm in arms if arm.numbers],
        "picks": pick_lines([arm for arm in arms if arm.pick], by_arm, error),
    }


def kind_figures(games: ArmGames, kind: str, error: float, even: float) -> Facts:
    return {
        "shares": share_lines(games.piece_shares(kind), games, error, even),
        "by_part": share_lines(games.part_shares(kind), games, error, even),
        "points": mean_lines(games.piece_points(kind), games, error, is_compared=True),
        "match_ups": share_lines(games.match_ups(kind), games, error, 0.5),
    }


def share_lines(
    frame: pl.DataFrame, games: ArmGames, error: float, even: float, is_compared: bool = True
) -> list[Facts]:
    guesses = {key: share_guess(counts, error, even) for key, counts in counts_of(frame, games.deals).items()}
    return lines(guesses, even, error, is_compared)


def mean_lines(frame: pl.DataFrame, games: ArmGames, error: float, is_compared: bool = False) -> list[Facts]:
    guesses = {key: mean_guess(counts, error) for key, counts in counts_of(frame, games.deals).items()}
    return lines(guesses, 0.0, error, is_compared)


def difference_lines(
    changed: dict[str, DealCounts], base: dict[str, DealCounts], error: float
) -> list[Facts]:
    guesses = {key: difference_guess(changed[key], base[key], error) for key in base if key in changed}
    return lines(guesses, 0.0, error, True)


def lines(guesses: dict[str, Guess | None], even: float, error: float, is_compared: bool) -> list[Facts]:
    """Of each key its guess; where it is compared with something, what that says after the correction."""
    known = {key: guess for key, guess in guesses.items() if guess is not None}
    said = verdicts(list(known.values()), [even] * len(known), error)
    chances = corrected([guess.chance for guess in known.values()])
    found: list[Facts] = []
    for (key, guess), verdict, chance in zip(known.items(), said, chances, strict=True):
        line: Facts = {
            "key": key,
            "mean": round(guess.mean, DIGITS),
            "low": round(guess.low, DIGITS),
            "high": round(guess.high, DIGITS),
            "count": round(guess.seen),
            "deals": guess.deals,
        }
        if is_compared:
            line |= {"verdict": verdict, "chance": round(chance, DIGITS)}
        found.append(line)
    return found


def what_if_figures(arm: Arm, changed: ArmGames, base: ArmGames, error: float) -> Facts:
    """What the changed numbers do, on the same deals."""
    deals = base.deals
    even = base.even()

    def difference(of_changed: pl.DataFrame, of_base: pl.DataFrame) -> list[Facts]:
        return difference_lines(counts_of(of_changed, deals), counts_of(of_base, deals), error)

    return {
        "arm": arm.key,
        "numbers": arm.numbers,
        "shares": {
            kind: difference(changed.piece_shares(kind), base.piece_shares(kind)) for kind in base.kinds()
        },
        "points": {
            kind: difference(changed.piece_points(kind), base.piece_points(kind)) for kind in base.kinds()
        },
        "now": {kind: share_lines(changed.piece_shares(kind), changed, error, even) for kind in base.kinds()},
        "seats": difference(changed.seat_shares(), base.seat_shares()),
        "first": difference(changed.opener_shares(), base.opener_shares()),
        "ways": difference(changed.ways(), base.ways()),
        "game": [
            *difference(changed.length(), base.length()),
            *difference(changed.forced(), base.forced()),
            *difference(changed.swing(), base.swing()),
            *difference(changed.closeness(), base.closeness()),
        ],
    }


def pick_lines(arms: list[Arm], by_arm: dict[str, ArmGames], error: float) -> list[Facts]:
    """What a piece is worth to whoever chooses first: made to take it, against all others on the same deals.

    So it is not asked who likes to take it with which hand; only what comes of it.
    """
    if len(arms) < 2:
        return []
    deals = sorted({deal for arm in arms for deal in by_arm[arm.key].deals})
    counts = {arm.pick: first_pick(by_arm[arm.key], deals) for arm in arms}
    everything = DealCounts(
        [sum(each) for each in zip(*[one.got for one in counts.values()], strict=True)],
        [sum(each) for each in zip(*[one.of for one in counts.values()], strict=True)],
    )
    return lines(
        {pick: difference_guess(counts[pick], everything, error) for pick in counts}, 0.0, error, True
    )


def first_pick(games: ArmGames, deals: list[int]) -> DealCounts:
    first = games.picks().group_by("game", maintain_order=True).first() if games.deals else None
    if first is None:
        return DealCounts([0.0] * len(deals), [0.0] * len(deals))
    frame = (
        first.with_columns(key=pl.lit("first"))
        .group_by("deal", "key", maintain_order=True)
        .agg(got=pl.col("share").sum(), of=pl.len().cast(pl.Float64))
        .sort("deal")
    )
    return counts_of(frame, deals)["first"]


def dominated(by_hand: list[Facts], even: float) -> list[str]:
    """Pieces with which less than an even share was won whatever the hand, weak, middling or strong."""
    found: dict[str, list[bool]] = {}
    for line in by_hand:
        piece, _, _ = line["key"].rpartition(":")
        found.setdefault(piece, []).append(line["count"] >= ENOUGH and line["high"] < even)
    return sorted(piece for piece, below in found.items() if len(below) == len(THIRDS) and all(below))


def power_lines(games: ArmGames, error: float) -> list[Facts]:
    """Powers that were offered, and how often they were used; one that was not is dead at this table."""
    found = mean_lines(games.powers(), games, error)
    for line in found:
        line["dead"] = line["mean"] == 0 and line["count"] >= ENOUGH
    return found


def sentences(games: ArmGames) -> dict[str, str]:
    """Of each rule by which games were won, what it says."""
    pairs = games.rows.select("way", "why").unique().sort("way", "why")
    return {str(way): str(why) for way, why in pairs.iter_rows()}


def fewest_win(games: ArmGames) -> bool:
    """Whether those who win mostly have less than the average: trouble points."""
    seats = games.rows.select("game", "scores", "places").explode("scores", "places")
    winners = seats.filter(pl.col("places") == 1)["scores"].mean()
    everyone = seats["scores"].mean()
    return isinstance(winners, float) and isinstance(everyone, float) and winners < everyone


def points_histogram(games: ArmGames) -> Facts:
    """What seats had at the end, and what the winners had, in as many bins."""
    seats = games.rows.select("scores", "places").explode("scores", "places")
    return histogram(seats["scores"].to_list(), seats.filter(pl.col("places") == 1)["scores"].to_list())


def answers_histogram(games: ArmGames) -> Facts:
    return histogram(games.rows["answers"].list.sum().to_list(), [])


def histogram(values: list[int], some: list[int]) -> Facts:
    if not values:
        return {"first": 0, "width": 1, "all": [], "some": []}
    low, high = min(values), max(values)
    width = -(-(high - low + 1) // BINS)
    low = low // width * width
    bins = (high - low) // width + 1
    counts = Counter((value - low) // width for value in values)
    of_some = Counter((value - low) // width for value in some)
    return {
        "first": low,
        "width": width,
        "all": [counts[at] for at in range(bins)],
        "some": [of_some[at] for at in range(bins)] if some else [],
    }


def table_lines(games: ArmGames, error: float) -> list[Facts]:
    """What a hero at the table does to the game: games with it less games without."""
    found: list[Facts] = []
    for piece in games.table_pieces():
        there, away = games.with_piece(piece, True), games.with_piece(piece, False)
        measured = {
            "answers": (there.length(), away.length()),
            "changes": (there.swing(), away.swing()),
            "margin": (there.closeness(), away.closeness()),
            "first": (there.opener_shares(), away.opener_shares()),
        }
        for name, (one, other) in measured.items():
            with_it, without = counts_of(one, games.deals), counts_of(other, games.deals)
            if name in with_it and name in without:
                guess = difference_guess(with_it[name], without[name], error)
                found += [
                    {**line, "key": f"{piece}:{name}"} for line in lines({name: guess}, 0.0, error, True)
                ]
    return family_corrected(found, error)


def family_corrected(found: list[Facts], error: float) -> list[Facts]:
    """Lines that were made one by one, corrected for being many."""
    chances = corrected([line["chance"] for line in found])
    for line, chance in zip(found, chances, strict=True):
        line["chance"] = round(chance, DIGITS)
        line["verdict"] = line["verdict"] if chance < error else "open"
    return found
