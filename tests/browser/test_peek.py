"""The line on a phone that tells the last trick and the newest news: a long one is read whole."""

from typing import Any, Final

from browser.asked import Asked, at_random
from browser.conftest import Guests
from browser.guest import OFTEN, PHONE
from browser.test_every_question import Stage
from describe.wire import NAMES, Options
from followsuit import Log, describe, find_game
from followsuit.describe.shapes import News

WITH_ALCHEMIST: Final[Options] = {"characters": "alchemist,ninja,collector,time-traveler,strategist"}
SLACK: Final = 2  # boxes of text are a little higher than what is seen
CARDS: Final = 3  # that the Alchemist plays as one
# Once so many cards are named in it: how far its words come over its edges, how many lines they make, and
# what it would be cut by.
LOOK: Final = f"""async (cards) => {{
    const end = Date.now() + 60000;
    while (document.querySelectorAll(".peek .one .chip").length !== cards) {{
        if (Date.now() > end) throw Error(`never told: ${{document.querySelector(".peek").innerText}}`);
        await new Promise((again) => setTimeout(again, {OFTEN}));
    }}
    const one = document.querySelector(".peek .one");
    const range = document.createRange();
    range.selectNodeContents(one);
    const [words, peek, sign] = [range, ...document.querySelectorAll(".peek, .peek .news > svg")]
        .map((it) => it.getBoundingClientRect());
    const style = getComputedStyle(one);
    return {{
        over: [peek.y - words.y, words.bottom - peek.bottom, words.right - sign.x],
        lines: Math.floor(words.height / parseFloat(style.fontSize)),
        cut: [style.overflow, style.textOverflow, style.whiteSpace],
        beside: document.querySelectorAll(".peek .minis .card").length,
    }};
}}"""


def play_of_three() -> tuple[Asked, News]:
    """Whoever is asked next, after a trick that lies beside what is told."""
    game = find_game("tricktakers")
    for t, seat in at_random(game, 4, WITH_ALCHEMIST, 0):
        t.log = t.log or Log()
        if describe.view(game, t.view(seat), NAMES[:4], "en").last_trick:
            for told in describe.news(game, t.log.told[seat][-5:], NAMES[:4], "en", seat):
                if len(told.cards) == CARDS:
                    return Asked(game, t, seat, WITH_ALCHEMIST), told
    raise AssertionError("the Alchemist never plays")


def test_a_long_line_is_wrapped_and_whole(guests: Guests) -> None:
    """TX-ALC-09  "Guest plays 2, 3 and 4." """
    asked, told = play_of_three()
    guest = guests(size=PHONE)
    stage = Stage(guest, asked.game, "en")
    stage.show(asked, [told])
    seen: dict[str, Any] = guest.page.evaluate(LOOK, CARDS)
    assert seen["beside"] > 1
    assert seen["lines"] > 1
    assert max(seen["over"]) < SLACK
    assert seen["cut"] == ["visible", "clip", "normal"]
