"""Four cards of the deck for four of the hand: the Emperor, and in Round 2 one player of the team behind."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE
from followsuit.core.option import CARD, DONE, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import Step
from followsuit.games.kings.cards import SPECIALS
from followsuit.games.kings.napoleon.sets import is_number
from followsuit.games.kings.napoleon.sides import EMPERORS_TEAM, OTHER_TEAM, emperor_of, owner_of
from followsuit.games.kings.numbers import NAPOLEON_DRAWS
from followsuit.games.kings.table import KingsTable
from followsuit.games.kings.teams import team_points
from followsuit.games.takers.cards import BLACK, RED
from followsuit.games.takers.drawing import draw_up_to
from followsuit.games.takers.powers.exchange import ONCE_EACH
from followsuit.games.takers.table import DISCARDS
from followsuit.tricks.sealed import PickCards

DISCARD_FOUR: Final = Reason("KN-R1-07", "You have taken up 4 cards; discard 4 number cards.")
DISCARD_FOUR_AGAIN: Final = Reason("KN-R2-04", DISCARD_FOUR.sentence)
DISCARD_FOUR_BEHIND: Final = Reason("KN-R2-05", DISCARD_FOUR.sentence)
MUST_STAY: Final = Reason("KN-R1-08", "Rare, White Flag, 11 and 12 cannot be discarded.")
MUST_STAY_AGAIN: Final = Reason("KN-R2-07", MUST_STAY.sentence)


def second_to_exchange(t: KingsTable) -> list[int]:
    """KN-R2-05, KN-R2-06  The owner of Black or of Red, by the team that has fewer points."""
    emperors = team_points(t, EMPERORS_TEAM)
    others = team_points(t, OTHER_TEAM)
    if emperors == others:
        return []
    return [owner_of(t, BLACK if emperors < others else RED)]


class Exchange(Step[KingsTable]):
    """KN-R1-07, KN-R2-04, KN-R2-05  Four cards are taken up, then four discarded."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, t: KingsTable) -> None:
        draw_up_to(t, self.seat, NAPOLEON_DRAWS)
        t.then([discard_four(t, self.seat)])


def discard_four(t: KingsTable, seat: int) -> "DiscardFour":
    """KN-R1-07, KN-R2-04, KN-R2-05  What this seat discards after taking up, by the rule of the round."""
    if t.round == 1:
        return DiscardFour(seat, DISCARD_FOUR)
    return DiscardFour(seat, DISCARD_FOUR_AGAIN if seat == emperor_of(t) else DISCARD_FOUR_BEHIND)


class DiscardFour(PickCards[KingsTable]):
    """KN-R1-07, KN-R1-08, KN-R2-07, KN-DEC-03  Four number cards of the hand, face down."""

    def __init__(self, seat: int, why: Reason) -> None:
        super().__init__((seat,), NAPOLEON_DRAWS, NAPOLEON_DRAWS)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def candidates(self, t: KingsTable, seat: int, picks: list[int]) -> list[int]:
        return [card for card in t.hand(seat) if is_number(card)]

    def why_not(self, t: KingsTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        if pick == DONE:
            return self.why  # four, no fewer
        if verb_of(pick) != CARD or argument_of(pick) not in t.hand(seat):
            return NOT_OFFERED
        if is_number(argument_of(pick)):
            return ONCE_EACH
        return MUST_STAY if t.round == 1 else MUST_STAY_AGAIN

    def revealed(self, t: KingsTable, picks: list[list[int]]) -> None:
        seat = self.seats[0]
        discard_unseen(t, seat, [argument_of(pick) for pick in picks[seat]])


def discard_unseen(t: KingsTable, seat: int, cards: list[int]) -> None:
    """KN-R1-07, KN-GAP-10  Nobody else sees them; but all know which cards cannot be among them."""
    staying = [card for card in t.hand(seat) if t.cards.known_by[card] == EVERYONE]
    t.cards.move_some_unseen(cards, seat, DISCARDS, BIT[seat])
    for card in staying:
        t.cards.show(card, seat)
    for card in SPECIALS:
        t.cards.note_elsewhere(card, DISCARDS, seat)
    if t.log is not None:
        for card in cards:
            t.log.tell("discarded", seat=seat, cards=[card], seen_by=BIT[seat])
