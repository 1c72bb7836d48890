"""What a hero is: an effect that is carried out whole or not at all. It keeps nothing."""

from typing import Final

from mypy_extensions import mypyc_attr

from followsuit.core.event import NO_SEAT
from followsuit.core.option import SEAT, argument_of, verb_of
from followsuit.core.reason import Reason
from followsuit.core.step import Ask
from followsuit.games.trickster.table import MOST_SEATS, TricksterTable

NO_NUMBER: Final = -1
IGNORED: Final = Reason("TS-FX-04", "An effect that cannot be carried out is ignored.")
OTHERS_ONLY: Final = Reason("TS-FX-21", "Every other player is an enemy; you are none.")

SEAT_OF: Final[list[int]] = [SEAT << 8 | seat for seat in range(MOST_SEATS)]  # the answers that name a seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Hero:
    """TS-FX-05  `can_act` says whether the effect can be carried out completely; `act` carries it out.

    A chain is a mask of the copiers through whom the effect is used (TS-COPY-01).
    """

    def __init__(self, name: str, rule: str, text: str, worth: int = 0) -> None:
        self.number = NO_NUMBER  # given once, by the roster
        self.name = name
        self.kind = name.lower()  # of the event that tells of the effect
        self.text = text
        self.needs_secrets = False  # whether it takes more than everyone sees to say if it can be carried out
        # To bots, what the effect is worth to whoever uses it, in half trouble points. That of ours was
        # measured over random games: how many fewer trouble points its user ends with.
        self.worth = worth
        self.why = Reason(rule, text)  # what the effect rests on; also said when its question is put

    def can_act(self, t: TricksterTable, seat: int, chain: int) -> bool:
        raise NotImplementedError

    def might_act(self, t: TricksterTable, seat: int, chain: int) -> bool:
        """The same as far as everyone can tell; most effects need nothing that is hidden."""
        return self.can_act(t, seat, chain)

    def act(self, t: TricksterTable, seat: int, chain: int) -> None:
        raise NotImplementedError

    def resume(
        self, t: TricksterTable, seat: int, chain: int, stage: int, named: int, shown: list[int]
    ) -> None:
        """Go on in the middle: so many of the effect's questions are answered. For positions."""
        self.act(t, seat, chain)

    def inclination(self, t: TricksterTable, seat: int) -> int:
        """What bots think the effect is worth to this seat now, by what the seat can know."""
        return self.worth

    def texts(self) -> dict[str, str]:
        """For a hero of another package: what is told of it, by kind of event; one is its name."""
        return {}

    def moves(self) -> dict[str, list[str]]:
        """Likewise the areas that its cards go from and to."""
        return {}

    def path(self) -> list[str]:
        """From where to where a card goes by it; a hero of another package says so by its moves."""
        return self.moves().get(self.kind, [])

    def is_swap(self) -> bool:
        """Whether a card comes back the same way."""
        return False

    def tell_ignored(self, t: TricksterTable, seat: int, chain: int) -> None:
        """What everyone can conclude about a hand when the effect is ignored; nearly always nothing."""


HEROES: Final[list[Hero]] = []  # by number; the roster fills it


