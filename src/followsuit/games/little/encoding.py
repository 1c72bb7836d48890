"""Little TrickTakers as numbers."""

from typing import Final

from followsuit.core.table import Table
from followsuit.encoding.features import Features
from followsuit.games.little.beasts import BEASTS
from followsuit.games.little.items import ITEMS
from followsuit.games.little.numbers import MOST_BET
from followsuit.games.little.places import PLACE_COUNT, WAITING
from followsuit.games.little.roster import CHARACTERS
from followsuit.games.little.table import SLOTS, LittleTable
from followsuit.games.takers.character import Character
from followsuit.games.takers.encoding import TakersEncoding
from followsuit.games.takers.table import FACE_DOWN, MOST_SEATS, TAKEN

MOST_BID: Final = 9
MOST_STEPS: Final = 4
QUESTIONS: Final[list[str]] = [
    "BidWins",
    "BuildHand",
    "ChooseBeast",
    "ChooseOfTwo",
    "ChooseOwn",
    "ChooseSide",
    "ChooseTask",
    "ChooseVictim",
    "Discard",
    "DiscardForIt",
    "DiscardOne",
    "DiscardSome",
    "Exchange",
    "ExchangeCards",
    "GiveAnother",
    "GiveBackCharacters",
    "GiveDevilCards",
    "GiveInTurn",
    "HandOverCharacters",
    "LittleTurn",
    "MayAdd",
    "MayDeclare",
    "MayLook",
    "MayPlaySecond",
    "MayPlayTop",
    "MayPrepare",
    "MayReserve",
    "MayReveal",
    "NameLeader",
    "NameLeaderAnew",
    "NameRunLeader",
    "PlayTwo",
    "Select",
    "SelectCharacter",
    "SelectRest",
    "StakePoints",
    "TakeOne",
    "TakeTurn",
]


class LittleEncoding(TakersEncoding):
    def slots(self) -> int:
        return SLOTS

    def characters(self) -> list[Character]:
        return CHARACTERS

    def orders(self) -> list[str]:
        return ["LittleOrder", "LittleKakumei"]

    def seat_piles(self) -> list[int]:
        return [0, TAKEN, FACE_DOWN, WAITING]

    def most_piles(self, sample: Table) -> int:
        return PLACE_COUNT

    def question_names(self) -> list[str]:
        return QUESTIONS

    def numbers(self) -> list[int]:
        """Wins, and stakes by tens."""
        return [*range(MOST_BID + 1), *range(MOST_BID + 1, MOST_BET + 1, 10)]

    def places(self) -> list[int]:
        """An unseen card of a seat's hand."""
        return list(range(MOST_SEATS))

    def own(self, o: Features, t: Table, is_all: bool) -> None:
        assert isinstance(t, LittleTable)
        self.write_trick(o, t, is_all)
        count = len(CHARACTERS)
        o.order("row", t.row, count)
        o.order("row before", t.last_row, count)
        o.order("aside", t.aside, count)
        o.seat_order("choosers", t.choosers)
        o.by_seat("option taken", t.has_option, 1)
        o.order("items for sale", t.display, len(ITEMS))
        o.order("items left", t.item_deck, len(ITEMS))
        o.order("beasts on display", t.beast_display, len(BEASTS))
        o.order("beasts asleep", t.asleep, len(BEASTS))
        start = o.rows(
            "setup", o.seats * SLOTS, 1, MOST_STEPS, "for each seat and role: steps of its setup done"
        )
        for i in range(len(t.set_up_done)):
            o.put(start + o.seen_from(i // SLOTS) * SLOTS + i % SLOTS, t.set_up_done[i])
        o.sets_by_seat("active characters", t.characters, count)
        o.sets_by_seat("characters not active", t.kept, count)
        o.sets_by_seat("items", t.items, len(ITEMS))
        o.sets_by_seat("beasts", t.beasts, len(BEASTS))
        o.seat("first player", t.first_player)
        o.seat("winner", t.winner)
