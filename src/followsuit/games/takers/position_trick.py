"""Positions: the trick that is being played, and what its cards stand for.

A trick is written play by play, in the order of turns: r5, or several cards of one play; & begins a further
play of whoever played last.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from followsuit.core.bits import BIT
from followsuit.core.cards import HIDDEN
from followsuit.core.errors import Unreadable
from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.option import POWER, argument_of, option, verb_of
from followsuit.core.position import Position, PositionError
from followsuit.games.takers.cards import COLOUR_NAMES, NO_COLOUR
from followsuit.games.takers.character import Face
from followsuit.games.takers.moments import AFTER_PLAY, PLAY
from followsuit.games.takers.order import Order
from followsuit.games.takers.position_cards import put, read_card
from followsuit.games.takers.table import FACE_DOWN, Play, Role, TakersTable
from followsuit.games.takers.trick import start_run
from followsuit.games.takers.turn import (
    NOTHING_ANNOUNCED,
    POWERS_OF_A_ROLE,
    OtherTurn,
    TakeTurn,
    face_of,
    is_free,
    lay,
    lay_several,
    role_of_power,
    set_lead_colour,
)

UNSEEN: Final = "?"  # a card of the trick that lies face down
FURTHER: Final = "&"  # a further play of the same seat


def put_trick_in_hands(game: Game, position: Position, t: TakersTable, placed: list[bool]) -> None:
    """Cards of the trick are laid from the hands; those not written there are put there first."""
    face_down = position.texts("face_down", t.seat_count)
    words = position.text("trick", "").split()
    seats = seats_of(t, words, read_turns(position, t))
    for i in range(len(words)):
        seat = seats[i]
        key = "face_down" if words[i] == UNSEEN else "trick"
        index = seat if words[i] == UNSEEN else -1
        word = face_down[seat] if words[i] == UNSEEN else words[i]
        if len(word.split()) != 1:
            raise PositionError("trick", f"which card of seat {seat} lies face down?")
        for part in parts_of(word):
            if read_card(game, key, part, index) not in t.hand(seat):
                put(game, t, placed, seat, key, part, index)
    for seat in range(t.seat_count):
        if not face_down[seat] or (seat in seats and words[seats.index(seat)] == UNSEEN):
            continue
        if len(face_down[seat].split()) > 1 or not has_second_card(t, seat):
            raise PositionError("face_down", "a card that lies face down is written ? in the trick.", seat)
        put(game, t, placed, FACE_DOWN + seat, "face_down", face_down[seat], seat)


def seats_of(t: TakersTable, words: list[str], turns: list[int]) -> list[int]:
    """Who made each play of the trick."""
    seats: list[int] = []
    turn = 0
    for word in words:
        if word.startswith(FURTHER) and seats:
            seats.append(seats[-1])
        elif turn >= len(turns):
            raise PositionError("trick", f"a trick has at most {t.seat_count} cards.")
        else:
            seats.append(turns[turn])
            turn += 1
    return seats


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayNotation:
    """How one play of a trick is read and written. A game may have a way of its own."""

    def __init__(self, kakumei: Order) -> None:
        self.kakumei = kakumei  # how a Kakumei trick is judged

    def lay(
        self, game: Game, t: TakersTable, seat: int, word: str, powers: str, are_voids_given: bool
    ) -> bool:
        """Lay what is written; whether everyone could see that the hand had none of the lead colour."""
        if len(parts_of(word)) > 1:
            lay_word(game, t, seat, word)
            return False
        card = game.read_card(word)
        power = read_power(game, t, seat, card, powers)
        if t.cards.piles[FACE_DOWN + seat] or are_voids_given:
            lay(t, seat, card, power)  # may have got a card since; what is known is said by the voids
            return False
        return lay_card(t, seat, card, power)

    def write(self, game: Game, t: TakersTable, play: Play) -> str:
        """One card, or several played as one; with the colour, where it had to be declared."""
        if not play.covered:
            return game.write_card(play.card)
        words = ("/" if play.covers else "+").join([game.write_card(card) for card in play.cards()])
        if play.covers or play.colour == NO_COLOUR:
            return words
        return f"{words}={COLOUR_NAMES[play.colour]}"

    def powers(self, game: Game, t: TakersTable, play: Play) -> str:
        """What was announced with it, as far as it shows."""
        power = power_shown(t, play)
        return "" if power == NOTHING_ANNOUNCED else game.write_pick(option(POWER, power))


def has_second_card(t: TakersTable, seat: int) -> bool:
    """Whether this seat may have a card face down that is no play yet."""
    for role in t.roles_of(seat):
        if role.acts_before_winner and not role.plays_otherwise:
            return True
    return False


def parts_of(word: str) -> list[str]:
    """The cards of one play: MARU/r5 is one on another, ar1+ab2+ag3=black are three as one."""
    return word.removeprefix(FURTHER).split("=")[0].replace("/", "+").split("+")


def lay_word(game: Game, t: TakersTable, seat: int, word: str) -> None:
    """Lay several cards as one play, if the seat's character can play so."""
    cards = [game.read_card(part) for part in parts_of(word)]
    declared = word.split("=")[1] if "=" in word else COLOUR_NAMES[NO_COLOUR]
    if declared not in COLOUR_NAMES:
        raise PositionError("trick", f"{declared} is no colour.")
    for role in t.roles_of(seat):
        play = role.character.play_of(t, role, cards, COLOUR_NAMES.index(declared))
        if play is not None:
            lay_several(t, seat, play)
            return
    raise PositionError("trick", f"seat {seat} cannot have played {word}.")


