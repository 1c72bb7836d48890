"""What a table of TrickTakers consists of, and what a position of it has to agree with.

Hands need not be of equal size, so that a scenario can do with the few cards it is about.
"""

from typing import Any, Final

from followsuit.core.bits import BIT
from followsuit.core.fields import Field, Number, Numbers, Round, Seat, Text, TrickNumber, Words, WordsOfSeats
from followsuit.core.position import PositionError
from followsuit.core.setting import Setting
from followsuit.games.takers.state import CharactersState, family_fields
from followsuit.games.takers.state_trick import read_card, write_reserved
from followsuit.games.takers.table import NO_CARD
from followsuit.games.tricktakers.cards import OWNER
from followsuit.games.tricktakers.moments import BEFORE_TRICKS, CHOOSE, DEAL, DRAFT, MOMENTS, usual_leader
from followsuit.games.tricktakers.order import KAKUMEI
from followsuit.games.tricktakers.roster import CHARACTERS, key_of, number_of
from followsuit.games.tricktakers.rules import TRICKS
from followsuit.games.tricktakers.table import NO_CHARACTER, TrickTakersTable

MOST_POINTS: Final = 2000
CHARACTER: Final = "character"
# The roster may be added to, so that names are asked for when they are needed.


class Characters(Words):
    """Characters by their names."""

    def __init__(self, name: str, **more: object) -> None:
        super().__init__(name, (), CHARACTER, is_sorted=True, **more)

    def number(self, word: str, index: int) -> int:
        number = number_of(word)
        if number < 0:
            raise PositionError(self.key, f"there is no character {word!r}.", index)
        return number

    def as_written(self, value: Any) -> object:
        return " ".join([name_of(number) for number in value])


class CharactersOfSeats(Characters, WordsOfSeats):
    def as_written(self, value: Any) -> object:
        return [" ".join([name_of(number) for number in numbers]) for numbers in value]


class CharacterOfSeats(Characters):
    """For every seat one of them; none where nothing is given."""

    def value(self, s: Setting) -> list[int]:
        numbers: list[int] = []
        for seat, word in enumerate(s.position.texts(self.key, s.t.seat_count)):
            number = self.number(word, seat) if word else NO_CHARACTER
            if word and number in numbers:
                raise PositionError(self.key, f"two seats have the character {word}.", seat)
            numbers.append(number)
        return numbers

    def as_written(self, value: Any) -> object:
        return [name_of(number) for number in value]


def name_of(number: int) -> str:
    return key_of(CHARACTERS[number].name) if number >= 0 else ""


def leader_of(s: Setting) -> int:
    if s.moment not in BEFORE_TRICKS:
        return 0
    s.get_others()
    return usual_leader(s.t)


def usual_row(s: Setting) -> list[int]:
    gone = [number for numbers in s.get("drafted") for number in numbers] if s.moment == DRAFT else []
    return [number for number in s.t.rules.characters if number not in gone]


def usual_last_row(s: Setting) -> list[int]:
    """From when characters are laid out on, it is what was laid out."""
    row: list[int] = s.get("row")
    return [] if s.moment in (DRAFT, DEAL) else row


def read_carried(s: Setting) -> None:
    """The cards that are carried into this round; until they are taken they lie at home."""
    homes = s.t.homes().place_of
    for seat, word in enumerate(s.position.texts("carried", s.t.seat_count)):
        if word:
            card = read_card(s, "carried", word, seat)
            if not OWNER[card]:
                raise PositionError("carried", f"{word} is no card that can be carried over.", seat)
            if card >= len(homes) or homes[card] < 0:
                raise PositionError("carried", f"{word} is not in this game.", seat)
            s.t.carry(seat, card)


def write_carried(s: Setting) -> list[str]:
    return [s.game.write_card(card) if card != NO_CARD else "" for card in s.t.carried]


class TrickTakersState(CharactersState):
    def cast(self, s: Setting) -> None:
        t: TrickTakersTable = s.t
        unused = [number for drafted in t.drafted for number in drafted]
        for key, numbers in [
            ("characters", t.characters),
            ("previous", t.previous),
            ("row", t.row),
            ("unused_characters", unused),
        ]:
            for number in numbers:
                if number != NO_CHARACTER:
                    check_is_here(t, key, number)
        if s.moment not in (DRAFT, DEAL, CHOOSE):
            if NO_CHARACTER in t.characters:
                text = f"{t.seat_count} characters are needed, one for each seat."
                raise PositionError("characters", text)
            t.cast([CHARACTERS[number] for number in t.characters])

    def read_used(self, s: Setting) -> int:
        """Seats, each with a single character."""
        used = 0
        for word in s.position.text("used", "").split():
            if word not in [str(seat) for seat in range(s.t.seat_count)]:
                raise PositionError("used", f"used lists seats, and {word} is none.")
            used |= BIT[s.t.roles_of(int(word))[0].index]
        return used

    def check(self, s: Setting) -> None:
        """The deal begins the round, and asks who was what in the one before."""
        if s.moment == DEAL:
            s.t.characters = s.t.previous[:]


def check_is_here(t: TrickTakersTable, key: str, number: int) -> None:
    """A character whose cards were left in the box cannot play."""
    character = CHARACTERS[number]
    homes = t.homes().place_of
    is_here = character.place < len(t.cards.piles)
    for card in character.exclusive_cards():
        is_here = is_here and card < len(homes) and homes[card] >= 0
    if not is_here:
        raise PositionError(key, f"{key_of(character.name)} is not in this game; its options say who is.")


STATE: Final = TrickTakersState(
    KAKUMEI,
    places=[],
    fields=family_fields(
        Numbers("points", 0, MOST_POINTS),
        Numbers("wins", 0, TRICKS),
        Text("reserved", written=write_reserved),
        Text(
            "used",
            written=lambda s: " ".join([str(role.seat) for role in s.t.roles if s.t.has_used(role)]),
        ),
        Round(lambda s: s.t.rules.rounds, before=[DEAL], none=[DRAFT]),
        TrickNumber(TRICKS, BEFORE_TRICKS),
        Seat("leader", leader_of, least=0),
        Numbers("crowns", 0, 3),
        Numbers("black_crowns", 0, 6),
        CharacterOfSeats(
            "characters",
            written=lambda s: [NO_CHARACTER] * s.t.seat_count if s.moment == DEAL else s.t.characters,
        ),
        CharacterOfSeats("previous", written=lambda s: s.t.characters if s.moment == DEAL else s.t.previous),
        Characters("row", usual=usual_row),
        Characters("last_row", usual=usual_last_row),
        Field("black_crowns_of_round"),
        Text("carried", read_carried, write_carried),
        CharactersOfSeats("drafted", key="unused_characters"),
        Seat("first_player", 0, least=0),
        Field("crown_of_round"),
        Number("forging_crowns", 0, lambda s: s.t.forging_crowns),
        Number("forging_black_crowns", 0, lambda s: s.t.forging_black_crowns),
        Field("claims"),
    ),
    moments=MOMENTS,
)
