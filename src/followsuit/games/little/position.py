"""Any position of Little TrickTakers, written and read: what scenarios are made of.

Hands need not be of equal size, so that a scenario can do with the few cards it is about.
"""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.game import Game
from followsuit.core.position import Position, PositionError
from followsuit.games.little.beasts import BEASTS
from followsuit.games.little.items import ITEMS
from followsuit.games.little.moments import (
    BEFORE_CAST,
    BEFORE_PREPARED,
    BEFORE_TRICKS,
    DEAL,
    GIVE_BACK,
    MOMENTS,
    SELECT,
    moment_of,
    steps_from,
)
from followsuit.games.little.new_table import starting_points
from followsuit.games.little.numbers import OFFERED, ROUNDS, TRICKS
from followsuit.games.little.offering import FixOrder
from followsuit.games.little.order import KAKUMEI
from followsuit.games.little.places import WAITING
from followsuit.games.little.position_knowledge import set_knowledge
from followsuit.games.little.position_trick import NOTATION
from followsuit.games.little.roster import BELONGINGS_ROLES, CHARACTERS, ROLES, key_of, number_of
from followsuit.games.little.rules import RANDOM_FIRST_PLAYER, SHUFFLE
from followsuit.games.little.table import BELONGINGS_SLOT, SLOTS, LittleTable
from followsuit.games.takers.moments import PLAY
from followsuit.games.takers.position import counted, seal, write_sealed
from followsuit.games.takers.position_cards import lay_deck, lay_out, put, write_pile
from followsuit.games.takers.position_knowledge import seen_cards, shown_cards, void_colours
from followsuit.games.takers.position_trick import (
    put_trick_in_hands,
    read_trick,
    turns_of,
    write_powers,
    write_trick,
)
from followsuit.games.takers.table import BOX, DECK, DISCARDS, FACE_DOWN, NONE, Role

MOST_POINTS: Final = 2000
ITEM_KEYS: Final[list[str]] = [item.key for item in ITEMS]
BEAST_KEYS: Final[list[str]] = [beast.key for beast in BEASTS]
CHARACTER_KEYS: Final[list[str]] = [key_of(character.name) for character in CHARACTERS]


# Reading: what is counted, the characters, what lies beside them, the cards, the trick, and then the steps
# that remain.


def read_position(game: Game, position: Position, t: LittleTable) -> None:
    """Put a fresh table into the position; nothing of it has run yet."""
    moment = position.word("at", PLAY, MOMENTS)
    read_characters(position, t)
    read_counts(position, t, moment)
    read_offer(position, t, moment)
    read_belongings(position, t)
    cast(position, t, moment)
    placed = lay_out(game, position, t)
    bought = position.texts("bought", t.seat_count)
    for seat in range(t.seat_count):
        put(game, t, placed, WAITING + seat, "bought", bought[seat], seat)
    put_trick_in_hands(game, position, t, placed)
    lay_deck(game, position, t, placed)
    unfollowed = read_trick(game, position, t, moment, NOTATION, read_used(position, t))
    set_knowledge(game, position, t)
    for seat in unfollowed:
        t.cards.shows_none(t.cards_of_colour(t.led), seat)
    for role in t.roles:
        role.character.read_position(t, role, position, game)
    sealed = position.texts("sealed", t.seat_count)
    for key, found in counted(t).items():
        position.agrees(key, found)
    position.finish()
    if moment == DEAL:
        check_before_deal(t)
        t.round -= 1  # the deal begins the round
    if moment == SELECT and not t.choosers:
        FixOrder().run(t)
    t.todo.clear()
    t.then(steps_from(t, moment))
    seal(game, t, sealed)


def check_before_deal(t: LittleTable) -> None:
    """LT-SEL-07  Who selects first goes by the characters of the rounds before."""
    for seat in range(t.seat_count):
        if t.round > 1 and not t.characters[seat] and not t.kept[seat]:
            raise PositionError("characters", f"round {t.round} needs those of the round before.", seat)


