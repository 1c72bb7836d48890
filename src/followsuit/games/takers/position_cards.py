"""Positions: where every card lies."""

from followsuit.core.errors import Unreadable
from followsuit.core.game import Game
from followsuit.core.position import Position, PositionError
from followsuit.games.takers.cards import PIECE_CARD
from followsuit.games.takers.table import BOX, DECK, DISCARDS, TAKEN, TakersTable


def lay_out(game: Game, position: Position, t: TakersTable) -> list[bool]:
    """Put every card where the position says; which cards it has named."""
    t.cards.go_home(t.homes())
    placed = [False] * len(t.prints.names)
    hands = position.texts("hands", t.seat_count)
    taken = position.texts("taken", t.seat_count)
    for seat in range(t.seat_count):
        put(game, t, placed, seat, "hands", hands[seat], seat)
        put(game, t, placed, TAKEN + seat, "taken", taken[seat], seat)
    put(game, t, placed, DISCARDS, "discards", position.text("discards", ""), -1)
    put(game, t, placed, BOX, "out", position.text("out", ""), -1)
    return placed


def lay_deck(game: Game, position: Position, t: TakersTable, placed: list[bool]) -> None:
    """The named cards on top, in order; those that were not named below, or out of the way."""
    top = put(game, t, placed, DECK, "deck", position.text("deck", ""), -1)
    rest = [card for card in t.cards.piles[DECK] if not placed[card]]
    if position.number("rest_in_deck", 1, 0, 1) == 1:
        t.cards.piles[DECK] = rest + top[::-1]
    else:
        t.cards.piles[DECK] = top[::-1]
        t.cards.piles[TAKEN] = t.cards.piles[TAKEN] + rest


def put(
    game: Game, t: TakersTable, placed: list[bool], place: int, key: str, text: str, index: int
) -> list[int]:
    """Cards go from home to this place."""
    cards: list[int] = []
    for word in text.split():
        card = read_card(game, key, word, index)
        if t.prints.kind[card] == PIECE_CARD:
            raise PositionError(key, f"{word} is no playing card.", index)
        if placed[card]:
            raise PositionError(key, f"{word} lies in two places.", index)
        if card >= len(t.homes().place_of) or t.homes().place_of[card] < 0:
            raise PositionError(key, f"{word} is not in this game.", index)
        placed[card] = True
        t.cards.move(card, t.homes().place_of[card], place)
        cards.append(card)
    return cards


def read_card(game: Game, key: str, word: str, index: int) -> int:
    try:
        return game.read_card(word)
    except Unreadable as error:
        raise PositionError(key, str(error), index) from error


def write_pile(game: Game, pile: list[int]) -> str:
    """Sorted, with the cards that cannot be named last."""
    known = sorted([card for card in pile if card >= 0])
    return " ".join([game.write_card(card) for card in known] + ["?"] * (len(pile) - len(known)))
