"""The words of a game in one language: looked up in its message file, then in those of every game.

What no file has, is said as the code says it, in English: so a game or a character of another package
can be played before anybody has translated it.
"""

import re
from functools import cache
from typing import Any, Final

from followsuit.core.cards import HIDDEN
from followsuit.core.event import Event
from followsuit.core.face import NO_RANK, Piece
from followsuit.core.game import Game
from followsuit.core.reason import Reason
from followsuit.describe import shapes
from followsuit.messages import ENGLISH, tables

LANGUAGES: Final = ("en", "ja")
COMMON: Final = "common"
PLACE: Final = re.compile(r"\{(\w+)\}")
NUMBERS: Final = re.compile(r"\d+")
PLURAL: Final = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")
Part = str | shapes.Named


class Wording:
    """Never changed once made, but for what it remembers having looked up."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language if language in LANGUAGES else ENGLISH
        languages = dict.fromkeys([self.language, ENGLISH])
        self.tables = [tables(id, one) for one in languages for id in (game.id, COMMON)]
        self.areas: dict[str, tuple[str, str]] = {}
        self.reasons: dict[tuple[str, str], shapes.Reason] = {}
        self.pieces = {number: self.piece_words(piece) for number, piece in game.pieces.items()}
        self.numbers = {(piece.kind, piece.symbol): number for number, piece in game.pieces.items()}
        self.effects = {piece.text: self.pieces[number].text for number, piece in game.pieces.items()}
        self.suits = {face.suit for face in game.faces if face.suit}
        self.cards = [self.card_name(card) for card in range(len(game.card_names))]

    # Looking up.

    def find(self, group: str, key: str) -> Any:
        """What the first file that has something for this key says, or None."""
        for table in self.tables:
            found = table.get(group, {}).get(key)
            if found is not None:
                return found
        return None

    def text(self, group: str, key: str, instead: str) -> str:
        found = self.find(group, key)
        return found if isinstance(found, str) else instead

    def facts(self, group: str, key: str) -> dict[str, Any]:
        """The table of this key, with what it lacks taken from the next file that has it."""
        facts: dict[str, Any] = {}
        for table in self.tables:
            found = table.get(group, {}).get(key)
            if isinstance(found, dict):
                facts = {**found, **facts}
        return facts

    def phrase(self, key: str) -> str:
        return self.text("phrases", key, "")

    # Cards, suits, pieces and powers.

    def card_name(self, card: int) -> str:
        face = self.game.faces[card]
        if face.piece in self.game.pieces:
            return self.pieces[face.piece].name
        own = self.facts("cards", face.text) if face.text else {}
        if "name" in own:
            return str(own["name"])
        if face.suit and face.rank != NO_RANK:
            template = self.text("names", "card", "{suit} {rank}")
            return template.format(suit=self.suit_name(face.suit), rank=face.label)
        if face.suit and self.piece_on(card) is not None:
            template = self.text("names", "card", "{suit} {piece}")
            return template.format(suit=self.suit_name(face.suit), piece=self.piece_on_name(card))
        return self.game.card_names[card]

    def piece_on(self, card: int) -> int | None:
        """The piece whose picture a playing card bears: of the same kind, with the same symbol."""
        face = self.game.faces[card]
        return self.numbers.get((face.kind, face.symbol)) if face.suit else None

    def piece_on_name(self, card: int) -> str:
        number = self.piece_on(card)
        return self.piece_name(number) if number is not None else ""

    def suit_name(self, suit: str) -> str:
        return str(self.facts("suits", suit).get("name", suit))

    def suit_letter(self, suit: str) -> str:
        return str(self.facts("suits", suit).get("letter", suit[:1].upper()))

    def piece_words(self, piece: Piece) -> shapes.PieceWords:
        facts = self.facts(piece.group(), piece.entry)
        return shapes.PieceWords(
            name=facts.get("name", piece.name),
            text=facts.get("text", piece.text),
            rules=facts.get("rules", []),
        )

    def piece_name(self, number: int) -> str:
        return self.pieces[number].name if number in self.pieces else ""

    def power_words(self, key: str) -> shapes.PowerWords:
        """Its name, text and rules, and the piece it lives on."""
        power = self.game.powers[key]
        facts = self.facts("powers", key)
        piece = self.game.pieces.get(power.piece)
        return shapes.PowerWords(
            name=facts.get("name", power.name),
            text=facts.get("text", ""),
            rules=facts.get("rules", []),
            piece=piece.key if piece is not None else None,
            symbol=power.symbol,
        )

    # Sentences.

    def reason(self, reason: Reason) -> shapes.Reason:
        key = (reason.rule, reason.sentence)
        known = self.reasons.get(key)
        if known is None:
            # What a piece does may be a reason too; it is worded once, with the piece.
            instead = self.effects.get(reason.sentence, reason.sentence)
            known = shapes.Reason(reason.rule, self.text("reasons", reason.sentence, instead))
            self.reasons[key] = known
        return known

    def heading(self, heading: str) -> str:
        """'round 2, trick 3' is looked up as 'round #, trick #'."""
        template = self.text("headings", NUMBERS.sub("#", heading), "")
        if not template:
            return self.capital(heading)
        return template.format(*NUMBERS.findall(heading))

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def listed(self, words: list[str]) -> str:
        """'blue 3', 'blue 3 and blue 8', 'blue 3, blue 8 and blue 9'."""
        if len(words) < 2:
            return "".join(words)
        last = self.phrase("and" if len(words) == 2 else "last-and")
        return self.phrase("comma").join(words[:-1]) + last + words[-1]

    def area(self, name: str) -> tuple[str, str]:
        """How the wire and how people call an area or a counter."""
        known = self.areas.get(name)
        if known is None:
            known = (name.lower().replace(" ", "-"), self.text("areas", name, self.capital(name)))
            self.areas[name] = known
        return known

    def value(self, value: str) -> str:
        """A counter's value: a number, a word, a suit, a card."""
        if value == "yes" or value.isdecimal():
            return "" if value == "yes" else value
        found = self.text("values", value, "")
        if found:
            return found
        if value in self.game.card_names:
            return self.cards[self.game.card_names.index(value)]
        return self.suit_name(value)

    def mark(self, mark: str) -> str:
        """'as blue 10' is the mark 'as', of blue and 10."""
        words = mark.split(" ")
        template = self.text("marks", words[0], mark)
        if len(words) < 3:
            return template
        return template.format(suit=self.suit_name(words[1]), rank=words[2])

    # Events.

    def event_template(self, event: Event) -> str:
        template = self.find("events", event.kind)
        text = template if isinstance(template, str) else self.game.texts.get(event.kind, event.kind)
        count = event.number if "{number}" in text else len(event.cards)
        return plural(text, count)

    def parts(self, template: str, event: Event) -> list[Part]:
        """The sentence in pieces: words, and the cards, seats and pieces it speaks of."""
        parts: list[Part] = []
        at = 0
        for place in PLACE.finditer(template):
            if place.start() > at:
                parts.append(template[at : place.start()])
            parts += self.part(place.group(1), event)
            at = place.end()
        if at < len(template):
            parts.append(template[at:])
        return parts

    def part(self, place: str, event: Event) -> list[Part]:
        if place == "cards":
            return self.card_parts(event.cards)
        if place == "seat":
            return [shapes.Named(seat=event.seat)]
        if place == "other":
            return [shapes.Named(seat=event.other)]
        if place == "piece" and event.number in self.game.pieces:
            return [shapes.Named(piece=self.game.pieces[event.number].key)]
        if place in ("suit", "face"):
            return [self.of_first_card(place, event)]
        if place == "power" and event.what in self.game.powers:
            return [self.power_words(event.what).name]
        if place == "count":
            return [str(len(event.cards))]
        return [str(event.number)]

    def of_first_card(self, place: str, event: Event) -> Part:
        """Its suit, or the piece whose picture it bears."""
        card = event.cards[0]
        number = self.piece_on(card)
        if place == "face" and number is not None:
            return shapes.Named(piece=self.game.pieces[number].key)
        return self.suit_name(self.game.faces[card].suit)

    def card_parts(self, cards: list[int]) -> list[Part]:
        shown: list[Part] = [self.card_part(card) for card in cards if card != HIDDEN]
        hidden = len(cards) - len(shown)
        if hidden or not cards:
            key = "nothing" if not cards else "hidden"
            shown.append(plural(self.phrase(key), hidden).format(number=hidden))
        last = "and" if len(shown) == 2 else "last-and"
        parts: list[Part] = []
        for i in range(len(shown)):
            if i:
                parts.append(self.phrase(last if i == len(shown) - 1 else "comma"))
            parts.append(shown[i])
        return parts

    def card_part(self, card: int) -> Part:
        piece = self.game.faces[card].piece
        if piece in self.game.pieces:
            return shapes.Named(piece=self.game.pieces[piece].key)
        return shapes.Named(card=self.game.card_names[card])

    def plain(self, parts: list[Part], names: list[str]) -> str:
        """The same as one text."""
        return self.capital("".join([self.plain_part(part, names) for part in parts]))

    def plain_part(self, part: Part, names: list[str]) -> str:
        if isinstance(part, str):
            return part
        if isinstance(part.seat, int):
            return names[part.seat]
        if isinstance(part.card, str):
            return self.cards[self.game.cards_by_name[part.card.lower()]]
        return next(
            self.piece_name(number) for number, one in self.game.pieces.items() if one.key == part.piece
        )


def plural(text: str, count: int) -> str:
    """'{number} [card|cards]' with the word that fits the count."""
    if "[" not in text:
        return text
    return PLURAL.sub(lambda words: words.group(1 if count == 1 else 2), text)


@cache
def wording(game: Game, language: str) -> Wording:
    return Wording(game, language)


def reason(game: Game, reason: Reason, language: str) -> shapes.Reason:
    """A rule's number, and what it says."""
    return wording(game, language).reason(reason)
