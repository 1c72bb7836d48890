"""A folder that is written anew: whoever has the old page has all of it, until they press."""

import re
import shutil
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from browser.folder import MANY, READY, FolderGuest
from browser.guest import PHONE
from browser.hosting import Host
from browser.windows import Windows
from followsuit.site.writing import put, service_worker_list

# Whether index.html is the newer one, and whether the games are those of the newer answer.
OLD: Final = (False, False)
NEW: Final = (True, True)
NEWER: Final = "meta[content*=twice]"
SAID: Final = "every ruling explained"
ANSWER: Final = "answers/0123456789abcdef.json"
# Until whatever newer version was found is there, or was given up.
LOOK_FOR_NEWER: Final = """async () => {
    const registration = await (await navigator.serviceWorker.ready).update();
    while (registration.installing) await new Promise((again) => setTimeout(again, 20));
}"""


@pytest.fixture
def newer(folder: Path, tmp_path: Path) -> Path:
    """Another page, and another answer under another name."""
    out = tmp_path / "newer"
    shutil.copytree(folder, out)
    index = (out / "index.html").read_text(encoding="utf-8")
    found = re.search(r"GET /api/games\?lang=en&quot;:&quot;(answers/[0-9a-f]+\.json)", index)
    assert found is not None
    answer = (out / found[1]).read_text(encoding="utf-8").replace("Trick Raiders", "Trick Raiders II")
    (out / found[1]).unlink()
    put(out, ANSWER, answer.encode())
    index = index.replace(found[1], ANSWER).replace(SAID, f"{SAID}, twice")
    put(out, "index.html", index.encode())
    put(out, "sw-list.js", service_worker_list(out).encode())
    return out


def version(page: Page) -> tuple[bool, bool]:
    page.locator("form.setup").wait_for()
    return page.locator(NEWER).count() > 0, page.get_by_text("Trick Raiders II").count() > 0


@MANY
def test_a_newer_version_is_taken_in_one_press_by_all_windows(
    host: Host, windows: Windows, newer: Path
) -> None:
    with FolderGuest(windows, host.address, size=PHONE, seed=3) as guest:
        page = guest.page
        path = guest.begin("trick-raiders", 3)
        guest.play_on(2)
        guest.visit("/")
        guest.until_kept()
        host.change(newer)
        second = guest.context.new_page()
        second.goto(host.address)
        assert (version(page), version(second)) == (OLD, OLD)
        second.get_by_test_id("update").wait_for()
        page.get_by_test_id("update").wait_for()
        second.reload()
        assert version(second) == OLD, "not without the press"
        page.evaluate("() => caches.open('followsuit image of old')")
        second.get_by_test_id("update").click()
        for one in (page, second):
            one.locator(NEWER).wait_for(state="attached")
            assert version(one) == NEW
            assert one.get_by_test_id("update").count() == 0
        kept = page.evaluate("() => caches.keys()")
        assert len([name for name in kept if "folder" in name]) == 1, "of the old version nothing is left"
        assert "followsuit image of old" not in kept
        host.is_there = False
        page.reload()
        assert version(page) == NEW
        guest.visit(path)
        guest.play_on(2)


@MANY
def test_of_a_folder_that_is_just_being_changed_nothing_is_kept(
    host: Host, windows: Windows, folder: Path, newer: Path
) -> None:
    """The list is the new one and index.html still the old one; the next visit has all of the new one."""
    with FolderGuest(windows, host.address, size=PHONE, seed=3) as guest:
        page = guest.page
        guest.visit("/")
        guest.until_ready()
        guest.until_kept()
        host.change(newer)
        host.instead = {"index.html": folder / "index.html"}
        page.evaluate(LOOK_FOR_NEWER)
        guest.pardon()  # the browser says aloud that something does not fit
        assert page.get_by_test_id("update").count() == 0
        host.instead = {}
        page.evaluate(LOOK_FOR_NEWER)
        page.get_by_test_id("update").click()
        page.locator(NEWER).wait_for(state="attached", timeout=READY)
        assert version(page) == NEW


@MANY
def test_a_first_page_that_is_older_than_what_was_kept_is_read_anew(
    host: Host, windows: Windows, folder: Path, newer: Path
) -> None:
    """The folder is changed after the first page was read, and before anything was kept."""
    with FolderGuest(windows, host.address, size=PHONE, seed=3) as guest:
        host.change(newer)
        shutil.copytree(folder / "answers", newer / "answers", dirs_exist_ok=True)
        host.instead = {"index.html": folder / "index.html"}
        guest.page.goto(host.address, wait_until="commit")
        guest.page.locator("form.setup").wait_for()
        assert version(guest.page) == OLD
        host.instead = {}
        guest.page.locator(NEWER).wait_for(state="attached", timeout=READY)
        assert version(guest.page) == NEW
