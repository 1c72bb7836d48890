"""The five games of Kings TrickTakers as numbers."""

from typing import Final

from followsuit.core.table import Table
from followsuit.encoding.features import Features
from followsuit.games.kings.character import KingsCharacter
from followsuit.games.kings.numbers import AUCTION_CARDS, BIDS
from followsuit.games.kings.pieces import CHARACTER_CARDS, CHARACTER_OF, FIRST_KING_PIECE
from followsuit.games.kings.places import AUCTION, FRONT, PLACE_COUNT
from followsuit.games.kings.roster import CHARACTERS
from followsuit.games.kings.table import LAID_AGAIN, SLOTS, KingsTable
from followsuit.games.takers.cards import NO_COLOUR
from followsuit.games.takers.character import Character
from followsuit.games.takers.encoding import COLOURS, DESCRIPTION, TABLE_ROOM, TakersEncoding, told_points
from followsuit.games.takers.table import FACE_DOWN, TAKEN

SETS: Final = 5
PIECES: Final[int] = FIRST_KING_PIECE + SETS
MOST_TEAMS: Final = 3
QUESTIONS: Final[list[str]] = [
    "Appoint",
    "Bid",
    "ChooseNumbers",
    "ChooseTrump",
    "Declare",
    "Discard",
    "DiscardFour",
    "DiscardOne",
    "DiscardSome",
    "DiscardToNine",
    "ExchangeCards",
    "KingsTurn",
    "MayLook",
    "MayPlaySecond",
    "MayReveal",
    "NameCopied",
    "NamePartner",
    "PassCard",
    "SpendJacks",
    "TakeCharacter",
    "TakeKing",
    "TakeParty",
    "TakeSet",
    "TakeSetLeft",
    "TakeSetOrCharacter",
    "TakeSetOrSpecial",
    "TakeSpecial",
    "TurnUpQueen",
]


class KingsEncoding(TakersEncoding):
    def slots(self) -> int:
        return SLOTS

    def characters(self) -> list[Character]:
        return [*CHARACTERS]

    def orders(self) -> list[str]:
        return ["KingsOrder"]

    def seat_piles(self) -> list[int]:
        return [0, TAKEN, FACE_DOWN, AUCTION, FRONT]

    def most_piles(self, sample: Table) -> int:
        return PLACE_COUNT

    def question_names(self) -> list[str]:
        return QUESTIONS

    def numbers(self) -> list[int]:
        return list(range(AUCTION_CARDS + 1))

    def colours(self) -> list[int]:
        return list(range(NO_COLOUR + 1))

    def describe(self, character: Character) -> list[int]:
        """Its points by wins are those it pays as a bid card."""
        assert isinstance(character, KingsCharacter)
        bids = BIDS.get(character.key, {})
        table = [bids.get(wins, 0) for wins in range(TABLE_ROOM)] if bids else []
        said = super().describe(character)
        return said[: DESCRIPTION - TABLE_ROOM] + told_points(table)

    def character_of(self, piece: int) -> int:
        return CHARACTER_OF[piece]

    def own(self, o: Features, t: Table, is_all: bool) -> None:
        assert isinstance(t, KingsTable)
        self.write_trick(o, t, is_all)
        o.one_of_by_seat("sets", t.sets, SETS)
        start = o.rows("kings", o.seats, SETS, 1, "for each seat: 1 for the colours of its Kings")
        for seat in range(len(t.kings)):
            for colour in range(SETS):
                if t.kings[seat] >> colour & 1:
                    o.put(start + o.seen_from(seat) * SETS + colour, 1)
        o.bits("kings played", t.played, SETS)
        o.one_of_by_seat("queens", t.queens, LAID_AGAIN + 1)
        o.seat("late turn", t.late)
        o.by_seat("jacks spent", t.spent, 1)
        o.order("sets to take", t.set_row, SETS)
        o.order("row", t.row, CHARACTER_CARDS)
        o.sets_by_seat("party", t.party, PIECES)
        o.sets_by_seat("barred", t.barred, PIECES)
        o.sets_by_seat("bids", t.bids, PIECES)
        o.seat("partner", t.partner)
        o.one_of("copied bid", t.copied, PIECES)
        o.seat("copied from", t.copied_from)
        o.seat_bits("appointed", t.appointed)
        o.seat_order("choosers", t.choosers)
        o.seat("drafter", t.drafter)
        o.words("contracts", t.contracts, len(t.contracts))
        o.one_of("trump", t.trump, COLOURS)
        o.seat("king player", t.king_player)
        o.by_seat("declared", t.declared, AUCTION_CARDS)
        o.seat_bits("passed", t.passed)
        o.seat("declarer", t.declarer)
        o.by_seat("teams", [team + 1 for team in t.teams], MOST_TEAMS)
        o.seat_order("seating", t.seating)
        o.by_seat("places", t.places, o.seats)
