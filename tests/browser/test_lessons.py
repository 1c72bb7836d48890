"""Lessons in the browser: to the end by right answers, a word for a wrong one; tests/lessons has all."""

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import Guests
from browser.forward import playable
from browser.guest import DESKTOP, PHONE, TURN, Guest
from browser.test_every_page import TOO_SMALL, TOO_WIDE
from followsuit.lessons.shelf import head_of, lessons_of
from followsuit.service import learning


class Learner:
    """Somebody who takes a lesson, and knows its script."""

    def __init__(self, guest: Guest, lesson: str, language: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.path = lesson
        game, _, id = lesson.partition("/")
        script = json.loads(learning.lesson_of(game, id, language))
        self.moments: list[dict[str, Any]] = script["moments"]

    def begin(self) -> None:
        self.guest.visit(f"/learn/{self.path}")
        self.at(0)

    def at(self, moment: int) -> None:
        self.page.locator(f"[data-testid=lesson][data-moment='{moment}']").wait_for()
        self.page.locator("[data-testid=coach] .words p:not(.watch)").first.wait_for()

    def press(self, picks: list[str]) -> None:
        """Cards and pieces are picked up, then played; all else is answered by one press."""
        for pick in picks:
            if pick != "done":
                self.page.evaluate(TURN, f"[data-pick='{pick}']")
                # At its upper corner: on a phone the coach may lie over the lower half of a hand.
                self.page.locator(f"[data-pick='{pick}']").first.click(position={"x": 20, "y": 24})
        play = self.page.get_by_test_id("play")
        if play.count() and play.is_enabled():
            play.click()

    def take(self) -> None:
        """The whole lesson, by right answers."""
        self.begin()
        for i, moment in enumerate(self.moments):
            self.at(i)
            self.go_on(moment)
        self.page.locator("[data-testid=lesson][data-over=true]").wait_for()

    def go_on(self, moment: dict[str, Any]) -> None:
        if moment["choices"]:
            self.page.locator("[data-right=true]").click()
        if moment["answer"]:
            self.press(moment["answer"])
        else:
            self.page.get_by_test_id("next").click()
        # A sheet of the round lies over the table until it is closed.
        sheet = self.page.locator("[data-testid=scoring] button.go")
        if any(frame["sheet"] for frame in self.following(moment)):
            sheet.click()

    def following(self, moment: dict[str, Any]) -> list[dict[str, Any]]:
        at = self.moments.index(moment) + 1
        frames: list[dict[str, Any]] = self.moments[at]["frames"] if at < len(self.moments) else []
        return frames


@pytest.mark.parametrize(
    ("lesson", "language", "size"),
    [("tricktakers/first-game", "ja", PHONE), ("kings/first-game", "en", DESKTOP)],
)
def test_to_its_end_by_right_answers(
    guests: Guests, lesson: str, language: str, size: tuple[int, int]
) -> None:
    guest = guests(size=size, kept={"lang": language})
    learner = Learner(guest, lesson, language)
    learner.take()
    guest.visit(f"/learn/{lesson.partition('/')[0]}")
    done = guest.page.locator("[data-lesson=first-game] .done")
    done.wait_for()


def test_a_wrong_answer_is_told_why_and_the_place_is_kept(guests: Guests) -> None:
    """TT-TRICK-07: black is held, but blue was led."""
    guest = guests(size=PHONE)
    learner = Learner(guest, "tricktakers/first-game", "en")
    learner.begin()
    for i in range(2):
        learner.at(i)
        learner.go_on(learner.moments[i])
    learner.at(2)
    # A coach leaves little room; who learns is told in words all the same, and sees who beats whom.
    assert "0 tricks" in guest.page.locator("[data-seat].seat").first.inner_text()
    assert "0 tricks" in guest.page.locator(".me").inner_text()
    assert guest.page.get_by_test_id("ribbon").is_visible()
    learner.press(["k8"])
    wrong = guest.page.get_by_test_id("coach-wrong")
    wrong.wait_for()
    assert "blue was led, and you hold" in wrong.inner_text()
    assert "TT-TRICK-07" in wrong.inner_text()
    guest.visit("/learn/tricktakers/first-game")
    learner.at(2)
    learner.press(["b8"])
    learner.at(3)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_trick_that_the_coach_speaks_of_lies_there_until_a_card_is_asked_for(
    guests: Guests, size: tuple[int, int]
) -> None:
    guest = guests(size=size, kept={"lang": "en"})
    learner = Learner(guest, "kings-napoleon/first-game", "en")
    learner.begin()
    laid = guest.page.locator("[data-trick] [data-flip]")
    for i, moment in enumerate(learner.moments):
        learner.at(i)
        view = moment["frames"][-1]["view"]
        if moment["ask"] is None or moment["choices"]:
            cards = laid.evaluate_all("all => all.map((card) => card.dataset.flip)")
            assert sorted(cards) == sorted(view["last_trick"]["cards"])
            said = guest.page.get_by_test_id("trick").inner_text()
            assert ("win the trick" in said) == (view["last_trick"]["winner"] == 0)
            assert "colour led yet" not in said
        elif view["last_trick"] is not None:
            assert laid.count() == 0
        learner.go_on(moment)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_lies_below_is_counted_until_it_is_seen(guests: Guests, size: tuple[int, int]) -> None:
    guest = guests(size=size, kept={"lang": "en"})
    Learner(guest, "kings/first-game", "en").begin()
    more = guest.page.get_by_test_id("more")
    more.wait_for()
    assert more.inner_text().split()[1] == "more"
    guest.page.evaluate("""() => document.querySelectorAll(".pieces, .pieces .list").forEach(
        (each) => each.scrollTo(0, 9999))""")
    more.wait_for(state="detached")


# How far a name stands from what is said of it.
PARTED = """() => [...document.querySelectorAll(".choices b")].map((name) => {
    const said = document.createRange();
    said.setStartAfter(name);
    said.setEndAfter(name.parentElement.lastChild);
    const [first] = [...said.getClientRects()].filter(({ width }) => width > 0);
    return first.left - name.getBoundingClientRect().right;
})"""


def test_what_lies_before_one_is_named_and_an_answer_is_one_sentence(guests: Guests) -> None:
    guest = guests(size=PHONE)
    learner = Learner(guest, "trick-raiders/first-game", "en")
    learner.begin()
    assert "Lead cards" in guest.page.locator(".me").inner_text()
    asked = next(i for i, moment in enumerate(learner.moments) if moment["choices"])
    for i, moment in enumerate(learner.moments[:asked]):
        learner.at(i)
        learner.go_on(moment)
    learner.at(asked)
    gaps: list[float] = guest.page.evaluate(PARTED)
    assert gaps != []
    assert max(gaps) < 2


def test_home_offers_to_learn_and_a_primer_leads_to_the_first_game(guests: Guests) -> None:
    guest = guests(size=PHONE)
    guest.visit("/?game=kings")
    learn = guest.page.get_by_test_id("learn")
    assert learn.get_attribute("href") == "/learn/kings/first-game"
    guest.page.evaluate("localStorage.setItem('lessons', JSON.stringify({ 'kings/first-game': -1 }))")
    guest.page.reload()
    second = head_of(lessons_of("kings")[1])
    expect(learn).to_contain_text(second.title["en"])
    assert learn.get_attribute("href") == f"/learn/kings/{lessons_of('kings')[1].id}"
    guest.page.get_by_test_id("one-page").click()
    guest.page.get_by_test_id("primer").wait_for()
    guest.page.locator(".go-on a.go").click()
    guest.page.locator("[data-testid=lesson]").wait_for()


def test_the_first_table_of_a_game_is_gentle_and_has_hints_until_they_are_silenced(guests: Guests) -> None:
    guest = guests()
    page = guest.page
    hints = page.get_by_test_id("hints")

    def begin() -> set[str]:
        """The levels of the bots that are asked for."""
        guest.visit("/?game=trick-raiders")
        with page.expect_request(lambda asked: asked.method == "POST" and "/api/tables" in asked.url) as sent:
            page.locator("form.setup .btn.go").click()
        page.wait_for_url("**/t/*")
        page.get_by_test_id("table").wait_for()
        wish = sent.value.post_data_json
        assert wish is not None
        return {seat["level"] for seat in wish["seats"] if seat["kind"] == "bot"}

    assert begin() == {"thumb"}
    hints.wait_for()
    first = hints.locator("p").inner_text()
    hints.locator(".lnk").click()
    assert hints.locator("p").inner_text() != first
    hints.locator(".icb").click()
    page.get_by_test_id("table").wait_for()
    assert hints.count() == 0
    page.reload()
    page.get_by_test_id("table").wait_for()
    assert hints.count() == 0
    guest.visit("/?game=trick-raiders")
    page.locator("main .about .reads a[href='/game/trick-raiders']").wait_for()
    assert page.get_by_test_id("one-page").count() == 0, "it is for newcomers"
    assert begin() == {"search"}  # the second one is like all others
    assert hints.count() == 0


def test_a_phone_needs_its_room_so_hints_lie_over_the_table_until_it_is_pressed(guests: Guests) -> None:
    guest = guests(size=PHONE)
    page = guest.page
    hints = page.get_by_test_id("hints")
    path = guest.sit_down("trick-raiders", near=playable)
    page.evaluate("(id) => localStorage.setItem('first-trick-raiders', id)", path.rpartition("/")[2])
    page.reload()
    hints.wait_for()
    room = page.locator(".room").bounding_box()
    assert room is not None
    assert room["height"] == PHONE[1]
    page.locator("[data-testid=hand] [data-pick]").last.click()
    hints.wait_for(state="hidden")
    page.get_by_test_id("menu-button").click()
    page.get_by_test_id("unfold-hints").click()
    hints.wait_for()
    hints.locator(".lnk").click()
    assert hints.is_visible(), "to read on is not to play"


@pytest.mark.parametrize(("size", "language"), [(PHONE, "ja"), (DESKTOP, "en")])
def test_many_worked_examples_are_folded_until_they_are_wanted(
    guests: Guests, size: tuple[int, int], language: str
) -> None:
    guest = guests(size=size, kept={"lang": language})
    page = guest.page

    def many(route: Route) -> None:
        lessons = route.fetch().json()
        (of,) = [each for each in lessons["games"] if each["game"] == "trick-raiders"]
        example = next(each for each in of["lessons"] if each["part"] == "examples")
        of["lessons"] += [{**example, "id": f"example-{i}"} for i in range(40)]
        route.fulfill(json=lessons)

    page.route("**/api/lessons*", many)
    guest.visit("/learn/trick-raiders")
    fold = page.get_by_test_id("part-examples").locator("summary")
    fold.wait_for()
    examples = [lesson for lesson in lessons_of("trick-raiders") if head_of(lesson).part == "examples"]
    assert str(40 + len(examples)) in fold.inner_text()
    last = page.locator("[data-lesson=example-39]")
    assert not last.is_visible()
    assert page.evaluate(TOO_SMALL) == []
    fold.focus()
    page.keyboard.press("Enter")
    last.wait_for()
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate(TOO_SMALL) == []
    page.unroute("**/api/lessons*")
