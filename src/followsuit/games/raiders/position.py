"""Any position of Trick Raiders, read and written: what scenarios are made of.

Hands need not be of equal size, so that a scenario can do with the few cards it is about.
"""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, NOBODY
from followsuit.core.errors import FollowSuitError, Unreadable
from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.position import Position, PositionError
from followsuit.core.step import SEALED
from followsuit.games.raiders.cards import (
    C8,
    C9A,
    CARD_COUNT,
    CARDS_OF_SUIT,
    D5,
    H9A,
    HEARTS,
    SPADES,
    SUIT,
    SUIT_NAMES,
)
from followsuit.games.raiders.dropping_out import is_limit_reached
from followsuit.games.raiders.moments import (
    AFTER_TRICKS,
    BEFORE_TRICKS,
    DEAL,
    DECLARATION,
    FOLLOW,
    GAME_OVER,
    LEAD,
    LEAD_FROM_HAND,
    MOMENTS,
    PULL_BACK,
    REVEAL,
    STEAL,
    STEAL_FIRST,
    moment_of,
    steps_from,
)
from followsuit.games.raiders.table import DECK, DISCARDS, LEADS, TRICK, RaidersTable
from followsuit.tricks.following import is_among

TRUMP_NAMES: Final[list[str]] = SUIT_NAMES[:3]  # clubs never are (TR-SPC-08)
MOST_LIVES: Final = 20
MOST_ROUNDS: Final = 99
TRICK_COUNT: Final = 13


# Reading: first the values one by one, then what they say together, then the steps that remain.


def read_position(game: Game, position: Position, t: RaidersTable) -> None:
    """Put a fresh table into the position; nothing of it has run yet."""
    moment = position.word("at", FOLLOW if position.text("trick", "") else LEAD, MOMENTS)
    t.round = position.number("round", 1, 1, MOST_ROUNDS)
    t.trump = TRUMP_NAMES.index(position.word("trump", "spades", TRUMP_NAMES))
    t.lives = position.numbers("lives", t.lives, 0, MOST_LIVES)
    read_seats(position, t, moment)
    read_trick_number(position, t, moment)
    lay_out(game, position, t)
    set_knowledge(game, position, t)
    position.agrees("hand_counts", hand_counts(t))
    position.agrees("lead_counts", lead_counts(t))
    position.agrees("is_last_trick", is_last_trick(t, moment))
    sealed = position.texts("sealed", t.seat_count)
    position.finish()
    check_seats(t, moment)
    check_trump(t, moment)
    check_cards(t, moment)
    check_trick(t, moment)
    t.is_last_trick = is_last_trick(t, moment)
    if moment == DEAL:
        t.round -= 1  # the deal begins the round
    elif moment == LEAD:
        t.trick_number -= 1  # and the lead its trick
    t.todo.clear()
    t.then(steps_from(t, moment))
    seal(game, t, moment, sealed)


def read_seats(position: Position, t: RaidersTable, moment: str) -> None:
    last = t.seat_count - 1
    t.out = read_out(position, t)
    is_playing = moment not in BEFORE_TRICKS
    first = 0 if is_playing else NO_SEAT
    if moment == FOLLOW and position.has("leader"):
        first = position.number("leader", NO_SEAT, NO_SEAT, last)
    t.due = position.number("due", first, NO_SEAT, last)
    is_replaced = moment in (LEAD_FROM_HAND, FOLLOW) and t.due != NO_SEAT and t.is_out(t.due)
    t.leader = position.number("leader", t.next_in_round(t.due) if is_replaced else t.due, NO_SEAT, last)
    t.aggressive = position.number("aggressive", NO_SEAT, NO_SEAT, last)
    t.passive = position.number("passive", NO_SEAT, NO_SEAT, last)


def read_out(position: Position, t: RaidersTable) -> int:
    out = 0
    for word in position.text("out", "").split():
        if word not in [str(seat) for seat in range(t.seat_count)]:
            raise PositionError("out", f"out lists the seats that have dropped out, and {word} is no seat.")
        if out & BIT[int(word)]:
            raise PositionError("out", f"out lists seat {word} twice.")
        out |= BIT[int(word)]
    return out


