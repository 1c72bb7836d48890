"""Somebody with the house in a folder: no server, the same page."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from browser.guest import Guest, Seen
from followsuit.bots.random_bot import RandomBot
from followsuit.core.rng import seeded
from followsuit.registry import new_match
from followsuit.site.bundle import NoSite
from followsuit.site.writing import write_site
from many import ALL

# Milliseconds in which the engine has to be there, on a machine with other things to do.
READY: Final = 60_000
MANY: Final = pytest.mark.skipif(not ALL, reason="`make many` has it")

# The service worker has all files, and the page is its.
KEPT: Final = """async (within) => {
    const late = new Promise((_, fail) => setTimeout(() => fail(Error("it was never kept")), within));
    const isOurs = new Promise((done) => {
        const look = () => navigator.serviceWorker.controller && done();
        navigator.serviceWorker.addEventListener("controllerchange", look);
        look();
    });
    await Promise.race([late, Promise.all([navigator.serviceWorker.ready, isOurs])]);
}"""


# The engine's memory is kept for the next visit, all of it.
REMEMBERED: Final = """async (within) => {
    const end = Date.now() + within;
    for (;;) {
        const names = (await caches.keys()).filter((name) => name.startsWith("followsuit image "));
        for (const name of names) if ((await (await caches.open(name)).keys()).length) return;
        if (Date.now() > end) throw Error("it was never remembered");
        await new Promise((again) => setTimeout(again, 100));
    }
}"""


def written_folder(out: Path) -> Path:
    """The folder; where npm or pip cannot fetch what it is made of, that is said."""
    out.mkdir(parents=True, exist_ok=True)
    try:
        write_site(out)
    except NoSite as problem:
        pytest.skip(f"*** THE FOLDER WAS NOT TESTED. {problem} ***")
    return out


class FolderGuest(Guest):
    """The table is in a worker of this window: what it offers is seen on the page alone."""

    def __init__(self, *values: Any, **wishes: Any) -> None:
        super().__init__(*values, **wishes)
        self.has_changed_window = True  # there is a service worker, and a store

    def visit(self, path: str) -> None:
        place, asks, query = path.partition("?bots=")
        self.page.goto(f"{self.base}{asks}{query}#{place}")

    def begin(self, game: str, players: int = 0, openings: int = 0, level: str = "random") -> str:
        page = self.page
        self.visit(f"/?bots={level}")
        page.locator(f"input[name=game][value='{game}']").check(force=True)
        form = page.locator("form.setup")
        if players:
            # Its label, as a finger would: what says how far the engine is may lie over the input.
            form.locator(f".players label:has(input[value='{players}'])").click()
        form.locator("button.go").click()
        page.wait_for_url(re.compile("#/t/"), timeout=READY)
        page.get_by_test_id("table").wait_for(timeout=READY)
        return page.url.partition("#")[2]

    def until_ready(self) -> None:
        self.page.get_by_test_id("engine").wait_for(state="detached", timeout=READY)

    def until_kept(self) -> None:
        """Until the page is there offline."""
        self.page.evaluate(KEPT, READY)

    def until_remembered(self) -> None:
        """Until the next visit goes on from what is in the engine's memory."""
        self.page.evaluate(REMEMBERED, READY)

    def look_through(self, page: Page) -> None:
        """Another window of the same browser, from now on."""
        page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
        for event, listener in self.listeners:
            page.on(event, listener)
        self.page = page

    def shown(self) -> int:
        """How many answers the table on the page has."""
        return int(self.page.get_by_test_id("table").get_attribute("data-n") or 0)

    def bring(self, record: str) -> None:
        """A record from a file; then its replay is there."""
        file = {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
        self.page.get_by_test_id("bring").set_input_files(file)  # type: ignore[arg-type]
        self.page.get_by_test_id("save-page").wait_for(timeout=READY)

    def saved(self, what: str) -> bytes:
        """What the replay hands out: the record, or the page."""
        with self.page.expect_download(timeout=READY) as download:
            self.page.get_by_test_id(f"save-{what}").click()
        return download.value.path().read_bytes()

    def answer(self, now: Seen) -> None:
        on_page = set(now["picks"]) | ({"done"} if now["isSet"] else set())
        self.offers[now["question"]] = on_page
        super().answer(now)


def finished_record(game: str, seed: int) -> str:
    match = new_match(game, seed=seed)
    bot = RandomBot(seeded(seed))
    assert match.table is not None
    while match.table.outcome is None:
        seat = match.table.seats_to_act()[0]
        match.answer(seat, bot.answer(match.table.view(seat)))
    return match.record()
