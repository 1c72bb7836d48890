"""Lessons, primers and rules of a folder: all of them are there offline; worked examples ask the engine."""

from typing import Final

import pytest

import followsuit
from browser.folder import MANY, FolderGuest
from browser.guest import DESKTOP, PHONE
from browser.hosting import Host
from browser.test_lessons import Learner
from browser.windows import Windows
from followsuit.lessons.shelf import lessons_of

GAMES: Final = sorted(followsuit.all_games())
LANGUAGES: Final = ("en", "ja")


@MANY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_opened_offline(host: Host, windows: Windows, language: str) -> None:
    with FolderGuest(windows, host.address, size=PHONE, kept={"lang": language}) as guest:
        guest.visit("/learn")
        guest.page.locator("a[href^='#/learn/']").first.wait_for()
        guest.until_ready()
        guest.until_kept()
        host.is_there = False
        for game in GAMES:
            guest.visit(f"/rules/{game}")
            guest.page.locator("h1").wait_for()
            guest.visit(f"/game/{game}")
            guest.page.get_by_test_id("primer").wait_for()
            guest.visit(f"/learn/{game}")
            lessons = lessons_of(game)
            guest.page.locator("[data-lesson]").first.wait_for()
            assert guest.page.locator("[data-lesson]").count() == len(lessons)
            for lesson in lessons:
                Learner(guest, f"{game}/{lesson.id}", language).begin()


@MANY
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_taken_to_its_end_offline(host: Host, windows: Windows, game: str) -> None:
    at = GAMES.index(game)
    language, size = LANGUAGES[at % 2], (PHONE, DESKTOP)[at // 2 % 2]
    with FolderGuest(windows, host.address, size=size, kept={"lang": language}) as guest:
        guest.visit("/")
        guest.until_ready()
        guest.until_kept()
        host.is_there = False
        Learner(guest, f"{game}/first-game", language).take()
