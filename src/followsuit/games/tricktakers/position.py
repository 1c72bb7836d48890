"""Any position of TrickTakers, written and read: what scenarios are made of.

Hands need not be of equal size, so that a scenario can do with the few cards it is about.
"""

from typing import Final

from followsuit.core.game import Game
from followsuit.core.position import Position, PositionError
from followsuit.games.takers.moments import PLAY
from followsuit.games.takers.position import counted, seal, write_sealed
from followsuit.games.takers.position_cards import lay_deck, lay_out, read_card, write_pile
from followsuit.games.takers.position_knowledge import (
    seen_cards,
    set_knowledge,
    shown_cards,
    void_colours,
)
from followsuit.games.takers.position_trick import (
    PlayNotation,
    put_trick_in_hands,
    read_trick,
    read_used,
    turns_of,
    write_powers,
    write_trick,
)
from followsuit.games.takers.table import BOX, DECK, DISCARDS, FACE_DOWN, NO_CARD
from followsuit.games.tricktakers.cards import OWNER
from followsuit.games.tricktakers.moments import (
    BEFORE_TRICKS,
    CHOOSE,
    DEAL,
    DRAFT,
    MOMENTS,
    moment_of,
    steps_from,
    usual_leader,
)
from followsuit.games.tricktakers.order import KAKUMEI
from followsuit.games.tricktakers.roster import CHARACTERS, key_of, number_of
from followsuit.games.tricktakers.rules import TRICKS
from followsuit.games.tricktakers.table import NO_CHARACTER, TrickTable

MOST_POINTS: Final = 2000
NOTATION: Final = PlayNotation(KAKUMEI)


# Reading: what is counted, the characters, the cards, the trick, and then the steps that remain.


def read_position(game: Game, position: Position, t: TrickTable) -> None:
    """Put a fresh table into the position; nothing of it has run yet."""
    moment = position.word("at", PLAY, MOMENTS)
    read_counts(position, t, moment)
    read_cast(position, t, moment)
    read_carried(game, position, t)
    placed = lay_out(game, position, t)
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
        t.round -= 1  # the deal begins the round, and asks who was what in the one before
        t.characters = t.previous[:]
    t.todo.clear()
    t.then(steps_from(t, moment))
    seal(game, t, sealed)


def read_counts(position: Position, t: TrickTable, moment: str) -> None:
    first_round = 0 if moment == DRAFT else 1
    t.round = position.number("round", first_round, first_round, t.rules.rounds)
    t.points = position.numbers("points", t.points, 0, MOST_POINTS)
    t.crowns = position.numbers("crowns", t.crowns, 0, 3)
    t.black_crowns = position.numbers("black_crowns", t.black_crowns, 0, 6)
    t.wins = position.numbers("wins", t.wins, 0, TRICKS)
    most = t.forging_crowns
    t.forging_crowns = position.number("forging_crowns", most, 0, most)
    most = t.forging_black_crowns
    t.forging_black_crowns = position.number("forging_black_crowns", most, 0, most)
    if moment in BEFORE_TRICKS:
        t.trick_number = position.number("trick_number", 0, 0, 0)
    else:
        t.trick_number = position.number("trick_number", 1, 1, TRICKS)


def read_cast(position: Position, t: TrickTable, moment: str) -> None:
    """Who is which character, who may still be which, and who leads."""
    seats = t.seat_count
    t.characters = read_characters(position, "characters", seats)
    t.previous = read_characters(position, "previous", seats)
    unused = position.texts("unused_characters", seats)
    if position.has("unused_characters"):
        t.drafted = [read_numbers("unused_characters", words) for words in unused]
    row = position.text("row", "")
    gone = [number for numbers in t.drafted for number in numbers] if moment == DRAFT else []
    t.row = [number for number in t.rules.characters if number not in gone]
    if position.has("row"):
        t.row = read_numbers("row", row)
    last_row = position.text("last_row", "")
    is_laid_out = moment not in (DRAFT, DEAL)  # from then on it is what was laid out
    t.last_row = read_numbers("last_row", last_row) if position.has("last_row") or not is_laid_out else t.row
    for key, numbers in [
        ("characters", t.characters),
        ("previous", t.previous),
        ("row", t.row),
        ("unused_characters", [number for drafted in t.drafted for number in drafted]),
    ]:
        for number in numbers:
            if number != NO_CHARACTER:
                check_is_here(t, key, number)
    t.first_player = position.number("first_player", 0, 0, seats - 1)
    leader = position.number("leader", 0, 0, seats - 1)
    if moment not in (DRAFT, DEAL, CHOOSE):
        if NO_CHARACTER in t.characters:
            raise PositionError("characters", f"{seats} characters are needed, one for each seat.")
        t.cast([CHARACTERS[number] for number in t.characters])
    is_known = position.has("leader") or moment not in BEFORE_TRICKS
    t.leader = leader if is_known else usual_leader(t)


