"""A turn of all five games: powers before the card, then one play of up to five parts; and the late turn."""

from typing import Any, Final, cast

from mypy_extensions import i64

from followsuit.core.option import CARD, POWER, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.rng import Rng
from followsuit.core.step import AnyStep, Step
from followsuit.games.kings.character import CHANGES, COVERS, CROWNS, LIFTS_DUTY, NO_PART, KingsCharacter
from followsuit.games.kings.reasons import in_kings, of_kings
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.announcing import lifts_following, numbers_in, play_with
from followsuit.games.takers.cards import NO_COLOUR
from followsuit.games.takers.character import Face
from followsuit.games.takers.table import EMPTY, MOST_SEATS, Role, TakersTable
from followsuit.games.takers.trick import NEXT_TURN
from followsuit.games.takers.turn import (
    NO_CARD_FOR_IT,
    NOT_IN_HAND,
    NOTHING_ANNOUNCED,
    ONE_ANNOUNCEMENT,
    PLAY_A_CARD,
    POWERS_OF_A_ROLE,
    NextTurn,
    TakeTurn,
    UsePower,
    any_following_play,
    face_of,
    follow_rule,
    following_plays,
    play_card,
    role_of_power,
)
from followsuit.tricks.following import PLAY_OF, has_suit

IN_THIS_ORDER: Final = Reason(
    "KT-TURN-02", "Announce the parts of a play in their order: Black Queen, cover, change, King."
)
TWO_QUEENS: Final = Reason("KT-QUEEN-05", "A play has one Queen at most.")
TWO_CHANGES: Final = Reason("KT-RES-10", "A card is changed once.")
TWO_KINGS: Final = Reason("KT-KING-15", "One King is all a player can lay in a trick.")
TWICE: Final[dict[int, Reason]] = {
    LIFTS_DUTY: TWO_QUEENS,
    COVERS: TWO_QUEENS,
    CHANGES: TWO_CHANGES,
    CROWNS: TWO_KINGS,
}

# The answers that use or announce a power, made once.
POWER_OF: Final[list[Any]] = [POWER << 8 | number for number in range(256)]


class KingsTurn(TakeTurn):
    """KT-TURN-01 to KT-TURN-04, KT-TURN-07 to KT-TURN-09  W1, what acts at once; W2, the play as one whole.

    The parts of a play are announced in their order, so that each play is reached in one way. They lie
    sealed until the card is played, and are offered while some card of the hand goes with all of them.
    """

    def about(self) -> Reason:
        return in_kings(PLAY_A_CARD)

    def options(self, t: TakersTable) -> list[int]:
        announced = numbers_in(t.sealed[self.seat])
        return plays_with(t, self.seat, announced) + more_with(t, self.seat, announced)

    def at_random(self, t: TakersTable, seat: int, rng: Rng) -> int:
        """With nothing announced, cards are counted and not listed."""
        if t.sealed[self.seat]:
            return super().at_random(t, seat, rng)
        more = more_with(t, self.seat, EMPTY)
        if not more:
            return any_following_play(t, self.seat, rng)
        cards = following_count(t, self.seat)
        at = rng.below(cards + len(more))
        return following_card(t, self.seat, at) if at < cards else more[at - cards]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        announced = numbers_in(t.sealed[self.seat])
        number = argument_of(pick)
        if verb_of(pick) == CARD:
            return of_kings(play_rule(t, self.seat, number, announced))
        if verb_of(pick) == POWER:
            for role in t.roles_of(self.seat):
                power = number - role.slot * POWERS_OF_A_ROLE
                if 0 <= power < role.power_count:
                    return of_kings(more_rule(t, role, power, announced))
        return NOT_OFFERED

    def picked(self, t: TakersTable, pick: int) -> None:
        picks = t.sealed[self.seat]
        number = argument_of(pick)
        if verb_of(pick) == CARD:
            if picks:
                t.sealed[self.seat] = []
                play_with(t, self.seat, number, numbers_in(picks))
            else:
                play_card(t, self.seat, number, NOTHING_ANNOUNCED)
            return
        role = role_of_power(t, self.seat, number)
        power = number % POWERS_OF_A_ROLE
        if role.character.goes_with_a_card(power):
            t.sealed[self.seat] = [*picks, pick]
            t.then([self])
        else:
            t.then([UsePower(role, power), self])


KINGS_TURN: Final[list[AnyStep]] = [KingsTurn(seat) for seat in range(MOST_SEATS)]


# Cards.


def plays_with(t: TakersTable, seat: int, announced: list[int]) -> list[int]:
    """The cards of the hand that may be played with all that is announced, as answers."""
    if not announced:
        return following_plays(t, seat)
    is_free = not has_duty(t, seat) or lifts_following(t, seat, announced)
    return [
        PLAY_OF[card]
        for card in t.hand(seat)
        if (is_free or follows(t, card)) and parts_rule(t, seat, announced, face_of(t, card)) is None
    ]


def play_rule(t: TakersTable, seat: int, card: int, announced: list[int]) -> Reason | None:
    """KT-TURN-09  Why this play is refused as a whole, or None."""
    if card not in t.hand(seat):
        return NOT_IN_HAND
    why = None if lifts_following(t, seat, announced) else follow_rule(t, seat, card)
    return why if why is not None else parts_rule(t, seat, announced, face_of(t, card))


