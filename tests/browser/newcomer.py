"""What a newcomer sees of each game: home, the game on one page, its first lesson, a first real round.

python tests/browser/newcomer.py FOLDER [GAME …]
"""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

import followsuit
from browser import chromium
from browser.forward import State
from browser.guest import PHONE, Guest
from browser.screenshots import LARGE, Photographer
from browser.seeded import seeded_server

SIZES: Final = {"phone": PHONE, "desktop": LARGE}
# All of it in English, and the phone in Japanese too.
LOOKS: Final = (("phone", "en"), ("desktop", "en"), ("phone", "ja"))


def asks_for_a_card(state: State) -> Any:
    """In the middle of a trick, with a card to play."""
    in_trick = sum(len(area["cards"]) for area in state["view"]["areas"] if area["shape"] == "trick")
    return in_trick > 0 and any(option["verb"] == "card" for option in state["question"]["options"])


def walk(camera: Photographer, guest: Guest, game: str, look: str) -> None:
    page = guest.page
    guest.visit(f"/?game={game}")
    page.locator("form.setup").wait_for()
    camera.take(guest, f"{game}-1-home-{look}")
    guest.visit(f"/game/{game}")
    page.get_by_test_id("primer").wait_for()
    camera.take(guest, f"{game}-2-primer-{look}")
    guest.visit(f"/learn/{game}/first-game")
    page.get_by_test_id("lesson").wait_for()
    camera.take(guest, f"{game}-3-first-game-{look}")
    guest.sit_down(game)
    guest.until_asked()
    camera.take(guest, f"{game}-4-first-question-{look}")
    guest.forward(asks_for_a_card)
    card = page.locator("[data-testid=hand] [data-pick]")
    if card.count() > 0:
        card.first.click()
    camera.take(guest, f"{game}-5-first-round-{look}")


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
        browser = chromium.launched(playwright)
        camera = Photographer(browser, base, Path(folder))
        for game in wished or followsuit.all_games():
            for size, lang in LOOKS:
                with camera.guest(size, lang=lang) as guest:
                    guest.has_changed_window = True
                    walk(camera, guest, game, f"{size}-{lang}")
        browser.close()


if __name__ == "__main__":
    main()
