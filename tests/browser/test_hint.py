"""Advice at the table: asked for with one press, taken up, and still the person's to play."""

from browser.conftest import Guests
from browser.forward import playable
from browser.guest import PHONE, Guest
from browser.test_people import invitation, join


def asks_for_a_card(guest: Guest) -> bool:
    now = guest.look()
    hand = guest.page.locator("[data-testid=hand] [data-pick]").count()
    return hand > 1 and not now["isSet"] and guest.page.get_by_test_id("ask-hint").count() > 0


def test_the_card_it_names_is_taken_up_and_not_played(guests: Guests) -> None:
    guest = guests(seed=4, size=PHONE)
    page = guest.page
    guest.sit_down("tricktakers", near=lambda state: len(playable(state)) > 1)
    guest.play_until(asks_for_a_card)
    before = guest.look()
    page.get_by_test_id("ask-hint").click()
    first = page.get_by_test_id("candidates")
    first.wait_for()
    meant = [one.get_attribute("data-candidate") for one in first.locator("li").all()]
    assert 2 <= len(meant) <= 3
    assert "%" not in first.inner_text(), "no numbers yet"
    assert page.locator(".tip").count() == 0
    assert guest.look()["moment"] == before["moment"]
    page.get_by_test_id("hint-numbers").click()
    hint = page.get_by_test_id("hint")
    hint.wait_for()
    assert page.get_by_test_id("candidates").count() == 0
    assert page.get_by_test_id("hint-looks").locator("li").count() >= 2
    assert "imagined deals" in hint.inner_text()
    after = guest.look()
    assert after["moment"] == before["moment"], "nothing was answered"
    named = hint.locator("b").inner_text()
    # A power is pointed at, a card or a character is taken up; the main button says what it would do.
    button = page.locator(".tip") if page.locator(".tip").count() else page.get_by_test_id("play")
    assert button.inner_text().startswith(named)
    button.click()
    guest.until_moved(before)
    assert page.get_by_test_id("hint").count() == 0, "the next question has none yet"
    guest.play_on(2)


def test_a_set_of_cards_is_gathered(guests: Guests) -> None:
    """TR-DECL-08  The first question of Trick Raiders is for a set, in secret."""
    guest = guests(seed=4)
    page = guest.page
    guest.sit_down("trick-raiders")
    before = guest.until_asked()
    assert before["isSet"]
    page.get_by_test_id("ask-hint").click()
    page.locator("[data-testid=hint-numbers], [data-testid=hint]").first.wait_for()
    if page.get_by_test_id("hint-numbers").count():
        page.get_by_test_id("hint-numbers").click()
    page.get_by_test_id("hint").wait_for()
    assert guest.look()["play"], "what it names can be sent"
    page.get_by_test_id("play").click()
    guest.until_moved(before)


def test_there_is_none_among_people(guests: Guests) -> None:
    mika, sora = guests(seed=2), guests(seed=3)
    mika.begin("trick-raiders", players=3, openings=1)
    join(sora, invitation(mika), "Sora")
    for person in (mika, sora):
        assert person.until_asked()["question"]
        assert person.page.get_by_test_id("ask-hint").count() == 0
