"""TrickTakers as numbers."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.table import Table
from followsuit.encoding.features import Features, any_of, untyped
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
        return self.touch_round(t) + self.touch_trick(t)

    def touch_round(self, t: TrickTakersTable) -> i64:
        seen = any_of(t.crowns) + any_of(t.black_crowns) + any_of(t.characters) + any_of(t.previous)
        seen += any_of(t.row) + any_of(t.last_row) + any_of(t.carried) + any_of(t.black_crowns_of_round)
        for drafted in t.drafted:
            seen += len(drafted)
        return seen

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
