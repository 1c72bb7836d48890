"""Time travel: a trick is rewound before it is complete, or undone and dealt anew when it is won."""

from typing import ClassVar, Final

from followsuit.core.option import CARD, NO, YES, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep
from followsuit.games.takers.drawing import discard_all, draw_up_to, got_cards
from followsuit.games.takers.new_run import NameRunLeader, take_back, taking_up, undo_run
from followsuit.games.takers.powers.exchange import ONCE_EACH, never_discarded
from followsuit.games.takers.powers.giving import GiveInTurn, hand_over
from followsuit.games.takers.role_steps import AskRole, RoleStep
from followsuit.games.takers.table import FACE_DOWN, TRICK, Role, TakersTable
from followsuit.games.takers.trick import tell_watchers
from followsuit.tricks.following import PLAY_OF
from followsuit.tricks.sealed import PickCards

TOKENS: Final = 2
DRAWN: Final = 2

NO_TOKEN: Final = Reason("TX-TIM-13", "Both Time Travel Tokens have been spent.")
DISCARD_FOR_DRAWN: Final = Reason("TX-TIM-17", "Discard as many cards as you have drawn.")
MAY_CHANGE: Final = Reason("TX-TIM-32", "Change the past, and play this trick anew?")
NAME_LEADER: Final = Reason("TX-TIM-18", "Name who leads the trick that is played anew.")
NAME_LEADER_OF_NEW_PAST: Final = Reason("TX-TIM-39", "Name who leads the trick that is played anew.")
GIVE: Final = Reason("TX-TIM-35", "Give each other player a card, or what they play in a turn.")
GIVE_TO_ONE: Final = Reason("TX-2P-15", "Give each other player a card, or what they play in a turn.")
GIVEN_ALREADY: Final = Reason("TX-TIM-35", "That card goes to another player already.")
DISCARD_SURPLUS: Final = Reason("TX-TIM-38", "Discard down to the hand you had before this trick.")


def tokens_left(t: TakersTable, role: Role) -> int:
    """TX-TIM-13  Two in a round, over all runs of its tricks."""
    return TOKENS - t.uses[role.index]


# Rewind.


def rewind(t: TakersTable, role: Role) -> None:
    """TT-FLOW-31, TX-TIM-16 to TX-TIM-19  All take back their cards; draw, discard, name the leader."""
    take_back(t)
    undo_run(t, True)
    t.then([*taking_up(t, True), DrawTwo(role), NameRunLeader(role.seat, NAME_LEADER)])


class DrawTwo(RoleStep[TakersTable]):
    """TX-TIM-17, TX-DEC-23  Two cards, or as many as there are; then as many are discarded."""

    def run(self, t: TakersTable) -> None:
        drawn = draw_up_to(t, self.role.seat, DRAWN)
        if drawn:
            t.then([DiscardCards(self.role.seat, drawn, DISCARD_FOR_DRAWN)])


class DiscardCards(PickCards[TakersTable]):
    """TX-TIM-17, TX-TIM-38, TX-HID-16  So many cards of the hand; the others see how many."""

    def __init__(self, seat: int, count: int, why: Reason) -> None:
        super().__init__((seat,), count, count)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def candidates(self, t: TakersTable, seat: int, picks: list[int]) -> list[int]:
        return t.hand(seat)

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        is_held = verb_of(pick) == CARD and argument_of(pick) in t.hand(seat)
        return ONCE_EACH if is_held else NOT_OFFERED

    def revealed(self, t: TakersTable, picks: list[list[int]]) -> None:
        for seat in self.seats:
            discard_all(t, seat, [argument_of(pick) for pick in picks[seat]], never_discarded(t, seat))


# Change the past.


class MayChangePast(AskRole[TakersTable]):
    """TT-FLOW-25, TX-TIM-32, TX-DEC-24  E6: before the win is counted."""

    asks: ClassVar[Reason] = MAY_CHANGE

    def options(self, t: TakersTable) -> list[int]:
        return [NO, YES]

    def picked(self, t: TakersTable, pick: int) -> None:
        if pick == YES:
            change_past(t, self.role)


def change_past(t: TakersTable, role: Role) -> None:
    """TT-FLOW-32, TX-TIM-34 to TX-TIM-40  Take the trick, give, discard, name the leader of the new run."""
    seat = role.seat
    t.note_use(role)
    size = len(t.hand(seat)) + sum([len(play.cards()) for play in t.plays if play.seat == seat])
    cards = t.cards.piles[TRICK][:]
    for card in cards:
        t.cards.move(card, TRICK, seat)
    if t.log is not None:
        t.log.tell("changed-past", seat=seat, cards=cards)
    undo_run(t, False)
    # Now there is no trick any more: a task that looks at one is not touched (TX-TIM-43, TX-TIM-51).
    tell_watchers(t, seat, cards)
    why = GIVE_TO_ONE if t.seat_count == 2 else GIVE
    t.then(
        [
            GiveCards(role, receivers(t, seat), why),
            DiscardDownTo(role, size),
            NameRunLeader(seat, NAME_LEADER_OF_NEW_PAST),
        ]
    )


def receivers(t: TakersTable, giver: int) -> tuple[int, ...]:
    """TX-TIM-35, TX-TIM-45 to TX-TIM-47  Each other player as often as they play cards in a turn."""
    seats: list[int] = []
    for seat in t.clockwise_from(giver)[1:]:
        seats += [seat] * cards_a_turn(t, seat)
    return tuple(seats)


def cards_a_turn(t: TakersTable, seat: int) -> int:
    return max([role.cards_a_turn for role in t.roles_of(seat)])


class GiveCards(GiveInTurn):
    """TX-TIM-35 to TX-TIM-37, TX-TIM-50, TX-DEC-25  Any card to anybody; several to one, ascending."""

    def __init__(self, role: Role, receivers: tuple[int, ...], why: Reason) -> None:
        super().__init__(role, receivers)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: TakersTable, seat: int, picks: list[int]) -> list[int]:
        left = sorted([card for card in t.hand(seat) if PLAY_OF[card] not in picks])
        to = self.receivers[len(picks)]
        if picks and self.receivers[len(picks) - 1] == to:
            left = [card for card in left if PLAY_OF[card] > picks[-1]]
        more = self.receivers[len(picks) + 1 :].count(to)
        return [PLAY_OF[card] for card in left[: len(left) - more]]

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        if verb_of(pick) != CARD or argument_of(pick) not in t.hand(seat):
            return NOT_OFFERED
        return GIVEN_ALREADY if pick in picks else ONCE_EACH

    def revealed(self, t: TakersTable, picks: list[list[int]]) -> None:
        """Who plays several cards in a turn has to find room for them first."""
        giver = self.role.seat
        for i in range(len(self.receivers)):
            seat = self.receivers[i]
            place = FACE_DOWN + seat if cards_a_turn(t, seat) > 1 else seat
            hand_over(t, argument_of(picks[giver][i]), giver, seat, place)
            got_cards(t, seat)
        t.then(taking_up(t, False))


class DiscardDownTo(RoleStep[TakersTable]):
    """TX-TIM-38, TX-GAP-39  The size of the hand before this trick."""

    def __init__(self, role: Role, size: int) -> None:
        super().__init__(role)
        self.size = size

    def key(self) -> tuple[int, ...]:
        return (self.role.index, self.size)

    def run(self, t: TakersTable) -> None:
        surplus = len(t.hand(self.role.seat)) - self.size
        steps: list[AnyStep] = []
        if surplus > 0:
            steps = [DiscardCards(self.role.seat, surplus, DISCARD_SURPLUS)]
        t.then(steps)
