"""Who thinks when, and what can be learnt from how long it took: nothing."""

import asyncio
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit.service import minds
from followsuit.service.minds import Minds
from followsuit.service.turns import (
    LEAST,
    LONGEST_ROUND,
    ON_THE_WAY,
    PATIENCE,
    WORTHWHILE,
    Pace,
    Turns,
    share,
)
from service.clockwork import run

FULL = 0.3


class View:
    """As much of one as is looked at before anybody thinks."""

    def __init__(self, choices: int) -> None:
        self.choices = choices

    def options(self) -> list[int]:
        return list(range(self.choices))

    def question(self) -> None:
        return None

    @property
    def table(self) -> Any:
        return SimpleNamespace(sealed=[[]])

    seat = 0


class FakeMind:
    """Takes as long as it is told to."""

    def __init__(self, takes: Callable[[float], float]) -> None:
        self.takes = takes

    async def run(self, _what: object, _view: bytes, _level: str, _seed: int, seconds: float) -> list[int]:
        await asyncio.sleep(self.takes(seconds))
        return [1]


async def answer(made: Minds, table: str, choices: int) -> None:
    """Until it is seen."""
    view: Any = View(choices)
    _, seen_at = await made.answer(table, view, "search")
    await asyncio.sleep(seen_at - asyncio.get_running_loop().time())


def minds_that_take(takes: Callable[[float], float], count: int = 2) -> Minds:
    made = Minds(0, FULL)
    for _ in range(count):
        mind: Any = FakeMind(takes)
        made.turns.add(mind)
    made.pace.chance = random.Random(5)
    return made


@pytest.fixture(autouse=True)
def _nothing_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "packed_view", lambda view: b"")


def test_full_time_when_few_wait_and_less_when_many_do() -> None:
    assert share(FULL, 2, 1) == share(FULL, 2, 4) == FULL
    assert share(FULL, 2, 16) == PATIENCE * 2 / 16
    assert share(FULL, 8, 16) == FULL
    assert share(FULL, 2, 80) == WORTHWHILE, "rather than what PATIENCE leaves"
    assert share(FULL, 2, 200) == LONGEST_ROUND * 2 / 200
    assert share(FULL, 2, 10_000) == LEAST


def test_what_turns_take_beyond_their_thoughts_is_not_thought() -> None:
    assert share(FULL, 2, 2, beyond=0.01) == FULL
    assert share(FULL, 2, 16, beyond=0.01) == PATIENCE * 2 / 16 - 0.01
    assert share(FULL, 2, 100, beyond=0.01) == LONGEST_ROUND * 2 / 100 - 0.01
    assert share(FULL, 2, 100, beyond=0.1) == LEAST


def test_a_slow_machine_thinks_less_and_as_long_as_ever_when_it_is_quick_again() -> None:
    """What a turn takes besides is known from the last ones."""
    besides = 0.04

    async def turns(made: Minds, count: int) -> list[float]:
        """How long each of sixteen tables is let think, over and over."""
        given.clear()
        for _ in range(count):
            await asyncio.gather(*[answer(made, f"t{number}", 5) for number in range(16)])
        return sorted(given)

    def takes(seconds: float) -> float:
        given.append(seconds)
        return seconds + besides

    given: list[float] = []

    async def play() -> None:
        nonlocal besides
        made = minds_that_take(takes)
        await turns(made, 5)
        slow = await turns(made, 4)
        besides = 0.001
        await turns(made, 5)
        quick = await turns(made, 4)
        # At most fifteen want to think at a time: one has just done so.
        assert slow[0] == pytest.approx(PATIENCE * 2 / 15 - 0.04)
        assert quick[0] == pytest.approx(PATIENCE * 2 / 15 - 0.001)

    run(play())


