"""2D  Ninja: a second card, face down, of which all others learn only when the trick is complete."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, NOBODY
from followsuit.core.layout import Area
from followsuit.core.option import CARD, NO, YES, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.games.takers.awards import Award
from followsuit.games.takers.character import Character
from followsuit.games.takers.drawing import can_draw, draw, reshuffle
from followsuit.games.takers.role_steps import AskRole
from followsuit.games.takers.table import DECK, DISCARDS, FACE_DOWN, Role, TakersTable
from followsuit.games.takers.turn import following_plays, turn_up
from followsuit.games.tricktakers.rules import TRICKS
from followsuit.games.tricktakers.scoring import by_wins

BLACK_CROWN_WINS: Final = 2

MAY_PLAY_SECOND: Final = Reason("TX-NIN-01", "Play a second card face down, or none.")
MUST_FOLLOW_TOO: Final = Reason("TX-NIN-02", "The second card has to follow the lead colour as well.")
MAY_LOOK: Final = Reason("TX-NIN-08", "Look at the top card of the draw deck?")
MAY_PLAY_TOP: Final = Reason("TX-NIN-19", "Play that card face down, or put it back on top?")
MAY_REVEAL: Final = Reason("TX-NIN-10", "Reveal your face-down card, or discard it?")
TWO_WINS: Final = Reason("TX-NIN-16", "The Ninja has won exactly two tricks.")
FIVE_WINS: Final = Reason("TX-NIN-18", "The Ninja has won all five tricks.")
TABLE: Final = Reason("TX-NIN-18", "The Ninja's points for the tricks won.")


class Ninja(Character):
    code: ClassVar[str] = "2D"
    name: ClassVar[str] = "Ninja"
    text: ClassVar[str] = (
        "After playing you may play a second card face down and draw one; in the fifth trick it may be the "
        "top card of the draw deck. When all have played, reveal it, so that it fights as well, or discard "
        "it. Exactly two wins bring a Black Crown instead of the Crown. Five wins win the game."
    )
    is_of_expansion: ClassVar[bool] = True
    acts_after_play: ClassVar[bool] = True
    acts_before_winner: ClassVar[bool] = True
    forgets_runs: ClassVar[bool] = True
    points_for_wins: ClassVar[tuple[int, ...]] = (70, -20, 70, -20, 140, 0)
    points_of_two: ClassVar[tuple[int, ...]] = (70, -20, 70, -20, 140, 180)

    def after_play(self, t: TakersTable, role: Role) -> None:
        """TX-NIN-01, TX-NIN-08, TX-DEC-32  A card of the hand; in the fifth trick the top of the deck."""
        if t.trick_number == TRICKS:
            if knows_top(t, role.seat):
                t.then([MayPlayTop(role)])  # put back in an earlier run of this trick
            elif can_draw(t):
                t.then([MayLook(role)])
        elif t.hand(role.seat):
            t.then([MayPlaySecond(role)])

    def before_winner(self, t: TakersTable, role: Role) -> None:
        """TX-NIN-10, TX-NIN-14  When everybody has played, also whoever put the turn off."""
        if t.cards.piles[FACE_DOWN + role.seat]:
            t.then([MayReveal(role)])

    def run_undone(self, t: TakersTable, role: Role, is_rewind: bool) -> None:
        """TX-TIM-29, TX-TIM-47  A second card that still lies face down is discarded."""
        if t.cards.piles[FACE_DOWN + role.seat]:
            discard_second(t, role.seat)

    def shown_cards(self, t: TakersTable, role: Role) -> list[Area]:
        """TX-HID-22, TX-HID-23  All see that a card lies there, and only its owner sees its face."""
        second = t.cards.piles[FACE_DOWN + role.seat]
        if second:
            return [Area("second card", role.seat, "row", second[:])]
        if t.todo and isinstance(t.todo[-1], MayPlayTop):
            return [Area("looked at", role.seat, "row", t.cards.piles[DECK][-1:])]
        return []

    # The end of the round.

    def may_get_crown(self, t: TakersTable, role: Role) -> bool:
        """TX-NIN-15, TX-NIN-17, TX-GAP-49  Not with two wins, though nobody else has as many."""
        return t.wins[role.seat] != BLACK_CROWN_WINS

    def is_due_black_crown(self, t: TakersTable, role: Role) -> bool:
        """TX-NIN-16  With two wins, and not with none."""
        return t.wins[role.seat] == BLACK_CROWN_WINS

    def why_black_crown(self) -> Reason:
        return TWO_WINS

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        return FIVE_WINS if t.wins[role.seat] == 5 else None

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        return [Award(role.seat, by_wins(t, role, self.points_for_wins, self.points_of_two), TABLE)]


class MayPlaySecond(AskRole[TakersTable]):
    """TX-NIN-01 to TX-NIN-06  A card that may be played to the trick, face down; then one is drawn."""

    def about(self) -> Reason:
        return MAY_PLAY_SECOND

    def options(self, t: TakersTable) -> list[int]:
        return [NO, *following_plays(t, self.seat)]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        is_held = verb_of(pick) == CARD and argument_of(pick) in t.hand(self.seat)
        return MUST_FOLLOW_TOO if is_held else NOT_OFFERED

    def picked(self, t: TakersTable, pick: int) -> None:
        if verb_of(pick) != CARD:
            return
        seat = self.seat
        t.cards.move_unseen(argument_of(pick), seat, FACE_DOWN + seat, BIT[seat])
        if t.log is not None:
            t.log.tell("played-face-down", seat=seat, cards=[argument_of(pick)], seen_by=BIT[seat])
        draw(t, seat)


class MayLook(AskRole[TakersTable]):
    """TX-NIN-08  In the fifth trick: look at the top card of the draw deck."""

    def about(self) -> Reason:
        return MAY_LOOK

    def options(self, t: TakersTable) -> list[int]:
        return [NO, YES]

    def picked(self, t: TakersTable, pick: int) -> None:
        if pick == NO:
            return
        if not t.cards.piles[DECK]:
            reshuffle(t)
        if t.cards.piles[DECK]:
            look_at_top(t, self.seat)
            t.then([MayPlayTop(self.role)])


class MayPlayTop(AskRole[TakersTable]):
    """TX-NIN-08, TX-NIN-09, TX-NIN-19  Whatever colour it has; nothing is drawn for it."""

    def about(self) -> Reason:
        return MAY_PLAY_TOP

    def options(self, t: TakersTable) -> list[int]:
        return [NO, YES]

    def picked(self, t: TakersTable, pick: int) -> None:
        if pick == YES:
            lay_top_face_down(t, self.seat)
        elif t.log is not None:
            t.log.tell("put-back", seat=self.seat)


class MayReveal(AskRole[TakersTable]):
    """TX-NIN-10 to TX-NIN-13, TX-DEC-33  The card enters the trick, after all others, or is discarded."""

    def about(self) -> Reason:
        return MAY_REVEAL

    def options(self, t: TakersTable) -> list[int]:
        return [NO, YES]

    def picked(self, t: TakersTable, pick: int) -> None:
        place = FACE_DOWN + self.seat
        if pick == YES:
            turn_up(t, self.seat, t.cards.piles[place][0], place, -1)
        else:
            discard_second(t, self.seat)


def knows_top(t: TakersTable, seat: int) -> bool:
    deck = t.cards.piles[DECK]
    return bool(deck) and t.cards.is_known(deck[-1], seat)


def look_at_top(t: TakersTable, seat: int) -> None:
    """TX-HID-23  Only the Ninja sees the card, and it stays on top."""
    card = t.cards.piles[DECK][-1]
    t.cards.own_knowledge()
    t.cards.knows[card] |= BIT[seat]
    if t.log is not None:
        t.log.tell("looked-at-top", seat=seat, cards=[card], seen_by=BIT[seat])


def lay_top_face_down(t: TakersTable, seat: int) -> None:
    """Everyone knows that it is the top card of the deck which lies there now."""
    card = t.cards.own_pile(DECK).pop()
    t.cards.own_pile(FACE_DOWN + seat).append(card)
    t.cards.may_have_moved(DECK, BIT[FACE_DOWN + seat])
    if t.log is not None:
        t.log.tell("played-top", seat=seat, cards=[card], seen_by=BIT[seat])


def discard_second(t: TakersTable, seat: int) -> None:
    """TX-NIN-13, TX-HID-22  Unseen, unless the table plays with open discards."""
    place = FACE_DOWN + seat
    card = t.cards.piles[place][0]
    seen_by = BIT[seat]
    if t.has_open_discards():
        t.cards.move(card, place, DISCARDS)
        t.cards.has_moved(place, NOBODY)
        seen_by = EVERYONE
    else:
        t.cards.move_all_unseen(place, DISCARDS, seen_by)
    if t.log is not None:
        t.log.tell("discarded-second", seat=seat, cards=[card], seen_by=seen_by)
