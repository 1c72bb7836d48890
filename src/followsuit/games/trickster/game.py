"""Trickster: Champions of Time, as the rest of the house sees it."""

from typing import Final

from followsuit.core.cards import HIDDEN
from followsuit.core.event import NO_SEAT
from followsuit.core.face import Act, CardFace, Ink, Piece
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter, LastTrick, Layout, TrickNow
from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.preview import NO_PREVIEW, Preview
from followsuit.core.rng import Rng
from followsuit.core.roles import AreaRole, CounterRole
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.core.way import Way
from followsuit.games.trickster.cards import (
    CARD_NAMES,
    HERO,
    HERO_NAMES,
    OURS,
    SUIT,
    SUIT_NAMES,
    Heroes,
)
from followsuit.games.trickster.events import MOVES, SHEET
from followsuit.games.trickster.flow import PlayRound, SetPattern
from followsuit.games.trickster.following import pattern_by
from followsuit.games.trickster.hero import Choice
from followsuit.games.trickster.heroes.explorer import TakeOne
from followsuit.games.trickster.heroes.peddler import ChooseSecretly
from followsuit.games.trickster.opening import OpenGame
from followsuit.games.trickster.options import MAIN_OPTIONS, OPTIONS, SETS, rules_of, set_of
from followsuit.games.trickster.policy import POLICY
from followsuit.games.trickster.roster import HEROES
from followsuit.games.trickster.rules import HEROES_OF_A_GAME, RANDOM_SEAT
from followsuit.games.trickster.scoring import is_sole_majority, suit_counts
from followsuit.games.trickster.table import (
    DECK,
    NO_PATTERN,
    SAME_HERO,
    SAME_SUIT,
    TIMELINE,
    TRASH,
    TricksterTable,
    new_trickster_table,
    seats_of,
)
from followsuit.games.trickster.whose_rules import GROUPS, at_the_table, may_be_at_the_table

RULES_VERSION: Final = 2
SUIT_INKS: Final[list[Ink]] = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white"]
ACTS_OF_OTHERS: Final[tuple[Act, ...]] = (Act("played"),)  # all that is told of heroes of other packages
ACTS: Final[tuple[Act, ...]] = (Act("played"), Act("needs", "needs"), Act("good-for", "good-for"))
SUIT_SYMBOLS: Final = ["sun", "flame", "spark", "leaf", "wave", "blossom", "moon", "snow"]  # by suit


