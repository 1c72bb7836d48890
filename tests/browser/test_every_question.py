"""Every kind of question a game asks, on a phone and on a desk, in English and in Japanese.

Nothing that is written is cut, every sign has its word, what is pressed is large enough, and every piece
that is chosen from lies there with its card. The questions are found in the engine (browser.asked), and the
page is shown each of them over its line, as the service would send it. `make many` looks at all of them, in
every language and size; `make test` at one of each class, in turns.
"""

import functools
import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest
from msgspec import to_builtins
from playwright.sync_api import WebSocketRoute

import many
from browser.asked import Asked, Finder, class_name, declared, question_classes
from browser.conftest import Guests
from browser.forward import State
from browser.guest import DESKTOP, OFTEN, PHONE, Guest
from browser.test_every_page import TOO_SMALL, TOO_WIDE
from describe.wire import GAMES, NAMES
from followsuit import describe, find_game
from followsuit.core.game import Game
from followsuit.describe.shapes import News

SIZES: Final = (PHONE, DESKTOP)
SMALL_DESK: Final = (1024, 768)  # where powers have least room beside the hand
LANGUAGES: Final = ("en", "ja")
SEEDS: Final = 60  # games at random at each table; with the scenarios they come to everything
FIRST: Final = 1_000_000  # moments go back from it: what comes from before is shown at once

# Powers that nobody is ever asked about.
NEVER_ASKED: Final = {
    "tricktakers": {"adventurer-12", "adventurer-14"},  # the Crystals only lie there (TA-ITM-90)
    # The remakes have the figures of the box, but no characters; in Napoleon the Queens are not used.
    "kings-whist": {"cheerleader-0", "hermit-0", "resistance-0"},
    "kings-ombre": {"cheerleader-0", "hermit-0", "resistance-0"},
    "kings-napoleon": {
        *("cheerleader-0", "hermit-0", "resistance-0"),
        *("white-queen", "red-queen", "blue-queen", "green-queen", "black-queen"),
    },
}

