"""What is told of a piece: its aim, what it does and when, and what it brings, cell by cell."""

import re
from typing import Final

from followsuit.core.bounded import make_room
from followsuit.core.event import NO_SEAT
from followsuit.core.face import Act, Piece
from followsuit.core.layout import NO_PIECE, Layout
from followsuit.core.strip import NOT_LIT, Cell, Occasion, Strip
from followsuit.core.view import View
from followsuit.describe import shapes
from followsuit.describe.shapes import UNSET, UnsetType
from followsuit.describe.wording import NUMBERED, NUMBERS, Wording

LETTERS: Final = re.compile(r"[a-z]")
MOST_STRIPS: Final = 5000  # that are remembered


def acts_of(words: Wording, piece: Piece) -> list[shapes.ActFacts] | UnsetType:
    """Each with its moment, in the order of a round; nothing where the text says it all."""
    return [act_of(words, piece, act) for act in piece.acts] or UNSET


def act_of(words: Wording, piece: Piece, act: Act) -> shapes.ActFacts:
    facts = words.facts("acts", f"{piece.entry} {act.key}") if act.key else {}
    own = words.piece_words(piece)
    return shapes.ActFacts(
        moment=words.text("moments", act.moment, act.moment),
        name=facts.get("title", ""),
        text=facts.get("text", own.text),
        rules=facts["rules"].split() if "rules" in facts else own.rules,
    )


def path_of(words: Wording, piece: Piece) -> list[shapes.PlaceFacts] | UnsetType:
    """From where to where; whose hand or tableau it is, the name says."""
    places = [
        shapes.PlaceFacts(words.text("places", place, place), place.rpartition(" ")[2])
        for place in piece.path
    ]
    return places or UNSET


def cells_of(words: Wording, strip: Strip) -> list[shapes.ShownCell]:
    return [cell_of(words, cell) for cell in strip.cells]


def cell_of(words: Wording, cell: Cell) -> shapes.ShownCell:
    text = words.text("cells", cell.head, "") if cell.kind == "word" else ""
    return shapes.ShownCell(head=head_of(words, cell.head), kind=cell.kind, value=cell.value, text=text)


def head_of(words: Wording, head: str) -> str:
    """'bid 2' is looked up as 'bid', with a place of that name; what has no letters is written as it is."""
    if not LETTERS.search(head):
        return head.replace("-", "–")
    found = words.find("heads", NUMBERS.sub("", head))
    if found is None:
        return head
    return found.say({word.replace("-", "_"): int(number) for word, number in NUMBERED.findall(head)})


def axis_of(words: Wording, strip: Strip) -> str:
    return words.text("axes", strip.axis, strip.axis)


def strips_of(words: Wording, number: int) -> list[shapes.ShownStrip] | UnsetType:
    """All strips of a piece that differ, with when each holds."""
    found: list[tuple[list[Occasion], Strip]] = []
    for occasion in words.game.occasions():
        strip = words.game.strip(number, occasion)
        if strip is None:
            continue
        same = next((when for when, known in found if is_same(known, strip)), None)
        if same is None:
            found.append(([occasion], strip))
        else:
            same.append(occasion)
    described = [
        shapes.ShownStrip(axis=axis_of(words, strip), cells=cells_of(words, strip)) for _, strip in found
    ]
    if len(found) > 1:
        for one, (when, _) in zip(described, found, strict=True):
            one.title = title_of(words, when)
    return described or UNSET


def is_same(one: Strip, other: Strip) -> bool:
    return one.axis == other.axis and [(cell.head, cell.value, cell.kind) for cell in one.cells] == [
        (cell.head, cell.value, cell.kind) for cell in other.cells
    ]


def title_of(words: Wording, when: list[Occasion]) -> str:
    """For whom these occasions are, and in which rounds where not in all."""
    parts: list[str] = []
    is_of_two = [occasion.players == 2 for occasion in when]
    if not any(is_of_two):
        parts.append(words.phrase("strip-more"))
    elif all(is_of_two):
        parts.append(words.phrase("strip-two"))
    if len({occasion.is_last for occasion in words.game.occasions()}) > 1:
        is_last = [occasion.is_last for occasion in when]
        if all(is_last):
            parts.append(words.phrase("strip-last"))
        elif not any(is_last):
            parts.append(words.phrase("strip-before"))
    return words.phrase("dot").join(parts)


def win_of(words: Wording, number: int) -> str | UnsetType:
    """How the game is won by a piece; where that is not so with two players, it is said."""
    win = words.pieces[number].win
    if not win:
        return UNSET
    holds = [words.game.may_win_by(number, occasion) for occasion in words.game.occasions()]
    return win if all(holds) else words.phrase("win-of-more", win=win)


def strips_at(words: Wording, view: View, layout: Layout) -> list[shapes.SeatStrip]:
    """The strips of all pieces that lie on the table or are somebody's, each once for each seat."""
    game = words.game
    occasion = game.occasion(view.table)
    lying: dict[tuple[int, int], None] = {}
    for counter in layout.counters:
        if counter.piece != NO_PIECE:
            lying[counter.seat, counter.piece] = None
    for area in layout.areas:
        for piece in area.pieces or []:
            lying[area.seat, piece] = None
    when = (occasion.players, occasion.is_last, *occasion.variants)
    described: list[shapes.SeatStrip] = []
    for seat, piece in lying:
        if piece in game.pieces:
            lit = game.lit_cell(view, seat, piece) if seat != NO_SEAT else NOT_LIT
            described += strip_at(words, seat, piece, lit, occasion, when)
    return described


def strip_at(
    words: Wording, seat: int, piece: int, lit: int, occasion: Occasion, when: tuple[object, ...]
) -> list[shapes.SeatStrip]:
    """Made once, as counters are: from one state to the next another cell is lit, if anything."""
    key = (seat, piece, lit, when)
    known = words.strips.get(key)
    if known is None:
        make_room(words.strips, MOST_STRIPS)
        known = words.strips[key] = new_strip(words, seat, piece, lit, occasion)
    return known


def new_strip(words: Wording, seat: int, piece: int, lit: int, occasion: Occasion) -> list[shapes.SeatStrip]:
    """One, or none where a piece brings nothing of its own."""
    game = words.game
    strip = game.strip(piece, occasion)
    if strip is None:
        return []
    win = words.pieces[piece].win
    return [
        shapes.SeatStrip(
            piece=game.pieces[piece].key,
            seat=None if seat == NO_SEAT else seat,
            axis=axis_of(words, strip),
            cells=cells_of(words, strip),
            now=UNSET if lit == NOT_LIT else lit,
            win=win if win and game.may_win_by(piece, occasion) else UNSET,
        )
    ]
