"""Little TrickTakers by clicking: its options at home, a hand that is built, and many things to take."""

from browser.conftest import Guests
from browser.forward import State, picks
from browser.guest import DESKTOP, PHONE, Guest
from browser.test_every_page import arrive


def lay_a_table(guest: Guest, mode: str) -> None:
    page = guest.page
    form = guest.open_form("little-tricktakers", 4)
    form.locator("button[aria-controls=options]").click()
    assert form.locator("select[id$=style]").count() == 0, "it would do nothing in the whole game"
    form.locator("select[id$=mode]").select_option(label=mode)
    form.locator("select[id$=style]").wait_for()
    form.locator("button.go").click()
    page.get_by_test_id("table").wait_for()


def choose(guest: Guest, piece: str) -> None:
    now = guest.until_asked()
    guest.page.locator(f'[data-pick="{piece}"]:not([data-testid=play])').click()
    guest.page.get_by_test_id("play").click()
    guest.until_moved(now)


def test_the_berserker_builds_a_hand(guests: Guests) -> None:
    """LT-BERS-01  Four of six cards that lie in no hand: also the last of them can be pressed first."""
    guest = guests(seed=1, size=PHONE)
    page = guest.page
    lay_a_table(guest, "Light 1: characters only")
    guest.play_until(
        lambda guest: "berserker" in guest.look()["picks"] and not guest.look()["scoring"],
    )
    choose(guest, "berserker")
    guest.play_until(lambda guest: guest.page.locator("[data-testid=question] .lc").count() > 0)
    now = guest.look()
    cards = page.locator("[data-testid=question] .lc")
    wanted = [cards.nth(i).get_attribute("data-pick") for i in (5, 1, 2, 3)]
    assert cards.count() == 6
    for i in (5, 1, 2, 3):
        cards.nth(i).click()
    page.get_by_test_id("play").click()
    guest.until_moved(now)
    guest.until_asked()
    held = page.locator("[data-testid=hand] [data-flip]").evaluate_all(
        "(cards) => cards.map((card) => card.dataset.flip)"
    )
    assert {*wanted, "M"} == set(held)


def brings_beasts(state: State) -> bool:
    """Where a character can be laid on two sides, and beasts come on one of them."""
    options = state["question"]["options"]
    return "lies" in options[0] and any(option.get("brings") for option in options)


def test_laying_a_character_says_what_both_sides_bring(guests: Guests) -> None:
    """LT-BEAST-01  Which marks meet, and the beasts that come for them."""
    guest = guests(size=PHONE)
    seen: State = {}

    def near(state: State) -> bool:
        seen.update(state)
        return brings_beasts(state)

    guest.sit_down("little-tricktakers", 4, near)
    guest.until_asked()
    options = seen["question"]["options"]
    assert len(options) == 2
    for option in options:
        side = guest.page.locator(f"[data-offer] [data-pick='{option['pick']}']")
        assert side.locator(".one").count() == len(option["lies"])
        left, right = option["edges"]
        meeting = {mark.upper() for mark in left["right"] if mark in right["left"]}
        assert set(side.locator(".meets").all_inner_texts()) == meeting
        told = side.locator(".brings").inner_text()
        assert all(mark in told for mark in meeting)
        beasts = side.locator(".told-of")
        assert beasts.count() == len(option.get("brings", []))
        assert all(len(text.splitlines()) > 1 for text in beasts.all_inner_texts())


def test_characters_and_options_lie_in_groups_with_prices(guests: Guests) -> None:
    """LT-OPT-09, LT-OPT-10  Thirteen at once; what is bought says for how much, and so does the button."""
    guest, look_at = arrive(guests, DESKTOP, PHONE)
    guest.sit_down("little-tricktakers", 4, near=lambda state: len(picks(state)) > 9)
    guest.play_until(lambda guest: guest.page.locator(".pieces.crowd [data-pick]").count() > 9)
    look_at("characters and options")
    cloth = guest.page.locator(".pieces")
    assert {"Characters", "Exchanges", "Cards", "Items"} <= set(cloth.locator("h2 b").all_inner_texts())
    rare = cloth.locator("[data-offer=buy-rare]")
    assert rare.locator(".price").inner_text() == "30 points"
    rare.click()
    assert guest.page.get_by_test_id("play").inner_text() == "Buy enhancement Rare for 30"
    assert not look_at.found, look_at.report()


def test_on_a_phone_characters_and_options_lie_behind_two_tabs(guests: Guests) -> None:
    """LT-SEL-02, LT-OPT-09  All prices of a tab are read before anything is pressed."""
    guest, look_at = arrive(guests, PHONE)
    guest.sit_down("little-tricktakers", 4, near=lambda state: len(picks(state)) > 9)
    page = guest.page
    guest.until_asked()
    characters, options = page.get_by_role("tab").all()
    assert characters.get_attribute("aria-selected") == "true"
    cloth = page.locator(".pieces")
    headings = cloth.locator("h2 b:visible")
    assert headings.all_inner_texts() == ["Characters"]
    assert characters.inner_text() == f"Characters · {cloth.locator('.piece:visible').count()} left"
    characters.press("ArrowRight")
    assert options.evaluate("(tab) => tab === document.activeElement")
    look_at("options")
    assert set(headings.all_inner_texts()) == {"Exchanges", "Cards", "Items"}
    offered = cloth.locator("[data-offer]:visible")
    assert options.inner_text() == f"Options · {offered.count()} left"
    assert cloth.locator("[data-offer=buy-rare] .price").inner_text() == "30 points"
    # What is picked up lies in the tab that is seen, and leaves with it no more than it came.
    cloth.locator("[data-offer=buy-rare]").click()
    characters.click()
    assert page.get_by_test_id("play").inner_text() == "Buy enhancement Rare for 30"
    assert not look_at.found, look_at.report()
