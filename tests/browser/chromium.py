"""The browser the tests look through: a Chromium of the machine, never one that is fetched."""

import os
import shutil
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright

from followsuit.page_folder import page_folder, page_line

# The first draws pages and has no windows of its own, which costs a tenth less; it is the same in all else.
NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
)
PLACES: Final = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
FLAGS: Final = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # One process draws all pages: every other one would be started anew for each address that is gone to.
    "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
    # Pictures of text are the same on every machine.
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
]


def found() -> str | None:
    """Where Chromium is: $CHROMIUM, or a name on the path."""
    wish = os.environ.get("CHROMIUM", "")
    for name in (wish, *NAMES, *PLACES):
        if name and (path := shutil.which(name)):
            return path
    return None


def missing() -> str | None:
    """Why there can be no browser tests here, or None where nothing is missing."""
    if page_folder() is None:
        return page_line()
    if found() is None:
        return "There is no Chromium on the path; install it, or name it in CHROMIUM."
    return None


def require() -> None:
    """A browser and a page. Without them the tests say aloud that they did not run; on CI they fail."""
    if problem := missing():
        if os.environ.get("CI") == "true":
            pytest.fail(problem, pytrace=False)
        pytest.skip(f"*** THE PAGE WAS NOT TESTED IN A BROWSER. {problem} ***")


def launched(playwright: Playwright) -> Browser:
    path = found()
    assert path is not None
    return playwright.chromium.launch(executable_path=Path(path), args=FLAGS)
