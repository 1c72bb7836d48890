"""The state of a game of TrickTakers, beyond what the family shares."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from followsuit.core.cards import Cards, Homes
from followsuit.core.event import NO_SEAT
from followsuit.core.outcome import Outcome
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.step import Step
from followsuit.core.table import Table
from followsuit.games.takers.cards import DRAW_DECK
from followsuit.games.takers.table import (
    BOX,
    DECK,
    DISCARDS,
    EMPTY,
    FACE_DOWN,
    MOST_SEATS,
    NO_CARD,
    UNORDERED,
    ZEROS,
    TakersTable,
    changed,
)
from followsuit.games.takers.turn import TAKE_TURN
from followsuit.games.tricktakers.cards import CARDS_OF_COLOUR, OWNER, PRINTS, VALUE
from followsuit.games.tricktakers.order import NORMAL
from followsuit.games.tricktakers.roster import BASE_BOX, CHARACTERS, cards_needed, places_needed
from followsuit.games.tricktakers.rules import (
    FORGING_BLACK_CROWNS,
    FORGING_CROWNS,
    STARTING_POINTS,
    Rules,
)
from followsuit.games.tricktakers.standing import standing_of

if TYPE_CHECKING:
    from followsuit.core.state import State

NO_CHARACTER: Final = -1
NO_HOME: Final = -1


class EndGame(Step["TrickTakersTable"]):
    """TT-WIN-16  The last step of every game: it names the winner."""

    def run(self, t: "TrickTakersTable") -> None:
        claim = t.claims[0]
        t.outcome = Outcome(places_behind(t, claim.seat), claim.why, t.points[:])
        if t.log is not None:
            t.log.tell("game-over", seat=claim.seat, because=[claim.why])


def places_behind(t: "TrickTakersTable", winner: int) -> list[int]:
    """The winner is first, however it was won; the others follow by their points."""
    places = [1] * t.seat_count
    for seat in range(t.seat_count):
        if seat != winner:
            places[seat] = 2
            for other in range(t.seat_count):
                if other != winner and t.points[other] > t.points[seat]:
                    places[seat] += 1
    return places


class Claim:
    """Somebody wins the game, in one of the four categories. Never changed once made."""

    def __init__(self, seat: int, why: Reason) -> None:
        self.seat = seat
        self.why = why

    def words(self, out: list[int]) -> None:
        out.append(self.seat)


NO_CLAIMS: Final[list[Claim]] = []
NO_DRAFT: Final[list[list[int]]] = []
# What a game begins with, by its number of seats. All tables share them, as a clone shares its original's.
NO_CHARACTERS: Final[list[list[int]]] = [[NO_CHARACTER] * seats for seats in range(MOST_SEATS + 1)]
NONE_DRAFTED: Final[list[list[list[int]]]] = [[EMPTY] * seats for seats in range(MOST_SEATS + 1)]
NONE_CARRIED: Final[list[list[int]]] = [[NO_CARD] * seats for seats in range(MOST_SEATS + 1)]


@mypyc_attr(free_list_len=1)
class TrickTakersTable(TakersTable):
    def __init__(self, rules: Rules, cards: Cards, rng: Rng, original: Table | None = None) -> None:
        super().__init__(rules.players, cards, PRINTS, rng, NORMAL, original)
        self.turns = TAKE_TURN
        self.rules = rules
        self.crowns = EMPTY
        self.black_crowns = EMPTY
        self.characters = EMPTY  # of this round, by seat; NO_CHARACTER before the choice
        self.previous = EMPTY  # of the round before
        self.row = EMPTY  # laid out to choose from
        self.last_row = EMPTY
        self.drafted: list[list[int]] = NO_DRAFT  # who may still use which
        self.carried = EMPTY  # by seat, the card that goes into the next round
        self.forging_crowns = FORGING_CROWNS if rules.has_forging else 0
        self.forging_black_crowns = FORGING_BLACK_CROWNS if rules.has_forging else 0
        self.first_player = 0
        self.crown_of_round = NO_SEAT
        self.black_crowns_of_round = EMPTY
        self.claims: list[Claim] = NO_CLAIMS

    def clone(self) -> "TrickTakersTable":
        copy = TrickTakersTable(self.rules, self.cards.clone(), self.rng.clone(), self)
        self.copy_trick_to(copy)
        copy.order = self.order
        copy.crowns = self.crowns
        copy.black_crowns = self.black_crowns
        copy.characters = self.characters
        copy.previous = self.previous
        copy.row = self.row
        copy.last_row = self.last_row
        copy.drafted = self.drafted
        copy.carried = self.carried
        copy.forging_crowns = self.forging_crowns
        copy.forging_black_crowns = self.forging_black_crowns
        copy.first_player = self.first_player
        copy.crown_of_round = self.crown_of_round
        copy.black_crowns_of_round = self.black_crowns_of_round
        copy.claims = self.claims
        return copy

    # What is called for every answer. A method of the class itself is called faster by Python than one
    # that is inherited.

    def next_seat(self) -> int:
        return self.todo[-1].next_seat(self) if self.todo else -1

    def options(self, seat: int) -> list[int]:
        return self.todo[-1].offered(self, seat)

    def apply(self, seat: int, pick: int) -> None:
        self.todo[-1].take(self, seat, pick)

    def state(self) -> "State":
        from followsuit.games.tricktakers.state import STATE

        return STATE

    def has_open_discards(self) -> bool:
        return self.rules.has_open_discards

    def place_of_discard(self, card: int) -> int:
        """TT-GEN-12, TX-GEN-09  An exclusive card that is seen to go is out for the round at once."""
        return BOX if OWNER[card] else DISCARDS

    def homes(self) -> Homes:
        """Where the cards of this game lie between rounds."""
        return self.rules.homes

    def cards_of_colour(self, colour: int) -> list[int]:
        return self.rules.by_colour[colour]

    def carry(self, seat: int, card: int) -> None:
        self.carried = changed(self.carried, seat, card)

    def is_last_round(self) -> bool:
        return self.rules.is_last(self.round)

    def is_drafted(self) -> bool:
        return self.rules.is_drafted

    def has_variant(self, name: str) -> bool:
        return name in self.rules.variants

    def has_gained_crown(self, seat: int) -> bool:
        return self.crown_of_round == seat

    def has_gained_black_crown(self, seat: int) -> bool:
        return seat in self.black_crowns_of_round

    def win_now(self, seat: int, why: Reason) -> None:
        """TT-WIN-08  The claim is noted, and all that remains but the end of the game is given up."""
        self.claims = [*self.claims, Claim(seat, why)]
        self.unwind(EndGame)

    def heading(self) -> str:
        if self.trick_number == 0:
            return f"round {self.round}, setup" if self.round else "the draft"
        return f"round {self.round}, trick {self.trick_number}"

    def standing(self) -> list[float]:
        if self.outcome is not None:
            return self.outcome.standing()
        return standing_of(self.points, self.crowns, self.black_crowns, self.rounds_behind())


LOW_CARDS: Final = "low_cards_2p"  # TA-VAR-05


def lay_home(rules: Rules) -> None:
    """Where every card lies between rounds: the forty in the deck, the others with their character."""
    count = cards_needed(rules.characters)
    places = [NO_HOME] * count
    for card in DRAW_DECK:
        if VALUE[card] < 7 or LOW_CARDS not in rules.variants:
            places[card] = DECK
    for number in [*BASE_BOX, *rules.characters]:
        for card in CHARACTERS[number].exclusive_cards():
            places[card] = CHARACTERS[number].place
    rules.homes = Homes(places, places_needed(rules.characters))
    for cards in CARDS_OF_COLOUR:
        rules.by_colour.append([card for card in cards if card < count and places[card] != NO_HOME])
    # TX-PREP-01, TX-2P-12  With two players nobody forges.
    rules.has_forging = rules.players > 2 and any(CHARACTERS[number].forges for number in rules.characters)


def new_trick_table(rules: Rules, rng: Rng) -> TrickTakersTable:
    """TT-PREP-01 to TT-PREP-04  30 points each; crowns lie on the round sheet; the deck is shuffled."""
    homes = rules.homes
    keepers = [0] * len(homes.piles)
    for seat in range(rules.players):
        keepers[seat] = 2**seat
        keepers[FACE_DOWN + seat] = 2**seat
    unordered = DISCARDS if rules.has_open_discards else UNORDERED  # TT-VIS-04: their order is seen
    cards = Cards(homes.piles[:], homes.known_by, homes.possible_places, keepers, unordered)
    t = TrickTakersTable(rules, cards, rng)
    t.points = [STARTING_POINTS] * rules.players
    t.wins = ZEROS[rules.players]
    t.crowns = ZEROS[rules.players]
    t.black_crowns = ZEROS[rules.players]
    t.characters = NO_CHARACTERS[rules.players]
    t.previous = NO_CHARACTERS[rules.players]
    t.drafted = NONE_DRAFTED[rules.players]
    t.carried = NONE_CARRIED[rules.players]
    t.cards.go_home_shuffled(homes, DECK, rng)
    return t
