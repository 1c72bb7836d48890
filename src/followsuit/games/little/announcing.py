"""Items that go with a card: several may be announced for one, in the order in which they act."""

from typing import Final

from followsuit.core.option import POWER, option
from followsuit.core.reason import Reason
from followsuit.games.little.items import SWORD
from followsuit.games.little.table import BELONGINGS_SLOT
from followsuit.games.takers.announcing import numbers_in
from followsuit.games.takers.table import Role, TakersTable
from followsuit.games.takers.turn import ONE_ANNOUNCEMENT, POWERS_OF_A_ROLE

# The powers of one's belongings: the items by their numbers, the Sword's other way, the beast that draws.
SWORD_DOWN: Final = 10
BEAST_DRAW: Final = 11

ANNOUNCED_ALREADY: Final = Reason("LT-OPT-26", "That item is announced already; each is used once.")


def item_of_power(power: int) -> int:
    return SWORD if power == SWORD_DOWN else power


def belongings_of(t: TakersTable, seat: int) -> Role:
    for role in t.roles_of(seat):
        if role.slot == BELONGINGS_SLOT:
            return role
    raise AssertionError("every seat has a place for its belongings")


def announced_in(picks: list[int]) -> list[int]:
    """LT-ITEM-02  The powers among these picks, in their order."""
    return [number % POWERS_OF_A_ROLE for number in numbers_in(picks)]


def numbers_of(powers: list[int]) -> list[int]:
    """These powers of the belongings as the family tells them."""
    return [BELONGINGS_SLOT * POWERS_OF_A_ROLE + power for power in powers]


def announcement(power: int) -> int:
    """The answer that announces a power of the belongings."""
    return option(POWER, BELONGINGS_SLOT * POWERS_OF_A_ROLE + power)


def goes_with_all(t: TakersTable, role: Role, powers: list[int], card: int) -> Reason | None:
    """Why one of these powers will not go with this card, or None."""
    for power in powers:
        why = role.character.goes_with(t, role, power, card)
        if why is not None:
            return why
    return None


def announce_rule(t: TakersTable, role: Role, announced: list[int], power: int) -> Reason | None:
    """LT-TURN-03, LT-TURN-09  Why this cannot be announced beside the others, or None; cards apart."""
    if not role.character.goes_with_a_card(power):
        return ONE_ANNOUNCEMENT
    if item_of_power(power) in [item_of_power(other) for other in announced]:
        return ANNOUNCED_ALREADY
    return role.character.power_rule(t, role, power)
