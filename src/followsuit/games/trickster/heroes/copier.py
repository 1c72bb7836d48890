"""Archivist and General: they use the effect of another card."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.bits import BIT
from followsuit.core.event import NO_SEAT
from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.reason import Reason
from followsuit.games.trickster.cards import HERO, SUIT_COUNT, card_of
from followsuit.games.trickster.hero import HEROES, Choice, Hero
from followsuit.games.trickster.knowledge import note_none_of
from followsuit.games.trickster.moving import owner_of
from followsuit.games.trickster.table import TABLEAU, TRASH, TricksterTable
from followsuit.tricks.following import PLAY_OF

NO_END: Final = Reason("TS-COPY-06", "The effect of that card cannot be carried out now.")  # of a chain
NOT_BY_ARCHIVIST: Final = Reason("TS-ARC-05", NO_END.sentence)
NOT_BY_GENERAL: Final = Reason("TS-GEN-03", NO_END.sentence)
NOT_TWICE: Final = Reason("TS-COPY-01", "Each of Archivist and General is used at most once in a chain.")


class Copier(Hero):
    """TS-COPY-01 to TS-COPY-07  One card of its sources is chosen; it stays where it is."""

    def __init__(
        self, name: str, rule: str, bit: int, has_hand: bool, refusal: str, text: str, worth: int = 0
    ) -> None:
        super().__init__(name, rule, text, worth)
        self.needs_secrets = True  # an Archivist may reach a General, and so the hand
        self.bit = bit  # in a chain
        self.has_hand = has_hand  # beside the trash, the hand is a source; otherwise the tableau
        self.refusal = Reason(refusal, text)

    def path(self) -> list[str]:
        """No card moves: what is used is an effect."""
        return ["hand" if self.has_hand else "tableau", "effect"]

    def sources(self, t: TricksterTable, seat: int) -> list[int]:
        piles = t.cards.piles
        return piles[TRASH] + (piles[seat] if self.has_hand else piles[TABLEAU + seat])

    def why_no_source(self, t: TricksterTable, card: int) -> Reason:
        """TS-ARC-08, TS-GEN-04  Only the one names all other places; the other names the tableaux."""
        return self.why if self.has_hand and owner_of(t, card) == NO_SEAT else self.refusal

    def can_act(self, t: TricksterTable, seat: int, chain: int) -> bool:
        if chain & self.bit:
            return False
        return self.usable(t, seat, chain | self.bit, True) != 0

    def usable(self, t: TricksterTable, seat: int, chain: int, is_one_enough: bool) -> i64:
        """TS-COPY-06  The heroes among the sources whose effect could be carried out, as a mask."""
        tried: i64 = 0
        found: i64 = 0
        for card in self.sources(t, seat):
            bit: i64 = BIT[HERO[card]]
            if tried & bit:
                continue
            tried |= bit
            if HEROES[HERO[card]].can_act(t, seat, chain):
                found |= bit
                if is_one_enough:
                    return found
        return found

    def choices(self, t: TricksterTable, seat: int, chain: int) -> list[int]:
        """TS-ARC-05, TS-GEN-03  The cards whose effect can be used, as answers."""
        usable = self.usable(t, seat, chain | self.bit, False)
        return [PLAY_OF[card] for card in self.sources(t, seat) if usable & BIT[HERO[card]]]

    def might_act(self, t: TricksterTable, seat: int, chain: int) -> bool:
        return not chain & self.bit and self.most_choices(t, seat, chain) > 0

    def most_choices(self, t: TricksterTable, seat: int, chain: int) -> int:
        """How many cards there are to choose from at most, as far as everyone can tell."""
        piles = t.cards.piles
        most = len(piles[seat]) if self.has_hand else 0
        for card in piles[TRASH]:
            if HEROES[HERO[card]].might_act(t, seat, chain | self.bit):
                most += 1
        if not self.has_hand:
            for card in piles[TABLEAU + seat]:
                if HEROES[HERO[card]].might_act(t, seat, chain | self.bit):
                    most += 1
        return most

    def act(self, t: TricksterTable, seat: int, chain: int) -> None:
        """TS-FX-18  Without asking only where everyone can see that there is no choice."""
        if self.most_choices(t, seat, chain) == 1:
            self.use(t, seat, argument_of(self.choices(t, seat, chain)[0]), chain)
        else:
            t.todo.append(CopyCard(seat, self, chain))

    def use(self, t: TricksterTable, seat: int, card: int, chain: int) -> None:
        """TS-ARC-02, TS-GEN-02, TS-COPY-04  A hand card is shown to all; no card moves."""
        is_in_hand = self.has_hand and card in t.hand(seat)
        if is_in_hand:
            t.cards.show(card, seat)
        if t.log is not None:
            kind = "general-shown" if is_in_hand else self.kind
            t.log.tell(kind, seat=seat, cards=[card], because=[self.why])
        HEROES[HERO[card]].act(t, seat, chain | self.bit)

    def tell_ignored(self, t: TricksterTable, seat: int, chain: int) -> None:
        """TS-GEN-06  Nothing in reach has an effect that could be carried out, nothing in the hand either."""
        if chain & self.bit:
            return
        chain |= self.bit
        piles = t.cards.piles
        for card in piles[TRASH] if self.has_hand else piles[TRASH] + piles[TABLEAU + seat]:
            HEROES[HERO[card]].tell_ignored(t, seat, chain)
        if not self.has_hand or not piles[seat]:
            return
        for number in t.heroes.numbers:
            hero = HEROES[number]
            if not hero.needs_secrets and hero.can_act(t, seat, chain):
                note_none_of(t, [card_of(number, suit) for suit in range(SUIT_COUNT)], seat)


class CopyCard(Choice):
    """TS-ARC-01, TS-GEN-01, TS-COPY-07  Whose effect is used."""

    def __init__(self, seat: int, hero: Copier, chain: int) -> None:
        super().__init__(seat, hero)
        self.copier = hero
        self.links = chain

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.hero.number, self.stage, self.named, self.links)

    def chain(self) -> int:
        return self.links

    def options(self, t: TricksterTable) -> list[int]:
        return self.copier.choices(t, self.seat, self.links)

    def why_not(self, t: TricksterTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        if verb_of(pick) != CARD:
            return self.copier.why
        if argument_of(pick) not in self.copier.sources(t, self.seat):
            return self.copier.why_no_source(t, argument_of(pick))
        hero = HEROES[HERO[argument_of(pick)]]
        if isinstance(hero, Copier):
            return NOT_TWICE if (self.links | self.copier.bit) & hero.bit else NO_END
        return NOT_BY_GENERAL if self.copier.has_hand else NOT_BY_ARCHIVIST

    def picked(self, t: TricksterTable, pick: int) -> None:
        self.copier.use(t, self.seat, argument_of(pick), self.links)
