"""What a table of Little TrickTakers consists of, and what a position of it has to agree with.

Hands need not be of equal size, so that a scenario can do with the few cards it is about. In a trick r5 is a
card; r5/b6 has a card added to it; r5+b6 or, where the colour was named, r5+b6=red are two played by the
Elixir. r5=r9 says what it counts as, whatever made it so; r5/b6=k0 the same of two.
"""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.fields import (
    Field,
    Numbers,
    Place,
    Round,
    Seat,
    Seats,
    Text,
    TrickNumber,
    Words,
    WordsOfSeats,
)
from followsuit.core.option import POWER, argument_of, verb_of
from followsuit.core.position import PositionError
from followsuit.core.setting import Setting
from followsuit.core.state import SHOWN, VOIDS
from followsuit.games.little.announcing import announcement, belongings_of, numbers_of
from followsuit.games.little.beasts import BEASTS
from followsuit.games.little.cards import (
    BERSERKER_DECK,
    DEVIL_CARDS,
    ENHANCEMENT_CARDS,
    KINGS_RARE,
    MIRIA,
    PRINTS,
    VALUE,
    is_devil_card,
)
from followsuit.games.little.items import FAN, ITEMS, WING
from followsuit.games.little.moments import (
    BEFORE_CAST,
    BEFORE_PREPARED,
    BEFORE_TRICKS,
    DEAL,
    GIVE_BACK,
    MOMENTS,
    SELECT,
)
from followsuit.games.little.new_table import starting_points
from followsuit.games.little.numbers import OFFERED, ROUNDS, TRICKS
from followsuit.games.little.offering import FixOrder
from followsuit.games.little.order import KAKUMEI, NEED_NOT_FOLLOW, WINS_TIES_FIRST
from followsuit.games.little.places import WAITING
from followsuit.games.little.roster import BELONGINGS_ROLES, CHARACTERS, ROLES, key_of, number_of
from followsuit.games.little.rules import RANDOM_FIRST_PLAYER, SHUFFLE
from followsuit.games.little.table import BELONGINGS_SLOT, SLOTS, LittleTable
from followsuit.games.takers.announcing import change_by, lifts_following, resolve_all
from followsuit.games.takers.cards import COLOUR_LETTERS, COLOUR_NAMES, NO_COLOUR, NUMBER
from followsuit.games.takers.character import Face
from followsuit.games.takers.powers.sums import value_of_sum
from followsuit.games.takers.state import CharactersState, family_fields
from followsuit.games.takers.state_knowledge import hidden_outside_hands
from followsuit.games.takers.state_trick import does_not_follow, read_pick, write_reserved
from followsuit.games.takers.table import BOX, DISCARDS, FACE_DOWN, Play
from followsuit.games.takers.turn import POWERS_OF_A_ROLE, face_of, is_free, lay_several

MOST_POINTS: Final = 2000
ITEM_KEYS: Final[list[str]] = [item.key for item in ITEMS]
BEAST_KEYS: Final[list[str]] = [beast.key for beast in BEASTS]
CHARACTER_KEYS: Final[list[str]] = [key_of(character.name) for character in CHARACTERS]
EXCLUSIVE: Final[list[int]] = [KINGS_RARE, *BERSERKER_DECK, *DEVIL_CARDS, *ENHANCEMENT_CARDS]


# Fields: what is usual.


class Characters(Words):
    """Characters by their names, or by their printed numbers."""

    def __init__(self, name: str, is_sorted: bool = True, **more: object) -> None:
        super().__init__(name, CHARACTER_KEYS, "character", is_sorted=is_sorted, **more)

    def number(self, word: str, index: int) -> int:
        return number_of(word) if number_of(word) >= 0 else super().number(word, index)


class CharactersOfSeats(Characters, WordsOfSeats):
    """The same for each seat, from left to right."""

    def __init__(self, name: str) -> None:
        super().__init__(name, is_sorted=False)


def usual_round(s: Setting) -> int:
    """A round with two characters each is the third, unless it says otherwise."""
    rounds: int = s.t.rules.rounds
    if s.moment == GIVE_BACK:
        return rounds
    return ROUNDS if [numbers for numbers in s.get("characters") if len(numbers) > 1] else 1


def usual_first_player(s: Setting) -> int:
    first: int = s.t.rules.first_player
    return 0 if first == RANDOM_FIRST_PLAYER else first


def usual_row(s: Setting) -> list[int]:
    complete_rounds(s)
    is_offered = s.moment == SELECT or (s.moment == GIVE_BACK and s.t.seat_count == 2)
    row: list[int] = s.t.row
    return free_of(s.t) if is_offered else row


