"""A table as its list tells it: what each viewer hears of an entry, and what is looked at again."""

import asyncio
from typing import Any

import pytest
from msgspec import to_builtins

from describe import sent as describe
from followsuit import find_game
from followsuit.core.cards import SPECTATOR
from followsuit.core.rng import seeded
from followsuit.service.entries import ASK_UNDO, BACK, CONSENT, NEXT, STAND_IN, UNDO, Entry
from followsuit.service.replaying import Replay
from followsuit.service.slices import Bill, Lane
from followsuit.service.story import OVER, Story
from service.test_nothing_leaks import give, new_story

GAMES = ["trick-raiders", "tricktakers", "little-tricktakers"]


def told_kinds(story: Story, viewer: int) -> list[str]:
    """What this viewer heard of the last entry, besides the note."""
    return [event.kind for event in story.heard[viewer][-1].events]


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_told_with_the_last_seat_that_is_taken(game: str) -> None:
    """To everyone as they saw it, and not before."""
    story = new_story(find_game(game), 3, 5)
    for viewer in story.viewers:
        assert told_kinds(story, viewer) == [event.kind for event in story.log.told[viewer]]
        assert all(not one.events for one in story.heard[viewer][:-1])
    assert told_kinds(story, 0), "there is something to tell of a deal"


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_beside_the_game_brings_no_old_news(game: str) -> None:
    story = new_story(find_game(game), 3, 5)
    chance = seeded(1)
    for _ in range(4):
        give(story, story.seats_to_act()[0], chance)
    for kind, data in (
        (STAND_IN, {}),
        (BACK, {}),
        (ASK_UNDO, {}),
        (CONSENT, {"yes": False}),
        (UNDO, {"keep": 3}),
        (NEXT, {"table": "abcdefghijkm"}),
    ):
        before = [story.n(viewer) for viewer in story.viewers]
        story.apply(Entry(story.seq + 1, kind, 1, "", data))
        for viewer, number in zip(story.viewers, before, strict=True):
            assert story.n(viewer) == number + 1
            assert told_kinds(story, viewer) == [], kind
            assert story.heard[viewer][-1].note is not None


def test_whoever_is_asked_is_asked_anew_by_an_undo_and_by_nothing_else_beside_the_game() -> None:
    """The answer to a question of before is too late."""
    story = new_story(find_game("trick-raiders"), 3, 5)
    give(story, story.seats_to_act()[0], seeded(1))
    asked = [story.question_id(seat) for seat in range(3)]
    for kind in (STAND_IN, BACK, ASK_UNDO):
        story.apply(Entry(story.seq + 1, kind, 1))
        assert [story.question_id(seat) for seat in range(3)] == asked
    story.apply(Entry(story.seq + 1, UNDO, 1, "", {"keep": 0}))
    assert all(new != old for new, old in zip((story.question_id(s) for s in range(3)), asked, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_the_sheet_of_the_round_that_was_just_counted(game: str) -> None:
    """Each once, in the order in which they were made, as the one who looks saw them."""
    story = new_story(find_game(game), 3, 7)
    chance = seeded(2)
    while story.state() != OVER:
        give(story, story.seats_to_act()[0], chance)
    names = story.names("")
    replay = Replay(story)
    ends = sheet_moments(story)
    assert len(ends) > 1
    for seat, viewer in (("watch", SPECTATOR), ("1", 1)):
        every = describe.sheets(story.game, story.log.told[viewer], names, "en", story.table)
        assert [moment(replay, n, seat)["sheet"] for n in ends] == every
    for n in ends:
        assert moment(replay, n - 1, "watch")["sheet"] is None
    marks = asyncio.run(replay.marks("en", Bill(Lane())))
    assert [at for at, _ in marks] == sorted({at for at, _ in marks})
    assert marks[0][0] == 0


def moment(replay: Replay, n: int, seat: str) -> dict[str, Any]:
    sent: dict[str, Any] = to_builtins(asyncio.run(replay.moment(n, seat, "en", Bill(Lane()))))
    return sent


def sheet_moments(story: Story) -> list[int]:
    """After how many answers a round was counted."""
    again = new_story(story.game, len(story.seats), 7)
    found: list[int] = []
    for n, given in enumerate(story.given, 1):
        before = len(again.log.told[SPECTATOR])
        again.apply(Entry(again.seq + 1, "answer", given.seat, story.game.write_pick(given.pick)))
        events = again.log.told[SPECTATOR][before:]
        if events and describe.sheets(story.game, events, story.names(""), "en"):
            found.append(n)
    return found
