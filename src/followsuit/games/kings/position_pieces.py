"""Positions: sets, Kings, Queens and characters, in the words of scenarios.

gambler-2 is the second Gambler card; gambler alone is the first one that nobody has yet.
"""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.position import Position, PositionError
from followsuit.games.kings.cards import NO_SET, SET_COLOURS
from followsuit.games.kings.faces import key_of_card
from followsuit.games.kings.pieces import CARDS_OF, CHARACTER_CARDS, FIRST_JACK_PIECE, is_character
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.table import NO_PIECE, KingsTable

CARD_KEYS: Final[list[str]] = [key_of_card(card) for card in range(CHARACTER_CARDS)]
QUEEN_NAMES: Final[list[str]] = ["up", "turned", "laid", "counts", "down", "laid-again"]  # as on the table
JACK: Final = "-jack"
NOTHING: Final = "-"


# Reading.


def read_colour(key: str, word: str, index: int = -1) -> int:
    if word not in SET_NAMES:
        raise PositionError(key, f"{word} is no colour of a set.", index)
    return SET_NAMES.index(word)


def read_colours(position: Position, key: str, usual: list[int]) -> list[int]:
    """Colours in the order in which they are written, each once."""
    if not position.has(key):
        position.text(key, "")
        return usual[:]
    colours: list[int] = []
    for word in position.text(key, "").split():
        colour = read_colour(key, word)
        if colour in colours:
            raise PositionError(key, f"{word} is named twice.")
        colours.append(colour)
    return colours


def read_sets(position: Position, t: KingsTable, usual: list[int]) -> None:
    """By seat, the colour of its set."""
    sets: list[int] = []
    words = position.texts("sets", t.seat_count)
    for seat in range(t.seat_count):
        colour = read_colour("sets", words[seat], seat) if words[seat] else NO_SET
        if colour != NO_SET and colour in sets:
            raise PositionError("sets", f"two seats have the {words[seat]} set.", seat)
        sets.append(colour)
    t.sets = sets if position.has("sets") else usual
    free = [colour for colour in SET_COLOURS if colour not in t.sets]
    is_over = t.rules.is_two and NO_SET not in t.sets  # KT2-PREP-03  the rest is the King's deck
    t.set_row = read_colours(position, "set_row", [] if is_over else free)


def read_kings(position: Position, t: KingsTable) -> None:
    """Whose Kings are whose, if others than those of the own sets; and which lie face down."""
    kings = [0 if colour == NO_SET else BIT[colour] for colour in t.sets]
    words = position.texts("kings", t.seat_count)
    if position.has("kings"):
        kings = [mask_of_colours("kings", words[seat], seat) for seat in range(t.seat_count)]
    t.kings = kings
    t.played = mask_of_colours("kings_played", position.text("kings_played", ""), -1)


def mask_of_colours(key: str, text: str, index: int) -> int:
    mask = 0
    for word in text.split():
        mask |= BIT[read_colour(key, word, index)]
    return mask


def read_queens(position: Position, t: KingsTable, usual: list[int]) -> None:
    words = position.texts("queens", t.seat_count)
    queens = usual[:]
    for seat in range(t.seat_count):
        if words[seat]:
            if words[seat] not in QUEEN_NAMES:
                names = ", ".join(QUEEN_NAMES)
                raise PositionError("queens", f"a Queen is {names}, and not {words[seat]}.", seat)
            queens[seat] = QUEEN_NAMES.index(words[seat])
    t.queens = queens


def read_cards_of_seats(position: Position, key: str, t: KingsTable, gone: list[int]) -> list[list[int]]:
    """By seat, character cards; those that were found are gone for whoever comes after."""
    words = position.texts(key, t.seat_count)
    found: list[list[int]] = []
    named = [word for text in words for word in text.split() if word in CARD_KEYS]
    for seat in range(t.seat_count):
        cards: list[int] = []
        for word in words[seat].split():
            card = read_character(key, word, t, gone, named, seat)
            gone.append(card)
            cards.append(card)
        found.append(cards)
    return found


def read_character(key: str, word: str, t: KingsTable, gone: list[int], named: list[str], index: int) -> int:
    """One character card of this table; without a number, the first that is free and not named elsewhere."""
    in_use = t.rules.characters
    if word in CARD_KEYS and CARD_KEYS.index(word) in in_use:
        card = CARD_KEYS.index(word)
        if card in gone:
            raise PositionError(key, f"{word} lies in two places.", index)
        return card
    if word not in CARDS_OF:
        raise PositionError(key, f"there is no character {word!r} at this table.", index)
    for card in CARDS_OF[word]:
        if card in in_use and card not in gone and CARD_KEYS[card] not in named:
            return card
    raise PositionError(key, f"no further {word} is at this table.", index)


def read_bids(position: Position, t: KingsTable, gone: list[int]) -> None:
    """What lies face down; a character of it need not be written in the party as well."""
    words = position.texts("bids", t.seat_count)
    party = t.party[:]
    bids: list[list[int]] = []
    for seat in range(t.seat_count):
        pieces: list[int] = []
        for word in words[seat].split():
            piece = read_bid(t, word, seat, pieces, gone)
            if is_character(piece) and piece not in party[seat]:
                party[seat] = [*party[seat], piece]
                gone.append(piece)
            pieces.append(piece)
        bids.append(sorted(pieces))
    t.party = [sorted(cards) for cards in party]
    t.bids = bids


def read_bid(t: KingsTable, word: str, seat: int, pieces: list[int], gone: list[int]) -> int:
    if word.endswith(JACK):
        colour = read_colour("bids", word.removesuffix(JACK), seat)
        if colour != t.sets[seat]:
            raise PositionError("bids", f"{word} is not the Jack of that seat.", seat)
        return FIRST_JACK_PIECE + colour
    for card in t.party[seat]:
        if card not in pieces and word in (CARD_KEYS[card], CARD_KEYS[card].rpartition("-")[0]):
            return card
    return read_character("bids", word, t, gone, [], seat)


def read_row(position: Position, key: str, t: KingsTable, usual: list[int]) -> list[int]:
    if not position.has(key):
        position.text(key, "")
        return usual
    cards: list[int] = []
    for word in position.text(key, "").split():
        cards.append(read_character(key, word, t, cards, [], -1))
    return sorted(cards)


def read_copied(position: Position, t: KingsTable) -> None:
    """KT-CHE-21  The bid card by which COPY lies, and whose it is."""
    word = position.text("copied", "")
    t.copied = NO_PIECE
    t.copied_from = -1
    if word:
        for seat in range(t.seat_count):
            for piece in t.bids[seat]:
                if write_piece(piece) == word:
                    t.copied = piece
                    t.copied_from = seat
        if t.copied == NO_PIECE:
            raise PositionError("copied", f"{word} is nobody's bid card.")
    position.agrees("copied_from", t.copied_from)


# Writing.


def write_colours(colours: list[int]) -> str:
    return " ".join([SET_NAMES[colour] for colour in colours])


def write_mask(mask: int) -> str:
    return write_colours([colour for colour in SET_COLOURS if mask & BIT[colour]])


def write_piece(piece: int) -> str:
    """A character card or a Jack; nothing for no piece."""
    if piece == NO_PIECE:
        return ""
    return CARD_KEYS[piece] if is_character(piece) else SET_NAMES[piece - FIRST_JACK_PIECE] + JACK


def write_pieces(pieces: list[int]) -> str:
    return " ".join([write_piece(piece) for piece in pieces])
