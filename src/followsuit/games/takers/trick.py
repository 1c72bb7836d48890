"""A trick from its lead to its end: TT-FLOW-20 to TT-FLOW-30, without a character's name."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Step
from followsuit.games.takers.cards import NO_COLOUR
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import (
    EMPTY,
    FACE_DOWN,
    MOST_SEATS,
    NO_PLAYS,
    TAKEN,
    TRICK,
    Role,
    TakersTable,
    Win,
    changed,
)
from followsuit.games.takers.turn import NextTurn, turn_up

MOST_TRICKS: Final = 11  # of a round, in any game of the family


class PlayTricks(Step[TakersTable]):
    """TT-GEN-03  So many tricks are left to play."""

    def __init__(self, left: int) -> None:
        self.left = left

    def key(self) -> tuple[int, ...]:
        return (self.left,)

    def run(self, t: TakersTable) -> None:
        if self.left:
            t.trick_number += 1
            start_run(t)
            t.todo.append(PLAY_TRICKS[self.left - 1])
            t.todo.append(END_TRICK)
            t.todo.append(NEXT_TURN)
            for role in t.asked.starters:
                role.character.start_trick(t, role)


def start_run(t: TakersTable) -> None:
    """TT-TRICK-01, TT-FLOW-02, TT-FLOW-05  The leader plays first, the others clockwise; all begins anew."""
    clear_trick(t)
    t.used = 0
    t.waiting = t.sequence_from(t.leader)


def clear_trick(t: TakersTable) -> None:
    """With the cards goes whatever lay on them or was said about them."""
    t.plays = NO_PLAYS
    t.led = NO_COLOUR
    t.order = t.normal
    t.reserved = EMPTY
    t.reserver = NO_SEAT


class EndTrick(Step[TakersTable]):
    """TT-FLOW-21, TT-FLOW-22  E2, E3: late cards are turned up; then the winner is found."""

    def run(self, t: TakersTable) -> None:
        turn_up_hidden(t)
        if t.asked.before_winner:
            steps: list[AnyStep] = [BeforeWinner(role) for role in t.asked.before_winner]
            t.then([*steps, DECIDE_TRICK])
        else:
            decide(t)


def turn_up_hidden(t: TakersTable) -> None:
    """TT-FLOW-21  A play that lies face down is flipped."""
    for i in range(len(t.plays)):
        if t.plays[i].is_hidden():
            seat = t.plays[i].seat
            turn_up(t, seat, t.cards.piles[FACE_DOWN + seat][0], FACE_DOWN + seat, i)


class BeforeWinner(RoleStep[TakersTable]):
    """TT-FLOW-22  E3: what a character does when everybody has played."""

    def run(self, t: TakersTable) -> None:
        self.role.character.before_winner(t, self.role)


class DecideTrick(Step[TakersTable]):
    def run(self, t: TakersTable) -> None:
        decide(t)


def decide(t: TakersTable) -> None:
    """TT-FLOW-23 to TT-FLOW-30  E4 to E10: the winner is found, and what follows from it."""
    if not t.plays:  # LT-TURN-11  Nobody has had a card
        finish_trick(t)
        return
    because: list[Reason] = []
    won = t.order.winner(t, because)
    play = t.plays[won]
    seat = play.seat
    t.last_win = Win(seat, because)
    if t.log is not None:
        t.log.tell("won", seat=seat, cards=[play.card], because=because)
    steps: list[AnyStep] | None = None
    for role in t.roles_of(seat):
        if role.acts_on_decision or role.acts_on_win:
            steps = []
    if steps is None:
        take_trick(t, seat)
        finish_trick(t)
        return
    for role in t.roles_of(seat):
        if role.acts_on_decision:
            steps.append(TrickDecided(role, won))
    steps.append(TAKE_TRICK[seat])
    for role in t.roles_of(seat):
        if role.acts_on_win:
            steps.append(TrickWon(role))
    steps.append(CLEAR_TRICK)
    t.then(steps)


class TrickDecided(Step[TakersTable]):
    """TT-FLOW-24  E5: results of the comparison that act at once."""

    def __init__(self, role: Role, won: int) -> None:
        self.role = role
        self.won = won

    def key(self) -> tuple[int, ...]:
        return (self.role.index, self.won)

    def run(self, t: TakersTable) -> None:
        self.role.character.trick_decided(t, self.role, t.plays[self.won])


class TakeTrick(Step[TakersTable]):
    """TT-FLOW-26, TT-FLOW-27  E7, E8: the win counts; a reserved card goes to whoever reserved it."""

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def key(self) -> tuple[int, ...]:
        return (self.winner,)

    def run(self, t: TakersTable) -> None:
        take_trick(t, self.winner)


def take_trick(t: TakersTable, winner: int) -> None:
    t.wins = changed(t.wins, winner, t.wins[winner] + 1)
    t.leader = winner
    if t.reserved and t.reserver != winner:
        for card in t.reserved:
            t.cards.move(card, TRICK, TAKEN + t.reserver)
        if t.log is not None:
            t.log.tell("took-reserved", seat=t.reserver, cards=t.reserved)
        tell_watchers(t, t.reserver, t.reserved)
    cards = t.cards.piles[TRICK]
    t.cards.move_all(TRICK, TAKEN + winner)
    tell_watchers(t, winner, cards)


def tell_watchers(t: TakersTable, seat: int, cards: list[int]) -> None:
    for role in t.roles:
        if role.watches_taking:
            role.character.saw_taking(t, role, seat, cards)


class TrickWon(RoleStep[TakersTable]):
    """TT-FLOW-28  E9: what a character does when it wins a trick."""

    def run(self, t: TakersTable) -> None:
        self.role.character.trick_won(t, self.role)


class ClearTrick(Step[TakersTable]):
    """TT-FLOW-29, TT-GAP-42  E10: tokens go back, effects end; the cards can be seen until the next lead."""

    def run(self, t: TakersTable) -> None:
        finish_trick(t)


def finish_trick(t: TakersTable) -> None:
    t.last_trick = t.plays
    t.trick_over()
    clear_trick(t)


# Steps that are the same in every trick are made once.
NEXT_TURN: Final = NextTurn()
END_TRICK: Final = EndTrick()
TAKE_TRICK: Final[list[TakeTrick]] = [TakeTrick(seat) for seat in range(MOST_SEATS)]
CLEAR_TRICK: Final = ClearTrick()
DECIDE_TRICK: Final = DecideTrick()
PLAY_TRICKS: Final[list[PlayTricks]] = [PlayTricks(left) for left in range(MOST_TRICKS + 1)]
