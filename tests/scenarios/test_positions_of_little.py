"""Positions of Little TrickTakers: any of them can be written, set up again, and played on the same way."""

import random

import pytest

from followsuit.core.cards import SPECTATOR
from followsuit.core.position import Position, PositionError
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.games.little.game import GAME
from followsuit.games.little.moments import DEAL, GIVE_BACK, HAND_OUT, MOMENTS
from followsuit.games.takers.moments import AFTER_PLAY, IN_SCORING, PASSING_MOMENTS, SCORE
from followsuit.scenarios.set_up import set_up
from little import Little

Options = dict[str, int | str | bool]

LIGHT_1: Options = {"mode": "light1"}
LIGHT_2: Options = {"mode": "light2"}
LIGHT_3: Options = {"mode": "light3"}

TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (3, {}),
    (3, LIGHT_1),
    (4, {}),
    (4, LIGHT_2),
    (5, {}),
    (5, LIGHT_3),
    (5, {**LIGHT_1, "style": "shuffle", "characters": "all"}),
]


def set_up_again(t: Table, options: Options) -> Table:
    """The same position on another table, with the same luck."""
    copy = set_up(GAME, t.seat_count, options, 0, GAME.write_position(t))
    copy.rng = t.rng.clone()
    return copy


def viewers(t: Table) -> list[int]:
    return [*range(t.seat_count), SPECTATOR]


def assert_same(t: Table, copy: Table) -> None:
    """The same position, asked and seen in the same way."""
    assert GAME.write_position(copy) == GAME.write_position(t)
    assert copy.seats_to_act() == t.seats_to_act()
    assert type(copy.question()) is type(t.question())
    for seat in t.seats_to_act():
        assert sorted(copy.options(seat)) == sorted(t.options(seat))
    for pile in t.cards.piles:
        for card in pile:
            assert copy.cards.knows[card] == t.cards.knows[card]
    for viewer in viewers(t):
        assert seen(copy, viewer) == seen(t, viewer)


def seen(t: Table, viewer: int) -> dict[str, object]:
    """What one viewer sees. Which colours a hand cannot have a position says as everyone can tell it; whoever
    knows more of the other cards of the colour could tell more."""
    written = GAME.write_position(t.view(viewer).table)
    return {key: written[key] for key in written if key != "voids"}


def answer_at_random(t: Table, chance: random.Random) -> None:
    seat = chance.choice(t.seats_to_act())
    t.answer(seat, chance.choice(sorted(t.options(seat))))


def moment(t: Table) -> str:
    return str(GAME.write_position(t)["at"])


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_every_table_that_waits_at_a_moment_can_be_set_up_again(
    players: int, options: Options, seed: int
) -> None:
    t = set_up(GAME, players, options, seed, None)
    chance = random.Random(seed)
    while t.seats_to_act():
        if moment(t) in MOMENTS:
            assert_same(t, set_up_again(t, options))
        answer_at_random(t, chance)


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_a_position_set_up_again_goes_on_in_the_same_way(players: int, options: Options, seed: int) -> None:
    """From some moment to the end of the game: tricks, scoring and the next rounds."""
    t = set_up(GAME, players, options, seed, None)
    chance = random.Random(seed)
    answers_before = chance.randrange(50)
    while answers_before or moment(t) not in MOMENTS:
        answer_at_random(t, chance)
        answers_before = max(0, answers_before - 1)
        if not t.seats_to_act():
            t = set_up(GAME, players, options, seed, None)
    copy = set_up_again(t, options)
    while t.seats_to_act():
        seat = chance.choice(t.seats_to_act())
        pick = chance.choice(sorted(t.options(seat)))
        t.answer(seat, pick)
        copy.answer(seat, pick)
        assert GAME.write_position(copy) == GAME.write_position(t)
    assert copy.outcome is not None
    assert t.outcome is not None
    assert (copy.outcome.places, copy.outcome.way) == (t.outcome.places, t.outcome.way)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_was_set_up_can_be_imagined_by_everyone(players: int, options: Options) -> None:
    """Every view of it has a world that fits, and looks the same from there."""
    t = set_up(GAME, players, options, 3, None)
    chance = random.Random(3)
    while t.seats_to_act():
        if moment(t) in MOMENTS and chance.random() < 0.2:
            copy = set_up_again(t, options)
            for viewer in viewers(copy):
                view = copy.view(viewer)
                world = view.imagine(seeded(7))
                assert world.view(viewer).table.cards.piles == view.table.cards.piles
        answer_at_random(t, chance)


def test_the_moments_of_play_all_come_up() -> None:
    """Tables wait at each of these; a deal, a hand-out and the scoring begin at once, and nothing is asked in it."""
    found = {moment(GAME.start(4, GAME.checked_options(4, {}, 0), seeded(0)))}
    for players, options in TABLES:
        for seed in range(3):
            t = set_up(GAME, players, options, seed, None)
            chance = random.Random(seed)
            while t.seats_to_act():
                found.add(moment(t))
                answer_at_random(t, chance)
            found.add(moment(t))
    assert DEAL in found
    assert found | {HAND_OUT, SCORE, IN_SCORING} == {*MOMENTS, *PASSING_MOMENTS}


@pytest.mark.parametrize("at", MOMENTS)
def test_what_is_written_is_what_can_be_read(at: str) -> None:
    """Keys of characters that are not in the round are asked for by nobody."""
    characters = ["collector", "gambler", "resistance", "hermit"]
    if at in (DEAL, GIVE_BACK):
        characters = ["", "", "", ""]
    position = Position({"at": at, "characters": characters, "trick": "r1" if at == AFTER_PLAY else ""})
    t = GAME.start(4, GAME.checked_options(4, {}, 0), seeded(0))
    GAME.read_position(position, t)
    assert sorted(position.asked) == sorted(GAME.write_position(t))


def test_the_beginning_of_a_round_can_be_set_up_again() -> None:
    """A table that waits for its deal, as it does when it is new, gives the same deal again."""
    options = GAME.checked_options(4, {}, 0)
    t = GAME.start(4, options, seeded(5))
    copy = GAME.start(4, options, seeded(0))
    GAME.read_position(Position(GAME.write_position(t)), copy)
    assert GAME.write_position(copy) == GAME.write_position(t)
    copy.rng = t.rng.clone()
    t.advance()
    copy.advance()
    assert_same(t, copy)


