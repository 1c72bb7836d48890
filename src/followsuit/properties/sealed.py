"""Property 8: sealed answers may come in any order, and until the last is in nobody sees anything of them."""

from followsuit.core.event import Log
from followsuit.core.game import Game
from followsuit.core.rng import Rng
from followsuit.core.step import SEALED, AskAll
from followsuit.core.table import Table
from followsuit.properties.playing import Options, holds, positions, random_pick, where

ORDERS = 4


def sealed_answers_stay_sealed(game: Game, players: int, options: Options, seed: int) -> None:
    """8  Every order of the answers leads to the same table; before the last, views show only who is done."""
    for t, trial in positions(game, players, options, seed):
        question = t.question()
        if not isinstance(question, AskAll) or any(t.sealed):
            continue
        answers = {seat: whole_answer(t, seat, trial) for seat in question.seats}
        ends: list[list[int]] = []
        for _ in range(ORDERS):
            end = t.clone()
            end.log = Log()
            give_in_some_order(end, answers, trial)
            ends.append(end.words())
        holds(all(end == ends[0] for end in ends), f"the order of sealed answers matters, {where(t)}")


def whole_answer(t: Table, seat: int, trial: Rng) -> list[int]:
    """A complete answer of this seat, tried out on a clone in which the others have not answered."""
    trying = t.clone()
    picks: list[int] = []
    while seat in trying.seats_to_act() and trying.question() is t.question():
        picks.append(random_pick(trying, seat, trial))
        trying.apply(seat, picks[-1])
    return picks


def give_in_some_order(end: Table, answers: dict[int, list[int]], trial: Rng) -> None:
    left = {seat: picks[:] for seat, picks in answers.items()}
    while any(left.values()):
        seats = [seat for seat, picks in left.items() if picks]
        seat = seats[trial.below(len(seats))]
        is_last = sum(len(picks) for picks in left.values()) == 1
        before = [what_others_see(end, viewer) for viewer in range(end.seat_count)]
        heard = [len(told) for told in end.log.told] if end.log else []
        end.apply(seat, left[seat].pop(0))
        if is_last:
            return
        for viewer in range(end.seat_count):
            if viewer != seat:
                is_same = what_others_see(end, viewer) == before[viewer]
                holds(is_same, f"seat {viewer} sees something of a sealed answer, {where(end)}")
                news = end.log.told[viewer][heard[viewer] :] if end.log else []
                is_quiet = all(event.kind == "sealed" and not event.cards for event in news)
                holds(is_quiet, f"seat {viewer} is told something of a sealed answer, {where(end)}")


def what_others_see(t: Table, viewer: int) -> list[int]:
    """This seat's view, but for who has answered."""
    view = t.view(viewer)
    for other in range(t.seat_count):
        if other != viewer:
            is_shut = view.table.sealed[other] in ([], [SEALED])
            holds(is_shut, f"seat {viewer} can read a sealed answer, {where(t)}")
            view.table.sealed[other] = []
    return view.words()
