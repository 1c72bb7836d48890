"""Chromium and a server, started once for the tests of one process."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser import chromium
from browser.folder import written_folder
from browser.guest import Guest
from browser.hosting import Host, hosted
from browser.seeded import seeded_server
from browser.windows import Windows


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium.require()
    with sync_playwright() as playwright:
        browser = chromium.launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service with a file of its own."""
    with seeded_server(Path(tmp_path_factory.mktemp("house"))) as address:
        yield address


class Guests(Protocol):
    def __call__(self, **wishes: Any) -> Guest: ...


@pytest.fixture
def guests(windows: Windows, house: str) -> Iterator[Guests]:
    """People at that house. When they leave, nothing has gone wrong in their browsers."""
    with ExitStack() as doors:

        def let_in(**wishes: Any) -> Guest:
            return doors.enter_context(Guest(windows, house, **wishes))

        yield let_in


@pytest.fixture
def guest(guests: Guests) -> Guest:
    return guests()


@pytest.fixture(scope="session")
def folder(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole house in a folder."""
    return written_folder(tmp_path_factory.mktemp("site"))


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    """A host of that folder, which is a folder of a larger site there."""
    with hosted(folder, "/cards") as host:
        yield host
