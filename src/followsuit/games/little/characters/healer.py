"""9  Healer: adds a blue or green card to the card played, and always holds five (4.9)."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.option import CARD, NO, argument_of, option, verb_of
from followsuit.core.policy import EVEN
from followsuit.core.reason import Reason
from followsuit.core.step import Ask
from followsuit.games.little import numbers
from followsuit.games.little.cards import COLOUR, VALUE
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import BLUE, GREEN, NUMBER
from followsuit.games.takers.drawing import draw_up_to
from followsuit.games.takers.policy import FAILS, WINS
from followsuit.games.takers.powers.by_wins import ScoresByWins
from followsuit.games.takers.powers.sums import value_of_sum
from followsuit.games.takers.table import TRICK, Play, Role, TakersTable, without
from followsuit.games.takers.turn import replace_play

MAY_ADD: Final = Reason("LT-HEAL-01", "Add a blue or green number card to the card you played, or none.")
NOT_HELD: Final = Reason("LT-HEAL-01", "Only a blue or green number card of your hand can be added.")
NOT_ADDED: Final = Reason("LT-HEAL-04", NOT_HELD.sentence)
POINTS: Final = Reason("LT-SCORE-01", "The Healer's points for the tricks won.")
POINTS_OF_TWO: Final = Reason("LT-2P-03", POINTS.sentence)
HEALED: Final = Reason("LT-HEAL-09", "10 points for each blue or green card taken.")
FIVE_WINS: Final = Reason("LT-TRICK-07", "The Healer has won all five tricks.")


class Healer(ScoresByWins):
    code: ClassVar[str] = "09"
    name: ClassVar[str] = "Healer"
    acts_first: ClassVar[bool] = True
    points_for_wins: ClassVar[tuple[int, ...]] = numbers.HEALER
    points_of_two: ClassVar[tuple[int, ...]] = numbers.HEALER_OF_TWO
    why_points: ClassVar[Reason] = POINTS
    why_points_of_two: ClassVar[Reason | None] = POINTS_OF_TWO
    why_game: ClassVar[Reason] = FIVE_WINS
    acts: ClassVar[tuple[Act, ...]] = (
        Act("with-card", "add"),
        Act("after-card", "draw"),
        Act("end", "healed"),
    )

    def after_play(self, t: TakersTable, role: Role) -> None:
        """LT-HEAL-01, LT-HEAL-03, LT-ITEM-89, LT-TURN-04  To a single number card, if there is one to add."""
        if takes_addition(t.plays[-1]) and addable(t, role.seat):
            t.then([MayAdd(role.seat)])

    def take_back(self, t: TakersTable, role: Role, play: Play) -> None:
        """LT-HEAL-12, LT-ITEM-109  Not at all: the Clock discards what was played."""

    def end_turn(self, t: TakersTable, role: Role) -> None:
        """LT-HEAL-08, LT-TURN-08  Up to five, in the fifth trick too."""
        draw_up_to(t, role.seat, numbers.HAND - len(t.hand(role.seat)))

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """LT-HEAL-09, LT-HEAL-10  The table, and each blue or green card taken, in whatever way."""
        awards = [self.award_for_wins(t, role)]
        healed = len([card for card in t.taken(role.seat) if COLOUR[card] in (BLUE, GREEN)])
        if healed:
            awards.append(Award(role.seat, numbers.HEALED * healed, HEALED))
        return awards

    # What bots think.

    def points_by_wins(self, is_of_two: bool) -> list[int]:
        """LT-HEAL-09  With the blue and green cards that are taken with them."""
        points = super().points_by_wins(is_of_two)
        return [points[wins] + 2 * numbers.HEALED * wins for wins in range(len(points))]

    def priors(self, t: TakersTable, role: Role, offered: list[int], wants_trick: bool) -> list[int]:
        """A card is added where the sum is more, for a trick that is wanted, or less."""
        if not isinstance(t.todo[-1], MayAdd):
            return []
        own = t.plays[-1]
        found: list[int] = []
        for pick in offered:
            is_card = verb_of(pick) == CARD
            value = value_of_sum(own.value + VALUE[argument_of(pick)]) if is_card else own.value
            found.append(EVEN if not is_card else WINS if wants_trick == (value > own.value) else FAILS)
        return found


def takes_addition(play: Play) -> bool:
    """LT-HEAL-03, LT-ITEM-89  No special card, and nothing that is two cards already."""
    return play.kind == NUMBER and not play.covered


def addable(t: TakersTable, seat: int) -> list[int]:
    """LT-HEAL-02, LT-HEAL-04, LT-DEVIL-10  Blue and green number cards, whatever was led."""
    return [card for card in t.hand(seat) if COLOUR[card] in (BLUE, GREEN)]


def added(play: Play, card: int) -> Play:
    """LT-HEAL-05 to LT-HEAL-07, LT-ITEM-22  The colour of the main card, and the sum of both numbers."""
    number = value_of_sum(play.value + VALUE[card])
    return Play(play.seat, play.card, play.kind, play.colour, number, play.marks, play.why, [card], True)


class MayAdd(Ask[TakersTable]):
    """LT-HEAL-01 to LT-HEAL-07, LT-DEC-16  One card that need not follow, or none."""

    asks: ClassVar[Reason] = MAY_ADD

    def options(self, t: TakersTable) -> list[int]:
        return [NO, *[option(CARD, card) for card in addable(t, self.seat)]]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        is_held = verb_of(pick) == CARD and argument_of(pick) in t.hand(self.seat)
        return NOT_ADDED if is_held else NOT_HELD

    def picked(self, t: TakersTable, pick: int) -> None:
        if verb_of(pick) != CARD:
            return
        card = argument_of(pick)
        if card in t.open_cards:
            t.open_cards = without(t.open_cards, card)
        t.cards.move(card, self.seat, TRICK)
        play = added(t.plays[-1], card)
        replace_play(t, len(t.plays) - 1, play)
        if t.log is not None:
            t.log.tell("added", seat=self.seat, cards=play.cards(), number=play.value)
