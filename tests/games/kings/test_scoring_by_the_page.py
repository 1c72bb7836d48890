"""The block of section 3.10, written down once more and apart from the engine, gives the same points."""

import random
from dataclasses import dataclass

import pytest

from followsuit.core.bits import BIT
from followsuit.core.rng import seeded
from followsuit.core.step import Step
from followsuit.games.kings.cards import NAMES
from followsuit.games.kings.game import KINGS
from followsuit.games.kings.pieces import KEY_OF, is_character
from followsuit.games.kings.scoring import ScoreRound
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.table import COUNTS, NO_PIECE, KingsTable
from followsuit.properties.playing import answer_at_random
from kings_points import (
    ADVANCED,
    BIDS,
    UNUSED,
    WITH_CHEERLEADER,
    WITH_CONTRACT,
    Options,
    Player,
    Scoring,
)
from many import games

ENDS = max(300, games(30_000))
GAMES = max(10, games(2_000))
COLOURS = ["white", "red", "blue", "green", "black"]
LETTERS = {"r": "red", "b": "blue", "g": "green", "k": "black"}
JACKS = {
    "white": {1: 10, 2: 20, 3: 30},
    "red": {1: 20, 2: 30},
    "blue": {0: 20, 1: 20},
    "green": {0: 30, 2: 30},
    "black": {1: 20, 3: 40},
}
PAID = {**BIDS, "jack": {3: 100}}
COPIES = {
    2: dict.fromkeys(["gambler", "hermit", "resistance", "berserker", "samurai", "ninja", "healer"], 1)
    | {"collector": 1},
    3: {"gambler": 2, "hermit": 2, "resistance": 2, "berserker": 2}
    | dict.fromkeys(["samurai", "ninja", "healer", "collector"], 1),
    4: dict.fromkeys([*PAID][:-1], 2) | {"devil": 1},
    5: dict.fromkeys([*PAID][:-1], 2) | {"gambler": 3, "hermit": 3, "devil": 1},
}


@dataclass
class End:
    """The end of a round: the players, and what lies between them."""

    players: list[Player]
    round: int
    is_advanced: bool = False
    cheerleader: int = -1  # who has her face up
    partner: int = -1
    copied: tuple[int, str] = (-1, "")  # whose bid card COPY lies by, and which
    contract: str = ""

    # Whose wins, cards and bids count.

    def devil(self, seat: int) -> int:
        return 2 * self.players[seat].up.split().count("devil")

    def queen(self, seat: int) -> int:
        return int(self.players[seat].has_queen_win)

    def own_wins(self, seat: int) -> int:
        wins = self.players[seat].tricks + self.devil(seat)
        if not self.is_advanced:
            if seat == self.cheerleader:
                return wins
            if seat == self.partner:
                wins += self.queen(self.cheerleader)
        return wins + self.queen(seat)

    def count(self, seat: int) -> int:
        if seat != self.cheerleader:
            return self.own_wins(seat)
        if not self.is_advanced:
            return self.own_wins(self.partner) + self.devil(seat)
        tricks = self.players[self.partner].tricks
        return tricks + self.devil(self.partner) + self.queen(seat) + self.devil(seat)

    def source(self, seat: int) -> int:
        """Whose cards and bid cards are scored with."""
        return self.partner if seat == self.cheerleader else seat

    def cards(self, seat: int) -> list[str]:
        return self.players[self.source(seat)].taken.split()

    def bids(self, seat: int) -> list[str]:
        return self.players[self.source(seat)].bid.split()

    # What a bid card pays.

    def by_number(self, seat: int, bid: str) -> int:
        name = self.copied[1] if bid == "cheerleader" else bid
        if name == "devil":
            return 0
        pays = PAID[name].get(self.count(seat), 0)
        if self.players[seat].is_jack_spent:
            pays = max(pays, PAID[name].get(self.count(seat) - 3, 0))
        return pays

    def has_missed(self, seat: int) -> bool:
        laid = self.players[seat].bid.split()
        return bool(laid) and not any(self.by_number(seat, bid) for bid in laid)

    def pair(self) -> set[int]:
        found = {seat for seat, player in enumerate(self.players) if "devil" in player.bid.split()}
        if self.partner in found:
            found.add(self.cheerleader)
        if self.copied[1] == "devil":
            found |= {seat for seat, player in enumerate(self.players) if "cheerleader" in player.bid}
        return found

    def pays(self, seat: int, bid: str) -> int:
        if bid == "devil" or (bid == "cheerleader" and self.copied[1] == "devil"):
            outside = set(range(len(self.players))) - self.pair()
            return 30 * sum(self.has_missed(other) for other in outside)
        return self.by_number(seat, bid)

    # Gains and losses.

    def gains(self, seat: int) -> int:
        player = self.players[seat]
        up, count, cards = player.up.split(), self.count(seat), self.cards(seat)
        bids = [self.pays(seat, bid) for bid in self.bids(seat)]
        whites = len([card for card in cards if card[0] in "RW"])
        gains = sum(bids) * (2 if len(self.players) == 2 and self.round == 3 else 1)
        if "jack" not in player.bid and not player.is_jack_spent:
            gains += JACKS[player.colour].get(count, 0)
        gains += 20 * up.count("hermit") * (count == 0)
        gains += 20 * up.count("berserker") * (count == 1)
        gains += 30 * up.count("ninja") * (count == 2)
        gains += 20 * up.count("gambler") * any(bids)
        gains += up.count("healer") * min(50, 10 * len([card for card in cards if card[0] in "bg"]))
        gains += up.count("collector") * [0, 20, 50, 80, 80][whites]
        for king in [player.colour, *player.extra.split()]:
            if king in player.played.split():
                of_colour = len([card for card in cards if LETTERS.get(card[0]) == king])
                gains += [0, 20, 50, 80, 150][whites] if king == "white" else 10 * of_colour
            elif self.round == 3:
                gains += UNUSED[king]
        return gains

    def losses(self, seat: int) -> int:
        losses = 20 * ("devil" in self.players[seat].up and self.count(seat) == 3)
        if self.contract:
            is_white = self.contract == "white"
            bad = [card for card in self.cards(seat) if is_of(card, self.contract, is_white)]
            losses += [0, 10, 10, 20][self.round] * len(bad)
        return losses

    def points(self) -> list[int]:
        return [
            max(0, player.points + self.gains(seat) - self.losses(seat))
            for seat, player in enumerate(self.players)
        ]