# Kinds of pieces that nobody ever chooses from.
NEVER_CHOSEN: Final = {
    "tricktakers": {"formation"},  # a figure is completed point by point
    # In the remakes a King and a Jack come with their set.
    "kings-whist": {"king", "jack"},
    "kings-ombre": {"king", "jack"},
    "kings-napoleon": {"king", "jack"},
}
# Where signs stand by their names alone, and why.
WORDLESS: Final = (
    ".court",  # figures of Kings, up to ten at a seat: a press on it opens the card of each
)

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
    for (const one of document.querySelectorAll(".pow small"))
        if (!one.checkVisibility({ visibilityProperty: true })) found.push(`hidden: ${one.textContent}`);
    return found;
}"""
# Signs that say nothing: with no word beside them that is seen, or, where there is none, without a name.
MUTE: Final = f"""() => {{
    const found = [];
    for (const one of document.querySelectorAll("main svg.ic, main svg.seal")) {{
        if (!one.checkVisibility({{ visibilityProperty: true }})) continue;
        const about = [one.parentElement];
        while (about.length < 4) about.push(about.at(-1).parentElement);
        if (about.some((it) => it.innerText?.trim())) continue;
        const isNamed = one.ariaLabel || about.some((it) => it.ariaLabel);
        if (!isNamed || !one.closest("{", ".join(WORDLESS)}"))
            found.push(`${{one.parentElement.className}}: ${{one.outerHTML.slice(0, 120)}}`);
    }}
    return found;
}}"""
# By the ids of the pieces that may be picked: those that lie nowhere with a card.
UNCARDED: Final = """(ids) => ids.filter((id) => {
    const offer = document.querySelector(`[data-offer="${id}"]`);
    const pick = document.querySelector(`[data-pick="${id}"], [data-also~="${id}"]`);
    const place = offer ?? pick?.closest("[data-offer]");
    return !(place?.querySelector("[data-testid=piece-card], .card") || pick?.closest(".circle, .sides"));
})"""
# Answers that nothing on the page gives.
UNREACHED: Final = """(picks) => picks.filter((pick) =>
    !document.querySelector(`[data-pick="${pick}"], [data-also~="${pick}"]`))"""
# Words that lie on the stitching of their button, and numbers of a strip that touch the words above them.
CROWDED: Final = """() => {
    const box = (it) => it.getBoundingClientRect();
    const seen = (what) => [...document.querySelectorAll(what)].filter((it) => it.checkVisibility());
    const isOnStitch = (it) => {
        const [words, all] = [box(it.querySelector(".what")), box(it)];
        return words.top < all.top + 6 || words.bottom > all.bottom - 6;
    };
    const isOnWords = (it) => box(it.lastElementChild).top < box(it.firstElementChild).bottom + 1;
    return [
        ...seen("[data-testid=question] .pow").filter(isOnStitch),
        ...seen("main .wordy [role=listitem]").filter(isOnWords),
    ].map((it) => it.innerText);
}"""
# Powers are read at once: three of them on a phone, two on a desk, which has the trick beside the question.
# What the page itself does not count as too much, the edge around the words, may be scrolled to.
SCROLLED: Final = """() => {
    const question = document.querySelector("[data-testid=question]");
    const powers = question.querySelectorAll(".pow").length;
    const say = question.querySelector(".say");
    const isFew = powers > 0 && powers <= (innerWidth < 600 ? 3 : 2);
    const hidden = say.scrollHeight - say.clientHeight;
    const below = (it) => it.getBoundingClientRect().bottom - say.getBoundingClientRect().bottom;
    const isCut = isFew && say.scrollTop === 0 && below([...question.querySelectorAll(".pow")].at(-1)) > 1;
    return isFew && (hidden > 12 || isCut) ? [`${powers} powers, ${hidden} pixels`] : [];
}"""
# How soon room is made depends on what else the machine does (ms).
SETTLED: Final = 2000
# All of it in one call, once the question is there: on a busy machine every other one costs more.
# What is pressed is 44 pixels wide and high, for a thumb and for a mouse alike, whatever is drawn: every
# button, link, field and fold on the table and beside it, and whatever else the keyboard comes to. A link
# within a sentence is read, not aimed at; of a fan of cards the strip that shows counts, at least 28 wide.
LOOK: Final = f"""async ([id, pieces, picks]) => {{
    const end = Date.now() + 60000;
    while (document.querySelector("[data-testid=question]")?.dataset.question !== id) {{
        if (Date.now() > end) throw Error(`never asked: ${{id}}`);
        await new Promise((again) => setTimeout(again, {OFTEN}));
    }}
    for (let i = 0; i < 3; i++) await new Promise((drawn) => requestAnimationFrame(drawn));
    // What has no room is found out once it is drawn, and something else makes room for it.
    const settled = Date.now() + {SETTLED};
    while (({SCROLLED})().length > 0 && Date.now() < settled)
        await new Promise((drawn) => requestAnimationFrame(drawn));
    return [
        ...({TOO_WIDE})().map((it) => `wider than the screen: ${{it}}`),
        ...({CUT})(),
        ...({MUTE})().map((it) => `a sign without a word: ${{it}}`),
        ...({TOO_SMALL})().map((it) => `too small: ${{it}}`),
        ...({UNCARDED})(pieces).map((it) => `${{it}} has no card`),
        ...({CROWDED})().map((it) => `too close: ${{it}}`),
        ...({SCROLLED})().map((it) => `scrolls: ${{it}}`),
        ...({UNREACHED})(picks).map((it) => `${{it}} cannot be answered`),
    ];
}}"""
# Where not all of it has room, what lies behind the other tab; whether there is one.
TURN: Final = """() => {
    const other = document.querySelector("[role=tab][aria-selected=false]");
    other?.click();
    return other !== null;
}"""
# Take up the first card or piece, which answers nothing yet; whether there was one.
TAKE_UP: Final = """(picks) => {
    for (const pick of picks) {
        const one = document.querySelector(`[data-pick="${pick}"][aria-pressed]`);
        one?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
        if (one) return true;
    }
    return false;
}"""


class Stage:
    """A table of the page whose line is ours: it shows whatever moment is sent."""

    def __init__(self, guest: Guest, game: Game, language: str) -> None:
        self.guest = guest
        self.game = game
        self.language = language
        self.sent = 0
        self.lines: list[WebSocketRoute] = []
        path = guest.lay_table(game.id)
        self.first: State = guest.play_unseen(path, bool)
        guest.page.route_web_socket("**/socket", self.answered)
        guest.has_changed_page = True
        guest.visit(path)
        guest.page.get_by_test_id("table").wait_for()

    def answered(self, line: WebSocketRoute) -> None:
        """Nothing that the page says is heard; the first state is what it begins with."""
        self.lines.append(line)

        def hear(message: str | bytes) -> None:
            if json.loads(message)["type"] == "hello":
                line.send(json.dumps({**self.first, "n": FIRST}))

        line.on_message(hear)

    def show(self, asked: Asked, news: Sequence[News] = ()) -> dict[str, Any]:
        self.sent += 1
        names = NAMES[: asked.players]
        view = asked.table.view(asked.seat)
        id = f"shown-{self.sent}"
        question: dict[str, Any] = to_builtins(describe.question(self.game, view, names, self.language, id))
        info = self.first["table"]
        person = next(seat for seat in info["seats"] if seat["kind"] == "person")
        bot = next(seat for seat in info["seats"] if seat["kind"] == "bot")
        seats = [
            {**(person if seat == asked.seat else bot), "seat": seat, "name": names[seat]}
            for seat in range(asked.players)
        ]
        asides = to_builtins(describe.asides(self.game, view, self.language))
        state = {
            **self.first,
            "n": FIRST - self.sent,
            "table": {**info, "you": asked.seat, "seats": seats, "options": asked.options},
            "view": to_builtins(describe.view(self.game, view, names, self.language)),
            "question": question,
            "asides": {"id": f"aside-{self.sent}", "options": asides} if asides else None,
            "news": to_builtins(list(news)),
        }
        self.lines[-1].send(json.dumps(state))
        return question

    def faults(self, asked: Asked, size: tuple[int, int]) -> Iterator[str]:
        """As it is asked, and with the first card or piece taken up."""
        page = self.guest.page
        question = self.show(asked)
        options = question["options"]
        looked_for = [
            question["id"],
            [option["argument"] for option in options if option["verb"] == "piece"],
            [option["pick"] for option in options if option["pick"] != "done"],
        ]
        for fault in page.evaluate(LOOK, looked_for):
            yield f"{asked.where}, {size[0]}: {fault}"
        if page.evaluate(TURN):
            for fault in page.evaluate(LOOK, looked_for):
                yield f"{asked.where}, {size[0]}, the other tab: {fault}"
        things = [option["pick"] for option in options if option["verb"] in ("card", "piece")]
        if things and page.evaluate(TAKE_UP, things):
            for fault in page.evaluate(LOOK, looked_for):
                yield f"{asked.where}, {size[0]}, taken up: {fault}"


@functools.cache
def finder_of(id: str) -> Finder:
    finder = Finder(find_game(id))
    finder.search(SEEDS)
    return finder


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_everything_a_game_can_ask_is_found(game: str) -> None:
    """So that the walk below leaves nothing out: its powers, and every kind of piece that is chosen from."""
    found = finder_of(game)
    never = {f"power {key}" for key in NEVER_ASKED.get(game, set())}
    powers = {kind for kind in declared(find_game(game)) if kind.startswith("power")}
    assert powers - set(found.first) == never
    pieces = find_game(game).pieces.values()
    chosen = {piece.kind for piece in pieces if f"piece {piece.key}" in found.first}
    assert {piece.kind for piece in pieces} - chosen == NEVER_CHOSEN.get(game, set())


def test_every_class_of_question_is_met_in_some_game() -> None:
    met = {kind for game in GAMES for kind in finder_of(game.id).first}
    asked = [kind for kind in question_classes() if not kind.__subclasses__()]
    assert len(asked) > 90
    assert [class_name(kind) for kind in asked if f"question {class_name(kind)}" not in met] == []


# The languages of a game one after the other: its questions are found once.
BY_GAME: Final = [pytest.param(game.id, marks=pytest.mark.xdist_group(game.id)) for game in GAMES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BY_GAME)
def test_every_question_can_be_read(guests: Guests, game: str, language: str) -> None:
    finder = finder_of(game)
    moments = finder.moments() if many.ALL else finder.moments()[LANGUAGES.index(language) :: 12]
    guest = guests(size=PHONE, kept={"lang": language})
    stage = Stage(guest, find_game(game), language)
    found: list[str] = []
    for size in SIZES:
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        found += [fault for asked in moments for fault in stage.faults(asked, size)]
    if many.ALL:
        guest.page.set_viewport_size({"width": SMALL_DESK[0], "height": SMALL_DESK[1]})
        offering = [asked for asked in moments if asked.powers]
        found += [fault for asked in offering for fault in stage.faults(asked, SMALL_DESK)]
    assert found == [], "\n".join(dict.fromkeys(found))
