"""Rules are read over the table: the seat is kept, the line stays open, and one press leads back."""

import re

from playwright.sync_api import Page, WebSocket

from browser.conftest import Guests
from browser.forward import ends_a_round, playable
from browser.guest import Guest

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def drawer_shows(page: Page, rule: str) -> None:
    target = page.get_by_test_id("rule-drawer").locator(".target")
    target.wait_for()
    assert target.get_attribute("data-rule") == rule
    box = target.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert 0 <= box["y"] < size["height"], "it is in sight"


def test_a_rule_opens_over_the_table_and_the_line_stays_open(guests: Guests) -> None:
    guest = guests()
    lines: list[WebSocket] = []
    page = guest.page
    page.on("websocket", lambda line: lines.append(line))
    path = guest.sit_down("tricktakers", near=lambda state: state["question"]["refused"] and playable(state))
    guest.play_until(lambda guest: page.locator("[data-refused]").count() > 0)
    asked = page.get_by_test_id("question").get_attribute("data-question")

    link = page.locator("[data-testid=question] a.rule").first
    rule = link.inner_text()
    link.click()
    drawer_shows(page, rule)
    page.keyboard.press("Escape")
    page.get_by_test_id("rule-drawer").wait_for(state="detached")

    page.locator("[data-refused]").first.click()
    page.get_by_test_id("why").locator("a.rule").click()
    drawer_shows(page, page.get_by_test_id("why").locator("code").inner_text())
    page.get_by_test_id("rule-drawer").get_by_role("searchbox").fill("white flag")
    found = page.get_by_test_id("rule-drawer").locator("li[data-rule]")
    found.nth(3).wait_for()
    other = found.nth(3).get_attribute("data-rule")
    assert other is not None
    found.nth(3).locator("a.rule").first.click()
    drawer_shows(page, other)
    page.go_back()  # one step, however many rules were read
    page.get_by_test_id("rule-drawer").wait_for(state="detached")
    assert page.url.endswith(path)
    page.get_by_test_id("table").wait_for()

    page.locator(".side [data-testid=log] a.rule").first.click()
    page.get_by_test_id("rule-drawer").locator(".target").wait_for()
    page.get_by_test_id("rule-drawer").get_by_test_id("close").click()
    page.get_by_test_id("rule-drawer").wait_for(state="detached")

    assert page.get_by_test_id("question").get_attribute("data-question") == asked
    assert [line.is_closed() for line in lines] == [False]


def test_a_rule_of_a_scoring_sheet_opens_over_the_sheet(guest: Guest) -> None:
    guest.sit_down("trick-raiders", 3, near=ends_a_round)
    guest.play_until(lambda guest: bool(guest.look()["scoring"]))
    page = guest.page
    link = page.get_by_test_id("scoring").locator("a.rule").first
    rule = link.inner_text()
    link.click()
    drawer_shows(page, rule)
    page.keyboard.press("Escape")
    page.get_by_test_id("rule-drawer").wait_for(state="detached")
    assert page.get_by_test_id("scoring").is_visible()


def test_the_rules_page_has_the_tables_of_the_rules(guest: Guest) -> None:
    """TT-VP-01: the points of a character by tricks won."""
    guest.visit("/rules/tricktakers#TT-KING-12")
    page = guest.page
    table = page.locator("[id='TT-KING-12'] table")
    table.wait_for()
    assert table.locator("tbody tr").first.inner_text().split() == (
        ["Rounds", "1", "and", "2", "0", "20", "50", "80", "120", "win"]
    )
    cut = page.locator("main table").count()
    page.get_by_role("button", name="Show all parts of the box").click()
    page.locator("[id='TX-STG-01']").wait_for()
    assert page.locator("main table").count() > max(30, cut)


def test_the_rules_are_cut_to_what_the_game_needs_and_a_link_opens_the_rest(guest: Guest) -> None:
    """Ombre has its own rules and those they rest on; Whist's and bids stand in the same box."""
    page = guest.page
    guest.visit("/rules/tricktakers")
    page.locator("[id='TT-BER-07']").wait_for()
    assert page.locator("[id^=TA-]").count() == page.locator("[id^=TX-]").count() == 0
    assert re.search(r"\d+ rules of the box are left out", page.locator("main .left-out").inner_text())
    guest.visit("/rules/kings-ombre")
    page.locator("[id='KO-AUC-01']").wait_for()
    assert page.locator("[id='KT-TRICK-04']").count() == 1
    assert page.locator("[id^=KW-]").count() == page.locator("[id^=KN-]").count() == 0
    assert page.locator("[id^=KT-BID-]").count() == page.locator("[id^=KT-DRAFT-]").count() == 0
    guest.visit("/")
    guest.visit("/rules/kings-ombre#KW-PLAY-03")
    page.locator("[id='KW-PLAY-03'].target").wait_for()


