"""Any position of Trickster, read and written: what scenarios are made of.

Cards that a position does not name lie in the box until the next deal.
"""

from typing import Final

from followsuit.core.errors import FollowSuitError, Unreadable
from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.position import Position, PositionError
from followsuit.core.step import SEALED
from followsuit.games.trickster.cards import FACE, HERO, HERO_NAMES, Heroes, hero_named
from followsuit.games.trickster.following import can_follow, set_pattern
from followsuit.games.trickster.moments import (
    BEFORE_TRICKS,
    DEAL,
    DRAFT,
    EFFECT,
    MOMENTS,
    NO_EFFECT,
    START,
    TRICK,
    TURN,
    WITH_A_POT,
    Effect,
    effect_of,
    moment_of,
    steps_from,
)
from followsuit.games.trickster.position_knowledge import set_knowledge, write_knowledge
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
COPIERS: Final[list[str]] = ["archivist", "general"]  # by their bits in a chain
MOST_POINTS: Final = 999


# Reading: first the values one by one, then what they say together, then the steps that remain.


def read_position(game: Game, position: Position, t: TricksterTable) -> None:
    """Put a fresh table into the position; nothing of it has run yet."""
    has_pot = position.text("pot", "") != ""
    moment = position.word("at", TURN if has_pot or not t.rules.has_timeline else TRICK, MOMENTS)
    read_heroes(position, t, moment)
    t.round = position.number("round", 0 if moment == DRAFT else 1, 0 if moment == DRAFT else 1, ROUNDS)
    is_before = moment in BEFORE_TRICKS
    t.trick_number = position.number(
        "trick_number", 0 if is_before else 1, 0 if is_before else 1, 0 if is_before else MOST_TRICKS
    )
    t.totals = position.numbers("totals", t.totals, 0, MOST_POINTS)
    t.first = position.number("first", 0, 0, t.seat_count - 1)
    lay_out(game, position, t)
    read_pot(game, position, t, moment)
    set_knowledge(game, position, t)
    effect = read_effect(game, position, t, moment)
    position.agrees("hand_counts", hand_counts(t))
    position.agrees("tableau_counts", tableau_counts(t))
    position.agrees("deck_count", len(t.cards.piles[DECK]))
    sealed = position.texts("sealed", t.seat_count)
    position.finish()
    if moment == DEAL:
        t.round -= 1  # the deal begins the round
    elif moment == TRICK:
        t.trick_number -= 1  # and its first turn the trick
    t.todo.clear()
    t.then(steps_from(t, moment, effect))
    seal(game, t, moment, sealed)


def read_heroes(position: Position, t: TricksterTable, moment: str) -> None:
    """The heroes of the game, or those drafted so far; the options say them, unless chance does."""
    words = position.text("heroes", " ".join([HERO_NAMES[hero] for hero in t.heroes.numbers])).split()
    heroes: list[int] = []
    for word in words:
        hero = hero_named(word)
        if hero not in t.rules.available:
            raise PositionError("heroes", f"{word} is no hero of this table.")
        if hero in heroes:
            raise PositionError("heroes", f"{word} is named twice.")
        heroes.append(hero)
    if moment == DRAFT and not t.rules.is_draft:
        raise PositionError("at", "there is a draft only where the option deck_mode is draft.")
    if moment == DRAFT and len(heroes) >= HEROES_OF_A_GAME:
        raise PositionError("heroes", "the draft is over when seven heroes are picked.")
    if moment != DRAFT and len(heroes) != HEROES_OF_A_GAME:
        raise PositionError("heroes", f"a game has seven heroes, not {len(heroes)}.")
    if t.rules.heroes is not None and sorted(heroes) != sorted(t.rules.heroes.numbers):
        raise PositionError("heroes", "the options say which heroes there are.")
    t.heroes = Heroes(sorted(heroes))