def read_turns(position: Position, t: TakersTable) -> list[int]:
    """The seats in the order in which they play to this trick: clockwise, unless it says otherwise."""
    words = position.text("turns", "").split()
    clockwise = t.clockwise_from(t.leader)
    if not words:
        return clockwise
    missing = [seat for seat in clockwise if str(seat) not in words]
    is_whole = len(words) + len(missing) == t.seat_count
    if not is_whole or [seat for seat in missing if t.has_turn(seat)]:
        raise PositionError("turns", f"turns names each of the {t.seat_count} seats once.")
    return [int(word) for word in words]


def read_trick(
    game: Game, position: Position, t: TakersTable, moment: str, notation: "PlayNotation", used: int
) -> list[int]:
    """Lay the cards already played, in order; the seats that have shown that they could not follow."""
    words = position.text("trick", "").split()
    powers = position.texts("powers", t.seat_count)
    reserved = position.text("reserved", "")
    is_kakumei = position.number("kakumei", 0, 0, 1) == 1
    prints = t.prints
    t.last_trick = [
        Play(NO_SEAT, card, prints.kind[card], prints.colour[card], prints.value[card], 0, None)
        for card in game.read_cards(position.text("last_trick", ""))
    ]
    if moment not in (PLAY, AFTER_PLAY):
        if words:
            raise PositionError("trick", f"no cards lie in the trick at {moment!r}.")
        return []
    if moment == AFTER_PLAY and not words:
        raise PositionError("trick", "somebody has played a card to this trick.")
    start_run(t)
    t.waiting = read_turns(position, t)
    t.used = used
    unfollowed: list[int] = []
    face_down = position.texts("face_down", t.seat_count)
    for word in words:
        if word.startswith(FURTHER):
            lay_further(game, t, word)
            continue
        seat = t.waiting[0]
        t.waiting = t.waiting[1:]
        card_word = face_down[seat] if word == UNSEEN else word
        is_last = moment == AFTER_PLAY and len(t.plays) == len(words) - 1
        if notation.lay(game, t, seat, card_word, powers[seat], position.has("voids")):
            unfollowed.append(seat)
        if not is_last and len(parts_of(word)) == 1:
            set_lead_colour(t, t.plays[-1])
        if t.plays[-1].is_hidden() != (word == UNSEEN):
            raise PositionError("powers", f"which power has seat {seat} announced with that card?", seat)
    if is_kakumei:
        t.order = notation.kakumei
    if reserved:
        reserve(game, t, reserved)
    return unfollowed


def read_used(position: Position, t: TakersTable) -> int:
    """The seats that have used their power in this run of the trick, each with a single character."""
    used = 0
    for word in position.text("used", "").split():
        if word not in [str(seat) for seat in range(t.seat_count)]:
            raise PositionError("used", f"used lists seats, and {word} is none.")
        used |= BIT[t.roles_of(int(word))[0].index]
    return used


def lay_further(game: Game, t: TakersTable, word: str) -> None:
    """A card laid openly beside the play of the same seat."""
    seat = t.plays[-1].seat
    lay(t, seat, game.read_card(word.removeprefix(FURTHER)), NOTHING_ANNOUNCED)
    set_lead_colour(t, t.plays[-1])


def read_power(game: Game, t: TakersTable, seat: int, card: int, word: str) -> int:
    """The power that was announced with this card."""
    if not word:
        return NOTHING_ANNOUNCED
    try:
        pick = game.read_pick(word)
    except Unreadable as error:
        raise PositionError("powers", str(error), seat) from error
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


def lay_card(t: TakersTable, seat: int, card: int, announced: int) -> bool:
    """Lay a card in the trick; whether everyone could see that the hand had none of the lead colour."""
    colour = t.prints.colour
    may_play = colour[card] in (NO_COLOUR, t.led) or t.led == NO_COLOUR
    may_play = may_play or is_free(t, seat)
    if announced != NOTHING_ANNOUNCED and not may_play:
        role = role_of_power(t, seat, announced)
        may_play = role.character.lifts_following(announced % POWERS_OF_A_ROLE)
    if not may_play:
        for held in t.hand(seat):
            if colour[held] == t.led:
                name = COLOUR_NAMES[t.led]
                raise PositionError("trick", f"seat {seat} holds {name}, but did not follow.")
    lay(t, seat, card, announced)
    return not may_play and not t.plays[-1].is_hidden()


def reserve(game: Game, t: TakersTable, word: str) -> None:
    card = read_card(game, "reserved", word, -1)
    acting = [role.seat for role in t.roles if role.character.reserves]
    for play in t.plays:
        if card in play.cards() and acting:
            t.reserved = play.cards_with(card)
            t.reserver = acting[0]
            return
    raise PositionError("reserved", f"{word} does not lie open in the trick, or nobody reserves cards.")


# Writing.


def turns_of(t: TakersTable) -> list[int]:
    """The order of turns in this trick: who has played, whose turn it is, who is still to play."""
    turns: list[int] = []
    for play in t.plays:
        if play.seat not in turns:
            turns.append(play.seat)
    top = t.todo[-1] if t.todo else None
    if isinstance(top, TakeTurn):
        turns.append(top.seat)
    elif isinstance(top, OtherTurn):
        turns.append(top.seats[0])
    return turns + t.waiting


def write_trick(game: Game, t: TakersTable, notation: PlayNotation) -> str:
    words: list[str] = []
    for i in range(len(t.plays)):
        is_further = i > 0 and t.plays[i].seat == t.plays[i - 1].seat
        words.append((FURTHER if is_further else "") + notation.write(game, t, t.plays[i]))
    return " ".join(words)


def write_powers(game: Game, t: TakersTable, notation: PlayNotation) -> list[str]:
    powers = [""] * t.seat_count
    for play in t.plays:
        if not powers[play.seat]:
            powers[play.seat] = notation.powers(game, t, play)
    return powers


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
