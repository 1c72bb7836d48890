"""Positions: how a play of this game is written.

r5 is a card; r5/b6 has a card added to it; r5+b6 or, where the colour was named, r5+b6=red are two played by
the Elixir. r5=r9 says what it counts as, whatever made it so; r5/b6=k0 the same of two.
"""

from typing import Final

from followsuit.core.errors import Unreadable
from followsuit.core.game import Game
from followsuit.core.option import POWER, argument_of, verb_of
from followsuit.core.position import PositionError
from followsuit.games.little.announcing import announcement, belongings_of, numbers_of
from followsuit.games.little.cards import VALUE
from followsuit.games.little.items import FAN, WING
from followsuit.games.little.order import KAKUMEI, NEED_NOT_FOLLOW, WINS_TIES_FIRST
from followsuit.games.takers.announcing import change_by, lifts_following, resolve_all
from followsuit.games.takers.cards import COLOUR_LETTERS, COLOUR_NAMES, NO_COLOUR, NUMBER
from followsuit.games.takers.character import Face
from followsuit.games.takers.position_trick import PlayNotation, lay_word, parts_of
from followsuit.games.takers.powers.sums import value_of_sum
from followsuit.games.takers.table import FACE_DOWN, Play, TakersTable
from followsuit.games.takers.turn import POWERS_OF_A_ROLE, face_of, is_free, lay_several


class LittleNotation(PlayNotation):
    def lay(
        self, game: Game, t: TakersTable, seat: int, word: str, powers: str, are_voids_given: bool
    ) -> bool:
        announced = read_announced(game, t, seat, powers)
        written, _, counts_as = word.partition("=")
        if "+" in written and (not counts_as or counts_as in COLOUR_NAMES):
            lay_word(game, t, seat, word)
            return False
        cards = [game.read_card(part) for part in parts_of(written)]
        could_follow = are_voids_given or bool(t.cards.piles[FACE_DOWN + seat]) or len(cards) > 1
        has_shown = not could_follow and shows_void(t, seat, cards[0], announced)
        lay_several(t, seat, play_of(t, seat, cards, announced, counts_as))
        return has_shown

    def write(self, game: Game, t: TakersTable, play: Play) -> str:
        words = "/".join([game.write_card(card) for card in play.cards()])
        if play.is_hidden() or (not play.covered and is_as_printed(t, play)):
            return words
        colour = COLOUR_LETTERS[play.colour] if play.colour != NO_COLOUR else ""
        return f"{words}={colour}{play.value}"

    def powers(self, game: Game, t: TakersTable, play: Play) -> str:
        """What the items have made of the number is written with the play."""
        announced: list[int] = []
        if play.marks & WINS_TIES_FIRST:
            announced.append(WING)
        if play.marks & NEED_NOT_FOLLOW:
            announced.append(FAN)
        return " ".join([game.write_pick(announcement(power)) for power in announced])


NOTATION: Final = LittleNotation(KAKUMEI)


def is_as_printed(t: TakersTable, play: Play) -> bool:
    printed = face_of(t, play.card)
    return (play.kind, play.colour, play.value) == (printed.kind, printed.colour, printed.value)


def play_of(t: TakersTable, seat: int, cards: list[int], announced: list[int], counts_as: str) -> Play:
    """What the first card stands for, with what was announced and the card added to it."""
    face = face_of(t, cards[0])
    change_by(t, seat, face, numbers_of(announced))
    for other in cards[1:]:
        face.value = value_of_sum(face.value + VALUE[other])
    if counts_as:
        read_counts_as(face, counts_as)
    resolve_all(t, seat, face)
    is_several = len(cards) > 1
    return Play(
        seat, face.card, face.kind, face.colour, face.value, face.marks, face.why, cards[1:], is_several
    )


def read_counts_as(face: Face, text: str) -> None:
    """r9 is red 9; a number alone has no colour."""
    number = text[1:] if text[0] in COLOUR_LETTERS else text
    if not number.isdecimal() or int(number) > 10:
        raise PositionError("trick", f"{text} is no colour and number that a play can count as.")
    face.kind = NUMBER
    face.colour = COLOUR_LETTERS.index(text[0]) if number != text else NO_COLOUR
    face.value = int(number)


def read_announced(game: Game, t: TakersTable, seat: int, text: str) -> list[int]:
    """The items announced with a card, in their order."""
    powers: list[int] = []
    role = belongings_of(t, seat)
    for word in text.split():
        try:
            pick = game.read_pick(word)
        except Unreadable as error:
            raise PositionError("powers", str(error), seat) from error
        power = argument_of(pick) % POWERS_OF_A_ROLE
        is_known = verb_of(pick) == POWER and pick == announcement(power)
        if not is_known or not role.character.goes_with_a_card(power):
            raise PositionError("powers", f"seat {seat} has no item {word} that goes with a card.", seat)
        powers.append(power)
    return powers


def shows_void(t: TakersTable, seat: int, card: int, announced: list[int]) -> bool:
    """Whether this card shows that the hand has none of the lead colour; if it has one, it is refused."""
    colour = t.prints.colour
    if t.led == NO_COLOUR or colour[card] in (NO_COLOUR, t.led) or is_free(t, seat):
        return False
    if lifts_following(t, seat, numbers_of(announced)):
        return False
    for held in t.hand(seat):
        if colour[held] == t.led:
            name = COLOUR_NAMES[t.led]
            raise PositionError("trick", f"seat {seat} holds {name}, but did not follow.")
    return True
