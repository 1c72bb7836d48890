"""What lies on the table, as one seat may see it."""

from typing import Final

from followsuit.core.bounded import make_room
from followsuit.core.cards import HIDDEN, SPECTATOR
from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter, Layout
from followsuit.core.roles import AreaRole, MarkRole
from followsuit.core.strength import Strength
from followsuit.core.view import View
from followsuit.describe import shapes
from followsuit.describe.piece import cell_of, strips_at
from followsuit.describe.shapes import UNSET, UnsetType
from followsuit.describe.strength import found_for, strength_of
from followsuit.describe.wording import Wording, wording

# What games say of something that can be used once.
SPENT: Final[dict[str, bool | UnsetType]] = {"ready": False, "used": True}

MOST_COUNTERS: Final = 5000  # that are remembered


def view(
    game: Game, view: View, names: list[str], language: str, layout: Layout | None = None
) -> shapes.ShownView:
    """`layout` is that of the view, if it has been made already."""
    words = wording(game, language)
    return seen(words, view, names, layout or game.layout(view), found_for(words, view))


def seen(
    words: Wording, view: View, names: list[str], layout: Layout, found: Strength | None
) -> shapes.ShownView:
    game = words.game
    to_act = view.seats_to_act()
    best = layout.trick.best if layout.trick is not None else NO_SEAT
    return shapes.ShownView(
        heading=words.heading(view.table.heading(), game.length(view.table)),
        viewer=None if view.seat == SPECTATOR else view.seat,
        to_act=to_act,
        areas=[area_of(words, area, best) for area in layout.areas if area.role != AreaRole.LAST_TRICK],
        counters=[counter_of(words, counter) for counter in layout.counters],
        trick=trick_of(layout),
        last_trick=last_trick_of(words, layout),
        strength=None if found is None else strength_of(words, found),
        strips=strips_at(words, view, layout),
        seating=layout.seating or UNSET,
        waiting=waiting(words, names, to_act) if to_act and view.seat not in to_act else UNSET,
    )


def waiting(words: Wording, names: list[str], to_act: list[int]) -> str:
    """Who is thinking."""
    phrase = "thinking" if len(to_act) == 1 else "thinking-several"
    return words.phrase(phrase, names=words.listed([names[seat] for seat in to_act]))


def seat_or_none(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def area_of(words: Wording, area: Area, best: int) -> shapes.ShownArea:
    name, label = words.area(area.name)
    seat, by, marks = area.seat, area.by, area.marks
    described = shapes.ShownArea(
        name=name,
        role=area.role,
        label=label,
        seat=None if seat == NO_SEAT else seat,
        shape=area.shape,
        cards=keys_of(words, area),
    )
    if by is not None:
        described.by = [seat_or_none(seat) for seat in by]
        described.notes = [note_of(words, area, i, best) for i in range(len(by))]
    if marks is not None:
        described.marks = marks
        described.marked = marked(words, marks)
    if area.lines is not None:
        pieces = words.game.pieces
        described.lines = [[pieces[piece].key for piece in line] for line in area.lines]
    if area.figures is not None:
        described.figures = [
            shapes.ShownFigure(words.game.pieces[figure.piece].key, cell_of(words, figure.cell))
            for figure in area.figures
        ]
    return described


def keys_of(words: Wording, area: Area) -> list[str]:
    pieces, cards = area.pieces, area.cards
    if pieces is not None:
        return [words.game.pieces[piece].key for piece in pieces]
    if not cards:
        return []
    names = words.game.card_names
    return ["?" if card == HIDDEN else names[card] for card in cards]


def note_of(words: Wording, area: Area, index: int, best: int) -> str:
    """What stands below a card of the trick."""
    assert area.by is not None
    note = words.mark(area.marks[index]) if area.marks is not None and area.marks[index] else ""
    if best == NO_SEAT or area.by[index] != best:
        return note
    winning = words.phrase("winning")
    return note + words.phrase("dot") + winning if note else winning


def marked(words: Wording, marks: list[str]) -> list[shapes.Mark | None] | UnsetType:
    """What is drawn for the marks of cards; nothing where none of them is drawn."""
    drawn = [mark_of(words, mark) for mark in marks]
    return drawn if any(mark is not None for mark in drawn) else UNSET


def mark_of(words: Wording, mark: str) -> shapes.Mark | None:
    """Made once, as counters are."""
    if mark not in words.drawn_marks:
        words.drawn_marks[mark] = new_mark(words, mark)
    return words.drawn_marks[mark]


def new_mark(words: Wording, mark: str) -> shapes.Mark | None:
    """'as blue 10' is the mark 'as', of blue and 10."""
    key, *about = mark.split(" ")
    face = words.game.marks.get(key)
    if face is None or face.role == MarkRole.PLAIN:
        return None
    suit, rank = about if len(about) == 2 else ("", "")
    return shapes.Mark(
        role=face.role,
        suit=suit or UNSET,
        rank=rank or UNSET,
        symbol=face.symbol or UNSET,
        ground=face.ground or UNSET,
    )


def counter_of(words: Wording, counter: Counter) -> shapes.ShownCounter:
    """Made once for each value: most counters say the same from one state to the next."""
    # A role is there once, and found sooner by its address than by its name.
    role, seat, value = id(counter.role), counter.seat, counter.value
    key = (counter.name, role, seat, value, counter.icon, counter.piece, counter.lies)
    known = words.counters.get(key)
    if known is None:
        make_room(words.counters, MOST_COUNTERS)
        known = words.counters[key] = new_counter(words, counter)
    return known


def new_counter(words: Wording, counter: Counter) -> shapes.ShownCounter:
    name, label = words.area(counter.name)
    described = shapes.ShownCounter(
        name=name,
        role=counter.role,
        label=label,
        seat=seat_or_none(counter.seat),
        value=words.value(counter.value),
        icon=counter.icon,
        suit=counter.value if counter.value in words.all_suits else UNSET,
        goal=counter.goal or UNSET,
        lies=counter.lies or UNSET,
        spent=SPENT.get(counter.value, UNSET),
    )
    if counter.piece in words.game.pieces:
        described.piece = words.game.pieces[counter.piece].key
        if counter.value == words.game.pieces[counter.piece].name:
            described.value = words.piece_name(counter.piece)
    return described


def trick_of(layout: Layout) -> shapes.Trick:
    trick = layout.trick
    if trick is None:
        return shapes.Trick(leader=None, best=None, led=None, order=[])
    return shapes.Trick(
        leader=seat_or_none(trick.leader),
        best=seat_or_none(trick.best),
        led=trick.led or None,
        order=trick.order,
    )


def last_trick_of(words: Wording, layout: Layout) -> shapes.ShownLastTrick | None:
    last = layout.last_trick
    if last is None:
        return None
    described = shapes.ShownLastTrick(
        cards=[words.game.card_names[card] for card in last.cards],
        by=[seat_or_none(seat) for seat in last.by],
        winner=seat_or_none(last.winner),
        because=[words.reason(reason) for reason in last.because],
    )
    if last.marks is not None:
        described.notes = [words.mark(mark) if mark else "" for mark in last.marks]
        described.marks = last.marks
        described.marked = marked(words, last.marks)
    return described