def read_trick_number(position: Position, t: RaidersTable, moment: str) -> None:
    if moment in BEFORE_TRICKS:
        t.trick_number = position.number("trick_number", 0, 0, 0)
    else:
        t.trick_number = position.number("trick_number", 1, 1, TRICK_COUNT)


def lay_out(game: Game, position: Position, t: RaidersTable) -> None:
    """Put every card where the position says; those it does not name have been played."""
    for place in range(len(t.cards.piles)):
        t.cards.own_pile(place).clear()
    placed = [False] * CARD_COUNT
    hands = position.texts("hands", t.seat_count)
    leads = position.texts("leads", t.seat_count)
    for seat in range(t.seat_count):
        lay(game, t, placed, seat, "hands", hands[seat], seat)
    for seat in range(t.seat_count):
        lay(game, t, placed, LEADS + seat, "leads", leads[seat], seat)
    lay(game, t, placed, DECK, "surplus", position.text("surplus", ""))
    lay(game, t, placed, TRICK, "trick", position.text("trick", ""))
    lay(game, t, placed, DISCARDS, "discards", position.text("discards", ""))
    unnamed = [card for card in t.rules.deck if not placed[card]]
    t.cards.own_pile(DISCARDS)[:0] = unnamed


def lay(
    game: Game, t: RaidersTable, placed: list[bool], place: int, key: str, text: str, index: int = -1
) -> None:
    for card in read_cards(game, key, text, index):
        if card not in t.rules.deck:
            name = game.write_card(card)
            raise PositionError(key, f"{name} is not in the deck of {t.seat_count} players.", index)
        if placed[card]:
            raise PositionError(key, f"{game.write_card(card)} lies in two places.", index)
        placed[card] = True
        t.cards.own_pile(place).append(card)


def read_cards(game: Game, key: str, text: str, index: int) -> list[int]:
    try:
        return game.read_cards(text)
    except Unreadable as error:
        raise PositionError(key, str(error), index) from error


def set_knowledge(game: Game, position: Position, t: RaidersTable) -> None:
    """Hands are their seats' alone, but for what everyone has seen or can tell."""
    hidden_places = BIT[DECK] if t.cards.piles[DECK] else 0
    for seat in range(t.seat_count):
        hidden_places |= BIT[seat]
    t.cards.own_knowledge()
    for card in range(CARD_COUNT):
        t.cards.knows[card] = NOBODY
        t.cards.may_be[card] = 0
    for place in range(len(t.cards.piles)):
        is_hidden = place < t.seat_count or place == DECK
        for card in t.cards.piles[place]:
            t.cards.knows[card] = t.cards.keepers[place] if is_hidden else EVERYONE
            t.cards.may_be[card] = hidden_places if is_hidden else BIT[place]
    shown = position.texts("shown", t.seat_count)
    voids = position.texts("voids", t.seat_count)
    for seat in range(t.seat_count):
        for card in read_cards(game, "shown", shown[seat], seat):
            if card not in t.hand(seat):
                name = game.write_card(card)
                raise PositionError("shown", f"{name} is not in the hand of seat {seat}.", seat)
            t.cards.show(card, seat)
        for word in voids[seat].split():
            if word not in SUIT_NAMES:
                raise PositionError("voids", f"voids lists suits, and {word} is none.", seat)
            show_void(game, t, seat, SUIT_NAMES.index(word))


def show_void(game: Game, t: RaidersTable, seat: int, suit: int) -> None:
    """Everyone can tell that this hand has no card of the suit, but for cards they saw go there."""
    for card in t.hand(seat):
        if SUIT[card] == suit and t.cards.knows[card] != EVERYONE:
            raise PositionError("voids", f"{game.write_card(card)} is in the hand of seat {seat}.", seat)
    t.cards.shows_none(CARDS_OF_SUIT[suit], seat)


def is_last_trick(t: RaidersTable, moment: str) -> bool:
    """Whether the trick just played was the last of the round: known once it is over."""
    return moment in AFTER_TRICKS or (moment == STEAL and is_limit_reached(t))


