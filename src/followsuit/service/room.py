"""A table in memory: its story, the sockets that look at it, and the bots that play at it.

Everything that changes a table goes through `append`, under the room's lock: the entry is stored first,
then applied, then told. Another worker may have been quicker; then its entries are read and the question
is put again.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

from followsuit.bots.random_bot import RandomBot
from followsuit.bots.roster import DEFAULT_LEVEL
from followsuit.bots.thumb_bot import ThumbBot
from followsuit.bots.whole import half_answered, is_set, whole_answer
from followsuit.core.cards import SPECTATOR
from followsuit.core.step import AskAll
from followsuit.core.view import View
from followsuit.messages.files import all_languages
from followsuit.service import wire
from followsuit.service.entries import (
    ANSWER,
    ASK_UNDO,
    BACK,
    CONSENT,
    LATE,
    NEXT,
    NUDGE,
    SIT,
    STAND_IN,
    UNDO,
    Chat,
    Entry,
)
from followsuit.service.keeping import StoreDown
from followsuit.service.limits import Bucket
from followsuit.service.log import log
from followsuit.service.replaying import Replay
from followsuit.service.shapes import Watching
from followsuit.service.story import BOT, OVER, PLAYING, VACANT, Heard, Refusal, Story
from followsuit.service.texts import say
from followsuit.service.thoughts import NoThought

if TYPE_CHECKING:
    from followsuit.service.rooms import Rooms

MUCH: Final = 60  # things heard; to tell so many again takes hardly longer than the state itself
MOST_TOLD: Final = 16
SECONDS_PER_BYTE: Final = 2e-8  # to send it
# The levels that answer here, and at once: where bots think, that would take longer than the answer itself.
RANDOM: Final = "random"
THUMB: Final = "thumb"
GLANCE: Final = 0.01  # seconds that their answers take, so that nobody sees how much there was to look at
LONGEST_THOUGHT: Final = 5.0  # seconds that the others take, where many wait for their turn to think
GLANCE_AT_SET: Final = 0.05  # or how many picks of a set were stored before the last
FIRST_PAUSE: Final = 0.2  # seconds until a store that failed is asked again; each time twice as long
LONGEST_PAUSE: Final = 5.0
Json = dict[str, Any]


class Listener(Protocol):
    """Somebody who is sent what happens: a socket."""

    seat: int  # or SPECTATOR
    lang: str

    def send(self, text: str, more: str = "") -> None:
        """`more` is another message, which goes the same way at once."""

    def spend(self, seconds: float) -> None:
        """So much of our time was for this one alone."""


class Receipt:
    """That an answer was taken, for the one who gave it: told together with the state after it.

    Each write to a socket costs about as much as making a state.
    """

    def __init__(self, listener: Listener, seat: int, ref: str) -> None:
        self.listener = listener
        self.seat = seat
        self.ref = ref
        self.is_told = False

    def text(self, story: Story) -> str:
        self.is_told = True
        return wire.text_of(wire.taken(self.ref, story.n(self.seat)))


class Refused(Exception):
    """Something that is not done, and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


def are_allowed(view: View, picks: list[int]) -> bool:
    """Whether the rules allow these picks, one after the other."""
    following: View | None = view
    for pick in picks:
        if following is None or following.why_not(pick) is not None:
            return False
        following = half_answered(following, pick)
    return bool(picks)


