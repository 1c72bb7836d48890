"""8  Berserker: throws the hand away for MIRIA and four cards of an own deck (4.8)."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.face import Act
from followsuit.core.option import CARD, DONE, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep
from followsuit.games.little import numbers
from followsuit.games.little.cards import MIRIA, NAMES
from followsuit.games.little.places import BERSERKERS_PLACE
from followsuit.games.takers.drawing import got_cards
from followsuit.games.takers.powers.by_wins import ScoresByWins
from followsuit.games.takers.powers.exchange import ONCE_EACH
from followsuit.games.takers.powers.own_deck import throw_hand_away
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import BOX, Role, TakersTable
from followsuit.tricks.sealed import PickCards

CHOSEN: Final = 4
CHOOSE: Final = Reason("LT-BERS-01", "Choose four cards of the Berserker deck, to hold with MIRIA.")
THROW_AWAY: Final = Reason("LT-BERS-01", "The Berserker throws the whole hand away.")
FIVE_WINS: Final = Reason("LT-TRICK-07", "The Berserker has won all five tricks.")
POINTS: Final = Reason("LT-SCORE-01", "The Berserker's points for the tricks won.")
POINTS_OF_TWO: Final = Reason("LT-2P-03", POINTS.sentence)


class Berserker(ScoresByWins):
    code: ClassVar[str] = "08"
    name: ClassVar[str] = "Berserker"
    set_up_names: ClassVar[tuple[str, ...]] = ("build the hand",)
    points_for_wins: ClassVar[tuple[int, ...]] = numbers.BERSERKER
    points_of_two: ClassVar[tuple[int, ...]] = numbers.BERSERKER_OF_TWO
    why_points: ClassVar[Reason] = POINTS
    why_points_of_two: ClassVar[Reason | None] = POINTS_OF_TWO
    why_game: ClassVar[Reason] = FIVE_WINS
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "hand"),
        Act("in-trick", "miria"),
        Act("in-trick", "tens"),
    )

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """LT-BERS-01  One task."""
        return [ThrowHandAway(role)]


class ThrowHandAway(RoleStep[TakersTable]):
    """LT-BERS-01, LT-BERS-10  All of it, whatever was put into it before; then four cards are chosen."""

    asks: ClassVar[Reason] = THROW_AWAY

    def run(self, t: TakersTable) -> None:
        seat = self.role.seat
        throw_hand_away(t, seat, MIRIA, BERSERKERS_PLACE)
        t.cards.rule_out([card for card in range(len(NAMES)) if card != MIRIA], seat)
        t.then([BuildHand((seat,), CHOSEN, CHOSEN)])


class BuildHand(PickCards[TakersTable]):
    """LT-BERS-01, LT-BERS-02, LT-DEC-10, LT-HID-08  Nobody else learns which four; the other two are out."""

    asks: ClassVar[Reason] = CHOOSE

    def candidates(self, t: TakersTable, seat: int, picks: list[int]) -> list[int]:
        return t.cards.piles[BERSERKERS_PLACE]

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        if pick == DONE:
            return CHOOSE  # four, no fewer
        is_of_deck = verb_of(pick) == CARD and argument_of(pick) in t.cards.piles[BERSERKERS_PLACE]
        return ONCE_EACH if is_of_deck else NOT_OFFERED

    def revealed(self, t: TakersTable, picks: list[list[int]]) -> None:
        for seat in self.seats:
            cards = [argument_of(pick) for pick in picks[seat]]
            t.cards.move_some_unseen(cards, BERSERKERS_PLACE, seat, BIT[seat])
            t.cards.move_all_unseen(BERSERKERS_PLACE, BOX, BIT[seat])
            if t.log is not None:
                t.log.tell("drew-own", seat=seat, cards=sorted(t.hand(seat)), seen_by=BIT[seat])
            got_cards(t, seat)
