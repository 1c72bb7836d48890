"""Smuggler."""

from followsuit.core.option import argument_of
from followsuit.games.trickster.drawing import two_random_cards
from followsuit.games.trickster.hero import AboutCard, AgainstHand, Choice, NameHand, enemies
from followsuit.games.trickster.table import TricksterTable
from followsuit.tricks.following import PLAY_OF


class Smuggler(AgainstHand):
    """TS-SMU-01 to TS-SMU-05"""

    def __init__(self) -> None:
        super().__init__(
            "Smuggler",
            "TS-SMU-02",
            "Name an enemy who has at least two hand cards; two random ones are shown to all. "
            "Take one into your hand and give the other to the hand of any enemy.",
            least=2,
            worth=-1,
            hand_rule="TS-SMU-01",
        )

    def path(self) -> list[str]:
        return ["other hand", "hand"]

    def question(self, seat: int) -> Choice:
        return NameVictim(seat, self)

    def resume(
        self, t: TricksterTable, seat: int, chain: int, stage: int, named: int, shown: list[int]
    ) -> None:
        if stage == 1:
            t.todo.append(KeepOne(seat, self, named, shown[0], shown[1]))
        elif stage == 2:
            self.ask_for_receiver(t, seat, named, shown[0])
        else:
            super().resume(t, seat, chain, stage, named, shown)

    def use_on(self, t: TricksterTable, seat: int, enemy: int) -> None:
        """TS-SMU-01  Two random cards of that hand are revealed to everybody."""
        two = two_random_cards(t, enemy)
        for card in two:
            t.cards.show(card, enemy)
        if t.log is not None:
            t.log.tell("smuggler-shown", seat=seat, other=enemy, cards=two)
        t.todo.append(KeepOne(seat, self, enemy, two[0], two[1]))

    def ask_for_receiver(self, t: TricksterTable, seat: int, source: int, card: int) -> None:
        if t.seat_count == 2:
            self.give(t, seat, source, card, 1 - seat)
        else:
            t.todo.append(GiveOther(seat, self, source, card))

    def give(self, t: TricksterTable, seat: int, source: int, card: int, receiver: int) -> None:
        """TS-SMU-03  It may stay with the one it came from."""
        if receiver != source:
            t.cards.move(card, source, receiver)
        if t.log is not None:
            t.log.tell("smuggler-given", seat=seat, other=receiver, cards=[card])


class NameVictim(NameHand):
    """TS-SMU-01, TS-SMU-04  Whose cards are looked at."""


class KeepOne(AboutCard):
    """TS-SMU-02  Which of the two goes to the own hand."""

    def __init__(self, seat: int, hero: Smuggler, named: int, card: int, other: int) -> None:
        super().__init__(seat, hero, 1, named, card)
        self.smuggler = hero
        self.other = other

    def key(self) -> tuple[int, ...]:
        return (*super().key(), self.other)

    def shown(self) -> list[int]:
        return [self.card, self.other]

    def options(self, t: TricksterTable) -> list[int]:
        return [PLAY_OF[self.card], PLAY_OF[self.other]]

    def picked(self, t: TricksterTable, pick: int) -> None:
        taken = argument_of(pick)
        rest = self.other if taken == self.card else self.card
        t.cards.move(taken, self.named, self.seat)
        if t.log is not None:
            t.log.tell("smuggler", seat=self.seat, other=self.named, cards=[taken], because=[self.hero.why])
        self.smuggler.ask_for_receiver(t, self.seat, self.named, rest)


class GiveOther(AboutCard):
    """TS-SMU-02, TS-SMU-03  Which enemy gets the other card."""

    def __init__(self, seat: int, hero: Smuggler, named: int, card: int) -> None:
        super().__init__(seat, hero, 2, named, card)
        self.smuggler = hero

    def options(self, t: TricksterTable) -> list[int]:
        return enemies(t, self.seat)

    def picked(self, t: TricksterTable, pick: int) -> None:
        self.smuggler.give(t, self.seat, self.named, self.card, argument_of(pick))
