"""What is counted, on games that were written down by hand."""

from typing import Any

import polars as pl
import pytest

from followsuit import find_game
from followsuit.lab.estimates import (
    DealCounts,
    Guess,
    corrected,
    difference_guess,
    mean_guess,
    share_guess,
    verdicts,
)
from followsuit.lab.figures import dominated, histogram, power_lines
from followsuit.lab.measures import ArmGames, card_strengths
from followsuit.lab.rows import frame_of

KING, HERMIT = "king", "hermit"


def game(deal: int, **facts: Any) -> dict[str, Any]:
    """Three seats, two rounds; seat 1 wins. The King of both rounds sits there."""
    plain: dict[str, Any] = {
        "deal": deal,
        "arm": "players=3",
        "turn": 0,
        "seed": "1",
        "players": 3,
        "bots": ["thumb", "random", "thumb"],
        "places": [2, 1, 3],
        "scores": [60, 100, 50],
        "shares": [0.0, 1.0, 0.0],
        "teams": [],
        "way": "TT-WIN-05",
        "why": "The most points after the last round win.",
        "answers": [10, 11, 12],
        "forced": [1, 2, 3],
        "opener": 2,
        "leaders": [0, 1],
        "hopes": [0.5, 0.3, 0.2],
        "points": [[30, 30, 30], [60, 40, 30], [60, 100, 50]],
        "roles": [
            {"part": 1, "seat": 0, "kind": "character", "piece": HERMIT},
            {"part": 1, "seat": 1, "kind": "character", "piece": KING},
            {"part": 2, "seat": 1, "kind": "character", "piece": KING},
            {"part": 2, "seat": 2, "kind": "character", "piece": HERMIT},
        ],
        "picks": [
            {
                "part": 1,
                "seat": seat,
                "place": place,
                "is_first": True,
                "kind": "character",
                "piece": piece,
                "offered": [HERMIT, KING],
                "hand": [0, 1],
            }
            for seat, place, piece in ((1, 0, KING), (0, 1, HERMIT))
        ],
        "powers": [{"power": "dexterous-hand", "offered": 4, "used": 1}],
        "table": [],
    }
    return {**plain, **facts}


def games(*rows: dict[str, Any]) -> ArmGames:
    return ArmGames(find_game("tricktakers"), frame_of(list(rows)))


def told(frame: pl.DataFrame) -> dict[str, tuple[float, float]]:
    """By key, what was got of how much, over all deals."""
    found: dict[str, tuple[float, float]] = {}
    for _, key, got, of in frame.iter_rows():
        before = found.get(key, (0.0, 0.0))
        found[key] = (before[0] + got, before[1] + of)
    return found


def test_victories() -> None:
    both = games(game(0), game(1, places=[1, 1, 3], shares=[0.5, 0.5, 0.0]))
    assert told(both.piece_shares("character")) == {KING: (3.0, 4.0), HERMIT: (0.5, 4.0)}
    assert told(both.part_shares("character"))["1:hermit"] == (0.5, 2.0)
    assert told(both.seat_shares()) == {"0": (0.5, 2.0), "1": (1.5, 2.0), "2": (0.0, 2.0)}
    assert told(both.opener_shares()) == {"first": (0.0, 2.0)}
    assert told(both.place_shares()) == {"1": (1.5, 2.0), "2": (0.5, 2.0)}
    assert told(both.bot_shares()) == {"random": (1.5, 2.0), "thumb": (0.5, 4.0)}
    assert both.even() == pytest.approx(1 / 3)


def test_in_teams_a_victory_counts_for_each() -> None:
    team = games(game(0, teams=[0, 1, 0], places=[1, 3, 1], shares=[0.5, 0.0, 0.5]))
    assert team.even() == 0.5
    assert told(team.seat_shares()) == {"0": (1.0, 1.0), "1": (0.0, 1.0), "2": (1.0, 1.0)}


def test_points_and_match_ups() -> None:
    one = games(game(0))
    # Round 1: +30, +10, 0, on average 13.3. Round 2: 0, +60, +20, on average 26.7.
    got, of = told(one.piece_points("character"))[KING]
    assert (got, of) == pytest.approx((10 - 40 / 3 + 60 - 80 / 3, 2.0))
    assert told(one.match_ups("character")) == {"king:hermit": (1.0, 2.0), "hermit:king": (1.0, 2.0)}
    even = games(game(0, points=[[0, 0, 0], [5, 5, 0], [5, 5, 0]]))
    assert told(even.match_ups("character"))["king:hermit"] == (1.0, 2.0)


def test_the_game_as_a_whole() -> None:
    one = games(game(0), game(1, leaders=[1, -1, 1], hopes=[0.2, 0.6, 0.2], scores=[100, 130, 0]))
    assert told(one.length()) == {"answers": (66.0, 2.0), "parts": (5.0, 2.0)}
    assert told(one.forced()) == {"forced": (12.0, 66.0)}
    assert told(one.swing()) == {"changes": (1.0, 2.0), "comebacks": (1.0, 2.0)}
    assert told(one.closeness()) == {"margin": (70.0, 2.0)}
    assert told(one.ways()) == {"TT-WIN-05": (2.0, 2.0)}
    assert told(one.powers()) == {"dexterous-hand": (2.0, 8.0)}
    assert told(one.taken()) == {HERMIT: (2.0, 4.0), KING: (2.0, 4.0)}


