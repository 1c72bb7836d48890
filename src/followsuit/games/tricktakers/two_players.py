"""The games of two: five rounds with the five basic characters, or a draft of six or eight."""

from typing import Final

from followsuit.core.option import PIECE, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, Ask, AskAll, Step
from followsuit.games.takers.table import changed, without
from followsuit.games.takers.trick import PlayTricks
from followsuit.games.tricktakers.choosing import CastCharacters
from followsuit.games.tricktakers.end_of_round import BeforeScoring, FindWinner, NoteWins, ScoreRound
from followsuit.games.tricktakers.flow import DealCards, NameLeader
from followsuit.games.tricktakers.renewal import SetUpCharacters
from followsuit.games.tricktakers.roster import CHARACTERS
from followsuit.games.tricktakers.rules import TRICKS
from followsuit.games.tricktakers.table import NO_CHARACTER, TrickTable

CHOOSE: Final = Reason("TT-2P-08", "Choose a character you have not used yet.")
USED_ALREADY: Final = Reason("TT-2P-10", "You have used that character already.")
TAKEN_NOW: Final = Reason("TT-2P-11", "The other player has it in this round.")
SAME_LAST: Final = Reason("TT-2P-13", "Then both of you would be left with the same character for round 5.")
DRAFT: Final = Reason("TA-2P-04", "Draft a character.")
DRAFTED_ALREADY: Final = Reason("TA-2P-04", "That character has been drafted.")
CHOOSE_SECRETLY: Final = Reason("TA-2P-09", "Lay one of your characters face down.")
NOT_YOURS: Final = Reason("TA-2P-12", "That is not one of the characters you have left.")
NAME_LEADER: Final = Reason("TT-2P-18", "Name who leads the first trick of the last round.")
# TA-2P-05, TA-2P-06: who drafts when; 0 is the first player.
DRAFT_ORDER: Final[list[int]] = [0, 1, 1, 0, 0, 1, 1, 0]


class PlayBasicRound(Step[TrickTable]):
    """TT-2P-01 to TT-2P-33  Five rounds; each player uses each of the five characters once."""

    def run(self, t: TrickTable) -> None:
        t.then(
            [
                DealCards(),
                ChooseInTurn(),
                CastCharacters(),
                SetUpCharacters(),
                FindLeaderOfTwo(),
                *tricks_and_scoring(),
                PlayBasicRound(),
            ]
        )


def tricks_and_scoring() -> list[AnyStep]:
    """TT-EOR-15  Without crowns; only a character that says so can win the game directly."""
    return [PlayTricks(TRICKS), NoteWins(), BeforeScoring(), ScoreRound(), FindWinner()]


class ChooseInTurn(Step[TrickTable]):
    """TT-2P-08, TT-2P-15  The players take turns in choosing first; in round 5 each has one left."""

    def run(self, t: TrickTable) -> None:
        first = first_chooser(t)
        if not t.is_last_round():
            t.leader = first
            t.then([ChooseUnused(first), ChooseUnused(1 - first)])
        else:
            for seat in range(t.seat_count):
                take_character(t, seat, t.drafted[seat][0])


def first_chooser(t: TrickTable) -> int:
    return t.first_player if t.round % 2 == 1 else 1 - t.first_player


def take_character(t: TrickTable, seat: int, number: int) -> None:
    t.characters = changed(t.characters, seat, number)
    t.drafted = t.drafted[:]
    t.drafted[seat] = without(t.drafted[seat], number)
    if t.log is not None:
        t.log.tell("chose", seat=seat, number=number)


class ChooseUnused(Ask[TrickTable]):
    """TT-2P-09 to TT-2P-14  One not yet used, not the other's of this round, and not leading to a clash."""

    def about(self) -> Reason:
        return CHOOSE

    def options(self, t: TrickTable) -> list[int]:
        return [
            option(PIECE, number) for number in t.drafted[self.seat] if self.refusal_of(t, number) is None
        ]

    def why_not(self, t: TrickTable, pick: int) -> Reason | None:
        if verb_of(pick) != PIECE or argument_of(pick) not in t.rules.characters:
            return NOT_OFFERED
        return self.refusal_of(t, argument_of(pick))

    def refusal_of(self, t: TrickTable, number: int) -> Reason | None:
        if number not in t.drafted[self.seat]:
            return USED_ALREADY
        other = 1 - self.seat
        if number == t.characters[other]:
            return TAKEN_NOW
        left = [one for one in t.drafted[self.seat] if one != number]
        is_second = t.characters[other] != NO_CHARACTER
        if is_second and t.rules.is_last(t.round + 1) and left == t.drafted[other]:
            return SAME_LAST
        return None

    def picked(self, t: TrickTable, pick: int) -> None:
        take_character(t, self.seat, argument_of(pick))


