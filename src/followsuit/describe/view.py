"""What lies on the table, as one seat may see it."""

from typing import Any

from followsuit.core.cards import HIDDEN, SPECTATOR
from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter, Layout
from followsuit.core.view import View
from followsuit.describe.wording import Wording, wording

SPENT = {"ready": False, "used": True}  # what games say of something that can be used once
LAST_TRICK = "last trick"  # what games call it among their areas; it is sent with its winner instead


def view(game: Game, view: View, names: list[str], language: str) -> dict[str, Any]:
    words = wording(game, language)
    layout = game.layout(view)
    to_act = view.seats_to_act()
    best = layout.trick.best if layout.trick is not None else NO_SEAT
    described: dict[str, Any] = {
        "heading": words.heading(view.table.heading()),
        "viewer": None if view.seat == SPECTATOR else view.seat,
        "to_act": to_act,
        "areas": [area_of(words, area, best) for area in layout.areas if area.name != LAST_TRICK],
        "counters": [counter_of(words, counter) for counter in layout.counters],
        "trick": trick_of(layout),
        "last_trick": last_trick_of(words, layout),
    }
    if layout.seating:
        described["seating"] = layout.seating
    if to_act and view.seat not in to_act:
        waiting = "thinking" if len(to_act) == 1 else "thinking-several"
        described["waiting"] = words.phrase(waiting, names=words.listed([names[seat] for seat in to_act]))
    return described


def seat_or_none(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def area_of(words: Wording, area: Area, best: int) -> dict[str, Any]:
    name, label = words.area(area.name)
    described: dict[str, Any] = {
        "name": name,
        "label": label,
        "seat": seat_or_none(area.seat),
        "shape": area.shape,
        "cards": keys_of(words, area),
    }
    if area.by is not None:
        described["by"] = [seat_or_none(seat) for seat in area.by]
        described["notes"] = [note_of(words, area, i, best) for i in range(len(area.by))]
    if area.marks is not None:
        described["marks"] = area.marks
    return described


def keys_of(words: Wording, area: Area) -> list[str]:
    game = words.game
    if area.pieces is not None:
        return [game.pieces[piece].key for piece in area.pieces]
    names = game.card_names
    return ["?" if card == HIDDEN else names[card] for card in area.cards]


def note_of(words: Wording, area: Area, index: int, best: int) -> str:
    """What stands below a card of the trick."""
    assert area.by is not None
    notes = [words.mark(area.marks[index])] if area.marks is not None and area.marks[index] else []
    if best != NO_SEAT and area.by[index] == best:
        notes.append(words.phrase("winning"))
    return words.phrase("dot").join(notes)


def counter_of(words: Wording, counter: Counter) -> dict[str, Any]:
    name, label = words.area(counter.name)
    described: dict[str, Any] = {
        "name": name,
        "label": label,
        "seat": seat_or_none(counter.seat),
        "value": words.value(counter.value),
        "icon": counter.icon or name,
    }
    if counter.value in SPENT:
        described["spent"] = SPENT[counter.value]
    if counter.piece in words.game.pieces:
        described["piece"] = words.game.pieces[counter.piece].key
        if counter.value == words.game.pieces[counter.piece].name:
            described["value"] = words.piece_name(counter.piece)
    return described


def trick_of(layout: Layout) -> dict[str, Any]:
    trick = layout.trick
    if trick is None:
        return {"leader": None, "best": None, "led": None, "order": []}
    return {
        "leader": seat_or_none(trick.leader),
        "best": seat_or_none(trick.best),
        "led": trick.led or None,
        "order": trick.order,
    }


def last_trick_of(words: Wording, layout: Layout) -> dict[str, Any] | None:
    last = layout.last_trick
    if last is None:
        return None
    described: dict[str, Any] = {
        "cards": [words.game.card_names[card] for card in last.cards],
        "by": [seat_or_none(seat) for seat in last.by],
        "winner": seat_or_none(last.winner),
        "because": [words.reason(reason) for reason in last.because],
    }
    if last.marks is not None:
        described["notes"] = [words.mark(mark) if mark else "" for mark in last.marks]
        described["marks"] = last.marks
    return described
