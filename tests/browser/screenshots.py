"""Pictures of the page for the README and the docs, the same at every run.

python tests/browser/screenshots.py FOLDER
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import followsuit
from browser import chromium
from browser.guest import PHONE, Guest
from browser.seeded import seeded_server
from browser.windows import Windows

LARGE: Final = (1280, 800)
SIZES: Final = {"phone": PHONE, "desktop": LARGE}
COLOURS: Final = 256
TRIES: Final = 12
DEALT: Final = 11  # a seed whose tables are good to look at


class Photographer:
    def __init__(self, browser: Browser, base: str, folder: Path) -> None:
        self.windows = Windows(browser, sharpness=2)
        self.base = base
        self.folder = folder

    def guest(self, size: str, theme: str = "light", lang: str = "en") -> Guest:
        kept = {"theme": theme, "lang": lang}
        return Guest(self.windows, self.base, size=SIZES[size], kept=kept, seed=3)

    def take(self, guest: Guest, name: str, is_whole: bool = False) -> None:
        """Never in the middle of a movement, with nothing under the mouse; a palette keeps the file small.

        What is on the screen, or the whole page, however long it is.
        """
        guest.page.mouse.move(0, 0)
        guest.page.evaluate("() => document.activeElement?.blur()")
        guest.page.wait_for_timeout(250)
        picture = Image.open(io.BytesIO(self.seen(guest, is_whole)))
        path = self.folder / f"{name}.png"
        picture.convert("RGB").quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
            path, optimize=True
        )
        print(f"{path} {path.stat().st_size // 1000} kB")

    @staticmethod
    def seen(guest: Guest, is_whole: bool) -> bytes:
        return guest.page.screenshot(animations="disabled", caret="hide", full_page=is_whole)


def in_the_middle_of_a_trick(guest: Guest) -> bool:
    """A card to play from a good hand, cards of others on the table, and a trick before this one."""
    now = guest.look()
    on_table = guest.page.locator("[data-testid=trick] [data-flip]").count()
    may = guest.page.locator("[data-testid=hand] [data-pick]").count()
    in_hand = guest.page.locator("[data-testid=hand] [data-flip]").count()
    has_last = guest.page.locator(".last, .peek .minis").count() > 0
    return not now["isSet"] and on_table >= 2 and may >= 1 and in_hand >= 3 and has_last


def may_not_play(guest: Guest) -> bool:
    """A card in the trick forbids one in the hand."""
    page = guest.page
    on_table = page.locator("[data-testid=trick] [data-flip]").count()
    return on_table > 0 and page.locator("[data-testid=hand] [data-refused]").count() > 0


def at_play(guest: Guest, game: str) -> None:
    """In the middle of a trick, with a card taken up; a game without such a moment is played another way."""
    for _ in range(TRIES):
        guest.sit_down(game)
        guest.until_asked()
        while not in_the_middle_of_a_trick(guest) and guest.move():
            guest.until_asked()
        if not guest.look()["outcome"]:
            guest.page.locator("[data-testid=hand] [data-pick]").last.click()
            return
    raise AssertionError(f"{game}: never in the middle of a trick")


def take_all(camera: Photographer) -> None:
    for size in SIZES:
        with camera.guest(size) as guest:
            guest.visit("/")
            guest.page.locator("form.setup").wait_for()
            camera.take(guest, f"home-{size}")
            for game in followsuit.all_games():
                if not game.startswith("kings"):
                    at_play(guest, game)
                    camera.take(guest, f"table-{game}-{size}")
            guest.visit("/rules/tricktakers")
            guest.page.locator("[id^=TT-]").first.wait_for()
            camera.take(guest, f"rules-{size}")
        with camera.guest(size) as guest:
            guest.sit_down("tricktakers")
            guest.play_until(lambda guest: guest.page.locator(".pieces [data-pick]").count() > 0)
            camera.take(guest, f"choosing-{size}")
            guest.play_until(may_not_play)
            guest.page.locator("[data-refused]").first.click()
            guest.page.get_by_test_id("why").wait_for()
            camera.take(guest, f"why-{size}")
            guest.page.keyboard.press("Escape")
            guest.play_until(lambda guest: bool(guest.look()["scoring"]))
            camera.take(guest, f"scoring-{size}")
    take_kings(camera)
    for size in SIZES:
        with camera.guest(size) as guest:
            path = guest.sit_down("trick-raiders")
            guest.play_to_the_end()
            camera.take(guest, f"outcome-{size}")
            guest.visit(path.replace("/t/", "/replay/"))
            guest.page.get_by_test_id("table").wait_for()
            guest.page.locator("input[type=range]").fill("20")
            guest.page.wait_for_load_state("networkidle")
            camera.take(guest, f"replay-{size}")
    with camera.guest("phone", theme="dark", lang="ja") as guest:
        at_play(guest, "tricktakers")
        camera.take(guest, "table-tricktakers-phone-dark-ja")
    with camera.guest("desktop", theme="dark") as guest:
        at_play(guest, "tricktakers")
        camera.take(guest, "table-tricktakers-desktop-dark")


def take_kings(camera: Photographer) -> None:
    """Of the five games of one box two are enough: the main game, and one that is played in teams."""
    for size, game in (("desktop", "kings"), ("phone", "kings-whist")):
        with camera.guest(size) as guest:
            at_play(guest, game)
            camera.take(guest, f"table-{game}-{size}")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    if problem := chromium.missing():
        sys.exit(f"No pictures were taken. {problem}")
    with (
        tempfile.TemporaryDirectory() as scratch,
        seeded_server(Path(scratch), DEALT) as base,
        sync_playwright() as playwright,
    ):
        browser = chromium.launched(playwright)
        take_all(Photographer(browser, base, folder))
        browser.close()


if __name__ == "__main__":
    main()
