"""The Clock: the trick as played so far is undone, seat by seat, and begins again (LT-ITEM-100 to 114)."""

from typing import Final

from followsuit.core.option import CARD, argument_of, option
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.little.cards import MIRIA
from followsuit.games.little.numbers import HAND
from followsuit.games.little.open_cards import discard_seen, take_back_to_hand
from followsuit.games.little.table import LittleTable
from followsuit.games.takers.new_run import NameRunLeader, undo_run
from followsuit.games.takers.powers.draw_then_discard import Discard
from followsuit.games.takers.powers.second_card import discard_second
from followsuit.games.takers.table import FACE_DOWN, NO_PLAYS, TRICK, Play, Role, Sheet
from followsuit.games.takers.trick import PlayTricks
from followsuit.games.takers.turn import NOWHERE

NAME_LEADER: Final = Reason("LT-ITEM-101", "Name who leads the trick that begins again.")
DISCARD_OF_TWO: Final = Reason(
    "LT-ITEM-105", "Choose which of the two cards is discarded; the other returns."
)
DISCARD_FOR_RETURN: Final = Reason("LT-ITEM-110", "Discard another card for the one that returned.")


class SizesBefore(Sheet):
    """LT-ITEM-110  How many cards each hand had before this trick. Never changed once made."""

    def __init__(self, sizes: list[int]) -> None:
        self.sizes = sizes

    def words(self, out: list[int]) -> None:
        out.append(len(self.sizes))
        out += self.sizes


NO_SIZES: Final = SizesBefore([])


def note_sizes(t: LittleTable, role: Role) -> None:
    """LT-ITEM-110  At the start of a trick, by whoever may break it off."""
    t.sheets[role.index] = SizesBefore([len(t.hand(seat)) for seat in range(t.seat_count)])


def size_before(t: LittleTable, role: Role, seat: int) -> int:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, SizesBefore)
    return sheet.sizes[seat] if sheet.sizes else HAND + 1 - t.trick_number


def turn_back_time(t: LittleTable, role: Role) -> None:
    """LT-ITEM-100, LT-ITEM-114  Clockwise from the leader all take back; then a leader is named."""
    t.unwind(PlayTricks)
    if t.plays:  # said here, as no play is left when the run is undone
        t.last_trick = NO_PLAYS
        t.last_win = None
    steps: list[AnyStep] = [UndoTurn(role, seat) for seat in t.clockwise_from(t.leader)]
    t.then([*steps, BeginAgain(role)])


class UndoTurn(Step[LittleTable]):
    """LT-ITEM-103, LT-ITEM-105, LT-ITEM-108 to LT-ITEM-110, LT-ITEM-113  What one seat played is undone."""

    def __init__(self, role: Role, seat: int) -> None:
        self.role = role
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.role.index, self.seat)

    def run(self, t: LittleTable) -> None:
        played = [play for play in t.plays if play.seat == self.seat]
        t.plays = [play for play in t.plays if play.seat != self.seat]
        is_discarded = discards_played(t, self.seat)
        has_rescued = undo_second_cards(t, self.seat, played[1:])
        steps: list[AnyStep] = []
        has_choice = played and not is_discarded and played[0].covered and MIRIA not in played[0].cards()
        if has_choice:
            t.plays = [*t.plays, played[0]]  # all see the two until one of them is chosen
        if played and is_discarded:
            has_rescued = discard_play(t, played[0]) or has_rescued
        elif played and played[0].covered:
            steps = undo_two(t, played[0])
        elif played:
            return_card(t, self.seat, played[0].card)
        if has_rescued:
            most = HAND if is_discarded else size_before(t, self.role, self.seat)
            steps.append(DiscardDown(self.seat, most))
        t.then(steps)


def discards_played(t: LittleTable, seat: int) -> bool:
    """LT-ITEM-109  Who has drawn cards for those played cannot take them back."""
    for role in t.roles_of(seat):
        if role.takes_back_otherwise:
            return True
    return False


def undo_second_cards(t: LittleTable, seat: int, plays: list[Play]) -> bool:
    """LT-ITEM-108, LT-ITEM-110  Open or hidden, they are discarded; whether MIRIA came back instead."""
    for play in plays:
        discard_play(t, play)
    hidden = t.cards.piles[FACE_DOWN + seat]
    if not hidden:
        return False
    if hidden[0] == MIRIA:
        t.cards.move(MIRIA, FACE_DOWN + seat, seat)
        t.cards.note_move(FACE_DOWN + seat, NOWHERE)
        if t.log is not None:
            t.log.tell("took-back", seat=seat, cards=[MIRIA])
        return True
    discard_second(t, seat)
    return False


def discard_play(t: LittleTable, play: Play) -> bool:
    """LT-ITEM-109, LT-ITEM-110, LT-HID-20  All see them go; MIRIA returns, and whether it did is told."""
    for card in play.cards():
        if card != MIRIA:
            throw_away(t, play.seat, card)
    if MIRIA in play.cards():
        return_card(t, play.seat, MIRIA)
        return True
    return False


def throw_away(t: LittleTable, seat: int, card: int) -> None:
    discard_seen(t, card, TRICK)
    if t.log is not None:
        t.log.tell("discarded", seat=seat, cards=[card])


def return_card(t: LittleTable, seat: int, card: int) -> None:
    """LT-ITEM-103"""
    take_back_to_hand(t, card, seat)
    if t.log is not None:
        t.log.tell("took-back", seat=seat, cards=[card])


def undo_two(t: LittleTable, play: Play) -> list[AnyStep]:
    """LT-ITEM-105, LT-ITEM-110, LT-DEC-22  One returns; if MIRIA is among them there is no choice."""
    cards = play.cards()
    if MIRIA in cards:
        discard_play(t, play)
        return []
    return [ChooseOfTwo(play.seat, cards[0], cards[1])]


class ChooseOfTwo(Ask[LittleTable]):
    """LT-ITEM-105, LT-DEC-22, LT-HID-19  Which of the two is discarded; both lay open."""

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.cards = [first, second]

    def key(self) -> tuple[int, ...]:
        return (self.seat, *self.cards)

    def about(self) -> Reason:
        return DISCARD_OF_TWO

    def options(self, t: LittleTable) -> list[int]:
        return [option(CARD, card) for card in self.cards]

    def picked(self, t: LittleTable, pick: int) -> None:
        t.plays = [play for play in t.plays if play.seat != self.seat]
        for card in self.cards:
            if card == argument_of(pick):
                throw_away(t, self.seat, card)
            else:
                return_card(t, self.seat, card)


class DiscardDown(Step[LittleTable]):
    """LT-ITEM-110, LT-DEC-34  The card that could not be discarded is one too many."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.most)

    def run(self, t: LittleTable) -> None:
        if len(t.hand(self.seat)) > self.most:
            t.then([Discard(self.seat, MIRIA, DISCARD_FOR_RETURN)])


class BeginAgain(Step[LittleTable]):
    """LT-ITEM-104, LT-ITEM-106, LT-ITEM-107, LT-ITEM-111  What was said and done in the trick has ended."""

    def __init__(self, role: Role) -> None:
        self.role = role

    def key(self) -> tuple[int, ...]:
        return (self.role.index,)

    def run(self, t: LittleTable) -> None:
        undo_run(t, True)
        t.sheets[self.role.index] = NO_SIZES
        t.then([NameLeaderAnew(self.role.seat)])


class NameLeaderAnew(NameRunLeader):
    """LT-ITEM-101, LT-DEC-21  Any seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NAME_LEADER)
