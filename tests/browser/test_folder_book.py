"""What remains of a game: its record, brought and saved, and a page that outlives any server."""

from itertools import cycle
from pathlib import Path

import pytest

import followsuit
from browser.folder import MANY, FolderGuest, finished_record
from browser.guest import DESKTOP
from browser.hosting import Host
from browser.windows import Windows


class Leaf:
    """The page with a game in it, opened from the disk: what it asks for, and what goes wrong."""

    def __init__(self, guest: FolderGuest, file: Path) -> None:
        self.page = guest.context.new_page()
        self.asked: list[str] = []
        self.faults: list[str] = []
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.goto(file.as_uri())
        self.page.get_by_role("slider").wait_for()

    def last(self) -> int:
        return int(self.page.get_by_role("slider").get_attribute("max") or 0)

    def see_from(self, viewpoint: str) -> None:
        self.page.locator("select").last.select_option(viewpoint)
        self.page.get_by_test_id("table").wait_for()


GAMES = sorted(followsuit.all_games())


@MANY
@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, cycle(["en", "ja"]), strict=False)))
def test_a_game_is_bound_into_one_page(
    host: Host, windows: Windows, tmp_path: Path, game: str, language: str
) -> None:
    """A record is brought, saved as it came, and as a page that opens from the disk and asks nobody."""
    record = finished_record(game, 4)
    with FolderGuest(windows, host.address, size=DESKTOP, seed=1, kept={"lang": language}) as guest:
        guest.visit("/")
        guest.until_ready()
        guest.bring(record)
        assert guest.saved("record").decode() == record
        file = tmp_path / "game.html"
        file.write_bytes(guest.saved("page"))
        leaf = Leaf(guest, file)
        page = leaf.page
        assert page.locator("html").get_attribute("lang") == language
        assert leaf.last() > 20
        page.get_by_role("slider").press("End")
        page.locator(f"[data-testid=table][data-n='{leaf.last()}']").wait_for()
        reasons = 0
        for seat in range(len(followsuit.read_record(record).names)):
            leaf.see_from(str(seat))
            reasons += page.locator("[data-testid=log] .because").count()
        for viewpoint in ("watch", "all"):
            leaf.see_from(viewpoint)
        for _ in range(leaf.last()):
            reasons += page.locator("[data-testid=log] .because").count()
            if reasons:
                break
            page.get_by_role("slider").press("ArrowLeft")
        assert reasons > 0, "what happened is told with its reasons"
        assert (leaf.asked, leaf.faults) == ([file.as_uri()], [])
