"""Several powers announced for one card: they lie sealed until it is played, and act in their order.

A power is told here by the number of its answer: the slot of its role, and which of the role's it is.
"""

from followsuit.core.option import POWER, argument_of, verb_of
from followsuit.core.step import AnyStep
from followsuit.games.takers.cards import NO_COLOUR
from followsuit.games.takers.character import Face
from followsuit.games.takers.table import TakersTable
from followsuit.games.takers.turn import (
    POWERS_OF_A_ROLE,
    AfterPlay,
    UsePower,
    face_of,
    lay_several,
    role_of_power,
)


def numbers_in(picks: list[int]) -> list[int]:
    """LT-ITEM-02, KT-TURN-02  The powers among these picks, in their order."""
    return [argument_of(pick) for pick in picks if verb_of(pick) == POWER]


def lifts_following(t: TakersTable, seat: int, announced: list[int]) -> bool:
    """Whether one of these powers lifts the duty to follow."""
    for number in announced:
        if role_of_power(t, seat, number).character.lifts_following(number % POWERS_OF_A_ROLE):
            return True
    return False


def change_by(t: TakersTable, seat: int, face: Face, announced: list[int]) -> None:
    """LT-ITEM-22, LT-ITEM-23, KT-TURN-02  What is announced acts in its order."""
    for number in announced:
        role = role_of_power(t, seat, number)
        role.character.resolve_power(t, role, face, number % POWERS_OF_A_ROLE)


def resolve_all(t: TakersTable, seat: int, face: Face) -> None:
    """What the seat's characters make of a play, whatever was announced."""
    for role in t.roles_of(seat):
        if role.resolves:
            role.character.resolve(t, role, face)


def after_laying(t: TakersTable, seat: int, announced: list[int]) -> list[AnyStep]:
    """What was announced is used up; then W3, what follows a card."""
    steps: list[AnyStep] = []
    for number in announced:
        steps.append(UsePower(role_of_power(t, seat, number), number % POWERS_OF_A_ROLE))
    for role in t.roles_of(seat):
        if role.acts_after_play:
            steps.append(AfterPlay(role))
    return steps


def play_with(t: TakersTable, seat: int, card: int, announced: list[int]) -> None:
    """LT-TURN-02, LT-TURN-03, KT-TURN-02, KT-TURN-03  The card with what was announced for it.

    Who did not follow, and had to, shows that there is nothing to follow with.
    """
    led = t.led
    is_bound = led != NO_COLOUR and t.prints.colour[card] not in (led, NO_COLOUR)
    face = face_of(t, card)
    change_by(t, seat, face, announced)
    resolve_all(t, seat, face)
    lay_several(t, seat, face.as_play(seat))
    if is_bound and not lifts_following(t, seat, announced):
        t.cards.rule_out(t.cards_of_colour(led), seat)
    t.then(after_laying(t, seat, announced))
