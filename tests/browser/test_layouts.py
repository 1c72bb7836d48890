"""Trick, question and hand are on every screen together, and nothing lies over anything."""

from typing import Any, Final

import pytest

from browser.asked import Asked, Finder
from browser.conftest import Guests
from browser.forward import State, held, laid, playable
from browser.guest import Guest
from browser.test_every_question import LANGUAGES, Stage
from followsuit import find_game
from followsuit.core.game import Game

# Phones upright and lying, tablets, windows in between, a large screen; then text of twice the size.
SIZES: Final = [
    *[(390, 844), (844, 390), (320, 568), (320, 640), (640, 400), (700, 900), (768, 1024), (900, 600)],
    *[(1024, 768), (1179, 800), (1180, 820), (1280, 800), (1600, 900), (1920, 1080)],
]
LARGE_TEXT: Final = [(390, 844), (768, 1024), (1280, 800)]
# Where the whole hand has room; and where it has beside a question of a line or two, without powers.
ROOMY: Final = [(900, 600), (768, 1024), (1280, 800), (1920, 1080)]
ROOMY_ENOUGH: Final = [(640, 400), (844, 390), (700, 900)]
TABLES: Final = [("tricktakers", 5), ("trickster", 7), ("kings-whist", 4), ("little-tricktakers", 4)]

