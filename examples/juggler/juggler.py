"""6J  Juggler: draws two cards and lets two fall, once a round, and is paid for green."""

from typing import ClassVar, Final

from followsuit import Reason
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import GREEN
from followsuit.games.takers.character import AT_ONCE, Character
from followsuit.games.takers.drawing import can_draw, draw_up_to
from followsuit.games.takers.powers.exchange import DiscardOne
from followsuit.games.takers.table import Role, TakersTable
from followsuit.games.tricktakers.cards import COLOUR

IN_THE_AIR: Final = 2
A_GREEN_CARD: Final = 10
ONCE_A_ROUND: Final = Reason("JU-01", "The Juggler juggles once a round.")
NOTHING_TO_DRAW: Final = Reason("JU-02", "There is no card to juggle with.")
LET_FALL: Final = Reason("JU-01", "Let a card fall.")
GREEN_TAKEN: Final = Reason("JU-03", "10 points for each green card taken.")


class Juggler(Character):
    code: ClassVar[str] = "6J"
    name: ClassVar[str] = "Juggler"
    text: ClassVar[str] = (
        "Once a round, before playing, you may draw two cards; then discard two. "
        "Each green card you have taken at the end of the round brings 10 points."
    )
    power_count: ClassVar[int] = 1

    def power_text(self, power: int) -> str:
        return "Juggle"

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """JU-01, JU-02  Once a round, while there is a card to draw."""
        if t.uses[role.index]:
            return ONCE_A_ROUND
        return None if can_draw(t) else NOTHING_TO_DRAW

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """JU-01  Draw two, or what there is; then discard as many."""
        drawn = draw_up_to(t, role.seat, IN_THE_AIR)
        t.then([DiscardOne(role.seat, LET_FALL) for _ in range(drawn)])

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """JU-03  By the printed colour, as always with taken cards."""
        green = [card for card in t.taken(role.seat) if COLOUR[card] == GREEN]
        return [Award(role.seat, A_GREEN_CARD * len(green), GREEN_TAKEN)]

    def inclination(self, t: TakersTable, role: Role, power: int, wants_trick: bool) -> int:
        return AT_ONCE
