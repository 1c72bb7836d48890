"""What a table of Trickster consists of, and what a position of it has to agree with.

Cards that a position does not name lie in the box until the next deal.
"""

from typing import Any, Final

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE
from followsuit.core.event import NO_SEAT
from followsuit.core.fields import (
    Field,
    Follows,
    Hands,
    Number,
    Numbers,
    Place,
    Round,
    Seat,
    Text,
    TrickNumber,
)
from followsuit.core.position import PositionError
from followsuit.core.setting import Setting
from followsuit.core.state import KNOWN, SHOWN, State
from followsuit.core.step import AnyStep
from followsuit.games.trickster import moments as at
from followsuit.games.trickster.cards import FACE, HERO, HERO_NAMES, Heroes, hero_named
from followsuit.games.trickster.following import can_follow, set_pattern
from followsuit.games.trickster.moments import NO_EFFECT, Effect, effect_of, going_on
from followsuit.games.trickster.rules import HEROES_OF_A_GAME, MOST_TRICKS, ROUNDS
from followsuit.games.trickster.table import (
    BOX,
    DECK,
    LAID,
    NO_MATCH,
    POT,
    TABLEAU,
    TIMELINE,
    TRASH,
    TricksterTable,
    seats_of,
)

PATTERN_NAMES: Final[list[str]] = ["none", "suit", "hero", "no match"]
HERO_KEYS: Final[list[str]] = [name.lower() for name in HERO_NAMES]
COPIERS: Final[list[str]] = ["archivist", "general"]  # by their bits in a chain
MOST_POINTS: Final = 999


def read_heroes(s: Setting) -> None:
    """The heroes of the game, or those drafted so far; the options say them, unless chance does."""
    t: TricksterTable = s.t
    heroes: list[int] = []
    for word in s.position.text("heroes", write_heroes(s)).split():
        hero = hero_named(word)
        if hero not in t.rules.available:
            raise PositionError("heroes", f"{word} is no hero of this table.")
        if hero in heroes:
            raise PositionError("heroes", f"{word} is named twice.")
        heroes.append(hero)
    if s.moment == at.DRAFT and not t.rules.is_draft:
        raise PositionError("at", "there is a draft only where the option deck_mode is draft.")
    if s.moment == at.DRAFT and len(heroes) >= HEROES_OF_A_GAME:
        raise PositionError("heroes", "the draft is over when seven heroes are picked.")
    if s.moment != at.DRAFT and len(heroes) != HEROES_OF_A_GAME:
        raise PositionError("heroes", f"a game has seven heroes, not {len(heroes)}.")
    if t.rules.heroes is not None and sorted(heroes) != sorted(t.rules.heroes.numbers):
        raise PositionError("heroes", "the options say which heroes there are.")
    t.heroes = Heroes(sorted(heroes))


def write_heroes(s: Setting) -> str:
    return " ".join([HERO_KEYS[hero] for hero in s.t.heroes.numbers])


def hero_words(t: TricksterTable, out: list[int]) -> None:
    out += [len(t.heroes.numbers), *t.heroes.numbers]


def led(s: Setting) -> int:
    """How many cards of the pot nobody has played: the card of the timeline is no turn."""
    return int(s.t.rules.has_timeline)


def usual_turn(s: Setting) -> int:
    turns: int = s.t.rules.turns
    return max(0, min(len(s.pile(POT)) - led(s), turns))


def usual_trickster(s: Setting) -> int:
    """TS-ROLE-09  Whoever put the second card into the pot."""
    if len(s.pile(POT)) < 2:
        return NO_SEAT
    t: TricksterTable = s.t
    return t.first if t.rules.has_timeline else t.left_of(t.first)


def least_trickster(s: Setting) -> int:
    return NO_SEAT if len(s.pile(POT)) < 2 else 0


