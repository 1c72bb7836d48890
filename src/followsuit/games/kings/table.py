"""What the tables of the five games share, beyond what the family does; each game has one of its own."""

from typing import TYPE_CHECKING, Final

from followsuit.core.bits import BIT
from followsuit.core.cards import Cards, Homes
from followsuit.core.event import NO_SEAT
from followsuit.core.outcome import Outcome
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.step import Step
from followsuit.core.table import Table
from followsuit.games.kings.cards import COLOUR, NO_SET, PRINTS
from followsuit.games.kings.marks import (
    UNDER_KING,
    king_on,
)
from followsuit.games.kings.numbers import KING_NUMBER, KING_NUMBER_BACK
from followsuit.games.kings.order import NORMAL
from followsuit.games.kings.pieces import FIRST_KING_PIECE, is_jack
from followsuit.games.kings.rules import Rules
from followsuit.games.kings.standing import standing_of
from followsuit.games.takers.cards import BLACK
from followsuit.games.takers.table import (
    EMPTY,
    NO_ROLES,
    NO_SEATS,
    NOBODY_ASKED,
    Play,
    Role,
    RoleIndex,
    TakersTable,
    changed,
    in_priority,
)

if TYPE_CHECKING:
    from followsuit.core.state import State

# A seat's roles: the court (King, Queen, Jack), and up to three characters that lie face up.
COURT_SLOT: Final = 0
SLOTS: Final = 4

# How a Queen lies.
UP: Final = 0
TURNED: Final = 1  # KW-PLAY-12  by 90 degrees: the Green Queen of Whist after her first use
LAID: Final = 2  # on or beside a card of this trick, or before her owner's late turn
COUNTS: Final = 3  # KT-QUEEN-22  the Red Queen, with the tricks that were won
DOWN: Final = 4
LAID_AGAIN: Final = 5  # KW-PLAY-12  the Green Queen of Whist, before her second late turn

NO_PIECE: Final = -1
NO_LISTS: Final[list[list[int]]] = []
NO_CONTRACTS: Final[list[int]] = [NO_SET, NO_SET, NO_SET, NO_SET]


class EndGame(Step["KingsTable"]):
    """KT-FLOW-07  The last step of every game."""

    def run(self, t: "KingsTable") -> None:
        assert t.won_because is not None
        t.outcome = Outcome(t.places, t.won_because, t.points[:], t.teams)
        if t.log is not None:
            for seat in range(t.seat_count):
                if t.places[seat] == 1:
                    t.log.tell("game-over", seat=seat, because=[t.won_because])


