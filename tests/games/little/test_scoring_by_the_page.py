"""The sum of section 3.10, written down once more and apart from the engine, gives the same points."""

import random

import pytest

from followsuit.games.little.cards import COLOUR, DEVIL_CARDS
from followsuit.games.little.cards import NAMES as CARDS
from followsuit.games.takers.cards import BLACK, BLUE, DRAW_DECK, GREEN, RED
from little import Little
from little_rounds import NAMES

# Collector's combinations are a search of their own (test_combinations.py).
CAST = [name for name in NAMES if name != "collector"]
TABLES = {
    "king": ([0, 30, 70, 100, 140], [0, 0, 30, 70, 100, 140]),
    "ninja": ([30, -10, 100, -20, 140], [60, 30, -10, 100, -20, 140]),
    "samurai": ([0, 30, 80, 120, 150], [0, 0, 30, 80, 120, 150]),
    "hermit": ([50, -10, -30, 70, 100], [100, 50, -10, -30, 70, 100]),
    "berserker": ([100, -10, 40, 70, 100], [150, 100, -10, 40, 70, 100]),
    "healer": ([0, 10, 20, 30, 40], [0, 0, 10, 20, 30, 40]),
    "devil": ([20, 50, 30, -10, 90], [40, 20, 50, 30, -10, 90]),
    "resistance": ([0, 20, 40, 60, 80], [0, 10, 20, 30, 40, 50]),
}
BID_MADE = ([20, 40, 90, 150, 200], [100, 50, 40, 50, 100, 200])
BEAST_COLOURS = {"maru-x10": RED, "guru-x10": BLUE, "nemu-x10": GREEN, "oko-x10": BLACK}


class Seat:
    """One player at the end of the last round, drawn at random."""

    def __init__(self, pair: list[str], wins: int, points: int, taken: list[int], beasts: list[str]) -> None:
        self.pair = pair
        self.wins = wins
        self.points = points
        self.taken = taken
        self.beasts = beasts


class Notes:
    """What single characters remember."""

    def __init__(self, draw: random.Random, players: int) -> None:
        self.bid = draw.randrange(6 if players == 2 else 5)
        self.stake = draw.choice([0, 10, 20, 30])
        self.bonus = draw.choice([0, 30, 50, 80, 100, 150])
        self.flags = draw.randrange(3)


def score(seat: Seat, notes: Notes, of_two: int) -> int:
    """LT-SCORE-02 to LT-SCORE-08, as the page writes it."""
    amounts: list[int] = []
    back = 0
    for name in seat.pair:
        if name == "gambler":
            if seat.wins == notes.bid:
                amounts += [BID_MADE[of_two][notes.bid], 2 * notes.stake]
                back = notes.stake
            continue
        amounts.append(TABLES[name][of_two][seat.wins])
        if name == "hermit":
            amounts.append(80 * notes.flags)
        elif name == "resistance":
            amounts.append(notes.bonus)
        elif name == "healer":
            amounts.append(10 * len([card for card in seat.taken if COLOUR[card] in (BLUE, GREEN)]))
    devil_cards = len([card for card in seat.taken if card in DEVIL_CARDS])
    amounts.append(30 * devil_cards if "devil" in seat.pair else -30 * devil_cards)
    for beast in seat.beasts:
        if beast == "maru-30":
            amounts.append(30)
        elif beast in BEAST_COLOURS:
            amounts.append(10 * [COLOUR[card] for card in seat.taken].count(BEAST_COLOURS[beast]))
    losses = -sum(amount for amount in amounts if amount < 0)
    gains = sum(amount for amount in amounts if amount > 0)
    if "oko-shield" in seat.beasts:
        losses = 0
        back = notes.stake if "gambler" in seat.pair else 0
    return max(0, seat.points - losses) + gains + back


def drawn_seats(draw: random.Random, players: int) -> list[Seat]:
    """Pairs, wins, points, cards and beasts; Devil is among them, whose cards lie about."""
    names = [*draw.sample([name for name in CAST if name != "devil"], 2 * players - 1), "devil"]
    draw.shuffle(names)
    cards = [*draw.sample(DRAW_DECK, 20), *DEVIL_CARDS]
    draw.shuffle(cards)
    beasts = ["maru-x10", "maru-30", "guru-x10", "guru-draw", "nemu-x10", "nemu-tie", "oko-x10", "oko-shield"]
    draw.shuffle(beasts)
    cuts = sorted(draw.randrange(6) for _ in range(players - 1))
    wins = [b - a for a, b in zip([0, *cuts], [*cuts, 5], strict=True)]
    if players > 2 and 5 in wins:
        wins = [3, 2, *[0] * (players - 2)]
    return [
        Seat(
            names[2 * i : 2 * i + 2],
            wins[i],
            10 * draw.randrange(12),
            cards[6 * i : 6 * i + 6],
            beasts[2 * i : 2 * i + draw.randrange(3)],
        )
        for i in range(players)
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(25))
def test_the_engine_and_the_page_give_the_same_points(players: int, seed: int) -> None:
    """LT-SCORE-02, LT-SCORE-03, LT-SCORE-04, LT-SCORE-05, LT-SCORE-06, LT-SCORE-07, LT-SCORE-08, LT-2P-03"""
    draw = random.Random(100 * seed + players)
    seats = drawn_seats(draw, players)
    notes = Notes(draw, players)
    cast = [name for seat in seats for name in seat.pair]
    more: dict[str, object] = {}
    if "gambler" in cast:
        more |= {"bid": notes.bid, "stake": notes.stake}
    if "hermit" in cast:
        more["flags_over_rare"] = notes.flags
    if "resistance" in cast:
        more |= {"kakumei_uses": 1, "kakumei_wins": 1, "kakumei_bonus": notes.bonus}
    g = Little(
        players,
        {},
        0,
        at="score",
        round=4 if players == 2 else 3,
        characters=[" ".join(seat.pair) for seat in seats],
        wins=[seat.wins for seat in seats],
        points=[seat.points for seat in seats],
        taken=[" ".join(CARDS[card] for card in seat.taken) for seat in seats],
        beasts=[" ".join(seat.beasts) for seat in seats],
        **more,
    )
    assert g.table.points == [score(seat, notes, int(players == 2)) for seat in seats]
