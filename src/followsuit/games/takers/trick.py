"""A trick from its lead to its end: TT-FLOW-20 to TT-FLOW-30, without a character's name."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Step
from followsuit.games.takers.cards import COLOUR, KIND, NO_COLOUR, NUMBER, VALUE
from followsuit.games.takers.character import Face
from followsuit.games.takers.order import NORMAL
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import (
    FACE_DOWN,
    MOST_SEATS,
    NOTHING_RESERVED,
    TAKEN,
    TRICK,
    Role,
    TakersTable,
    Win,
    changed,
)
from followsuit.games.takers.turn import NOTHING_ANNOUNCED, NextTurn, resolved


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
            t.then([NEXT_TURN, END_TRICK, PlayTricks(self.left - 1)])


def start_run(t: TakersTable) -> None:
    """TT-TRICK-01, TT-FLOW-02, TT-FLOW-05  The leader plays first, the others clockwise; all begins anew."""
    clear_trick(t)
    t.used = 0
    t.waiting = t.clockwise_from(t.leader)


def clear_trick(t: TakersTable) -> None:
    """With the cards goes whatever lay on them or was said about them."""
    t.plays = []
    t.led = NO_COLOUR
    t.order = NORMAL
    t.reserved = NOTHING_RESERVED
    t.reserver = NO_SEAT


class EndTrick(Step[TakersTable]):
    """TT-FLOW-21 to TT-FLOW-30  Late cards are turned up, the winner found, and what follows from it."""

    def run(self, t: TakersTable) -> None:
        turn_up_hidden(t)
        because: list[Reason] = []
        won = t.order.winner(t, because)
        play = t.plays[won]
        t.last_win = Win(play.seat, because)
        if t.log is not None:
            t.log.tell("won", seat=play.seat, cards=[play.card], because=because)
        steps: list[AnyStep] = []
        for role in t.roles_of(play.seat):
            if role.acts_on_decision:
                steps.append(TrickDecided(role, won))
        steps.append(TAKE_TRICK[play.seat])
        for role in t.roles_of(play.seat):
            if role.acts_on_win:
                steps.append(TrickWon(role))
        steps.append(CLEAR_TRICK)
        t.then(steps)


def turn_up_hidden(t: TakersTable) -> None:
    """TT-FLOW-21, TT-FLOW-10  A card that lies face down is flipped, and may still fix the lead colour."""
    for i in range(len(t.plays)):
        if t.plays[i].is_hidden():
            seat = t.plays[i].seat
            card = t.cards.piles[FACE_DOWN + seat][0]
            t.cards.move(card, FACE_DOWN + seat, TRICK)
            face = resolved(t, seat, card, NOTHING_ANNOUNCED)
            if face is None:
                face = Face(card, KIND[card], COLOUR[card], VALUE[card])
            t.plays = t.plays[:]
            t.plays[i] = face.as_play(seat)
            if t.log is not None:
                t.log.tell("flipped", seat=seat, cards=[card])
    for play in t.plays:
        if t.led == NO_COLOUR and play.kind == NUMBER:
            t.led = play.colour


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
        winner = self.winner
        t.wins = changed(t.wins, winner, t.wins[winner] + 1)
        t.leader = winner
        if t.reserved != NOTHING_RESERVED and t.reserver != winner:
            card = t.plays[t.reserved].card
            t.cards.move(card, TRICK, TAKEN + t.reserver)
            if t.log is not None:
                t.log.tell("took-reserved", seat=t.reserver, cards=[card])
            tell_watchers(t, t.reserver, [card])
        cards = t.cards.piles[TRICK][:]
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
        t.last_trick = t.plays
        clear_trick(t)


# Steps that are the same in every trick are made once.
NEXT_TURN: Final = NextTurn()
END_TRICK: Final = EndTrick()
TAKE_TRICK: Final[list[TakeTrick]] = [TakeTrick(seat) for seat in range(MOST_SEATS)]
CLEAR_TRICK: Final = ClearTrick()