class KingsTable(TakersTable):
    def __init__(self, rules: Rules, cards: Cards, rng: Rng, original: Table | None = None) -> None:
        super().__init__(rules.players, cards, PRINTS, rng, NORMAL, original)
        self.rules = rules
        # Sets and what lies of them.
        self.sets = EMPTY  # by seat, the colour of the set, or NO_SET
        self.kings = EMPTY  # by seat, a mask of the colours of the Kings it has
        self.played = 0  # a mask of the colours of Kings that lie face down
        self.queens = EMPTY  # by seat, how the Queen lies
        self.late = NO_SEAT  # who has put off the turn of this trick by the Green Queen
        self.spent = EMPTY  # KT2-JACK-05  by seat, whether the Jack is spent in this round
        self.set_row = EMPTY  # colours of the sets that lie there to be taken
        # Characters.
        self.row = EMPTY  # character cards that lie there to be taken, or are set aside
        self.party: list[list[int]] = NO_LISTS  # by seat, its character cards
        self.barred: list[list[int]] = NO_LISTS  # KT-DRAFT-18  by seat, those it had in the round before
        self.bids: list[list[int]] = NO_LISTS  # by seat, what lies face down: character cards, a Jack
        self.partner = NO_SEAT  # KT-CHE-04  who has the KIZUNA card
        self.copied = NO_PIECE  # KT-CHE-21  the bid card by which the COPY card lies
        self.copied_from = NO_SEAT
        self.appointed = 0  # KT-NIN-05  a mask of those who appointed somebody in this trick
        # The rest of the round.
        self.choosers = EMPTY  # the order in which players choose or set up
        self.drafter = 0  # who is first in the first draft, or starts this round's auction
        self.contracts = NO_CONTRACTS  # by round, the colour of the contract King, or NO_SET
        self.trump = BLACK  # NO_COLOUR if there is none
        self.king_player = NO_SEAT  # KO-AUC-09
        self.declared = EMPTY  # KO-AUC-04  by seat, how many auction cards are in front
        self.passed = 0  # KO-AUC-08  a mask of seats
        self.declarer = NO_SEAT  # KO-AUC-09  who declared last
        self.teams = EMPTY  # by seat, its team; none where everybody plays alone
        self.seating = EMPTY  # KW-PREP-01  who sits left of whom, if not by ascending seat
        # The end.
        self.places = EMPTY
        self.won_because: Reason | None = None

    def clone(self) -> "KingsTable":
        raise NotImplementedError

    def state(self) -> "State":
        raise NotImplementedError

    def copy_to(self, copy: "KingsTable") -> None:
        """What `clone` copies of the fields above."""
        self.copy_trick_to(copy)
        copy.sets = self.sets
        copy.kings = self.kings
        copy.played = self.played
        copy.queens = self.queens
        copy.late = self.late
        copy.spent = self.spent
        copy.set_row = self.set_row
        copy.row = self.row
        copy.party = self.party
        copy.barred = self.barred
        copy.bids = self.bids
        copy.partner = self.partner
        copy.copied = self.copied
        copy.copied_from = self.copied_from
        copy.appointed = self.appointed
        copy.choosers = self.choosers
        copy.drafter = self.drafter
        copy.contracts = self.contracts
        copy.trump = self.trump
        copy.king_player = self.king_player
        copy.declared = self.declared
        copy.passed = self.passed
        copy.declarer = self.declarer
        copy.teams = self.teams
        copy.seating = self.seating
        copy.places = self.places
        copy.won_because = self.won_because

    # Nobody writes down anything: all that is secret are cards and sealed answers.

    def erase_notes(self, seat: int) -> None:
        pass

    def imagine_notes(self, seat: int, rng: Rng) -> None:
        pass

    def change_notes(self, seat: int, rng: Rng) -> None:
        pass

    # Roles.

    def set_active(self, roles: list[Role]) -> None:
        """KT-BID-02  The courts, and the characters that lie face up from now on; by seat and slot."""
        by_seat: list[list[Role]] = [[] for _ in range(self.seat_count)]
        is_special = False
        for role in roles:
            by_seat[role.seat].append(role)
            is_special = is_special or role.is_special
        self.roles = roles
        self.roles_by_seat = by_seat
        self.roles_by_priority = in_priority(roles)
        self.asked = RoleIndex(self.roles_by_priority) if is_special else NOBODY_ASKED
        self.uses = [0] * (self.seat_count * SLOTS)
        self.used = 0

    def clear_roles(self) -> None:
        """KT-FLOW-06  Nobody's characters act any more."""
        self.roles = NO_ROLES
        self.roles_by_seat = NO_SEATS
        self.roles_by_priority = NO_ROLES
        self.asked = NOBODY_ASKED
        self.uses = EMPTY
        self.used = 0

    # Kings and Queens.

    def king_number(self, seat: int) -> int:
        """KT-KNUM-01, KT2-ASSIST-05  That of the own set, as its King lies."""
        colour = self.sets[seat]
        is_played = self.played & BIT[colour] != 0
        return KING_NUMBER[colour] + (KING_NUMBER_BACK if is_played else 0)

    def by_king_number(self) -> list[int]:
        """KT-KNUM-02  The seats by ascending King Number."""
        ordered: list[int] = []
        for seat in range(self.seat_count):
            at = 0
            while at < len(ordered) and self.king_number(ordered[at]) < self.king_number(seat):
                at += 1
            ordered.insert(at, seat)
        return ordered

    def kings_up(self, seat: int) -> int:
        """A mask of the colours of the Kings this seat may still play."""
        return self.kings[seat] & ~self.played

    def give_set(self, seat: int, colour: int) -> None:
        """The King, the Queen and the Jack of this colour are this seat's, face up."""
        self.set_row = [other for other in self.set_row if other != colour]
        self.sets = changed(self.sets, seat, colour)
        self.kings = changed(self.kings, seat, self.kings[seat] | BIT[colour])
        self.queens = changed(self.queens, seat, UP)

    def set_queen(self, seat: int, how: int) -> None:
        self.queens = changed(self.queens, seat, how)

    def turn_green_queen(self, seat: int) -> None:
        """KT-QUEEN-45  Down as the late turn begins."""
        self.set_queen(seat, DOWN)

    def is_jack_up(self, seat: int) -> bool:
        """KT-JACK-04, KT2-JACK-05  Neither spent nor a bid card."""
        if self.spent[seat]:
            return False
        for piece in self.bids[seat]:
            if is_jack(piece):
                return False
        return True

    # What differs from game to game.

    def has_trump(self) -> bool:
        """KT-TRICK-10  Black, from the first deal on."""
        return self.round > 0

    def is_auction(self) -> bool:
        """KO-AUC-01  Whether it is open who will be the King player."""
        return False

    # What the family asks.

    def homes(self) -> Homes:
        return self.rules.homes

    def lead_colour_of(self, play: Play) -> int:
        """KT-TRICK-08  What is printed, whatever lies on it; a card without a colour leads none."""
        return COLOUR[play.card]

    def trick_over(self) -> None:
        """KT-EOT-05, KT-TRICK-18  E5: Kings and Queens go back to their owners, face down."""
        for play in self.last_trick:
            if play.marks & UNDER_KING:
                self.played |= BIT[king_on(play.marks)]
                if self.log is not None:
                    self.log.tell("king-back", seat=play.seat, number=FIRST_KING_PIECE + king_on(play.marks))
        for seat in range(self.seat_count):  # KO-PLAY-10, KW-PLAY-13  so is a Red Queen laid in vain
            if self.queens[seat] == LAID:
                self.set_queen(seat, DOWN)
        self.late = NO_SEAT
        self.appointed = 0

    def is_last_round(self) -> bool:
        return self.round == self.rules.rounds

    def heading(self) -> str:
        if self.round == 0:
            return "preparation"
        if self.trick_number == 0:
            return f"round {self.round}, preparation"
        return f"round {self.round}, trick {self.trick_number}"

    def standing(self) -> list[float]:
        if self.outcome is not None:
            return self.outcome.standing()
        return standing_of(self.points, self.teams, self.rules.has_auction, self.rounds_behind())

    def end(self, places: list[int], why: Reason) -> None:
        """The game is decided: nothing remains but its end."""
        self.places = places
        self.won_because = why
        self.unwind(EndGame)


def replaced(lists: list[list[int]], seat: int, numbers: list[int]) -> list[list[int]]:
    """The same lists, but for one seat's."""
    copy = lists[:]
    copy[seat] = numbers
    return copy


def kings_table(t: Table) -> KingsTable:
    """What a character or a step of this game may take the table for."""
    assert isinstance(t, KingsTable)
    return t
