"""Every kind of page, on a phone and on a desktop, light and dark.

Nothing is wider than the screen, what can be pressed is large enough for a thumb, and axe-core finds nothing
that would keep anybody out.
"""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Page

from browser.conftest import Guests
from browser.forward import held, playable
from browser.guest import DESKTOP, OFTEN, PHONE, Guest

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
# In the other light only colours are others.
LIGHTS: Final[list[tuple[Literal["light", "dark"], bool]]] = [("light", True), ("dark", False)]
# Of a sheet that lies over everything else, the sheet: what is below it was looked at before. Contrast is by
# far the dearest question, and most of its answers are known: text of the same colour, size and weight over
# the same backgrounds contrasts alike, in every size of the screen and at every moment. So of each kind of
# text that is new one is looked at.
RUN_AXE = """async ({ known, isWhole }) => {
    const top = document.querySelector("dialog:modal") ?? document;
    const options = { resultTypes: ["violations"], preload: false };
    const behind = new Map();
    const ground = (one) => {
        if (one === null) return "";
        if (!behind.has(one)) {
            const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(one);
            const own = [backgroundColor, backgroundImage, opacity, filter].join();
            const isNone = own === "rgba(0, 0, 0, 0),none,1,none";
            behind.set(one, ground(one.parentElement) + (isNone ? "" : `/${own}`));
        }
        return behind.get(one);
    };
    const kindOf = (one) => {
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one);
        const { x, y, width, height } = one.getBoundingClientRect();
        const under = document.elementsFromPoint(x + width / 2, y + height / 2).map(ground);
        const over = under.slice(0, under.indexOf(ground(one)) + 1).join();
        const isOff = one.closest(":disabled, [aria-disabled=true]") !== null;  // may be pale
        return [color, fontSize, fontWeight, textShadow, isOff, ground(one), over].join(";");
    };
    const hash = (text) => {
        let sum = 5381n;
        for (const letter of text) sum = BigInt.asUintN(64, sum * 33n + BigInt(letter.codePointAt(0)));
        return String(sum);
    };
    const isText = (it) => [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isRead = (it) => isText(it) || it.matches("input, select, textarea");
    const kinds = new Set(known);
    const fresh = [];
    for (const one of (top.body ?? top).querySelectorAll("*")) {
        if (!isRead(one) || !one.checkVisibility({ visibilityProperty: true })) continue;
        const kind = hash(kindOf(one));
        if (!kinds.has(kind)) fresh.push(one);
        kinds.add(kind);
    }
    const found = [];
    if (isWhole) {
        const rules = { "color-contrast": { enabled: false } };
        found.push(...(await axe.run(top, { ...options, rules })).violations);
    }
    if (fresh.length) {
        const runOnly = { type: "rule", values: ["color-contrast"] };
        found.push(...(await axe.run({ include: fresh }, { ...options, runOnly })).violations);
    }
    const faults = found.map(
        (fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(" ")).slice(0, 3).join(", ")}`
            + ` (${fault.nodes[0].failureSummary.split("\\n").slice(1, 3).join(" ").trim()})`);
    return [faults, [...kinds]];
}"""
# Colours that are inherited change one after the other: until nothing has moved for three frames.
SETTLED = """async () => {
    for (let still = 0, frame = 0; still < 3 && frame < 200; frame++) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        still = document.getAnimations().length ? 0 : still + 1;
    }
}"""
# What sticks out to the right of the screen, and is not inside something that scrolls by itself.
TOO_WIDE = """() => {
    const root = document.scrollingElement;
    return root.scrollWidth > innerWidth ? [`${root.scrollWidth} of ${innerWidth}`] : [];
}"""
# Links within a sentence are read, not aimed at. A card in a fan shows a strip: its height counts.
TOO_SMALL = """() => {
    const top = document.querySelector("dialog:modal, [popover]:popover-open") ?? document;
    const small = [];
    for (const one of top.querySelectorAll("button, a[href], input, select, summary, [tabindex='0']")) {
        const isInText = one.closest("p, li.rule, dd, .rules, h1, h2, h3, code, .cite") && one.matches("a");
        if (isInText || one.disabled || one.matches("a.rule, main, dialog")) continue;
        const target = one.matches("input") ? one.closest("label") ?? one : one;
        const box = target.getBoundingClientRect();
        const isHidden = !one.checkVisibility({ visibilityProperty: true }) || box.width === 0;
        if (isHidden) continue;
        const isStrip = one.closest("[data-testid=hand]") !== null;
        const width = isStrip ? 28 : 44;
        if (box.height < 43.5 || box.width < width - 0.5) {
            const name = one.ariaLabel || one.innerText?.trim().slice(0, 30) || one.name || one.type;
            small.push(`${one.tagName} ${one.className} "${name}" ${box.width | 0}x${box.height | 0}`);
        }
    }
    return small;
}"""
PAINT = "([style, colour]) => document.querySelector('main p').style[style] = colour"