def read_characters(position: Position, t: LittleTable) -> None:
    """The active ones from left to right, and those that lie beside them."""
    t.characters = read_lists(position, "characters", t.seat_count, CHARACTER_KEYS, "character")
    t.kept = read_lists(position, "kept", t.seat_count, CHARACTER_KEYS, "character")
    found: list[int] = []
    lists_by_key = [("characters", t.characters)]
    if not t.rules.is_light_1:  # LT-LIGHT-07  there the same may be taken again
        lists_by_key.append(("kept", t.kept))
    for key, lists in lists_by_key:
        for seat in range(t.seat_count):
            for number in lists[seat]:
                if number in found:
                    name = CHARACTER_KEYS[number]
                    raise PositionError(key, f"the character {name} lies in two places.", seat)
                found.append(number)


def read_counts(position: Position, t: LittleTable, moment: str) -> None:
    """A round with two characters each is the third, unless it says otherwise."""
    is_pair = moment == GIVE_BACK or [numbers for numbers in t.characters if len(numbers) > 1]
    usual = (t.rules.rounds if moment == GIVE_BACK else ROUNDS) if is_pair else 1
    t.round = position.number("round", usual, 1, t.rules.rounds)
    first_player = 0 if t.rules.first_player == RANDOM_FIRST_PLAYER else t.rules.first_player
    t.first_player = position.number("first_player", first_player, 0, t.seat_count - 1)
    usual_points = starting_points(t.seat_count, t.first_player)  # LT-SET-07
    t.points = position.numbers("points", usual_points, 0, MOST_POINTS)
    t.wins = position.numbers("wins", t.wins, 0, TRICKS)
    t.leader = position.number("leader", 0, 0, t.seat_count - 1)
    if moment in BEFORE_TRICKS:
        t.trick_number = position.number("trick_number", 0, 0, 0)
    else:
        t.trick_number = position.number("trick_number", 1, 1, TRICKS)


def read_offer(position: Position, t: LittleTable, moment: str) -> None:
    """What may be selected, and by whom."""
    complete_rounds(position, t, moment)
    others = free_of(t)
    is_offered = moment == SELECT or (moment == GIVE_BACK and t.seat_count == 2)
    t.row = read_list(position, "row", others if is_offered else t.row, CHARACTER_KEYS, "character")
    before = t.kept if moment == DEAL else t.characters  # LT-LIGHT-05, LT-R2-03  taken of that row
    taken = [number for numbers in [*t.characters, *before] for number in numbers]
    laid_out = sorted({*t.row, *taken})
    t.last_row = read_list(position, "last_row", laid_out, CHARACTER_KEYS, "character")
    is_pool = moment == GIVE_BACK and t.seat_count > 2
    t.aside = read_list(position, "aside", others if is_pool else t.aside, CHARACTER_KEYS, "character")
    seats = [str(seat) for seat in range(t.seat_count)]
    t.choosers = read_list(position, "choosers", NONE, seats, "seat", is_sorted=False)
    if t.choosers and len(t.choosers) != t.seat_count:
        raise PositionError("choosers", f"choosers names each of the {t.seat_count} seats once.")
    t.has_option = position.numbers("has_option", t.has_option, 0, 1)


def complete_rounds(position: Position, t: LittleTable, moment: str) -> None:
    """What a later round asks for and nothing says: always the lowest numbers that are free.

    LT-R1-03, LT-R2-02, LT-R2-03, LT-R3-03, LT-2P-13  Five were offered in round 1, and in round 2 the other
    five; later each seat has those it played before, and who was never taken is aside.
    """
    if moment in (GIVE_BACK, SELECT) or [key for key in ("row", "last_row", "aside") if position.has(key)]:
        return
    is_deal = moment == DEAL
    over = t.round - 1 if is_deal else t.round  # the last round whose characters are taken
    is_third_of_two = t.seat_count == 2 and over == ROUNDS
    if not is_deal and not position.has("kept") and (over == 2 or is_third_of_two) and t.rules.has_pairs:
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


