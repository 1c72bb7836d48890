"""What happened, as one viewer was told it."""

from typing import Final, cast

from followsuit.core.event import NO_SEAT, Event
from followsuit.core.game import Game
from followsuit.describe import shapes
from followsuit.describe.shapes import UNSET
from followsuit.describe.view import seat_or_none
from followsuit.describe.wording import Part, Wording, wording

ANSWERED: Final = "sealed"  # somebody has answered; what, is told when all have
OTHERS: Final = "other "  # before an area's name: that of the event's other seat


# By event and by the seat that it is told to as its own, or NO_SEAT. With the event, which has to stay where
# it is as long as it is found by that.
KnownNews = dict[tuple[int, int], tuple[Event, shapes.News]]


def news(
    game: Game,
    events: list[Event],
    names: list[str],
    language: str,
    reader: int = NO_SEAT,
    known: KnownNews | None = None,
) -> list[shapes.News]:
    """To a reader who sits there, it is told with 'you'. What was made for others who are told of the same
    events is in `known`: of all that happens at the end of a round, little is about the reader."""
    words = wording(game, language)
    made: KnownNews = {} if known is None else known
    told: list[shapes.News] = []
    for group in groups(words, events):
        event = group[0]
        is_own = reader != NO_SEAT and (event.seat == reader or event.other == reader)
        key = (id(event), reader if is_own else NO_SEAT)
        found = made.get(key) if len(group) == 1 else None
        if found is None:
            found = (event, piece_of_news(words, event, parts_of(words, group, reader), names))
            if len(group) == 1:
                made[key] = found
        told.append(found[1])
    return told


def sentences(words: Wording, events: list[Event], reader: int = NO_SEAT) -> list[tuple[Event, list[Part]]]:
    """What is told, each with its sentence."""
    return [(group[0], parts_of(words, group, reader)) for group in groups(words, events)]


def groups(words: Wording, events: list[Event]) -> list[list[Event]]:
    """What one sentence is told of: 'Laid out: this.' and 'Laid out: that.' are one."""
    told: list[list[Event]] = []
    last: Event | None = None
    for event in together(without_noise(events)):
        if last is not None and names_a_piece(words, event) and goes_on(last, event):
            told[-1].append(event)
        else:
            told.append([event])
        last = event
    return told


def parts_of(words: Wording, group: list[Event], reader: int) -> list[Part]:
    """The sentence of the first, with the pieces of those that go on with it."""
    first = group[0]
    parts = words.to_reader(words.parts(words.event_for(first, reader), first), reader)
    for event in group[1:]:
        at = max(i for i in range(len(parts)) if not isinstance(parts[i], str))
        parts[at + 1 : at + 1] = [words.phrase("comma"), *words.part("piece", event)]
    return parts


def names_a_piece(words: Wording, event: Event) -> bool:
    return event.seat == NO_SEAT and "piece" in words.event(event.kind).places


def piece_of_news(words: Wording, event: Event, parts: list[Part], names: list[str]) -> shapes.News:
    told = shapes.News(
        kind=event.kind,
        seat=seat_or_none(event.seat),
        other=seat_or_none(event.other),
        cards=[words.game.write_card(card) for card in event.cards],
        number=event.number,
        parts=parts,
        text=words.plain(parts, names),
        because=[words.reason(reason) for reason in event.because],
    )
    what, _, icon = words.game.sheet.get(event.kind, "").partition(" ")
    if what:
        told.sheet = cast("shapes.SheetWord", what)
        told.icon = icon if what == "award" else UNSET
    move = words.game.moves.get(event.kind)
    if move is not None:
        told.from_, told.from_seat = end_of(event, move[0])
        told.to, told.to_seat = end_of(event, move[1])
    return told


def end_of(event: Event, area: str) -> tuple[str, int | None]:
    """The name of an area, and whose it is."""
    seat = event.other if area.startswith(OTHERS) else event.seat
    return area.removeprefix(OTHERS), seat_or_none(seat)


def without_noise(events: list[Event]) -> list[Event]:
    """That somebody has answered is news only while it is all that happened."""
    kept: list[Event] = []
    for i in range(len(events)):
        is_last = i + 1 == len(events) or events[i + 1].kind == ANSWERED
        if events[i].kind != ANSWERED or is_last:
            kept.append(events[i])
    return kept


def together(events: list[Event]) -> list[Event]:
    """Cards that go the same way one after the other are told at once."""
    told: list[Event] = []
    for event in events:
        if told and is_more(told[-1], event):
            cards = told.pop().cards + event.cards
            event = Event(event.kind, event.seat, cards, event.other, 0, [])
        told.append(event)
    return told


def is_more(before: Event, event: Event) -> bool:
    """Whether these are further cards, and nothing counts them apart."""
    has_cards = bool(before.cards and event.cards)
    return has_cards and not before.number and not event.number and goes_on(before, event)


def goes_on(before: Event, event: Event) -> bool:
    """Whether this is more of the same, to the same, for no reason of its own."""
    is_same = (before.kind, before.seat, before.other) == (event.kind, event.seat, event.other)
    return is_same and not before.because and not event.because
