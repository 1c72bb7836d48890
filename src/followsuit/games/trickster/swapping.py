"""Heroes that swap a card of a tableau with one of the trash."""

from mypy_extensions import mypyc_attr

from followsuit.core.event import NO_SEAT
from followsuit.core.option import argument_of
from followsuit.games.trickster.hero import AboutCard, Choice, Hero
from followsuit.games.trickster.moving import (
    enemy_tableau_cards,
    has_enemy_tableau,
    only_enemy_card,
    owner_of,
)
from followsuit.games.trickster.table import TABLEAU, TRASH, TricksterTable
from followsuit.tricks.following import plays


@mypyc_attr(allow_interpreted_subclasses=True)
class SwapCards(Hero):
    """TS-FX-20  Both cards are chosen, first that of the tableau; then both move at once."""

    def __init__(self, name: str, rule: str, is_own: bool, text: str, worth: int = 0) -> None:
        super().__init__(name, rule, text, worth)
        self.is_own = is_own  # whether the own tableau is meant, or those of the enemies

    def path(self) -> list[str]:
        return ["tableau" if self.is_own else "other tableau", "trash"]

    def is_swap(self) -> bool:
        return True

    def can_act(self, t: TricksterTable, seat: int, chain: int) -> bool:
        if not t.cards.piles[TRASH]:
            return False
        return bool(t.tableau(seat)) if self.is_own else has_enemy_tableau(t, seat)

    def act(self, t: TricksterTable, seat: int, chain: int) -> None:
        card = self.only_card(t, seat)
        if card >= 0:
            self.ask_for_trash(t, seat, card)
        else:
            t.todo.append(ChooseTableauCard(seat, self))

    def resume(
        self, t: TricksterTable, seat: int, chain: int, stage: int, named: int, shown: list[int]
    ) -> None:
        if stage == 1:
            self.ask_for_trash(t, seat, shown[0])
        else:
            self.act(t, seat, chain)

    def only_card(self, t: TricksterTable, seat: int) -> int:
        if not self.is_own:
            return only_enemy_card(t, seat)
        tableau = t.tableau(seat)
        return tableau[0] if len(tableau) == 1 else -1

    def ask_for_trash(self, t: TricksterTable, seat: int, card: int) -> None:
        trash = t.cards.piles[TRASH]
        if len(trash) == 1:
            self.swap(t, seat, card, trash[0])
        else:
            t.todo.append(ChooseTrashCard(seat, self, card))

    def swap(self, t: TricksterTable, seat: int, card: int, trash_card: int) -> None:
        owner = owner_of(t, card)
        t.cards.move(card, TABLEAU + owner, TRASH)
        t.cards.move(trash_card, TRASH, TABLEAU + owner)
        if t.log is not None:
            other = NO_SEAT if self.is_own else owner
            t.log.tell(self.kind, seat=seat, other=other, cards=[card, trash_card], because=[self.why])


class ChooseTableauCard(Choice):
    """TS-DEC-06  Which card of the tableau is swapped."""

    def __init__(self, seat: int, hero: SwapCards) -> None:
        super().__init__(seat, hero)
        self.swap_cards = hero

    def options(self, t: TricksterTable) -> list[int]:
        if self.swap_cards.is_own:
            return plays(t.tableau(self.seat))
        return enemy_tableau_cards(t, self.seat)

    def picked(self, t: TricksterTable, pick: int) -> None:
        card = argument_of(pick)
        if t.log is not None:
            t.log.tell("chosen", seat=self.seat, cards=[card])
        self.swap_cards.ask_for_trash(t, self.seat, card)


class ChooseTrashCard(AboutCard):
    """TS-DEC-06  Which card of the trash it is swapped with."""

    def __init__(self, seat: int, hero: SwapCards, card: int) -> None:
        super().__init__(seat, hero, 1, NO_SEAT, card)
        self.swap_cards = hero

    def options(self, t: TricksterTable) -> list[int]:
        return plays(t.cards.piles[TRASH])

    def picked(self, t: TricksterTable, pick: int) -> None:
        self.swap_cards.swap(t, self.seat, self.card, argument_of(pick))