class FindLeaderOfTwo(Step[TrickTable]):
    """TT-2P-17 to TT-2P-20  Whoever chose first leads; in round 5 the player with fewer points names it.

    Who that is was found as round 4 ended, when the cards were dealt.
    """

    def run(self, t: TrickTable) -> None:
        if t.is_last_round():
            t.then([NameLeaderOfTwo(t.leader)])


class NameLeaderOfTwo(NameLeader):
    """TT-2P-18, TT-DEC-11  Oneself or the other."""

    def about(self) -> Reason:
        return NAME_LEADER


class Draft(Step[TrickTable]):
    """TA-2P-04 to TA-2P-07  The characters are drafted openly before the first deal."""

    def run(self, t: TrickTable) -> None:
        count = len(t.rules.characters)
        t.row = t.rules.characters[:]
        t.then([DraftCharacter((t.first_player + turn) % 2) for turn in DRAFT_ORDER[:count]])


class DraftCharacter(Ask[TrickTable]):
    """TA-2P-04, TA-DEC-12  A character not yet taken."""

    def about(self) -> Reason:
        return DRAFT

    def options(self, t: TrickTable) -> list[int]:
        return [option(PIECE, number) for number in t.row]

    def why_not(self, t: TrickTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        is_character = verb_of(pick) == PIECE and argument_of(pick) in t.rules.characters
        return DRAFTED_ALREADY if is_character else NOT_OFFERED

    def picked(self, t: TrickTable, pick: int) -> None:
        number = argument_of(pick)
        t.row = without(t.row, number)
        t.drafted = t.drafted[:]
        t.drafted[self.seat] = sorted([*t.drafted[self.seat], number])
        if t.log is not None:
            t.log.tell("drafted", seat=self.seat, number=number)


class PlayDraftedRound(Step[TrickTable]):
    """TA-2P-08 to TA-2P-17  Both lay a character face down, the higher priority leads."""

    def run(self, t: TrickTable) -> None:
        t.then(
            [
                DealCards(),
                ChooseAtOnce(),
                CastCharacters(),
                SetUpCharacters(),
                *tricks_and_scoring(),
                PlayDraftedRound(),
            ]
        )


class ChooseAtOnce(Step[TrickTable]):
    """TA-2P-12  In the last round each has one left, and nothing is asked."""

    def run(self, t: TrickTable) -> None:
        if t.is_last_round():
            play_characters(t, [t.drafted[0][0], t.drafted[1][0]])
        else:
            t.then([LayFaceDown((0, 1))])


def play_characters(t: TrickTable, numbers: list[int]) -> None:
    """TA-2P-10, TA-2P-14  Both are turned up together; the higher priority leads the first trick."""
    for seat in range(2):
        take_character(t, seat, numbers[seat])
    t.leader = 0 if numbers[0] < numbers[1] else 1  # the roster is in the order of priority


class LayFaceDown(AskAll[TrickTable]):
    """TA-2P-09, TA-2P-10, TA-DEC-13  One of the own characters that is left; final once laid."""

    def about(self) -> Reason:
        return CHOOSE_SECRETLY

    def options(self, t: TrickTable, seat: int, picks: list[int]) -> list[int]:
        return [option(PIECE, number) for number in t.drafted[seat]]

    def why_not(self, t: TrickTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        return None if pick in self.options(t, seat, picks) else NOT_YOURS

    def revealed(self, t: TrickTable, picks: list[list[int]]) -> None:
        play_characters(t, [argument_of(picks[seat][0]) for seat in range(2)])


def is_basic_set(numbers: list[int]) -> bool:
    """TT-2P-06  The five basic characters are those with an A in their code."""
    return all(CHARACTERS[number].code.endswith("A") for number in numbers) and len(numbers) == 5
