"""4B  Collector: reserves a card of each trick, and makes sets of all that was collected."""

from typing import ClassVar, Final

from followsuit.core.option import CARD, NO, argument_of, option, verb_of
from followsuit.core.reason import Reason
from followsuit.core.step import Ask
from followsuit.games.takers.awards import Award
from followsuit.games.takers.character import Character
from followsuit.games.takers.table import Role, TakersTable
from followsuit.games.tricktakers.sets import STRAIGHT_FLUSH_9, UNUSED_PAIR, best_sets, makes_straight_flush_9

STRAIGHT_FLUSH_OF_NINE: Final = Reason("TA-COL-36", "The Collector has a Straight Flush of nine.")
MAY_RESERVE: Final = Reason("TA-COL-01", "Reserve a card that lies open in the trick, or none.")
NOT_RESERVABLE: Final = Reason("TA-COL-05", "Only a card that lies open in the trick can be reserved.")
SET: Final = Reason("TA-COL-20", "A set of collected cards.")
UNUSED: Final = Reason("TA-COL-32", "Every two cards outside a set cost 10 points.")


class Collector(Character):
    code: ClassVar[str] = "4B"
    name: ClassVar[str] = "Collector"
    text: ClassVar[str] = (
        "After playing you may reserve a card that lies open in the trick; it comes to you even if you lose. "
        "At the end up to three sets of your cards score; two cards left over cost 10. "
        "You get neither Crown nor Black Crown. A Straight Flush of nine wins the game."
    )
    acts_after_play: ClassVar[bool] = True

    def after_play(self, t: TakersTable, role: Role) -> None:
        """TA-COL-01, TA-TURN-04  W3: reserve a card in play."""
        t.then([MayReserve(role.seat)])

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        return STRAIGHT_FLUSH_OF_NINE if makes_straight_flush_9(t.taken(role.seat)) else None

    def may_get_crown(self, t: TakersTable, role: Role) -> bool:
        return False

    def is_due_black_crown(self, t: TakersTable, role: Role) -> bool:
        return False

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """TA-COL-20 to TA-COL-35  The sets of the highest net amount; every two cards left over cost 10."""
        cards = t.taken(role.seat)
        sets = best_sets(cards, STRAIGHT_FLUSH_9 if t.seat_count == 2 else 0)
        awards: list[Award] = []
        used = 0
        for made in sets:
            used += len(made.cards)
            awards.append(Award(role.seat, made.points, SET))
            if t.log is not None:
                t.log.tell("set", seat=role.seat, cards=made.cards, number=made.points)
        unused = (len(cards) - used) // 2
        if unused:
            awards.append(Award(role.seat, UNUSED_PAIR * unused, UNUSED))
        return awards


class MayReserve(Ask[TakersTable]):
    """TA-COL-01 to TA-COL-06  One card that lies open, the own one included; or none."""

    def about(self) -> Reason:
        return MAY_RESERVE

    def options(self, t: TakersTable) -> list[int]:
        return [NO, *[option(CARD, play.card) for play in t.plays if not play.is_hidden()]]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        return None if pick in self.options(t) else NOT_RESERVABLE

    def picked(self, t: TakersTable, pick: int) -> None:
        if verb_of(pick) != CARD:
            return
        for i in range(len(t.plays)):
            if t.plays[i].card == argument_of(pick):
                t.reserved = i
                t.reserver = self.seat
        if t.log is not None:
            t.log.tell("reserved", seat=self.seat, cards=[argument_of(pick)])