def read_belongings(position: Position, t: LittleTable) -> None:
    """Items and beasts: those on display, and those that lie before a seat."""
    every_item = t.item_deck
    t.items = read_lists(position, "items", t.seat_count, ITEM_KEYS, "item")
    t.display = read_list(position, "display", NONE, ITEM_KEYS, "item")
    gone = [*t.display, *[item for items in t.items for item in items]]
    rest = [item for item in every_item if item not in gone]
    t.item_deck = read_list(position, "item_deck", rest, ITEM_KEYS, "item")
    t.beasts = read_lists(position, "beasts", t.seat_count, BEAST_KEYS, "beast", is_sorted=False)
    tamed = [beast for beasts in t.beasts for beast in beasts]
    wild = [beast for beast in range(len(BEASTS)) if beast not in tamed]
    usual = wild if t.rules.has_two_active(t.round) else NONE
    t.beast_display = read_list(position, "beast_display", usual, BEAST_KEYS, "beast")
    t.asleep = read_list(position, "asleep", NONE, BEAST_KEYS, "beast")


def cast(position: Position, t: LittleTable, moment: str) -> None:
    """The roles; of two characters one was there first, which is the left one unless it says otherwise."""
    first = read_lists(position, "first_characters", t.seat_count, CHARACTER_KEYS, "character")
    needed = 2 if t.rules.has_two_active(t.round) else 1
    t.begin_roles(BELONGINGS_ROLES[: t.seat_count])
    done = position.texts("set_up_done", t.seat_count)
    for seat in range(t.seat_count):
        numbers = t.characters[seat]
        if len(numbers) > needed:
            raise PositionError("characters", f"{needed} may be active in round {t.round}.", seat)
        is_selected = moment not in BEFORE_CAST
        if is_selected and len(numbers) < needed:
            text = f"{needed} for each seat are needed in round {t.round}."
            raise PositionError("characters", text, seat)
        if first[seat] and first[seat][0] not in numbers:
            raise PositionError("first_characters", "that is not one of the two.", seat)
        is_turned = bool(first[seat]) and numbers[0] != first[seat][0]
        for slot in range(len(numbers)):
            number = numbers[len(numbers) - 1 - slot if is_turned else slot]
            t.activate(ROLES[number][seat * SLOTS + slot])
        read_set_up(t, seat, done[seat], moment)


def read_set_up(t: LittleTable, seat: int, text: str, moment: str) -> None:
    """How many steps of its setup each character has done: all, once preparation is over."""
    words = text.split()
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


def read_used(position: Position, t: LittleTable) -> int:
    """The characters whose power was used in this run of the trick."""
    used = 0
    for word in position.text("used", "").split():
        number = number_of(word)
        found = [role for role in t.roles if role.code and role.character is CHARACTERS[number]]
        if number < 0 or not found:
            raise PositionError("used", f"used lists characters in play, and {word} is none.")
        used |= BIT[found[0].index]
    return used


def read_lists(
    position: Position, key: str, seats: int, keys: list[str], what: str, is_sorted: bool = False
) -> list[list[int]]:
    """For every seat the numbers of what is named."""
    words = position.texts(key, seats)
    return [read_words(key, words[seat], keys, what, is_sorted, seat) for seat in range(seats)]


def read_list(
    position: Position, key: str, usual: list[int], keys: list[str], what: str, is_sorted: bool = True
) -> list[int]:
    text = position.text(key, "")
    return read_words(key, text, keys, what, is_sorted, -1) if position.has(key) else usual[:]


def read_words(key: str, text: str, keys: list[str], what: str, is_sorted: bool, index: int) -> list[int]:
    numbers: list[int] = []
    for word in text.replace(",", " ").split():
        number = number_of(word) if keys is CHARACTER_KEYS else keys.index(word) if word in keys else -1
        if number < 0:
            raise PositionError(key, f"there is no {what} {word!r}.", index)
        if number in numbers:
            raise PositionError(key, f"{word} is named twice.", index)
        numbers.append(number)
    return sorted(numbers) if is_sorted else numbers


