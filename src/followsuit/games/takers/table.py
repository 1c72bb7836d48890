"""The table of the family: seats, roles and their sheets, the trick, the piles."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from followsuit.core.bits import BIT
from followsuit.core.cards import HIDDEN, Cards, Homes
from followsuit.core.event import NO_SEAT
from followsuit.core.fingerprint import name_code
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.step import AnyStep
from followsuit.core.table import Table
from followsuit.games.takers.cards import NO_COLOUR, NUMBER, Prints

if TYPE_CHECKING:
    from followsuit.games.takers.character import Character
    from followsuit.games.takers.order import Order

# Places. A seat's hand is the place of its own number.
MOST_SEATS: Final = 5
TAKEN: Final = 5  # what seat s has taken in tricks lies at TAKEN + s
FACE_DOWN: Final = 10  # a card seat s has played face down
DISCARDS: Final = 15
BOX: Final = 16  # exclusive cards that are out for the round
UNORDERED: Final = 17  # all of the above
DECK: Final = 17
TRICK: Final = 18
FIRST_OWN_PLACE: Final = 19  # from here on, the piles of the characters

NO_CARD: Final = -1
MOST_ROLES: Final = 2 * MOST_SEATS

# Who plays after whom, by the number of seats and the leader. Never changed: tables share them.
CLOCKWISE: Final[list[list[list[int]]]] = [
    [[(leader + i) % seats for i in range(seats)] for leader in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


# Lists on a table of this family are replaced, never changed in place: a clone shares them.
EMPTY: Final[list[int]] = []
# By how many: as many zeros, to begin with. All tables share them.
ZEROS: Final[list[list[int]]] = [[0] * count for count in range(MOST_ROLES + 1)]


def changed(numbers: list[int], index: int, value: int) -> list[int]:
    """The same numbers, but for one."""
    copy = numbers[:]
    copy[index] = value
    return copy


def without(numbers: list[int], number: int) -> list[int]:
    return [other for other in numbers if other != number]


class Role:
    """One character as one seat plays it this round. Never changed once made."""

    def __init__(self, index: int, seat: int, slot: int, character: "Character") -> None:
        self.index = index
        self.seat = seat
        self.slot = slot
        self.character = character
        # What the character's class says, at hand: compiled code looks up a constant of a class by name each
        # time, and a field of an object at once.
        self.code: str = character.code
        self.power_count: int = character.power_count
        self.powers = list(range(self.power_count))
        self.alone = [self]  # the roles of its seat, where there is no other
        self.renews_before_set_up: bool = character.renews_before_set_up
        self.wins_game_of_two: bool = character.wins_game_of_two
        self.cards_a_turn: int = character.cards_a_turn
        self.fixes_lead_late: bool = character.fixes_lead_late
        # Which hooks it has written. The others are not asked.
        self.resolves = character.has_hook("resolve")
        self.acts_after_play = character.has_hook("after_play")
        self.acts_on_decision = character.has_hook("trick_decided")
        self.acts_on_win = character.has_hook("trick_won")
        self.watches_taking = character.has_hook("saw_taking")
        self.acts_before_scoring = character.has_hook("before_scoring")
        self.plays_otherwise = character.has_hook("turn_question")
        self.may_be_free = character.has_hook("is_free_to_play")
        self.watches_plays = character.has_hook("saw_play")
        self.acts_at_end_of_turn = character.has_hook("end_turn")
        self.acts_at_start = character.has_hook("start_trick")
        self.acts_before_winner = character.has_hook("before_winner")
        self.forgets_runs = character.has_hook("run_undone")
        self.takes_back_otherwise = character.has_hook("take_back") or character.has_hook("take_up")
        self.bans_cards = character.has_hook("got_cards")
        self.acts_after_tricks = character.has_hook("tricks_over")
        self.acts_on_crowns = character.has_hook("crowns_given")
        self.acts_after_scoring = character.has_hook("after_scoring")
        self.has_priors = character.has_hook("priors")
        self.has_worths = character.has_hook("worth_of_wins")
        self.is_special = (
            self.plays_otherwise
            or self.fixes_lead_late
            or self.may_be_free
            or self.watches_plays
            or self.acts_at_end_of_turn
            or self.acts_at_start
            or self.acts_before_winner
            or self.bans_cards
        )

    def words(self, out: list[int]) -> None:
        out += [self.seat, self.slot, name_code(self.code)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """What a character remembers during a round. Most remember nothing."""

    def clone(self) -> "Sheet":
        return self

    def words(self, out: list[int]) -> None:
        """Every field, for the fingerprint."""

    def erased(self, is_own: bool) -> "Sheet":
        """What a seat sees of it: all, unless there is something secret on it."""
        return self

    def imagined(self, t: "TakersTable", role: Role, rng: Rng) -> "Sheet":
        """Something that fits what was erased."""
        return self

    def changed(self, t: "TakersTable", role: Role, rng: Rng) -> "Sheet":
        """For tests of secrecy: what is erased for the others is something else that could be true."""
        return self


EMPTY_SHEET: Final = Sheet()


@mypyc_attr(acyclic=True)
class Play:
    """A card in the trick, or several played as one, and what it stands for. Never changed once made."""

    def __init__(
        self,
        seat: int,
        card: int,
        kind: int,
        colour: int,
        value: int,
        marks: int,
        why: Reason | None,
        covered: list[int] = EMPTY,
        covers: bool = False,
    ) -> None:
        self.seat = seat
        self.card = card  # HIDDEN while it lies face down
        self.kind = kind
        self.colour = colour
        self.value = value
        self.marks = marks  # of order.py: beats a Rare, wins ties, …
        self.why = why  # what the marks go back to
        self.covered = covered  # the other cards of this play
        self.covers = covers  # whether the card lies on those, and they go where it goes

    def is_hidden(self) -> bool:
        return self.card == HIDDEN

    def words(self, out: list[int]) -> None:
        out += [self.seat, self.card, self.kind, self.colour, self.value, self.marks]
        out.append(0 if self.why is None else name_code(self.why.rule))
        out += [int(self.covers), len(self.covered)]
        out += self.covered

    def cards(self) -> list[int]:
        return [self.card, *self.covered]

    def cards_with(self, card: int) -> list[int]:
        """What goes where this card of the play goes."""
        return self.cards() if self.covers else [card]


@mypyc_attr(acyclic=True, free_list_len=1)
class Win:
    """Who won a trick, and why. Never changed once made."""

    def __init__(self, seat: int, because: list[Reason]) -> None:
        self.seat = seat
        self.because = because


class RoleIndex:
    """Who of a round is asked at the moments at which hardly anybody is. Never changed once made."""

    def __init__(self, roles: list[Role]) -> None:
        self.starters = [role for role in roles if role.acts_at_start]
        self.watchers = [role for role in roles if role.watches_plays]
        self.before_winner = [role for role in roles if role.acts_before_winner]
        # Masks of seats.
        self.otherwise = 0
        self.late = 0
        self.free = 0
        self.banned = 0
        self.has_turn_ends = bool(self.watchers)
        for role in roles:
            bit = BIT[role.seat]
            if role.plays_otherwise:
                self.otherwise |= bit
            if role.fixes_lead_late:
                self.late |= bit
            if role.may_be_free:
                self.free |= bit
            if role.bans_cards:
                self.banned |= bit
            if role.fixes_lead_late or role.acts_at_end_of_turn:
                self.has_turn_ends = True


NO_PLAYS: Final[list[Play]] = []
NO_TURNS: Final[list[AnyStep]] = []
NO_ROLES: Final[list[Role]] = []
NO_SEATS: Final[list[list[Role]]] = []
NO_SHEETS: Final[list[Sheet]] = []
NOBODY_ASKED: Final = RoleIndex(NO_ROLES)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakersTable(Table):
    """What the three games of the family have in common; each adds what only it has."""

    def __init__(
        self,
        seat_count: int,
        cards: Cards,
        prints: Prints,
        rng: Rng,
        order: "Order",
        original: Table | None = None,
    ) -> None:
        super().__init__(seat_count, cards, rng, original)
        self.prints = prints  # what is printed on the cards
        self.normal = order  # how a trick is judged, unless somebody changes it
        self.order = order  # how this trick is judged
        self.points = EMPTY
        self.wins = EMPTY
        self.roles: list[Role] = NO_ROLES
        self.roles_by_seat: list[list[Role]] = NO_SEATS  # the same, by seat
        self.roles_by_priority: list[Role] = NO_ROLES  # the same, the highest first
        self.asked = NOBODY_ASKED
        self.sheets: list[Sheet] = NO_SHEETS
        self.uses = EMPTY  # by role, how often its power was used this round
        self.used = 0  # a mask of the roles whose power was used in this run of the trick
        self.round = 0
        self.trick_number = 0
        self.leader = 0
        self.led = NO_COLOUR  # the lead colour
        self.waiting = EMPTY  # who is still to play to this trick
        self.turns: list[AnyStep] = NO_TURNS  # by seat, the question of a turn
        self.plays = NO_PLAYS
        self.last_trick = NO_PLAYS  # the finished one, in the order of play
        self.last_win: Win | None = None  # who won it, and why
        self.reserved = EMPTY  # the cards of the trick that are reserved
        self.reserver = NO_SEAT
        self.open_cards = EMPTY  # hand cards that lie open

    def copy_trick_to(self, copy: "TakersTable") -> None:
        """What `clone` copies of the fields above."""
        copy.points = self.points
        copy.wins = self.wins
        copy.roles = self.roles
        copy.roles_by_seat = self.roles_by_seat
        copy.roles_by_priority = self.roles_by_priority
        copy.asked = self.asked
        copy.sheets = [sheet.clone() for sheet in self.sheets]
        copy.uses = self.uses
        copy.used = self.used
        copy.round = self.round
        copy.trick_number = self.trick_number
        copy.leader = self.leader
        copy.led = self.led
        copy.waiting = self.waiting
        copy.turns = self.turns
        copy.plays = self.plays
        copy.last_trick = self.last_trick
        copy.last_win = self.last_win
        copy.reserved = self.reserved
        copy.reserver = self.reserver
        copy.open_cards = self.open_cards

    def erase_notes(self, seat: int) -> None:
        for role in self.roles:
            self.sheets[role.index] = self.sheets[role.index].erased(role.seat == seat)

    def imagine_notes(self, seat: int, rng: Rng) -> None:
        for role in self.roles:
            if role.seat != seat:
                self.sheets[role.index] = self.sheets[role.index].imagined(self, role, rng)

    def change_notes(self, seat: int, rng: Rng) -> None:
        for role in self.roles:
            if role.seat != seat:
                self.sheets[role.index] = self.sheets[role.index].changed(self, role, rng)

    # What each game of the family answers for itself.

    def homes(self) -> Homes:
        """Where the cards of this game lie between rounds."""
        raise NotImplementedError

    def has_open_discards(self) -> bool:
        """TT-GEN-08  Whether the table has agreed that discards lie face up."""
        return False

    def place_of_discard(self, card: int) -> int:
        """Where a card goes that everyone sees being discarded."""
        return DISCARDS

    def has_hidden_box(self) -> bool:
        """Whether cards that are out for the round may be known to some only."""
        return False

    def has_turn(self, seat: int) -> bool:
        """Whether this seat can take part in the trick."""
        return True

    def sequence_from(self, leader: int) -> list[int]:
        """Who plays to a trick, one after the other; not to be changed."""
        return CLOCKWISE[self.seat_count][leader]

    def lead_colour_of(self, play: Play) -> int:
        """TT-FLOW-09  The colour this play leads, if nothing is led yet; NO_COLOUR for none."""
        return play.colour if play.kind == NUMBER else NO_COLOUR

    def trick_over(self) -> None:
        """What is done with what lay on the cards of a trick, when its winner has them."""

    def is_last_round(self) -> bool:
        return False

    def is_drafted(self) -> bool:
        """Whether the characters were drafted before the first round."""
        return False

    def has_variant(self, name: str) -> bool:
        """Whether the table plays with this variant."""
        return False

    def has_gained_crown(self, seat: int) -> bool:
        """Whether this seat got the Crown of the round, once it is given."""
        return False

    def has_gained_black_crown(self, seat: int) -> bool:
        return False

    def win_now(self, seat: int, why: Reason) -> None:
        """The game ends on the spot; the remaining tricks are not played."""
        raise NotImplementedError

    def carry(self, seat: int, card: int) -> None:
        """This card goes with the seat into the next round."""
        raise NotImplementedError

    def cards_of_colour(self, colour: int) -> list[int]:
        """The cards of this game with this colour printed on them."""
        return self.prints.of_colour[colour]

    def rounds_behind(self) -> int:
        """How many rounds are over; this one is if nothing is left to be done, as at a search's horizon."""
        return self.round if not self.todo else max(0, self.round - 1)

    def part(self) -> int:
        return self.round

    def hand(self, seat: int) -> list[int]:
        return self.cards.piles[seat]

    def taken(self, seat: int) -> list[int]:
        return self.cards.piles[TAKEN + seat]

    def cast(self, characters: list["Character"]) -> None:
        """The characters of this round, one list entry for each seat."""
        self.set_roles([characters[seat].role_at(seat) for seat in range(len(characters))])

    def set_roles(self, roles: list[Role]) -> None:
        by_seat: list[list[Role]] = [NO_ROLES] * self.seat_count
        is_special = False
        for role in roles:
            others = by_seat[role.seat]
            by_seat[role.seat] = [*others, role] if others else role.alone
            is_special = is_special or role.is_special
        self.roles = roles
        self.roles_by_seat = by_seat
        self.roles_by_priority = in_priority(roles)
        self.asked = RoleIndex(self.roles_by_priority) if is_special else NOBODY_ASKED
        self.sheets = [role.character.sheet() for role in roles]
        self.uses = ZEROS[len(roles)]
        self.used = 0

    def roles_of(self, seat: int) -> list[Role]:
        return self.roles_by_seat[seat]

    def by_priority(self) -> list[Role]:
        """TT-PRI-02  The lower code is the higher priority."""
        return self.roles_by_priority

    def note_use(self, role: Role) -> None:
        self.used |= BIT[role.index]
        self.uses = changed(self.uses, role.index, self.uses[role.index] + 1)

    def has_used(self, role: Role) -> bool:
        """Whether the role has used its power in this run of the trick."""
        return self.used & BIT[role.index] != 0

    def gain(self, seat: int, amount: int, why: Reason) -> None:
        """TT-GEN-04  Points never fall below 0."""
        before = self.points[seat]
        self.points = changed(self.points, seat, max(0, before + amount))
        if self.log is not None:
            kind = "gained" if amount >= 0 else "lost"
            self.log.tell(kind, seat=seat, number=abs(amount), because=[why])


def last_trick_words(t: TakersTable, out: list[int]) -> None:
    """Only the cards are looked at again."""
    out.append(len(t.last_trick))
    for play in t.last_trick:
        out.append(play.card)


def in_priority(roles: list[Role]) -> list[Role]:
    ordered: list[Role] = []
    for role in roles:
        at = 0
        while at < len(ordered) and ordered[at].code < role.code:
            at += 1
        ordered.insert(at, role)
    return ordered
