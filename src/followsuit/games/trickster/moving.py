"""Heroes that move a card from here to there: one class, a row of data for each of them."""

from typing import Final

from mypy_extensions import mypyc_attr

from followsuit.core.event import NO_SEAT
from followsuit.core.option import argument_of
from followsuit.core.reason import Reason
from followsuit.games.trickster.following import (
    can_follow,
    followers,
    has_follower,
    put,
    tell_pattern,
)
from followsuit.games.trickster.hero import Choice, Hero, enemies, tell_named
from followsuit.games.trickster.knowledge import note_no_follower
from followsuit.games.trickster.table import MOST_SEATS, TABLEAU, TRASH, TricksterTable
from followsuit.tricks.following import PLAY_OF, is_among, plays

# Where a card comes from, or goes to, as the acting seat sees it.
OWN_HAND: Final = 0
OWN_TABLEAU: Final = 1
ENEMY_TABLEAU: Final = 2
THE_TRASH: Final = 3
ENEMY_HAND: Final = 4
THE_POT: Final = 5

# The same in words, and as a client draws it.
FROM: Final[list[str]] = [
    "from the hand",
    "from the own tableau",
    "from {other}'s tableau",
    "from the trash",
    "from {other}'s hand",
    "from the pot",
]
TO: Final[list[str]] = [
    "to the hand",
    "to the own tableau",
    "to {other}'s tableau",
    "to the trash",
    "to {other}'s hand",
    "to the pot",
]
AREAS: Final[list[str]] = ["hand", "tableau", "other tableau", "trash", "other hand", "pot"]


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveCard(Hero):
    """A card goes from one kind of place to another; first the enemy who gets it is named, if one does."""

    def __init__(self, name: str, rule: str, source: int, target: int, text: str, worth: int = 0) -> None:
        super().__init__(name, rule, text, worth)
        self.source = source
        self.target = target
        self.goes_to_enemy = target in (ENEMY_TABLEAU, ENEMY_HAND)
        self.must_follow = target == THE_POT
        self.needs_secrets = source == OWN_HAND and target == THE_POT  # nobody else knows which can follow
        self.first_why = Reason(rule, f"{text} First name who gets it.")
        # The questions, made once: by seat, and by seat and enemy.
        self.name_enemy = [NameEnemy(seat, self) for seat in range(MOST_SEATS)]
        self.choose_card = [
            [ChooseCard(seat, self, named) for named in range(NO_SEAT, MOST_SEATS)]
            for seat in range(MOST_SEATS)
        ]

    def can_act(self, t: TricksterTable, seat: int, chain: int) -> bool:
        if self.source == ENEMY_TABLEAU:
            return has_enemy_tableau(t, seat)
        pile = t.cards.piles[self.place_of(seat)]
        return has_follower(t, pile) if self.must_follow else len(pile) > 0

    def might_act(self, t: TricksterTable, seat: int, chain: int) -> bool:
        return len(t.cards.piles[seat]) > 0 if self.needs_secrets else self.can_act(t, seat, chain)

    def texts(self) -> dict[str, str]:
        return {self.kind: f"{{seat}} moves {{cards}} {FROM[self.source]} {TO[self.target]}."}

    def moves(self) -> dict[str, list[str]]:
        return {self.kind: [AREAS[self.source], AREAS[self.target]]}

    def inclination(self, t: TricksterTable, seat: int) -> int:
        """Nothing without a card in the own tableau, if one is to leave it."""
        return 0 if self.source == OWN_TABLEAU and not t.tableau(seat) else self.worth

    def place_of(self, seat: int) -> int:
        if self.source == OWN_TABLEAU:
            return TABLEAU + seat
        return TRASH if self.source == THE_TRASH else seat

    def act(self, t: TricksterTable, seat: int, chain: int) -> None:
        if not self.goes_to_enemy:
            self.ask_for_card(t, seat, NO_SEAT)
        elif t.seat_count == 2:
            self.ask_for_card(t, seat, 1 - seat)
        else:
            t.todo.append(self.name_enemy[seat])

    def resume(
        self, t: TricksterTable, seat: int, chain: int, stage: int, named: int, shown: list[int]
    ) -> None:
        if named != NO_SEAT:
            self.ask_for_card(t, seat, named)
        else:
            self.act(t, seat, chain)

    def ask_for_card(self, t: TricksterTable, seat: int, named: int) -> None:
        """TS-FX-18  Where everyone can see that there is no choice, none is asked for."""
        card = self.only_card(t, seat)
        if card >= 0:
            self.move(t, seat, named, card)
        else:
            t.todo.append(self.choose_card[seat][named + 1])

    def only_card(self, t: TricksterTable, seat: int) -> int:
        """The one card that can be moved, or -1 if there are several; or if only its owner knows."""
        if self.source == ENEMY_TABLEAU:
            return only_enemy_card(t, seat)
        pile = t.cards.piles[self.place_of(seat)]
        if len(pile) == 1:
            return pile[0]
        if not self.must_follow or self.needs_secrets:
            return -1
        only = -1
        for card in pile:
            if can_follow(t, card):
                if only >= 0:
                    return -1
                only = card
        return only

    def cards(self, t: TricksterTable, seat: int) -> list[int]:
        """TS-FX-10, TS-FX-11  Every card that can be moved, as answers."""
        if self.source == ENEMY_TABLEAU:
            return enemy_tableau_cards(t, seat)
        pile = t.cards.piles[self.place_of(seat)]
        return followers(t, pile) if self.must_follow else plays(pile)

    def move(self, t: TricksterTable, seat: int, named: int, card: int) -> None:
        owner = owner_of(t, card) if self.source == ENEMY_TABLEAU else seat
        source = TABLEAU + owner if self.source == ENEMY_TABLEAU else self.place_of(seat)
        target = self.target
        if target == THE_POT:
            put(t, card, source, seat)
        elif target == OWN_HAND:
            t.cards.move(card, source, seat)
        elif target == OWN_TABLEAU:
            t.cards.move(card, source, TABLEAU + seat)
        elif target == THE_TRASH:
            t.cards.move(card, source, TRASH)
        elif target == ENEMY_TABLEAU:
            t.cards.move(card, source, TABLEAU + named)
        else:
            t.cards.move(card, source, named)
        if t.log is not None:
            if self.goes_to_enemy and owner != seat:
                t.log.tell("taken-out", seat=seat, other=owner, cards=[card])
            other = named if self.goes_to_enemy else owner if owner != seat else NO_SEAT
            t.log.tell(self.kind, seat=seat, other=other, cards=[card], because=[self.why])
            if target == THE_POT:
                tell_pattern(t)

    def tell_ignored(self, t: TricksterTable, seat: int, chain: int) -> None:
        """TS-BEA-05  No card is added although there are hand cards: none of them can follow."""
        if self.needs_secrets:
            note_no_follower(t, seat)


