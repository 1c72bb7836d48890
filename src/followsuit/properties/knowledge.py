"""Properties 5 and 6: what a seat cannot know makes no difference to what it sees; worlds fit their view."""

from followsuit.core.bits import BIT
from followsuit.core.cards import SPECTATOR
from followsuit.core.event import Event, Log
from followsuit.core.game import Game
from followsuit.core.rng import Rng, split
from followsuit.core.step import SEALED, AskAll
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.properties.playing import (
    Options,
    PropertyBroken,
    holds,
    play_to_the_end,
    positions,
    random_pick,
    where,
)

SWAPS = 60


def twin_worlds_look_the_same(game: Game, players: int, options: Options, seed: int) -> None:
    """5  A world that differs only in what a seat cannot know looks the same to that seat.

    The twin is made by hand, not by `view` or `imagine`: cards the seat cannot name change places
    where they may be, hands are put in another order, others' sealed answers and secret notes are
    changed, and the generator is another. Nor can a seat tell two answers of another apart of which
    it was told the same.
    """
    for t, trial in positions(game, players, options, seed):
        here = where(t)
        check_unseen_answers(t, trial)
        for seat in [*range(t.seat_count), SPECTATOR]:
            twin = twin_of(t, seat, trial)
            view = t.view(seat)
            other = twin.view(seat)
            holds(other.words() == view.words(), f"seat {seat} can tell two worlds apart, {here}")
            holds(drawn(game, other) == drawn(game, view), f"the layout of seat {seat} tells, {here}")
            if seat == SPECTATOR:
                continue
            is_open = t.out_of_turn(seat) == view.out_of_turn() == twin.out_of_turn(seat)
            holds(is_open, f"the asides of seat {seat} tell what it cannot know, {here}")
            if seat in t.seats_to_act():
                same = sorted(twin.options(seat)) == sorted(t.options(seat))
                holds(same, f"the options of seat {seat} tell what it cannot know, {here}")
                from_view = sorted(view.options()) == sorted(t.options(seat))
                holds(from_view, f"seat {seat} has other options by its view than at the table, {here}")


def check_unseen_answers(t: Table, trial: Rng) -> None:
    """Two answers of one seat of which another is told the same must look the same to it."""
    seat = t.next_seat()
    if seat < 0:
        return
    first = told_and_seen(t, seat, random_pick(t, seat, trial))
    second = told_and_seen(t, seat, random_pick(t, seat, trial))
    for viewer in range(len(first)):
        if viewer != seat and first[viewer][0] == second[viewer][0]:
            is_same = first[viewer][1] == second[viewer][1]
            holds(is_same, f"seat {viewer} sees of an answer what it was not told, {where(t)}")


def told_and_seen(t: Table, seat: int, pick: int) -> list[tuple[list[object], list[int]]]:
    """For each seat and those who watch, what is told when this answer is given, and what is seen then."""
    after = t.clone()
    log = Log()
    after.log = log
    after.apply(seat, pick)
    return [
        ([event_facts(event) for event in log.told[viewer]], after.view(viewer).words())
        for viewer in [*range(t.seat_count), SPECTATOR]
    ]


def event_facts(event: Event) -> object:
    rules = tuple(reason.rule for reason in event.because)
    return (event.kind, event.seat, tuple(event.cards), event.other, event.number, event.what, rules)


def twin_of(t: Table, seat: int, trial: Rng) -> Table:
    twin = t.clone()
    twin.rng = split(trial)
    cards = twin.cards
    cards.own_knowledge()
    for place in range(len(cards.piles)):
        cards.own_pile(place)
    piles, known_by, may_lie = cards.piles, cards.known_by, cards.possible_places
    spots = [
        (place, index)
        for place, pile in enumerate(piles)
        for index, card in enumerate(pile)
        if not cards.is_known(card, seat)
    ]
    count = len(spots)
    for _ in range(SWAPS if count > 1 else 0):
        here, i = spots[trial.below(count)]
        there, j = spots[trial.below(count)]
        mine, theirs = piles[here][i], piles[there][j]
        if may_lie[mine] & BIT[there] and may_lie[theirs] & BIT[here]:
            piles[here][i], piles[there][j] = theirs, mine
            known_by[mine], known_by[theirs] = known_by[theirs], known_by[mine]
    for hand in range(t.seat_count):
        trial.shuffle(cards.piles[hand])
    change_sealed_answers(twin, seat, trial)
    twin.change_notes(seat, trial)
    return twin


def change_sealed_answers(twin: Table, seat: int, trial: Rng) -> None:
    """Others who have sealed an answer have sealed another; those half-way are elsewhere on their way."""
    question = twin.question()
    if not isinstance(question, AskAll):
        return
    for other in question.seats:
        if other == seat or not twin.sealed[other]:
            continue
        is_in = question.is_complete(twin.sealed[other])
        picks: list[int] = []
        while not picks or (is_in and not question.is_complete(picks)):
            options = question.options(twin, other, picks)
            picks = [*picks, options[trial.below(len(options))]]
            if not is_in and question.is_complete(picks):
                picks = []
                break
        twin.sealed[other] = picks


def imagined_worlds_fit_the_view(game: Game, players: int, options: Options, seed: int) -> None:
    """6  A world imagined from a view gives that view again, and can be played to the end."""
    for number, (t, trial) in enumerate(positions(game, players, options, seed)):
        here = where(t)
        for seat in range(t.seat_count):
            view = t.view(seat)
            before = view.words()
            world = view.imagine(trial)
            holds(view.words() == before, f"imagining changed the view, {here}")
            seal_again(view, world, trial)
            holds(world.view(seat).words() == before, f"an imagined world does not fit, {here}")
            check_places(game, world, seat)
            other = view.imagine(trial)
            holds(other.rng.words() != world.rng.words(), "two worlds share their future")
            if number % 7 == 0:
                play_to_the_end(world, trial)


def seal_again(view: View, world: Table, trial: Rng) -> None:
    """Those who had sealed their answers give them again."""
    for other in range(world.seat_count):
        if view.table.sealed[other] == [SEALED]:
            while other in world.seats_to_act():
                world.apply(other, random_pick(world, other, trial))


def check_places(game: Game, world: Table, seat: int) -> None:
    for place, pile in enumerate(world.cards.piles):
        for card in pile:
            if not (world.cards.possible_places[card] & BIT[place] or world.cards.is_known(card, seat)):
                name = game.write_card(card)
                raise PropertyBroken(f"{name} was imagined where it cannot be, {where(world)}")


def drawn(game: Game, view: View) -> list[object]:
    """All that a client is given to draw."""
    layout = game.layout(view)
    areas = [
        (area.name, area.seat, area.shape, tuple(area.cards), tuple(area.pieces or ()))
        for area in layout.areas
    ]
    counters = [(counter.name, counter.seat, counter.value, counter.piece) for counter in layout.counters]
    pictures = [(picture.name, picture.seat, *picture.lines) for picture in layout.pictures]
    return [*areas, *counters, *pictures]
