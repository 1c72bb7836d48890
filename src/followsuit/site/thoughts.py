"""Whoever thinks for the tables of a browser: another worker of it, so that nothing here stands still."""

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from followsuit.bots.hint import SECONDS, Hint
from followsuit.bots.thumb_bot import ThumbBot
from followsuit.bots.travel import packed_view, unpacked
from followsuit.bots.whole import whole_answer
from followsuit.core.rng import seeded
from followsuit.core.view import View
from followsuit.service.thoughts import NoThought, without_choice
from followsuit.service.turns import Pace
from followsuit.site.crossing import JsBytes, as_bytes

THOUGHT: Final = 0.4  # seconds a bot thinks about an answer: a phone stays cool
QUICK: Final = 0.15  # as long as there is nobody to think: the first cards are waited for
SEEDS: Final = 128  # bits
PATIENCE: Final = 30.0  # seconds in which advice has to come, the start of the worker included

# The level (or ADVICE), what a seat knows, a seed, and for how many seconds; nothing comes back where whoever
# thinks died over it.
AskThinker = Callable[[str, bytes, str, float], Awaitable[bytes | JsBytes | None]]
ADVICE: Final = ""


class BrowserThoughts:
    def __init__(self, ask: AskThinker, is_ready: Callable[[], bool]) -> None:
        self.ask = ask
        self.is_ready = is_ready
        self.pace = Pace(random.SystemRandom())
        self.turn = asyncio.Lock()  # one thought after the other: a phone has few cores

    async def answer(self, table: str, view: View, level: str) -> tuple[list[int], float]:
        """While whoever thinks is still being loaded, or was lost, a rule of thumb is what there is."""
        picks, choice = without_choice(view)
        loop = asyncio.get_running_loop()
        if choice is None:
            seconds = self.pace.of_no_thought(THOUGHT) if self.is_ready() else QUICK
            return picks, loop.time() + seconds
        async with self.turn:
            begun = loop.time()
            found = (
                await self.ask(level, packed_view(choice), new_seed(), THOUGHT) if self.is_ready() else None
            )
            if found is None:
                quick = whole_answer(ThumbBot(seeded(secrets.randbits(SEEDS))), choice)
                return picks + quick, begun + QUICK
            picks += unpacked(as_bytes(found))
            return picks, begun + self.pace.of_thought(THOUGHT, loop.time() - begun)

    async def advise(self, table: str, view: View) -> Hint:
        try:
            async with asyncio.timeout(PATIENCE), self.turn:
                found = await self.ask(ADVICE, packed_view(view), new_seed(), SECONDS)
        except TimeoutError as error:
            raise NoThought("no advice came") from error
        if found is None:
            raise NoThought("whoever thinks was lost")
        hint: Hint = unpacked(as_bytes(found))
        return hint


def new_seed() -> str:
    """As text: it is longer than a number of JavaScript may be."""
    return str(secrets.randbits(SEEDS))
