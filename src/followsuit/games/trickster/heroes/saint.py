"""Saint."""

from followsuit.core.bits import BIT
from followsuit.core.option import argument_of
from followsuit.games.trickster.drawing import random_card
from followsuit.games.trickster.hero import SEAT_OF, AgainstHand, Choice, NameHand, tell_named
from followsuit.games.trickster.knowledge import give_unseen
from followsuit.games.trickster.table import TricksterTable


class Saint(AgainstHand):
    """TS-SAI-01 to TS-SAI-05"""

    def __init__(self) -> None:
        super().__init__(
            "Saint",
            "TS-SAI-01",
            "Name an enemy who has hand cards and a player who receives, who may be you. A "
            "random card of that hand goes there face down; only its receiver looks at it.",
        )

    def path(self) -> list[str]:
        return ["other hand", "any hand"]

    def question(self, seat: int) -> Choice:
        return NameSource(seat, self)

    def use_on(self, t: TricksterTable, seat: int, enemy: int) -> None:
        t.todo.append(NameReceiver(seat, self, 1, enemy))


class NameSource(NameHand):
    """TS-SAI-01  From whose hand the card is drawn."""

    def picked(self, t: TricksterTable, pick: int) -> None:
        tell_named(t, self.seat, argument_of(pick))
        super().picked(t, pick)


class NameReceiver(Choice):
    """TS-SAI-01, TS-SAI-03, TS-SAI-04  Who gets it: anyone, even the one it was drawn from."""

    def options(self, t: TricksterTable) -> list[int]:
        return SEAT_OF[: t.seat_count]

    def picked(self, t: TricksterTable, pick: int) -> None:
        """TS-SAI-02, TS-SAI-05  Only the receiver and the former owner learn which card it is."""
        source = self.named
        receiver = argument_of(pick)
        card = random_card(t, source)
        seen_by = BIT[source] | BIT[receiver]
        if receiver == source:
            seen_by = 0
        else:
            give_unseen(t, card, source, receiver, seen_by)
        if t.log is not None:
            t.log.tell("saint", seat=self.seat, other=source, because=[self.hero.why])
            t.log.tell("saint-given", seat=source, other=receiver, cards=[card], seen_by=seen_by)
