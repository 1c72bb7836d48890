"""What the tables of the family have in common, declared; each game adds what only it has.

A trick is written play by play, in the order of turns: r5, or several cards of one play; & begins a further
play of whoever played last.
"""

from typing import Any, Final

from followsuit.core.bits import BIT
from followsuit.core.event import NO_SEAT
from followsuit.core.fields import Field, Follows, Hands, Place, Text
from followsuit.core.fingerprint import name_code
from followsuit.core.option import POWER, option
from followsuit.core.position import PositionError
from followsuit.core.setting import Setting
from followsuit.core.state import SHOWN, VOIDS, State, shown_cards
from followsuit.games.takers.cards import COLOUR_NAMES, NO_COLOUR, PIECE_CARD
from followsuit.games.takers.moments import AFTER_PLAY, PLAY
from followsuit.games.takers.order import Order
from followsuit.games.takers.state_knowledge import (
    common_cards,
    hidden_from,
    hide_own_cards,
    hide_piles,
    seen_cards,
    void_colours,
)
from followsuit.games.takers.state_trick import (
    has_second_card,
    lay_card,
    power_shown,
    read_card,
    read_power,
    reserve,
)
from followsuit.games.takers.table import (
    BOX,
    DECK,
    DISCARDS,
    FACE_DOWN,
    FIRST_OWN_PLACE,
    TAKEN,
    TRICK,
    Play,
    TakersTable,
)
from followsuit.games.takers.trick import start_run
from followsuit.games.takers.turn import (
    NOTHING_ANNOUNCED,
    OtherTurn,
    TakeTurn,
    lay,
    lay_several,
    set_lead_colour,
)

UNSEEN: Final = "?"  # a card of the trick that lies face down
FURTHER: Final = "&"  # a further play of the same seat
DECK_KEY: Final = "deck"
FACE_DOWN_KEY: Final = "face_down"


# Fields.


def last_trick_words(t: TakersTable, out: list[int]) -> None:
    out += [len(t.last_trick), *[play.card for play in t.last_trick]]


def role_words(t: TakersTable, out: list[int]) -> None:
    out.append(len(t.roles))
    for role in t.roles:
        out += [role.seat, role.slot, name_code(role.character.code)]


def sheet_words(t: TakersTable, out: list[int]) -> None:
    for sheet in t.sheets:
        sheet.words(out)


def read_last_trick(s: Setting) -> None:
    prints = s.t.prints
    s.t.last_trick = [
        Play(NO_SEAT, card, prints.kind[card], prints.colour[card], prints.value[card], 0, None)
        for card in s.game.read_cards(s.position.text("last_trick", ""))
    ]


def family_fields(*own: Field) -> list[Field]:
    """The fields of the family, and after them those of a game; one of the same name takes the place."""
    family: list[Field] = [
        Field("order", lambda t, out: out.append(name_code(type(t.order).__name__))),
        Field("points"),
        Field("wins"),
        Field("uses"),
        Field("waiting"),
        Field("open_cards"),
        Field("reserved"),
        Text(
            *("last_trick", read_last_trick),
            written=lambda s: s.game.write_cards([play.card for play in s.t.last_trick]),
            words=last_trick_words,
        ),
        Field("roles", role_words),
        Field("sheets", sheet_words),
        Field("used"),
        Field("round"),
        Field("trick_number"),
        Field("leader"),
        Field("led"),
        Field("reserver"),
        Field("plays"),
    ]
    by_name = {field.name: field for field in own}
    known = [field.name for field in family]
    return [
        *[by_name.get(field.name, field) for field in family],
        *[field for field in own if field.name not in known],
        Text("trick", is_field=False, written=lambda s: s.state.write_trick(s)),  # type: ignore[attr-defined]
        Text("turns", is_field=False, written=write_turns),
        Text("rest_in_deck", is_field=False, written=lambda s: 1),
        Follows("lead_colour", lambda s: COLOUR_NAMES[s.t.led] if s.t.led != NO_COLOUR else ""),
        Follows("hand_counts", lambda s: s.each(lambda seat: len(s.t.hand(seat)))),
        Follows("discard_count", lambda s: len(s.t.cards.piles[DISCARDS])),
        Follows("deck_count", lambda s: len(s.t.cards.piles[DECK])),
    ]


def family_places(*own: Place) -> list[Place]:
    return [
        Hands(),
        Place("taken", TAKEN, of_seats=True, is_sorted=True),
        Place("discards", DISCARDS, is_hidden=True, is_sorted=True),
        Place("out", BOX, is_sorted=True),
        *own,
        Place(DECK_KEY, DECK, is_hidden=True, is_top_first=True),
        Place("in the trick", TRICK, has_key=False, area="trick"),
    ]


