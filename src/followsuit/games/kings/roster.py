"""The ten characters and the courts, as every seat has them: roles, made once."""

from typing import Final

from followsuit.games.kings.character import NEVER, KingsCharacter
from followsuit.games.kings.characters.berserker import Berserker
from followsuit.games.kings.characters.cheerleader import Cheerleader
from followsuit.games.kings.characters.collector import Collector
from followsuit.games.kings.characters.devil import Devil
from followsuit.games.kings.characters.gambler import Gambler
from followsuit.games.kings.characters.healer import Healer
from followsuit.games.kings.characters.hermit import Hermit
from followsuit.games.kings.characters.ninja import Ninja
from followsuit.games.kings.characters.resistance import Resistance
from followsuit.games.kings.characters.samurai import Samurai
from followsuit.games.kings.court import Court
from followsuit.games.kings.pieces import CHARACTER_OF, KEYS
from followsuit.games.kings.table import COURT_SLOT, SLOTS
from followsuit.games.takers.table import MOST_SEATS, Role

# In the order of pieces.KEYS.
CHARACTERS: Final[list[KingsCharacter]] = [
    Gambler(),
    Hermit(),
    Resistance(),
    Berserker(),
    Samurai(),
    Ninja(),
    Healer(),
    Collector(),
    Devil(),
    Cheerleader(),
]
assert [character.key for character in CHARACTERS] == KEYS
for each in CHARACTERS:
    # When it pays is a number and no hook can say it; nor whether one bids nothing. Both go with their hooks.
    assert each.has_hook("points") == (each.pays_in != NEVER), each.key
    assert each.has_hook("after_bids") == each.replaces_bid, each.key


def roles_of(character: KingsCharacter) -> list[Role]:
    """This character as every seat plays it, in each of its slots."""
    return [
        Role(seat * SLOTS + slot, seat, slot, character)
        for seat in range(MOST_SEATS)
        for slot in range(SLOTS)
    ]


# By character, then by seat and slot.
ROLES: Final[list[list[Role]]] = [roles_of(character) for character in CHARACTERS]


def courts_of(court: Court) -> list[Role]:
    """By seat, the role of its King, Queen and Jack in one of the games."""
    return [roles_of(court)[seat * SLOTS + COURT_SLOT] for seat in range(MOST_SEATS)]


def role_of_card(card: int, seat: int, slot: int) -> Role:
    """A character card as it lies face up before a seat."""
    return ROLES[CHARACTER_OF[card]][seat * SLOTS + slot]
