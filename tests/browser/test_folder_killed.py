"""What a page has shown as played is there again however it ended: answers are kept before they are shown."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import psutil
import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from browser import chromium
from browser.folder import MANY, READY, FolderGuest
from browser.guest import PHONE
from browser.hosting import Host
from browser.windows import SECONDS, Windows
from followsuit.registry import read_record
from followsuit.service.story import new_story
from followsuit.site.imported import entries_of, row_of
from offline.shelves import Lent, Paper, asked

KILLS = 100
GAME: Final = ("trickster", 3)
WAYS: Final = ("the worker is ended", "the window is closed", "the browser is killed")
# The number of the state, and what is in one's own hand.
SHOWN: Final = """() => [
    Number(document.querySelector("[data-testid=table]")?.dataset.n ?? -1),
    [...document.querySelectorAll("[data-testid=hand] [data-flip]")].map((card) => card.dataset.flip).sort(),
]"""


class OneProfile(Windows):
    """A browser of its own whose profile lies on the disk, so that it can be killed and started again."""

    def __init__(self, browser: Browser, profile: Path) -> None:
        super().__init__(browser)
        self.profile = profile
        self.context: BrowserContext | None = None

    def open(self, base: str, size: tuple[int, int], kept: dict[str, str]) -> Page:
        context = self.browser.browser_type.launch_persistent_context(
            self.profile,
            executable_path=chromium.found(),
            args=chromium.FLAGS,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            has_touch=True,
            locale="en-US",
        )
        context.set_default_timeout(SECONDS)
        chosen = "".join(f"localStorage.setItem({name!r}, {value!r});" for name, value in kept.items())
        context.add_init_script(f"try {{ {chosen} }} catch {{}}")
        self.context = context
        return context.pages[0]

    def kill(self) -> None:
        """All its processes, at once; nothing of it is told."""
        for process in psutil.process_iter(["cmdline"]):
            if any(str(self.profile) in part for part in process.info["cmdline"] or []):
                process.kill()
                process.wait()


class Life:
    """One game: what was shown of it, to be compared with its record."""

    def __init__(self) -> None:
        self.hands: dict[int, list[str]] = {}

    def look(self, page: Page) -> int:
        n, hand = page.evaluate(SHOWN)
        if n >= 0:
            assert self.hands.setdefault(n, hand) == hand, "the same moment shows the same cards"
        return int(n)

    def compare(self, record: str) -> None:
        """Every moment that was seen is a moment of the record."""

        async def replay() -> None:
            inside = Lent(Paper()).open()
            _, made = await asked(inside, "POST", "/api/records", {"record": record})
            _, whole = await asked(inside, "GET", f"/api/tables/{made['table']}/replay/whole?lang=en")
            states: list[dict[str, Any]] = whole["states"]["0"]
            answers = answers_by_number(record)
            for n, hand in self.hands.items():
                areas = states[answers[n]]["view"]["areas"]
                held = [one["cards"] for one in areas if one["seat"] == 0 and one["shape"] == "hand"]
                assert sorted(held[0] if held else []) == hand, f"after {answers[n]} answers"

        with ThreadPoolExecutor(1) as apart:  # Playwright has this thread's loop
            apart.submit(asyncio.run, replay()).result()


def answers_by_number(record: str) -> dict[int, int]:
    """How many answers there were when a state of the first seat had a number.

    The number counts all that the seat has noticed: who sat down, and not what others sealed.
    """
    match = read_record(record)
    story = new_story(row_of(match))
    found: dict[int, int] = {}
    for entry in entries_of(match, ""):
        story.apply(entry)
        found.setdefault(story.n(0), len(story.given))
    return found


@pytest.fixture
def profile(browser: Browser, tmp_path: Path) -> Iterator[OneProfile]:
    windows = OneProfile(browser, tmp_path / "profile")
    yield windows
    windows.kill()


@MANY
def test_nothing_that_was_shown_is_lost(host: Host, profile: OneProfile) -> None:
    """At random moments, before, while and after an answer is on its way."""
    chance = random.Random(7)
    guest = FolderGuest(profile, host.address, size=PHONE, seed=7)
    path, life, ended = guest.begin(*GAME), Life(), 0
    kills = dict.fromkeys(WAYS, 0)
    while sum(kills.values()) < KILLS:
        if guest.until_asked()["outcome"]:
            end(guest, life)
            path, life, ended = guest.begin(*GAME), Life(), ended + 1
        guest.move()
        guest.page.wait_for_timeout(chance.uniform(0, 150))
        before = life.look(guest.page)
        way = chance.choices(WAYS, [2, 2, 1])[0]
        kills[way] += 1
        if way == "the worker is ended":
            guest.page.workers[0].evaluate("() => self.close()")
            guest.page.wait_for_timeout(chance.uniform(0, 300))
            before = max(before, life.look(guest.page))
            guest.page.goto("about:blank")
        elif way == "the window is closed":
            guest.page.close()
            guest.look_through(guest.context.new_page())
        else:
            profile.kill()
            guest = FolderGuest(profile, host.address, size=PHONE, seed=7 + sum(kills.values()))
        guest.visit(path)
        guest.page.get_by_test_id("table").wait_for(timeout=READY)
        guest.until_asked()
        assert life.look(guest.page) >= before, way
    guest.play_to_the_end()
    end(guest, life)
    assert guest.faults == []
    print(kills, ended + 1, "games")


def end(guest: FolderGuest, life: Life) -> None:
    guest.page.get_by_test_id("outcome").get_by_test_id("replay").click()
    guest.page.get_by_test_id("save-record").wait_for(timeout=READY)
    life.compare(guest.saved("record").decode())


@MANY
def test_a_worker_that_is_ended_is_replaced(host: Host, windows: Windows) -> None:
    with FolderGuest(windows, host.address, size=PHONE, seed=2) as guest:
        guest.begin(*GAME)
        guest.play_on(3)
        guest.page.workers[0].evaluate("() => self.close()")
        guest.play_on(3)
