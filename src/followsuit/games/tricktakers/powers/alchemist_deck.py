"""The Alchemist's own deck: drawing from it, and putting cards under it or back on top."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import NOBODY
from followsuit.core.option import CARD, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AskAll
from followsuit.games.takers.drawing import discard_all, got_cards
from followsuit.games.takers.powers.exchange import ONCE_EACH, ExchangeCards
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import FACE_DOWN, Role, TakersTable

MOST_IN_HAND: Final = 6
DRAWN: Final = 3
RENEW: Final = Reason("TX-ALC-08", "Choose cards to put under your deck; as many are drawn from it.")
AT_LEAST_ONE: Final = Reason("TT-REN-03", "A renewal discards at least one card.")
PUT_UNDER: Final = Reason("TX-ALC-08", "Put the cards under your deck, each below the one before.")
PUT_ON_TOP: Final = Reason("TX-TIM-28", "Put cards on your deck, each on the one before.")
PUT_GIFTS_ON_TOP: Final = Reason("TX-TIM-46", "Put cards on your deck, each on the one before.")


class TakeAlchemistDeck(RoleStep[TakersTable]):
    """TX-ALC-01, TX-ALC-02  The dealt hand is discarded; the own deck is shuffled, and six are drawn."""

    def run(self, t: TakersTable) -> None:
        seat = self.role.seat
        discard_all(t, seat, t.hand(seat)[:])
        t.cards.note_move(seat, NOBODY)  # all know that nothing of it is left in the hand
        t.cards.shuffle(self.role.character.place, t.rng)
        draw_own(t, self.role, MOST_IN_HAND)


class DrawThree(RoleStep[TakersTable]):
    """TX-ALC-03, TX-ALC-05  Three cards of the own deck, if it has them and the hand has room."""

    def run(self, t: TakersTable) -> None:
        draw_own(t, self.role, drawn_after_play(t, self.role))


def drawn_after_play(t: TakersTable, role: Role) -> int:
    room = max(0, MOST_IN_HAND - len(t.hand(role.seat)))
    return min(DRAWN, room, len(t.cards.piles[role.character.place]))


def draw_own(t: TakersTable, role: Role, count: int) -> None:
    """TX-ALC-05, TX-ALC-07, TX-ALC-49  As many as there are; the deck is never filled up again."""
    place = role.character.place
    seat = role.seat
    drawn = min(count, len(t.cards.piles[place]))
    if not drawn:
        return
    t.cards.draw(place, seat, drawn)
    if t.log is not None:
        t.log.tell("drew-exclusive", seat=seat, cards=sorted(t.hand(seat)[-drawn:]), seen_by=BIT[seat])
    got_cards(t, seat)


class RenewFromAlchemistDeck(ExchangeCards):
    """TX-ALC-08  Any number of cards; as many are drawn, then those laid aside go under the deck."""

    def __init__(self, role: Role, most: int) -> None:
        super().__init__((role.seat,), 1, most, RENEW, AT_LEAST_ONE)
        self.role = role

    def key(self) -> tuple[int, ...]:
        return (self.role.index, self.least, self.most, *self.seats)

    def exchange(self, t: TakersTable, seat: int, cards: list[int]) -> None:
        t.cards.move_some_unseen(cards, seat, FACE_DOWN + seat, BIT[seat])
        draw_own(t, self.role, len(cards))
        if t.log is not None:
            t.log.tell("exchanged", seat=seat, number=len(cards))
        if len(cards) == 1:
            put_aside_cards(t, self.role, cards, True)
        else:
            t.then([OrderCards(self.role, len(cards), True, PUT_UNDER)])


def renew_from_own_deck(t: TakersTable, role: Role) -> RenewFromAlchemistDeck:
    most = min(len(t.hand(role.seat)), len(t.cards.piles[role.character.place]))
    return RenewFromAlchemistDeck(role, most)


def take_up_aside(t: TakersTable, role: Role, why: Reason) -> None:
    """TX-TIM-28, TX-TIM-46, TX-GAP-31  Cards laid aside fill the hand to six; the rest goes on the deck."""
    seat = role.seat
    count = len(t.cards.piles[FACE_DOWN + seat]) + len(t.hand(seat)) - MOST_IN_HAND
    if count > 0:
        t.then([OrderCards(role, count, False, why)])
    elif t.cards.piles[FACE_DOWN + seat]:
        into_hand(t, seat)


def into_hand(t: TakersTable, seat: int) -> None:
    t.cards.move_all_unseen(FACE_DOWN + seat, seat, BIT[seat])
    got_cards(t, seat)


class OrderCards(AskAll[TakersTable]):
    """TX-DEC-19  So many of the cards laid aside go under the own deck or on it, in any order."""

    def __init__(self, role: Role, count: int, is_under: bool, why: Reason) -> None:
        super().__init__((role.seat,))
        self.why = why
        self.role = role
        self.count = count
        self.is_under = is_under

    def key(self) -> tuple[int, ...]:
        return (self.role.index, self.count, int(self.is_under), *self.seats)

    def about(self) -> Reason:
        return self.why

    def options(self, t: TakersTable, seat: int, picks: list[int]) -> list[int]:
        offered = [option(CARD, card) for card in sorted(t.cards.piles[FACE_DOWN + seat])]
        return [pick for pick in offered if pick not in picks]

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        return ONCE_EACH if pick in picks else NOT_OFFERED

    def is_complete(self, picks: list[int]) -> bool:
        return len(picks) == self.count

    def revealed(self, t: TakersTable, picks: list[list[int]]) -> None:
        cards = [argument_of(pick) for pick in picks[self.role.seat] if verb_of(pick) == CARD]
        put_aside_cards(t, self.role, cards, self.is_under)


def put_aside_cards(t: TakersTable, role: Role, cards: list[int], is_under: bool) -> None:
    """TX-HID-02  Only the Alchemist knows which card lies where; what is left goes into the hand."""
    seat = role.seat
    place = role.character.place
    for card in cards:
        t.cards.move_unseen(card, FACE_DOWN + seat, place, BIT[seat])
        if is_under:
            deck = t.cards.own_pile(place)
            deck.insert(0, deck.pop())
    if t.log is not None:
        t.log.tell("put-under-deck" if is_under else "put-on-deck", seat=seat, number=len(cards))
    if t.cards.piles[FACE_DOWN + seat]:
        into_hand(t, seat)
    else:
        t.cards.note_move(FACE_DOWN + seat, BIT[place])
