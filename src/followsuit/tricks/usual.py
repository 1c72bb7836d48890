"""Tricks as most games have them, for games that bend nothing about them.

Everyone plays a card, clockwise from the leader. Whoever has the led suit follows it; everyone sees who has
not. The highest trump wins, or else the highest card of the led suit, and its player leads the next trick.
A game names its cards, places and reasons (`TrickRules`), derives its table from `TrickTable`, declares its
state as a `TrickState` and puts `PlayTricks` among the steps of a round.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from followsuit.core.bits import BIT
from followsuit.core.cards import Cards
from followsuit.core.event import Log
from followsuit.core.option import argument_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.rng import Rng
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.core.table import Table
from followsuit.tricks.following import plays, plays_of_suit
from followsuit.tricks.french_deck import FrenchDeck

NO_SUIT: Final = -1


class TrickRules:
    """What tricks are played with, and the rules that are given as reasons. Never changed."""

    def __init__(
        self,
        deck: FrenchDeck,
        trick: int,
        taken: int,
        play: Reason,
        must_follow: Reason,
        trump_wins: Reason,
        led_wins: Reason,
    ) -> None:
        self.suits = deck.suits  # what they are called
        self.suit = deck.suit  # of each card, its number among them
        self.trick = trick  # the place where a trick is laid
        self.taken = taken  # where it goes when it is won
        self.play = play  # what is asked
        self.must_follow = must_follow
        self.trump_wins = trump_wins
        self.led_wins = led_wins
        self.cards_of_suit: list[list[int]] = [[] for _ in deck.suits]
        for card in range(len(deck.suit)):
            self.cards_of_suit[deck.suit[card]].append(card)


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickTable(Table):
    """A table with tricks. What it has is declared by `TrickState`."""

    def __init__(self, rules: TrickRules, seat_count: int, cards: Cards, rng: Rng) -> None:
        super().__init__(seat_count, cards, rng)
        self.rules = rules
        self.leader = 0
        self.wins = [0] * seat_count  # tricks of this round, by seat
        self.last_trick: list[int] = []  # replaced, never changed in place
        self.last_leader = 0

    def trump(self) -> int:
        """The suit that is trump; NO_SUIT where none is."""
        return NO_SUIT

    def deal_anew(self, deck: int, count: int, leader: int) -> None:
        """All cards are shuffled, and everyone gets so many. This seat leads the first trick."""
        self.leader = leader
        self.wins = [0] * self.seat_count
        self.last_trick = []
        self.cards.gather(deck)
        self.cards.shuffle(deck, self.rng)
        self.cards.deal(deck, self.seat_count, count)

    def tell_hands(self, log: Log) -> None:
        """Everyone is told the own hand."""
        for seat in range(self.seat_count):
            log.tell("hand", seat=seat, cards=sorted(self.cards.piles[seat]), seen_by=BIT[seat])

    def trick(self) -> list[int]:
        return self.cards.piles[self.rules.trick]

    def winning_card(self, trick: list[int]) -> int:
        """The highest trump, or else the highest card of the led suit."""
        trump, suit = self.trump(), self.rules.suit
        best = trick[0]
        for card in trick:
            if (suit[card] == suit[best] and card > best) or (suit[card] == trump and suit[best] != trump):
                best = card
        return best

    def winner(self, trick: list[int], leader: int) -> int:
        """Who wins with these cards, played clockwise from the leader."""
        return (leader + trick.index(self.winning_card(trick))) % self.seat_count

    def why_won(self, trick: list[int]) -> Reason:
        is_trump = self.rules.suit[self.winning_card(trick)] == self.trump()
        return self.rules.trump_wins if is_trump else self.rules.led_wins


class PlayTricks(Step[TrickTable]):
    """Trick after trick, until the hands are empty."""

    def run(self, t: TrickTable) -> None:
        if t.cards.piles[t.leader]:
            t.then(rest_of_tricks(t))


def rest_of_tricks(t: TrickTable) -> list[AnyStep]:
    """From the middle of a trick on: whoever has no card in it yet is to play."""
    steps: list[AnyStep] = []
    for seat in t.clockwise_from(t.leader)[len(t.trick()) :]:
        steps.append(PlayCard(seat, t.rules))
    return [*steps, EndTrick(), PlayTricks()]


class PlayCard(Ask[TrickTable]):
    """A card of the led suit, if there is one in the hand; otherwise any card, and everyone sees that."""

    def __init__(self, seat: int, rules: TrickRules) -> None:
        super().__init__(seat)
        self.rules = rules  # the same at every table of a game, so it is no part of the key

    def about(self) -> Reason:
        return self.rules.play

    def options(self, t: TrickTable) -> list[int]:
        hand, trick, suit = t.cards.piles[self.seat], t.trick(), self.rules.suit
        following = plays_of_suit(hand, suit, suit[trick[0]]) if trick else []
        return following or plays(hand)

    def why_not(self, t: TrickTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        return self.rules.must_follow if pick in plays(t.cards.piles[self.seat]) else NOT_OFFERED

    def picked(self, t: TrickTable, pick: int) -> None:
        card = argument_of(pick)
        t.cards.move(card, self.seat, self.rules.trick)
        suit = self.rules.suit
        led = suit[t.trick()[0]]
        if suit[card] != led:
            t.cards.rule_out(self.rules.cards_of_suit[led], self.seat)
        if t.log is not None:
            t.log.tell("played", seat=self.seat, cards=[card])


class EndTrick(Step[TrickTable]):
    """Whoever wins the trick takes it, and leads the next."""

    def run(self, t: TrickTable) -> None:
        t.last_trick, t.last_leader = t.trick()[:], t.leader
        t.leader = t.winner(t.last_trick, t.leader)
        t.wins[t.leader] += 1
        t.cards.move_all(t.rules.trick, t.rules.taken)
        if t.log is not None:
            why = t.why_won(t.last_trick)
            t.log.tell("won", seat=t.leader, cards=t.last_trick, because=[why])
