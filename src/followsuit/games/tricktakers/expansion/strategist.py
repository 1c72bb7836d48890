"""1C  Strategist: five traps in a secret order, a card free of the lead colour, and one carried over."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.face import Act, Piece
from followsuit.core.game import Game
from followsuit.core.layout import Counter
from followsuit.core.option import NO, PIECE, YES, argument_of, option
from followsuit.core.position import Position, PositionError
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.rng import Rng
from followsuit.core.roles import CounterRole
from followsuit.core.step import AnyStep, AskAll
from followsuit.core.strip import Occasion, Strip
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import BLACK, NO_COLOUR, NUMBER, RARE
from followsuit.games.takers.character import AT_ONCE, Character, strip_by_wins
from followsuit.games.takers.policy import is_kakumei, playing
from followsuit.games.takers.powers.exchange import DiscardOne
from followsuit.games.takers.role_steps import AskRole, RoleStep
from followsuit.games.takers.scoring import by_wins
from followsuit.games.takers.table import Play, Role, Sheet, TakersTable
from followsuit.games.takers.turn import following_plays
from followsuit.games.tricktakers.cards import add_card
from followsuit.games.tricktakers.powers.black_crowns import no_renewal_now
from followsuit.tricks.following import PLAY_OF

# TX-GAP-10  A black 7 for the round, another one and a Rare to carry over.
OWN_SEVEN: Final = add_card("k7s", NUMBER, BLACK, 7, "1C")
CARRIED_SEVEN: Final = add_card("k7t", NUMBER, BLACK, 7, "1C")
CARRIED_RARE: Final = add_card("RAs", RARE, NO_COLOUR, 0, "1C")
REWARDS: Final[list[int]] = [CARRIED_RARE, CARRIED_SEVEN]  # by wins

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
E: Final = 4
TRAPS: Final = 5
LETTERS: Final = "ABCDE"
NO_TRAP: Final = -1
UNSEEN: Final = -1  # in the order of the traps, one that another seat cannot know
UNSEEN_LETTER: Final = "?"
FIRST_TRAP_PIECE: Final = 100  # traps among the pieces a player can pick
TOLL: Final = 10

CAUGHT: Final[list[Reason]] = [
    Reason("TX-STG-11", "Trap A catches a number from 1 to 6."),
    Reason("TX-STG-11", "Trap B catches a number from 7 to 9."),
    Reason("TX-STG-11", "Trap C catches a black card."),
    Reason("TX-STG-17", "Trap D catches everyone else when the Strategist wins."),
    Reason("TX-STG-11", "Trap E catches what is not of the lead colour."),
]
CAUGHT_COLOURLESS: Final = Reason("TX-STG-13", "Trap E catches what is not of the lead colour.")

DISCARD_ANOTHER: Final = Reason("TX-STG-02", "Discard a card; your own black 7 stays.")
NOT_THE_SEVEN: Final = Reason("TX-STG-02", "The card just taken may not be the one discarded.")
ORDER_TRAPS: Final = Reason("TX-STG-04", "Stack your traps: which comes next?")
STACKED_ALREADY: Final = Reason("TX-STG-04", "That trap lies in the stack already.")
SPENT: Final = Reason("TX-STG-21", "The Tactical Card has been used in this round.")
POOL_TAKEN: Final = Reason("TX-STG-18", "The Strategist has won a trick and takes the pool.")
CARRY_RARE: Final = Reason("TX-STG-23", "Carry your Rare into the next round, instead of 50 points?")
CARRY_SEVEN: Final = Reason("TX-STG-23", "Carry a black 7 into the next round, instead of 30 points?")
CARRIED: Final = Reason("TX-STG-23", "A card is carried into the next round instead of points.")
TABLE: Final = Reason("TX-STG-34", "The Strategist's points for the tricks won.")
TABLE_OF_TWO: Final = Reason("TX-2P-10", "The Strategist's points for the tricks won.")
FIVE_WINS: Final = Reason("TX-STG-34", "The Strategist has won all five tricks.")


EARLY: Final[list[int]] = [65, 55, 50, 40, 60]  # how soon bots let a trap come
FAR: Final = 30  # of priors: a lost trick is won, or a card is got rid of that would win


class Strategist(Character):
    code: ClassVar[str] = "1C"
    name: ClassVar[str] = "Strategist"
    is_of_expansion: ClassVar[bool] = True
    power_count: ClassVar[int] = 1
    points_for_wins: ClassVar[tuple[int, ...]] = (50, 30, -50, 50, 80, 0)
    points_of_two: ClassVar[tuple[int, ...]] = (50, 30, -50, 50, 80, 120)
    game_for_wins: ClassVar[tuple[int, ...]] = (5,)
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "seven"),
        Act("setup", "traps"),
        Act("with-card", "tactical-card"),
        Act("in-trick", "caught"),
        Act("end", "carry"),
    )

    def exclusive_cards(self) -> list[int]:
        return [OWN_SEVEN, CARRIED_SEVEN, CARRIED_RARE]

    def pieces(self) -> dict[int, Piece]:
        return {FIRST_TRAP_PIECE + trap: piece_of(trap) for trap in range(TRAPS)}

    def sheet(self) -> Sheet:
        return StrategistSheet()

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TX-STG-01, TX-STG-02  Take the own black 7, then discard another card."""
        return [TakeOwnSeven(role)]

    def set_up_choices(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TX-STG-04  The order of the traps."""
        return [OrderTraps(role)]

    # The Tactical Card.

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """TX-STG-21, TX-STG-22  Once a round, over all runs."""
        return SPENT if t.uses[role.index] else None

    def power_text(self, power: int) -> str:
        return "Tactical Card"

    def is_free_to_play(self, t: TakersTable, role: Role) -> bool:
        """TX-STG-21, TX-STG-22  In the turn of its use; the card played keeps its colour."""
        return t.has_used(role)

    # Traps.

    def start_trick(self, t: TakersTable, role: Role) -> None:
        """TX-STG-06, TT-FLOW-01  The next trap is turned up."""
        sheet = sheet_of(t, role)
        sheet.trap = sheet.order[sheet.shown]
        sheet.shown += 1
        sheet.payers = 0
        if t.log is not None:
            t.log.tell("trap", seat=role.seat, number=FIRST_TRAP_PIECE + sheet.trap)

    def saw_play(self, t: TakersTable, role: Role, play: Play) -> None:
        """TX-STG-07, TX-STG-08, TX-STG-15, TX-STG-16  W4: others pay, once in a turn."""
        sheet = sheet_of(t, role)
        has_paid = sheet.payers & BIT[play.seat] != 0
        if play.seat != role.seat and not has_paid and catches(sheet.trap, play, t.led):
            is_colourless = sheet.trap == E and play.kind != NUMBER
            pay(t, sheet, play.seat, CAUGHT_COLOURLESS if is_colourless else CAUGHT[sheet.trap])

    def trick_decided(self, t: TakersTable, role: Role, play: Play) -> None:
        """TX-STG-17, TX-STG-18  E5: by trap D the others pay; then the pool is taken."""
        sheet = sheet_of(t, role)
        if sheet.trap == D:
            for seat in t.clockwise_from(role.seat)[1:]:
                pay(t, sheet, seat, CAUGHT[D])
        if sheet.pool:
            t.gain(role.seat, sheet.pool, POOL_TAKEN)
            sheet.pool = 0

    def run_undone(self, t: TakersTable, role: Role, is_rewind: bool) -> None:
        """TT-FLOW-01, TX-STG-15  The trap and the pool stay; in a new run all may be caught again."""
        sheet_of(t, role).payers = 0

    def tricks_over(self, t: TakersTable, role: Role) -> None:
        """TX-STG-20, TT-EOR-01  R1: what is left in the pool goes to the box."""
        sheet = sheet_of(t, role)
        sheet.trap = NO_TRAP
        if sheet.pool and t.log is not None:
            t.log.tell("pool-to-box", number=sheet.pool)
        sheet.pool = 0

    # The end of the round.

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        return FIVE_WINS if t.wins[role.seat] in self.game_for_wins else None

    def before_scoring(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TX-STG-23, TX-STG-28  With no win or one; in the last round nothing can be carried."""
        wins = t.wins[role.seat]
        return [ChooseReward(role, REWARDS[wins])] if wins < len(REWARDS) and not t.is_last_round() else []

    def strip(self, at: Occasion) -> Strip | None:
        return strip_by_wins(self, at, [TABLE_OF_TWO if at.players == 2 else TABLE])

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        if sheet_of(t, role).carries:
            return [Award(role.seat, 0, CARRIED)]
        why = TABLE_OF_TWO if t.seat_count == 2 else TABLE
        return [Award(role.seat, by_wins(t, role, self.points_for_wins, self.points_of_two), why)]

    # Positions, and what a client draws.

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        """The traps in their order, the pool, who has paid in this run, and the Tactical Card."""
        sheet = sheet_of(t, role)
        sheet.order = read_order(position.text("traps", LETTERS))
        sheet.pool = position.number("pool", 0, 0, 1000)
        payers = position.text("payers", "").split()
        for word in payers:
            if word not in [str(seat) for seat in range(t.seat_count)]:
                raise PositionError("payers", f"payers lists seats, and {word} is none.")
            sheet.payers |= BIT[int(word)]
        t.uses = t.uses[:]
        t.uses[role.index] = position.number("tactical_card_used", int(t.has_used(role)), 0, 1)
        if t.trick_number and sheet.order:
            sheet.shown = t.trick_number
            sheet.trap = sheet.order[sheet.shown - 1]

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        sheet = sheet_of(t, role)
        written["traps"] = letters_of(sheet.order)
        written["pool"] = sheet.pool
        written["payers"] = " ".join([str(seat) for seat in range(t.seat_count) if sheet.payers & BIT[seat]])
        written["tactical_card_used"] = t.uses[role.index]

    def notes(self, t: TakersTable, role: Role) -> list[Counter]:
        """TX-HID-06, TX-HID-07, TX-HID-09  The open trap, the pool, and whether the Tactical Card is left."""
        sheet = sheet_of(t, role)
        state = "used" if t.uses[role.index] else "ready"
        notes = [Counter("tactical card", role.seat, state, "tactical-card")]
        if sheet.trap != NO_TRAP:
            piece = FIRST_TRAP_PIECE + sheet.trap
            notes.append(Counter("trap", role.seat, "", piece=piece, role=CounterRole.TOKEN))
        if sheet.pool:
            notes.append(Counter("pool", role.seat, str(sheet.pool), role=CounterRole.STAKE))
        return notes

    def drawing(self, t: TakersTable, role: Role) -> list[str]:
        """The stack of traps: those turned up, and for its owner those that follow."""
        sheet = sheet_of(t, role)
        words = letters_of(sheet.order).split()
        if sheet.trap == NO_TRAP or not words:
            return [f"traps: {' '.join(words)}"] if words else []
        words[sheet.shown - 1] = f"[{words[sheet.shown - 1]}]"
        return [f"traps: {' '.join(words)}"]

    # What bots think.

    def inclination(self, t: TakersTable, role: Role, power: int, wants_trick: bool) -> int:
        """Where a card that need not follow is far better than all that do."""
        if t.led == NO_COLOUR:
            return 0
        is_turned = is_kakumei(t)
        following = max(playing(t, following_plays(t, role.seat), wants_trick, is_turned))
        free = max(playing(t, [PLAY_OF[card] for card in t.hand(role.seat)], wants_trick, is_turned))
        return AT_ONCE if free > following + FAR else 0

    def priors(self, t: TakersTable, role: Role, offered: list[int], wants_trick: bool) -> list[int]:
        """Traps that catch many come first, so that a win finds them in the pool; points are sure."""
        question = t.todo[-1]
        if isinstance(question, OrderTraps):
            return [EARLY[argument_of(pick) - FIRST_TRAP_PIECE] for pick in offered]
        if isinstance(question, ChooseReward):
            return [60 if pick == NO else 40 for pick in offered]
        return []


def piece_of(trap: int) -> Piece:
    letter = LETTERS[trap]
    return Piece(f"trap-{letter.lower()}", "trap", f"Trap {letter}", ground=trap + 1, acts=(Act("in-trick"),))


def read_order(text: str) -> list[int]:
    """All five letters in their order, with or without spaces; none before the traps are stacked."""
    letters = text.replace(" ", "").upper()
    if letters and sorted(letters) != sorted(LETTERS):
        raise PositionError("traps", f"traps names each of {' '.join(LETTERS)} once.")
    return [LETTERS.index(letter) for letter in letters]


def letters_of(order: list[int]) -> str:
    return " ".join([UNSEEN_LETTER if trap == UNSEEN else LETTERS[trap] for trap in order])


def catches(trap: int, play: Play, led: int) -> bool:
    """TX-STG-11 to TX-STG-14  By what the card stands for; one that lies face down is not seen yet."""
    if play.is_hidden():
        return False
    if trap == E:
        return play.kind != NUMBER or (led != NO_COLOUR and play.colour != led)
    if trap == D or play.kind != NUMBER:
        return False
    if trap == C:
        return play.colour == BLACK
    return 1 <= play.value <= 6 if trap == A else 7 <= play.value <= 9


def pay(t: TakersTable, sheet: "StrategistSheet", seat: int, why: Reason) -> None:
    """TX-STG-07, TX-STG-09, TX-STG-10  10 points into the pool; who has none pays none, a stake is safe."""
    points = min(TOLL, t.points[seat])
    if points:
        t.gain(seat, -points, why)
        sheet.pool += points
        sheet.payers |= BIT[seat]


class StrategistSheet(Sheet):
    def __init__(self) -> None:
        self.order: list[int] = []  # replaced, never changed in place
        self.shown = 0  # how many traps have been turned up
        self.trap = NO_TRAP  # the one that is open
        self.pool = 0
        self.payers = 0  # a mask of the seats that have paid in this run of the trick
        self.carries = False  # a card instead of points

    def clone(self) -> Sheet:
        return self.with_order(self.order)

    def with_order(self, order: list[int]) -> "StrategistSheet":
        copy = StrategistSheet()
        copy.order = order
        copy.shown = self.shown
        copy.trap = self.trap
        copy.pool = self.pool
        copy.payers = self.payers
        copy.carries = self.carries
        return copy

    def words(self, out: list[int]) -> None:
        out.append(len(self.order))
        out += self.order
        out += [self.shown, self.trap, self.pool, self.payers, int(self.carries)]

    def erased(self, is_own: bool) -> Sheet:
        """TX-STG-05, TX-HID-06  Others know the traps that have been turned up, and no more."""
        if is_own:
            return self
        hidden = len(self.order) - self.shown
        return self.with_order(self.order[: self.shown] + [UNSEEN] * hidden)

    def imagined(self, t: TakersTable, role: Role, rng: Rng) -> Sheet:
        """The order as far as all know it; those not yet seen may follow in any order."""
        if not self.order:
            return self
        seen = self.order[: self.shown]
        rest = [trap for trap in range(TRAPS) if trap not in seen]
        rng.shuffle(rest)
        return self.with_order(seen + rest)

    def changed(self, t: TakersTable, role: Role, rng: Rng) -> Sheet:
        return self.imagined(t, role, rng)


def sheet_of(t: TakersTable, role: Role) -> StrategistSheet:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, StrategistSheet)
    return sheet


