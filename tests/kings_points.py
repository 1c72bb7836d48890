"""The end of a round of Kings TrickTakers, set up by hand: who has what when points are counted."""

from dataclasses import dataclass

from followsuit.core.bits import BIT
from followsuit.core.cards import SPECTATOR
from followsuit.core.event import NO_SEAT, Log
from followsuit.core.rng import seeded
from followsuit.games.kings.cards import NAMES
from followsuit.games.kings.new_table import new_kings_table
from followsuit.games.kings.options import KINGS_OPTIONS, rules_of
from followsuit.games.kings.pieces import CARDS_OF, FIRST_JACK_PIECE
from followsuit.games.kings.roster import role_of_card
from followsuit.games.kings.rules import MAIN
from followsuit.games.kings.scoring import SCORE_ROUND
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.table import COUNTS, DOWN
from followsuit.games.takers.table import TAKEN, Role

Options = dict[str, int | str | bool]
WITH_CHEERLEADER: Options = {"cheerleader": True}
ADVANCED: Options = {"cheerleader": True, "red_queen_advanced": True}
WITH_CONTRACT: Options = {"devil_contract": True}
# KT-GAP-04  Chapter 1, apart from the engine: what each bid card pays by wins, and an unused King.
BIDS = {
    "gambler": {0: 30, 2: 60},
    "hermit": {0: 40},
    "resistance": {0: 30, 3: 90},
    "berserker": {1: 50},
    "samurai": {1: 40, 3: 90},
    "ninja": {2: 70},
    "healer": {1: 30, 2: 50},
    "collector": {0: 30, 1: 30},
}
UNUSED = {"white": 60, "red": 50, "blue": 40, "green": 30, "black": 20}
DEFAULTS: Options = {one.name: one.default for one in KINGS_OPTIONS}


@dataclass
class Player:
    """What lies before one player; characters by their keys, cards by their names."""

    colour: str
    up: str = ""  # characters face up
    bid: str = ""  # what lies face down: characters, 'jack'
    tricks: int = 0
    taken: str = ""
    points: int = 0
    has_queen_win: bool = False  # the Red Queen was used
    played: str = ""  # colours of the Kings that lie face down
    extra: str = ""  # colours of Kings taken to help
    is_jack_spent: bool = False


class Scoring:
    """One round that was played, counted at once."""

    def __init__(
        self,
        *players: Player,
        round: int = 1,
        options: Options | None = None,
        partner: int = NO_SEAT,
        copied: str = "",
        copied_from: int = NO_SEAT,
        contract: str = "",
    ) -> None:
        count = len(players)
        rules = rules_of(MAIN, count, {**DEFAULTS, **(options or {})})
        t = new_kings_table(rules, [], seeded(0))
        t.round = round
        self.t = t
        self.free = {key: cards[:] for key, cards in CARDS_OF.items()}
        roles: list[Role] = []
        for seat, player in enumerate(players):
            roles += self.lay_out(seat, player)
        t.set_active(roles)
        t.partner = partner
        if copied:
            at = players[copied_from].bid.split().index(copied)
            t.copied, t.copied_from = t.bids[copied_from][at], copied_from
        if contract:
            t.contracts = [*t.contracts[:round], SET_NAMES.index(contract), *t.contracts[round + 1 :]]
        t.log = Log()
        SCORE_ROUND.run(t)

    def lay_out(self, seat: int, player: Player) -> list[Role]:
        t = self.t
        colour = SET_NAMES.index(player.colour)
        t.give_set(seat, colour)
        for name in player.extra.split():
            t.kings[seat] |= BIT[SET_NAMES.index(name)]
        for name in player.played.split():
            t.played |= BIT[SET_NAMES.index(name)]
        t.queens[seat] = COUNTS if player.has_queen_win else DOWN
        t.wins[seat] = player.tricks
        t.points[seat] = player.points
        t.spent[seat] = int(player.is_jack_spent)
        jack = FIRST_JACK_PIECE + colour
        up = [self.free[key].pop(0) for key in player.up.split()]
        t.bids[seat] = [jack if key == "jack" else self.free[key].pop(0) for key in player.bid.split()]
        t.party[seat] = [*up, *[piece for piece in t.bids[seat] if piece != jack]]
        for name in player.taken.split():
            card = NAMES.index(name)
            source = next(place for place, pile in enumerate(t.cards.piles) if card in pile)
            t.cards.move(card, source, TAKEN + seat)
        return [role_of_card(up[i], seat, i + 1) for i in range(len(up))]

    def points(self) -> list[int]:
        return self.t.points

    def lines(self, seat: int) -> list[str]:
        """What is told of one player's points, in the order of scoring: 'KT-BID-08 30'."""
        assert self.t.log is not None
        told: list[str] = []
        for event in self.t.log.told[SPECTATOR]:
            if event.seat == seat and event.kind in ("scored", "scored-loss"):
                amount = event.number if event.kind == "scored" else -event.number
                told += [f"{reason.rule} {amount}" for reason in event.because]
        return told


def scored(player: Player, round: int = 1) -> list[str]:
    """The lines of one player of three, beside two others to whom nothing is paid."""
    return Scoring(player, *idle(player, 2), round=round).lines(0)


def idle(player: Player, count: int) -> list[Player]:
    """So many other players with 4 tricks, for which no table has anything."""
    used = f"{player.up} {player.bid}".split()
    bids = [key for key in ("hermit", "berserker", "resistance", "samurai", "healer") if key not in used]
    colours = [colour for colour in ("green", "blue", "black", "white", "red") if colour != player.colour]
    return [Player(colours[i], bid=bids[i], tricks=4) for i in range(count)]
