"""Single plays of a trick, read and written: what was announced, what a card stands for, what is reserved."""

from followsuit.core.bits import BIT
from followsuit.core.cards import HIDDEN
from followsuit.core.errors import Unreadable
from followsuit.core.option import POWER, argument_of, verb_of
from followsuit.core.position import PositionError
from followsuit.core.setting import Setting
from followsuit.games.takers.cards import COLOUR_NAMES, NO_COLOUR
from followsuit.games.takers.character import Face
from followsuit.games.takers.table import Play, Role, TakersTable
from followsuit.games.takers.turn import (
    NOTHING_ANNOUNCED,
    POWERS_OF_A_ROLE,
    face_of,
    is_free,
    lay,
    role_of_power,
)


def read_card(s: Setting, key: str, word: str, index: int = -1) -> int:
    try:
        return s.game.read_card(word)
    except Unreadable as error:
        raise PositionError(key, str(error), index) from error


def has_second_card(t: TakersTable, seat: int) -> bool:
    """Whether this seat may have a card face down that is no play yet."""
    for role in t.roles_of(seat):
        if role.acts_before_winner and not role.plays_otherwise:
            return True
    return False


def read_power(s: Setting, seat: int, card: int, word: str) -> int:
    """The power that was announced with this card."""
    if not word:
        return NOTHING_ANNOUNCED
    t = s.t
    pick = read_pick(s, word, seat)
    number = argument_of(pick)
    if verb_of(pick) != POWER or number // POWERS_OF_A_ROLE >= len(t.roles_of(seat)):
        raise PositionError("powers", f"{word} is no power of seat {seat}.", seat)
    role = role_of_power(t, seat, number)
    power = number % POWERS_OF_A_ROLE
    if power >= role.power_count or not role.character.goes_with_a_card(power):
        raise PositionError("powers", f"seat {seat} has no power {word} that goes with a card.", seat)
    why = role.character.goes_with(t, role, power, card)
    if why is not None:
        raise PositionError("powers", f"{word} does not go with that card: {why.sentence}", seat)
    t.used |= BIT[role.index]
    return number


def read_pick(s: Setting, word: str, seat: int) -> int:
    try:
        return s.game.read_pick(word)
    except Unreadable as error:
        raise PositionError("powers", str(error), seat) from error


def lay_card(t: TakersTable, seat: int, card: int, announced: int) -> bool:
    """Lay a card in the trick; whether everyone could see that the hand had none of the lead colour."""
    may_play = is_free(t, seat)
    if announced != NOTHING_ANNOUNCED and not may_play:
        role = role_of_power(t, seat, announced)
        may_play = role.character.lifts_following(announced % POWERS_OF_A_ROLE)
    is_unfollowed = not may_play and does_not_follow(t, seat, card)
    lay(t, seat, card, announced)
    return is_unfollowed and not t.plays[-1].is_hidden()


def does_not_follow(t: TakersTable, seat: int, card: int) -> bool:
    """Whether this card is none of the lead colour; with one in the hand it is refused."""
    colour = t.prints.colour
    if t.led == NO_COLOUR or colour[card] in (NO_COLOUR, t.led):
        return False
    for held in t.hand(seat):
        if colour[held] == t.led:
            raise PositionError("trick", f"seat {seat} holds {COLOUR_NAMES[t.led]}, but did not follow.")
    return True


def reserve(s: Setting, word: str) -> None:
    card = read_card(s, "reserved", word)
    acting = [role.seat for role in s.t.roles if role.character.reserves]
    for play in s.t.plays:
        if card in play.cards() and acting:
            s.t.reserved = play.cards_with(card)
            s.t.reserver = acting[0]
            return
    raise PositionError("reserved", f"{word} does not lie open in the trick, or nobody reserves cards.")


def write_reserved(s: Setting) -> str:
    return s.game.write_cards(s.t.reserved[:1])


def power_shown(t: TakersTable, play: Play) -> int:
    """A power that makes of this card what it stands for; none, if it would be the same without."""
    for role in t.roles_of(play.seat):
        if (role.resolves or role.powers) and not stands_for(t, role, NOTHING_ANNOUNCED, play):
            for power in range(role.power_count):
                if role.character.goes_with_a_card(power) and stands_for(t, role, power, play):
                    return role.slot * POWERS_OF_A_ROLE + power
    return NOTHING_ANNOUNCED


def stands_for(t: TakersTable, role: Role, power: int, play: Play) -> bool:
    """Whether the card would stand for just this if this power was announced with it."""
    card = play.card
    face = Face(card, play.kind, play.colour, play.value, 0, None) if card == HIDDEN else face_of(t, card)
    if role.resolves:
        role.character.resolve(t, role, face)
    if power != NOTHING_ANNOUNCED:
        role.character.resolve_power(t, role, face, power)
    if play.is_hidden() or face.is_face_down:
        return play.is_hidden() and face.is_face_down
    is_alike = face.kind == play.kind and face.colour == play.colour and face.value == play.value
    return is_alike and face.marks == play.marks