def read_pattern(s: Setting) -> None:
    """The pattern that the pot has, if the pot can have come about."""
    t: TricksterTable = s.t
    pot = s.pile(POT)
    if pot and s.moment not in at.WITH_A_POT:
        raise PositionError("pot", f"at {s.moment!r} no card lies in the pot.")
    if s.moment in at.WITH_A_POT and len(pot) < t.turn + led(s):
        raise PositionError("pot", f"after {t.turn} turns there are more than {len(pot)} cards in the pot.")
    if s.moment == at.EFFECT and t.turn == 0:
        raise PositionError("turn", "an effect comes after a card was played.")
    if len(pot) > 1:
        set_pattern(t, pot[0], pot[1])
    elif t.trickster != NO_SEAT:
        raise PositionError("trickster", "nobody is the Trickster before the second card (TS-ROLE-09).")
    for card in pot[2:]:
        if not can_follow(t, card):
            raise PositionError("pot", f"{s.game.write_card(card)} cannot follow the cards before it.")
        if t.pattern == NO_MATCH:
            t.closed |= FACE[card]
    s.position.agrees("pattern", PATTERN_NAMES[t.pattern])


def read_laid(s: Setting) -> None:
    """Who put each card of the pot there; by default one each, and the last seat what is more."""
    t: TricksterTable = s.t
    usual: list[int] = []
    for i in range(len(t.pot())):
        seat = (t.first + min(i - led(s), max(t.turn - 1, 0))) % t.seat_count
        usual.append(NO_SEAT if i < led(s) else seat)
    t.laid = 0
    for seat in s.position.numbers("laid_by", usual, NO_SEAT, t.seat_count - 1):
        t.laid = t.laid * LAID + seat + 1


def read_effect(s: Setting) -> Effect:
    """Which effect is being carried out, and how far it has come."""
    position = s.position
    if s.moment != at.EFFECT:
        for key in ("effect", "chain", "shown_for_effect"):
            position.agrees(key, "")
        position.agrees("stage", 0)
        position.agrees("named", NO_SEAT)
        return NO_EFFECT
    hero = HERO_KEYS.index(position.word("effect", HERO_KEYS[HERO[s.t.pot()[-1]]], HERO_KEYS))
    chain = 0
    for word in position.text("chain", "").split():
        if word not in COPIERS:
            raise PositionError("chain", f"chain lists archivist and general, and {word} is neither.")
        chain |= 1 + COPIERS.index(word)
    stage = position.number("stage", 0, 0, 2)
    named = position.number("named", NO_SEAT, NO_SEAT, s.t.seat_count - 1)
    shown = s.read_cards("shown_for_effect", position.text("shown_for_effect", ""))
    return Effect(hero, chain, stage, named, shown)