def lay_out(game: Game, position: Position, t: TricksterTable) -> None:
    """Put every card where the position says."""
    for place in range(len(t.cards.piles)):
        t.cards.own_pile(place).clear()
    placed: list[int] = []
    hands = position.texts("hands", t.seat_count)
    tableaux = position.texts("tableaux", t.seat_count)
    for seat in range(t.seat_count):
        lay(game, t, placed, seat, "hands", hands[seat], seat)
    for seat in range(t.seat_count):
        lay(game, t, placed, TABLEAU + seat, "tableaux", tableaux[seat], seat)
    for place, key in [(TRASH, "trash"), (POT, "pot"), (TIMELINE, "timeline"), (DECK, "deck")]:
        lay(game, t, placed, place, key, position.text(key, ""))
    t.cards.own_pile(DECK).reverse()  # a position writes the top first, a pile has it last
    if t.cards.piles[TIMELINE] and not t.rules.has_timeline:
        raise PositionError("timeline", "there is a timeline only with 2 or 3 players (TS-OPT-05).")
    everything = Heroes(t.rules.available) if t.rules.is_draft else t.heroes
    t.cards.own_pile(BOX).extend([card for card in everything.cards if card not in placed])


def lay(
    game: Game, t: TricksterTable, placed: list[int], place: int, key: str, text: str, index: int = -1
) -> None:
    for card in read_cards(game, key, text, index):
        if HERO[card] not in t.heroes.numbers:
            raise PositionError(key, f"{game.write_card(card)} is not in the deck of this game.", index)
        if card in placed:
            raise PositionError(key, f"{game.write_card(card)} lies in two places.", index)
        placed.append(card)
        t.cards.own_pile(place).append(card)


def read_cards(game: Game, key: str, text: str, index: int = -1) -> list[int]:
    try:
        return game.read_cards(text)
    except Unreadable as error:
        raise PositionError(key, str(error), index) from error


def read_pot(game: Game, position: Position, t: TricksterTable, moment: str) -> None:
    """The turns taken, the pattern the pot has, and who is the Trickster."""
    pot = t.pot()
    if pot and moment not in WITH_A_POT:
        raise PositionError("pot", f"at {moment!r} no card lies in the pot.")
    led = 1 if t.rules.has_timeline else 0  # the card of the timeline is no turn
    t.turn = position.number("turn", max(0, min(len(pot) - led, t.rules.turns)), 0, t.rules.turns)
    if moment in WITH_A_POT and len(pot) < t.turn + led:
        raise PositionError("pot", f"after {t.turn} turns there are more than {len(pot)} cards in the pot.")
    if moment == EFFECT and t.turn == 0:
        raise PositionError("turn", "an effect comes after a card was played.")
    usual = NO_SEAT
    if len(pot) > 1:
        set_pattern(t, pot[0], pot[1])
        usual = t.first if t.rules.has_timeline else t.left_of(t.first)
    for card in pot[2:]:
        if not can_follow(t, card):
            raise PositionError("pot", f"{game.write_card(card)} cannot follow the cards before it.")
        if t.pattern == NO_MATCH:
            t.closed |= FACE[card]
    t.trickster = position.number("trickster", usual, usual if usual == NO_SEAT else 0, t.seat_count - 1)
    if len(pot) < 2 and t.trickster != NO_SEAT:
        raise PositionError("trickster", "nobody is the Trickster before the second card (TS-ROLE-09).")
    read_laid(position, t)
    position.agrees("pattern", PATTERN_NAMES[t.pattern])


def read_laid(position: Position, t: TricksterTable) -> None:
    """Who put each card of the pot there; by default one each, and the last seat what is more."""
    led = 1 if t.rules.has_timeline else 0
    usual: list[int] = []
    for i in range(len(t.pot())):
        seat = (t.first + min(i - led, max(t.turn - 1, 0))) % t.seat_count
        usual.append(NO_SEAT if i < led else seat)
    t.laid = 0
    for seat in position.numbers("laid_by", usual, NO_SEAT, t.seat_count - 1):
        t.laid = t.laid * LAID + seat + 1


