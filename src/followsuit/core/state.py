"""What the table of a game consists of, declared once: its places, its fields, its moments.

From it come positions, read and written, the fingerprint, clones, a plain layout and the checks of the
properties. A table that is cloned in earnest, for bots that think, writes its `clone` by hand: it is faster.

A game with more to say than the fields do derives a class from `State` and overrides what it needs.
"""

from collections.abc import Callable
from typing import Any, Final

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, NOBODY
from followsuit.core.errors import FollowSuitError
from followsuit.core.fields import Field, Follows, Numbers, Place, value_words
from followsuit.core.game import Game
from followsuit.core.layout import Counter, Layout, plain_layout
from followsuit.core.moment import Moment
from followsuit.core.position import Position, PositionError
from followsuit.core.setting import Setting
from followsuit.core.step import SEALED, AnyStep
from followsuit.core.table import Table
from followsuit.core.view import View

AT: Final = "at"
SHOWN: Final = "shown"
KNOWN: Final = "known"
VOIDS: Final = "voids"
SEALED_KEY: Final = "sealed"


class State:
    """Places, fields in the order of their words in the fingerprint, and moments in the order of a round."""

    # What a position of every game may also say: who can name which hidden card, and which answers are in.
    knowledge: tuple[str, ...] = (SHOWN, KNOWN)
    sealed_at: tuple[str, ...] = ()  # the moments at which answers can lie sealed; none named, at all of them
    sealed_only: str = "nothing can be sealed at this moment."
    runs_to_question: bool = True  # whether steps may run before the question that sealed answers are for
    also: tuple[str, ...] = ()  # further keys, which what is overridden below reads and writes
    otherwise: str = ""  # the moment of a table that waits at none of those declared

    def __init__(
        self,
        places: list[Place],
        fields: list[Field],
        moments: list[Moment] | None = None,
        rest: int | None = None,
        voids: dict[str, list[int]] | None = None,
        beside: tuple[str, ...] = (),
    ) -> None:
        """`rest` is where the cards lie that a position does not name: if not said, at the first place that
        is no seat's. `voids` are the cards by suit, where a hand can be known to have none of one. `beside`
        are attributes of the table that are no part of the game: they never change, or are only looked at."""
        self.places = places
        self.fields = fields
        self.moments = moments or []
        self.rest = rest
        self.voids = voids
        self.beside = beside
        self.by_name = {field.name: field for field in fields}
        self.counted = [(field.name, field.words) for field in fields if field.is_field]
        self.by_moment = {moment.name: moment for moment in self.moments}
        keys = self.keys()
        for key in keys:
            if keys.count(key) > 1:
                raise ValueError(f"two keys of a state are called {key}; each has a name of its own.")

    def field(self, name: str) -> Field:
        return self.by_name[name]

    def keys(self) -> list[str]:
        """All that a position may name."""
        names = [AT] if self.moments else []
        names += [field.key for field in self.fields if field.has_key]
        names += [place.name for place in self.places if place.has_key]
        return [*names, *self.knowledge, *([VOIDS] if self.voids else []), *self.also, SEALED_KEY]

    def moment_names(self) -> list[str]:
        """The moments at which a table can be set up."""
        return [moment.name for moment in self.moments if moment.steps is not None]

    def words(self, t: Any, out: list[int]) -> None:
        """Every field, for the fingerprint: a number, or a list of them and before it its length; or more."""
        for name, own_state_ints in self.counted:
            if own_state_ints is not None:
                own_state_ints(t, out)
                continue
            value = getattr(t, name)
            if type(value) is int:
                out.append(value)
            elif type(value) is list and (not value or type(value[0]) is int):
                out.append(len(value))
                out += value
            else:
                value_words(value, out)

    def clone(self, t: Table) -> Table:
        """A table with the same fields: what is declared and what stands beside it, lists copied."""
        kind = type(t)
        copy = kind.__new__(kind)
        Table.__init__(copy, t.seat_count, t.cards.clone(), t.rng.clone(), t)
        for name in self.beside:
            setattr(copy, name, getattr(t, name))
        for name, _ in self.counted:
            setattr(copy, name, copied(getattr(t, name)))
        return copy

    def declared_at(self, place: int, seat_count: int) -> Place | None:
        """What the pile at this place is declared as."""
        for named in self.places:
            if place in named.places(seat_count):
                return named
        return None

    def area_of(self, place: int, seat_count: int) -> tuple[str, int] | None:
        """What the pile at this place is called, and whose it is: -1 for nobody's."""
        named = self.declared_at(place, seat_count)
        return None if named is None else (named.area, place - named.place if named.of_seats else -1)

    def layout(self, view: View) -> Layout:
        """What is drawn of a game that has no layout of its own."""
        return plain_layout(view)

    def counters(self, t: Any) -> list[Counter]:
        """The numbers of each seat that have a role."""
        return [
            Counter(field.name.replace("_", "-"), seat, str(getattr(t, field.name)[seat]), role=field.role)
            for seat in range(t.seat_count)
            for field in self.fields
            if isinstance(field, Numbers) and field.role and getattr(t, field.name)[seat] >= 0
        ]

    # Reading.

    def read(self, game: Game, position: Position, t: Any) -> None:
        """Put a fresh table into the position; nothing of it has run yet."""
        s = Setting(self, game, t, position)
        if self.moments:
            s.moment = position.word(AT, self.usual_moment(s), self.moment_names())
        for field in self.fields:
            s.get(field.name)
        s.lay_out()
        self.read_trick(s)
        self.set_knowledge(s)
        self.read_rest(s)
        sealed = position.texts(SEALED_KEY, t.seat_count)
        for field in self.fields:
            if isinstance(field, Follows):
                field.agree(s)
        position.finish()
        self.check(s)
        for field in self.fields:
            field.settle(s)
        if self.moments:
            t.todo.clear()
            t.then(self.steps_from(s))
        self.seal(s, sealed)

    def usual_moment(self, s: Setting) -> str:
        """The moment of a position that names none."""
        return self.moment_names()[0]

    def read_trick(self, s: Setting) -> None:
        """Whatever is laid once all cards are there."""

    def read_rest(self, s: Setting) -> None:
        """Whatever is left, once it is known who can name which card."""

    def check(self, s: Setting) -> None:
        """Refuse, with PositionError, what cannot have come about."""

    def steps_from(self, s: Setting) -> list[AnyStep]:
        """What remains to be done from this moment on."""
        steps = self.by_moment[s.moment].steps
        assert steps is not None
        return steps(s.t)

    # Cards.

    def every_card(self, t: Any) -> list[int]:
        """The cards of this table."""
        return list(range(len(t.cards.known_by)))

    def why_not_here(self, s: Setting, card: int) -> str:
        """Why this card is none of this table's; nothing if it is."""
        return "" if card in self.every_card(s.t) else f"{s.game.write_card(card)} is not in this game."

    def lay_out(self, s: Setting) -> None:
        """Put every card where the position says; those it does not name lie below the rest."""
        cards = s.t.cards
        for place in range(len(cards.piles)):
            cards.own_pile(place).clear()
        placed: set[int] = set()
        for named in self.places:
            if named.has_key:
                for text, place, index in self.texts_of(s, named):
                    pile = s.read_cards(named.name, text, index)
                    for card in pile:
                        why_not = self.why_not_here(s, card)
                        if why_not:
                            raise PositionError(named.name, why_not, index)
                        if card in placed:
                            name = s.game.write_card(card)
                            raise PositionError(named.name, f"{name} lies in two places.", index)
                        placed.add(card)
                    cards.own_pile(place).extend(reversed(pile) if named.is_top_first else pile)
        rest = self.rest
        if rest is None:
            rest = next(named.place for named in self.places if not named.of_seats)
        cards.own_pile(rest)[:0] = [card for card in self.every_card(s.t) if card not in placed]

    def texts_of(self, s: Setting, named: Place) -> list[tuple[str, int, int]]:
        """What the position says of a place: text, place, and in a list its index."""
        if not named.of_seats:
            return [(s.position.text(named.name, ""), named.place, -1)]
        texts = s.position.texts(named.name, s.t.seat_count)
        return [(texts[seat], named.place + seat, seat) for seat in range(s.t.seat_count)]

    def write_place(self, s: Setting, named: Place) -> object:
        cards = s.t.cards
        is_sorted = named.place < cards.unordered if named.is_sorted is None else named.is_sorted
        texts: list[str] = []
        for place in named.places(s.t.seat_count):
            pile = cards.piles[place]
            in_order = pile[::-1] if named.is_top_first else pile
            texts.append(s.write_pile(pile) if is_sorted else s.game.write_cards(in_order))
        return texts if named.of_seats else texts[0]

    # Who knows what.

    def hidden_places(self, t: Any) -> list[int]:
        """Where cards lie face down; what lies elsewhere everyone has seen."""
        return [place for named in self.places if named.is_hidden for place in named.places(t.seat_count)]

    def hide(self, s: Setting) -> None:
        """What is hidden is known to those who keep it, and may be wherever something is hidden."""
        cards = s.t.cards
        hidden = 0
        for place in self.hidden_places(s.t):
            hidden |= BIT[place]
        cards.own_knowledge()
        for card in range(len(cards.known_by)):
            cards.known_by[card] = NOBODY
            cards.possible_places[card] = 0
        for place in range(len(cards.piles)):
            is_hidden = hidden & BIT[place] != 0
            for card in cards.piles[place]:
                cards.known_by[card] = cards.keepers[place] if is_hidden else EVERYONE
                cards.possible_places[card] = hidden if is_hidden else BIT[place]

    def set_knowledge(self, s: Setting) -> None:
        """What is hidden, but for what the position says of it."""
        self.hide(s)
        cards = s.t.cards
        if SHOWN in self.knowledge:
            self.each_card(s, SHOWN, lambda seat, card: cards.show(card, seat))
        if KNOWN in self.knowledge:
            texts = s.position.texts(KNOWN, s.t.seat_count)
            for seat in range(s.t.seat_count):
                for card in s.read_cards(KNOWN, texts[seat], seat):
                    if not [place for place in self.hidden_places(s.t) if card in cards.piles[place]]:
                        raise PositionError(KNOWN, f"{s.game.write_card(card)} does not lie hidden.", seat)
                    cards.known_by[card] |= BIT[seat]
        if self.voids:
            texts = s.position.texts(VOIDS, s.t.seat_count)
            for seat in range(s.t.seat_count):
                for word in texts[seat].split():
                    self.show_void(s, seat, word)

    def each_card(self, s: Setting, key: str, do: Callable[[int, int], None]) -> None:
        """For every card that the position lists for a seat, and that is in its hand."""
        texts = s.position.texts(key, s.t.seat_count)
        for seat in range(s.t.seat_count):
            for card in s.read_cards(key, texts[seat], seat):
                if card not in s.t.cards.piles[seat]:
                    name = s.game.write_card(card)
                    raise PositionError(key, f"{name} is not in the hand of seat {seat}.", seat)
                do(seat, card)

    def show_void(self, s: Setting, seat: int, suit: str) -> None:
        """Everyone can tell that this hand has no card of the suit, but for cards they saw go there."""
        if not self.voids or suit not in self.voids:
            raise PositionError(VOIDS, f"voids lists suits, and {suit} is none.", seat)
        cards = s.t.cards
        for card in cards.piles[seat]:
            if card in self.voids[suit] and cards.known_by[card] != EVERYONE:
                name = s.game.write_card(card)
                raise PositionError(VOIDS, f"{name} is in the hand of seat {seat}.", seat)
        cards.rule_out(self.voids[suit], seat)

    def write_knowledge(self, s: Setting) -> dict[str, object]:
        written: dict[str, object] = {}
        if SHOWN in self.knowledge:
            written[SHOWN] = s.each(lambda seat: s.write_pile(shown_cards(s.t, seat)))
        if KNOWN in self.knowledge:
            written[KNOWN] = s.each(lambda seat: s.write_pile(self.known_elsewhere(s.t, seat)))
        if self.voids:
            written[VOIDS] = s.each(lambda seat: " ".join(self.void_suits(s.t, seat)))
        return written

    def known_elsewhere(self, t: Any, seat: int) -> list[int]:
        """The hidden cards this seat can name, besides those it keeps and those that everyone has seen."""
        return [
            card
            for place in self.hidden_places(t)
            if not t.cards.keepers[place] & BIT[seat]
            for card in t.cards.piles[place]
            if card >= 0 and t.cards.is_known(card, seat) and t.cards.known_by[card] != EVERYONE
        ]

    def void_suits(self, t: Any, seat: int) -> list[str]:
        """The suits of which everyone can tell that no card not yet seen is in this hand."""
        here = self.every_card(t)
        names: list[str] = []
        for suit, cards in (self.voids or {}).items():
            unseen = [card for card in cards if card in here and t.cards.known_by[card] != EVERYONE]
            if unseen and not [card for card in unseen if t.cards.possible_places[card] & BIT[seat]]:
                names.append(suit)
        return names

    # Answers that are in, and that nobody else has seen yet.

    def seal(self, s: Setting, sealed: list[str]) -> None:
        if not any(sealed):
            return
        first = next(seat for seat in range(len(sealed)) if sealed[seat])
        if self.sealed_at and s.moment not in self.sealed_at:
            raise PositionError(SEALED_KEY, self.sealed_only, first)
        if self.runs_to_question:
            s.t.advance()
        if not s.t.todo or not s.t.todo[-1].is_question():
            raise PositionError(SEALED_KEY, self.sealed_only, first)
        for seat in range(s.t.seat_count):
            for word in sealed[seat].split():
                question = s.t.todo[-1]
                try:
                    s.t.answer(seat, s.game.read_pick(word))
                except FollowSuitError as error:
                    raise PositionError(SEALED_KEY, f"{word}: {error}", seat) from error
                if not s.t.sealed[seat] or s.t.todo[-1] is not question:
                    text = f"{word} does not stay sealed; let a step give it."
                    raise PositionError(SEALED_KEY, text, seat)

    def write_sealed(self, s: Setting) -> list[str]:
        return [
            " ".join(["?" if pick == SEALED else s.game.write_pick(pick) for pick in picks])
            for picks in s.t.sealed
        ]

    # Writing.

    def write(self, game: Game, t: Any) -> dict[str, object]:
        """What can be read off a table, or off what a view shows of it, under the names that set it up."""
        s = Setting(self, game, t, Position({}))
        written: dict[str, object] = {}
        if self.moments:
            written[AT] = s.moment = self.moment_of(t)
        for field in self.fields:
            if field.has_key:
                written[field.key] = field.write(s)
        for named in self.places:
            if named.has_key:
                written[named.name] = self.write_place(s, named)
        written.update(self.write_knowledge(s))
        written[SEALED_KEY] = self.write_sealed(s)
        self.write_rest(s, written)
        return written

    def write_rest(self, s: Setting, written: dict[str, object]) -> None:
        """Whatever else there is to say."""

    def moment_of(self, t: Any) -> str:
        """The moment at which this table waits for an answer, or for its next step."""
        for moment in self.moments:
            if moment.is_now(t):
                return moment.name
        return self.otherwise


def shown_cards(t: Any, seat: int) -> list[int]:
    """The cards of this hand that everyone can name."""
    return [card for card in t.cards.piles[seat] if card >= 0 and t.cards.known_by[card] == EVERYONE]


def copied(value: Any) -> Any:
    """For a clone. Lists change in place, so they are copied; an object may know how; all else is shared."""
    if isinstance(value, list):
        return [copied(entry) for entry in value]
    return value.clone() if hasattr(value, "clone") else value
