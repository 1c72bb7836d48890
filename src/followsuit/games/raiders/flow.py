"""A game of Trick Raiders in the rulebook's words: each class is a numbered sentence."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.event import NO_SEAT
from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.outcome import Outcome, places_by_score
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.raiders.cards import CARDS_OF_SUIT, D5, FIRST_OF_SUIT, H9A, SUIT, SUIT_SIZE, VALUE
from followsuit.games.raiders.declaration import DealCards, Declare, HandOutTokens
from followsuit.games.raiders.dropping_out import (
    NO_HAND_CARD,
    NO_LEAD_CARD,
    RUN_OUT,
    drop_out,
    is_limit_reached,
)
from followsuit.games.raiders.lives import gain_life, lose_life
from followsuit.games.raiders.rules import BY_PLAYERS
from followsuit.games.raiders.special_cards import (
    PullBack,
    StealLife,
    pull_back,
    shift_trump,
    steal_life,
    victims_of,
)
from followsuit.games.raiders.table import DISCARDS, LEADS, MOST_SEATS, TRICK, FinishedTrick, RaidersTable
from followsuit.games.raiders.winning import winning_play
from followsuit.tricks.following import any_play, has_suit, is_among, plays, plays_of_suit

LEAD_A_CARD: Final = Reason("TR-LEAD-05", "Lead one of your lead cards.")
LEAD_CARDS_ONLY: Final = Reason("TR-LEAD-05", "You lead with one of your own lead cards.")
NOT_FROM_HAND: Final = Reason("TR-LEAD-06", "A leader does not lead from the hand.")
LEAD_FROM_HAND: Final = Reason(
    "TR-LEAD-09", "Lead a card from your hand in place of the one who dropped out."
)
HAND_CARDS_ONLY: Final = Reason("TR-LEAD-09", "A replacement leader leads a card from the hand.")
FOLLOW: Final = Reason("TR-FOLLOW-02", "Play a card from your hand.")
NOT_IN_HAND: Final = Reason("TR-FOLLOW-02", "You follow with a card from your hand.")
NOT_A_LEAD_CARD: Final = Reason("TR-FOLLOW-05", "Lead cards cannot be used to follow.")
MUST_FOLLOW: Final = Reason("TR-FOLLOW-03", "You hold the lead suit, so you must play it.")
MOST_LEAD_CARDS: Final = Reason("TR-LEAD-01", "The most lead cards lead first.")
SMALLEST_LEAD_CARDS: Final = Reason("TR-LEAD-02", "As many lead cards as others, but the smallest values.")
DRAWN_LEADER: Final = Reason("TR-LEAD-04", "The same values as others, so the leader was drawn.")
NOBODY_PLAYED: Final = Reason("TR-DROP-13", "Nobody could play a card, so nobody wins the trick.")
AGGRESSIVE_BONUS: Final = Reason("TR-REND-06", "The aggressive declaration was survived.")
PASSIVE_BONUS: Final = Reason("TR-REND-07", "The passive declaration was survived.")
MOST_LIVES: Final = Reason("TR-GAME-02", "The most life chips win.")
SHARED_VICTORY: Final = Reason("TR-GAME-03", "Several players with the most life chips share the victory.")
ALL_AT_ZERO: Final = Reason("TR-GAME-04", "Nobody has a life chip left, so all share the victory.")


class PlayRound(Step[RaidersTable]):
    """TR-SETUP-06  A declaration phase, then a trick phase, then the end of the round."""

    def run(self, t: RaidersTable) -> None:
        t.begin_part(THE_ROUND[t.seat_count])


class FindFirstLeader(Step[RaidersTable]):
    """TR-LEAD-01 to TR-LEAD-04  The most lead cards; if tied, the smallest values; if tied, by lot."""

    def run(self, t: RaidersTable) -> None:
        most = -1
        first: list[int] = []
        for seat in range(t.seat_count):
            count = len(t.leads(seat))
            if count > most:
                most = count
                first = [seat]
            elif count == most:
                first.append(seat)
        why = MOST_LEAD_CARDS
        if len(first) > 1:
            values = [lead_values(t, seat) for seat in first]
            smallest = min(values)
            first = [first[i] for i in range(len(first)) if values[i] == smallest]
            why = SMALLEST_LEAD_CARDS
        if len(first) > 1:
            first = [first[t.rng.below(len(first))]]
            why = DRAWN_LEADER
        t.due = first[0]
        if t.log is not None:
            t.log.tell("first-leader", seat=t.due, because=[why])


def lead_values(t: RaidersTable, seat: int) -> list[int]:
    """TR-LEAD-03  Only values are compared."""
    return sorted([VALUE[card] for card in t.leads(seat)])


class PlayTricks(Step[RaidersTable]):
    """TR-DROP-09, TR-REND-01  Trick after trick, until one of them was the last.

    TR-LEAD-05 to TR-LEAD-11  Whoever is due leads a lead card; without one, the next leads from hand.
    """

    def run(self, t: RaidersTable) -> None:
        if t.is_last_trick:
            return
        t.trick_number += 1
        if t.leads(t.due):
            t.leader = t.due
            self.play(t, ASK_LEAD[t.due])
            return
        drop_out(t, t.due, NO_LEAD_CARD)
        seat = t.next_in_round(t.due)
        while seat != NO_SEAT and not t.hand(seat):
            drop_out(t, seat, NO_HAND_CARD)
            seat = t.next_in_round(seat)
        t.leader = seat
        if seat != NO_SEAT:
            self.play(t, ASK_LEAD_FROM_HAND[seat])
            return
        t.is_last_trick = True
        if t.log is not None:
            t.log.tell("no-winner", because=[NOBODY_PLAYED])

    def play(self, t: RaidersTable, lead: AnyStep) -> None:
        """A lead, the end of that trick, and the tricks after it."""
        t.todo.append(self)
        t.todo.append(END_TRICK)
        t.todo.append(lead)


class Lead(Ask[RaidersTable]):
    """TR-LEAD-05, TR-DEC-02  The leader plays any of the own lead cards."""

    def about(self) -> Reason:
        return LEAD_A_CARD

    def options(self, t: RaidersTable) -> list[int]:
        return plays(t.leads(self.seat))

    def at_random(self, t: RaidersTable, seat: int, rng: Rng) -> int:
        return any_play(t.leads(self.seat), rng)

    def why_not(self, t: RaidersTable, pick: int) -> Reason | None:
        if verb_of(pick) == CARD and argument_of(pick) in t.leads(self.seat):
            return None
        is_hand_card = verb_of(pick) == CARD and argument_of(pick) in t.hand(self.seat)
        return NOT_FROM_HAND if is_hand_card else LEAD_CARDS_ONLY

    def picked(self, t: RaidersTable, pick: int) -> None:
        card = argument_of(pick)
        t.cards.move(card, LEADS + self.seat, TRICK)
        if t.log is not None:
            t.log.tell("led", seat=self.seat, cards=[card])
        next_turn(t, self.seat)


class LeadFromHand(Ask[RaidersTable]):
    """TR-LEAD-09, TR-DEC-03  A replacement leader leads any card from the hand."""

    def about(self) -> Reason:
        return LEAD_FROM_HAND

    def options(self, t: RaidersTable) -> list[int]:
        return plays(t.hand(self.seat))

    def at_random(self, t: RaidersTable, seat: int, rng: Rng) -> int:
        return any_play(t.hand(self.seat), rng)

    def why_not(self, t: RaidersTable, pick: int) -> Reason | None:
        is_hand_card = verb_of(pick) == CARD and argument_of(pick) in t.hand(self.seat)
        return None if is_hand_card else HAND_CARDS_ONLY

    def picked(self, t: RaidersTable, pick: int) -> None:
        card = argument_of(pick)
        t.cards.move(card, self.seat, TRICK)
        if t.log is not None:
            t.log.tell("led-from-hand", seat=self.seat, cards=[card])
        next_turn(t, self.seat)


def next_turn(t: RaidersTable, after: int) -> None:
    """TR-FOLLOW-01, TR-FOLLOW-08  Clockwise, the next in the round plays a card, or drops out without one.

    Back at the leader nobody is left to play, and the end of the trick is what waits.
    """
    seat = after
    while True:
        seat += 1
        if seat == t.seat_count:
            seat = 0
        if seat == t.leader:
            return
        if not t.is_out(seat):
            if t.hand(seat):
                t.todo.append(ASK_FOLLOW[seat])
                return
            drop_out(t, seat, NO_HAND_CARD)


class Follow(Ask[RaidersTable]):
    """TR-FOLLOW-02 to TR-FOLLOW-07, TR-DEC-04  A hand card of the lead suit, or any if there is none."""

    def about(self) -> Reason:
        return FOLLOW

    def options(self, t: RaidersTable) -> list[int]:
        hand = t.hand(self.seat)
        following = plays_of_suit(hand, SUIT, SUIT[t.trick()[0]])
        return following if following else plays(hand)

    def at_random(self, t: RaidersTable, seat: int, rng: Rng) -> int:
        hand = t.hand(self.seat)
        low: i64 = FIRST_OF_SUIT[t.trick()[0]]  # the cards of a suit come one after the other
        high: i64 = low + SUIT_SIZE
        count: i64 = 0
        found: i64 = 0
        for card in hand:
            if low <= card < high:
                count += 1
                found = card
        if count == 0:
            return any_play(hand, rng)
        if count > 1:
            left: i64 = rng.below(count)
            for card in hand:
                if low <= card < high:
                    if left == 0:
                        found = card
                        break
                    left -= 1
        return CARD << 8 | found

    def why_not(self, t: RaidersTable, pick: int) -> Reason | None:
        hand = t.hand(self.seat)
        if verb_of(pick) != CARD or argument_of(pick) not in hand:
            is_lead_card = verb_of(pick) == CARD and argument_of(pick) in t.leads(self.seat)
            return NOT_A_LEAD_CARD if is_lead_card else NOT_IN_HAND
        led = SUIT[t.trick()[0]]
        if SUIT[argument_of(pick)] == led or not has_suit(hand, SUIT, led):
            return None
        return MUST_FOLLOW

    def picked(self, t: RaidersTable, pick: int) -> None:
        card = argument_of(pick)
        t.cards.move(card, self.seat, TRICK)
        led = SUIT[t.trick()[0]]
        if SUIT[card] != led:
            t.cards.rule_out(CARDS_OF_SUIT[led], self.seat)
        if t.log is not None:
            t.log.tell("followed", seat=self.seat, cards=[card])
        next_turn(t, self.seat)


# Questions that are the same in every trick are made once.
ASK_LEAD: Final[list[Lead]] = [Lead(seat) for seat in range(MOST_SEATS)]
ASK_LEAD_FROM_HAND: Final[list[LeadFromHand]] = [LeadFromHand(seat) for seat in range(MOST_SEATS)]
ASK_FOLLOW: Final[list[Follow]] = [Follow(seat) for seat in range(MOST_SEATS)]


class EndTrick(Step[RaidersTable]):
    """TR-TEND-02 to TR-TEND-07  The winner; trump shift; is it the last; life steal; pull-back."""

    def run(self, t: RaidersTable) -> None:
        because: list[Reason] | None = [] if t.cards.keeps_whereabouts else None
        won = winning_play(t, because)
        trick = t.trick()
        winner = t.seat_of_play(won)
        winning_card = trick[won]
        has_pull_back = is_among(H9A, trick)
        if t.log is not None:
            t.log.tell("won", seat=winner, cards=[winning_card], because=because)
        t.cards.move_all(TRICK, DISCARDS)
        t.last_trick = trick
        if because is not None:  # in a world that is only played on, nobody looks at it
            t.finished = FinishedTrick(t.leader, t.out, winner, because)
        t.due = winner
        shift_trump(t, winning_card)
        t.is_last_trick = is_limit_reached(t)
        if not t.is_last_trick and has_run_out(t):
            t.is_last_trick = True
            run_out(t, winner)
        if has_pull_back and not t.is_last_trick:
            t.todo.append(MayPullBack(winner))
        if winning_card == D5:  # before a card is pulled back
            t.todo.append(MaySteal(winner))


END_TRICK: Final = EndTrick()


def has_run_out(t: RaidersTable) -> bool:
    """TR-TEND-04  No seat in the round has a card left."""
    for seat in range(t.seat_count):
        if not t.is_out(seat) and (t.hand(seat) or t.leads(seat)):
            return False
    return True


def run_out(t: RaidersTable, winner: int) -> None:
    """TR-REND-02, TR-REND-03  All but the winner of the last trick are eliminated."""
    for seat in range(t.seat_count):
        if seat != winner and not t.is_out(seat):
            drop_out(t, seat, RUN_OUT)


class MaySteal(Step[RaidersTable]):
    """TR-SPC-12 to TR-SPC-18  A single victim is taken without asking (TR-GAP-37)."""

    def __init__(self, thief: int) -> None:
        self.thief = thief

    def key(self) -> tuple[int, ...]:
        return (self.thief,)

    def run(self, t: RaidersTable) -> None:
        victims = victims_of(t, self.thief)
        if len(victims) == 1:
            steal_life(t, self.thief, victims[0])
        elif victims:
            t.then([StealLife(self.thief)])


class MayPullBack(Step[RaidersTable]):
    """TR-SPC-22 to TR-SPC-25  A single lead card is taken without asking (TR-GAP-37)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, t: RaidersTable) -> None:
        leads = t.leads(self.seat)
        if len(leads) == 1:
            pull_back(t, self.seat, leads[0])
        elif leads:
            t.then([PullBack(self.seat)])


