"""Taking a turn: powers first, then a card, following the lead colour."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, HIDDEN
from followsuit.core.option import CARD, POWER, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.rng import Rng
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.takers.cards import NO_COLOUR, NUMBER
from followsuit.games.takers.character import Face
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import FACE_DOWN, MOST_SEATS, TRICK, Play, Role, TakersTable, without
from followsuit.tricks.following import PLAY_OF, any_play
from followsuit.tricks.sealed import PickCards

PLAY_A_CARD: Final = Reason("TT-TRICK-01", "Play a card, or use a power first.")
NOT_IN_HAND: Final = Reason("TT-TRICK-14", "That card is not in your hand.")
MUST_FOLLOW: Final = Reason("TT-TRICK-07", "You hold the lead colour, so play it or a card without colour.")
NO_CARD_FOR_IT: Final = Reason("TT-TRICK-14", "You have no card that may be played with it.")
ONE_ANNOUNCEMENT: Final = Reason("TT-TRICK-14", "What you have announced goes with a card; play it.")

POWERS_OF_A_ROLE: Final = 16  # a power's number is its role's slot times this, plus which of the role's
NOTHING_ANNOUNCED: Final = -1
NOWHERE: Final = 0  # a mask of places


class NextTurn(Step[TakersTable]):
    """TT-FLOW-02  Each who is waiting takes a turn; whoever puts it off waits again, last."""

    def run(self, t: TakersTable) -> None:
        if t.waiting:
            seat = t.waiting[0]
            t.waiting = t.waiting[1:]
            t.todo.append(self)
            if not t.has_turn(seat):
                return
            asked = t.asked
            if asked.has_turn_ends:
                t.todo.append(END_TURN[seat])
            if asked.otherwise & BIT[seat]:
                t.todo.append(other_turn(t, seat))
            else:
                t.todo.append(t.turns[seat])


def other_turn(t: TakersTable, seat: int) -> AnyStep:
    """The turn of a character that does not play a single card."""
    for role in t.roles_of(seat):
        if role.plays_otherwise:
            return role.character.turn_question(t, role)
    return t.turns[seat]


def taking_turn(t: TakersTable, seat: int) -> list[AnyStep]:
    """The steps of a turn, for a table that is set up in the middle of a trick."""
    step = other_turn(t, seat) if t.asked.otherwise & BIT[seat] else t.turns[seat]
    return [step, *ending_turn(t, seat)]


def ending_turn(t: TakersTable, seat: int) -> list[AnyStep]:
    return [END_TURN[seat]] if t.asked.has_turn_ends else []


class EndTurn(Step[TakersTable]):
    """TT-FLOW-03, TT-FLOW-09  The lead colour stands; W4, who watches sees the play; W5, the end of the turn.

    A turn that was put off ends only when it has been taken.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, t: TakersTable) -> None:
        if not t.plays or t.plays[-1].seat != self.seat:
            return
        play = t.plays[-1]
        set_lead_colour(t, play)
        if not play.is_hidden():
            tell_play(t, play)
        for role in t.roles_of(self.seat):
            if role.acts_at_end_of_turn:
                role.character.end_turn(t, role)


END_TURN: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(MOST_SEATS)]


def tell_play(t: TakersTable, play: Play) -> None:
    for role in t.asked.watchers:
        role.character.saw_play(t, role, play)


