"""Before the first trick: the draft, the deal, the starting cards, the timeline."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.option import CARD, PIECE, argument_of, option, verb_of
from followsuit.core.reason import Reason
from followsuit.core.step import Ask, AskAll, Step
from followsuit.games.trickster.cards import HERO, Heroes
from followsuit.games.trickster.rules import HEROES_OF_A_GAME, TRASH_AT_START
from followsuit.games.trickster.table import BOX, DECK, TABLEAU, TIMELINE, TRASH, TricksterTable
from followsuit.tricks.following import plays

FIRST_LEADER: Final = Reason("TS-GAP-14", "The first leader is drawn by lot, or named by the host.")
FIRST_TRICKSTER: Final = Reason("TS-GAP-14", "The first Trickster is drawn by lot, or named by the host.")
PICK_A_HERO: Final = Reason("TS-DECK-08", "Pick one of the heroes for the deck of this game.")
NOT_LAID_OUT: Final = Reason("TS-DEC-01", "You pick a hero that is laid out and not yet picked.")
CHOOSE_STARTING_CARD: Final = Reason(
    "TS-SETUP-04", "Choose the card of your hand that begins your tableau; all are turned up together."
)
MUST_CHOOSE: Final = Reason("TS-SETUP-05", "Everyone puts one card of the own hand into the tableau.")


class OpenGame(Step[TricksterTable]):
    """TS-SETUP-10  Who begins, then the heroes: they are known, or the draft comes now."""

    def run(self, t: TricksterTable) -> None:
        if t.log is not None:
            if t.rules.has_timeline:
                t.log.tell("first-trickster", seat=t.first, because=[FIRST_TRICKSTER])
            else:
                t.log.tell("first-leader", seat=t.first, because=[FIRST_LEADER])
        if t.rules.is_draft:
            t.then([DraftHero(drafter_of(t))])
        else:
            tell_heroes(t)


def tell_heroes(t: TricksterTable) -> None:
    """TS-DECK-12  The seven heroes are public."""
    if t.log is not None:
        for hero in t.heroes.numbers:
            t.log.tell("hero", number=hero)


def drafter_of(t: TricksterTable) -> int:
    """TS-DECK-08 to TS-DECK-10  The Trickster of the first trick picks first, then clockwise."""
    begins = t.first if t.rules.has_timeline else t.left_of(t.first)
    return (begins + len(t.heroes.numbers)) % t.seat_count


class DraftHero(Ask[TricksterTable]):
    """TS-DECK-08, TS-DEC-01  One open hero each, until seven are picked."""

    asks: ClassVar[Reason] = PICK_A_HERO

    def options(self, t: TricksterTable) -> list[int]:
        return [option(PIECE, hero) for hero in t.rules.available if hero not in t.heroes.numbers]

    def why_not(self, t: TricksterTable, pick: int) -> Reason | None:
        return None if pick in self.options(t) else NOT_LAID_OUT

    def picked(self, t: TricksterTable, pick: int) -> None:
        hero = argument_of(pick)
        t.heroes = Heroes(sorted([*t.heroes.numbers, hero]))
        if t.log is not None:
            t.log.tell("drafted", seat=self.seat, number=hero)
        if len(t.heroes.numbers) < HEROES_OF_A_GAME:
            t.then([DraftHero(t.left_of(self.seat))])
        else:
            tell_heroes(t)


class DealCards(Step[TricksterTable]):
    """TS-SETUP-01 to TS-SETUP-03, TS-SCORE-06  All cards together, shuffled; six for the trash; the hands."""

    def run(self, t: TricksterTable) -> None:
        t.round += 1
        t.trick_number = 0
        t.finished = None
        if t.log is not None:
            t.log.tell("round", number=t.round)
        gather(t)
        t.cards.shuffle(DECK, t.rng)
        t.cards.turn_up(DECK, TRASH, TRASH_AT_START)
        t.cards.deal(DECK, t.seat_count, t.rules.hand)
        if t.log is not None:
            t.log.tell("trash", cards=sorted(t.cards.piles[TRASH]))
            for seat in range(t.seat_count):
                t.log.tell("hand", seat=seat, cards=sorted(t.hand(seat)), seen_by=BIT[seat])


def gather(t: TricksterTable) -> None:
    """Every card of the seven heroes comes into the deck; what else lies in the box stays there."""
    box = t.cards.piles[BOX]
    stay: list[int] = []
    if box:
        stay = [card for card in box if HERO[card] not in t.heroes.numbers]
        t.cards.own_pile(BOX)[:] = [card for card in box if HERO[card] in t.heroes.numbers]
    t.cards.gather(DECK)
    t.cards.piles[BOX] = stay


class ChooseStartingCard(AskAll[TricksterTable]):
    """TS-SETUP-04, TS-SETUP-05, TS-DEC-02  One hand card each, in secret; all are revealed together."""

    asks: ClassVar[Reason] = CHOOSE_STARTING_CARD

    def options(self, t: TricksterTable, seat: int, picks: list[int]) -> list[int]:
        return plays(t.hand(seat))

    def why_not(self, t: TricksterTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        is_own = verb_of(pick) == CARD and argument_of(pick) in t.hand(seat)
        return None if is_own else MUST_CHOOSE

    def revealed(self, t: TricksterTable, picks: list[list[int]]) -> None:
        """TS-SETUP-06  Their effects are not used."""
        for seat in self.seats:
            card = argument_of(picks[seat][0])
            t.cards.move(card, seat, TABLEAU + seat)
            if t.log is not None:
                t.log.tell("starting-card", seat=seat, cards=[card])


class LayTimeline(Step[TricksterTable]):
    """TS-SETUP-07, TS-TL-10  The first card turned over is the first to be used."""

    def run(self, t: TricksterTable) -> None:
        t.cards.turn_up(DECK, TIMELINE, t.rules.timeline)
        if t.log is not None:
            t.log.tell("timeline", cards=t.cards.piles[TIMELINE][:])
