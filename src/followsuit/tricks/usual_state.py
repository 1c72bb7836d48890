"""The usual tricks as a game declares them: their fields and places, and how they are drawn."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.fields import Field, Numbers, Place, Seat
from followsuit.core.layout import Counter, LastTrick, Layout, TrickNow
from followsuit.core.moment import Moment
from followsuit.core.roles import CounterRole
from followsuit.core.state import State
from followsuit.core.view import View
from followsuit.tricks.usual import NO_SUIT, TrickRules, TrickTable

MOST_TRICKS: Final = 52


class TrickState(State):
    """The state of a TrickTable: what the game adds, and before it what every such table has."""

    def __init__(
        self, rules: TrickRules, places: list[Place], fields: list[Field], moments: list[Moment]
    ) -> None:
        super().__init__(
            [
                *places,
                Place("trick", rules.trick, shape="trick"),
                Place("taken", rules.taken, shape="list"),
            ],
            [
                Seat("leader", 0, least=0),
                Numbers("wins", 0, MOST_TRICKS, role=CounterRole.WINS),
                Field("last_trick"),
                Field("last_leader"),
                *fields,
            ],
            moments,
            voids=dict(zip(rules.suits, rules.cards_of_suit, strict=True)),
            beside=("rules",),
        )

    def layout(self, view: View) -> Layout:
        """And who laid which card, who would win, what is trump, and the trick before."""
        t = view.table
        assert isinstance(t, TrickTable)
        layout = super().layout(view)
        trick, order = t.trick(), t.clockwise_from(t.leader)
        for area in layout.areas:
            if area.shape == "trick":
                area.by = order[: len(trick)]
        if t.outcome is None:
            best = t.winner(trick, t.leader) if trick else NO_SEAT
            led = t.rules.suits[t.rules.suit[trick[0]]] if trick else ""
            layout.trick = TrickNow(t.leader, best, led, order)
        if t.last_trick:
            last, by = t.last_trick, t.clockwise_from(t.last_leader)
            layout.last_trick = LastTrick(last, by, t.winner(last, t.last_leader), [t.why_won(last)])
        if t.trump() != NO_SUIT:
            trump = t.rules.suits[t.trump()]
            layout.counters.append(Counter("trump", NO_SEAT, trump, role=CounterRole.TRUMP))
        return layout
