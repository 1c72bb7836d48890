"""Reloaded, cut off, taken back: the table is as it was."""

from pathlib import Path

from playwright.sync_api import Browser

from browser.forward import playable
from browser.guest import Guest
from service.nursery import Nursery


def hand(guest: Guest) -> list[str]:
    cards: list[str] = (
        guest.page.get_by_test_id("hand")
        .locator("[data-flip]")
        .evaluate_all("(cards) => cards.map((card) => card.dataset.flip)")
    )
    return cards


def plays_a_card(guest: Guest) -> bool:
    now = guest.look()
    return not now["isSet"] and bool(set(now["picks"]) & set(hand(guest)))


def test_a_reload_in_the_middle_changes_nothing(guest: Guest) -> None:
    guest.sit_down("tricktakers", near=lambda state: state["n"] > 8 and playable(state))
    guest.play_until(plays_a_card)
    before, cards = guest.look(), hand(guest)
    heading = guest.page.locator("header h1").first.inner_text()
    guest.page.reload()
    after = guest.until_asked()
    assert after["question"] == before["question"]
    assert after["picks"] == before["picks"]
    assert hand(guest) == cards
    assert guest.page.locator("header h1").first.inner_text() == heading
    guest.play_on(3)


def test_home_leads_back_to_the_table(guest: Guest) -> None:
    path = guest.begin("trick-raiders")
    guest.page.get_by_test_id("table").wait_for()
    guest.visit("/")
    guest.page.locator(f'a[href="{path}"]').first.click()
    guest.page.get_by_test_id("table").wait_for()
    guest.play_on(2)


def test_the_service_dies_and_the_page_goes_on_by_itself(browser: Browser, tmp_path: Path) -> None:
    nursery = Nursery(tmp_path)
    try:
        server = nursery.serve()
        with Guest(browser, server.base, seed=6) as guest:
            guest.sit_down("trick-raiders", near=playable)
            guest.play_until(plays_a_card)
            cards = hand(guest)
            before = guest.look()
            server.kill()
            guest.page.get_by_test_id("lost").wait_for()
            # What is answered meanwhile waits, and is sent when the line is back.
            pick = next(each for each in before["picks"] if each in cards)
            guest.page.locator(f'[data-testid=hand] [data-pick="{pick}"]').click()
            guest.page.get_by_test_id("play").click()
            server = nursery.again(server)
            guest.page.get_by_test_id("lost").wait_for(state="detached")
            guest.page.wait_for_function(
                "(card) => !document.querySelector(`[data-testid=hand] [data-flip='${card}']`)", arg=pick
            )
            assert set(hand(guest)) <= set(cards) - {pick}
            guest.pardon()
            guest.play_on(2)
            assert server.faults() == []
    finally:
        nursery.close()


def test_an_answer_is_taken_back(guest: Guest) -> None:
    """Against bots at once, as long as nothing hidden was seen since."""
    guest.sit_down("tricktakers")
    for _ in range(60):
        before, cards = guest.until_asked(), hand(guest)
        assert guest.move(), "the game is over"
        after = guest.until_asked()
        if guest.may_undo and not before["scoring"]:
            break
    assert guest.may_undo
    assert after["question"] != before["question"]
    guest.page.get_by_test_id("menu-button").click()
    guest.page.get_by_test_id("undo").click()
    guest.page.wait_for_function(
        "(was) => document.querySelector('[data-testid=question]').dataset.question !== was",
        arg=after["question"],
    )
    assert sorted(guest.until_asked()["picks"]) == sorted(before["picks"])
    assert hand(guest) == cards
    guest.play_on(2)
