"""The whole house in a folder: a page and an engine, any host of static files, and nobody else.

`make test` plays a few moves; `make many` plays every game to its end, offline, and kills it at random.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.folder import FolderGuest, written_folder
from browser.guest import PHONE
from browser.hosting import Host, hosted
from browser.windows import Windows

UNDER = "/cards"  # a folder of a larger site


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
        assert host.sent < 9_000_000, "compressed, and all of it once"
        host.is_there = False
        guest.page.reload()
        guest.until_asked()
        assert guest.page.get_by_test_id("table").get_attribute("data-n") == shown
        guest.play_on(3)