class TakeOwnSeven(RoleStep[TakersTable]):
    """TX-STG-01, TX-STG-02, TT-OWN-05  Taking and discarding are one step."""

    def run(self, t: TakersTable) -> None:
        seat = self.role.seat
        t.cards.move(OWN_SEVEN, self.role.character.place, seat)
        if t.log is not None:
            t.log.tell("took-own", seat=seat, cards=[OWN_SEVEN])
        t.then([DiscardOne(seat, DISCARD_ANOTHER, OWN_SEVEN, NOT_THE_SEVEN, no_renewal_now(t, seat))])


class OrderTraps(AskAll[TakersTable]):
    """TX-STG-04, TX-STG-05, TX-DEC-08  One after the other, in secret; the last one is what is left."""

    asks: ClassVar[Reason] = ORDER_TRAPS

    def __init__(self, role: Role) -> None:
        super().__init__((role.seat,))
        self.role = role

    def key(self) -> tuple[int, ...]:
        return (self.role.index, *self.seats)

    def options(self, t: TakersTable, seat: int, picks: list[int]) -> list[int]:
        offered = [option(PIECE, FIRST_TRAP_PIECE + trap) for trap in range(TRAPS)]
        return [pick for pick in offered if pick not in picks]

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        return STACKED_ALREADY if pick in picks else NOT_OFFERED

    def is_complete(self, picks: list[int]) -> bool:
        return len(picks) == TRAPS - 1

    def revealed(self, t: TakersTable, picks: list[list[int]]) -> None:
        order = [argument_of(pick) - FIRST_TRAP_PIECE for pick in picks[self.role.seat]]
        left = [trap for trap in range(TRAPS) if trap not in order]
        sheet_of(t, self.role).order = order + left


class ChooseReward(AskRole[TakersTable]):
    """TX-STG-23, TX-DEC-10  A card for the next round, or points."""

    def __init__(self, role: Role, card: int) -> None:
        super().__init__(role)
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.role.index, self.card)

    def about(self) -> Reason:
        return CARRY_RARE if self.card == CARRIED_RARE else CARRY_SEVEN

    def options(self, t: TakersTable) -> list[int]:
        return [NO, YES]

    def picked(self, t: TakersTable, pick: int) -> None:
        if pick == YES:
            sheet_of(t, self.role).carries = True
            t.carry(self.seat, self.card)
            if t.log is not None:
                t.log.tell("carries", seat=self.seat, cards=[self.card])
