"""The words of a game in one language: looked up in its message files, then in those of every game.

What no file has, is said as the code says it: so a game or a character of another package can be played
before anybody has written a file for it.
"""

import re
from functools import cache
from typing import Final

from followsuit.core.bounded import make_room
from followsuit.core.cards import HIDDEN
from followsuit.core.event import NO_SEAT, Event
from followsuit.core.face import Piece
from followsuit.core.game import Game
from followsuit.core.option import CARD, COLOUR, PIECE, POWER, SEAT, argument_of, verb_of
from followsuit.core.reason import Reason
from followsuit.core.view import View
from followsuit.describe import shapes
from followsuit.messages.files import slug
from followsuit.messages.voice import Saying, Voice, said_in_code, voice

NUMBERS: Final = re.compile(r"\d+")
NUMBERED: Final = re.compile(r"(\w+) (\d+)")
MOST_VALUES: Final = 500  # that are remembered
MOST_HEADINGS: Final = 500  # likewise
CLOSING: Final = ("round", "end")  # of what kinds of events are on a sheet: there a sheet is done
Part = str | shapes.Mentioned


class Wording:
    """Never changed once made, but for what it remembers having looked up."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.voice: Voice = voice(game.id, language)
        self.language = self.voice.language
        self.areas: dict[str, tuple[str, str]] = {}
        self.phrases: dict[str, Saying | None] = {}
        self.headings: dict[tuple[str, int, int], str] = {}
        self.ranks: dict[tuple[object, ...], shapes.StrengthRank] = {}
        self.reasons: dict[tuple[str, str], shapes.ShownReason] = {}
        self.refusals: dict[str, Saying | None] = {}
        self.events: dict[str, Saying] = {}
        self.own_events: dict[tuple[str, str], Saying | None] = {}  # as they are told to whom they are about
        self.suit_names: dict[str, str] = {}
        self.values: dict[str, str] = {}
        self.marks: dict[str, str] = {}
        self.drawn_marks: dict[str, shapes.Mark | None] = {}
        self.counters: dict[
            tuple[object, ...], shapes.ShownCounter
        ] = {}  # as they were sent, by what they say
        self.strips: dict[tuple[object, ...], list[shapes.SeatStrip]] = {}  # likewise
        self.powers: dict[str, shapes.PowerWords] = {}
        self.pieces = {number: self.piece_words(piece) for number, piece in game.pieces.items()}
        self.numbers = {(piece.kind, piece.symbol): number for number, piece in game.pieces.items()}
        self.effects = {piece.text: self.pieces[number].text for number, piece in game.pieces.items()}
        self.suits = list(dict.fromkeys([face.suit for face in game.faces if face.suit]))
        self.all_suits = set(self.suits)
        self.named_pieces = {piece.key: number for number, piece in reversed(game.pieces.items())}
        # Whose events end a round, and with it a sheet.
        self.closing = {kind for kind, what in game.sheet.items() if what.partition(" ")[0] in CLOSING}
        self.cards = [self.card_name(card) for card in range(len(game.card_names))]

    # Looking up.

    def find(self, group: str, key: str) -> Saying | None:
        return self.voice.find(f"{group}-{slug(key)}")

    def text(self, group: str, key: str, instead: str) -> str:
        found = self.find(group, key)
        return instead if found is None else found.plain

    def facts(self, group: str, key: str) -> dict[str, str]:
        """What is said of something: its `name`, its `text`, and its `rules`, parted by blanks."""
        return self.voice.texts(f"{group}-{slug(key)}")

    def phrase(self, key: str, **values: object) -> str:
        """A word or turn of its own; nothing where there is none."""
        if key in self.phrases:
            found = self.phrases[key]
        else:
            found = self.phrases[key] = self.voice.find(f"phrases-{key}")
        return "" if found is None else found.say(values)

    # Cards, suits, pieces and powers.

    def card_name(self, card: int) -> str:
        face = self.game.faces[card]
        if face.piece in self.game.pieces:
            return self.pieces[face.piece].name
        own = self.facts("cards", face.text) if face.text else {}
        if "name" in own:
            return own["name"]
        second = face.label or self.piece_on_name(card)
        if not face.suit or not second:
            return self.game.card_names[card]
        places = {"suit": self.suit_name(face.suit), "rank": second, "piece": second}
        found = self.find("names", "card")
        return f"{places['suit']} {second}" if found is None else found.say(places)

    def piece_on(self, card: int) -> int | None:
        """The piece whose picture a playing card bears: of the same kind, with the same symbol."""
        face = self.game.faces[card]
        return self.numbers.get((face.kind, face.symbol)) if face.suit else None

    def piece_on_name(self, card: int) -> str:
        number = self.piece_on(card)
        return self.piece_name(number) if number is not None else ""

    def suit_name(self, suit: str) -> str:
        known = self.suit_names.get(suit)
        if known is None:
            known = self.suit_names[suit] = self.facts("suits", suit).get("name", suit)
        return known

    def suit_letter(self, suit: str) -> str:
        return self.facts("suits", suit).get("letter", suit[:1].upper())

    def piece_words(self, piece: Piece) -> shapes.PieceWords:
        facts = self.facts(piece.group(), piece.entry)
        return shapes.PieceWords(
            name=facts.get("name", piece.name),
            text=facts.get("text", piece.text),
            rules=facts.get("rules", "").split(),
            aim=facts.get("aim", ""),
            win=facts.get("win", ""),
        )

    def piece_name(self, number: int) -> str:
        return self.pieces[number].name if number in self.pieces else ""

    def power_words(self, key: str) -> shapes.PowerWords:
        """Its name, text and rules, and the piece it lives on."""
        known = self.powers.get(key)
        if known is not None:
            return known
        power = self.game.powers[key]
        facts = self.facts("powers", key)
        piece = self.game.pieces.get(power.piece)
        known = self.powers[key] = shapes.PowerWords(
            name=facts.get("name", power.name),
            text=facts.get("text", ""),
            rules=facts.get("rules", "").split(),
            piece=piece.key if piece is not None else None,
            symbol=power.symbol,
        )
        return known

    def suit_named(self, pick: int) -> str:
        """The suit that an answer names by its number."""
        return self.suits[argument_of(pick)] if argument_of(pick) < len(self.suits) else ""

    def pick_name(self, view: View, pick: int, names: list[str]) -> str:
        """What an answer is about: 'blue 6', 'Mika', a piece by its name."""
        verb = verb_of(pick)
        argument = argument_of(pick)
        if verb == CARD:
            return self.cards[argument]
        if verb == SEAT:
            return names[argument] if argument < len(names) else str(argument)
        if verb == PIECE and argument in self.pieces:
            return self.piece_name(argument)
        if verb == POWER:
            key = self.game.power_of(view, argument)
            if key in self.game.powers:
                return self.power_words(key).name
        if verb == COLOUR and self.suit_named(pick):
            return self.suit_name(self.suit_named(pick))
        return self.game.label(view, pick) or str(argument)

    # Sentences.

    def reason(self, reason: Reason) -> shapes.ShownReason:
        key = (reason.rule, reason.sentence)
        known = self.reasons.get(key)
        if known is None:
            # What a piece does may be a reason too; it is worded once, with the piece.
            instead = self.effects.get(reason.sentence, reason.sentence)
            known = shapes.ShownReason(reason.rule, self.text("reasons", reason.sentence, instead))
            self.reasons[key] = known
        return known

    def refusal(self, sentence: str) -> Saying | None:
        """How it is said of a card that this rule forbids it; None where the rule says it all."""
        if sentence not in self.refusals:
            self.refusals[sentence] = self.find("refusals", sentence)
        return self.refusals[sentence]

    def sentence(self, reason: Reason) -> str:
        return self.reason(reason).sentence

    def heading(self, heading: str, length: tuple[int, int] = (0, 0)) -> str:
        """'round 2, trick 3' is looked up as 'round-trick', with places named after its words.

        Where it is known how many rounds and tricks there are, as 'round-trick-of'.
        """
        known = self.headings.get((heading, length[0], length[1]))
        if known is None:
            make_room(self.headings, MOST_HEADINGS)
            known = self.headings[heading, length[0], length[1]] = self.new_heading(heading, length)
        return known

    def new_heading(self, heading: str, length: tuple[int, int]) -> str:
        key = NUMBERS.sub("", heading)
        found = self.find("headings", f"{key} of") if length != (0, 0) else None
        found = found or self.find("headings", key)
        if found is None:
            return self.capital(heading)
        places = {word: int(number) for word, number in NUMBERED.findall(heading)}
        return found.say({**places, "rounds": length[0], "tricks": length[1]})

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
        known = self.values.get(value)
        if known is None:
            known = self.text("values", value, "")
            if not known and value in self.game.card_names:
                known = self.cards[self.game.card_names.index(value)]
            known = known or self.suit_name(value)
            if len(self.values) < MOST_VALUES:
                self.values[value] = known
        return known

    def mark(self, mark: str) -> str:
        """'as blue 10' is the mark 'as', of blue and 10."""
        known = self.marks.get(mark)
        if known is None:
            words = mark.split(" ")
            found = self.find("marks", words[0])
            places = {"suit": self.suit_name(words[1]), "rank": words[2]} if len(words) > 2 else {}
            known = self.marks[mark] = mark if found is None else found.say(places)
        return known

    # Events.

    def event(self, kind: str) -> Saying:
        """The sentence of this kind of event; without one it is called by its kind."""
        known = self.events.get(kind)
        if known is None:
            known = self.find("events", kind) or said_in_code(self.game.texts.get(kind, kind))
            self.events[kind] = known
        return known

    def event_for(self, event: Event, reader: int) -> Saying:
        """The same as it is told to a seat that it speaks of: 'You play', 'gives you'."""
        if reader != NO_SEAT and reader in (event.seat, event.other):
            key = (event.kind, "seat" if reader == event.seat else "other")
            if key in self.own_events:
                own = self.own_events[key]
            else:
                own = self.own_events[key] = self.voice.beside(f"events-{slug(event.kind)}", key[1])
            if own is not None:
                return own
        return self.event(event.kind)

    def to_reader(self, parts: list[Part], reader: int) -> list[Part]:
        """The reader's own name is 'you', in languages that need no other words beside it."""
        you = self.phrase("reader")
        if reader == NO_SEAT or not you:
            return parts
        return [you if isinstance(part, shapes.Mentioned) and part.seat == reader else part for part in parts]

    def parts(self, saying: Saying, event: Event) -> list[Part]:
        """The sentence in pieces: words, and the cards, seats and pieces it speaks of."""
        words = saying.words({"number": event.number, "count": len(event.cards)})
        parts: list[Part] = []
        for i in range(len(words)):
            if i % 2:
                parts += self.part(words[i], event)
            elif words[i]:
                parts.append(words[i])
        return parts

    def part(self, place: str, event: Event) -> list[Part]:
        if place == "cards":
            return self.card_parts(event.cards)
        if place == "seat":
            return [shapes.Mentioned(seat=event.seat)]
        if place == "other":
            return [shapes.Mentioned(seat=event.other)]
        if place == "piece" and event.what in self.named_pieces:
            return [shapes.Mentioned(piece=event.what)]
        if place == "piece" and event.number in self.game.pieces:
            return [shapes.Mentioned(piece=self.game.pieces[event.number].key)]
        if place in ("suit", "face"):
            return [self.of_first_card(place, event)]
        if place == "power" and event.what in self.game.powers:
            return [self.power_words(event.what).name]
        return [str(len(event.cards) if place == "count" else event.number)]

    def of_first_card(self, place: str, event: Event) -> Part:
        """Its suit, or the piece whose picture it bears."""
        card = event.cards[0]
        number = self.piece_on(card)
        if place == "face" and number is not None:
            return shapes.Mentioned(piece=self.game.pieces[number].key)
        return self.suit_name(self.game.faces[card].suit)

    def card_parts(self, cards: list[int]) -> list[Part]:
        shown: list[Part] = [self.card_part(card) for card in cards if card != HIDDEN]
        hidden = len(cards) - len(shown)
        if hidden or not cards:
            shown.append(self.phrase("hidden", number=hidden) if hidden else self.phrase("nothing"))
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
            return shapes.Mentioned(piece=self.game.pieces[piece].key)
        return shapes.Mentioned(card=self.game.card_names[card])

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
        assert isinstance(part.piece, str)
        return self.piece_name(self.named_pieces[part.piece])


@cache
def wording(game: Game, language: str) -> Wording:
    return Wording(game, language)


def reason(game: Game, reason: Reason, language: str) -> shapes.ShownReason:
    """A rule's number, and what it says."""
    return wording(game, language).reason(reason)