def usual_last_row(s: Setting) -> list[int]:
    """LT-LIGHT-05, LT-R2-03  What lies there, and what was taken of it."""
    before = s.t.kept if s.moment == DEAL else s.t.characters
    taken = [number for numbers in [*s.t.characters, *before] for number in numbers]
    return sorted({*s.get("row"), *taken})


def usual_aside(s: Setting) -> list[int]:
    s.get("row")
    aside: list[int] = s.t.aside
    return free_of(s.t) if s.moment == GIVE_BACK and s.t.seat_count > 2 else aside


def complete_rounds(s: Setting) -> None:
    """What a later round asks for and nothing says: always the lowest numbers that are free.

    LT-R1-03, LT-R2-02, LT-R2-03, LT-R3-03, LT-2P-13  Five were offered in round 1, and in round 2 the other
    five; later each seat has those it played before, and who was never taken is aside.
    """
    t: LittleTable = s.t
    for name in ("characters", "kept", "round"):
        s.get(name)
    named = [key for key in ("row", "last_row", "aside") if s.position.has(key)]
    if s.moment in (GIVE_BACK, SELECT) or named:
        return
    is_deal = s.moment == DEAL
    over = t.round - 1 if is_deal else t.round  # the last round whose characters are taken
    is_third_of_two = t.seat_count == 2 and over == ROUNDS
    is_said = is_deal or s.position.has("kept")
    if not is_said and (over == 2 or is_third_of_two) and t.rules.has_pairs:
        t.kept = [[number] for number in free_of(t)[: t.seat_count]]
    free = free_of(t)
    if over == 1 and t.rules.has_pairs:
        t.row = free[: OFFERED + len(free) - len(t.rules.characters)]
    elif t.rules.style == SHUFFLE:
        t.row = free[: t.seat_count + 1 + len(free) - len(t.rules.characters)]
    elif over > 1 and t.rules.has_pairs:
        t.aside = free


def free_of(t: LittleTable) -> list[int]:
    """The characters that lie before nobody."""
    owned = [number for numbers in [*t.characters, *t.kept] for number in numbers]
    return [number for number in t.rules.characters if number not in owned]


def usual_items(s: Setting) -> list[int]:
    gone = [*s.get("display"), *[item for items in s.get("items") for item in items]]
    return [item for item in s.t.item_deck if item not in gone]


def wild_beasts(s: Setting) -> list[int]:
    tamed = [beast for beasts in s.get("beasts") for beast in beasts]
    has_two = s.t.rules.has_two_active(s.get("round"))
    return [beast for beast in range(len(BEASTS)) if beast not in tamed] if has_two else []


def write_first(s: Setting, seat: int) -> str:
    """Of two characters the one that was there first."""
    if len(s.t.characters[seat]) == 2:
        for role in s.t.roles_of(seat):
            if role.slot == 0:
                return key_of(role.character.name)
    return ""


def write_set_up(s: Setting, seat: int) -> str:
    slots = range(len(s.t.characters[seat]))
    return " ".join([str(s.t.set_up_done[seat * SLOTS + slot]) for slot in slots])


def write_used(s: Setting) -> str:
    used = [role for role in s.t.roles if role.slot != BELONGINGS_SLOT and s.t.has_used(role)]
    return " ".join([key_of(role.character.name) for role in used])


