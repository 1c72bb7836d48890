"""Characters drafted before the first round, one of them used in each: games of two, and `draft` for more."""

from typing import Final

from followsuit.core.option import PIECE, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import Ask, AskAll, Step
from followsuit.games.takers.leading import NameLeader
from followsuit.games.takers.table import changed, without
from followsuit.games.takers.trick import PLAY_TRICKS
from followsuit.games.tricktakers.choosing import CastCharacters
from followsuit.games.tricktakers.end_of_round import end_of_round
from followsuit.games.tricktakers.flow import DealCards
from followsuit.games.tricktakers.renewal import SetUpCharacters
from followsuit.games.tricktakers.rules import TRICKS
from followsuit.games.tricktakers.table import TrickTakersTable


class DraftRules:
    """By which rules a draft goes. Never changed."""

    def __init__(self, draft: str, lay: str, once: str) -> None:
        self.draft = Reason(draft, "Draft a character.")
        self.drafted_already = Reason(draft, "That character has been drafted.")
        self.lay = Reason(lay, "Lay one of your characters face down.")
        self.not_left = Reason(once, "That is not one of the characters you have left.")


# With 3 to 5 players; with two, without the expansion and with it.
DRAFTS: Final[list[DraftRules]] = [
    DraftRules("TX-SEL-07", "TX-SEL-10", "TX-SEL-12"),
    DraftRules("TA-2P-04", "TA-2P-09", "TA-2P-12"),
    DraftRules("TX-2P-02", "TX-2P-05", "TX-2P-04"),
]
NAME_LEADER: Final = Reason("TX-SEL-13", "Yours is the highest priority: name who leads the first trick.")


def draft_rules(t: TrickTakersTable) -> DraftRules:
    if t.seat_count > 2:
        return DRAFTS[0]
    return DRAFTS[2 if t.rules.has_expansion else 1]


class Draft(Step[TrickTakersTable]):
    """TA-2P-04 to TA-2P-07, TX-SEL-07 to TX-SEL-09, TX-2P-02, TX-2P-03  Openly, before the first deal."""

    def run(self, t: TrickTakersTable) -> None:
        t.row = t.rules.characters[:]
        why = draft_rules(t).draft
        t.then([DraftCharacter(seat, why) for seat in draft_order(t)])


def draft_order(t: TrickTakersTable) -> list[int]:
    """There and back again, until everyone has one for each round; what is left over is not used."""
    there = t.clockwise_from(t.first_player)
    order: list[int] = []
    for turn in range(t.rules.rounds):
        order += there if turn % 2 == 0 else there[::-1]
    return order


class DraftCharacter(Ask[TrickTakersTable]):
    """TA-2P-04, TA-DEC-12, TX-DEC-03  A character not yet taken."""

    def __init__(self, seat: int, why: Reason) -> None:
        super().__init__(seat)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: TrickTakersTable) -> list[int]:
        return [option(PIECE, number) for number in t.row]

    def why_not(self, t: TrickTakersTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        is_character = verb_of(pick) == PIECE and argument_of(pick) in t.rules.characters
        return draft_rules(t).drafted_already if is_character else NOT_OFFERED

    def picked(self, t: TrickTakersTable, pick: int) -> None:
        number = argument_of(pick)
        t.row = without(t.row, number)
        t.drafted = t.drafted[:]
        t.drafted[self.seat] = sorted([*t.drafted[self.seat], number])
        if t.log is not None:
            t.log.tell("drafted", seat=self.seat, number=number)


class PlayDraftedRound(Step[TrickTakersTable]):
    """TA-2P-08 to TA-2P-17, TX-SEL-10 to TX-SEL-13, TX-2P-05  All lay a character face down, then as ever."""

    def run(self, t: TrickTakersTable) -> None:
        t.begin_part(
            [
                DealCards(),
                ChooseAtOnce(),
                CastCharacters(),
                SetUpCharacters(),
                PLAY_TRICKS[TRICKS],
                *end_of_round(t),
                PlayDraftedRound(),
            ]
        )


class ChooseAtOnce(Step[TrickTakersTable]):
    """TA-2P-12, TX-SEL-12  In the last round each has one left, and nothing is asked."""

    def run(self, t: TrickTakersTable) -> None:
        if t.is_last_round():
            play_characters(t, [t.drafted[seat][0] for seat in range(t.seat_count)])
        else:
            t.then([LayFaceDown(tuple(range(t.seat_count)), draft_rules(t).lay)])


def play_characters(t: TrickTakersTable, numbers: list[int]) -> None:
    """TA-2P-10, TA-2P-14, TX-SEL-13  All are turned up together; the highest priority leads or, with three
    players and more, names who does."""
    for seat in range(t.seat_count):
        take_character(t, seat, numbers[seat])
    t.leader = numbers.index(min(numbers))  # the roster is in the order of priority
    if t.seat_count > 2:
        t.then([NameLeaderOfDraft(t.leader)])


def take_character(t: TrickTakersTable, seat: int, number: int) -> None:
    t.characters = changed(t.characters, seat, number)
    t.drafted = t.drafted[:]
    t.drafted[seat] = without(t.drafted[seat], number)
    if t.log is not None:
        t.log.tell("chose", seat=seat, number=number)


class LayFaceDown(AskAll[TrickTakersTable]):
    """TA-2P-09, TA-2P-10, TA-DEC-13, TX-DEC-04  One of the own characters that is left; final once laid."""

    def __init__(self, seats: tuple[int, ...], why: Reason) -> None:
        super().__init__(seats)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: TrickTakersTable, seat: int, picks: list[int]) -> list[int]:
        return [option(PIECE, number) for number in t.drafted[seat]]

    def why_not(self, t: TrickTakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        return None if pick in self.options(t, seat, picks) else draft_rules(t).not_left

    def revealed(self, t: TrickTakersTable, picks: list[list[int]]) -> None:
        play_characters(t, [argument_of(picks[seat][0]) for seat in range(t.seat_count)])


class NameLeaderOfDraft(NameLeader):
    """TX-SEL-13, TX-DEC-05  Right after the characters are turned up, before the setup."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NAME_LEADER)