def write_turns(s: Setting) -> str:
    return " ".join([str(seat) for seat in s.state.turns_of(s.t)])  # type: ignore[attr-defined]


FAMILY_BESIDE: Final = (
    *("asked", "finished", "last_win", "normal", "prints"),
    *("roles_by_priority", "roles_by_seat", "rules", "turns", "won_because"),
)


class TakersState(State):
    knowledge = ()
    also = (SHOWN, "open", VOIDS, "seen")

    def area_of(self, place: int, seat_count: int) -> tuple[str, int] | None:
        """The characters have places of their own."""
        own = ("own cards", NO_SEAT) if place >= FIRST_OWN_PLACE else None
        return super().area_of(place, seat_count) or own

    def usual_moment(self, s: Setting) -> str:
        return PLAY

    # Cards.

    def lay_out(self, s: Setting) -> None:
        """Every card where the position says, the others where they always wait, or in the deck."""
        self.cast(s)
        t = s.t
        t.cards.go_home(t.homes())
        s.notes["placed"] = [False] * len(t.prints.names)
        for named in self.places:
            if named.has_key and named.name not in (DECK_KEY, FACE_DOWN_KEY):
                for text, place, index in self.texts_of(s, named):
                    put(s, named.name, text, place, index)
        self.put_trick_in_hands(s)
        top = put(s, DECK_KEY, s.position.text(DECK_KEY, ""), DECK)
        rest = [card for card in t.cards.piles[DECK] if not s.notes["placed"][card]]
        is_in_deck = s.position.number("rest_in_deck", 1, 0, 1) == 1
        t.cards.piles[DECK] = (rest if is_in_deck else []) + top[::-1]
        if not is_in_deck:
            t.cards.piles[TAKEN] = t.cards.piles[TAKEN] + rest

    def cast(self, s: Setting) -> None:
        """Who is which character, before the cards are laid out."""

    def put_trick_in_hands(self, s: Setting) -> None:
        """Cards of the trick are laid from the hands; those not written there are put there first."""
        t = s.t
        down = self.face_down_texts(s)
        words = s.position.text("trick", "").split()
        seats = self.seats_of(s, words)
        for i in range(len(words)):
            seat = seats[i]
            is_down = words[i] == UNSEEN
            word = down[seat] if is_down else words[i]
            if len(word.split()) != 1:
                raise PositionError("trick", f"which card of seat {seat} lies face down?")
            for part in self.cards_of(word):
                key, index = (FACE_DOWN_KEY, seat) if is_down else ("trick", -1)
                if read_card(s, key, part, index) not in t.hand(seat):
                    put(s, key, part, seat, index)
        for seat in range(t.seat_count):
            if not down[seat] or (seat in seats and words[seats.index(seat)] == UNSEEN):
                continue
            if len(down[seat].split()) > 1 or not has_second_card(t, seat):
                text = "a card that lies face down is written ? in the trick."
                raise PositionError(FACE_DOWN_KEY, text, seat)
            put(s, FACE_DOWN_KEY, down[seat], FACE_DOWN + seat, seat)

    def face_down_texts(self, s: Setting) -> list[str]:
        """What lies face down, by seat."""
        return s.position.texts(FACE_DOWN_KEY, s.t.seat_count)

    def seats_of(self, s: Setting, words: list[str]) -> list[int]:
        """Who made each play of the trick."""
        turns = self.read_turns(s)
        seats: list[int] = []
        turn = 0
        for word in words:
            if word.startswith(FURTHER) and seats:
                seats.append(seats[-1])
            elif turn >= len(turns):
                raise PositionError("trick", f"a trick has at most {s.t.seat_count} cards.")
            else:
                seats.append(turns[turn])
                turn += 1
        return seats

    def read_turns(self, s: Setting) -> list[int]:
        """The seats in the order in which they play to this trick: as they sit, unless it says otherwise."""
        words = s.position.text("turns", "").split()
        turns = self.usual_turns(s.t)
        if not words:
            return turns
        missing = [seat for seat in turns if str(seat) not in words]
        is_whole = len(words) + len(missing) == s.t.seat_count
        if not is_whole or [seat for seat in missing if s.t.has_turn(seat)]:
            raise PositionError("turns", f"turns names each of the {s.t.seat_count} seats once.")
        return [int(word) for word in words]

    def usual_turns(self, t: TakersTable) -> list[int]:
        return t.clockwise_from(t.leader)

    def turns_of(self, t: TakersTable) -> list[int]:
        """The order of turns in this trick: who has played, whose turn it is, who is still to play."""
        turns: list[int] = []
        for play in t.plays:
            if play.seat not in turns:
                turns.append(play.seat)
        top = t.todo[-1] if t.todo else None
        if isinstance(top, TakeTurn):
            turns.append(top.seat)
        elif isinstance(top, OtherTurn):
            turns.append(top.seats[0])
        return turns + t.waiting

    # The trick.

    def read_trick(self, s: Setting) -> None:
        """Lay the cards already played, in order; note which seats have shown that they could not follow."""
        t = s.t
        words = s.position.text("trick", "").split()
        used = self.read_used(s)
        unfollowed = s.notes["unfollowed"] = []
        if s.moment not in (PLAY, AFTER_PLAY):
            if words:
                raise PositionError("trick", f"no cards lie in the trick at {s.moment!r}.")
            return
        if s.moment == AFTER_PLAY and not words:
            raise PositionError("trick", "somebody has played a card to this trick.")
        start_run(t)
        t.waiting = self.read_turns(s)
        t.used = used
        down = self.face_down_texts(s)
        for word in words:
            if word.startswith(FURTHER):
                lay(t, t.plays[-1].seat, s.game.read_card(word.removeprefix(FURTHER)), NOTHING_ANNOUNCED)
                set_lead_colour(t, t.plays[-1])
                continue
            seat = t.waiting[0]
            t.waiting = t.waiting[1:]
            is_last = s.moment == AFTER_PLAY and len(t.plays) == len(words) - 1
            if self.lay(s, seat, down[seat] if word == UNSEEN else word):
                unfollowed.append(seat)
            if not is_last and len(self.cards_of(word)) == 1:
                set_lead_colour(t, t.plays[-1])
            if t.plays[-1].is_hidden() != (word == UNSEEN):
                raise PositionError("powers", f"which power has seat {seat} announced with that card?", seat)

    def read_used(self, s: Setting) -> int:
        """A mask of the roles whose power was used in this run of the trick."""
        raise NotImplementedError

    def cards_of(self, word: str) -> list[str]:
        """The cards of one play: MARU/r5 is one on another, ar1+ab2+ag3=black are three as one."""
        return word.removeprefix(FURTHER).split("=")[0].replace("/", "+").split("+")

    def lay(self, s: Setting, seat: int, word: str) -> bool:
        """Lay what is written; whether everyone could see that the hand had none of the lead colour."""
        raise NotImplementedError

    def write_trick(self, s: Setting) -> str:
        words: list[str] = []
        plays = s.t.plays
        for i in range(len(plays)):
            is_further = i > 0 and plays[i].seat == plays[i - 1].seat
            words.append((FURTHER if is_further else "") + self.write_play(s, plays[i]))
        return " ".join(words)

    def write_play(self, s: Setting, play: Play) -> str:
        raise NotImplementedError

    # Who knows what, and what characters remember.

    def set_knowledge(self, s: Setting) -> None:
        """What is hidden, but for what the position says of it; what the trick shows, everyone has seen."""
        hide_piles(s.t)
        self.hide_own(s)
        self.read_seen(s)
        for seat in s.notes["unfollowed"]:
            s.t.cards.rule_out(s.t.cards_of_colour(s.t.led), seat)

    def hide_own(self, s: Setting) -> None:
        """What is known of the cards that do not come from the draw deck."""
        for role in s.t.roles:
            hide_own_cards(s.t, role, not s.position.has(SHOWN))

    def read_seen(self, s: Setting) -> None:
        cards = s.t.cards
        seen = s.position.texts("seen", s.t.seat_count)
        for seat in range(s.t.seat_count):
            for card in s.read_cards("seen", seen[seat], seat):
                places = [place for place in hidden_from(s.t, seat) if card in cards.piles[place]]
                if not places:
                    text = f"{s.game.write_card(card)} does not lie hidden outside that hand."
                    raise PositionError("seen", text, seat)
                cards.known_by[card] |= BIT[seat]
                if places[0] >= s.t.seat_count and cards.known_by[card] == BIT[s.t.seat_count] - 1:
                    cards.show(card, places[0])  # what all seats can name, everyone has seen go there
        self.each_card(s, SHOWN, lambda seat, card: cards.show(card, seat))
        self.each_card(s, "open", lambda seat, card: lay_open(s.t, seat, card))
        voids = s.position.texts(VOIDS, s.t.seat_count)
        for seat in range(s.t.seat_count):
            for word in voids[seat].split():
                if word not in COLOUR_NAMES[:NO_COLOUR]:
                    raise PositionError(VOIDS, f"{word} is no colour.", seat)
                cards.rule_out(common_cards(s.t, COLOUR_NAMES.index(word)), seat)

    def write_knowledge(self, s: Setting) -> dict[str, object]:
        t = s.t
        return {
            SHOWN: s.each(lambda seat: s.write_pile(shown_cards(t, seat))),
            "open": s.each(lambda seat: s.write_pile([c for c in t.hand(seat) if c in t.open_cards])),
            VOIDS: s.each(lambda seat: " ".join(void_colours(t, seat))),
            "seen": s.each(lambda seat: s.write_pile(seen_cards(t, seat))),
        }

    def read_rest(self, s: Setting) -> None:
        for role in s.t.roles:
            role.character.read_position(s.t, role, s.position, s.game)

    def write_rest(self, s: Setting, written: dict[str, object]) -> None:
        for role in s.t.roles:
            role.character.write_position(s.t, role, written, s.game)


