"""Alchemy: three cards are played as one, and the lead colour is declared where there is none."""

from typing import Final

from followsuit.core.option import CARD, argument_of, option, verb_of
from followsuit.core.option import COLOUR as COLOUR_PICK
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.games.takers.cards import BLACK, BLUE, COLOUR_NAMES, GREEN, NO_COLOUR, NUMBER, RED
from followsuit.games.takers.powers.exchange import ONCE_EACH
from followsuit.games.takers.powers.sums import value_of_sum
from followsuit.games.takers.role_steps import AskRole, RoleStep
from followsuit.games.takers.table import Play, Role, TakersTable
from followsuit.games.takers.turn import NOT_IN_HAND, AfterPlay, OtherTurn, lay_several, replace_play
from followsuit.games.tricktakers.cards import COLOUR, KIND, VALUE
from followsuit.games.tricktakers.powers.alchemist_deck import drawn_after_play
from followsuit.games.tricktakers.powers.magic_circle import GainElement

CARDS_A_TURN: Final = 3
PLAY_THREE: Final = Reason("TX-ALC-04", "Play three cards together.")
ONE_MUST_FOLLOW: Final = Reason(
    "TX-ALC-15", "You hold the lead colour, so one of the three cards at least must be of it."
)
DECLARE: Final = Reason("TX-ALC-17", "Declare the lead colour.")
DECLARE_LATER: Final = Reason("TX-ALC-19", "Declare the lead colour.")
DECLARE_AFTER_FLIP: Final = Reason("TX-2P-27", "Declare the lead colour.")
NOT_AMONG_THEM: Final = Reason("TX-ALC-17", "Declare the colour of one of the three cards.")
BLACK_NEEDS_THREE: Final = Reason("TX-ALC-18", "Black needs one red, one blue and one green card.")

# Which of the elements; the fifth is that of a trick won.
ALPHA: Final = 0
BETA: Final = 1
GAMMA: Final = 2
DELTA: Final = 3
EPSILON: Final = 4


# What cards are in the Alchemist's hand.


def colour_for_alchemy(card: int) -> int:
    """TX-ALC-22 to TX-ALC-24  Red, blue or green; a black card has no colour here."""
    return COLOUR[card] if COLOUR[card] in (RED, BLUE, GREEN) else NO_COLOUR


def value_for_alchemy(card: int) -> int:
    """TX-ALC-22, TX-ALC-23  What is printed on a number card; any other counts 0."""
    return VALUE[card] if KIND[card] == NUMBER else 0


def as_one(seat: int, cards: list[int], colour: int) -> Play:
    """TX-ALC-09, TX-ALC-26  Whatever is among the three, together they are one number card."""
    numbers = [card for card in cards if KIND[card] == NUMBER]
    first = numbers[0] if numbers else cards[0]
    others = [card for card in cards if card != first]
    total = sum([value_for_alchemy(card) for card in cards])
    return Play(seat, first, NUMBER, colour, value_of_sum(total), 0, None, others)


# Playing three cards.


class PlayThree(OtherTurn):
    """TX-ALC-04, TX-ALC-14 to TX-ALC-17, TX-DEC-15  Any three; one of the lead colour, if it is held."""

    def about(self) -> Reason:
        return PLAY_THREE

    def candidates(self, t: TakersTable, seat: int, picks: list[int]) -> list[int]:
        return t.hand(seat)

    def must_have(self, t: TakersTable, seat: int) -> list[int]:
        return [card for card in t.hand(seat) if t.led != NO_COLOUR and colour_for_alchemy(card) == t.led]

    def can_become(self, t: TakersTable, seat: int, picks: list[int], rest: list[int]) -> bool:
        missing = self.least - len(picks)
        if len(rest) < missing:
            return False
        if not must_follow(t, seat) or has_colour(cards_of(picks), t.led):
            return True
        return missing > 0 and has_colour(cards_of(rest), t.led)

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        if verb_of(pick) != CARD:
            return NOT_OFFERED
        if argument_of(pick) not in t.hand(seat):
            return NOT_IN_HAND
        rest = [card for card in t.hand(seat) if option(CARD, card) > pick]
        is_next = not picks or pick > picks[-1]
        has_enough = len(picks) + 1 + len(rest) >= self.least
        return ONE_MUST_FOLLOW if is_next and has_enough else ONCE_EACH

    def revealed(self, t: TakersTable, picks: list[list[int]]) -> None:
        play_together(t, self.role, cards_of(picks[self.role.seat]))


def play_three(t: TakersTable, role: Role) -> PlayThree:
    """TX-DEC-15  With fewer than three cards, all of them."""
    count = max(1, min(CARDS_A_TURN, len(t.hand(role.seat))))
    return PlayThree(role, count, count)


def must_follow(t: TakersTable, seat: int) -> bool:
    """TX-ALC-15, TX-ALC-22  Whether the hand has the lead colour; black it never has."""
    return t.led != NO_COLOUR and has_colour(t.hand(seat), t.led)


def cards_of(picks: list[int]) -> list[int]:
    return [argument_of(pick) for pick in picks]


def has_colour(cards: list[int], colour: int) -> bool:
    for card in cards:
        if colour_for_alchemy(card) == colour:
            return True
    return False


