"""Finished games are looked back on beside everything else: one at a time, by one process, behind all others.

Who is next, how far it is and what was found stands in the store, for every worker to read. The process
judges and does nothing else: whoever reads how far it is, or what was found, never waits for it. To put that
into words takes some hundredths of a second, in slices beside everything else. When the process dies another
takes its place, and what it was at is begun anew; a game over which it dies again and again is given up.
"""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import msgspec

from followsuit.core.record import Match
from followsuit.review.describing import ReviewWords, described_decision
from followsuit.review.shapes import Review, ReviewDecision
from followsuit.service import coaching, metrics, shapes
from followsuit.service.desk import Problem
from followsuit.service.keeping import StoreDown
from followsuit.service.kept_reviews import (
    FAILED,
    MOST_TRIES,
    NONE,
    WAITING,
    KeptReview,
    KeptReviews,
)
from followsuit.service.logs import log
from followsuit.service.minds import LONGEST_END, Mind
from followsuit.service.room import Room
from followsuit.service.slices import Bill
from followsuit.service.story import OVER, OtherRules, Story
from followsuit.service.tables import DAY
from followsuit.service.thoughts import NoThought

if TYPE_CHECKING:
    from followsuit.service.house import House

R = TypeVar("R")

to_json = msgspec.json.Encoder().encode

LONGEST_STEP: Final = 120.0  # seconds, on a machine that has everything else to do first
LOOK_AGAIN: Final = 5.0  # seconds until somebody else's review, or line, is looked at again
TELL_EVERY: Final = 2.0  # seconds between two times that what is known is stored
AFTER_FAULT: Final = 1.0
MOST_WORDED: Final = 64  # texts that are remembered