def is_of(card: str, colour: str, is_white: bool) -> bool:
    return card[0] in "RW" if is_white else LETTERS.get(card[0]) == colour


def playing_cards(players: int) -> list[str]:
    numbers = {2: [1, 2, 3, 4, 5, 10], 3: [1, 2, 3, 4, 5, 10], 4: [1, 2, 3, 4, 5, 6, 7, 10]}
    found = [f"{letter}{number}" for letter in LETTERS for number in numbers.get(players, range(1, 11))]
    return [*found, "RAa", "RAb", "WFa", "WFb", "k10x", "k10y"]


def drawn_end(draw: random.Random, players: int) -> End:
    """The end of some round, as far as the rules allow; every character as likely face up as down."""
    round = draw.choice([1, 2, 3])
    sets = draw.sample(COLOURS, players)
    deck = playing_cards(players)
    draw.shuffle(deck)
    pool = [name for name, copies in COPIES[players].items() for _ in range(copies)]
    draw.shuffle(pool)
    left = [colour for colour in COLOURS if colour not in sets]
    end = End([], round, is_advanced=draw.random() < 0.5)
    most = 9 if players == 2 else 5
    tricks = [0] * players
    for _ in range(most):
        tricks[draw.choice([0, draw.randrange(players), draw.randrange(players)])] += 1
    for seat in range(players):
        party = [pool.pop() for _ in range(3)]
        down = draw_bid(draw, party, round, players)
        player = Player(sets[seat], " ".join([name for name in party if name not in down]), " ".join(down))
        player.up = " ".join(without(party, [name for name in down if name != "jack"]))
        player.tricks = tricks[seat]
        player.taken = " ".join([deck.pop() for _ in range(min(len(deck), tricks[seat] * players))])
        player.points = draw.choice([0, 10, 50, 130])
        player.has_queen_win = sets[seat] == "red" and draw.random() < 0.6
        player.played = sets[seat] if draw.random() < 0.6 else ""
        if players == 2:
            player.is_jack_spent = "jack" not in down and draw.random() < 0.5
        end.players.append(player)
    if players == 2 and round == 3:
        helped = draw.choice(end.players)
        helped.extra = " ".join(left[: draw.randrange(3)])
        helped.played += " " + " ".join([king for king in helped.extra.split() if draw.random() < 0.5])
    if players == 2 or (players < 5 and round > 1 and draw.random() < 0.5):
        end.contract = left[-1]
    if players >= 4 and draw.random() < 0.8:
        bring_cheerleader(draw, end)
    return end


def without(names: list[str], gone: list[str]) -> list[str]:
    left = names[:]
    for name in gone:
        left.remove(name)
    return left


def draw_bid(draw: random.Random, party: list[str], round: int, players: int) -> list[str]:
    if players == 2:
        return [draw.choice([*party, "jack"])]
    if round < 3:
        return [draw.choice(party)]
    return draw.sample([*party, "jack"], draw.choice([1, 2]))


def bring_cheerleader(draw: random.Random, end: End) -> None:
    """Somebody has her instead of a character: face up without any bid, or face down."""
    seat = draw.randrange(len(end.players))
    others = [other for other in range(len(end.players)) if other != seat]
    player = end.players[seat]
    party = without([*player.up.split(), *player.bid.split()], [])
    party = [name for name in party if name != "jack"][:2]
    if draw.random() < 0.5:
        player.up, player.bid = " ".join(["cheerleader", *party]), ""
        end.cheerleader, end.partner = seat, draw.choice(others)
        return
    also = draw.choice(["", party[0], "jack"]) if end.round == 3 else ""
    player.bid = f"cheerleader {also}".strip()
    player.up = " ".join(without(party, [also] if also in party else []))
    copied_from = draw.choice(others)
    end.copied = (copied_from, draw.choice(end.players[copied_from].bid.split()))


