"""Every kind of question a game asks, on a phone and on a desk, in English and in Japanese.

Nothing that is written is cut, every sign has its word, what is pressed is large enough, and every piece
that is chosen from lies there with its card. `make test` looks at some, `make many` at all that come up.
"""

from typing import Any, Final

import pytest

import many
from browser.conftest import Guests
from browser.forward import State
from browser.guest import DESKTOP, PHONE, Guest
from browser.test_every_page import TOO_SMALL, TOO_WIDE

EVERYBODY: Final = (
    "king,gambler,resistance,hermit,berserker,adventurer,collector,ruler,"
    "strategist,samurai,summoner,ninja,alchemist,time-traveler,phantom-thief"
)
# Tables, each with how many kinds of question are looked at by `make test`.
TABLES: Final[list[tuple[str, int, dict[str, object], int]]] = [
    ("tricktakers", 4, {"characters": EVERYBODY, "selection_mode": "all_star"}, 3),
    ("tricktakers", 5, {"characters": EVERYBODY, "selection_mode": "all_star"}, 0),
    ("little-tricktakers", 4, {}, 3),
    ("kings", 4, {}, 2),
    ("kings", 5, {"cheerleader": True}, 0),
    ("kings-whist", 4, {}, 1),
    ("kings-ombre", 3, {}, 0),
    ("kings-napoleon", 5, {}, 0),
    ("trick-raiders", 4, {}, 1),
    ("trickster", 4, {"deck_mode": "draft"}, 1),
    ("trickster", 7, {}, 0),
]
LOOKS: Final = [(PHONE, "en"), (DESKTOP, "ja"), (PHONE, "ja"), (DESKTOP, "en")]
SOME_LOOKS: Final = 2
# Kinds of question that a game can ask and random play comes to seldom; it is ended after so many tables.
MOST_TABLES: Final = 25

# Whatever is written and not all to be seen; what scrolls can be brought into sight.
CUT: Final = """() => {
    const found = [];
    for (const one of document.querySelectorAll("main *")) {
        const isSeen = one.checkVisibility({ visibilityProperty: true });
        if (!isSeen || one.closest(".vh, svg, .side, .peek")) continue;
        const style = getComputedStyle(one);
        const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const text = one.innerText?.trim().slice(0, 60);
        if (!text) continue;
        if (style.webkitLineClamp !== "none") found.push(`clamped: ${text}`);
        const hides = (way) => way === "hidden" || way === "clip";
        if (hides(style.overflowX) && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${text}`);
        const isLow = one.scrollHeight > one.clientHeight + 2;
        if (hides(style.overflowY) && isLow) found.push(`cut below: ${text}`);
        if (own && style.overflowX === "visible") {
            const range = document.createRange();
            range.selectNodeContents(one);
            const box = one.parentElement.getBoundingClientRect();
            const { left, right } = range.getBoundingClientRect();
            if (right > innerWidth + 1 || left < -1) found.push(`beyond the screen: ${text}`);
            else if (right - left > box.width + 24) found.push(`wider than its place: ${text}`);
        }
    }
    return found;
}"""
# Signs that say nothing: without a name of their own, and with no word beside them.
MUTE: Final = """() => {
    const found = [];
    for (const one of document.querySelectorAll("main svg.ic, main svg.seal")) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.ariaLabel) continue;
        const says = (it) => it.innerText?.trim() || it.ariaLabel;
        let about = one.parentElement;
        for (let i = 0; i < 3 && !says(about); i++) about = about.parentElement;
        if (!says(about)) found.push(one.outerHTML.slice(0, 120));
    }
    return found;
}"""
# By the ids of the pieces that may be picked: those that lie nowhere with a card.
UNCARDED: Final = """(ids) => ids.filter((id) => {
    const offer = document.querySelector(`[data-offer="${id}"]`);
    const pick = document.querySelector(`[data-pick="${id}"], [data-also~="${id}"]`);
    const place = offer ?? pick?.closest("[data-offer]");
    return !(place?.querySelector("[data-testid=piece-card], .card") || pick?.closest(".circle, .sides"));
})"""


def kind_of(state: State) -> str:
    """Questions are of one kind that ask by the same rule for the same things."""
    question = state["question"]
    powers = sorted(option["label"] for option in question["options"] if option["verb"] == "power")
    verbs = sorted({option["verb"] for option in question["options"]})
    return " ".join([question["rule"] or "", *verbs, *powers])


def faults_of(guest: Guest, state: State) -> list[str]:
    page = guest.page
    pieces = [option["argument"] for option in state["question"]["options"] if option["verb"] == "piece"]
    found: list[str] = [*page.evaluate(TOO_WIDE), *page.evaluate(CUT)]
    found += [f"a sign without a word: {sign}" for sign in page.evaluate(MUTE)]
    found += [f"{piece} has no card" for piece in page.evaluate(UNCARDED, pieces)]
    if guest.size == PHONE:
        found += [f"too small: {one}" for one in page.evaluate(TOO_SMALL)]
    return found


def look_at(guest: Guest, state: State, where: str, looks: list[Any]) -> list[str]:
    found: list[str] = []
    for size, lang in looks:
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        guest.size = size
        guest.page.evaluate("(lang) => localStorage.setItem('lang', lang)", lang)
        guest.page.reload()
        guest.until_asked()
        guest.page.evaluate(
            "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
        )
        found += [f"{where}, {size[0]} {lang}: {fault}" for fault in faults_of(guest, state)]
    return found


@pytest.mark.parametrize(("game", "players", "options", "some"), TABLES)
def test_every_question_can_be_read(
    guests: Guests, game: str, players: int, options: dict[str, object], some: int
) -> None:
    if not many.ALL and some == 0:
        pytest.skip("make many looks at it")
    seen: set[str] = set()
    found: list[str] = []
    tables = 0
    most = 10_000 if many.ALL else some
    looks = LOOKS if many.ALL else LOOKS[:SOME_LOOKS]

    def is_new(state: State) -> bool:
        return kind_of(state) not in seen

    while tables < MOST_TABLES and len(seen) < most:
        guest = guests(size=PHONE, seed=tables)
        guest.has_changed_window = True
        tables += 1
        guest.sit_down(game, players, None, **options)
        while len(seen) < most:
            try:
                state = guest.forward(is_new)
            except AssertionError:  # the game is over, and nothing new was asked
                break
            seen.add(kind_of(state))
            found += look_at(guest, state, f"{game} of {players}, {state['question']['sentence']}", looks)
    assert found == [], "\n".join(found)