@pytest.mark.parametrize("besides", [0.004, 0.02])
@pytest.mark.parametrize(("tables", "seconds"), [(2, 1.05), (4, 2.0), (16, 2.5), (100, 4.5)])
def test_nobody_waits_long_for_three_bots(tables: int, seconds: float, besides: float) -> None:
    """Two minds, and at every table three bots after each other, again and again.

    A turn takes longer than its thought: a little, or a lot on a machine that has other things to do.
    """
    waits: list[float] = []

    async def table(number: int, made: Minds) -> None:
        for _ in range(6):
            begun = asyncio.get_running_loop().time()
            for _ in range(3):
                await answer(made, f"t{number}", 5)
            waits.append(asyncio.get_running_loop().time() - begun)

    async def play() -> None:
        made = minds_that_take(lambda seconds: seconds + besides)
        await asyncio.gather(*[table(number, made) for number in range(tables)])

    run(play())
    assert sorted(waits)[len(waits) * 95 // 100] < seconds


def test_a_table_with_many_wishes_has_one_turn_like_the_others() -> None:
    order: list[str] = []

    async def wish(turns: Turns[str], table: str) -> None:
        mind, _ = await turns.take(table, needs_mind=True)
        order.append(table)
        await asyncio.sleep(0.1)
        assert mind is not None
        turns.give_back(mind)

    async def play() -> None:
        turns: Turns[str] = Turns(FULL)
        turns.add("mind")
        many = [wish(turns, "many") for _ in range(6)]
        await asyncio.gather(*many, wish(turns, "one"), wish(turns, "two"))

    run(play())
    assert order[:4] == ["many", "many", "one", "two"] or order[:3] == ["many", "one", "two"]
    assert order.count("many") == 6


def test_who_stops_waiting_takes_no_mind_along() -> None:
    async def play() -> int:
        turns: Turns[str] = Turns(FULL)
        turns.add("mind")
        first, _ = await turns.take("a", needs_mind=True)
        waiting = asyncio.create_task(turns.take("b", needs_mind=True))
        await asyncio.sleep(0)
        waiting.cancel()
        given_at_once = asyncio.create_task(turns.take("c", needs_mind=True))
        await asyncio.sleep(0)
        assert first is not None
        turns.give_back(first)  # it is c's turn, who is gone before hearing of it
        given_at_once.cancel()
        await asyncio.gather(waiting, given_at_once, return_exceptions=True)
        return len(turns.free)

    assert run(play()) == 1


# What a clock tells.


def likelihood(forced: list[float], free: list[float]) -> float:
    """How likely a free answer takes longer than a forced one (the AUC); one half tells nothing."""
    wins = sum((b > a) + 0.5 * (b == a) for a in forced for b in free)
    return wins / (len(forced) * len(free))


def seen_after(tables: int, answers: int, takes: Callable[[float], float]) -> tuple[list[float], list[float]]:
    """How long those who watch waited for answers of bots: forced ones, and others."""
    chance = random.Random(11)
    forced: list[float] = []
    free: list[float] = []

    async def table(number: int, made: Minds) -> None:
        while len(forced) + len(free) < answers:
            await asyncio.sleep(chance.random())  # a person
            for _ in range(3):
                is_forced = chance.random() < 0.4
                begun = asyncio.get_running_loop().time()
                await answer(made, f"t{number}", 1 if is_forced else 7)
                (forced if is_forced else free).append(asyncio.get_running_loop().time() - begun)

    async def play() -> None:
        made = minds_that_take(takes)
        await asyncio.gather(*[table(number, made) for number in range(tables)])

    run(play())
    return forced, free


def some_end_soon(chance: random.Random) -> Callable[[float], float]:
    """A few thoughts are settled at once, most take their time, and some arrive late."""

    def takes(seconds: float) -> float:
        if chance.random() < 0.3:
            return seconds * chance.random()
        return seconds + chance.expovariate(1 / 0.012)

    return takes


@pytest.mark.parametrize("tables", [1, 3, 16, 60])
def test_how_long_a_bot_takes_does_not_tell_whether_it_had_a_choice(tables: int) -> None:
    forced, free = seen_after(tables, 1500, some_end_soon(random.Random(3)))
    assert min(len(forced), len(free)) > 500
    assert 0.45 < likelihood(forced, free) < 0.55
    assert min(forced) >= LEAST + ON_THE_WAY


def test_on_a_machine_with_too_much_to_do_it_does_not_either() -> None:
    """Nearly every thought arrives late then; one that was not thought has to be late as well."""
    chance = random.Random(4)
    forced, free = seen_after(4, 1500, lambda seconds: seconds + chance.expovariate(1 / 0.15))
    assert 0.45 < likelihood(forced, free) < 0.55


def test_what_a_thought_costs_besides_tells_nothing_either() -> None:
    """Packing a view and waking up take somebody who thinks half a millisecond more."""
    pace = Pace(random.Random(3))
    free = [pace.of_thought(0.05, 0.051) + 0.0005 for _ in range(2000)]
    forced = [pace.of_no_thought(0.05) for _ in range(500)]
    assert 0.45 < likelihood(forced, free) < 0.55
