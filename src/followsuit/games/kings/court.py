"""The court: a seat's Queen and Kings, asked at the same places as a character."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from followsuit.core.bits import BIT
from followsuit.core.reason import Reason
from followsuit.games.kings.cards import COLOUR, WHITE, is_special
from followsuit.games.kings.character import COVERS, CROWNS, LIFTS_DUTY, NO_PART, KingsCharacter
from followsuit.games.kings.marks import UNDER_BLUE_QUEEN, UNDER_WHITE_QUEEN, WITH_BLACK_QUEEN, king_mark
from followsuit.games.kings.table import COUNTS, DOWN, LAID, LAID_AGAIN, TURNED, UP, KingsTable, kings_table
from followsuit.games.kings.turn import put_off_turn
from followsuit.games.takers.cards import BLUE, FLAG, GREEN, RARE, RED
from followsuit.games.takers.character import Face
from followsuit.games.takers.table import Role, TakersTable

NOT_YOUR_QUEEN: Final = Reason("KT-TURN-09", "That is not your Queen.")
QUEEN_USED: Final = Reason("KT-QUEEN-01", "Your Queen has been used in this round.")
QUEEN_DOWN: Final = Reason("KT-QUEEN-03", "Your Queen lies face down and can do nothing.")
LATE_ONCE: Final = Reason("KW-PLAY-12", "The Green Queen puts off a turn once in a trick.")
NOT_YOUR_KING: Final = Reason("KT-KING-02", "That is not your King.")
KING_PLAYED: Final = Reason("KT-KING-08", "That King lies face down and cannot be played again.")
OWN_COLOUR: Final = Reason("KT-KING-02", "A King lies on a card of his own colour.")
WHITE_KING_ON: Final = Reason(
    "KT-KING-03", "The White King lies on a White Flag, on a Rare or on a card under the White Queen."
)
# In Ombre and in Whist, where she takes effect with a trick.
TOOK_EFFECT: Final = Reason("KO-PLAY-10", "The Red Queen's owner has won this trick.")
TOOK_EFFECT_FOR_TEAM: Final = Reason("KW-PLAY-13", TOOK_EFFECT.sentence)


# Powers: the Queens by their colour, then the Kings by theirs.
KING_POWER: Final = 5
COLOUR_WORDS: Final[list[str]] = ["Red", "Blue", "Green", "Black", "White"]
QUEENS: Final[list[str]] = [
    "Red Queen: one more win",
    "Blue Queen: below all numbers",
    "Green Queen: play last",
    "Black Queen: need not follow",
    "White Queen: above all numbers",
]
PARTS: Final[list[int]] = [NO_PART, COVERS, NO_PART, LIFTS_DUTY, COVERS, *[CROWNS] * 5]

# The powers at hand, by the Queen that is up, NO_QUEEN for none, and by a mask of the Kings that are.
NO_QUEEN: Final = 5
POWERS: Final[list[list[list[int]]]] = [
    [
        [queen] * (queen != NO_QUEEN) + [KING_POWER + king for king in range(5) if kings & 2**king]
        for kings in range(32)
    ]
    for queen in range(NO_QUEEN + 1)
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Court(KingsCharacter):
    """KT-KING-01, KT-QUEEN-01  They lie in the party and never come to the hand."""

    key: ClassVar[str] = "court"
    code: ClassVar[str] = "00"
    name: ClassVar[str] = "Court"
    power_count: ClassVar[int] = 10

    def powers_at_hand(self, t: TakersTable, role: Role) -> list[int]:
        table = kings_table(t)
        queen = table.queens[role.seat]
        is_up = queen in (UP, TURNED)
        return POWERS[table.sets[role.seat] if is_up else NO_QUEEN][table.kings_up(role.seat)]

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        table = kings_table(t)
        if power >= KING_POWER:
            return why_no_king(table, role.seat, power - KING_POWER)
        return why_no_queen(table, role.seat, power)

    def power_text(self, power: int) -> str:
        return QUEENS[power] if power < KING_POWER else f"{COLOUR_WORDS[power - KING_POWER]} King"

    def power_key(self, power: int) -> str:
        colour = COLOUR_WORDS[power % KING_POWER].lower()
        return f"{colour}-queen" if power < KING_POWER else f"{colour}-king"

    def part(self, power: int) -> int:
        return PARTS[power]

    def fits(self, t: TakersTable, role: Role, power: int, face: Face) -> Reason | None:
        """KT-QUEEN-11, KT-QUEEN-31, KT-QUEEN-51  Queens lie on or by any card; Kings do not."""
        if power < KING_POWER:
            return None
        return self.king_rule(kings_table(t), power - KING_POWER, face.card, face.marks)

    def king_rule(self, t: KingsTable, colour: int, card: int, marks: int) -> Reason | None:
        """KT-KING-02, KT-KING-03  Why this King cannot lie on a card with these marks, or None."""
        if colour != WHITE:
            return None if COLOUR[card] == colour else OWN_COLOUR
        return None if is_special(card) or marks & UNDER_WHITE_QUEEN else WHITE_KING_ON

    def resolve_power(self, t: TakersTable, role: Role, face: Face, power: int) -> None:
        """KT-QUEEN-11, KT-QUEEN-31, KT-QUEEN-52, KT-KING-05  What it makes of the card."""
        if power >= KING_POWER:
            face.marks |= king_mark(power - KING_POWER)
        elif power == WHITE:
            face.kind = RARE
            face.value = 0
            face.marks |= UNDER_WHITE_QUEEN
        elif power == BLUE:
            face.kind = FLAG
            face.value = 0
            face.marks |= UNDER_BLUE_QUEEN
        else:
            face.marks |= WITH_BLACK_QUEEN

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """KT-QUEEN-02  A Queen is used; a King has his mark on the play, and comes back at its end."""
        if power >= KING_POWER:
            return
        table = kings_table(t)
        if power == RED:
            self.use_red_queen(table, role.seat)
        elif power == GREEN:
            table.set_queen(role.seat, LAID_AGAIN if table.queens[role.seat] == TURNED else LAID)
            put_off_turn(table, role.seat)
        else:
            table.set_queen(role.seat, LAID)

    def use_red_queen(self, t: KingsTable, seat: int) -> None:
        """KT-QUEEN-21, KT-QUEEN-22  One more win from now on, whoever takes the trick."""
        t.set_queen(seat, COUNTS)


def stake_red_queen(t: KingsTable, seat: int) -> None:
    """KO-PLAY-10, KW-PLAY-13  One more win only if her owner takes the same trick."""
    t.set_queen(seat, LAID)


def settle_red_queen(t: KingsTable, seat: int) -> None:
    """KT-EOT-03, KO-PLAY-10, KW-PLAY-13  E3: her owner has taken the trick, and she takes effect at once."""
    if t.sets[seat] == RED and t.queens[seat] == LAID:
        t.set_queen(seat, COUNTS)
        if t.log is not None:
            why = TOOK_EFFECT_FOR_TEAM if t.teams else TOOK_EFFECT
            t.log.tell("red-queen-counts", seat=seat, because=[why])


def why_no_queen(t: KingsTable, seat: int, colour: int) -> Reason | None:
    """KT-QUEEN-01, KT-QUEEN-03, KT-TURN-09  She must be one's own, face up and not used."""
    if t.sets[seat] != colour:
        return NOT_YOUR_QUEEN
    queen = t.queens[seat]
    if queen == UP:
        return None
    if queen == TURNED:
        return LATE_ONCE if t.late == seat else None
    return QUEEN_DOWN if queen == DOWN else QUEEN_USED


def why_no_king(t: KingsTable, seat: int, colour: int) -> Reason | None:
    """KT-KING-02, KT-KING-08  One's own, and face up."""
    if not t.kings[seat] & BIT[colour]:
        return NOT_YOUR_KING
    return KING_PLAYED if t.played & BIT[colour] else None


COURT: Final = Court()
