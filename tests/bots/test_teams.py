"""Teams: seats that share an outcome play for each other, and nobody has to tell the search."""

from typing import Final

from followsuit import Outcome, Reason, Table, seeded
from followsuit.bots.search_bot import SearchBot
from followsuit.bots.thumb_bot import ThumbBot
from followsuit.core.cards import Cards, new_cards
from followsuit.core.option import CARD, argument_of, option
from followsuit.core.step import Ask

HIGHEST: Final = Reason("PAIR-01", "The pair with the highest card wins.")
SEATS: Final = 4
PLAYED: Final = 4  # the card of seat s lies at PLAYED + s


class PairsTable(Table):
    """Each seat lays one of two cards. Seats 0 and 2 are a pair; but a pair with two high cards loses."""

    def clone(self) -> "PairsTable":
        return PairsTable(SEATS, self.cards.clone(), self.rng.clone(), self)


class Lay(Ask[PairsTable]):
    def options(self, t: PairsTable) -> list[int]:
        return [option(CARD, card) for card in t.cards.piles[self.seat]]

    def picked(self, t: PairsTable, pick: int) -> None:
        t.cards.move(argument_of(pick), self.seat, PLAYED + self.seat)
        if self.seat + 1 < SEATS:
            t.then([Lay(self.seat + 1)])
            return
        sums = [self.sum_of(t, pair) for pair in (0, 1)]
        best = 0 if sums[0] >= sums[1] else 1
        t.outcome = Outcome([1 if seat % 2 == best else 2 for seat in range(SEATS)], HIGHEST, [0] * SEATS)

    def sum_of(self, t: PairsTable, pair: int) -> int:
        """Both cards together; more than 15 is nothing."""
        total = sum(t.cards.piles[PLAYED + seat][0] for seat in (pair, pair + 2))
        return total if total <= 15 else 0


def table(hands: list[list[int]]) -> PairsTable:
    cards: Cards = new_cards(SEATS, 2 * SEATS, SEATS, 16)
    t = PairsTable(SEATS, cards, seeded(1))
    for seat in range(SEATS):
        t.cards.own_pile(seat).extend(hands[seat])
        for card in hands[seat]:
            t.cards.show(card, seat)
    t.then([Lay(0)])
    return t


def test_a_seat_plays_for_its_partner() -> None:
    """Seat 0 has laid a 12: its partner must not spoil it with a 9, though the 9 is the higher card."""
    t = table([[12, 1], [8, 2], [9, 3], [4, 6]])
    t.apply(0, option(CARD, 12))
    t.apply(1, option(CARD, 8))
    for seed in range(4):
        assert SearchBot(seeded(seed), worlds=40).answer(t.view(2)) == option(CARD, 3)
    assert ThumbBot(seeded(1)).answer(t.view(2)) == option(CARD, 3)


def test_the_first_of_a_pair_counts_on_the_other() -> None:
    """With a 12 the pair has 12 and 3, which wins; with a 1 it has 10 at most, and the others can beat it."""
    t = table([[12, 1], [8, 2], [9, 3], [4, 6]])
    bot = SearchBot(seeded(3), worlds=200)
    assert bot.answer(t.view(0)) == option(CARD, 12)
    assert bot.why is not None
    assert bot.why.choice.mean > 0.45  # all of the victory, which two share
    t.apply(0, option(CARD, 12))
    assert SearchBot(seeded(3), worlds=200).answer(t.view(1)) in t.options(1)
