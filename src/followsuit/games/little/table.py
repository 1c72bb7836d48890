"""The state of a game of Little TrickTakers, beyond what the family shares."""

from typing import TYPE_CHECKING, Final

from followsuit.core.cards import Cards, Homes
from followsuit.core.event import NO_SEAT
from followsuit.core.outcome import Outcome
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.step import Step
from followsuit.core.table import Table
from followsuit.games.little.beasts import OKO_SHIELD
from followsuit.games.little.cards import (
    BERSERKER_DECK,
    DEVIL_CARDS,
    ENHANCEMENT_CARDS,
    KINGS_RARE,
    NAMES,
    PRINTS,
)
from followsuit.games.little.order import NORMAL
from followsuit.games.little.places import (
    BERSERKERS_PLACE,
    DEVILS_PLACE,
    KINGS_PLACE,
    PLACE_COUNT,
    SHELF,
)
from followsuit.games.little.rules import Rules
from followsuit.games.little.standing import standing_of
from followsuit.games.takers.cards import DRAW_DECK
from followsuit.games.takers.table import (
    BOX,
    DECK,
    DISCARDS,
    EMPTY,
    Role,
    RoleIndex,
    TakersTable,
    in_priority,
)

if TYPE_CHECKING:
    from followsuit.core.state import State

# A seat has up to three roles: its characters, and what lies before it besides.
FIRST_SLOT: Final = 0
SECOND_SLOT: Final = 1
BELONGINGS_SLOT: Final = 2
SLOTS: Final = 3

NO_LISTS: Final[list[list[int]]] = []


class EndGame(Step["LittleTable"]):
    """LT-END-04  The last step of every game: there is exactly one winner, and an order behind."""

    def run(self, t: "LittleTable") -> None:
        assert t.won_because is not None
        t.outcome = Outcome(places(t), t.won_because, t.points[:])
        if t.log is not None:
            t.log.tell("game-over", seat=t.winner, because=[t.won_because])


def places(t: "LittleTable") -> list[int]:
    """LT-END-04  The winner, then by points; equal ones by the numbers of their characters."""
    found = [1] * t.seat_count
    for seat in range(t.seat_count):
        if seat != t.winner:
            found[seat] = 2
            for other in range(t.seat_count):
                if other not in (seat, t.winner) and is_ahead(t, other, seat):
                    found[seat] += 1
    return found


def is_ahead(t: "LittleTable", one: int, other: int) -> bool:
    """LT-END-02, LT-2P-24, LT-LIGHT-13  More points; then the lower sum, then the lowest single number."""
    if t.points[one] != t.points[other]:
        return t.points[one] > t.points[other]
    return comes_first(t.characters[one], t.characters[other])


def comes_first(ours: list[int], theirs: list[int]) -> bool:
    """LT-LEAD-03, LT-LEAD-04  The lower sum; if equal, the lowest single number.

    Both have as many characters, so that their place in the roster does for the number printed on them.
    """
    if sum(ours) != sum(theirs):
        return sum(ours) < sum(theirs)
    return min(ours) < min(theirs)


