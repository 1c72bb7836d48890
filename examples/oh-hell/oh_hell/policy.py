"""Rules of thumb for Oh Hell: bid what the hand is worth, then win so many tricks and no more."""

from typing import Final

from followsuit import author as fs
from oh_hell.rules import CARDS, Bid, OhHellTable


class OhHellPolicy(fs.Policy):
    def priors(self, t: fs.Table, seat: int, offered: list[int]) -> list[int]:
        assert isinstance(t, OhHellTable)
        picks = [fs.argument_of(pick) for pick in offered]
        if isinstance(t.todo[-1], Bid):
            worth = sum([chance(t, card) for card in t.cards.piles[seat]]) / 100
            return [round(90 / (1 + abs(bid - worth))) for bid in picks]
        is_wanted = t.wins[seat] < t.bids[seat]
        return [looks(t, card, is_wanted) for card in picks]


def chance(t: OhHellTable, card: int) -> int:
    """How often such a card wins a trick, roughly, of a hundred times."""
    trump = 45 if CARDS.suit[card] == t.trump() else 0
    return min(95, trump + max(0, CARDS.rank[card] - 9) * 12)


def looks(t: OhHellTable, card: int, is_wanted: bool) -> int:
    """The strongest card for a trick that is wanted; for another, the strongest that does not win it."""
    is_good = (t.winning_card([*t.trick(), card]) == card) == is_wanted
    return 60 + chance(t, card) // 3 if is_good else 40 - chance(t, card) // 3


POLICY: Final = OhHellPolicy()