def play_together(t: TakersTable, role: Role, cards: list[int]) -> None:
    """TX-ALC-04, TX-ALC-14  W2: one play of the lead colour; without one, its colour is declared in W3.

    Who does not follow has none of the lead colour; after a draw that tells nothing any more.
    """
    seat = role.seat
    led = t.led
    lay_several(t, seat, as_one(seat, cards, led))
    is_void = led in (RED, BLUE, GREEN) and not has_colour(cards, led)
    if is_void and not drawn_after_play(t, role):
        t.cards.rule_out(t.cards_of_colour(led), seat)
    t.then([AfterPlay(other) for other in t.roles_of(seat) if other.acts_after_play])


# The lead colour.


def own_play(t: TakersTable, seat: int) -> int:
    """Which play of the trick is this seat's."""
    for i in range(len(t.plays)):
        if t.plays[i].seat == seat:
            return i
    return -1


def is_lead_hidden(t: TakersTable) -> bool:
    """TX-2P-27  Behind a face-down lead nothing is declared before it is turned up."""
    return t.plays[0].is_hidden()


def declarable(cards: list[int]) -> list[int]:
    """TX-ALC-17, TX-ALC-18, TX-ALC-20  A colour among them; black, if all three are; any, if none is."""
    colours = [colour for colour in (RED, BLUE, GREEN) if has_colour(cards, colour)]
    if len(colours) == CARDS_A_TURN:
        return [*colours, BLACK]
    return colours if colours else [RED, BLUE, GREEN]


class Declare(RoleStep[TakersTable]):
    """TX-ALC-17, TX-ALC-19  Without a lead colour the Alchemist declares it; there may be no choice."""

    def __init__(self, role: Role, why: Reason) -> None:
        super().__init__(role)
        self.why = why

    def run(self, t: TakersTable) -> None:
        colours = declarable(t.plays[own_play(t, self.role.seat)].cards())
        if len(colours) == 1:
            declare(t, self.role.seat, colours[0])
        else:
            t.then([DeclareColour(self.role, self.why)])


class DeclareColour(AskRole[TakersTable]):
    """TX-ALC-17 to TX-ALC-20, TX-DEC-16  The colour of one of the three; black, if they are of three."""

    def __init__(self, role: Role, why: Reason) -> None:
        super().__init__(role)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: TakersTable) -> list[int]:
        cards = t.plays[own_play(t, self.seat)].cards()
        return [option(COLOUR_PICK, colour) for colour in declarable(cards)]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        if verb_of(pick) != COLOUR_PICK or argument_of(pick) >= NO_COLOUR:
            return NOT_OFFERED
        return BLACK_NEEDS_THREE if argument_of(pick) == BLACK else NOT_AMONG_THEM

    def picked(self, t: TakersTable, pick: int) -> None:
        declare(t, self.seat, argument_of(pick))


def declare(t: TakersTable, seat: int, colour: int) -> None:
    """TX-HID-14  Openly; from now on it is the lead colour."""
    set_colour(t, seat, colour)
    t.led = colour
    if t.log is not None:
        t.log.tell(f"declared-{COLOUR_NAMES[colour]}", seat=seat)


def set_colour(t: TakersTable, seat: int, colour: int) -> None:
    index = own_play(t, seat)
    play = t.plays[index]
    replace_play(t, index, as_one(seat, play.cards(), colour))


# What three cards bring.


class GainElements(RoleStep[TakersTable]):
    """TX-ALC-34, TX-ALC-35  W3: one element for each of alpha to delta."""

    def run(self, t: TakersTable) -> None:
        play = t.plays[own_play(t, self.role.seat)]
        t.then([GainElement(self.role, which) for which in elements_of(t, play)])


def elements_of(t: TakersTable, play: Play) -> list[int]:
    """TX-ALC-25, TX-ALC-27 to TX-ALC-32  A card without a colour makes no beta, gamma or delta."""
    found = [ALPHA] if has_value_of_lead(t, play) else []
    cards = play.cards()
    colours = [colour_for_alchemy(card) for card in cards]
    values = sorted([value_for_alchemy(card) for card in cards])
    if len(cards) < CARDS_A_TURN or NO_COLOUR in colours:
        return found
    if values[0] == values[2]:
        found.append(BETA)
    if colours.count(colours[0]) == CARDS_A_TURN:
        found.append(GAMMA)
    if values[0] + 1 == values[1] and values[1] + 1 == values[2]:
        found.append(DELTA)
    return found


def has_value_of_lead(t: TakersTable, play: Play) -> bool:
    """TX-ALC-27 to TX-ALC-29  The lead card is what set the lead colour, if that was another player's."""
    for other in t.plays:
        if other.kind == NUMBER:
            return other.seat != play.seat and other.value == play.value
    return False


def follow_late(t: TakersTable, role: Role) -> None:
    """TX-2P-27  The lead is turned up: the three take its colour, or the Alchemist has to declare one."""
    index = own_play(t, role.seat)
    if index < 0 or t.plays[index].colour != NO_COLOUR:
        return
    if t.led == NO_COLOUR:
        t.then([Declare(role, DECLARE_AFTER_FLIP)])
        return
    set_colour(t, role.seat, t.led)
    if has_value_of_lead(t, t.plays[index]):
        t.then([GainElement(role, ALPHA)])
