"""What in a line of text is coloured: cards by their suit or colour, numbers of rules, the own name."""

import re
import sys
from typing import Final

from rich.text import Text

from followsuit.core.game import Game
from followsuit.describe.wording import Wording
from followsuit.rulebook import ID

# The signs of the usual suits, by their ink, and those that are red; other inks are colours.
SIGNS: Final = {"spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣"}
RED_SUITS: Final = ("heart", "diamond")
NUMBER: Final = "number"  # the kind of most cards
# Two marks in a line that the screen takes out again.
TOGETHER: Final = "\u00a0"  # a space where no line is broken; the screen makes it an ordinary one
HANG: Final = "\u2063"  # what is wrapped goes on below this


class Looks:
    """Styles for words, added to a text without changing it."""

    def __init__(self) -> None:
        self.styles: list[tuple[re.Pattern[str], str]] = [(re.compile(rf"\b{ID}\b"), "rule")]

    def add_game(self, game: Game) -> None:
        by_style: dict[str, list[str]] = {}
        for name, face in zip(game.card_names, game.faces, strict=True):
            if face.ink in RED_SUITS:
                by_style.setdefault("red-suit", ["[♥♦]"]).append(rf"\b{re.escape(name)}\b")
            elif face.ink and face.ink not in SIGNS:
                by_style.setdefault(f"{face.ink}-card", []).append(rf"\b{re.escape(name)}\b")
        for style, names in by_style.items():
            self.styles.append((re.compile("|".join(names)), style))

    def add_own_name(self, name: str) -> None:
        self.styles.append((re.compile(rf"(?<!\w){re.escape(name)}(?!\w)"), "own"))

    def add_to(self, text: Text) -> None:
        for pattern, style in self.styles:
            text.highlight_regex(pattern, style)


def group_of(game: Game, card: int) -> str:
    """The cards a hand holds together: those of a suit, the Rares, the White Flags; or, where a game says
    nothing of its cards, those whose names begin with the same letters."""
    face = game.faces[card]
    if face.suit or face.kind != NUMBER:
        return face.suit or face.kind
    letters = re.match(r"[^\W\d]*", game.card_names[card])
    return letters.group() if letters else ""


def sign_of(words: Wording, card: int) -> str:
    """What stands before the cards of a group: the sign of a suit, if the terminal can show it; or a word,
    unless the cards' own names say it."""
    face, name = words.game.faces[card], words.game.card_names[card]
    if face.ink not in SIGNS:
        called = words.suit_name(face.suit) if face.suit or face.kind == NUMBER else words.cards[card]
        return "" if called == name or name.endswith(f"/{face.suit}") else called
    sign = SIGNS[face.ink]
    try:
        sign.encode(sys.stdout.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return ""
    return sign