class Reviews:
    def __init__(self, house: "House") -> None:
        self.house = house
        self.kept = KeptReviews(house.store)
        self.coach: Mind | None = None
        self.starting = asyncio.Lock()
        self.wake = asyncio.Event()
        self.is_over = False
        self.at_rest = asyncio.Event()  # while no review is worked on
        self.at_rest.set()
        self.worded: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    # Asking.

    async def ask(self, room: Room, seat: int | None) -> None:
        """Have a finished game looked back on; for those who sat at it. To ask again changes nothing."""
        story = room.story
        if seat is None:
            raise Problem(403, "seated-only")
        if story.worlds:
            raise Problem(409, "review-drawn")
        kept = await self.kept.of(room.id)
        if kept is not None and kept.state not in (NONE, FAILED):
            return
        limits = self.house.settings.limits
        guest = story.seats[seat].guest
        if await self.kept.asked_by(guest, time.time() - DAY) >= limits.reviews_per_guest:
            raise Problem(429, "too-many-reviews")
        if await self.kept.waiting() >= limits.reviews_waiting:
            raise Problem(429, "reviews-full")
        await self.kept.ask(room.id, guest)
        self.wake.set()

    async def state(self, room: Room, seat: int | None, lang: str, bill: Bill) -> shapes.ReviewState:
        """How far it is, with what is known."""
        kept = await self.kept.of(room.id)
        if kept is None or kept.state == NONE:
            return shapes.ReviewState(state="none", before=0, done=0, total=0, review=None)
        before = await self.kept.before(kept.asked) if kept.state == WAITING else 0
        text = await self.said(room.story, kept, seat, lang, bill) if kept.found else b""
        return shapes.ReviewState(
            state=kept.state,
            before=before,
            done=kept.done,
            total=kept.total,
            review=cast("Review", msgspec.Raw(text)) if text else None,
        )

    async def said(self, story: Story, kept: KeptReview, seat: int | None, lang: str, bill: Bill) -> bytes:
        """The words, made once."""
        key = (kept.table, kept.done, lang, seat)
        text = self.worded.get(key)
        if text is None:
            with bill.at_once():
                telling = ReviewWords(match_of(story, lang), coaching.read(kept.found), lang, reader_of(seat))
            await bill.run(telling.tell_all())
            with bill.at_once():
                text = self.worded[key] = to_json(telling.told())
            if len(self.worded) > MOST_WORDED:
                self.worded.popitem(last=False)
        else:
            self.worded.move_to_end(key)
        return text

    async def decision(
        self, room: Room, number: int, seat: int | None, lang: str, bill: Bill
    ) -> ReviewDecision:
        """One decision with all its answers."""
        kept = await self.kept.of(room.id)
        if kept is None or not kept.found:
            raise Problem(409, "no-review")
        with bill.at_once():
            found = coaching.read(kept.found)
            if number >= len(found.decisions):
                raise Problem(404, "no-decision")
            return described_decision(match_of(room.story, lang), found, number, lang, reader_of(seat))

    # The process.

    async def run(self, what: Callable[..., R], *values: Any) -> R:
        coach = await self.ready()
        try:
            return await coach.run(what, *values)
        except NoThought as lost:
            if self.coach is coach:
                self.coach = None
                if not self.is_over:
                    metrics.FAULTS.inc()
                    log.error("the process that reviews was lost", error=str(lost))
            coach.end()
            raise

    async def ready(self) -> Mind:
        """The one process; it is started when it is first needed, and when it was lost."""
        async with self.starting:
            if self.is_over:
                raise NoThought("the server ends")
            if self.coach is None:
                niceness = self.house.settings.review_niceness
                coach = Mind(partial(coaching.begin, niceness), LONGEST_STEP)
                if not await coach.make_ready():
                    coach.end()
                    raise NoThought("it did not start")
                self.coach = coach
            return self.coach

    async def end(self) -> None:
        """Within a moment. What was being looked at is left for whoever comes next."""
        self.is_over = True
        if self.coach is not None:
            coach, self.coach = self.coach, None
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_END):
                    await asyncio.to_thread(coach.end, True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.at_rest.wait(), LONGEST_END)

    # Working.

    async def work_for_ever(self) -> None:
        while not self.is_over:
            self.wake.clear()
            try:
                kept = await self.kept.take_up()
                if kept is not None:
                    self.at_rest.clear()
                    await self.review(kept)
                    continue
                is_line = self.house.store.is_shared or await self.kept.waiting() > 0
            except StoreDown:
                is_line = True
            finally:
                self.at_rest.set()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), LOOK_AGAIN if is_line else None)
        await asyncio.Event().wait()  # until this task is ended with the others

    async def review(self, kept: KeptReview) -> None:
        """This one, to its end; or what became of it is said in the store."""
        if kept.tries > MOST_TRIES:
            log.error("a game could not be reviewed", table=kept.table, tries=kept.tries - 1)
            await self.kept.fail(kept.table)
            return
        try:
            room = await self.house.room(kept.table)
            if room is None or room.story.state() != OVER:
                raise OtherRules("it is not over")
            await self.go_through(kept.table, told_of(room.story))
        except NoThought:
            if self.is_over:
                await self.kept.let_go(kept.table)
            else:
                await self.kept.put(kept.table, beat=0.0)
                await asyncio.sleep(AFTER_FAULT)
        except (StoreDown, asyncio.CancelledError):
            raise
        except Exception as error:
            metrics.FAULTS.inc()
            log.fault("a review ended by a fault", error, table=kept.table)
            await self.kept.fail(kept.table)

    async def go_through(self, table: str, told: coaching.Told) -> None:
        await self.run(coaching.begin_review, table, told, self.house.settings.review_worlds)
        told_at = time.monotonic()
        while True:
            step = await self.run(coaching.go_on, table)
            if step.is_whole:
                await self.kept.finish(table, step.total, step.found)
                return
            if time.monotonic() - told_at >= TELL_EVERY:
                told_at = time.monotonic()
                if not await self.kept.go_on(table, step.done, step.total, step.found):
                    return


def told_of(story: Story) -> coaching.Told:
    """All that a review is made of."""
    match = story.match
    return (match.game.id, match.options, match.seed, story.names(""), match.seats[:], match.picks[:])


def match_of(story: Story, lang: str) -> Match:
    """The finished match, with the names of those who sat."""
    names = story.names("", lang)
    match = Match(story.game, len(story.seats), story.match.options, story.match.seed, names)
    match.seats, match.picks = story.match.seats[:], story.match.picks[:]
    assert story.table is not None
    match.table = story.table
    return match


def reader_of(seat: int | None) -> int:
    return -1 if seat is None else seat