class LittleState(CharactersState):
    def cast(self, s: Setting) -> None:
        """The roles; of two characters one was there first: the left one, unless it says otherwise."""
        t: LittleTable = s.t
        check_characters(t)
        if t.choosers and sorted(t.choosers) != list(range(t.seat_count)):
            raise PositionError("choosers", f"choosers names each of the {t.seat_count} seats once.")
        texts = s.position.texts("first_characters", t.seat_count)
        first = [FIRST.numbers(texts[seat], seat) for seat in range(t.seat_count)]
        needed = 2 if t.rules.has_two_active(t.round) else 1
        t.begin_roles(BELONGINGS_ROLES[: t.seat_count])
        done = s.position.texts("set_up_done", t.seat_count)
        for seat in range(t.seat_count):
            numbers = t.characters[seat]
            if len(numbers) > needed:
                raise PositionError("characters", f"{needed} may be active in round {t.round}.", seat)
            if s.moment not in BEFORE_CAST and len(numbers) < needed:
                text = f"{needed} for each seat are needed in round {t.round}."
                raise PositionError("characters", text, seat)
            if first[seat] and first[seat][0] not in numbers:
                raise PositionError("first_characters", "that is not one of the two.", seat)
            is_turned = bool(first[seat]) and numbers[0] != first[seat][0]
            for slot in range(len(numbers)):
                number = numbers[len(numbers) - 1 - slot if is_turned else slot]
                t.activate(ROLES[number][seat * SLOTS + slot])
            read_set_up(t, seat, done[seat].split(), s.moment)

    def read_used(self, s: Setting) -> int:
        """The characters whose power was used."""
        used = 0
        for word in s.position.text("used", "").split():
            number = number_of(word)
            found = [role for role in s.t.roles if role.code and role.character is CHARACTERS[number]]
            if number < 0 or not found:
                raise PositionError("used", f"used lists characters in play, and {word} is none.")
            used |= BIT[found[0].index]
        return used

    def check(self, s: Setting) -> None:
        t: LittleTable = s.t
        if s.moment == DEAL:
            check_before_deal(t)
        if s.moment == SELECT and not t.choosers:
            FixOrder().run(t)

    # What is known of the cards that do not come from the draw deck (chapter 8).

    def hide_own(self, s: Setting) -> None:
        t: LittleTable = s.t
        for place in [*range(t.seat_count), *hidden_outside_hands(t)]:
            for card in t.cards.piles[place]:
                if card not in EXCLUSIVE:
                    t.cards.possible_places[card] &= ~BIT[BOX]
                else:
                    owner = owner_of(t, card)
                    in_hand = BIT[owner] if owner >= 0 else 0
                    t.cards.possible_places[card] = BIT[place] | BIT[DISCARDS] | BIT[BOX] | in_hand
        if not s.position.has("seen"):
            show_set_aside(t)
        if not s.position.has(SHOWN):
            for card in (KINGS_RARE, MIRIA):
                owner = owner_of(t, card)
                if owner >= 0 and card in t.hand(owner):
                    t.cards.show(card, owner)

    def read_seen(self, s: Setting) -> None:
        super().read_seen(s)
        t: LittleTable = s.t
        for seat in range(t.seat_count):
            for card in sorted(t.hand(seat)):
                if is_devil_card(card) and card not in t.open_cards:  # LT-DEVIL-05
                    t.open_cards = [*t.open_cards, card]
                    t.cards.show(card, seat)

    # Plays.

    def lay(self, s: Setting, seat: int, word: str) -> bool:
        t: LittleTable = s.t
        announced = read_announced(s, seat, s.notes["powers"][seat])
        written, _, counts_as = word.partition("=")
        if "+" in written and (not counts_as or counts_as in COLOUR_NAMES):
            self.lay_word(s, seat, word)
            return False
        cards = [s.game.read_card(part) for part in self.cards_of(written)]
        could_follow = s.position.has(VOIDS) or bool(t.cards.piles[FACE_DOWN + seat]) or len(cards) > 1
        need_not = could_follow or is_free(t, seat) or lifts_following(t, seat, numbers_of(announced))
        has_shown = not need_not and does_not_follow(t, seat, cards[0])
        lay_several(t, seat, play_of(t, seat, cards, announced, counts_as))
        return has_shown

    def write_play(self, s: Setting, play: Play) -> str:
        words = "/".join([s.game.write_card(card) for card in play.cards()])
        if play.is_hidden() or (not play.covered and is_as_printed(s.t, play)):
            return words
        colour = COLOUR_LETTERS[play.colour] if play.colour != NO_COLOUR else ""
        return f"{words}={colour}{play.value}"

    def powers_of(self, s: Setting, play: Play) -> str:
        """What the items have made of the number is written with the play."""
        marks = [(WINS_TIES_FIRST, WING), (NEED_NOT_FOLLOW, FAN)]
        return " ".join([s.game.write_pick(announcement(item)) for mark, item in marks if play.marks & mark])


def check_characters(t: LittleTable) -> None:
    """No character lies in two places; LT-LIGHT-07 but in the light game the same may be taken again."""
    found: list[int] = []
    for key, lists in [("characters", t.characters), ("kept", [] if t.rules.is_light_1 else t.kept)]:
        for seat in range(len(lists)):
            for number in lists[seat]:
                if number in found:
                    name = CHARACTER_KEYS[number]
                    raise PositionError(key, f"the character {name} lies in two places.", seat)
                found.append(number)


def check_before_deal(t: LittleTable) -> None:
    """LT-SEL-07  Who selects first goes by the characters of the rounds before."""
    for seat in range(t.seat_count):
        if t.round > 1 and not t.characters[seat] and not t.kept[seat]:
            raise PositionError("characters", f"round {t.round} needs those of the round before.", seat)


