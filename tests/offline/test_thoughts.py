"""Who thinks in a browser: when an answer is seen tells nothing about it, and there always is one."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit import View, find_game
from followsuit.bots.travel import packed
from followsuit.bots.whole import whole_answer
from followsuit.service.room import are_allowed
from followsuit.service.thoughts import NoThought
from followsuit.service.turns import ON_THE_WAY, SCATTER
from followsuit.site import thoughts
from followsuit.site.thoughts import ADVICE, PATIENCE, QUICK, THOUGHT, BrowserThoughts, new_seed
from service.clockwork import run


def view_with_a_choice() -> View:
    t = find_game("trick-raiders").new_table(seed=3)
    return t.view(t.next_seat())


class Thinker:
    """Takes so long, and finds the last option of all."""

    def __init__(self, takes: float = 0.0, is_lost: bool = False) -> None:
        self.takes = takes
        self.is_lost = is_lost
        self.asked: list[tuple[str, str, float]] = []
        self.at_once = 0
        self.most_at_once = 0

    async def ask(self, level: str, view: bytes, seed: str, seconds: float) -> bytes | None:
        self.asked.append((level, seed, seconds))
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(self.takes)
        self.at_once -= 1
        last = SimpleNamespace(answer=lambda view: view.options()[-1])
        bot: Any = last
        return None if self.is_lost else packed(whole_answer(bot, view_with_a_choice()))


def thought(thinker: Thinker, is_ready: bool = True) -> tuple[list[int], float]:
    """What is answered, and how long after it was asked for it is seen."""

    async def answer() -> tuple[list[int], float]:
        await asyncio.sleep(5.0)
        made = BrowserThoughts(thinker.ask, lambda: is_ready)
        made.pace.chance = random.Random(3)
        picks, seen_at = await made.answer("t", view_with_a_choice(), "search")
        return picks, seen_at - 5.0

    return run(answer())


@pytest.mark.parametrize("takes", [0.0, 0.1, 0.4])
def test_a_thought_is_seen_at_the_same_time_however_soon_it_was_over(takes: float) -> None:
    thinker = Thinker(takes)
    picks, after = thought(thinker)
    assert are_allowed(view_with_a_choice(), picks)
    assert THOUGHT + ON_THE_WAY - 1e-6 <= after <= THOUGHT + ON_THE_WAY + SCATTER
    ((level, seed, seconds),) = thinker.asked
    assert (level, seconds) == ("search", THOUGHT)
    assert seed.isdecimal()


def test_one_that_is_late_is_seen_when_it_comes() -> None:
    _, after = thought(Thinker(2.0))
    assert 2.0 - 1e-6 <= after <= 2.0 + SCATTER


@pytest.mark.parametrize(("is_ready", "is_lost"), [(False, False), (True, True)])
def test_where_nobody_thinks_a_rule_of_thumb_answers(is_ready: bool, is_lost: bool) -> None:
    thinker = Thinker(is_lost=is_lost)
    picks, after = thought(thinker, is_ready)
    assert are_allowed(view_with_a_choice(), picks)
    assert after == pytest.approx(QUICK)
    assert len(thinker.asked) == is_ready


@pytest.mark.parametrize(("is_ready", "least"), [(True, THOUGHT + ON_THE_WAY), (False, QUICK)])
def test_who_has_no_choice_takes_as_long(
    is_ready: bool, least: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "without_choice", lambda view: ([7], None))
    picks, after = thought(Thinker(), is_ready)
    assert picks == [7]
    assert least - 1e-6 <= after <= least + (SCATTER if is_ready else 1e-6)


def test_one_thought_after_the_other() -> None:
    thinker = Thinker(0.3)

    async def answers() -> None:
        made = BrowserThoughts(thinker.ask, lambda: True)
        await asyncio.gather(*[made.answer("t", view_with_a_choice(), "search") for _ in range(3)])

    run(answers())
    assert (len(thinker.asked), thinker.most_at_once) == (3, 1)


def test_advice_that_does_not_come_is_none() -> None:
    async def advise(thinker: Thinker) -> str:
        made = BrowserThoughts(thinker.ask, lambda: True)
        begun = asyncio.get_running_loop().time()
        with pytest.raises(NoThought) as lost:
            await made.advise("t", view_with_a_choice())
        assert asyncio.get_running_loop().time() - begun <= PATIENCE + 0.1
        return str(lost.value)

    slow, gone = Thinker(PATIENCE + 1.0), Thinker(is_lost=True)
    assert run(advise(slow)) == "no advice came"
    assert run(advise(gone)) == "whoever thinks was lost"
    assert gone.asked[0][0] == ADVICE


def test_seeds_are_long_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert 2**100 < max(map(int, seeds)) < 2**128
