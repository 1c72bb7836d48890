"""TrickTakers as numbers."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.table import Table
from followsuit.encoding.features import Features, first_of, untyped
from followsuit.games.takers.character import Character
from followsuit.games.takers.encoding import TakersEncoding
from followsuit.games.takers.table import EMPTY
from followsuit.games.tricktakers.roster import CHARACTERS, PLACE_COUNT
from followsuit.games.tricktakers.rules import FORGING_BLACK_CROWNS, FORGING_CROWNS
from followsuit.games.tricktakers.table import TrickTakersTable

MOST_CROWNS: Final = 5
MOST_BLACK_CROWNS: Final = 10
MOST_BID: Final = 9
MOST_STAKE: Final = 100
QUESTIONS: Final[list[str]] = [
    "AnswerOffer",
    "BidWins",
    "ChangeChip",
    "ChooseCharacter",
    "ChooseItem",
    "ChooseLoot",
    "ChooseReward",
    "ChooseUnused",
    "DeclareColour",
    "Discard",
    "DiscardCards",
    "DiscardOne",
    "DiscardSome",
    "DraftCharacter",
    "ExchangeCards",
    "Forge",
    "GiveCards",
    "GiveLetters",
    "GiveTasks",
    "LayFaceDown",
    "MakeSet",
    "MayChangePast",
    "MayLook",
    "MayPlaySecond",
    "MayPlayTop",
    "MayReserve",
    "MayReveal",
    "MayTakeRed",
    "MoveToFront",
    "NameLeader",
    "NameLeaderOfDraft",
    "NameLeaderOfTwo",
    "NameRunLeader",
    "OfferCard",
    "OrderCards",
    "OrderTraps",
    "PlaceChip",
    "PlaceElement",
    "PlayThree",
    "PokerExchange",
    "PredictCrowns",
    "PredictWins",
    "RenewFromAlchemistDeck",
    "RenewFromOwnDeck",
    "ShowPredictions",
    "ShowWins",
    "SpendBlackCrown",
    "StakePoints",
    "TakeTurn",
]


class TrickTakersEncoding(TakersEncoding):
    def characters(self) -> list[Character]:
        return CHARACTERS

    def orders(self) -> list[str]:
        return ["TrickOrder", "TrickKakumei"]

    def most_piles(self, sample: Table) -> int:
        return PLACE_COUNT

    def question_names(self) -> list[str]:
        return QUESTIONS

    def numbers(self) -> list[int]:
        """Wins, and stakes by tens."""
        return [*range(MOST_BID + 1), *range(MOST_BID + 1, MOST_STAKE + 1, 10)]

    def touch(self, t: Table) -> i64:
        assert isinstance(t, TrickTakersTable)
        seen: i64 = t.seat_count + t.horizon + t.used + t.trick_number + t.reserver
        return seen + t.first_player + t.crown_of_round

    def touch_lists(self, t: Table) -> i64:
        assert isinstance(t, TrickTakersTable)
        seen: i64 = len(t.crowns) + len(t.black_crowns) + len(t.characters) + len(t.previous)
        seen += len(t.row) + len(t.last_row) + len(t.carried) + len(t.black_crowns_of_round)
        return seen + self.touch_table(t) + self.touch_trick(t)

    def touch_items(self, t: Table) -> i64:
        assert isinstance(t, TrickTakersTable)
        seen = first_of(t.crowns) + first_of(t.black_crowns) + first_of(t.characters) + first_of(t.previous)
        seen += first_of(t.row) + first_of(t.last_row) + first_of(t.black_crowns_of_round)
        return seen + super().touch_items(t)

    def own(self, o: Features, t: Table, is_all: bool) -> None:
        assert isinstance(t, TrickTakersTable)
        self.write_trick(o, t, is_all)
        self.write_round(o, t)

    def write_round(self, o: Features, t: TrickTakersTable) -> None:
        """The fields that only tables of this game have."""
        count = len(CHARACTERS)
        o.by_seat("crowns", t.crowns, MOST_CROWNS)
        o.by_seat("black crowns", t.black_crowns, MOST_BLACK_CROWNS)
        o.one_of_by_seat("characters", t.characters, count)
        o.one_of_by_seat("characters before", t.previous, count)
        o.order("row", t.row, count)
        o.order("row before", t.last_row, count)
        o.sets_by_seat("drafted", t.drafted, count)
        carried = o.rows(
            "carried", self.card_count, 1, o.seats, "for each card: the seat that carries it over, from 1"
        )
        seat: i64 = 0
        cards: list[i64] = untyped(t.carried)
        for card in cards:
            if card >= 0:
                o.put(carried + card, o.seen_from(seat) + 1)
            seat += 1  # noqa: SIM113 - a native int
        o.seat("first player", t.first_player)
        o.seat("crown of the round", t.crown_of_round)
        o.seat_order("black crowns of the round", t.black_crowns_of_round)
        o.number("crowns to forge", t.forging_crowns, FORGING_CROWNS)
        o.number("black crowns to forge", t.forging_black_crowns, FORGING_BLACK_CROWNS)
        o.seat_order("claims", [claim.seat for claim in t.claims] if t.claims else EMPTY)
