"""Kings TrickTakers and its remakes by clicking: what lies at seats, what is announced, who is with whom."""

import re

from browser.conftest import Guests
from browser.forward import State, picks, playable
from browser.guest import DESKTOP, PHONE, Guest
from browser.test_every_page import arrive

LIES = {"pace": "tap"}  # a finished trick lies until it was seen


def may_announce_a_king(state: State) -> bool:
    powers = [option["label"] for option in state["question"]["options"] if option["verb"] == "power"]
    return any("King" in label for label in powers)


def lay_a_table(guest: Guest, players: int, game: str = "kings", **options: str) -> None:
    page = guest.page
    form = guest.open_form(game, players if game == "kings" else 0)  # the remakes have one number of players
    if options:
        form.locator("button[aria-controls=options]").click()
    for name, label in options.items():
        if label:
            form.locator(f"select[id$={name}]").select_option(label=label)
        else:
            form.locator(f"input[id$={name}]").check(force=True)
    form.locator("button.go").click()
    page.get_by_test_id("table").wait_for()


def test_all_there_is_to_take_lies_there_with_its_card(guests: Guests) -> None:
    """KT-DRAFT-01  Five sets and ten characters; copies of a character are one card that says how many."""
    guest, look_at = arrive(guests, PHONE, DESKTOP)
    lay_a_table(guest, 5, cheerleader="")
    now = guest.until_asked()
    cloth = guest.page.locator(".pieces.crowd")
    assert len({*now["picks"], *now["also"]} - {""}) > 20
    assert cloth.locator("[data-offer]").count() == len(now["picks"]) <= 15
    assert cloth.get_by_text("3 left").count() == 2
    assert cloth.get_by_test_id("piece-card").count() >= len(now["picks"])
    look_at("the first draft")
    assert not look_at.found, look_at.report()


def test_a_ready_party_shows_whom_it_brings(guests: Guests) -> None:
    """KT-DRAFT-12"""
    guest = guests(size=PHONE)
    lay_a_table(guest, 4, initial_parties="Ready, by choice")
    guest.until_asked()
    parties = guest.page.locator(".pieces [data-pick]")
    assert parties.count() >= 2
    first = parties.first
    assert first.locator(".with .seal").count() == 3
    brought = first.locator(".with").inner_text().split()
    first.click()
    guest.page.get_by_test_id("play").click()
    own = guest.page.locator("[data-own] [data-testid=court]")
    own.locator(".seal").nth(5).wait_for()  # King, Queen, Jack and these three
    labels = own.locator(".seal").evaluate_all("(seals) => seals.map((seal) => seal.ariaLabel)")
    assert sorted(brought) == sorted(labels[-3:])


def test_a_king_is_announced_and_lies_on_the_card(guests: Guests) -> None:
    """KT-KING-01, KT-KING-05  It is seen before the card is played, on it, in the last trick, face down."""
    guest = guests(seed=2, size=PHONE, kept=LIES)
    page = guest.page
    guest.sit_down("kings", 3, near=may_announce_a_king)
    kings = page.locator("[data-testid=question] .pow", has_text="King")
    guest.play_until(lambda guest: kings.count() > 0 and not guest.look()["goOn"])
    now = guest.look()
    name = kings.first.inner_text().splitlines()[0]
    kings.first.click()
    guest.until_moved(now)
    assert page.locator("[data-testid=question] .far").inner_text().endswith(name)
    assert page.locator("[data-testid=trick] .announced .seal").count() == 1
    page.locator("[data-testid=hand] [data-pick]").first.click()
    page.get_by_test_id("play").click()
    page.get_by_test_id("go-on").wait_for()
    assert page.locator("[data-testid=trick] .play", has_text="You").get_by_test_id("under").count() == 1
    page.get_by_test_id("go-on").click()
    own = page.locator("[data-own] [data-testid=court]")
    own.locator(f".down .seal[aria-label='{name}']").wait_for()
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.locator(".side .last small", has_text=f"under the {name}").wait_for()


