"""Positions: how a play of this game is written.

r5 is a card; r5+white-queen+change+white-king has on it, or with it, what was announced.
"""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.position import Position, PositionError
from followsuit.games.kings.court import COURT, KING_POWER, why_no_king
from followsuit.games.kings.marks import (
    CHANGED,
    UNDER_BLUE_QUEEN,
    UNDER_KING,
    UNDER_WHITE_QUEEN,
    WITH_BLACK_QUEEN,
    king_on,
)
from followsuit.games.kings.moments import PLAY
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.table import COURT_SLOT, LAID, KingsTable
from followsuit.games.kings.turn import part_of, parts_rule
from followsuit.games.takers.announcing import lifts_following, resolve_all
from followsuit.games.takers.cards import COLOUR_NAMES, NO_COLOUR
from followsuit.games.takers.position_cards import put, read_card
from followsuit.games.takers.table import Play
from followsuit.games.takers.trick import start_run
from followsuit.games.takers.turn import POWERS_OF_A_ROLE, face_of, lay_several

WITH: Final = "+"
CHANGE: Final = "change"
QUEEN: Final = "-queen"
KING: Final = "-king"


# Reading.


def put_trick_in_hands(game: Game, position: Position, t: KingsTable, placed: list[bool]) -> None:
    """Cards of the trick are laid from the hands; those not written there are put there first."""
    words = position.text("trick", "").split()
    turns = read_turns(position, t)
    if len(words) > len(turns):
        raise PositionError("trick", f"a trick has at most {t.seat_count} cards.")
    for i in range(len(words)):
        word = words[i].partition(WITH)[0]
        if read_card(game, "trick", word, -1) not in t.hand(turns[i]):
            put(game, t, placed, turns[i], "trick", word, -1)


def read_turns(position: Position, t: KingsTable) -> list[int]:
    """KT-TRICK-02, KT-QUEEN-41  Clockwise from the leader, whoever put off the turn last; or as it says."""
    words = position.text("turns", "").split()
    if not words:
        turns = [seat for seat in t.sequence_from(t.leader) if seat != t.late]
        return turns if t.late == NO_SEAT else [*turns, t.late]
    if sorted(words) != [str(seat) for seat in range(t.seat_count)]:
        raise PositionError("turns", f"turns names each of the {t.seat_count} seats once.")
    return [int(word) for word in words]


def read_trick(game: Game, position: Position, t: KingsTable, moment: str) -> list[int]:
    """Lay the cards already played, in order; the seats that have shown that they could not follow."""
    words = position.text("trick", "").split()
    prints = t.prints
    t.last_trick = [
        Play(NO_SEAT, card, prints.kind[card], prints.colour[card], prints.value[card], 0, None)
        for card in game.read_cards(position.text("last_trick", ""))
    ]
    if moment != PLAY:
        if words:
            raise PositionError("trick", f"no cards lie in the trick at {moment!r}.")
        return []
    used = t.used
    start_run(t)
    t.used = used
    turns = read_turns(position, t)
    unfollowed: list[int] = []
    for i in range(len(words)):
        if lay(game, t, turns[i], words[i]) and not position.has("voids"):
            unfollowed.append(turns[i])
    t.waiting = [seat for seat in turns[len(words) :] if seat != t.late]
    return unfollowed


def lay(game: Game, t: KingsTable, seat: int, word: str) -> bool:
    """Lay a card and all that goes with it; whether it shows that the hand has none of the lead colour."""
    parts = word.split(WITH)
    card = game.read_card(parts[0])
    announced = [announcement(t, seat, part) for part in parts[1:]]
    order = [part_of(t, seat, number) for number in announced]
    if order != sorted(set(order)):
        raise PositionError("trick", f"{word}: in this order, Black Queen, cover, change, King, each once.")
    face = face_of(t, card)
    why = parts_rule(t, seat, announced, face)
    if why is not None:
        raise PositionError("trick", f"{word}: {why.sentence}")
    resolve_all(t, seat, face)
    shows_void = not lifts_following(t, seat, announced) and is_unfollowed(t, seat, card)
    lay_several(t, seat, face.as_play(seat))
    if [part for part in parts if part.endswith(QUEEN)]:
        t.set_queen(seat, LAID)
    return shows_void


def announcement(t: KingsTable, seat: int, part: str) -> int:
    """The power of a seat by which this part of a play is announced."""
    colour, _, what = part.partition("-")
    if colour in SET_NAMES and what == "queen" and t.sets[seat] == SET_NAMES.index(colour):
        power = SET_NAMES.index(colour)
        if COURT.goes_with_a_card(power):
            return power
    if colour in SET_NAMES and what == "king":
        king = SET_NAMES.index(colour)
        why = why_no_king(t, seat, king)
        if why is not None:
            raise PositionError("trick", f"{part}: {why.sentence}")
        return KING_POWER + king
    for role in t.roles_of(seat):
        if role.slot != COURT_SLOT and part == CHANGE and role.character.goes_with_a_card(0):
            return role.slot * POWERS_OF_A_ROLE
    raise PositionError("trick", f"seat {seat} has no {part} that goes with a card.")


def is_unfollowed(t: KingsTable, seat: int, card: int) -> bool:
    """KT-TRICK-04  Whether this card is none of the lead colour; with one in the hand it is refused."""
    colour = t.prints.colour
    if t.led == NO_COLOUR or colour[card] in (NO_COLOUR, t.led):
        return False
    for held in t.hand(seat):
        if colour[held] == t.led:
            name = COLOUR_NAMES[t.led]
            raise PositionError("trick", f"seat {seat} holds {name}, but did not follow.")
    return True


# Writing.


def write_play(game: Game, play: Play) -> str:
    parts = [game.write_card(play.card)]
    marks = play.marks
    if marks & WITH_BLACK_QUEEN:
        parts.append("black" + QUEEN)
    if marks & UNDER_WHITE_QUEEN:
        parts.append("white" + QUEEN)
    if marks & UNDER_BLUE_QUEEN:
        parts.append("blue" + QUEEN)
    if marks & CHANGED:
        parts.append(CHANGE)
    if marks & UNDER_KING:
        parts.append(SET_NAMES[king_on(marks)] + KING)
    return WITH.join(parts)


def turns_of(t: KingsTable) -> list[int]:
    """Who has played, whose turn it is, who is still to play; the late turn is the last."""
    turns = [play.seat for play in t.plays]
    rest = [seat for seat in t.sequence_from(t.leader) if seat not in turns and seat != t.late]
    if t.late != NO_SEAT and t.late not in turns:
        rest.append(t.late)
    return turns + rest