def test_heroes_of_the_table() -> None:
    both = games(game(0, table=["guard", "nomad"]), game(1, table=["guard"]))
    assert both.table_pieces() == ["nomad"]
    assert both.with_piece("nomad", True).deals == [0]
    assert both.with_piece("nomad", False).deals == [1]


def test_hands_by_their_cards() -> None:
    strengths = card_strengths(find_game("tricktakers"))
    assert (min(strengths), max(strengths)) == (0.0, 1.0)
    strong = [strengths.index(1.0)] * 2
    rows = [game(deal) for deal in range(6)]
    for row in rows[:3]:
        for pick in row["picks"]:
            pick["hand"] = strong
    found = told(games(*rows).shares_by_hand())
    assert sum(of for _, of in found.values()) == 12
    assert {key.partition(":")[0] for key in found} == {KING, HERMIT}


def test_a_choice_is_dominated_if_it_is_below_even_with_every_hand() -> None:
    lines = [
        {"key": f"{piece}:{third}", "count": 50, "high": 0.2 if piece == HERMIT or third == "low" else 0.4}
        for piece in (KING, HERMIT)
        for third in ("low", "middle", "high")
    ]
    assert dominated(lines, 0.25) == [HERMIT]
    lines[-1]["count"] = 3
    assert dominated(lines, 0.25) == []


def test_holms_correction() -> None:
    assert corrected([0.01, 0.04, 0.03]) == [0.03, 0.06, 0.06]
    assert corrected([]) == []
    assert corrected([0.9, 0.8]) == [1.0, 1.0]


def test_shares_of_few_deals_are_no_certainty() -> None:
    guess = share_guess(DealCounts([1.0] * 10, [1.0] * 10), 0.05, 0.25)
    assert guess is not None
    assert guess.mean == 1.0
    assert 0.3 < guess.low < 0.9
    assert share_guess(DealCounts([1.0] * 3, [1.0] * 3), 0.05, 0.25) is None


def test_means_are_by_deals_and_not_by_games() -> None:
    """Ten games of a deal that are all alike say no more than one of them."""
    one = mean_guess(DealCounts([3.0, 1.0] * 10, [1.0] * 20), 0.05)
    ten = mean_guess(DealCounts([30.0, 10.0] * 10, [10.0] * 20), 0.05)
    assert one is not None
    assert ten is not None
    assert (one.low, one.high) == pytest.approx((ten.low, ten.high))
    assert one.low < 2 < one.high


def test_on_the_same_deals_a_small_difference_shows() -> None:
    noisy = [float(at % 7) * 10 for at in range(40)]
    of = [1.0] * 40
    changed = [value + 1 + (at % 2) * 0.1 for at, value in enumerate(noisy)]
    guess = difference_guess(DealCounts(changed, of), DealCounts(noisy, of), 0.05)
    assert guess is not None
    assert guess.low > 1
    assert guess.chance < 0.001
    apart = mean_guess(DealCounts(changed, of), 0.05)
    assert apart is not None
    assert apart.high - apart.low > 10


def test_histograms_hold_everybody() -> None:
    found = histogram([0, 5, 10, 150, 159], [150])
    assert sum(found["all"]) == 5
    assert sum(found["some"]) == 1
    assert len(found["all"]) == 16
    assert histogram([], []) == {"first": 0, "width": 1, "all": [], "some": []}


def test_what_is_as_likely_by_chance_as_is_put_up_with_stays_open() -> None:
    def guess(mean: float, chance: float) -> Guess:
        return Guess(mean, 0.0, 1.0, chance, 100.0, 50)

    assert verdicts([guess(0.4, 0.05)], [0.3], 0.05) == ["open"]
    assert verdicts([guess(0.4, 0.049)], [0.3], 0.05) == ["above"]
    assert verdicts([guess(0.2, 0.049)], [0.3], 0.05) == ["below"]
    # Of two that are looked at, the rarer counts twice, and the other no less than that.
    both = [guess(0.4, 0.025), guess(0.2, 0.024)]
    assert verdicts(both, [0.3, 0.3], 0.05) == ["above", "below"]
    assert verdicts([guess(0.4, 0.01), guess(0.2, 0.05)], [0.3, 0.3], 0.05) == ["above", "open"]
    assert verdicts([guess(0.4, 0.03), guess(0.2, 0.03)], [0.3, 0.3], 0.05) == ["open", "open"]


def test_a_power_is_dead_that_was_offered_often_and_never_used() -> None:
    powers = [
        {"power": "idle", "offered": 2, "used": 0},
        {"power": "busy", "offered": 2, "used": 1},
    ]
    seldom = [{"power": "seldom", "offered": 1, "used": 0}]
    rows = [game(deal, powers=powers if deal < 10 else seldom) for deal in range(29)]
    lines = power_lines(games(*rows), 0.05)
    assert {line["key"]: (line["count"], line["dead"]) for line in lines} == {
        "busy": (20, False),
        "idle": (20, True),
        "seldom": (19, False),
    }