class NameEnemy(Choice):
    """TS-DEC-06  Which enemy gets the card."""

    def __init__(self, seat: int, hero: MoveCard) -> None:
        super().__init__(seat, hero)
        self.move_card = hero

    def about(self) -> Reason:
        return self.move_card.first_why

    def options(self, t: TricksterTable) -> list[int]:
        return enemies(t, self.seat)

    def picked(self, t: TricksterTable, pick: int) -> None:
        tell_named(t, self.seat, argument_of(pick))
        self.move_card.ask_for_card(t, self.seat, argument_of(pick))


class ChooseCard(Choice):
    """TS-DEC-06  Which card is moved."""

    def __init__(self, seat: int, hero: MoveCard, named: int) -> None:
        super().__init__(seat, hero, 0 if named == NO_SEAT else 1, named)
        self.move_card = hero

    def options(self, t: TricksterTable) -> list[int]:
        return self.move_card.cards(t, self.seat)

    def picked(self, t: TricksterTable, pick: int) -> None:
        self.move_card.move(t, self.seat, self.named, argument_of(pick))


# Tableaux of others.


def has_enemy_tableau(t: TricksterTable, seat: int) -> bool:
    piles = t.cards.piles
    for other in range(t.seat_count):
        if other != seat and piles[TABLEAU + other]:
            return True
    return False


def enemy_tableau_cards(t: TricksterTable, seat: int) -> list[int]:
    """Every card of another's tableau, as answers."""
    piles = t.cards.piles
    offered: list[int] = []
    for other in range(t.seat_count):
        if other != seat:
            for card in piles[TABLEAU + other]:
                offered.append(PLAY_OF[card])
    return offered


def only_enemy_card(t: TricksterTable, seat: int) -> int:
    """The one card in the tableaux of others, or -1 if there are several."""
    piles = t.cards.piles
    only = -1
    for other in range(t.seat_count):
        if other != seat and piles[TABLEAU + other]:
            if only >= 0 or len(piles[TABLEAU + other]) > 1:
                return -1
            only = piles[TABLEAU + other][0]
    return only


def owner_of(t: TricksterTable, card: int) -> int:
    """Whose tableau this card is in."""
    for seat in range(t.seat_count):
        if is_among(card, t.tableau(seat)):
            return seat
    return NO_SEAT
