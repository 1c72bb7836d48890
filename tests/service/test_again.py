"""A moment of a finished game, played again: from any seat, with the cards as they were or drawn anew."""

import asyncio
from pathlib import Path

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from followsuit import all_games, find_game
from followsuit.core.cards import SPECTATOR
from followsuit.core.event import NO_SEAT
from followsuit.core.option import CARD, verb_of
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.puzzles.script import answers_of, at_the_moment
from followsuit.puzzles.shelf import puzzles_of
from followsuit.service import again as again_of
from followsuit.service import desk, learning, shapes, wire
from followsuit.service.again import AgainWish, comparison, first_entries
from followsuit.service.desk import Problem
from followsuit.service.entries import OPEN, Entry, TableRow
from followsuit.service.house import House
from followsuit.service.replaying import Replay
from followsuit.service.rights import new_table_id
from followsuit.service.room import Refused, Room
from followsuit.service.rooms import Rooms
from followsuit.service.settings import Limits
from followsuit.service.slices import Bill, Lane
from followsuit.service.story import BOT, Story, told_story
from service.at_home import ME, bots, house_in, play_out, table_in
from service.test_nothing_leaks import give, new_story

GUEST = "somebody"
RAIDERS = "trick-raiders"
GAMES = sorted(game.id for game in all_games().values() if type(game).__module__.startswith("followsuit."))


def played(story: Story, seed: int = 7) -> Story:
    """To its end, at random."""
    chance = seeded(seed)
    while story.table is not None and (seats := story.table.seats_to_act()):
        give(story, seats[0], chance)
    return story


def finished(game: str) -> Story:
    found = find_game(game)
    return played(new_story(found, found.default_players, 5))


def again(story: Story, at: int, seat: int, is_drawn: bool) -> Story:
    return told_story(story.row, first_entries(story, AgainWish(at, seat, is_drawn), GUEST, ""))


def table_of(story: Story) -> Table:
    assert story.table is not None
    return story.table


def with_nothing_sealed(story: Story, at: int) -> int:
    """A moment from there on: what others have sealed is asked anew in a world that is drawn."""
    return next(n for n in range(at, len(story.given)) if not any(story.match.at(n).sealed))