class TricksterState(State):
    knowledge = (KNOWN,)
    sealed_at = (at.START, at.EFFECT)
    sealed_only = "answers are sealed only at 'start' and in an exchange."
    also = (SHOWN, "not_in_hand", "not_in_deck", "effect", "chain", "stage", "named", "shown_for_effect")
    otherwise = at.EFFECT

    def usual_moment(self, s: Setting) -> str:
        return at.TURN if s.position.text("pot", "") or not s.t.rules.has_timeline else at.TRICK

    def every_card(self, t: Any) -> list[int]:
        return (Heroes(t.rules.available) if t.rules.is_draft else t.heroes).cards

    def why_not_here(self, s: Setting, card: int) -> str:
        is_here = HERO[card] in s.t.heroes.numbers
        return "" if is_here else f"{s.game.write_card(card)} is not in the deck of this game."

    def lay_out(self, s: Setting) -> None:
        super().lay_out(s)
        if s.t.cards.piles[TIMELINE] and not s.t.rules.has_timeline:
            raise PositionError("timeline", "there is a timeline only with 2 or 3 players (TS-OPT-05).")

    def set_knowledge(self, s: Setting) -> None:
        """Also what everyone has seen, and which cards are not in a hand, or not in the deck."""
        super().set_knowledge(s)
        cards = s.t.cards
        for card in s.read_cards(SHOWN, s.position.text(SHOWN, "")):
            places = [place for place in self.hidden_places(s.t) if card in cards.piles[place]]
            if not places:
                name = s.game.write_card(card)
                raise PositionError(SHOWN, f"{name} is in no hand and not in the deck.")
            cards.show(card, places[0])
        texts = s.position.texts("not_in_hand", s.t.seat_count)
        for seat in range(s.t.seat_count):
            self.rule_out(s, "not_in_hand", texts[seat], seat, seat)
        self.rule_out(s, "not_in_deck", s.position.text("not_in_deck", ""), DECK)

    def rule_out(self, s: Setting, key: str, text: str, place: int, index: int = -1) -> None:
        for card in s.read_cards(key, text, index):
            if card in s.t.cards.piles[place]:
                raise PositionError(key, f"{s.game.write_card(card)} is there.", index)
            s.t.cards.possible_places[card] &= ~BIT[place]

    def write_knowledge(self, s: Setting) -> dict[str, object]:
        cards = s.t.cards
        hidden = [card for place in self.hidden_places(s.t) for card in cards.piles[place] if card >= 0]
        seen = sorted([card for card in hidden if cards.known_by[card] == EVERYONE])
        unseen = [
            card
            for card in s.t.heroes.cards
            if cards.known_by[card] != EVERYONE and cards.possible_places[card]
        ]

        def excluded(place: int) -> str:
            return s.game.write_cards(
                [card for card in unseen if not cards.possible_places[card] & BIT[place]]
            )

        return {
            **super().write_knowledge(s),
            SHOWN: s.game.write_cards(seen),
            "not_in_hand": s.each(excluded),
            "not_in_deck": excluded(DECK),
        }

    def read_rest(self, s: Setting) -> None:
        s.notes["effect"] = read_effect(s)

    def write_rest(self, s: Setting, written: dict[str, object]) -> None:
        effect = effect_of(s.t)
        written["effect"] = HERO_KEYS[effect.hero] if effect.hero >= 0 else ""
        written["chain"] = " ".join([COPIERS[i] for i in range(len(COPIERS)) if effect.chain & (i + 1)])
        written["stage"] = effect.stage
        written["named"] = effect.named
        written["shown_for_effect"] = s.game.write_cards(effect.shown)

    def steps_from(self, s: Setting) -> list[AnyStep]:
        steps = super().steps_from(s)
        return [going_on(s.t, s.notes["effect"]), *steps] if s.moment == at.EFFECT else steps


STATE: Final = TricksterState(
    places=[
        Hands(),
        Place("tableaux", TABLEAU, of_seats=True, area="tableau"),
        Place("trash", TRASH),
        Place("box", BOX, has_key=False),
        Place("pot", POT),
        Place("timeline", TIMELINE),
        Place("deck", DECK, is_hidden=True, is_top_first=True),
    ],
    fields=[
        Text("heroes", read_heroes, write_heroes, words=hero_words),
        Numbers("totals", 0, MOST_POINTS),
        Round(ROUNDS, before=[at.DEAL], none=[at.DRAFT]),
        TrickNumber(MOST_TRICKS, at.BEFORE_TRICKS, next=[at.TRICK]),
        Seat("first", 0, least=0),
        Number("turn", 0, lambda s: s.t.rules.turns, usual_turn),
        Number("trickster", least_trickster, lambda s: s.t.seat_count - 1, usual_trickster),
        Text("pattern", read_pattern, lambda s: PATTERN_NAMES[s.t.pattern]),
        Field("closed"),
        Text("laid", read_laid, lambda s: seats_of(s.t.laid, len(s.t.pot())), key="laid_by"),
        Follows("hand_counts", lambda s: s.each(lambda seat: len(s.t.hand(seat)))),
        Follows("tableau_counts", lambda s: s.each(lambda seat: len(s.t.tableau(seat)))),
        Follows("deck_count", lambda s: len(s.t.cards.piles[DECK])),
    ],
    moments=at.MOMENTS,
    rest=BOX,
    beside=("rules", "finished"),
)