def use_effect(t: TricksterTable, hero: Hero, seat: int) -> None:
    """TS-FX-01 to TS-FX-07, TS-FX-19  The effect of a card just played: mandatory, or ignored."""
    if hero.can_act(t, seat, 0):
        hero.act(t, seat, 0)
        return
    hero.tell_ignored(t, seat, 0)
    if t.log is not None:
        t.log.tell("ignored", seat=seat, number=hero.number, because=[IGNORED])


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Ask[TricksterTable]):
    """TS-FX-08, TS-DEC-06  A question of an effect, put to the one whose card it is."""

    def __init__(self, seat: int, hero: Hero, stage: int = 0, named: int = NO_SEAT) -> None:
        super().__init__(seat)
        self.hero = hero
        self.stage = stage  # how many questions of this effect came before
        self.named = named  # an enemy named before

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.hero.number, self.stage, self.named)

    def about(self) -> Reason:
        return self.hero.why

    def shown(self) -> list[int]:
        """Cards that were turned up for this choice."""
        return []

    def chain(self) -> int:
        """The copiers in use, where the effect itself has to know."""
        return 0

    def why_not(self, t: TricksterTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        names_a_seat = verb_of(self.options(t)[0]) == SEAT
        if names_a_seat and verb_of(pick) == SEAT and argument_of(pick) == self.seat:
            return OTHERS_ONLY
        return self.why_refused()

    def why_refused(self) -> Reason:
        """What every other answer is refused by."""
        return self.hero.why


@mypyc_attr(allow_interpreted_subclasses=True)
class AboutCard(Choice):
    """One that is about a card, which was turned up or picked before."""

    def __init__(self, seat: int, hero: Hero, stage: int, named: int, card: int) -> None:
        super().__init__(seat, hero, stage, named)
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (*super().key(), self.card)

    def shown(self) -> list[int]:
        return [self.card]


def tell_named(t: TricksterTable, seat: int, enemy: int) -> None:
    """The first half of a choice is public as soon as it is made."""
    if t.log is not None:
        t.log.tell("named", seat=seat, other=enemy)


def enemies(t: TricksterTable, seat: int) -> list[int]:
    """TS-FX-21  Every other seat, as answers."""
    return [SEAT_OF[other] for other in range(t.seat_count) if other != seat]


def enemies_with_cards(t: TricksterTable, seat: int, least: int) -> list[int]:
    """Every other seat with so many hand cards, as answers."""
    piles = t.cards.piles
    return [SEAT_OF[other] for other in range(t.seat_count) if other != seat and len(piles[other]) >= least]


def has_enemy_with_cards(t: TricksterTable, seat: int, least: int) -> bool:
    piles = t.cards.piles
    for other in range(t.seat_count):
        if other != seat and len(piles[other]) >= least:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class AgainstHand(Hero):
    """TS-FX-18, TS-FX-21  An effect on an enemy's hand; if only one has the cards for it, it is that one."""

    def __init__(
        self, name: str, rule: str, text: str, least: int = 1, worth: int = 0, hand_rule: str = ""
    ) -> None:
        super().__init__(name, rule, text, worth)
        self.least = least  # how many cards that hand has to have
        self.why_hand = Reason(hand_rule or rule, text)  # the rule by which the hand is chosen

    def can_act(self, t: TricksterTable, seat: int, chain: int) -> bool:
        return has_enemy_with_cards(t, seat, self.least)

    def act(self, t: TricksterTable, seat: int, chain: int) -> None:
        offered = enemies_with_cards(t, seat, self.least)
        if len(offered) == 1:
            self.use_on(t, seat, argument_of(offered[0]))
        else:
            t.todo.append(self.question(seat))

    def resume(
        self, t: TricksterTable, seat: int, chain: int, stage: int, named: int, shown: list[int]
    ) -> None:
        if named != NO_SEAT:
            self.use_on(t, seat, named)
        else:
            self.act(t, seat, chain)

    def question(self, seat: int) -> Choice:
        """Which enemy?"""
        raise NotImplementedError

    def use_on(self, t: TricksterTable, seat: int, enemy: int) -> None:
        """The effect, once it is settled on whose hand."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class NameHand(Choice):
    """Whose hand the effect is used on."""

    def __init__(self, seat: int, hero: AgainstHand) -> None:
        super().__init__(seat, hero)
        self.against = hero

    def about(self) -> Reason:
        return self.against.why_hand

    def why_refused(self) -> Reason:
        return self.against.why_hand

    def options(self, t: TricksterTable) -> list[int]:
        return enemies_with_cards(t, self.seat, self.against.least)

    def picked(self, t: TricksterTable, pick: int) -> None:
        self.against.use_on(t, self.seat, argument_of(pick))