# Writing.


def write_position(game: Game, t: LittleTable) -> dict[str, object]:
    """What can be read off a table, or off what a view shows of it, under the names that set it up."""
    seats = range(t.seat_count)
    piles = t.cards.piles
    moment = moment_of(t)
    is_deal = moment == DEAL
    written: dict[str, object] = {
        "at": moment,
        "round": t.round + 1 if is_deal else t.round,
        "trick_number": 0 if is_deal else t.trick_number,
        "points": t.points[:],
        "wins": t.wins[:],
        "leader": t.leader,
        "first_player": t.first_player,
        "characters": [write_keys(numbers, CHARACTER_KEYS) for numbers in t.characters],
        "first_characters": [write_first(t, seat) for seat in seats],
        "set_up_done": [write_set_up(t, seat) for seat in seats],
        "kept": [write_keys(numbers, CHARACTER_KEYS) for numbers in t.kept],
        "row": write_keys(t.row, CHARACTER_KEYS),
        "last_row": write_keys(t.last_row, CHARACTER_KEYS),
        "aside": write_keys(sorted(t.aside), CHARACTER_KEYS),
        "choosers": " ".join([str(seat) for seat in t.choosers]),
        "has_option": t.has_option[:],
        "display": write_keys(t.display, ITEM_KEYS),
        "item_deck": write_keys(t.item_deck, ITEM_KEYS),
        "items": [write_keys(items, ITEM_KEYS) for items in t.items],
        "beast_display": write_keys(t.beast_display, BEAST_KEYS),
        "beasts": [write_keys(beasts, BEAST_KEYS) for beasts in t.beasts],
        "asleep": write_keys(t.asleep, BEAST_KEYS),
        "bought": [write_pile(game, piles[WAITING + seat]) for seat in seats],
        "hands": [write_pile(game, t.hand(seat)) for seat in seats],
        "taken": [write_pile(game, t.taken(seat)) for seat in seats],
        "discards": write_pile(game, piles[DISCARDS]),
        "out": write_pile(game, piles[BOX]),
        "deck": game.write_cards(piles[DECK][::-1]),
        "rest_in_deck": 1,
        "trick": write_trick(game, t, NOTATION),
        "turns": " ".join([str(seat) for seat in turns_of(t)]),
        "face_down": [write_pile(game, piles[FACE_DOWN + seat]) for seat in seats],
        "powers": write_powers(game, t, NOTATION),
        "used": " ".join([key_of(role.character.name) for role in t.roles if is_used(t, role)]),
        "kakumei": int(t.order is KAKUMEI),
        "reserved": game.write_cards(t.reserved[:1]),
        "last_trick": game.write_cards([play.card for play in t.last_trick]),
        "shown": [write_pile(game, shown_cards(t, seat)) for seat in seats],
        "open": [write_pile(game, [c for c in t.hand(seat) if c in t.open_cards]) for seat in seats],
        "voids": [" ".join(void_colours(t, seat)) for seat in seats],
        "seen": [write_pile(game, seen_cards(t, seat)) for seat in seats],
        "sealed": [write_sealed(game, t.sealed[seat]) for seat in seats],
    }
    written.update(counted(t))
    for role in t.roles:
        role.character.write_position(t, role, written, game)
    return written


def is_used(t: LittleTable, role: Role) -> bool:
    return role.slot != BELONGINGS_SLOT and t.has_used(role)


def write_first(t: LittleTable, seat: int) -> str:
    """Of two characters the one that was there first."""
    if len(t.characters[seat]) < 2:
        return ""
    for role in t.roles_of(seat):
        if role.slot == 0:
            return key_of(role.character.name)
    return ""


def write_set_up(t: LittleTable, seat: int) -> str:
    slots = range(len(t.characters[seat]))
    return " ".join([str(t.set_up_done[seat * SLOTS + slot]) for slot in slots])


def write_keys(numbers: list[int], keys: list[str]) -> str:
    return " ".join([keys[number] for number in numbers])