@pytest.mark.parametrize("game", GAMES)
def test_it_stands_as_it_did_and_can_be_played_to_its_end(game: str) -> None:
    """With the cards as they were, everybody's; drawn anew, all that the seat knew. Reading the list again
    comes to the same."""
    story = finished(game)
    at = with_nothing_sealed(story, len(story.given) // 2)
    then = story.match.at(at)
    seat = then.seats_to_act()[0]
    same = again(story, at, seat, is_drawn=False)
    assert table_of(same).fingerprint() == then.fingerprint()
    entries = first_entries(story, AgainWish(at, seat, True), GUEST, "")
    drawn = told_story(story.row, entries)
    assert table_of(drawn).view(seat).fingerprint() == then.view(seat).fingerprint()
    assert table_of(drawn).fingerprint() == table_of(told_story(story.row, entries)).fingerprint()
    assert played(drawn, 8).state() == "over"


def test_what_the_seat_could_not_know_is_drawn_anew() -> None:
    story = finished("tricktakers")
    worlds = {table_of(again(story, 12, 0, is_drawn=True)).fingerprint() for _ in range(3)}
    assert len(worlds | {story.match.at(12).fingerprint()}) == 4


@pytest.mark.parametrize("at", [0, 9])
def test_its_replay_is_that_of_both_worlds(at: int) -> None:
    """Before the moment as it was, then as it was drawn."""
    story = finished(RAIDERS)
    at = with_nothing_sealed(story, at)
    drawn = played(again(story, at, 0, is_drawn=True), 8)
    before, after = Replay(story), Replay(drawn)
    bill = Bill(Lane())

    async def run() -> None:
        await before.prepare(bill)
        for n in {at, at // 2, at + 1, 17, len(drawn.given)}:
            state = await after.moment(n, "0", "en", bill)
            assert state.n == n
            assert n > at or state.view == before.state_at(n, "0", "en").view

    asyncio.run(run())
    t, _, _ = after.at(len(drawn.given), SPECTATOR)
    assert t.fingerprint() == table_of(drawn).fingerprint()


def test_a_moment_of_a_moment() -> None:
    """What was drawn for the first stays drawn in the second; before that it is the game it was."""
    first = played(again(finished("tricktakers"), 10, 1, is_drawn=True), 8)
    count = len(first.given)
    second = again(first, count - 3, 1, is_drawn=False)
    assert second.worlds == first.worlds
    given = [(one.seat, one.pick) for one in first.given[count - 3 :]]
    for seat, pick in given:
        second.apply(Entry(second.seq + 1, "answer", seat, second.game.write_pick(pick)))
    assert table_of(second).fingerprint() == table_of(first).fingerprint()
    assert again(first, 4, 0, is_drawn=False).worlds == []


def test_the_seat_is_a_persons_and_the_others_are_bots() -> None:
    """Bots keep their level; in the place of people sit those that think ahead."""
    story = played(new_story(find_game(RAIDERS), 3, 5))
    story.seats[2] = replace(story.seats[2], kind=BOT, level="thumb", guest="")
    begun = again(story, 5, 0, is_drawn=False)
    assert [seat.kind for seat in begun.seats] == ["person", "bot", "bot"]
    assert [seat.level for seat in begun.seats] == ["", "search", "thumb"]
    assert [seat.name for seat in begun.seats] == [seat.name for seat in story.seats]
    assert begun.seat_of(GUEST) == 0
    part = wire.table_part(begun, 0, [True] * 3, "en")
    assert part.again is not UNSET
    assert (part.again.table, part.again.at, part.again.seat) == (story.row.id, 5, 0)
    assert wire.table_part(story, 0, [True] * 3, "en").again is UNSET


def test_undo_never_goes_back_beyond_the_moment() -> None:
    story = finished(RAIDERS)
    for is_drawn in (False, True):
        begun = again(story, 6, 0, is_drawn)
        assert {begun.undo_forbidden(seat) for seat in range(len(begun.seats))} == {"undo-nothing"}


class At(Room):
    """A table without a house around it."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.replay = Replay(story)


def test_it_is_compared_with_what_was_played() -> None:
    """Both endings, and every answer of the seat from the moment on, by its trick."""
    story = finished(RAIDERS)
    here = played(again(story, 6, 0, is_drawn=False), 8)
    said = asyncio.run(comparison(At(story), At(here), "en", Bill(Lane())))
    assert (said.again.table, said.again.at, said.again.seat) == (story.row.id, 6, 0)
    for outcome, one in ((said.there, story), (said.here, here)):
        ended = table_of(one).outcome
        assert ended is not None
        assert outcome.places == list(ended.places)
    for name, one in (("there", story), ("here", here)):
        answers = [answer for part in said.parts for answer in getattr(part, name)]
        assert len(answers) == len([given for given in one.given[6:] if given.seat == 0])
        assert all(answers)
    assert len({part.label for part in said.parts}) == len(said.parts) > 1


async def begin(house: Rooms, room: Room, at: int, seat: int, is_drawn: bool) -> Room:
    seated = await desk.from_moment(house, room, AgainWish(at, seat, is_drawn), GUEST, Bill(house.lane))
    begun = await house.room(seated.table)
    assert begun is not None
    return begun


def copied(room: Room) -> tuple[TableRow, list[Entry]]:
    """Another table of the same, begun by the guest."""
    return replace(room.story.row, id=new_table_id(), host=GUEST), [Entry(1, OPEN, 0)]


async def refusals(house: House) -> None:
    room = await table_in(house, [ME, *bots(2)])
    with pytest.raises(Problem, match="not-over"):
        await desk.finished(room)
    await play_out(room)
    count = len(room.story.given)
    with pytest.raises(Refused, match="again-over"):
        await begin(house, room, count, 0, is_drawn=False)
    with pytest.raises(Problem, match="no-seat"):
        await begin(house, room, 0, 3, is_drawn=False)
    with pytest.raises(Problem, match="again-not"):
        await desk.compared(house, room, "en", Bill(house.lane))
    last = [n for n, given in enumerate(room.story.given) if given.seat == 0][-1]
    drawn = await begin(house, room, last, 0, is_drawn=True)
    await play_out(drawn)
    with pytest.raises(Problem, match="record-drawn"):
        await desk.record(drawn, Bill(house.lane))
    same = await begin(house, room, last, 0, is_drawn=False)
    await play_out(same)
    assert f"seed: {room.story.row.seed}" in await desk.record(same, Bill(house.lane))
    assert (await desk.compared(house, same, "en", Bill(house.lane))).again.at == last
    for _ in range(2):
        await house.store.create(*copied(room))
    with pytest.raises(Refused, match="too-many-tables"):
        await begin(house, room, 3, 0, is_drawn=False)


def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """And what begins so is counted with the other tables of a day."""

    async def run() -> None:
        async with house_in(tmp_path, limits=Limits(tables_per_guest=4)) as house:
            await refusals(house)

    asyncio.run(run())


# Another answer, tried; and a puzzle, played on.


def tried(story: Story, at: int, seat: int, pick: str) -> shapes.Tried:
    return asyncio.run(again_of.tried(At(story), at, seat, pick, NO_SEAT, "en", Bill(Lane())))


@pytest.mark.parametrize("game", GAMES)
def test_another_answer_is_tried_until_its_trick_is_over(game: str) -> None:
    """What was answered leads to what happened; another one to something else. The game stays as it was."""
    story = finished(game)
    before = table_of(story).fingerprint()
    tries = 0
    for at, given in enumerate(story.given):
        t = story.match.at(at)
        others = [pick for pick in t.options(given.seat) if pick != given.pick]
        if t.part() == 0 or verb_of(given.pick) != CARD or not others:
            continue
        same = tried(story, at, given.seat, story.game.write_pick(given.pick))
        assert same.is_played
        replay = Replay(story)
        asyncio.run(replay.prepare(Bill(Lane())))
        first = replay.state_at(at + 1, str(given.seat), "en").news
        assert same.news[: len(first)] == first
        other = tried(story, at, given.seat, story.game.write_pick(others[0]))
        assert not other.is_played
        assert other.news
        assert other.news != same.news
        tries += 1
        if tries == 3:
            break
    assert tries
    assert table_of(story).fingerprint() == before


def test_what_was_not_allowed_then_cannot_be_tried() -> None:
    story = finished(RAIDERS)
    seat = story.given[6].seat
    for pick in ("no such card", "H3"):
        with pytest.raises(Refused, match="again-pick"):
            tried(story, 6, (seat + 1) % 3, pick)
    with pytest.raises(Refused, match="again-over"):
        tried(story, len(story.given), seat, "H3")


def test_a_moment_is_played_on_with_another_answer(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            room = await table_in(house, [ME, *bots(2)])
            await play_out(room)
            story = room.story
            at = next(
                n
                for n, given in enumerate(story.given)
                if given.seat == 0 and len(story.match.at(n).options(0)) > 1
            )
            pick = next(one for one in story.match.at(at).options(0) if one != story.given[at].pick)
            written = story.game.write_pick(pick)
            wish = AgainWish(at, 0, False, written)
            seated = await desk.from_moment(house, room, wish, GUEST, Bill(house.lane))
            begun = await house.room(seated.table)
            assert begun is not None
            assert [(one.seat, one.pick) for one in begun.story.given[at : at + 1]] == [(0, pick)]
            with pytest.raises(Refused, match="again-pick"):
                await desk.from_moment(house, room, replace(wish, pick="none"), GUEST, Bill(house.lane))

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_played_on_to_the_end_of_its_game(tmp_path: Path, game: str) -> None:
    puzzle = puzzles_of(game)[0]

    async def run() -> None:
        async with house_in(tmp_path) as house:
            seated = await learning.from_puzzle(house, game, puzzle.id, "Mika", GUEST)
            assert seated.seat == puzzle.seat
            room = await house.room(seated.table)
            assert room is not None
            found = find_game(game)
            t = at_the_moment(found, puzzle).t
            t.apply(puzzle.seat, found.read_pick(puzzle.right))
            count = len(answers_of(found, puzzle))
            assert room.story.match.at(count).fingerprint() == t.fingerprint()
            assert [seat.kind for seat in room.story.seats].count("bot") == puzzle.players - 1
            await play_out(room)
            assert table_of(room.story).outcome is not None
            with pytest.raises(Problem, match="no-puzzle"):
                await learning.from_puzzle(house, game, "none", "Mika", GUEST)

    asyncio.run(run())
