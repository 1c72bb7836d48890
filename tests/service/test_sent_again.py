"""An answer that is sent again: acknowledged if it is here, whatever came after it, and only then."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from followsuit.service.entries import STAND_IN
from followsuit.service.room import Room
from followsuit.service.story import REFS, Stored
from service.at_home import ME, Ear, bots, house_in, table_in
from service.people import Json

Play = Callable[["At"], Coroutine[Any, Any, None]]


@dataclass
class At:
    """The seat of a person among bots, while it is asked."""

    room: Room
    ear: Ear

    def question(self) -> tuple[str, list[str]]:
        story = self.room.story
        assert story.table is not None
        picks = [story.game.write_pick(pick) for pick in story.table.options(0)]
        return story.question_id(0), picks

    async def send(self, question: str, pick: str, ref: str) -> Json:
        before = len(self.ear.heard)
        await self.room.answer(0, question, pick, ref, self.ear)
        said = [json.loads(text) for text in self.ear.heard[before:]]
        return next(one for one in said if one["type"] in ("taken", "refused") and one["ref"] == ref)

    async def answer(self, ref: str, which: int = 0) -> tuple[str, str]:
        question, picks = self.question()
        pick = picks[which % len(picks)]
        assert (await self.send(question, pick, ref))["type"] == "taken"
        return question, pick


def played(folder: Path, play: Play) -> None:
    async def run() -> None:
        async with house_in(folder) as house:
            room = await table_in(house, [ME, *bots(2)])
            ear = Ear(0)
            room.listeners.add(ear)
            while room.bot_to_act() is not None:
                await asyncio.sleep(0.002)
            await play(At(room, ear))

    asyncio.run(run())


def test_the_last_but_one_is_still_here(tmp_path: Path) -> None:
    async def play(at: At) -> None:
        first = await at.answer("first", 1)
        second = await at.answer("second", 1)
        assert await at.send(*first, "first") == {
            "type": "taken",
            "ref": "first",
            "n": at.room.story.n(0) - 1,
        }
        assert (await at.send(*second, "second"))["n"] == at.room.story.n(0)

    played(tmp_path, play)


def test_it_is_here_also_when_a_stand_in_has_answered_since(tmp_path: Path) -> None:
    async def play(at: At) -> None:
        first = await at.answer("first", 1)
        room = at.room
        async with room.lock:
            await room.append(STAND_IN, 0)
            assert room.story.table is not None
            await room.append_bots(0, room.story.table.options(0)[0])
        given = len(room.story.given)
        assert (await at.send(*first, "first"))["type"] == "taken"
        assert len(room.story.given) == given

    played(tmp_path, play)


@pytest.mark.parametrize("what", ["pick", "question", "nonsense"])
def test_another_answer_under_the_same_ref_is_not(tmp_path: Path, what: str) -> None:
    async def play(at: At) -> None:
        question, pick = await at.answer("first", 1)
        wrong = {
            "pick": (question, "done"),
            "question": ("elsewhere-0-1", pick),
            "nonsense": (question, "⁂"),
        }[what]
        assert (await at.send(*wrong, "first"))["type"] == "refused"

    played(tmp_path, play)


def test_nor_is_one_that_was_taken_back(tmp_path: Path) -> None:
    async def play(at: At) -> None:
        first = await at.answer("first", 1)
        await at.room.ask_undo(0)
        assert at.room.story.given == [given for given in at.room.story.given if given.seat != 0]
        assert (await at.send(*first, "first"))["type"] == "refused"
        await at.answer("first", 2)

    played(tmp_path, play)


def test_no_more_are_kept_than_a_client_can_have_in_doubt(tmp_path: Path) -> None:
    async def play(at: At) -> None:
        story = at.room.story
        for number in range(REFS + 5):
            story.remember(0, f"ref {number}", Stored(0, "question", 0, number))
        assert list(story.refs[0]) == [f"ref {number}" for number in range(5, REFS + 5)]

    played(tmp_path, play)
