"""Oh Hell, a game of another package, on the page: nothing of it is written in TypeScript."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.guest import Guest
from browser.seeded import seeded_server
from browser.windows import Windows
from outside import ROOT, installed

# What home offers of a game besides its table: lessons, the page to begin with, puzzles.
FROM_THE_HOUSE = "[data-testid=learn], [data-testid=one-page], main .about a:not([href^='/rules/'])"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a service in whose installation the package is."""
    package = installed(ROOT / "examples" / "oh-hell", tmp_path_factory)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [str(package), *sys.path])
        with seeded_server(Path(tmp_path_factory.mktemp("house"))) as address:
            yield address


def test_it_is_chosen_and_played_to_the_end_by_clicking(windows: Windows, address: str) -> None:
    with Guest(windows, address, seed=1) as guest:
        page = guest.page
        form = guest.open_form("oh-hell", 3)
        assert page.locator(FROM_THE_HOUSE).count() == 0, "it would lead to nothing"
        form.locator("button[aria-controls=options]").click()
        form.locator("select[id$=largest]").select_option("3")
        form.locator("button.go").click()
        page.get_by_test_id("table").wait_for()
        guest.until_asked()
        corners: set[str] = set()
        moves = 0
        while True:
            corners |= {
                text.strip() for text in page.locator("[data-testid=hand] text.nt").all_text_contents()
            }
            if not guest.move():
                break
            moves += 1
        assert moves >= 9  # three bids, six cards, and the sheets
        assert corners
        assert corners <= set("JQKA")
        assert "points" in page.get_by_test_id("outcome").inner_text()


def test_it_speaks_japanese(windows: Windows, address: str) -> None:
    with Guest(windows, address, kept={"lang": "ja"}) as guest:
        guest.sit_down("oh-hell", 3, largest=3)
        guest.until_asked()
        assert guest.page.get_by_test_id("question").inner_text().startswith("あなたのビッドです。")
