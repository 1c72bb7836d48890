"""What in a line of text is coloured: cards by their suit or colour, numbers of rules, the own name."""

import re
import sys
from typing import Final

from rich.text import Text

from followsuit.core.game import Game
from followsuit.describe.wording import Wording
from followsuit.rulebook import ID

# The letters of a deck with the usual suits, and the signs shown beside them.
SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RED_LETTERS: Final = "HD"
# The letters of a deck with coloured numbers, and the words shown beside them.
COLOURS: Final = {"r": "red", "b": "blue", "g": "green", "k": "black"}
OWN_DECK: Final = "a"  # before the letter of a card that belongs to a character's own deck
WITHOUT_COLOUR: Final = {"RA": "Rare", "WF": "White Flag"}
# What stands before the suit where a card is a hero and a suit, and the suits that have a style.
SUIT_AFTER: Final = "/"
SUITS_OF_HEROES: Final = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")
# Two marks in a line that the screen takes out again.
TOGETHER: Final = "\u00a0"  # a space where no line is broken; the screen makes it an ordinary one
HANG: Final = "\u2063"  # what is wrapped goes on below this


class Looks:
    """Styles for words, added to a text without changing it."""

    def __init__(self) -> None:
        self.styles: list[tuple[re.Pattern[str], str]] = [(re.compile(rf"\b{ID}\b"), "rule")]

    def add_game(self, game: Game) -> None:
        if has_colours(game):
            for letter, colour in COLOURS.items():
                self.styles.append((re.compile(rf"\b{OWN_DECK}?{letter}\d+\b"), f"{colour}-card"))
        if any(SUIT_AFTER in name for name in game.card_names):
            for suit in SUITS_OF_HEROES:
                self.styles.append((re.compile(rf"\b\w+{SUIT_AFTER}{suit}\b"), f"{suit}-card"))
        if not has_usual_suits(game):
            return
        red = [re.escape(name) for name in game.card_names if name[0] in RED_LETTERS]
        self.styles.append((re.compile(rf"\b(?:{'|'.join(red)})\b|[♥♦]"), "red-suit"))

    def add_own_name(self, name: str) -> None:
        self.styles.append((re.compile(rf"(?<!\w){re.escape(name)}(?!\w)"), "own"))

    def add_to(self, text: Text) -> None:
        for pattern, style in self.styles:
            text.highlight_regex(pattern, style)


def has_usual_suits(game: Game) -> bool:
    """Whether every card is of spades, hearts, diamonds or clubs, by its name."""
    letters = {suit_of(name) for name in game.card_names}
    return letters == set(SIGNS)


def has_colours(game: Game) -> bool:
    """Whether there are cards of red, blue, green and black, by their names."""
    return set(COLOURS) <= {suit_of(name) for name in game.card_names}


def suit_of(name: str) -> str:
    """The letters a card's name begins with, 'H' of 'H10a'; or what it ends with, 'red' of 'Guard/red'."""
    if SUIT_AFTER in name:
        return name.partition(SUIT_AFTER)[2]
    match = re.match(r"[^\W\d]*", name)
    return match.group() if match else ""


def group_of(game: Game, name: str) -> str:
    """The cards a hand holds together: those of a suit, the Rares, the White Flags."""
    if has_colours(game) and name[:2] in WITHOUT_COLOUR:
        return name[:2]
    return suit_of(name)


def sign_of(words: Wording, group: str, cards: list[int]) -> str:
    """The sign of a suit, if the game has the usual ones and the terminal can show it; or a colour's word."""
    game = words.game
    if has_colours(game):
        name = words.suit_name(game.faces[cards[0]].suit) or words.cards[cards[0]]
        return "" if name == game.card_names[cards[0]] else name
    if not has_usual_suits(game):
        return ""
    sign = SIGNS[group]
    try:
        sign.encode(sys.stdout.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return ""
    return sign