def parts_rule(t: TakersTable, seat: int, announced: list[int], face: Face) -> Reason | None:
    """KT-TURN-09  Why one of these parts cannot be added to the card, which becomes what they make of it."""
    for number in announced:
        role = role_of_power(t, seat, number)
        character = kings_character(role)
        power = number % POWERS_OF_A_ROLE
        why = character.fits(t, role, power, face)
        if why is not None:
            return why
        character.resolve_power(t, role, face, power)
    return None


def has_duty(t: TakersTable, seat: int) -> bool:
    """KT-TRICK-04  Whether the hand has the lead colour."""
    return t.led != NO_COLOUR and has_suit(t.hand(seat), t.prints.colour, t.led)


def follows(t: TakersTable, card: int) -> bool:
    """KT-TRICK-04, KT-TRICK-06  Whether one may play this card with the lead colour in the hand."""
    colour = t.prints.colour[card]
    return colour == t.led or colour == NO_COLOUR


def following_count(t: TakersTable, seat: int) -> int:
    """How many `following_plays` there are."""
    hand = t.hand(seat)
    if not has_duty(t, seat):
        return len(hand)
    count: i64 = 0
    for card in hand:
        if follows(t, card):
            count += 1
    return count


def following_card(t: TakersTable, seat: int, at: int) -> int:
    """One of `following_plays`, by its place among them."""
    hand = t.hand(seat)
    if not has_duty(t, seat):
        return CARD << 8 | hand[at]
    left: i64 = at
    for card in hand:
        if follows(t, card):
            if left == 0:
                return CARD << 8 | card
            left -= 1
    raise AssertionError("a number below their count")


# What is used before a card or announced with it.


def more_with(t: TakersTable, seat: int, announced: list[int]) -> list[int]:
    """What may be used now or announced beside what is announced, as answers."""
    more: list[int] = []
    for role in t.roles_of(seat):
        if role.power_count:
            for power in role.character.powers_at_hand(t, role):
                if more_rule(t, role, power, announced) is None:
                    more.append(POWER_OF[role.slot * POWERS_OF_A_ROLE + power])
    return more


def more_rule(t: TakersTable, role: Role, power: int, announced: list[int]) -> Reason | None:
    """KT-TURN-01 to KT-TURN-03, KT-TURN-09  Why this cannot be used now or announced as well, or None."""
    why = role.character.power_rule(t, role, power)
    if why is not None:
        return why
    part = kings_character(role).part(power)
    if part == NO_PART:
        return ONE_ANNOUNCEMENT if announced else None
    if announced:
        last = part_of(t, role.seat, announced[-1])
        if part <= last:
            return TWICE[part] if part == last else IN_THIS_ORDER
    return None if has_card_for(t, role, power, announced) else NO_CARD_FOR_IT


def part_of(t: TakersTable, seat: int, number: int) -> int:
    """Which part of a play an announcement is."""
    return kings_character(role_of_power(t, seat, number)).part(number % POWERS_OF_A_ROLE)


def has_card_for(t: TakersTable, role: Role, power: int, announced: list[int]) -> bool:
    """Whether the hand has a card that may be played with this part, and with those announced before it."""
    seat = role.seat
    character = kings_character(role)
    is_free = not has_duty(t, seat) or lifts_following(t, seat, announced)
    face: Face | None = None  # one for all cards, printed anew for each
    for card in t.hand(seat):
        if is_free or follows(t, card):
            if face is None:
                face = face_of(t, card)
            else:
                print_on(face, t, card)
            if parts_rule(t, seat, announced, face) is None and character.fits(t, role, power, face) is None:
                return True
    return False


def print_on(face: Face, t: TakersTable, card: int) -> None:
    """The face becomes that of another card, as it is printed."""
    prints = t.prints
    face.card = card
    face.kind = prints.kind[card]
    face.colour = prints.colour[card]
    face.value = prints.value[card]
    face.marks = prints.marks[card]
    face.why = prints.why[card]


def kings_character(role: Role) -> KingsCharacter:
    """What a role of this game may take its character for."""
    return cast(KingsCharacter, role.character)


# The late turn.


class LateTurn(Step[KingsTable]):
    """KT-EOT-01, KT-QUEEN-42, KT-QUEEN-45  E1: the Green Queen is turned, and her owner plays at last."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, t: KingsTable) -> None:
        t.turn_green_queen(self.seat)
        if t.log is not None:
            t.log.tell("late-turn", seat=self.seat)
        t.then([t.turns[self.seat]])


LATE_TURN: Final[list[AnyStep]] = [LateTurn(seat) for seat in range(MOST_SEATS)]


def put_off_turn(t: KingsTable, seat: int) -> None:
    """KT-QUEEN-41, KT-QUEEN-43, KT-TURN-08  The turn is over and comes again when all others have played.

    Where nothing is played yet, the next seat starts the trick.
    """
    t.late = seat
    if not t.plays:
        t.leader = t.waiting[0]
    t.unwind(NextTurn)
    t.todo.pop()
    t.then([NEXT_TURN, LATE_TURN[seat]])
