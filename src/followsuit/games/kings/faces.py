"""What the cards and pieces of Kings TrickTakers look like and are called."""

from typing import Final

from followsuit.core.face import Act, ActMoment, CardFace, Piece, Power
from followsuit.core.layout import MarkFace
from followsuit.core.roles import MarkRole
from followsuit.games.kings.cards import KIND, NAMES, PRINTS, SET_COLOURS, VALUE, WHITE_NUMBER
from followsuit.games.kings.court import COURT, KING_POWER
from followsuit.games.kings.pieces import (
    CARDS_OF,
    CHARACTER_CARDS,
    CHARACTER_OF,
    FIRST_JACK_PIECE,
    FIRST_KING_PIECE,
    FIRST_SET_PIECE,
    key_of_card,
    key_of_jack,
)
from followsuit.games.kings.roster import CHARACTERS
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.takers.cards import NUMBER
from followsuit.games.takers.faces import card_face, powers_of
from followsuit.games.takers.layout import MARKS

GROUNDS: Final = 5  # of the seals of characters
SET_SYMBOLS: Final = {"red": "sun", "blue": "wave", "green": "leaf", "black": "moon", "white": "snow"}
FIRST_SET_GROUND: Final = 6  # of those of sets, by colour

KING: Final = Act("with-card", "king")
QUEEN: Final = "queen"  # whose moment is a matter of her colour
# By colour: red, blue, green, black, white.
QUEEN_MOMENTS: Final[list[ActMoment]] = ["before-card", "with-card", "before-card", "with-card", "with-card"]


class SetActs:
    """What set, Jack and King do in one of the games, in the order of a round. Never changed."""

    def __init__(
        self,
        before: tuple[Act, ...],
        after: tuple[Act, ...],
        jack: tuple[Act, ...],
        king: tuple[Act, ...],
        has_queen: bool = True,
    ) -> None:
        self.before = before  # of the set, before King and Queen
        self.after = after  # of the set, after them
        self.jack = jack
        self.king = king
        self.has_queen = has_queen

    def of_set(self, colour: int) -> tuple[Act, ...]:
        queen = (Act(QUEEN_MOMENTS[colour], QUEEN),) if self.has_queen else ()
        if queen and queen[0].moment == "before-card":
            return (*self.before, *queen, KING, *self.after)
        return (*self.before, KING, *queen, *self.after)


NUMBERS: Final = Act("always", "numbers")
PLAY_KING: Final = Act("with-card", "play")
# KT-KNUM-01, KT-KING-02, KT-QUEEN-01, KT-KING-11, KT-KING-09, KT-JACK-01, KT-JACK-02
IN_KINGS: Final = SetActs(
    (NUMBERS,),
    (Act("end", "played"), Act("last-round", "unused")),
    (Act("setup", "bid"), Act("end", "face-up")),
    (NUMBERS, PLAY_KING),
)
# KO-SET-01, KO-SET-06 to KO-SET-08
IN_OMBRE: Final = SetActs(
    (Act("always", "trump"),), (Act("end", "jack"),), (Act("end", "rival"),), (PLAY_KING,)
)
# KW-DRAFT-03, KW-DRAFT-06, KW-PLAY-08, KW-PLAY-11
IN_WHIST: Final = SetActs((NUMBERS, Act("setup", "eleven")), (), (), (NUMBERS, PLAY_KING))
# KN-R1-06, KN-R2-02, KN-PREP-02, KN-PREP-04, KN-SCORE-03, KN-SCORE-04, KN-SCORE-06
IN_NAPOLEON: Final = SetActs(
    (NUMBERS, Act("setup", "cards")),
    (Act("end", "played"), Act("last-round", "unused")),
    (),
    (NUMBERS, PLAY_KING),
    has_queen=False,
)


def face_of(card: int) -> CardFace:
    if KIND[card] == WHITE_NUMBER:
        return CardFace(
            suit="", rank=VALUE[card], symbol="crown", kind="white", text=NAMES[card], look="white"
        )
    is_number = KIND[card] == NUMBER
    return card_face(
        PRINTS,
        card,
        picture="",
        sign="berserker" if NAMES[card] in ("k10x", "k10y") else "",
        piece=-1,
        text=NAMES[card] if PRINTS.owner[card] or not is_number else "",
    )


def character_pieces() -> dict[int, Piece]:
    """KT-GAP-01  Every card of every character: alike but for the key."""
    pieces: dict[int, Piece] = {}
    for card in range(CHARACTER_CARDS):
        one = CHARACTERS[CHARACTER_OF[card]]
        ground = CHARACTER_OF[card] % GROUNDS + 1
        pieces[card] = Piece(
            key_of_card(card), "character", one.name, "", one.key, ground, entry=one.key, acts=one.acts
        )
    return pieces


def set_pieces(acts: SetActs) -> dict[int, Piece]:
    """Sets, Jacks and Kings, by colour; what they do is said by the messages of each game."""
    pieces: dict[int, Piece] = {}
    for colour in SET_COLOURS:
        name = SET_NAMES[colour]
        title = name.capitalize()
        ground = FIRST_SET_GROUND + colour
        pieces[FIRST_SET_PIECE + colour] = Piece(
            f"{name}-set", "set", f"{title} set", "", SET_SYMBOLS[name], ground, acts=acts.of_set(colour)
        )
        pieces[FIRST_JACK_PIECE + colour] = Piece(
            key_of_jack(colour), "jack", f"{title} Jack", "", "jack", ground, acts=acts.jack
        )
        pieces[FIRST_KING_PIECE + colour] = Piece(
            f"{name}-king", "king", f"{title} King", "", "king", ground, acts=acts.king
        )
    return pieces


def court_marks() -> dict[str, MarkFace]:
    """What may lie on a card of a trick, besides the marks of the family: a King or a Queen."""
    marks = dict(MARKS)
    for colour in SET_COLOURS:
        for figure in ("king", "queen"):
            face = MarkFace(MarkRole.BELOW, figure, FIRST_SET_GROUND + colour)
            marks[f"{SET_NAMES[colour]}-{figure}"] = face
    return marks


def all_powers() -> list[Power]:
    """What characters can do lives on their first cards; what King and Queen can do lives on the set."""
    powers: list[Power] = []
    for character in CHARACTERS:
        powers += powers_of(character, CARDS_OF[character.key][0])
    for power in range(COURT.power_count):
        colour = power % KING_POWER
        piece = FIRST_KING_PIECE + colour if power >= KING_POWER else FIRST_SET_PIECE + colour
        symbol = "king" if power >= KING_POWER else "queen"
        powers.append(Power(COURT.power_key(power), COURT.power_text(power), piece, symbol))
    return powers
