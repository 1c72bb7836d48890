"""Trick Raiders as numbers."""

from typing import Final

from followsuit.core.table import Table
from followsuit.encoding.encoding import Encoding
from followsuit.encoding.features import Features
from followsuit.games.raiders.cards import SUIT_COUNT
from followsuit.games.raiders.table import LEADS, MOST_SEATS, RaidersTable

MOST_LIVES: Final = 20
MOST_ROUNDS: Final = 20
MOST_TRICKS: Final = 13


class RaidersEncoding(Encoding):
    def seat_piles(self) -> list[int]:
        return [0, LEADS]

    def most_seats(self) -> int:
        return MOST_SEATS

    def question_names(self) -> list[str]:
        return ["Declare", "Follow", "Lead", "LeadFromHand", "PullBack", "StealLife"]

    def numbers(self) -> list[int]:
        return []

    def powers(self) -> list[int]:
        return []

    def places(self) -> list[int]:
        return []

    def colours(self) -> list[int]:
        return []

    def own(self, o: Features, t: Table, is_all: bool) -> None:
        assert isinstance(t, RaidersTable)
        o.by_seat("lives", t.lives, MOST_LIVES)
        o.number("round", t.round, MOST_ROUNDS)
        o.number("trick number", t.trick_number, MOST_TRICKS)
        o.one_of("trump", t.trump, SUIT_COUNT)
        o.seat_bits("out of the round", t.out)
        o.seat("aggressive token", t.aggressive)
        o.seat("passive token", t.passive)
        o.seat("leads next", t.due)
        o.seat("leader", t.leader)
        o.flag("last trick of the round", t.is_last_trick)
        o.order("last trick", t.last_trick, self.card_count)
        o.flag("played cards are listed", t.lists_played_cards)
