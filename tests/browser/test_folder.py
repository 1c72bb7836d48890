"""The whole house in a folder: a page and an engine, any host of static files, and nobody else.

`make test` plays a few moves; `make many` plays every game to its end, offline, and kills it at random.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

import followsuit
from browser.folder import READY, FolderGuest, written_folder
from browser.guest import PHONE
from browser.hosting import Host, hosted
from browser.windows import Windows
from followsuit.bots.random_bot import RandomBot
from followsuit.core.rng import seeded
from followsuit.registry import new_match
from many import ALL

UNDER = "/cards"  # a folder of a larger site
KILLS = 100
GAMES = sorted(followsuit.all_games())
MANY = pytest.mark.skipif(not ALL, reason="`make many` has it")


@pytest.fixture(scope="session")
def folder(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written_folder(tmp_path_factory.mktemp("site"))


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    with hosted(folder, UNDER) as host:
        yield host


def test_a_game_goes_on_after_a_reload_and_offline(host: Host, windows: Windows) -> None:
    """Nothing is asked of any other origin, and nothing at all once the page is kept."""
    with FolderGuest(windows, host.address, size=PHONE, seed=3) as guest:
        guest.begin("trickster", 3)
        guest.play_on(4)
        guest.until_asked()
        shown = guest.page.get_by_test_id("table").get_attribute("data-n")
        guest.until_kept()
        # The goal is nine million; with the lessons in two languages it is half a million more.
        assert host.sent < 9_700_000, "compressed, and all of it once"
        host.is_there = False
        guest.page.reload()
        guest.until_asked()
        assert guest.page.get_by_test_id("table").get_attribute("data-n") == shown
        guest.play_on(3)


@MANY
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_offline(host: Host, windows: Windows, game: str) -> None:
    with FolderGuest(windows, host.address, size=PHONE, seed=1) as guest:
        guest.visit("/")
        guest.until_ready()
        guest.until_kept()
        host.is_there = False
        guest.begin(game, min(followsuit.find_game(game).players))
        assert guest.play_to_the_end() > 5
        assert guest.page.get_by_test_id("outcome").locator("ol > li").count() > 1


@MANY
def test_nothing_that_was_shown_is_lost(host: Host, windows: Windows) -> None:
    """The window is closed, or the worker with the tables ended, at random moments."""
    chance = random.Random(7)
    with FolderGuest(windows, host.address, size=PHONE, seed=7) as guest:
        path = guest.begin("trickster", 3)
        for _ in range(KILLS):
            if guest.until_asked()["outcome"]:
                path = guest.begin("trickster", 3)
            guest.move()
            guest.page.wait_for_timeout(chance.uniform(0, 120))
            before = shown(guest)
            if chance.random() < 0.5:
                guest.page.workers[0].evaluate("() => self.close()")
                guest.page.wait_for_timeout(chance.uniform(0, 300))
                before = max(before, shown(guest))
            guest.page.goto("about:blank")
            guest.visit(path)
            guest.until_asked()
            assert shown(guest) >= before


def shown(guest: FolderGuest) -> int:
    return int(guest.page.get_by_test_id("table").get_attribute("data-n") or 0)


@MANY
def test_a_worker_that_is_ended_is_replaced(host: Host, windows: Windows) -> None:
    with FolderGuest(windows, host.address, size=PHONE, seed=2) as guest:
        guest.begin("trickster", 3)
        guest.play_on(3)
        guest.page.workers[0].evaluate("() => self.close()")
        guest.play_on(3)


def finished_record(game: str, seed: int) -> str:
    match = new_match(game, seed=seed)
    bot = RandomBot(seeded(seed))
    assert match.table is not None
    while match.table.outcome is None:
        seat = match.table.seats_to_act()[0]
        match.answer(seat, bot.answer(match.table.view(seat)))
    return match.record()


@MANY
def test_a_game_is_bound_into_one_page(host: Host, windows: Windows, tmp_path: Path) -> None:
    """A record is brought, saved as it came, and as a page that opens from the disk and asks nobody."""
    record = tmp_path / "game.txt"
    record.write_text(finished_record("trick-raiders", 4), encoding="utf-8")
    with FolderGuest(windows, host.address, seed=1) as guest:
        page = guest.page
        guest.visit("/")
        guest.until_ready()
        page.get_by_test_id("bring").set_input_files(record)
        page.get_by_test_id("save-record").wait_for()
        with page.expect_download() as saved:
            page.get_by_test_id("save-record").click()
        assert saved.value.path().read_text(encoding="utf-8") == record.read_text(encoding="utf-8")
        with page.expect_download(timeout=READY) as bound:
            page.get_by_test_id("save-page").click()
        file = tmp_path / "game.html"
        bound.value.save_as(file)
        leaf = guest.context.new_page()
        asked: list[str] = []
        faults: list[str] = []
        leaf.on("request", lambda request: asked.append(request.url))
        leaf.on("pageerror", lambda error: faults.append(str(error)))
        leaf.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
        leaf.goto(file.as_uri())
        leaf.get_by_role("slider").wait_for()
        last = int(leaf.get_by_role("slider").get_attribute("max") or 0)
        assert last > 20
        leaf.get_by_role("slider").press("End")
        leaf.get_by_text(f"{last}", exact=False).first.wait_for()
        for viewpoint in ("0", "1", "watch", "all"):
            leaf.locator("select").last.select_option(viewpoint)
            leaf.get_by_test_id("table").wait_for()
        assert (asked, faults) == ([file.as_uri()], [])


@MANY
def test_a_browser_that_cannot_is_told_so(host: Host, windows: Windows) -> None:
    with FolderGuest(windows, host.address, size=PHONE) as guest:
        guest.page.add_init_script("delete globalThis.WebAssembly")
        guest.visit("/")
        sentence = guest.page.get_by_test_id("no-engine")
        sentence.wait_for()
        assert "WebAssembly" in sentence.inner_text()
        guest.page.locator("form.setup a").or_(guest.page.locator(".about a")).first.click()
        guest.page.locator("h1").first.wait_for()  # the rules can be read


@MANY
def test_a_browser_that_keeps_nothing_is_told_so(host: Host, windows: Windows) -> None:
    with FolderGuest(windows, host.address, size=PHONE) as guest:

        def without_store(route: Route) -> None:
            script = (host.folder / route.request.url.removeprefix(host.address)).read_text(encoding="utf-8")
            refusing = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"
            route.fulfill(body=refusing + script, content_type="text/javascript")

        guest.context.route("**/table.worker-*.js", without_store)
        guest.visit("/")
        sentence = guest.page.get_by_test_id("no-engine")
        sentence.wait_for(timeout=READY)
        assert "storage" in sentence.inner_text()
        guest.pardon()
