"""Any position of Trick Raiders, written and read: what scenarios are made of."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, NOBODY
from followsuit.core.errors import Unreadable
from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.position import Position, PositionError
from followsuit.core.step import AnyStep
from followsuit.games.raiders.cards import CARD_COUNT, CARDS_OF_SUIT, SUIT_NAMES
from followsuit.games.raiders.flow import EndRound, EndTrick, NextTurn, PlayRound, PlayTricks, rest_of_round
from followsuit.games.raiders.table import DECK, DISCARDS, LEADS, TRICK, RaidersTable

# Where in the round a position stands, by the name a scenario gives in `at`.
MOMENTS: Final[list[str]] = ["deal", "declaration", "reveal", "lead", "follow", "round end"]
SUITS_WITH_TRUMP: Final[list[str]] = SUIT_NAMES[:3]  # clubs never are (TR-SPC-08)
MOST_LIVES: Final = 20


def read_position(game: Game, position: Position, t: RaidersTable) -> None:
    """Lay out the cards, set what is counted, and put down the steps that remain of the round."""
    nobody = NO_SEAT
    last = t.seat_count - 1
    moment = one_of_words(position, "at", "follow" if position.has("trick") else "lead", MOMENTS)
    t.round = position.number("round", 1, 1, 99)
    t.trump = SUITS_WITH_TRUMP.index(one_of_words(position, "trump", "spades", SUITS_WITH_TRUMP))
    t.lives = position.numbers("lives", t.lives, 0, MOST_LIVES)
    t.due = position.number("due", 0, 0, last)
    t.leader = position.number("leader", t.due, 0, last)
    t.aggressive = position.number("aggressive", nobody, nobody, last)
    t.passive = position.number("passive", nobody, nobody, last)
    t.out = read_out(position, t)
    first_trick = 1 if moment == "follow" else 0
    t.trick_number = position.number("trick_number", first_trick, first_trick, 13)
    lay_out(game, position, t)
    position.finish()
    if t.passive != nobody and not t.rules.has_passive_bonus:
        raise PositionError("passive", "with 3 players there is no passive bonus (TR-BONUS-06).")
    t.todo.clear()
    t.then(steps_from(t, moment))


def steps_from(t: RaidersTable, moment: str) -> list[AnyStep]:
    """What remains of the round from this moment on."""
    if moment == "deal":
        t.round -= 1  # the deal begins the round
        return [PlayRound()]
    round_steps = rest_of_round(t)  # declaration, tokens, first leader, tricks, bonuses, end
    if moment == "declaration":
        return round_steps
    if moment == "reveal":
        return round_steps[1:]
    if moment == "lead":
        return round_steps[3:]
    if moment == "follow":
        turn = t.seat_of_play(len(t.trick()) - 1) + 1
        return [NextTurn(turn), EndTrick(), PlayTricks(), *round_steps[4:]]
    return [*round_steps[4:5], EndRound()]


def one_of_words(position: Position, key: str, default: str, allowed: list[str]) -> str:
    word = position.text(key, default)
    if word not in allowed:
        raise PositionError(key, f"{key} is one of {', '.join(allowed)}, not {word}.")
    return word


def read_out(position: Position, t: RaidersTable) -> int:
    out = 0
    for word in position.text("out", "").split():
        if not word.isdecimal() or int(word) >= t.seat_count:
            raise PositionError("out", f"out lists the seats that have dropped out, and {word!r} is none.")
        out |= BIT[int(word)]
    return out


def lay_out(game: Game, position: Position, t: RaidersTable) -> None:
    """Put every card where the position says; those it does not name have been played."""
    for pile in t.cards.piles:
        pile.clear()
    placed = [False] * CARD_COUNT
    hands = position.texts("hands", t.seat_count)
    lead_cards = position.texts("leads", t.seat_count)
    for seat in range(t.seat_count):
        place_cards(game, t, placed, "hands", hands[seat], seat)
        place_cards(game, t, placed, "leads", lead_cards[seat], LEADS + seat)
    place_cards(game, t, placed, "surplus", position.text("surplus", ""), DECK)
    lay_trick(game, position, t, placed)
    for card in t.rules.deck:
        if not placed[card]:
            t.cards.piles[DISCARDS].append(card)
    set_knowledge(game, position, t)


def place_cards(game: Game, t: RaidersTable, placed: list[bool], key: str, text: str, place: int) -> None:
    for word in text.split():
        try:
            card = game.read_card(word)
        except Unreadable as error:
            raise PositionError(key, str(error)) from error
        if card not in t.rules.deck:
            raise PositionError(key, f"{word} is not in the deck of {t.seat_count} players.")
        if placed[card]:
            raise PositionError(key, f"{word} lies in two places.")
        placed[card] = True
        t.cards.piles[place].append(card)


def lay_trick(game: Game, position: Position, t: RaidersTable, placed: list[bool]) -> None:
    text = position.text("trick", "")
    if not text:
        return
    seats = [seat for seat in t.clockwise_from(t.leader) if not t.is_out(seat)]
    if t.is_out(t.leader):
        raise PositionError("leader", "the leader of the trick has dropped out.")
    if len(text.split()) > len(seats):
        raise PositionError("trick", f"only {len(seats)} seats can have played to this trick.")
    place_cards(game, t, placed, "trick", text, TRICK)


def set_knowledge(game: Game, position: Position, t: RaidersTable) -> None:
    """Hands are their seats' alone, but for what the position says that everyone has seen or can tell."""
    hidden_places = BIT[DECK]
    for seat in range(t.seat_count):
        hidden_places |= BIT[seat]
    for place in range(len(t.cards.piles)):
        is_hidden = place < t.seat_count or place == DECK
        for card in t.cards.piles[place]:
            t.cards.knows[card] = t.cards.keepers[place] if is_hidden else EVERYONE
            t.cards.may_be[card] = hidden_places if is_hidden else BIT[place]
    for card in range(CARD_COUNT):
        if card not in t.rules.deck:
            t.cards.knows[card] = NOBODY
            t.cards.may_be[card] = 0
    shown = position.texts("shown", t.seat_count)
    voids = position.texts("voids", t.seat_count)
    for seat in range(t.seat_count):
        for card in game.read_cards(shown[seat]):
            if card not in t.hand(seat):
                raise PositionError("shown", f"{game.write_card(card)} is not in that hand.")
            t.cards.show(card, seat)
        for word in voids[seat].split():
            if word not in SUIT_NAMES:
                raise PositionError("voids", f"{word} is no suit.")
            suit_cards = CARDS_OF_SUIT[SUIT_NAMES.index(word)]
            for card in suit_cards:
                if card in t.hand(seat):
                    raise PositionError("voids", f"{game.write_card(card)} is in that hand.")
            t.cards.shows_none(suit_cards, seat)


def write_position(game: Game, t: RaidersTable) -> dict[str, object]:
    """What can be read off a table, or off what a view shows of it, under the names that set it up."""
    seats = range(t.seat_count)
    written: dict[str, object] = {
        "round": t.round,
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
        "hand_counts": [len(t.hand(seat)) for seat in seats],
        "lead_counts": [len(t.leads(seat)) for seat in seats],
        "is_last_trick": t.is_last_trick,
    }
    return written


def write_pile(game: Game, pile: list[int]) -> str:
    """Sorted, with the cards that cannot be named last."""
    known = sorted([card for card in pile if card >= 0])
    return " ".join([game.write_card(card) for card in known] + ["?"] * (len(pile) - len(known)))
