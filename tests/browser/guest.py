"""Somebody in front of the page: a browser of their own, a mouse, and a table to sit at."""

import json
import random
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Literal, Self
from urllib.parse import urlsplit

from playwright.sync_api import (
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    WebSocket,
)

import followsuit
from browser.forward import IsNear, State, play_forward
from browser.windows import SECONDS, Windows

PHONE: Final = (390, 844)
DESKTOP: Final = (1280, 800)
MOST_MOVES: Final = 3000
# Milliseconds between two looks: by frames, as Playwright has it, the page would be drawn all the time.
OFTEN: Final = 20

Theme = Literal["light", "dark", "system"]
Seen = dict[str, Any]

# What can be pressed at this moment, read at once so that it belongs together.
LOOK: Final = """() => {
    const one = (name) => document.querySelector(`[data-testid=${name}]`);
    const play = one("play");
    const question = one("question")?.dataset.question ?? null;
    const picks = [...document.querySelectorAll("[data-pick]:not([data-testid=play])")];
    return {
        moment: [one("table")?.dataset.n, question, !!one("scoring"), !!one("outcome")].join("|"),
        question,
        picks: picks.filter((button) => !button.disabled).map((button) => button.dataset.pick),
        also: picks.flatMap((button) => (button.dataset.also ?? "").split(" ")),  // copies, shown once
        pressed: picks.filter((button) => button.ariaPressed === "true").map((it) => it.dataset.pick).join(),
        play: play ? !play.disabled : false,
        isSet: play?.dataset.pick === "done",
        scoring: !!one("scoring"),
        outcome: !!one("outcome"),
        goOn: !!one("go-on"),
        busy: one("question")?.ariaBusy === "true",
    };
}"""


def awaited(condition: str) -> str:
    """Look again and again until that is so of what is seen (and of `was`); the result is what is seen then.

    One call for the waiting and the look: every other one would cost more than the look.
    """
    return f"""async (was) => {{
    const end = Date.now() + {SECONDS};
    for (;;) {{
        const now = ({LOOK})();
        if ({condition}) return now;
        if (Date.now() > end) throw Error(`it never came: ${{JSON.stringify(now)}}`);
        await new Promise((again) => setTimeout(again, {OFTEN}));
    }}
}}"""


# Whether the page has anything for its person to do. It is busy while an answer is on its way: a set is sent
# card by card.
ASKS: Final = awaited("now.scoring || now.outcome || now.goOn || (now.question && !now.busy)")
MOVED: Final = awaited("now.moment !== was && !now.busy")
# After a card is pressed it is taken up, or it was played.
TAKEN_UP: Final = awaited(
    "now.moment !== was.moment || now.pressed !== was.pressed || (!now.isSet && now.play)"
)
# What lies in the other tab of a shop is looked at first.
TURN: Final = """(what) => {
    const one = document.querySelector(what);
    if (one?.closest("section[hidden]")) document.querySelector("[role=tab][aria-selected=false]").click();
}"""
# The middle of something that lies still, can be pressed and has nothing over it; null where it is not so.
MIDDLE: Final = f"""async (what) => {{
    let was = "";
    for (let looks = 0; looks < 4; looks++) {{
        const one = document.querySelector(what);
        if (one && !one.disabled) {{
            one.scrollIntoView({{ block: "nearest", inline: "nearest" }});
            const {{ x, y, width, height }} = one.getBoundingClientRect();
            const middle = [x + width / 2, y + height / 2];
            if (one.contains(document.elementFromPoint(...middle)) && was === middle.join()) return middle;
            was = middle.join();
        }}
        await new Promise((again) => setTimeout(again, {OFTEN}));
    }}
    return null;
}}"""


def is_icon(message: ConsoleMessage) -> bool:
    return message.location.get("url", "").endswith("/favicon.ico")