class Room:
    def __init__(self, house: "Rooms", story: Story, chats: list[Chat]) -> None:
        self.house = house
        self.story = story
        story.most_undos = house.settings.limits.undos_per_table
        self.chats = chats
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.advice: Bucket | None = None  # how often the one person at the table may ask for it
        self.is_advising = False
        self.driver: asyncio.Task[None] | None = None
        self.fallback: asyncio.TimerHandle | None = None
        self.used_at = time.monotonic()
        self.absent_since = [self.used_at] * len(story.seats)
        self.told: dict[tuple[int, str, int | None], str] = {}  # states of this moment, as they were sent
        self.told_at: tuple[int, list[bool], list[tuple[int, int]]] = (0, [], [])
        self.rematching = asyncio.Lock()
        self.replay = Replay(story)
        self.elsewhere: dict[int, dict[str, float]] = {}  # seats whose people other workers have seen
        self.watching = 0  # how many watch, as those who sit were told
        self.watching_here = 0  # those among them with a socket here, as the other workers were told
        self.watching_elsewhere: dict[str, tuple[int, float]] = {}  # how many each has, and since when

    @property
    def id(self) -> str:
        return self.story.row.id

    # Who is there.

    def online(self) -> list[bool]:
        here = {listener.seat for listener in self.listeners}
        if not self.elsewhere:
            return [seat in here for seat in range(len(self.story.seats))]
        now = time.monotonic()
        limit = self.house.presence_limit
        return [
            seat in here or any(now - at < limit for at in self.elsewhere.get(seat, {}).values())
            for seat in range(len(self.story.seats))
        ]

    async def enter(self, listener: Listener, since: int | None) -> None:
        """Somebody looks at the table from now on; whoever is back takes over from the bot.

        The first thing sent is all that was missed, before anything that happens from here on. Whoever comes
        from another worker may have seen more there than we were told of yet, and is not shown less.
        """
        # Also where somebody else is just reading or storing: what they find out is here only afterwards.
        with suppress(StoreDown, TimeoutError):
            async with asyncio.timeout(self.house.settings.slow):
                await self.read_on()
        was = self.online()
        self.listeners.add(listener)
        self.used_at = time.monotonic()
        self.tell_again(listener, since)
        for chat in self.chats:
            listener.send(wire.text_of(wire.chat(chat)))
        seat = listener.seat
        if seat == SPECTATOR:
            return
        if self.watching:
            listener.send(wire.text_of(Watching(self.watching)))
        self.house.tell_presence(self, seat, True)
        if self.story.seats[seat].is_stand_in:
            async with self.lock:
                if self.story.seats[seat].is_stand_in:
                    await self.append(BACK, seat)
        elif not was[seat]:
            self.refresh_all(but=listener)
        self.wake()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used_at = time.monotonic()
        self.note_absence(listener.seat)

    def note_absence(self, seat: int) -> None:
        if seat == SPECTATOR or self.online()[seat]:
            return
        self.absent_since[seat] = time.monotonic()
        self.house.tell_presence(self, seat, False)
        self.refresh_all()

    def heard_presence(self, seat: int, worker: str, is_here: bool) -> None:
        """Another worker sees somebody, or no longer."""
        if not 0 <= seat < len(self.story.seats):
            return
        was = self.online()[seat]
        seen = self.elsewhere.setdefault(seat, {})
        if is_here:
            seen[worker] = time.monotonic()
        else:
            seen.pop(worker, None)
        is_now = self.online()[seat]
        if was and not is_now:
            self.absent_since[seat] = time.monotonic()
        if was != is_now:
            self.refresh_all()

    def count_watchers(self) -> None:
        """Those who sit are told how many watch, when it is another number; crowds come and go in between."""
        here = sum(listener.seat == SPECTATOR for listener in self.listeners)
        if here != self.watching_here:
            self.watching_here = here
            self.house.tell_watching([[self.id, here]])
        since = time.monotonic() - self.house.presence_limit
        count = here + sum(there for there, at in self.watching_elsewhere.values() if at > since)
        if count == self.watching:
            return
        self.watching = count
        text = wire.text_of(Watching(count))
        for listener in list(self.listeners):
            if listener.seat != SPECTATOR:
                listener.send(text)

    def heard_watching(self, worker: str, count: int) -> None:
        """So many watch through another worker."""
        self.watching_elsewhere[worker] = (count, time.monotonic())

    # Sending.

    def refresh_all(self, but: Listener | None = None) -> None:
        """The same state again, with no news: somebody came or went."""
        self.tell(lambda viewer: [], but)

    def tell(
        self,
        heard_by: Callable[[int], list[Heard] | None],
        but: Listener | None = None,
        receipt: Receipt | None = None,
    ) -> None:
        """A state for everyone for whom there is something to say, made once for each view and language."""
        own = ""  # the state of the one who has answered
        texts: dict[tuple[int, str], str] = {}
        tellings: dict[str, wire.Telling] = {}
        online = self.online()
        for listener in list(self.listeners):
            heard = heard_by(listener.seat)
            if listener is but or heard is None:
                continue
            seat, lang = listener.seat, listener.lang
            if (seat, lang) not in texts:
                if lang not in tellings:
                    tellings[lang] = wire.Telling(self.story, lang, online, self.clocks(online))
                texts[seat, lang] = tellings[lang].text(seat, heard)
            if receipt is not None and listener is receipt.listener:
                own = texts[seat, lang]
            else:
                listener.send(texts[seat, lang])
        # Whoever has answered comes last: when it is taken, all have been told.
        if receipt is not None and own:
            receipt.listener.send(own, receipt.text(self.story))

    def tell_again(self, listener: Listener, since: int | None) -> None:
        """The state, and all that was heard after a number; what that costs is counted."""
        begun = time.perf_counter()
        text = self.state_text(listener.seat, listener.lang, since)
        listener.send(text)
        listener.spend(time.perf_counter() - begun + len(text) * SECONDS_PER_BYTE)

    def is_much(self, seat: int, since: int | None) -> bool:
        """Whether there is a lot to be told again."""
        return since is not None and self.story.n(seat) - since > MUCH

    def state_text(self, viewer: int, lang: str, since: int | None) -> str:
        """What somebody who comes, or comes back, is sent first. The same is made once, until it changes."""
        online = self.online()
        clocks = self.clocks(online)
        # What a clock shows is another thing every second.
        now = (self.story.seq, online, sorted((seat, int(left)) for seat, left in clocks.items()))
        if now != self.told_at:
            self.told_at = now
            self.told.clear()
        if (viewer, lang, since) not in self.told:
            heard: list[Heard] = []
            if since is not None and since <= self.story.n(viewer):
                heard = self.story.heard[viewer][since:]
            if len(self.told) >= MOST_TOLD:
                self.told.clear()
            made = wire.state(self.story, viewer, lang, online, heard, clocks)
            self.told[viewer, lang, since] = wire.text_of(made)
        return self.told[viewer, lang, since]

    # Changing.

    def tries(self) -> Iterator[None]:
        """Once more, whenever another worker stored first: a bot that picks a set there does so many times.

        Nobody is sent away because of that, unless it goes on for as long as the store is waited for.
        """
        until = time.monotonic() + self.house.settings.patience
        yield
        while time.monotonic() < until:
            yield

    async def append(
        self, kind: str, seat: int, pick: str = "", data: Json | None = None, receipt: Receipt | None = None
    ) -> bool:
        """Store an entry, apply it and tell of it. False: another was stored first, and is applied now."""
        assert self.lock.locked()
        if self.story.seq >= self.house.settings.limits.entries_per_table:
            raise Refused(Refusal("too-long"))
        entry = Entry(self.story.seq + 1, kind, seat, pick, data or {}, self.house.worker, time.time())
        if await self.house.keeper.append(self.id, entry):
            self.take(entry, receipt)
            return True
        await self.catch_up()
        return False

    async def read_on(self) -> None:
        """Be sure of what is here: another worker may have stored more, and nobody has told us yet."""
        if not self.house.keeper.is_shared:
            return
        async with self.lock:
            await self.catch_up()
            await self.catch_up_chats()

    async def catch_up(self) -> None:
        """Read what others stored. With the lock."""
        for entry in await self.house.keeper.entries(self.id, self.story.seq):
            self.take(entry)

    def take(self, entry: Entry, receipt: Receipt | None = None) -> None:
        story = self.story
        before = [len(heard) for heard in story.heard]
        story.apply(entry)
        self.tell(lambda viewer: story.heard[viewer][before[viewer] :] or None, receipt=receipt)
        if entry.worker == self.house.worker:
            if entry.kind == ANSWER and story.state() == OVER:
                self.house.counts.over(story.game.id)
            self.wake()
        else:
            self.wake_later()

    async def answer(self, seat: int, question: str, pick: str, ref: str, listener: Listener) -> None:
        """A person's answer: taken or refused, and the listener is told which."""
        begun = time.perf_counter()
        async with self.lock:
            for _ in self.tries():
                story = self.story
                stored = story.stored(seat, question, pick, ref)
                if stored is not None:
                    # Sent again by a client that did not hear of it the first time.
                    listener.send(wire.text_of(wire.taken(ref, stored.n)))
                    return
                meant = story.pick_meant(seat, question, pick)
                if isinstance(meant, Refusal):
                    listener.send(wire.text_of(wire.refused(story, meant, ref, listener.lang)))
                    if meant.key == "stale":
                        listener.send(self.state_text(seat, listener.lang, None))
                    return
                if story.seats[seat].is_stand_in and not await self.append(BACK, seat):
                    continue
                written = story.game.write_pick(meant)
                data = {"ref": ref} if ref else {}
                shown = story.n(SPECTATOR)
                receipt = Receipt(listener, seat, ref)
                if await self.append(ANSWER, seat, written, data, receipt):
                    self.count_answer("person", shown, begun)
                    if not receipt.is_told:  # they are no longer here, or hear nothing
                        listener.send(receipt.text(story))
                    return
            listener.send(wire.text_of(wire.refused(self.story, Refusal("busy"), ref, listener.lang)))

    async def sit(self, seat: int, kind: str, name: str, level: str = "", guest: str = "") -> None:
        """Somebody takes an open seat."""
        async with self.lock:
            for _ in self.tries():
                if guest and self.story.seats[seat].guest == guest:
                    return  # asked for twice
                if self.story.seats[seat].kind != VACANT:
                    raise Refused(Refusal("seat-taken"))
                if guest and self.story.seat_of(guest) is not None:
                    raise Refused(Refusal("seated-already"))
                data = {"kind": kind, "name": self.free_name(name), "level": level, "guest": guest}
                if await self.append(SIT, seat, data={key: value for key, value in data.items() if value}):
                    return
            raise Refused(Refusal("busy"))

    def free_name(self, name: str) -> str:
        """No name twice at a table."""
        seats = self.story.seats
        taken = {seat.called(lang).lower() for seat in seats for lang in all_languages()}
        if name.lower() not in taken:
            return name
        return next(f"{name} {i}" for i in range(2, 20) if f"{name} {i}".lower() not in taken)

    async def name_next(self, seat: int, table_id: str) -> str:
        """Say which table the rematch is at; if somebody has said so already, that one."""
        async with self.lock:
            for _ in self.tries():
                if self.story.next_table or await self.append(NEXT, seat, data={"table": table_id}):
                    return self.story.next_table
            raise Refused(Refusal("busy"))

    # Taking back.

    async def ask_undo(self, seat: int) -> None:
        async with self.lock:
            for _ in self.tries():
                story = self.story
                if story.wish is not None:
                    raise Refused(Refusal("undo-already"))
                forbidden = story.undo_refused(seat)
                if forbidden is not None:
                    raise Refused(Refusal(forbidden))
                if story.to_be_asked(seat):
                    is_done = await self.append(ASK_UNDO, seat)
                else:
                    is_done = await self.append(UNDO, seat, data=story.undo_entry_data(seat))
                if is_done:
                    return
            raise Refused(Refusal("busy"))

    async def consent(self, seat: int, is_yes: bool) -> None:
        async with self.lock:
            for _ in self.tries():
                wish = self.story.wish
                if wish is None or seat not in self.story.to_be_asked(wish.seat) or seat in wish.agreed:
                    raise Refused(Refusal("undo-not-asked"))
                if await self.append(CONSENT, seat, data={"yes": is_yes}):
                    await self.undo_if_agreed()
                    return
            raise Refused(Refusal("busy"))

    async def undo_if_agreed(self) -> None:
        """When the last of the people asked has agreed, the answer is taken back. With the lock."""
        story = self.story
        for _ in self.tries():
            wish = story.wish
            if wish is None or not set(story.to_be_asked(wish.seat)) <= wish.agreed:
                return
            if story.undo_forbidden(wish.seat) is not None:
                return
            if await self.append(UNDO, wish.seat, data=story.undo_entry_data(wish.seat)):
                return

    # Talking.

    async def say(self, seat: int, said: str) -> None:
        text = " ".join("".join(c if c.isprintable() else " " for c in said).split())
        if not text:
            raise Refused(Refusal("chat-empty"))
        async with self.lock:
            for _ in self.tries():
                number = self.chats[-1].number + 1 if self.chats else 1
                if number > self.house.settings.limits.chats_per_table:
                    raise Refused(Refusal("chat-full"))
                chat = Chat(number, seat, self.story.seats[seat].name, text, time.time())
                if await self.house.keeper.append_chat(self.id, chat):
                    self.take_chat(chat)
                    return
                await self.catch_up_chats()
            raise Refused(Refusal("busy"))

    async def catch_up_chats(self) -> None:
        last = self.chats[-1].number if self.chats else 0
        for chat in await self.house.keeper.chats(self.id, last):
            self.take_chat(chat)

    def take_chat(self, chat: Chat) -> None:
        self.chats = [*self.chats[-49:], chat]
        for listener in list(self.listeners):
            listener.send(wire.text_of(wire.chat(chat)))

    # Advice.

    def ask_hint(self, seat: int, question: str, listener: Listener) -> None:
        """What a bot would answer here and why, for the one who asks; found out while the table goes on."""
        story = self.story
        if story.state() != PLAYING or seat not in story.seats_to_act():
            raise Refused(Refusal("hint-not-asked"))
        if question != story.question_id(seat):
            raise Refused(Refusal("stale"))
        if story.people() != [seat]:
            raise Refused(Refusal("hint-not-alone"))
        limits = self.house.settings.limits
        if self.advice is None:
            self.advice = Bucket(limits.hints_per_second, limits.hint_burst)
        if self.is_advising or not self.advice.take():
            raise Refused(Refusal("hint-too-often"))
        assert story.table is not None
        self.is_advising = True
        self.house.start(self.advise(story.table.view(seat), question, listener), "hint")

    async def advise(self, view: View, question: str, listener: Listener) -> None:
        try:
            hint = await self.house.thinkers.advise(self.id, view)
        except NoThought:
            listener.send(wire.text_of(wire.error(say("server-fault", listener.lang))))
            return
        finally:
            self.is_advising = False
        names = self.story.names("", listener.lang)
        listener.send(wire.text_of(wire.hint(self.story, view, hint, question, names, listener.lang)))

    # Bots.

    def wake(self) -> None:
        """Let the bots answer, if one is asked."""
        self.used_at = time.monotonic()
        if self.fallback is not None:
            self.fallback.cancel()
            self.fallback = None
        if (self.driver is None or self.driver.done()) and self.bot_to_act() is not None:
            self.driver = self.house.start(self.drive(), "bots")

    def wake_later(self) -> None:
        """Another worker drives the bots; should it fall silent, we do."""
        if self.fallback is not None:
            self.fallback.cancel()
            self.fallback = None
        seat = self.bot_to_act()
        if seat is not None:
            silence = self.house.settings.silence
            if (self.story.seats[seat].level or DEFAULT_LEVEL) not in (RANDOM, THUMB):
                silence += LONGEST_THOUGHT
            self.fallback = asyncio.get_running_loop().call_later(silence, self.wake)

    def bot_to_act(self) -> int | None:
        for seat in self.story.seats_to_act():
            if self.is_asked(seat):
                return seat
        return None

    def is_anyone_here(self) -> bool:
        """Whether somebody plays who is not being stood in for: bots do not play on among themselves."""
        online = self.online()
        return any(online[seat] and not self.story.is_bots(seat) for seat in self.story.people())

    async def drive(self) -> None:
        """Let bots answer as long as one is asked. A store that fails is asked again, whoever is there."""
        pause = FIRST_PAUSE
        while (seat := self.bot_to_act()) is not None:
            if self.house.settings.bot_pause:
                await asyncio.sleep(self.house.settings.bot_pause)
            try:
                await self.drive_one(seat)
                pause = FIRST_PAUSE
            except StoreDown:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except Refused:
                log.info("a bot may not answer any more", table=self.id)
                return

    async def drive_one(self, seat: int) -> None:
        """One whole answer of a bot. What others do meanwhile, in secret or aside, does not take it away.

        Of a set, all but the last pick are stored as soon as they are known, as nobody sees them; the last is
        given when it is time, however many there were.
        """
        async with self.lock:
            if not self.is_asked(seat):
                return
            level = self.story.seats[seat].level or DEFAULT_LEVEL
            assert self.story.table is not None
            if level == RANDOM and not isinstance(self.story.table.question(), AskAll):
                # Its options are the same at the table and in a view, and it looks at nothing else.
                bot = RandomBot(self.house.new_rng())
                await self.append_bots(seat, bot.pick(self.story.table.options(seat)))
                return
            asked = self.story.question_id(seat)
            view = self.story.table.view(seat)
        picks, seen_at = await self.thought(seat, level, view)
        for number, pick in enumerate(picks, 1):
            if number == len(picks):
                await asyncio.sleep(seen_at - asyncio.get_running_loop().time())
            async with self.lock:
                is_same = self.is_asked(seat) and self.story.question_id(seat) == asked
                if not is_same or not await self.append_bots(seat, pick):
                    return  # somebody was quicker, or it is another question: think again
                asked = self.story.question_id(seat)

    def is_asked(self, seat: int) -> bool:
        """Whether a bot is to answer for this seat now."""
        is_playing = self.story.state() == PLAYING and seat in self.story.seats_to_act()
        return is_playing and (
            self.story.seats[seat].kind == BOT or (self.story.is_bots(seat) and self.is_anyone_here())
        )

    async def thought(self, seat: int, level: str, view: View) -> tuple[list[int], float]:
        """What a bot answers, and when that may be seen. One that fails answers by rules of thumb."""
        seen_at = asyncio.get_running_loop().time() + (GLANCE_AT_SET if is_set(view) else GLANCE)
        if level == RANDOM:
            return whole_answer(RandomBot(self.house.new_rng()), view), seen_at
        if level == THUMB:
            return self.quick_answer(view), seen_at
        try:
            picks, seen_at = await self.house.thinkers.answer(self.id, view, level)
            if are_allowed(view, picks):
                return picks, seen_at
            fault = "an answer that is not allowed"
        except NoThought as lost:
            fault = str(lost)
        except Exception as error:  # a bot of another package may raise anything
            fault = type(error).__name__
        self.house.counts.fault()
        log.error("a bot could not answer", table=self.id, seat=seat, bot=level, error=fault)
        return self.quick_answer(view), seen_at

    def quick_answer(self, view: View) -> list[int]:
        return whole_answer(ThumbBot(self.house.new_rng()), view)

    async def append_bots(self, seat: int, pick: int) -> bool:
        by = BOT if self.story.seats[seat].kind == BOT else "stand-in"
        shown = self.story.n(SPECTATOR)
        if not await self.append(ANSWER, seat, self.story.game.write_pick(pick), {"by": by}):
            return False
        self.count_answer(by, shown)
        return True

    def count_answer(self, by: str, shown: int, begun: float | None = None) -> None:
        """Counted is what those who watch could see: a sealed answer moves nothing."""
        if self.story.n(SPECTATOR) == shown:
            return
        self.house.counts.answer(self.story.game.id, by)
        if begun is not None:
            self.house.counts.answered_within(time.perf_counter() - begun)

    # Those who are waited for.

    def waited_for(self) -> list[int]:
        """The people who are asked something, and for whom no bot answers."""
        if self.story.state() != PLAYING:
            return []
        return [seat for seat in self.story.seats_to_act() if not self.story.is_bots(seat)]

    def clocks(self, online: list[bool]) -> dict[int, float]:
        """By seat, in how many seconds a bot answers for whoever is waited for."""
        story = self.story
        left: dict[int, float] = {}
        if not story.within and all(online):
            return left
        is_company = len(story.people()) > 1
        for seat in self.waited_for() if is_company else []:
            ends = [story.within - (time.time() - story.asked_at[seat])] if story.within else []
            if not online[seat]:
                ends.append(self.house.settings.grace - (time.monotonic() - self.absent_since[seat]))
            if ends:
                left[seat] = max(0.0, min(ends))
        return left

    def may_wait_for_somebody(self) -> bool:
        """Whether a bot may have to answer for a person. Every table is asked twice a second, and hardly one
        of them has agreed on a time or misses somebody."""
        if self.story.state() != PLAYING:
            return False
        seats = {listener.seat for listener in self.listeners}
        return bool(self.story.within) or any(seat not in seats for seat in self.story.people())

    async def look_for_idle(self) -> None:
        """Where the table has agreed on a time, a bot answers for who is here and does not."""
        story = self.story
        if not story.within or len(story.people()) < 2 or not self.is_anyone_here():
            return
        for seat in self.waited_for():
            async with self.lock:
                is_over = time.time() - story.asked_at[seat] >= story.within
                if is_over and seat in self.waited_for():
                    await self.append(LATE, seat)

    async def nudge(self, seat: int) -> None:
        """Remind those who are asked; once for every question."""
        async with self.lock:
            for _ in self.tries():
                story = self.story
                others = [other for other in self.waited_for() if other != seat]
                if not others:
                    raise Refused(Refusal("nudge-nobody"))
                if seat in story.nudged:
                    raise Refused(Refusal("nudge-again"))
                waiting = time.time() - min(story.asked_at[other] for other in others)
                if waiting < self.house.settings.nudge_after:
                    raise Refused(Refusal("nudge-early"))
                if await self.append(NUDGE, seat):
                    return
            raise Refused(Refusal("busy"))

    async def look_for_absent(self) -> None:
        """Let a bot stand in for whoever is asked and has been gone for too long."""
        if self.story.state() != PLAYING or not self.is_anyone_here():
            return
        now = time.monotonic()
        online = self.online()
        for seat in self.story.people():
            is_gone = not online[seat] and now - self.absent_since[seat] >= self.house.settings.grace
            if not is_gone or self.story.seats[seat].is_stand_in:
                continue
            wish = self.story.wish
            is_waited_for = seat in self.story.seats_to_act() or (
                wish is not None and seat in self.story.to_be_asked(wish.seat)
            )
            if is_waited_for:
                async with self.lock:
                    if not self.story.seats[seat].is_stand_in and not self.online()[seat]:
                        await self.append(STAND_IN, seat)
                        await self.undo_if_agreed()
                log.info("a bot stands in", table=self.id, seat=seat)
