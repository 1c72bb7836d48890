"""The table on every size of screen, as pictures to look at, with the games of test_layouts.py.

python tests/browser/layouts.py FOLDER [GAME …]

The test there says when something does not fit; whether it is good to look at, nobody says but whoever looks.
There is one sheet for each game, language and kind of screen.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import sync_playwright

from browser import chromium
from browser.guest import Guest
from browser.seeded import seeded_server
from browser.test_crowded_tables import resize
from browser.test_layouts import LARGE_TEXT, SIZES, TABLES, is_in_a_trick, is_near_a_trick
from browser.windows import Size, Windows

GAP: Final = 12
WIDEST: Final = 2000  # pixels of a sheet
LANGUAGES: Final = ("en", "ja")
KINDS: Final = {
    "phones": [size for size in SIZES if min(size) < 500 and max(size) < 900],
    "tablets": [size for size in SIZES if min(size) >= 600 and max(size) < 1100],
    "windows": [size for size in SIZES if 1100 <= max(size) < 1600],
    "large": [size for size in SIZES if max(size) >= 1600],
}


def picture(guest: Guest, size: Size, text: str = "") -> Image.Image:
    resize(guest, *size)
    guest.page.reload()  # nothing is left of another size
    if text:
        guest.page.evaluate("(size) => { document.documentElement.style.fontSize = size }", text)
    guest.until_asked()
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_timeout(250)
    return Image.open(io.BytesIO(guest.page.screenshot(animations="disabled", caret="hide"))).convert("RGB")


def sheet(pictures: list[Image.Image]) -> Image.Image:
    """One beside the other, as many as there is room for."""
    rows: list[list[Image.Image]] = [[]]
    for one in pictures:
        if rows[-1] and sum(other.width + GAP for other in rows[-1]) + one.width > WIDEST:
            rows.append([])
        rows[-1].append(one)
    width = max(sum(one.width + GAP for one in row) for row in rows)
    whole = Image.new("RGB", (width, sum(max(one.height for one in row) + GAP for row in rows)), "#c0f")
    top = 0
    for row in rows:
        left = 0
        for one in row:
            whole.paste(one, (left, top))
            left += one.width + GAP
        top += max(one.height for one in row) + GAP
    return whole


def take(guest: Guest, name: str, folder: Path) -> None:
    for kind, sizes in KINDS.items():
        sheet([picture(guest, size) for size in sizes]).save(folder / f"{name}-{kind}.png")
    sheet([picture(guest, size, "200%") for size in LARGE_TEXT]).save(folder / f"{name}-large-text.png")
    print(f"{folder / name}", flush=True)


def main() -> None:
    folder, *wished = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    if problem := chromium.missing():
        sys.exit(f"No pictures were taken. {problem}")
    with (
        tempfile.TemporaryDirectory() as scratch,
        seeded_server(Path(scratch)) as base,
        sync_playwright() as playwright,
    ):
        windows = Windows(chromium.launched(playwright))
        for game, players in TABLES:
            if wished and game not in wished:
                continue
            with Guest(windows, base, size=SIZES[0], kept={"lang": LANGUAGES[0]}, seed=1) as guest:
                guest.has_changed_window = True
                guest.sit_down(game, players, near=is_near_a_trick)
                guest.play_until(is_in_a_trick)
                for language in LANGUAGES:
                    guest.page.evaluate("(lang) => localStorage.setItem('lang', lang)", language)
                    take(guest, f"{game}-{players}-{language}", Path(folder))
        windows.browser.close()


if __name__ == "__main__":
    main()