def check_seats(t: RaidersTable, moment: str) -> None:
    """Refuse who cannot be out, lead or hold a token at this moment."""
    if moment in BEFORE_TRICKS:
        for key, mark in [("due", t.due), ("leader", t.leader)]:
            if mark != NO_SEAT:
                raise PositionError(key, "nobody leads before the first trick.")
        if t.out:
            raise PositionError("out", "nobody can drop out before the first trick.")
    if moment in BEFORE_TRICKS or moment == GAME_OVER:
        for key, mark in [("aggressive", t.aggressive), ("passive", t.passive)]:
            if mark != NO_SEAT:
                raise PositionError(key, "tokens are held only during the tricks of a round (TR-BONUS-07).")
    if t.passive != NO_SEAT and not t.rules.has_passive_bonus:
        raise PositionError("passive", "with 3 players there is no passive token (TR-BONUS-06).")
    if t.passive != NO_SEAT and t.passive == t.aggressive:
        raise PositionError("passive", "nobody can hold both tokens (TR-BONUS-08).")
    if moment == GAME_OVER and min(t.lives) > 0:
        raise PositionError("lives", "the game is over only when somebody has no life chip (TR-GAME-01).")
    if moment in BEFORE_TRICKS or moment in AFTER_TRICKS:
        return
    if t.due == NO_SEAT:
        raise PositionError("due", "somebody is due to lead, or has led.")
    if moment not in (LEAD_FROM_HAND, FOLLOW) and t.is_out(t.due):
        raise PositionError("due", f"seat {t.due} has dropped out.")


def check_trump(t: RaidersTable, moment: str) -> None:
    """TR-WIN-10, TR-SPC-01  Refuse a trump that cannot have come about: each shift takes C8 or C9a."""
    if moment in (DECLARATION, REVEAL) and t.trump != SPADES:
        raise PositionError("trump", "a round begins with spades as trump (TR-WIN-10).")
    shifts = len([card for card in (C8, C9A) if is_among(card, t.cards.piles[DISCARDS])])
    if moment != DEAL and t.trump > shifts:
        name = TRUMP_NAMES[t.trump]
        needed = "C8 or C9a has" if t.trump == HEARTS else "both C8 and C9a have"
        raise PositionError("trump", f"{name} are trump only when {needed} won a trick (TR-SPC-01).")


def check_cards(t: RaidersTable, moment: str) -> None:
    """Refuse cards where none can lie."""
    for seat in range(t.seat_count):
        if t.is_out(seat) and t.leads(seat):
            raise PositionError("leads", f"seat {seat} has dropped out, so its lead cards are gone.", seat)
        if t.passive == seat and t.leads(seat):
            text = f"seat {seat} has lead cards, so the token is not there (TR-BONUS-04)."
            raise PositionError("passive", text)
    surplus = 1 if t.seat_count == 3 else 0
    if moment != DEAL and len(t.cards.piles[DECK]) > surplus:
        raise PositionError("surplus", f"with {t.seat_count} players {surplus or 'no'} card is left over.")
    played = t.cards.piles[DISCARDS]
    if moment in (STEAL, STEAL_FIRST) and D5 not in played:
        raise PositionError("at", "a steal comes after D5 was played (TR-SPC-12).")
    if moment in (STEAL_FIRST, PULL_BACK) and H9A not in played:
        raise PositionError("at", "a pull-back comes after H9a was played (TR-SPC-20).")
    if moment in (STEAL_FIRST, PULL_BACK) and is_limit_reached(t):
        raise PositionError("at", "nothing is pulled back after the last trick of a round (TR-SPC-28).")


def check_trick(t: RaidersTable, moment: str) -> None:
    """Refuse a trick that cannot have come about; what it shows of the hands, everyone has seen."""
    trick = t.trick()
    if bool(trick) != (moment == FOLLOW):
        raise PositionError("trick", "cards lie in the trick at 'follow', and at no other moment.")
    if moment not in (LEAD_FROM_HAND, FOLLOW):
        return
    if t.leader == NO_SEAT or t.is_out(t.leader):
        raise PositionError("leader", "somebody in the round leads the trick.")
    if t.is_out(t.due):
        if t.leader != t.next_in_round(t.due):
            raise PositionError("leader", f"seat {t.next_in_round(t.due)} leads in place of seat {t.due}.")
    elif moment == LEAD_FROM_HAND:
        raise PositionError("due", f"seat {t.due} has not dropped out, so nobody leads in its place.")
    elif t.leader != t.due:
        raise PositionError("leader", f"seat {t.due} is due to lead, and has not dropped out.")
    if moment == LEAD_FROM_HAND and not t.hand(t.leader):
        raise PositionError("hands", f"seat {t.leader} leads from the hand, and has none.", t.leader)
    if len(trick) > t.seat_count - t.out_count():
        raise PositionError("trick", "more cards lie in the trick than seats are in the round.")
    for i in range(1, len(trick)):
        seat = t.seat_of_play(i)
        led = SUIT[trick[0]]
        if SUIT[trick[i]] != led:
            if [card for card in t.hand(seat) if SUIT[card] == led]:
                raise PositionError("trick", f"seat {seat} has {SUIT_NAMES[led]}, but did not follow.")
            t.cards.shows_none(CARDS_OF_SUIT[led], seat)


