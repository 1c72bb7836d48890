"""10  Devil: gives every other player a card that costs whoever takes it (4.10)."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.option import CARD, argument_of, option
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, Step
from followsuit.games.little import numbers
from followsuit.games.little.cards import is_devil_card
from followsuit.games.little.open_cards import take_openly
from followsuit.games.little.places import DEVILS_PLACE
from followsuit.games.takers.awards import Award
from followsuit.games.takers.powers.by_wins import ScoresByWins
from followsuit.games.takers.powers.draw_then_discard import Discard
from followsuit.games.takers.powers.giving import GiveInTurn
from followsuit.games.takers.table import Role, TakersTable

HAND_OUT: Final = Reason("LT-DEVIL-02", "Choose a Devil Card for each other player, clockwise.")
EACH_ONCE: Final = Reason("LT-DEVIL-01", "Each Devil Card exists once.")
DISCARD: Final = Reason("LT-DEVIL-03", "Discard a card for the Devil Card you were given.")
NOT_A_DEVIL_CARD: Final = Reason("LT-DEVIL-03", "A Devil Card cannot be the one discarded for it.")
POINTS: Final = Reason("LT-SCORE-01", "The Devil's points for the tricks won.")
POINTS_OF_TWO: Final = Reason("LT-2P-03", POINTS.sentence)
OWN: Final = Reason("LT-DEVIL-06", "The Devil gains 30 points for each Devil Card taken.")
OTHERS: Final = Reason("LT-DEVIL-07", "Each Devil Card taken costs 30 points.")
FIVE_WINS: Final = Reason("LT-TRICK-07", "The Devil has won all five tricks.")


class Devil(ScoresByWins):
    code: ClassVar[str] = "10"
    name: ClassVar[str] = "Devil"
    points_for_wins: ClassVar[tuple[int, ...]] = numbers.DEVIL
    points_of_two: ClassVar[tuple[int, ...]] = numbers.DEVIL_OF_TWO
    why_points: ClassVar[Reason] = POINTS
    why_points_of_two: ClassVar[Reason | None] = POINTS_OF_TWO
    why_game: ClassVar[Reason] = FIVE_WINS
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "give"),
        Act("end", "taken"),
    )

    def hand_out(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """LT-DEVIL-02, LT-DEVIL-11, LT-2P-27  One card for each other player, from the left on."""
        return [GiveDevilCards(role, tuple(t.clockwise_from(role.seat)[1:]))]

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """LT-DEVIL-06  The table, and the Devil Cards that came back."""
        awards = [self.award_for_wins(t, role)]
        count = devil_cards_taken(t, role.seat)
        if count:
            awards.append(Award(role.seat, numbers.DEVIL_CARD * count, OWN))
        return awards

    def score_others(self, t: TakersTable, role: Role) -> list[Award]:
        """LT-DEVIL-07, LT-SCORE-07  Whoever else has taken one."""
        awards: list[Award] = []
        for seat in t.clockwise_from(role.seat)[1:]:
            count = devil_cards_taken(t, seat)
            if count:
                awards.append(Award(seat, -numbers.DEVIL_CARD * count, OTHERS))
        return awards


def devil_cards_taken(t: TakersTable, seat: int) -> int:
    return len([card for card in t.taken(seat) if is_devil_card(card)])


class GiveDevilCards(GiveInTurn):
    """LT-DEVIL-01, LT-DEVIL-02, LT-DEVIL-12, LT-DEC-11  All in one decision, then each receiver in turn."""

    asks: ClassVar[Reason] = HAND_OUT

    def options(self, t: TakersTable, seat: int, picks: list[int]) -> list[int]:
        """LT-DEVIL-04  What is left over stays out of the round."""
        offered = [option(CARD, card) for card in sorted(t.cards.piles[DEVILS_PLACE])]
        return [pick for pick in offered if pick not in picks]

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        return EACH_ONCE if pick in picks else NOT_OFFERED

    def revealed(self, t: TakersTable, picks: list[list[int]]) -> None:
        given = picks[self.role.seat]
        steps: list[AnyStep] = []
        for i in range(len(self.receivers)):
            card = argument_of(given[i])
            if t.log is not None:
                t.log.tell("gave", seat=self.role.seat, other=self.receivers[i], cards=[card])
            steps.append(Receive(self.receivers[i], card))
        t.then(steps)


class Receive(Step[TakersTable]):
    """LT-DEVIL-03, LT-DEVIL-05, LT-DEVIL-08, LT-DEVIL-12  Into the hand, openly; then another goes."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def run(self, t: TakersTable) -> None:
        take_openly(t, self.card, DEVILS_PLACE, self.seat)
        question = DiscardForIt(self.seat, -1, DISCARD)
        if question.options(t):
            t.then([question])


class DiscardForIt(Discard):
    """LT-DEVIL-03, LT-DEC-12  One card of the hand that is neither a Devil Card nor MIRIA."""

    def options(self, t: TakersTable) -> list[int]:
        others = super().options(t)
        return [pick for pick in others if not is_devil_card(argument_of(pick))]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        if pick in super().options(t):
            return NOT_A_DEVIL_CARD
        return super().why_not(t, pick)