def check_is_here(t: TrickTable, key: str, number: int) -> None:
    """A character whose cards were left in the box cannot play."""
    character = CHARACTERS[number]
    homes = t.homes().place_of
    is_here = character.place < len(t.cards.piles)
    for card in character.exclusive_cards():
        is_here = is_here and card < len(homes) and homes[card] >= 0
    if not is_here:
        raise PositionError(key, f"{key_of(character.name)} is not in this game; its options say who is.")


def read_characters(position: Position, key: str, seats: int) -> list[int]:
    """A character for every seat, by name; none where nothing is given."""
    words = position.texts(key, seats)
    numbers: list[int] = []
    for seat in range(seats):
        number = number_of(words[seat]) if words[seat] else NO_CHARACTER
        if words[seat] and number < 0:
            raise PositionError(key, f"there is no character {words[seat]!r}.", seat)
        if number >= 0 and number in numbers:
            raise PositionError(key, f"two seats have the character {words[seat]}.", seat)
        numbers.append(number)
    return numbers


def read_numbers(key: str, text: str) -> list[int]:
    numbers: list[int] = []
    for word in text.replace(",", " ").split():
        number = number_of(word)
        if number < 0:
            raise PositionError(key, f"there is no character {word!r}.")
        numbers.append(number)
    return sorted(numbers)


def read_carried(game: Game, position: Position, t: TrickTable) -> None:
    """The cards that are carried into this round; until they are taken they lie at home."""
    words = position.texts("carried", t.seat_count)
    for seat in range(t.seat_count):
        if words[seat]:
            card = read_card(game, "carried", words[seat], seat)
            if not OWNER[card]:
                raise PositionError("carried", f"{words[seat]} is no card that can be carried over.", seat)
            if card >= len(t.homes().place_of) or t.homes().place_of[card] < 0:
                raise PositionError("carried", f"{words[seat]} is not in this game.", seat)
            t.carry(seat, card)


# Writing.


def write_position(game: Game, t: TrickTable) -> dict[str, object]:
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
        "crowns": t.crowns[:],
        "black_crowns": t.black_crowns[:],
        "wins": t.wins[:],
        "forging_crowns": t.forging_crowns,
        "forging_black_crowns": t.forging_black_crowns,
        "carried": [game.write_card(card) if card != NO_CARD else "" for card in t.carried],
        "leader": t.leader,
        "first_player": t.first_player,
        "characters": ["" if is_deal else name_of(number) for number in t.characters],
        "previous": [name_of(number) for number in (t.characters if is_deal else t.previous)],
        "row": write_names(t.row),
        "last_row": write_names(t.last_row),
        "unused_characters": [write_names(numbers) for numbers in t.drafted],
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
        "used": " ".join([str(role.seat) for role in t.roles if t.has_used(role)]),
        "kakumei": int(t.order is KAKUMEI),
        "reserved": game.write_cards(t.reserved[:1]),
        "last_trick": game.write_cards([play.card for play in t.last_trick]),
        "shown": [write_pile(game, shown_cards(t, seat)) for seat in seats],
        "open": [game.write_cards([c for c in t.open_cards if c in t.hand(seat)]) for seat in seats],
        "voids": [" ".join(void_colours(t, seat)) for seat in seats],
        "seen": [write_pile(game, seen_cards(t, seat)) for seat in seats],
        "sealed": [write_sealed(game, t.sealed[seat]) for seat in seats],
    }
    written.update(counted(t))
    for role in t.roles:
        role.character.write_position(t, role, written, game)
    return written


def write_names(numbers: list[int]) -> str:
    return " ".join([name_of(number) for number in numbers])


def name_of(number: int) -> str:
    return key_of(CHARACTERS[number].name) if number >= 0 else ""
