"""A view sent to where bots think: the same view there, and not a byte of what its seat cannot know."""

import sys
from typing import Any

import pytest

import followsuit
from followsuit import Game, Rng, View, seeded, values
from followsuit.bots.hint import hint_for
from followsuit.bots.search_bot import SearchBot
from followsuit.bots.travel import WontTravel, packed, packed_view, unpacked, unpacked_view
from followsuit.core.step import AskAll
from followsuit.core.table import Table
from followsuit.properties.knowledge import twin_of
from followsuit.properties.playing import answer_at_random, positions

CASES = [(game, players) for game in followsuit.all_games().values() for players in game.players]
GAMES = list(followsuit.all_games().values())


def case_id(case: object) -> str:
    return getattr(case, "id", str(case))


@pytest.mark.parametrize(("game", "players"), CASES, ids=case_id)
def test_it_is_the_same_there(game: Game, players: int) -> None:
    rng = seeded(8)
    t = game.new_table(players, seed=17)
    while t.next_seat() >= 0:
        view = t.view(t.next_seat())
        there = unpacked_view(packed_view(view))
        assert there.seat == view.seat
        assert there.words() == view.words()
        assert there.options() == view.options()
        assert packed_view(there) == packed_view(view)
        answer_at_random(t, rng)


@pytest.mark.parametrize("game", GAMES, ids=case_id)
def test_a_bot_thinks_the_same_there(game: Game) -> None:
    rng = seeded(3)
    t = game.new_table(seed=4)
    thoughts = 0
    while t.next_seat() >= 0 and thoughts < 4:
        for _ in range(rng.below(12)):
            if t.next_seat() >= 0:
                answer_at_random(t, rng)
        if t.next_seat() >= 0 and len(t.options(t.next_seat())) > 1:
            view = t.view(t.next_seat())
            there = unpacked_view(packed_view(view))
            assert answered(there) == answered(view)
            thoughts += 1
    assert thoughts


def answered(view: View) -> list[object]:
    bot = SearchBot(seeded(5), worlds=12)
    pick = bot.answer(view)
    return [pick, None if bot.why is None else [(look.pick, look.mean) for look in bot.why.looks]]


@pytest.mark.parametrize("game", GAMES, ids=case_id)
def test_twin_worlds_are_the_same_bytes(game: Game) -> None:
    """Worlds that differ only in what the seat cannot know; those of the secrecy properties."""
    for t, trial in positions(game, game.default_players, {}, 21):
        for seat in range(t.seat_count):
            assert packed_view(twin_of(t, seat, trial).view(seat)) == packed_view(t.view(seat))


def test_that_somebody_has_begun_to_choose_in_secret_is_not_in_it() -> None:
    """Before and after the first card of another's set; its list is empty in both views, but a new one."""
    found = 0
    for game in GAMES:
        rng = seeded(6)
        t = game.new_table(seed=6)
        while t.next_seat() >= 0:
            question = t.question()
            seats = t.seats_to_act()
            if isinstance(question, AskAll) and len(seats) > 1 and begins(t, seats[1], rng):
                after = begun_by(t, seats[1], rng)
                assert packed_view(after.view(seats[0])) == packed_view(t.view(seats[0])), game.id
                found += 1
            answer_at_random(t, rng)
    assert found > 3


def begins(t: Table, seat: int, rng: Rng) -> bool:
    after = begun_by(t, seat, rng.clone())
    return after.question() is t.question() and seat in after.seats_to_act()


def begun_by(t: Table, seat: int, rng: Rng) -> Table:
    after = t.clone()
    offered = after.options(seat)
    after.apply(seat, offered[rng.below(len(offered))])
    return after


def test_constants_are_found_again_as_what_they_are() -> None:
    t: Any = followsuit.find_game("tricktakers").new_table(seed=1)
    there = unpacked(packed(t))
    assert there.rng is not t.rng
    assert there.order is t.order is there.normal
    assert there.prints is t.prints
    view = t.view(0)
    assert unpacked_view(packed_view(view)).table.rng is view.table.rng


def test_advice_travels_back() -> None:
    t = followsuit.find_game("kings").new_table(seed=2)
    hint = hint_for(t.view(t.next_seat()), seeded(1), worlds=20)
    there = unpacked(packed(hint))
    assert there.picks == hint.picks
    assert hint.why is not None
    assert (there.why.choice.pick, there.why.choice.mean) == (hint.why.choice.pick, hint.why.choice.mean)
    assert (there.why.worlds, there.why.feared_pick) == (hint.why.worlds, hint.why.feared_pick)


def test_another_version_and_what_is_no_value_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WontTravel, match="cannot be sent"):
        packed([print])
    data = packed([1, "two", (3.0, None), {"four": [True]}])
    assert unpacked(data) == [1, "two", (3.0, None), {"four": [True]}]
    monkeypatch.setattr(values, "VERSION", 2)
    with pytest.raises(WontTravel, match="written in version 1, and read in version 2"):
        unpacked(data)


def test_every_step_and_sheet_of_the_house_can_be_made() -> None:
    """Also those that the games above did not come to; it is the compiled engine that may refuse one."""
    for name, module in list(sys.modules.items()):
        if not name.startswith("followsuit.games."):
            continue
        for kind in list(vars(module).values()):
            if (
                isinstance(kind, type)
                and kind.__module__ == name
                and issubclass(kind, followsuit.core.step.Step)
            ):
                besides = values.found_to_be_asked_for(kind).besides
                assert set(besides) <= {"seat", "count", "first", "second", "chain", "partner", "why"}, (
                    f"{kind} asks for {besides}: name what is a field like the field, or see values.NOTHING"
                )
