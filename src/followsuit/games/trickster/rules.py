"""What changes with the number of players, and what the host chose."""

from typing import Final

from followsuit.games.trickster.cards import Heroes

ROUNDS: Final = 3
TRASH_AT_START: Final = 6
HEROES_OF_A_GAME: Final = 7  # TS-DECK-01
MOST_TRICKS: Final = 60  # a technical limit for 4 to 7 players (TS-GAP-19)

RANDOM_SEAT: Final = -1


class Row:
    """One row of numbers, for one number of players. Never changed."""

    def __init__(self, hand: int, turns: int, timeline: int) -> None:
        self.hand = hand  # dealt; one of them goes to the tableau before the first trick
        self.turns = turns  # of a trick, all seats together
        self.timeline = timeline  # cards that lead the tricks; without them a seat leads


BY_PLAYERS: Final[dict[int, Row]] = {
    2: Row(hand=11, turns=4, timeline=12),
    3: Row(hand=11, turns=3, timeline=12),
    4: Row(hand=10, turns=4, timeline=0),
    5: Row(hand=9, turns=5, timeline=0),
    6: Row(hand=8, turns=6, timeline=0),
    7: Row(hand=7, turns=7, timeline=0),
}


class Rules:
    """A row, and what the host chose. Never changed once made."""

    def __init__(self, players: int, available: list[int], heroes: Heroes | None, is_draft: bool) -> None:
        row = BY_PLAYERS[players]
        self.players = players
        self.hand = row.hand
        self.turns = row.turns
        self.timeline = row.timeline
        self.has_timeline = row.timeline > 0
        self.available = available  # the heroes of the sets on the table
        self.heroes = heroes  # None where they are drawn or drafted
        self.is_draft = is_draft
        self.first_seat = RANDOM_SEAT