class LittleTable(TakersTable):
    def __init__(self, rules: Rules, cards: Cards, rng: Rng, original: Table | None = None) -> None:
        super().__init__(rules.players, cards, PRINTS, rng, NORMAL, original)
        self.rules = rules
        self.first_player = 0
        self.characters: list[list[int]] = NO_LISTS  # by seat, the active ones, from left to right
        self.kept: list[list[int]] = NO_LISTS  # by seat, characters that lie there and are not active
        self.row = EMPTY  # characters offered now
        self.last_row = EMPTY  # those offered when this round began
        self.aside = EMPTY  # characters nobody has now: not taken, given back, not turned up
        self.choosers = EMPTY  # LT-SEL-05  the order of the selection, fixed when it begins
        self.has_option = EMPTY  # by seat, whether the option of this round is taken
        self.display = EMPTY  # items for sale
        self.item_deck = EMPTY  # items nobody has seen yet, in the order of their numbers
        self.items: list[list[int]] = NO_LISTS  # by seat, those owned
        self.beast_display = EMPTY
        self.beasts: list[list[int]] = NO_LISTS  # by seat
        self.asleep = EMPTY  # beasts turned face down
        self.set_up_done = EMPTY  # by role, how many steps of its set-up are done
        self.winner = NO_SEAT
        self.won_because: Reason | None = None

    def clone(self) -> "LittleTable":
        copy = LittleTable(self.rules, self.cards.clone(), self.rng.clone(), self)
        self.copy_trick_to(copy)
        copy.order = self.order
        copy.first_player = self.first_player
        copy.characters = self.characters
        copy.kept = self.kept
        copy.row = self.row
        copy.last_row = self.last_row
        copy.aside = self.aside
        copy.choosers = self.choosers
        copy.has_option = self.has_option
        copy.display = self.display
        copy.item_deck = self.item_deck
        copy.items = self.items
        copy.beast_display = self.beast_display
        copy.beasts = self.beasts
        copy.asleep = self.asleep
        copy.set_up_done = self.set_up_done
        copy.winner = self.winner
        copy.won_because = self.won_because
        return copy

    def state(self) -> "State":
        from followsuit.games.little.state import STATE

        return STATE

    # Roles.

    def begin_roles(self, belongings: list[Role]) -> None:
        """Nobody has a character yet; what lies before each seat besides is there."""
        count = self.seat_count * SLOTS
        self.sheets = [role.character.sheet() for role in belongings for _ in range(SLOTS)]
        self.uses = [0] * count
        self.set_up_done = [0] * count
        self.used = 0
        self.place_roles(belongings)

    def activate(self, role: Role) -> None:
        """LT-PREP-01, LT-PREP-09  This character is active from now on, with a fresh sheet."""
        sheets = self.sheets[:]
        sheets[role.index] = role.character.sheet()
        self.sheets = sheets
        self.place_roles([*self.roles, role])

    def place_roles(self, roles: list[Role]) -> None:
        by_seat: list[list[Role]] = [[] for _ in range(self.seat_count)]
        roles = in_places(roles)
        ordered = in_priority(roles)
        # LT-TURN-04 to LT-TURN-07  In a turn the one who adds to the card comes first, then by number.
        for role in ordered:
            if role.character.acts_first:
                by_seat[role.seat].append(role)
        for role in ordered:
            if not role.character.acts_first:
                by_seat[role.seat].append(role)
        self.roles = roles
        self.roles_by_seat = by_seat
        self.roles_by_priority = ordered
        self.asked = RoleIndex(ordered)

    # What the family asks.

    def homes(self) -> Homes:
        return self.rules.homes

    def place_of_discard(self, card: int) -> int:
        """LT-DECK-02, LT-DEVIL-09  An exclusive card that is seen to go is out of the round at once."""
        return BOX if PRINTS.owner[card] else DISCARDS

    def has_hidden_box(self) -> bool:
        """LT-HID-08, LT-DECK-02  So the cards of an own deck that were not chosen."""
        return True

    def has_turn(self, seat: int) -> bool:
        """LT-TURN-11, LT-TURN-13  Without a card there is no turn; the next player may lead."""
        return bool(self.cards.piles[seat])

    def is_last_round(self) -> bool:
        return self.rules.is_last(self.round)

    def is_shielded(self, seat: int) -> bool:
        """LT-BEAST-16  Whether this seat loses nothing when points are counted."""
        return OKO_SHIELD in self.beasts[seat]

    def win(self, seat: int, why: Reason) -> None:
        """The game is decided: all that remains is given up but its end."""
        self.winner = seat
        self.won_because = why
        self.unwind(EndGame)

    def heading(self) -> str:
        if self.trick_number == 0:
            return f"round {self.round}, selection"
        return f"round {self.round}, trick {self.trick_number}"

    def standing(self) -> list[float]:
        if self.outcome is not None:
            return self.outcome.standing()
        return standing_of(self.points, self.rounds_behind())


def in_places(roles: list[Role]) -> list[Role]:
    """By seat and slot, however they came: two tables with the same roles are the same."""
    found: list[Role] = []
    for role in roles:
        at = len(found)
        while at > 0 and found[at - 1].index > role.index:
            at -= 1
        found.insert(at, role)
    return found


def lay_home() -> Homes:
    """LT-SET-05  Where every card lies between rounds."""
    place_of = [DECK] * len(DRAW_DECK) + [SHELF] * (len(NAMES) - len(DRAW_DECK))
    for cards, place in (
        ([KINGS_RARE], KINGS_PLACE),
        (BERSERKER_DECK, BERSERKERS_PLACE),
        (DEVIL_CARDS, DEVILS_PLACE),
        (ENHANCEMENT_CARDS, SHELF),
    ):
        for card in cards:
            place_of[card] = place
    return Homes(place_of, PLACE_COUNT)


HOMES: Final[Homes] = lay_home()


def replaced(lists: list[list[int]], seat: int, numbers: list[int]) -> list[list[int]]:
    """The same lists, but for one seat's."""
    copy = lists[:]
    copy[seat] = numbers
    return copy


def little_table(t: Table) -> LittleTable:
    """What a character or an item of this game may take the table for."""
    assert isinstance(t, LittleTable)
    return t
