"""Whatever is asked in a game: what is offered may be answered, and nothing else, by this seat alone.

The properties look at every fifth position of a random game. Here random games are gone through for questions
of every kind, the rare ones too, such as the second card of an item that few have and fewer use.
"""

import pytest

from followsuit import Table, all_games, seeded
from followsuit.properties.answers import EVERY_PICK
from many import ALL

GAMES = 400 if ALL else 16
OFTEN = 2  # each kind of question is tried so often
Options = dict[str, int | str | bool]
OPTIONS: dict[str, list[Options]] = {"tricktakers": [{}, {"characters": "with_expansion"}]}


def check_offered_is_allowed(t: Table, seat: int, where: str) -> None:
    offered = t.options(seat)
    allowed = [pick for pick in EVERY_PICK if t.why_not(seat, pick) is None]
    assert set(allowed) == {*offered, *t.out_of_turn(seat)}, where
    assert len(set(offered)) == len(offered), where
    for other in range(t.seat_count):
        if other not in t.seats_to_act():
            assert all(t.why_not(other, pick) is not None or pick in t.out_of_turn(other) for pick in offered)


@pytest.mark.parametrize("id", sorted(all_games()))
def test_what_is_offered_may_be_answered_and_nothing_else(id: str) -> None:
    """FS-TURN-01, FS-TURN-02"""
    game = all_games()[id]
    tried: dict[tuple[str, int], int] = {}
    samples = OPTIONS.get(id, [{}])
    for number in range(GAMES):
        t = game.new_table(game.players[number % len(game.players)], samples[number % len(samples)], number)
        rng = seeded(number)
        while t.todo:
            seat = t.next_seat()
            kind = (type(t.question()).__name__, len(t.sealed[seat]))
            tried[kind] = tried.get(kind, 0) + 1
            if tried[kind] <= OFTEN:
                check_offered_is_allowed(t, seat, f"game {number}, {kind}")
            offered = t.options(seat)
            t.apply(seat, offered[rng.below(len(offered))])
