"""Where much has to be on the cloth at once: a King on a card, a power on offer, seven players on a phone."""

from typing import Any, Final

from browser.conftest import Guests
from browser.guest import PHONE, Guest
from browser.test_expansion import be
from browser.test_layouts import LARGE_TEXT, LOOK, faults_of, is_near_a_trick

SETTLED: Final = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
IN_A_TRICK: Final = "[data-testid=trick] [data-flip]"
TO_PLAY: Final = "[data-testid=hand] [data-pick]"

# All that is written on the cloth, of two texts that lie over each other both, and the names of its cards.
WRITTEN: Final = """() => {
    const found = [...document.querySelectorAll(
        "[data-testid=head] :is(small, b), [data-testid=trick] .tag :is(b, b + span)"
    )].filter((it) => it.checkVisibility() && it.innerText.trim());
    const over = [];
    for (const [i, one] of found.entries())
        for (const two of found.slice(i + 1)) {
            const [a, b] = [one, two].map((it) => it.getBoundingClientRect());
            if (Math.min(a.right, b.right) - Math.max(a.x, b.x) > 1.5
                && Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 1.5)
                over.push(`${one.innerText} / ${two.innerText}`);
        }
    const cards = [...document.querySelectorAll("[data-testid=trick] .one [aria-label]")];
    return { texts: found.map((it) => it.innerText), cards: cards.map((it) => it.ariaLabel), over };
}"""
# How much is left empty beside all of the table.
MARGINS: Final = """() => {
    const parts = ["[data-seat].seat", "[data-testid=trick]", "[data-testid=question]", ".side"];
    const boxes = [...document.querySelectorAll(parts.join())].filter((it) => it.checkVisibility())
        .map((it) => it.getBoundingClientRect());
    return [
        Math.min(...boxes.map((box) => box.x)),
        innerWidth - Math.max(...boxes.map((box) => box.right)),
    ];
}"""
# What of these is cut off by the screen or by whatever holds it.
HIDDEN: Final = """(what) => [...document.querySelectorAll(what)].filter((it) => {
    const box = it.getBoundingClientRect();
    if (box.x < -1 || box.right > innerWidth + 1 || box.y < -1 || box.bottom > innerHeight + 1) return true;
    const isFree = (one) => getComputedStyle(one).position === "absolute";
    const around = (one) => isFree(one) ? one.offsetParent : one.parentElement;
    for (let holder = around(it); holder; holder = around(holder)) {
        const style = getComputedStyle(holder);
        const edge = holder.getBoundingClientRect();
        const isOut = box.x < edge.x - 1 || box.right > edge.right + 1 || box.y < edge.y - 1
            || box.bottom > edge.bottom + 1;
        if (isOut && (style.overflowX !== "visible" || style.overflowY !== "visible")) return true;
    }
    return false;
}).map((it) => it.ariaLabel || it.innerText || it.dataset.pick || it.className)"""


def resize(guest: Guest, width: int, height: int) -> None:
    guest.page.set_viewport_size({"width": width, "height": height})
    guest.page.evaluate(SETTLED)


def counts(guest: Guest, what: str) -> int:
    return guest.page.locator(what).count()


def test_what_is_written_at_a_king_lies_over_nothing(guests: Guests) -> None:
    """KT-KING-01  "Under the Green King", beside the piles and the led colour."""
    guest = guests(seed=2)
    guest.sit_down("kings", 4)
    guest.play_until(
        lambda guest: (
            counts(guest, "[data-testid=trick] [data-testid=under]") > 0 and counts(guest, TO_PLAY) > 0
        )
    )
    for width, height in ((1280, 800), (1600, 900), PHONE):
        resize(guest, width, height)
        seen: dict[str, Any] = guest.page.evaluate(WRITTEN)
        assert seen["over"] == [], f"{width} x {height}"
        # Where both have no room, who beats whom comes first: the figure is seen on its card.
        assert counts(guest, "[data-testid=ribbon] [data-testid=pin]") > 0 or width == PHONE[0]
        # With three powers on offer there is no room for words even there: then the card's own name says it.
        if (width, height) == (1600, 900):
            assert any("under the " in text for text in [*seen["texts"], *seen["cards"]]), seen
        if (width, height) == (1280, 800):
            assert any("draw deck" in text.lower() for text in seen["texts"]), seen["texts"]