class CharactersState(TakersState):
    """TrickTakers and its little sister, where a trick can be a Kakumei and cards of it can be reserved."""

    runs_to_question = False

    def __init__(self, kakumei: Order, places: list[Place], fields: list[Field], **more: Any) -> None:
        own = [
            Text("powers", is_field=False, written=self.write_powers),
            Text("kakumei", is_field=False, written=lambda s: int(s.t.order is kakumei)),
        ]
        down = Place(FACE_DOWN_KEY, FACE_DOWN, of_seats=True, is_hidden=True, is_sorted=True)
        super().__init__(family_places(down, *places), [*fields, *own], beside=FAMILY_BESIDE, **more)
        self.kakumei = kakumei  # how a Kakumei trick is judged

    def read_trick(self, s: Setting) -> None:
        s.notes["powers"] = s.position.texts("powers", s.t.seat_count)
        is_kakumei = s.position.number("kakumei", 0, 0, 1) == 1
        reserved = s.position.text("reserved", "")
        super().read_trick(s)
        if s.moment in (PLAY, AFTER_PLAY):
            if is_kakumei:
                s.t.order = self.kakumei
            if reserved:
                reserve(s, reserved)

    def lay(self, s: Setting, seat: int, word: str) -> bool:
        if len(self.cards_of(word)) > 1:
            self.lay_word(s, seat, word)
            return False
        card = s.game.read_card(word)
        power = read_power(s, seat, card, s.notes["powers"][seat])
        if s.t.cards.piles[FACE_DOWN + seat] or s.position.has(VOIDS):
            lay(s.t, seat, card, power)  # may have got a card since; what is known is said by the voids
            return False
        return lay_card(s.t, seat, card, power)

    def lay_word(self, s: Setting, seat: int, word: str) -> None:
        """Lay several cards as one play, if the seat's character can play so."""
        cards = [s.game.read_card(part) for part in self.cards_of(word)]
        declared = word.split("=")[1] if "=" in word else COLOUR_NAMES[NO_COLOUR]
        if declared not in COLOUR_NAMES:
            raise PositionError("trick", f"{declared} is no colour.")
        for role in s.t.roles_of(seat):
            play = role.character.play_of(s.t, role, cards, COLOUR_NAMES.index(declared))
            if play is not None:
                lay_several(s.t, seat, play)
                return
        raise PositionError("trick", f"seat {seat} cannot have played {word}.")

    def write_play(self, s: Setting, play: Play) -> str:
        """One card, or several played as one; with the colour, where it had to be declared."""
        if not play.covered:
            return s.game.write_card(play.card)
        words = ("/" if play.covers else "+").join([s.game.write_card(card) for card in play.cards()])
        if play.covers or play.colour == NO_COLOUR:
            return words
        return f"{words}={COLOUR_NAMES[play.colour]}"

    def write_powers(self, s: Setting) -> list[str]:
        powers = [""] * s.t.seat_count
        for play in s.t.plays:
            if not powers[play.seat]:
                powers[play.seat] = self.powers_of(s, play)
        return powers

    def powers_of(self, s: Setting, play: Play) -> str:
        """What was announced with it, as far as it shows."""
        power = power_shown(s.t, play)
        return "" if power == NOTHING_ANNOUNCED else s.game.write_pick(option(POWER, power))


def put(s: Setting, key: str, text: str, place: int, index: int = -1) -> list[int]:
    """Cards go from home to this place."""
    t = s.t
    cards: list[int] = []
    homes = t.homes().place_of
    for word in text.split():
        card = read_card(s, key, word, index)
        if t.prints.kind[card] == PIECE_CARD:
            raise PositionError(key, f"{word} is no playing card.", index)
        if s.notes["placed"][card]:
            raise PositionError(key, f"{word} lies in two places.", index)
        if card >= len(homes) or homes[card] < 0:
            raise PositionError(key, f"{word} is not in this game.", index)
        s.notes["placed"][card] = True
        t.cards.move(card, homes[card], place)
        cards.append(card)
    return cards


def lay_open(t: TakersTable, seat: int, card: int) -> None:
    t.cards.show(card, seat)
    t.open_cards = sorted([*t.open_cards, card])