def options_of(end: End) -> Options:
    options: Options = {}
    if any("cheerleader" in f"{player.up} {player.bid}" for player in end.players):
        options = {"cheerleader": True, "red_queen_advanced": end.is_advanced}
    if end.contract and len(end.players) > 2:
        options["devil_contract"] = True
    return options


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ends_of_rounds(players: int) -> None:
    """KT-SCORE-01 to KT-SCORE-13, KT-CHE-11 to KT-CHE-19  Thousands of ends of rounds, drawn at random."""
    draw = random.Random(players)
    seen: set[str] = set()
    for _ in range(ENDS):
        end = drawn_end(draw, players)
        scoring = Scoring(
            *end.players,
            round=end.round,
            options=options_of(end),
            partner=end.partner,
            copied=end.copied[1],
            copied_from=end.copied[0],
            contract=end.contract,
        )
        assert scoring.points() == end.points(), end
        for seat in range(players):
            seen |= {line.split()[0] for line in scoring.lines(seat)}
            told = sum(int(line.split()[1]) for line in scoring.lines(seat))
            assert told == end.gains(seat) - end.losses(seat), end
    assert seen >= EVERYWHERE | (OF_TWO if players == 2 else OF_MORE) | (OF_MANY if players > 3 else set())


# The lines that must have been among them, or the draws would prove little.
EVERYWHERE = {
    "KT-BID-08",
    "KT-JACK-01",
    "KT-HER-04",
    "KT-BER-05",
    "KT-NIN-07",
    "KT-GAM-02",
    "KT-HEA-01",
    "KT-COL-01",
    "KT-KING-11",
    "KT-KING-12",
}
OF_TWO = {"KT2-R3-01", "KT2-JACK-01", "KT-DEVC-02", "KT2-RND-07", "KT2-END-01"}
OF_MORE = {"KT-JACK-02", "KT-KING-09"}
OF_MANY = {"KT-CHE-12", "KT-CHE-22", "KT-DEV-04", "KT-DEV-06"}


# Whole games.


def end_of(t: KingsTable) -> End:
    """A round that was played, read from the table."""
    end = End([], t.round, t.rules.is_advanced, partner=t.partner)
    for seat in range(t.seat_count):
        up = [KEY_OF[card] for card in t.party[seat] if card not in t.bids[seat]]
        player = Player(SET_NAMES[t.sets[seat]], " ".join(up), " ".join(bid_names(t.bids[seat])))
        kings = [name for name in COLOURS if t.kings[seat] & BIT[SET_NAMES.index(name)]]
        player.tricks = t.wins[seat]
        player.taken = " ".join([NAMES[card] for card in t.taken(seat)])
        player.points = t.points[seat]
        player.has_queen_win = t.queens[seat] == COUNTS
        player.extra = " ".join([name for name in kings if name != player.colour])
        player.played = " ".join([name for name in kings if t.played & BIT[SET_NAMES.index(name)]])
        player.is_jack_spent = bool(t.spent[seat])
        end.players.append(player)
        if "cheerleader" in up:
            end.cheerleader = seat
    if t.copied != NO_PIECE:
        end.copied = (t.copied_from, bid_names([t.copied])[0])
    if t.contracts[t.round] >= 0:
        end.contract = SET_NAMES[t.contracts[t.round]]
    return end


def bid_names(pieces: list[int]) -> list[str]:
    return [KEY_OF[piece] if is_character(piece) else "jack" for piece in pieces]


class ByThePage(Step[KingsTable]):
    """Put before the scoring of a round: what the page makes of it."""

    def __init__(self) -> None:
        self.expected: list[int] = []

    def run(self, t: KingsTable) -> None:
        self.expected = end_of(t).points()


class Compare(Step[KingsTable]):
    """Put after it."""

    def __init__(self, page: ByThePage) -> None:
        self.page = page
        self.rounds = 0

    def run(self, t: KingsTable) -> None:
        assert t.points == self.page.expected
        self.rounds += 1


def watch(t: KingsTable, page: ByThePage, compare: Compare) -> None:
    """Once in a round, as soon as it waits to be scored."""
    for at, step in enumerate(t.todo):
        if isinstance(step, ScoreRound) and page not in t.todo:
            t.todo[at : at + 1] = [compare, step, page]
            return


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, WITH_CONTRACT),
        (4, {**WITH_CHEERLEADER, **WITH_CONTRACT}),
        (5, WITH_CHEERLEADER),
        (5, ADVANCED),
    ],
)
def test_whole_games(players: int, options: Options) -> None:
    """KT-SCORE-12, KT-FLOW-05, KT2-FLOW-03  Every round of games played at random."""
    for seed in range(GAMES):
        t = KINGS.new_table(players, options, seed)
        assert isinstance(t, KingsTable)
        page = ByThePage()
        compare = Compare(page)
        play = seeded(seed + 1)
        while t.seats_to_act():
            watch(t, page, compare)
            answer_at_random(t, play)
        assert compare.rounds == 3
