"""The whole house in a folder: a page and an engine, any host of static files, and nobody else.

`make test` plays a few moves; `make many` plays every game to its end, offline.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession

import followsuit
from browser.folder import MANY, FolderGuest
from browser.guest import DESKTOP, PHONE
from browser.hosting import Host
from browser.seeded import await_port
from browser.windows import Windows
from followsuit.site.thoughts import THOUGHT
from service.nursery import free_port

GAMES = sorted(followsuit.all_games())
MOST_SENT = 9_000_000  # bytes over the wire, all of it once


def test_a_game_goes_on_after_a_reload_and_offline(host: Host, windows: Windows) -> None:
    """Nothing is asked of any other origin, and nothing at all once the page is kept."""
    with FolderGuest(windows, host.address, size=PHONE, seed=3) as guest:
        guest.begin("trickster", 3)
        guest.play_on(4)
        guest.until_asked()
        guest.until_kept()
        shown = guest.shown()  # late, as bots that are asked at the same time have answered by now
        assert host.sent < MOST_SENT, "compressed, and all of it once"
        host.is_there = False
        guest.page.reload()
        guest.until_asked()
        assert guest.shown() == shown
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
def test_bots_think_beside_the_page(host: Host, windows: Windows) -> None:
    """In another worker: the page itself has less to do for a move than one thought of a bot takes."""
    moves = 6
    with FolderGuest(windows, host.address, size=DESKTOP, seed=1) as guest:
        guest.begin("trick-raiders", 3, level="search")
        guest.play_on(1)
        guest.until_remembered()  # whoever thinks is loaded, and is there
        session = guest.context.new_cdp_session(guest.page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        begun = busy(session)
        guest.play_on(moves)
        assert (busy(session) - begun) / moves < THOUGHT
        assert len(guest.page.workers) == 2


def busy(session: CDPSession) -> float:
    """Seconds the page has worked for, however many others work on this machine."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


@MANY
def test_advice_is_given(host: Host, windows: Windows) -> None:
    with FolderGuest(windows, host.address, size=DESKTOP, seed=2) as guest:
        guest.begin("trick-raiders", 3)
        guest.play_until(lambda guest: guest.page.get_by_test_id("ask-hint").count() > 0)
        guest.page.get_by_test_id("ask-hint").click()
        guest.page.get_by_test_id("hint-numbers").click()  # candidates without order come first
        guest.page.get_by_test_id("hint").wait_for()
        assert "imagined deals" in guest.page.get_by_test_id("hint").inner_text()


@MANY
def test_the_smallest_of_hosts_is_enough(folder: Path, windows: Windows, tmp_path: Path) -> None:
    """Python's own, which compresses nothing and sends no header of ours."""
    port = free_port()
    log = tmp_path / "log"
    with log.open("w") as out:
        command = [sys.executable, "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(folder)]
        server = subprocess.Popen([*command, str(port)], stdout=out, stderr=out)
    try:
        await_port(port, server, log)
        with FolderGuest(windows, f"http://127.0.0.1:{port}/", size=PHONE, seed=3) as guest:
            guest.begin("trick-raiders", 3)
            guest.play_on(3)
            guest.until_kept()
    finally:
        server.terminate()
        server.wait()