Size = tuple[int, int]


class Inspector:
    """Looks at the page in every size and light, and remembers what is wrong where."""

    def __init__(self, page: Page, sizes: tuple[Size, ...]) -> None:
        self.page = page
        self.sizes = sizes
        self.found: list[str] = []
        self.known: list[str] = []  # what kinds of text were looked at, in either light

    def __call__(self, where: str) -> None:
        for size in self.each_size():
            self.look(where, size)

    def each_size(self) -> Iterator[Size]:
        """One after the other; in the end it is the first again."""
        for size in self.sizes:
            self.resize(size)
            yield size
        self.resize(self.sizes[0])

    def resize(self, size: Size) -> None:
        width, height = size
        if self.page.viewport_size != {"width": width, "height": height}:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(SETTLED)

    def look(self, what: str, size: Size) -> None:
        """In one size, which the page has."""
        where = f"{what}, {size[0]} wide"
        self.note(where, self.page.evaluate(TOO_WIDE))
        if size == PHONE:
            self.note(where, self.page.evaluate(TOO_SMALL))
        # As it is first, so that it need not change colours in between.
        for theme, is_whole in LIGHTS if self.is_light() else LIGHTS[::-1]:
            self.light(theme)
            if not self.page.evaluate("() => 'axe' in window"):
                self.page.evaluate(AXE)
            faults, self.known = self.page.evaluate(RUN_AXE, {"known": self.known, "isWhole": is_whole})
            self.note(f"{where}, {theme}", faults)

    def is_light(self) -> bool:
        return bool(self.page.evaluate("() => document.documentElement.dataset.theme === 'light'"))

    def light(self, theme: Literal["light", "dark"]) -> None:
        self.page.emulate_media(color_scheme=theme)
        self.page.wait_for_function(
            "(theme) => document.documentElement.dataset.theme === theme", arg=theme, polling=OFTEN
        )
        self.page.evaluate(SETTLED)

    def note(self, where: str, faults: list[Any]) -> None:
        self.found += [f"{where}: {fault}" for fault in faults]

    def report(self) -> str:
        return "\n".join(self.found)


def arrive(guests: Guests, *sizes: Size, seed: int = 8) -> tuple[Guest, Inspector]:
    """In the first of these sizes, to look at each of them."""
    guest = guests(size=sizes[0], theme="system", seed=seed)
    return guest, Inspector(guest.page, sizes)


def test_before_and_around_a_game(guests: Guests) -> None:
    guest, look_at = arrive(guests, PHONE, DESKTOP)
    page = guest.page

    guest.visit("/")
    page.locator("form.setup").wait_for()
    look_at("home")
    page.locator("button[aria-controls=options]").click()
    page.locator("#options").wait_for()
    look_at("home with its options")
    page.locator("header button.icb").click()
    page.locator("[popover]:popover-open").wait_for()
    look_at("settings")

    guest.begin("tricktakers", openings=1)
    link = page.locator(".share input").first
    link.wait_for()
    look_at("lobby")
    other, beside = arrive(guests, PHONE, DESKTOP)
    link_value = link.input_value()
    other.visit(urlsplit(link_value).path)
    other.page.locator("form input").wait_for()
    beside("join")

    for size in look_at.each_size():
        guest.visit("/rules/trick-raiders")  # in each size anew: on a desktop its contents come open
        page.locator("[id^=TR-]").first.wait_for()
        look_at.look("rules", size)
    guest.visit("/learn/tricktakers")
    page.locator("[data-lesson]").first.wait_for()
    look_at("lessons")
    guest.visit("/learn/tricktakers/first-game")
    page.get_by_test_id("coach-ask").wait_for()
    look_at("a lesson")
    guest.visit("/game/tricktakers")
    page.get_by_test_id("primer").wait_for()
    look_at("a game on one page")
    guest.visit("/nowhere")
    page.locator("h1").wait_for()
    look_at("not found")
    guest.visit("/t/0123456789ab")
    page.get_by_text("There is no such table.").wait_for()
    assert page.get_by_role("button", name="Try again").count() == 0, "it would not help"
    look_at("no such table")
    other.visit(urlsplit(link_value).path[:-1])
    other.page.get_by_text("This invitation is not for a seat").wait_for()
    beside("an invitation that has lost its end")
    for one in (guest, other):
        one.pardon()  # the addresses are meant to be unknown
    assert not look_at.found + beside.found, f"\n{look_at.report()}\n{beside.report()}"


