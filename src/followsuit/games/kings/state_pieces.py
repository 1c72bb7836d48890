"""Sets, Kings, Queens and characters, in the words of scenarios.

gambler-2 is the second Gambler card; gambler alone is the first one that nobody has yet.
"""

from typing import Any, Final

from followsuit.core.bits import BIT
from followsuit.core.fields import Key, Words
from followsuit.core.position import PositionError
from followsuit.core.setting import Setting
from followsuit.games.kings.cards import NO_SET, SET_COLOURS
from followsuit.games.kings.numbers import PARTY
from followsuit.games.kings.pieces import (
    CARDS_OF,
    CHARACTER_CARDS,
    FIRST_JACK_PIECE,
    is_character,
    key_of_card,
)
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.table import NO_CONTRACTS, NO_PIECE, KingsTable

CARD_KEYS: Final[list[str]] = [key_of_card(card) for card in range(CHARACTER_CARDS)]
QUEEN_NAMES: Final[list[str]] = ["up", "turned", "laid", "counts", "down", "laid-again"]  # as on the table
JACK: Final = "-jack"
NOTHING: Final = "-"


# Sets.


def read_colour(key: str, word: str, index: int = -1) -> int:
    if word not in SET_NAMES:
        raise PositionError(key, f"{word} is no colour of a set.", index)
    return SET_NAMES.index(word)


class Colours(Words):
    """Colours of sets, in the order in which they are written."""

    def __init__(self, name: str, **more: Any) -> None:
        super().__init__(name, SET_NAMES, "colour", **more)

    def number(self, word: str, index: int) -> int:
        return read_colour(self.key, word, index)


class ColourMask(Colours):
    """The same, kept as a mask."""

    def value(self, s: Setting) -> int:
        return mask_of(self.numbers(s.position.text(self.key, ""), -1))

    def as_written(self, value: Any) -> object:
        return super().as_written([colour for colour in SET_COLOURS if value & BIT[colour]])


class ColourMaskOfSeats(ColourMask):
    """By seat; usually the colour of its set."""

    def value(self, s: Setting) -> Any:
        texts = s.position.texts(self.key, s.t.seat_count)
        if s.position.has(self.key):
            return s.each(lambda seat: mask_of(self.numbers(texts[seat], seat)))
        return [0 if colour == NO_SET else BIT[colour] for colour in s.get("sets")]

    def as_written(self, value: Any) -> object:
        return [super(ColourMaskOfSeats, self).as_written(mask) for mask in value]


def mask_of(colours: list[int]) -> int:
    return sum([BIT[colour] for colour in colours])


class Sets(Key):
    """By seat, the colour of its set."""

    def value(self, s: Setting) -> list[int]:
        sets: list[int] = []
        for seat, word in enumerate(s.position.texts(self.key, s.t.seat_count)):
            colour = read_colour(self.key, word, seat) if word else NO_SET
            if colour != NO_SET and colour in sets:
                raise PositionError(self.key, f"two seats have the {word} set.", seat)
            sets.append(colour)
        usual: list[int] = self.usual_value(s)
        return sets if s.position.has(self.key) else usual

    def as_written(self, value: list[int]) -> object:
        return [SET_NAMES[colour] if colour != NO_SET else "" for colour in value]


class Queens(Key):
    """By seat, how its Queen lies."""

    def value(self, s: Setting) -> list[int]:
        queens: list[int] = self.usual_value(s)
        for seat, word in enumerate(s.position.texts(self.key, s.t.seat_count)):
            if word and word not in QUEEN_NAMES:
                names = ", ".join(QUEEN_NAMES)
                raise PositionError(self.key, f"a Queen is {names}, and not {word}.", seat)
            if word:
                queens[seat] = QUEEN_NAMES.index(word)
        return queens

    def as_written(self, value: list[int]) -> object:
        return [QUEEN_NAMES[how] for how in value]


class Colour(Key):
    """The colour of a set, or - for none."""

    def __init__(self, name: str, none: int, usual: Any) -> None:
        super().__init__(name, usual)
        self.none = none

    def value(self, s: Setting) -> int:
        word = s.position.text(self.key, str(self.as_written(self.usual_value(s))))
        return self.none if word == NOTHING else read_colour(self.key, word)

    def as_written(self, value: int) -> object:
        return NOTHING if value == self.none else SET_NAMES[value]