def read_set_up(t: LittleTable, seat: int, words: list[str], moment: str) -> None:
    """How many steps of its setup each character has done: all, once preparation is over."""
    set_up_done = t.set_up_done[:]
    for role in t.roles_of(seat):
        if role.slot != BELONGINGS_SLOT:
            most = len(role.character.set_up_names)
            number = 0 if moment in BEFORE_PREPARED else most
            if words:
                if role.slot >= len(words) or not words[role.slot].isdecimal():
                    raise PositionError("set_up_done", "a number for each character is needed.", seat)
                number = min(int(words[role.slot]), most)
            set_up_done[role.index] = number
    t.set_up_done = set_up_done


def show_set_aside(t: LittleTable) -> None:
    """LT-HID-08  All have seen what is set aside, but for what an owner has not chosen of a deck."""
    for card in t.cards.piles[BOX][:]:
        owner = owner_of(t, card) if card in BERSERKER_DECK else -1
        if owner >= 0:
            t.cards.known_by[card] |= BIT[owner]
        else:
            t.cards.show(card, BOX)


def owner_of(t: LittleTable, card: int) -> int:
    """The seat whose character this card belongs to, or -1."""
    for role in t.roles:
        if role.code and role.code == PRINTS.owner[card]:
            return role.seat
    return -1


def is_as_printed(t: LittleTable, play: Play) -> bool:
    printed = face_of(t, play.card)
    return (play.kind, play.colour, play.value) == (printed.kind, printed.colour, printed.value)


def play_of(t: LittleTable, seat: int, cards: list[int], announced: list[int], counts_as: str) -> Play:
    """What the first card stands for, with what was announced and the card added to it."""
    face = face_of(t, cards[0])
    change_by(t, seat, face, numbers_of(announced))
    for other in cards[1:]:
        face.value = value_of_sum(face.value + VALUE[other])
    if counts_as:
        read_counts_as(face, counts_as)
    resolve_all(t, seat, face)
    is_several = len(cards) > 1
    return Play(
        seat, face.card, face.kind, face.colour, face.value, face.marks, face.why, cards[1:], is_several
    )


def read_counts_as(face: Face, text: str) -> None:
    """r9 is red 9; a number alone has no colour."""
    number = text[1:] if text[0] in COLOUR_LETTERS else text
    if not number.isdecimal() or int(number) > 10:
        raise PositionError("trick", f"{text} is no colour and number that a play can count as.")
    face.kind = NUMBER
    face.colour = COLOUR_LETTERS.index(text[0]) if number != text else NO_COLOUR
    face.value = int(number)


def read_announced(s: Setting, seat: int, text: str) -> list[int]:
    """The items announced with a card, in their order."""
    powers: list[int] = []
    role = belongings_of(s.t, seat)
    for word in text.split():
        pick = read_pick(s, word, seat)
        power = argument_of(pick) % POWERS_OF_A_ROLE
        is_known = verb_of(pick) == POWER and pick == announcement(power)
        if not is_known or not role.character.goes_with_a_card(power):
            raise PositionError("powers", f"seat {seat} has no item {word} that goes with a card.", seat)
        powers.append(power)
    return powers


FIRST: Final = Characters("first_characters")
STATE: Final = LittleState(
    KAKUMEI,
    places=[Place("bought", WAITING, of_seats=True)],
    fields=family_fields(
        Numbers("points", 0, MOST_POINTS, lambda s: starting_points(s.t.seat_count, s.get("first_player"))),
        Numbers("wins", 0, TRICKS),
        Text("reserved", written=write_reserved),
        Text("used", written=write_used),
        Round(lambda s: s.t.rules.rounds, before=[DEAL], usual=usual_round),
        TrickNumber(TRICKS, BEFORE_TRICKS),
        Seat("leader", 0, least=0),
        Characters("row", usual=usual_row),
        Characters("last_row", usual=usual_last_row),
        Characters("aside", usual=usual_aside, written=lambda s: sorted(s.t.aside)),
        Seats("choosers", []),
        Numbers("has_option", 0, 1),
        Words("display", ITEM_KEYS, "item", [], is_sorted=True),
        Words("item_deck", ITEM_KEYS, "item", usual_items, is_sorted=True),
        Words("beast_display", BEAST_KEYS, "beast", wild_beasts, is_sorted=True),
        Words("asleep", BEAST_KEYS, "beast", [], is_sorted=True),
        Text("set_up_done", written=lambda s: s.each(lambda seat: write_set_up(s, seat))),
        CharactersOfSeats("characters"),
        CharactersOfSeats("kept"),
        WordsOfSeats("items", ITEM_KEYS, "item"),
        WordsOfSeats("beasts", BEAST_KEYS, "beast"),
        Seat("first_player", usual_first_player, least=0),
        Field("winner"),
        Text("first_characters", is_field=False, written=lambda s: s.each(lambda seat: write_first(s, seat))),
    ),
    moments=MOMENTS,
)