def test_at_the_table(guests: Guests) -> None:
    guest, look_at = arrive(guests, PHONE, DESKTOP)
    page = guest.page
    guest.sit_down("tricktakers")

    def until(selector: str) -> None:
        guest.play_until(lambda guest: page.locator(selector).count() > 0)

    until(".pieces [data-pick]")
    look_at("choosing a character")
    until("[data-testid=hand] [data-pick]")
    look_at("to play a card")
    page.locator("[data-testid=hand] [data-pick]").first.click()
    look_at("a card taken up")
    page.locator("[data-testid=question] a.rule").first.click()
    page.get_by_test_id("rule-drawer").locator(".target").wait_for()
    look_at.look("a rule over the table", PHONE)
    page.keyboard.press("Escape")
    page.get_by_test_id("rule-drawer").wait_for(state="detached")
    page.get_by_test_id("ways-button").click()
    page.get_by_test_id("ways-drawer").wait_for()
    look_at.look("how the game is won", PHONE)  # on a desktop it lies open
    page.get_by_test_id("close").click()
    page.keyboard.press("Escape")
    page.get_by_test_id("menu-button").click()
    page.get_by_test_id("menu").wait_for()
    look_at("menu")
    page.get_by_test_id("close").click()
    page.locator("header button.chat").click()  # on a desktop chat and log lie open
    page.get_by_test_id("close").wait_for()
    look_at.look("chat", PHONE)
    page.get_by_test_id("close").click()
    page.locator(".peek button").last.click()
    page.get_by_test_id("close").wait_for()
    look_at.look("log", PHONE)
    page.get_by_test_id("close").click()
    until("[data-testid=ask-hint]")
    page.get_by_test_id("ask-hint").click()
    page.get_by_test_id("hint-numbers").click()
    page.get_by_test_id("hint").wait_for()
    look_at("a hint")
    guest.forward(lambda state: state["question"]["refused"] and playable(state) and len(held(state)) < 4)
    until("[data-refused]")
    page.locator("[data-refused]").first.click()
    page.get_by_test_id("why").wait_for()
    look_at("why a card is refused")
    page.get_by_test_id("why").get_by_role("button").click()
    page.locator("[data-spot^=seat-]").first.click()
    page.get_by_test_id("look").wait_for()
    look_at("a closer look at a seat")
    page.get_by_test_id("close").click()
    with_hints = """(id) => Object.entries({ 'first-tricktakers': id, lang: 'ja' }).forEach(
        (each) => localStorage.setItem(...each))"""
    page.evaluate(with_hints, urlsplit(page.url).path.rpartition("/")[2])
    page.reload()
    page.get_by_test_id("hints").wait_for()
    look_at("hints of a first table, in Japanese")
    page.get_by_test_id("hints").locator(".icb").click()
    until("[data-testid=scoring]")
    look_at("scoring sheet")
    assert not look_at.found, f"\n{look_at.report()}"


def test_after_a_game(guests: Guests) -> None:
    guest, look_at = arrive(guests, PHONE, DESKTOP)
    page = guest.page
    path = guest.begin("trick-raiders")
    guest.forward(None)
    look_at("outcome")
    page.get_by_test_id("outcome-close").click()
    look_at("the table in the end")
    guest.visit(f"{path}/sheets")
    page.locator("main h1").wait_for()
    page.locator("main table, main section, main li").first.wait_for()
    look_at("sheets")
    guest.visit(path.replace("/t/", "/replay/"))
    page.locator("input[type=range]").wait_for()
    page.get_by_test_id("table").wait_for()
    look_at("replay")
    guest.visit("/")
    page.locator("section.played").wait_for()
    look_at("home with a finished game")
    assert not look_at.found, f"\n{look_at.report()}"


def test_pale_text_is_found_where_the_same_was_looked_at_before(guests: Guests) -> None:
    """Of a kind of text that is known nothing is asked; of another colour, or another ground, it is."""
    guest, look_at = arrive(guests, PHONE)
    guest.visit("/nowhere")
    guest.page.locator("h1").wait_for()
    look_at("as it is")
    assert not look_at.found, look_at.report()
    for style, colour in (("color", "silver"), ("background", "#999")):
        guest.page.evaluate(PAINT, [style, colour])
        look_at.look(style, PHONE)
        guest.page.evaluate(PAINT, [style, ""])
        assert [fault for fault in look_at.found if fault.startswith(style) and "contrast" in fault], style
    guest.pardon()  # the address is meant to be unknown
