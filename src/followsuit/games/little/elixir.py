"""The Elixir: a card is drawn, then two are played as one number of the lead colour (LT-ITEM-80 to 93)."""

from typing import ClassVar, Final

from followsuit.core.option import CARD, POWER, argument_of, option, verb_of
from followsuit.core.option import COLOUR as COLOUR_PICK
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AskAll
from followsuit.games.little.announcing import (
    announce_rule,
    announced_in,
    announcement,
    belongings_of,
    goes_with_all,
    numbers_of,
)
from followsuit.games.little.cards import COLOUR, VALUE
from followsuit.games.little.table import LittleTable
from followsuit.games.takers.announcing import after_laying, change_by, resolve_all
from followsuit.games.takers.cards import COLOUR_NAMES, NO_COLOUR, NUMBER
from followsuit.games.takers.character import Face
from followsuit.games.takers.powers.sums import value_of_sum
from followsuit.games.takers.table import Play, TakersTable
from followsuit.games.takers.turn import POWERS_OF_A_ROLE, lay_several
from followsuit.tricks.following import PLAY_OF

PLAY_TWO: Final = Reason("LT-ITEM-81", "Play two cards as one; the first you pick is the main card.")
TWO_CARDS: Final = Reason("LT-ITEM-81", "Two different cards are played.")
COLOUR_OF_THE_TWO: Final = Reason("LT-ITEM-86", "Name the colour of one of the two cards.")
ONLY_THESE: Final = Reason("LT-ITEM-91", "With the Elixir only Sword, Axe and Wing can be announced.")
SAID_BEFORE_CARDS: Final = Reason("LT-ITEM-93", "Announce items before you pick the main card.")


def elixir_play(t: TakersTable, seat: int, announced: list[int], cards: list[int], named: int) -> Play:
    """LT-ITEM-82 to LT-ITEM-88  The sum in the lead colour; what a special card else does is gone."""
    face = Face(cards[0], NUMBER, COLOUR[cards[0]], VALUE[cards[0]], 0, None)
    change_by(t, seat, face, numbers_of(announced))
    face.value = value_of_sum(face.value + VALUE[cards[1]])
    face.colour = t.led if t.led != NO_COLOUR else colour_of(cards, named)
    resolve_all(t, seat, face)
    return Play(seat, cards[0], NUMBER, face.colour, face.value, face.marks, face.why, cards[1:], covers=True)


def colour_of(cards: list[int], named: int) -> int:
    """LT-ITEM-86, LT-ITEM-87  The one that was named, the only one there is, or none."""
    colours = printed_colours(cards)
    return named if named in colours else colours[0] if colours else NO_COLOUR


def printed_colours(cards: list[int]) -> list[int]:
    return sorted({COLOUR[card] for card in cards if COLOUR[card] != NO_COLOUR})


def cards_in(picks: list[int]) -> list[int]:
    return [argument_of(pick) for pick in picks if verb_of(pick) == CARD]


class PlayTwo(AskAll[LittleTable]):
    """LT-ITEM-81, LT-ITEM-86, LT-ITEM-91, LT-ITEM-93, LT-DEC-32  Items, the main card, another, a colour."""

    asks: ClassVar[Reason] = PLAY_TWO

    def __init__(self, seat: int, names_colour: bool) -> None:
        super().__init__((seat,))
        self.names_colour = names_colour  # no lead colour is set yet

    def key(self) -> tuple[int, ...]:
        return (*self.seats, int(self.names_colour))

    def options(self, t: LittleTable, seat: int, picks: list[int]) -> list[int]:
        cards = cards_in(picks)
        if len(cards) == 2:
            return [option(COLOUR_PICK, colour) for colour in printed_colours(cards)]
        if cards:
            return [PLAY_OF[card] for card in t.hand(seat) if card != cards[0]]
        announced = announced_in(picks)
        offered = [PLAY_OF[card] for card in mains(t, seat, announced)]
        role = belongings_of(t, seat)
        for power in role.character.powers_at_hand(t, role):
            if self.power_rule(t, seat, announced, power) is None:
                offered.append(announcement(power))
        return offered

    def power_rule(self, t: LittleTable, seat: int, announced: list[int], power: int) -> Reason | None:
        role = belongings_of(t, seat)
        if role.character.lifts_following(power) or not role.character.goes_with_a_card(power):
            return ONLY_THESE
        why = announce_rule(t, role, announced, power)
        if why is not None:
            return why
        return why_no_main(t, seat, [*announced, power])

    def why_not(self, t: LittleTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        cards = cards_in(picks)
        number = argument_of(pick)
        if len(cards) == 2:
            return COLOUR_OF_THE_TWO
        if verb_of(pick) == CARD and number in t.hand(seat):
            role = belongings_of(t, seat)
            return TWO_CARDS if cards else goes_with_all(t, role, announced_in(picks), number)
        if verb_of(pick) == POWER:
            power = number % POWERS_OF_A_ROLE
            if pick != announcement(power):
                return ONLY_THESE
            return SAID_BEFORE_CARDS if cards else self.power_rule(t, seat, announced_in(picks), power)
        return NOT_OFFERED

    def is_complete(self, picks: list[int]) -> bool:
        cards = cards_in(picks)
        if len(cards) < 2:
            return False
        has_choice = self.names_colour and len(printed_colours(cards)) > 1
        return not has_choice or verb_of(picks[-1]) == COLOUR_PICK

    def revealed(self, t: LittleTable, picks: list[list[int]]) -> None:
        seat = self.seats[0]
        announced = announced_in(picks[seat])
        last = picks[seat][-1]
        named = argument_of(last) if verb_of(last) == COLOUR_PICK else NO_COLOUR
        lay_several(t, seat, elixir_play(t, seat, announced, cards_in(picks[seat]), named))
        if t.log is not None and named != NO_COLOUR:
            t.log.tell(f"declared-{COLOUR_NAMES[named]}", seat=seat)
        t.then(after_laying(t, seat, numbers_of(announced)))


def mains(t: LittleTable, seat: int, announced: list[int]) -> list[int]:
    """LT-ITEM-93  The cards that can be the main one."""
    role = belongings_of(t, seat)
    return [card for card in t.hand(seat) if goes_with_all(t, role, announced, card) is None]


def why_no_main(t: LittleTable, seat: int, announced: list[int]) -> Reason | None:
    """LT-ITEM-01  Whether no card goes with all that is announced."""
    why: Reason | None = None
    for card in t.hand(seat):
        why = goes_with_all(t, belongings_of(t, seat), announced, card)
        if why is None:
            return None
    return why