class Guest:
    """One window, and everything that goes wrong in it."""

    def __init__(
        self,
        windows: Windows,
        base: str,
        *,
        size: tuple[int, int] = DESKTOP,
        theme: Theme = "light",
        kept: dict[str, str] | None = None,
        seed: int = 0,
    ) -> None:
        self.windows = windows
        self.size = size
        # In a way that its next guest would notice: all of it, or the page that is open in it.
        self.has_changed_window = False
        self.has_changed_page = False
        self.base = base
        self.rng = random.Random(seed)
        self.faults: list[str] = []
        self.offers: dict[str, set[str]] = {}  # what each question offers, as the service sent it
        self.may_undo = False
        self.listeners: list[tuple[Any, Callable[..., None]]] = [
            ("console", self._hear),
            ("pageerror", self._break),
            ("request", self._request),
            ("requestfailed", self._fail),
            ("response", self._answer),
            ("websocket", self._socket),
        ]
        # The pace is set to none so that a game takes seconds, not minutes.
        kept = {
            "pace": "none",
            "motion": "still",
            "theme": theme,
            "lang": "en",
            "name": "Mika",
            **(kept or {}),
        }
        self.page: Page = windows.open(base, size, kept)
        self.context = self.page.context
        for event, listener in self.listeners:
            self.page.on(event, listener)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None or self.has_changed_window:
            self.context.close()
        elif self.has_changed_page:
            self.windows.give_back_without_page(self.page, self.size)
        else:
            for event, listener in self.listeners:
                self.page.remove_listener(event, listener)
            self.windows.give_back(self.page, self.size, self.base)
        if error is None:
            assert not self.faults, "\n".join(self.faults)

    def pardon(self) -> None:
        """What went wrong so far was meant to: the line was cut."""
        self.faults.clear()

    def _hear(self, message: ConsoleMessage) -> None:
        # Every page of the house names its icon; where windows rest there is none to be found.
        if message.type in ("error", "warning") and not is_icon(message):
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _break(self, error: Error) -> None:
        self.faults.append(f"error: {error}")

    def _request(self, request: Request) -> None:
        self._same_origin(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self._same_origin(socket.url)
        socket.on("framereceived", self._frame)

    def _frame(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] != "state":
            return
        self.may_undo = bool(message["undo"] and message["undo"]["may"])
        if question := message["question"]:
            self.offers[question["id"]] = {option["pick"] for option in question["options"]}

    def _same_origin(self, address: str) -> None:
        there = urlsplit(address)
        if there.scheme not in ("data", "blob") and there.netloc != urlsplit(self.base).netloc:
            self.faults.append(f"elsewhere: {address}")

    def _fail(self, request: Request) -> None:
        # A page that is left drops what it had asked for.
        if "ERR_ABORTED" not in (request.failure or ""):
            self.faults.append(f"failed: {request.url} ({request.failure})")

    def _answer(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    # Going places.

    def visit(self, path: str) -> None:
        self.page.goto(self.base + path)

    def begin(self, game: str, players: int = 0, openings: int = 0) -> str:
        """From home: choose a game, press the button, and a table is there. The result is its address."""
        page = self.page
        form = self.open_form(game, players)
        for place in range(openings):
            form.locator("select").nth(place).select_option("open")
        form.locator("button.go").click()
        page.wait_for_url("**/t/*")
        return urlsplit(page.url).path

    def open_form(self, game: str, players: int = 0) -> Locator:
        """At home, with that game and number of players: the form, once it shows what there is for them."""
        self.visit("/?bots=random")  # others think about their answers
        self.page.locator(f"input[name=game][value='{game}']").check(force=True)
        form = self.page.locator("form.setup")
        if players:
            form.locator(f".players input[value='{players}']").check(force=True)
        # What comes for this choice moves what lies below it: a click would meet something else.
        self.page.locator("form.setup[aria-busy=false]").wait_for()
        return form

    def sit_down(self, game: str, players: int = 0, near: IsNear | None = None, **options: object) -> str:
        """At a table that is laid without the form; the page is opened when the game is near a moment."""
        path = self.lay_table(game, players, **options)
        if near is not None:
            self.play_unseen(path, near)
        self.visit(path)
        self.page.get_by_test_id("table").wait_for()
        return path

    def lay_table(self, game: str, players: int = 0, **options: object) -> str:
        """The address of a table with bots at all other seats, where the game has begun."""
        count = players or followsuit.find_game(game).default_players
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (count - 1)]
        wish = {"game": game, "players": count, "options": options, "seats": seats, "name": "Mika"}
        path: str = self.context.request.post(f"{self.base}/api/tables", data=wish).json()["path"]
        return path

    def forward(self, near: IsNear | None) -> State:
        """Leave the page, and come back when the game is near a moment, or without one when it is over."""
        path = urlsplit(self.page.url).path
        self.page.goto("about:blank")
        state = self.play_unseen(path, near)
        self.visit(path)
        self.until_asked()
        return state

    def play_unseen(self, path: str, near: IsNear | None) -> State:
        cookies = "; ".join(f"{each['name']}={each['value']}" for each in self.context.cookies(self.base))
        return play_forward(self.base, path, cookies, self.rng, near)

    # Playing.

    def look(self) -> Seen:
        seen: Seen = self.page.evaluate(LOOK)
        return seen

    def until_asked(self) -> Seen:
        """Until there is something to press: an answer, a sheet to close, the end."""
        seen: Seen = self.page.evaluate(ASKS)
        return seen

    def press(self, what: str, patience: int = SECONDS) -> None:
        """With the mouse, where it is seen. For what is not there at once Playwright waits and scrolls."""
        middle = self.page.evaluate(MIDDLE, what)
        if middle is None:
            self.page.evaluate(TURN, what)
            self.page.locator(what).first.click(timeout=patience)
        else:
            self.page.mouse.click(*middle)

    def move(self) -> bool:
        """Do what the page asks for, with the mouse. False at the end of the game."""
        now = self.until_asked()
        if now["outcome"]:
            return False
        if now["scoring"]:
            self.press("[data-testid=scoring-close]")
            self.until_moved(now)
        elif now["goOn"]:
            self.page.get_by_test_id("go-on").click()
            self.page.get_by_test_id("go-on").wait_for(state="detached")
        else:
            self.answer(now)
        return True

    def answer(self, now: Seen) -> None:
        """Press something on offer, and the main button where that only took it up."""
        offer = self.offers[now["question"]]
        on_page = {*now["picks"], *now["also"]} | ({"done"} if now["isSet"] else set())
        assert on_page >= offer, f"cannot be pressed: {sorted(offer - on_page)}"
        is_enough = now["isSet"] and now["play"] and (now["pressed"] or self.rng.random() < 0.5)
        if not is_enough and now["picks"]:
            pick = self.rng.choice(now["picks"])
            self.press(f'[data-pick="{pick}"]:not([data-testid=play])')
            after = self.page.evaluate(TAKEN_UP, now)
            if after["moment"] != now["moment"] or not after["play"]:
                return
        try:
            self.press("[data-testid=play]", 3000)
        except TimeoutError:
            # Somebody else who was asked as well has answered: the page asks anew.
            if self.look()["moment"] == now["moment"]:
                raise
        else:
            self.until_moved(now)

    def until_moved(self, since: Seen) -> None:
        self.page.evaluate(MOVED, since["moment"])

    def play_until(self, is_enough: Callable[["Guest"], bool]) -> None:
        for _ in range(MOST_MOVES):
            self.until_asked()
            if is_enough(self):
                return
            assert self.move(), "the game is over before that came"
        raise AssertionError(f"not within {MOST_MOVES} moves")

    def play_on(self, moves: int) -> None:
        for _ in range(moves):
            assert self.move(), f"the game is over before {moves} moves"

    def play_to_the_end(self) -> int:
        """The number of moves it took."""
        for moves in range(MOST_MOVES):
            if not self.move():
                return moves
        raise AssertionError(f"not over after {MOST_MOVES} moves")