class RewardBonuses(Step[RaidersTable]):
    """TR-REND-05 to TR-REND-09  A token whose holder is still in: the aggressive one first."""

    def run(self, t: RaidersTable) -> None:
        if t.aggressive != NO_SEAT and not t.is_out(t.aggressive):
            for seat in range(t.seat_count):
                if seat != t.aggressive:
                    lose_life(t, seat, AGGRESSIVE_BONUS)
        if t.passive != NO_SEAT and not t.is_out(t.passive):
            gain_life(t, t.passive, PASSIVE_BONUS)


class EndRound(Step[RaidersTable]):
    """TR-REND-10, TR-REND-11, TR-GAME-01  Someone at 0 ends the game; otherwise tokens back, and again."""

    def run(self, t: RaidersTable) -> None:
        t.aggressive = NO_SEAT
        t.passive = NO_SEAT
        is_over = False
        for chips in t.lives:
            if chips == 0:
                is_over = True
        if not is_over:
            t.todo.append(PLAY_ROUND)
            return
        places = places_by_score(t.lives)
        way = MOST_LIVES
        if max(t.lives) == 0:
            way = ALL_AT_ZERO
        elif places.count(1) > 1:
            way = SHARED_VICTORY
        t.outcome = Outcome(places, way, t.lives[:])
        if t.log is not None:
            t.log.tell("game-over", because=[way])


def round_of(players: int) -> list[AnyStep]:
    """TR-DECL-22, TR-REND-15  The deal and what follows it, in order."""
    rules = BY_PLAYERS[players]
    declare = Declare(tuple(range(players)), 0, rules.hand_cards + rules.lead_cards)
    return [
        DealCards(),
        declare,
        HandOutTokens(),
        FindFirstLeader(),
        PlayTricks(),
        RewardBonuses(),
        EndRound(),
    ]


# A round is the same each time, and made once.
PLAY_ROUND: Final = PlayRound()
THE_ROUND: Final[dict[int, list[AnyStep]]] = {players: round_of(players) for players in BY_PLAYERS}


def rest_of_round(t: RaidersTable) -> list[AnyStep]:
    """What follows the deal."""
    return THE_ROUND[t.seat_count][1:]