class Trickster(Game):
    def __init__(self) -> None:
        super().__init__(
            id="trickster",
            name="Trickster: Champions of Time",
            players=[2, 3, 4, 5, 6, 7],
            card_names=CARD_NAMES,
            rules_version=RULES_VERSION,
            rule_prefixes=["TS"],
            options=OPTIONS,
            main_options=MAIN_OPTIONS,
            shelf=30,
            texts=texts_of_others(),
            default_players=4,
            faces=[face_of(card) for card in range(len(CARD_NAMES))],
            pieces=all_pieces(),
            moves={**MOVES, **moves_of_others()},
            sheet=SHEET,
            rule_groups=GROUPS,
            policy=POLICY,
            ways=[Way("points", "points", "coins")],  # TS-GAME-01, TS-GAME-02
        )

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        """TS-SETUP-10  Who begins is settled first, then the heroes; they may have to be drafted."""
        rules = rules_of(players, options)
        first = rng.below(players) if rules.first_seat == RANDOM_SEAT else rules.first_seat
        heroes = rules.heroes
        if heroes is None:
            heroes = Heroes([]) if rules.is_draft else random_heroes(rules.available, rng)
        t = new_trickster_table(rules, heroes, rng)
        t.first = first
        t.then([OpenGame(), PlayRound()])
        return t

    def at_the_table(self, t: Table) -> list[str]:
        return at_the_table(trickster(t))

    def may_be_at_the_table(self, players: int, options: dict[str, int | str | bool]) -> list[str]:
        return may_be_at_the_table(rules_of(players, options))

    def concerned(self, view: View) -> int:
        """Whom the actor named before, or who swaps with whom."""
        question = view.question()
        if isinstance(question, Choice):
            return question.named
        if isinstance(question, ChooseSecretly):
            return question.partner if view.seat == question.actor else question.actor
        return NO_SEAT

    def preview(self, view: View, pick: int) -> Preview:
        """TS-PLAY-02 to TS-PLAY-05  What the second card would set."""
        t = trickster(view.table)
        if verb_of(pick) != CARD or not isinstance(view.question(), SetPattern):
            return NO_PREVIEW
        card = argument_of(pick)
        pattern = pattern_by(t.pot()[0], card)
        if pattern == SAME_SUIT:
            return Preview(sets="suit", value=SUIT_NAMES[SUIT[card]])
        if pattern == SAME_HERO:
            return Preview(sets="hero", value=self.pieces[HEROES[HERO[card]].number].key)
        return Preview(sets="no-match")

    def layout(self, view: View) -> Layout:
        t = trickster(view.table)
        pot = t.pot()
        areas = [Area("pot", NO_SEAT, "trick", pot[:], seats_of(t.laid, len(pot)), pot_marks(t, pot))]
        shown = cards_shown(t)
        if shown:
            areas.append(Area("shown", NO_SEAT, "row", shown, role=AreaRole.TURNED_UP))
        if t.rules.has_timeline and t.cards.piles[TIMELINE]:
            areas.append(Area("timeline", NO_SEAT, "row", t.cards.piles[TIMELINE][:]))
        areas.append(Area("trash", NO_SEAT, "row", sorted(t.cards.piles[TRASH])))
        deck = [HIDDEN] * len(t.cards.piles[DECK])
        areas.append(Area("deck", NO_SEAT, "pile", deck, role=AreaRole.DECK))
        if t.finished is not None:
            areas.append(Area("last trick", NO_SEAT, "list", t.finished.cards[:], role=AreaRole.LAST_TRICK))
        if t.round:
            areas.append(Area("heroes", NO_SEAT, "list", [], pieces=t.heroes.numbers[:]))
        else:
            left = [hero for hero in t.rules.available if hero not in t.heroes.numbers]
            areas.append(Area("heroes to pick", NO_SEAT, "board", [], pieces=left))
            areas.append(Area("heroes", NO_SEAT, "board", [], pieces=t.heroes.numbers[:]))
        counters: list[Counter] = []
        if t.pattern != NO_PATTERN:
            counters.append(pattern_of(t))
        counts = suit_counts(t)
        for seat in range(t.seat_count):
            hand = t.hand(seat) if seat == view.seat else [HIDDEN] * len(t.hand(seat))
            areas.append(Area("hand", seat, "hand", sorted(hand)))
            tableau = sorted(t.tableau(seat))
            marks = ["sole" if is_sole_majority(counts, seat, SUIT[card]) else "" for card in tableau]
            areas.append(Area("tableau", seat, "board", tableau, [seat] * len(tableau), marks))
            counters.append(Counter("points", seat, str(t.totals[seat]), role=CounterRole.POINTS))
        if not t.rules.has_timeline:
            counters.append(Counter("leader", t.first, "yes", role=CounterRole.LEADER))
        counters.append(trickster_mark(t))
        return Layout(areas, counters, trick_now(t), last_trick(t))


def trickster_mark(t: TricksterTable) -> Counter:
    """TS-ROLE-09  Whoever put down the second card; until then, whoever is expected to."""
    if t.trickster != NO_SEAT:
        return Counter("Trickster", t.trickster, "yes", "jester")
    expected = t.first if t.rules.has_timeline else t.left_of(t.first)
    return Counter("next Trickster", expected, "yes", "jester-next")


