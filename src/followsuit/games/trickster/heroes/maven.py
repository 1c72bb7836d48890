"""Maven."""

from followsuit.core.option import argument_of
from followsuit.games.trickster.drawing import random_card
from followsuit.games.trickster.hero import AboutCard, AgainstHand, Choice, NameHand, enemies
from followsuit.games.trickster.table import TABLEAU, TricksterTable


class Maven(AgainstHand):
    """TS-MAV-01 to TS-MAV-04"""

    def __init__(self) -> None:
        super().__init__(
            "Maven",
            "TS-MAV-02",
            "Name an enemy who has hand cards; a random one is shown to all. Put it into the "
            "tableau of any enemy.",
            worth=3,
            hand_rule="TS-MAV-01",
        )

    def path(self) -> list[str]:
        return ["other hand", "other tableau"]

    def question(self, seat: int) -> Choice:
        return NameOwner(seat, self)

    def resume(
        self, t: TricksterTable, seat: int, chain: int, stage: int, named: int, shown: list[int]
    ) -> None:
        if stage == 1:
            self.ask_for_receiver(t, seat, named, shown[0])
        else:
            super().resume(t, seat, chain, stage, named, shown)

    def use_on(self, t: TricksterTable, seat: int, enemy: int) -> None:
        """TS-MAV-01  A random card of that hand is revealed to everybody."""
        card = random_card(t, enemy)
        t.cards.show(card, enemy)
        if t.log is not None:
            t.log.tell("maven-shown", seat=seat, other=enemy, cards=[card])
        self.ask_for_receiver(t, seat, enemy, card)

    def ask_for_receiver(self, t: TricksterTable, seat: int, source: int, card: int) -> None:
        if t.seat_count == 2:
            self.lay(t, seat, source, card, 1 - seat)
        else:
            t.todo.append(NameTableau(seat, self, source, card))

    def lay(self, t: TricksterTable, seat: int, source: int, card: int, receiver: int) -> None:
        t.cards.move(card, source, TABLEAU + receiver)
        if t.log is not None:
            t.log.tell(self.kind, seat=seat, other=receiver, cards=[card], because=[self.why])


class NameOwner(NameHand):
    """TS-MAV-01  Whose card is shown."""


class NameTableau(AboutCard):
    """TS-MAV-02, TS-MAV-03  Whose tableau it goes to: any enemy's, its owner's as well."""

    def __init__(self, seat: int, hero: Maven, named: int, card: int) -> None:
        super().__init__(seat, hero, 1, named, card)
        self.maven = hero

    def options(self, t: TricksterTable) -> list[int]:
        return enemies(t, self.seat)

    def picked(self, t: TricksterTable, pick: int) -> None:
        self.maven.lay(t, self.seat, self.named, self.card, argument_of(pick))
