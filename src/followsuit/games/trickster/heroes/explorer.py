"""Explorer."""

from followsuit.core.option import argument_of
from followsuit.games.trickster.hero import Choice, Hero
from followsuit.games.trickster.table import DECK, TricksterTable
from followsuit.tricks.following import PLAY_OF


class Explorer(Hero):
    """TS-EXP-01 to TS-EXP-04"""

    def __init__(self) -> None:
        super().__init__(
            "Explorer",
            "TS-EXP-02",
            "The top two cards of the deck are shown to all. Take one into your hand; the "
            "other goes to the bottom of the deck.",
            worth=-2,
        )

    def path(self) -> list[str]:
        return ["deck", "hand"]

    def can_act(self, t: TricksterTable, seat: int, chain: int) -> bool:
        return len(t.cards.piles[DECK]) >= 2

    def act(self, t: TricksterTable, seat: int, chain: int) -> None:
        deck = t.cards.piles[DECK]
        t.cards.show(deck[-1], DECK)
        t.cards.show(deck[-2], DECK)
        if t.log is not None:
            t.log.tell("explorer-shown", seat=seat, cards=[deck[-1], deck[-2]])
        t.todo.append(TakeOne(seat, self, 1))


class TakeOne(Choice):
    """TS-EXP-02  Which of the two goes to the hand."""

    def options(self, t: TricksterTable) -> list[int]:
        deck = t.cards.piles[DECK]
        return [PLAY_OF[deck[-1]], PLAY_OF[deck[-2]]]

    def picked(self, t: TricksterTable, pick: int) -> None:
        taken = argument_of(pick)
        deck = t.cards.own_pile(DECK)
        rest = deck[-2] if deck[-1] == taken else deck[-1]
        t.cards.move(taken, DECK, self.seat)
        deck.pop()
        deck.insert(0, rest)
        if t.log is not None:
            t.log.tell("explorer", seat=self.seat, cards=[taken], because=[self.hero.why])
            t.log.tell("explorer-under", seat=self.seat, cards=[rest])