class TakeTurn(Ask[TakersTable]):
    """TT-FLOW-03  Before playing use your powers if you like, then play a card.

    A power acts at once and the question is put again; or it is announced for the card that ends
    the turn, and is offered only while the hand has a card that may be played with it. What is
    announced lies sealed until the card is played: others would learn from it what the hand holds.
    """

    asks: ClassVar[Reason] = PLAY_A_CARD

    def announced(self, t: TakersTable) -> int:
        picks = t.sealed[self.seat]
        return argument_of(picks[0]) if picks else NOTHING_ANNOUNCED

    def options(self, t: TakersTable) -> list[int]:
        announced = self.announced(t)
        if announced != NOTHING_ANNOUNCED:
            hand = t.hand(self.seat)
            return [PLAY_OF[card] for card in hand if card_rule(t, self.seat, card, announced) is None]
        offered = following_plays(t, self.seat)
        for role in t.roles_of(self.seat):
            if role.power_count:
                for power in role.character.powers_at_hand(t, role):
                    if power_rule(t, role, power) is None:
                        offered.append(option(POWER, role.slot * POWERS_OF_A_ROLE + power))
        return offered

    def at_random(self, t: TakersTable, seat: int, rng: Rng) -> int:
        """Where there are no powers, a card is enough."""
        if t.sealed[self.seat]:
            return super().at_random(t, seat, rng)
        for role in t.roles_of(self.seat):
            if role.power_count:
                return super().at_random(t, seat, rng)
        return any_following_play(t, self.seat, rng)

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        announced = self.announced(t)
        if verb_of(pick) == CARD:
            return play_rule(t, self.seat, argument_of(pick), announced)
        if verb_of(pick) != POWER:
            return NOT_OFFERED
        if announced != NOTHING_ANNOUNCED:
            return ONE_ANNOUNCEMENT
        number = argument_of(pick)
        for role in t.roles_of(self.seat):
            power = number - role.slot * POWERS_OF_A_ROLE
            if 0 <= power < role.power_count:
                return power_rule(t, role, power)
        return NOT_OFFERED

    def picked(self, t: TakersTable, pick: int) -> None:
        if verb_of(pick) == CARD:
            announced = self.announced(t)
            if announced != NOTHING_ANNOUNCED:
                t.sealed[self.seat] = []
            play_card(t, self.seat, argument_of(pick), announced)
            return
        number = argument_of(pick)
        role = role_of_power(t, self.seat, number)
        if role.character.goes_with_a_card(number % POWERS_OF_A_ROLE):
            t.sealed[self.seat] = [pick]
            t.then([self])
        else:
            t.then([UsePower(role, number % POWERS_OF_A_ROLE), self])


