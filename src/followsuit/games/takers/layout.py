"""What a client draws of a trick, of hands and of what characters have, in every game of the family."""

from collections.abc import Callable
from typing import Final

from followsuit.core.cards import HIDDEN
from followsuit.core.event import NO_SEAT
from followsuit.core.layout import Area, Counter, LastTrick, MarkFace, Picture, TrickNow
from followsuit.core.roles import AreaRole, CounterRole, MarkRole
from followsuit.games.takers.cards import BLACK, COLOUR_NAMES, FLAG, NO_COLOUR, NUMBER
from followsuit.games.takers.table import DECK, DISCARDS, FACE_DOWN, Play, TakersTable
from followsuit.games.takers.turn import POWERS_OF_A_ROLE

# What is drawn for the marks below.
MARKS: Final[dict[str, MarkFace]] = {
    "covered": MarkFace(MarkRole.UNDER),
    "as": MarkFace(MarkRole.STANDS_FOR),
    "as-flag": MarkFace(MarkRole.STANDS_FOR, "flag"),
    "as-rare": MarkFace(MarkRole.STANDS_FOR, "rare"),
}
MarkOf = Callable[[TakersTable, Play, int], str]  # what a card of a play is marked with


def mark_of(t: TakersTable, play: Play, card: int) -> str:
    """That it is reserved, or what it stands for."""
    prints = t.prints
    if play.is_hidden():
        return ""
    if card in t.reserved:
        return "reserved"
    if card != play.card:
        return "covered" if play.covers else ""
    if play.kind != prints.kind[card] and play.kind != NUMBER:
        return "as-flag" if play.kind == FLAG else ""
    is_changed = play.colour != prints.colour[card] or play.value != prints.value[card]
    is_several = bool(play.covered) and not play.covers
    if play.colour != NO_COLOUR and (is_changed or is_several):
        return f"as {COLOUR_NAMES[play.colour]} {play.value}"
    return ""


def trick_areas(t: TakersTable, mark: MarkOf = mark_of) -> list[Area]:
    """The trick with what its cards are marked with; or the last one, until the next lead."""
    marks = marks_of(t, t.plays, mark)
    areas = [Area("trick", NO_SEAT, "trick", cards_of(t.plays), seats_of(t.plays), marks)]
    if not t.plays and t.last_trick:
        marks = marks_of(t, t.last_trick, mark)
        areas.append(
            Area("last trick", NO_SEAT, "list", cards_of(t.last_trick), marks=marks, role=AreaRole.LAST_TRICK)
        )
    return areas


def cards_of(plays: list[Play]) -> list[int]:
    return [card for play in plays for card in play.cards()]


def seats_of(plays: list[Play]) -> list[int]:
    """By card, who played it."""
    return [play.seat for play in plays for _ in play.cards()]


def marks_of(t: TakersTable, plays: list[Play], mark: MarkOf) -> list[str]:
    return [mark(t, play, card) for play in plays for card in play.cards()]


def trick_counters(t: TakersTable, is_kakumei: bool, reserved: str) -> list[Counter]:
    """TT-STRN-02, TT-RES-12  Black is trump, but in Kakumei the other colours are ahead of it."""
    counters: list[Counter] = []
    if t.led != NO_COLOUR:
        counters.append(Counter("lead colour", NO_SEAT, COLOUR_NAMES[t.led], role=CounterRole.LED))
    if is_kakumei:
        counters.append(Counter("Kakumei", NO_SEAT, "declared"))
    elif t.round:
        counters.append(Counter("trump", NO_SEAT, COLOUR_NAMES[BLACK], role=CounterRole.TRUMP))
    if t.reserved:
        counters.append(Counter("reserved", t.reserver, reserved))
    return counters


def hand_area(t: TakersTable, seat: int, viewer: int) -> Area:
    """One's own hand; of another only what lies open in it."""
    hand = [card if seat == viewer or card in t.open_cards else HIDDEN for card in t.hand(seat)]
    return Area("hand", seat, "hand", sorted(hand))


def add_roles(
    t: TakersTable, viewer: int, areas: list[Area], counters: list[Counter], pictures: list[Picture]
) -> None:
    """What the characters of the round have before them."""
    for role in t.roles:
        lines = role.character.drawing(t, role)
        if lines:
            pictures.append(Picture(role.character.name, role.seat, lines))
        counters += role.character.notes(t, role)
        areas += role.character.shown_cards(t, role)
        kept = role.character.kept_cards(t, role) if role.seat == viewer else []
        if kept:
            areas.append(Area("collection", role.seat, "list", kept))


def pile_areas(t: TakersTable) -> list[Area]:
    discards = t.cards.piles[DISCARDS]
    shown = discards[:] if t.has_open_discards() else [HIDDEN] * len(discards)
    return [
        Area("draw deck", NO_SEAT, "pile", [HIDDEN] * len(t.cards.piles[DECK]), role=AreaRole.DECK),
        Area("discards", NO_SEAT, "pile", shown),
    ]


def trick_now(t: TakersTable) -> TrickNow | None:
    """TT-FLOW-21  While a card lies face down, nobody can tell who would win."""
    if t.outcome is not None:
        return None
    if t.trick_number == 0:
        return TrickNow(t.leader, NO_SEAT, "", []) if t.round else None
    order: list[int] = []
    for play in t.plays:
        if play.seat not in order:
            order.append(play.seat)
    in_turn = [
        seat
        for seat in range(t.seat_count)
        if seat not in order and seat not in t.waiting and t.has_turn(seat)
    ]
    if not t.plays and len(in_turn) != 1:
        return None  # the tricks of the round are over
    hidden = [seat for seat in range(t.seat_count) if t.cards.piles[FACE_DOWN + seat]]
    best = NO_SEAT
    if t.plays and not hidden:
        best = t.plays[t.order.winner(t, [])].seat
    led = COLOUR_NAMES[t.led] if t.led != NO_COLOUR else ""
    return TrickNow(t.leader, best, led, order + in_turn + t.waiting)


def last_trick(t: TakersTable, mark: MarkOf = mark_of) -> LastTrick | None:
    """TT-VIS-14  All may look at it until the next lead."""
    win = t.last_win
    plays = t.last_trick
    if t.plays or win is None:
        return None
    marks = marks_of(t, plays, mark)
    return LastTrick(cards_of(plays), seats_of(plays), win.seat, win.because, marks)


def is_with_card(t: TakersTable, seat: int, number: int) -> bool:
    """Whether the power of this number is announced for the card that is played then."""
    for role in t.roles:
        if role.seat == seat and role.slot == number // POWERS_OF_A_ROLE:
            return role.character.goes_with_a_card(number % POWERS_OF_A_ROLE)
    return False


def power_key(t: TakersTable, seat: int, number: int) -> str:
    """The key of the power that this seat would use by this number, or nothing."""
    power = number % POWERS_OF_A_ROLE
    for role in t.roles:
        is_this = role.seat == seat and role.slot == number // POWERS_OF_A_ROLE
        if is_this and power < role.power_count:
            return role.character.power_key(power)
    return ""