def read_effect(game: Game, position: Position, t: TricksterTable, moment: str) -> Effect:
    """Which effect is being carried out, and how far it has come."""
    names = [name.lower() for name in HERO_NAMES]
    if moment != EFFECT:
        for key in ("effect", "chain", "shown_for_effect"):
            position.agrees(key, "")
        position.agrees("stage", 0)
        position.agrees("named", NO_SEAT)
        return NO_EFFECT
    hero = names.index(position.word("effect", names[HERO[t.pot()[-1]]], names))
    chain = 0
    for word in position.text("chain", "").split():
        if word not in COPIERS:
            raise PositionError("chain", f"chain lists archivist and general, and {word} is neither.")
        chain |= 1 + COPIERS.index(word)
    stage = position.number("stage", 0, 0, 2)
    named = position.number("named", NO_SEAT, NO_SEAT, t.seat_count - 1)
    shown = read_cards(game, "shown_for_effect", position.text("shown_for_effect", ""))
    return Effect(hero, chain, stage, named, shown)


def seal(game: Game, t: TricksterTable, moment: str, sealed: list[str]) -> None:
    """Give the answers that some seats have already sealed."""
    if moment == EFFECT and any(sealed):
        t.advance()
    question = t.todo[-1]
    for seat in range(t.seat_count):
        for word in sealed[seat].split():
            if moment not in (START, EFFECT):
                raise PositionError("sealed", "answers are sealed only at 'start' and in an exchange.", seat)
            try:
                t.answer(seat, game.read_pick(word))
            except FollowSuitError as error:
                raise PositionError("sealed", f"{word}: {error}", seat) from error
    if not t.todo or t.todo[-1] is not question:
        raise PositionError("sealed", "once all have answered, the moment is another.")


# Writing.


def write_position(game: Game, t: TricksterTable) -> dict[str, object]:
    """What can be read off a table, or off what a view shows of it, under the names that set it up."""
    seats = range(t.seat_count)
    moment = moment_of(t)
    effect = effect_of(t)
    written: dict[str, object] = {
        "at": moment,
        "heroes": " ".join([HERO_NAMES[hero].lower() for hero in t.heroes.numbers]),
        "round": t.round + 1 if moment == DEAL else t.round,
        "trick_number": t.trick_number + 1 if moment == TRICK else t.trick_number,
        "totals": t.totals[:],
        "first": t.first,
        "turn": t.turn,
        "trickster": t.trickster,
        "laid_by": seats_of(t.laid, len(t.pot())),
        "pattern": PATTERN_NAMES[t.pattern],
        "hands": [write_pile(game, t.hand(seat)) for seat in seats],
        "tableaux": [write_pile(game, t.tableau(seat)) for seat in seats],
        "trash": write_pile(game, t.cards.piles[TRASH]),
        "pot": game.write_cards(t.pot()),
        "timeline": game.write_cards(t.cards.piles[TIMELINE]),
        "deck": game.write_cards(t.cards.piles[DECK][::-1]),
        "effect": HERO_NAMES[effect.hero].lower() if effect.hero >= 0 else "",
        "chain": " ".join([COPIERS[i] for i in range(len(COPIERS)) if effect.chain & (i + 1)]),
        "stage": effect.stage,
        "named": effect.named,
        "shown_for_effect": game.write_cards(effect.shown),
        "sealed": [write_sealed(game, t.sealed[seat]) for seat in seats],
        "hand_counts": hand_counts(t),
        "tableau_counts": tableau_counts(t),
        "deck_count": len(t.cards.piles[DECK]),
    }
    write_knowledge(game, t, written)
    return written


def write_pile(game: Game, pile: list[int]) -> str:
    """Sorted, with the cards that cannot be named last."""
    known = sorted([card for card in pile if card >= 0])
    return " ".join([game.write_card(card) for card in known] + ["?"] * (len(pile) - len(known)))


def write_sealed(game: Game, picks: list[int]) -> str:
    return " ".join(["?" if pick == SEALED else game.write_pick(pick) for pick in picks])


def hand_counts(t: TricksterTable) -> list[int]:
    return [len(t.hand(seat)) for seat in range(t.seat_count)]


def tableau_counts(t: TricksterTable) -> list[int]:
    return [len(t.tableau(seat)) for seat in range(t.seat_count)]
