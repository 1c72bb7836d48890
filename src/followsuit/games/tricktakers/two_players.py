"""The basic game of two: five rounds, in which each player uses each of the five characters once."""

from typing import ClassVar, Final

from followsuit.core.option import PIECE, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import Ask, Step
from followsuit.games.takers.leading import NameLeader
from followsuit.games.takers.trick import PLAY_TRICKS
from followsuit.games.tricktakers.choosing import CastCharacters
from followsuit.games.tricktakers.drafting import take_character
from followsuit.games.tricktakers.end_of_round import end_of_round
from followsuit.games.tricktakers.flow import DealCards
from followsuit.games.tricktakers.renewal import SetUpCharacters
from followsuit.games.tricktakers.roster import CHARACTERS
from followsuit.games.tricktakers.rules import TRICKS
from followsuit.games.tricktakers.table import NO_CHARACTER, TrickTakersTable

CHOOSE: Final = Reason("TT-2P-10", "Choose a character you have not used yet.")
USED_ALREADY: Final = Reason("TT-2P-10", "You have used that character already.")
TAKEN_NOW: Final = Reason("TT-2P-11", "The other player has it in this round.")
SAME_LAST: Final = Reason("TT-2P-13", "Then both of you would be left with the same character for round 5.")
NAME_LEADER: Final = Reason("TT-2P-18", "Name who leads the first trick of the last round.")


class PlayBasicRound(Step[TrickTakersTable]):
    """TT-2P-01 to TT-2P-33  Five rounds; each player uses each of the five characters once."""

    def run(self, t: TrickTakersTable) -> None:
        t.begin_part(
            [
                DealCards(),
                ChooseInTurn(),
                CastCharacters(),
                SetUpCharacters(),
                FindLeaderOfTwo(),
                PLAY_TRICKS[TRICKS],
                *end_of_round(t),
                PlayBasicRound(),
            ]
        )


class ChooseInTurn(Step[TrickTakersTable]):
    """TT-2P-08, TT-2P-15  The players take turns in choosing first; in round 5 each has one left."""

    def run(self, t: TrickTakersTable) -> None:
        first = first_chooser(t)
        if not t.is_last_round():
            t.leader = first
            t.then([ChooseUnused(first), ChooseUnused(1 - first)])
        else:
            for seat in range(t.seat_count):
                take_character(t, seat, t.drafted[seat][0])


def first_chooser(t: TrickTakersTable) -> int:
    return t.first_player if t.round % 2 == 1 else 1 - t.first_player


class ChooseUnused(Ask[TrickTakersTable]):
    """TT-2P-09 to TT-2P-14  One not yet used, not the other's of this round, and not leading to a clash."""

    asks: ClassVar[Reason] = CHOOSE

    def options(self, t: TrickTakersTable) -> list[int]:
        return [
            option(PIECE, number) for number in t.drafted[self.seat] if self.refusal_of(t, number) is None
        ]

    def why_not(self, t: TrickTakersTable, pick: int) -> Reason | None:
        if verb_of(pick) != PIECE or argument_of(pick) not in t.rules.characters:
            return NOT_OFFERED
        return self.refusal_of(t, argument_of(pick))

    def refusal_of(self, t: TrickTakersTable, number: int) -> Reason | None:
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

    def picked(self, t: TrickTakersTable, pick: int) -> None:
        take_character(t, self.seat, argument_of(pick))


class FindLeaderOfTwo(Step[TrickTakersTable]):
    """TT-2P-17 to TT-2P-20  Whoever chose first leads; in round 5 the player with fewer points names it.

    Who that is was found as round 4 ended, when the cards were dealt.
    """

    def run(self, t: TrickTakersTable) -> None:
        if t.is_last_round():
            t.then([NameLeaderOfTwo(t.leader)])


class NameLeaderOfTwo(NameLeader):
    """TT-2P-18, TT-DEC-11  Oneself or the other."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NAME_LEADER)


def is_basic_set(numbers: list[int]) -> bool:
    """TT-2P-06  The five basic characters are those with an A in their code."""
    return all(CHARACTERS[number].code.endswith("A") for number in numbers) and len(numbers) == 5