# Everything that must be seen whole, and that nothing may lie over; of the hand the upper part of every card.
LOOK: Final = """() => {
    const box = (it) => {
        const { x, y, right, bottom } = it.getBoundingClientRect();
        return { x, y, right, bottom };
    };
    const all = (what) => [...document.querySelectorAll(what)].filter((it) => it.checkVisibility());
    const named = (name, found) => found.map((it, i) => ({ name: `${name} ${i + 1}`, ...box(it) }));
    const hand = all("[data-testid=hand] .hc").map((it, i) => {
        const { x, y, right } = it.getBoundingClientRect();
        return { name: `card ${i + 1} in the hand`, x, y, right, bottom: y + 44 };
    });
    const parts = [
        ...named("bar", all("header.bar")),
        ...named("seat", all("[data-seat].seat")),
        ...named("cloth", all("[data-testid=trick]")),
        ...named("last trick and log", all(".peek")),
        ...named("question", all("[data-testid=question]")),
        ...named("own line", all(".me")),
        ...named("side", all(".side")),
    ];
    const onCloth = [
        ...named("led or trump", all("[data-testid=head] .sign")),
        ...named("pile", all("[data-testid=head] .pile b")),
        ...named("card of the trick", all("[data-testid=trick] .laid")),
        ...named("name at the trick", all("[data-testid=trick] .tag b")),
    ];
    const question = all("[data-testid=question]")[0];
    const cut = all(".tag .nm, .tag, .seat .nm, .seat .vp, .sign, .btn")
        .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight * 1.3 + 3)
        .map((it) => `${it.className}: ${it.innerText}`);
    return {
        width: innerWidth, height: innerHeight,
        scrolls: document.documentElement.scrollHeight > innerHeight + 1
            || document.documentElement.scrollWidth > innerWidth + 1,
        parts, onCloth, hand, cut,
        cloth: box(all("[data-testid=trick]")[0]),
        play: all("[data-testid=play]").map(box),
        question: box(question),
        // In Kakumei no colour is trump, and that is said in its place.
        trump: all("[data-testid=trump], [data-testid=kakumei]").length, led: all("[data-testid=led]").length,
    };
}"""
# Four frames: the cloth is measured, its cards are laid, what has no room is found out, and folded.
DRAWN: Final = """async () => {
    for (let i = 0; i < 4; i++) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""
SLACK: Final = 1.5
Box = dict[str, Any]


def overlap(one: Box, other: Box) -> bool:
    return bool(
        min(one["right"], other["right"]) - max(one["x"], other["x"]) > SLACK
        and min(one["bottom"], other["bottom"]) - max(one["y"], other["y"]) > SLACK
    )


def lies_in(one: Box, frame: Box) -> bool:
    return bool(
        one["x"] >= frame["x"] - SLACK
        and one["y"] >= frame["y"] - SLACK
        and one["right"] <= frame["right"] + SLACK
        and one["bottom"] <= frame["bottom"] + SLACK
    )


def faults_of(seen: dict[str, Any]) -> list[str]:
    screen = {"x": 0, "y": 0, "right": seen["width"], "bottom": seen["height"]}
    parts, on_cloth, hand = seen["parts"], seen["onCloth"], seen["hand"]
    found = ["the page scrolls"] if seen["scrolls"] else []
    found += [f"{one['name']} is not on the screen" for one in [*parts, *hand] if not lies_in(one, screen)]
    found += [f"{one['name']} is not on the cloth" for one in on_cloth if not lies_in(one, seen["cloth"])]
    for among in (parts, on_cloth):
        for i, one in enumerate(among):
            found += [f"{one['name']} over {two['name']}" for two in among[i + 1 :] if overlap(one, two)]
    found += [f"{part['name']} over {card['name']}" for part in parts for card in hand if overlap(part, card)]
    found += ["the main button is out of sight" for one in seen["play"] if not lies_in(one, seen["question"])]
    found += [f"cut: {text}" for text in seen["cut"]]
    return found


def is_near_a_trick(state: State) -> bool:
    return len(laid(state)) > 1 and len(playable(state)) > 1 and len(held(state)) > 3


def is_in_a_trick(guest: Guest) -> bool:
    page = guest.page
    return (
        page.locator("[data-testid=trick] [data-flip]").count() > 1
        and page.locator("[data-testid=hand] [data-pick]").count() > 1
        and page.locator("[data-testid=hand] [data-flip]").count() > 3
    )


def look_at_every_size(guest: Guest, game: str, sizes: list[tuple[int, int]]) -> list[str]:
    faults: list[str] = []
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(DRAWN)
        seen = guest.page.evaluate(LOOK)
        found = faults_of(seen)
        if game != "trickster" and seen["trump"] != 1:
            found.append("no trump")
        if seen["led"] != 1:
            found.append("nothing tells what is led")
        faults += [f"{width} x {height}: {fault}" for fault in found]
    return faults


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_trick_question_and_hand_fit_on_every_screen(guests: Guests, game: str, players: int) -> None:
    guest = guests()
    guest.sit_down(game, players, near=is_near_a_trick)
    guest.play_until(is_in_a_trick)
    page = guest.page
    faults = look_at_every_size(guest, game, SIZES)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    faults += [f"large text, {fault}" for fault in look_at_every_size(guest, game, LARGE_TEXT)]
    page.evaluate("localStorage.setItem('lang', 'ja')")
    page.reload()
    guest.until_asked()
    faults += [f"Japanese, {fault}" for fault in look_at_every_size(guest, game, SIZES)]
    assert faults == [], "\n".join(faults)


# A phone of whose height a browser keeps a part; and questions whose rule decides what one answers.
LOWER: Final = (390, 664)
EXPLAINED: Final = [
    ("kings-ombre", "KO-AUC-03"),
    ("trick-raiders", "TR-DECL-08"),
    ("tricktakers", "TT-REN-02"),
]
HELPED: Final = """() => {
    const [said] = document.querySelectorAll("[data-testid=question] .help");
    const all = document.querySelector("[data-testid=question] .say").getBoundingClientRect();
    return Boolean(said?.checkVisibility()) && said.getBoundingClientRect().bottom <= all.bottom;
}"""


def asked_by(game: Game, rule: str) -> Asked:
    """A moment at which that rule asks."""
    finder = Finder(game)
    finder.search(3)
    questions = [(asked, asked.table.question()) for asked in finder.first.values()]
    return next(
        asked for asked, question in questions if question and (it := question.about()) and it.rule == rule
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "rule"), EXPLAINED)
def test_what_a_question_says_is_read_on_a_lower_phone(
    guests: Guests, id: str, rule: str, language: str
) -> None:
    game = find_game(id)
    guest = guests(size=LOWER, kept={"lang": language})
    page = guest.page
    question = Stage(guest, game, language).show(asked_by(game, rule))
    page.locator(f"[data-question={question['id']}]").wait_for()
    page.evaluate(DRAWN)
    assert page.evaluate(HELPED)
    assert page.locator("[data-testid=question] .hint .rule").inner_text() == rule
    assert faults_of(page.evaluate(LOOK)) == []


# How far the hand reaches below the screen; the outer cards of a fan lean, and a shadow is no card.
SUNKEN: Final = """() => Math.max(...[...document.querySelectorAll("[data-testid=hand] .flip")].map(
    (it) => it.getBoundingClientRect().bottom
)) - innerHeight"""
LEANING: Final = 16


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_card_of_the_hand_is_cut_where_there_is_room(guests: Guests, game: str, players: int) -> None:
    guest = guests()
    guest.sit_down(game, players, near=is_near_a_trick)
    guest.play_until(is_in_a_trick)
    sunken = {}
    powers = guest.page.locator("[data-testid=question] .pow").count()
    for width, height in [*ROOMY, *([] if powers else ROOMY_ENOUGH)]:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(DRAWN)
        sunken[width, height] = guest.page.evaluate(SUNKEN)
    assert {size: cut for size, cut in sunken.items() if cut > LEANING} == {}


def has_powers(state: State) -> bool:
    verbs = [option["verb"] for option in state["question"]["options"]]
    return len(laid(state)) > 0 and verbs.count("power") > 1 and state["view"]["strength"] is not None


def test_the_order_of_strength_is_there_again_when_a_phone_is_turned_back(guests: Guests) -> None:
    """On its side it has no room, and folds; upright it has."""
    guest = guests(seed=1)
    page = guest.page
    ribbon = page.get_by_test_id("ribbon")
    upright, turned = (430, 1100), (740, 360)

    def turn(size: tuple[int, int]) -> None:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)

    turn(upright)
    guest.sit_down("kings-whist", 4, has_powers)
    guest.until_asked()
    page.evaluate(DRAWN)
    assert ribbon.is_visible()
    turn(turned)
    assert not ribbon.is_visible()
    turn(upright)
    assert ribbon.is_visible()
