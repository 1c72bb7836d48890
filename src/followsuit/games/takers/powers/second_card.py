"""A second card, face down, of which all others learn only when the trick is complete."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, NOBODY
from followsuit.core.layout import Area
from followsuit.core.option import CARD, NO, YES, argument_of, verb_of
from followsuit.core.policy import EVEN
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.games.takers.drawing import NOTHING_STAYS, draw, reshuffle, show_staying
from followsuit.games.takers.policy import best_key, chances, is_kakumei, key_of
from followsuit.games.takers.powers.by_wins import ScoresByWins
from followsuit.games.takers.role_steps import AskRole
from followsuit.games.takers.table import DECK, DISCARDS, FACE_DOWN, Role, TakersTable
from followsuit.games.takers.turn import NOTHING_ANNOUNCED, following_plays, lay, note_void, turn_up


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaysSecondCard(ScoresByWins):
    may_play_second: ClassVar[Reason]
    must_follow_too: ClassVar[Reason]
    may_look: ClassVar[Reason]
    may_play_top: ClassVar[Reason]
    may_reveal: ClassVar[Reason]
    revealed_may_lead: ClassVar[bool] = True  # a card turned up can still fix the lead colour

    def before_winner(self, t: TakersTable, role: Role) -> None:
        """TX-NIN-10, TX-NIN-14, LT-NINJA-06, LT-NINJA-13  When all have played, who put the turn off too."""
        if t.cards.piles[FACE_DOWN + role.seat]:
            t.then([MayReveal(role)])

    def run_undone(self, t: TakersTable, role: Role, is_rewind: bool) -> None:
        """TX-TIM-29, TX-TIM-47, LT-ITEM-108  A second card that still lies face down is discarded."""
        if t.cards.piles[FACE_DOWN + role.seat]:
            discard_second(t, role.seat)

    def must_reveal(self, card: int) -> Reason | None:
        """Why this second card cannot be discarded, or None."""
        return None

    def shown_cards(self, t: TakersTable, role: Role) -> list[Area]:
        """TX-HID-22, TX-HID-23, LT-HID-10, LT-HID-11  All see that a card lies there; its owner, which."""
        second = t.cards.piles[FACE_DOWN + role.seat]
        if second:
            return [Area("second card", role.seat, "row", second[:])]
        if t.todo and isinstance(t.todo[-1], MayPlayTop):
            return [Area("looked at", role.seat, "row", t.cards.piles[DECK][-1:])]
        return []

    # What bots think.

    def priors(self, t: TakersTable, role: Role, offered: list[int], wants_trick: bool) -> list[int]:
        """A second card is a better one or, as it may be discarded, an exchange of a poor one."""
        question = t.todo[-1]
        if isinstance(question, MayPlaySecond):
            return [second_prior(t, pick, wants_trick) for pick in offered]
        if isinstance(question, (MayLook, MayPlayTop)):
            return [EVEN + 20 if pick == YES else EVEN for pick in offered]
        if isinstance(question, MayReveal):
            wins = wins_with(t, t.cards.piles[FACE_DOWN + role.seat][0])
            return [EVEN + 20 if (pick == YES) == (wins and wants_trick) else EVEN - 20 for pick in offered]
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class AskSecond(AskRole[TakersTable]):
    """A question about the second card, in the words of the character that plays it."""

    def __init__(self, role: Role) -> None:
        super().__init__(role)
        character = role.character
        assert isinstance(character, PlaysSecondCard)
        self.character = character


class MayPlaySecond(AskSecond):
    """TX-NIN-01 to TX-NIN-06, LT-NINJA-01 to LT-NINJA-03  A card that may be played to the trick; then draw.

    LT-NINJA-10, LT-NINJA-11  One that lies open in the hand is seen: it is in play at once.
    """

    def about(self) -> Reason:
        return self.character.may_play_second

    def options(self, t: TakersTable) -> list[int]:
        return [NO, *following_plays(t, self.seat)]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        is_held = verb_of(pick) == CARD and argument_of(pick) in t.hand(self.seat)
        return self.character.must_follow_too if is_held else NOT_OFFERED

    def picked(self, t: TakersTable, pick: int) -> None:
        if verb_of(pick) != CARD:
            return
        card = argument_of(pick)
        if card in t.open_cards:
            note_void(t, self.seat, card)
            lay(t, self.seat, card, NOTHING_ANNOUNCED)
        else:
            lay_second(t, self.seat, card)
        draw(t, self.seat)


class MayLook(AskSecond):
    """TX-NIN-08, LT-NINJA-04, LT-NINJA-05  In the fifth trick: look at the top card of the draw deck."""

    def about(self) -> Reason:
        return self.character.may_look

    def options(self, t: TakersTable) -> list[int]:
        return [NO, YES]

    def picked(self, t: TakersTable, pick: int) -> None:
        if pick == NO:
            return
        if not t.cards.piles[DECK]:
            reshuffle(t)
        if t.cards.piles[DECK]:
            look_at_top(t, self.seat)
            t.then([MayPlayTop(self.role)])


class MayPlayTop(AskSecond):
    """TX-NIN-08, TX-NIN-09, TX-NIN-19, LT-NINJA-15  Whatever colour it has; nothing is drawn for it."""

    def about(self) -> Reason:
        return self.character.may_play_top

    def options(self, t: TakersTable) -> list[int]:
        return [NO, YES]

    def picked(self, t: TakersTable, pick: int) -> None:
        if pick == YES:
            lay_top_face_down(t, self.seat)
        elif t.log is not None:
            t.log.tell("put-back", seat=self.seat)


class MayReveal(AskSecond):
    """TX-NIN-10 to TX-NIN-13, TX-DEC-33, LT-NINJA-06 to LT-NINJA-09  After all others, or it is discarded."""

    def about(self) -> Reason:
        return self.character.may_reveal

    def options(self, t: TakersTable) -> list[int]:
        return [NO, YES] if self.must_reveal(t) is None else [YES]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick in (NO, YES):
            return self.must_reveal(t) if pick == NO else None
        return NOT_OFFERED

    def must_reveal(self, t: TakersTable) -> Reason | None:
        return self.character.must_reveal(t.cards.piles[FACE_DOWN + self.seat][0])

    def picked(self, t: TakersTable, pick: int) -> None:
        place = FACE_DOWN + self.seat
        if pick == YES:
            card = t.cards.piles[place][0]
            turn_up(t, self.seat, card, place, -1, self.character.revealed_may_lead)
        else:
            discard_second(t, self.seat)


def second_prior(t: TakersTable, pick: int, wants_trick: bool) -> int:
    if verb_of(pick) != CARD:
        return EVEN
    card = argument_of(pick)
    chance = chances(t.prints)[card]
    if not wants_trick:
        return EVEN + chance
    return EVEN + 30 - chance if wins_with(t, card) else EVEN + 4 - chance


def wins_with(t: TakersTable, card: int) -> bool:
    """Whether this card is stronger than all that lies open."""
    prints = t.prints
    is_turned = is_kakumei(t)
    key = key_of(prints.kind[card], prints.colour[card], prints.value[card], t.led, is_turned)
    return key > best_key(t, is_turned)


def lay_second(t: TakersTable, seat: int, card: int) -> None:
    """From the hand, face down; what lies open there is seen to stay."""
    t.cards.move_unseen(card, seat, FACE_DOWN + seat, BIT[seat])
    for other in t.hand(seat):
        if other in t.open_cards:
            t.cards.show(other, seat)
    if t.log is not None:
        t.log.tell("played-face-down", seat=seat, cards=[card], seen_by=BIT[seat])


def knows_top(t: TakersTable, seat: int) -> bool:
    deck = t.cards.piles[DECK]
    return bool(deck) and t.cards.is_known(deck[-1], seat)


def look_at_top(t: TakersTable, seat: int) -> None:
    """TX-HID-23, LT-HID-11  Only this seat sees the card, and it stays on top."""
    card = t.cards.piles[DECK][-1]
    t.cards.own_knowledge()
    t.cards.known_by[card] |= BIT[seat]
    if t.log is not None:
        t.log.tell("looked-at-top", seat=seat, cards=[card], seen_by=BIT[seat])


def lay_top_face_down(t: TakersTable, seat: int) -> None:
    """Everyone knows that it is the top card of the deck which lies there now."""
    card = t.cards.own_pile(DECK).pop()
    t.cards.own_pile(FACE_DOWN + seat).append(card)
    t.cards.note_possible_move(DECK, BIT[FACE_DOWN + seat])
    if t.log is not None:
        t.log.tell("played-top", seat=seat, cards=[card], seen_by=BIT[seat])


def discard_second(t: TakersTable, seat: int) -> None:
    """TX-NIN-13, TX-HID-22, LT-NINJA-07, LT-HID-10  Unseen, unless the table plays with open discards."""
    place = FACE_DOWN + seat
    card = t.cards.piles[place][0]
    seen_by = BIT[seat]
    if t.has_open_discards():
        t.cards.move(card, place, t.place_of_discard(card))
        t.cards.note_move(place, NOBODY)
        seen_by = EVERYONE
    else:
        t.cards.move_all_unseen(place, DISCARDS, seen_by)
        show_staying(t, seat, NOTHING_STAYS)
    if t.log is not None:
        t.log.tell("discarded-second", seat=seat, cards=[card], seen_by=seen_by)