def pattern_of(t: TricksterTable) -> Counter:
    """'red', 'Guard' or 'no-match': what the pot asks for."""
    card = t.pot()[0]
    if t.pattern == SAME_SUIT:
        suit = SUIT[card]
        return Counter("pattern", NO_SEAT, SUIT_NAMES[suit], SUIT_SYMBOLS[suit], role=CounterRole.PATTERN)
    if t.pattern == SAME_HERO:
        hero = HEROES[HERO[card]]
        return Counter("pattern", NO_SEAT, hero.name, hero.kind, hero.number, CounterRole.PATTERN)
    return Counter("pattern", NO_SEAT, "no-match", "unlike", role=CounterRole.PATTERN)


def pot_marks(t: TricksterTable, cards: list[int]) -> list[str]:
    """Of the cards of a trick, which came from the timeline, and which set the pattern."""
    marks = [""] * len(cards)
    if marks and t.rules.has_timeline:
        marks[0] = "timeline"
    if len(marks) > 1:
        marks[1] = "pattern"
    return marks


def cards_shown(t: TricksterTable) -> list[int]:
    """What was turned up, or picked first, for the choice that is asked now; everyone sees it."""
    question = t.question()
    if isinstance(question, TakeOne):
        return t.cards.piles[DECK][:-3:-1]
    return question.shown() if isinstance(question, Choice) else []


def trick_now(t: TricksterTable) -> TrickNow | None:
    """TS-ROLE-03  Nobody wins a trick; who would bust is not told by the cards that lie."""
    if t.trick_number == 0:
        return None
    led = SUIT_NAMES[SUIT[t.pot()[0]]] if t.pattern == SAME_SUIT else ""
    leader = NO_SEAT if t.rules.has_timeline else t.first
    return TrickNow(leader, NO_SEAT, led, [(t.first + i) % t.seat_count for i in range(t.rules.turns)])


def last_trick(t: TricksterTable) -> LastTrick | None:
    last = t.finished
    if last is None:
        return None
    by = seats_of(last.laid, len(last.cards))
    return LastTrick(last.cards[:], by, last.buster, last.because, pot_marks(t, last.cards))


def face_of(card: int) -> CardFace:
    """The hero, and small beside it the emblem of the suit."""
    hero = HERO_NAMES[HERO[card]].lower()
    suit = SUIT[card]
    return CardFace(
        SUIT_NAMES[suit],
        symbol=hero,
        kind="hero",
        sign=SUIT_SYMBOLS[suit],
        look="shield",
        ink=SUIT_INKS[suit],
    )


def all_pieces() -> dict[int, Piece]:
    """The heroes, by their numbers; their ground is their set."""
    pieces: dict[int, Piece] = {}
    for hero in HEROES:
        ground = 1 + list(SETS).index(set_of(hero.number))
        pieces[hero.number] = Piece(
            hero.kind,
            "hero",
            hero.name,
            hero.text,
            hero.kind,
            ground,
            acts=ACTS if hero.number < OURS else ACTS_OF_OTHERS,
            path=tuple(hero.path()),
            is_swap=hero.is_swap(),
        )
    return pieces


def texts_of_others() -> dict[str, str]:
    """What is told of heroes of other packages, which bring it along."""
    return {kind: text for hero in HEROES[OURS:] for kind, text in hero.texts().items()}


def moves_of_others() -> dict[str, list[str]]:
    return {kind: areas for hero in HEROES[OURS:] for kind, areas in hero.moves().items()}


def random_heroes(available: list[int], rng: Rng) -> Heroes:
    """TS-DECK-07  Seven of the available heroes, drawn at random."""
    drawn = available[:]
    rng.shuffle(drawn)
    return Heroes(sorted(drawn[:HEROES_OF_A_GAME]))


def trickster(t: Table) -> TricksterTable:
    assert isinstance(t, TricksterTable)
    return t


GAME: Final = Trickster()