def test_a_power_on_offer_leaves_trick_and_hand_in_sight(guests: Guests) -> None:
    """On the smallest phones, at twice the zoom and with text of twice the size."""
    guest = guests(seed=1)
    guest.sit_down("tricktakers", 4)
    power = "[data-testid=question] .pow"
    been: list[str] = []
    while not be(guest, ["hermit", "resistance"], been):
        guest.move()
    guest.play_until(
        lambda guest: (
            counts(guest, power) > 0 and counts(guest, IN_A_TRICK) > 1 and counts(guest, TO_PLAY) > 0
        )
    )
    found: list[str] = []

    def look(sizes: list[tuple[int, int]], how: str) -> None:
        for width, height in sizes:
            resize(guest, width, height)
            found.extend(
                f"{width} x {height}{how}: {fault}" for fault in faults_of(guest.page.evaluate(LOOK))
            )

    look([(320, 568), (320, 640), PHONE, (640, 400), (844, 390)], "")
    guest.page.evaluate("document.documentElement.style.fontSize = '200%'")
    look(LARGE_TEXT, ", large text")
    assert found == []


def test_windows_between_phone_and_desk_are_used(guests: Guests) -> None:
    """Not a phone's column between empty margins; last trick and log are there, or one press away."""
    guest = guests(seed=1)
    guest.sit_down("tricktakers", 4, near=is_near_a_trick)
    page = guest.page
    guest.play_until(lambda guest: counts(guest, IN_A_TRICK) > 1 and counts(guest, TO_PLAY) > 0)
    for width, height in ((700, 900), (768, 1024), (900, 600), (1024, 768), (1179, 800), (1180, 820)):
        resize(guest, width, height)
        margins: list[float] = page.evaluate(MARGINS)
        assert max(margins) <= width * 0.15, f"{width} x {height}: {margins}"
        # All that a decision needs, in words: points by tricks, who beats whom, what everybody has.
        assert page.locator(".me [data-testid=strip]").is_visible(), f"{width} x {height}"
        assert page.get_by_test_id("ribbon").is_visible(), f"{width} x {height}"
        assert "tricks" in page.locator("[data-seat].seat").first.inner_text(), f"{width} x {height}"
        if page.locator(".side").is_visible():
            assert page.locator(".side [data-testid=log]").is_visible()
            continue
        page.locator(".peek .news:visible, header button.log:visible").click()
        page.locator("[data-testid=log]:visible").wait_for()
        page.get_by_test_id("close").click()
        page.get_by_test_id("close").wait_for(state="detached")


def test_a_large_screen_shows_larger_things(guests: Guests) -> None:
    """1920 px: the cards of hand and trick, and what is read beside them."""
    guest = guests(seed=1)
    guest.sit_down("tricktakers", 4, near=is_near_a_trick)
    guest.play_until(lambda guest: counts(guest, IN_A_TRICK) > 1 and counts(guest, TO_PLAY) > 0)
    measure = """() => [
        document.querySelector("[data-testid=hand] .hc").getBoundingClientRect().height,
        document.querySelector("[data-testid=trick] [data-flip] .card").getBoundingClientRect().height,
        parseFloat(getComputedStyle(document.querySelector(".side [data-testid=log] li")).fontSize),
    ]"""
    sizes: list[list[float]] = []
    for width, height in ((1280, 800), (1920, 1080)):
        resize(guest, width, height)
        sizes.append(guest.page.evaluate(measure))
    assert all(large > small for small, large in zip(*sizes, strict=True)), sizes


def test_seven_on_a_phone_see_every_seat_and_every_card_to_choose_from(guests: Guests) -> None:
    """TS-DEC-06  A card of each of six others is chosen from; each place of the trick has its number."""
    guest = guests(size=PHONE, seed=3)
    guest.sit_down("trickster", 7)
    page = guest.page
    loose = "[data-testid=question] .loose [data-pick]"
    guest.play_until(lambda guest: counts(guest, loose) > 5)
    for width, height in (PHONE, (320, 640)):
        resize(guest, width, height)
        assert page.evaluate(HIDDEN, ".seats [data-seat]") == [], f"{width} x {height}"
        assert page.evaluate(HIDDEN, "[data-testid=trick] .ord") == [], f"{width} x {height}"
    resize(guest, *PHONE)
    assert page.evaluate(HIDDEN, loose) == []
    assert counts(guest, "[data-testid=trick] .ord") == 7
    # No bare numbers: what a seat has is trouble, and every pile says which it is.
    assert all("trouble" in text for text in page.locator(".seats [data-seat], .me").all_inner_texts())
    assert page.locator("[data-testid=head] .pile:visible small").all_inner_texts() == [
        "trash",
        "deck",
        "heroes in play",
    ]