def test_over_a_table_the_rules_are_cut_to_it_and_a_link_opens_the_rest(guest: Guest) -> None:
    """With the Adventurer there is read of the Adventurer, of the Collector only once that is asked for."""
    path = guest.sit_down("tricktakers", characters="adventurer_too")
    page = guest.page
    page.get_by_test_id("menu-button").click()
    link = page.get_by_test_id("menu").locator("a[href*='/rules/']")
    assert link.get_attribute("href") == f"/rules/tricktakers?table={path.rpartition('/')[2]}"
    link.click()
    drawer = page.get_by_test_id("rule-drawer")
    drawer.get_by_role("button", name="4.1 Adventurer (3B)").wait_for()
    assert drawer.get_by_role("button", name="4.3 Collector (4B)").count() == 0
    assert re.search(
        r"\d+ rules of the box are left out: this table", drawer.locator(".left-out").inner_text()
    )
    drawer.get_by_role("button", name="Show all parts of the box").click()
    drawer.get_by_role("button", name="4.3 Collector (4B)").wait_for()
    drawer.get_by_role("button", name="Only what the table needs").click()
    drawer.get_by_role("button", name="4.3 Collector (4B)").wait_for(state="detached")

    # TT-EOR-05 names a rule of the Collector: its link opens it, and all parts with it.
    drawer.get_by_role("searchbox").fill("TT-EOR-05")
    drawer.locator("li a.rule", has_text="TA-END-02").first.click()
    drawer_shows(page, "TA-END-02")


def test_a_rule_of_the_table_is_read_in_japanese_and_its_ruling_says_that_it_is_english(
    guests: Guests,
) -> None:
    guest = guests(kept={"lang": "ja"})
    page = guest.page
    guest.sit_down("tricktakers", near=lambda state: state["question"]["refused"] and playable(state))
    guest.play_until(lambda guest: page.locator("[data-refused]").count() > 0)
    page.locator("[data-refused]").first.click()
    page.get_by_test_id("why").locator("a.rule").click()
    drawer = page.get_by_test_id("rule-drawer")
    drawer_shows(page, page.get_by_test_id("why").locator("code").inner_text())
    assert JAPANESE.search(drawer.locator(".target p").first.inner_text())
    assert drawer.locator(".target p").first.get_attribute("lang") is None

    # Found by a Japanese word and a number typed in wide letters; a ruling below is marked.
    drawer.get_by_role("searchbox").fill("白旗　ＴＴ－ＳＴＲＮ－０８")
    found = drawer.locator("li[data-rule='TT-STRN-08']")
    found.wait_for()
    assert "白旗" in found.locator("mark").all_inner_texts()
    ruling = found.locator(".ruling")
    assert ruling.get_attribute("lang") == "en"
    assert ruling.get_by_test_id("other-language").inner_text() == "英語"


def test_the_rules_page_in_japanese_marks_the_parts_that_are_english(guests: Guests) -> None:
    guest = guests(kept={"lang": "ja"})
    page = guest.page
    guest.visit("/rules/trick-raiders#TR-FOLLOW-03")
    page.locator("[id='TR-FOLLOW-03'].target").wait_for()
    marks: list[list[str | None]] = page.evaluate(
        "[...document.querySelectorAll('.text h2')].map((head) => [head.firstChild.textContent.trim(),"
        " head.lang, head.querySelector('[data-testid=other-language]')?.textContent ?? null])"
    )
    english = [title for title, lang, mark in marks if lang == "en"]
    assert {"2. Glossary", "9. Rulings", "12. Options"} <= set(english)
    for title, lang, mark in marks:
        assert title is not None
        assert (lang, mark) == (("", None) if JAPANESE.search(title) else ("en", "英語"))
    seen = page.locator(".text [data-testid=other-language]").first
    assert seen.is_visible()

    # In English nothing is marked, and the same section has the same address.
    page.evaluate("localStorage.setItem('lang', 'en')")
    guest.visit("/")
    guest.visit("/rules/trick-raiders#trick-raiders-9-rulings")
    page.locator("[id='trick-raiders-9-rulings']").wait_for()
    assert page.get_by_test_id("other-language").count() == 0