def test_a_bid_of_two_may_be_picked_in_any_order(guests: Guests) -> None:
    """KT-BID-04  The Jack first, then a character: both lie face down."""
    guest = guests(seed=1)
    page = guest.page
    guest.sit_down("kings", 3, near=lambda state: any(pick.endswith("-jack") for pick in picks(state)))
    jack = page.locator(".pieces [data-pick$=-jack]")
    guest.play_until(lambda guest: jack.count() > 0)
    character = page.locator(".pieces [data-pick]").first
    names = [one.locator("b").first.inner_text() for one in (jack, character)]
    jack.click()
    character.click()
    page.get_by_test_id("play").click()
    bid = page.locator("[data-own] [data-testid=bid] .seal")
    bid.nth(1).wait_for()
    labels = bid.evaluate_all("(seals) => seals.map((seal) => seal.ariaLabel)")
    assert sorted(labels) == sorted(f"Bid: {name}" for name in names)


def test_the_jack_is_spent_beside_the_question(guests: Guests) -> None:
    """KT2-JACK-01, KT2-JACK-09  At any moment, and what was asked stays asked."""
    guest = guests(seed=3, size=PHONE)
    page = guest.page
    guest.sit_down("kings", 2, near=lambda state: state["asides"] and playable(state))
    aside = page.get_by_test_id("aside")
    hand = page.locator("[data-testid=hand] [data-pick]")
    guest.play_until(lambda guest: aside.count() > 0 and hand.count() > 0 and not guest.look()["isSet"])
    asked = page.get_by_test_id("question").get_attribute("data-question")
    aside.click()
    page.get_by_test_id("aside-ask").get_by_role("button", name="Not now").click()
    page.get_by_test_id("aside-ask").wait_for(state="detached")
    aside.click()
    page.get_by_test_id("aside-yes").click()
    aside.wait_for(state="detached")
    assert page.get_by_test_id("question").get_attribute("data-question") == asked
    hand.first.click()
    now = guest.look()
    page.get_by_test_id("play").click()
    guest.until_moved(now)


def test_the_auction_shows_who_has_declared_what(guests: Guests) -> None:
    """KO-AUC-03, KO-AUC-04, KO-AUC-11"""
    guest, look_at = arrive(guests, PHONE, DESKTOP)
    page = guest.page
    guest.sit_down("kings-ombre")
    guest.until_asked()
    auction = page.get_by_test_id("auction")
    for _ in look_at.each_size():
        assert auction.locator("li").count() == 3
        kept = [int(re.findall(r"\d+", text)[0]) for text in auction.locator(".kept").all_inner_texts()]
        laid = [int(seat.get_attribute("data-declared") or 0) for seat in auction.locator(".front").all()]
        assert sum(kept) + sum(laid) == 9
        assert auction.locator(".best").count() == 1
    look_at("the auction")
    now = guest.look()
    total = max(pick for pick in now["picks"] if pick.startswith("number-"))
    page.locator(f"[data-pick={total}]").click()
    guest.until_moved(now)
    assert not look_at.found, look_at.report()


def test_partners_are_known_at_once(guests: Guests) -> None:
    """KW-PREP-01, KN-R1-04  Across the table in Whist; in Napoleon as the sets have it."""
    guest, look_at = arrive(guests, PHONE, seed=1)
    page = guest.page
    ours = page.locator(".seats .team.ours")
    for game, seats in (("kings-whist", 3), ("kings-napoleon", 4)):
        guest.sit_down(game)
        guest.play_until(lambda guest: guest.page.locator(".seats .team").count() > 0)
        assert page.locator(".seats .team").count() == seats
        assert page.locator("[data-own] .team.ours").count() == 1
        team = page.locator("[data-own] .team").get_attribute("data-team")
        assert [one.get_attribute("data-team") == team for one in ours.all()] == [True] * ours.count()
        assert 1 <= ours.count() <= 2
        if game == "kings-whist":
            assert page.locator(".seats .seat").nth(1).locator(".team.ours").count() == 1
        guest.forward(playable)
        look_at(game)
    assert not look_at.found, look_at.report()


def test_partners_by_lot_sit_opposite_as_well(guests: Guests) -> None:
    """KW-PREP-01  Here the seats are drawn so that play goes the other way round, and so they are shown."""
    guest = guests(size=DESKTOP)
    lay_a_table(guest, 4, "kings-whist", whist_teams="Drawn by lot")
    seats = guest.page.locator(".seats .seat")
    seats.locator(".team").first.wait_for()
    assert [seat.locator(".team.ours").count() for seat in seats.all()] == [0, 1, 0]
    assert [seat.get_attribute("data-seat") for seat in seats.all()] == ["3", "2", "1"]