def seal(game: Game, t: RaidersTable, moment: str, sealed: list[str]) -> None:
    """Give the answers that some seats have already sealed."""
    question = t.todo[-1]
    this_round = t.round
    for seat in range(t.seat_count):
        for word in sealed[seat].split():
            if moment != DECLARATION:
                raise PositionError("sealed", "answers are sealed only at 'declaration'.", seat)
            try:
                t.answer(seat, game.read_pick(word))
            except FollowSuitError as error:
                raise PositionError("sealed", f"{word}: {error}", seat) from error
    if not t.todo or t.todo[-1] is not question or t.round != this_round:
        raise PositionError("sealed", "once all have declared, the moment is 'reveal'.")


# Writing.


def write_position(game: Game, t: RaidersTable) -> dict[str, object]:
    """What can be read off a table, or off what a view shows of it, under the names that set it up."""
    seats = range(t.seat_count)
    moment = moment_of(t)
    written: dict[str, object] = {
        "at": moment,
        "round": t.round + 1 if moment == DEAL else t.round,
        "trick_number": t.trick_number,
        "trump": SUIT_NAMES[t.trump],
        "lives": t.lives[:],
        "due": t.due,
        "leader": t.leader,
        "aggressive": t.aggressive,
        "passive": t.passive,
        "out": " ".join([str(seat) for seat in seats if t.is_out(seat)]),
        "hands": [write_pile(game, t.hand(seat)) for seat in seats],
        "leads": [write_pile(game, t.leads(seat)) for seat in seats],
        "trick": game.write_cards(t.trick()),
        "surplus": game.write_cards(t.cards.piles[DECK]),
        "discards": game.write_cards(t.cards.piles[DISCARDS]),
        "shown": [write_pile(game, shown_cards(t, seat)) for seat in seats],
        "voids": [" ".join(void_suits(t, seat)) for seat in seats],
        "sealed": [write_sealed(game, t.sealed[seat]) for seat in seats],
        "hand_counts": hand_counts(t),
        "lead_counts": lead_counts(t),
        "is_last_trick": t.is_last_trick,
    }
    return written


def write_pile(game: Game, pile: list[int]) -> str:
    """Sorted, with the cards that cannot be named last."""
    known = sorted([card for card in pile if card >= 0])
    return " ".join([game.write_card(card) for card in known] + ["?"] * (len(pile) - len(known)))


def shown_cards(t: RaidersTable, seat: int) -> list[int]:
    """The cards of this hand that everyone saw go there."""
    return [card for card in t.hand(seat) if card >= 0 and t.cards.knows[card] == EVERYONE]


def void_suits(t: RaidersTable, seat: int) -> list[str]:
    """The suits of which everyone can tell that no card not yet seen is in this hand."""
    names: list[str] = []
    for suit in range(len(SUIT_NAMES)):
        unseen = [
            card for card in CARDS_OF_SUIT[suit] if card in t.rules.deck and t.cards.knows[card] != EVERYONE
        ]
        if unseen and not [card for card in unseen if t.cards.may_be[card] & BIT[seat]]:
            names.append(SUIT_NAMES[suit])
    return names


def write_sealed(game: Game, picks: list[int]) -> str:
    return " ".join(["?" if pick == SEALED else game.write_pick(pick) for pick in picks])


def hand_counts(t: RaidersTable) -> list[int]:
    return [len(t.hand(seat)) for seat in range(t.seat_count)]


def lead_counts(t: RaidersTable) -> list[int]:
    return [len(t.leads(seat)) for seat in range(t.seat_count)]
