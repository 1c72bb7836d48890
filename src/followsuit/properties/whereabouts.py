"""Properties 4 and 7: every card is somewhere, once, where it may be; and no secret lies in the open."""

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, SPECTATOR, Cards
from followsuit.core.event import NO_SEAT, Log
from followsuit.core.game import Game
from followsuit.core.reason import Reason
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.properties.playing import (
    Options,
    PropertyBroken,
    answer_at_random,
    holds,
    positions,
    where,
)


def no_card_is_lost_or_doubled(game: Game, players: int, options: Options, seed: int) -> None:
    """4  The piles hold the same cards from the first deal to the end."""
    cards: list[int] | None = None
    for t, _ in positions(game, players, options, seed):
        now = sorted(card for pile in t.cards.piles for card in pile)
        holds(len(set(now)) == len(now), f"a card lies in two places, {where(t)}")
        holds(cards is None or now == cards, f"a card was lost or came from nowhere, {where(t)}")
        cards = now


def no_secret_lies_about(game: Game, players: int, options: Options, seed: int) -> None:
    """7  Nothing public holds a card that some seat cannot name.

    No waiting step has a hidden card among its fields, nobody can name a card of a shuffled draw
    pile but the topmost, which they may have looked at, every card lies where it may be, and nobody is
    told of a card they do not see.
    """
    t = game.laid_out(players, game.checked_options(players, options, seed), seeded(seed))
    log = WatchingLog(t)
    t.log = log
    t.advance()
    play = seeded(seed + 1)
    fields = StepFields()
    while t.seats_to_act():
        fields.look(t)
        check_places(game, t)
        answer_at_random(t, play)
    fields.check(t.seat_count)


def check_places(game: Game, t: Table) -> None:
    """All cards, at every position: a sentence is made where it is said."""
    cards = t.cards
    for place, pile in enumerate(cards.piles):
        is_draw_pile = place in game.draw_piles
        for card in pile:
            if not cards.possible_places[card] & BIT[place]:
                raise PropertyBroken(f"{game.write_card(card)} lies where it may not be, {where(t)}")
            if is_draw_pile and card != pile[-1] and cards.known_by[card] != 0:
                raise PropertyBroken(f"a card of a draw pile can be named, {where(t)}")


class WatchingLog(Log):
    """A log that looks, at the moment something is told, whether the told may know it."""

    def __init__(self, t: Table) -> None:
        super().__init__()
        self.t = t

    def tell(
        self,
        kind: str,
        seat: int = NO_SEAT,
        cards: list[int] | None = None,
        other: int = NO_SEAT,
        number: int = 0,
        because: list[Reason] | None = None,
        seen_by: int = EVERYONE,
        what: str = "",
    ) -> None:
        for card in cards or []:
            for viewer in [*range(self.t.seat_count), SPECTATOR]:
                if seen_by & BIT[viewer] and not self.t.cards.is_known(card, viewer):
                    raise PropertyBroken(f"{viewer} is told of a card it cannot see: {kind}, {where(self.t)}")
        super().tell(kind, seat, cards, other, number, because, seen_by, what)


FEW = 8


class StepFields:
    """Looks for fields of steps that name a hidden card every time: more often than chance would."""

    def __init__(self) -> None:
        self.last: dict[tuple[str, int], int] = {}
        self.values: dict[tuple[str, int], set[int]] = {}
        self.chance: dict[tuple[str, int], float] = {}  # that all values so far were hidden by accident

    def look(self, t: Table) -> None:
        hidden = hidden_cards(t.cards, t.seat_count)
        share = len(hidden) / len(t.cards.known_by)
        for step in t.todo:
            for index, value in enumerate(step.key()):
                field = (type(step).__name__, index)
                if self.last.get(field) == value:
                    continue  # a step that waits is not seen anew
                self.last[field] = value
                self.values.setdefault(field, set()).add(value)
                is_hidden = value in hidden
                self.chance[field] = self.chance.get(field, 1.0) * share if is_hidden else 1.0e9

    def check(self, seat_count: int) -> None:
        """Seats and counts are small, and so are some cards: a field of few values is taken for one."""
        for field, values in self.values.items():
            is_leak = len(values) > max(seat_count, FEW) and self.chance[field] < 0.01
            holds(not is_leak, f"{field[0]} holds a hidden card in its field {field[1]}")


def hidden_cards(cards: Cards, seat_count: int) -> set[int]:
    """Cards that some seat cannot name."""
    return {
        card
        for pile in cards.piles
        for card in pile
        if not all(cards.is_known(card, seat) for seat in range(seat_count))
    }
