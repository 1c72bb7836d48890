"""Section 5 of the rules, written down once more and apart from the engine, finds the same winners."""

from collections import Counter

import pytest

from followsuit import SPECTATOR, Event
from followsuit.core.rng import seeded
from followsuit.games.little.beasts import NEMU_TIE
from followsuit.games.little.roster import number_of
from followsuit.games.little.table import LittleTable
from followsuit.games.takers.cards import BLACK, FLAG, NO_COLOUR, NUMBER, PICTURE, RARE, RED
from followsuit.games.takers.table import Play
from little import Little
from little_rounds import Options, is_over
from many import games

GAMES = games(4_000)
KING, SAMURAI, HERMIT = (number_of(name) for name in ("king", "samurai", "hermit"))
Strength = tuple[int, int]


class Trick:
    """What was said in a trick beside its cards."""

    def __init__(self, told: list[Event]) -> None:
        self.is_kakumei = any(event.kind == "kakumei" for event in told)
        self.wing_users = {event.seat for event in told if event.kind == "power" and event.what == "wing"}
        self.flipped = [card for event in told if event.kind == "flipped" for card in event.cards]


def lead_colour(plays: list[Play], trick: Trick) -> int:
    """LT-FOL-01, LT-NINJA-09  The first number that lay face up in turn; a flipped card is none."""
    for play in plays:
        if play.kind == NUMBER and play.colour != NO_COLOUR and play.card not in trick.flipped:
            return play.colour
    return NO_COLOUR


def strengths(t: LittleTable, plays: list[Play], trick: Trick) -> list[Strength]:
    """LT-STR-01  Class and value of every entry."""
    if trick.is_kakumei:
        return [kakumei_strength(play) for play in plays]
    kinds = {play.kind for play in plays}
    led = lead_colour(plays, trick)

    def rank_colour(play: Play) -> int:
        is_spirit = SAMURAI in t.characters[play.seat] and play.colour == RED and FLAG not in kinds
        return BLACK if is_spirit else play.colour

    tens = {rank_colour(play) for play in plays if play.kind == NUMBER and play.value == 10}

    def strength(play: Play) -> Strength:
        if play.kind == PICTURE:
            return 7, 0
        if play.kind == RARE:
            return 5, 0
        if play.kind == FLAG:
            return (6 if HERMIT in t.characters[play.seat] and RARE in kinds else 0), 0
        if play.value == 0:
            return 1, 0
        if play.value == 1 and PICTURE in kinds:
            return 8, 0
        colour = rank_colour(play)
        value = 11 if play.value == 1 and colour in tens else play.value
        return (4 if colour == BLACK else 3 if colour == led else 2), value

    return [strength(play) for play in plays]


def kakumei_strength(play: Play) -> Strength:
    if play.kind == FLAG:
        return 5, 0
    if play.kind == PICTURE:
        return 0, 0
    if play.kind == RARE:
        return 1, 0
    if play.value == 0:
        return 4, 0
    return (2 if play.colour == BLACK else 3), -play.value


def winning_play(t: LittleTable, plays: list[Play], trick: Trick) -> Play:
    """LT-STR-03 to LT-STR-06  Among equals: the Wing, King, NEMU, the first."""
    found = strengths(t, plays, trick)
    tied = [play for play, strength in zip(plays, found, strict=True) if strength == max(found)]
    for wins_ties in (
        [play for play in tied if play.seat in trick.wing_users],
        [play for play in tied if KING in t.characters[play.seat]],
        [play for play in tied if NEMU_TIE in t.beasts[play.seat]],
    ):
        if wins_ties:
            return wins_ties[0]
    return tied[0]


def told_of_trick(told: list[Event]) -> list[Event]:
    """What was told since the trick before was won, or since time was turned back."""
    for i in range(len(told) - 2, -1, -1):
        is_clock = told[i].kind == "power" and told[i].what == "clock"
        if is_clock or told[i].kind in ("won", "round"):
            return told[i + 1 :]
    return told


def check_game(players: int, options: Options, seed: int, seen: Counter[str]) -> None:
    g = Little(players, options, seed)
    rng = seeded(seed)
    assert g.t.log is not None
    told = g.t.log.told[SPECTATOR]
    while not is_over(g):
        before = len(told)
        seat = g.t.next_seat()
        offered = g.t.options(seat)
        g.t.apply(seat, offered[rng.below(len(offered))])
        for i in range(before, len(told)):
            if told[i].kind == "won" and g.table.last_trick:
                trick = Trick(told_of_trick(told[: i + 1]))
                play = winning_play(g.table, g.table.last_trick, trick)
                assert (told[i].seat, told[i].cards) == (play.seat, [play.card])
                seen["tricks"] += 1
                seen["kakumei"] += trick.is_kakumei
                seen["flipped"] += bool(trick.flipped)
                seen["wing"] += bool(trick.wing_users)
                seen["sums"] += any(other.covered for other in g.table.last_trick)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_engine_and_the_page_find_the_same_winners(players: int) -> None:
    """LT-STR-01, LT-STR-03, LT-STR-05, LT-STR-06  In tricks of every sort, but for the last of a round."""
    seen: Counter[str] = Counter()
    for seed in range(max(GAMES, 12)):
        check_game(players, {}, seed, seen)
    assert seen["tricks"] > 40
    assert all(seen[sort] for sort in ("kakumei", "flipped", "sums"))
    assert players == 2 or seen["wing"]
