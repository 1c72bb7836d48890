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


def news(
    game: Game, events: list[Event], names: list[str], language: str, reader: int = NO_SEAT
) -> list[shapes.News]:
    """To a reader who sits there, it is told with 'you'."""
    words = wording(game, language)
    return [piece_of_news(words, event, parts, names) for event, parts in sentences(words, events, reader)]


def sentences(words: Wording, events: list[Event], reader: int = NO_SEAT) -> list[tuple[Event, list[Part]]]:
    """What is told, each with its sentence: 'Laid out: this.' and 'Laid out: that.' are one."""
    told: list[tuple[Event, list[Part]]] = []
    last: Event | None = None
    for event in together(without_noise(events)):
        if last is not None and names_a_piece(words, event) and goes_on(last, event):
            parts = told[-1][1]
            at = max(i for i in range(len(parts)) if not isinstance(parts[i], str))
            parts[at + 1 : at + 1] = [words.phrase("comma"), *words.part("piece", event)]
        else:
            parts = words.parts(words.event_for(event, reader), event)
            told.append((event, words.to_reader(parts, reader)))
        last = event
    return told


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
