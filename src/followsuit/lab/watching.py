"""What is noted of a game while it is played: who was whom, who led, what was chosen and used.

It looks at a game as any client does, by the roles of what its layout shows, and knows no game by name.
"""

from typing import Any

from followsuit.core.cards import SPECTATOR
from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.layout import Layout
from followsuit.core.option import PIECE, POWER, argument_of, verb_of
from followsuit.core.roles import AreaRole, CounterRole
from followsuit.core.step import Ask
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.lab.reading import PICKED_KINDS

Facts = dict[str, Any]


class Watcher:
    """Of one game. It is told of every answer before it is given and after."""

    def __init__(self, game: Game, t: Table) -> None:
        self.game = game
        self.t = t
        self.before = t  # as it was before the last answer
        self.part = t.part()
        self.opener = NO_SEAT  # who was the first to be asked alone
        self.answers = [0] * t.seat_count
        self.forced = [0] * t.seat_count
        self.leaders: list[int] = []  # at the end of each part; NO_SEAT where several lead
        self.hopes: list[float] = [1 / t.seat_count] * t.seat_count  # as the last part began
        # At the beginning, and at the end of each part.
        self.points = [points_shown(game.layout(t.view(SPECTATOR)), t.seat_count)]
        self.roles: list[Facts] = []
        self.picks: list[Facts] = []
        self.offers: dict[str, list[int]] = {}  # by power, in how many questions it was offered, and used
        self.table: list[str] = []  # pieces that belong to nobody: the heroes of the game

    def asked(self, view: View, offered: list[int]) -> None:
        seat = view.seat
        self.before = self.t.clone()
        self.part = self.t.part()
        self.answers[seat] += 1
        self.forced[seat] += len(offered) == 1
        if self.opener == NO_SEAT and isinstance(self.t.question(), Ask):
            self.opener = seat

    def answered(self, view: View, offered: list[int], pick: int) -> None:
        self.note_pick(view, offered, pick)
        self.note_powers(view, offered, pick)
        if self.t.outcome is not None:
            self.end_part()
        elif self.t.part() != self.part and self.part > 0:  # what comes before the first part is none
            self.end_part()
            self.hopes = self.t.standing()

    def number(self) -> int:
        """Which part is being played, from 1 on."""
        return len(self.points)

    def note_pick(self, view: View, offered: list[int], pick: int) -> None:
        entries = pieces_offered(self.game, offered)
        if pick not in entries:
            return
        kinds = {self.game.pieces[argument_of(one)].kind for one in entries}
        number = self.number()
        before = {one["seat"] for one in self.picks if one["part"] == number}
        is_open = isinstance(self.before.question(), Ask)  # one after the other, each knowing the others'
        self.picks.append(
            {
                "part": number,
                "seat": view.seat,
                "place": len(before - {view.seat}) if is_open else -1,
                "is_first": view.seat not in before,
                "kind": "/".join(sorted(kinds)),
                "piece": entries[pick],
                "offered": sorted(set(entries.values())),
                "hand": sorted(view.table.cards.piles[view.seat]),
            }
        )

    def note_powers(self, view: View, offered: list[int], pick: int) -> None:
        """A power is offered once in a question, however many answers use it."""
        if not self.game.powers:
            return
        seen: set[str] = set()
        for one in offered:
            if verb_of(one) == POWER:
                key = self.game.power_of(view, argument_of(one))
                if key:
                    seen.add(key)
        if not seen:
            return
        used = self.game.power_of(view, argument_of(pick)) if verb_of(pick) == POWER else ""
        for key in seen:
            counts = self.offers.setdefault(key, [0, 0])
            counts[0] += 1
            counts[1] += key == used

    def end_part(self) -> None:
        """Who played as what is seen on the table before the last answer: the next part has begun."""
        shown = self.game.layout(self.before.view(SPECTATOR))
        for seat, piece in played_as(self.game, shown):
            kind = self.game.pieces[piece].kind
            entry = self.game.pieces[piece].entry
            self.roles.append({"part": self.number(), "seat": seat, "kind": kind, "piece": entry})
        self.table = at_the_table(self.game, shown)
        self.points.append(points_shown(self.game.layout(self.t.view(SPECTATOR)), self.t.seat_count))
        self.leaders.append(leader(self.t.standing(), bool(self.game.teams)))


def leader(standing: list[float], in_teams: bool) -> int:
    """The seat with the best chance, or the first of the team that has it; NO_SEAT if nobody leads."""
    best = max(standing)
    having = standing.count(best)
    is_shared = having == len(standing) if in_teams else having > 1
    return NO_SEAT if is_shared else standing.index(best)


def pieces_offered(game: Game, offered: list[int]) -> dict[int, str]:
    """The answers that take a character, a set or a hero, each with its entry."""
    return {
        one: game.pieces[argument_of(one)].entry
        for one in offered
        if verb_of(one) == PIECE
        and argument_of(one) in game.pieces
        and game.pieces[argument_of(one)].kind in PICKED_KINDS
    }


def played_as(game: Game, shown: Layout) -> list[tuple[int, int]]:
    """Seats with the pieces they play as: characters, sets, those of their party, bid or not."""
    found = [
        (counter.seat, counter.piece)
        for counter in shown.counters
        if counter.role in (CounterRole.CHARACTER, CounterRole.FAMILY) and counter.piece in game.pieces
    ]
    for area in shown.areas:
        if area.role in (AreaRole.PARTY, AreaRole.BID):
            found += [
                (area.seat, piece) for piece in area.pieces or [] if game.pieces[piece].kind == "character"
            ]
    return sorted(found)


def at_the_table(game: Game, shown: Layout) -> list[str]:
    return sorted(
        game.pieces[piece].entry
        for area in shown.areas
        if area.seat == NO_SEAT and area.shape == "list"
        for piece in area.pieces or []
        if game.pieces[piece].kind in PICKED_KINDS
    )


def points_shown(shown: Layout, seats: int) -> list[int]:
    """Points, or lives, as everybody sees them."""
    points = [0] * seats
    for counter in shown.counters:
        if counter.role in (CounterRole.POINTS, CounterRole.LIVES) and counter.seat != NO_SEAT:
            points[counter.seat] = int(counter.value)
    return points
