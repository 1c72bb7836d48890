"""Somebody with the house in a folder: no server, the same page."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from browser.guest import Guest, Seen
from browser.windows import SECONDS
from followsuit.site.bundle import NoSite
from followsuit.site.writing import write_site

READY: Final = (
    60_000  # milliseconds in which the engine has to be there, on a machine with other things to do
)


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
        query = "?bots=random" if path.endswith("?bots=random") else ""
        self.page.goto(f"{self.base}{query}#{path.removesuffix(query)}")

    def begin(self, game: str, players: int = 0, openings: int = 0) -> str:
        page = self.page
        self.visit("/?bots=random")
        page.locator(f"input[name=game][value='{game}']").check(force=True)
        form = page.locator("form.setup")
        if players:
            form.locator(f".players input[value='{players}']").check(force=True)
        form.locator("button.go").click()
        page.wait_for_url(re.compile("#/t/"), timeout=READY)
        page.get_by_test_id("table").wait_for(timeout=READY)
        return page.url.partition("#")[2]

    def until_ready(self) -> None:
        self.page.get_by_test_id("engine").wait_for(state="detached", timeout=READY)

    def until_kept(self) -> None:
        """Until the page is there offline."""
        self.page.evaluate(KEPT, READY)

    def answer(self, now: Seen) -> None:
        on_page = set(now["picks"]) | ({"done"} if now["isSet"] else set())
        self.offers[now["question"]] = on_page
        super().answer(now)


__all__ = ["SECONDS", "FolderGuest", "written_folder"]