class Contracts(Key):
    """The colours of the three rounds; - where there is none. The table has one for the round before, too."""

    def value(self, s: Setting) -> list[int]:
        words = s.position.text(self.key, str(self.as_written(self.usual_value(s)))).split()
        if len(words) != len(NO_CONTRACTS) - 1:
            text = f"contracts names a colour for each round, or {NOTHING} for none."
            raise PositionError(self.key, text)
        return [NO_SET, *[NO_SET if word == NOTHING else read_colour(self.key, word) for word in words]]

    def as_written(self, value: list[int]) -> object:
        return " ".join([NOTHING if colour == NO_SET else SET_NAMES[colour] for colour in value[1:]])


# Characters.


class PiecesOfSeats(Key):
    """By seat, character cards or Jacks."""

    def as_written(self, value: list[list[int]]) -> object:
        return [write_pieces(pieces) for pieces in value]


class Party(PiecesOfSeats):
    """What lies before a seat; a character that is bid need not be written here as well."""

    def value(self, s: Setting) -> list[list[int]]:
        texts = s.position.texts(self.key, s.t.seat_count)
        gone: list[int] = s.notes.setdefault("gone", [])
        named = [word for text in texts for word in text.split() if word in CARD_KEYS]
        found: list[list[int]] = []
        for seat in range(s.t.seat_count):
            cards: list[int] = []
            for word in texts[seat].split():
                cards.append(read_character(self.key, word, s.t, gone, named, seat))
                gone.append(cards[-1])
            found.append(cards)
        return found


class Bids(PiecesOfSeats):
    """What lies face down; a character of it belongs to the party."""

    def value(self, s: Setting) -> list[list[int]]:
        t: KingsTable = s.t
        s.get("party")
        gone = s.notes["gone"]
        bids: list[list[int]] = []
        party = t.party[:]
        for seat, text in enumerate(s.position.texts(self.key, t.seat_count)):
            pieces: list[int] = []
            for word in text.split():
                piece = read_bid(t, word, seat, pieces, gone)
                if is_character(piece) and piece not in party[seat]:
                    party[seat] = [*party[seat], piece]
                    gone.append(piece)
                pieces.append(piece)
            bids.append(sorted(pieces))
            if len(party[seat]) > PARTY:
                raise PositionError("party", f"a party has {PARTY} characters.", seat)
        t.party = [sorted(cards) for cards in party]
        return bids


class Barred(PiecesOfSeats):
    """By seat, character cards by their full names."""

    def value(self, s: Setting) -> list[list[int]]:
        barred: list[list[int]] = []
        for seat, text in enumerate(s.position.texts(self.key, s.t.seat_count)):
            for word in text.split():
                if word not in CARD_KEYS:
                    raise PositionError(self.key, f"there is no character card {word!r}.", seat)
            barred.append([CARD_KEYS.index(word) for word in text.split()])
        return barred


class Row(Key):
    """The character cards that nobody has, unless it says otherwise."""

    def value(self, s: Setting) -> list[int]:
        s.get("bids")
        words = s.position.text(self.key, "").split()
        if not s.position.has(self.key):
            return [card for card in s.t.rules.characters if card not in s.notes["gone"]]
        cards: list[int] = []
        for word in words:
            cards.append(read_character(self.key, word, s.t, cards, [], -1))
        return sorted(cards)

    def as_written(self, value: list[int]) -> object:
        return write_pieces(sorted(value))


class Copied(Key):
    """KT-CHE-21  The bid card by which COPY lies; whose it is follows from it."""

    def value(self, s: Setting) -> int:
        word = s.position.text(self.key, "")
        s.t.copied_from = -1
        for seat, pieces in enumerate(s.get("bids")):
            for piece in pieces:
                if word and write_piece(piece) == word:
                    s.t.copied_from = seat
                    return int(piece)
        if word:
            raise PositionError(self.key, f"{word} is nobody's bid card.")
        return NO_PIECE

    def as_written(self, value: int) -> object:
        return write_piece(value)


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


def write_piece(piece: int) -> str:
    """A character card or a Jack; nothing for no piece."""
    if piece == NO_PIECE:
        return ""
    return CARD_KEYS[piece] if is_character(piece) else SET_NAMES[piece - FIRST_JACK_PIECE] + JACK


def write_pieces(pieces: list[int]) -> str:
    return " ".join([write_piece(piece) for piece in pieces])
