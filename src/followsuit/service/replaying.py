"""A finished game, looked at again: from any seat, after any answer."""

from typing import Any

from followsuit import describe
from followsuit.core.cards import SPECTATOR
from followsuit.core.event import Log
from followsuit.core.table import Table
from followsuit.service.story import Story
from followsuit.service.wire import table_part


def replay_marks(story: Story, lang: str) -> list[tuple[int, str]]:
    """Where a new heading begins: after how many answers, and what it says."""
    names = story.names("")
    t = story.match.at(0)
    marks: list[tuple[int, str]] = []
    heading = ""
    for at in range(len(story.given) + 1):
        if at:
            t.apply(story.given[at - 1].seat, story.given[at - 1].pick)
        if t.heading() != heading:
            heading = t.heading()
            view = describe.view(story.game, t.view(SPECTATOR), names, lang)
            marks.append((at, view["heading"]))
    return marks


def moment(story: Story, n: int, seat: str, lang: str) -> dict[str, Any]:
    """The state one seat saw, or those who watched; 'all' lays every seat's cards open."""
    names = story.names("")
    log = Log()
    t = story.match.at(max(0, n - 1), log)
    viewer = int(seat) if seat.isdecimal() else SPECTATOR
    before = len(log.told[viewer]) if n else 0
    if n:
        t.apply(story.given[n - 1].seat, story.given[n - 1].pick)
    view = t.view(viewer)
    events = log.told[viewer][before:]
    question = describe.question(story.game, view, names, lang) if viewer != SPECTATOR else None
    new_sheets = describe.sheets(story.game, events, names, lang) if events else []
    team = story.game.winning_team(t)
    sheets = describe.sheets(story.game, log.told[viewer], names, lang, team) if new_sheets else []
    shown = describe.view(story.game, view, names, lang)
    if seat == "all":
        shown["areas"] = open_areas(story, t, shown["areas"], names, lang)
    return {
        "type": "state",
        "n": n,
        "table": table_part(story, viewer, [True] * len(names), lang),
        "view": shown,
        "question": None if question is None else {**question, "id": f"replay-{n}"},
        "asides": None,
        "news": describe.news(story.game, events, names, lang),
        "sheet": sheets[-1] if sheets else None,
        "outcome": describe.outcome(story.game, t, names, lang),
        "undo": None,
    }


def open_areas(
    story: Story, t: Table, areas: list[dict[str, Any]], names: list[str], lang: str
) -> list[dict[str, Any]]:
    """Each seat's own areas as that seat sees them, the common ones as everyone does."""
    own: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for seat in range(len(names)):
        for area in describe.view(story.game, t.view(seat), names, lang)["areas"]:
            if area["seat"] == seat:
                own.setdefault((area["name"], seat), []).append(area)
    opened: list[dict[str, Any]] = []
    for area in areas:
        waiting = own.get((area["name"], area["seat"]), []) if area["seat"] is not None else []
        opened.append(waiting.pop(0) if waiting else area)
    for left in own.values():
        opened += left
    return opened