TAKE_TURN: Final[list[AnyStep]] = [TakeTurn(seat) for seat in range(MOST_SEATS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherTurn(PickCards[TakersTable]):
    """The turn of a character that plays otherwise: a set of cards, picked before it is shown."""

    def __init__(self, role: Role, least: int, most: int) -> None:
        super().__init__((role.seat,), least, most)
        self.role = role

    def key(self) -> tuple[int, ...]:
        return (self.role.index, self.least, self.most, *self.seats)


def role_of_power(t: TakersTable, seat: int, number: int) -> Role:
    slot = number // POWERS_OF_A_ROLE
    for role in t.roles_of(seat):
        if role.slot == slot:
            return role
    raise AssertionError("a power belongs to a role")


def following_plays(t: TakersTable, seat: int) -> list[int]:
    """TT-TRICK-07 to TT-TRICK-12  Cards of the lead colour and those without; any, if there is none."""
    hand = t.hand(seat)
    led = t.led
    if led != NO_COLOUR and not is_free(t, seat):
        colour = t.prints.colour
        has_led = False
        for card in hand:
            if colour[card] == led:
                has_led = True
                break
        if has_led:
            return [PLAY_OF[card] for card in hand if colour[card] == led or colour[card] == NO_COLOUR]
    return [PLAY_OF[card] for card in hand]


def any_following_play(t: TakersTable, seat: int, rng: Rng) -> int:
    """One of `following_plays`, each as likely."""
    hand = t.hand(seat)
    led = t.led
    if led == NO_COLOUR or is_free(t, seat):
        return any_play(hand, rng)
    colour = t.prints.colour
    has_led = False
    count: i64 = 0
    for card in hand:
        if colour[card] == led:
            has_led = True
            count += 1
        elif colour[card] == NO_COLOUR:
            count += 1
    if not has_led:
        return any_play(hand, rng)
    left: i64 = rng.below(count)
    for card in hand:
        if colour[card] == led or colour[card] == NO_COLOUR:
            if left == 0:
                return CARD << 8 | card
            left -= 1
    raise AssertionError("a number below their count")


def is_free(t: TakersTable, seat: int) -> bool:
    """TT-TRICK-21  Whether a character has lifted the duty to follow for this turn."""
    if t.asked.free & BIT[seat]:
        for role in t.roles_of(seat):
            if role.may_be_free and role.character.is_free_to_play(t, role):
                return True
    return False


def play_rule(t: TakersTable, seat: int, card: int, announced: int) -> Reason | None:
    if card not in t.hand(seat):
        return NOT_IN_HAND
    return card_rule(t, seat, card, announced)


def card_rule(t: TakersTable, seat: int, card: int, announced: int) -> Reason | None:
    """Of a card of the hand: an announced power must agree with it, and may lift the duty to follow."""
    if announced != NOTHING_ANNOUNCED:
        role = role_of_power(t, seat, announced)
        power = announced % POWERS_OF_A_ROLE
        why = role.character.goes_with(t, role, power, card)
        if why is not None or role.character.lifts_following(power):
            return why
    return follow_rule(t, seat, card)


def follow_rule(t: TakersTable, seat: int, card: int) -> Reason | None:
    """The rule this card would break, or None: legality and its explanation are one."""
    colour = t.prints.colour
    if t.led == NO_COLOUR or colour[card] == NO_COLOUR or colour[card] == t.led:
        return None
    for held in t.hand(seat):
        if colour[held] == t.led:
            return None if is_free(t, seat) else MUST_FOLLOW
    return None


def power_rule(t: TakersTable, role: Role, power: int) -> Reason | None:
    why = role.character.power_rule(t, role, power)
    if why is not None or not role.character.goes_with_a_card(power):
        return why
    announced = role.slot * POWERS_OF_A_ROLE + power
    for card in t.hand(role.seat):
        if card_rule(t, role.seat, card, announced) is None:
            return None
    return why_no_card(t, role, power)


def why_no_card(t: TakersTable, role: Role, power: int) -> Reason:
    """What the power has against the cards of the hand; first of all against a number card."""
    why: Reason = NO_CARD_FOR_IT
    for card in t.hand(role.seat):
        is_number = t.prints.kind[card] == NUMBER
        against = role.character.goes_with(t, role, power, card)
        if against is not None and (is_number or why is NO_CARD_FOR_IT):
            why = against
    return why


class UsePower(Step[TakersTable]):
    def __init__(self, role: Role, power: int) -> None:
        self.role = role
        self.power = power

    def key(self) -> tuple[int, ...]:
        return (self.role.index, self.power)

    def run(self, t: TakersTable) -> None:
        t.note_use(self.role)
        if t.log is not None:
            what = self.role.character.power_key(self.power)
            t.log.tell("power", seat=self.role.seat, number=self.power, what=what)
        self.role.character.use(t, self.role, self.power)


def play_card(t: TakersTable, seat: int, card: int, announced: int) -> None:
    """TT-FLOW-03  W2, with what was announced; then W3, what follows a card."""
    led = t.led
    colour = t.prints.colour[card]
    is_bound = led != NO_COLOUR and colour != led and colour != NO_COLOUR
    is_bound = is_bound and not is_free(t, seat)
    lay(t, seat, card, announced)
    roles = t.roles_of(seat)
    for i in range(len(roles) - 1, -1, -1):
        if roles[i].acts_after_play:
            t.todo.append(AfterPlay(roles[i]))
    if announced != NOTHING_ANNOUNCED:  # done before that
        role = role_of_power(t, seat, announced)
        is_bound = is_bound and not role.character.lifts_following(announced % POWERS_OF_A_ROLE)
        t.todo.append(UsePower(role, announced % POWERS_OF_A_ROLE))
    if is_bound and not t.plays[-1].is_hidden():
        t.cards.rule_out(t.cards_of_colour(led), seat)


def note_void(t: TakersTable, seat: int, card: int) -> None:
    """Who has to follow and openly lays this card instead has none of the lead colour."""
    colour = t.prints.colour[card]
    if t.led != NO_COLOUR and colour not in (t.led, NO_COLOUR) and not is_free(t, seat):
        t.cards.rule_out(t.cards_of_colour(t.led), seat)


class AfterPlay(RoleStep[TakersTable]):
    """TT-FLOW-03  W3: what a character may do once its card lies."""

    def run(self, t: TakersTable) -> None:
        self.role.character.after_play(t, self.role)


def lay(t: TakersTable, seat: int, card: int, announced: int) -> None:
    """Find what the card stands for, and lay it in the trick."""
    is_open = bool(t.open_cards) and card in t.open_cards
    if is_open:
        t.open_cards = without(t.open_cards, card)
    face = resolved(t, seat, card, announced)
    if face is None:
        prints = t.prints
        kind = prints.kind[card]
        play = Play(
            seat, card, kind, prints.colour[card], prints.value[card], prints.marks[card], prints.why[card]
        )
    elif face.is_face_down:
        lay_face_down(t, seat, card, is_open)
        return
    else:
        play = face.as_play(seat)
    t.cards.move(card, seat, TRICK)
    t.plays = [*t.plays, play]
    if t.log is not None:
        t.log.tell("led" if len(t.plays) == 1 else "played", seat=seat, cards=[card])
    if not t.asked.late & BIT[seat]:
        set_lead_colour(t, play)


def lay_several(t: TakersTable, seat: int, play: Play) -> None:
    """Several cards of a hand are laid in the trick as one play."""
    for card in play.cards():
        if card in t.open_cards:
            t.open_cards = without(t.open_cards, card)
        t.cards.move(card, seat, TRICK)
    t.plays = [*t.plays, play]
    if t.log is not None:
        t.log.tell("led" if len(t.plays) == 1 else "played", seat=seat, cards=play.cards())
    set_lead_colour(t, play)


def replace_play(t: TakersTable, index: int, play: Play) -> None:
    t.plays = t.plays[:]
    t.plays[index] = play


def face_of(t: TakersTable, card: int) -> Face:
    """A card as it is printed."""
    prints = t.prints
    return Face(
        card,
        prints.kind[card],
        prints.colour[card],
        prints.value[card],
        prints.marks[card],
        prints.why[card],
    )


def turn_up(t: TakersTable, seat: int, card: int, place: int, index: int, may_lead: bool = True) -> None:
    """TT-FLOW-10, TT-FLOW-21, TT-FLOW-22  A card that lay face down comes into the trick.

    It has the place of its turn or, where there is none, comes after all other cards. It may still fix
    the lead colour, if the game lets it, and is then seen by those who watch.
    """
    t.cards.move(card, place, TRICK)
    if not t.cards.piles[place]:
        t.cards.note_move(place, NOWHERE)
    face = resolved(t, seat, card, NOTHING_ANNOUNCED)
    play = face_of(t, card).as_play(seat) if face is None else face.as_play(seat)
    if index >= 0:
        replace_play(t, index, play)
    else:
        t.plays = [*t.plays, play]
    if t.log is not None:
        t.log.tell("flipped", seat=seat, cards=[card])
    if index >= 0 and is_void_shown(t, seat, card, index):
        t.cards.rule_out(t.cards_of_colour(t.led), seat)
    for other in t.plays:
        if may_lead and t.led == NO_COLOUR and other.kind == NUMBER:
            t.led = other.colour
    tell_play(t, play)


def is_void_shown(t: TakersTable, seat: int, card: int, index: int) -> bool:
    """TA-ITM-06  Whether a card laid face down, now that it is flipped, shows that the hand could not follow.

    Not if somebody may have brought another card into the hand since.
    """
    for role in t.roles:
        if role.character.gives_cards and t.has_used(role):
            return False
    for i in range(index):
        if t.plays[i].kind == NUMBER:  # the lead colour was set by then
            return t.prints.colour[card] not in (t.led, NO_COLOUR) and not is_free(t, seat)
    return False


def resolved(t: TakersTable, seat: int, card: int, announced: int) -> Face | None:
    """What the seat's characters make of a card; None if it is just what is printed on it."""
    face: Face | None = None
    for role in t.roles_of(seat):
        is_this = announced != NOTHING_ANNOUNCED and announced // POWERS_OF_A_ROLE == role.slot
        if role.resolves or is_this:
            if face is None:
                face = face_of(t, card)
            if role.resolves:
                role.character.resolve(t, role, face)
            if is_this:
                role.character.resolve_power(t, role, face, announced % POWERS_OF_A_ROLE)
    return face


def lay_face_down(t: TakersTable, seat: int, card: int, is_open: bool) -> None:
    """TA-ITM-05, TA-ITM-12  Only its owner sees the card, unless it lay open and was seen to go."""
    if is_open:
        t.cards.move(card, seat, FACE_DOWN + seat)
    else:
        t.cards.move_unseen(card, seat, FACE_DOWN + seat, BIT[seat])
        for other in t.hand(seat):
            if other in t.open_cards:
                t.cards.show(other, seat)
    t.plays = [*t.plays, Play(seat, HIDDEN, KIND_UNKNOWN, NO_COLOUR, 0, 0, None)]
    if t.log is not None:
        seen_by = EVERYONE if is_open else BIT[seat]
        t.log.tell("played-face-down", seat=seat, cards=[card], seen_by=seen_by)


KIND_UNKNOWN: Final = -1


def set_lead_colour(t: TakersTable, play: Play) -> None:
    """TT-FLOW-09 to TT-FLOW-11  The first open number card of the trick fixes the lead colour.

    With a face-down lead, which only a game of two allows, nothing fixes it before the flip.
    """
    if t.led == NO_COLOUR and not t.plays[0].is_hidden():
        t.led = t.lead_colour_of(play)
