"""What a newcomer sees of each game: home, the game on one page, its first lesson, a first real round.

Of the lesson every step. The table is laid from home, by one press: its bots are gentle, and there are hints.
On a phone and on a desk, in English and in Japanese.

python tests/browser/newcomer.py FOLDER [GAME …]
"""

import itertools
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

import followsuit
from browser import chromium
from browser.forward import State, held
from browser.guest import PHONE, Guest
from browser.screenshots import LARGE, Photographer
from browser.seeded import seeded_server
from browser.test_lessons import Learner

SIZES: Final = {"phone": PHONE, "desktop": LARGE}
LANGUAGES: Final = ("en", "ja")


def asks_for_a_card(state: State) -> Any:
    """In the middle of a trick, with a card to play."""
    in_trick = sum(len(area["cards"]) for area in state["view"]["areas"] if area["shape"] == "trick")
    return in_trick > 0 and any(option["verb"] == "card" for option in state["question"]["options"])


def is_at_its_last_card(state: State) -> bool:
    return len(held(state)) <= 1


def walk(camera: Photographer, guest: Guest, game: str, look: str, language: str) -> None:
    page = guest.page
    guest.visit(f"/?game={game}")
    page.locator("form.setup").wait_for()
    camera.take(guest, f"{game}-1-home-{look}", is_whole=True)
    guest.visit(f"/game/{game}")
    page.get_by_test_id("primer").wait_for()
    camera.take(guest, f"{game}-2-primer-{look}", is_whole=True)
    learn(camera, Learner(guest, f"{game}/first-game", language), f"{game}-3-first-game", look)
    lay_first_table(guest, game)
    camera.take(guest, f"{game}-4-first-question-{look}")
    guest.forward(asks_for_a_card)
    card = page.locator("[data-testid=hand] [data-pick]")
    if card.count() > 0:
        card.first.click()
    camera.take(guest, f"{game}-5-first-round-{look}")
    guest.forward(is_at_its_last_card)
    guest.play_until(lambda guest: guest.look()["scoring"] or guest.look()["outcome"])
    camera.take(guest, f"{game}-6-counted-{look}")


def lay_first_table(guest: Guest, game: str) -> None:
    """As home offers it to somebody who never sat at one."""
    page = guest.page
    guest.visit(f"/?game={game}")
    page.locator("form.setup[aria-busy=false] .btn.go").click()
    page.wait_for_url("**/t/*")
    guest.until_asked()
    page.get_by_test_id("hints").wait_for()


def learn(camera: Photographer, learner: Learner, name: str, look: str) -> None:
    """Every step of a first game, as it is asked."""
    learner.begin()
    for i, moment in enumerate(learner.moments):
        learner.at(i)
        camera.take(learner.guest, f"{name}-{i + 1:02}-{look}")
        learner.go_on(moment)


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
            for size, lang in itertools.product(SIZES, LANGUAGES):
                with camera.guest(size, lang=lang) as guest:
                    guest.has_changed_window = True
                    walk(camera, guest, game, f"{size}-{lang}", lang)
        browser.close()


if __name__ == "__main__":
    main()
