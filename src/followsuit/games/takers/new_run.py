"""A trick that is played anew: TT-FLOW-31 to TT-FLOW-33, without a character's name."""

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE
from followsuit.core.option import SEAT, argument_of, option
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Ask
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import FACE_DOWN, NO_PLAYS, TRICK, Play, Role, TakersTable
from followsuit.games.takers.trick import END_TRICK, NEXT_TURN, PlayTricks, clear_trick, start_run


def take_back(t: TakersTable) -> None:
    """TT-FLOW-31  Every player takes back what they have played; some in a way of their own."""
    for play in t.plays:
        is_taken = False
        for role in t.roles_of(play.seat):
            if role.takes_back_otherwise:
                role.character.take_back(t, role, play)
                is_taken = True
        if not is_taken:
            give_back(t, play)


def give_back(t: TakersTable, play: Play) -> None:
    """TX-TIM-16, TX-TIM-52  The cards return to the hand they came from; one face down stays unseen."""
    seat = play.seat
    if not play.is_hidden():
        for card in play.cards():
            t.cards.move(card, TRICK, seat)
    else:
        card = t.cards.piles[FACE_DOWN + seat][0]
        if t.cards.known_by[card] == EVERYONE:
            t.cards.move(card, FACE_DOWN + seat, seat)
        else:
            t.cards.move_all_unseen(FACE_DOWN + seat, seat, BIT[seat])
    if t.log is not None:
        cards = [] if play.is_hidden() else play.cards()
        t.log.tell("took-back", seat=seat, cards=cards)


def taking_up(t: TakersTable, is_rewind: bool) -> list[AnyStep]:
    """TX-TIM-28, TX-TIM-46  Who cannot just take cards into the hand finds a place for them, first of all."""
    return [TakeUp(role, is_rewind) for role in t.by_priority() if role.takes_back_otherwise]


class TakeUp(RoleStep[TakersTable]):
    def __init__(self, role: Role, is_rewind: bool) -> None:
        super().__init__(role)
        self.is_rewind = is_rewind

    def key(self) -> tuple[int, ...]:
        return (self.role.index, int(self.is_rewind))

    def run(self, t: TakersTable) -> None:
        self.role.character.take_up(t, self.role, self.is_rewind)


def undo_run(t: TakersTable, is_rewind: bool) -> None:
    """TT-FLOW-31 to TT-FLOW-33  What this run has done to the trick ends; nothing else is undone.

    The steps of the run are given up. The cards of the trick must lie elsewhere by now. Once there was a
    lead, nobody may look at the trick before any more.
    """
    if t.plays:
        t.last_trick = NO_PLAYS
        t.last_win = None
    for role in t.by_priority():
        if role.forgets_runs:
            role.character.run_undone(t, role, is_rewind)
    t.unwind(PlayTricks)
    clear_trick(t)


def begin_run(t: TakersTable, leader: int) -> None:
    """TT-FLOW-02, TT-FLOW-05  All take a turn again, from this leader; the trick keeps its number."""
    t.leader = leader
    start_run(t)
    t.todo.append(END_TRICK)
    t.todo.append(NEXT_TURN)
    if t.log is not None:
        t.log.tell("new-run", seat=leader)


class NameRunLeader(Ask[TakersTable]):
    """TX-TIM-18, TX-TIM-39  Anybody, the namer included."""

    def __init__(self, seat: int, why: Reason) -> None:
        super().__init__(seat)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: TakersTable) -> list[int]:
        return [option(SEAT, seat) for seat in range(t.seat_count)]

    def picked(self, t: TakersTable, pick: int) -> None:
        begin_run(t, argument_of(pick))
