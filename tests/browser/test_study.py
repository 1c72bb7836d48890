"""The report of a study in Chromium: on a phone and on a desktop, light and dark, in both languages.

It asks nobody for anything, is no wider than the screen, and axe-core finds nothing that would keep anybody
out; and the published ones are found beside the rules.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request

from browser.conftest import Guests
from browser.guest import DESKTOP, PHONE
from browser.test_every_page import AXE, LIGHTS, RUN_AXE, TOO_SMALL, TOO_WIDE
from followsuit.lab.report import report_page
from lab.studies import figures, study

PUBLISHED = Path(__file__).parents[2] / "web" / "public" / "studies"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("study")
    wanted = study(
        "tricktakers",
        bots=["random", "thumb"],
        deals=24,
        what_if=[{"king.points": "+30"}, {"king.points": "+60"}],
        vary={"players": [3, 4], "pick": ["king", "hermit"]},
    )
    path = folder / "report.html"
    path.write_text(report_page(figures(folder / "study", wanted)), encoding="utf-8")
    return path


@pytest.fixture
def page(browser: Browser) -> Any:
    context = browser.new_context()
    yield context.new_page()
    context.close()


def shown(page: Page, language: str) -> bool:
    return bool(page.locator(f"h1 .{language}").first.is_visible())


def test_it_can_be_read_by_everybody(page: Page, report: Path) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    address = report.as_uri()
    page.goto(address)
    faults: list[str] = []
    known: list[str] = []
    for language in ("en", "ja"):
        page.goto(f"{address}#{language}")
        page.evaluate(AXE)
        assert shown(page, language)
        assert not shown(page, "ja" if language == "en" else "en")
        for width, height in (PHONE, DESKTOP):
            page.set_viewport_size({"width": width, "height": height})
            faults += page.evaluate(TOO_WIDE)
            faults += page.evaluate(TOO_SMALL) if (width, height) == PHONE else []
            for theme, is_whole in LIGHTS:
                page.emulate_media(color_scheme=theme)
                found, known = page.evaluate(RUN_AXE, {"known": known, "isWhole": is_whole})
                faults += found
    assert faults == []
    assert {url.partition("#")[0] for url in asked if not url.startswith("data:")} == {address}


def test_a_click_changes_the_language_and_another_changes_it_back(page: Page, report: Path) -> None:
    page.goto(report.as_uri())
    assert shown(page, "en")
    page.get_by_role("link", name="日本語").click()
    assert shown(page, "ja")
    assert not shown(page, "en")
    page.get_by_role("link", name="English").click()
    assert shown(page, "en")


def test_the_study_of_a_game_stands_beside_its_rules(guests: Guests) -> None:
    listed = json.loads((PUBLISHED / "index.json").read_text(encoding="utf-8"))
    guest = guests(size=PHONE)
    guest.visit(f"/rules/{listed[0]['game']}")
    link = guest.page.locator(".study a")
    link.wait_for()
    link.click()
    guest.page.locator("details.stratum").first.wait_for()
    assert guest.page.url.endswith(f"{listed[0]['path']}#en")
    assert guest.page.locator("h1 .en").is_visible()
    # Its style stands in it, and the policy of the house lets it.
    assert (
        guest.page.evaluate("() => getComputedStyle(document.querySelector('section')).borderRadius")
        == "16px"
    )
