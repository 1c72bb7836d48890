"""Hearts as OpenSpiel plays it by default, written like any game of ours: a yardstick for `followsuit bench`.

One hand: three cards are passed, thirteen tricks are played, points are counted. Cards have OpenSpiel's
numbers, so that games can be compared move by move. The rules are numbered in docs/reference/bench.md.
"""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import HIDDEN, Cards, new_cards
from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter, Layout
from followsuit.core.option import CARD, argument_of, option, verb_of
from followsuit.core.outcome import Outcome, places_by_score
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.tricks.following import PLAY_OF, has_suit, plays, plays_of_suit

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3
SUIT_COUNT: Final = 4
CARD_COUNT: Final = 52
SUIT: Final[list[int]] = [card % SUIT_COUNT for card in range(CARD_COUNT)]
CARD_NAMES: Final[list[str]] = [
    "CDHS"[card % SUIT_COUNT] + "23456789TJQKA"[card // SUIT_COUNT] for card in range(CARD_COUNT)
]
C2: Final = CARD_NAMES.index("C2")
SQ: Final = CARD_NAMES.index("SQ")
POINTS: Final[list[int]] = [
    1 if card % SUIT_COUNT == HEARTS else 13 if card == SQ else 0 for card in range(CARD_COUNT)
]
CARDS_OF_SUIT: Final[list[list[int]]] = [
    [card for card in range(CARD_COUNT) if card % SUIT_COUNT == suit] for suit in range(SUIT_COUNT)
]
NO_HEARTS: Final[list[int]] = [card for card in range(CARD_COUNT) if card % SUIT_COUNT != HEARTS]
NO_POINTS: Final[list[int]] = [card for card in range(CARD_COUNT) if POINTS[card] == 0]
ALL_POINTS: Final = 26

SEAT_COUNT: Final = 4
HAND_CARDS: Final = 13
PASSED_CARDS: Final = 3

# Places. A seat's hand is the place of its own number.
PASSED: Final = 4  # what seat s passes lies at PASSED + s until everyone has passed
DECK: Final = 8
TRICK: Final = 9
TAKEN: Final = 10
PILE_COUNT: Final = 11
UNORDERED: Final = 8

NO_PASSING: Final = 0  # a direction is how many seats to the left the cards go

PASS_A_CARD: Final = Reason("HB-PASS-02", "Pass a card.")
NOT_YOURS: Final = Reason("HB-PASS-02", "You pass a card from your hand.")
LEAD_A_CARD: Final = Reason("HB-PLAY-01", "Lead a card.")
PLAY_A_CARD: Final = Reason("HB-PLAY-04", "Play a card.")
NOT_IN_HAND: Final = Reason("HB-PLAY-01", "You play a card from your hand.")
LEAD_C2: Final = Reason("HB-PLAY-02", "The 2 of clubs leads the first trick.")
NOT_BROKEN: Final = Reason("HB-PLAY-03", "Hearts are not broken, and you have another suit to lead.")
MUST_FOLLOW: Final = Reason("HB-PLAY-04", "You hold the led suit, so you must play it.")
NO_POINTS_YET: Final = Reason("HB-PLAY-05", "Cards with points are not played to the first trick.")
HIGHEST_OF_SUIT: Final = Reason("HB-PLAY-07", "It is the highest card of the led suit.")
FEWEST_POINTS: Final = Reason("HB-END-01", "The fewest points win.")
SHOT_THE_MOON: Final = Reason("HB-END-02", "All the points in one hand count against the others.")

TEXTS: Final[dict[str, str]] = {
    "hand": "{seat} is dealt {cards}.",
    "passed": "{seat} passes {cards}.",
    "received": "{seat} receives {cards} from {other}.",
    "played": "{seat} plays {cards}.",
    "won": "{seat} wins the trick with {cards}, and {number} points.",
    "game-over": "The hand is over.",
}


class HeartsTable(Table):
    def __init__(self, cards: Cards, rng: Rng, points: list[int], original: Table | None = None) -> None:
        super().__init__(SEAT_COUNT, cards, rng, original)
        self.points = points
        self.direction = NO_PASSING
        self.trick_number = 0  # 0 until the first trick begins
        self.leader = NO_SEAT
        self.is_broken = False  # whether hearts may be led
        # What somebody who thinks ahead plays for: the hand's points, as OpenSpiel does, instead of the
        # victory. No rule depends on it; only a match against OpenSpiel sets it.
        self.is_for_points = False

    def clone(self) -> "HeartsTable":
        copy = HeartsTable(self.cards.clone(), self.rng.clone(), self.points[:], self)
        copy.direction = self.direction
        copy.trick_number = self.trick_number
        copy.leader = self.leader
        copy.is_broken = self.is_broken
        copy.is_for_points = self.is_for_points
        return copy

    def own_state_ints(self, out: list[int]) -> None:
        out += self.points
        out += [self.direction, self.trick_number, self.leader, int(self.is_broken), int(self.is_for_points)]

    def hand(self, seat: int) -> list[int]:
        return self.cards.piles[seat]

    def trick(self) -> list[int]:
        """The cards of the trick, in the order they were played."""
        return self.cards.piles[TRICK]

    def heading(self) -> str:
        return f"trick {self.trick_number}" if self.trick_number else "passing"

    def standing(self) -> list[float]:
        if self.outcome is not None:
            if self.is_for_points:
                return [score / ALL_POINTS for score in self.outcome.scores]
            return self.outcome.standing()
        total = SEAT_COUNT * (ALL_POINTS + 1) - sum(self.points)
        return [(ALL_POINTS + 1 - points) / total for points in self.points]


class DealCards(Step[HeartsTable]):
    """HB-DEAL-01, HB-PASS-01  Thirteen cards each; where to pass, if at all, is drawn."""

    def run(self, t: HeartsTable) -> None:
        t.direction = int(t.rng.below(SEAT_COUNT))
        t.cards.gather(DECK)
        t.cards.shuffle(DECK, t.rng)
        t.cards.deal(DECK, SEAT_COUNT, HAND_CARDS)
        if t.log is not None:
            for seat in range(SEAT_COUNT):
                t.log.tell("hand", seat=seat, cards=sorted(t.hand(seat)), seen_by=BIT[seat])
        if t.direction != NO_PASSING:
            t.then(PASSING)


class PassCard(Ask[HeartsTable]):
    """HB-PASS-02, HB-PASS-03  A card is put down for a neighbour; nobody else sees it."""

    def about(self) -> Reason:
        return PASS_A_CARD

    def options(self, t: HeartsTable) -> list[int]:
        return plays(t.hand(self.seat))

    def why_not(self, t: HeartsTable, pick: int) -> Reason | None:
        return None if is_in_hand(t, self.seat, pick) else NOT_YOURS

    def picked(self, t: HeartsTable, pick: int) -> None:
        card = argument_of(pick)
        t.cards.move_unseen(card, self.seat, PASSED + self.seat, BIT[self.seat])
        if t.log is not None:
            t.log.tell("passed", seat=self.seat, cards=[card], seen_by=BIT[self.seat])


class TakePassedCards(Step[HeartsTable]):
    """HB-PASS-04  When all have passed, everyone takes up what came; the giver knows it too."""

    def run(self, t: HeartsTable) -> None:
        for giver in range(SEAT_COUNT):
            taker = (giver + t.direction) % SEAT_COUNT
            seen_by = BIT[giver] | BIT[taker]
            passed = t.cards.piles[PASSED + giver]
            t.cards.move_all_unseen(PASSED + giver, taker, seen_by)
            if t.log is not None:
                t.log.tell("received", seat=taker, other=giver, cards=sorted(passed), seen_by=seen_by)


class FindLeader(Step[HeartsTable]):
    """HB-PLAY-02  Whoever has the 2 of clubs leads, and so everyone knows who has it."""

    def run(self, t: HeartsTable) -> None:
        for seat in range(SEAT_COUNT):
            if C2 in t.hand(seat):
                t.leader = seat
        t.cards.show(C2, t.leader)


class PlayTricks(Step[HeartsTable]):
    """HB-PLAY-01  Trick after trick: the leader, then the others clockwise, until no card is left."""

    def run(self, t: HeartsTable) -> None:
        if t.trick_number < HAND_CARDS:
            t.trick_number += 1
            t.then(TRICK_LED_BY[t.leader])


class Lead(Ask[HeartsTable]):
    """HB-PLAY-02, HB-PLAY-03  First the 2 of clubs; hearts when broken, or for want of another suit."""

    def about(self) -> Reason:
        return LEAD_A_CARD

    def options(self, t: HeartsTable) -> list[int]:
        if t.trick_number == 1:
            return [option(CARD, C2)]
        hand = t.hand(self.seat)
        if t.is_broken:
            return plays(hand)
        offered = plays_but_hearts(hand)
        return offered if offered else plays(hand)

    def why_not(self, t: HeartsTable, pick: int) -> Reason | None:
        if not is_in_hand(t, self.seat, pick):
            return NOT_IN_HAND
        if t.trick_number == 1:
            return None if argument_of(pick) == C2 else LEAD_C2
        return None if pick in self.options(t) else NOT_BROKEN

    def picked(self, t: HeartsTable, pick: int) -> None:
        card = argument_of(pick)
        if SUIT[card] == HEARTS and not t.is_broken:
            t.cards.rule_out(NO_HEARTS, self.seat)
        play(t, self.seat, card)


class Follow(Ask[HeartsTable]):
    """HB-PLAY-04, HB-PLAY-05  Follow suit; without it play anything, but no points to the first trick."""

    def about(self) -> Reason:
        return PLAY_A_CARD

    def options(self, t: HeartsTable) -> list[int]:
        hand = t.hand(self.seat)
        offered = plays_of_suit(hand, SUIT, SUIT[t.trick()[0]])
        if not offered and t.trick_number == 1:
            offered = plays_without_points(hand)
        return offered if offered else plays(hand)

    def why_not(self, t: HeartsTable, pick: int) -> Reason | None:
        if not is_in_hand(t, self.seat, pick):
            return NOT_IN_HAND
        if pick in self.options(t):
            return None
        return MUST_FOLLOW if has_suit(t.hand(self.seat), SUIT, SUIT[t.trick()[0]]) else NO_POINTS_YET

    def picked(self, t: HeartsTable, pick: int) -> None:
        card = argument_of(pick)
        led = SUIT[t.trick()[0]]
        if SUIT[card] != led:
            t.cards.rule_out(CARDS_OF_SUIT[led], self.seat)
            if t.trick_number == 1 and POINTS[card]:
                t.cards.rule_out(NO_POINTS, self.seat)
        play(t, self.seat, card)


def play(t: HeartsTable, seat: int, card: int) -> None:
    """HB-PLAY-06  Any card with points breaks hearts."""
    t.cards.move(card, seat, TRICK)
    if POINTS[card]:
        t.is_broken = True
    if t.log is not None:
        t.log.tell("played", seat=seat, cards=[card])


class EndTrick(Step[HeartsTable]):
    """HB-PLAY-07  The highest card of the led suit takes the points and leads next."""

    def run(self, t: HeartsTable) -> None:
        trick = t.trick()
        best = 0
        points = POINTS[trick[0]]
        for i in range(1, SEAT_COUNT):
            card = trick[i]
            points += POINTS[card]
            if card > trick[best] and SUIT[card] == SUIT[trick[0]]:
                best = i
        winner = (t.leader + best) % SEAT_COUNT
        if t.log is not None:
            t.log.tell("won", seat=winner, cards=[trick[best]], number=points, because=[HIGHEST_OF_SUIT])
        t.points[winner] += points
        t.leader = winner
        t.cards.move_all(TRICK, TAKEN)


class Score(Step[HeartsTable]):
    """HB-END-01, HB-END-02  26 less the own points; whoever has them all gives them to the others instead."""

    def run(self, t: HeartsTable) -> None:
        scores = [ALL_POINTS - points for points in t.points]
        way = FEWEST_POINTS
        if ALL_POINTS in t.points:
            scores = t.points[:]
            way = SHOT_THE_MOON
        t.outcome = Outcome(places_by_score(scores), way, scores)
        if t.log is not None:
            t.log.tell("game-over", because=[way])


# Steps never change, so every game uses the same ones.
THE_HAND: Final[list[AnyStep]] = [DealCards(), FindLeader(), PlayTricks(), Score()]
PASSING: Final[list[AnyStep]] = [
    *[PassCard(place // PASSED_CARDS) for place in range(SEAT_COUNT * PASSED_CARDS)],
    TakePassedCards(),
]


def trick_led_by(leader: int) -> list[AnyStep]:
    others = [Follow((leader + i) % SEAT_COUNT) for i in range(1, SEAT_COUNT)]
    return [Lead(leader), *others, EndTrick(), PlayTricks()]


TRICK_LED_BY: Final[list[list[AnyStep]]] = [trick_led_by(leader) for leader in range(SEAT_COUNT)]


def is_in_hand(t: HeartsTable, seat: int, pick: int) -> bool:
    return verb_of(pick) == CARD and argument_of(pick) in t.hand(seat)


def plays_but_hearts(hand: list[int]) -> list[int]:
    return [PLAY_OF[card] for card in hand if SUIT[card] != HEARTS]


def plays_without_points(hand: list[int]) -> list[int]:
    return [PLAY_OF[card] for card in hand if POINTS[card] == 0]


class Hearts(Game):
    def __init__(self) -> None:
        super().__init__(
            id="hearts-benchmark",
            name="Hearts",
            players=[SEAT_COUNT],
            rules_version=1,
            rule_prefixes=["HB"],
            options=[],
            card_names=CARD_NAMES,
            texts=TEXTS,
            draw_piles=[DECK],
        )

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        cards = new_cards(SEAT_COUNT, PILE_COUNT, UNORDERED, CARD_COUNT)
        cards.piles[DECK] = list(range(CARD_COUNT))
        for seat in range(SEAT_COUNT):
            cards.keepers[PASSED + seat] = BIT[seat]
        t = HeartsTable(cards, rng, [0] * SEAT_COUNT)
        t.then(THE_HAND)
        return t

    def layout(self, view: View) -> Layout:
        t = hearts(view.table)
        areas = [Area("trick", NO_SEAT, "trick", t.trick()[:])]
        counters = [Counter("hearts", NO_SEAT, "broken" if t.is_broken else "not broken")]
        for seat in range(SEAT_COUNT):
            is_own = seat == view.seat
            hand = t.hand(seat) if is_own else [HIDDEN] * len(t.hand(seat))
            areas.append(Area("passed", seat, "row", t.cards.piles[PASSED + seat][:]))
            areas.append(Area("hand", seat, "hand", sorted(hand)))
            counters.append(Counter("points", seat, str(t.points[seat])))
        return Layout(areas, counters)


def hearts(t: Table) -> HeartsTable:
    assert isinstance(t, HeartsTable)
    return t


GAME: Final = Hearts()
