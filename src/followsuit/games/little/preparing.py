"""Preparation: the setup of one's characters and the Enhancement Card, at one's own time."""

from typing import ClassVar, Final

from followsuit.core.option import DONE, PIECE, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.little.pieces import PUT_IN, is_task, task_piece
from followsuit.games.little.places import WAITING
from followsuit.games.little.table import BELONGINGS_SLOT, LittleTable
from followsuit.games.takers.drawing import got_cards
from followsuit.games.takers.powers.draw_then_discard import Discard
from followsuit.games.takers.table import Role, changed

PREPARE: Final = Reason("LT-PREP-03", "Prepare now what you like, or leave it for later.")
FINISH: Final = Reason("LT-PREP-05", "Choose what you prepare next; all of it has to be done.")
FINISH_OF_TWO: Final = Reason("LT-2P-23", FINISH.sentence)
NOT_PENDING: Final = Reason("LT-PREP-03", "You have nothing of that kind to prepare now.")
NOT_PENDING_AT_THE_END: Final = Reason("LT-PREP-05", NOT_PENDING.sentence)
NOT_PENDING_OF_TWO: Final = Reason("LT-2P-23", NOT_PENDING.sentence)
NOT_ITS_TURN: Final = Reason("LT-PREP-04", "That step comes after another one of the same character.")
NOT_WHILE_SELECTING: Final = Reason("LT-FLOW-06", "Two players prepare when both have selected.")
DISCARD_FOR_IT: Final = Reason("LT-OPT-20", "Discard another card for the Enhancement Card.")


def pending_tasks(t: LittleTable, seat: int) -> list[int]:
    """LT-PREP-01, LT-PREP-02, LT-PREP-04  The next step of each character's setup, and the bought card."""
    found: list[int] = []
    for role in t.roles_of(seat):
        if role.slot != BELONGINGS_SLOT:
            done = t.set_up_done[role.index]
            if done < len(role.character.set_up(t, role)):
                found.append(task_piece(number_of(role), done))
    if t.cards.piles[WAITING + seat]:
        found.append(PUT_IN)
    return found


def number_of(role: Role) -> int:
    """The character's place in the roster, which is in the order of the printed numbers."""
    return int(role.code) - 1


def why_no_task(t: LittleTable, seat: int, piece: int, not_pending: Reason = NOT_PENDING) -> Reason:
    """LT-PREP-03 to LT-PREP-05  Why it cannot be prepared now: it is none of the own, or a later one."""
    for role in t.roles_of(seat):
        if role.slot != BELONGINGS_SLOT:
            later = range(t.set_up_done[role.index] + 1, len(role.character.set_up_names))
            if piece in [task_piece(number_of(role), step) for step in later]:
                return NOT_ITS_TURN
    return not_pending


def begin_task(t: LittleTable, seat: int, piece: int) -> list[AnyStep]:
    """LT-PREP-12  The steps of a task, which counts as done from now on: it is finished before all else."""
    if piece == PUT_IN:
        return [PutIn(seat)]
    for role in t.roles_of(seat):
        if role.slot != BELONGINGS_SLOT:
            done = t.set_up_done[role.index]
            if piece == task_piece(number_of(role), done):
                steps = role.character.set_up(t, role)
                t.set_up_done = changed(t.set_up_done, role.index, done + 1)
                if t.log is not None:
                    t.log.tell("prepares", seat=seat, number=piece)
                return [steps[done]]
    raise AssertionError("only a pending task is begun")


class PutIn(Step[LittleTable]):
    """LT-OPT-20, LT-SAMU-14  The bought card goes into the hand; another card is discarded for it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, t: LittleTable) -> None:
        card = t.cards.piles[WAITING + self.seat][0]
        t.cards.move(card, WAITING + self.seat, self.seat)
        if t.log is not None:
            t.log.tell("put-in", seat=self.seat, cards=[card])
        got_cards(t, self.seat)
        t.then([Discard(self.seat, card, DISCARD_FOR_IT)])


class PrepareAsLiked(Step[LittleTable]):
    """LT-FLOW-03, LT-DEC-07  After the selection: own tasks as liked, if there are any."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, t: LittleTable) -> None:
        if pending_tasks(t, self.seat):
            t.then([MayPrepare(self.seat)])


def task_rule(t: LittleTable, seat: int, pick: int, offered: list[int], not_pending: Reason) -> Reason | None:
    if pick in offered:
        return None
    is_piece = verb_of(pick) == PIECE and is_task(argument_of(pick))
    return why_no_task(t, seat, argument_of(pick), not_pending) if is_piece else NOT_OFFERED


class MayPrepare(Ask[LittleTable]):
    """LT-PREP-03, LT-DEC-07  One of the pending tasks, or none for now."""

    asks: ClassVar[Reason] = PREPARE

    def options(self, t: LittleTable) -> list[int]:
        return [*[option(PIECE, piece) for piece in pending_tasks(t, self.seat)], DONE]

    def why_not(self, t: LittleTable, pick: int) -> Reason | None:
        return task_rule(t, self.seat, pick, self.options(t), NOT_PENDING)

    def picked(self, t: LittleTable, pick: int) -> None:
        if pick != DONE:
            t.then([*begin_task(t, self.seat, argument_of(pick)), PrepareAsLiked(self.seat)])
        elif t.log is not None:
            t.log.tell("waits", seat=self.seat)


class FinishPreparations(Step[LittleTable]):
    """LT-PREP-05, LT-2P-23  One after another, the lowest character number first."""

    def run(self, t: LittleTable) -> None:
        seats = [(min(t.characters[seat]), seat) for seat in range(t.seat_count)]
        seats.sort()
        t.then([FinishPreparing(seat) for _, seat in seats])


class FinishPreparing(Step[LittleTable]):
    """LT-PREP-05, LT-PREP-10  What remains is done; of several tasks the player chooses the next one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, t: LittleTable) -> None:
        tasks = pending_tasks(t, self.seat)
        if len(tasks) == 1:
            t.then([*begin_task(t, self.seat, tasks[0]), self])
        elif tasks:
            t.then([ChooseTask(self.seat, FINISH_OF_TWO if t.seat_count == 2 else FINISH), self])


class ChooseTask(Ask[LittleTable]):
    """LT-PREP-04, LT-DEC-07, LT-2P-23  Tasks of different sources in any order."""

    def __init__(self, seat: int, why: Reason) -> None:
        super().__init__(seat)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: LittleTable) -> list[int]:
        return [option(PIECE, piece) for piece in pending_tasks(t, self.seat)]

    def why_not(self, t: LittleTable, pick: int) -> Reason | None:
        not_pending = NOT_PENDING_OF_TWO if t.seat_count == 2 else NOT_PENDING_AT_THE_END
        return task_rule(t, self.seat, pick, self.options(t), not_pending)

    def picked(self, t: LittleTable, pick: int) -> None:
        t.then(begin_task(t, self.seat, argument_of(pick)))


class HandOut(Step[LittleTable]):
    """LT-PREP-06, LT-DEVIL-02, LT-DEVIL-11  When all have prepared, what a character gives to the others."""

    def run(self, t: LittleTable) -> None:
        steps: list[AnyStep] = []
        for role in t.by_priority():
            steps += role.character.hand_out(t, role)
        t.then(steps)
